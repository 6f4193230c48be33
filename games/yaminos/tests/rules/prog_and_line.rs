//! Progression and Tous en ligne.

use ludo::proves;

use crate::desk::{ALL_DOUBLETS, Desk, NO_DOUBLET, Throws};

/// 0/5 0/3 3/6 0/6 make the chain of the example.
const EXAMPLE: &str = "3/6 0/5 0/3 3/3 0/6 5/5 3/4";
const CHAIN: &str = "lay Y1; lay Y2 at Y1; lay Y0 at Y2; lay Y4 at Y0";

fn prog() -> Desk {
    Desk::opening("game=prog", 2)
}

/// In the phase of this digit.
fn phase(digit: u8) -> Desk {
    Desk::at(
        "game=prog",
        2,
        &format!("turn 1 ready / round {digit} / 1 0 / 2 0").replace("round 0 / ", ""),
    )
}

#[test]
fn yam_prog_1_seven_rounds() {
    let _proof = proves!["YAM-PROG-1"];
    let mut desk = prog();
    for _ in 0..7 {
        assert!(!desk.is_over());
        desk = desk.throws(EXAMPLE).play("stop").throws(EXAMPLE).play("stop");
    }
    assert!(desk.is_over());
}

#[test]
fn yam_prog_2_all_seven_are_thrown() {
    prog().refuses("throw Y1", "YAM-PROG-2", "throw-all");
    prog().refuses("stop", "YAM-PROG-2", "throw-first");
}

#[test]
fn yam_prog_3_blanks_first() {
    let _proof = proves!["YAM-PROG-3"];
    assert_eq!(prog().view().digit, Some(0));
}

#[test]
fn yam_prog_4_yaminos_with_a_blank_are_connected() {
    let _proof = proves!["YAM-PROG-4"];
    let desk = prog()
        .throws("0/0 0/5 0/3 0/1 0/6 0/4 0/2")
        .play("lay Y0; lay Y1 at Y0; lay Y4 at Y0; stop");
    assert_eq!(desk.scores()[0], 11);
}

#[test]
fn yam_prog_5_no_doublet_is_needed() {
    let _proof = proves!["YAM-PROG-5"];
    let desk = prog().throws(EXAMPLE).play("lay Y1; lay Y4 at Y1; stop");
    assert_eq!(desk.scores()[0], 11);
}

#[test]
fn yam_prog_6_others_may_be_in_the_chain() {
    let _proof = proves!["YAM-PROG-6"];
    let desk = prog().throws(EXAMPLE).play("lay Y2; lay Y0 at Y2; lay Y4 at Y0; stop");
    assert_eq!(desk.scores()[0], 3 + 6);
}

#[test]
fn yam_prog_7_two_at_least() {
    let _proof = proves!["YAM-PROG-7"];
    let desk = prog().throws(EXAMPLE).play("lay Y4; stop");
    assert_eq!(desk.scores()[0], 0);
}

#[test]
fn yam_prog_8_those_with_a_blank_count_their_dots() {
    let _proof = proves!["YAM-PROG-8"];
    let desk = prog().throws(EXAMPLE).play("lay Y1; lay Y5 at Y1; stop");
    assert_eq!(desk.scores()[0], 5);
}

#[test]
fn yam_prog_9_the_blank_counts_nothing() {
    let _proof = proves!["YAM-PROG-9"];
    let desk = prog()
        .throws("0/0 0/5 0/3 3/3 0/6 5/5 3/4")
        .play("lay Y0; lay Y2 at Y0; stop");
    assert_eq!(desk.scores()[0], 3);
}

#[test]
fn yam_prog_10_she_scores_and_her_turn_is_over() {
    let _proof = proves!["YAM-PROG-10"];
    let desk = prog().throws(EXAMPLE).play(CHAIN).play("stop");
    assert_eq!((desk.turn(), desk.scores()), (2, vec![14, 0]));
}

#[test]
fn yam_prog_11_the_example_scores_fourteen() {
    let _proof = proves!["YAM-PROG-11"];
    let desk = prog().throws(EXAMPLE).play(CHAIN);
    assert_eq!(desk.view().worth, 5 + 3 + 6);
    assert_eq!(desk.play("stop").scores()[0], 14);
}

