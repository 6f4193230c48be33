//! How often do towers fall? Whole games in height between bots, every domino really let go.
//!
//! `cargo run --release -p domino --example domino_towers GAME PLAYERS GAMES`, for instance `challenge "strong strong strong"
//! 40`, prints how many games saw a collapse, how many dominoes stood when it came, and how many games each player won (they
//! change seats from game to game; a shared win counts for all who share it).

use std::sync::Arc;

use domino::{Chance, Domino, Options};
use ludo::{Awaits, Deed, Entry, Game, Hosted, Player, Sample, Seat, Seats, Settings, Tell, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoroshiro64Star;

/// What was seen in one game.
#[derive(Default)]
struct Seen {
    /// How many dominoes stood when everything fell, each time.
    fallen: Vec<usize>,
    let_go: usize,
    missed: usize,
    /// Which of the players have won.
    winners: Vec<usize>,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games] = &words[..] else {
        eprintln!("a game, players and how many games: challenge \"strong strong strong\" 40");
        return;
    };
    let options = Options::from_text(&format!("game={game}")).expect("options of this game");
    let players: Vec<Player> = players
        .split(' ')
        .map(|word| word.parse().expect("random, easy, middle or strong"))
        .collect();
    let games: u64 = games.parse().expect("a number of games");
    let all: Vec<Seen> = (0..games).map(|seed| play(&options, &players, seed)).collect();
    let with_collapse = all.iter().filter(|seen| !seen.fallen.is_empty()).count();
    let mut sizes: Vec<usize> = all.iter().filter_map(|seen| seen.fallen.first().copied()).collect();
    sizes.sort_unstable();
    let wins = |player: usize| all.iter().filter(|seen| seen.winners.contains(&player)).count();
    let wins: Vec<usize> = (0..players.len()).map(wins).collect();
    let sum = |of: fn(&Seen) -> usize| all.iter().map(of).sum::<usize>();
    println!(
        "{{\"game\": \"domino {game}\", \"games\": {games}, \"with_collapse\": {with_collapse}, \"median_size\": {}, \
         \"let_go\": {}, \"missed\": {}, \"collapses\": {}, \"wins\": {wins:?}}}",
        sizes.get(sizes.len() / 2).copied().unwrap_or(0),
        sum(|seen| seen.let_go),
        sum(|seen| seen.missed),
        sum(|seen| seen.fallen.len()),
    );
}

fn play(options: &Options, players: &[Player], seed: u64) -> Seen {
    let mut rng = Xoroshiro64Star::seed_from_u64(seed);
    let mut state = Domino::new(&Arc::new(()), options, Seats::new(players.len()));
    let mut seen = Seen::default();
    let player = |seat: Seat| (seat.index() + seed as usize) % players.len();
    loop {
        let deed = match state.awaits() {
            Awaits::Nothing => {
                let winners = state.outcome().expect("it is over").winners();
                seen.winners = winners.iter().map(player).collect();
                return seen;
            }
            Awaits::Chance => {
                let chance = state.draw(&mut rng);
                match chance {
                    Chance::Collapse => seen.fallen.push(state.view(Viewer::Spectator).built.len()),
                    Chance::Missed => seen.missed += 1,
                    Chance::Stands(_) | Chance::Tile(_) => {}
                }
                seen.let_go += usize::from(!matches!(chance, Chance::Tile(_)));
                Deed::Chance(chance)
            }
            Awaits::Seats { who, .. } => {
                let seat = who.first().expect("somebody is awaited");
                let advised = match players[player(seat)] {
                    Player::Random => None,
                    Player::Bot(strength) => {
                        let view = state.view(Viewer::Seat(seat));
                        Domino::advise(&Arc::new(()), &view, seat, strength, &mut rng)
                    }
                };
                Deed::Act(
                    seat,
                    advised.map_or_else(|| state.sample(seat, &mut rng), |choice| choice.action),
                )
            }
        };
        let ruling = state.judge(&Entry { at: 0, deed }).expect("bots play by the rules");
        state.apply(ruling, &mut Tell::deaf());
    }
}
