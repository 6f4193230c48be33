//! Rulings for the games with open ends.

use ludo::{Game, Viewer};
use yaminos::Event;

use crate::{
    desk::{ALL_DOUBLETS, Desk, NO_DOUBLET},
    open_ends::{FIVES, LONELY_SIX, TWOS, ends, even, muggins, one_to_go},
};

/// YAM-AMB-19
#[test]
fn yam_amb_19_a_doublet_at_an_end_leaves_three() {
    let mut desk = muggins();
    desk.throws("0/0 0/5 0/3 0/1 0/6 2/6 6/6").does(&["lay Y4 at Y6"]);
    assert_eq!(ends(&desk), 18);
    desk.does(&["lay Y0 at Y4"]);
    let view = desk.state.view(Viewer::Spectator);
    let blank = view.ends.iter().find(|end| end.yamino == 0).unwrap();
    assert_eq!((blank.digit, blank.count), (0, 3));
    desk.does(&["lay Y1 at Y0"])
        .does(&["lay Y2 at Y0"])
        .does(&["lay Y3 at Y0"]);
    assert_eq!(ends(&desk), 18 + 5 + 3 + 1);
}

/// YAM-AMB-20
#[test]
fn yam_amb_20_one_yamino_a_turn() {
    let mut desk = muggins();
    desk.throws(FIVES);
    assert_eq!(desk.turn(), 2);
    desk.does(&["lay Y1 at Y5"]);
    assert_eq!(desk.turn(), 3);
}

/// YAM-AMB-21
#[test]
fn yam_amb_21_what_fits_must_be_laid() {
    let mut desk = muggins();
    desk.throws(FIVES);
    assert_eq!(desk.refuses("throw Y0 Y1 Y2 Y3 Y4 Y6"), "YAM-AMB-21");
    assert_eq!(desk.refuses("stop"), "YAM-AMB-21");
    assert!(desk.allows("lay Y1 at Y5") && desk.allows("lay Y6 at Y5"));
}

/// YAM-AMB-22
#[test]
fn yam_amb_22_at_any_free_end() {
    let mut desk = muggins();
    desk.throws(FIVES).does(&["lay Y1 at Y5"]);
    assert_eq!(desk.refuses("lay Y2"), "YAM-AMB-22");
    desk.does(&["lay Y2 at Y1"]);
    assert_eq!(ends(&desk), 18);
}

/// YAM-AMB-23
#[test]
fn yam_amb_23_nothing_for_laying_nothing_unless_chosen() {
    let pass = "Y0 1/4 Y1 1/1 Y2 1/6 Y3 0/1 Y4 1/2 Y6 0/2";
    let lonely = "1/4 2/3 0/3 0/1 0/6 5/5 0/2";
    let mut desk = muggins();
    desk.throws(lonely).does(&["throw Y0 Y1 Y2 Y3 Y4 Y6"]).falls(pass);
    assert_eq!((desk.turn(), desk.scores()), (3, vec![20, 0, 0]));
    let mut desk = Desk::new("game=muggins passScores=on", 3);
    desk.throws(lonely).does(&["throw Y0 Y1 Y2 Y3 Y4 Y6"]).falls(pass);
    assert_eq!((desk.turn(), desk.scores()), (3, vec![20, 20, 0]));
    let mut desk = Desk::new("game=more passScores=on", 3);
    desk.throws(lonely).does(&["throw Y0 Y1 Y2 Y3 Y4 Y6"]).falls(pass);
    assert_eq!(desk.scores(), [20, 0, 0]);
}

/// YAM-AMB-24
#[test]
fn yam_amb_24_who_begins_without_a_doublet_does_not_throw_again() {
    let mut desk = muggins();
    desk.throws(NO_DOUBLET);
    assert_eq!((desk.turn(), desk.scores()), (2, vec![0, 0, 0]));
    desk.throws(NO_DOUBLET);
    assert_eq!(desk.turn(), 3);
}

/// YAM-AMB-25
#[test]
fn yam_amb_25_the_second_chain_begins_like_the_first() {
    let mut desk = one_to_go("muggins", [0, 0, 0]);
    desk.does(&["lay Y3 at Y5"]).throws(ALL_DOUBLETS);
    assert_eq!((desk.turn(), ends(&desk)), (2, 24));
}

/// YAM-AMB-26
#[test]
fn yam_amb_26_the_highest_doublet_at_even_too() {
    assert_eq!(ends(even().throws(ALL_DOUBLETS)), 24);
}

/// YAM-AMB-27
#[test]
fn yam_amb_27_a_doublet_that_does_not_fit_does_not_help() {
    let mut desk = even();
    desk.throws(LONELY_SIX)
        .does(&["throw Y0 Y1 Y2 Y3 Y4 Y5"])
        .falls("Y0 0/0 Y1 1/1 Y2 2/2 Y3 3/3 Y4 4/4 Y5 5/5");
    assert_eq!(desk.turn(), 3);
}

/// YAM-AMB-28
#[test]
fn yam_amb_28_zero_scores_zero() {
    for game in ["muggins", "even", "more"] {
        let mut desk = Desk::new(&format!("game={game}"), 3);
        desk.throws("0/0 0/5 0/3 0/1 0/6 0/4 0/2");
        assert_eq!((ends(&desk), desk.scores()[0]), (0, 0));
        assert!(desk.told.contains(&Event::Scored {
            seat: ludo::Seat::from_index(0),
            points: 0,
            total: 0
        }));
    }
}

/// YAM-AMB-29
#[test]
fn yam_amb_29_a_new_chain_is_compared_with_nothing_or_with_the_old_one() {
    let table = "Y0:3/6@Y4 Y1:0/5@Y5 Y2:4/5@Y5 Y3:5/6 Y4:3/5@Y5 Y5:5/5* Y6:6/6@Y0";
    let position = format!("turn 1 lay / round 2 / 1 0 / 2 0 / table {table} / thrown Y3 casts 0 / previous 27");
    for (options, second) in [("game=more", 8), ("game=more carryPrevious=on", 0)] {
        let mut desk = Desk::at(options, 2, &position);
        // 0, 4, 18 at the 6/6 and now 6: 28 is more than 27.
        desk.does(&["lay Y3 at Y5"]).throws(TWOS);
        assert_eq!(desk.scores(), [28, second]);
    }
}

/// YAM-AMB-30
#[test]
fn yam_amb_30_a_turn_without_laying_is_a_turn() {
    let mut desk = Desk::at("game=muggins", 3, "turn 1 ready / round 4 / 1 80 / 2 70 / 3 85");
    let lonely = "1/4 2/3 0/3 0/1 0/6 5/5 0/2";
    desk.throws(lonely);
    for _ in 0..2 {
        desk.does(&["throw Y0 Y1 Y2 Y3 Y4 Y6"])
            .falls("Y0 1/4 Y1 1/1 Y2 1/6 Y3 0/1 Y4 1/2 Y6 0/2");
    }
    assert_eq!((desk.scores(), desk.ranks()), (vec![100, 70, 85], vec![1, 3, 2]));
}

/// YAM-AMB-31
#[test]
fn yam_amb_31_the_highest_of_several_who_reach_the_goal_wins() {
    let mut desk = Desk::at("game=muggins", 2, "turn 1 ready / round 4 / 1 80 / 2 95");
    desk.throws(FIVES).does(&["lay Y1 at Y5"]);
    assert_eq!((desk.scores(), desk.ranks()), (vec![100, 110], vec![2, 1]));
}
