//! What was agreed about a table: everything about it that is not in its lines, as it stands on disk.

mod brought;
mod hers;
mod place;
mod seating;

use std::collections::BTreeMap;

use ludo::{BySeat, GameInfo, Header, Refusal, Room, Seat, SeatSet, Seats, Seed, Sitter, Start, Strength};
use serde::{Deserialize, Serialize};

pub use hers::IsHers;
pub use place::Origin;
use place::{Place, Sits, digest, is_told_apart, text};

use crate::{
    Now, check_guest, problem,
    wire::{AtZero, Away, GameClock, Guest, Help, NewTable, Phase, Problem, SeatKey, SeatPlan, SitterInfo, TableInfo},
};

/// A table with a clock gives at least this long and at most that long for a decision.
const MOVE_SECONDS: std::ops::RangeInclusive<u16> = 5..=600;
/// A clock for the whole game gives at least a minute and at most two hours, and adds at most a minute for each turn.
const GAME_SECONDS: std::ops::RangeInclusive<u16> = 60..=7200;
const MOST_INCREMENT: u16 = 60;
/// Nobody is asked later than this what is to become of who is away.
const MOST_AWAY_SECONDS: u16 = 3600;
/// How long friends wait before they are asked, and others before a bot stands in.
const FRIENDS_WAIT: Away = Away::Ask { seconds: 300 };
const OTHERS_WAIT: Away = Away::Bot { seconds: 20 };
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<GameClock>,
    #[serde(default, skip_serializing_if = "AtZero::is_usual")]
    at_zero: AtZero,
    /// As the host said; if she said nothing, it depends on who came.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    away: Option<Away>,
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
    /// The lesson of the game that is learnt here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lesson: Option<String>,
    /// Everybody who plays this has the same luck, and the seed is nobody's before this moment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    same_luck_until: Option<Now>,
    /// The puzzle that is solved here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    puzzle: Option<String>,
    /// A table of the daily challenge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    challenge: Option<Challenge>,
    /// A table of an evening.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    evening: Option<InEvening>,
    /// When the game began; None while gathering.
    started: Option<Now>,
    /// When somebody was last here, to the hour.
    #[serde(default)]
    seen: Now,
    places: BySeat<Place>,
}

/// One of the tables at which everybody plays the same game on a day: hers alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Challenge {
    /// Days since 1970, by the clock of Greenwich.
    pub day: u64,
    /// As the house knows her.
    pub guest: String,
    /// Whose link she came by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub circle: Option<String>,
}

/// One of the tables of an evening: its result counts there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InEvening {
    pub evening: String,
    /// Its number there.
    pub table: u32,
}

