//! What Diavolo says: what happened, what is to be done, what lies on the tray.

use ludo::{Arg, Moment, Outcome, Row, Said, Seat, Step, Tells, Viewer};

use crate::{
    event::{Event, Tally, Verdict},
    judge::Action,
    moments,
    options::Options,
    piece::{Answer, Colour, Lying, Order, Throw},
    state::{Diavolo, Phase},
    view::{Stage, View},
};

impl Tells for Diavolo {
    fn told(event: &Event) -> Option<Said> {
        Some(match event {
            Event::Threw { seat } => Said::about("diavolo-event-threw", *seat),
            Event::Ordered { order: known } => Said::new("diavolo-event-ordered").with("order", order(*known)),
            Event::Shown { throw, .. } => Said::new("diavolo-event-shown")
                .with("order", order(throw.throw.order))
                .with("dice", throw.said.clone()),
            Event::Reached { seat, devil: None, .. } => Said::about("diavolo-event-reached-none", *seat),
            Event::Reached {
                seat,
                devil: Some(devil),
                ..
            } => Said::about("diavolo-event-reached", *seat).with("devil", devil.name()),
            Event::Answered { seat } => Said::about("diavolo-event-answered", *seat),
            Event::Settled { said, .. } => said.clone(),
            Event::Counted { answer, results } => counted(answer, results),
            Event::Out { seat } => Said::about("diavolo-event-out", *seat),
            Event::Fewer { each } => Said::new("diavolo-event-fewer").with("n", *each),
            Event::Turn { seat } => Said::about("diavolo-event-turn", *seat),
            Event::Won { seat } => Said::about("diavolo-event-won", *seat),
            Event::NobodyWon => Said::new("diavolo-event-nobody"),
        })
    }

    fn called(_: &View, action: &Action) -> Said {
        match action {
            Action::Throw => Said::new("diavolo-action-throw"),
            Action::Take(devil, _) => Said::new("diavolo-action-take").with("devil", devil.name()),
            Action::Leave(_) => Said::new("diavolo-action-leave"),
        }
    }

    fn prompt(view: &View, viewer: Viewer) -> Option<Said> {
        let mine = match viewer {
            Viewer::Seat(seat) => Some(&view.players[seat.index()]),
            Viewer::Spectator => None,
        };
        let idle = match mine {
            None => Some("diavolo-prompt-watch"),
            Some(player) if player.gems == 0 => Some("diavolo-prompt-out"),
            Some(_) => None,
        };
        let said = Said::new(match view.phase {
            Stage::Ready => return Some(Said::about("diavolo-prompt-ready", view.roller)),
            Stage::Ordered => return Some(Said::about("diavolo-prompt-ordered", view.roller)),
            Stage::OrderFalls | Stage::Falls => idle.unwrap_or("diavolo-prompt-falls"),
            Stage::Covered => idle.unwrap_or("diavolo-prompt-waiting"),
            Stage::Level => "diavolo-prompt-level",
            Stage::Over => "diavolo-prompt-over",
            Stage::Open if mine.is_some_and(|player| player.gems > 0 && player.answered) => "diavolo-prompt-waiting",
            Stage::Open => match idle {
                Some(idle) => idle,
                None => return Some(grabbing(&view.options)),
            },
        });
        Some(said)
    }

    fn rows(view: &View) -> Vec<Row> {
        let places = view.players.iter().map(|player| Row::new(player.said.clone(), []));
        let thrown = view.throw.iter().map(|Lying { throw, .. }| {
            let each = Colour::ALL.into_iter().map(|colour| dice_of(throw, colour));
            Row::new(order(throw.order), each)
        });
        places.chain(thrown).collect()
    }

    fn moments(steps: &mut dyn Iterator<Item = Step<Diavolo>>) -> Vec<Moment> {
        moments::moments(steps)
    }

    fn ending(outcome: &Outcome) -> Option<Said> {
        Some(match outcome.how {
            "last" => Said::new("diavolo-end-last").with("name", outcome.names()),
            _ => Said::new("diavolo-end-nobody"),
        })
    }

    fn score(_: &Options, score: i32) -> Said {
        Said::new("diavolo-gems").with("n", score)
    }
}

/// What an order is called.
pub fn order(order: Order) -> Said {
    Said::new(format!("diavolo-order-{}", order.name()))
}

/// How a hand ended, on the receipt of a turn.
pub fn verdict(verdict: Verdict) -> Said {
    Said::new(match verdict {
        Verdict::Right => "diavolo-verdict-right",
        Verdict::Wrong => "diavolo-verdict-wrong",
        Verdict::Late => "diavolo-verdict-late",
        Verdict::Nothing => "diavolo-verdict-nothing",
    })
}

/// What is asked of who may grab.
pub(crate) fn grabbing(options: &Options) -> Said {
    Said::new(match options.untimed {
        true => "diavolo-prompt-open-calm",
        false => "diavolo-prompt-open",
    })
}

/// These were equally fast, and chance has put them in this order.
pub(crate) fn settled(seats: &[Seat]) -> Said {
    Said::new("diavolo-event-settled").with("names", Arg::list(seats.iter().copied()))
}

/// How many gems she has, and whether the dice are hers.
pub(crate) fn place(state: &Diavolo, seat: Seat) -> Said {
    let gems = state.gems[seat.index()];
    let id = match gems {
        0 => return Said::about("diavolo-place-out", seat),
        _ if state.roller == seat && state.phase != Phase::Over => "diavolo-place-dice",
        _ => "diavolo-place",
    };
    Said::about(id, seat).with("n", gems)
}

/// All the dice: their values, or how far they lie from the order die where that is what counts.
pub(crate) fn dice(throw: &Throw) -> Said {
    let [black, white, red] = Colour::ALL.map(|colour| dice_of(throw, colour));
    Said::new("diavolo-dice")
        .with("black", black)
        .with("white", white)
        .with("red", red)
}

/// What lies there of one colour: "Red: 3, 4, 6."
pub(crate) fn dice_of(throw: &Throw, colour: Colour) -> Said {
    let dice = throw.dice.iter().filter(|die| die.colour == colour);
    let near = throw.order == Order::Near;
    let mut values: Vec<u32> = match near {
        true => dice.map(|die| die.spot.millimetres_to(throw.spot)).collect(),
        false => dice.map(|die| die.value.into()).collect(),
    };
    if near {
        values.sort_unstable();
    }
    let values: Vec<String> = values.iter().map(u32::to_string).collect();
    let id = if near { "diavolo-far-of" } else { "diavolo-dice-of" };
    Said::new(id)
        .with("colour", colour.devil().name())
        .with("values", values.join(", "))
}

/// Which devil was right, who has it, and who lost a gem.
fn counted(answer: &Answer, results: &[Tally]) -> Said {
    let seats = |which: fn(&Tally) -> bool| -> Vec<Seat> {
        let met = results.iter().filter(|tally| which(tally));
        met.map(|tally| tally.seat).collect()
    };
    let right = seats(|tally| tally.verdict == Verdict::Right);
    let wrong = seats(|tally| tally.change < 0);
    Said::new("diavolo-event-counted")
        .with("devil", answer.devil.name())
        .with("right", right.len() as i32)
        .with("safe", Arg::list(right))
        .with("wrong", wrong.len() as i32)
        .with("lost", Arg::list(wrong))
}
