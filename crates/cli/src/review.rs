//! `ludogite review`: a game with hindsight, luck and skill apart.

use std::process::ExitCode;

use anyhow::{Result, bail};
use ludo::{Arg, Reader, Remark, Review as Hindsight, Said, Seat};
use serde_json::json;

use crate::{
    print, print_json,
    scene::Scene,
    source::{RecordFile, Source},
    texts::Texts,
};

/// Choices that cost less are not worth a word.
const LEAST: f64 = 0.05;

/// Show what each choice of a game lost beside the best one, and what luck gave
#[derive(Debug, clap::Args)]
pub struct Review {
    #[command(flatten)]
    file: RecordFile,
    /// How many choices of each seat are shown, the costliest of them
    #[arg(long, value_name = "N", default_value_t = 5)]
    most: usize,
}

impl Review {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        let source = self.file.read(texts)?;
        let fault = |fault| source.complain(&fault, texts);
        let play = source.replay(texts)?;
        if play.outcome().is_none() {
            bail!(texts.say("review-unfinished", &[]));
        }
        let review = source.room.review(&source.record).map_err(fault)?;
        if self.file.json {
            print_json(&json!({ "game": source.record.header.game, "review": review }))?;
        } else if let Some(review) = review {
            print(self.in_words(&source, &review, texts))?;
            let ends = review.seats.iter().map(|seat| seat.end.round() as i32);
            if !ends.eq(play.scores()) {
                print(texts.say("review-extra-turns", &[]))?;
            }
        } else {
            print(texts.say("review-none", &[]))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn in_words(&self, source: &Source, review: &Hindsight, texts: &Texts) -> String {
        let header = &source.record.header;
        let scene = Scene::new(texts, header, None, false);
        let mut parts = Vec::new();
        for (seat, whole) in header.seats.iter().zip(&review.seats) {
            let args: [(&str, Arg); 5] = [
                ("name", scene.name(seat).into()),
                ("score", (whole.end.round() as i32).into()),
                ("value", texts.decimal(whole.start).as_str().into()),
                ("luck", texts.signed(whole.luck).as_str().into()),
                ("skill", texts.signed(-whole.lost).as_str().into()),
            ];
            let mut rows = vec![texts.say(&format!("{}-review-sum", header.game), &args)];
            let choices = dearest(review, seat, self.most);
            if choices.is_empty() && self.most > 0 {
                let name = [("name", scene.name(seat).into())];
                rows.push(texts.say(&format!("{}-review-perfect", header.game), &name));
            }
            for remark in choices {
                rows.push(self.one_choice(&header.game, remark, &scene));
            }
            parts.push(rows.join("\n"));
        }
        parts.join("\n\n")
    }

    /// What was chosen, and what would have been better.
    fn one_choice(&self, game: &str, remark: &Remark, scene: &Scene) -> String {
        let figure = |figure: f64| Arg::from(scene.texts.decimal(figure).as_str());
        let say = |what: &str, called: &Option<Said>, value: f64| {
            let action = called.as_ref().map_or_else(String::new, |said| scene.say(said));
            let args = [("action", action.into()), ("value", figure(value))];
            scene.texts.say(&format!("{game}-review-{what}"), &args)
        };
        let lost = [("loss", figure(remark.before - remark.after))];
        let lost = scene.texts.say(&format!("{game}-review-loss"), &lost);
        let chosen = say("chosen", &remark.called, remark.after);
        let best = say("best", &remark.best_called, remark.before);
        format!("{:>5}  {lost}. {chosen}. {best}.", remark.line)
    }
}

/// Her choices that cost most, in the order of the game.
fn dearest(review: &Hindsight, seat: Seat, most: usize) -> Vec<&Remark> {
    let cost = |remark: &Remark| remark.before - remark.after;
    let hers = review.remarks.iter().filter(|remark| remark.seat == seat);
    let mut choices: Vec<&Remark> = hers
        .filter(|remark| remark.best.is_some() && cost(remark) >= LEAST)
        .collect();
    choices.sort_by(|a, b| cost(b).total_cmp(&cost(a)));
    choices.truncate(most);
    choices.sort_by_key(|remark| remark.line);
    choices
}
