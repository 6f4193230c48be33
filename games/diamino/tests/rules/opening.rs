//! The box, the draw for the start, the deal, and the first word.

use std::sync::Arc;

use diamino::{
    Kit, Options, SEATS, Tiles,
    piece::{Board, Print},
};
use ludo::{Awaits, Game, Seats, Settings, Start, proves};

use crate::desk::{Desk, KEPI, Layout, at, position, rest};

const REFUSE: &str = "wordCheck=refuse";
const TWO: &str = "formula=two wordCheck=refuse";

#[test]
fn diamino_g1_words_cross() {
    let _proof = proves!["DIAMINO-G1"];
    let desk = at(REFUSE, KEPI, "AAAA ZSTEB", 2).play("lay ZESTE i7 down");
    assert_eq!(desk.board(), "i7Z h8K i8E j8P k8I i9S i10T i11E");
}

#[test]
fn diamino_g2_two_to_eight_or_two_to_four() {
    for (options, fit) in [
        ("formula=one", 2..=8),
        ("formula=two", 2..=4),
        ("formula=patience", 1..=1),
    ] {
        for seats in SEATS {
            if fit.contains(&seats) {
                Desk::opening(options, seats);
            } else {
                Desk::refuses_opening(options, seats, "DIAMINO-G2", "seats");
            }
        }
    }
}

#[test]
fn diamino_g3_there_are_112_squares() {
    assert_eq!(Desk::opening(REFUSE, 2).state().reserve(), 112);
    // There is one Z, and it lies there.
    Desk::refuses_position(REFUSE, 2, &position("h8Z i8A j8S", "ZA BB", 1), "DIAMINO-G3");
}

#[test]
fn diamino_g4_letters_bear_numbers() {
    let _proof = proves!["DIAMINO-G4"];
    let all = Desk::opening(REFUSE, 2).state().piece_counts();
    assert_eq!(of_each_letter(|letter| all[&letter]).iter().sum::<u32>(), 110);
    assert!(
        of_each_letter(|letter| letter.parse::<Tiles>().unwrap().value())
            .iter()
            .all(|value| *value > 0)
    );
    // Who goes out earns what the other holds: 9 for each.
    let desk = at(REFUSE, KEPI, "S WZ", 1).play("lay KEPIS h8 across").shows();
    assert_eq!(desk.scores(), [18, 0]);
}

#[test]
fn diamino_g5_two_are_jokers() {
    let _proof = proves!["DIAMINO-G5"];
    assert_eq!(Desk::opening(REFUSE, 2).state().piece_counts()["?"], 2);
    Desk::refuses_position(REFUSE, 2, &position(KEPI, "??A ?B", 1), "DIAMINO-G3");
}

#[test]
fn diamino_g6_a_joker_is_any_letter() {
    let _proof = proves!["DIAMINO-G6"];
    let desk = at("wordCheck=challenge", "-", "KEP?A BB", 1);
    for letter in 'a'..='z' {
        desk.allows(&format!("lay KEP{letter} h8 across"));
    }
    desk.refuses("lay KEPI h8 across", "DIAMINO-B6", "not-in-hand");
}

#[test]
fn diamino_g7_a_joker_is_worth_nothing() {
    let _proof = proves!["DIAMINO-G7"];
    let desk = at(REFUSE, KEPI, "S ??A", 1).play("lay KEPIS h8 across").shows();
    assert_eq!(desk.scores(), [1, 0]);
}

#[test]
fn diamino_g8_words_stay_on_the_board() {
    let desk = at(REFUSE, KEPI, "ZESTE BB", 1);
    desk.refuses("lay ZESTE o1 across", "DIAMINO-G8", "outside");
    desk.refuses("lay ZESTE q1 down", "DIAMINO-G8", "outside");
}

#[test]
fn diamino_g9_the_board_has_black_cells_and_devils() {
    let _proof = proves!["DIAMINO-G9"];
    let board = Desk::opening(REFUSE, 2).view().board.concat();
    assert_eq!(['#', 'g', 'r'].map(|print| board.matches(print).count()), [20, 20, 16]);
}

#[test]
fn diamino_p1_squares_are_drawn_blind() {
    let _proof = proves!["DIAMINO-P1"];
    let desk = Desk::opening(REFUSE, 2);
    assert_eq!(desk.state().awaits(), Awaits::Chance);
    // There is one K.
    desk.refuses("* start K K", "DIAMINO-P1", "impossible-squares");
    desk.refuses("* start A", "DIAMINO-P1", "impossible-squares");
    desk.refuses("* draw A", "DIAMINO-P1", "impossible-squares");
}

