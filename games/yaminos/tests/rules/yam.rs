//! The Yam.

use ludo::{Settings, proves};
use yaminos::{
    Digits, Faces, Options, Row, Yamino, YaminoSet,
    yam::{count, pairs, rows_of, score},
};

use crate::desk::{ALL_DOUBLETS, Desk, NO_DOUBLET, Throws, all_seven};

/// 4/4 4/0 4/2 4/1 and 1/1 1/5 1/6.
pub(crate) const FULL: &str = "1/4 1/1 1/6 2/4 4/4 0/4 1/5";
/// 2/2 3/3 4/4 5/5 6/3.
pub(crate) const SMALL: &str = "3/6 4/6 2/2 3/3 4/4 5/5 3/4";
/// 0/1 2/3 4/5 6/6.
pub(crate) const LARGE: &str = "1/4 2/3 4/5 0/1 3/5 2/6 6/6";
/// A 5 on every yamino.
pub(crate) const ALL_FIVES: &str = "2/5 0/5 4/5 5/6 3/5 5/5 1/5";
pub(crate) const ALL_BLANKS: &str = "0/0 0/5 0/3 0/1 0/6 0/4 0/2";

pub(crate) fn faces(text: &str) -> Faces {
    text.split(' ').enumerate().fold(Faces::NONE, |faces, (i, face)| {
        let yamino = Yamino::new(i as u8).unwrap();
        faces.with(yamino, yamino.side_with(face.parse().unwrap()).unwrap())
    })
}

/// What these faces are worth in a box, fallen in one throw: as it stands in the tables of the game, and worked out anew.
pub(crate) fn worth(options: &str, row: Row, text: &str) -> i32 {
    let (options, faces) = (Options::from_text(options).unwrap(), faces(text));
    let points = score(&options, row, faces, pairs(faces));
    if row != Row::Super {
        assert_eq!(points, i32::from(count(&options, row, faces)));
    }
    points
}

pub(crate) fn yam() -> Desk {
    Desk::opening("game=yam rounds=1", 2)
}

/// Nothing stands in most boxes; in Le Plus always something, as much as Le Moins takes away.
pub(crate) fn next_to_nothing(row: Row) -> i32 {
    match row {
        Row::Plus => 21,
        Row::Moins => -21,
        _ => 0,
    }
}

/// All boxes are full but these, of seat 1, who plays alone.
pub(crate) fn only_open(open: &[&str]) -> Desk {
    let rows = rows_of(&Options::default())
        .iter()
        .filter(|row| !open.contains(&row.name()));
    let total: i32 = rows.clone().map(next_to_nothing).sum();
    let filled: Vec<String> = rows.map(|row| format!("{row}={}", next_to_nothing(row))).collect();
    let position = format!("turn 1 ready / round {} / 1 {total} {}", filled.len(), filled.join(" "));
    Desk::at("game=yam rounds=1", 1, &position)
}

#[test]
fn yam_yam_1_combinations_fill_boxes() {
    let desk = yam().throws(FULL);
    desk.refuses("box small", "YAM-YAM-1", "no-such-row");
    desk.refuses("box plus-moins", "YAM-YAM-1", "no-such-row");
    let desk = desk.play("box full");
    assert_eq!(desk.scores(), [69, 0]);
    let sheet = &desk.view().players[0].sheet;
    assert_eq!(
        sheet.iter().find(|entry| entry.row == Row::Full).unwrap().points,
        Some(69)
    );
}

#[test]
fn yam_yam_2_who_fills_a_box_hands_on() {
    let _proof = proves!["YAM-YAM-2"];
    let desk = yam().throws(FULL).play("box full");
    assert_eq!(desk.turn(), 2);
}

#[test]
fn yam_yam_3_all_or_some_may_be_thrown_again() {
    let desk = yam();
    desk.refuses("box full", "YAM-YAM-3", "throw-first");
    let desk = desk.throws(NO_DOUBLET);
    desk.allows("throw");
    desk.allows("throw Y3");
    let desk = desk.play("throw Y3 Y6; Y3 3/3 Y6 6/6; box pairs");
    assert_eq!(desk.scores(), [9, 0]);
}

