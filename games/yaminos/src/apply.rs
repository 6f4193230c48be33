//! What then happens.

use ludo::{Seat, Tell};

use crate::{
    event::{Event, Fallen},
    judge::{Action, Ruling, Throw},
    options::Form,
    piece::{Digits, Faces, Yamino, YaminoSet},
    state::{Phase, Yaminos},
};

#[inline]
pub(crate) fn apply(state: &mut Yaminos, ruling: Ruling, tell: &mut Tell<Event>) {
    match ruling {
        Ruling::Landed(throw) => state.land(throw, tell),
        Ruling::Act(Action::Agree(throws)) => {
            state.agreed = throws;
            state.phase = Phase::Ready;
            tell.all(|| Event::Agreed { throws });
        }
        Ruling::Act(Action::Throw(yaminos)) => state.throw(yaminos, tell),
        Ruling::Act(Action::Lay(yamino, at)) => state.lay_down(yamino, at, tell),
        Ruling::Act(Action::Take(yamino)) => {
            let seat = state.turn;
            state.chains.take(yamino);
            state.fresh = state.fresh.without(YaminoSet::one(yamino));
            state.taken += 1;
            tell.all(|| Event::TookBack {
                seat,
                yamino: yamino.number(),
                face: state.faces.face(yamino).into(),
            });
        }
        Ruling::Act(Action::Stop) if state.form() == Form::Base => state.bank(tell),
        Ruling::Act(Action::Stop) => state.count_arrangement(tell),
        Ruling::Act(Action::Announce(row)) => {
            let seat = state.turn;
            state.phase = Phase::Announced(row);
            tell.all(|| Event::Announced { seat, row });
        }
        Ruling::Act(Action::Fill(row)) => state.fill(row, tell),
    }
}

impl Yaminos {
    /// They are taken up and thrown like dice (YAM-G7). Whoever takes all seven clears the table; a whole chain of the
    /// basic game has then made its points (YAM-BASE-16, YAM-AMB-14).
    #[inline]
    fn throw(&mut self, yaminos: YaminoSet, tell: &mut Tell<Event>) {
        ludo::rule!("YAM-G7");
        if yaminos == YaminoSet::ALL {
            if self.phase == Phase::Lay {
                ludo::rule!("YAM-BASE-16", "YAM-AMB-14");
                self.made += self.chain_value();
            }
            if !self.chains.laid().is_empty() {
                self.chains.clear();
            }
            ludo::rule!("YAM-AMB-29");
            if !self.options.carry_previous {
                self.previous = 0;
            }
        }
        self.lying = self.lying.without(yaminos);
        self.faces = self.faces.of(self.lying);
        self.thrown = yaminos;
        self.fresh = YaminoSet::NONE;
        self.casts += 1;
        self.phase = match self.phase {
            Phase::Announced(row) => Phase::Called(row),
            _ => Phase::Throwing,
        };
        let seat = self.turn;
        tell.all(|| Event::Threw {
            seat,
            yaminos: numbers(yaminos),
        });
    }

    /// Those that lie flat stay; the others are thrown again, in every game (YAM-BASE-25, YAM-AMB-3).
    #[inline]
    fn land(&mut self, throw: Throw, tell: &mut Tell<Event>) {
        self.faces = self.faces.and(throw.faces);
        self.lying = self.lying.or(throw.flat);
        let seat = self.turn;
        tell.all(|| Event::Landed {
            seat,
            flat: fallen(throw),
            cocked: numbers(throw.cocked),
        });
        if !throw.cocked.is_empty() {
            ludo::rule!("YAM-BASE-25", "YAM-AMB-3");
            return;
        }
        match self.form() {
            Form::Highest | Form::Throws | Form::Target => self.count_throw(tell),
            Form::Longest | Form::Minimum | Form::Prog | Form::Line => self.phase = Phase::Lay,
            Form::Base => self.after_base_throw(tell),
            Form::Muggins | Form::More | Form::Even => self.after_open_throw(tell),
            Form::Yam => self.after_yam_throw(tell),
        }
    }

    #[inline]
    pub(crate) fn lay_down(&mut self, yamino: Yamino, at: Option<Yamino>, tell: &mut Tell<Event>) {
        let seat = self.turn;
        self.chains.lay(yamino, self.digits(yamino), at);
        tell.all(|| Event::Laid {
            seat,
            yamino: yamino.number(),
            face: self.faces.face(yamino).into(),
            at: at.map(Yamino::number),
            touching: at.map(|host| self.faces.face(host).into()),
        });
        match self.form() {
            Form::Muggins | Form::More | Form::Even => {
                ludo::rule!("YAM-AMB-20");
                self.count_ends(tell);
            }
            Form::Base => {
                ludo::rule!("YAM-BASE-9");
                self.fresh = self.fresh.or(YaminoSet::one(yamino));
                self.stop_if_leader_is_beaten(tell);
            }
            _ => self.fresh = self.fresh.or(YaminoSet::one(yamino)),
        }
    }

    /// Points for the player whose turn it is.
    #[inline]
    pub(crate) fn gain(&mut self, points: i32, tell: &mut Tell<Event>) {
        let seat = self.turn;
        self.totals[seat.index()] += points;
        let total = self.total(seat);
        tell.all(|| match self.form() {
            Form::Longest if self.options.fewest_left => Event::Left { seat, points, total },
            _ => Event::Scored { seat, points, total },
        });
    }

    /// The turn goes round to the next who still plays; when it has gone all the way, the game may be over.
    #[inline]
    pub(crate) fn pass_the_turn(&mut self, tell: &mut Tell<Event>) {
        let first = self.first_in_play();
        ludo::rule!("YAM-AMB-2");
        let mut next = self.seats.after(self.turn);
        while !self.in_play(next) {
            next = self.seats.after(next);
        }
        if next == first && self.end_round(tell) {
            return;
        }
        let next = if next == first { self.first_in_play() } else { next };
        self.begin_turn(next, tell);
    }

    /// A turn begins with a throw — unless, at the open ends, there is something to lay (YAM-MUGGINS-9, YAM-EVEN-4).
    #[inline]
    pub(crate) fn begin_turn(&mut self, seat: Seat, tell: &mut Tell<Event>) {
        self.turn = seat;
        self.casts = 0;
        self.taken = 0;
        self.fixed = Digits::NONE;
        self.fresh = YaminoSet::NONE;
        self.phase = if self.form().has_open_ends() && !self.fitting().is_empty() {
            Phase::Lay
        } else {
            Phase::Ready
        };
        tell.all(|| Event::Turn { seat });
    }
}

fn numbers(yaminos: YaminoSet) -> Vec<u8> {
    yaminos.iter().map(Yamino::number).collect()
}

fn fallen(throw: Throw) -> Vec<Fallen> {
    let fallen = |yamino: Yamino| Fallen::new(yamino.number(), throw.faces.face(yamino).into());
    throw.flat.iter().map(fallen).collect()
}

impl Throw {
    /// All of these come down flat, each on any of its faces.
    #[inline]
    pub(crate) fn of(yaminos: YaminoSet, bits: u32) -> Throw {
        Throw::flat(yaminos, Faces((bits & 0x3fff) as u16))
    }
}
