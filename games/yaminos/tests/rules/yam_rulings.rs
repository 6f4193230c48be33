//! Rulings for the Yam.

use ludo::{Settings, proves};
use yaminos::{
    Digits, Faces, Options, Row, Throw,
    piece::THROWS,
    yam::{rows_of, score},
};

use crate::{
    desk::{ALL_DOUBLETS, Desk, NO_DOUBLET, Throws, all_seven},
    yam::{ALL_FIVES, FULL, LARGE, faces, only_open, worth, yam},
};

#[test]
fn yam_amb_43_one_two_or_four_rounds() {
    let _proof = proves!["YAM-AMB-43"];
    for (rounds, turns) in [("1", 12), ("2", 24), ("4", 48)] {
        let mut desk = Desk::opening(&format!("game=yam rounds={rounds}"), 1);
        let mut played = 0;
        while !desk.is_over() {
            let row = desk.state().open_boxes().nth(0);
            desk = desk.throws(FULL).play(format!("box {row}"));
            played += 1;
        }
        assert_eq!(played, turns);
    }
    assert!(Options::from_text("rounds=3").is_err());
}

#[test]
fn yam_amb_44_one_box_for_both_suites_or_two() {
    let _proof = proves!["YAM-AMB-44"];
    assert!(!rows_of(&Options::default()).has(Row::Small));
    let desk = Desk::opening("game=yam rounds=1 separateSuites=on", 1);
    assert_eq!(rows_of(&desk.view().options).len(), 13);
    let desk = desk.throws(LARGE).play("box small").throws(LARGE).play("box large");
    assert_eq!(desk.scores(), [40 + 51]);
}

#[test]
fn yam_amb_45_a_pair_counts_twice_or_once() {
    let _proof = proves!["YAM-AMB-45"];
    assert_eq!(worth("", Row::Solo5, ALL_FIVES), 40);
    assert_eq!(worth("soloPairOnce=on", Row::Solo5, ALL_FIVES), 35);
}

#[test]
fn yam_amb_46_announced_only_before_the_third_throw() {
    let desk = yam().throws(NO_DOUBLET);
    desk.refuses("announce full", "YAM-AMB-46", "too-early-to-announce");
    desk.allows("box full");
    let desk = desk.play("throw Y0; Y0 0/0");
    desk.allows("announce full");
    desk.allows("box super");
}

#[test]
fn yam_amb_47_any_may_be_thrown_again() {
    let _proof = proves!["YAM-AMB-47"];
    let desk = yam()
        .throws(NO_DOUBLET)
        .play("throw Y0 Y1; Y0 0/0 Y1 1/1; announce pairs");
    desk.allows("throw Y2");
    desk.allows("throw Y0");
    desk.allows("throw");
    // And none is no throw; it cannot even be written.
    desk.refuses("throw ", "HOUSE-NOTATION", "unreadable");
}

#[test]
fn yam_amb_48_the_first_throw_with_a_pair_fixes_the_digits() {
    let _proof = proves!["YAM-AMB-48"];
    // No pair in the first throw; the second has 5/5.
    let desk = only_open(&["super"])
        .throws("2/5 0/5 4/5 5/6 3/5 0/4 1/5")
        .play("throw Y5; Y5 5/5; box super");
    assert_eq!(desk.scores(), [126]);
    // 3/3 comes first, then seven fives: no Super Yamino.
    let desk = only_open(&["super"])
        .throws("2/5 0/5 4/5 3/3 3/5 0/4 1/5")
        .play("throw Y3 Y5; Y3 5/6 Y5 5/5");
    assert_eq!(desk.state().super_digits(), Digits::one(3));
    assert_eq!(desk.play("box super").scores(), [0]);
    // No pair in two throws: the third brings it.
    let desk = only_open(&["super"])
        .throws("2/5 0/5 4/5 5/6 3/5 0/4 0/2")
        .play("throw Y6; Y6 1/5; announce super; throw Y5; Y5 5/5");
    assert_eq!(desk.scores(), [126]);
}

#[test]
fn yam_amb_49_a_super_yamino_in_one_throw() {
    let _proof = proves!["YAM-AMB-49"];
    let desk = only_open(&["super"]);
    assert_eq!(desk.throws(ALL_FIVES).play("box super").scores(), [126]);
}

#[test]
fn yam_amb_50_the_digits_of_a_full() {
    let _proof = proves!["YAM-AMB-50"];
    // Seven of one digit are no Full.
    assert_eq!(worth("", Row::Full, ALL_FIVES), 0);
    // Blanks are digits: 0/0 0/3 0/1 0/6 and 5/5 5/1 5/0.
    assert_eq!(worth("", Row::Full, "0/0 0/5 0/3 0/1 0/6 5/5 1/5"), 15 + 50);
    // 5/6 can go with the fives or with the sixes; the better reading counts: 4 × 6 + 3 × 5.
    assert_eq!(worth("", Row::Full, "3/6 4/6 4/5 5/6 3/5 5/5 6/6"), 24 + 15 + 50);
}

