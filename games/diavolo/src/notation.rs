//! How actions, throws and positions are written down.
//!
//! - `throw`: the dice, by her who has them.
//! - `take red`: grab a red devil; `leave`: none of them. In records the house has stamped it: `take red 843` is 843 ms
//!   after all could see the dice; `take red 843 said 790 lag 60` if her device said 790 and her line can have held it up
//!   for 60 at most.
//!
//! What chance says: `gap`, the order die alone; `gap@12,-30 black2@105,22 …`, all dice with their places on the tray in
//! tenths of a millimetre from its middle; `first 3 1`, the order of those who were equally fast; `up 1 take red 900, 2
//! leave 450`, answers that lay face down.
//!
//! A position: `gems 5 4 0 / fell 0 0 7 / turn 8 of 2 / ready`; the last part says how far the turn has come, followed for
//! an open turn by when it was shown, the dice, and who reached for what.

use std::{fmt, str::FromStr};

use ludo::{LATEST, Millis, ParseError, Seat, Seats, odd_part, part_of};

use crate::{
    SEATS,
    judge::{Action, Chance},
    options::Options,
    piece::{Colour, Devil, Die, MOST_GEMS, Order, Spot, Throw},
    state::{Diavolo, Grab, LAST_TURN, Phase, Round, Stamp, not_held},
};

impl fmt::Display for Devil {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Devil {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Devil, ParseError> {
        let devil = Devil::ALL.into_iter().find(|devil| devil.name() == s);
        devil.ok_or_else(|| ParseError::new("a devil is black, white, red or grey", s))
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Order {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Order, ParseError> {
        let order = Order::ALL.into_iter().find(|order| order.name() == s);
        order.ok_or_else(|| ParseError::new(format!("an order is one of: {}", Order::NAMES.join(" ")), s))
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Spot {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Spot, ParseError> {
        let spot = s.split_once(',').and_then(|(x, y)| {
            Some(Spot {
                x: whole(x)?,
                y: whole(y)?,
            })
        });
        spot.ok_or_else(|| ParseError::new("a place is two whole numbers: 12,-30", s))
    }
}

/// A whole number in its one form: no `+`, no leading zeros, no `-0`.
fn whole<T: FromStr + ToString>(s: &str) -> Option<T> {
    s.parse().ok().filter(|number: &T| number.to_string() == s)
}

fn moment(s: &str) -> Result<Millis, ParseError> {
    let bound = || format!("milliseconds, from 0 to {LATEST}");
    let moment = whole(s).filter(|&moment| moment <= LATEST);
    moment.ok_or_else(|| ParseError::new(bound(), s))
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.at)?;
        if (self.said, self.lag) != (self.at, 0) {
            write!(f, " said {} lag {}", self.said, self.lag)?;
        }
        Ok(())
    }
}

fn read_stamp(words: &[&str]) -> Option<Option<Stamp>> {
    let stamp = match *words {
        [] => return Some(None),
        [at] => {
            let at = whole(at)?;
            Stamp { at, said: at, lag: 0 }
        }
        [at, "said", said, "lag", lag] => {
            let stamp = Stamp {
                at: whole(at)?,
                said: whole(said)?,
                lag: whole(lag)?,
            };
            ((stamp.said, stamp.lag) != (stamp.at, 0)).then_some(stamp)?
        }
        _ => return None,
    };
    Some(Some(stamp))
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stamp = match self {
            Action::Throw => return f.write_str("throw"),
            Action::Take(devil, stamp) => {
                write!(f, "take {devil}")?;
                stamp
            }
            Action::Leave(stamp) => {
                f.write_str("leave")?;
                stamp
            }
        };
        stamp.map_or(Ok(()), |stamp| write!(f, " {stamp}"))
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Action, ParseError> {
        let words: Vec<&str> = s.split(' ').collect();
        let wrong = || {
            ParseError::new(
                "throw, take black, white, red or grey, or leave; then when, as take red 843",
                s,
            )
        };
        match words[..] {
            ["throw"] => Ok(Action::Throw),
            ["take", devil, ref when @ ..] => Ok(Action::Take(devil.parse()?, read_stamp(when).ok_or_else(wrong)?)),
            ["leave", ref when @ ..] => Ok(Action::Leave(read_stamp(when).ok_or_else(wrong)?)),
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.order, self.spot)?;
        self.dice
            .iter()
            .try_for_each(|die| write!(f, " {}{}@{}", die.colour.devil(), die.value, die.spot))
    }
}

impl FromStr for Throw {
    type Err = ParseError;