#[test]
fn yam_prog_12_fewer_than_two_score_nothing() {
    let _proof = proves!["YAM-PROG-12"];
    let desk = prog().throws(ALL_DOUBLETS).play("lay Y6");
    desk.refuses("lay Y5 at Y6", "YAM-BASE-1", "does-not-fit");
    assert_eq!(desk.play("stop").scores()[0], 0);
}

#[test]
fn yam_prog_13_then_the_ones() {
    let _proof = proves!["YAM-PROG-13"];
    let desk = prog().throws(EXAMPLE).play("stop");
    assert_eq!(desk.view().digit, Some(0));
    let desk = desk.throws(EXAMPLE).play("stop");
    assert_eq!(desk.view().digit, Some(1));
    let desk = desk
        .throws("1/4 1/1 0/3 3/3 0/6 5/5 3/4")
        .play("lay Y0; lay Y1 at Y0; lay Y6 at Y0; stop");
    assert_eq!(desk.scores()[0], 5 + 2);
}

#[test]
fn yam_prog_14_and_so_on_to_the_sixes() {
    let _proof = proves!["YAM-PROG-14"];
    for digit in 0..7 {
        assert_eq!(phase(digit).view().digit, Some(digit));
    }
    let desk = phase(6).throws(EXAMPLE).play(CHAIN).play("stop");
    assert_eq!(desk.scores()[0], 9 + 6);
}

#[test]
fn yam_prog_15_the_highest_total_wins() {
    let _proof = proves!["YAM-PROG-15"];
    let desk = Desk::at("game=prog", 2, "turn 1 ready / round 6 / 1 60 / 2 70")
        .throws(EXAMPLE)
        .play(CHAIN)
        .play("stop")
        .throws(EXAMPLE)
        .play("stop");
    assert_eq!((desk.scores(), desk.ranks()), (vec![75, 70], vec![1, 2]));
}

#[test]
fn yam_amb_32_one_throw_only() {
    let desk = prog().throws(EXAMPLE);
    desk.refuses("throw", "YAM-AMB-32", "one-throw");
    desk.refuses("throw Y3", "YAM-AMB-32", "one-throw");
}

#[test]
fn yam_amb_33_all_dots_count_and_a_doublet_twice() {
    let _proof = proves!["YAM-AMB-33"];
    let desk = phase(3)
        .throws(EXAMPLE)
        .play("lay Y3; lay Y0 at Y3; lay Y2 at Y3; stop");
    assert_eq!(desk.scores()[0], 6 + 9 + 3);
}

#[test]
fn yam_amb_34_a_line_unless_the_table_lets_it_branch() {
    let _proof = proves!["YAM-AMB-34"];
    let blanks = "0/0 0/5 0/3 0/1 0/6 0/4 0/2";
    let three = "lay Y0; lay Y1 at Y0; lay Y4 at Y0";
    let desk = prog().throws(blanks).play(three);
    desk.refuses("lay Y2 at Y0", "YAM-BASE-1", "does-not-fit");
    let desk = Desk::opening("game=prog branchingProgression=on", 2)
        .throws(blanks)
        .play(three)
        .play("lay Y2 at Y0; stop");
    assert_eq!(desk.scores()[0], 5 + 6 + 3);
}

#[test]
fn yam_amb_35_one_blank_in_a_chain_of_two_counts() {
    let _proof = proves!["YAM-AMB-35"];
    let desk = prog().throws(EXAMPLE).play("lay Y4; lay Y0 at Y4; stop");
    assert_eq!(desk.scores()[0], 6);
}

#[test]
fn yam_amb_36_one_chain() {
    let desk = prog().throws(EXAMPLE).play("lay Y1");
    desk.refuses("lay Y2", "YAM-AMB-36", "one-chain");
}

#[test]
fn yam_amb_37_the_chain_is_her_choice() {
    let _proof = proves!["YAM-AMB-37"];
    let desk = prog()
        .throws(EXAMPLE)
        .play("lay Y1; take Y1; lay Y4; lay Y0 at Y4; stop");
    assert_eq!(desk.scores()[0], 6);
}

fn line() -> Desk {
    Desk::opening("game=line", 2)
}

