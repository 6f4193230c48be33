//! The same of a whole evening: its log is played through once more, what was promised is compared with what was told, and every game
//! that was kept with it is checked.

use std::{collections::BTreeMap, process::ExitCode};

use anyhow::Result;
use evening::{Evening, Fault, Form, Log, Place, Table, TableNo, What, laws, wire::GameRecord};
use ludo::{Line, Note, Playing, Record, Seed, Who};
use serde::{Deserialize, Serialize};

use crate::{complaint::Complaint, print, print_json, source::unreadable, texts::Texts};

/// An evening as its link keeps it, or its log alone.
#[derive(Deserialize)]
pub struct Kept {
    log: String,
    records: Vec<GameRecord>,
}

#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
struct Report {
    evening: String,
    fair: bool,
    lines: usize,
    people: usize,
    rounds: usize,
    tables: usize,
    seeds: usize,
    games: usize,
    checked: u32,
    unchecked: Vec<TableNo>,
    corrected: Vec<TableNo>,
    broken_law: Option<BrokenLaw>,
    first_wrong: Option<Wrong>,
}

#[derive(Debug, Serialize)]
struct BrokenLaw {
    /// Counted in the log, from 1.
    line: usize,
    law: String,
}

#[derive(Debug, Serialize)]
struct Wrong {
    table: TableNo,
    why: String,
}

impl Kept {
    /// None for what is no evening.
    pub fn of(text: &str) -> Option<Kept> {
        if text.trim_start().starts_with('{') {
            return serde_json::from_str(text).ok();
        }
        let first = text.lines().find(|row| !row.is_empty() && !row.starts_with('#'))?;
        first.starts_with("evening ").then(|| Kept {
            log: text.to_owned(),
            records: Vec::new(),
        })
    }

    pub fn verify(self, file: &str, json: bool, texts: &Texts) -> Result<ExitCode> {
        let log: Log = self.log.parse().map_err(unreadable(file, texts))?;
        let evening = Evening::replay(&log).map_err(|fault| self.complain(file, &fault, texts))?;
        let report = self.report(&evening);
        if json {
            print_json(&report)?;
        } else {
            print(report.in_words(texts))?;
        }
        Ok(ExitCode::from(u8::from(!report.fair)))
    }

    /// A line of the log that could not have happened.
    fn complain(&self, file: &str, Fault { line, refusal }: &Fault, texts: &Texts) -> Complaint {
        let mut rows = (1..).zip(self.log.lines()).filter(|(_, row)| !row.starts_with('#'));
        let mut log = rows.by_ref().skip_while(|(_, row)| !row.is_empty());
        let row = log.by_ref().filter(|(_, row)| !row.is_empty()).nth(line - 1);
        Complaint {
            line: Some(*line as u32),
            ..Complaint::new(file, (row.map_or(1, |(row, _)| row), 1), refusal, texts)
        }
    }

    fn report(&self, evening: &Evening) -> Report {
        let header = evening.header();
        let mut report = Report {
            evening: header.name.clone(),
            lines: evening.lines().len(),
            people: evening.people().len(),
            rounds: evening.rounds().len(),
            tables: evening.tables().len(),
            seeds: evening.luck().iter().filter(|(_, seed)| seed.is_some()).count(),
            broken_law: broken_law(evening),
            ..Report::default()
        };
        let records: BTreeMap<TableNo, &str> = self.records.iter().map(|game| (game.number, &*game.record)).collect();
        for (number, table) in (1..).zip(evening.tables()) {
            if table.corrected.is_some() {
                report.corrected.push(number);
            }
            let Some(record) = records.get(&number) else {
                report.unchecked.push(number);
                continue;
            };
            match check(evening, number, table, record) {
                Ok(draws) => (report.games, report.checked) = (report.games + 1, report.checked + draws),
                Err(why) => report.note(number, why),
            }
        }
        let strange = records.keys().find(|number| evening.table(**number).is_none());
        if let Some(number) = strange {
            report.note(*number, "noTable".to_owned());
        }
        report.fair = report.broken_law.is_none() && report.first_wrong.is_none();
        report
    }
}

impl Report {
    fn note(&mut self, table: TableNo, why: String) {
        self.first_wrong.get_or_insert(Wrong { table, why });
    }

    fn in_words(&self, texts: &Texts) -> String {
        let count = |n: usize| (n as i32).into();
        let all = [
            ("name", self.evening.as_str().into()),
            ("lines", count(self.lines)),
            ("people", count(self.people)),
            ("rounds", count(self.rounds)),
            ("tables", count(self.tables)),
        ];
        let mut rows = vec![texts.say("verify-evening", &all)];
        if self.seeds > 0 {
            rows.push(texts.say("verify-evening-seeds", &[("n", count(self.seeds))]));
        }
        let games = [("games", count(self.games)), ("draws", (self.checked as i32).into())];
        rows.push(texts.say("verify-evening-games", &games));
        for (id, tables) in [("unchecked", &self.unchecked), ("corrected", &self.corrected)] {
            let numbers: Vec<String> = tables.iter().map(ToString::to_string).collect();
            if !numbers.is_empty() {
                let tables = texts.list(&numbers);
                rows.push(texts.say(&format!("verify-evening-{id}"), &[("tables", tables.as_str().into())]));
            }
        }
        if let Some(BrokenLaw { line, .. }) = &self.broken_law {
            rows.push(texts.say("verify-evening-law", &[("line", count(*line))]));
        }
        if let Some(Wrong { table, why }) = &self.first_wrong {
            let why = texts.say(&format!("verify-evening-wrong-{why}"), &[]);
            let wrong = [("table", (*table as i32).into()), ("why", why.as_str().into())];
            rows.push(texts.say("verify-evening-wrong", &wrong));
        }
        rows.join("\n")
    }
}

