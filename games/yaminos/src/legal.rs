//! Every action that is allowed, one of them at random, and every way a throw can fall.

use ludo::{Enumerate, Expect, Luck, Rng, Sample, Seat};

use crate::{
    base,
    judge::{Action, MOST_AGREED, Throw},
    options::Form,
    piece::{Faces, YaminoSet},
    state::{Phase, Yaminos},
    yam::MOST_THROWS,
};

impl Enumerate for Yaminos {
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        assert_eq!(seat, self.turn);
        match self.phase {
            Phase::Agree => out.extend((1..=MOST_AGREED).map(Action::Agree)),
            Phase::Ready => out.push(Action::Throw(self.next_throw())),
            Phase::Lay => {
                self.lays(out);
                if !self.form().has_open_ends() {
                    out.extend(self.takeable().iter().map(Action::Take));
                    self.ways_to_end(out);
                }
            }
            Phase::Choose => {
                let rows = self.open_rows(seat);
                out.extend(rows.iter().map(Action::Fill));
                if self.casts + 1 == MOST_THROWS {
                    out.extend(rows.iter().map(Action::Announce));
                } else {
                    out.extend(YaminoSet::ALL.subsets().map(Action::Throw));
                }
            }
            Phase::Announced(_) => out.extend(YaminoSet::ALL.subsets().map(Action::Throw)),
            Phase::Throwing | Phase::Called(_) | Phase::Over => {}
        }
    }
}

impl Yaminos {
    /// Every single yamino that can be laid, and where.
    pub(crate) fn lays(&self, out: &mut Vec<Action>) {
        out.extend(self.beginners().iter().map(|yamino| Action::Lay(yamino, None)));
        for yamino in self.loose().iter() {
            let hosts = self.chains.hosts(self.digits(yamino));
            out.extend(hosts.iter().map(|host| Action::Lay(yamino, Some(host))));
        }
    }

    /// Stopping, and in the basic game throwing on.
    fn ways_to_end(&self, out: &mut Vec<Action>) {
        if self.form() != Form::Base {
            return out.push(Action::Stop);
        }
        if base::judge_stop(self).is_ok() {
            out.push(Action::Stop);
        }
        let from = if self.loose().is_empty() {
            YaminoSet::ALL
        } else {
            self.loose()
        };
        let throws = from
            .subsets()
            .filter(|&yaminos| base::judge_throw(self, yaminos).is_ok());
        out.extend(throws.map(Action::Throw));
    }
}

impl Sample for Yaminos {
    /// What kind of thing to do is chosen first, then any of that kind. Taking back is rare, so that games come to an
    /// end.
    #[inline]
    fn sample<R: Rng + ?Sized>(&self, seat: Seat, rng: &mut R) -> Action {
        debug_assert_eq!(seat, self.turn);
        match self.phase {
            Phase::Agree => Action::Agree(1 + rng.below(MOST_AGREED.into()) as u8),
            Phase::Ready => Action::Throw(self.next_throw()),
            Phase::Lay if self.form().has_open_ends() => self.some_lay(rng).expect("something fits"),
            Phase::Lay if self.form() == Form::Base => self.some_base_act(rng),
            Phase::Lay => self.some_arranging(rng),
            Phase::Choose => {
                let rows = self.open_rows(seat);
                let row = rows.nth(rng.below(rows.len() as u32));
                match (rng.next_u32() & 1, self.casts + 1 == MOST_THROWS) {
                    (0, _) => Action::Fill(row),
                    (_, true) => Action::Announce(row),
                    (_, false) => Action::Throw(some_of(YaminoSet::ALL, rng)),
                }
            }
            Phase::Announced(_) => Action::Throw(some_of(YaminoSet::ALL, rng)),
            Phase::Throwing | Phase::Called(_) | Phase::Over => unreachable!("nobody is awaited"),
        }
    }
}