/// 5/5 in the middle of four, and two others.
const STAR: &str = "2/5 0/5 4/5 5/6 4/4 5/5 3/4";
const STAR_OF_FIVE: &str = "lay Y5; lay Y0 at Y5; lay Y1 at Y5; lay Y2 at Y5; lay Y3 at Y5";

#[test]
fn yam_line_1_the_aim_is_two_hundred() {
    let _proof = proves!["YAM-LINE-1"];
    assert_eq!(line().view().goal, Some(200));
}

#[test]
fn yam_line_2_one_chain_or_several() {
    let desk = line();
    desk.refuses("throw Y0", "YAM-LINE-2", "throw-all");
    let desk = desk
        .throws(STAR)
        .play("lay Y0; lay Y1 at Y0; lay Y4; lay Y6 at Y4; stop");
    assert_eq!(desk.scores()[0], 4 + 4 - 3);
}

#[test]
fn yam_line_3_few_long_chains_are_best() {
    let _proof = proves!["YAM-LINE-3"];
    let one = line()
        .throws(STAR)
        .play("lay Y0; lay Y5 at Y0; lay Y2 at Y5; lay Y6 at Y2; stop");
    let two = line()
        .throws(STAR)
        .play("lay Y0; lay Y5 at Y0; lay Y2; lay Y6 at Y2; stop");
    assert_eq!((one.scores()[0], two.scores()[0]), (16 - 3, 4 + 4 - 3));
}

#[test]
fn yam_line_4_no_doublet_is_needed() {
    let _proof = proves!["YAM-LINE-4"];
    let desk = line().throws(STAR).play("lay Y0; lay Y1 at Y0; stop");
    assert_eq!(desk.scores()[0], 4 - 5);
}

#[test]
fn yam_line_5_doublets_have_four_sides() {
    let _proof = proves!["YAM-LINE-5"];
    let desk = line()
        .throws(STAR)
        .play(STAR_OF_FIVE)
        .play("lay Y4 at Y2; lay Y6 at Y4; stop");
    assert_eq!(desk.scores()[0], 49);
}

#[test]
fn yam_line_6_the_square_of_the_length() {
    let _proof = proves!["YAM-LINE-6"];
    for (count, worth) in [(2, 4 - 5), (3, 9 - 4), (4, 16 - 3), (5, 25 - 2)] {
        let some = STAR_OF_FIVE.split("; ").take(count).collect::<Vec<_>>().join("; ");
        let desk = line().throws(STAR).play(some).play("stop");
        assert_eq!(desk.scores()[0], worth);
    }
}

#[test]
fn yam_line_7_five_are_twenty_five() {
    let _proof = proves!["YAM-LINE-7"];
    let desk = line().throws(STAR).play(STAR_OF_FIVE).play("stop");
    assert_eq!(desk.scores()[0], 25 - 2);
}

#[test]
fn yam_line_8_chains_are_added() {
    let _proof = proves!["YAM-LINE-8"];
    let desk = line()
        .throws(STAR)
        .play(STAR_OF_FIVE)
        .play("lay Y4; lay Y6 at Y4; stop");
    assert_eq!(desk.scores()[0], 25 + 4);
}

#[test]
fn yam_line_9_one_less_for_each_left_over() {
    let _proof = proves!["YAM-LINE-9"];
    let desk = line().throws(STAR).play(STAR_OF_FIVE).play("lay Y6 at Y2; stop");
    assert_eq!(desk.scores()[0], 36 - 1);
}

#[test]
fn yam_line_10_all_have_the_same_number_of_turns() {
    let _proof = proves!["YAM-LINE-10"];
    let desk = Desk::at("game=line", 2, "turn 1 ready / round 6 / 1 180 / 2 150")
        .throws(STAR)
        .play(STAR_OF_FIVE)
        .play("stop");
    assert!(!desk.is_over());
    let desk = desk.throws(STAR).play("stop");
    assert!(desk.is_over());
}

