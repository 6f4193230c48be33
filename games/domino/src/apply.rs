//! What then happens.

use ludo::{Audience, Seat, Tell};

use crate::{
    chain::End,
    event::Event,
    judge::Ruling,
    knowledge::{Lack, Lacks},
    lattice::{Joint, Lying, Place, Pose},
    options::{Form, NoDouble},
    piece::{Tile, Tiles},
    state::{Attempt, Domino, MOST_FALLS, MOST_SEATS, Mode, Phase},
};

#[inline(always)]
pub(crate) fn apply(state: &mut Domino, ruling: Ruling, tell: &mut Tell<Event>) {
    match ruling {
        Ruling::Dealt(tile) => state.deal_to_hand(tile, tell),
        Ruling::Lay(tile, end) => state.lay(tile, end, tell),
        Ruling::Draw => state.reach_for_the_stock(),
        Ruling::Drawn(tile) => state.draw_from_the_stock(tile, tell),
        Ruling::Open(tile) => state.open(tile, tell),
        Ruling::Pass => state.pass(tell),
        Ruling::Deal => state.deal_anew(tell),
        Ruling::Place(attempt) => state.let_go(attempt, tell),
        Ruling::Stands(joint, poses) => state.stand(joint, poses, tell),
        Ruling::Missed if state.options.missed_counts_as_collapse => state.collapse(tell),
        Ruling::Missed => state.miss(tell),
        Ruling::Collapse => state.collapse(tell),
    }
}

impl Domino {
    /// Each gets a whole hand, one after the other (DOMINO-S2, DOMINO-S3); what is left is the stock (DOMINO-S5).
    #[inline(always)]
    fn deal_to_hand(&mut self, tile: Tile, tell: &mut Tell<Event>) {
        let seat = self.turn;
        self.take(seat, tile, true, tell);
        if self.hand(seat).len() < self.hand_size() {
            return;
        }
        let hand = self.hand(seat);
        let dealt = |tiles| Event::Dealt {
            seat,
            count: hand.len(),
            tiles,
        };
        tell.tell(Audience::Only(seat), || {
            dealt(Some(hand.iter().map(Into::into).collect()))
        });
        tell.tell(Audience::Except(seat), || dealt(None));
        self.turn = self.seats.after(seat);
        if self.turn == self.seats.first() {
            self.find_opener();
        }
    }

    /// A hidden domino goes from the stock into a hand.
    #[inline(always)]
    fn take(&mut self, seat: Seat, tile: Tile, dealt: bool, tell: &mut Tell<Event>) {
        self.stock.remove(tile);
        self.hands[seat.index()].insert(tile);
        tell.tell(Audience::Only(seat), || Event::Drew {
            seat,
            tile: Some(tile.into()),
            dealt,
        });
        tell.tell(Audience::Except(seat), || Event::Drew {
            seat,
            tile: None,
            dealt,
        });
    }

    /// The double six begins, or else the highest double (DOMINO-P1, DOMINO-H10, DOMINO-Q18): of all hands, not of the
    /// stock (DOMINO-AMB-20). If nobody has one, the highest sum does, or the dominoes are dealt again (DOMINO-AMB-10).
    /// Nobody is told by an event who that is: it follows from hidden hands, and the table shows it.
    #[inline]
    fn find_opener(&mut self) {
        ludo::rule!("DOMINO-P1", "DOMINO-H10", "DOMINO-Q18", "DOMINO-AMB-20");
        let held = self.hands.iter().fold(Tiles::NONE, |all, &hand| all.or(hand));
        let tile = held.opening().expect("somebody holds a domino");
        ludo::rule!("DOMINO-AMB-10");
        if !tile.is_double() && self.options.no_double == NoDouble::Redeal && self.known == [Tiles::NONE; MOST_SEATS] {
            self.phase = Phase::NoDouble;
            self.turn = self.seats.first();
            return;
        }
        let mut holders = self.seats.iter();
        self.turn = holders
            .find(|&seat| self.hand(seat).has(tile))
            .expect("it is in a hand");
        self.opening = Some(tile);
        self.known[self.turn.index()].insert(tile);
        // Nobody has one that would have begun instead.
        for seat in self.seats.iter() {
            let lacks = &mut self.lacks[seat.index()];
            *lacks = Lacks::NONE;
            lacks.none_of(Lack::WOULD_HAVE_BEGUN);
        }
        self.phase = Phase::Opening;
    }

    /// She lays it, flat on the table (DOMINO-P2, DOMINO-Q3), and that is her turn (DOMINO-AMB-20).
    #[inline]
    fn open(&mut self, tile: Tile, tell: &mut Tell<Event>) {
        ludo::rule!("DOMINO-P2", "DOMINO-Q3", "DOMINO-AMB-12");
        let seat = self.turn;
        tell.all(|| Event::Opened {
            seat,
            tile: tile.into(),
        });
        self.give_up(seat, tile);
        if self.options.is_built() {
            self.begin_construction(tile);
        } else {
            self.chain.begin(tile);
        }
        self.after_laying(tell);
    }

