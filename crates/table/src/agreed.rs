//! What was agreed about a table: everything about it that is not in its lines, as it stands on disk.

use std::{collections::BTreeMap, fmt::Display, str::FromStr};

use ludo::{
    BySeat, GameInfo, Header, Nonce, ParseError, Refusal, Room, Seat, SeatSet, Seats, Seed, Sitter, Start, Strength,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use sha2::{Digest, Sha256};

use crate::{
    Now, check_guest,
    guest::looks_like,
    problem,
    wire::{Guest, Help, NewTable, Phase, Problem, SeatKey, SeatPlan, SitDown, SitterInfo, TableInfo},
};

/// A table with a clock gives at least this long and at most that long for a decision.
const MOVE_SECONDS: std::ops::RangeInclusive<u16> = 5..=600;
/// Strangers do not wait for each other without end.
const MOVE_SECONDS_AMONG_STRANGERS: u16 = 90;
/// How often it is written down that somebody was here.
const SEEN_EVERY_MS: Now = 3_600_000;

/// Has the secret seed: never leaves the server.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Agreed {
    pub id: String,
    pub game: String,
    pub edition: u16,
    options: BTreeMap<String, String>,
    open: bool,
    /// Open, and still somebody may take more than one seat.
    #[serde(default)]
    several: bool,
    /// Strangers may have come to the table from which people came here together.
    #[serde(default)]
    strangers: bool,
    first: Seat,
    move_seconds: Option<u16>,
    /// As the host said; if she said nothing, it depends on who came.
    #[serde(default)]
    help: Option<Help>,
    /// Somebody sat down from another device.
    #[serde(default)]
    elsewhere: bool,
    host: Seat,
    next: Option<String>,
    #[serde(with = "text")]
    seed: Seed,
    /// How it stood when the game began, if not as it opens.
    #[serde(default)]
    position: Option<String>,
    /// When the game began; None while gathering.
    started: Option<Now>,
    /// When somebody was last here, to the hour.
    #[serde(default)]
    seen: Now,
    places: BySeat<Place>,
}

/// A seat at the table and the right to it.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Place {
    sits: Sits,
    /// SHA-256 of the token whose holder has this seat, in hex: who reads the disk cannot sit down. Empty: nobody has it.
    token: String,
    /// What the device adds to the table's chance; the first before the start counts.
    #[serde(with = "text_if_any")]
    nonce: Option<Nonce>,
    /// The fastest round trip of this seat's line in this game, where that matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fastest_ms: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Sits {
    Nobody,
    Person(Guest),
    Bot(Strength),
}

/// Nobody sits down under a name that is read as that of somebody who sits there already.
fn is_told_apart(guest: Guest, places: &[Place]) -> Result<Guest, Problem> {
    let is_like = |place: &Place| matches!(&place.sits, Sits::Person(other) if looks_like(&guest.name, &other.name));
    if places.iter().any(is_like) {
        let detail = "somebody at this table has a name that looks the same in other letters";
        return Err(problem("name-alike", detail));
    }
    Ok(guest)
}

impl Place {
    fn new(sits: Sits) -> Place {
        Place {
            sits,
            token: String::new(),
            nonce: None,
            fastest_ms: None,
        }
    }

    fn is_person(&self) -> bool {
        matches!(self.sits, Sits::Person(_))
    }

    fn bot(&self) -> Option<Strength> {
        match self.sits {
            Sits::Bot(strength) => Some(strength),
            Sits::Person(_) | Sits::Nobody => None,
        }
    }

    /// Nobody is waited for in order to begin.
    fn is_ready(&self) -> bool {
        match self.sits {
            Sits::Nobody => false,
            Sits::Person(_) => self.nonce.is_some(),
            Sits::Bot(_) => true,
        }
    }
}

