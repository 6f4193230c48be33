//! Muggins, De plus en plus, Pair et impair.

use ludo::{Game, Viewer};
use yaminos::Event;

use crate::desk::{Desk, NO_DOUBLET};

/// Only 5/5 is a doublet.
pub(crate) const FIVES: &str = "1/4 0/5 0/3 0/1 0/6 5/5 1/5";
/// Only 6/6.
pub(crate) const SIXES: &str = "1/4 0/5 0/3 0/1 0/6 2/6 6/6";
/// Only 4/4.
pub(crate) const FOURS: &str = "1/4 0/5 0/3 2/4 4/4 2/6 0/2";
/// Only 6/6, and no other 6.
pub(crate) const LONELY_SIX: &str = "1/4 0/5 0/3 0/1 1/2 1/3 6/6";

pub(crate) fn muggins() -> Desk {
    Desk::new("game=muggins", 3)
}

pub(crate) fn ends(desk: &Desk) -> i32 {
    desk.state.view(Viewer::Spectator).sum
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

/// YAM-MUGGINS-1
#[test]
fn yam_muggins_1_a_game_in_which_places_matter() {
    let mut desk = muggins();
    desk.throws(FIVES).does(&["lay Y1 at Y5"]).does(&["lay Y6 at Y5"]);
    // 11 at the ends; what she lays next decides whether it counts.
    assert_eq!(ends(&desk), 11);
}

/// YAM-MUGGINS-2
#[test]
fn yam_muggins_2_the_aim_is_a_hundred() {
    assert_eq!(muggins().state.view(Viewer::Spectator).goal, Some(100));
}

/// YAM-MUGGINS-3
#[test]
fn yam_muggins_3_joined_on_all_sides() {
    let mut desk = muggins();
    desk.throws("2/5 0/5 4/5 5/6 3/5 5/5 1/5");
    desk.does(&["lay Y0 at Y5"])
        .does(&["lay Y1 at Y5"])
        .does(&["lay Y2 at Y5"])
        .does(&["lay Y3 at Y5"]);
    assert_eq!(ends(&desk), 2 + 4 + 6);
}

/// YAM-MUGGINS-4
#[test]
fn yam_muggins_4_four_connections_and_no_fifth() {
    let mut desk = muggins();
    desk.throws("2/5 0/5 4/5 5/6 3/5 5/5 1/5");
    desk.does(&["lay Y0 at Y5"])
        .does(&["lay Y1 at Y5"])
        .does(&["lay Y2 at Y5"])
        .does(&["lay Y3 at Y5"]);
    assert_eq!(desk.refuses("throw"), "YAM-MUGGINS-10");
    let desk = Desk::at("game=muggins", 2, &{
        let table = "Y0:2/5@Y5 Y1:0/5@Y5 Y2:4/5@Y5 Y3:5/6@Y5 Y4:4/4 Y5:5/5* Y6:1/5";
        format!("turn 1 lay / round 2 / 1 0 / 2 0 / table {table} / thrown Y4 Y6 casts 1")
    });
    assert_eq!(desk.refuses("lay Y6 at Y5"), "YAM-MUGGINS-9");
}

/// YAM-MUGGINS-5
#[test]
fn yam_muggins_5_the_first_player_throws_all() {
    assert_eq!(muggins().refuses("throw Y1"), "YAM-MUGGINS-10");
    assert!(muggins().allows("throw"));
}

/// YAM-MUGGINS-6
#[test]
fn yam_muggins_6_no_doublet_next_player() {
    let mut desk = muggins();
    desk.throws(NO_DOUBLET);
    assert_eq!((desk.turn(), desk.scores()), (2, vec![0, 0, 0]));
}

/// YAM-MUGGINS-7
#[test]
fn yam_muggins_7_a_doublet_is_laid_in_the_middle() {
    let mut desk = muggins();
    desk.throws(FIVES);
    assert!(desk.told.contains(&Event::Laid {
        seat: ludo::Seat::from_index(0),
        yamino: 5,
        face: [5, 5],
        at: None,
        touching: None
    }));
}

/// YAM-MUGGINS-8
#[test]
fn yam_muggins_8_the_strongest_of_several() {
    let mut desk = muggins();
    desk.throws("0/0 1/1 0/3 0/1 4/4 0/4 0/2");
    assert_eq!(ends(&desk), 16);
}

/// YAM-MUGGINS-9
#[test]
fn yam_muggins_9_the_next_takes_one_that_fits() {
    let mut desk = muggins();
    desk.throws(FIVES);
    assert_eq!(desk.refuses("lay Y0 at Y5"), "YAM-MUGGINS-9");
    assert_eq!(desk.refuses("lay Y1 at Y6"), "YAM-MUGGINS-9");
    desk.does(&["lay Y1 at Y5"]);
    assert_eq!(desk.turn(), 3);
}

/// YAM-MUGGINS-10
#[test]
fn yam_muggins_10_or_throws_all_that_are_left() {
    let mut desk = muggins();
    desk.throws(LONELY_SIX);
    assert_eq!(desk.refuses("lay Y0 at Y6"), "YAM-MUGGINS-10");
    assert_eq!(desk.refuses("throw Y0 Y1"), "YAM-MUGGINS-10");
    desk.does(&["throw Y0 Y1 Y2 Y3 Y4 Y5"])
        .falls("Y0 3/6 Y1 0/5 Y2 0/3 Y3 0/1 Y4 1/2 Y5 1/3");
    desk.does(&["lay Y0 at Y6"]);
    assert_eq!(ends(&desk), 21);
}

/// YAM-MUGGINS-11
#[test]
fn yam_muggins_11_and_if_nothing_fits_hands_on() {
    let mut desk = muggins();
    desk.throws(LONELY_SIX)
        .does(&["throw Y0 Y1 Y2 Y3 Y4 Y5"])
        .falls("Y0 2/5 Y1 0/5 Y2 0/3 Y3 0/1 Y4 1/2 Y5 1/3");
    assert_eq!((desk.turn(), desk.scores()), (3, vec![0, 0, 0]));
    assert!(desk.allows("throw Y0 Y1 Y2 Y3 Y4 Y5"));
}

/// YAM-MUGGINS-12
#[test]
fn yam_muggins_12_after_the_seventh_all_is_taken_up() {
    let mut desk = one_to_go("muggins", [0, 0, 0]);
    desk.does(&["lay Y3 at Y5"]);
    assert_eq!(desk.turn(), 1);
    desk.throws(FIVES);
    assert_eq!((ends(&desk), desk.scores()[0]), (20, 20));
}

/// YAM-MUGGINS-13
#[test]
fn yam_muggins_13_all_free_ends_are_added() {
    let mut desk = muggins();
    desk.throws(FIVES).does(&["lay Y1 at Y5"]).does(&["lay Y2 at Y1"]);
    // Three fives and the 3 of 0/3.
    assert_eq!(ends(&desk), 18);
}

/// YAM-MUGGINS-14
#[test]
fn yam_muggins_14_a_multiple_of_five_scores() {
    assert_eq!(muggins().throws(FIVES).scores()[0], 20);
}

/// YAM-MUGGINS-15
#[test]
fn yam_muggins_15_anything_else_does_not() {
    assert_eq!(muggins().throws(SIXES).scores()[0], 0);
}

/// YAM-MUGGINS-16
#[test]
fn yam_muggins_16_five_five_scores_twenty() {
    let mut desk = muggins();
    desk.throws(FIVES);
    assert_eq!((ends(&desk), desk.scores()), (20, vec![20, 0, 0]));
}

/// YAM-MUGGINS-17
#[test]
fn yam_muggins_17_five_blank_scores_fifteen() {
    let mut desk = muggins();
    desk.throws(FIVES).does(&["lay Y1 at Y5"]);
    assert_eq!((ends(&desk), desk.scores()), (15, vec![20, 15, 0]));
}

/// YAM-MUGGINS-18
#[test]
fn yam_muggins_18_five_one_scores_nothing() {
    let mut desk = muggins();
    desk.throws(FIVES).does(&["lay Y1 at Y5"]).does(&["lay Y6 at Y5"]);
    assert_eq!((ends(&desk), desk.scores()), (11, vec![20, 15, 0]));
}

/// YAM-MUGGINS-19
#[test]
fn yam_muggins_19_six_six_scores_nothing() {
    let mut desk = muggins();
    desk.throws(SIXES);
    assert_eq!((ends(&desk), desk.scores()), (24, vec![0, 0, 0]));
}

/// YAM-MUGGINS-20
#[test]
fn yam_muggins_20_six_two_scores_twenty() {
    let mut desk = muggins();
    desk.throws(SIXES).does(&["lay Y5 at Y6"]);
    assert_eq!((ends(&desk), desk.scores()), (20, vec![0, 20, 0]));
}

/// YAM-MUGGINS-21
#[test]
fn yam_muggins_21_those_with_fewer_turns_play_once_more() {
    let mut desk = Desk::at("game=muggins", 3, "turn 1 ready / round 4 / 1 80 / 2 70 / 3 85");
    desk.throws(FIVES);
    assert_eq!(desk.scores()[0], 100);
    desk.does(&["lay Y1 at Y5"]);
    assert!(!desk.is_over());
}

/// YAM-MUGGINS-22
#[test]
fn yam_muggins_22_all_have_equally_many_turns() {
    let mut desk = Desk::at("game=muggins", 3, "turn 1 ready / round 4 / 1 80 / 2 70 / 3 85");
    desk.throws(FIVES).does(&["lay Y1 at Y5"]).does(&["lay Y6 at Y5"]);
    assert!(desk.is_over());
    let mut desk = Desk::at("game=muggins", 3, "turn 3 ready / round 4 / 1 70 / 2 70 / 3 85");
    desk.throws(FIVES);
    assert!(desk.is_over());
}

/// YAM-MUGGINS-23
#[test]
fn yam_muggins_23_the_highest_score_wins() {
    let mut desk = Desk::at("game=muggins", 3, "turn 1 ready / round 4 / 1 80 / 2 90 / 3 85");
    desk.throws(FIVES).does(&["lay Y1 at Y5"]).does(&["lay Y6 at Y5"]);
    assert_eq!((desk.scores(), desk.ranks()), (vec![100, 105, 85], vec![2, 1, 3]));
}

/// YAM-MORE-1
#[test]
fn yam_more_1_the_aim_is_two_hundred() {
    assert_eq!(Desk::new("game=more", 2).state.view(Viewer::Spectator).goal, Some(200));
}

/// YAM-MORE-2
#[test]
fn yam_more_2_played_like_muggins() {
    let mut desk = Desk::new("game=more", 3);
    desk.throws(NO_DOUBLET).throws("0/0 1/1 0/3 0/1 4/4 0/4 0/2");
    assert_eq!((desk.turn(), ends(&desk)), (3, 16));
    assert_eq!(desk.refuses("stop"), "YAM-AMB-21");
}

/// YAM-MORE-3
#[test]
fn yam_more_3_the_free_ends_are_added() {
    let mut desk = Desk::new("game=more", 3);
    desk.throws(SIXES).does(&["lay Y5 at Y6"]);
    assert!(desk.told.contains(&Event::Ends {
        seat: ludo::Seat::from_index(1),
        sum: 20
    }));
}

/// 2/2 makes 8, with 2/6 it is 12, with 6/4 at its end 10.
pub(crate) const TWOS: &str = "1/4 4/6 2/2 0/1 0/6 2/6 0/2";

/// YAM-MORE-4
#[test]
fn yam_more_4_more_than_before_scores() {
    let mut desk = Desk::new("game=more", 3);
    desk.throws(TWOS).does(&["lay Y5 at Y2"]);
    assert_eq!(desk.scores(), [8, 12, 0]);
}

/// YAM-MORE-5
#[test]
fn yam_more_5_the_same_or_less_does_not() {
    let mut desk = Desk::new("game=more", 3);
    desk.throws(TWOS).does(&["lay Y5 at Y2"]).does(&["lay Y1 at Y5"]);
    assert_eq!((ends(&desk), desk.scores()), (10, vec![8, 12, 0]));
    // 6/6 makes 24, with 0/6 it is 18, and 0/0 at the blank leaves it so.
    let mut desk = Desk::new("game=more", 3);
    desk.throws("0/0 0/5 0/3 0/1 0/6 2/6 6/6")
        .does(&["lay Y4 at Y6"])
        .does(&["lay Y0 at Y4"]);
    assert_eq!((ends(&desk), desk.scores()), (18, vec![24, 0, 0]));
}

/// YAM-MORE-6
#[test]
fn yam_more_6_all_are_brought_to_the_same_number_of_turns() {
    let mut desk = Desk::at("game=more", 3, "turn 1 ready / round 9 / 1 195 / 2 190 / 3 0");
    desk.throws(TWOS).does(&["lay Y5 at Y2"]);
    assert!(!desk.is_over());
    desk.does(&["lay Y1 at Y5"]);
    assert!(desk.is_over());
}

/// YAM-MORE-7
#[test]
fn yam_more_7_the_highest_of_two_hundred_or_more_wins() {
    let mut desk = Desk::at("game=more", 3, "turn 1 ready / round 9 / 1 195 / 2 192 / 3 0");
    desk.throws(TWOS).does(&["lay Y5 at Y2"]).does(&["lay Y1 at Y5"]);
    assert_eq!((desk.scores(), desk.ranks()), (vec![203, 204, 0], vec![2, 1, 3]));
}

pub(crate) fn even() -> Desk {
    Desk::new("game=even", 3)
}

/// YAM-EVEN-1
#[test]
fn yam_even_1_the_aim_is_two_hundred() {
    assert_eq!(even().state.view(Viewer::Spectator).goal, Some(200));
}

/// YAM-EVEN-2
#[test]
fn yam_even_2_without_a_doublet_the_next_player() {
    assert_eq!(even().throws(NO_DOUBLET).turn(), 2);
}

/// YAM-EVEN-3
#[test]
fn yam_even_3_a_doublet_is_laid_in_the_middle() {
    assert_eq!(ends(even().throws(FOURS)), 16);
}

/// YAM-EVEN-4
#[test]
fn yam_even_4_the_next_connects_one_of_those_left() {
    let mut desk = even();
    desk.throws(FOURS);
    assert_eq!(desk.refuses("lay Y1 at Y4"), "YAM-EVEN-4");
    assert!(desk.allows("lay Y3 at Y4"));
}

/// YAM-EVEN-5
#[test]
fn yam_even_5_or_throws_them() {
    let mut desk = even();
    desk.throws(LONELY_SIX);
    assert_eq!(desk.refuses("lay Y0 at Y6"), "YAM-EVEN-5");
    assert!(desk.allows("throw Y0 Y1 Y2 Y3 Y4 Y5"));
}

/// YAM-EVEN-6
#[test]
fn yam_even_6_and_hands_on_if_nothing_fits() {
    let mut desk = even();
    desk.throws(LONELY_SIX)
        .does(&["throw Y0 Y1 Y2 Y3 Y4 Y5"])
        .falls("Y0 2/5 Y1 0/5 Y2 0/3 Y3 0/1 Y4 1/2 Y5 1/3");
    assert_eq!(desk.turn(), 3);
}

/// YAM-EVEN-7
#[test]
fn yam_even_7_four_connections_as_at_muggins() {
    let mut desk = even();
    desk.throws("1/4 4/6 4/5 2/4 4/4 0/4 3/4");
    desk.does(&["lay Y0 at Y4"])
        .does(&["lay Y1 at Y4"])
        .does(&["lay Y2 at Y4"])
        .does(&["lay Y3 at Y4"]);
    assert_eq!(ends(&desk), 1 + 6 + 5 + 2);
}

/// YAM-EVEN-8
#[test]
fn yam_even_8_after_seven_the_highest_doublet_begins_anew() {
    let mut desk = one_to_go("even", [0, 0, 0]);
    desk.does(&["lay Y3 at Y5"]).throws("0/0 1/1 0/3 0/1 4/4 0/4 0/2");
    assert_eq!((ends(&desk), desk.scores()[0]), (16, 16));
}

/// YAM-EVEN-9
#[test]
fn yam_even_9_all_free_ends_are_added() {
    let mut desk = even();
    desk.throws(FOURS).does(&["lay Y3 at Y4"]).does(&["lay Y6 at Y3"]);
    assert_eq!(ends(&desk), 12);
}

/// YAM-EVEN-10
#[test]
fn yam_even_10_an_even_sum_scores() {
    assert_eq!(even().throws(FOURS).scores()[0], 16);
}

/// YAM-EVEN-11
#[test]
fn yam_even_11_an_odd_one_does_not() {
    let mut desk = even();
    desk.throws(FOURS).does(&["lay Y0 at Y4"]);
    assert_eq!((ends(&desk), desk.scores()), (13, vec![16, 0, 0]));
}

/// YAM-EVEN-12
#[test]
fn yam_even_12_four_four_scores_sixteen() {
    assert_eq!(even().throws(FOURS).scores(), [16, 0, 0]);
}

/// YAM-EVEN-13
#[test]
fn yam_even_13_four_two_scores_fourteen() {
    let mut desk = even();
    desk.throws(FOURS).does(&["lay Y3 at Y4"]);
    assert_eq!((ends(&desk), desk.scores()), (14, vec![16, 14, 0]));
}

/// YAM-EVEN-14
#[test]
fn yam_even_14_four_one_scores_nothing() {
    let mut desk = even();
    desk.throws(FOURS).does(&["lay Y3 at Y4"]).does(&["lay Y0 at Y4"]);
    assert_eq!((ends(&desk), desk.scores()), (11, vec![16, 14, 0]));
}

/// YAM-EVEN-15
#[test]
fn yam_even_15_six_six_scores_twenty_four() {
    assert_eq!(even().throws(SIXES).scores(), [24, 0, 0]);
}

/// YAM-EVEN-16
#[test]
fn yam_even_16_six_blank_scores_eighteen() {
    let mut desk = even();
    desk.throws(SIXES).does(&["lay Y4 at Y6"]);
    assert_eq!((ends(&desk), desk.scores()), (18, vec![24, 18, 0]));
}

/// YAM-EVEN-17
#[test]
fn yam_even_17_those_with_fewer_turns_play_once_more() {
    let mut desk = Desk::at("game=even", 3, "turn 2 ready / round 9 / 1 150 / 2 190 / 3 0");
    desk.throws(FOURS);
    assert!(!desk.is_over());
    desk.does(&["lay Y3 at Y4"]);
    assert!(desk.is_over());
}

/// YAM-EVEN-18
#[test]
fn yam_even_18_the_highest_total_wins() {
    let mut desk = Desk::at("game=even", 3, "turn 2 ready / round 9 / 1 150 / 2 190 / 3 194");
    desk.throws(FOURS).does(&["lay Y3 at Y4"]);
    assert_eq!(desk.ranks(), [3, 2, 1]);
}
