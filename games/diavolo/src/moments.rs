//! What a finished game is remembered by: a last gem that was kept for long, a tie that somebody saw, or the fastest hand.

use ludo::{Moment, Said, Seat, Step};

use crate::{
    event::{Event, Tally, Verdict},
    piece::Devil,
    state::Diavolo,
};

/// Turns with the last gem that are worth telling.
const HELD_OUT: usize = 3;
/// Who needs longer has not seen the tie, but worked it out.
const FAST_GREY_MS: u32 = 4000;

/// Which kind of moment stands out before which; within a kind the number of turns or the time decides.
const SAVED: u32 = 3_000_000;
const GREY: u32 = 2_000_000;
const FAST: u32 = 1_000_000;

pub(crate) fn moments(steps: &mut dyn Iterator<Item = Step<Diavolo>>) -> Vec<Moment> {
    let (mut found, mut turns, mut winner) = (Vec::new(), Vec::new(), None);
    for step in steps {
        winner = step.view.winner;
        for event in step.events {
            if let Event::Counted { answer, results } = event {
                found.extend(results.iter().filter_map(|tally| right(answer.devil, tally)));
                turns.push(results);
            }
        }
    }
    found.extend(winner.and_then(|seat| saved(&turns, seat)));
    found
}

/// She had the right devil.
fn right(devil: Devil, tally: &Tally) -> Option<Moment> {
    let at = tally.at.filter(|_| tally.verdict == Verdict::Right)?;
    let (id, kind) = match devil {
        Devil::Grey if at <= FAST_GREY_MS => ("diavolo-moment-grey", GREY),
        _ => ("diavolo-moment-fast", FAST),
    };
    // Each language writes fractions in its own way.
    let said = Said::new(id)
        .with("devil", devil.name())
        .with("seconds", (at / 1000).to_string())
        .with("hundredths", format!("{:02}", at % 1000 / 10));
    Some(Moment::of(tally.seat, kind.saturating_sub(at), said))
}

/// The winner had one gem left for a long time.
fn saved(turns: &[Vec<Tally>], winner: Seat) -> Option<Moment> {
    let own = turns.iter().flatten().filter(|tally| tally.seat == winner);
    let gems: Vec<u8> = own.map(|tally| tally.gems).collect();
    let held_out = gems.iter().rev().take_while(|&&gems| gems == 1).count();
    (held_out >= HELD_OUT).then(|| {
        let said = Said::new("diavolo-moment-saved").with("n", held_out as i32);
        Moment::of(winner, SAVED + held_out as u32, said)
    })
}