    /// The dice in any order.
    fn from_str(s: &str) -> Result<Throw, ParseError> {
        let wrong = || ParseError::new("a throw is the order die and the others: gap@12,-30 black2@105,22 …", s);
        let mut words = s.split(' ');
        let (order, spot) = words.next().and_then(|word| word.split_once('@')).ok_or_else(wrong)?;
        let mut throw = Throw {
            order: order.parse()?,
            spot: spot.parse()?,
            dice: Default::default(),
        };
        for word in words {
            throw.dice.try_push(read_die(word)?).map_err(|_| wrong())?;
        }
        throw.dice.sort_unstable();
        Ok(throw)
    }
}

fn read_die(word: &str) -> Result<Die, ParseError> {
    let wrong = || ParseError::new("a die is its colour, value and place: black2@105,22", word);
    let (face, spot) = word.split_once('@').ok_or_else(wrong)?;
    let value = face
        .chars()
        .last()
        .and_then(|digit| digit.to_digit(7))
        .filter(|value| *value > 0);
    let colour = Colour::ALL.into_iter().find(|colour| {
        face.strip_prefix(colour.devil().name())
            .is_some_and(|rest| rest.len() == 1)
    });
    Ok(Die {
        colour: colour.ok_or_else(wrong)?,
        value: value.ok_or_else(wrong)? as u8,
        spot: spot.parse()?,
    })
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Order(order) => write!(f, "{order}"),
            Chance::Throw(throw) => write!(f, "{throw}"),
            Chance::First(seats) => {
                f.write_str("first")?;
                seats.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Chance::Up(answers) => {
                f.write_str("up")?;
                answers.iter().enumerate().try_for_each(|(i, (seat, grab))| {
                    let comma = if i == 0 { "" } else { "," };
                    write!(f, "{comma} {seat} {}", Action::from(*grab))
                })
            }
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(s: &str) -> Result<Chance, ParseError> {
        if let Some(seats) = s.strip_prefix("first ") {
            let mut first = arrayvec::ArrayVec::new();
            for word in seats.split(' ') {
                let full = |_| ParseError::new("each seat once", word);
                first.try_push(word.parse::<Seat>()?).map_err(full)?;
            }
            return Ok(Chance::First(first));
        }
        if let Some(answers) = s.strip_prefix("up ") {
            let mut up = arrayvec::ArrayVec::new();
            for answer in answers.split(", ") {
                let full = |_| ParseError::new("each seat once", answer);
                up.try_push(read_reach(answer)?).map_err(full)?;
            }
            return Ok(Chance::Up(up));
        }
        if s.contains('@') {
            return s.parse().map(Chance::Throw);
        }
        s.parse().map(Chance::Order)
    }
}

impl From<Grab> for Action {
    fn from(grab: Grab) -> Action {
        match grab.devil {
            Some(devil) => Action::Take(devil, Some(grab.stamp)),
            None => Action::Leave(Some(grab.stamp)),
        }
    }
}

pub(crate) fn position(state: &Diavolo) -> String {
    let numbers = |of: &dyn Fn(Seat) -> String| state.seats.iter().map(of).collect::<Vec<_>>().join(" ");
    let gems = numbers(&|seat| state.gems[seat.index()].to_string());
    let fell = numbers(&|seat| state.fell[seat.index()].to_string());
    let (turn, roller) = (state.turn, state.roller);
    let phase = match &state.phase {
        Phase::Ready => "ready".to_owned(),
        Phase::OrderFalls => "order falls".to_owned(),
        Phase::Ordered(order) => format!("ordered {order}"),
        Phase::Falls(None) => "falls".to_owned(),
        Phase::Falls(Some(order)) => format!("falls {order}"),
        Phase::Open(round) => open(state, "open", round),
        Phase::Covered(round) => open(state, "covered", round),
        Phase::Level(round) => open(state, "level", round),
        Phase::Over => "over".to_owned(),
    };
    format!("gems {gems} / fell {fell} / turn {turn} of {roller} / {phase}")
}

fn open(state: &Diavolo, word: &str, round: &Round) -> String {
    let mut parts = vec![format!("{word} {} {}", round.shown, round.throw)];
    let answers = state.answers(round);
    parts.extend(
        answers
            .iter()
            .map(|(seat, grab)| format!("{seat} {}", Action::from(*grab))),
    );
    parts.join(" / ")
}

pub(crate) fn set_up(options: Options, seats: Seats, text: &str) -> Result<Diavolo, ParseError> {
    let wrong = |part: &str| {
        ParseError::new(
            "a position is: gems N… / fell N… / turn N of SEAT / how far it is",
            part,
        )
    };
    if !SEATS.contains(&seats.count()) {
        return Err(ParseError::new("2 to 6 players", &text[..0]).by("DIAVOLO-AMB-1"));
    }
    let parts: Vec<&str> = text.split('/').map(str::trim).collect();
    let [gems, fell, turn, phase, reached @ ..] = &parts[..] else {
        return Err(wrong(odd_part(text, ["gems", "fell", "turn", ""])));
    };
    let mut state = Diavolo::opening(options, seats);
    read_numbers("gems", gems, &mut state.gems[..seats.count()]).ok_or_else(|| wrong(gems))?;
    read_numbers("fell", fell, &mut state.fell[..seats.count()]).ok_or_else(|| wrong(fell))?;
    let ["turn", number, "of", roller] = turn.split_whitespace().collect::<Vec<_>>()[..] else {
        return Err(wrong(turn));
    };
    state.turn = whole(number).ok_or_else(|| wrong(turn))?;
    state.roller = roller.parse()?;
    state.phase = read_phase(phase, reached)?;
    if let Some((part, rule, why)) = why_impossible(&state) {
        let part = match part {
            Part::Phase => phase,
            Part::Begins(first) => part_of(text, first),
            Part::Reach(seat) => part_of(text, &seat.to_string()),
        };
        return Err(ParseError::new(why, part).by(rule));
    }
    state.boxed = not_held(&state.gems);
    Ok(state)
}

fn read_numbers<T: FromStr + ToString>(first: &str, part: &str, into: &mut [T]) -> Option<()> {
    let words: Vec<&str> = part.split_whitespace().collect();
    let (word, numbers) = words.split_first()?;
    (*word == first && numbers.len() == into.len()).then_some(())?;
    for (place, number) in into.iter_mut().zip(numbers) {
        *place = whole(number)?;
    }
    Some(())
}

fn read_phase(text: &str, reached: &[&str]) -> Result<Phase, ParseError> {
    let wrong = |part: &str| {
        let forms = "ready, order falls, ordered ORDER, falls, falls ORDER, open, covered, level or over";
        ParseError::new(forms, part)
    };
    let (word, rest) = text.split_once(' ').unwrap_or((text, &text[text.len()..]));
    let phase = match (word, rest) {
        ("ready", "") => Phase::Ready,
        ("order", "falls") => Phase::OrderFalls,
        ("ordered", order) => Phase::Ordered(order.parse()?),
        ("falls", "") => Phase::Falls(None),
        ("falls", order) => Phase::Falls(Some(order.parse()?)),
        ("over", "") => Phase::Over,
        ("open" | "covered" | "level", round) => {
            let (shown, dice) = round.split_once(' ').ok_or_else(|| wrong(text))?;
            let mut round = Round {
                throw: dice.parse()?,
                shown: moment(shown)?,
                grabs: Default::default(),
            };
            for part in reached {
                let (seat, grab) = read_reach(part)?;
                let place = round.grabs.get_mut(seat.index()).filter(|place| place.is_none());
                *place.ok_or_else(|| wrong(part))? = Some(grab);
            }
            return Ok(match word {
                "open" => Phase::Open(round),
                "covered" => Phase::Covered(round),
                _ => Phase::Level(round),
            });
        }
        _ => return Err(wrong(text)),
    };
    reached.first().map_or(Ok(phase), |part| Err(wrong(part)))
}

fn read_reach(text: &str) -> Result<(Seat, Grab), ParseError> {
    let wrong = || ParseError::new("who reached for what and when: 2 take red 843", text);
    let (seat, action) = text.split_once(' ').ok_or_else(wrong)?;
    let grab = match action.parse()? {
        Action::Take(devil, Some(stamp)) => Grab {
            devil: Some(devil),
            stamp,
        },
        Action::Leave(Some(stamp)) => Grab { devil: None, stamp },
        _ => return Err(wrong()),
    };
    Ok((seat.parse()?, grab))
}

/// A part of a position.
enum Part {
    /// The one that begins with this word.
    Begins(&'static str),
    /// How far the turn has come.
    Phase,
    /// What this seat reached for.
    Reach(Seat),
}

/// Which part, by which rule, and what should be there instead.
type Objection = (Part, &'static str, &'static str);

/// What the rules have against it, if anything.
fn why_impossible(state: &Diavolo) -> Option<Objection> {
    let (players, over) = (state.playing(), state.phase == Phase::Over);
    let seat = |index: usize| Seat::from_index(index);
    if state.gems.iter().any(|gems| *gems > MOST_GEMS) {
        return Some((Part::Begins("gems"), "DIAVOLO-34", "five gems at most"));
    }
    let at_home = |i: &usize| (state.fell[*i] == 0) == players.contains(seat(*i));
    if !(0..state.seats.count()).all(|i| at_home(&i)) {
        return Some((
            Part::Begins("fell"),
            "DIAVOLO-36",
            "a turn in which she fell for everyone without gems, and for nobody else",
        ));
    }
    // Who falls once turns are no longer counted has fallen in the last one that was.
    let goes_on = !over && state.turn < LAST_TURN;
    if state.turn == 0 || state.fell.iter().any(|turn| *turn > state.turn - u16::from(goes_on)) {
        let part = if state.turn == 0 { "turn" } else { "fell" };
        return Some((
            Part::Begins(part),
            "DIAVOLO-36",
            "turns counted from 1, and nobody who falls in a later one",
        ));
    }
    let fell_now = |seat: Seat| over && state.fell[seat.index()] == state.turn;
    let threw = |seat: Seat| players.contains(seat) || fell_now(seat);
    if !state.seats.contains(state.roller) || !threw(state.roller) {
        return Some((
            Part::Begins("turn"),
            "DIAVOLO-AMB-15",
            "the dice with a seat that still plays",
        ));
    }
    if over != (players.len() < 2) {
        return Some((Part::Phase, "DIAVOLO-40", "over exactly when fewer than two still play"));
    }
    if over && state.seats.iter().filter(|seat| threw(*seat)).count() < 2 {
        return Some((
            Part::Begins("fell"),
            "DIAVOLO-40",
            "over in the turn in which the last ones fell",
        ));
    }
    let learning = matches!(
        state.phase,
        Phase::OrderFalls | Phase::Ordered(_) | Phase::Falls(Some(_))
    );
    let falls_blind = state.phase == Phase::Falls(None);
    if (learning && !state.is_learning()) || (falls_blind && state.is_learning()) {
        return Some((
            Part::Phase,
            "DIAVOLO-46",
            "the order die first in the turns of learning, and only then",
        ));
    }
    why_impossible_round(state)
}

fn why_impossible_round(state: &Diavolo) -> Option<Objection> {
    let round = state.round()?;
    if let Err(illegal) = crate::judge::judge_dice(state, &round.throw) {
        return Some((
            Part::Phase,
            ludo::Violation::rule(&illegal),
            "all dice of the table, beside each other on the tray",
        ));
    }
    let late = |grab: &Grab| state.limit_ms().is_some_and(|limit| grab.stamp.at > limit);
    for (grab, index) in round.grabs.iter().zip(0..) {
        let (Some(grab), seat) = (grab, Seat::from_index(index)) else {
            continue;
        };
        let wrong = |rule, why| Some((Part::Reach(seat), rule, why));
        if !state.playing().contains(seat) {
            return wrong("DIAVOLO-36", "grabs of those who still play");
        }
        if !grab.stamp.can_be() {
            return wrong("DIAVOLO-AMB-11", "stamps that a hand and a line explain");
        }
        if late(grab) {
            return wrong("DIAVOLO-5", "grabs within the time");
        }
    }
    let wrong = |rule, why| Some((Part::Phase, rule, why));
    let level = !state.share(round, round.throw.right()).level.is_empty();
    let all = state.undecided(round).is_empty();
    match state.phase {
        Phase::Covered(_) if !state.options.untimed || !all => {
            wrong("DIAVOLO-AMB-10", "an answer of everybody, at an untimed table")
        }
        Phase::Open(_) if all => wrong("DIAVOLO-AMB-10", "somebody who may still grab"),
        Phase::Level(_) if !level => wrong("DIAVOLO-AMB-11", "some who were equally fast"),
        // Without a limit a turn closes only when all have answered.
        Phase::Level(_) if state.options.untimed && !all => wrong("DIAVOLO-AMB-10", "an answer of everybody"),
        _ => None,
    }
}