/// The first line at which a promise of `docs/evening.md` was not kept: who was paired with whom, or how points add up.
fn broken_law(evening: &Evening) -> Option<BrokenLaw> {
    let mut now = Evening::new(evening.header().clone());
    let last = evening.lines().len();
    for (line, number) in evening.lines().iter().zip(1..) {
        let ruling = now.judge(line.clone()).ok()?;
        if !matches!(line.what, What::Round(_) | What::Swap(..)) && number != last {
            now.apply(ruling);
            continue;
        }
        let before = now.clone();
        now.apply(ruling);
        if let Err(law) = laws::check(&before, &now) {
            return Some(BrokenLaw { line: number, law });
        }
    }
    None
}

/// Was this game the one that was to be played there, was its chance fair, and did it end as the evening has it? How many draws were
/// checked, or why not.
fn check(evening: &Evening, number: TableNo, table: &Table, record: &str) -> Result<u32, String> {
    let mut record: Record = record.parse().map_err(|_| "unreadable")?;
    let room = rooms::edition(&record.header.game, record.header.edition).ok_or("unreadable")?;
    is_that_table(evening, table, &record)?;
    if let Some((commitment, seed)) = luck_of(evening, table) {
        if !record.header.same_luck || record.header.commitment.as_ref() != Some(commitment) {
            return Err("otherLuck".to_owned());
        }
        // The evening has told it; a table does so a day later.
        if record.seed().is_none() {
            record.lines.extend(seed.map(|seed| told_after(&record.lines, seed)));
        }
    }
    let fairness = table::fairness(&*room, &record).map_err(|_| "unreadable")?;
    if !fairness.fair {
        return Err(fairness.verdict);
    }
    let play = room.replay(&record).map_err(|_| "unreadable")?;
    if noted(evening, number).is_some_and(|noted| Some(noted) != ended(&*play).as_deref()) {
        return Err("otherResult".to_owned());
    }
    Ok(fairness.checked)
}

/// Its game, its options, and persons and our players where they sat.
fn is_that_table(evening: &Evening, table: &Table, record: &Record) -> Result<(), String> {
    let header = &record.header;
    let game = &evening.header().games[usize::from(table.group.game) - 1];
    let with_bots = header.sitters.iter().any(|sitter| sitter.bot.is_some());
    let words = game.options.split(' ').filter_map(|word| word.split_once('='));
    let chosen = words.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    let room = rooms::edition(&game.id, game.edition).ok_or("unreadable")?;
    let options = room.options(&chosen, with_bots).map_err(|_| "unreadable")?;
    if (&header.game, header.edition, &header.options) != (&game.id, game.edition, &options) {
        return Err("otherGame".to_owned());
    }
    let bots = header.sitters.iter().map(|sitter| sitter.bot.is_some());
    if !bots.eq(table.group.sits.iter().map(Option::is_none)) {
        return Err("otherSeats".to_owned());
    }
    Ok(())
}

/// What was promised before its round where all have the same luck, and what was told after it.
fn luck_of<'a>(evening: &'a Evening, table: &Table) -> Option<(&'a ludo::Commitment, Option<&'a Seed>)> {
    let round = table.round.filter(|_| evening.header().form == Form::Luck)?;
    let (commitment, seed) = evening.luck().get(usize::from(round) - 1)?;
    Some((commitment, seed.as_ref()))
}

fn told_after(lines: &[Line], seed: &Seed) -> Line {
    Line {
        at: lines.last().map_or(0, |line| line.at),
        who: Who::Clock,
        what: ludo::What::House(Note::Seed(seed.clone())),
    }
}

/// How the house noted that this table ended, before anybody corrected it.
fn noted(evening: &Evening, number: TableNo) -> Option<&[Place]> {
    evening.lines().iter().find_map(|line| match &line.what {
        What::Result(table, places) if *table == number => Some(&**places),
        _ => None,
    })
}

fn ended(play: &dyn Playing) -> Option<Vec<Place>> {
    let outcome = play.outcome()?;
    let alone = outcome.ranks.len() == 1;
    let places = outcome.ranks.into_iter().zip(play.scores());
    let place = |(rank, score)| Place {
        rank: if alone { 1 } else { rank },
        score: Some(score),
    };
    Some(places.map(place).collect())
}
