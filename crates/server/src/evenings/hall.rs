//! An evening in memory, and what follows from its lines: noted with each line, and not found out anew for each page.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    sync::Arc,
};

use evening::{Coming, Device, Evening, Form, Line, Log, Person, Standing, TableNo, What, wire::BestLuck};
use ludo::Refusal;
use serde::{Deserialize, Serialize};
use table::{IsHers, wire::Seq};

use super::{
    line::{Page, Role},
    question::Asking,
};
use crate::{guests, limits::Network, writer::Save};

/// What goes on there.
#[derive(Debug)]
pub struct Hall {
    pub evening: Evening,
    pub kept: Kept,
    pub pages: Vec<Page>,
    /// Where the host is, and whoever has come in: there a word that is mistyped is no attack.
    pub homes: HashSet<Network>,
    /// Its host has deleted it: whatever is still on its way does not bring it back.
    pub gone: bool,
    /// What everybody is asked, and what answers are worth.
    pub asking: Option<Asking>,
    /// Where all have the same luck: of which round it is known how well our strongest player does with it.
    pub best: Option<(u16, BestLuck)>,
    noted: Noted,
    seen: Option<Arc<Seen>>,
    /// When all pages were last told how it stands, after how many lines, and whether they will be soon.
    pub told: (u64, usize),
    pub tells: bool,
}

/// What is known of an evening beside its lines, as it stands on disk.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// As `docs/evening.md` has it.
    pub header: String,
    pub word: String,
    pub language: String,
    pub typed: bool,
    /// Unix milliseconds: lines count from here.
    pub set_up: u64,
    /// Whose devices have come in, as the house marks its guests.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub of: BTreeMap<Device, String>,
}

#[derive(Debug, Default)]
struct Noted {
    on: HashMap<Device, Vec<Person>>,
    newest_device: Device,
    /// How often somebody has changed her device.
    moves: HashMap<Person, u32>,
    /// When the newest round began, for how long it has rested, and since when it does: by the lines.
    began: Option<u64>,
    rested: u64,
    since: Option<u64>,
}

impl Noted {
    fn note(&mut self, line: &Line) {
        match &line.what {
            What::Came(coming) => self.sits_on(coming.person, coming.device),
            What::Moved(person, device) => {
                *self.moves.entry(*person).or_default() += 1;
                self.on.values_mut().for_each(|on| on.retain(|other| other != person));
                self.sits_on(*person, *device);
            }
            What::Round(_) => (self.began, self.rested, self.since) = (Some(line.at), 0, None),
            What::Pause => self.since = Some(line.at),
            What::Resume => self.rested += self.since.take().map_or(0, |since| line.at - since),
            _ => {}
        }
    }

    fn sits_on(&mut self, person: Person, device: Device) {
        self.newest_device = self.newest_device.max(device);
        let on = self.on.entry(device).or_default();
        on.push(person);
        on.sort_unstable();
    }
}

/// How it stands after a line: found out once, for all pages.
#[derive(Debug)]
pub struct Seen {
    pub standings: Vec<Standing>,
    /// In which row each stands, by her number less one.
    pub row_of: Vec<usize>,
    /// Of the newest round; all that are open, in a free evening.
    pub tables: Vec<TableNo>,
    pub tables_of: HashMap<Person, Vec<TableNo>>,
    /// How many are here.
    pub here: u16,
    /// Who may sit down with whomever she likes: in a free evening, who is here and does not play.
    pub free: Vec<Person>,
}

impl Seen {
    fn of(evening: &Evening) -> Seen {
        let standings = evening.standings();
        let mut row_of = vec![0; standings.len()];
        for (at, row) in standings.iter().enumerate() {
            row_of[usize::from(row.person) - 1] = at;
        }
        let free = evening.header().form == Form::Free;
        let mut tables = Vec::new();
        let mut tables_of: HashMap<Person, Vec<TableNo>> = HashMap::new();
        for (number, table) in (1..).zip(evening.tables()) {
            if if free {
                table.is_open()
            } else {
                evening.is_newest(table)
            } {
                tables.push(number);
                for person in table.group.persons() {
                    tables_of.entry(person).or_default().push(number);
                }
            }
        }
        let plays = |person: &Person| tables_of.contains_key(person);
        let waits = evening.eligible().into_iter().filter(|person| free && !plays(person));
        Seen {
            free: waits.collect(),
            standings,
            row_of,
            tables,
            tables_of,
            here: evening.people().iter().filter(|guest| guest.here).count() as u16,
        }
    }
}

impl Hall {
    pub fn new(kept: Kept, evening: Evening) -> Hall {
        let mut noted = Noted::default();
        evening.lines().iter().for_each(|line| noted.note(line));
        Hall {
            asking: Asking::again(&evening),
            evening,
            kept,
            pages: Vec::new(),
            homes: HashSet::new(),
            gone: false,
            best: None,
            noted,
            seen: None,
            told: (0, 0),
            tells: false,
        }
    }

