//! What a finished game is remembered by: a Super Yamino, a last chance that was taken, a bold turn, or the best one.

use ludo::{Moment, Said, Seat, Step};

use crate::{Event, Form, Row, Yaminos};

/// Throws in one turn of the basic game, all of them survived.
const BOLD_FROM: u32 = 3;
// Each kind stands out more than the one before it, whatever the points.
const BOLD: u32 = 1_000;
const LAST_CHANCE: u32 = 2_000;
const SUPER: u32 = 3_000;

pub(crate) fn moments(steps: &mut dyn Iterator<Item = Step<Yaminos>>) -> Vec<Moment> {
    let mut found = Vec::new();
    let mut throws = 0;
    let mut leads: Vec<(Seat, i32)> = Vec::new();
    for Step { events, view } in steps {
        for event in events {
            match event {
                Event::Turn { .. } => throws = 0,
                Event::Threw { .. } => throws += 1,
                Event::Leads { seat, score } => leads.push((seat, score)),
                Event::Filled { seat, row, points } if points > 0 => found.push(written(seat, row, points)),
                Event::Scored { seat, points, .. } if points > 0 => {
                    found.push(best(seat, points));
                    let bold = view.options.game == Form::Base && throws >= BOLD_FROM;
                    found.extend(bold.then(|| dared(seat, throws, points)));
                }
                _ => {}
            }
        }
    }
    found.extend(last_chance(&leads));
    found
}

/// The most points made at once.
fn best(seat: Seat, points: i32) -> Moment {
    Moment::of(seat, points as u32, Said::new("yaminos-moment-best").with("n", points))
}

/// Seven times the same digit (YAM-YAM-SUPER-1) is more than any other box.
fn written(seat: Seat, row: Row, points: i32) -> Moment {
    match row {
        Row::Super => {
            let said = Said::new("yaminos-moment-super").with("n", points);
            Moment::of(seat, SUPER + points as u32, said)
        }
        _ => best(seat, points),
    }
}

/// The most throws dared in one turn whose points were kept (YAM-BASE-12, YAM-BASE-14).
fn dared(seat: Seat, throws: u32, points: i32) -> Moment {
    let said = Said::new("yaminos-moment-bold")
        .with("n", throws as i32)
        .with("points", points);
    Moment::of(seat, BOLD + throws, said)
}

/// Somebody beat the leader when there was only one turn left for it (YAM-BASE-27).
fn last_chance(leads: &[(Seat, i32)]) -> Option<Moment> {
    let &[_, .., (seat, score)] = leads else {
        return None;
    };
    let said = Said::new("yaminos-moment-last-chance").with("score", score);
    Some(Moment::of(seat, LAST_CHANCE, said))
}
