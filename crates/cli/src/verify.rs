//! `ludogite verify`: was chance fair?

mod evening;

use std::process::ExitCode;

use anyhow::Result;
use serde::Serialize;
use table::wire::Fairness;

use crate::{
    print, print_json,
    source::{RecordFile, Source},
    texts::Texts,
};

/// Check that every draw of a record is what its seed gives
#[derive(Debug, clap::Args)]
pub struct Verify {
    #[command(flatten)]
    file: RecordFile,
}

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    #[serde(flatten)]
    fairness: &'a Fairness,
}

impl Verify {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        let named = self.file.text(texts)?;
        if let Some(kept) = evening::Kept::of(&named.text) {
            return kept.verify(&named.file, self.file.json, texts);
        }
        let source = Source::of(named, texts)?;
        let mut fairness =
            table::fairness(&*source.room, &source.record).map_err(|fault| source.complain(&fault, texts))?;
        if let Some(wrong) = &mut fairness.first_wrong {
            wrong.file_line = source.file_line(wrong.line).map(|row| row as u32);
        }
        if self.file.json {
            let (game, fairness) = (&source.record.header.game, &fairness);
            print_json(&Report { game, fairness })?;
        } else {
            print(in_words(&fairness, texts))?;
        }
        Ok(ExitCode::from(u8::from(!fairness.fair)))
    }
}

fn in_words(fairness: &Fairness, texts: &Texts) -> String {
    let mut words = verdict_in_words(fairness, texts);
    if fairness.from_position {
        words.push('\n');
        words += &texts.say("verify-from-position", &[]);
    }
    for seat in &fairness.added_nothing {
        words.push('\n');
        words += &texts.say("verify-added-nothing", &[("seat", i32::from(*seat).into())]);
    }
    for seat in &fairness.noted_stamps {
        words.push('\n');
        words += &texts.say("verify-noted-stamps", &[("seat", i32::from(*seat).into())]);
    }
    words
}

fn verdict_in_words(fairness: &Fairness, texts: &Texts) -> String {
    let checked = ("n", (fairness.checked as i32).into());
    match (&fairness.first_wrong, fairness.verdict.as_str()) {
        (Some(wrong), "forged") => texts.say(
            "verify-forged",
            &[
                ("line", (wrong.line as i32).into()),
                ("row", (wrong.file_line.unwrap_or_default() as i32).into()),
                ("found", wrong.found.as_str().into()),
                ("expected", wrong.expected.as_str().into()),
            ],
        ),
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
