//! How our players do against each other, and what they cover:
//! `cargo run --release -p diamino --example selfplay -- 100 "formula=two" strong middle`, and with
//! `games/diamino/examples/boards/*.txt` behind it the same on each of these boards, beside the one in the box.

use std::{fs, sync::Arc};

use diamino::{
    Diamino, Event, How, Kit, Options,
    piece::{Board, Print},
};
use ludo::{Awaits, Deed, Entry, Game, Hosted, Seat, Seats, Settings, Strength, Tell, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// What happened in some games.
#[derive(Default)]
struct Tally {
    games: u32,
    turns: u32,
    out: u32,
    black: u32,
    greens: u32,
    reds: u32,
    /// Games in which a red devil was covered, and a green one.
    with_red: u32,
    with_green: u32,
    won: u32,
    lost: u32,
    ahead: i32,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games = args.first().and_then(|games| games.parse().ok()).unwrap_or(40);
    let asked = args.get(1).map_or("formula=two", String::as_str);
    let players: Vec<Strength> = args.iter().skip(2).filter_map(|name| name.parse().ok()).collect();
    let players = if players.is_empty() {
        vec![Strength::Strong, Strength::Middle]
    } else {
        players
    };
    let options = Diamino::RESOLVE
        .unwrap()
        .resolved(Options::from_text(asked).expect("options that exist"), true);
    let boxed = (
        "the board in the box",
        std::sync::Arc::<diamino::Kit>::default(),
        options.board(),
    );
    let tried = args.iter().filter(|arg| arg.ends_with(".txt")).map(|file| {
        let picture = fs::read_to_string(file).expect("a board that can be opened");
        let board: &Board = Box::leak(Box::new(Board::read(&picture).expect("a board")));
        (file.as_str(), Arc::new(Kit::trying(board)), board)
    });
    for (name, kit, board) in [boxed].into_iter().chain(tried) {
        let mut tally = Tally::default();
        for game in 0..games {
            play(&kit, &options, &players, game, &mut tally);
        }
        println!("{name}, {asked}");
        tally.print(board);
    }
}

/// One game, the seats moved on by one each time.
fn play(kit: &Arc<Kit>, options: &Options, players: &[Strength], number: u32, tally: &mut Tally) {
    let mut rng = ChaCha8Rng::seed_from_u64(number.into());
    let seats = Seats::new(players.len());
    let sits = |seat: Seat| (seat.index() + number as usize) % players.len();
    let mut state = Diamino::new(kit, options, seats);
    let (mut greens, mut reds) = (0, 0);
    loop {
        let deed = match state.awaits() {
            Awaits::Nothing => break,
            Awaits::Chance => Deed::Chance(state.draw(&mut rng)),
            Awaits::Seats { who, .. } => {
                let seat = who.first().expect("no window closes by itself here");
                let view = state.view(Viewer::Seat(seat));
                let advice = Diamino::advise(kit, &view, seat, players[sits(seat)], &mut rng);
                Deed::Act(seat, advice.expect("somebody is awaited").action)
            }
        };
        let ruling = state
            .judge(&Entry { at: 0, deed })
            .expect("what our players do is legal");
        let mut tell = Tell::listening();
        state.apply(ruling, &mut tell);
        for (_, event) in tell.heard() {
            match event {
                Event::Turn { .. } => tally.turns += 1,
                Event::Covered { greens: g, reds: r, .. } => {
                    greens += u32::from(g);
                    reds += u32::from(r);
                }
                Event::Ended {
                    how: How::Out { black, .. },
                } => {
                    tally.out += 1;
                    tally.black += u32::from(black);
                }
                _ => {}
            }
        }
    }
    tally.games += 1;
    tally.greens += greens;
    tally.reds += reds;
    tally.with_green += u32::from(greens > 0);
    tally.with_red += u32::from(reds > 0);
    let first = seats
        .iter()
        .find(|seat| sits(*seat) == 0)
        .expect("somebody is the first of them");
    let outcome = state.outcome().expect("it is over");
    let rank = outcome.ranks[first.index()];
    tally.won += u32::from(rank == 1 && outcome.winners().len() == 1);
    tally.lost += u32::from(rank > 1 && !outcome.winners().is_empty());
    let others: i32 = state.scores().iter().sum::<i32>() - state.scores()[first.index()];
    tally.ahead += state.scores()[first.index()] - others / (seats.count() as i32 - 1).max(1);
}

impl Tally {
    fn print(&self, board: &Board) {
        let printed = |print| board.cells.iter().filter(|cell| **cell == print).count();
        let games = f64::from(self.games.max(1));
        let mean = |n: u32| f64::from(n) / games;
        println!(
            "{} games, {:.1} turns each; the first player won {}, lost {}, and was {:.1} ahead",
            self.games,
            mean(self.turns),
            self.won,
            self.lost,
            f64::from(self.ahead) / games
        );
        println!(
            "ended by going out {:.0} %, over a black cell {:.0} %",
            100.0 * mean(self.out),
            100.0 * mean(self.black)
        );
        println!(
            "devils covered a game: red {:.1} of {} (some in {:.0} %), green {:.1} of {} (some in {:.0} %)\n",
            mean(self.reds),
            printed(Print::Red),
            100.0 * mean(self.with_red),
            mean(self.greens),
            printed(Print::Green),
            100.0 * mean(self.with_green)
        );
    }
}
