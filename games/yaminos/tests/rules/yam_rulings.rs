//! Rulings for the Yam.

use std::sync::Arc;

use ludo::{Game, Seats, Settings, Viewer};
use yaminos::{
    Digits, Faces, Options, Row, Throw, YaminoSet, Yaminos,
    piece::THROWS,
    yam::{rows_of, score},
};

use crate::{
    desk::{ALL_DOUBLETS, Desk, NO_DOUBLET, all_seven},
    yam::{ALL_FIVES, FULL, LARGE, faces, only_open, worth, yam},
};

/// YAM-AMB-43
#[test]
fn yam_amb_43_one_two_or_four_rounds() {
    for (rounds, turns) in [("1", 12), ("2", 24), ("4", 48)] {
        let mut desk = Desk::new(&format!("game=yam rounds={rounds}"), 1);
        let mut played = 0;
        while !desk.is_over() {
            let row = desk.state.open_boxes().nth(0);
            desk.throws(FULL).does(&[&format!("box {row}")]);
            played += 1;
        }
        assert_eq!(played, turns);
    }
    assert!(Options::from_text("rounds=3").is_err());
}

/// YAM-AMB-44
#[test]
fn yam_amb_44_one_box_for_both_suites_or_two() {
    assert!(!rows_of(&Options::default()).has(Row::Small));
    let mut desk = Desk::new("game=yam rounds=1 separateSuites=on", 1);
    assert_eq!(rows_of(&desk.options).len(), 13);
    desk.throws(LARGE)
        .does(&["box small"])
        .throws(LARGE)
        .does(&["box large"]);
    assert_eq!(desk.scores(), [40 + 51]);
}

/// YAM-AMB-45
#[test]
fn yam_amb_45_a_pair_counts_twice_or_once() {
    assert_eq!(worth("", Row::Solo5, ALL_FIVES), 40);
    assert_eq!(worth("soloPairOnce=on", Row::Solo5, ALL_FIVES), 35);
}

/// YAM-AMB-46
#[test]
fn yam_amb_46_announced_only_before_the_third_throw() {
    let mut desk = yam();
    desk.throws(NO_DOUBLET);
    assert_eq!(desk.refuses("announce full"), "YAM-AMB-46");
    assert!(desk.allows("box full"));
    desk.does(&["throw Y0"]).falls("Y0 0/0");
    assert!(desk.allows("announce full") && desk.allows("box super"));
}

/// YAM-AMB-47
#[test]
fn yam_amb_47_any_may_be_thrown_again() {
    let mut desk = yam();
    desk.throws(NO_DOUBLET)
        .does(&["throw Y0 Y1"])
        .falls("Y0 0/0 Y1 1/1")
        .does(&["announce pairs"]);
    assert!(desk.allows("throw Y2") && desk.allows("throw Y0") && desk.allows("throw"));
    // And none is no throw; it cannot even be written.
    assert!("throw ".parse::<yaminos::Action>().is_err());
    let nothing = ludo::Entry::act(0, desk.seat(), yaminos::Action::Throw(YaminoSet::NONE));
    assert_eq!(
        ludo::Violation::rule(&desk.state.judge(&nothing).unwrap_err()),
        "YAM-AMB-47"
    );
}

/// YAM-AMB-48
#[test]
fn yam_amb_48_the_first_throw_with_a_pair_fixes_the_digits() {
    // No pair in the first throw; the second has 5/5.
    let mut desk = only_open(&["super"]);
    desk.throws("2/5 0/5 4/5 5/6 3/5 0/4 1/5")
        .does(&["throw Y5"])
        .falls("Y5 5/5")
        .does(&["box super"]);
    assert_eq!(desk.scores(), [126]);
    // 3/3 comes first, then seven fives: no Super Yamino.
    let mut desk = only_open(&["super"]);
    desk.throws("2/5 0/5 4/5 3/3 3/5 0/4 1/5")
        .does(&["throw Y3 Y5"])
        .falls("Y3 5/6 Y5 5/5");
    assert_eq!(desk.state.super_digits(), Digits::one(3));
    assert_eq!(desk.does(&["box super"]).scores(), [0]);
    // No pair in two throws: the third brings it.
    let mut desk = only_open(&["super"]);
    desk.throws("2/5 0/5 4/5 5/6 3/5 0/4 0/2")
        .does(&["throw Y6"])
        .falls("Y6 1/5");
    desk.does(&["announce super", "throw Y5"]).falls("Y5 5/5");
    assert_eq!(desk.scores(), [126]);
}

/// YAM-AMB-49
#[test]
fn yam_amb_49_a_super_yamino_in_one_throw() {
    let mut desk = only_open(&["super"]);
    assert_eq!(desk.throws(ALL_FIVES).does(&["box super"]).scores(), [126]);
}

/// YAM-AMB-50
#[test]
fn yam_amb_50_the_digits_of_a_full() {
    // Seven of one digit are no Full.
    assert_eq!(worth("", Row::Full, ALL_FIVES), 0);
    // Blanks are digits: 0/0 0/3 0/1 0/6 and 5/5 5/1 5/0.
    assert_eq!(worth("", Row::Full, "0/0 0/5 0/3 0/1 0/6 5/5 1/5"), 15 + 50);
    // 5/6 can go with the fives or with the sixes; the better reading counts: 4 × 6 + 3 × 5.
    assert_eq!(worth("", Row::Full, "3/6 4/6 4/5 5/6 3/5 5/5 6/6"), 24 + 15 + 50);
}

