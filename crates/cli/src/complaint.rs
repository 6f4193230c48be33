//! What is said when something is wrong: to people on stderr, to programs as an object with `error`.

use std::fmt;

use anyhow::Result;
use ludo::{Arg, Refusal, Seat, shortened};
use serde::Serialize;
use serde_json::json;

use crate::{language::Language, texts::Texts};

/// Of what was typed no more is shown; the rules' own words are shorter.
const LONGEST_SHOWN: usize = 1000;

/// The command was written wrong (exit code 2); everything else that goes wrong is about what was read (exit code 1).
/// Said in the reader's language; as text, for programs, in English.
#[derive(Debug)]
pub struct Usage {
    id: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Usage {
    /// The answer to something giant is not giant.
    pub fn new<const N: usize>(id: &'static str, args: [(&'static str, Arg); N]) -> Usage {
        let brief = |arg| match arg {
            Arg::Text(text) => Arg::Text(shortened(&text, LONGEST_SHOWN)),
            other => other,
        };
        let args = args.map(|(key, arg)| (key, brief(arg))).into();
        Usage { id, args }
    }

    /// The rules have said why, in the reader's language.
    pub fn refused(why: String) -> Usage {
        Usage::new("usage-refused", [("why", why.as_str().into())])
    }

    pub fn said(&self, texts: &Texts) -> String {
        texts.say(self.id, &self.args)
    }
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&Texts::of(Language::En)))
    }
}

impl std::error::Error for Usage {}

pub fn no_such_seat(seat: Seat, seats: usize) -> Usage {
    let args = [("seat", i32::from(seat.number()).into()), ("n", (seats as i32).into())];
    Usage::new("usage-no-such-seat", args)
}

/// Something in a record is wrong: where, by which rule, and why.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Complaint {
    pub file: String,
    /// Counted in the file, from 1.
    pub file_line: usize,
    /// In characters, from 1.
    pub column: usize,
    /// Counted in the log, from 1; none if it is about the header.
    pub line: Option<u32>,
    pub rule: String,
    /// The message's id in the texts of the game or the house.
    pub id: String,
    pub message: String,
    /// The place and the message in words, in the reader's language.
    #[serde(skip)]
    pub whole: String,
}

impl Complaint {
    /// About this place of the file.
    pub fn new(file: &str, (row, column): (usize, usize), refusal: &Refusal, texts: &Texts) -> Complaint {
        let args = [
            ("file", file.into()),
            ("row", (row as i32).into()),
            ("column", (column as i32).into()),
        ];
        let message = texts.refusal(refusal);
        Complaint {
            file: file.to_owned(),
            file_line: row,
            column,
            line: None,
            rule: refusal.rule.clone(),
            id: refusal.id.clone(),
            whole: texts.labelled(&texts.say("place-row", &args), &message),
            message,
        }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.whole)
    }
}

impl std::error::Error for Complaint {}

/// A program that asked for JSON also gets its errors as JSON.
pub fn in_json(error: &anyhow::Error) -> Result<()> {
    crate::print_json(&match error.downcast_ref::<Complaint>() {
        Some(complaint) => json!({ "error": complaint }),
        None => json!({ "error": { "message": format!("{error:#}") } }),
    })
}
