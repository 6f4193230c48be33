//! A game between bots as a record, with what a transcript says of its end, and its last layout as text.
//!
//! `cargo run -p domino --example domino_record OPTIONS PLAYERS SEED`, for instance `game=challenge "strong easy" 1`.

use std::sync::Arc;

use domino::{Domino, Options, draw};
use ludo::{
    Awaits, Game, Header, Hosted, Line, Play, Player, Sample, Seats, Seed, Settings, Sitter, Start, Viewer, What, Who,
};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [options, players, seed] = &words[..] else {
        eprintln!("options, players and a seed: game=challenge \"strong easy\" 1");
        return;
    };
    let options = Options::from_text(options).expect("options of this game");
    let players: Vec<Player> = players
        .split(' ')
        .map(|word| word.parse().expect("random, easy, middle or strong"))
        .collect();
    let seed = Seed::from_number(seed.parse().expect("a number"));
    let play = record(&options, &players, &seed);
    let state = play.state();
    println!("# then: {}", state.position());
    if let Some(outcome) = state.outcome() {
        let ranks: Vec<String> = outcome.ranks.iter().map(u8::to_string).collect();
        println!("# ranks: {}", ranks.join(" "));
    }
    print!("{}", play.record());
    eprintln!("{}", draw::text(&state.view(Viewer::Spectator)));
}

fn record(options: &Options, players: &[Player], seed: &Seed) -> Play<Domino> {
    let seats = Seats::new(players.len());
    let header = Header {
        game: Domino::ID.to_owned(),
        edition: Domino::EDITION,
        options: options.to_text(),
        seats,
        sitters: seats.iter().map(|_| Sitter::default()).collect(),
        commitment: None,
        same_luck: false,
        start: Start::Opening,
    };
    let mut play = Play::<Domino>::open(Arc::new(()), header).expect("a game of two to four");
    let mut now = 0;
    loop {
        let line = match play.state().awaits() {
            Awaits::Nothing => return play,
            Awaits::Chance => play.draw(seed),
            Awaits::Seats { who, .. } => {
                let seat = who.first().expect("somebody is awaited");
                now += 1_000;
                let mut rng = seed.stream(&[], now as u32);
                let advised = match players[seat.index()] {
                    Player::Random => None,
                    Player::Bot(strength) => {
                        let view = play.state().view(Viewer::Seat(seat));
                        Domino::advise(&Arc::new(()), &view, seat, strength, &mut rng)
                    }
                };
                let action = advised.map_or_else(|| play.state().sample(seat, &mut rng), |choice| choice.action);
                Line {
                    at: now,
                    who: Who::Seat(seat),
                    what: What::Game(action.to_string().into()),
                }
            }
        };
        play.push(line).expect("our players play by the rules");
    }
}