/// Any of these yaminos, at least one.
#[inline]
fn some_of<R: Rng + ?Sized>(yaminos: YaminoSet, rng: &mut R) -> YaminoSet {
    let some = YaminoSet(rng.next_u32() as u8).and(yaminos);
    if some.is_empty() { yaminos } else { some }
}

#[inline]
fn one_of<R: Rng + ?Sized>(yaminos: YaminoSet, rng: &mut R) -> Option<crate::Yamino> {
    match yaminos.len() {
        0 => None,
        1 => Some(yaminos.nth(0)),
        len => Some(yaminos.nth(rng.below(len as u32))),
    }
}

impl Yaminos {
    /// Some yamino at some place where it fits, or to begin a chain.
    #[inline]
    pub(crate) fn some_lay<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Action> {
        let fitting = self.fitting();
        match one_of(fitting, rng) {
            Some(yamino) => {
                let hosts = self.chains.hosts(self.digits(yamino));
                Some(Action::Lay(yamino, one_of(hosts, rng)))
            }
            None => one_of(self.beginners(), rng).map(|yamino| Action::Lay(yamino, None)),
        }
    }

    #[inline]
    fn some_arranging<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        let lot = rng.next_u32() & 63;
        let act = match lot {
            0 => one_of(self.takeable(), rng).map(Action::Take),
            1 => None,
            2 => one_of(self.beginners(), rng).map(|yamino| Action::Lay(yamino, None)),
            _ => self.some_lay(rng),
        };
        act.unwrap_or(Action::Stop)
    }

    #[inline]
    pub(crate) fn some_base_act<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        let lot = rng.next_u32() & 15;
        let act = match lot {
            0 => one_of(self.takeable(), rng).map(Action::Take),
            _ if !self.has_laid() => self
                .some_lay(rng)
                .or_else(|| one_of(self.takeable(), rng).map(Action::Take)),
            1..=2 if self.score_to_beat().is_none() => Some(Action::Stop),
            3..=4 => None,
            _ => self.some_lay(rng),
        };
        act.unwrap_or_else(|| self.some_end(rng))
    }

    /// Throw on; or stop where that cannot be, or take one back where that may not be either (YAM-AMB-10).
    #[inline]
    fn some_end<R: Rng + ?Sized>(&self, rng: &mut R) -> Action {
        if !self.has_laid() {
            // A throw that fits nowhere is lost at once; only who is stranded has nothing to lay.
            return self.some_lay(rng).unwrap_or(Action::Stop);
        }
        let loose = self.loose();
        let throw = if loose.is_empty() {
            YaminoSet::ALL
        } else {
            some_of(loose, rng)
        };
        if base::judge_throw(self, throw).is_ok() {
            Action::Throw(throw)
        } else if loose.len() > 1 && base::judge_throw(self, loose).is_ok() {
            Action::Throw(loose)
        } else if base::judge_stop(self).is_ok() {
            Action::Stop
        } else {
            Action::Take(
                self.can_do_without()
                    .expect("who can neither throw nor take back may stop"),
            )
        }
    }
}

impl Expect for Yaminos {
    /// Each face of each yamino in the air is equally likely; that one comes down cocked is left to real tables.
    fn outcomes(&self, out: &mut Vec<(Throw, u64)>) {
        ludo::rule!("YAM-G4", "YAM-G6");
        let airborne = self.airborne();
        out.extend(falls(airborne).map(|faces| (Throw::flat(airborne, faces), 1)));
    }
}

/// Every way in which these can fall.
pub(crate) fn falls(yaminos: YaminoSet) -> impl Iterator<Item = Faces> {
    let mask = Faces(0x3fff).of(yaminos).0;
    // The subsets of the bits of these yaminos: four for each of them.
    let mut next = Some(0u16);
    std::iter::from_fn(move || {
        let faces = next?;
        let after = (faces | !mask).wrapping_add(1) & mask;
        next = (after != 0).then_some(after);
        Some(Faces(faces))
    })
}
