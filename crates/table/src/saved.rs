//! Everything about a table that is not in its lines, as it stands on disk.

use std::{collections::BTreeMap, sync::Arc};

use ludo::{BySeat, Fault, Line, Note, Refusal, Room, Seat, Start, What, Who};
use serde::{Deserialize, Serialize};

use crate::{
    Now, Table,
    hands::Question,
    place::{Place, Sits},
    wire::Seq,
};

/// Has the secret seed: never leaves the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Saved {
    pub id: String,
    pub game: String,
    pub edition: u16,
    options: BTreeMap<String, String>,
    open: bool,
    #[serde(default)]
    strangers: bool,
    first: Seat,
    move_seconds: Option<u16>,
    host: Seat,
    next: Option<String>,
    seed: String,
    /// None: from the opening.
    #[serde(default)]
    position: Option<String>,
    /// None while gathering.
    started: Option<Now>,
    places: Vec<SavedPlace>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct SavedPlace {
    sits: Sits,
    token: String,
    nonce: Option<String>,
}

impl Table {
    pub fn saved(&self) -> Saved {
        let info = self.room.info();
        Saved {
            id: self.id.clone(),
            game: info.id.to_owned(),
            edition: info.edition,
            options: self.options.clone(),
            open: self.open,
            strangers: self.strangers,
            first: self.first,
            move_seconds: self.move_seconds,
            host: self.host,
            next: self.next.clone(),
            seed: self.seed.to_string(),
            position: match &self.start {
                Start::Opening => None,
                Start::Position(position) => Some(position.clone()),
            },
            started: self.play.is_some().then_some(self.started),
            places: self.places.iter().map(SavedPlace::of).collect(),
        }
    }

    /// The table as it was after these lines. Nobody is connected yet.
    pub fn revive(saved: Saved, room: Arc<dyn Room>, lines: Vec<Line>) -> Result<Table, Fault> {
        let broken = |id: &str| Fault {
            line: 0,
            refusal: crate::refusal("HOUSE-SAVED", id),
        };
        if saved.edition != room.info().edition {
            return Err(broken("refusal-other-edition"));
        }
        let mut places = BySeat::new();
        for place in &saved.places {
            let place = place.revived().ok_or_else(|| broken("refusal-saved-place"))?;
            places.try_push(place).map_err(|_| broken("refusal-saved-place"))?;
        }
        let mut table = Table {
            id: saved.id,
            room,
            options: saved.options,
            open: saved.open,
            strangers: saved.strangers || saved.open,
            first: saved.first,
            move_seconds: saved.move_seconds,
            host: saved.host,
            next: saved.next,
            seed: saved.seed.parse().map_err(|_| broken("refusal-saved-seed"))?,
            start: saved.position.map_or(Start::Opening, Start::Position),
            places,
            play: None,
            started: saved.started.unwrap_or(0),
            asked: 0,
            pages: Vec::new(),
            wish: None,
            thinking: (Question::After(0), ludo::SeatSet::NONE),
            plans: Vec::new(),
            sealed: None,
        };
        if saved.started.is_some() {
            let header = table.header().map_err(|refusal| Fault { line: 0, refusal })?;
            let mut play = table.room.open(header).map_err(|refusal| Fault { line: 0, refusal })?;
            for (line, number) in lines.into_iter().zip(1..) {
                note_line(&mut table.places, &line, number);
                play.push(line)
                    .map_err(|refusal: Refusal| Fault { line: number, refusal })?;
            }
            table.play = Some(play);
        }
        Ok(table)
    }
}

/// What a line says about the places: who acted last, who is away.
pub(crate) fn note_line(places: &mut BySeat<Place>, line: &Line, number: Seq) {
    let Who::Seat(seat) = line.who else { return };
    let Some(place) = places.get_mut(seat.index()) else {
        return;
    };
    match &line.what {
        What::Game(_) => place.acted = number,
        What::House(Note::Leave | Note::Late) => place.away = Some(line.at),
        What::House(Note::Back) => {
            place.away = None;
            place.returns += 1;
        }
        What::House(Note::Undo(_)) => place.acted = number,
        What::House(Note::Seed(_)) => {}
    }
}

impl SavedPlace {
    fn of(place: &Place) -> SavedPlace {
        SavedPlace {
            sits: place.sits.clone(),
            token: place.token.clone(),
            nonce: place.nonce.map(|nonce| nonce.to_string()),
        }
    }

    fn revived(&self) -> Option<Place> {
        let nonce = match &self.nonce {
            Some(nonce) => Some(nonce.parse().ok()?),
            None => None,
        };
        Some(Place {
            token: self.token.clone(),
            nonce,
            ..Place::new(self.sits.clone())
        })
    }
}
