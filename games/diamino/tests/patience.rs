//! Patience solved: by the rules, and the same every time.

use diamino::{Diamino, Options, bot::patience::Solver};
use ludo::{Deed, Entry, Game, Hosted, Seats, Settings, Strength, Tell, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// The layout as a position that the rules accept: what lies there hangs together and is in the box once.
#[test]
fn what_is_found_is_possible_and_comes_again() {
    let kit = std::sync::Arc::<diamino::Kit>::default();
    let options = Options::from_text("formula=patience").unwrap();
    let solve = |seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut solver = Solver::new(&kit, &options);
        (0..6).for_each(|_| solver.step(&mut rng));
        solver.best().clone()
    };
    for seed in 1..=4 {
        let layout = solve(seed);
        assert!(layout == solve(seed));
        assert!(layout.laid() >= 108, "seed {seed}: {}", layout.laid());
        let name = |at: usize| format!("{}{}", char::from(b'a' + (at % 15) as u8), at / 15 + 1);
        let lies = layout.squares.iter().enumerate();
        let board: Vec<String> = lies
            .filter_map(|(at, square)| Some(format!("{}{}", name(at), (*square)?.to_char())))
            .collect();
        let position = format!(
            "game 1 / scores 0 / board {} / hands {} / back - / turn 1 0 0 - / words - / over stopped",
            board.join(" "),
            layout.hand
        );
        let state = Diamino::set_up(&kit, &options, Seats::new(1), &position);
        assert!(state.is_ok(), "{state:?}");
    }
}

/// Our strongest player alone: every move is judged by the rules, words included, and hardly a square is left.
#[test]
fn the_hint_leads_to_the_end() {
    let kit = std::sync::Arc::<diamino::Kit>::default();
    let options = Options::from_text("formula=patience").unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut state = Diamino::new(&kit, &options, Seats::new(1));
    while let Some(seat) = state.awaits().who().first() {
        let view = state.view(Viewer::Seat(seat));
        let advice = Diamino::advise(&kit, &view, seat, Strength::Strong, &mut rng).expect("somebody is awaited");
        let entry = Entry {
            at: 0,
            deed: Deed::Act(seat, advice.action),
        };
        let ruling = state.judge(&entry).unwrap_or_else(|why| panic!("{why:?} of {entry:?}"));
        state.apply(ruling, &mut Tell::deaf());
    }
    assert!(state.scores()[0] >= 110, "{}", state.position());
}