    fn begin_construction(&mut self, tile: Tile) {
        ludo::rule!("DOMINO-AMB-25");
        self.built.begin(Lying::new(tile, tile.low(), Place::FIRST));
        // A restart begins the alternation anew, unless its memory is kept (DOMINO-AMB-25).
        let restarted = self.known != [Tiles::NONE; MOST_SEATS];
        if self.options.game == Form::Quincunx && !(restarted && self.options.keep_mode_memory) {
            self.due = [Mode::Flat; MOST_SEATS];
            self.alternate(Mode::Flat);
        }
    }

    /// The next domino is laid in the other mode (DOMINO-Q4). Drawing does not count (DOMINO-Q5), so that whoever plays
    /// next after some have drawn is bound by the last one laid (DOMINO-Q6, DOMINO-AMB-23); where each alternates for
    /// herself she keeps what she owes (DOMINO-Q7, DOMINO-Q8, DOMINO-Q9, DOMINO-AMB-24).
    fn alternate(&mut self, laid: Mode) {
        ludo::rule!("DOMINO-Q1", "DOMINO-Q4");
        if self.alternate_apart() {
            ludo::rule!("DOMINO-Q7", "DOMINO-Q9", "DOMINO-AMB-24");
            self.due[self.turn.index()] = laid.other();
        } else {
            ludo::rule!("DOMINO-AMB-23");
            self.due[..self.seats.count()].fill(laid.other());
        }
    }

    /// A domino leaves a hand for the layout.
    #[inline]
    fn give_up(&mut self, seat: Seat, tile: Tile) {
        let i = seat.index();
        self.hands[i].remove(tile);
        self.known[i].remove(tile);
        self.lacks[i].laid(tile, self.opening);
    }

    #[inline(always)]
    fn lay(&mut self, tile: Tile, end: End, tell: &mut Tell<Event>) {
        ludo::rule!("DOMINO-T1", "DOMINO-T4", "DOMINO-T5", "DOMINO-AMB-2");
        let seat = self.turn;
        let joins = self.chain.number(end);
        self.give_up(seat, tile);
        self.chain.lay(tile, end);
        tell.all(|| Event::Laid {
            seat,
            tile: tile.into(),
            end,
            joins,
        });
        self.after_laying(tell);
    }

    /// Who has laid all she had has won (DOMINO-G4, DOMINO-T6, DOMINO-H14, DOMINO-Q19), also with the first domino of a
    /// new tower (DOMINO-AMB-22). Else the game may be stuck, or it goes on to the left (DOMINO-P3).
    #[inline(always)]
    fn after_laying(&mut self, tell: &mut Tell<Event>) {
        let seat = self.turn;
        self.has_moved_on();
        if self.hand(seat).is_empty() {
            ludo::rule!("DOMINO-G4", "DOMINO-T6", "DOMINO-H14", "DOMINO-Q19", "DOMINO-AMB-22");
            tell.all(|| Event::Out { seat });
            self.end_game();
        } else {
            let is_blocked = !self.options.blocked_only_when_stock_empty && self.is_stuck();
            self.end_or_pass_the_turn(is_blocked, tell);
        }
    }

    /// A domino has left or entered a hand: nobody is stuck yet.
    #[inline(always)]
    fn has_moved_on(&mut self) {
        (self.passes, self.misses) = (0, 0);
    }

    #[inline(always)]
    fn pass_the_turn(&mut self, tell: &mut Tell<Event>) {
        ludo::rule!("DOMINO-P3", "DOMINO-P5");
        let seat = self.seats.after(self.turn);
        self.turn = seat;
        self.phase = Phase::Turn;
        tell.all(|| Event::Turn { seat });
    }

    /// She has nothing that fits (DOMINO-T2, DOMINO-H4) — which tells the others what she lacks, unless the table lets
    /// anybody draw.
    #[inline(always)]
    fn reach_for_the_stock(&mut self) {
        self.note_lack();
        self.phase = Phase::Drawing;
    }

    #[inline(always)]
    fn note_lack(&mut self) {
        if !self.options.is_built() && !self.options.voluntary_draw {
            let ends = End::BOTH.map(|end| self.chain.number(end));
            self.lacks[self.turn.index()].none_of(1 << ends[0] | 1 << ends[1]);
        }
    }

    /// One domino, and the turn is over (DOMINO-T2, DOMINO-H4), even if it would fit (DOMINO-T3, DOMINO-H5).
    #[inline(always)]
    fn draw_from_the_stock(&mut self, tile: Tile, tell: &mut Tell<Event>) {
        ludo::rule!("DOMINO-T2", "DOMINO-T3", "DOMINO-H4", "DOMINO-H5", "DOMINO-Q5");
        ludo::rule!("DOMINO-Q8", "DOMINO-AMB-4");
        let seat = self.turn;
        self.take(seat, tile, false, tell);
        self.lacks[seat.index()].drew();
        self.has_moved_on();
        self.pass_the_turn(tell);
    }

