//! What holds whatever happens: looked at after every step.

use std::{collections::BTreeMap, sync::Arc};

use ludo::{Line, Playing, Room, Seat, Told, Viewer, What, Who};
use serde_json::to_string;
use table::{
    Out, Table, heard,
    wire::{FromHouse, Seq},
};

use super::{
    page::{Eyes, Frame, Page},
    world::World,
};

/// What is wrong.
pub type Broken = String;

/// The log of one table as it is stored, played by the rules beside the houses.
#[derive(Debug)]
pub struct Log {
    pub no: i64,
    pub id: String,
    room: Arc<dyn Room>,
    /// None until there is a line.
    play: Option<Box<dyn Playing>>,
    /// How it stood after each line, from before the first on.
    stood: Vec<Stood>,
    /// What each line told.
    told: Vec<Told>,
    /// The line that each act was acknowledged with, by seat and `after`.
    acks: BTreeMap<(Seat, Seq), Seq>,
}

#[derive(Debug)]
struct Stood {
    awaits: Vec<u8>,
    undo: Vec<Seat>,
    /// View, actions and prompt, as they travel.
    eyes: Vec<(Viewer, [String; 3])>,
}

impl Log {
    pub fn new(no: i64, id: &str, room: Arc<dyn Room>) -> Log {
        Log {
            no,
            id: id.to_owned(),
            room,
            play: None,
            stood: Vec::new(),
            told: Vec::new(),
            acks: BTreeMap::new(),
        }
    }

    pub fn seq(&self) -> Seq {
        self.told.len() as Seq
    }

    pub fn is_over(&self) -> bool {
        let play = self.play.as_ref();
        play.is_some_and(|play| play.outcome().is_some() || play.seed_is_told())
    }

    /// Logs only grow, line by line, and the rules allow each.
    pub fn grows(&mut self, world: &World) -> Result<(), Broken> {
        let new: Vec<(Seq, String)> = {
            let ground = world.ground();
            let Some(lines) = ground.lines.get(&self.no) else {
                return Ok(());
            };
            if lines.len() == self.told.len() {
                return Ok(());
            }
            lines
                .range(self.seq() + 1..)
                .map(|(seq, text)| (*seq, text.clone()))
                .collect()
        };
        self.begins(world)?;
        let play = self.play.as_mut().expect("it has begun");
        for (seq, text) in new {
            if seq != self.told.len() as Seq + 1 {
                return Err(format!(
                    "line {seq} of {} comes after line {}",
                    self.id,
                    self.told.len()
                ));
            }
            let line: Line = text.parse().map_err(|why| format!("line {seq}, {text:?}: {why}"))?;
            let told = play.push(line).map_err(|why| format!("line {seq}, {text:?}: {why}"))?;
            self.told.push(told);
            self.stood.push(Stood::of(&**play));
        }
        Ok(())
    }

    /// The game has begun, says what is stored.
    fn begins(&mut self, world: &World) -> Result<(), Broken> {
        if self.play.is_some() {
            return Ok(());
        }
        let stored = world.ground().table(&self.id).ok_or("it is not stored")?;
        let table = Table::revive(stored.agreed, self.room.clone(), Vec::new()).map_err(|fault| fault.to_string())?;
        let begun = table.record().ok_or("it has not begun, says what is stored")?;
        let play = self.room.open(begun.header).map_err(|refusal| refusal.to_string())?;
        self.stood.push(Stood::of(&*play));
        self.play = Some(play);
        Ok(())
    }

    /// What a house tells this page is so, by what is stored, and hers to know.
    pub fn allows(&mut self, world: &World, page: &Page, frame: &Frame) -> Result<(), Broken> {
        match frame.kind {
            "news" => {
                self.begins(world)?;
                self.are_true(page, frame)
            }
            "ack" => self.is_true(page, frame),
            "table" => {
                let hers = |number: &u8| Seat::from_number(*number).is_some_and(|seat| page.holds(seat));
                frame
                    .mine
                    .iter()
                    .all(hers)
                    .then_some(())
                    .ok_or("a seat is not hers".to_owned())
            }
            _ => Ok(()),
        }
    }

    fn is_true(&mut self, page: &Page, frame: &Frame) -> Result<(), Broken> {
        let (Some(seat), Some(after), seq) = (frame.seat, frame.after, frame.seq) else {
            return Err("an ack says nothing".to_owned());
        };
        let said = || format!("ack of seat {seat} after {after} as line {seq} of {}", self.id);
        let play = self.play.as_ref().filter(|_| (1..=self.seq()).contains(&seq));
        let play = play.ok_or_else(|| format!("{}: it is not stored", said()))?;
        let line = &play.lines()[seq as usize - 1];
        let What::Game(stands) = &line.what else {
            return Err(format!("{}: that is {line}", said()));
        };
        let sent = page.sent.get(&(seat, after)).into_iter().flatten();
        if line.who != Who::Seat(seat) || !sent.clone().any(|what| play.is_same(what, stands)) {
            let sent: Vec<_> = sent.collect();
            return Err(format!("{}: that is {line}, and she sent {sent:?}", said()));
        }
        let first = *self.acks.entry((seat, after)).or_insert(seq);
        match first == seq {
            true => Ok(()),
            false => Err(format!("{}: it was line {first} before", said())),
        }
    }

