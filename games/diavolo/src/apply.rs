//! What then happens.

use ludo::{Seat, SeatSet, Tell};

use crate::{
    event::{Event, Tally, Verdict},
    judge::Ruling,
    piece::{Devil, MOST_GEMS},
    state::{Diavolo, Grab, MOST_SEATS, Phase, Round},
    tells::{grabbing, settled},
};

pub(crate) fn apply(state: &mut Diavolo, ruling: Ruling, tell: &mut Tell<Event>) {
    match ruling {
        Ruling::Throw => state.throw(tell),
        Ruling::Order(order) => {
            ludo::rule!("DIAVOLO-AMB-18");
            tell.all(|| Event::Ordered { order });
            state.phase = Phase::Ordered(order);
        }
        Ruling::Shown(throw, at) => {
            ludo::rule!("DIAVOLO-2");
            tell.all(|| Event::Shown {
                throw: throw.clone().into(),
                asks: grabbing(&state.options),
            });
            let grabs = [None; MOST_SEATS];
            state.phase = Phase::Open(Round {
                throw,
                shown: at,
                grabs,
            });
        }
        Ruling::Grab(seat, grab) => {
            let Phase::Open(round) = &mut state.phase else {
                unreachable!("it was judged fit")
            };
            round.grabs[seat.index()] = Some(grab);
            let round = round.clone();
            let (all, untimed) = (state.undecided(&round).is_empty(), state.options.untimed);
            tell.all(|| match untimed {
                // Where nobody is hurried nobody may copy either.
                true => Event::Answered { seat },
                false => reached(seat, grab),
            });
            match (all, untimed) {
                (true, true) => state.phase = Phase::Covered(round),
                (true, false) => state.close(round, tell),
                (false, _) => {}
            }
        }
        Ruling::Up => {
            let Phase::Covered(round) = state.phase.clone() else {
                unreachable!("it was judged fit")
            };
            for (seat, grab) in state.answers(&round) {
                tell.all(|| reached(seat, grab));
            }
            state.close(round, tell);
        }
        Ruling::First(seats) => {
            let Phase::Level(round) = state.phase.clone() else {
                unreachable!("it was judged fit")
            };
            tell.all(|| Event::Settled {
                seats: seats.to_vec(),
                said: settled(&seats),
            });
            state.count(&round, &seats, tell);
        }
        Ruling::TimeUp => {
            let Phase::Open(round) = state.phase.clone() else {
                unreachable!("it was judged fit")
            };
            state.close(round, tell);
        }
    }
}

fn reached(seat: Seat, grab: Grab) -> Event {
    Event::Reached {
        seat,
        devil: grab.devil,
        at: grab.stamp.at,
    }
}

impl Diavolo {
    /// All ten dice at once (DIAVOLO-2, DIAVOLO-12), or the order die first while learning (DIAVOLO-46).
    fn throw(&mut self, tell: &mut Tell<Event>) {
        let seat = self.roller;
        tell.all(|| Event::Threw { seat });
        self.phase = match self.phase {
            Phase::Ordered(order) => Phase::Falls(Some(order)),
            _ if self.is_learning() => Phase::OrderFalls,
            _ => Phase::Falls(None),
        };
    }

    /// Nobody reaches for anything any more. Who was equally fast where it matters is put in order by chance.
    fn close(&mut self, round: Round, tell: &mut Tell<Event>) {
        if self.share(&round, round.throw.right()).level.is_empty() {
            self.count(&round, &[], tell);
        } else {
            self.phase = Phase::Level(round);
        }
    }

    /// Gains and losses together (DIAVOLO-AMB-13), then those without gems are out, then devils go (DIAVOLO-37).
    fn count(&mut self, round: &Round, first: &[Seat], tell: &mut Tell<Event>) {
        ludo::rule!("DIAVOLO-31", "DIAVOLO-AMB-13");
        let devil = round.throw.right();
        let share = self.share(round, devil);
        let right: SeatSet = share
            .clear
            .iter()
            .chain(first.iter().copied().take(share.left))
            .collect();
        let (players, each) = (self.playing(), self.devils(Devil::Black));
        let results: Vec<Tally> = players
            .iter()
            .map(|seat| self.tally(seat, round, devil, right.contains(seat)))
            .collect();
        for tally in &results {
            self.gems[tally.seat.index()] = tally.gems;
            self.boxed = self.boxed.wrapping_add_signed(-tally.change);
        }
        tell.all(|| Event::Counted {
            answer: round.throw.answer(),
            results,
        });
        for seat in players.iter().filter(|seat| self.gems[seat.index()] == 0) {
            ludo::rule!("DIAVOLO-36");
            self.fell[seat.index()] = self.turn;
            tell.all(|| Event::Out { seat });
        }
        self.go_on(each, tell);
    }

