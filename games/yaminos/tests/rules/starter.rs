//! The five starter games.

use ludo::{Game, Seat, Viewer};
use yaminos::Event;

use crate::desk::{ALL_DOUBLETS, Desk, NO_DOUBLET};

/// 69 dots, the most there can be.
const HIGH: &str = "3/6 4/6 4/5 5/6 3/5 5/5 6/6";
/// 26 dots.
const LOW: &str = NO_DOUBLET;
/// All seven can lie in one line; 41 dots.
const LINE_OF_SEVEN: &str = "2/5 0/5 0/3 3/3 3/5 5/5 0/2";

/// YAM-S1-1
#[test]
fn s1_1_all_throw_in_turn() {
    let mut desk = Desk::new("game=highest", 2);
    assert_eq!(desk.refuses("stop"), "YAM-S1-1");
    assert_eq!(desk.refuses("throw Y1 Y2"), "YAM-S1-1");
    desk.throws(LOW);
    assert_eq!(desk.turn(), 2);
}

/// YAM-S1-2
#[test]
fn s1_2_the_highest_throw_wins() {
    let mut desk = Desk::new("game=highest", 3);
    desk.throws(LOW).throws(HIGH).throws(ALL_DOUBLETS);
    assert_eq!(desk.scores(), [26, 69, 42]);
    assert_eq!(desk.ranks(), [3, 1, 2]);
}

/// YAM-S2-1
#[test]
fn s2_1_the_first_player_says_how_many_throws() {
    let mut desk = Desk::new("game=throws", 2);
    assert_eq!(desk.refuses("throw"), "YAM-S2-1");
    assert_eq!(desk.refuses("throws 0"), "YAM-S2-1");
    assert_eq!(desk.refuses("throws 13"), "YAM-S2-1");
    desk.does(&["throws 2"]);
    assert_eq!(desk.refuses("throws 3"), "YAM-S2-1");
    desk.throws(LOW).throws(LOW).throws(LOW);
    assert!(!desk.is_over());
    desk.throws(LOW);
    assert!(desk.is_over());
    assert_eq!(Desk::new("game=throws throws=3", 2).turn(), 1);
    assert!(Desk::new("game=throws throws=3", 2).allows("throw"));
}

/// YAM-S2-2
#[test]
fn s2_2_the_highest_score_wins() {
    let mut desk = Desk::new("game=throws throws=2", 2);
    desk.throws(HIGH).throws(ALL_DOUBLETS).throws(LOW).throws(HIGH);
    assert_eq!(desk.scores(), [95, 111]);
    assert_eq!(desk.ranks(), [2, 1]);
}

/// YAM-S3-1
#[test]
fn s3_1_a_target_and_a_number_of_throws_are_agreed() {
    let desk = Desk::new("game=target", 2);
    let view = |desk: &Desk| ludo::Game::view(&desk.state, ludo::Viewer::Spectator);
    assert_eq!((view(&desk).goal, view(&desk).agreed), (Some(120), 3));
    let desk = Desk::new("game=target target=77 throws=2", 2);
    assert_eq!((view(&desk).goal, view(&desk).agreed), (Some(77), 2));
}

/// YAM-S3-2
#[test]
fn s3_2_the_nearest_wins() {
    let mut desk = Desk::new("game=target target=45 throws=1", 3);
    desk.throws(LOW).throws(HIGH).throws(ALL_DOUBLETS);
    assert_eq!(desk.ranks(), [2, 3, 1]);
}

/// YAM-S4-1
#[test]
fn s4_1_yaminos_are_lined_up_with_equal_halves_touching() {
    let mut desk = Desk::new("game=longest", 2);
    assert_eq!(desk.refuses("lay Y1"), "YAM-S4-1");
    desk.throws(LINE_OF_SEVEN).does(&["lay Y0", "lay Y1 at Y0"]);
    assert_eq!(desk.refuses("lay Y4 at Y0"), "YAM-S4-1");
    assert_eq!(desk.refuses("lay Y1 at Y0"), "YAM-S4-1");
    assert_eq!(desk.refuses("lay Y3 at Y4"), "YAM-S4-1");
    assert_eq!(desk.refuses("throw"), "YAM-S4-1");
    desk.does(&[
        "lay Y2 at Y1",
        "lay Y3 at Y2",
        "lay Y4 at Y3",
        "lay Y5 at Y4",
        "lay Y6 at Y0",
        "stop",
    ]);
    assert_eq!(desk.scores(), [7, 0]);
}

