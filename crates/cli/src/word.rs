//! `ludogite word`: may it be played, and what is it?

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use diamino::{Gloss, Kit, Options, Wrong};
use ludo::{Reader, Said, Settings};
use serde::Serialize;

use crate::{
    choice::{bad_option, read_pairs},
    complaint::Usage,
    harmless::{harmless, harmless_json},
    print,
    scene::Scene,
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
            harmless_json(&serde_json::to_string(&Report { words })?)
        } else {
            let rows: Vec<String> = words.iter().map(|answer| in_words(texts, answer)).collect();
            harmless(&rows.join("\n"))
        })?;
        Ok(ExitCode::from(u8::from(!all)))
    }
}

pub fn read_options(options: &[String]) -> Result<Options, Usage> {
    Options::from_map(&read_pairs(options)?).map_err(|bad| bad_option(&bad, &Options::specs()))
}

/// Whether it counts, and then a line about what it is.
fn in_words(texts: &Texts, answer: &Answer) -> String {
    let (reader, gloss) = (Scene::of_nobody(texts), &answer.gloss);
    let verdict = match gloss.why {
        Some(why) => format!("{} [{}]", reader.say(&why.said(&gloss.word)), why.rule()),
        None => reader.say(&Said::new("word-playable").with("word", gloss.word.as_str())),
    };
    match gloss.definition() {
        Some(definition) => format!("{verdict}\n  {}", reader.say(&definition)),
        None => verdict,
    }
}
