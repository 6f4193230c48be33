//! The magnetic challenge, in height.

use ludo::{Awaits, Expect, Game, proves};

use crate::desk::{Desk, at, blocked, dots, hand, least_wins};

/// A double six on the table and 5-6 along it, its 6 on top: the 5 hangs over free space.
const OVERHANG: &str = "built 6-6@0,0,0,h 6-5@1,0,1,h";

fn challenge(hands: &[&str], built: &str) -> Desk {
    at("game=challenge", 1, hands, built)
}

fn with(options: &str, hands: &[&str], built: &str) -> Desk {
    at(&format!("game=challenge {options}"), 1, hands, built)
}

#[test]
fn domino_h1_any_domino_can_be_built_on() {
    let _proof = proves!["DOMINO-H1"];
    let desk = challenge(&["1-6 2-5", "0-0"], "built 6-6@0,0,0,h 6-5@1,0,1,h 4-5@2,-1,2,v");
    // The first of three, and the second from below.
    desk.allows("place 1-6 at -1,0,1 h");
    desk.allows("place 5-2 at 2,0,0 h");
}

#[test]
fn domino_h2_above_or_below() {
    let desk = challenge(&["1-5 1-6", "0-0"], OVERHANG);
    desk.allows("place 5-1 at 2,0,2 h");
    desk.allows("place 5-1 at 2,0,0 h");
    desk.refuses("place 6-1 at 5,5,0 h", "DOMINO-H2", "no-contact");
    // Side by side is not enough, even with an equal number.
    desk.refuses("place 1-6 at -2,0,0 h", "DOMINO-H2", "no-contact");
    desk.refuses("lay 1-6 left", "DOMINO-H2", "other-game");
}

#[test]
fn domino_h3_equal_half_faces_over_one_another() {
    let _proof = proves!["DOMINO-H3"];
    let desk = challenge(&["1-6", "0-0"], "built 6-6@0,0,0,h");
    desk.allows("place 6-1 at 1,0,1 h");
    desk.refuses("place 1-6 at 1,0,1 h", "DOMINO-H7", "not-equal");
}

#[test]
fn domino_h4_who_has_none_draws() {
    let desk = challenge(&["1-2", "0-6"], "built 6-6@0,0,0,h");
    assert_eq!(desk.legal(), ["draw"]);
    desk.refuses("pass", "DOMINO-H4", "stock-left");
    let desk = desk.play("draw; 3-3");
    assert_eq!(desk.turn(), 2);
}

#[test]
fn domino_h5_even_if_it_would_fit() {
    let _proof = proves!["DOMINO-H5"];
    let desk = challenge(&["1-2", "0-6"], "built 6-6@0,0,0,h").play("draw; 5-6");
    assert_eq!(desk.turn(), 2);
    desk.refuses("1 place 6-5 at 0,0,1 v", "DOMINO-P3", "not-your-turn");
}

#[test]
fn domino_h6_a_tower_grows() {
    let _proof = proves!["DOMINO-H6"];
    let desk = challenge(&["1-6 1-2 0-0", "1-1 0-3"], "built 6-6@0,0,0,h")
        .play("place 6-1 at 1,0,1 h; stands; place 1-1 at 2,0,2 h; stands; place 1-2 at 3,0,3 h; stands");
    let levels: Vec<i8> = desk.view().built.iter().map(|stand| stand.piece.level).collect();
    assert_eq!(levels, [0, 1, 2, 3]);
}

#[test]
fn domino_h7_all_superposed_squares_are_equal() {
    let desk = challenge(&["5-5 1-2", "0-0"], OVERHANG);
    // One half would lie on the 5, but the other on a 6.
    desk.refuses("place 5-5 at 1,0,2 h", "DOMINO-H7", "not-equal");
    desk.allows("place 5-5 at 2,0,2 h");
    desk.allows("place 5-5 at 2,0,0 h");
}

#[test]
fn domino_h8_every_attempt_is_final() {
    let desk = challenge(&["1-6 1-2", "0-0"], "built 6-6@0,0,0,h").play("place 6-1 at 1,0,1 h");
    assert_eq!(desk.state().awaits(), Awaits::Chance);
    desk.refuses("1 place 6-1 at 0,0,1 v", "DOMINO-H8", "let-go");
    desk.refuses("1 ~undo 1", "HOUSE-UNDO", "cannot-undo");
    let desk = desk.play("missed");
    desk.refuses("1 ~undo 1", "HOUSE-UNDO", "cannot-undo");
}

