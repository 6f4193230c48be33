//! What many games add up to.

use std::time::Duration;

use anyhow::Result;
use ludo::{Arg, MAX_SEATS, Player, Playout, Strength};
use serde::Serialize;
use serde_json::Value;

use crate::texts::Texts;

/// A win shared by up to eight is a whole number of these, so that sums are exact in any order.
const SHARE: u64 = 840;

/// Sums over games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    games: u64,
    /// In 840ths, by place in the list of players.
    by_player: Vec<u64>,
    /// In 840ths, by seat.
    by_seat: Vec<u64>,
    /// Sum of the scores, by place in the list of players.
    scores: Vec<i64>,
    shared: u64,
    /// Games in which something was to fly whose chances alone were asked.
    estimated: u64,
    lines: Range,
    turns: Range,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Range {
    sum: u64,
    min: u32,
    max: u32,
}

impl Range {
    const EMPTY: Range = Range {
        sum: 0,
        min: u32::MAX,
        max: 0,
    };

    fn plus(self, other: Range) -> Range {
        Range {
            sum: self.sum + other.sum,
            min: self.min.min(other.min),
            max: self.max.max(other.max),
        }
    }

    fn one(value: u32) -> Range {
        Range {
            sum: value.into(),
            min: value,
            max: value,
        }
    }
}

impl Tally {
    pub fn new(seats: usize) -> Tally {
        Tally {
            games: 0,
            by_player: vec![0; seats],
            by_seat: vec![0; seats],
            scores: vec![0; seats],
            shared: 0,
            estimated: 0,
            lines: Range::EMPTY,
            turns: Range::EMPTY,
        }
    }

    pub fn games(&self) -> u64 {
        self.games
    }

    /// Everybody sat `shift` seats further on than the list says.
    pub fn add(&mut self, playout: &Playout, shift: usize) {
        let seats = self.by_player.len();
        let player = |seat: usize| (seat + seats - shift) % seats;
        let winners = playout.outcome.winners();
        for seat in winners.iter() {
            let share = SHARE / winners.len() as u64;
            self.by_seat[seat.index()] += share;
            self.by_player[player(seat.index())] += share;
        }
        for (seat, score) in playout.scores.iter().enumerate() {
            self.scores[player(seat)] += i64::from(*score);
        }
        self.games += 1;
        self.shared += u64::from(winners.len() > 1);
        self.estimated += u64::from(playout.estimated > 0);
        self.lines = self.lines.plus(Range::one(playout.lines));
        self.turns = self.turns.plus(Range::one(playout.turns));
    }

    pub fn plus(self, other: Tally) -> Tally {
        fn sums<T: std::ops::Add<Output = T>>(one: Vec<T>, other: Vec<T>) -> Vec<T> {
            one.into_iter().zip(other).map(|(a, b)| a + b).collect()
        }
        Tally {
            games: self.games + other.games,
            by_player: sums(self.by_player, other.by_player),
            by_seat: sums(self.by_seat, other.by_seat),
            scores: sums(self.scores, other.scores),
            shared: self.shared + other.shared,
            estimated: self.estimated + other.estimated,
            lines: self.lines.plus(other.lines),
            turns: self.turns.plus(other.turns),
        }
    }
}

/// What is told about a simulation.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report<'a> {
    game: &'a str,
    options: &'a str,
    games: u64,
    swap: bool,
    seed: u64,
    players: Vec<PlayerReport>,
    by_seat: Vec<Wins>,
    /// Games that were won by more than one.
    shared: u64,
    /// Games in which the chances of dice or falls were estimated, not simulated.
    estimated: u64,
    lines: RangeReport,
    turns: RangeReport,
}

#[derive(Debug, Serialize)]
struct PlayerReport {
    player: String,
    #[serde(flatten)]
    wins: Wins,
    /// Mean of the scores at the end.
    score: f64,
}

/// Wins (a shared one counts in equal parts), as a share of all games, with the 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
struct Wins {
    wins: f64,
    rate: f64,
    low: f64,
    high: f64,
}

#[derive(Debug, Serialize)]
struct RangeReport {
    mean: f64,
    min: u32,
    max: u32,
}

