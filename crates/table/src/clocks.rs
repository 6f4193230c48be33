//! The time that each seat has for the whole game. It follows from the lines' own moments: nothing of it is stored.

use ludo::{Awaits, BySeat, Line, Millis, Note, Playing, Seat, SeatSet, Seats, What};

use crate::{
    Now, Out, Table, retell,
    wire::{AtZero, GameClock, Phase, SeatClock},
};

/// How it stands after the newest line.
#[derive(Debug)]
pub(crate) struct Clocks {
    increment: Millis,
    left: BySeat<Millis>,
    /// Whose clocks run, and since which moment of the game.
    run: SeatSet,
    since: Millis,
    /// Whose turn it is, also while chance answers or a window is open.
    turn: SeatSet,
}

impl Clocks {
    fn new(agreed: GameClock, seats: Seats) -> Clocks {
        Clocks {
            increment: Millis::from(agreed.increment) * 1000,
            left: seats.iter().map(|_| Millis::from(agreed.seconds) * 1000).collect(),
            run: SeatSet::NONE,
            since: 0,
            turn: SeatSet::NONE,
        }
    }

    /// The game awaits this since that moment. Chance costs nobody time, and a window has a clock of its own.
    fn go_on(&mut self, awaits: Awaits, at: Millis, taken_back: bool) {
        for seat in self.run.iter() {
            self.left[seat.index()] = self.left(seat, at);
        }
        (self.since, self.run) = (at, SeatSet::NONE);
        let Awaits::Seats { who, until: None } = awaits else {
            return;
        };
        self.run = who;
        let done = self.turn.iter().filter(|seat| !who.contains(*seat) && !taken_back);
        for left in done.map(|seat| seat.index()) {
            // What has run out stays so.
            if self.left[left] > 0 {
                self.left[left] += self.increment;
            }
        }
        self.turn = who;
    }

    pub fn note_line(&mut self, line: &Line, awaits: Awaits) {
        let taken_back = matches!(line.what, What::House(Note::Undo(_)));
        self.go_on(awaits, line.at, taken_back);
    }

    fn left(&self, seat: Seat, at: Millis) -> Millis {
        let used = if self.run.contains(seat) {
            at.saturating_sub(self.since)
        } else {
            0
        };
        self.left[seat.index()].saturating_sub(used)
    }

    /// When the clock of this seat runs out, if it runs.
    fn runs_out(&self, seat: Seat) -> Option<Millis> {
        self.run.contains(seat).then(|| self.since + self.left[seat.index()])
    }
}

impl Table {
    /// The clocks as they stand after the lines of this game; None where only moves are timed, or nothing is.
    pub(crate) fn clocks_of(&self, play: &dyn Playing) -> Option<Clocks> {
        let mut clocks = Clocks::new(self.agreed.clock()?, self.agreed.seats());
        clocks.go_on(play.reopened().awaits(), 0, false);
        retell(play, |_, line, _, play| clocks.note_line(line, play.awaits()));
        Some(clocks)
    }

    /// For pages, as long as it is played: the clocks of persons.
    pub(crate) fn seat_clocks(&self, now: Now) -> Vec<SeatClock> {
        let Some(clocks) = self.going.clocks.as_ref().filter(|_| self.phase() == Phase::Playing) else {
            return Vec::new();
        };
        let clock = |seat| SeatClock {
            seat,
            left_ms: u32::try_from(clocks.left(seat, self.millis(now))).unwrap_or(u32::MAX),
            runs: clocks.run.contains(seat),
        };
        self.agreed.on_the_line().iter().map(clock).collect()
    }

    /// She has no time left in this game: a bot plays on for her.
    pub(crate) fn time_is_up(&self, seat: Seat) -> bool {
        let clocks = self.going.clocks.as_ref();
        self.agreed.at_zero() == AtZero::Bot && clocks.is_some_and(|clocks| clocks.left(seat, clocks.since) == 0)
    }

    /// When the clock of the present decision runs out for this seat, that of the move or that of the game.
    /// A window has a clock of its own: who lets it pass has decided.
    pub(crate) fn runs_out_for(&self, seat: Seat) -> Option<Now> {
        let seconds = self.agreed.move_seconds().filter(|_| self.closes().is_none());
        let of_move = seconds.map(|seconds| self.going.asked + Now::from(seconds) * 1000);
        let clocks = self.going.clocks.as_ref();
        let of_game = clocks.and_then(|clocks| clocks.runs_out(seat)).map(|at| self.when(at));
        of_move.into_iter().chain(of_game).min()
    }

    // ------------------------------------------------------------------------------------- while nobody plays

    /// Nobody is here any more: the game's time stands still until somebody comes.
    pub(crate) fn rest(&mut self, now: Now) {
        if self.going.company.pages().is_empty() && self.phase() == Phase::Playing {
            self.going.rests.get_or_insert(now);
        }
    }

    /// Somebody comes. Nobody is charged for the time in which no page was here, or the house was closed. What a window
    /// waits for is a moment of the clock on the wall, and stays where it is.
    pub(crate) fn wake(&mut self, now: Now, out: &mut Out) {
        let after_a_restart = self.going.asked == 0;
        let rested = self.going.rests.take();
        if self.phase() != Phase::Playing || self.closes().is_some() || self.counts_hands() {
            return;
        }
        let last = self.going.play.as_ref().and_then(|play| play.lines().last());
        let newest = self.when(last.map_or(0, |line| line.at));
        let since = if after_a_restart { Some(newest) } else { rested };
        let gap = since.map_or(0, |since| now.saturating_sub(since));
        if gap > 0 {
            self.agreed.rested(gap);
            self.going.company.rested(gap);
            self.going.asked += if after_a_restart { 0 } else { gap };
            out.save = true;
        }
    }
}
