//! Muggins, De plus en plus, Pair et impair.

use ludo::proves;

use crate::desk::{Desk, NO_DOUBLET, Throws};

/// Only 5/5 is a doublet.
pub(crate) const FIVES: &str = "1/4 0/5 0/3 0/1 0/6 5/5 1/5";
/// Only 6/6.
pub(crate) const SIXES: &str = "1/4 0/5 0/3 0/1 0/6 2/6 6/6";
/// Only 4/4.
pub(crate) const FOURS: &str = "1/4 0/5 0/3 2/4 4/4 2/6 0/2";
/// Only 6/6, and no other 6.
pub(crate) const LONELY_SIX: &str = "1/4 0/5 0/3 0/1 1/2 1/3 6/6";

pub(crate) fn muggins() -> Desk {
    Desk::opening("game=muggins", 3)
}

pub(crate) fn ends(desk: &Desk) -> i32 {
    desk.view().sum
}

/// Six are laid and 5/6 lies ready for 6/6.
pub(crate) fn one_to_go(game: &str, scores: [i32; 3]) -> Desk {
    let [a, b, c] = scores;
    let table = "Y0:3/6@Y4 Y1:1/1@Y5 Y2:2/2@Y5 Y3:5/6 Y4:3/5@Y5 Y5:5/5* Y6:6/6@Y0";
    let table = table
        .replace("Y1:1/1@Y5", "Y1:0/5@Y5")
        .replace("Y2:2/2@Y5", "Y2:4/5@Y5");
    let position = format!("turn 3 lay / round 2 / 1 {a} / 2 {b} / 3 {c} / table {table} / thrown Y3 casts 0");
    Desk::at(&format!("game={game}"), 3, &position)
}

#[test]
fn yam_muggins_2_the_aim_is_a_hundred() {
    let _proof = proves!["YAM-MUGGINS-2"];
    assert_eq!(muggins().view().goal, Some(100));
}

#[test]
fn yam_muggins_3_joined_on_all_sides() {
    let _proof = proves!["YAM-MUGGINS-3"];
    let desk = muggins()
        .throws("2/5 0/5 4/5 5/6 3/5 5/5 1/5")
        .play("lay Y0 at Y5; lay Y1 at Y5; lay Y2 at Y5; lay Y3 at Y5");
    assert_eq!(ends(&desk), 2 + 4 + 6);
}

#[test]
fn yam_muggins_4_four_connections_and_no_fifth() {
    let _proof = proves!["YAM-MUGGINS-4"];
    let desk = muggins()
        .throws("2/5 0/5 4/5 5/6 3/5 5/5 1/5")
        .play("lay Y0 at Y5; lay Y1 at Y5; lay Y2 at Y5; lay Y3 at Y5");
    desk.refuses("throw", "YAM-MUGGINS-10", "throw-all");
    let desk = Desk::at("game=muggins", 2, &{
        let table = "Y0:2/5@Y5 Y1:0/5@Y5 Y2:4/5@Y5 Y3:5/6@Y5 Y4:4/4 Y5:5/5* Y6:1/5";
        format!("turn 1 lay / round 2 / 1 0 / 2 0 / table {table} / thrown Y4 Y6 casts 1")
    });
    desk.refuses("lay Y6 at Y5", "YAM-MUGGINS-9", "does-not-fit");
}

#[test]
fn yam_muggins_5_the_first_player_throws_all() {
    let _proof = proves!["YAM-MUGGINS-5"];
    muggins().refuses("throw Y1", "YAM-MUGGINS-10", "throw-all");
    assert_eq!(ends(&muggins().throws(FIVES)), 20);
}

#[test]
fn yam_muggins_6_no_doublet_next_player() {
    let _proof = proves!["YAM-MUGGINS-6"];
    let desk = muggins().throws(NO_DOUBLET);
    assert_eq!((desk.turn(), desk.scores()), (2, vec![0, 0, 0]));
}