impl<'a> Report<'a> {
    pub fn new(
        game: &'a str,
        options: &'a str,
        players: &[Player],
        (swap, seed): (bool, u64),
        tally: &Tally,
    ) -> Report<'a> {
        assert!(tally.games > 0 && players.len() <= MAX_SEATS);
        let games = tally.games as f64;
        let range = |range: Range| RangeReport {
            mean: range.sum as f64 / games,
            min: range.min,
            max: range.max,
        };
        let players = players.iter().enumerate().map(|(i, player)| PlayerReport {
            player: player.to_string(),
            wins: Wins::of(tally.by_player[i], tally.games),
            score: tally.scores[i] as f64 / games,
        });
        Report {
            game,
            options,
            games: tally.games,
            swap,
            seed,
            players: players.collect(),
            by_seat: tally
                .by_seat
                .iter()
                .map(|&shares| Wins::of(shares, tally.games))
                .collect(),
            shared: tally.shared,
            estimated: tally.estimated,
            lines: range(tally.lines),
            turns: range(tally.turns),
        }
    }

    pub fn in_json(&self, took: Duration) -> Result<Value> {
        let mut object = serde_json::to_value(self)?;
        object["seconds"] = took.as_secs_f64().into();
        object["gamesPerSecond"] = self.per_second(took).into();
        Ok(object)
    }

    fn per_second(&self, took: Duration) -> f64 {
        self.games as f64 / took.as_secs_f64().max(1e-9)
    }

    pub fn in_words(&self, took: Duration, texts: &Texts) -> String {
        let say = |id: &str, args: &[(&str, String)]| {
            let args: Vec<(&str, Arg)> = args.iter().map(|(key, text)| (*key, text.as_str().into())).collect();
            texts.say(&format!("simulate-{id}"), &args)
        };
        let n = ("n", self.games.to_string());
        let title = [
            ("game", self.game.to_owned()),
            n.clone(),
            ("seed", self.seed.to_string()),
        ];
        let mut rows = vec![format!("{}  ({})", say("title", &title), self.options), String::new()];
        let [player, wins, interval, score] = ["player", "wins", "interval", "score"].map(|id| say(id, &[]));
        rows.push(format!("  {player:<10} {wins:>8}   {interval:>17}   {score:>14}"));
        for PlayerReport { player, wins, score } in &self.players {
            let score = texts.figure(*score, 2);
            rows.push(format!("  {player:<10} {}   {score:>14}", wins.in_words(texts)));
        }
        rows.extend([String::new(), format!("  {}", say("seat", &[]))]);
        for (seat, wins) in (1..).zip(&self.by_seat) {
            rows.push(format!("  {seat:<10} {}", wins.in_words(texts)));
        }
        rows.push(String::new());
        if self.shared > 0 {
            rows.push(format!("  {}", say("shared", &[("n", self.shared.to_string())])));
        }
        if self.estimated > 0 {
            rows.push(format!("  {}", say("estimated", &[])));
        }
        for (name, range) in [("turns", &self.turns), ("lines", &self.lines)] {
            let (mean, min, max) = (texts.decimal(range.mean), range.min.to_string(), range.max.to_string());
            rows.push(format!(
                "  {}",
                say(name, &[("mean", mean), ("min", min), ("max", max)])
            ));
        }
        let per_second = texts.figure(self.per_second(took), 0);
        let seconds = texts.decimal(took.as_secs_f64());
        rows.push(format!(
            "  {}",
            say("speed", &[("n", per_second), ("seconds", seconds)])
        ));
        if self.swap && !self.games.is_multiple_of(self.players.len() as u64) {
            rows.push(format!("  {}", say("uneven", &[n])));
        }
        rows.join("\n")
    }
}

/// What is told of each strength beside the one below it.
#[derive(Debug, Serialize)]
pub struct Ladder<'a> {
    pub game: &'a str,
    pub options: &'a str,
    pub seed: u64,
    /// Weakest first.
    pub steps: Vec<Step>,
}

#[derive(Debug, Serialize)]
pub struct Step {
    player: String,
    against: String,
    games: u64,
    #[serde(flatten)]
    wins: Wins,
}

impl Step {
    /// The first of the two players is the one whose wins are told.
    pub fn new(player: Strength, against: Strength, tally: &Tally) -> Step {
        Step {
            player: player.to_string(),
            against: against.to_string(),
            games: tally.games,
            wins: Wins::of(tally.by_player[0], tally.games),
        }
    }
}

