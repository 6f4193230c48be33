//! `ludogite replay`: a record, played through the rules.

use std::process::ExitCode;

use anyhow::Result;
use ludo::{Awaits, Moments, Outcome, Playing, Reader, Said, Seat, Shared, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::{
    complaint::no_such_seat, games::name_of, print, print_json, scene::Scene, source::RecordFile, texts::Texts,
};

/// Play a record through the rules and say how it stands
#[derive(Debug, clap::Args)]
pub struct Replay {
    #[command(flatten)]
    file: RecordFile,
    /// Look with the eyes of this seat; by default as someone looking on
    #[arg(long, value_name = "N")]
    seat: Option<Seat>,
    /// Tell what happened, line by line
    #[arg(long)]
    story: bool,
    /// No drawings, only words
    #[arg(long)]
    plain: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Report<'a> {
    game: &'a str,
    edition: u16,
    options: &'a str,
    seats: usize,
    first: u8,
    sitters: Vec<SitterReport<'a>>,
    lines: usize,
    over: bool,
    outcome: Option<OutcomeReport>,
    /// What it is remembered by, once it is over.
    moments: Option<Moments>,
    scores: Vec<i32>,
    awaits: AwaitsReport,
    /// What each seat that is awaited can do.
    legal: Vec<LegalReport>,
    position: String,
    /// Whose eyes the view is seen with; null for someone looking on.
    seat: Option<Seat>,
    view: Box<RawValue>,
    /// Only if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    story: Option<Vec<Chapter>>,
}

/// A line and what it told these eyes.
#[derive(Serialize)]
struct Chapter {
    line: u32,
    at: u64,
    who: String,
    what: String,
    events: Vec<Shared<Box<RawValue>>>,
    /// The same in words, for each event.
    #[serde(skip)]
    said: Vec<Option<Shared<Said>>>,
}

#[derive(Serialize)]
struct SitterReport<'a> {
    seat: Seat,
    bot: Option<&'static str>,
    name: &'a str,
}

#[derive(Serialize)]
struct OutcomeReport {
    ranks: Vec<u8>,
    how: &'static str,
    said: Option<Said>,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
enum AwaitsReport {
    Seats {
        seats: Vec<Seat>,
        #[serde(skip_serializing_if = "Option::is_none")]
        until: Option<u64>,
    },
    Chance,
    Nothing,
}

#[derive(Serialize)]
struct LegalReport {
    seat: Seat,
    /// None where a game has too many to list.
    actions: Option<Vec<String>>,
}

impl Replay {
    pub fn run(self, texts: &Texts) -> Result<ExitCode> {
        let source = self.file.read(texts)?;
        let seats = source.record.header.seats;
        if let Some(seat) = self.seat.filter(|seat| !seats.contains(*seat)) {
            return Err(no_such_seat(seat, seats.count()).into());
        }
        let playing = source.replay(texts)?;
        let options = source.room.in_use(&source.record.header.options);
        if self.file.json {
            let story = self.story.then(|| story(&*playing, viewer(self.seat)));
            print_json(&report(&*playing, &options, self.seat, story))?;
        } else {
            print(self.in_words(&*playing, &options, texts))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn in_words(&self, playing: &dyn Playing, options: &str, texts: &Texts) -> String {
        let header = playing.header();
        let scene = Scene::new(texts, header, self.seat, !self.plain);
        let lines = playing.lines().len() as i32;
        let title = texts.say(
            "replay-title",
            &[("title", name_of(&header.game).into()), ("lines", lines.into())],
        );
        let table = playing.table(viewer(self.seat), &scene);
        let standing = match playing.outcome() {
            Some(outcome) => scene.ranking(playing, &outcome),
            None => scene.standing(playing),
        };
        let moment = playing.outcome().and_then(|_| playing.moments().game);
        let moment = moment.map_or_else(String::new, |moment| scene.say(&moment));
        let story = if self.story {
            self.told(playing, &scene)
        } else {
            String::new()
        };
        let parts = [title.as_str(), options, &story, &table, &standing, &moment];
        parts
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join("\n\n")
    }
}

impl Replay {
    /// Every line that told something, with its number.
    fn told(&self, playing: &dyn Playing, scene: &Scene) -> String {
        let chapters = story(playing, viewer(self.seat)).into_iter();
        let told = chapters.flat_map(|chapter| {
            let told = chapter.said.iter().flatten().filter(|said| said.id != "event-turn");
            let sentences: Vec<String> = told.map(|said| scene.say(said)).collect();
            let number = move |sentence| format!("{:>4}  {sentence}", chapter.line);
            sentences.into_iter().map(number)
        });
        told.collect::<Vec<_>>().join("\n")
    }
}

/// Every line with what it told these eyes.
fn story(playing: &dyn Playing, eyes: Viewer) -> Vec<Chapter> {
    let mut chapters = Vec::with_capacity(playing.lines().len());
    table::retell(playing, |number, line, told, _| {
        let (events, said) = table::heard(&told, eyes);
        chapters.push(Chapter {
            line: number,
            at: line.at,
            who: line.who.to_string(),
            what: line.what.to_string(),
            events,
            said,
        });
    });
    chapters
}

fn viewer(seat: Option<Seat>) -> Viewer {
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

fn report<'a>(
    playing: &'a dyn Playing,
    options: &'a str,
    seat: Option<Seat>,
    story: Option<Vec<Chapter>>,
) -> Report<'a> {
    let header = playing.header();
    let sitters = header.seats.iter().zip(&header.sitters);
    let outcome = playing.outcome();
    Report {
        game: &header.game,
        edition: header.edition,
        options,
        seats: header.seats.count(),
        first: header.seats.first().number(),
        sitters: sitters
            .map(|(seat, sitter)| SitterReport {
                seat,
                bot: Some(sitter.kind()).filter(|kind| *kind != "person"),
                name: &sitter.name,
            })
            .collect(),
        lines: playing.lines().len(),
        over: outcome.is_some(),
        outcome: outcome.map(|Outcome { ranks, how }| OutcomeReport {
            ranks: ranks.to_vec(),
            how,
            said: playing.ending(),
        }),
        moments: playing.outcome().map(|_| playing.moments()),
        scores: playing.scores().to_vec(),
        awaits: match playing.awaits() {
            Awaits::Seats { who, until } => AwaitsReport::Seats {
                seats: who.iter().collect(),
                until,
            },
            Awaits::Chance => AwaitsReport::Chance,
            Awaits::Nothing => AwaitsReport::Nothing,
        },
        legal: playing
            .awaits()
            .who()
            .iter()
            .map(|seat| LegalReport {
                seat,
                actions: playing.legal(seat),
            })
            .collect(),
        position: playing.position(),
        seat,
        view: playing.view(viewer(seat)),
        story,
    }
}
