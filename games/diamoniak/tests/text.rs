//! Whatever text comes in, the answer is a value or a complaint, never a panic.

use std::sync::Arc;

use diamoniak::{Action, Card, Diamoniak, Options};
use ludo::{Game, Hosted, Seats, Settings};
use proptest::{prelude::*, strategy::ValueTree};

const POSITION: &str = "pile r3 b6 g6 y5 d17 f3 w6 / aside d1 w1 / 1 rose 2 y1 / 2 none r1 d2 / turn 1 more";

fn set_up(options: &Options, seats: usize, text: &str) -> Option<Diamoniak> {
    Diamoniak::set_up(&Arc::new(()), options, Seats::new(seats), text).ok()
}

#[test]
fn the_example_of_the_book_is_a_position() {
    let state = set_up(&Options::default(), 2, POSITION).unwrap();
    assert_eq!(state.position(), POSITION);
    // Spaces and the order of cards do not matter; everything else does.
    let loose = "pile w6 f3 d17 y5 g6 b6 r3/aside w1 d1/  1 rose 2 y1 / 2 none d2 r1 /turn 1 more ";
    assert_eq!(set_up(&Options::default(), 2, loose), Some(state));
    for (from, to) in [
        ("turn 1", "turn 3"),
        ("more", "later"),
        ("more", "more more"),
        ("rose 2", "rose"),
        ("rose 2", "rose +2"),
        ("rose 2", "pink 2"),
        ("r3", "r03"),
        ("r3", "r3 r0"),
        ("r3", "r2 r1"),
        ("d17", "d255"),
        ("d17", "dé"),
        ("/ aside", "/ beside"),
        ("2 none", "3 none"),
    ] {
        assert_eq!(
            set_up(&Options::default(), 2, &POSITION.replace(from, to)),
            None,
            "{from} → {to}"
        );
    }
}

#[test]
fn options_and_presets_are_text() {
    assert_eq!(
        Options::default().to_text(),
        "diamondsTo=seller colourReleasedWhenEmpty=off fairyProtected=off"
    );
    for preset in Diamoniak::MANIFEST.presets {
        let mut options = Options::default();
        for (key, value) in preset.settings {
            options.set(key, value).unwrap();
        }
        assert_eq!(options.fairy_protected, preset.id == "gentle");
    }
}

/// A position dealt at random: what nobody holds lies in the pile or aside. About half of them break a rule.
fn almost_a_position(seats: usize) -> impl Strategy<Value = String> {
    let holdings = prop::collection::vec(prop::collection::vec(0u32..=2, 7), seats + 1);
    let castles = prop::collection::vec((0usize..=4, 0u32..=2), seats);
    let phase = prop::sample::select(vec!["start", "drawing", "more", "witch", "over"]);
    (holdings, castles, 1..=seats, phase).prop_map(move |(holdings, castles, turn, phase)| {
        let mut pile = [6, 6, 6, 6, 20, 3, 7];
        let mut take = |counts: &[u32], keeps: &dyn Fn(usize) -> bool| {
            let mut heap = String::new();
            for (card, &count) in counts.iter().enumerate().filter(|(card, _)| keeps(*card)) {
                let taken = count.min(pile[card]);
                pile[card] -= taken;
                if taken > 0 {
                    heap += &format!(" {}{taken}", LETTERS[card]);
                }
            }
            heap
        };
        let mut parts = vec![format!("aside{}", take(&holdings[seats], &|_| true))];
        for (seat, &(colour, standing)) in castles.iter().enumerate() {
            let castle = match COLOURS.get(colour) {
                Some(name) => {
                    let heap = take(&[0; 4].map(|_| standing), &|card| card == colour);
                    format!("{name} {}", heap.get(2..).unwrap_or("0"))
                }
                None => "none".to_owned(),
            };
            // Nobody keeps a witch, or a card of her own colour on her right; the rest of the rules is left to chance.
            let right = take(&holdings[seat], &|card| card != 6 && card != colour);
            parts.push(format!("{} {castle}{right}", seat + 1));
        }
        parts.insert(0, format!("pile{}", take(&[20; 7], &|_| true)));
        parts.push(format!("turn {turn} {phase}"));
        parts.join(" / ")
    })
}

const COLOURS: [&str; 4] = ["rose", "blue", "green", "yellow"];
const LETTERS: [char; 7] = ['r', 'b', 'g', 'y', 'd', 'f', 'w'];

/// A good part of what is dealt must be a position, or the property below would say nothing.
#[test]
fn many_dealt_positions_are_positions() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let good = (0..500).filter(|_| {
        let text = almost_a_position(2).new_tree(&mut runner).unwrap().current();
        set_up(&Options::default(), 2, &text).is_some()
    });
    let good = good.count();
    assert!(good >= 50, "{good} of 500");
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,60}") {
        let _ = text.parse::<Action>();
        let _ = text.parse::<Card>();
        let _ = set_up(&Options::default(), 2, &text);
    }

    #[test]
    fn what_reads_as_an_action_is_written_as_one(text in "(draw|stop|fairy|buy [0-9]|give( (rose|blue|green|yellow|diamond|fairy|witch)){0,6})") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
    }

    #[test]
    fn what_reads_as_a_position_is_one((seats, text) in (2usize..=4).prop_flat_map(|seats| (Just(seats), almost_a_position(seats)))) {
        if let Some(state) = set_up(&Options::default(), seats, &text) {
            prop_assert_eq!(set_up(&Options::default(), seats, &state.position()), Some(state));
        }
    }

    /// A card moved from one heap to another, or a number changed: still a position of 54 cards, or refused.
    #[test]
    fn a_damaged_position_is_refused_or_whole(at in 0..POSITION.len(), with in "[ /0-9a-z]") {
        let mut damaged = POSITION.to_owned();
        damaged.replace_range(at..=at, &with);
        if let Some(state) = set_up(&Options::default(), 2, &damaged) {
            prop_assert_eq!(state.piece_counts().values().sum::<u32>(), 54);
        }
    }
}
