//! The laws of the house, on every number of seats and every kind of table, and what every receipt has to say.

use std::sync::Arc;

use diavolo::{Devil, Diavolo, Event, Options, SAME_MS, Tally, Verdict};
use ludo::{
    Awaits, Deed, Entry, Game, Luck, Sample, Seat, Seats, Settings, Tell,
    laws::{self, Laws, Trial},
};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

const TABLES: [&str; 7] = [
    "",
    "twoDice=on",
    "orderFirst=3",
    "untimed=on",
    "tieForgiving=on",
    "seconds=3 orderFirst=1",
    "twoDice=on orderFirst=20 untimed=on tieForgiving=on",
];

/// All kinds of tables, each with a number of its own.
fn tables() -> impl Iterator<Item = (Options, Seats, u64)> {
    let tables = TABLES.iter().flat_map(|text| (2..=6).map(move |seats| (text, seats)));
    tables.zip(1..).map(|((text, seats), number)| {
        let first = Seat::from_index(number as usize % seats);
        let seats = Seats::new(seats).starting_with(first);
        (
            Options::from_text(text).expect("they are ours"),
            seats.expect("a seat of the table"),
            number,
        )
    })
}

/// Thirty-five kinds of tables; with `LUDO_LONG=1` every law on a hundred thousand games.
#[test]
fn laws_hold() {
    let long = laws::is_long();
    for (options, seats, seed) in tables() {
        let trial = Trial {
            seats,
            games: if long { 3_000 } else { 60 },
            thorough: if long { 3_000 } else { 12 },
            seed,
        };
        Laws::<Diavolo>::default()
            .hosted()
            .imagined()
            .check(&Arc::new(()), &options, trial);
    }
}

/// Whatever anybody does, every receipt adds up: nobody has a devil too many, a faster hand is never passed over, and
/// each gem that changes hands has its reason.
#[test]
fn every_receipt_adds_up() {
    let mut counted = 0;
    for (options, seats, seed) in tables() {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..40 {
            let mut state = Diavolo::new(&Arc::new(()), &options, seats);
            while let Some(entry) = next(&state, &mut rng) {
                let before = state.clone();
                let mut tell = Tell::listening();
                let ruling = state.judge(&entry).expect("it is fit");
                state.apply(ruling, &mut tell);
                for (_, event) in tell.heard() {
                    if let Event::Counted { answer, results } = event {
                        adds_up(&before, &options, answer.devil, &results);
                        counted += 1;
                    }
                }
            }
        }
    }
    assert!(counted > 9_000, "{counted} turns");
}

fn next(state: &Diavolo, rng: &mut ChaCha8Rng) -> Option<Entry<Diavolo>> {
    let (at, deed) = match state.awaits() {
        Awaits::Nothing => return None,
        Awaits::Chance => (0, Deed::Chance(state.quick_draw(rng))),
        Awaits::Seats { until: Some(at), .. } if rng.below(8) == 0 => (at, Deed::TimeUp),
        Awaits::Seats { who, .. } => {
            let seats: Vec<Seat> = who.iter().collect();
            let seat = seats[rng.below(seats.len() as u32) as usize];
            let action = state.sample(seat, rng);
            (state.earliest(&action), Deed::Act(seat, action))
        }
    };
    Some(Entry { at, deed })
}

fn adds_up(before: &Diavolo, options: &Options, right: Devil, results: &[Tally]) {
    let devils = before.devils_in_play();
    assert!(
        devils.iter().sum::<u8>() as usize > results.len(),
        "there is one for everybody"
    );
    let of = |verdict: Verdict| results.iter().filter(move |tally| tally.verdict == verdict);
    let (winners, late) = (of(Verdict::Right).count(), of(Verdict::Late).count());
    let there = usize::from(devils[right as usize]);
    assert_eq!(
        winners,
        (winners + late).min(there),
        "all who can have one have one: {results:?}"
    );
    for (winner, loser) in of(Verdict::Right).flat_map(|winner| of(Verdict::Late).map(move |late| (winner, late))) {
        // Each can be level with the one on the border, and chance decides.
        assert!(winner.at <= loser.at.map(|at| at + 2 * SAME_MS), "{results:?}");
    }
    for tally in results {
        let change = match (tally.verdict, right) {
            (Verdict::Right, Devil::Grey) => i8::from(tally.gems as i8 - tally.change != 5),
            (Verdict::Right, _) => 0,
            (_, Devil::Grey) if options.tie_forgiving => 0,
            _ => -1,
        };
        assert_eq!(tally.change, change, "{tally:?}");
        assert_eq!(tally.verdict == Verdict::Nothing, tally.devil.is_none(), "{tally:?}");
        let took_it = matches!(tally.verdict, Verdict::Right | Verdict::Late);
        assert_eq!(took_it, tally.devil == Some(right), "{tally:?}");
    }
}
