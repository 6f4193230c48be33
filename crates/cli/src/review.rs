//! `ludogite review`: a game with hindsight: what mattered, what would have been best, and luck apart where it is known.

use std::process::ExitCode;

use anyhow::{Result, bail};
use ludo::{Reader, Review as Whole, Said};
use serde_json::json;

use crate::{
    print, print_json,
    scene::Scene,
    source::{RecordFile, Source},
    texts::Texts,
};

/// Show what each choice of a game lost beside the best one, and what luck gave
#[derive(Debug, clap::Args)]
pub struct Review {
    #[command(flatten)]
    file: RecordFile,
    /// How many choices of each seat are shown, the costliest of them
    #[arg(long, value_name = "N", default_value_t = 3)]
    most: usize,
}

impl Review {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        let source = self.file.read(texts)?;
        let fault = |fault| source.complain(&fault, texts);
        let Some(review) = source.room.review(&source.record, &mut || {}).map_err(fault)? else {
            bail!(texts.say("review-unfinished", &[]));
        };
        if self.file.json {
            print_json(&json!({ "game": source.record.header.game, "review": review }))?;
            return Ok(ExitCode::SUCCESS);
        }
        print(self.in_words(&source, &review, texts))?;
        Ok(ExitCode::SUCCESS)
    }

    fn in_words(&self, source: &Source, review: &Whole, texts: &Texts) -> String {
        let header = &source.record.header;
        let scene = Scene::new(texts, header, None, false);
        let say = |said: &[Said], between: &str| {
            let words: Vec<String> = said.iter().map(|said| scene.say(said)).collect();
            words.join(between)
        };
        let mut parts = vec![say(&review.about, " ")];
        for (seat, whole) in header.seats.iter().zip(&review.seats) {
            let mut rows = vec![scene.say(&whole.title)];
            rows.extend(whole.said.iter().map(|said| scene.say(said)));
            rows.extend(review.mattered(seat, self.most).iter().map(|remark| {
                let told = [&remark.said[..], &remark.also].concat();
                format!("{:>5}  {}", remark.line, say(&told, " · "))
            }));
            parts.push(rows.join("\n"));
        }
        parts.join("\n\n")
    }
}
