//! Real time: dice that nobody may see yet, hands that are counted by the moment, bots who take their time.

use aes_gcm::{Aes256Gcm, Key, KeyInit, Nonce, aead::Aead};
use ludo::{Arrival, Awaits, Millis, SealedDraw, Seat, What, Who};

use crate::{
    Conn, Now, Out, Table,
    wire::{FromHouse, Seq},
};

/// Boxes are filled up to a multiple of this.
const BOX_BYTES: usize = 2048;

/// What chance has said already, and nobody may know yet.
#[derive(Debug)]
pub(crate) struct Sealed {
    draw: SealedDraw,
    /// The line that it will be, if nobody comes or goes meanwhile: the name of the box.
    seq: Seq,
    /// What pages hold, in hex.
    sealed: String,
    pub due: Now,
}

/// What a bot will do, and when.
#[derive(Debug)]
pub(crate) struct Plan {
    seat: Seat,
    what: String,
    pub at: Now,
    question: Question,
}

/// What a bot is asked: what to do after this line; or, while hands are counted, what to do in this window,
/// whatever others do in the meantime.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    After(Seq),
    Window(Millis),
}

impl Table {
    /// Hands are being counted: the house should say how slow lines are.
    pub fn counts_hands(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.race_started().is_some())
    }

    /// How long this page's line can hold things up, there and back, as the house has measured it.
    pub fn measured(&mut self, conn: Conn, lag_ms: u32) {
        if let Some(page) = self.pages.iter_mut().find(|page| page.conn == conn) {
            page.lag_ms = lag_ms;
        }
    }

    /// An act as it is to be written down: while hands are counted, with the moment that counts.
    pub(crate) fn stamped(&self, what: &str, arrived: Now, lag_ms: u32) -> String {
        let at = arrived.saturating_sub(self.started);
        match self.play.as_ref().filter(|play| play.race_started().is_some()) {
            Some(play) => play.stamped(what, Arrival { at, lag_ms }),
            None => what.to_owned(),
        }
    }

    /// The open action that this is, without the moment that a bot has thought of.
    pub(crate) fn bare(&self, seat: Seat, what: String) -> String {
        let play = self.play.as_ref().filter(|play| play.race_started().is_some());
        let open = play.and_then(|play| {
            let legal = play.legal(seat)?;
            legal.into_iter().find(|open| play.is_same(open, &what))
        });
        open.unwrap_or(what)
    }

    pub(crate) fn lag_of(&self, conn: Conn) -> u32 {
        let page = self.pages.iter().find(|page| page.conn == conn);
        page.map_or(0, |page| page.lag_ms)
    }

    // -------------------------------------------------------------------------------------------- what is sealed

    /// If dice have been thrown that nobody may see yet: what they will show, to everybody, sealed.
    pub(crate) fn seal(&mut self, now: Now, out: &mut Out) {
        let Some(play) = self.play.as_ref().filter(|play| play.awaits() == Awaits::Chance) else {
            return;
        };
        let Some(suspense) = play.suspense_ms().filter(|_| self.sealed.is_none()) else {
            return;
        };
        let draw = play.draw_sealed(&self.seed);
        let sealed = Sealed {
            sealed: hex::encode(seal(&draw)),
            draw,
            seq: self.seq() + 1,
            due: now + Now::from(suspense),
        };
        self.to_all(out, || box_of(&sealed, now));
        self.sealed = Some(sealed);
    }

    /// A page that comes (back) meanwhile holds it too.
    pub(crate) fn seal_again(&self, conn: Conn, now: Now, out: &mut Out) {
        if let Some(sealed) = &self.sealed {
            out.sends.push((conn, box_of(sealed, now)));
        }
    }

    /// The moment has come: all get the key at once, then the news.
    pub(crate) fn unseal(&mut self, now: Now, out: &mut Out) {
        let Some(sealed) = self.sealed.take_if(|sealed| now >= sealed.due) else {
            return;
        };
        let (seq, key) = (sealed.seq, hex::encode(sealed.draw.key));
        self.to_all(out, || FromHouse::Key { seq, key: key.clone() });
        let line = self.line(Who::Chance, sealed.draw.line.what, now);
        self.play_on(vec![line], now, out).expect("what was sealed comes so");
    }

    // ------------------------------------------------------------------------------------------------ bots

    pub(crate) fn question(&self) -> Question {
        let window = self.play.as_ref().and_then(|play| play.race_started());
        window.map_or(Question::After(self.seq()), Question::Window)
    }

    pub(crate) fn has_plan(&self, seat: Seat) -> bool {
        self.plans.iter().any(|plan| plan.seat == seat)
    }

    /// A bot acts, now or at a moment of her own.
    pub(crate) fn act_in_time(&mut self, seat: Seat, what: String, now: Now, out: &mut Out) {
        let Some(moment) = self.play.as_ref().and_then(|play| play.moment(&what)) else {
            return self.play_ours(seat, &what, now, now, out);
        };
        let (what, late) = match self.late_in_window(seat) {
            0 => (what, 0),
            late => (self.bare(seat, what), late),
        };
        let at = self.started + moment + late;
        if at <= now {
            // She was thought about for too long: that is not her fault.
            self.play_ours(seat, &what, at, now, out);
        } else if !self.has_plan(seat) {
            let question = self.question();
            self.plans.push(Plan {
                seat,
                what,
                at,
                question,
            });
        }
    }

    /// Who stands in for a person has not seen the dice before that person left: her time begins then.
    fn late_in_window(&self, seat: Seat) -> Millis {
        let shown = self.play.as_ref().and_then(|play| play.race_started());
        let since = self.places[seat.index()].away;
        since.zip(shown).map_or(0, |(since, shown)| since.saturating_sub(shown))
    }

    /// Those whose moment has come. Plans for what is over, or for a seat whose person is back, come to nothing.
    pub(crate) fn act_on_plans(&mut self, now: Now, out: &mut Out) {
        self.drop_old_plans();
        let question = self.question();
        let (due, later) = std::mem::take(&mut self.plans)
            .into_iter()
            .partition(|plan| plan.at <= now);
        self.plans = later;
        let mut due: Vec<Plan> = due;
        due.sort_by_key(|plan| plan.at);
        for plan in due {
            // The one before may have ended it.
            if self.question() == question {
                self.play_ours(plan.seat, &plan.what, plan.at, now, out);
            }
        }
    }

    pub(crate) fn drop_old_plans(&mut self) {
        let question = self.question();
        let places = &self.places;
        self.plans
            .retain(|plan| plan.question == question && places[plan.seat.index()].bot().is_some());
    }

    /// Our own players are judged like everybody else, and only while hands are counted can one of them come too late.
    /// What she planned for a moment counts for that moment, however late the house gets round to it.
    fn play_ours(&mut self, seat: Seat, what: &str, at: Now, now: Now, out: &mut Out) {
        let what = self.stamped(what, at, 0);
        let line = self.line(Who::Seat(seat), What::Game(what.into()), now);
        let played = self.play_on(vec![line], now, out);
        assert!(played.is_ok() || self.counts_hands(), "a bot was refused: {played:?}");
    }
}

fn box_of(sealed: &Sealed, now: Now) -> FromHouse {
    FromHouse::Sealed {
        seq: sealed.seq,
        sealed: sealed.sealed.clone(),
        opens_in_ms: sealed.due.saturating_sub(now) as u32,
    }
}

/// AES-256-GCM, which every browser can open by itself. Each key seals one box, so the nonce may be nothing. Spaces
/// behind the JSON make all boxes alike: a length would tell something of what is inside.
fn seal(draw: &SealedDraw) -> Vec<u8> {
    let cipher = Aes256Gcm::new(&Key::<Aes256Gcm>::from(draw.key));
    let size = draw.events.len().next_multiple_of(BOX_BYTES);
    let events = format!("{:size$}", draw.events);
    cipher
        .encrypt(&Nonce::default(), events.as_bytes())
        .expect("a few hundred bytes fit")
}
