//! What a finished game is remembered by: out on a black cell, a clever challenge, devils hunted, or a long word.

use ludo::{Moment, Said, Seat, Step};

use crate::{
    event::Event,
    state::{Diamino, How},
};

/// Red devils with one word that are told.
const MANY_REDS: u8 = 2;
/// Letters of a word that is told as the longest of all, and of one that is fine at least for her who laid it.
const LONG: usize = 5;
const FINE: usize = 4;

/// Which kind of moment stands out before which; within a kind the number of devils or letters decides.
const BLACK: u32 = 400;
const CHALLENGE: u32 = 300;
const REDS: u32 = 200;
const LONGEST: u32 = 100;

pub(crate) fn moments(steps: &mut dyn Iterator<Item = Step<Diamino>>) -> Vec<Moment> {
    let mut seen = Seen::default();
    for event in steps.flat_map(|step| step.events) {
        seen.note(event);
    }
    seen.told()
}

/// What the events so far have shown.
#[derive(Default)]
struct Seen {
    moments: Vec<Moment>,
    /// The word that lies there last, and whose it is.
    last: Option<(Seat, String)>,
    /// Who challenged it.
    challenger: Option<Seat>,
    /// The words that stood.
    stood: Vec<(Seat, String)>,
}

impl Seen {
    fn note(&mut self, event: Event) {
        match event {
            Event::Laid { seat, words, .. } => {
                self.stood.extend(self.last.take());
                self.last = words.into_iter().next().map(|word| (seat, word));
                self.challenger = None;
            }
            Event::Challenged { seat } => self.challenger = Some(seat),
            // A challenge that was justified (DIAMINO-K2); where the house looks at words, nobody has it to herself.
            Event::Withdrawn { words, .. } => {
                self.last = None;
                if let (Some(seat), Some(fault)) = (self.challenger.take(), words.first()) {
                    self.tell(seat, CHALLENGE, "diamino-moment-challenge", &fault.word, None);
                }
            }
            Event::Covered { seat, reds, .. } if reds >= MANY_REDS => {
                let word = self.word();
                self.tell(seat, REDS + u32::from(reds), "diamino-moment-reds", &word, Some(reds));
            }
            // The last squares on a black cell (DIAMINO-E3).
            Event::Ended {
                how: How::Out { seat, black: true },
            } => {
                let word = self.word();
                self.tell(seat, BLACK, "diamino-moment-black", &word, None);
            }
            _ => {}
        }
    }

    fn word(&self) -> String {
        self.last.as_ref().map(|(_, word)| word.clone()).unwrap_or_default()
    }

    fn tell(&mut self, seat: Seat, weight: u32, id: &'static str, word: &str, n: Option<u8>) {
        let said = Said::new(id).with("word", word);
        let said = match n {
            Some(n) => said.with("n", n),
            None => said,
        };
        self.moments.push(Moment::of(seat, weight, said));
    }

    /// Of the words that stood, the longest is the game's; each of the others is hers who laid it.
    fn told(mut self) -> Vec<Moment> {
        self.stood.extend(self.last.take());
        let stood = std::mem::take(&mut self.stood);
        let most = stood.iter().map(|(_, word)| word.len()).max().unwrap_or(0);
        for (seat, word) in stood.iter().filter(|(_, word)| word.len() >= FINE) {
            let letters = word.len() as u32;
            if word.len() == most && most >= LONG {
                self.tell(*seat, LONGEST + letters, "diamino-moment-longest", word, None);
            } else {
                self.tell(*seat, letters, "diamino-moment-word", word, None);
            }
        }
        self.moments
    }
}
