//! Before the game: setting up, sitting down, starting. And after it: again?

use std::sync::Arc;

use ludo::{BySeat, Header, Nonce, Refusal, Room, Seat, SeatSet, Seats, Seed, Sitter, Start, Strength};

use crate::{
    Conn, Now, Out, Table, check_guest,
    hands::Question,
    live::trouble,
    place::{Place, Sits, digest},
    problem,
    wire::{
        About, Claim, FrameKind, Guest, NewTable, Phase, Problem, SeatKey, SeatPlan, SitDown, SitterInfo, TableInfo,
    },
};

/// A table with a clock gives at least this long and at most that long for a decision.
const MOVE_SECONDS: std::ops::RangeInclusive<u16> = 5..=600;

impl Table {
    /// A new table. `token` draws a secret for each seat that the host's device holds.
    pub fn set_up(
        id: String,
        plan: NewTable,
        host: &Guest,
        room: Arc<dyn Room>,
        seed: Seed,
        mut token: impl FnMut() -> String,
    ) -> Result<(Table, Vec<SeatKey>), Problem> {
        let info = room.info();
        if !(info.min_seats..=info.max_seats).contains(&plan.seats.len()) {
            let range = format!("{} is for {} to {} players", info.id, info.min_seats, info.max_seats);
            return Err(problem("bad-seats", range));
        }
        let seats = Seats::new(plan.seats.len());
        if !seats.contains(plan.first) {
            return Err(problem("bad-seats", "the seat that begins is not at the table"));
        }
        if plan
            .move_seconds
            .is_some_and(|seconds| !MOVE_SECONDS.contains(&seconds))
        {
            return Err(problem("bad-clock", "a clock gives 5 to 600 seconds"));
        }
        let with_bots = plan.seats.iter().any(|plan| matches!(plan, SeatPlan::Bot { .. }));
        room.options(&plan.options, with_bots)
            .map_err(|bad| problem("bad-option", bad.to_string()))?;
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
                SeatPlan::Here { guest } => Sits::Person(check_guest(guest)?),
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
        let table = Table {
            id,
            room,
            options: plan.options,
            open: plan.open,
            strangers: plan.open,
            first: plan.first,
            move_seconds: plan.move_seconds,
            host,
            next: None,
            seed,
            start: plan.position.map_or(Start::Opening, Start::Position),
            places,
            play: None,
            started: 0,
            asked: 0,
            pages: Vec::new(),
            wish: None,
            thinking: (Question::After(0), SeatSet::NONE),
            plans: Vec::new(),
            sealed: None,
        };
        table.check_rules()?;
        Ok((table, keys))
    }

    /// Rules that refuse this number of seats, these options or this position say so now, not when everybody is waiting.
    fn check_rules(&self) -> Result<(), Problem> {
        let opens = self.header().and_then(|header| self.room.open(header));
        let code = match self.start {
            Start::Opening => "bad-option",
            Start::Position(_) => "unreadable",
        };
        opens.map(|_| ()).map_err(|refusal| problem(code, refusal.to_string()))
    }

    /// The same people at a new table: the same seats, and the keys they have still fit.
    pub fn again(&self, id: String, other_game: Option<Arc<dyn Room>>, seed: Seed) -> Result<Table, Problem> {
        let same = other_game.is_none();
        let room = other_game.unwrap_or_else(|| self.room.clone());
        let info = room.info();
        if !(info.min_seats..=info.max_seats).contains(&self.places.len()) {
            return Err(problem(
                "bad-seats",
                format!("{} is not for {} players", info.id, self.places.len()),
            ));
        }
        let places = self.places.iter().map(|place| Place {
            token: place.token.clone(),
            ..Place::new(place.sits.clone())
        });
        let table = Table {
            id,
            room,
            options: if same { self.options.clone() } else { Default::default() },
            open: false,
            strangers: self.strangers,
            first: self.first,
            move_seconds: self.move_seconds,
            host: self.host,
            next: None,
            seed,
            start: Start::Opening,
            places: places.collect(),
            play: None,
            started: 0,
            asked: 0,
            pages: Vec::new(),
            wish: None,
            thinking: (Question::After(0), SeatSet::NONE),
            plans: Vec::new(),
            sealed: None,
        };
        table.check_rules()?;
        Ok(table)
    }

    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    pub fn set_next(&mut self, table: String, out: &mut Out) {
        self.next = Some(table);
        out.save = true;
        self.tell_table(out);
    }

    pub fn holds(&self, key: &SeatKey) -> bool {
        self.places
            .get(key.seat.index())
            .is_some_and(|place| place.gives_way_to(&key.token))
    }

    pub fn info(&self) -> TableInfo {
        let game = self.room.info();
        let connected = self.connected();
        let seats = Seats::new(self.places.len());
        let sitters = seats.iter().zip(&self.places).map(|(seat, place)| SitterInfo {
            seat,
            guest: match &place.sits {
                Sits::Person(guest) => Some(Guest {
                    name: self.shown_name(place),
                    ..guest.clone()
                }),
                Sits::Nobody | Sits::Bot(_) => None,
            },
            here: connected.contains(seat),
            bot: match place.sits {
                Sits::Bot(strength) => Some(strength),
                Sits::Nobody | Sits::Person(_) => None,
            },
            away: place.away.is_some(),
        });
        TableInfo {
            table: self.id.clone(),
            game: game.id.to_owned(),
            edition: game.edition,
            options: self.options.clone(),
            phase: self.phase(),
            open: self.open,
            first: self.first,
            sitters: sitters.collect(),
            move_seconds: self.move_seconds,
            commitment: self.seed.commitment().to_string(),
            next: self.next.clone(),
        }
    }

