//! The basic game: a chain of one's own, thrown on as long as one dares, to 40. She lays as many as she wishes and can
//! (YAM-BASE-9): all six and stops (YAM-BASE-22), or only five to throw two (YAM-BASE-20, YAM-BASE-21).

use ludo::{Seat, SeatSet, Tell};

use crate::{
    chain::Chains,
    event::Event,
    illegal::Why,
    piece::{Digits, Yamino, YaminoSet},
    state::{MOST_CASTS, MOST_ROUNDS, MOST_TAKEN, Phase, Yaminos},
};

/// She may stop as soon as she has laid one of this throw (YAM-BASE-10, YAM-BASE-14, YAM-BASE-15) — unless she has a
/// leader to beat: then she throws on until she has, or fails (YAM-BASE-28), or has nothing that she may throw.
pub(crate) fn judge_stop(state: &Yaminos) -> Result<(), Why> {
    match state.score_to_beat() {
        _ if state.is_stranded() => Ok(()),
        _ if !state.has_laid() => Err(Why::MustLay),
        Some(score) if !state.may_throw_no_more() => Err(Why::MustBeat { score }),
        _ => {
            ludo::rule!("YAM-BASE-10", "YAM-BASE-14", "YAM-BASE-15", "YAM-BASE-22");
            Ok(())
        }
    }
}

/// As many as she wishes of those not in the chain (YAM-BASE-11, YAM-AMB-10), once one of this throw is laid
/// (YAM-BASE-12, YAM-AMB-16); or, if all are in the chain, all seven (YAM-BASE-16).
pub(crate) fn judge_throw(state: &Yaminos, yaminos: YaminoSet) -> Result<(), Why> {
    let loose = state.loose();
    if !state.has_laid() {
        Err(Why::MustLay)
    } else if state.casts == MOST_CASTS {
        Err(Why::ThrownEnough)
    } else if yaminos.is_empty() {
        Err(Why::ThrowNothing)
    } else if loose.is_empty() {
        if yaminos == YaminoSet::ALL {
            Ok(())
        } else {
            Err(Why::ThrowAll)
        }
    } else if !loose.contains(yaminos) {
        Err(Why::LaidStays)
    } else if yaminos.len() == 1 && state.options.no_single_rethrow {
        Err(Why::NoSingleRethrow)
    } else {
        ludo::rule!("YAM-BASE-11", "YAM-BASE-12", "YAM-BASE-20", "YAM-BASE-21", "YAM-AMB-10");
        Ok(())
    }
}

impl Yaminos {
    /// One of this throw is in the chain (YAM-BASE-24).
    #[inline]
    pub(crate) fn has_laid(&self) -> bool {
        !self.chains.laid().and(self.thrown).is_empty()
    }

    /// Where a single yamino is never thrown (YAM-AMB-10) and only one is left, she can take one back and throw two; if
    /// none can be taken back, her turn cannot go on. Nor can it after more throws than anybody comes to (YAM-AMB-14).
    pub(crate) fn may_throw_no_more(&self) -> bool {
        self.casts == MOST_CASTS
            || self.options.no_single_rethrow && self.loose().len() == 1 && self.can_do_without().is_none()
    }

    /// Nothing of this throw is laid, nothing can be laid any more, and she has taken back so often that she may not do it
    /// again: her turn is lost as if the throw had fitted nowhere (YAM-BASE-24, YAM-AMB-16).
    pub(crate) fn is_stranded(&self) -> bool {
        let fits = || !self.fitting().or(self.beginners()).is_empty();
        self.taken == MOST_TAKEN && !self.has_laid() && !fits()
    }

    /// One that can be taken back so that another of this throw stays in the chain (YAM-BASE-24).
    pub(crate) fn can_do_without(&self) -> Option<Yamino> {
        let of_this_throw = self.chains.laid().and(self.thrown);
        let stays = |&yamino: &Yamino| !of_this_throw.without(YaminoSet::one(yamino)).is_empty();
        self.takeable().iter().find(stays)
    }

    /// What she needs in her last chance: one more than the leader (YAM-BASE-28).
    #[inline]
    pub(crate) fn score_to_beat(&self) -> Option<i32> {
        self.leader.map(|leader| self.total(leader) + 1)
    }

    /// Each doublet in the chain is worth two (YAM-BASE-18), every other yamino one (YAM-BASE-19).
    #[inline]
    pub(crate) fn chain_value(&self) -> i32 {
        ludo::rule!("YAM-BASE-18", "YAM-BASE-19");
        (self.chains.laid().len() + self.chains.doublets().len()) as i32
    }

    /// What a turn has made if this is its chain.
    pub(crate) fn stake(&self, chain: &Chains) -> i32 {
        self.made + (chain.laid().len() + chain.doublets().len()) as i32
    }

    /// What she would have if she stopped now.
    #[inline]
    pub(crate) fn standing(&self) -> i32 {
        self.total(self.turn) + self.made + self.chain_value()
    }

