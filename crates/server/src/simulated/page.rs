//! A page as it is in the browser (`web/src/lib/net.ts`), with somebody at it who plays whatever the rules allow.

use std::collections::BTreeMap;

use axum::{body::Bytes, extract::ws::Utf8Bytes};
use ludo::{Luck, Seat};
use rand_chacha::ChaCha8Rng;
use serde::Deserialize;
use serde_json::value::RawValue;
use table::wire::{Claim, Matter, Seq, ToHouse};

const FIRST_RETRY_MS: u64 = 150;
const LAST_RETRY_MS: u64 = 1500;

/// What a page reads of a frame; what is not of its kind is missing.
#[derive(Debug, Deserialize)]
pub struct Frame<'a> {
    #[serde(rename = "type")]
    pub kind: &'a str,
    #[serde(default)]
    pub seat: Option<Seat>,
    #[serde(default)]
    pub after: Option<Seq>,
    #[serde(default)]
    pub from: Seq,
    #[serde(default)]
    pub seq: Seq,
    #[serde(default, borrow)]
    pub eyes: Vec<Eyes<'a>>,
    #[serde(default)]
    pub awaits: Vec<u8>,
    #[serde(default)]
    pub undo: Vec<u8>,
    #[serde(default)]
    pub mine: Vec<u8>,
    #[serde(default)]
    pub ask: Vec<u8>,
    #[serde(default, borrow)]
    pub about: Option<&'a RawValue>,
    #[serde(default, borrow)]
    pub problem: Option<&'a RawValue>,
}

#[derive(Debug, Deserialize)]
pub struct Eyes<'a> {
    pub seat: Option<Seat>,
    #[serde(borrow)]
    pub events: &'a RawValue,
    #[serde(borrow)]
    pub said: &'a RawValue,
    #[serde(borrow)]
    pub view: &'a RawValue,
    #[serde(borrow)]
    pub legal: &'a RawValue,
    #[serde(borrow)]
    pub prompt: &'a RawValue,
}

/// What of a frame matters to a page.
#[derive(Debug)]
pub enum Heard {
    /// It is welcome.
    Table,
    News {
        text: Utf8Bytes,
        seq: Seq,
        awaits: Vec<u8>,
        undo: Vec<u8>,
        /// As it was written: it is read by who acts.
        legal: BTreeMap<Seat, String>,
    },
    /// An act has its answer: acknowledged, refused or of no use.
    Answer(Option<Seat>, Option<Seq>),
    Asked {
        ask: Vec<u8>,
        about: Matter,
        whose: Option<Seat>,
    },
    Answered,
    Other,
}

impl Heard {
    pub fn of(frame: &Frame, text: &Utf8Bytes) -> Heard {
        match frame.kind {
            "table" => Heard::Table,
            "news" => Heard::News {
                text: text.clone(),
                seq: frame.seq,
                awaits: frame.awaits.clone(),
                undo: frame.undo.clone(),
                legal: frame
                    .eyes
                    .iter()
                    .filter_map(|eyes| Some((eyes.seat?, eyes.legal.get().to_owned())))
                    .collect(),
            },
            "ack" | "refused" => Heard::Answer(frame.seat, frame.after),
            "trouble" => {
                let about: Option<About> = frame.about.and_then(|about| serde_json::from_str(about.get()).ok());
                match about.filter(|about| about.kind == "act") {
                    Some(about) => Heard::Answer(about.seat, about.after),
                    None => Heard::Other,
                }
            }
            "asked" => {
                let about = frame
                    .about
                    .map(|about| serde_json::from_str(about.get()).expect("a matter"));
                Heard::Asked {
                    ask: frame.ask.clone(),
                    about: about.unwrap_or_default(),
                    whose: frame.seat,
                }
            }
            "answered" => Heard::Answered,
            _ => Heard::Other,
        }
    }
}

/// What comes to a page.
#[derive(Debug)]
pub enum Comes {
    Frame(Heard),
    Ping(Bytes),
    /// The line is closed, for this reason.
    Close(u16),
}

#[derive(Debug)]
pub struct Page {
    /// At which table it is.
    pub table: usize,
    pub claims: Vec<Claim>,
    /// Its line, and whether it is open.
    pub link: Option<usize>,
    pub is_open: bool,
    retries: u32,
    /// The newest news that it shows, and their number.
    pub shown: Option<Utf8Bytes>,
    pub seq: Seq,
    awaits: Vec<u8>,
    legal: BTreeMap<Seat, String>,
    undo: Vec<u8>,
    /// Acts without an answer: sent again, with the same `after`, until there is one.
    pub unanswered: BTreeMap<Seat, (Seq, String)>,
    /// All that it ever sent, by seat and `after`.
    pub sent: BTreeMap<(Seat, Seq), Vec<String>>,
    /// What others ask somebody here.
    asked: Option<(Seat, Matter, Seat)>,
    /// Whether it has asked if anybody is there, and the how manieth time it was.
    pub silence: Option<u32>,
    pub pings: u32,
    /// Somebody is making up her mind.
    pub is_thinking: bool,
    /// It was told to stay away.
    pub is_banned: bool,
    pub each_way_ms: u64,
}