impl Ladder<'_> {
    pub fn in_words(&self, texts: &Texts) -> String {
        let say = |id: &str| texts.say(&format!("simulate-{id}"), &[]);
        let [player, wins, interval] = ["player", "wins", "interval"].map(say);
        let mut rows = Vec::new();
        if let Some(step) = self.steps.first() {
            let (n, seed) = (step.games.to_string(), self.seed.to_string());
            let args = [
                ("game", self.game.into()),
                ("n", n.as_str().into()),
                ("seed", seed.as_str().into()),
            ];
            rows.push(format!("{}  ({})\n", texts.say("simulate-title", &args), self.options));
        }
        rows.push(format!("  {player:<16} {wins:>8}   {interval:>17}"));
        for step in &self.steps {
            let pair = format!("{} – {}", step.player, step.against);
            rows.push(format!("  {pair:<16} {}", step.wins.in_words(texts)));
        }
        rows.join("\n")
    }
}

impl Wins {
    fn of(shares: u64, games: u64) -> Wins {
        let wins = shares as f64 / SHARE as f64;
        let (low, high) = wilson(wins, games as f64);
        Wins {
            wins,
            rate: wins / games as f64,
            low,
            high,
        }
    }

    fn in_words(&self, texts: &Texts) -> String {
        let [rate, low, high] = [self.rate, self.low, self.high].map(|share| texts.figure(100.0 * share, 2));
        format!("{rate:>6} %   {low:>6} – {high:>6} %")
    }
}

/// Wilson's 95 % interval for a share of `n` (E. B. Wilson, 1927): unlike the textbook one it stays inside 0 to 1 and
/// says something sensible about 0 of 10.
fn wilson(hits: f64, n: f64) -> (f64, f64) {
    const Z: f64 = 1.959_963_984_540_054;
    let share = hits / n;
    let scale = 1.0 + Z * Z / n;
    let centre = (share + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use ludo::Outcome;

    use super::*;

    fn playout(ranks: &[u8], lines: u32) -> Playout {
        Playout {
            outcome: Outcome {
                ranks: ranks.iter().copied().collect(),
                how: "test",
            },
            scores: ranks.iter().map(|rank| 10 - i32::from(*rank)).collect(),
            lines,
            turns: lines / 2,
            estimated: 0,
            log: Vec::new(),
        }
    }

    #[test]
    fn wilson_gives_the_published_intervals() {
        // Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (hits, n, low, high) in [
            (81.0, 263.0, 0.2553, 0.3662),
            (15.0, 148.0, 0.0624, 0.1605),
            (0.0, 20.0, 0.0, 0.1611),
            (1.0, 29.0, 0.0061, 0.1718),
        ] {
            let (found_low, found_high) = wilson(hits, n);
            assert!((found_low - low).abs() < 5e-5, "{hits}/{n}: {found_low}");
            assert!((found_high - high).abs() < 5e-5, "{hits}/{n}: {found_high}");
        }
    }

    #[test]
    fn wins_follow_the_player_not_the_seat() {
        let mut tally = Tally::new(3);
        tally.add(&playout(&[1, 2, 3], 10), 0); // player 1 on seat 1
        tally.add(&playout(&[2, 1, 3], 20), 1); // player 1 has moved to seat 2
        tally.add(&playout(&[1, 2, 3], 30), 2); // player 2 has moved to seat 1
        assert_eq!(tally.by_player, [2 * SHARE, SHARE, 0]);
        assert_eq!(tally.by_seat, [2 * SHARE, SHARE, 0]);
        assert_eq!((tally.lines.sum, tally.lines.min, tally.lines.max), (60, 10, 30));
    }

    #[test]
    fn a_shared_win_counts_in_equal_parts() {
        let mut tally = Tally::new(2);
        tally.add(&playout(&[1, 1], 4), 0);
        let players = [Player::Random, Player::Bot(Strength::Easy)];
        let report = Report::new("test", "", &players, (true, 1), &tally);
        assert_eq!(
            report.players.iter().map(|player| player.wins.wins).collect::<Vec<_>>(),
            [0.5, 0.5]
        );
        assert_eq!(report.shared, 1);
    }

    #[test]
    fn sums_do_not_mind_the_order() {
        let games = [playout(&[1, 2], 5), playout(&[1, 1], 9), playout(&[2, 1], 2)];
        let one = |game: &Playout| {
            let mut tally = Tally::new(2);
            tally.add(game, 0);
            tally
        };
        let [a, b, c] = games.each_ref().map(one);
        assert_eq!(a.clone().plus(b.clone()).plus(c.clone()), c.plus(b).plus(a));
    }
}