    /// For what has to be known before it becomes a line.
    pub fn may_happen(&self, what: &What) -> Result<(), Refusal> {
        let at = self.evening.lines().last().map_or(0, |line| line.at);
        let what = what.clone();
        self.evening.judge(Line { at, what }).map(drop)
    }

    /// The newest line was applied.
    pub fn note(&mut self) {
        if let Some(line) = self.evening.lines().last() {
            self.noted.note(line);
            if matches!(line.what, What::Done | What::End) {
                self.asking = None;
            }
        }
        self.seen = None;
    }

    pub fn seen(&mut self) -> Arc<Seen> {
        self.seen
            .get_or_insert_with(|| Arc::new(Seen::of(&self.evening)))
            .clone()
    }

    /// Who is on the devices of this guest.
    pub fn people_of(&self, is_hers: IsHers) -> Vec<Person> {
        let hers = self.kept.of.iter().filter(|(_, mark)| is_hers(mark));
        hers.flat_map(|(device, _)| self.on(*device)).copied().collect()
    }

    /// Their names go. The lines that had one, as they read from now on.
    pub fn forget(&mut self, people: &[Person]) -> Vec<(Seq, String)> {
        let lines = people.iter().filter_map(|person| self.evening.forget(*person));
        let lines: Vec<usize> = lines.collect();
        self.seen = None;
        let as_it_reads = |number: usize| (number as Seq, self.evening.lines()[number - 1].to_string());
        lines.into_iter().map(as_it_reads).collect()
    }

    pub fn may_be_put_away(&self) -> bool {
        self.pages.is_empty() && self.evening.has_ended()
    }

    pub fn save(&self, id: &str, now: u64) -> Save {
        Save {
            id: id.to_owned(),
            saved: serde_json::to_string(&self.kept).expect("an evening is plain data"),
            phase: match () {
                () if self.gone => "gone",
                () if self.evening.has_ended() => "over",
                () => "going",
            },
            now,
        }
    }

    /// What somebody is called at the tables: her own name, or that of her picture and her number.
    pub fn name_of(&self, coming: &Coming) -> String {
        match coming.name.as_str() {
            "" => self.friendly(coming),
            name => name.to_owned(),
        }
    }

    pub fn friendly(&self, coming: &Coming) -> String {
        let name = guests::name_of(&coming.picture, &self.kept.language);
        format!("{name} {}", coming.person)
    }

    pub fn is_on(&self, person: Person, device: Device) -> bool {
        self.evening
            .guest(person)
            .is_some_and(|guest| guest.coming.device == device)
    }

    pub fn on(&self, device: Device) -> &[Person] {
        self.noted.on.get(&device).map_or(&[], Vec::as_slice)
    }

    /// Devices that have a page open.
    pub fn connected(&self) -> HashSet<Device> {
        let devices = self.pages.iter().filter_map(|page| match page.role {
            Role::Device(device) => Some(device),
            Role::Host | Role::Screen => None,
        });
        devices.collect()
    }

    pub fn moves(&self, person: Person) -> u32 {
        self.noted.moves.get(&person).copied().unwrap_or_default()
    }

    pub fn next_device(&self) -> Device {
        self.noted.newest_device + 1
    }

    /// How long the newest round has lasted; pauses do not count.
    pub fn round_lasts(&self, now: u64) -> u64 {
        let now = now.saturating_sub(self.kept.set_up);
        let rests = self.noted.since.map_or(0, |since| now.saturating_sub(since));
        let began = |began: u64| now.saturating_sub(began + self.noted.rested + rests);
        self.noted.began.map_or(0, began)
    }

    /// Until the round is closed by its clock; None where there is none, or it stands still.
    pub fn closes_in(&self, now: u64) -> Option<u64> {
        let minutes = self.evening.header().minutes?;
        let runs = self.evening.is_playing() && !self.evening.is_paused() && self.evening.header().form != Form::Free;
        runs.then(|| (u64::from(minutes) * 60_000).saturating_sub(self.round_lasts(now)))
    }

    /// When something last happened, in Unix milliseconds.
    pub fn touched(&self) -> u64 {
        let last = self.evening.lines().last().map_or(0, |line| line.at);
        self.kept.set_up + last
    }
}

/// An evening as it stands on disk, played through once more.
pub fn revived(saved: &str, lines: &str) -> anyhow::Result<(Kept, Evening)> {
    let kept: Kept = serde_json::from_str(saved)?;
    let log: Log = format!("{}\n{lines}", kept.header).parse()?;
    let evening = Evening::replay(&log).map_err(|fault| anyhow::anyhow!("line {}: {}", fault.line, fault.refusal))?;
    Ok((kept, evening))
}