impl Page {
    pub fn new(table: usize, claims: Vec<Claim>, each_way_ms: u64) -> Page {
        Page {
            table,
            claims,
            link: None,
            is_open: false,
            retries: 0,
            shown: None,
            seq: 0,
            awaits: Vec::new(),
            legal: BTreeMap::new(),
            undo: Vec::new(),
            unanswered: BTreeMap::new(),
            sent: BTreeMap::new(),
            asked: None,
            silence: None,
            pings: 0,
            is_thinking: false,
            is_banned: false,
            each_way_ms,
        }
    }

    pub fn holds(&self, seat: Seat) -> bool {
        self.claims.iter().any(|claim| claim.seat == seat)
    }

    /// The line is open: what is said first.
    pub fn greets(&mut self) -> Vec<ToHouse> {
        self.is_open = true;
        let mut says = vec![ToHouse::Hello {
            since: Some(self.seq),
            claims: self.claims.clone(),
        }];
        let again = self.unanswered.iter().map(|(seat, (after, what))| ToHouse::Act {
            seat: *seat,
            after: *after,
            what: what.clone(),
        });
        says.extend(again);
        says
    }

    /// The line is lost: when the next one is tried.
    pub fn loses_its_line(&mut self, rng: &mut ChaCha8Rng) -> u64 {
        (self.link, self.is_open, self.silence) = (None, false, None);
        let wait = (FIRST_RETRY_MS << self.retries.min(4)).min(LAST_RETRY_MS);
        self.retries += 1;
        wait * (75 + u64::from(rng.below(51))) / 100
    }

    pub fn reads(&mut self, heard: Heard) {
        self.silence = None;
        match heard {
            Heard::Table => self.retries = 0,
            Heard::News {
                text,
                seq,
                awaits,
                undo,
                legal,
            } => {
                (self.shown, self.seq) = (Some(text), seq);
                (self.awaits, self.undo, self.legal) = (awaits, undo, legal);
            }
            Heard::Answer(seat, after) => self.is_answered(seat, after),
            Heard::Asked { ask, about, whose } => {
                let me = ask.into_iter().filter_map(Seat::from_number);
                let me = me.filter(|seat| self.holds(*seat)).last();
                self.asked = me.zip(whose).map(|(me, whose)| (me, about, whose));
            }
            Heard::Answered => self.asked = None,
            Heard::Other => {}
        }
    }

    fn is_answered(&mut self, seat: Option<Seat>, after: Option<Seq>) {
        if let (Some(seat), Some(after)) = (seat, after)
            && self.unanswered.get(&seat).is_some_and(|(waits, _)| *waits == after)
        {
            self.unanswered.remove(&seat);
        }
    }

    /// Seats here that may act now, and have not.
    fn may_act(&self) -> Vec<Seat> {
        let awaited = self.awaits.iter().filter_map(|number| Seat::from_number(*number));
        let can = |seat: &Seat| self.legal.get(seat).is_some_and(|legal| legal.starts_with("[\""));
        awaited
            .filter(|seat| can(seat) && !self.unanswered.contains_key(seat))
            .collect()
    }

    pub fn has_something_to_do(&self) -> bool {
        self.asked.is_some() || !self.may_act().is_empty()
    }

    /// Somebody has made up her mind.
    pub fn does(&mut self, rng: &mut ChaCha8Rng) -> Option<ToHouse> {
        if let Some((seat, about, whose)) = self.asked.take() {
            let (yes, whose) = (rng.below(4) > 0, Some(whose));
            return Some(ToHouse::Consent {
                seat,
                yes,
                about,
                whose,
            });
        }
        let seats = self.may_act();
        let seat = *seats.get(rng.below(seats.len().max(1) as u32) as usize)?;
        match rng.below(60) {
            0 => return Some(ToHouse::Leave { seat }),
            1 if !self.undo.is_empty() => {
                let seat = Seat::from_number(self.undo[0])?;
                return Some(ToHouse::Undo { seat });
            }
            2 => {
                let greeting = table::GREETINGS[0].to_owned();
                return Some(ToHouse::Greet { seat, greeting });
            }
            _ => {}
        }
        let legal: Vec<String> = serde_json::from_str(&self.legal[&seat]).expect("actions");
        let what = legal[rng.below(legal.len() as u32) as usize].clone();
        let after = self.seq;
        self.unanswered.insert(seat, (after, what.clone()));
        self.sent.entry((seat, after)).or_default().push(what.clone());
        Some(ToHouse::Act { seat, after, what })
    }
}

#[derive(Deserialize)]
struct About<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    seat: Option<Seat>,
    after: Option<Seq>,
}