/// YAM-S4-2
#[test]
fn s4_2_most_placed_wins() {
    let mut desk = Desk::new("game=longest", 2);
    desk.throws(LINE_OF_SEVEN).does(&["lay Y0", "lay Y1 at Y0", "stop"]);
    desk.throws(LINE_OF_SEVEN)
        .does(&["lay Y0", "lay Y1 at Y0", "lay Y2 at Y1", "stop"]);
    assert_eq!((desk.scores(), desk.ranks()), (vec![2, 3], vec![2, 1]));
}

/// YAM-S4-3
#[test]
fn s4_3_or_the_fewest_points_left() {
    let mut desk = Desk::new("game=longest fewestLeft=on", 2);
    desk.throws(LINE_OF_SEVEN).does(&["lay Y4", "lay Y5 at Y4", "stop"]);
    assert_eq!(desk.scores()[0], 41 - 8 - 10);
    // Nothing that she has won, so it is not told as such.
    let (seat, points, total) = (Seat::from_index(0), 23, 23);
    assert!(desk.heard(&Event::Left { seat, points, total }));
    assert!(!desk.told.iter().any(|event| matches!(event, Event::Scored { .. })));
    desk.throws(LINE_OF_SEVEN)
        .does(&["lay Y6", "lay Y2 at Y6", "lay Y3 at Y2", "stop"]);
    assert_eq!(desk.scores()[1], 41 - 2 - 3 - 6);
    assert_eq!(desk.ranks(), [1, 2]);
}

/// YAM-S5-1
#[test]
fn s5_1_an_agreed_minimum_must_be_placed() {
    let mut desk = Desk::new("game=minimum minimum=3", 2);
    desk.throws(LINE_OF_SEVEN).does(&["lay Y4", "lay Y5 at Y4", "stop"]);
    desk.throws(LINE_OF_SEVEN)
        .does(&["lay Y4", "lay Y5 at Y4", "lay Y0 at Y5", "stop"]);
    desk.throws(ALL_DOUBLETS)
        .does(&["stop"])
        .throws(ALL_DOUBLETS)
        .does(&["stop"]);
    assert_eq!(desk.scores(), [0, 833]);
}

/// YAM-S5-2
#[test]
fn s5_2_two_throws_unless_agreed_otherwise() {
    let lay = &["lay Y4", "lay Y5 at Y4", "lay Y0 at Y5", "lay Y6 at Y0", "stop"];
    let mut desk = Desk::new("game=minimum", 2);
    desk.throws(LINE_OF_SEVEN)
        .does(lay)
        .throws(LINE_OF_SEVEN)
        .does(lay)
        .throws(LINE_OF_SEVEN)
        .does(lay);
    assert!(!desk.is_over());
    desk.throws(LINE_OF_SEVEN).does(lay);
    assert!(desk.is_over());
}

/// YAM-S5-3
#[test]
fn s5_3_points_are_divided_by_yaminos_placed() {
    let mut desk = Desk::new("game=minimum throws=1", 2);
    // 3/5 5/5 5/2 2/0: 8 + 10 + 7 + 2 = 27 on four.
    desk.throws(LINE_OF_SEVEN)
        .does(&["lay Y4", "lay Y5 at Y4", "lay Y0 at Y5", "lay Y6 at Y0", "stop"]);
    assert_eq!(desk.scores()[0], 675);
    assert_eq!(desk.state.view(Viewer::Spectator).players[0].average, Some(675));
    // And 0/5: 32 on five, more points but a lower average.
    desk.throws(LINE_OF_SEVEN).does(&[
        "lay Y4",
        "lay Y5 at Y4",
        "lay Y0 at Y5",
        "lay Y6 at Y0",
        "lay Y1 at Y6",
        "stop",
    ]);
    assert_eq!(desk.scores()[1], 640);
    assert_eq!(desk.ranks(), [1, 2]);
}

/// YAM-S5-4
#[test]
fn s5_4_or_by_throws() {
    let mut desk = Desk::new("game=minimum throws=1 divideByThrows=on", 2);
    desk.throws(LINE_OF_SEVEN)
        .does(&["lay Y4", "lay Y5 at Y4", "lay Y0 at Y5", "lay Y6 at Y0", "stop"]);
    desk.throws(LINE_OF_SEVEN).does(&[
        "lay Y4",
        "lay Y5 at Y4",
        "lay Y0 at Y5",
        "lay Y6 at Y0",
        "lay Y1 at Y6",
        "stop",
    ]);
    assert_eq!(desk.scores(), [2700, 3200]);
    assert_eq!(desk.ranks(), [2, 1]);
}