impl Agreed {
    /// As it is planned. `token` draws a secret for each seat that the host's device holds.
    pub(crate) fn planned(
        id: String,
        plan: NewTable,
        host: &Guest,
        game: &GameInfo,
        seed: Seed,
        mut token: impl FnMut() -> String,
    ) -> Result<(Agreed, Vec<SeatKey>), Problem> {
        let seats = seats_for(game, plan.seats.len())?;
        if !seats.contains(plan.first) {
            return Err(problem("bad-seats", "the seat that begins is not at the table"));
        }
        if plan
            .move_seconds
            .is_some_and(|seconds| !MOVE_SECONDS.contains(&seconds))
        {
            return Err(problem("bad-clock", "a clock gives 5 to 600 seconds"));
        }
        if plan.seats.iter().filter(|plan| **plan == SeatPlan::Me).count() > 1 {
            return Err(problem(
                "bad-seats",
                "you can take one seat; others on this device have names of their own",
            ));
        }
        let (mut places, mut keys) = (BySeat::new(), Vec::new());
        for (seat, plan) in seats.iter().zip(&plan.seats) {
            let mut place = Place::new(match plan {
                SeatPlan::Me => Sits::Person(check_guest(host)?),
                SeatPlan::Here { guest } => Sits::Person(is_told_apart(check_guest(guest)?, &places)?),
                SeatPlan::Person => Sits::Nobody,
                SeatPlan::Bot { strength } => Sits::Bot(*strength),
            });
            if place.is_person() {
                let key = SeatKey { seat, token: token() };
                place.token = digest(&key.token);
                keys.push(key);
            }
            places.push(place);
        }
        let Some(host) = keys.first().map(|key| key.seat) else {
            return Err(problem("bad-seats", "somebody on this device takes a seat"));
        };
        let usual_seconds = plan.open.then_some(MOVE_SECONDS_AMONG_STRANGERS);
        let agreed = Agreed {
            id,
            game: game.id.to_owned(),
            edition: game.edition,
            options: plan.options,
            open: plan.open,
            several: plan.several,
            strangers: false,
            first: plan.first,
            move_seconds: plan.move_seconds.or(usual_seconds),
            help: plan.help,
            elsewhere: false,
            host,
            next: None,
            seed,
            position: plan.position,
            started: None,
            seen: 0,
            places,
        };
        Ok((agreed, keys))
    }

    /// As a record's header says it, with all its persons at one device, who hold their seats by this token; begun
    /// when the clock began.
    pub fn on_one_device(header: &Header, seed: Seed, token: &str) -> Agreed {
        let place = |sitter: &Sitter| match sitter.bot {
            Some(strength) => Place::new(Sits::Bot(strength)),
            None => Place {
                sits: Sits::Person(Guest {
                    name: sitter.name.clone(),
                    picture: String::new(),
                    child: false,
                }),
                token: digest(token),
                nonce: Some(sitter.nonce),
                fastest_ms: None,
            },
        };
        let options = header.options.split_whitespace();
        let options = options.filter_map(|option| option.split_once('='));
        Agreed {
            id: String::new(),
            game: header.game.clone(),
            edition: header.edition,
            options: options.map(|(key, value)| (key.into(), value.into())).collect(),
            open: false,
            several: false,
            strangers: false,
            first: header.seats.first(),
            move_seconds: None,
            help: Some(Help::All),
            elsewhere: false,
            host: header.seats.first(),
            next: None,
            seed,
            position: match &header.start {
                Start::Opening => None,
                Start::Position(position) => Some(position.clone()),
            },
            started: Some(0),
            seen: 0,
            places: header.sitters.iter().map(place).collect(),
        }
    }

