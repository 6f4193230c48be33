//! The box, the draw for the start, the deal, and the first word.

use diamino::{
    BOX, Diamino, Event, Formula, Options, Tiles,
    piece::{Board, JOKER, Print},
};
use ludo::{Game, Seats, Settings, Viewer, Violation};

use crate::desk::{Desk, KEPI, kit, position};

const REFUSE: &str = "wordCheck=refuse";
const TWO: &str = "formula=two wordCheck=refuse";

/// DIAMINO-G1
#[test]
fn diamino_g1_words_cross() {
    let mut desk = Desk::at(REFUSE, "-", "KEPIA ZSTEB", 1);
    desk.does("lay KEPI h8 across").does("discard A").shows();
    let mut desk = Desk::at(REFUSE, KEPI, "AAAA ZSTEB", 2);
    desk.does("lay ZESTE i7 down");
    assert_eq!(desk.board(), "i7Z h8K i8E j8P k8I i9S i10T i11E");
}

/// DIAMINO-G2
#[test]
fn diamino_g2_two_to_eight_or_two_to_four() {
    let open =
        |options: &str, seats| ludo::open::<Diamino>(kit(), &Options::from_text(options).unwrap(), Seats::new(seats));
    let opens = |options: &str, seats| open(options, seats).is_ok();
    let seated = |options: &str| (1..=8).filter(|seats| opens(options, *seats)).collect::<Vec<_>>();
    assert_eq!(seated("formula=one"), [2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(seated("formula=two"), [2, 3, 4]);
    assert_eq!(seated("formula=patience"), [1]);
    let refused = open("", 1).unwrap_err();
    assert_eq!(refused.rule(), "DIAMINO-G2");
}

/// DIAMINO-G3
#[test]
fn diamino_g3_there_are_112_squares() {
    assert_eq!(BOX.tiles.total(), 112);
}

/// DIAMINO-G4
#[test]
fn diamino_g4_letters_bear_numbers() {
    let letters: u8 = (0..JOKER).map(|kind| BOX.tiles.count(kind)).sum();
    assert_eq!((letters, "KZ".parse::<Tiles>().unwrap().value()), (110, 18));
    assert!((0..JOKER).all(|kind| BOX.values[kind] > 0));
}

/// DIAMINO-G5
#[test]
fn diamino_g5_two_are_jokers() {
    assert_eq!(BOX.tiles.count(JOKER), 2);
}

/// DIAMINO-G6
#[test]
fn diamino_g6_a_joker_is_any_letter() {
    let desk = Desk::at("wordCheck=challenge", "-", "KEP?A BB", 1);
    for letter in 'a'..='z' {
        assert!(desk.allows(&format!("lay KEP{letter} h8 across")), "{letter}");
    }
    assert_eq!(desk.refuses("lay KEPI h8 across"), "DIAMINO-B6", "the I is not hers");
}

/// DIAMINO-G7
#[test]
fn diamino_g7_a_joker_is_worth_nothing() {
    assert_eq!("??".parse::<Tiles>().unwrap().value(), 0);
}

/// DIAMINO-G8
#[test]
fn diamino_g8_words_stay_on_the_board() {
    let desk = Desk::at(REFUSE, KEPI, "ZESTE BB", 1);
    assert_eq!(desk.refuses("lay ZESTE o1 across"), "DIAMINO-G8");
    assert_eq!(desk.refuses("lay ZESTE q1 down"), "DIAMINO-G8");
}

/// DIAMINO-G9
#[test]
fn diamino_g9_the_board_has_black_cells_and_devils() {
    let board = Options::default().board();
    let count = |print| board.cells.iter().filter(|cell| **cell == print).count();
    assert_eq!([Print::Black, Print::Green, Print::Red].map(count), [20, 20, 16]);
}

/// DIAMINO-P1
#[test]
fn diamino_p1_squares_are_drawn_blind() {
    let desk = Desk::new(REFUSE, 2);
    assert!(desk.awaits_chance());
    assert!(desk.refuses_chance("start K K"), "there is one K");
    assert!(desk.refuses_chance("start A") && desk.refuses_chance("draw A"));
}

/// DIAMINO-P2
#[test]
fn diamino_p2_everybody_draws_one() {
    let mut desk = Desk::new(REFUSE, 3);
    desk.chance("start B C A");
    assert!(matches!(&desk.told[0], Event::Lots { lots } if lots.len() == 3));
}

/// DIAMINO-P3
#[test]
fn diamino_p3_nearest_the_beginning_of_the_alphabet_starts() {
    let mut desk = Desk::new(REFUSE, 3);
    desk.chance("start F B Z");
    assert_eq!((desk.state.turn().number(), desk.phase().as_str()), (2, "dealing"));
}

/// DIAMINO-P4
#[test]
fn diamino_p4_what_was_drawn_goes_back() {
    let mut desk = Desk::new(REFUSE, 2);
    desk.chance("start K Z");
    assert_eq!(desk.state.reserve(), 112);
    let hands = "KZAAAAAAAAAAEEEEEEEEEEEEEEEEEIIIIIIIIINN NNNNNOOOOOOORRRRRRRSSSSSSSTTTTTTTUUUUUUU";
    desk.chance(&format!("deal {hands}"));
    assert_eq!(desk.turn(), 1);
}

/// DIAMINO-P5
#[test]
fn diamino_p5_with_or_without_marks() {
    assert_eq!(Options::default().formula, Formula::One);
    assert_eq!(Desk::new(TWO, 2).state.deal_size(), 12);
}

/// DIAMINO-AMB-10
#[test]
fn diamino_amb_10_ties_and_jokers_draw_again() {
    let mut desk = Desk::new(REFUSE, 3);
    desk.chance("start A A B");
    assert_eq!(desk.phase(), "starting 1 2");
    desk.chance("start ? C");
    assert_eq!(desk.phase(), "starting 1 2C");
    desk.chance("start D");
    assert_eq!((desk.state.turn().number(), desk.phase().as_str()), (2, "dealing"));
}

fn deal_size(seats: usize) -> u8 {
    Desk::new(REFUSE, seats).state.deal_size()
}

/// DIAMINO-A1
#[test]
fn diamino_a1_two_have_40() {
    assert_eq!(deal_size(2), 40);
}

/// DIAMINO-A2
#[test]
fn diamino_a2_three_have_32() {
    assert_eq!(deal_size(3), 32);
}

/// DIAMINO-A3
#[test]
fn diamino_a3_four_have_24() {
    assert_eq!(deal_size(4), 24);
}

/// DIAMINO-A4
#[test]
fn diamino_a4_five_have_18() {
    assert_eq!(deal_size(5), 18);
}

/// DIAMINO-A5
#[test]
fn diamino_a5_six_have_16() {
    assert_eq!(deal_size(6), 16);
}

/// DIAMINO-A6
#[test]
fn diamino_a6_seven_have_14() {
    assert_eq!(deal_size(7), 14);
}

/// DIAMINO-A7
#[test]
fn diamino_a7_eight_have_12() {
    assert_eq!(deal_size(8), 12);
}

/// DIAMINO-A8
#[test]
fn diamino_a8_the_rest_is_the_reserve() {
    let reserve = |seats: usize| 112 - i32::from(deal_size(seats)) * seats as i32;
    assert_eq!([2, 3, 4, 5, 6, 7, 8].map(reserve), [32, 16, 16, 22, 16, 14, 16]);
    let mut desk = Desk::new(TWO, 2);
    desk.chance("start A B").chance("deal AAAAAAAAAAEE EEEEEEEEEEEE");
    assert_eq!(desk.state.reserve(), 88);
}

/// DIAMINO-A9
#[test]
fn diamino_a9_nobody_refills() {
    let mut desk = Desk::at(REFUSE, KEPI, "ZSTEAB CDE", 1);
    desk.does("lay ZESTE i7 down");
    assert_eq!((desk.hand(1).as_str(), desk.turn()), ("AB", 2));
}

/// DIAMINO-B1: CREVETTES would fit, were it not the first word.
#[test]
fn diamino_b1_eight_letters_at_most() {
    let desk = Desk::at(REFUSE, "-", "CREVETTESA BB", 1);
    assert!(desk.allows("lay CREVETTE h8 across"));
    let wide = Desk::at("wordCheck=refuse board=grande", "-", "CREVETTESA BB", 1);
    assert_eq!(wide.refuses("lay CREVETTES i9 across"), "DIAMINO-B1");
}

/// DIAMINO-B2
#[test]
fn diamino_b2_the_first_letter_lies_on_depart() {
    let desk = Desk::at(REFUSE, "-", "KEPIA BB", 1);
    assert_eq!(desk.refuses("lay KEPI g8 across"), "DIAMINO-B2");
    assert!(desk.allows("lay KEPI h8 across"));
}

/// DIAMINO-B3: There is no third direction to write (DIAMINO-B4).
#[test]
fn diamino_b3_to_the_right_or_down() {
    let desk = Desk::at(REFUSE, "-", "KEPIA BB", 1);
    assert!(desk.allows("lay KEPI h8 across") && desk.allows("lay KEPI h8 down"));
    assert!("lay KEPI h8 diagonal".parse::<diamino::Action>().is_err());
}

/// DIAMINO-B5
#[test]
fn diamino_b5_to_the_left() {
    let mut desk = Desk::at(REFUSE, KEPI, "AA BB CC", 2);
    desk.does("pass");
    assert_eq!(desk.turn(), 3);
    desk.does("pass");
    assert_eq!(desk.phase(), "turn");
    assert_eq!(desk.refuses_seat(2, "pass"), "DIAMINO-B5");
}

/// DIAMINO-AMB-7
#[test]
fn diamino_amb_7_two_letters_at_least() {
    let desk = Desk::at(REFUSE, "-", "KAPIA BB", 1);
    assert_eq!(desk.refuses("lay A h8 across"), "DIAMINO-AMB-7");
    assert!(desk.allows("lay KA h8 across"));
}

/// DIAMINO-AMB-8: Over a red devil, with its effect.
#[test]
fn diamino_amb_8_the_opening_may_cover_devils() {
    let mut desk = Desk::at(REFUSE, "-", "KEPIA BB", 1);
    desk.does("lay KEPI h8 down");
    assert_eq!(desk.phase(), "discarding 1");
}

/// DIAMINO-AMB-8: No board of the box has a black cell where a first word can lie, so this is another: not even a word
/// that lays all she has may cover it.
#[test]
fn diamino_amb_8_but_no_black_cell() {
    let board: &Board = Box::leak(Box::new(Board::read(". . .\n. D #\n. . .").unwrap()));
    for (options, hand) in [(REFUSE, "KAB"), (REFUSE, "KA"), (TWO, "KA")] {
        let desk = Desk::on(board, options, &position("-", &format!("{hand} TT"), 1));
        assert_eq!(desk.refuses("lay KA b2 across"), "DIAMINO-AMB-8", "{options}: {hand}");
        assert!(desk.allows("lay KA b2 down"));
    }
}

/// DIAMINO-AMB-9
#[test]
fn diamino_amb_9_who_exchanges_leaves_the_opening_to_the_next() {
    let mut desk = Desk::at(REFUSE, "-", "EPIA KAB", 1);
    desk.does("exchange A").chance("draw E");
    assert_eq!(desk.refuses("lay KA a1 across"), "DIAMINO-B2");
    assert!(desk.allows("lay KA h8 across"));
}

/// DIAMINO-AMB-9: The same when the first word was taken back.
#[test]
fn diamino_amb_9_so_does_who_takes_the_first_word_back() {
    let mut desk = Desk::at("", "-", "EPIQ KAB", 1);
    desk.does("lay EPIQ h8 across").does("challenge").chance("draw E");
    assert_eq!((desk.board().as_str(), desk.turn()), ("-", 2));
    assert_eq!(desk.refuses("lay KA a1 across"), "DIAMINO-B2");
    assert!(desk.allows("lay KA h8 across"));
}

/// DIAMINO-M1a
#[test]
fn diamino_m1a_twelve_each() {
    for seats in 2..=4 {
        assert_eq!(Desk::new(TWO, seats).state.deal_size(), 12);
    }
}

/// DIAMINO-M1b: The numbers 1 to 12 beside the board only help to count (DIAMINO-M1c): the page shows how many
/// there are.
#[test]
fn diamino_m1b_everybody_sees_how_many_squares_a_hand_has() {
    let mut desk = Desk::new(TWO, 2);
    desk.chance("start A B").chance("deal AAAAAAAAAAEE EEEEEEEEEEEE");
    let view = desk.state.view(Viewer::Spectator);
    assert!(
        view.players
            .iter()
            .all(|player| player.tiles == 12 && player.hand.is_none())
    );
}

/// DIAMINO-M2a
#[test]
fn diamino_m2a_eight_letters_at_most() {
    let wide = Desk::at("formula=two wordCheck=refuse board=grande", "-", "CREVETTESA BB", 1);
    assert_eq!(wide.refuses("lay CREVETTES i9 across"), "DIAMINO-M2a");
}

/// DIAMINO-M2b: To the right or down (DIAMINO-M2c).
#[test]
fn diamino_m2b_from_depart() {
    let desk = Desk::at(TWO, "-", "KEPIA BB", 1);
    assert_eq!(desk.refuses("lay KEPI a1 down"), "DIAMINO-M2b");
    assert!(desk.allows("lay KEPI h8 across") && desk.allows("lay KEPI h8 down"));
}

/// DIAMINO-M2d
#[test]
fn diamino_m2d_refilled_to_twelve_at_once() {
    let mut desk = Desk::at(TWO, "-", "KEPIAAAAAAAA BB", 1);
    desk.does("lay KEPI h8 across");
    assert_eq!(desk.phase(), "drawing 4 refill");
    desk.chance("draw EEEE");
    assert_eq!((desk.hand(1).as_str(), desk.turn()), ("AAAAAAAAEEEE", 2));
}

/// DIAMINO-M2g: A new word with what lies there (DIAMINO-M2e), a refill (DIAMINO-M2f), and so on round the table.
#[test]
fn diamino_m2g_the_others_do_the_same() {
    let mut desk = Desk::at(TWO, KEPI, "AA ZSTEBBCCDDDF EE", 2);
    desk.does("lay ZESTE i7 down").chance("draw AAAA");
    assert_eq!((desk.hand(2).len(), desk.turn()), (12, 3));
    assert_eq!(desk.refuses("lay EE a1 across"), "DIAMINO-AMB-2");
}

fn of_each_letter<T>(of: impl Fn(usize) -> T) -> Vec<T> {
    (0..JOKER).map(of).collect()
}

/// DIAMINO-DATA-1
#[test]
fn diamino_data_1_the_squares_of_the_default_set() {
    // A B C D E F G H I J K L M, N O P Q R S T U V W X Y Z
    let counts = [
        10, 2, 2, 3, 17, 2, 2, 2, 9, 1, 1, 5, 3, 7, 7, 2, 1, 7, 7, 7, 7, 2, 1, 1, 1, 1,
    ];
    assert_eq!(of_each_letter(|kind| BOX.tiles.count(kind)), counts);
}

/// DIAMINO-DATA-2
#[test]
fn diamino_data_2_numbers_run_from_nine_to_one() {
    let values = [
        1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 9, 1, 2, 1, 1, 3, 8, 1, 1, 1, 1, 4, 9, 9, 9, 9,
    ];
    assert_eq!(of_each_letter(|kind| BOX.values[kind]), values);
}

/// DIAMINO-DATA-3
#[test]
fn diamino_data_3_boards_look_the_same_from_all_sides() {
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