    /// Somebody takes a free seat.
    pub fn sit(&mut self, sit: SitDown, me: &Guest, token: String, out: &mut Out) -> Result<SeatKey, Problem> {
        if self.phase() != Phase::Gathering {
            return Err(problem("already-playing", "this table has begun; you can look on"));
        }
        let guest = check_guest(sit.guest.as_ref().unwrap_or(me))?;
        let mut free = Seats::new(self.places.len())
            .iter()
            .filter(|seat| self.places[seat.index()].sits == Sits::Nobody);
        let wanted = free.find(|seat| sit.seat.is_none_or(|wanted| wanted == *seat));
        let seat = wanted.ok_or_else(|| problem("seat-taken", "this seat is not free"))?;
        let place = &mut self.places[seat.index()];
        place.sits = Sits::Person(guest);
        place.token = digest(&token);
        out.save = true;
        self.tell_table(out);
        Ok(SeatKey { seat, token })
    }

    /// Bots take the free seats, and those of people who were expected and have never come. Who was here and has
    /// lost her line keeps her seat: she is stood in for, and comes back to it.
    pub(crate) fn fill(&mut self, strength: Strength, now: Now, out: &mut Out) {
        for place in &mut self.places {
            let expected = place.is_person() && place.nonce.is_none();
            if place.sits == Sits::Nobody || expected {
                *place = Place::new(Sits::Bot(strength));
            }
        }
        // Whoever was there but could not be reckoned with looks on.
        let places = &self.places;
        let hers = |seat: &Seat| places[seat.index()].is_person();
        for page in &mut self.pages {
            page.held = page.held.iter().filter(hers).collect();
        }
        out.save = true;
        self.tell_table(out);
        self.start_if_ready(now, out);
    }

    /// A page shows its keys: which seats it holds. The first nonce before the start counts.
    pub(crate) fn claim(&mut self, conn: Conn, claims: &[Claim], out: &mut Out) -> SeatSet {
        let mut held = SeatSet::NONE;
        for claim in claims {
            let key = SeatKey {
                seat: claim.seat,
                token: claim.token.clone(),
            };
            if !self.holds(&key) {
                continue;
            }
            held = held.with(claim.seat);
            let place = &mut self.places[claim.seat.index()];
            if self.play.is_some() || place.nonce.is_some() {
                continue;
            }
            match claim.nonce.parse::<Nonce>() {
                Ok(nonce) => {
                    place.nonce = Some(nonce);
                    out.save = true;
                }
                // The game waits for this nonce, so whoever sent it has to know.
                Err(why) => {
                    let about = About::seat(FrameKind::Hello, claim.seat);
                    out.sends
                        .push((conn, trouble(about, problem("unreadable", why.to_string()))));
                }
            }
        }
        held
    }

    /// The game begins when every seat is filled and every person's device has added its nonce.
    pub(crate) fn start_if_ready(&mut self, now: Now, out: &mut Out) {
        let ready = |place: &Place| match place.sits {
            Sits::Nobody => false,
            Sits::Person(_) => place.nonce.is_some(),
            Sits::Bot(_) => true,
        };
        if self.play.is_some() || !self.places.iter().all(ready) {
            return;
        }
        let header = self.header().expect("it was checked when the table was set up");
        self.play = Some(self.room.open(header).expect("it opened when the table was set up"));
        self.started = now;
        out.save = true;
        self.tell_table(out);
        self.begin(now, out);
    }

    pub(crate) fn header(&self) -> Result<Header, Refusal> {
        let seats = Seats::new(self.places.len());
        let wrong = || crate::refusal("HOUSE-SEAT", "refusal-no-such-seat");
        let with_bots = self.places.iter().any(|place| matches!(place.sits, Sits::Bot(_)));
        let options = self
            .room
            .options(&self.options, with_bots)
            .map_err(|_| crate::refusal("HOUSE-OPTION", "refusal-bad-option"))?;
        let sitters = self.places.iter().map(|place| Sitter {
            bot: match place.sits {
                Sits::Bot(strength) => Some(strength),
                Sits::Person(_) | Sits::Nobody => None,
            },
            nonce: place.nonce.unwrap_or_default(),
            name: self.shown_name(place),
        });
        let info = self.room.info();
        Ok(Header {
            game: info.id.to_owned(),
            edition: info.edition,
            options,
            seats: seats.starting_with(self.first).ok_or_else(wrong)?,
            sitters: sitters.collect(),
            commitment: Some(self.seed.commitment()),
            start: self.start.clone(),
        })
    }

    /// Who set the table up, or anyone seated while that one is not here.
    pub(crate) fn is_host(&self, held: SeatSet) -> bool {
        held.contains(self.host) || (!held.is_empty() && !self.connected().contains(self.host))
    }

    /// A name reaches friends who came by the link. Where anyone from the lobby may have come along nothing typed is
    /// shown.
    fn shown_name(&self, place: &Place) -> String {
        if self.strangers { String::new() } else { place.name() }
    }
}
