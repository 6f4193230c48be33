//! The basic game.

use ludo::{Awaits, Game, Seat, proves};

use crate::desk::{ALL_DOUBLETS, Desk, NO_DOUBLET, Throws};

/// Six of these lie in one line with a 4 at both ends: 4/0 0/0 0/5 5/3 3/3 3/4; 1/6 is left.
const FOURS: &str = "0/0 0/5 1/6 3/3 3/5 0/4 3/4";
const FIVE: &str = "lay Y0; lay Y5 at Y0; lay Y1 at Y0; lay Y4 at Y1; lay Y3 at Y4";
/// All seven lie in one line: 0/4 0/0 0/5 3/5 3/3 3/1… with two doublets, 9 points.
const SEVEN: &str = "0/0 0/5 1/6 3/3 3/5 1/3 0/2";
const ALL_SEVEN: &str = "lay Y0; lay Y6 at Y0; lay Y1 at Y0; lay Y4 at Y1; lay Y3 at Y4; lay Y5 at Y3; lay Y2 at Y5";

fn base() -> Desk {
    Desk::opening("game=base", 3)
}

/// Seat 1 has this score and begins.
fn base_with(scores: [i32; 3]) -> Desk {
    let [a, b, c] = scores;
    Desk::at("game=base", 3, &format!("turn 1 ready / 1 {a} / 2 {b} / 3 {c}"))
}

/// Seat 1 leads with 45, the others have their last chance.
fn last_chance(second: i32, third: i32) -> Desk {
    Desk::at(
        "game=base",
        3,
        &format!("turn 2 ready / 1 45 / 2 {second} / 3 {third} / leader 1 2 3"),
    )
}

#[test]
fn yam_base_1_equal_halves_touch() {
    let desk = base().throws(FOURS).play("lay Y0");
    desk.refuses("lay Y4 at Y0", "YAM-BASE-1", "does-not-fit");
    desk.allows("lay Y1 at Y0");
}

#[test]
fn yam_base_2_a_doublet_lies_across_and_has_a_neighbour_on_either_side() {
    let _proof = proves!["YAM-BASE-2"];
    let desk = base().throws(FOURS).play("lay Y0; lay Y5 at Y0; lay Y1 at Y0");
    let view = desk.view();
    let doublet = view.table.iter().find(|lying| lying.yamino == 0).unwrap();
    assert_eq!((doublet.face, doublet.at), ([0, 0], None));
    assert!(view.ends.iter().all(|end| end.yamino != 0));
}