/// Seat 1 brings down a tower of two.
fn collapsed(options: &str, hands: &[&str]) -> Desk {
    with(options, hands, OVERHANG).play("place 5-1 at 2,0,2 h; collapse")
}

#[test]
fn domino_h9_she_takes_all_its_dominoes() {
    let _proof = proves!["DOMINO-H9"];
    let desk = collapsed("", &["1-5 0-1", "0-0 3-3"]);
    assert_eq!(hand(&desk, 1), [[0, 1], [1, 5], [5, 6], [6, 6]]);
    assert!(desk.view().built.is_empty());
    // Everybody has seen that.
    assert_eq!(desk.view().players[0].known, [[1, 5], [5, 6], [6, 6]]);
}

#[test]
fn domino_h10_the_highest_double_begins_again() {
    let _proof = proves!["DOMINO-H10"];
    let desk = collapsed("", &["1-5 0-1", "0-0 3-3"]);
    assert_eq!((desk.turn(), desk.legal()), (1, vec!["lay 6-6".to_owned()]));
    let desk = desk.play("lay 6-6");
    assert_eq!(desk.view().built.len(), 1);
}

#[test]
fn domino_h11_the_same_game_goes_on() {
    let _proof = proves!["DOMINO-H11"];
    let desk = collapsed("games=3", &["1-5 0-1", "0-0 3-3"]).play("lay 6-6");
    assert_eq!((desk.turn(), desk.view().game, desk.scores()), (2, 1, vec![0, 0]));
    assert_eq!(hand(&desk, 2), [[0, 0], [3, 3]]);
}

#[test]
fn domino_h12_the_second_lies_along_the_first() {
    let desk = with("secondParallel=on", &["1-6 1-2", "1-1 0-0"], "built 6-6@0,0,0,h");
    desk.refuses("place 6-1 at 1,0,1 v", "DOMINO-H12", "not-parallel");
    let desk = desk.play("place 6-1 at 1,0,1 h; stands");
    // Only the second.
    desk.allows("place 1-1 at 2,0,2 v");
}

#[test]
fn domino_h13_only_extremities() {
    let built = "built 6-6@0,0,0,h 6-5@1,0,1,h 5-4@2,0,2,h";
    let desk = with("extremitiesOnly=on", &["1-4 0-5 3-6", "0-0"], built);
    // On the first and on the last piece, not on the second.
    desk.allows("place 4-1 at 3,0,3 h");
    desk.allows("place 3-6 at -1,0,1 h");
    desk.refuses("place 5-0 at 2,0,0 h", "DOMINO-H13", "not-an-end");
    challenge(&["1-4 0-5 3-6", "0-0"], built).allows("place 5-0 at 2,0,0 h");
}

