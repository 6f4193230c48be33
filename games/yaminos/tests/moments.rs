//! What a finished game is remembered by.

use std::{iter::once, sync::Arc};

use ludo::{Game, Moment, Playing, Said, Seat, Seats, Settings, Step, Tells, Viewer, desk::transcripts};
use yaminos::{Event, Form, Options, Row, Yaminos};

fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

fn moments(game: &str, events: Vec<Event>) -> Vec<Moment> {
    let options = Options::from_text(&format!("game={game}")).unwrap();
    let state = Yaminos::set_up(&Arc::default(), &options, Seats::new(2), "turn 1 ready / 1 0 / 2 0").unwrap();
    let view = state.view(Viewer::Spectator);
    Yaminos::moments(&mut once(Step { events, view }))
}

/// The first of the greatest, as the house tells it.
fn greatest(game: &str, events: Vec<Event>) -> Option<String> {
    let found = moments(game, events);
    let greatest = found.iter().rev().max_by_key(|moment| moment.weight);
    greatest.map(|moment| moment.said.to_string().replace("yaminos-moment-", ""))
}

fn scored(number: u8, points: i32) -> Event {
    Event::Scored {
        seat: seat(number),
        points,
        total: points,
    }
}

fn filled(row: Row, points: i32) -> Event {
    Event::Filled {
        seat: seat(1),
        row,
        points,
    }
}

fn threw() -> Event {
    Event::Threw {
        seat: seat(2),
        yaminos: vec![0, 1],
    }
}

#[test]
fn a_game_without_points_has_none() {
    assert_eq!(greatest("muggins", vec![scored(1, 0)]), None);
    assert_eq!(greatest("muggins", vec![]), None);
}

/// Points left over are nothing to praise (YAM-S4-3).
#[test]
fn what_is_left_over_is_not_praised() {
    let left = Event::Left {
        seat: seat(1),
        points: 30,
        total: 30,
    };
    assert_eq!(greatest("longest", vec![left]), None);
}

#[test]
fn the_best_turn_of_all_and_of_each() {
    let turns = || vec![scored(1, 10), scored(2, 25), scored(1, 20), scored(2, 25)];
    assert_eq!(greatest("muggins", turns()).as_deref(), Some("best n=25 name=seat 2"));
    let mut hers = moments("muggins", turns());
    hers.retain(|moment| moment.seat == Some(seat(1)));
    let best = hers.iter().max_by_key(|moment| moment.weight).unwrap();
    assert_eq!(best.said.to_string(), "yaminos-moment-best n=20 name=seat 1");
}

/// YAM-YAM-SUPER-1: above all, but not an empty one.
#[test]
fn a_super_yamino() {
    let empty = vec![filled(Row::Super, 0), filled(Row::Full, 69)];
    assert_eq!(greatest("yam", empty).as_deref(), Some("best n=69 name=seat 1"));
    let made = vec![filled(Row::Full, 69), filled(Row::Super, 126)];
    assert_eq!(greatest("yam", made).as_deref(), Some("super n=126 name=seat 1"));
}

/// YAM-BASE-27.
#[test]
fn a_last_chance_that_was_taken() {
    let leads = |number: u8, score: i32| Event::Leads {
        seat: seat(number),
        score,
    };
    let alone = vec![scored(1, 9), leads(1, 41)];
    assert_eq!(greatest("base", alone).as_deref(), Some("best n=9 name=seat 1"));
    let taken = vec![leads(1, 41), leads(2, 42)];
    assert_eq!(
        greatest("base", taken).as_deref(),
        Some("last-chance name=seat 2 score=42")
    );
}

/// YAM-BASE-12: within one turn, and only in the basic game.
#[test]
fn a_bold_turn() {
    let bold = || vec![threw(), threw(), threw(), scored(2, 11)];
    assert_eq!(
        greatest("base", bold()).as_deref(),
        Some("bold n=3 name=seat 2 points=11")
    );
    assert_eq!(greatest("muggins", bold()).as_deref(), Some("best n=11 name=seat 2"));
    let apart = vec![threw(), threw(), Event::Turn { seat: seat(2) }, threw(), scored(2, 11)];
    assert_eq!(greatest("base", apart).as_deref(), Some("best n=11 name=seat 2"));
}

/// A whole game of the basic game and one of the Yam, from their records.
#[test]
fn games_that_were_played() {
    let plays = transcripts::<Yaminos>("tests/transcripts");
    for game in [Form::Base, Form::Yam] {
        let mut of_game = plays
            .iter()
            .filter(|play| play.state().view(Viewer::Spectator).options.game == game);
        let moments = of_game.next().expect("there is one").moments();
        let own: Vec<&Said> = moments.seats.iter().flatten().collect();
        assert!(own.contains(&&moments.game.expect("something stands out")), "{game:?}");
        assert_eq!(own.len(), moments.seats.len(), "{game:?}: everybody has one of her own");
    }
}