    /// Can one of this throw be laid? To begin a chain it takes a doublet (YAM-BASE-7, YAM-BASE-17); later throws only
    /// have to fit (YAM-AMB-15), perhaps by way of yaminos that were left lying.
    pub(crate) fn throw_fits(&self) -> bool {
        if self.chains.laid().is_empty() {
            ludo::rule!("YAM-BASE-7", "YAM-BASE-17");
            return !self.beginners().is_empty();
        }
        ludo::rule!("YAM-AMB-15", "YAM-AMB-16");
        let left_lying = self.loose().without(self.thrown);
        self.chains.open().iter().any(|end| self.reaches(end, left_lying))
    }

    /// Does a chain of some of these, laid on from this end, come to a yamino of the throw?
    fn reaches(&self, end: u8, left_lying: YaminoSet) -> bool {
        let end = Digits::one(end);
        let direct = self.thrown.iter().any(|yamino| self.digits(yamino).meets(end));
        direct
            || left_lying
                .iter()
                .filter(|&yamino| self.digits(yamino).meets(end))
                .any(|bridge| {
                    let digits = self.digits(bridge);
                    let beyond = if digits.len() == 1 { end } else { digits.without(end) };
                    self.reaches(beyond.lowest(), left_lying.without(YaminoSet::one(bridge)))
                })
    }

    /// All points of the turn are lost, whole chains too; what was won before stays (YAM-BASE-13, YAM-BASE-17,
    /// YAM-BASE-29, YAM-AMB-13).
    pub(crate) fn lose_the_turn(&mut self, tell: &mut Tell<Event>) {
        ludo::rule!("YAM-BASE-13", "YAM-BASE-29", "YAM-AMB-13");
        let (seat, lost) = (self.turn, self.made + self.chain_value());
        tell.all(|| Event::Lost { seat, points: lost });
        self.end_base_turn(tell);
    }

    /// She who has what it takes to beat the leader is done (YAM-BASE-28, YAM-AMB-17).
    pub(crate) fn stop_if_leader_is_beaten(&mut self, tell: &mut Tell<Event>) {
        if self.has_laid() && self.score_to_beat().is_some_and(|score| self.standing() >= score) {
            ludo::rule!("YAM-BASE-28", "YAM-AMB-17");
            self.bank(tell);
        }
    }

    /// The points of the turn join the total: 40 count when the turn ends, not before (YAM-AMB-11, YAM-AMB-18). Who stops
    /// because she may throw no more, and has not beaten the leader, keeps what she had (YAM-AMB-10, YAM-AMB-17).
    pub(crate) fn bank(&mut self, tell: &mut Tell<Event>) {
        ludo::rule!("YAM-AMB-11", "YAM-AMB-18");
        if self.is_stranded() || self.score_to_beat().is_some_and(|score| self.standing() < score) {
            ludo::rule!("YAM-AMB-10");
            return self.lose_the_turn(tell);
        }
        let (seat, points) = (self.turn, self.made + self.chain_value());
        self.gain(points, tell);
        if self.is_alone() {
            ludo::rule!("YAM-AMB-59");
        } else if self.leader.is_some() || self.total(seat) >= self.options.goal() {
            self.take_the_lead(seat, tell);
        }
        self.end_base_turn(tell);
    }

    /// The first to have 40 leads (YAM-BASE-26), and all others have one last chance, in order from her left
    /// (YAM-BASE-27); who beats the leader leads instead (YAM-AMB-17).
    fn take_the_lead(&mut self, seat: Seat, tell: &mut Tell<Event>) {
        ludo::rule!("YAM-BASE-26", "YAM-AMB-17");
        if self.leader.is_none() {
            ludo::rule!("YAM-BASE-27");
            self.chances = self.seats.iter().filter(|&other| other != seat).collect();
        }
        self.leader = Some(seat);
        let score = self.total(seat);
        tell.all(|| Event::Leads { seat, score });
    }

    /// Clockwise (YAM-BASE-5), until nobody is left to try.
    fn end_base_turn(&mut self, tell: &mut Tell<Event>) {
        ludo::rule!("YAM-BASE-5");
        self.made = 0;
        if self.leader.is_some() {
            self.chances = self.chances.without(self.turn);
            if self.chances == SeatSet::NONE {
                return self.finish(tell);
            }
        }
        let next = self.seats.after(self.turn);
        if next == self.seats.first() && self.leader.is_none() {
            self.round += 1;
            if self.par_turns() == Some(self.round) {
                ludo::rule!("YAM-AMB-59");
                return self.finish(tell);
            }
            if self.round == MOST_ROUNDS {
                ludo::rule!("YAM-AMB-30");
                return self.finish(tell);
            }
        }
        self.begin_turn(next, tell);
    }

    pub(crate) fn after_base_throw(&mut self, tell: &mut Tell<Event>) {
        if self.throw_fits() {
            self.phase = Phase::Lay;
        } else {
            self.lose_the_turn(tell);
        }
    }
}