/// Who is here, as `company` knows it.
pub(crate) struct Here {
    pub here: SeatSet,
    pub away: SeatSet,
    pub stood_in: SeatSet,
    pub watching: u32,
    pub seed_told: bool,
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
        check_times(&plan)?;
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
        let is_timed = plan.clock.is_some() || !plan.open;
        let usual_seconds = (!is_timed).then_some(MOVE_SECONDS_AMONG_STRANGERS);
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
            clock: plan.clock,
            at_zero: plan.at_zero,
            away: plan.away,
            help: plan.help,
            elsewhere: false,
            host,
            next: None,
            seed,
            position: plan.position,
            lesson: plan.lesson,
            same_luck_until: None,
            puzzle: plan.puzzle,
            challenge: None,
            evening: None,
            started: None,
            seen: 0,
            places,
        };
        Ok((agreed, keys))
    }

    /// As a record's header says it, with all its persons at one device, who hold their seats by this token; begun
    /// when the clock began.
    pub fn on_one_device(header: &Header, seed: Seed, token: &str) -> Agreed {
        let place = |sitter: &Sitter| {
            let guest = Guest {
                name: sitter.name.clone(),
                picture: String::new(),
                child: false,
            };
            let by = header.seats.first();
            Place {
                token: digest(token),
                nonce: Some(sitter.nonce),
                ..Place::new(match (sitter.bot, sitter.brought) {
                    (Some(strength), _) => return Place::new(Sits::Bot(strength)),
                    (None, true) => Sits::Brought { guest, by },
                    (None, false) => Sits::Person(guest),
                })
            }
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
            clock: None,
            at_zero: AtZero::Bot,
            away: None,
            help: Some(Help::All),
            elsewhere: false,
            host: header.seats.first(),
            next: None,
            seed,
            position: match &header.start {
                Start::Opening => None,
                Start::Position(position) => Some(position.clone()),
            },
            lesson: None,
            same_luck_until: None,
            puzzle: None,
            challenge: None,
            evening: None,
            started: Some(0),
            seen: 0,
            places: header.sitters.iter().map(place).collect(),
        }
    }

    /// The same people at a new table: the same seats, and the keys they have still fit. Options go with the game; the next
    /// one begins.
    pub(crate) fn again(&self, id: String, game: &GameInfo, same: bool, seed: Seed) -> Result<Agreed, Problem> {
        seats_for(game, self.places.len())?;
        let anew = |place: &Place| match place.sits {
            // Who has gone for good is not waited for.
            Sits::Person(_) if place.token.is_empty() => Place::new(Sits::Nobody),
            // A key for a bot is for one table.
            Sits::Brought { .. } => Place::new(Sits::Nobody),
            _ => Place {
                nonce: None,
                fastest_ms: None,
                from: None,
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
            first: self.seats().after(self.first),
            next: None,
            seed,
            position: None,
            lesson: None,
            same_luck_until: None,
            puzzle: None,
            challenge: None,
            evening: None,
            started: None,
            seen: 0,
            places: self.places.iter().map(anew).collect(),
            ..self.clone()
        })
    }

    pub(crate) fn seats(&self) -> Seats {
        Seats::new(self.places.len())
    }

    pub(crate) fn lesson(&self) -> Option<&str> {
        self.lesson.as_deref()
    }

    pub(crate) fn puzzle(&self) -> Option<&str> {
        self.puzzle.as_deref()
    }

    pub(crate) fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Nobody has any use for it any more who still plays.
    pub(crate) fn seed_may_be_told(&self, now: Now) -> bool {
        self.same_luck_until.is_none_or(|until| now >= until)
    }

    pub(crate) fn share_luck(&mut self, until: Now) {
        self.same_luck_until = Some(until);
    }

    /// When nobody can play with the same luck any more.
    pub(crate) fn same_luck_until(&self) -> Option<Now> {
        self.same_luck_until
    }

    pub fn challenge(&self) -> Option<&Challenge> {
        self.challenge.as_ref()
    }

    pub fn evening(&self) -> Option<&InEvening> {
        self.evening.as_ref()
    }

    pub(crate) fn set_evening(&mut self, evening: InEvening) {
        self.evening = Some(evening);
    }

    pub(crate) fn set_challenge(&mut self, challenge: Challenge) {
        self.challenge = Some(challenge);
    }

    pub(crate) fn started(&self) -> Option<Now> {
        self.started
    }

    pub(crate) fn move_seconds(&self) -> Option<u16> {
        self.move_seconds
    }

    pub(crate) fn clock(&self) -> Option<GameClock> {
        self.clock
    }

    pub(crate) fn at_zero(&self) -> AtZero {
        self.at_zero
    }

    /// Strangers do not wait long for each other, and on one device nobody is away alone; friends wait, and are asked.
    fn away(&self) -> Away {
        let friends = self.is_from_elsewhere() && !self.has_strangers();
        self.away.unwrap_or(if friends { FRIENDS_WAIT } else { OTHERS_WAIT })
    }

    /// So long nobody played: the game goes on as if that time had not been.
    pub(crate) fn rested(&mut self, gap: Now) {
        self.started = self.started.map(|started| started + gap);
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

    pub(crate) fn is_open(&self) -> bool {
        self.open
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
        let usual = if self.is_from_elsewhere() {
            Help::None
        } else {
            Help::All
        };
        self.help.unwrap_or(usual)
    }

    fn is_from_elsewhere(&self) -> bool {
        self.elsewhere || self.places.iter().any(|place| place.sits == Sits::Nobody)
    }

    /// May this seat ask the house what to do?
    pub(crate) fn may_ask(&self, seat: Seat) -> bool {
        let is_child = match &self.places[seat.index()].sits {
            Sits::Person(guest) => guest.child,
            Sits::Brought { .. } => return false,
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

    /// The seat that this key opens. It is known by its token: who has changed her seat may still name the old one.
    pub(crate) fn opened_by(&self, key: &SeatKey) -> Option<Seat> {
        let token = digest(&key.token);
        let fits = self.having(|place| !place.token.is_empty() && place.token == token);
        let named = fits.contains(key.seat).then_some(key.seat);
        named.or(fits.first())
    }

    // ---------------------------------------------------------------------------------------- what may be told

    pub(crate) fn header(&self, room: &dyn Room) -> Result<Header, Refusal> {
        let is_bot = |place: &Place| place.bot().is_some() || place.brought_by().is_some();
        let with_bots = self.places.iter().any(is_bot);
        let options = room
            .options(&self.options, with_bots)
            .map_err(|_| crate::refusal("HOUSE-OPTION", "refusal-bad-option"))?;
        let sitters = self.places.iter().map(|place| Sitter {
            bot: place.bot(),
            brought: place.brought_by().is_some(),
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
            // What a lesson says has nothing to do with the seed.
            commitment: self.lesson.is_none().then(|| self.seed.commitment()),
            same_luck: self.same_luck_until.is_some(),
            start: self.start(),
        })
    }

    pub(crate) fn start(&self) -> Start {
        let position = self.position.clone();
        position.map_or(Start::Opening, Start::Position)
    }

    pub(crate) fn info(&self, phase: Phase, awaits: SeatSet, company: Here) -> TableInfo {
        let sitters = self.seats().iter().zip(&self.places).map(|(seat, place)| SitterInfo {
            seat,
            guest: self.guest(place),
            here: company.here.contains(seat),
            bot: place.bot(),
            brought: place.brought_by(),
            away: company.away.contains(seat),
            stood_in: company.stood_in.contains(seat),
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
            clock: self.clock,
            at_zero: self.at_zero,
            help: self.help(),
            away: self.away(),
            lesson: self.lesson.clone(),
            puzzle: self.puzzle.clone(),
            watching: company.watching,
            commitment: self.seed.commitment().to_string(),
            seed: company.seed_told.then(|| self.seed.to_string()),
            next: self.next.clone(),
            challenge: self.challenge.is_some(),
            evening: self.evening.as_ref().map(|of| of.evening.clone()),
        }
    }

    /// Who sits there, as the others know her. A name reaches friends who came by the link; where anyone from the lobby may
    /// have come along nothing typed is shown.
    fn guest(&self, place: &Place) -> Option<Guest> {
        let mut guest = place.guest()?.clone();
        if self.has_strangers() {
            guest.name.clear();
        }
        Some(guest)
    }

    /// Strangers may come, and everybody takes one seat.
    fn one_seat_each(&self) -> bool {
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

fn check_times(plan: &NewTable) -> Result<(), Problem> {
    let too_long = |away: &Away| match away {
        Away::Wait => false,
        Away::Ask { seconds } | Away::Bot { seconds } => *seconds > MOST_AWAY_SECONDS,
    };
    let bad_clock = |clock: GameClock| !GAME_SECONDS.contains(&clock.seconds) || clock.increment > MOST_INCREMENT;
    if plan
        .move_seconds
        .is_some_and(|seconds| !MOVE_SECONDS.contains(&seconds))
    {
        return Err(problem("bad-clock", "a clock gives 5 to 600 seconds"));
    }
    if plan.clock.is_some_and(bad_clock) {
        let detail = "a clock for the whole game gives 60 to 7200 seconds, and adds at most 60 for each turn";
        return Err(problem("bad-clock", detail));
    }
    if plan.away.as_ref().is_some_and(too_long) {
        return Err(problem(
            "bad-clock",
            "who is away is waited for without end, or for at most 3600 seconds",
        ));
    }
    Ok(())
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