    /// What the turn brings her: a wrong devil costs a gem (DIAVOLO-4, DIAVOLO-30), the grey one without a tie too
    /// (DIAVOLO-AMB-7), and so does coming too late or taking none (DIAVOLO-5, DIAVOLO-32), never more than one
    /// (DIAVOLO-AMB-9); lost gems go back to the box (DIAVOLO-31). The grey one on a tie wins a gem (DIAVOLO-33), up to five
    /// (DIAVOLO-34, DIAVOLO-AMB-8); the others lose one then, unless the table is forgiving (DIAVOLO-AMB-3).
    fn tally(&self, seat: Seat, round: &Round, right: Devil, has_it: bool) -> Tally {
        let (grab, gems) = (round.grabs[seat.index()], self.gems[seat.index()]);
        let devil = grab.and_then(|grab| grab.devil);
        let verdict = match devil {
            _ if has_it => Verdict::Right,
            None => {
                ludo::rule!("DIAVOLO-32");
                Verdict::Nothing
            }
            Some(devil) if devil == right => {
                ludo::rule!("DIAVOLO-5");
                Verdict::Late
            }
            Some(_) => {
                ludo::rule!("DIAVOLO-4", "DIAVOLO-30", "DIAVOLO-AMB-7");
                Verdict::Wrong
            }
        };
        let tie = right == Devil::Grey;
        let after = match verdict {
            Verdict::Right if tie => {
                ludo::rule!("DIAVOLO-33", "DIAVOLO-34", "DIAVOLO-AMB-8");
                (gems + 1).min(MOST_GEMS)
            }
            Verdict::Right => gems,
            _ if tie && self.options.tie_forgiving => {
                ludo::rule!("DIAVOLO-AMB-3");
                gems
            }
            _ => {
                ludo::rule!("DIAVOLO-AMB-9");
                gems - 1
            }
        };
        Tally {
            seat,
            devil,
            at: grab.map(|grab| grab.stamp.at),
            said: grab.map(|grab| grab.stamp.said),
            lag: grab.map(|grab| grab.stamp.lag),
            verdict,
            change: after as i8 - gems as i8,
            gems: after,
        }
    }

    /// The last with gems wins (DIAVOLO-6, DIAVOLO-40); if all fall together nobody does (DIAVOLO-41, DIAVOLO-AMB-12).
    /// Otherwise the next on the left who still plays has the dice (DIAVOLO-35, DIAVOLO-AMB-15), and the devils are back
    /// in the middle (DIAVOLO-AMB-16), fewer of them if fewer play (DIAVOLO-37, DIAVOLO-44, DIAVOLO-AMB-14).
    fn go_on(&mut self, each: usize, tell: &mut Tell<Event>) {
        let players = self.playing();
        match (players.len(), players.first()) {
            (0, _) => {
                ludo::rule!("DIAVOLO-41", "DIAVOLO-AMB-12");
                self.phase = Phase::Over;
                return tell.all(|| Event::NobodyWon);
            }
            (1, Some(seat)) => {
                ludo::rule!("DIAVOLO-6", "DIAVOLO-40");
                self.phase = Phase::Over;
                return tell.all(|| Event::Won { seat });
            }
            _ => {}
        }
        let left = self.devils(Devil::Black);
        if left < each {
            ludo::rule!("DIAVOLO-37", "DIAVOLO-44", "DIAVOLO-AMB-14");
            tell.all(|| Event::Fewer { each: left as u8 });
        }
        let mut next = self.seats.after(self.roller);
        while !players.contains(next) {
            ludo::rule!("DIAVOLO-AMB-15");
            next = self.seats.after(next);
        }
        ludo::rule!("DIAVOLO-35", "DIAVOLO-AMB-16");
        self.roller = next;
        self.turn = self.turn.saturating_add(1); // up to LAST_TURN
        self.phase = Phase::Ready;
        tell.all(|| Event::Turn { seat: next });
    }
}
