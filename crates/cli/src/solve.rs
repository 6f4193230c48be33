//! `ludogite solve`: games that can be solved, exactly or as far as one can see.

mod patience;

use std::{
    num::NonZeroUsize,
    process::ExitCode,
    thread,
    time::{Duration, Instant},
};

use anyhow::Result;
use clap::Subcommand;
use indicatif::{ProgressBar, ProgressStyle};
use ludo::Settings;
use serde::Serialize;
use yaminos::{
    Options, Row, Rows,
    bot::risk::{Risk, Spot},
    yam::{
        rows_of,
        solve::{Solution, Yam as Problem},
    },
};

use crate::{
    choice::{bad_option, read_pairs},
    complaint::Usage,
    harmless::harmless_json,
    print,
    texts::Texts,
};

/// Solve a game: what it is worth under best play, or how far it can be taken
#[derive(Debug, clap::Args)]
pub struct Solve {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// The Yam of 7 Yaminos, for one player who wants as many points as possible
    Yam(Yam),
    /// A turn of the basic game of 7 Yaminos: when to stop
    Base(Base),
    Patience(patience::Patience),
}

#[derive(Debug, clap::Args)]
struct Yam {
    /// The boxes that are open, separated by commas; by default all of the sheet
    #[arg(long, value_name = "BOXES")]
    boxes: Option<String>,
    /// How many such rounds are added up; by default as the options say if all boxes are open, else 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=100))]
    rounds: Option<u16>,
    /// Change one option of the table; can be given several times
    #[arg(long = "option", short, value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How many at once; by default as many as the machine has cores
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// One JSON object for programs
    #[arg(long)]
    json: bool,
}

#[derive(Debug, clap::Args)]
struct Base {
    /// One JSON object for programs
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct YamReport {
    game: &'static str,
    options: String,
    boxes: Vec<&'static str>,
    rounds: u16,
    /// Of one round.
    value: f64,
    /// Of all rounds.
    total: f64,
    by_box: Vec<BoxReport>,
    seconds: f64,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct BoxReport {
    #[serde(rename = "box")]
    row: &'static str,
    /// As the last box that is open.
    alone: f64,
    /// What the round loses if it is filled with nothing.
    share: f64,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct BaseReport {
    game: &'static str,
    value: f64,
    seconds: f64,
}

impl Solve {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        match self.what {
            What::Yam(yam) => yam.solve(texts),
            What::Base(base) => base.solve(texts),
            What::Patience(patience) => patience.solve(texts),
        }
    }
}

impl Yam {
    fn solve(&self, texts: &Texts) -> Result<ExitCode> {
        let options = self.read_options()?;
        let open = self.read_boxes(&options)?;
        let begun = Instant::now();
        let bar = progress_bar(texts);
        let solution = Problem::new(options).solve(open, self.threads(), |done, total| {
            bar.set_length(total as u64);
            bar.set_position(done as u64);
        });
        bar.finish_and_clear();
        let report = YamReport::new(&options, self.rounds, open, &solution, begun.elapsed());
        print(if self.json {
            harmless_json(&serde_json::to_string(&report)?)
        } else {
            report.in_words(texts)
        })?;
        Ok(ExitCode::SUCCESS)
    }

    fn read_options(&self) -> Result<Options> {
        let chosen = read_pairs(&self.options)?;
        Ok(Options::from_map(&chosen).map_err(|bad| bad_option(&bad, &Options::specs()))?)
    }

    fn read_boxes(&self, options: &Options) -> Result<Rows> {
        let sheet = rows_of(options);
        let Some(list) = &self.boxes else { return Ok(sheet) };
        let boxes = list.split(',').map(|word| word.trim().parse::<Row>());
        let open = boxes
            .collect::<Result<Rows, _>>()
            .ok()
            .filter(|open| sheet.contains(*open));
        let known = names(sheet).join(", ");
        let none = || {
            Usage::new(
                "usage-boxes",
                [("list", list.as_str().into()), ("known", known.as_str().into())],
            )
        };
        Ok(open.ok_or_else(none)?)
    }

    fn threads(&self) -> usize {
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.threads.map_or_else(cores, usize::from)
    }
}

impl Base {
    fn solve(&self, texts: &Texts) -> Result<ExitCode> {
        let begun = Instant::now();
        let report = BaseReport {
            game: "base",
            value: Risk::shared().worth(Spot::START, 0),
            seconds: begun.elapsed().as_secs_f64(),
        };
        print(if self.json {
            harmless_json(&serde_json::to_string(&report)?)
        } else {
            let value = texts.figure(report.value, DIGITS);
            let seconds = texts.decimal(report.seconds);
            format!(
                "{}\n({seconds} s)",
                texts.say("solve-base", &[("value", value.as_str().into())])
            )
        })?;
        Ok(ExitCode::SUCCESS)
    }
}

impl YamReport {
    fn new(options: &Options, rounds: Option<u16>, open: Rows, solution: &Solution, took: Duration) -> YamReport {
        let value = solution.value(open);
        let by_box = open.iter().map(|row| BoxReport {
            row: row.name(),
            alone: solution.value(Rows::one(row)),
            share: value - solution.value(open.without(row)),
        });
        let whole = open == rows_of(options);
        let rounds = rounds.unwrap_or(if whole { options.rounds() } else { 1 });
        YamReport {
            game: "yam",
            options: options.to_text(),
            boxes: names(open),
            rounds,
            value,
            total: value * f64::from(rounds),
            by_box: by_box.collect(),
            seconds: took.as_secs_f64(),
        }
    }

    fn in_words(&self, texts: &Texts) -> String {
        let [row, alone, share] = ["box", "alone", "share"].map(|id| texts.say(&format!("solve-{id}"), &[]));
        let mut rows = vec![format!("{row:<12} {alone:>14} {share:>14}")];
        let figure = |value: f64| texts.figure(value, DIGITS);
        rows.extend(
            self.by_box
                .iter()
                .map(|row| format!("{:<12} {:>14} {:>14}", row.row, figure(row.alone), figure(row.share))),
        );
        rows.push(String::new());
        let value = figure(self.value);
        rows.push(texts.say("solve-round", &[("value", value.as_str().into())]));
        if self.rounds > 1 {
            let total = figure(self.total);
            let args = [
                ("rounds", i32::from(self.rounds).into()),
                ("value", total.as_str().into()),
            ];
            rows.push(texts.say("solve-rounds", &args));
        }
        rows.push(format!("({} s)", texts.decimal(self.seconds)));
        rows.join("\n")
    }
}

fn names(rows: Rows) -> Vec<&'static str> {
    rows.iter().map(Row::name).collect()
}

/// What is exact may be shown to the last digit that matters.
const DIGITS: usize = 6;

/// On stderr, and only if somebody is looking.
fn progress_bar(texts: &Texts) -> ProgressBar {
    let sets = texts.say("solve-progress-boxes", &[]);
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {sets}  {{eta}}"))
        .expect("the template is ours");
    ProgressBar::new(0).with_style(style)
}
