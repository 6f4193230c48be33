//! The exact solution of the Yam for one.

use std::{collections::BTreeMap, sync::Arc};

use ludo::{Awaits, Entry, Game, Seats, Settings, Tell, laws::is_long};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use yaminos::{
    Action, Digits, Options, Phase, Row, Rows, Yaminos,
    yam::{
        coach::{Coach, Keeps},
        solve::{Finishes, Solution, Yam},
    },
};

#[test]
fn a_round_is_worth_320_704875() {
    let value = Solution::usual().value(Rows::USUAL);
    assert_eq!(format!("{value:.6}"), "320.704875");
}

/// Boxes whose last turn can be worked out by hand.
#[test]
fn single_boxes_are_worth_what_arithmetic_says() {
    let solution = Solution::usual();
    let value = |row| solution.value(Rows::one(row));
    // In three throws a yamino shows a given side with probability 1 − (3/4)³; seven sides have the digit, one of them
    // twice.
    let shows = 1.0 - 0.75f64.powi(3);
    for (row, digit) in [(Row::Solo1, 1.0), (Row::Solo4, 4.0), (Row::Solo6, 6.0)] {
        assert!((value(row) - 8.0 * digit * shows).abs() < 1e-9);
    }
    // Each yamino's higher digit can be seen to alone: throw again while the average of a throw is better.
    let best_of_three = |yamino: [f64; 4]| {
        let mean = |sides: [f64; 4]| sides.iter().sum::<f64>() / 4.0;
        let third = mean(yamino);
        let second = mean(yamino.map(|side| side.max(third)));
        mean(yamino.map(|side| side.max(second)))
    };
    let faces = |of: fn(yaminos::Face) -> u8| {
        yaminos::LAYOUT
            .map(|sides| best_of_three(sides.map(|face| f64::from(of(face)))))
            .iter()
            .sum::<f64>()
    };
    assert!((value(Row::Plus) - faces(|face| face.high)).abs() < 1e-9);
    let moins: f64 = yaminos::LAYOUT
        .map(|sides| best_of_three(sides.map(|face| -f64::from(face.low))))
        .iter()
        .sum();
    assert!((value(Row::Moins) - moins).abs() < 1e-9);
}

/// Each value follows from those of the smaller sets: the table that is built in is what the solver finds.
#[test]
fn the_table_is_what_the_solver_finds() {
    let solution = Solution::usual();
    let finishes = Finishes::new(&Options::default());
    let step = if is_long() { 1 } else { 273 };
    for bits in (1..=Rows::USUAL.bits()).rev().step_by(step) {
        let open = Rows::from_bits(bits);
        let again = solution.value_from_smaller(open, &finishes);
        assert_eq!(again, solution.value(open), "{open:?}");
    }
}

#[test]
fn any_order_of_computation_gives_the_same() {
    let open: Rows = [Row::Solo3, Row::Moins, Row::Full, Row::Suite, Row::Super]
        .into_iter()
        .collect();
    let yam = Yam::new(Options::default());
    let one = yam.solve(open, 1, |_, _| {});
    assert_eq!(one, yam.solve(open, 2, |_, _| {}));
    assert_eq!(one, yam.solve(open, 3, |_, _| {}));
    assert_eq!(one.value(open), Solution::usual().value(open));
    assert_eq!(Solution::load(open, &one.save()), Some(one));
    assert_eq!(Solution::load(open, &[0; 8]), None);
}

#[test]
fn other_sheets_can_be_solved_too() {
    let options = Options::from_text("plusMoins=together separateSuites=on soloPairOnce=on").unwrap();
    let open: Rows = [Row::PlusMoins, Row::Large, Row::Solo1].into_iter().collect();
    let solution = Yam::new(options).solve(open, 1, |_, _| {});
    let shows = 1.0 - 0.75f64.powi(3);
    assert!((solution.value(Rows::one(Row::Solo1)) - 7.0 * shows).abs() < 1e-9);
    let alone = solution.value(Rows::one(Row::Large)) + solution.value(Rows::one(Row::PlusMoins));
    assert!(solution.value(open) > alone + 7.0 * shows);
}

/// Many rounds side by side, turn by turn, those with the same open boxes together: so what to keep is worked out once
/// for all of them.
struct Rounds {
    games: Vec<Yaminos>,
    coach: Coach,
    rng: ChaCha8Rng,
}