    /// Nothing to lay and nothing to draw (DOMINO-AMB-5). When all have passed in a row, nobody ever will (DOMINO-AMB-6).
    #[inline]
    fn pass(&mut self, tell: &mut Tell<Event>) {
        ludo::rule!("DOMINO-AMB-5");
        let seat = self.turn;
        self.note_lack();
        self.passes += 1;
        tell.all(|| Event::Passed { seat });
        self.end_or_pass_the_turn(usize::from(self.passes) == self.seats.count(), tell);
    }

    #[inline(always)]
    fn end_or_pass_the_turn(&mut self, is_blocked: bool, tell: &mut Tell<Event>) {
        if is_blocked {
            ludo::rule!("DOMINO-T7", "DOMINO-AMB-6");
            tell.all(|| Event::Blocked);
            self.end_game();
        } else {
            self.pass_the_turn(tell);
        }
    }

    /// All dominoes are mixed again: another game (DOMINO-T9, DOMINO-H16), or another deal (DOMINO-AMB-10).
    #[inline(never)]
    fn deal_anew(&mut self, tell: &mut Tell<Event>) {
        ludo::rule!("DOMINO-S1", "DOMINO-T9", "DOMINO-H16");
        let fresh = Domino::opening(self.options, self.seats);
        *self = Domino {
            totals: self.totals,
            played: self.played,
            ..fresh
        };
        let game = self.played + 1;
        tell.all(|| Event::Mixed { game });
    }

    /// Every attempt is final (DOMINO-H8, DOMINO-Q15), and all see with what.
    #[inline(never)]
    fn let_go(&mut self, attempt: Attempt, tell: &mut Tell<Event>) {
        ludo::rule!("DOMINO-H8", "DOMINO-Q15");
        let seat = self.turn;
        self.known[seat.index()].insert(attempt.lying.tile);
        self.phase = Phase::Falling(attempt);
        tell.all(|| Event::LetGo {
            seat,
            piece: attempt.lying.into(),
        });
    }

    #[inline(never)]
    fn stand(&mut self, joint: Option<Joint>, poses: Vec<(Tile, Pose)>, tell: &mut Tell<Event>) {
        let Phase::Falling(Attempt { lying, .. }) = self.phase else {
            unreachable!("a verdict is for a domino that was let go")
        };
        let seat = self.turn;
        ludo::rule!("DOMINO-H6");
        self.built.attach(lying, joint);
        for (tile, pose) in poses {
            self.built.set_pose(tile, Some(pose));
        }
        self.give_up(seat, lying.tile);
        if self.options.game == Form::Quincunx {
            self.alternate(Mode::of(lying));
        }
        tell.all(|| Event::Stood {
            seat,
            piece: lying.into(),
        });
        self.after_laying(tell);
    }

    /// The construction is intact; she takes back that one domino, which all have seen, and her turn is over. Who only
    /// misses for rounds on end is stuck (DOMINO-AMB-18).
    #[inline(never)]
    fn miss(&mut self, tell: &mut Tell<Event>) {
        ludo::rule!("DOMINO-AMB-18");
        let Phase::Falling(Attempt { lying, .. }) = self.phase else {
            unreachable!("a verdict is for a domino that was let go")
        };
        let seat = self.turn;
        self.passes = 0;
        self.misses += 1;
        tell.all(|| Event::Missed {
            seat,
            tile: lying.tile.into(),
            left: self.misses_left(),
        });
        self.end_or_pass_the_turn(self.misses_left() == 0, tell);
    }

    /// She takes the whole construction into her hand (DOMINO-H9, DOMINO-Q16), with the domino just attempted
    /// (DOMINO-AMB-19), whatever made it fall (DOMINO-Q17), and so has not won with it (DOMINO-AMB-21). Then the highest
    /// double begins a new one (DOMINO-H10, DOMINO-Q18) and the same game goes on (DOMINO-H11).
    #[inline(never)]
    fn collapse(&mut self, tell: &mut Tell<Event>) {
        ludo::rule!("DOMINO-H9", "DOMINO-H11", "DOMINO-Q16", "DOMINO-Q17", "DOMINO-AMB-19");
        ludo::rule!("DOMINO-AMB-21");
        let Phase::Falling(Attempt { lying, .. }) = self.phase else {
            unreachable!("a verdict is for a domino that was let go")
        };
        let seat = self.turn;
        let fallen: Tiles = self.built.iter().map(|standing| standing.lying.tile).collect();
        let fallen = fallen.or(Tiles::one(lying.tile));
        self.built.clear();
        self.hands[seat.index()] = self.hand(seat).or(fallen);
        self.known[seat.index()] = self.known[seat.index()].or(fallen);
        self.has_moved_on();
        tell.all(|| Event::Collapsed {
            seat,
            tiles: fallen.iter().map(Into::into).collect(),
        });
        self.falls += 1;
        if self.falls < MOST_FALLS {
            self.find_opener();
        } else {
            ludo::rule!("DOMINO-AMB-18");
            self.opening = None;
            tell.all(|| Event::Blocked);
            self.end_game();
        }
    }
}