#[test]
fn yam_yam_4_a_third_throw_is_announced() {
    let desk = yam().throws(NO_DOUBLET).play("throw Y1; Y1 1/1");
    desk.refuses("throw Y1", "YAM-YAM-4", "announce-first");
    let desk = desk.play("announce pairs");
    desk.refuses("box pairs", "YAM-YAM-4", "announced");
    desk.refuses("announce full", "YAM-YAM-4", "announced");
    let desk = desk.play("throw Y6; Y6 6/6");
    assert_eq!((desk.turn(), desk.scores()), (2, vec![7, 0]));
}

#[test]
fn yam_yam_5_a_box_that_cannot_be_filled_gets_zero() {
    let _proof = proves!["YAM-YAM-5"];
    let desk = yam()
        .throws(NO_DOUBLET)
        .play("throw Y1; Y1 1/1; announce full; throw Y0; Y0 0/0");
    assert!(desk.heard(r#"{"type":"filled","seat":1,"row":"full","points":0}"#));
}

#[test]
fn yam_yam_6_two_rounds_as_a_rule() {
    let _proof = proves!["YAM-YAM-6"];
    assert_eq!(Options::default().get("rounds").as_deref(), Some("2"));
    let mut desk = Desk::opening("game=yam", 1);
    for round in 1..=2 {
        for row in rows_of(&Options::default()).iter() {
            assert!(!desk.is_over());
            desk = desk.throws(NO_DOUBLET).play(format!("box {row}"));
        }
        assert_eq!(desk.heard(r#"{"type":"sheets","round":2}"#), round == 1);
    }
    assert!(desk.is_over());
}

#[test]
fn yam_yam_7_or_a_single_one() {
    let _proof = proves!["YAM-YAM-7"];
    let desk = only_open(&["full"]).throws(FULL).play("box full");
    assert!(desk.is_over());
}

#[test]
fn yam_yam_8_every_box_is_filled_once() {
    let desk = Desk::opening("game=yam rounds=1", 1)
        .throws(FULL)
        .play("box full")
        .throws(FULL);
    desk.refuses("box full", "YAM-YAM-8", "row-filled");
    assert_eq!(rows_of(&desk.view().options).len(), 12);
}

#[test]
fn yam_yam_9_the_highest_total_wins() {
    let _proof = proves!["YAM-YAM-9"];
    let filled: Vec<String> = rows_of(&Options::default())
        .iter()
        .map(|row| format!("{row}={}", next_to_nothing(row)))
        .collect();
    let (all, most) = (filled.join(" "), filled[..11].join(" "));
    let position = format!("turn 2 ready / round 47 / 1 900 {all} / 2 899 {most}");
    let desk = Desk::at("game=yam rounds=4", 2, &position)
        .throws(ALL_FIVES)
        .play("box super");
    assert_eq!((desk.scores(), desk.ranks()), (vec![900, 1025], vec![2, 1]));
}

#[test]
fn yam_yam_super_1_seven_times_the_same_digit() {
    let _proof = proves!["YAM-YAM-SUPER-1"];
    assert_eq!(worth("", Row::Super, ALL_FIVES), 126);
    assert_eq!(worth("", Row::Super, ALL_BLANKS), 91);
    assert_eq!(worth("", Row::Super, ALL_DOUBLETS), 0);
}

#[test]
fn yam_yam_super_2_the_first_pair_fixes_the_digit() {
    let _proof = proves!["YAM-YAM-SUPER-2"];
    let desk = only_open(&["super"]).throws("0/0 0/5 0/3 0/1 0/6 0/4 1/5");
    assert_eq!(desk.state().super_digits(), Digits::one(0));
    let desk = desk.play("throw").play(all_seven(ALL_FIVES)).play("box super");
    assert_eq!(desk.scores(), [0]);
    let desk = only_open(&["super"])
        .throws("2/5 0/5 4/5 5/6 3/5 5/5 0/2")
        .play("throw Y6; Y6 1/5; box super");
    assert_eq!(desk.scores(), [126]);
}

#[test]
fn yam_yam_super_3_of_several_pairs_she_chooses() {
    let _proof = proves!["YAM-YAM-SUPER-3"];
    for (all, points) in [(ALL_FIVES, 126), (ALL_BLANKS, 91)] {
        let desk = only_open(&["super"])
            .throws("0/0 0/5 0/3 0/1 3/5 5/5 1/5")
            .play("throw")
            .play(all_seven(all))
            .play("box super");
        assert_eq!(desk.scores(), [points]);
    }
}

#[test]
fn yam_yam_super_4_not_achieved_is_zero() {
    let _proof = proves!["YAM-YAM-SUPER-4"];
    let desk = only_open(&["super"])
        .throws("2/5 0/5 4/5 5/6 3/5 5/5 0/2")
        .play("throw Y6; Y6 0/2; announce super; throw Y6; Y6 3/4");
    assert_eq!((desk.scores(), desk.is_over()), (vec![0], true));
}

#[test]
fn yam_yam_super_5_all_visible_digits_count() {
    let _proof = proves!["YAM-YAM-SUPER-5"];
    for digit in 0..7u8 {
        let all = YaminoSet::ALL.iter().fold(Faces::NONE, |faces, yamino| {
            let side = (0..4).find(|&side| yamino.face(side).digits().has(digit)).unwrap();
            faces.with(yamino, side)
        });
        let points = score(&Options::default(), Row::Super, all, Digits::one(digit));
        assert_eq!(points, 7 * i32::from(digit) + 21 + 70);
    }
}

#[test]
fn yam_yam_super_6_and_seventy_more() {
    let _proof = proves!["YAM-YAM-SUPER-6"];
    assert_eq!(worth("", Row::Super, ALL_FIVES) - faces(ALL_FIVES).total(), 70);
}

#[test]
fn yam_yam_solo_1_the_ones_are_counted() {
    let _proof = proves!["YAM-YAM-SOLO-1"];
    assert_eq!(worth("", Row::Solo1, FULL), 5);
    assert_eq!(worth("", Row::Solo1, ALL_FIVES), 1);
}

#[test]
fn yam_yam_solo_2_and_so_are_the_others() {
    let _proof = proves!["YAM-YAM-SOLO-2"];
    assert_eq!(worth("", Row::Solo2, FULL), 2);
    assert_eq!(worth("", Row::Solo3, SMALL), 12);
    assert_eq!(worth("", Row::Solo4, FULL), 20);
    assert_eq!(worth("", Row::Solo5, ALL_FIVES), 40);
    assert_eq!(worth("", Row::Solo6, SMALL), 12);
    assert!("solo0".parse::<Row>().is_err());
}

#[test]
fn yam_yam_plus_1_the_higher_digits() {
    let _proof = proves!["YAM-YAM-PLUS-1"];
    assert_eq!(worth("", Row::Plus, FULL), 4 + 1 + 6 + 4 + 4 + 4 + 5);
}

#[test]
fn yam_yam_moins_1_the_lower_digits() {
    let _proof = proves!["YAM-YAM-MOINS-1"];
    assert_eq!(worth("", Row::Moins, FULL).abs(), 1 + 1 + 1 + 2 + 4 + 1);
}

#[test]
fn yam_yam_moins_2_with_a_minus() {
    let _proof = proves!["YAM-YAM-MOINS-2"];
    assert_eq!(worth("", Row::Moins, FULL), -10);
}

#[test]
fn yam_yam_moins_3_so_the_total_goes_down() {
    let _proof = proves!["YAM-YAM-MOINS-3"];
    let desk = only_open(&["moins", "full"])
        .throws(FULL)
        .play("box full")
        .throws(FULL)
        .play("box moins");
    assert_eq!(desk.scores(), [next_to_nothing(Row::Plus) + 69 - 10]);
    assert_eq!(worth("", Row::Moins, FULL), -10);
}

#[test]
fn yam_yam_pm_1_two_ways_to_choose_from() {
    let _proof = proves!["YAM-YAM-PM-1"];
    let rows = |text: &str| rows_of(&Options::from_text(text).unwrap());
    assert!(rows("plusMoins=apart").has(Row::Plus) && rows("plusMoins=apart").has(Row::Moins));
    assert!(!rows("plusMoins=together").has(Row::Plus) && rows("plusMoins=together").has(Row::PlusMoins));
}

#[test]
fn yam_yam_pm_2_a_series_for_each() {
    let _proof = proves!["YAM-YAM-PM-2"];
    let desk = only_open(&["plus", "moins"])
        .throws(FULL)
        .play("box plus")
        .throws(ALL_BLANKS)
        .play("box moins");
    assert_eq!(desk.scores(), [28]);
}

#[test]
fn yam_yam_pm_3_or_one_series_for_both() {
    let _proof = proves!["YAM-YAM-PM-3"];
    let desk = Desk::opening("game=yam rounds=1 plusMoins=together", 1)
        .throws(FULL)
        .play("box plus-moins");
    assert_eq!(desk.scores(), [28 - 10]);
    assert_eq!(rows_of(&desk.view().options).len(), 11);
}

/// The coach knows the couples that can still come: of 1/4 2/5 3/6 none is better than another for
/// both together.
#[test]
fn yam_yam_pm_4_know_the_couples() {
    let _proof = proves!["YAM-YAM-PM-4"];
    let gain = |face: &str, yamino: usize| {
        let mut all: Vec<&str> = ALL_DOUBLETS.split(' ').collect();
        all[yamino] = face;
        worth("plusMoins=together", Row::PlusMoins, &all.join(" "))
    };
    assert_eq!(["1/4", "2/5", "3/6"].map(|face| gain(face, 0)), [3, 3, 3]);
    assert_eq!(["0/5", "2/3", "4/6"].map(|face| gain(face, 1)), [5, 1, 2]);
}

#[test]
fn yam_yam_full_1_four_and_three() {
    let _proof = proves!["YAM-YAM-FULL-1"];
    assert_eq!(worth("", Row::Full, SMALL), 0);
    assert!(worth("", Row::Full, FULL) > 0);
    // Five of one digit, and two that have none in common.
    assert_eq!(worth("", Row::Full, "2/5 0/5 4/5 5/6 1/2 5/5 3/4"), 0);
}

#[test]
fn yam_yam_full_2_four_times_and_three_times() {
    let _proof = proves!["YAM-YAM-FULL-2"];
    assert_eq!(worth("", Row::Full, FULL) - 50, 4 * 4 + 3);
}

#[test]
fn yam_yam_full_3_and_fifty_more() {
    let _proof = proves!["YAM-YAM-FULL-3"];
    // Blanks and fives: 0/5 belongs to either, so five could be four or three: 4 × 5 + 3 × 0.
    assert_eq!(worth("", Row::Full, "0/0 0/5 0/3 5/6 3/5 5/5 1/5"), 20 + 50);
}

#[test]
fn yam_yam_full_4_the_example() {
    let _proof = proves!["YAM-YAM-FULL-4"];
    let desk = yam().throws(FULL).play("box full");
    assert_eq!(desk.scores()[0], 69);
    assert_eq!(worth("", Row::Full, FULL), 69);
}

#[test]
fn yam_yam_suite_1_five_or_seven_in_sequence() {
    let _proof = proves!["YAM-YAM-SUITE-1"];
    assert_eq!(worth("", Row::Small, NO_DOUBLET), 0);
    assert_eq!(worth("", Row::Small, SMALL), 40);
    assert_eq!((worth("", Row::Large, SMALL), worth("", Row::Large, LARGE)), (0, 51));
}

#[test]
fn yam_yam_suite_2_with_more_or_fewer_yaminos() {
    let _proof = proves!["YAM-YAM-SUITE-2"];
    // 0/1 2/3 4/6: three yaminos for 0 to 4; 1/1 to 5/5: five for 1 to 5.
    assert_eq!(worth("", Row::Small, "0/0 2/3 1/6 0/1 0/6 0/4 0/2"), 30);
    assert_eq!(worth("", Row::Small, "1/4 1/1 2/2 3/3 4/4 5/5 0/2"), 35);
}

#[test]
fn yam_yam_suite_3_a_pair_is_one_digit() {
    let _proof = proves!["YAM-YAM-SUITE-3"];
    // Read as two digits each, 2/2 3/3 4/4 5/5 could not follow one another.
    assert_eq!(worth("", Row::Suite, "0/0 1/1 2/2 3/3 4/4 5/5 6/6"), 51);
}

/// 0/1 2/3 and then the 4 of 3/4: the 3 would stand beside the 3.
pub(crate) const CLASH: &str = "0/0 2/3 1/6 0/1 0/6 1/3 3/4";

#[test]
fn yam_yam_suite_4_no_digit_follows_itself() {
    let _proof = proves!["YAM-YAM-SUITE-4"];
    assert_eq!(worth("", Row::Suite, CLASH), 0);
    // With 4/5 in place of 1/6 the 4 comes from another yamino.
    assert_eq!(worth("", Row::Suite, "0/0 2/3 4/5 0/1 0/6 1/3 3/4"), 51);
}

#[test]
fn yam_yam_suite_5_three_three_and_three_four_are_no_neighbours() {
    let _proof = proves!["YAM-YAM-SUITE-5"];
    // The 4 is only on 3/4, and the 2 only on 2/3, beside which neither 3/3 nor 3/4 may lie.
    assert_eq!(worth("suiteReading=pick", Row::Small, "0/0 2/3 1/6 3/3 0/6 1/3 3/4"), 0);
    // With the 2 of 2/2 it goes: 0/0 1/3 2/2 3/4.
    assert_eq!(
        worth("suiteReading=pick", Row::Small, "0/0 2/3 2/2 3/3 0/6 1/3 3/4"),
        30
    );
}

#[test]
fn yam_yam_suite_6_a_small_one_counts_its_digits_and_twenty() {
    let _proof = proves!["YAM-YAM-SUITE-6"];
    for (text, points) in [
        ("0/0 1/1 2/2 3/3 4/4 1/3 0/2", 30),
        ("1/4 1/1 2/2 3/3 4/4 5/5 0/2", 35),
        (SMALL, 40),
    ] {
        assert_eq!(worth("", Row::Suite, text), points);
    }
}

#[test]
fn yam_yam_suite_7_the_small_example() {
    let _proof = proves!["YAM-YAM-SUITE-7"];
    let desk = yam().throws(SMALL).play("box suite");
    assert_eq!(desk.scores()[0], 40);
    assert_eq!(worth("", Row::Suite, SMALL), 40);
}

#[test]
fn yam_yam_suite_8_a_large_one_counts_its_digits_and_thirty() {
    let _proof = proves!["YAM-YAM-SUITE-8"];
    assert_eq!(worth("", Row::Large, ALL_DOUBLETS), 21 + 30);
}

#[test]
fn yam_yam_suite_9_the_large_example() {
    let _proof = proves!["YAM-YAM-SUITE-9"];
    let desk = yam().throws(LARGE).play("box suite");
    assert_eq!(desk.scores()[0], 51);
    assert_eq!(worth("", Row::Suite, LARGE), 51);
}

#[test]
fn yam_yam_suite_10_unused_yaminos_may_count() {
    let _proof = proves!["YAM-YAM-SUITE-10"];
    // 2/2 3/4 5/5 6/3 leave 4/6 3/3 4/4.
    assert_eq!(worth("unusedCount=on", Row::Small, SMALL), 40 + 10 + 6 + 8);
}

#[test]
fn yam_yam_pairs_1_one_digit_of_each() {
    let _proof = proves!["YAM-YAM-PAIRS-1"];
    assert_eq!(worth("", Row::Pairs, FULL), 1 + 4);
}

#[test]
fn yam_yam_pairs_2_ten_more_for_five() {
    let _proof = proves!["YAM-YAM-PAIRS-2"];
    assert_eq!(worth("", Row::Pairs, "0/0 1/1 2/2 3/3 4/4 0/4 0/2"), 10 + 10);
}

#[test]
fn yam_yam_pairs_3_twenty_more_for_seven() {
    let _proof = proves!["YAM-YAM-PAIRS-3"];
    assert_eq!(worth("", Row::Pairs, ALL_DOUBLETS), 21 + 20);
}