#[test]
fn yam_line_11_the_highest_wins() {
    let _proof = proves!["YAM-LINE-11"];
    let desk = Desk::at("game=line", 2, "turn 1 ready / round 6 / 1 180 / 2 190")
        .throws(STAR)
        .play(STAR_OF_FIVE)
        .play("stop")
        .throws(STAR)
        .play(STAR_OF_FIVE)
        .play("stop");
    assert_eq!((desk.scores(), desk.ranks()), (vec![203, 213], vec![2, 1]));
}

#[test]
fn yam_amb_38_a_lone_yamino_is_no_chain() {
    let _proof = proves!["YAM-AMB-38"];
    let desk = line().throws(STAR).play("lay Y0; lay Y1 at Y0; lay Y4; stop");
    assert_eq!(desk.scores()[0], 4 - 5);
}

#[test]
fn yam_amb_39_branching_unless_the_table_wants_lines() {
    let _proof = proves!["YAM-AMB-39"];
    let desk = Desk::opening("game=line linearOnly=on", 2)
        .throws(STAR)
        .play("lay Y5; lay Y0 at Y5; lay Y1 at Y5");
    desk.refuses("lay Y2 at Y5", "YAM-BASE-1", "does-not-fit");
}

#[test]
fn yam_amb_40_down_to_minus_seven() {
    let _proof = proves!["YAM-AMB-40"];
    let desk = line()
        .throws(ALL_DOUBLETS)
        .play("stop")
        .throws(NO_DOUBLET)
        .play("lay Y0; lay Y1; stop");
    assert_eq!(desk.scores(), [-7, -7]);
}

#[test]
fn yam_amb_41_two_hundred_is_enough() {
    let _proof = proves!["YAM-AMB-41"];
    let desk = Desk::at("game=line", 2, "turn 2 ready / round 6 / 1 150 / 2 177")
        .throws(STAR)
        .play(STAR_OF_FIVE)
        .play("stop");
    assert_eq!((desk.scores(), desk.is_over()), (vec![150, 200], true));
}

#[test]
fn yam_amb_42_no_second_throw() {
    let desk = line().throws(STAR).play(STAR_OF_FIVE);
    desk.refuses("throw Y4 Y6", "YAM-AMB-42", "one-throw");
}

#[test]
fn alone_the_goal_is_to_be_reached_in_time() {
    let last = 5;
    for (score, how, winners) in [(180, "par", "[1]"), (170, "short", "[]")] {
        let desk = Desk::at("game=line", 1, &format!("turn 1 ready / round {last} / 1 {score}"))
            .throws(STAR)
            .play(STAR_OF_FIVE)
            .play("stop");
        assert_eq!(desk.outcome().unwrap().how, how);
        assert_eq!(desk.last_told(), format!(r#"{{"type":"won","seats":{winners}}}"#));
    }
}

/// A lower goal is to be reached sooner, and lines without branches have more time.
#[test]
fn alone_the_time_follows_the_goal() {
    let turns = |options: &str, seats| Desk::opening(&format!("game=line {options}"), seats).view().turns;
    assert_eq!(
        [turns("", 1), turns("linearOnly=on", 1), turns("goal=10", 1)],
        [Some(6), Some(7), Some(1)]
    );
    assert_eq!([turns("goal=999", 1), turns("", 2)], [Some(31), None]);
}

/// She is told from the beginning what is to be reached, as the table counts; with others there is nothing to be told.
#[test]
fn alone_the_score_to_reach_is_seen() {
    let goal = |options: &str, seats| Desk::opening(options, seats).view().goal;
    for (options, par) in [
        ("game=prog", 61),
        ("game=prog branchingProgression=on", 63),
        ("game=yam", 594),
        ("game=yam rounds=1", 297),
        ("game=line", 200),
        ("game=line goal=300", 300),
    ] {
        assert_eq!(goal(options, 1), Some(par), "{options}");
        assert_eq!(
            goal(options, 2),
            options.starts_with("game=line").then_some(par),
            "{options}"
        );
    }
    let yam = |options: &str| goal(&format!("game=yam rounds=1 {options}"), 1).unwrap();
    assert_eq!(yam("plusMoins=together"), 283);
    assert!(yam("separateSuites=on") > 300);
    assert!(yam("soloPairOnce=on") < 285);
    assert!(yam("suiteReading=pick") > 295);
    assert!(yam("unusedCount=on") > yam("suiteReading=pick"));
}