    /// The same people at a new table: the same seats, and the keys they have still fit. Options go with the game.
    pub(crate) fn again(&self, id: String, game: &GameInfo, same: bool, seed: Seed) -> Result<Agreed, Problem> {
        seats_for(game, self.places.len())?;
        let anew = |place: &Place| match place.sits {
            // Who has gone for good is not waited for.
            Sits::Person(_) if place.token.is_empty() => Place::new(Sits::Nobody),
            _ => Place {
                nonce: None,
                fastest_ms: None,
                ..place.clone()
            },
        };
        Ok(Agreed {
            id,
            game: game.id.to_owned(),
            edition: game.edition,
            options: if same { self.options.clone() } else { BTreeMap::new() },
            open: false,
            strangers: self.has_strangers(),
            next: None,
            seed,
            position: None,
            started: None,
            seen: 0,
            places: self.places.iter().map(anew).collect(),
            ..self.clone()
        })
    }

    pub(crate) fn seats(&self) -> Seats {
        Seats::new(self.places.len())
    }

    pub(crate) fn seed(&self) -> &Seed {
        &self.seed
    }

    pub(crate) fn started(&self) -> Option<Now> {
        self.started
    }

    pub(crate) fn move_seconds(&self) -> Option<u16> {
        self.move_seconds
    }

    pub(crate) fn host(&self) -> Seat {
        self.host
    }

    pub(crate) fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    pub(crate) fn set_next(&mut self, table: String) {
        self.next = Some(table);
    }

    /// Seats in which somebody sits who is no bot.
    pub(crate) fn persons(&self) -> SeatSet {
        self.having(Place::is_person)
    }