    fn are_true(&self, page: &Page, frame: &Frame) -> Result<(), Broken> {
        let said = || format!("news {}..={} of {}", frame.from, frame.seq, self.id);
        let stored = self.stood.get(frame.seq as usize).filter(|_| frame.seq <= self.seq());
        let stood = stored.ok_or_else(|| format!("{}: only {} are stored", said(), self.seq()))?;
        let play = self.play.as_ref().expect("it has begun");
        let undo: Vec<u8> = stood
            .undo
            .iter()
            .filter(|seat| page.holds(**seat))
            .map(|seat| seat.number())
            .collect();
        if frame.awaits != stood.awaits || frame.undo != undo {
            return Err(format!(
                "{}: it awaits {:?}, and not {:?}",
                said(),
                stood.awaits,
                frame.awaits
            ));
        }
        let mut seats: Vec<Option<Seat>> = page.claims.iter().map(|claim| Some(claim.seat)).collect();
        if seats.is_empty() || (seats.len() > 1 && !play.is_open()) {
            seats.push(None);
        }
        let eyes: Vec<Option<Seat>> = frame.eyes.iter().map(|eyes| eyes.seat).collect();
        if eyes != seats {
            return Err(format!("{}: for the eyes of {eyes:?}, and not {seats:?}", said()));
        }
        for eyes in &frame.eyes {
            self.sees(eyes, stood, frame)
                .map_err(|why| format!("{}: {why}", said()))?;
        }
        Ok(())
    }

    fn sees(&self, eyes: &Eyes, stood: &Stood, frame: &Frame) -> Result<(), Broken> {
        let viewer = eyes.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let (_, expected) = stood
            .eyes
            .iter()
            .find(|(other, _)| *other == viewer)
            .ok_or("whose eyes?")?;
        let new = self
            .told
            .get(frame.from as usize - 1..frame.seq as usize)
            .unwrap_or_default();
        let (events, said) = heard(new.iter().flatten(), viewer);
        let written = |what: serde_json::Result<String>| what.expect("plain data");
        let expected = expected
            .iter()
            .cloned()
            .chain([written(to_string(&events)), written(to_string(&said))]);
        let found = [eyes.view, eyes.legal, eyes.prompt, eyes.events, eyes.said];
        for (found, expected) in found.into_iter().zip(expected) {
            if found.get() != expected {
                return Err(format!("{viewer:?} is told {found}, and not {expected}"));
            }
        }
        Ok(())
    }

    /// All is quiet: what this page has is what a page gets that comes now to a table made of what is stored.
    pub fn is_what_is_stored(&self, world: &World, page: &Page, now: u64) -> Result<(), Broken> {
        let stored = world.ground().table(&self.id).ok_or("it is not there")?;
        let mut table =
            Table::revive(stored.agreed, self.room.clone(), stored.lines).map_err(|fault| fault.to_string())?;
        let mut out = Out::default();
        table.hello(1, None, &page.claims, now, &mut out);
        let fresh = out
            .sends
            .iter()
            .find(|(_, frame)| matches!(**frame, FromHouse::News { .. }));
        let Some((_, fresh)) = fresh else { return Ok(()) };
        let fresh = to_string(&**fresh).expect("plain data");
        let shown = page.shown.as_ref().ok_or("it was never told anything")?;
        let read = |text| serde_json::from_str::<Frame>(text).expect("news");
        let (fresh, shown) = (read(&fresh), read(shown));
        let eyes = |frame: &Frame| {
            let parts = |eyes: &Eyes| {
                (
                    eyes.seat,
                    [eyes.view, eyes.legal, eyes.prompt].map(|part| part.get().to_owned()),
                )
            };
            frame.eyes.iter().map(parts).collect::<Vec<_>>()
        };
        if (fresh.seq, &fresh.awaits, &fresh.undo, eyes(&fresh))
            != (shown.seq, &shown.awaits, &shown.undo, eyes(&shown))
        {
            return Err(format!("it shows line {}, but line {} is stored", shown.seq, fresh.seq));
        }
        Ok(())
    }
}

impl Stood {
    fn of(play: &dyn Playing) -> Stood {
        let seats = play.header().seats;
        let viewers: Vec<Viewer> = seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let eyes = viewers.iter().zip(play.seen(&viewers)).map(|(viewer, seen)| {
            let legal = match viewer {
                Viewer::Seat(seat) => play.legal(*seat),
                Viewer::Spectator => Some(Vec::new()),
            };
            let parts = [to_string(&seen.view), to_string(&legal), to_string(&seen.prompt)];
            (*viewer, parts.map(|part| part.expect("plain data")))
        });
        Stood {
            awaits: play.awaits().who().iter().map(Seat::number).collect(),
            undo: seats.iter().filter(|seat| play.withdrawable(*seat).is_some()).collect(),
            eyes: eyes.collect(),
        }
    }
}
