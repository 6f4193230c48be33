//! What each page of an evening is told, and how often.

use std::{
    collections::{BTreeSet, HashMap, HashSet},
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use axum::extract::ws::Message;
use evening::{
    Device, Person, Standing, Table, TableNo,
    wire::{ChosenGame, EveningInfo, EveningKey, EveningPhase, EveningTable, PersonInfo},
};

use super::{Hall, LiveEvening, hall::Seen, luck, options_of, question};
use crate::{
    evenings::line::{Page, Role, told},
    house::{House, Job},
    writer::Batch,
};

/// So many of the best are told to every device.
const BEST: usize = 10;
/// In a free evening a device is told of so many who wait for somebody to play with.
const MOST_FREE: usize = 200;
/// Pages are told how it stands so often, however much happens; what cannot wait is told at once.
pub(super) const TELL_EVERY_MS: u64 = 250;

impl House {
    /// Something has happened, or somebody's page has come or gone: pages are told soon.
    pub(super) fn tell(self: &Arc<House>, live: &Arc<LiveEvening>, hall: &mut Hall, now: u64, at_once: bool) {
        let due = hall.told.0 + TELL_EVERY_MS;
        if at_once || now >= due {
            self.tell_all(live, hall, now);
        } else if !hall.tells {
            hall.tells = true;
            self.alarms.set(due, Job::TellEvening(Arc::downgrade(live)));
        }
    }

    pub fn tell_is_due(self: &Arc<House>, live: &Arc<LiveEvening>) {
        let mut hall = live.lock();
        if hall.tells {
            self.tell_all(live, &mut hall, self.clock.now());
        }
    }

    fn tell_all(&self, live: &LiveEvening, hall: &mut Hall, now: u64) {
        let lines = hall.evening.lines().len();
        let news = hall.told.1 != lines;
        (hall.told, hall.tells) = ((now, lines), false);
        // Without a line only the host has something to see: whose page has come or gone.
        self.tell_pages(live, hall, now, |page| news || page.role == Role::Host);
    }

    /// Each of these pages is told how it stands, if it has not been told the same before; behind all that is on its way to the
    /// disk. Pages that see the same are written once.
    pub(super) fn tell_pages(&self, live: &LiveEvening, hall: &mut Hall, now: u64, which: impl Fn(&Page) -> bool) {
        let seen = hall.seen();
        let mut shares: HashMap<Role, (u64, EveningInfo, Option<Message>)> = HashMap::new();
        let mut parcels = Vec::new();
        for at in 0..hall.pages.len() {
            let Page { role, .. } = hall.pages[at];
            if !which(&hall.pages[at]) {
                continue;
            }
            let (share, info, message) = shares.entry(role).or_insert_with(|| {
                let mut info = self.info_for(live, hall, &seen, role, now);
                (share_of(&mut info), info, None)
            });
            let page = &mut hall.pages[at];
            if page.share.replace(*share) != Some(*share) {
                let message = message.get_or_insert_with(|| told(info)).clone();
                parcels.push((page.socket.clone(), vec![message]));
            }
        }
        if parcels.is_empty() {
            return;
        }
        let tell = move || {
            for (socket, parcel) in parcels {
                socket.send(parcel);
            }
        };
        self.queue.push(Batch {
            then: Some(Box::new(tell)),
            ..Batch::default()
        });
    }

    pub(super) fn evening_info(&self, live: &LiveEvening, hall: &mut Hall, role: Role, now: u64) -> EveningInfo {
        let seen = hall.seen();
        self.info_for(live, hall, &seen, role, now)
    }

    /// Worked out for a device, this costs what she sees, and not what all see.
    fn info_for(&self, live: &LiveEvening, hall: &Hall, seen: &Seen, role: Role, now: u64) -> EveningInfo {
        let (evening, header) = (&hall.evening, hall.evening.header());
        let device = match role {
            Role::Device(device) => Some(device),
            Role::Host | Role::Screen => None,
        };
        let mine: Vec<Person> = device.map_or_else(Vec::new, |device| hall.on(device).to_vec());
        let (numbers, standings) = share(seen, device.is_some(), &mine);
        let tables: Vec<EveningTable> = numbers
            .into_iter()
            .filter_map(|number| Some((number, evening.table(number)?)))
            .map(|(number, table)| self.table_info(&live.id, hall, number, table, device))
            .collect();
        let people = people_info(hall, seen, role, &mine, &tables, &standings);
        EveningInfo {
            evening: live.id.clone(),
            word: hall.kept.word.clone(),
            name: header.name.clone(),
            form: header.form,
            games: header
                .games
                .iter()
                .map(|game| ChosenGame {
                    game: game.id.clone(),
                    options: options_of(&game.options),
                })
                .collect(),
            seats: header.seats,
            rounds: header.rounds,
            minutes: header.minutes,
            until: header.lasts.map(|lasts| hall.kept.set_up + u64::from(lasts) * 60_000),
            unfinished: header.unfinished,
            children: header.children,
            typed: hall.kept.typed,
            halls: header.halls.clone(),
            language: hall.kept.language.clone(),
            phase: match () {
                () if evening.has_ended() => EveningPhase::Ended,
                () if evening.is_playing() => EveningPhase::Playing,
                () if evening.tables().is_empty() => EveningPhase::Gathering,
                () => EveningPhase::Between,
            },
            paused: evening.is_paused(),
            shut: evening.is_shut(),
            round: evening.round(),
            closes_in_ms: hall.closes_in(now).map(|left| left as u32),
            announced: evening.announced().map(str::to_owned),
            came: evening.people().len() as u16,
            here: seen.here,
            byes: evening
                .rounds()
                .last()
                .filter(|_| evening.is_playing())
                .map_or_else(Vec::new, |round| round.byes.clone()),
            columns: evening.columns().to_vec(),
            luck: luck::told(hall),
            question: question::told(hall, role, &mine),
            hosts: role == Role::Host,
            people,
            tables,
            standings,
            free: seen.free.clone(),
            mine,
        }
    }

    pub(super) fn table_info(
        &self,
        evening: &str,
        hall: &Hall,
        number: TableNo,
        table: &Table,
        device: Option<Device>,
    ) -> EveningTable {
        let id = self.table_id(evening, number, table.swaps);
        let hers = (1..).zip(&table.group.sits).filter_map(|(seat, sits)| {
            let person = (*sits)?;
            hall.is_on(person, device?).then_some((seat, person))
        });
        let keys = hers.map(|(seat, person)| EveningKey {
            seat,
            token: self.seat_token(&id, seat, hall.moves(person)),
        });
        let places = table.result.as_ref();
        EveningTable {
            number,
            round: table.round,
            keys: keys.collect(),
            table: id,
            game: hall.evening.header().games[usize::from(table.group.game) - 1]
                .id
                .clone(),
            sits: table.group.sits.clone(),
            open: table.is_open(),
            ranks: places.map(|places| places.iter().map(|place| place.rank).collect()),
            scores: places.map_or_else(Vec::new, |places| places.iter().map(|place| place.score).collect()),
            corrected: table.corrected.clone(),
        }
    }
}

/// What tells this from what was told before. What changes by itself does not; nor does, for a device, how many have come.
fn share_of(info: &mut EveningInfo) -> u64 {
    let changing = (info.closes_in_ms.take(), info.came, info.here);
    if !info.mine.is_empty() {
        (info.came, info.here) = (0, 0);
    }
    let mut hasher = DefaultHasher::new();
    let written = serde_json::to_vec(info).expect("an evening is plain data");
    written.hash(&mut hasher);
    (info.closes_in_ms, info.came, info.here) = changing;
    hasher.finish()
}

/// The tables and the rows of the standings of which these people are told; all, where it is no device.
fn share(seen: &Seen, is_device: bool, mine: &[Person]) -> (Vec<TableNo>, Vec<Standing>) {
    if !is_device {
        return (seen.tables.clone(), seen.standings.clone());
    }
    let tables: BTreeSet<TableNo> = mine
        .iter()
        .filter_map(|person| seen.tables_of.get(person))
        .flatten()
        .copied()
        .collect();
    let best = 0..seen.standings.len().min(BEST);
    let rows = mine.iter().map(|person| seen.row_of[usize::from(*person) - 1]);
    let rows: BTreeSet<usize> = best.chain(rows).collect();
    let standings = rows.into_iter().map(|row| seen.standings[row].clone());
    (tables.into_iter().collect(), standings.collect())
}

/// Everybody, or those of whom this device is told.
fn people_info(
    hall: &Hall,
    seen: &Seen,
    role: Role,
    mine: &[Person],
    tables: &[EveningTable],
    standings: &[Standing],
) -> Vec<PersonInfo> {
    let persons: BTreeSet<Person> = match role {
        Role::Device(_) => {
            let at_tables = tables.iter().flat_map(|table| table.sits.iter().flatten());
            let free = seen.free.iter().take(MOST_FREE);
            let told = at_tables.chain(mine).chain(free).copied();
            told.chain(standings.iter().map(|row| row.person)).collect()
        }
        Role::Host | Role::Screen => (1..=hall.evening.people().len() as Person).collect(),
    };
    let connected: Option<HashSet<Device>> = (role == Role::Host).then(|| hall.connected());
    let info = |person: Person| {
        let guest = hall.evening.guest(person)?;
        let coming = &guest.coming;
        Some(PersonInfo {
            person,
            picture: coming.picture.clone(),
            name: hall.name_of(coming),
            hall: coming.hall,
            here: guest.here,
            absent: guest.absent,
            connected: connected
                .as_ref()
                .is_none_or(|connected| connected.contains(&coming.device)),
        })
    };
    persons.into_iter().filter_map(info).collect()
}
