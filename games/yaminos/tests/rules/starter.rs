//! The five starter games.

use ludo::proves;

use crate::desk::{ALL_DOUBLETS, Desk, NO_DOUBLET, Throws};

/// 69 dots, the most there can be.
const HIGH: &str = "3/6 4/6 4/5 5/6 3/5 5/5 6/6";
/// 26 dots.
const LOW: &str = NO_DOUBLET;
/// All seven can lie in one line; 41 dots.
const LINE_OF_SEVEN: &str = "2/5 0/5 0/3 3/3 3/5 5/5 0/2";

#[test]
fn s1_1_all_throw_in_turn() {
    let desk = Desk::opening("game=highest", 2);
    desk.refuses("stop", "YAM-G9", "other-game");
    desk.refuses("throw Y1 Y2", "YAM-S1-1", "throw-all");
    let desk = desk.throws(LOW);
    assert_eq!(desk.turn(), 2);
}

#[test]
fn s1_2_the_highest_throw_wins() {
    let _proof = proves!["YAM-S1-2"];
    let desk = Desk::opening("game=highest", 3)
        .throws(LOW)
        .throws(HIGH)
        .throws(ALL_DOUBLETS);
    assert_eq!(desk.scores(), [26, 69, 42]);
    assert_eq!(desk.ranks(), [3, 1, 2]);
}

#[test]
fn s2_1_the_first_player_says_how_many_throws() {
    let desk = Desk::opening("game=throws", 2);
    desk.refuses("throw", "YAM-S2-1", "agree-first");
    desk.refuses("throws 0", "YAM-S2-1", "how-many-throws");
    desk.refuses("throws 13", "YAM-S2-1", "how-many-throws");
    let desk = desk.play("throws 2");
    desk.refuses("throws 3", "YAM-S2-1", "agreed");
    let desk = desk.throws(LOW).throws(LOW).throws(LOW);
    assert!(!desk.is_over());
    let desk = desk.throws(LOW);
    assert!(desk.is_over());
    assert_eq!(Desk::opening("game=throws throws=3", 2).turn(), 1);
    Desk::opening("game=throws throws=3", 2).allows("throw");
}

#[test]
fn s2_2_the_highest_score_wins() {
    let _proof = proves!["YAM-S2-2"];
    let desk = Desk::opening("game=throws throws=2", 2)
        .throws(HIGH)
        .throws(ALL_DOUBLETS)
        .throws(LOW)
        .throws(HIGH);
    assert_eq!(desk.scores(), [95, 111]);
    assert_eq!(desk.ranks(), [2, 1]);
}

#[test]
fn s3_1_a_target_and_a_number_of_throws_are_agreed() {
    let _proof = proves!["YAM-S3-1"];
    let agreed = |options: &str| {
        let view = Desk::opening(&format!("game=target {options}"), 2).view();
        (view.goal, view.agreed)
    };
    assert_eq!(agreed(""), (Some(120), 3));
    assert_eq!(agreed("target=77 throws=2"), (Some(77), 2));
}

#[test]
fn s3_2_the_nearest_wins() {
    let _proof = proves!["YAM-S3-2"];
    let desk = Desk::opening("game=target target=45 throws=1", 3)
        .throws(LOW)
        .throws(HIGH)
        .throws(ALL_DOUBLETS);
    assert_eq!(desk.ranks(), [2, 3, 1]);
}

#[test]
fn s4_1_yaminos_are_lined_up_with_equal_halves_touching() {
    let desk = Desk::opening("game=longest", 2);
    desk.refuses("lay Y1", "YAM-S4-1", "throw-first");
    let desk = desk.throws(LINE_OF_SEVEN).play("lay Y0; lay Y1 at Y0");
    desk.refuses("lay Y4 at Y0", "YAM-S4-1", "does-not-fit");
    desk.refuses("lay Y1 at Y0", "YAM-S4-1", "not-free");
    desk.refuses("lay Y3 at Y4", "YAM-S4-1", "not-laid");
    desk.refuses("throw", "YAM-S4-1", "one-throw");
    let desk = desk.play("lay Y2 at Y1; lay Y3 at Y2; lay Y4 at Y3; lay Y5 at Y4; lay Y6 at Y0; stop");
    assert_eq!(desk.scores(), [7, 0]);
}