/// YAM-AMB-51
#[test]
fn yam_amb_51_rows_are_rarer_than_picked_halves() {
    let share = |options: &str, row: Row| {
        let options = Options::from_text(options).unwrap();
        let made = |&index: &usize| score(&options, row, Faces::from_index(index), Digits::NONE) > 0;
        100.0 * (0..THROWS).filter(made).count() as f64 / THROWS as f64
    };
    let (row, pick) = ("suiteReading=row", "suiteReading=pick");
    let shares = [
        share(row, Row::Small),
        share(row, Row::Large),
        share(pick, Row::Small),
        share(pick, Row::Large),
    ];
    assert_eq!(shares.map(|share| share.round()), [27.0, 4.0, 59.0, 24.0]);
    // In a row, a half that does not belong can stick out only at either end.
    // Here the 1 of 1/3 would stick out in the middle: 0 1 2 3 4.
    let inside = "0/0 1/1 2/2 0/1 4/4 1/3 6/6";
    assert_eq!(
        (worth(row, Row::Small, inside), worth(pick, Row::Small, inside)),
        (0, 30)
    );
}

/// YAM-AMB-52
#[test]
fn yam_amb_52_six_in_sequence_are_the_best_five() {
    assert_eq!(worth("", Row::Suite, "1/4 1/1 2/2 3/3 4/4 5/5 6/6"), 40);
}

/// YAM-AMB-53
#[test]
fn yam_amb_53_where_both_lie_there_the_better_counts() {
    assert_eq!((worth("", Row::Suite, LARGE), worth("", Row::Small, LARGE)), (51, 40));
}

/// YAM-AMB-54
#[test]
fn yam_amb_54_whole_yaminos_that_are_not_used_count() {
    // 48 dots in all. With 6/2 at the end in place of 6/6 the row takes 1 + 5 + 9 + 8 and leaves 25.
    assert_eq!(faces(LARGE).total(), 48);
    assert_eq!(worth("unusedCount=on", Row::Suite, LARGE), 51 + 25);
}

/// YAM-AMB-55
#[test]
fn yam_amb_55_six_pairs_have_the_bonus_of_five() {
    assert_eq!(worth("", Row::Pairs, "1/4 1/1 2/2 3/3 4/4 5/5 6/6"), 21 + 10);
    assert_eq!(worth("", Row::Pairs, ALL_DOUBLETS), 41);
}

/// YAM-AMB-56
#[test]
fn yam_amb_56_fewer_pairs_count_without_a_bonus() {
    assert_eq!(worth("", Row::Pairs, "1/4 1/1 2/2 3/3 4/4 0/4 0/2"), 10);
    assert_eq!(worth("", Row::Pairs, NO_DOUBLET), 0);
}

/// YAM-AMB-57
#[test]
fn yam_amb_57_plus_and_moins_together_are_announced_as_one() {
    assert_eq!(
        (worth("", Row::Plus, ALL_DOUBLETS), worth("", Row::Moins, ALL_DOUBLETS)),
        (21, -21)
    );
    let mut desk = Desk::new("game=yam rounds=1 plusMoins=together", 1);
    desk.throws(NO_DOUBLET).does(&["throw Y0"]).falls("Y0 0/0");
    assert_eq!(desk.refuses("announce plus"), "YAM-YAM-1");
    desk.does(&["announce plus-moins", "throw Y0"]).falls("Y0 3/6");
    assert_eq!(desk.scores(), [6 + 5 + 3 + 1 + 6 + 4 + 2 - 3]);
    // One turn has filled two boxes, and neither can be had again.
    let stands = |row: Row| {
        let sheet = desk.state.view(Viewer::Spectator).players[0].sheet.clone();
        sheet.iter().find(|cell| cell.row == row).and_then(|cell| cell.points)
    };
    assert_eq!([Row::Plus, Row::Moins].map(stands), [Some(27), Some(-3)]);
    assert_eq!(stands(Row::PlusMoins), None);
    desk.throws(FULL);
    assert_eq!(desk.refuses("box plus-moins"), "YAM-YAM-8");
    assert_eq!(desk.refuses("box moins"), "YAM-YAM-1");
}

/// YAM-AMB-57
#[test]
fn yam_amb_57_a_position_has_both_halves_of_one_throw() {
    let options = Options::from_text("game=yam rounds=1 plusMoins=together").unwrap();
    let read = |boxes: &str, total: i32| {
        let position = format!("turn 1 ready / round 1 / 1 {total} {boxes}");
        Yaminos::set_up(&Arc::new(()), &options, Seats::new(1), &position).map_err(|why| why.rule)
    };
    assert!(read("plus=27 moins=-3", 24).is_ok());
    assert_eq!(read("plus=27", 27).unwrap_err(), "YAM-AMB-57");
    assert_eq!(read("moins=-3", -3).unwrap_err(), "YAM-AMB-57");
    // Each can come, but not at once: the lower digits are never more than the higher ones.
    assert_eq!(read("plus=21 moins=-28", -7).unwrap_err(), "YAM-AMB-57");
}

/// YAM-AMB-58
#[test]
fn yam_amb_58_a_round_ends_when_all_boxes_of_all_are_full() {
    let mut desk = yam();
    for row in rows_of(&desk.options).iter() {
        for _ in 0..2 {
            assert!(!desk.is_over());
            desk.throws(FULL).does(&[&format!("box {row}")]);
        }
    }
    assert!(desk.is_over());
    assert_eq!(desk.state.outcome().unwrap().how, "shared");
}

#[test]
fn a_throw_is_read_as_it_is_written() {
    let throw: Throw = all_seven(FULL).parse().unwrap();
    assert_eq!(throw.to_string(), all_seven(FULL));
}