/// Also while the game goes on, and for those who do not come to an extra turn.
#[test]
fn s5_4_divided_by_the_throws_she_has_had() {
    let four = ["lay Y4", "lay Y5 at Y4", "lay Y0 at Y5", "lay Y6 at Y0", "stop"];
    let mut desk = Desk::new("game=minimum throws=2 divideByThrows=on tieBreak=on", 3);
    desk.throws(LINE_OF_SEVEN).does(&four);
    assert_eq!(desk.scores(), [2700, 0, 0]);
    desk.throws(LINE_OF_SEVEN)
        .does(&four)
        .throws(LINE_OF_SEVEN)
        .does(&["stop"]);
    assert_eq!(desk.scores(), [2700, 2700, 0]);
    desk.throws(LINE_OF_SEVEN).does(&["stop"]);
    assert_eq!(desk.scores(), [1350, 2700, 0]);
    desk.throws(LINE_OF_SEVEN)
        .does(&["stop"])
        .throws(LINE_OF_SEVEN)
        .does(&["stop"]);
    // The first two are level and throw once more.
    assert_eq!(desk.scores(), [1350, 1350, 0]);
    desk.throws(LINE_OF_SEVEN).does(&four);
    assert_eq!(desk.scores(), [1800, 1350, 0]);
    desk.throws(LINE_OF_SEVEN).does(&["stop"]);
    assert_eq!(desk.scores(), [1800, 900, 0]);
    assert_eq!(desk.ranks(), [1, 2, 3]);
}

/// YAM-AMB-5
#[test]
fn yam_amb_5_a_throw_scores_all_its_dots() {
    assert_eq!(Desk::new("game=highest", 2).throws(HIGH).scores(), [69, 0]);
}

/// YAM-AMB-6
#[test]
fn yam_amb_6_the_total_of_all_throws_counts() {
    let mut desk = Desk::new("game=throws throws=2", 2);
    desk.throws(HIGH).throws(ALL_DOUBLETS).throws(LOW).throws(HIGH);
    assert_eq!(desk.scores(), [69 + 26, 42 + 69]);
}

/// YAM-AMB-7
#[test]
fn yam_amb_7_above_the_target_is_no_fault() {
    let mut desk = Desk::new("game=target target=60 throws=1", 2);
    desk.throws(HIGH).throws(ALL_DOUBLETS);
    assert_eq!(desk.ranks(), [1, 2]);
}

/// YAM-AMB-4: Who is level throws once more, for a target that is higher by the share of one throw.
#[test]
fn yam_amb_4_an_extra_throw_raises_the_target() {
    let mut desk = Desk::new("game=target target=60 throws=1 tieBreak=on", 2);
    desk.throws(ALL_DOUBLETS).throws(ALL_DOUBLETS);
    assert_eq!(desk.state.view(Viewer::Spectator).goal, Some(120));
    // 111 is nearer to 120 than 68, which is nearer to 60.
    desk.throws(HIGH).throws(LOW);
    assert_eq!((desk.scores(), desk.ranks()), (vec![111, 68], vec![1, 2]));

    let mut desk = Desk::new("game=target target=100 throws=3 tieBreak=on", 2);
    let goals = (0..10).map(|_| desk.throws(LOW).state.view(Viewer::Spectator).goal.unwrap());
    assert_eq!(
        goals.collect::<Vec<_>>(),
        [100, 100, 100, 100, 100, 133, 133, 167, 167, 200]
    );
}

/// YAM-AMB-8
#[test]
fn yam_amb_8_one_line_without_a_doublet() {
    let mut desk = Desk::new("game=longest", 2);
    desk.throws(LINE_OF_SEVEN).does(&["lay Y0"]);
    assert_eq!(desk.refuses("lay Y1"), "YAM-AMB-8");
    // A doublet in a line has two connections.
    desk.does(&["lay Y5 at Y0", "lay Y4 at Y5"]);
    assert_eq!(desk.refuses("lay Y1 at Y5"), "YAM-S4-1");
}

/// YAM-AMB-9
#[test]
fn yam_amb_9_each_throw_is_of_all_seven_and_counts_only_with_the_minimum() {
    let mut desk = Desk::new("game=minimum", 2);
    desk.throws(LINE_OF_SEVEN)
        .does(&["lay Y4", "lay Y5 at Y4", "lay Y0 at Y5", "lay Y6 at Y0"]);
    assert_eq!(desk.refuses("throw Y1 Y2 Y3"), "YAM-AMB-9");
    desk.does(&["stop"]).throws(NO_DOUBLET).does(&["stop"]);
    assert_eq!(desk.refuses("throw Y1"), "YAM-AMB-9");
    desk.throws(LINE_OF_SEVEN)
        .does(&["lay Y0", "lay Y1 at Y0", "lay Y2 at Y1", "stop"]);
    // Three are too few: neither points nor yaminos of that throw count.
    assert_eq!(desk.scores(), [675, 0]);
}
