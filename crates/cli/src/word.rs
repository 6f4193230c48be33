//! `ludogite word`: may it be played, and what is it?

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use diamino::{Gloss, Kit, Options, Wrong};
use ludo::{Arg, Settings};
use serde::Serialize;

use crate::{
    choice::{bad_option, read_pairs},
    complaint::{Usage, in_json},
    print,
    texts::Texts,
};

/// Look a French word up: may it be played at Diamino, and what is it?
#[derive(Debug, Args)]
pub struct Word {
    /// The word, with or without accents
    #[arg(value_name = "WORD", required = true)]
    words: Vec<String>,
    /// Change one option of the table; can be given several times
    #[arg(long = "option", short, value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// One JSON object for programs
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    words: Vec<Answer>,
}

#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    gloss: Gloss,
    playable: bool,
    /// Why not: the rule, and the message's id.
    rule: Option<&'static str>,
    id: Option<&'static str>,
}

impl Word {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        in_json(self.json, self.look_up(texts))
    }

    fn look_up(&self, texts: &Texts) -> Result<ExitCode> {
        let convention = read_options(&self.options)?.convention();
        let kit = Kit::default();
        let answer = |typed: &String| {
            // What cannot be written with plain letters is in no list.
            let word = lexicon::fold(typed).unwrap_or_else(|| typed.to_uppercase());
            let wrong = kit.check(&word, convention).err();
            Answer {
                gloss: Gloss::of(kit.lexicon, &word, wrong),
                playable: wrong.is_none(),
                rule: wrong.map(Wrong::rule),
                id: wrong.map(Wrong::id),
            }
        };
        let words: Vec<Answer> = self.words.iter().map(answer).collect();
        let all = words.iter().all(|answer| answer.playable);
        print(if self.json {
            serde_json::to_string(&Report { words })?
        } else {
            let rows: Vec<String> = words.iter().map(|answer| in_words(texts, answer)).collect();
            rows.join("\n")
        })?;
        Ok(ExitCode::from(u8::from(!all)))
    }
}

pub fn read_options(options: &[String]) -> Result<Options, Usage> {
    Options::from_map(&read_pairs(options)?).map_err(|bad| bad_option(&bad, &Options::specs()))
}

/// Whether it counts, and then a line about what it is.
fn in_words(texts: &Texts, answer: &Answer) -> String {
    let word: [(&str, Arg); 1] = [("word", answer.gloss.word.as_str().into())];
    let verdict = match (answer.id, answer.rule) {
        (Some(id), Some(rule)) => format!("{} [{rule}]", texts.say(id, &word)),
        _ => texts.say("word-playable", &word),
    };
    match definition(texts, &answer.gloss) {
        Some(definition) => format!("{verdict}\n  {definition}"),
        None => verdict,
    }
}

/// "képi: noun (the army)"; none for what is in no list.
pub fn definition(texts: &Texts, gloss: &Gloss) -> Option<String> {
    let described = Described {
        spellings: &gloss.spellings,
        parts: gloss.parts.to_vec(),
        lemmas: &gloss.lemmas,
        themes: gloss.themes.to_vec(),
    };
    described.in_words(texts)
}

/// What is said about a word, wherever it comes from.
pub struct Described<'a> {
    pub spellings: &'a [String],
    pub parts: Vec<&'a str>,
    pub lemmas: &'a [String],
    pub themes: Vec<&'a str>,
}

impl Described<'_> {
    pub fn in_words(&self, texts: &Texts) -> Option<String> {
        let first = self.spellings.first()?;
        let named = |kind: &str, names: &[&str]| {
            let names: Vec<String> = names
                .iter()
                .map(|name| texts.say(&format!("diamino-{kind}-{name}"), &[]))
                .collect();
            names.join(", ")
        };
        let spelling = self.spellings.join(", ");
        let what = named("part", &self.parts);
        let others: Vec<&str> = self
            .lemmas
            .iter()
            .map(String::as_str)
            .filter(|lemma| *lemma != first)
            .collect();
        let lemma = others.join(", ");
        let args: [(&str, Arg); 3] = [
            ("spelling", spelling.as_str().into()),
            ("what", what.as_str().into()),
            ("lemma", lemma.as_str().into()),
        ];
        let id = if others.is_empty() {
            "diamino-definition"
        } else {
            "diamino-definition-of"
        };
        let line = texts.say(id, &args);
        Some(if self.themes.is_empty() {
            line
        } else {
            format!("{line} ({})", named("option-subject", &self.themes))
        })
    }
}