#[test]
fn s4_2_most_placed_wins() {
    let _proof = proves!["YAM-S4-2"];
    let desk = Desk::opening("game=longest", 2)
        .throws(LINE_OF_SEVEN)
        .play("lay Y0; lay Y1 at Y0; stop")
        .throws(LINE_OF_SEVEN)
        .play("lay Y0; lay Y1 at Y0; lay Y2 at Y1; stop");
    assert_eq!((desk.scores(), desk.ranks()), (vec![2, 3], vec![2, 1]));
}

#[test]
fn s4_3_or_the_fewest_points_left() {
    let _proof = proves!["YAM-S4-3"];
    let desk = Desk::opening("game=longest fewestLeft=on", 2)
        .throws(LINE_OF_SEVEN)
        .play("lay Y4; lay Y5 at Y4; stop");
    assert_eq!(desk.scores()[0], 41 - 8 - 10);
    // Nothing that she has won, so it is not told as such.
    assert!(desk.heard(r#"{"type":"left","seat":1,"points":23,"total":23}"#));
    assert!(!desk.told().iter().any(|event| event.contains("scored")));
    let desk = desk
        .throws(LINE_OF_SEVEN)
        .play("lay Y6; lay Y2 at Y6; lay Y3 at Y2; stop");
    assert_eq!(desk.scores()[1], 41 - 2 - 3 - 6);
    assert_eq!(desk.ranks(), [1, 2]);
}

#[test]
fn s5_1_an_agreed_minimum_must_be_placed() {
    let _proof = proves!["YAM-S5-1"];
    let desk = Desk::opening("game=minimum minimum=3", 2)
        .throws(LINE_OF_SEVEN)
        .play("lay Y4; lay Y5 at Y4; stop")
        .throws(LINE_OF_SEVEN)
        .play("lay Y4; lay Y5 at Y4; lay Y0 at Y5; stop");
    let desk = desk.throws(ALL_DOUBLETS).play("stop").throws(ALL_DOUBLETS).play("stop");
    assert_eq!(desk.scores(), [0, 833]);
}

#[test]
fn s5_2_two_throws_unless_agreed_otherwise() {
    let _proof = proves!["YAM-S5-2"];
    let lay = "lay Y4; lay Y5 at Y4; lay Y0 at Y5; lay Y6 at Y0; stop";
    let desk = Desk::opening("game=minimum", 2)
        .throws(LINE_OF_SEVEN)
        .play(lay)
        .throws(LINE_OF_SEVEN)
        .play(lay)
        .throws(LINE_OF_SEVEN)
        .play(lay);
    assert!(!desk.is_over());
    let desk = desk.throws(LINE_OF_SEVEN).play(lay);
    assert!(desk.is_over());
}

#[test]
fn s5_3_points_are_divided_by_yaminos_placed() {
    let _proof = proves!["YAM-S5-3"];
    let desk = Desk::opening("game=minimum throws=1", 2);
    // 3/5 5/5 5/2 2/0: 8 + 10 + 7 + 2 = 27 on four.
    let desk = desk
        .throws(LINE_OF_SEVEN)
        .play("lay Y4; lay Y5 at Y4; lay Y0 at Y5; lay Y6 at Y0; stop");
    assert_eq!(desk.scores()[0], 675);
    assert_eq!(desk.view().players[0].average, Some(675));
    // And 0/5: 32 on five, more points but a lower average.
    let desk = desk
        .throws(LINE_OF_SEVEN)
        .play("lay Y4; lay Y5 at Y4; lay Y0 at Y5; lay Y6 at Y0; lay Y1 at Y6; stop");
    assert_eq!(desk.scores()[1], 640);
    assert_eq!(desk.ranks(), [1, 2]);
}

#[test]
fn s5_4_or_by_throws() {
    let _proof = proves!["YAM-S5-4"];
    let desk = Desk::opening("game=minimum throws=1 divideByThrows=on", 2)
        .throws(LINE_OF_SEVEN)
        .play("lay Y4; lay Y5 at Y4; lay Y0 at Y5; lay Y6 at Y0; stop");
    let desk = desk
        .throws(LINE_OF_SEVEN)
        .play("lay Y4; lay Y5 at Y4; lay Y0 at Y5; lay Y6 at Y0; lay Y1 at Y6; stop");
    assert_eq!(desk.scores(), [2700, 3200]);
    assert_eq!(desk.ranks(), [2, 1]);
}

/// Also while the game goes on, and for those who do not come to an extra turn.
#[test]
fn s5_4_divided_by_the_throws_she_has_had() {
    let four = "lay Y4; lay Y5 at Y4; lay Y0 at Y5; lay Y6 at Y0; stop";
    let desk = Desk::opening("game=minimum throws=2 divideByThrows=on tieBreak=on", 3)
        .throws(LINE_OF_SEVEN)
        .play(four);
    assert_eq!(desk.scores(), [2700, 0, 0]);
    let desk = desk.throws(LINE_OF_SEVEN).play(four).throws(LINE_OF_SEVEN).play("stop");
    assert_eq!(desk.scores(), [2700, 2700, 0]);
    let desk = desk.throws(LINE_OF_SEVEN).play("stop");
    assert_eq!(desk.scores(), [1350, 2700, 0]);
    let desk = desk
        .throws(LINE_OF_SEVEN)
        .play("stop")
        .throws(LINE_OF_SEVEN)
        .play("stop");
    // The first two are level and throw once more.
    assert_eq!(desk.scores(), [1350, 1350, 0]);
    let desk = desk.throws(LINE_OF_SEVEN).play(four);
    assert_eq!(desk.scores(), [1800, 1350, 0]);
    let desk = desk.throws(LINE_OF_SEVEN).play("stop");
    assert_eq!(desk.scores(), [1800, 900, 0]);
    assert_eq!(desk.ranks(), [1, 2, 3]);
}

#[test]
fn yam_amb_5_a_throw_scores_all_its_dots() {
    let _proof = proves!["YAM-AMB-5"];
    assert_eq!(Desk::opening("game=highest", 2).throws(HIGH).scores(), [69, 0]);
}

#[test]
fn yam_amb_6_the_total_of_all_throws_counts() {
    let _proof = proves!["YAM-AMB-6"];
    let desk = Desk::opening("game=throws throws=2", 2)
        .throws(HIGH)
        .throws(ALL_DOUBLETS)
        .throws(LOW)
        .throws(HIGH);
    assert_eq!(desk.scores(), [69 + 26, 42 + 69]);
}

#[test]
fn yam_amb_7_above_the_target_is_no_fault() {
    let _proof = proves!["YAM-AMB-7"];
    let desk = Desk::opening("game=target target=60 throws=1", 2)
        .throws(HIGH)
        .throws(ALL_DOUBLETS);
    assert_eq!(desk.ranks(), [1, 2]);
}

/// Who is level throws once more, for a target that is higher by the share of one throw.
#[test]
fn yam_amb_4_an_extra_throw_raises_the_target() {
    let _proof = proves!["YAM-AMB-4"];
    let desk = Desk::opening("game=target target=60 throws=1 tieBreak=on", 2)
        .throws(ALL_DOUBLETS)
        .throws(ALL_DOUBLETS);
    assert_eq!(desk.view().goal, Some(120));
    // 111 is nearer to 120 than 68, which is nearer to 60.
    let desk = desk.throws(HIGH).throws(LOW);
    assert_eq!((desk.scores(), desk.ranks()), (vec![111, 68], vec![1, 2]));

    let mut desk = Desk::opening("game=target target=100 throws=3 tieBreak=on", 2);
    for goal in [100, 100, 100, 100, 100, 133, 133, 167, 167, 200] {
        desk = desk.throws(LOW);
        assert_eq!(desk.view().goal, Some(goal));
    }
}

#[test]
fn yam_amb_8_one_line_without_a_doublet() {
    let desk = Desk::opening("game=longest", 2).throws(LINE_OF_SEVEN).play("lay Y0");
    desk.refuses("lay Y1", "YAM-AMB-8", "one-chain");
    // A doublet in a line has two connections.
    let desk = desk.play("lay Y5 at Y0; lay Y4 at Y5");
    desk.refuses("lay Y1 at Y5", "YAM-S4-1", "does-not-fit");
}

#[test]
fn yam_amb_9_each_throw_is_of_all_seven_and_counts_only_with_the_minimum() {
    let desk = Desk::opening("game=minimum", 2)
        .throws(LINE_OF_SEVEN)
        .play("lay Y4; lay Y5 at Y4; lay Y0 at Y5; lay Y6 at Y0");
    desk.refuses("throw Y1 Y2 Y3", "YAM-AMB-9", "one-throw");
    let desk = desk.play("stop").throws(NO_DOUBLET).play("stop");
    desk.refuses("throw Y1", "YAM-AMB-9", "throw-all");
    let desk = desk
        .throws(LINE_OF_SEVEN)
        .play("lay Y0; lay Y1 at Y0; lay Y2 at Y1; stop");
    // Three are too few: neither points nor yaminos of that throw count.
    assert_eq!(desk.scores(), [675, 0]);
}
