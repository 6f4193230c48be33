//! Rulings for the games with open ends.

use ludo::proves;

use crate::{
    desk::{ALL_DOUBLETS, Desk, NO_DOUBLET, Throws},
    open_ends::{FIVES, LONELY_SIX, TWOS, ends, even, muggins, one_to_go},
};

#[test]
fn yam_amb_19_a_doublet_at_an_end_leaves_three() {
    let _proof = proves!["YAM-AMB-19"];
    let desk = muggins().throws("0/0 0/5 0/3 0/1 0/6 2/6 6/6").play("lay Y4 at Y6");
    assert_eq!(ends(&desk), 18);
    let desk = desk.play("lay Y0 at Y4");
    let view = desk.view();
    let blank = view.ends.iter().find(|end| end.yamino == 0).unwrap();
    assert_eq!((blank.digit, blank.count), (0, 3));
    let desk = desk.play("lay Y1 at Y0; lay Y2 at Y0; lay Y3 at Y0");
    assert_eq!(ends(&desk), 18 + 5 + 3 + 1);
}

#[test]
fn yam_amb_20_one_yamino_a_turn() {
    let _proof = proves!["YAM-AMB-20"];
    let desk = muggins().throws(FIVES);
    assert_eq!(desk.turn(), 2);
    let desk = desk.play("lay Y1 at Y5");
    assert_eq!(desk.turn(), 3);
}

#[test]
fn yam_amb_21_what_fits_must_be_laid() {
    let desk = muggins().throws(FIVES);
    desk.refuses("throw Y0 Y1 Y2 Y3 Y4 Y6", "YAM-AMB-21", "something-fits");
    desk.refuses("stop", "YAM-G9", "other-game");
    desk.allows("lay Y1 at Y5");
    desk.allows("lay Y6 at Y5");
}

#[test]
fn yam_amb_22_at_any_free_end() {
    let desk = muggins().throws(FIVES).play("lay Y1 at Y5");
    desk.refuses("lay Y2", "YAM-AMB-22", "one-chain");
    let desk = desk.play("lay Y2 at Y1");
    assert_eq!(ends(&desk), 18);
}

#[test]
fn yam_amb_23_nothing_for_laying_nothing_unless_chosen() {
    let _proof = proves!["YAM-AMB-23"];
    let pass = "Y0 1/4 Y1 1/1 Y2 1/6 Y3 0/1 Y4 1/2 Y6 0/2";
    let lonely = "1/4 2/3 0/3 0/1 0/6 5/5 0/2";
    let desk = muggins().throws(lonely).play("throw Y0 Y1 Y2 Y3 Y4 Y6").play(pass);
    assert_eq!((desk.turn(), desk.scores()), (3, vec![20, 0, 0]));
    let desk = Desk::opening("game=muggins passScores=on", 3)
        .throws(lonely)
        .play("throw Y0 Y1 Y2 Y3 Y4 Y6")
        .play(pass);
    assert_eq!((desk.turn(), desk.scores()), (3, vec![20, 20, 0]));
    let desk = Desk::opening("game=more passScores=on", 3)
        .throws(lonely)
        .play("throw Y0 Y1 Y2 Y3 Y4 Y6")
        .play(pass);
    assert_eq!(desk.scores(), [20, 0, 0]);
}

#[test]
fn yam_amb_24_who_begins_without_a_doublet_does_not_throw_again() {
    let _proof = proves!["YAM-AMB-24"];
    let desk = muggins().throws(NO_DOUBLET);
    assert_eq!((desk.turn(), desk.scores()), (2, vec![0, 0, 0]));
    let desk = desk.throws(NO_DOUBLET);
    assert_eq!(desk.turn(), 3);
}

#[test]
fn yam_amb_25_the_second_chain_begins_like_the_first() {
    let _proof = proves!["YAM-AMB-25"];
    let desk = one_to_go("muggins", [0, 0, 0])
        .play("lay Y3 at Y5")
        .throws(ALL_DOUBLETS);
    assert_eq!((desk.turn(), ends(&desk)), (2, 24));
}

#[test]
fn yam_amb_26_the_highest_doublet_at_even_too() {
    let _proof = proves!["YAM-AMB-26"];
    assert_eq!(ends(&even().throws(ALL_DOUBLETS)), 24);
}

#[test]
fn yam_amb_27_a_doublet_that_does_not_fit_does_not_help() {
    let _proof = proves!["YAM-AMB-27"];
    let desk = even()
        .throws(LONELY_SIX)
        .play("throw Y0 Y1 Y2 Y3 Y4 Y5; Y0 0/0 Y1 1/1 Y2 2/2 Y3 3/3 Y4 4/4 Y5 5/5");
    assert_eq!(desk.turn(), 3);
}

#[test]
fn yam_amb_28_zero_scores_zero() {
    let _proof = proves!["YAM-AMB-28"];
    for game in ["muggins", "even", "more"] {
        let desk = Desk::opening(&format!("game={game}"), 3).throws("0/0 0/5 0/3 0/1 0/6 0/4 0/2");
        assert_eq!((ends(&desk), desk.scores()[0]), (0, 0));
        assert!(desk.heard(r#"{"type":"scored","seat":1,"points":0,"total":0}"#));
    }
}

#[test]
fn yam_amb_29_a_new_chain_is_compared_with_nothing_or_with_the_old_one() {
    let _proof = proves!["YAM-AMB-29"];
    let table = "Y0:3/6@Y4 Y1:0/5@Y5 Y2:4/5@Y5 Y3:5/6 Y4:3/5@Y5 Y5:5/5* Y6:6/6@Y0";
    let position = format!("turn 1 lay / round 2 / 1 0 / 2 0 / table {table} / thrown Y3 casts 0 / previous 27");
    for (options, second) in [("game=more", 8), ("game=more carryPrevious=on", 0)] {
        let desk = Desk::at(options, 2, &position);
        // 0, 4, 18 at the 6/6 and now 6: 28 is more than 27.
        let desk = desk.play("lay Y3 at Y5").throws(TWOS);
        assert_eq!(desk.scores(), [28, second]);
    }
}

#[test]
fn yam_amb_30_a_turn_without_laying_is_a_turn() {
    let _proof = proves!["YAM-AMB-30"];
    let desk = Desk::at("game=muggins", 3, "turn 1 ready / round 4 / 1 80 / 2 70 / 3 85");
    let lonely = "1/4 2/3 0/3 0/1 0/6 5/5 0/2";
    let nothing = "throw Y0 Y1 Y2 Y3 Y4 Y6; Y0 1/4 Y1 1/1 Y2 1/6 Y3 0/1 Y4 1/2 Y6 0/2";
    let desk = desk.throws(lonely).play(nothing).play(nothing);
    assert_eq!((desk.scores(), desk.ranks()), (vec![100, 70, 85], vec![1, 3, 2]));
}

#[test]
fn yam_amb_31_the_highest_of_several_who_reach_the_goal_wins() {
    let _proof = proves!["YAM-AMB-31"];
    let desk = Desk::at("game=muggins", 2, "turn 1 ready / round 4 / 1 80 / 2 95")
        .throws(FIVES)
        .play("lay Y1 at Y5");
    assert_eq!((desk.scores(), desk.ranks()), (vec![100, 110], vec![2, 1]));
}
