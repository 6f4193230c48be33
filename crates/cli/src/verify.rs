//! `ludogite verify`: was chance fair?

use std::process::ExitCode;

use anyhow::Result;
use ludo::{Unvouched, Verdict};
use serde::Serialize;

use crate::{
    complaint::for_reader,
    print,
    source::{RecordFile, Source},
    texts::Texts,
};

/// Check that every draw of a record is what its seed gives
#[derive(Debug, clap::Args)]
pub struct Verify {
    #[command(flatten)]
    file: RecordFile,
    /// One JSON object for programs
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Fairness {
    game: String,
    fair: bool,
    /// `fair`, `unfair`, `otherSeed`, `noSeed` or `noCommitment`.
    verdict: &'static str,
    /// Chance lines that were recomputed and found right.
    checked: u32,
    commitment: Option<String>,
    seed: Option<String>,
    /// It starts from a position that somebody set up: what came before is not in the record.
    from_position: bool,
    /// Seats of persons whose device added nothing to chance: for them it rests on the house's seed alone, and a bot's row
    /// would look the same.
    added_nothing: Vec<u8>,
    first_wrong: Option<WrongLine>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct WrongLine {
    line: u32,
    file_line: Option<usize>,
    found: String,
    expected: String,
}

impl Verify {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        for_reader(self.json, texts, |texts| self.verify(texts))
    }

    fn verify(&self, texts: &Texts) -> Result<ExitCode> {
        let source = Source::read(&self.file.path, texts)?;
        let verdict = source
            .room
            .verify(&source.record)
            .map_err(|fault| source.complain(&fault, texts))?;
        let fairness = Fairness::of(&source, verdict);
        if self.json {
            print(serde_json::to_string(&fairness)?)?;
        } else {
            print(fairness.in_words(texts))?;
        }
        Ok(if fairness.fair {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        })
    }
}

impl Fairness {
    fn of(source: &Source, verdict: Verdict) -> Fairness {
        let (word, checked, first_wrong) = match verdict {
            Verdict::Fair { checked } => ("fair", checked, None),
            Verdict::NoSeed => ("noSeed", 0, None),
            Verdict::NoCommitment => ("noCommitment", 0, None),
            Verdict::OtherSeed => ("otherSeed", 0, None),
            Verdict::Unfair {
                checked,
                line,
                found,
                expected,
            } => {
                let file_line = source.file_line(line);
                (
                    "unfair",
                    checked,
                    Some(WrongLine {
                        line,
                        file_line,
                        found,
                        expected,
                    }),
                )
            }
        };
        let header = &source.record.header;
        let unvouched = source.record.unvouched();
        let persons = unvouched.iter().filter_map(|what| match what {
            Unvouched::Person(seat) => Some(seat.number()),
            Unvouched::Position => None,
        });
        Fairness {
            game: header.game.clone(),
            fair: word == "fair",
            verdict: word,
            checked,
            commitment: header.commitment.as_ref().map(ToString::to_string),
            seed: source.record.seed().map(ToString::to_string),
            from_position: unvouched.contains(&Unvouched::Position),
            added_nothing: persons.collect(),
            first_wrong,
        }
    }

    fn in_words(&self, texts: &Texts) -> String {
        let mut words = self.verdict_in_words(texts);
        if self.from_position {
            words.push('\n');
            words += &texts.say("verify-from-position", &[]);
        }
        for seat in &self.added_nothing {
            words.push('\n');
            words += &texts.say("verify-added-nothing", &[("seat", i32::from(*seat).into())]);
        }
        words
    }

    fn verdict_in_words(&self, texts: &Texts) -> String {
        let checked = ("n", (self.checked as i32).into());
        match (&self.first_wrong, self.verdict) {
            (Some(wrong), _) => texts.say(
                "verify-unfair",
                &[
                    ("line", (wrong.line as i32).into()),
                    ("row", (wrong.file_line.unwrap_or_default() as i32).into()),
                    ("found", wrong.found.as_str().into()),
                    ("expected", wrong.expected.as_str().into()),
                    checked,
                ],
            ),
            (None, "fair") => texts.say("verify-fair", &[checked]),
            (None, "noSeed") => texts.say("verify-no-seed", &[]),
            (None, "noCommitment") => texts.say("verify-no-commitment", &[]),
            (None, _) => texts.say("verify-other-seed", &[]),
        }
    }
}