#[test]
fn domino_h14_the_first_without_dominoes_wins() {
    let desk = challenge(&["1-5", "0-0"], OVERHANG).play("place 5-1 at 2,0,2 h");
    assert!(!desk.is_over());
    let desk = desk.play("stands");
    assert!(desk.heard(r#"{"type":"out","seat":1}"#));
    assert_eq!(desk.ranks(), [1, 2]);
    desk.refuses("2 draw", "DOMINO-H14", "over");
}

/// Few dots on many dominoes, many on few; and twice as few dots.
const LEFT: [[&str; 2]; 2] = [["0-1 0-2 0-3", "4-5 5-5"], ["0-1 0-4", "1-4"]];

#[test]
fn domino_h15_blocked_and_the_fewest_dots_win() {
    let _proof = proves!["DOMINO-H15"];
    for (others, ranks) in LEFT.iter().zip([[3, 1, 2], [3, 1, 1]]) {
        let desk = blocked("game=challenge", "", others);
        least_wins(&desk, dots);
        assert_eq!(desk.ranks(), ranks);
    }
}

#[test]
fn domino_amb_30_with_young_children_the_fewest_dominoes() {
    let _proof = proves!["DOMINO-AMB-30"];
    for others in LEFT {
        let desk = blocked("game=challenge count=dominoes", "", &others);
        least_wins(&desk, |hand| hand.len() as u32);
        assert_eq!(desk.ranks()[2], 1);
    }
}

#[test]
fn domino_h16_several_games() {
    let _proof = proves!["DOMINO-H16"];
    let desk = with("games=2", &["1-5", "0-4 0-0"], OVERHANG).play("place 5-1 at 2,0,2 h; stands");
    assert_eq!(desk.legal(), ["deal"]);
    assert_eq!(desk.play("deal").view().game, 2);
}

#[test]
fn domino_h17_losers_note_their_dots() {
    let _proof = proves!["DOMINO-H17"];
    let desk = with("games=2", &["1-5", "0-4 0-0"], OVERHANG).play("place 5-1 at 2,0,2 h; stands");
    assert_eq!(desk.scores(), [0, 4]);
}

#[test]
fn domino_h18_the_lowest_total_wins() {
    let _proof = proves!["DOMINO-H18"];
    let position = format!("turn 1 play / 1 9 1-5 / 2 0 0-4 0-0 / {OVERHANG} / passes 0 / played 1");
    let desk = Desk::at("game=challenge games=2", 2, &position).play("place 5-1 at 2,0,2 h; stands");
    assert_eq!((desk.scores(), desk.ranks()), (vec![9, 4], vec![2, 1]));
}

#[test]
fn domino_h19_young_children_count_dominoes() {
    let _proof = proves!["DOMINO-H19"];
    let desk = with("games=2 count=dominoes", &["1-5", "0-4 0-0"], OVERHANG).play("place 5-1 at 2,0,2 h; stands");
    assert_eq!(desk.scores(), [0, 2]);
}

#[test]
fn domino_h20_with_young_children_too_laying_everything_wins() {
    let _proof = proves!["DOMINO-H20"];
    let desk = with("count=dominoes", &["1-5", "0-4"], OVERHANG).play("place 5-1 at 2,0,2 h; stands");
    assert_eq!(desk.ranks(), [1, 2]);
}

#[test]
fn domino_amb_13_the_lattice() {
    let _proof = proves!["DOMINO-AMB-13"];
    // Two pieces with their tops side by side on level 1: bridging them, both pairs must match.
    let built = "built 6-6@0,0,0,h 2-6@0,-1,1,v 6-3@1,0,1,v";
    let desk = challenge(&["1-6 5-6", "0-0"], built);
    desk.refuses("place 6-1 at 0,0,2 h", "DOMINO-H7", "not-equal");
    assert_eq!(challenge(&["0-1", "0-0"], built).legal(), ["draw"]);
    // Side by side imposes nothing: the 1 would lie beside the 2.
    let beside = challenge(&["1-6", "0-0"], "built 6-6@0,0,0,h 2-6@0,-1,1,v");
    beside.allows("place 1-6 at 1,-1,1 v");
    // Over a 6 with one square and under a 0 with the other: what lies above counts as what lies below.
    let between = challenge(&["0-6 1-6", "0-0"], "built 6-6@0,0,0,h 6-2@1,0,1,v 0-2@0,1,2,h");
    between.allows("place 6-0 at 0,0,1 v");
    between.refuses("place 6-1 at 0,0,1 v", "DOMINO-H7", "not-equal");
    // One square at least lies over or under another domino's; and there are no halves of squares.
    between.refuses("place 6-1 at 2,0,0 h", "DOMINO-H2", "no-contact");
    between.refuses("place 6-1 at 0.5,0,1 h", "HOUSE-NOTATION", "unreadable");
}

#[test]
fn domino_amb_14_below_is_under_an_overhang() {
    let desk = challenge(&["1-5 1-6", "0-0"], OVERHANG);
    desk.allows("place 5-1 at 2,0,0 h");
    desk.refuses("place 6-1 at 0,0,-1 v", "DOMINO-AMB-14", "out-of-reach");
    desk.refuses("place 6-1 at 90,0,1 v", "DOMINO-AMB-14", "out-of-reach");
    let lifting = with("liftTower=on", &["1-5 1-6", "0-0"], OVERHANG).play("place 6-1 at 0,0,-1 v; stands");
    let levels: Vec<i8> = lifting.view().built.iter().map(|stand| stand.piece.level).collect();
    assert_eq!(levels, [1, 2, 0]);
}

#[test]
fn domino_amb_15_along_or_across() {
    let _proof = proves!["DOMINO-AMB-15"];
    let desk = challenge(&["1-6", "0-0"], "built 6-6@0,0,0,h");
    desk.allows("place 6-1 at 1,0,1 h");
    desk.allows("place 6-1 at 1,0,1 v");
    // With the option the second of every tower lies along, also after a collapse.
    let again = collapsed("secondParallel=on", &["1-5 0-1", "0-0 3-3 2-6"]).play("lay 6-6");
    again.refuses("place 6-2 at 0,0,1 v", "DOMINO-H12", "not-parallel");
    again.allows("place 2-6 at -1,0,1 h");
}

#[test]
fn domino_amb_16_the_half_face_must_be_free() {
    let desk = challenge(&["1-6", "0-0"], OVERHANG);
    desk.refuses("place 6-1 at 1,0,1 v", "DOMINO-AMB-16", "occupied");
    desk.allows("place 6-1 at 0,0,1 v");
}

#[test]
fn domino_amb_17_two_end_pieces() {
    let _proof = proves!["DOMINO-AMB-17"];
    // The first is both ends; after one more it is still one of them, and the new one the other.
    let options = "extremitiesOnly=on liftTower=on";
    let desk = with(options, &["5-6 1-5 0-6", "1-1 3-6"], "built 6-6@0,0,0,h").play("place 6-5 at 1,0,1 h; stands");
    desk.allows("place 3-6 at -1,0,1 h");
    let desk = desk.play("place 3-6 at -1,0,1 h; stands");
    // Now the first lies between its neighbours in line and is no end any more, though it is free from below.
    desk.refuses("place 6-0 at 0,0,-1 v", "DOMINO-H13", "not-an-end");
    desk.allows("place 5-1 at 2,0,2 h");
}

#[test]
fn domino_amb_18_nature_answers() {
    let desk = challenge(&["1-5 0-1", "0-0 3-3"], OVERHANG);
    desk.refuses("* stands", "DOMINO-S5", "no-chance");
    let desk = desk.play("place 5-1 at 2,0,2 h");
    let mut outcomes = Vec::new();
    desk.state().outcomes(&mut outcomes);
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u64>(), 10_000);
    desk.refuses("* stands 4-4:0,0,0,0,0,0,32767", "DOMINO-AMB-18", "other-pieces");
    // Missed: she takes that one back, and her turn is over.
    let desk = desk.play("missed");
    assert_eq!((desk.turn(), hand(&desk, 1).len(), desk.view().built.len()), (2, 2, 2));
    assert_eq!(desk.view().players[0].known, [[1, 5]]);

    let strict =
        with("missedCountsAsCollapse=on", &["1-5 0-1", "0-0 3-3"], OVERHANG).play("place 5-1 at 2,0,2 h; missed");
    assert_eq!(hand(&strict, 1).len(), 4);

    // A hand can be watched, unless no hand trembles.
    let hand = "place 5-1 at 2,0,2 h hand 5,-8,30,10,-10,12,15";
    challenge(&["1-5", "0-0"], OVERHANG).allows(hand);
    with("hand=steady", &["1-5", "0-0"], OVERHANG).refuses(hand, "DOMINO-AMB-18", "steady-hand");
}

/// Where nothing but misses follow one another, the game is blocked in the end.
#[test]
fn domino_amb_18_misses_have_an_end() {
    let _proof = proves!["DOMINO-AMB-18"];
    let misses = "place 5-1 at 2,0,2 h; missed; place 5-0 at 2,0,2 h; missed; ".repeat(3);
    let five_of_six = misses
        .trim_end_matches("; ")
        .rsplitn(3, "; ")
        .last()
        .unwrap()
        .to_owned();
    let missed = |options: &str| with(options, &["1-5 0-1", "0-5 3-3"], OVERHANG).play(&five_of_six);
    let desk = missed("");
    assert_eq!((desk.turn(), desk.view().misses_left), (2, 1));
    let laid = desk.clone();
    let desk = desk.play("place 5-0 at 2,0,2 h; missed");
    assert!(desk.heard(r#"{"type":"blocked"}"#));
    assert_eq!(desk.ranks(), [1, 2]);
    assert_eq!(Desk::at("game=challenge", 2, &desk.position()).state(), desk.state());
    // A domino that stands begins the count anew, and so does one that is drawn.
    let laid = laid.play("place 5-0 at 2,0,2 h; stands");
    assert_eq!(laid.view().misses_left, 6);
    let drawn = missed("voluntaryDraw=on").play("draw; 4-4");
    assert_eq!(drawn.view().misses_left, 6);
}

/// A steadier hand and stronger magnets make a collapse less likely.
#[test]
fn domino_amb_18_magnets_and_hand_tell() {
    let _proof = proves!["DOMINO-AMB-18"];
    let collapse = |options: &str| {
        let desk = with(options, &["1-5 0-1", "0-0 3-3"], OVERHANG).play("place 5-1 at 2,0,2 h");
        let mut outcomes = Vec::new();
        desk.state().outcomes(&mut outcomes);
        outcomes[2].1
    };
    assert!(collapse("magnets=none") > collapse("magnets=weak"));
    assert!(collapse("magnets=weak") > collapse(""));
    assert!(collapse("") > collapse("magnets=strong"));
    assert!(collapse("") > collapse("hand=steady"));
}

/// Where the pieces came to lie is kept for the next placement.
#[test]
fn domino_amb_18_poses_are_kept() {
    let _proof = proves!["DOMINO-AMB-18"];
    let desk = challenge(&["1-5 0-1", "0-0 3-3"], OVERHANG)
        .play("place 5-1 at 2,0,2 h; stands 5-6:10,-20,3,0,0,5,32767 1-5:1,2,3,4,5,6,32767");
    let built = desk.view().built;
    let offs: Vec<Option<[i32; 3]>> = built.iter().map(|stand| stand.pose.map(|pose| pose.off)).collect();
    assert_eq!(offs, [None, Some([10, -20, 3]), Some([1, 2, 3])]);
}

#[test]
fn domino_amb_19_with_the_domino_just_attempted() {
    let _proof = proves!["DOMINO-AMB-19"];
    let desk = collapsed("", &["1-5 0-1", "0-0 3-3"]);
    assert!(hand(&desk, 1).contains(&[1, 5]));
    assert_eq!(desk.view().stock, 28 - 6);
}

#[test]
fn domino_amb_20_whoever_holds_the_highest_double() {
    let _proof = proves!["DOMINO-AMB-20"];
    // 6-6 is in the stock; seat 2 has the highest of all hands, and then seat 3 plays.
    let built = "built 4-4@0,0,0,h 4-1@1,0,1,h";
    let desk = challenge(&["1-5 0-1", "0-0 5-5", "2-3"], built).play("place 1-5 at 2,0,2 h; collapse");
    assert_eq!((desk.turn(), desk.legal()), (2, vec!["lay 5-5".to_owned()]));
    let desk = desk.play("lay 5-5");
    assert_eq!(desk.turn(), 3);
}

#[test]
fn domino_amb_21_not_won_with_a_collapse() {
    let _proof = proves!["DOMINO-AMB-21"];
    let desk = collapsed("", &["1-5", "0-0 3-3"]);
    assert!(!desk.is_over());
    assert_eq!(hand(&desk, 1).len(), 3);
}

#[test]
fn domino_amb_22_won_with_the_first_of_a_new_tower() {
    let _proof = proves!["DOMINO-AMB-22"];
    let built = "built 4-4@0,0,0,h 4-1@1,0,1,h";
    let desk = challenge(&["1-5 0-1", "5-5", "2-3"], built).play("place 1-5 at 2,0,2 h; collapse; lay 5-5");
    assert_eq!(desk.ranks()[1], 1);
}

/// A tower that falls again and again comes to an end, too: then the fewest dots win.
#[test]
fn domino_amb_18_a_game_that_falls_for_ever_is_blocked() {
    let _proof = proves!["DOMINO-AMB-18"];
    let at = |falls: u16| {
        let position =
            format!("turn 1 play / 1 0 1-6 2-3 / 2 0 0-0 / built 6-6@0,0,0,h / passes 0 fallen {falls} / played 0");
        Desk::at("game=challenge", 2, &position).play("place 6-1 at 1,0,1 h; collapse")
    };
    assert!(!at(998).is_over());
    let over = at(999);
    assert!(over.heard(r#"{"type":"blocked"}"#) && over.is_over());
    assert_eq!(over.ranks(), [2, 1]);
}

#[test]
fn domino_amb_9_a_match_has_an_end_whatever_is_noted() {
    let _proof = proves!["DOMINO-AMB-9"];
    let at = |played: u16| {
        let position = format!("turn 1 play / 1 0 1-6 / 2 0 0-0 / chain 6-6 / passes 0 / played {played}");
        Desk::at("limit=500", 2, &position).play("lay 1-6 left")
    };
    assert!(!at(998).is_over());
    assert!(at(999).is_over());
}
