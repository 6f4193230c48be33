//! Before the game: setting up, sitting down, starting. And after it: again?

use std::sync::Arc;

use ludo::{Nonce, Room, Seat, SeatSet, Seed, Start, Strength};

use crate::{
    Agreed, Challenge, Conn, InEvening, Now, Origin, Out, Table,
    agreed::Here,
    live::trouble,
    problem,
    wire::{About, Bring, Claim, FrameKind, Guest, NewTable, Phase, Problem, SeatKey, SeatPlan, SitDown, TableInfo},
};

impl Table {
    /// A new table. `token` draws a secret for each seat that the host's device holds.
    pub fn set_up(
        id: String,
        plan: NewTable,
        host: &Guest,
        room: Arc<dyn Room>,
        seed: Seed,
        token: impl FnMut() -> String,
    ) -> Result<(Table, Vec<SeatKey>), Problem> {
        let plan = match (&plan.lesson, &plan.puzzle) {
            (None, None) => plan,
            (Some(name), _) => {
                let lesson = room.lesson(name);
                let lesson = lesson.ok_or_else(|| problem("no-such-lesson", format!("there is no lesson {name:?}")))?;
                let puzzle = None;
                crate::lesson::plan(&lesson.header, NewTable { puzzle, ..plan })
            }
            (None, Some(name)) => {
                let puzzle = room.puzzle(name);
                let puzzle = puzzle.ok_or_else(|| problem("no-such-puzzle", format!("there is no puzzle {name:?}")))?;
                crate::lesson::plan(&puzzle.header, plan)
            }
        };
        let with_bots = plan.seats.iter().any(|plan| matches!(plan, SeatPlan::Bot { .. }));
        // A position is set up as a record is read: also with what is not offered any more.
        let offered = match plan.position {
            None => room.offers(&plan.options),
            Some(_) => room.options(&plan.options, with_bots).map(|_| ()),
        };
        offered.map_err(|bad| problem("bad-option", bad.to_string()))?;
        let among_friends = |(key, value): &&(&str, &str)| plan.options.get(*key).is_some_and(|chosen| chosen == value);
        if let Some((key, value)) = room.among_friends().iter().find(among_friends).filter(|_| plan.open) {
            let detail = format!("{key}={value} is for friends: strangers do not write to each other");
            return Err(problem("bad-option", detail));
        }
        let (agreed, keys) = Agreed::planned(id, plan, host, &room.info(), seed, token)?;
        Ok((Table::gathering(agreed, room)?, keys))
    }

    /// Everybody who plays this has the same luck: its seed is told after this moment only.
    ///
    /// # Errors
    /// Where the game cannot see to that.
    pub fn sharing_luck(mut self, until: Now) -> Result<Table, Problem> {
        self.agreed.share_luck(until);
        Table::gathering(self.agreed, self.room)
    }

    /// It is somebody's only try at a challenge.
    pub fn of_challenge(mut self, challenge: Challenge) -> Table {
        self.agreed.set_challenge(challenge);
        self
    }

    /// Its result counts for an evening.
    pub fn of_evening(mut self, evening: InEvening) -> Table {
        self.agreed.set_evening(evening);
        self
    }

    /// The game begins, whoever is missing: who comes later finds somebody standing in for her. Her device adds nothing to chance.
    pub fn begin_without(&mut self, now: Now, out: &mut Out) {
        for seat in self.agreed.missing().iter() {
            self.agreed.add_nonce(seat, Nonce::NONE);
        }
        self.start_if_ready(now, out);
    }

    /// The same people at a new table: the same seats, and the keys they have still fit.
    pub fn again(&self, id: String, other_game: Option<Arc<dyn Room>>, seed: Seed) -> Result<Table, Problem> {
        let same = other_game.is_none();
        let room = other_game.unwrap_or_else(|| self.room.clone());
        let agreed = self.agreed.again(id, &room.info(), same, seed)?;
        Table::gathering(agreed, room)
    }

    /// Rules that refuse this number of seats, these options or this position say so now, not when everybody is waiting.
    fn gathering(agreed: Agreed, room: Arc<dyn Room>) -> Result<Table, Problem> {
        let code = match agreed.start() {
            Start::Opening => "bad-option",
            Start::Position(_) => "unreadable",
        };
        let opens = agreed.header(&*room).and_then(|header| room.open(header));
        opens.map_err(|refusal| problem(code, refusal.to_string()))?;
        Ok(Table::new(agreed, room))
    }

    pub fn next(&self) -> Option<&str> {
        self.agreed.next()
    }

    pub fn set_next(&mut self, table: String, out: &mut Out) {
        self.agreed.set_next(table);
        out.save = true;
        self.tell_table(out);
    }

    pub fn holds(&self, key: &SeatKey) -> bool {
        self.agreed.opened_by(key).is_some()
    }

    /// From now on another key opens this seat, and the one that did opens nothing; false where it does already. Pages that hold the
    /// seat keep it until they go.
    pub fn change_key(&mut self, seat: Seat, token: &str, out: &mut Out) -> bool {
        let changed = self.agreed.change_key(seat, token);
        out.save |= changed;
        changed
    }

    /// The key as it fits: who has changed her seat has still the same token.
    pub fn fitted(&self, key: SeatKey) -> Option<SeatKey> {
        let seat = self.agreed.opened_by(&key)?;
        Some(SeatKey { seat, ..key })
    }

    /// May somebody who comes from there take a seat?
    pub fn has_room_for(&self, from: &Origin) -> Result<(), Problem> {
        self.agreed.has_room_for(from)
    }

    /// Who sits there comes from there.
    pub fn came_from(&mut self, seat: Seat, from: &Origin, out: &mut Out) {
        out.save |= self.agreed.came_from(seat, from);
    }