#[test]
fn yam_amb_51_rows_are_rarer_than_picked_halves() {
    let _proof = proves!["YAM-AMB-51"];
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

#[test]
fn yam_amb_52_six_in_sequence_are_the_best_five() {
    let _proof = proves!["YAM-AMB-52"];
    assert_eq!(worth("", Row::Suite, "1/4 1/1 2/2 3/3 4/4 5/5 6/6"), 40);
}

#[test]
fn yam_amb_53_where_both_lie_there_the_better_counts() {
    let _proof = proves!["YAM-AMB-53"];
    assert_eq!((worth("", Row::Suite, LARGE), worth("", Row::Small, LARGE)), (51, 40));
}

#[test]
fn yam_amb_54_whole_yaminos_that_are_not_used_count() {
    let _proof = proves!["YAM-AMB-54"];
    // 48 dots in all. With 6/2 at the end in place of 6/6 the row takes 1 + 5 + 9 + 8 and leaves 25.
    assert_eq!(faces(LARGE).total(), 48);
    assert_eq!(worth("unusedCount=on", Row::Suite, LARGE), 51 + 25);
}

#[test]
fn yam_amb_55_six_pairs_have_the_bonus_of_five() {
    let _proof = proves!["YAM-AMB-55"];
    assert_eq!(worth("", Row::Pairs, "1/4 1/1 2/2 3/3 4/4 5/5 6/6"), 21 + 10);
    assert_eq!(worth("", Row::Pairs, ALL_DOUBLETS), 41);
}

#[test]
fn yam_amb_56_fewer_pairs_count_without_a_bonus() {
    let _proof = proves!["YAM-AMB-56"];
    assert_eq!(worth("", Row::Pairs, "1/4 1/1 2/2 3/3 4/4 0/4 0/2"), 10);
    assert_eq!(worth("", Row::Pairs, NO_DOUBLET), 0);
}

#[test]
fn yam_amb_57_plus_and_moins_together_are_announced_as_one() {
    let _proof = proves!["YAM-AMB-57"];
    assert_eq!(
        (worth("", Row::Plus, ALL_DOUBLETS), worth("", Row::Moins, ALL_DOUBLETS)),
        (21, -21)
    );
    let desk = Desk::opening("game=yam rounds=1 plusMoins=together", 1)
        .throws(NO_DOUBLET)
        .play("throw Y0; Y0 0/0");
    desk.refuses("announce plus", "YAM-YAM-1", "no-such-row");
    let desk = desk.play("announce plus-moins; throw Y0; Y0 3/6");
    assert_eq!(desk.scores(), [6 + 5 + 3 + 1 + 6 + 4 + 2 - 3]);
    // One turn has filled two boxes, and neither can be had again.
    let stands = |row: Row| {
        let sheet = desk.view().players[0].sheet.clone();
        sheet.iter().find(|cell| cell.row == row).and_then(|cell| cell.points)
    };
    assert_eq!([Row::Plus, Row::Moins].map(stands), [Some(27), Some(-3)]);
    assert_eq!(stands(Row::PlusMoins), None);
    let desk = desk.throws(FULL);
    desk.refuses("box plus-moins", "YAM-YAM-8", "row-filled");
    desk.refuses("box moins", "YAM-YAM-1", "no-such-row");
}

#[test]
fn yam_amb_57_a_position_has_both_halves_of_one_throw() {
    let options = "game=yam rounds=1 plusMoins=together";
    Desk::at(options, 1, "turn 1 ready / round 1 / 1 24 plus=27 moins=-3");
    // Of the last each can come, but not at once: the lower digits are never more than the higher ones.
    for boxes in ["27 plus=27", "-3 moins=-3", "-7 plus=21 moins=-28"] {
        Desk::refuses_position(options, 1, &format!("turn 1 ready / round 1 / 1 {boxes}"), "YAM-AMB-57");
    }
}

#[test]
fn yam_amb_58_a_round_ends_when_all_boxes_of_all_are_full() {
    let _proof = proves!["YAM-AMB-58"];
    let mut desk = yam();
    for row in rows_of(&Options::default()).iter() {
        for _ in 0..2 {
            assert!(!desk.is_over());
            desk = desk.throws(FULL).play(format!("box {row}"));
        }
    }
    assert!(desk.is_over());
    assert_eq!(desk.outcome().unwrap().how, "shared");
}

#[test]
fn a_throw_is_read_as_it_is_written() {
    let throw: Throw = all_seven(FULL).parse().unwrap();
    assert_eq!(throw.to_string(), all_seven(FULL));
}