impl Rounds {
    fn new(count: usize, seed: u64) -> Rounds {
        let options = Options::from_text("game=yam rounds=1").unwrap();
        let game = Yaminos::new(&Arc::new(()), &options, Seats::new(1));
        Rounds {
            games: vec![game; count],
            coach: Coach::new(&options),
            rng: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    fn act(&mut self, i: usize, action: Action) {
        let game = &mut self.games[i];
        let seat = game.seats().first();
        let ruling = game.judge(&Entry::act(0, seat, action)).unwrap();
        game.apply(ruling, &mut Tell::deaf());
        if game.awaits() == Awaits::Chance {
            let throw = game.quick_draw(&mut self.rng);
            let ruling = game.judge(&Entry::chance(0, throw)).unwrap();
            game.apply(ruling, &mut Tell::deaf());
        }
    }

    fn turn(&mut self) {
        let mut groups: BTreeMap<(u16, Vec<u8>), Vec<usize>> = BTreeMap::new();
        for i in 0..self.games.len() {
            self.act(i, Action::Throw(yaminos::YaminoSet::ALL));
            let (open, fixed) = (self.games[i].open_boxes(), self.games[i].super_digits());
            let fixed = if open.has(Row::Super) {
                fixed.iter().collect()
            } else {
                Vec::new()
            };
            groups.entry((open.bits(), fixed)).or_default().push(i);
        }
        for ((open, fixed), games) in groups {
            let open = Rows::from_bits(open);
            let fixed = fixed
                .into_iter()
                .fold(Digits::NONE, |set, digit| set.or(Digits::one(digit)));
            let worth = self.coach.second_throws(open, fixed);
            for i in games {
                self.play_turn(i, open, &worth);
            }
        }
    }

    fn play_turn(&mut self, i: usize, open: Rows, worth: &[f64]) {
        let (faces, fixed) = (self.games[i].faces(), self.games[i].super_digits());
        let (thrown, value) = Keeps::new(worth, faces).best();
        let fill = open.iter().map(|row| (row, self.coach.fill(open, row, faces, fixed)));
        let (row, now) = fill.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap();
        if now >= value {
            return self.act(i, Action::Fill(row));
        }
        self.act(i, Action::Throw(thrown));
        let (faces, fixed) = (self.games[i].faces(), self.games[i].super_digits());
        let (row, now, _) = self.coach.second(open, faces, fixed);
        if now {
            return self.act(i, Action::Fill(row));
        }
        self.act(i, Action::Announce(row));
        assert_eq!(self.games[i].phase(), Phase::Announced(row));
        let thrown = self.coach.third(row, faces, fixed).best().0;
        self.act(i, Action::Throw(thrown));
    }
}

/// What the solver says is what its own policy gets, played through the rules.
#[test]
fn the_value_is_what_the_policy_gets() {
    let count = if is_long() { 1_000_000 } else { 2_000 };
    let mut rounds = Rounds::new(count, 7);
    for _ in 0..Rows::USUAL.len() {
        rounds.turn();
    }
    let scores: Vec<f64> = rounds.games.iter().map(|game| game.scores()[0].into()).collect();
    let n = scores.len() as f64;
    let mean = scores.iter().sum::<f64>() / n;
    let variance = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (n - 1.0);
    let error = (variance / n).sqrt();
    let value = Solution::usual().value(Rows::USUAL);
    println!("{count} rounds: {mean:.3} ± {error:.3}, solved {value:.3}");
    assert!((mean - value).abs() < 4.0 * error, "{mean} is not {value} ± 4·{error}");
    assert!(rounds.games.iter().all(|game| game.outcome().is_some()));
}

/// At every moment of a round the coach's values hang together: a choice is worth what follows it, and a throw on average
/// neither gains nor loses. So what a choice loses is skill, and what a throw changes is luck.
#[test]
fn luck_and_skill_add_up() {
    let options = Options::from_text("game=yam rounds=1").unwrap();
    let coach = Coach::new(&options);
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut game = Yaminos::new(&Arc::new(()), &options, Seats::new(1));
    let (start, seat) = (coach.worth(&game), game.seats().first());
    let (mut luck, mut loss) = (0.0, 0.0);
    while game.outcome().is_none() {
        let before = (coach.worth(&game), game.scores()[0]);
        let (entry, expected) = match game.awaits() {
            Awaits::Chance => (Entry::chance(0, game.quick_draw(&mut rng)), None),
            _ => {
                let action = ludo::Sample::sample(&game, seat, &mut rng);
                let choices = coach.choices(&game);
                let (_, value) = choices
                    .iter()
                    .find(|(choice, _)| *choice == action)
                    .expect("every choice has a value");
                (Entry::act(0, seat, action), Some(*value))
            }
        };
        if game.awaits() == Awaits::Chance && air(&game) <= 2 {
            assert!((mean_after(&game, &coach) - before.0).abs() < 1e-9);
        }
        let ruling = game.judge(&entry).unwrap();
        game.apply(ruling, &mut Tell::deaf());
        let rest = if game.outcome().is_some() {
            0.0
        } else {
            coach.worth(&game)
        };
        let after = rest + f64::from(game.scores()[0] - before.1);
        match expected {
            Some(value) => {
                assert!((after - value).abs() < 1e-9, "{entry:?}: {after} ≠ {value}");
                assert!(value <= before.0 + 1e-9);
                loss += before.0 - value;
            }
            None => luck += after - before.0,
        }
    }
    assert!((start + luck - loss - f64::from(game.scores()[0])).abs() < 1e-6);
}

/// How many yaminos are in the air.
fn air(game: &Yaminos) -> usize {
    let mut outcomes = Vec::new();
    ludo::Expect::outcomes(game, &mut outcomes);
    outcomes.len().ilog(4) as usize
}

fn mean_after(game: &Yaminos, coach: &Coach) -> f64 {
    let mut outcomes = Vec::new();
    ludo::Expect::outcomes(game, &mut outcomes);
    let worths = outcomes.iter().map(|(throw, _)| {
        let mut after = *game;
        let ruling = after.judge(&Entry::chance(0, *throw)).unwrap();
        after.apply(ruling, &mut Tell::deaf());
        let rest = if after.outcome().is_some() {
            0.0
        } else {
            coach.worth(&after)
        };
        rest + f64::from(after.scores()[0] - game.scores()[0])
    });
    worths.sum::<f64>() / outcomes.len() as f64
}