#[test]
fn diamino_p2_everybody_draws_one() {
    let _proof = proves!["DIAMINO-P2"];
    let desk = Desk::opening(REFUSE, 3).play("start B C A");
    let lots = r#"{"type":"lots","lots":[{"seat":1,"letter":1},{"seat":2,"letter":2},{"seat":3,"letter":0}]}"#;
    assert_eq!(desk.told()[0], lots);
}

#[test]
fn diamino_p3_nearest_the_beginning_of_the_alphabet_starts() {
    let _proof = proves!["DIAMINO-P3"];
    let desk = Desk::opening(REFUSE, 3).play("start F B Z");
    assert_eq!((desk.state().turn().number(), desk.phase().as_str()), (2, "dealing"));
}

#[test]
fn diamino_p4_what_was_drawn_goes_back() {
    let _proof = proves!["DIAMINO-P4"];
    let desk = Desk::opening(REFUSE, 2).play("start K Z");
    assert_eq!(desk.state().reserve(), 112);
    let hands = "KZAAAAAAAAAAEEEEEEEEEEEEEEEEEIIIIIIIIINN NNNNNOOOOOOORRRRRRRSSSSSSSTTTTTTTUUUUUUU";
    let desk = desk.play(format!("deal {hands}"));
    assert_eq!(desk.lays(), 1);
}

#[test]
fn diamino_p5_with_or_without_marks() {
    let _proof = proves!["DIAMINO-P5"];
    // KÉPIS over no devil: without marks nothing is drawn for it, with marks a hand is filled up again.
    at(REFUSE, KEPI, "SA BB", 1).play("lay KEPIS h8 across").is("turn");
    at(TWO, KEPI, "SA BB", 1)
        .play("lay KEPIS h8 across")
        .is("drawing 11 refill");
    assert_eq!((dealt("", 2).0, dealt("formula=two", 2).0), (40, 12));
}

#[test]
fn diamino_amb_10_ties_and_jokers_draw_again() {
    let _proof = proves!["DIAMINO-AMB-10"];
    let desk = Desk::opening(REFUSE, 3)
        .play("start A A B")
        .is("starting 1 2")
        .play("start ? C")
        .is("starting 1 2C");
    let desk = desk.play("start D");
    assert_eq!((desk.state().turn().number(), desk.phase().as_str()), (2, "dealing"));
}

/// How many squares each has after the deal, and how many are left; no other number can be dealt.
fn dealt(options: &str, seats: usize) -> (usize, u8) {
    let lots = &"A B C D E F G H"[..2 * seats - 1];
    let desk = Desk::opening(options, seats).play(format!("start {lots}"));
    let all = rest("-");
    let hands = |each: usize| {
        let hands: Vec<&str> = (0..seats).map(|seat| &all[seat * each..][..each]).collect();
        format!("* deal {}", hands.join(" "))
    };
    let each = usize::from(desk.state().deal_size());
    for wrong in [each - 1, each + 1] {
        desk.refuses(&hands(wrong), "DIAMINO-P1", "impossible-squares");
    }
    let desk = desk.play(hands(each));
    (desk.hand(1).len(), desk.state().reserve())
}

#[test]
fn diamino_a1_two_have_40() {
    let _proof = proves!["DIAMINO-A1"];
    assert_eq!(dealt(REFUSE, 2).0, 40);
}

#[test]
fn diamino_a2_three_have_32() {
    let _proof = proves!["DIAMINO-A2"];
    assert_eq!(dealt(REFUSE, 3).0, 32);
}

#[test]
fn diamino_a3_four_have_24() {
    let _proof = proves!["DIAMINO-A3"];
    assert_eq!(dealt(REFUSE, 4).0, 24);
}

#[test]
fn diamino_a4_five_have_18() {
    let _proof = proves!["DIAMINO-A4"];
    assert_eq!(dealt(REFUSE, 5).0, 18);
}

#[test]
fn diamino_a5_six_have_16() {
    let _proof = proves!["DIAMINO-A5"];
    assert_eq!(dealt(REFUSE, 6).0, 16);
}

#[test]
fn diamino_a6_seven_have_14() {
    let _proof = proves!["DIAMINO-A6"];
    assert_eq!(dealt(REFUSE, 7).0, 14);
}

#[test]
fn diamino_a7_eight_have_12() {
    let _proof = proves!["DIAMINO-A7"];
    assert_eq!(dealt(REFUSE, 8).0, 12);
}

#[test]
fn diamino_a8_the_rest_is_the_reserve() {
    let _proof = proves!["DIAMINO-A8"];
    let reserves = [2, 3, 4, 5, 6, 7, 8].map(|seats| dealt(REFUSE, seats).1);
    assert_eq!(reserves, [32, 16, 16, 22, 16, 14, 16]);
    assert_eq!(dealt(TWO, 2).1, 88);
}