#[test]
fn yam_muggins_7_a_doublet_is_laid_in_the_middle() {
    let _proof = proves!["YAM-MUGGINS-7"];
    let desk = muggins().throws(FIVES);
    assert!(desk.heard(r#"{"type":"laid","seat":1,"yamino":5,"face":[5,5],"at":null,"touching":null}"#));
}

#[test]
fn yam_muggins_8_the_strongest_of_several() {
    let _proof = proves!["YAM-MUGGINS-8"];
    let desk = muggins().throws("0/0 1/1 0/3 0/1 4/4 0/4 0/2");
    assert_eq!(ends(&desk), 16);
}

#[test]
fn yam_muggins_9_the_next_takes_one_that_fits() {
    let desk = muggins().throws(FIVES);
    desk.refuses("lay Y0 at Y5", "YAM-MUGGINS-9", "does-not-fit");
    desk.refuses("lay Y1 at Y6", "YAM-MUGGINS-9", "not-laid");
    let desk = desk.play("lay Y1 at Y5");
    assert_eq!(desk.turn(), 3);
}

#[test]
fn yam_muggins_10_or_throws_all_that_are_left() {
    let desk = muggins().throws(LONELY_SIX);
    desk.refuses("lay Y0 at Y6", "YAM-MUGGINS-10", "throw-first");
    desk.refuses("throw Y0 Y1", "YAM-MUGGINS-10", "throw-all");
    let desk = desk.play("throw Y0 Y1 Y2 Y3 Y4 Y5; Y0 3/6 Y1 0/5 Y2 0/3 Y3 0/1 Y4 1/2 Y5 1/3; lay Y0 at Y6");
    assert_eq!(ends(&desk), 21);
}

#[test]
fn yam_muggins_11_and_if_nothing_fits_hands_on() {
    let _proof = proves!["YAM-MUGGINS-11"];
    let desk = muggins()
        .throws(LONELY_SIX)
        .play("throw Y0 Y1 Y2 Y3 Y4 Y5; Y0 2/5 Y1 0/5 Y2 0/3 Y3 0/1 Y4 1/2 Y5 1/3");
    assert_eq!((desk.turn(), desk.scores()), (3, vec![0, 0, 0]));
    desk.allows("throw Y0 Y1 Y2 Y3 Y4 Y5");
}

#[test]
fn yam_muggins_12_after_the_seventh_all_is_taken_up() {
    let _proof = proves!["YAM-MUGGINS-12"];
    let desk = one_to_go("muggins", [0, 0, 0]).play("lay Y3 at Y5");
    assert_eq!(desk.turn(), 1);
    let desk = desk.throws(FIVES);
    assert_eq!((ends(&desk), desk.scores()[0]), (20, 20));
}

#[test]
fn yam_muggins_13_all_free_ends_are_added() {
    let _proof = proves!["YAM-MUGGINS-13"];
    let desk = muggins().throws(FIVES).play("lay Y1 at Y5; lay Y2 at Y1");
    // Three fives and the 3 of 0/3.
    assert_eq!(ends(&desk), 18);
}

#[test]
fn yam_muggins_14_a_multiple_of_five_scores() {
    let _proof = proves!["YAM-MUGGINS-14"];
    assert_eq!(muggins().throws(FIVES).scores()[0], 20);
}

#[test]
fn yam_muggins_15_anything_else_does_not() {
    let _proof = proves!["YAM-MUGGINS-15"];
    assert_eq!(muggins().throws(SIXES).scores()[0], 0);
}

#[test]
fn yam_muggins_16_five_five_scores_twenty() {
    let _proof = proves!["YAM-MUGGINS-16"];
    let desk = muggins().throws(FIVES);
    assert_eq!((ends(&desk), desk.scores()), (20, vec![20, 0, 0]));
}

#[test]
fn yam_muggins_17_five_blank_scores_fifteen() {
    let _proof = proves!["YAM-MUGGINS-17"];
    let desk = muggins().throws(FIVES).play("lay Y1 at Y5");
    assert_eq!((ends(&desk), desk.scores()), (15, vec![20, 15, 0]));
}

#[test]
fn yam_muggins_18_five_one_scores_nothing() {
    let _proof = proves!["YAM-MUGGINS-18"];
    let desk = muggins().throws(FIVES).play("lay Y1 at Y5; lay Y6 at Y5");
    assert_eq!((ends(&desk), desk.scores()), (11, vec![20, 15, 0]));
}

#[test]
fn yam_muggins_19_six_six_scores_nothing() {
    let _proof = proves!["YAM-MUGGINS-19"];
    let desk = muggins().throws(SIXES);
    assert_eq!((ends(&desk), desk.scores()), (24, vec![0, 0, 0]));
}

#[test]
fn yam_muggins_20_six_two_scores_twenty() {
    let _proof = proves!["YAM-MUGGINS-20"];
    let desk = muggins().throws(SIXES).play("lay Y5 at Y6");
    assert_eq!((ends(&desk), desk.scores()), (20, vec![0, 20, 0]));
}

#[test]
fn yam_muggins_21_those_with_fewer_turns_play_once_more() {
    let _proof = proves!["YAM-MUGGINS-21"];
    let desk = Desk::at("game=muggins", 3, "turn 1 ready / round 4 / 1 80 / 2 70 / 3 85").throws(FIVES);
    assert_eq!(desk.scores()[0], 100);
    let desk = desk.play("lay Y1 at Y5");
    assert!(!desk.is_over());
}

#[test]
fn yam_muggins_22_all_have_equally_many_turns() {
    let _proof = proves!["YAM-MUGGINS-22"];
    let desk = Desk::at("game=muggins", 3, "turn 1 ready / round 4 / 1 80 / 2 70 / 3 85")
        .throws(FIVES)
        .play("lay Y1 at Y5; lay Y6 at Y5");
    assert!(desk.is_over());
    let desk = Desk::at("game=muggins", 3, "turn 3 ready / round 4 / 1 70 / 2 70 / 3 85").throws(FIVES);
    assert!(desk.is_over());
}

#[test]
fn yam_muggins_23_the_highest_score_wins() {
    let _proof = proves!["YAM-MUGGINS-23"];
    let desk = Desk::at("game=muggins", 3, "turn 1 ready / round 4 / 1 80 / 2 90 / 3 85")
        .throws(FIVES)
        .play("lay Y1 at Y5; lay Y6 at Y5");
    assert_eq!((desk.scores(), desk.ranks()), (vec![100, 105, 85], vec![2, 1, 3]));
}

#[test]
fn yam_more_1_the_aim_is_two_hundred() {
    let _proof = proves!["YAM-MORE-1"];
    assert_eq!(Desk::opening("game=more", 2).view().goal, Some(200));
}

#[test]
fn yam_more_2_played_like_muggins() {
    let _proof = proves!["YAM-MORE-2"];
    let desk = Desk::opening("game=more", 3)
        .throws(NO_DOUBLET)
        .throws("0/0 1/1 0/3 0/1 4/4 0/4 0/2");
    assert_eq!((desk.turn(), ends(&desk)), (3, 16));
    desk.refuses("stop", "YAM-G9", "other-game");
}

#[test]
fn yam_more_3_the_free_ends_are_added() {
    let _proof = proves!["YAM-MORE-3"];
    let desk = Desk::opening("game=more", 3).throws(SIXES).play("lay Y5 at Y6");
    assert!(desk.heard(r#"{"type":"ends","seat":2,"sum":20}"#));
}

/// 2/2 makes 8, with 2/6 it is 12, with 6/4 at its end 10.
pub(crate) const TWOS: &str = "1/4 4/6 2/2 0/1 0/6 2/6 0/2";

#[test]
fn yam_more_4_more_than_before_scores() {
    let _proof = proves!["YAM-MORE-4"];
    let desk = Desk::opening("game=more", 3).throws(TWOS).play("lay Y5 at Y2");
    assert_eq!(desk.scores(), [8, 12, 0]);
}

#[test]
fn yam_more_5_the_same_or_less_does_not() {
    let _proof = proves!["YAM-MORE-5"];
    let desk = Desk::opening("game=more", 3)
        .throws(TWOS)
        .play("lay Y5 at Y2; lay Y1 at Y5");
    assert_eq!((ends(&desk), desk.scores()), (10, vec![8, 12, 0]));
    // 6/6 makes 24, with 0/6 it is 18, and 0/0 at the blank leaves it so.
    let desk = Desk::opening("game=more", 3)
        .throws("0/0 0/5 0/3 0/1 0/6 2/6 6/6")
        .play("lay Y4 at Y6; lay Y0 at Y4");
    assert_eq!((ends(&desk), desk.scores()), (18, vec![24, 0, 0]));
}

#[test]
fn yam_more_6_all_are_brought_to_the_same_number_of_turns() {
    let _proof = proves!["YAM-MORE-6"];
    let desk = Desk::at("game=more", 3, "turn 1 ready / round 9 / 1 195 / 2 190 / 3 0")
        .throws(TWOS)
        .play("lay Y5 at Y2");
    assert!(!desk.is_over());
    let desk = desk.play("lay Y1 at Y5");
    assert!(desk.is_over());
}

#[test]
fn yam_more_7_the_highest_of_two_hundred_or_more_wins() {
    let _proof = proves!["YAM-MORE-7"];
    let desk = Desk::at("game=more", 3, "turn 1 ready / round 9 / 1 195 / 2 192 / 3 0")
        .throws(TWOS)
        .play("lay Y5 at Y2; lay Y1 at Y5");
    assert_eq!((desk.scores(), desk.ranks()), (vec![203, 204, 0], vec![2, 1, 3]));
}

pub(crate) fn even() -> Desk {
    Desk::opening("game=even", 3)
}

#[test]
fn yam_even_1_the_aim_is_two_hundred() {
    let _proof = proves!["YAM-EVEN-1"];
    assert_eq!(even().view().goal, Some(200));
}

#[test]
fn yam_even_2_without_a_doublet_the_next_player() {
    let _proof = proves!["YAM-EVEN-2"];
    assert_eq!(even().throws(NO_DOUBLET).turn(), 2);
}

#[test]
fn yam_even_3_a_doublet_is_laid_in_the_middle() {
    let _proof = proves!["YAM-EVEN-3"];
    assert_eq!(ends(&even().throws(FOURS)), 16);
}

#[test]
fn yam_even_4_the_next_connects_one_of_those_left() {
    let desk = even().throws(FOURS);
    desk.refuses("lay Y1 at Y4", "YAM-EVEN-4", "does-not-fit");
    desk.allows("lay Y3 at Y4");
}

#[test]
fn yam_even_5_or_throws_them() {
    let desk = even().throws(LONELY_SIX);
    desk.refuses("lay Y0 at Y6", "YAM-EVEN-5", "throw-first");
    desk.allows("throw Y0 Y1 Y2 Y3 Y4 Y5");
}

#[test]
fn yam_even_6_and_hands_on_if_nothing_fits() {
    let _proof = proves!["YAM-EVEN-6"];
    let desk = even()
        .throws(LONELY_SIX)
        .play("throw Y0 Y1 Y2 Y3 Y4 Y5; Y0 2/5 Y1 0/5 Y2 0/3 Y3 0/1 Y4 1/2 Y5 1/3");
    assert_eq!(desk.turn(), 3);
}

#[test]
fn yam_even_7_four_connections_as_at_muggins() {
    let _proof = proves!["YAM-EVEN-7"];
    let desk = even()
        .throws("1/4 4/6 4/5 2/4 4/4 0/4 3/4")
        .play("lay Y0 at Y4; lay Y1 at Y4; lay Y2 at Y4; lay Y3 at Y4");
    assert_eq!(ends(&desk), 1 + 6 + 5 + 2);
}

#[test]
fn yam_even_8_after_seven_the_highest_doublet_begins_anew() {
    let _proof = proves!["YAM-EVEN-8"];
    let desk = one_to_go("even", [0, 0, 0])
        .play("lay Y3 at Y5")
        .throws("0/0 1/1 0/3 0/1 4/4 0/4 0/2");
    assert_eq!((ends(&desk), desk.scores()[0]), (16, 16));
}

#[test]
fn yam_even_9_all_free_ends_are_added() {
    let _proof = proves!["YAM-EVEN-9"];
    let desk = even().throws(FOURS).play("lay Y3 at Y4; lay Y6 at Y3");
    assert_eq!(ends(&desk), 12);
}

#[test]
fn yam_even_10_an_even_sum_scores() {
    let _proof = proves!["YAM-EVEN-10"];
    assert_eq!(even().throws(FOURS).scores()[0], 16);
}

#[test]
fn yam_even_11_an_odd_one_does_not() {
    let _proof = proves!["YAM-EVEN-11"];
    let desk = even().throws(FOURS).play("lay Y0 at Y4");
    assert_eq!((ends(&desk), desk.scores()), (13, vec![16, 0, 0]));
}

#[test]
fn yam_even_12_four_four_scores_sixteen() {
    let _proof = proves!["YAM-EVEN-12"];
    assert_eq!(even().throws(FOURS).scores(), [16, 0, 0]);
}

#[test]
fn yam_even_13_four_two_scores_fourteen() {
    let _proof = proves!["YAM-EVEN-13"];
    let desk = even().throws(FOURS).play("lay Y3 at Y4");
    assert_eq!((ends(&desk), desk.scores()), (14, vec![16, 14, 0]));
}

#[test]
fn yam_even_14_four_one_scores_nothing() {
    let _proof = proves!["YAM-EVEN-14"];
    let desk = even().throws(FOURS).play("lay Y3 at Y4; lay Y0 at Y4");
    assert_eq!((ends(&desk), desk.scores()), (11, vec![16, 14, 0]));
}

#[test]
fn yam_even_15_six_six_scores_twenty_four() {
    let _proof = proves!["YAM-EVEN-15"];
    assert_eq!(even().throws(SIXES).scores(), [24, 0, 0]);
}

#[test]
fn yam_even_16_six_blank_scores_eighteen() {
    let _proof = proves!["YAM-EVEN-16"];
    let desk = even().throws(SIXES).play("lay Y4 at Y6");
    assert_eq!((ends(&desk), desk.scores()), (18, vec![24, 18, 0]));
}

#[test]
fn yam_even_17_those_with_fewer_turns_play_once_more() {
    let _proof = proves!["YAM-EVEN-17"];
    let desk = Desk::at("game=even", 3, "turn 2 ready / round 9 / 1 150 / 2 190 / 3 0").throws(FOURS);
    assert!(!desk.is_over());
    let desk = desk.play("lay Y3 at Y4");
    assert!(desk.is_over());
}

#[test]
fn yam_even_18_the_highest_total_wins() {
    let _proof = proves!["YAM-EVEN-18"];
    let desk = Desk::at("game=even", 3, "turn 2 ready / round 9 / 1 150 / 2 190 / 3 194")
        .throws(FOURS)
        .play("lay Y3 at Y4");
    assert_eq!(desk.ranks(), [3, 2, 1]);
}