    /// The bot who sits here for good.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Strength> {
        self.places[seat.index()].bot()
    }

    fn having(&self, what: impl Fn(&Place) -> bool) -> SeatSet {
        let seats = self.seats().iter().zip(&self.places);
        seats.filter(|(_, place)| what(place)).map(|(seat, _)| seat).collect()
    }

    /// Where people come from elsewhere nobody is helped, unless it was agreed.
    fn help(&self) -> Help {
        let from_elsewhere = self.elsewhere || self.places.iter().any(|place| place.sits == Sits::Nobody);
        let usual = if from_elsewhere { Help::None } else { Help::All };
        self.help.unwrap_or(usual)
    }

    /// May this seat ask the house what to do?
    pub(crate) fn may_ask(&self, seat: Seat) -> bool {
        let is_child = match &self.places[seat.index()].sits {
            Sits::Person(guest) => guest.child,
            Sits::Nobody | Sits::Bot(_) => false,
        };
        match self.help() {
            Help::None => false,
            Help::Children => is_child,
            Help::All => true,
        }
    }

    pub(crate) fn fastest_ms(&self, seat: Seat) -> Option<u32> {
        self.places[seat.index()].fastest_ms
    }

    /// A round trip of this seat's line. False if it was not faster than those before.
    pub(crate) fn note_trip(&mut self, seat: Seat, trip_ms: u32) -> bool {
        let fastest = &mut self.places[seat.index()].fastest_ms;
        let faster = fastest.is_none_or(|fastest| trip_ms < fastest);
        if faster {
            *fastest = Some(trip_ms);
        }
        faster
    }

    // ------------------------------------------------------------------------------------- when nobody comes

    /// Somebody is here. False if that is known already.
    pub(crate) fn note_seen(&mut self, now: Now) -> bool {
        let news = now >= self.seen + SEEN_EVERY_MS;
        if news {
            self.seen = now;
        }
        news
    }

    /// How long nobody was here, as far as anybody knows.
    pub fn unseen_for(&self, now: Now) -> Now {
        if self.seen == 0 {
            0
        } else {
            now.saturating_sub(self.seen)
        }
    }

    /// There is one person at the table, and the others are bots.
    pub fn is_alone_with_bots(&self) -> bool {
        self.persons().len() == 1 && self.places.iter().all(|place| place.sits != Sits::Nobody)
    }

    /// Is this the key of one of its seats?
    pub(crate) fn is_opened_by(&self, key: &SeatKey) -> bool {
        let place = self.places.get(key.seat.index());
        place.is_some_and(|place| !place.token.is_empty() && place.token == digest(&key.token))
    }

    // ------------------------------------------------------------------------------------------ before the game

    /// Somebody takes a free seat.
    pub(crate) fn sit(&mut self, sit: SitDown, me: &Guest, token: String) -> Result<SeatKey, Problem> {
        let guest = is_told_apart(check_guest(sit.guest.as_ref().unwrap_or(me))?, &self.places)?;
        let free = self.having(|place| place.sits == Sits::Nobody);
        let wanted = free.iter().find(|seat| sit.seat.is_none_or(|wanted| wanted == *seat));
        let seat = wanted.ok_or_else(|| problem("seat-taken", "this seat is not free"))?;
        let place = &mut self.places[seat.index()];
        place.sits = Sits::Person(guest);
        place.token = digest(&token);
        self.elsewhere = true;
        Ok(SeatKey { seat, token })
    }

    /// Nobody comes to this seat by its key any more. Before the game it is free again.
    pub(crate) fn give_key_back(&mut self, seat: Seat) {
        let place = &mut self.places[seat.index()];
        if self.started.is_none() {
            *place = Place::new(Sits::Nobody);
        }
        place.token.clear();
    }

    /// Seats that somebody has a key to.
    pub(crate) fn held(&self) -> SeatSet {
        self.having(|place| !place.token.is_empty())
    }

    /// Bots take the free seats, and those of people who were expected and have never come. Who was here and has
    /// lost her line keeps her seat: she is stood in for, and comes back to it.
    pub(crate) fn fill(&mut self, strength: Strength) {
        for place in self.places.iter_mut().filter(|place| !place.is_ready()) {
            *place = Place::new(Sits::Bot(strength));
        }
    }

    pub(crate) fn needs_nonce(&self, seat: Seat) -> bool {
        self.started.is_none() && self.places[seat.index()].nonce.is_none()
    }

    pub(crate) fn add_nonce(&mut self, seat: Seat, nonce: Nonce) {
        self.places[seat.index()].nonce = Some(nonce);
    }

    /// Every seat is filled, and every person's device has added its nonce.
    pub(crate) fn is_ready(&self) -> bool {
        self.started.is_none() && self.places.iter().all(Place::is_ready)
    }

    pub(crate) fn begin(&mut self, now: Now) {
        self.started = Some(now);
    }

    // ---------------------------------------------------------------------------------------- what may be told

    pub(crate) fn header(&self, room: &dyn Room) -> Result<Header, Refusal> {
        let with_bots = self.places.iter().any(|place| place.bot().is_some());
        let options = room
            .options(&self.options, with_bots)
            .map_err(|_| crate::refusal("HOUSE-OPTION", "refusal-bad-option"))?;
        let sitters = self.places.iter().map(|place| Sitter {
            bot: place.bot(),
            nonce: place.nonce.unwrap_or_default(),
            name: self.guest(place).map_or_else(String::new, |guest| guest.name),
        });
        let wrong = || crate::refusal("HOUSE-SEAT", "refusal-no-such-seat");
        Ok(Header {
            game: self.game.clone(),
            edition: self.edition,
            options,
            seats: self.seats().starting_with(self.first).ok_or_else(wrong)?,
            sitters: sitters.collect(),
            commitment: Some(self.seed.commitment()),
            start: self.start(),
        })
    }

    pub(crate) fn start(&self) -> Start {
        let position = self.position.clone();
        position.map_or(Start::Opening, Start::Position)
    }

    pub(crate) fn info(&self, phase: Phase, awaits: SeatSet, here: SeatSet, away: SeatSet) -> TableInfo {
        let sitters = self.seats().iter().zip(&self.places).map(|(seat, place)| SitterInfo {
            seat,
            guest: self.guest(place),
            here: here.contains(seat),
            bot: place.bot(),
            away: away.contains(seat),
        });
        TableInfo {
            table: self.id.clone(),
            game: self.game.clone(),
            edition: self.edition,
            options: self.options.clone(),
            phase,
            open: self.open,
            first: self.first,
            sitters: sitters.collect(),
            awaits: awaits.iter().map(Seat::number).collect(),
            move_seconds: self.move_seconds,
            help: self.help(),
            commitment: self.seed.commitment().to_string(),
            seed: (phase == Phase::Over).then(|| self.seed.to_string()),
            next: self.next.clone(),
        }
    }

    /// Who sits there, as the others know her. A name reaches friends who came by the link; where anyone from the lobby may
    /// have come along nothing typed is shown.
    fn guest(&self, place: &Place) -> Option<Guest> {
        match &place.sits {
            Sits::Person(guest) if self.has_strangers() => Some(Guest {
                name: String::new(),
                ..guest.clone()
            }),
            Sits::Person(guest) => Some(guest.clone()),
            Sits::Nobody | Sits::Bot(_) => None,
        }
    }

    pub(crate) fn one_seat_each(&self) -> bool {
        self.open && !self.several
    }

    fn has_strangers(&self) -> bool {
        self.open || self.strangers
    }
}