#[test]
fn diamino_a9_nobody_refills() {
    let _proof = proves!["DIAMINO-A9"];
    let desk = at(REFUSE, KEPI, "ZSTEAB CDE", 1).play("lay ZESTE i7 down");
    assert_eq!((desk.hand(1).as_str(), desk.lays()), ("AB", 2));
}

/// CREVETTES would fit, were it not the first word.
#[test]
fn diamino_b1_eight_letters_at_most() {
    let desk = at(REFUSE, "-", "CREVETTESA BB", 1);
    desk.allows("lay CREVETTE h8 across");
    let wide = at("wordCheck=refuse board=grande", "-", "CREVETTESA BB", 1);
    wide.refuses("lay CREVETTES i9 across", "DIAMINO-B1", "too-long");
}

#[test]
fn diamino_b2_the_first_letter_lies_on_depart() {
    let desk = at(REFUSE, "-", "KEPIA BB", 1);
    desk.refuses("lay KEPI g8 across", "DIAMINO-B2", "not-on-depart");
    desk.allows("lay KEPI h8 across");
}

#[test]
fn diamino_b4_never_diagonally() {
    let _proof = proves!["DIAMINO-B4"];
    at(REFUSE, "-", "KEPIA BB", 1).refuses("lay KEPI h8 diagonal", "HOUSE-NOTATION", "unreadable");
}

#[test]
fn diamino_b3_to_the_right_or_down() {
    let _proof = proves!["DIAMINO-B3"];
    let desk = at(REFUSE, "-", "KEPIA BB", 1);
    desk.allows("lay KEPI h8 across");
    desk.allows("lay KEPI h8 down");
}

#[test]
fn diamino_b5_to_the_left() {
    let desk = at(REFUSE, KEPI, "AA BB CC", 2).play("pass");
    assert_eq!(desk.lays(), 3);
    let desk = desk.play("pass").is("turn");
    desk.refuses("2 pass", "DIAMINO-B5", "not-your-turn");
}

#[test]
fn diamino_amb_7_two_letters_at_least() {
    let desk = at(REFUSE, "-", "KAPIA BB", 1);
    desk.refuses("lay A h8 across", "DIAMINO-AMB-7", "too-short");
    desk.allows("lay KA h8 across");
}

/// Over a red devil, with its effect.
#[test]
fn diamino_amb_8_the_opening_may_cover_devils() {
    let _proof = proves!["DIAMINO-AMB-8"];
    at(REFUSE, "-", "KEPIA BB", 1)
        .play("lay KEPI h8 down")
        .is("discarding 1");
}

/// No board of the box has a black cell where a first word can lie, so this is another: not even a word
/// that lays all she has may cover it.
#[test]
fn diamino_amb_8_but_no_black_cell() {
    let board: &Board = Box::leak(Box::new(Board::read(". . .\n. D #\n. . .").unwrap()));
    for (options, hand) in [(REFUSE, "KAB"), (REFUSE, "KA"), (TWO, "KA")] {
        let start = Start::Position(position("-", &format!("{hand} TT"), 1));
        let desk = Desk::open(Arc::new(Kit::trying(board)), options, Seats::new(2), start).unwrap();
        desk.refuses("lay KA b2 across", "DIAMINO-AMB-8", "black");
        desk.allows("lay KA b2 down");
    }
}

#[test]
fn diamino_amb_9_who_exchanges_leaves_the_opening_to_the_next() {
    let _proof = proves!["DIAMINO-AMB-9"];
    let desk = at(REFUSE, "-", "EPIA KAB", 1).play("exchange A; draw E");
    desk.refuses("lay KA a1 across", "DIAMINO-B2", "not-on-depart");
    desk.allows("lay KA h8 across");
}

/// The same when the first word was taken back.
#[test]
fn diamino_amb_9_so_does_who_takes_the_first_word_back() {
    let _proof = proves!["DIAMINO-AMB-9"];
    let desk = at("", "-", "EPIQ KAB", 1).play("lay EPIQ h8 across; challenge; draw E");
    assert_eq!((desk.board().as_str(), desk.lays()), ("-", 2));
    desk.refuses("lay KA a1 across", "DIAMINO-B2", "not-on-depart");
    desk.allows("lay KA h8 across");
}

#[test]
fn diamino_m1a_twelve_each() {
    let _proof = proves!["DIAMINO-M1a"];
    assert_eq!([2, 3, 4].map(|seats| dealt(TWO, seats).0), [12; 3]);
}