    pub fn info(&self) -> TableInfo {
        let company = &self.going.company;
        let awaits = self
            .going
            .play
            .as_ref()
            .map_or(SeatSet::NONE, |play| play.awaits().who());
        let here = Here {
            here: company.here(),
            away: company.away(),
            stood_in: company.stood_in(),
            watching: company.watching(),
            seed_told: self.seed_is_told(),
        };
        self.agreed.info(self.phase(), awaits, here)
    }

    /// By this mark the house finds the seats of a guest again: see [`Table::forget`].
    pub fn mark(&mut self, seat: Seat, mark: String, out: &mut Out) {
        self.agreed.mark(seat, mark);
        out.save = true;
    }

    /// Whose seats these are wants to be forgotten: her names go, and she goes for good. What was played stays as it was.
    pub fn forget(&mut self, hers: SeatSet, now: Now, out: &mut Out) {
        for seat in hers.iter() {
            self.leave(seat, now, out);
            self.agreed.forget(seat);
            if let Some(play) = &mut self.going.play {
                play.forget_name(seat);
            }
        }
        if !hers.is_empty() {
            self.are_gone(now, out);
        }
    }

    /// Somebody takes a free seat.
    pub fn sit(&mut self, sit: SitDown, me: &Guest, token: String, out: &mut Out) -> Result<SeatKey, Problem> {
        if self.phase() != Phase::Gathering {
            return Err(problem("already-playing", "this table has begun; you can look on"));
        }
        let key = self.agreed.sit(sit, me, token)?;
        out.save = true;
        self.tell_table(out);
        Ok(key)
    }

    /// Bots take the seats that are not ready; whoever held one of them looks on.
    pub(crate) fn fill(&mut self, strength: Strength, now: Now, out: &mut Out) {
        self.agreed.fill(strength);
        self.going.company.hold_only(self.agreed.on_the_line());
        self.drop_stale_wishes(out);
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
            let Some(seat) = self.agreed.opened_by(&key) else {
                continue;
            };
            held = held.with(seat);
            if !self.agreed.needs_nonce(seat) {
                continue;
            }
            match claim.nonce.parse::<Nonce>() {
                Ok(nonce) => {
                    self.agreed.add_nonce(seat, nonce);
                    out.save = true;
                }
                // The game waits for this nonce, so whoever sent it has to know.
                Err(why) => {
                    let about = About::seat(FrameKind::Hello, claim.seat);
                    out.tell(conn, trouble(about, problem("unreadable", why.to_string())));
                }
            }
        }
        held
    }

    /// The game begins when every seat is filled and every person's device has added its nonce.
    pub(crate) fn start_if_ready(&mut self, now: Now, out: &mut Out) {
        if !self.agreed.is_ready() {
            return;
        }
        let header = self.agreed.header(&*self.room);
        let header = header.expect("it was checked when the table was set up");
        let play = self.room.open(header).expect("it opened when the table was set up");
        self.going.clocks = self.clocks_of(&*play);
        self.going.play = Some(play);
        self.agreed.begin(now);
        self.drop_stale_wishes(out);
        out.save = true;
        self.tell_table(out);
        self.begin(now, out);
    }

    /// Two change places, with all that is theirs.
    pub(crate) fn swap(&mut self, one: Seat, other: Seat, now: Now, out: &mut Out) {
        self.agreed.swap(one, other);
        self.going.company.swap(one, other);
        self.forget_swaps([one, other], out);
        out.save = true;
        self.tell_table(out);
        self.start_if_ready(now, out);
    }

    /// A person lets a bot of her own take a free seat, and is given its key. Among strangers only who set the table up does:
    /// they see it before they sit down.
    pub fn bring(&mut self, wish: &Bring, token: String, out: &mut Out) -> Result<SeatKey, Problem> {
        if self.phase() != Phase::Gathering {
            return Err(problem("already-playing", "this table has begun"));
        }
        let by = self.agreed.opened_by(&wish.key);
        let by = by.filter(|seat| self.agreed.persons().contains(*seat));
        let by = by.ok_or_else(|| problem("not-your-seat", "this key fits no seat of a person at this table"))?;
        if self.agreed.is_open() && !self.is_host(SeatSet::one(by)) {
            return Err(problem(
                "not-the-host",
                "at an open table only who set it up brings a bot along",
            ));
        }
        let key = self.agreed.bring(by, wish, token)?;
        out.save = true;
        self.tell_table(out);
        Ok(key)
    }

    /// The bot that was brought along to this seat goes, and its key opens nothing any more. Who gave it the key says so, or
    /// whoever fills seats.
    pub(crate) fn dismiss(&mut self, held: SeatSet, bot: Seat, now: Now, out: &mut Out) -> Result<(), Problem> {
        let by = Some(bot).filter(|seat| self.agreed.seats().contains(*seat));
        let by = by.and_then(|seat| self.agreed.brought_by(seat));
        let by = by.ok_or_else(|| problem("bad-seats", "nobody has brought a bot along to this seat"))?;
        if !held.contains(by) && !self.is_host(held) {
            return Err(problem("not-your-seat", "somebody else has given this bot its key"));
        }
        self.quit(bot, now, out);
        Ok(())
    }

    /// Who set the table up, or any person seated while that one is not here.
    pub(crate) fn is_host(&self, held: SeatSet) -> bool {
        let host = self.agreed.host();
        let persons = self.agreed.persons();
        let held: SeatSet = held.iter().filter(|seat| persons.contains(*seat)).collect();
        held.contains(host) || (!held.is_empty() && !self.going.company.here().contains(host))
    }
}
