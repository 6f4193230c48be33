//! `ludogite review`: a game with hindsight: what mattered, what would have been best, and luck apart where it is known.

use std::process::ExitCode;

use anyhow::{Result, bail};
use ludo::{Arg, Choices, Hindsight, Measure, Reader, Remark, Review as Whole, Said, Sum};
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
        let mut parts = vec![about(review, texts)];
        for (seat, whole) in header.seats.iter().zip(&review.seats) {
            let name = scene.name(seat);
            let mut rows = heading(whole, &name, &scene);
            let told = review.mattered(seat, self.most);
            if was_choice(review) && whole.sum.is_some_and(|sum| sum.lost < 0.05) {
                rows.push(texts.say("review-perfect", &[("name", name.into())]));
            }
            rows.extend(told.iter().map(|remark| one_moment(remark, &scene)));
            parts.push(rows.join("\n"));
        }
        parts.extend(review.extra_turns.then(|| texts.say("review-extra-turns", &[])));
        parts.join("\n\n")
    }
}

/// In what everything is measured; or why there is nothing to say.
fn about(review: &Whole, texts: &Texts) -> String {
    let mut measures: Vec<Measure> = review.remarks.iter().filter_map(|remark| remark.measure).collect();
    measures.dedup();
    let figures = |measure: &Measure| texts.find(&format!("review-in-{}", measure.word()), &[]);
    if !was_choice(review) {
        let why = match review.choices {
            Choices::Weighed => "review-nothing",
            Choices::Unknown => "review-unknown",
            Choices::None => "review-luck",
        };
        return texts.say(why, &[]);
    }
    let mut said = vec![texts.say("review-about", &[])];
    for figures in measures.iter().filter_map(figures) {
        if !said.contains(&figures) {
            said.push(figures);
        }
    }
    said.join(" ")
}

/// Something mattered that somebody chose.
fn was_choice(review: &Whole) -> bool {
    review.seats.iter().any(|seat| !seat.moments.is_empty())
}

/// Who, luck and skill apart where they are known, and what there is to say of her game.
fn heading(whole: &Hindsight, name: &str, scene: &Scene) -> Vec<String> {
    let texts = scene.texts;
    let summed = |sum: &Sum| {
        let args: [(&str, Arg); 5] = [
            ("name", name.into()),
            ("score", (sum.end.round() as i32).into()),
            ("value", texts.decimal(sum.start).as_str().into()),
            ("luck", texts.signed(sum.luck).as_str().into()),
            ("skill", texts.signed(-sum.lost).as_str().into()),
        ];
        texts.say("review-sum", &args)
    };
    let first = whole.sum.as_ref().map_or_else(|| name.to_owned(), summed);
    let said = whole.said.iter().map(|said| scene.say(said));
    [first].into_iter().chain(said).collect()
}

/// What was chosen, and what would have been better; or that nothing would.
fn one_moment(remark: &Remark, scene: &Scene) -> String {
    let texts = scene.texts;
    let figure = |worth: f64| match remark.measure {
        Some(Measure::Expected) => Some(texts.decimal(worth)),
        Some(Measure::Points | Measure::Squares | Measure::All) => Some(texts.figure(worth, 0)),
        Some(Measure::Chance | Measure::Stands) => Some(format!("{}\u{a0}%", texts.figure(100.0 * worth, 0))),
        Some(Measure::Won | Measure::Only) | None => None,
    };
    let say = |what: &str, called: &Option<Said>, worth: f64| {
        let action: Arg = called.as_ref().map_or_else(String::new, |said| scene.say(said)).into();
        match figure(worth) {
            Some(figure) => texts.say(what, &[("action", action), ("value", figure.into())]),
            None => texts.say(&format!("{what}-plain"), &[("action", action)]),
        }
    };
    let chosen = say("review-chosen", &remark.called, remark.after);
    let also = remark.also.iter().map(|said| format!(" {}", scene.say(said)));
    let also: String = also.collect();
    if remark.best.as_ref() == Some(&remark.what) {
        return format!("{:>5}  {} {chosen}.{also}", remark.line, texts.say("review-well", &[]));
    }
    let loss = ("loss", figure(remark.cost()).unwrap_or_default().into());
    let own = format!("review-loss-{}", remark.measure.map_or("", Measure::word));
    let lost = texts.say(if texts.has(&own) { &own } else { "review-loss" }, &[loss]);
    let best = say("review-best", &remark.best_called, remark.before);
    format!("{:>5}  {lost}. {chosen}. {best}.{also}", remark.line)
}
