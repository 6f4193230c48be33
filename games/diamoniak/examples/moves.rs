//! What a move costs a table: it is judged, chance answers, both see what follows. Callgrind counts the instructions, which
//! are the same on a machine that does much else:
//!
//! `cargo build --profile quick -p diamoniak --example moves`, then
//! `valgrind --tool=callgrind target/quick/examples/moves 20`.

use std::env;

use diamoniak::Diamoniak;
use ludo::{Awaits, Line, Playing, Record, Room, RoomOf, Seat, Seed, Viewer, What, Who};

fn main() {
    let games = env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(20);
    let (mut moves, mut bytes) = (0, 0);
    for game in 0..games {
        let record: Record = "ludo 1\ngame diamoniak 1\nseats 2\n".parse().expect("it is a record");
        let mut playing = RoomOf::<Diamoniak>::new()
            .replay(&record)
            .expect("nothing has happened");
        let seed = Seed::from_number(game);
        while let Awaits::Seats { who, .. } = playing.awaits() {
            let seat = who.first().expect("somebody is awaited");
            act(&mut *playing, seat, &seed);
            moves += 1;
            bytes += see(&*playing);
        }
    }
    println!("{moves} moves, views of {} bytes", bytes / moves);
}

/// Draws as long as she may, so that games are long and the table is full.
fn act(playing: &mut dyn Playing, seat: Seat, seed: &Seed) {
    let mut legal = playing.legal(seat).expect("there is a list");
    let draw = legal.iter().position(|what| what == "draw").unwrap_or(0);
    let what = What::Game(legal.swap_remove(draw).into());
    let (at, who) = (0, Who::Seat(seat));
    playing.push(Line { at, who, what }).expect("it is legal");
    while playing.awaits() == Awaits::Chance {
        playing.answer(seed);
    }
}

/// As both are told: bytes of the view.
fn see(playing: &dyn Playing) -> usize {
    let viewers: Vec<Viewer> = playing.header().seats.iter().map(Viewer::Seat).collect();
    let seen = playing.seen(&viewers);
    let mut told = seen
        .iter()
        .map(|seen| serde_json::to_vec(&seen.view).expect("a view is JSON").len());
    told.next_back().unwrap_or_default()
}
