//! `ludogite solve`: games that can be solved, exactly or as far as one can see.

mod patience;

use std::{
    collections::BTreeMap,
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
    complaint::{Usage, in_json},
    print,
};

/// Solve a game: what it is worth under best play, or how far it can be taken
#[derive(Debug, clap::Args)]
#[command(after_help = "\
yam and base are exact: nothing is sampled, and the same question has the same answer to the last digit on any number of
threads. patience is a search: the best that it finds in the time it is given.

Examples:
  ludogite solve yam                              a round of the Yam for one, and what each box is worth
  ludogite solve yam --boxes full,suite,super     with only these boxes open
  ludogite solve yam --option suiteReading=pick   by other rules
  ludogite solve base                             a turn of the basic game
  ludogite solve patience --seed 7                a layout of all 112 squares of Diamino, if it can be found
  ludogite solve patience --svg layout.svg        the same as a picture")]
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
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
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
    pub fn run(self) -> Result<ExitCode> {
        match self.what {
            What::Yam(yam) => in_json(yam.json, yam.solve()),
            What::Base(base) => in_json(base.json, base.solve()),
            What::Patience(patience) => in_json(patience.json, patience.solve()),
        }
    }
}

impl Yam {
    fn solve(&self) -> Result<ExitCode> {
        let options = self.read_options()?;
        let open = self.read_boxes(&options)?;
        let begun = Instant::now();
        let bar = progress_bar();
        let solution = Problem::new(options).solve(open, self.threads(), |done, total| {
            bar.set_length(total as u64);
            bar.set_position(done as u64);
        });
        bar.finish_and_clear();
        let report = YamReport::new(&options, self.rounds, open, &solution, begun.elapsed());
        print(if self.json {
            serde_json::to_string(&report)?
        } else {
            report.in_words()
        })?;
        Ok(ExitCode::SUCCESS)
    }

    fn read_options(&self) -> Result<Options> {
        let pair = |option: &String| {
            let (key, value) = option
                .split_once('=')
                .ok_or_else(|| Usage(format!("options are written KEY=VALUE, not {option:?}")))?;
            Ok((key.to_owned(), value.to_owned()))
        };
        let chosen: BTreeMap<String, String> = self.options.iter().map(pair).collect::<Result<_, Usage>>()?;
        Ok(Options::from_map(&chosen).map_err(|bad| Usage(bad.to_string()))?)
    }

    fn read_boxes(&self, options: &Options) -> Result<Rows> {
        let sheet = rows_of(options);
        let Some(list) = &self.boxes else { return Ok(sheet) };
        let boxes = list.split(',').map(|word| word.trim().parse::<Row>());
        let open: Rows = boxes.collect::<Result<_, _>>().map_err(|bad| Usage(bad.to_string()))?;
        if !sheet.contains(open) {
            let known = names(sheet).join(", ");
            return Err(Usage(format!("--boxes {list}: this sheet has {known}")).into());
        }
        Ok(open)
    }

    fn threads(&self) -> usize {
        let threads = self.threads.or_else(|| thread::available_parallelism().ok());
        threads.map_or(1, NonZeroUsize::get)
    }
}

impl Base {
    fn solve(&self) -> Result<ExitCode> {
        let begun = Instant::now();
        let report = BaseReport {
            game: "base",
            value: Risk::shared().worth(Spot::START, 0),
            seconds: begun.elapsed().as_secs_f64(),
        };
        print(if self.json {
            serde_json::to_string(&report)?
        } else {
            format!(
                "A turn of the basic game, for as many points as possible: {:.6} on average ({:.1} s)",
                report.value, report.seconds
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

    fn in_words(&self) -> String {
        let mut rows = vec![format!("{:<12} {:>12} {:>12}", "box", "alone", "in the round")];
        rows.extend(
            self.by_box
                .iter()
                .map(|row| format!("{:<12} {:>12.6} {:>12.6}", row.row, row.alone, row.share)),
        );
        rows.push(String::new());
        rows.push(format!(
            "A round of the Yam from these boxes: {:.6} points on average",
            self.value
        ));
        if self.rounds > 1 {
            rows.push(format!("{} rounds: {:.6}", self.rounds, self.total));
        }
        rows.push(format!("({:.1} s)", self.seconds));
        rows.join("\n")
    }
}

fn names(rows: Rows) -> Vec<&'static str> {
    rows.iter().map(Row::name).collect()
}

/// On stderr, and only if somebody is looking.
fn progress_bar() -> ProgressBar {
    let style =
        ProgressStyle::with_template("{bar:40} {pos}/{len} sets of boxes  {eta}").expect("the template is ours");
    ProgressBar::new(0).with_style(style)
}