/// The numbers 1 to 12 beside the board only help to count (DIAMINO-M1c): the page shows how many
/// there are.
#[test]
fn diamino_m1b_everybody_sees_how_many_squares_a_hand_has() {
    let _proof = proves!["DIAMINO-M1b", "DIAMINO-M1c"];
    let desk = Desk::opening(TWO, 2).play("start A B; deal AAAAAAAAAAEE EEEEEEEEEEEE");
    let players = desk.view().players;
    assert!(players.iter().all(|player| player.tiles == 12 && player.hand.is_none()));
}

#[test]
fn diamino_m2a_eight_letters_at_most() {
    let wide = at("formula=two wordCheck=refuse board=grande", "-", "CREVETTESA BB", 1);
    wide.refuses("lay CREVETTES i9 across", "DIAMINO-M2a", "too-long");
}

/// To the right or down (DIAMINO-M2c).
#[test]
fn diamino_m2b_from_depart() {
    let _proof = proves!["DIAMINO-M2c"];
    let desk = at(TWO, "-", "KEPIA BB", 1);
    desk.refuses("lay KEPI a1 down", "DIAMINO-M2b", "not-on-depart");
    desk.allows("lay KEPI h8 across");
    desk.allows("lay KEPI h8 down");
}

#[test]
fn diamino_m2d_refilled_to_twelve_at_once() {
    let _proof = proves!["DIAMINO-M2d"];
    let desk = at(TWO, "-", "KEPIAAAAAAAA BB", 1)
        .play("lay KEPI h8 across")
        .is("drawing 4 refill")
        .play("draw EEEE");
    assert_eq!((desk.hand(1).as_str(), desk.lays()), ("AAAAAAAAEEEE", 2));
}

/// A new word with what lies there (DIAMINO-M2e), a refill (DIAMINO-M2f), and so on round the table.
#[test]
fn diamino_m2g_the_others_do_the_same() {
    let _proof = proves!["DIAMINO-M2g", "DIAMINO-M2e", "DIAMINO-M2f"];
    let desk = at(TWO, KEPI, "AA ZSTEBBCCDDDF EE", 2).play("lay ZESTE i7 down; draw AAAA");
    assert_eq!((desk.hand(2).len(), desk.lays()), (12, 3));
    desk.refuses("lay EE a1 across", "DIAMINO-AMB-2", "not-connected");
}

fn of_each_letter<T>(of: impl Fn(String) -> T) -> Vec<T> {
    ('A'..='Z').map(|letter| of(letter.to_string())).collect()
}

#[test]
fn diamino_data_1_the_squares_of_the_default_set() {
    let _proof = proves!["DIAMINO-DATA-1"];
    // A B C D E F G H I J K L M, N O P Q R S T U V W X Y Z
    let counts = [
        10, 2, 2, 3, 17, 2, 2, 2, 9, 1, 1, 5, 3, 7, 7, 2, 1, 7, 7, 7, 7, 2, 1, 1, 1, 1,
    ];
    let all = Desk::opening(REFUSE, 2).state().piece_counts();
    assert_eq!(of_each_letter(|letter| all[&letter]), counts);
}

#[test]
fn diamino_data_2_numbers_run_from_nine_to_one() {
    let _proof = proves!["DIAMINO-DATA-2"];
    let values = [
        1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 9, 1, 2, 1, 1, 3, 8, 1, 1, 1, 1, 4, 9, 9, 9, 9,
    ];
    assert_eq!(
        of_each_letter(|letter| letter.parse::<Tiles>().unwrap().value()),
        values
    );
}

#[test]
fn diamino_data_3_boards_look_the_same_from_all_sides() {
    let _proof = proves!["DIAMINO-DATA-3"];
    for name in ["coins", "diable", "grande", "bord"] {
        let board = Options::from_text(&format!("board={name}")).unwrap().board();
        let width = board.width;
        let at = |column: usize, row: usize| board.cells[row * width + column];
        let middle = width / 2;
        assert_eq!(board.depart, middle * width + middle);
        for (column, row) in (0..width).flat_map(|column| (0..width).map(move |row| (column, row))) {
            assert_eq!(at(column, row), at(width - 1 - column, row));
            assert_eq!(at(column, row), at(row, column));
        }
        for near in 1..3 {
            assert_eq!(
                at(middle + near, middle),
                Print::Plain,
                "nothing within two cells of Départ"
            );
        }
        assert!(
            (middle..width).all(|column| at(column, middle) != Print::Black),
            "a first word of eight fits"
        );
    }
    assert_eq!(Options::default().board().width, 15);
}