fn seats_for(game: &GameInfo, count: usize) -> Result<Seats, Problem> {
    if !(game.min_seats..=game.max_seats).contains(&count) {
        let range = format!("{} is for {} to {} players", game.id, game.min_seats, game.max_seats);
        return Err(problem("bad-seats", range));
    }
    Ok(Seats::new(count))
}

fn digest(token: &str) -> String {
    hex::encode(Sha256::digest(token))
}

/// What has a text form is stored in it.
mod text {
    use super::*;

    pub fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(value)
    }

    pub fn deserialize<'a, T: FromStr<Err = ParseError>, D: Deserializer<'a>>(from: D) -> Result<T, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

mod text_if_any {
    use super::*;

    pub fn serialize<T: Display, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
        value.as_ref().map(ToString::to_string).serialize(to)
    }

    pub fn deserialize<'a, T: FromStr<Err = ParseError>, D: Deserializer<'a>>(from: D) -> Result<Option<T>, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        text.map(|text| text.parse().map_err(D::Error::custom)).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Houses that are open keep their tables: what they have stored is read, and written again as it was.
    #[test]
    fn what_was_stored_is_read_for_ever() {
        let stored = r#"{"id":"s3hqf2kddmnxp","game":"diamoniak","edition":1,"options":{"diamondsTo":"seller"},"open":true,"several":false,
            "strangers":true,"first":2,"move_seconds":30,"help":"all","elsewhere":false,"host":1,"next":null,
            "seed":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff","position":null,"started":1700000000000,
            "seen":1700000000000,
            "places":[{"sits":{"person":{"name":"Ann","picture":"owl"}},"token":"ab","nonce":"00112233445566778899aabbccddeeff"},
            {"sits":{"bot":"easy"},"token":"","nonce":null},{"sits":"nobody","token":"","nonce":null}]}"#;
        let agreed: Agreed = serde_json::from_str(stored).unwrap();
        assert_eq!(
            serde_json::to_string(&agreed).unwrap(),
            stored.replace("\n            ", "")
        );
        assert_eq!(agreed.persons(), SeatSet::one(Seat::from_index(0)));
        // Before strangers were told apart from open tables, before anybody could rehearse, before help was agreed.
        let older = stored
            .replace("\"several\":false,", "")
            .replace("\"strangers\":true,", "")
            .replace("\"position\":null,", "")
            .replace("\"help\":\"all\",\"elsewhere\":false,", "")
            .replace("\"seen\":1700000000000,", "");
        let older: Agreed = serde_json::from_str(&older).unwrap();
        assert!(older.has_strangers());
        assert_eq!(older.unseen_for(1_800_000_000_000), 0, "nobody knows since when");
        assert!(serde_json::from_str::<Agreed>(&stored.replace("aabb", "AABB")).is_err());
    }
}
