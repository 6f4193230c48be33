//! Real time: dice that nobody may see yet, and hands that are counted by the moment.

use aes_gcm::{Aes256Gcm, Key, KeyInit, Nonce, aead::Aead};
use ludo::{Arrival, SealedDraw, Seat};

use crate::{
    Conn, Measured, Now, Out, Table,
    chance::Answer,
    wire::{FromHouse, Seq},
};

/// Boxes are filled up to a multiple of this.
const BOX_BYTES: usize = 2048;

/// What chance has said already, and nobody may know yet.
#[derive(Debug)]
pub(crate) struct Sealed {
    answer: Answer,
    /// The line that it will be, if nobody comes or goes meanwhile: the name of the box.
    seq: Seq,
    /// What pages hold, and what opens it, in hex.
    sealed: String,
    key: String,
    pub due: Now,
}

impl Table {
    /// Hands are being counted: the house should say how slow lines are.
    pub fn counts_hands(&self) -> bool {
        let play = self.going.play.as_ref();
        play.is_some_and(|play| play.race_started().is_some())
    }

    /// How this page's line is, as the house has measured it. The fastest trip belongs to the seats that it holds, for the
    /// whole game: who comes back over another line, or on another page, does not become slower by it.
    pub fn measured(&mut self, conn: Conn, measured: Measured, out: &mut Out) {
        self.going.company.set_measured(conn, measured);
        for seat in self.held_by(conn).iter() {
            let faster = measured
                .fastest_ms
                .is_some_and(|trip| self.agreed.note_trip(seat, trip));
            out.save |= faster;
        }
    }

    /// How long the line of this page can have held up what is done for this seat.
    pub(crate) fn lag_of(&self, conn: Conn, seat: Seat) -> u32 {
        let measured = self.going.company.measured(conn);
        measured.lag_ms(self.agreed.fastest_ms(seat))
    }

    /// An act as it is to be written down: while hands are counted, with the moment that counts.
    pub(crate) fn stamped(&self, what: &str, arrived: Now, lag_ms: u32) -> String {
        let at = self.millis(arrived);
        match self.going.play.as_ref().filter(|play| play.race_started().is_some()) {
            Some(play) => play.stamped(what, Arrival { at, lag_ms }),
            None => what.to_owned(),
        }
    }

    /// The open action that this is, without the moment that a bot has thought of.
    pub(crate) fn bare(&self, seat: Seat, what: String) -> String {
        let play = self.going.play.as_ref().filter(|play| play.race_started().is_some());
        let open = play.and_then(|play| {
            let legal = play.legal(seat)?;
            legal.into_iter().find(|open| play.is_same(open, &what))
        });
        open.unwrap_or(what)
    }

    // -------------------------------------------------------------------------------------------- what is sealed

    /// What dice will show that nobody may see yet, to everybody, sealed.
    pub(crate) fn seal(&mut self, answer: Answer, suspense_ms: u32, now: Now, out: &mut Out) {
        let play = self.going.play.as_ref().expect("chance answers a game");
        let draw = play.seal(&answer.line, self.agreed.seed());
        let sealed = Sealed {
            answer,
            seq: self.seq() + 1,
            sealed: hex::encode(seal(&draw)),
            key: hex::encode(draw.key),
            due: now + Now::from(suspense_ms),
        };
        self.to_all(out, box_of(&sealed, now));
        self.going.sealed = Some(sealed);
    }

    /// A page that comes (back) meanwhile holds it too.
    pub(crate) fn seal_again(&self, conn: Conn, now: Now, out: &mut Out) {
        if let Some(sealed) = &self.going.sealed {
            out.tell(conn, box_of(sealed, now));
        }
    }

    /// The moment has come: all get the key at once, then the news.
    pub(crate) fn unseal(&mut self, now: Now, out: &mut Out) {
        let Some(sealed) = self.going.sealed.take_if(|sealed| now >= sealed.due) else {
            return;
        };
        let Sealed { answer, seq, key, .. } = sealed;
        self.to_all(out, FromHouse::Key { seq, key });
        self.show(answer, now, now, out);
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