#[test]
fn yam_base_3_the_aim_is_forty() {
    let _proof = proves!["YAM-BASE-3"];
    let desk = base_with([31, 0, 0]).throws(SEVEN).play(ALL_SEVEN).play("stop");
    assert!(desk.heard(r#"{"type":"leads","seat":1,"score":40}"#));
    let desk = base_with([30, 0, 0]).throws(SEVEN).play(ALL_SEVEN).play("stop");
    assert_eq!((desk.scores(), desk.told().len()), (vec![39, 0, 0], 2));
}

#[test]
fn yam_base_4_the_youngest_begins() {
    let _proof = proves!["YAM-BASE-4"];
    assert_eq!(base().turn(), 1);
}

#[test]
fn yam_base_5_clockwise() {
    let mut desk = base();
    desk.refuses("2 throw", "YAM-BASE-5", "not-your-turn");
    for turn in [1, 2, 3, 1] {
        assert_eq!(desk.turn(), turn);
        desk = desk.throws(NO_DOUBLET);
    }
}

#[test]
fn yam_base_6_all_seven_are_thrown() {
    let desk = base();
    desk.refuses("throw Y0 Y1", "YAM-BASE-6", "throw-all");
    desk.refuses("stop", "YAM-BASE-6", "throw-first");
}

#[test]
fn yam_base_7_no_doublet_next_player() {
    let _proof = proves!["YAM-BASE-7"];
    let desk = base().throws(NO_DOUBLET);
    assert_eq!((desk.turn(), desk.scores()), (2, vec![0, 0, 0]));
}

#[test]
fn yam_base_8_a_chain_begins_with_a_doublet() {
    let desk = base().throws(FOURS);
    desk.refuses("lay Y1", "YAM-BASE-8", "begin-with-doublet");
    let desk = desk.play("lay Y0");
    desk.refuses("lay Y3", "YAM-BASE-8", "one-chain");
}

#[test]
fn yam_base_9_as_many_as_she_wishes() {
    let _proof = proves!["YAM-BASE-9"];
    for count in 1..=5 {
        let some = FIVE.split("; ").take(count).collect::<Vec<_>>().join("; ");
        let desk = base().throws(FOURS).play(some).play("stop");
        assert_eq!(desk.scores()[0], count as i32 + if count == 5 { 2 } else { 1 });
    }
}

#[test]
fn yam_base_10_she_may_stop_and_score() {
    let _proof = proves!["YAM-BASE-10"];
    let desk = base().throws(FOURS).play(FIVE).play("stop");
    assert_eq!((desk.scores()[0], desk.turn()), (7, 2));
}

#[test]
fn yam_base_11_or_throw_as_many_as_she_wishes() {
    let _proof = proves!["YAM-BASE-11"];
    let desk = base().throws(FOURS).play("lay Y0; lay Y5 at Y0");
    desk.allows("throw Y1");
    desk.allows("throw Y2 Y6");
    desk.allows("throw Y1 Y2 Y3 Y4 Y6");
    desk.refuses("throw Y0 Y1", "YAM-BASE-23", "laid-stays");
    let desk = desk.play("throw Y2 Y6; Y2 4/5 Y6 3/4; lay Y2 at Y5; stop");
    assert_eq!(desk.scores()[0], 4);
}

#[test]
fn yam_base_12_each_throw_must_let_her_lay_one() {
    let _proof = proves!["YAM-BASE-12"];
    let desk = base()
        .throws(FOURS)
        .play("lay Y0; lay Y5 at Y0; throw Y1 Y2 Y3 Y4 Y6; Y1 1/1 Y2 2/2 Y3 3/3 Y4 4/4 Y6 6/6");
    desk.refuses("stop", "YAM-AMB-16", "must-lay");
    desk.refuses("throw Y1", "YAM-AMB-16", "must-lay");
    let desk = desk.play("lay Y4 at Y5; throw Y1 Y2; Y1 0/5 Y2 4/5; lay Y1 at Y0; stop");
    assert_eq!(desk.scores()[0], 6);
}

#[test]
fn yam_base_13_otherwise_the_turn_is_lost() {
    let _proof = proves!["YAM-BASE-13"];
    let desk = base_with([10, 0, 0])
        .throws(FOURS)
        .play("lay Y0; lay Y5 at Y0; throw Y1 Y2 Y3 Y4 Y6; Y1 2/3 Y2 1/6 Y3 5/6 Y4 1/2 Y6 1/5");
    assert_eq!((desk.turn(), desk.scores()), (2, vec![10, 0, 0]));
    assert!(desk.heard(r#"{"type":"lost","seat":1,"points":3}"#));
}

#[test]
fn yam_base_14_she_may_stop_after_laying_one() {
    let _proof = proves!["YAM-BASE-14"];
    let desk = base().throws(FOURS);
    desk.refuses("stop", "YAM-AMB-16", "must-lay");
    let desk = desk.play("lay Y3; stop");
    assert_eq!(desk.scores()[0], 2);
}

#[test]
fn yam_base_15_with_all_seven_she_may_stop() {
    let _proof = proves!["YAM-BASE-15"];
    let desk = base().throws(SEVEN).play(ALL_SEVEN).play("stop");
    assert_eq!(desk.scores()[0], 9);
}

#[test]
fn yam_base_16_or_throw_all_seven_and_add() {
    let _proof = proves!["YAM-BASE-16"];
    let desk = base().throws(SEVEN).play(ALL_SEVEN);
    desk.refuses("throw Y1", "YAM-BASE-6", "throw-all");
    let desk = desk.throws(FOURS).play("lay Y3; stop");
    assert_eq!(desk.scores()[0], 9 + 2);
}

#[test]
fn yam_base_17_and_lose_it_without_a_doublet() {
    let _proof = proves!["YAM-BASE-17"];
    let desk = base_with([5, 0, 0]).throws(SEVEN).play(ALL_SEVEN).throws(NO_DOUBLET);
    assert_eq!((desk.scores()[0], desk.turn()), (5, 2));
    assert!(desk.heard(r#"{"type":"lost","seat":1,"points":9}"#));
}

#[test]
fn yam_base_18_a_doublet_is_worth_two() {
    let _proof = proves!["YAM-BASE-18"];
    assert_eq!(base().throws(FOURS).play("lay Y0; stop").scores()[0], 2);
}

#[test]
fn yam_base_19_any_other_one() {
    let _proof = proves!["YAM-BASE-19"];
    assert_eq!(base().throws(FOURS).play("lay Y0; lay Y1 at Y0; stop").scores()[0], 3);
}

#[test]
fn yam_base_20_not_everything_must_be_laid() {
    let _proof = proves!["YAM-BASE-20"];
    let desk = base().throws(FOURS).play(FIVE);
    desk.allows("lay Y6 at Y3");
    desk.allows("throw Y2 Y6");
}

#[test]
fn yam_base_21_five_and_two_thrown_for_a_four() {
    let _proof = proves!["YAM-BASE-21"];
    let desk = base().throws(FOURS).play(FIVE).play("lay Y6 at Y3");
    let ends: Vec<u8> = desk.view().ends.iter().map(|end| end.digit).collect();
    assert_eq!(ends, [4, 4]);
    desk.allows("throw Y2");
    let desk = desk.play("take Y6; throw Y2 Y6; Y2 4/5 Y6 0/2; lay Y2 at Y5; stop");
    assert_eq!(desk.scores()[0], 8);
}

#[test]
fn yam_base_22_or_six_and_stop() {
    let _proof = proves!["YAM-BASE-22"];
    let desk = base().throws(FOURS).play(FIVE).play("lay Y6 at Y3; stop");
    assert_eq!(desk.scores()[0], 8);
}

#[test]
fn yam_base_23_what_was_laid_before_stays() {
    let desk = base()
        .throws(FOURS)
        .play("lay Y0; lay Y5 at Y0; throw Y1 Y2; Y1 0/5 Y2 4/5");
    desk.refuses("take Y5", "YAM-BASE-23", "laid-before");
    let desk = desk.play("lay Y1 at Y0");
    desk.refuses("throw Y2 Y5", "YAM-BASE-23", "laid-stays");
}

#[test]
fn yam_base_24_what_was_laid_now_may_be_moved() {
    let desk = base().throws(FOURS).play("lay Y0; lay Y5 at Y0; lay Y6 at Y5");
    desk.refuses("take Y5", "YAM-BASE-24", "others-hang-on-it");
    desk.refuses("take Y1", "YAM-BASE-1", "not-laid");
    let desk = desk.play("take Y6; take Y5; take Y0");
    desk.refuses("stop", "YAM-AMB-16", "must-lay");
    let desk = desk.play("lay Y3; lay Y6 at Y3; lay Y5 at Y6; stop");
    assert_eq!(desk.scores()[0], 4);
}

#[test]
fn yam_base_25_what_does_not_lie_flat_is_thrown_again() {
    let _proof = proves!["YAM-BASE-25"];
    let desk = base().play("throw; Y0 0/0 Y1 0/5 Y2 1/6 Y3 up Y4 3/5 Y5 0/4 Y6 up");
    assert_eq!(desk.state().awaits(), Awaits::Chance);
    assert_eq!(desk.play("Y3 3/3 Y6 3/4").play(FIVE).play("stop").scores()[0], 7);
}

#[test]
fn yam_base_26_forty_at_the_end_of_a_turn_make_a_leader() {
    let _proof = proves!["YAM-BASE-26"];
    let desk = base_with([38, 0, 0]).throws(FOURS).play("lay Y0");
    assert_eq!(desk.view().leader, None);
    let desk = desk.play("stop");
    assert_eq!(desk.view().leader, Some(Seat::from_index(0)));
}

#[test]
fn yam_base_27_the_others_have_one_last_chance() {
    let _proof = proves!["YAM-BASE-27"];
    let desk = base_with([38, 39, 0]).throws(FOURS).play("lay Y0; stop");
    assert_eq!(desk.turn(), 2);
    let desk = desk.throws(NO_DOUBLET);
    assert_eq!(desk.turn(), 3);
    let desk = desk.throws(NO_DOUBLET);
    assert_eq!(desk.ranks(), [1, 2, 3]);
}

#[test]
fn yam_base_28_until_she_has_one_more_than_the_leader() {
    let desk = last_chance(39, 0).throws(FOURS).play(FIVE);
    // 39 + 7 = 46 beats 45: her turn is over.
    assert_eq!((desk.turn(), desk.scores()), (3, vec![45, 46, 0]));
    let desk = last_chance(30, 0).throws(FOURS).play(FIVE);
    desk.refuses("stop", "YAM-BASE-28", "must-beat");
    assert_eq!(desk.turn(), 2);
}

#[test]
fn yam_base_29_or_cannot_go_on() {
    let _proof = proves!["YAM-BASE-29"];
    let desk = last_chance(30, 0)
        .throws(FOURS)
        .play(FIVE)
        .play("throw Y2 Y6; Y2 1/6 Y6 0/2");
    assert_eq!((desk.turn(), desk.scores()), (3, vec![45, 30, 0]));
    let desk = desk.throws(SEVEN).play(ALL_SEVEN).throws(NO_DOUBLET);
    assert_eq!(desk.ranks(), [1, 2, 3]);
}

#[test]
fn yam_base_30_the_highest_score_wins() {
    let _proof = proves!["YAM-BASE-30"];
    let desk = last_chance(39, 40 - 1)
        .throws(FOURS)
        .play(FIVE)
        .throws(FOURS)
        .play(FIVE)
        .play("lay Y6 at Y3");
    assert_eq!((desk.scores(), desk.ranks()), (vec![45, 46, 47], vec![3, 2, 1]));
}

#[test]
fn yam_amb_10_a_single_one_may_be_thrown_unless_the_table_forbids_it() {
    let desk = base().throws(FOURS).play(FIVE);
    desk.allows("throw Y6");
    let desk = Desk::opening("game=base noSingleRethrow=on", 3)
        .throws(FOURS)
        .play(FIVE);
    desk.refuses("throw Y6", "YAM-AMB-10", "no-single-rethrow");
    desk.allows("throw Y2 Y6");
    desk.allows("stop");
}

/// Who must beat the leader cannot stop: with one left she takes one back and throws two.
#[test]
fn yam_amb_10_never_a_single_one_not_even_in_the_last_chance() {
    let position = "turn 2 ready / 1 45 / 2 0 / 3 0 / leader 1 2 3";
    let desk = Desk::at("game=base noSingleRethrow=on", 3, position)
        .throws(FOURS)
        .play(FIVE)
        .play("lay Y6 at Y3");
    desk.refuses("throw Y2", "YAM-AMB-10", "no-single-rethrow");
    desk.refuses("stop", "YAM-BASE-28", "must-beat");
    let desk = desk.play("take Y6");
    desk.allows("throw Y2 Y6");
}

/// If none can be taken back she has nothing to throw, and may stop: the leader stays, and she keeps
/// what she had.
#[test]
fn yam_amb_10_who_may_throw_no_more_may_stop() {
    let position = "turn 2 ready / 1 45 / 2 0 / 3 0 / leader 1 2 3";
    let desk = Desk::at("game=base noSingleRethrow=on", 3, position)
        .throws(FOURS)
        .play(FIVE)
        .play("throw Y2 Y6; Y2 1/6 Y6 3/4; lay Y6 at Y3");
    desk.refuses("throw Y2", "YAM-AMB-10", "no-single-rethrow");
    let desk = desk.play("stop");
    assert_eq!((desk.scores(), desk.turn()), (vec![45, 0, 0], 3));
}

#[test]
fn yam_amb_11_points_of_all_turns_add_up() {
    let _proof = proves!["YAM-AMB-11"];
    let turn = |desk: Desk| desk.throws(FOURS).play(FIVE).play("stop");
    let desk = turn(base()).throws(NO_DOUBLET).throws(NO_DOUBLET);
    assert_eq!(turn(desk).scores()[0], 14);
}

#[test]
fn yam_amb_12_two_ends_and_any_doublet_to_begin() {
    let _proof = proves!["YAM-AMB-12"];
    let desk = base().throws(FOURS);
    desk.allows("lay Y0");
    desk.allows("lay Y3");
    let desk = desk.play("lay Y0; lay Y5 at Y0; lay Y1 at Y0");
    assert_eq!(desk.view().ends.len(), 2);
    desk.allows("lay Y6 at Y5");
    desk.allows("lay Y4 at Y1");
}

#[test]
fn yam_amb_13_a_bust_loses_whole_chains_of_the_turn_but_not_the_bank() {
    let _proof = proves!["YAM-AMB-13"];
    let desk = base_with([20, 0, 0])
        .throws(SEVEN)
        .play(ALL_SEVEN)
        .throws(FOURS)
        .play("lay Y0; throw Y1 Y2; Y1 1/1 Y2 2/2");
    assert!(desk.heard(r#"{"type":"lost","seat":1,"points":11}"#));
    assert_eq!(desk.scores(), [20, 0, 0]);
}

#[test]
fn yam_amb_14_whole_chains_can_be_repeated() {
    let _proof = proves!["YAM-AMB-14"];
    let desk = base()
        .throws(SEVEN)
        .play(ALL_SEVEN)
        .throws(SEVEN)
        .play(ALL_SEVEN)
        .throws(SEVEN)
        .play(ALL_SEVEN)
        .play("stop");
    assert_eq!(desk.scores()[0], 27);
}

#[test]
fn yam_amb_15_later_throws_need_no_doublet() {
    let _proof = proves!["YAM-AMB-15"];
    let desk = base()
        .throws(FOURS)
        .play("lay Y0; throw Y1 Y2 Y3 Y4 Y5 Y6; Y1 0/5 Y2 1/6 Y3 5/6 Y4 3/5 Y5 2/6 Y6 3/4; lay Y1 at Y0; stop");
    assert_eq!(desk.scores()[0], 3);
}

#[test]
fn yam_amb_16_something_that_fits_must_be_laid() {
    let desk = base().throws(ALL_DOUBLETS);
    desk.refuses("stop", "YAM-AMB-16", "must-lay");
    desk.refuses("throw Y0", "YAM-AMB-16", "must-lay");
}

/// A yamino that was left lying does not count for this throw, but may lead to one that does.
#[test]
fn yam_amb_16_what_was_left_lying_may_be_a_bridge() {
    let desk = base().throws(FOURS).play("lay Y0; throw Y2; Y2 4/5; lay Y5 at Y0");
    desk.refuses("stop", "YAM-AMB-16", "must-lay");
    let desk = desk.play("lay Y2 at Y5; stop");
    assert_eq!(desk.scores()[0], 4);
    let desk = base().throws(FOURS).play("lay Y0; throw Y2; Y2 1/6");
    assert_eq!(desk.turn(), 2);
}

#[test]
fn yam_amb_17_who_beats_the_leader_leads() {
    let _proof = proves!["YAM-AMB-17"];
    let desk = last_chance(39, 39).throws(FOURS).play(FIVE);
    assert_eq!(desk.view().leader, Some(Seat::from_index(1)));
    let desk = desk.throws(FOURS).play(FIVE);
    // 46 is level with the new leader, and not enough.
    assert_eq!(desk.turn(), 3);
    desk.refuses("stop", "YAM-BASE-28", "must-beat");
    let desk = desk.play("lay Y6 at Y3");
    // The first leader has no reply.
    assert_eq!(desk.ranks(), [3, 2, 1]);
}

#[test]
fn yam_amb_18_forty_in_the_middle_of_a_turn_is_nothing_yet() {
    let _proof = proves!["YAM-AMB-18"];
    let desk = base_with([39, 0, 0]).throws(FOURS).play("lay Y0");
    assert_eq!(desk.view().leader, None);
    assert_eq!(desk.clone().play("stop").view().leader, Some(Seat::from_index(0)));
    let lost = desk.play("throw Y1 Y2; Y1 1/1 Y2 2/2");
    assert_eq!((lost.scores()[0], lost.view().leader), (39, None));
}

/// Nobody leads, all turns are played, and what counts is whether the goal is reached in the end.
#[test]
fn yam_amb_59_alone_the_turns_are_counted() {
    let _proof = proves!["YAM-AMB-59"];
    let turns = |options: &str| Desk::opening(options, 1).view().turns;
    assert_eq!([turns("game=base"), turns("game=base goal=12")], [Some(7), Some(2)]);
    let early = Desk::at("game=base", 1, "turn 1 ready / round 2 / 1 39");
    let early = early.throws(FOURS).play("lay Y0; stop");
    assert_eq!(early.state().awaits(), Awaits::seat(Seat::from_index(0)));
    for (score, how) in [(38, "par"), (37, "short")] {
        let last = Desk::at("game=base", 1, &format!("turn 1 ready / round 6 / 1 {score}"));
        let last = last.throws(FOURS).play("lay Y0; stop");
        assert_eq!(last.outcome().unwrap().how, how);
    }
    Desk::refuses_position("game=base", 1, "turn 1 ready / round 7 / 1 39", "YAM-BASE-30");
}
