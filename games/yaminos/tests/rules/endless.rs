//! What has no end in the book has one here, and nobody comes to it who means to end a game.

use ludo::proves;
use yaminos::{MOST_ROUNDS, MOST_TAKEN, MOST_TIES};

use crate::desk::Desk;

const THROWN: &str = "Y0 0/0 Y1 4/6 Y2 1/6 Y3 0/1 Y4 3/5 Y5 5/5 Y6 1/5";

/// Only the 5/5 is laid, and then nothing shows a 5.
const LOST: &str = "lay Y5; throw Y0 Y1 Y2 Y3 Y4 Y6; Y0 0/0 Y1 4/6 Y2 0/3 Y3 2/4 Y4 4/4 Y6 0/2";

#[test]
fn yam_base_24_taking_back_ends() {
    let again = "lay Y5; take Y5; ".repeat(MOST_TAKEN.into());
    for game in ["base", "line", "longest", "minimum", "prog"] {
        let desk = Desk::opening(&format!("game={game}"), 2).play(format!("throw; {THROWN}; {again} lay Y5"));
        desk.refuses("take Y5", "YAM-BASE-24", "taken-enough");
        assert!(desk.position().ends_with(" / taken 100") || desk.position().contains(" / taken 100 / "));
        // It is her turn that ends, not the game.
        desk.play("stop").refuses(
            "1 throw",
            if game == "base" { "YAM-BASE-5" } else { "YAM-AMB-2" },
            "not-your-turn",
        );
    }
}

/// Only the 3/6 that was left lying fits at the chain, and behind it the 2/3 of this throw; but Y2 lies in the way.
#[test]
fn yam_amb_16_who_can_neither_lay_nor_take_back_has_lost_her_turn() {
    let _proof = proves!["YAM-BASE-13"];
    let at = |taken: u8| {
        let table = "Y0:3/6 Y1:2/3 Y2:1/6@Y6+ Y3:2/4 Y4:0/6@Y6 Y5:2/6 Y6:6/6*";
        Desk::at(
            "game=base",
            2,
            &format!("turn 1 lay / 1 0 / 2 0 / table {table} / thrown Y1 casts 2 / taken {taken}"),
        )
    };
    at(99).refuses("stop", "YAM-AMB-16", "must-lay");
    let stranded = at(100);
    assert_eq!(stranded.legal(), ["stop"]);
    let desk = stranded.play("stop");
    assert_eq!((desk.turn(), desk.scores()), (2, vec![0, 0]));
}

#[test]
fn yam_amb_14_throwing_on_ends() {
    let table = "Y0:0/0 Y1:4/6 Y2:1/6 Y3:0/1 Y4:3/5 Y5:5/5* Y6:1/5@Y5+";
    let position = format!("turn 1 lay / 1 0 / 2 0 / table {table} / thrown Y6 casts 200 / made 300");
    let desk = Desk::at("game=base goal=999", 2, &position);
    desk.refuses("throw Y2", "YAM-AMB-14", "thrown-enough");
    assert_eq!(desk.play("stop").scores(), [303, 0]);
    Desk::refuses_position("game=base", 2, &position.replace("200", "201"), "YAM-BASE-6");
}

#[test]
fn yam_amb_30_a_goal_that_nobody_reaches_ends() {
    let _proof = proves!["YAM-AMB-30"];
    let before = MOST_ROUNDS - 1;
    for (game, throw) in [("line", "stop"), ("base", LOST)] {
        let position = format!("turn 2 ready / round {before} / 1 5 / 2 0");
        let desk = Desk::at(&format!("game={game}"), 2, &position).play(format!("throw; {THROWN}; {throw}"));
        assert!(desk.is_over(), "{}", desk.position());
        assert_eq!(desk.ranks(), [1, 2]);
    }
    Desk::refuses_position("game=line", 2, "turn 1 ready / round 1000 / 1 5 / 2 0", "YAM-LINE-10");
}

#[test]
fn yam_amb_4_a_tie_that_is_never_broken_is_shared() {
    let _proof = proves!["YAM-AMB-4"];
    let tie = format!("survived {MOST_TIES}");
    let position = format!("turn 2 ready / round {MOST_TIES} / 1 1 {tie} / 2 1 {tie} / contenders 1 2");
    let desk = Desk::at("game=longest tieBreak=on", 2, &position).play(format!("throw; {THROWN}; stop"));
    assert!(desk.is_over());
    assert_eq!(desk.ranks(), [1, 1]);
}

/// Equal averages are a tie, whoever threw last.
#[test]
fn yam_amb_4_averages_are_compared_when_all_have_thrown() {
    let _proof = proves!["YAM-S5-4"];
    let line = "lay Y5; lay Y6 at Y5; stop";
    let options = "game=minimum throws=1 minimum=1 divideByThrows=on tieBreak=on";
    let turn = format!("throw; {THROWN}; {line}; ");
    let desk = Desk::opening(options, 2).play(turn.repeat(2).trim_end_matches("; "));
    assert!(!desk.is_over(), "both have made 16 in one throw: {}", desk.position());
}

/// 81 and 73 are as near to 77: who breaks that tie is level by the target that stood before her extra throw raises it.
#[test]
fn yam_amb_4_a_tie_at_the_target_can_be_written_down() {
    let tie = "1 81 survived 1 / 2 73 survived 1 / 3 100 / 4 73 survived 1";
    let position = |tie: &str| format!("turn 1 ready / round 2 / {tie} / agreed 2 / contenders 1 2 4");
    let options = "game=target throws=2 target=77 tieBreak=on";
    let desk = Desk::at(options, 4, &position(tie));
    assert_eq!(Desk::at(options, 4, &desk.position()).position(), desk.position());
    Desk::refuses_position(options, 4, &position(&tie.replace("81", "80")), "YAM-S3-2");
}
