//! A whole game as one line of text.
//!
//! ```text
//! turn 2 lay / round 3 / 1 17 / 2 23 / table Y0:1/4 Y4:1/2@Y1+ Y1:1/1* / thrown Y0 Y4 casts 2
//! ```
//!
//! Parts between slashes. The turn and its phase (`agree`, `ready`, `throwing`, `lay`, `choose`, `announced BOX`,
//! `called BOX`, `over`) and each seat with its points always stand there; the rest only where it says something:
//! - `round N`: how often everybody has had a turn;
//! - of a seat: `placed N`, `survived N` (tie-breaks), and its boxes as `full=69`;
//! - `table`: what lies there, `Y0:1/4` loose, `Y1:1/1*` beginning a chain, `Y4:1/2@Y1` laid at Y1, with `+` if it was
//!   laid since the last throw;
//! - `thrown`: the yaminos of the last throw, and how many throws the turn has had;
//! - `taken N`: how often something was taken back in this turn;
//! - `agreed N` throws, `made N` points by whole chains of this turn, `leader SEAT` and the seats that have a last
//!   chance, `previous N`: the sum of the ends before, `fixed`: digits for a Super Yamino, `contenders` of a tie-break.
//!
//! Positions written by hand are held against the rules.

mod possible;
mod sheets;

use ludo::{Game, ParseError, Seat, SeatSet, Seats, part_of};

use crate::{
    notation::{number, read_digit, read_side},
    options::Options,
    piece::{Digits, Yamino, YaminoSet},
    state::{MOST_ROUNDS, MOST_TAKEN, MOST_TIES, Phase, Yaminos},
    yam::Row,
};

/// No game brings so many points; what it can bring is counted afterwards.
const MOST_POINTS: i32 = 1_000_000;

pub(crate) fn write(state: &Yaminos) -> String {
    let mut parts = vec![format!("turn {} {}", state.turn, phase_text(state.phase))];
    let mut part = |says_something: bool, text: String| {
        if says_something {
            parts.push(text);
        }
    };
    part(state.round > 0, format!("round {}", state.round));
    for seat in state.seats.iter() {
        part(true, seat_text(state, seat));
    }
    part(!state.lying.is_empty(), format!("table {}", table_text(state)));
    part(
        !state.thrown.is_empty(),
        format!("thrown {} casts {}", state.thrown, state.casts),
    );
    part(state.taken > 0, format!("taken {}", state.taken));
    part(state.agreed > 0, format!("agreed {}", state.agreed));
    part(state.made > 0, format!("made {}", state.made));
    if let Some(leader) = state.leader {
        part(
            true,
            format!("leader {leader} {}", seats_text(state.chances))
                .trim_end()
                .to_owned(),
        );
    }
    part(state.previous > 0, format!("previous {}", state.previous));
    let fixed: Vec<String> = state.fixed.iter().map(|digit| digit.to_string()).collect();
    part(!fixed.is_empty(), format!("fixed {}", fixed.join(" ")));
    part(
        !state.contenders.is_empty(),
        format!("contenders {}", seats_text(state.contenders)),
    );
    parts.join(" / ")
}

fn phase_text(phase: Phase) -> String {
    match phase {
        Phase::Agree => "agree".to_owned(),
        Phase::Ready => "ready".to_owned(),
        Phase::Throwing => "throwing".to_owned(),
        Phase::Lay => "lay".to_owned(),
        Phase::Choose => "choose".to_owned(),
        Phase::Announced(row) => format!("announced {row}"),
        Phase::Called(row) => format!("called {row}"),
        Phase::Over => "over".to_owned(),
    }
}

fn seat_text(state: &Yaminos, seat: Seat) -> String {
    let i = seat.index();
    let mut text = format!("{seat} {}", state.totals[i]);
    for (name, count) in [("placed", state.placed[i]), ("survived", state.survived[i].into())] {
        if count > 0 {
            text += &format!(" {name} {count}");
        }
    }
    for row in state.sheets[i].filled.iter() {
        text += &format!(" {row}={}", state.sheets[i].points[row.index()]);
    }
    text
}

fn table_text(state: &Yaminos) -> String {
    let word = |yamino: Yamino| {
        let place = match state.chains.at(yamino) {
            _ if !state.chains.laid().has(yamino) => String::new(),
            None => "*".to_owned(),
            Some(host) => format!("@{host}"),
        };
        let fresh = if state.fresh.has(yamino) { "+" } else { "" };
        format!("{yamino}:{}{place}{fresh}", state.faces.face(yamino))
    };
    state.lying.iter().map(word).collect::<Vec<_>>().join(" ")
}

fn seats_text(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

pub(crate) fn read(options: Options, seats: Seats, text: &str) -> Result<Yaminos, ParseError> {
    if !Yaminos::seats_for(&options).contains(&seats.count()) {
        return Err(ParseError::new("2 to 6 players", &text[..0]).by("YAM-G1"));
    }
    let mut state = Yaminos::opening(options, seats);
    let (mut known, mut seats_known) = (Vec::new(), SeatSet::NONE);
    for part in text.split(" / ") {
        let (key, rest) = part.split_once(' ').unwrap_or((part, &part[part.len()..]));
        if known.contains(&key) {
            return Err(ParseError::new("each part of a position once", part));
        }
        known.push(key);
        match key.parse::<Seat>() {
            Ok(seat) if seats.contains(seat) => {
                read_seat(&mut state, seat, rest)?;
                seats_known = seats_known.with(seat);
            }
            _ => read_part(&mut state, part, key, rest)?,
        }
    }
    if !known.contains(&"turn") || seats_known.len() != seats.count() {
        let missing = &text[text.len()..];
        return Err(ParseError::new(
            "turn SEAT PHASE, and for each seat: SEAT POINTS",
            missing,
        ));
    }
    match possible::objection(&state) {
        Some((part, (rule, why))) => Err(ParseError::new(why, part_of(text, &part)).by(rule)),
        None => Ok(state),
    }
}

fn read_part(state: &mut Yaminos, part: &str, key: &str, rest: &str) -> Result<(), ParseError> {
    let wrong = |expected: &str| ParseError::new(expected, part);
    let count = || {
        number::<i32>(rest)
            .filter(|n| (1..=MOST_POINTS).contains(n))
            .ok_or_else(|| wrong("a number, 1 to 1000000"))
    };
    match key {
        "turn" => {
            let (seat, phase) = rest.split_once(' ').ok_or_else(|| wrong("turn SEAT PHASE"))?;
            state.turn = seat.parse()?;
            state.phase = read_phase(phase)?;
        }
        "round" => {
            let most = MOST_ROUNDS + u16::from(MOST_TIES);
            let round = number(rest).filter(|round| (1..=most).contains(round));
            state.round = round.ok_or_else(|| wrong("round NUMBER, 1 to 1100"))?;
        }
        "table" => read_table(state, rest)?,
        "thrown" => {
            let (thrown, casts) = rest
                .split_once(" casts ")
                .ok_or_else(|| wrong("thrown YAMINOS casts NUMBER"))?;
            state.thrown = thrown.parse()?;
            state.casts = number(casts).ok_or_else(|| wrong("thrown YAMINOS casts NUMBER"))?;
        }
        "taken" => {
            let taken = number(rest).filter(|taken| (1..=MOST_TAKEN).contains(taken));
            state.taken = taken.ok_or_else(|| wrong("taken NUMBER, 1 to 100"))?;
        }
        "agreed" => state.agreed = number(rest).ok_or_else(|| wrong("agreed THROWS"))?,
        "made" => state.made = count()?,
        "previous" => state.previous = count()?,
        "leader" => {
            let (leader, chances) = rest.split_once(' ').unwrap_or((rest, &rest[rest.len()..]));
            state.leader = Some(leader.parse()?);
            state.chances = read_seats(chances)?;
        }
        "fixed" => {
            let digits = rest.split(' ').map(read_digit).collect::<Option<Vec<u8>>>();
            let digits = digits.ok_or_else(|| wrong("fixed DIGITS"))?;
            state.fixed = digits
                .into_iter()
                .fold(Digits::NONE, |set, digit| set.or(Digits::one(digit)));
        }
        "contenders" => state.contenders = read_seats(rest)?,
        _ => {
            return Err(wrong(
                "a part of a position: turn, round, a seat, table, thrown, agreed, made, leader, …",
            ));
        }
    }
    Ok(())
}

fn read_phase(text: &str) -> Result<Phase, ParseError> {
    Ok(match text.split_once(' ') {
        None if text == "agree" => Phase::Agree,
        None if text == "ready" => Phase::Ready,
        None if text == "throwing" => Phase::Throwing,
        None if text == "lay" => Phase::Lay,
        None if text == "choose" => Phase::Choose,
        None if text == "over" => Phase::Over,
        Some(("announced", row)) => Phase::Announced(row.parse()?),
        Some(("called", row)) => Phase::Called(row.parse()?),
        _ => {
            let known = "agree, ready, throwing, lay, choose, announced BOX, called BOX or over";
            return Err(ParseError::new(known, text));
        }
    })
}

fn read_seats(text: &str) -> Result<SeatSet, ParseError> {
    text.split_whitespace().map(str::parse::<Seat>).collect()
}

fn read_seat(state: &mut Yaminos, seat: Seat, text: &str) -> Result<(), ParseError> {
    let wrong = || ParseError::new("a seat is: NUMBER POINTS [placed N] [survived N] [BOX=POINTS …]", text);
    let mut words = text.split(' ');
    let total = words
        .next()
        .and_then(number::<i32>)
        .filter(|total| (-MOST_POINTS..=MOST_POINTS).contains(total));
    state.totals[seat.index()] = total.ok_or_else(wrong)?;
    while let Some(word) = words.next() {
        let mut count = || words.next().and_then(number::<u16>).ok_or_else(wrong);
        match word {
            "placed" => state.placed[seat.index()] = count()?,
            "survived" => state.survived[seat.index()] = count()?.try_into().map_err(|_| wrong())?,
            _ => {
                let (row, points) = word.split_once('=').ok_or_else(wrong)?;
                let row: Row = row.parse()?;
                let sheet = &mut state.sheets[seat.index()];
                if sheet.filled.has(row) {
                    return Err(wrong());
                }
                sheet.write(row, number::<i16>(points).ok_or_else(wrong)?);
            }
        }
    }
    Ok(())
}

/// Yaminos that are laid wait until the one they lie on is there.
fn read_table(state: &mut Yaminos, text: &str) -> Result<(), ParseError> {
    let mut waiting = Vec::new();
    for word in text.split(' ') {
        let (rest, fresh) = word.strip_suffix('+').map_or((word, false), |rest| (rest, true));
        let (rest, at) = match (rest.strip_suffix('*'), rest.split_once('@')) {
            (Some(rest), _) => (rest, Some(None)),
            (None, Some((rest, host))) => (rest, Some(Some(host.parse::<Yamino>()?))),
            (None, None) => (rest, None),
        };
        let wrong = || {
            ParseError::new(
                "what lies on the table is like Y0:1/4, Y0:1/4* or Y0:1/4@Y1, each once",
                word,
            )
        };
        let (yamino, face) = rest.split_once(':').ok_or_else(wrong)?;
        let yamino: Yamino = yamino.parse()?;
        if state.lying.has(yamino) || fresh && at.is_none() {
            return Err(wrong());
        }
        state.lying = state.lying.or(YaminoSet::one(yamino));
        state.faces = state.faces.with(yamino, read_side(yamino, face)?);
        if fresh {
            state.fresh = state.fresh.or(YaminoSet::one(yamino));
        }
        waiting.extend(at.map(|at| (yamino, at)));
    }
    let apart = || ParseError::new("chains in which equal halves touch", text).by("YAM-BASE-1");
    lay_all(state, waiting).ok_or_else(apart)
}

fn lay_all(state: &mut Yaminos, mut waiting: Vec<(Yamino, Option<Yamino>)>) -> Option<()> {
    while !waiting.is_empty() {
        let next = waiting
            .iter()
            .position(|&(yamino, at)| at.is_none_or(|host| state.chains.fits(state.digits(yamino), host)));
        let (yamino, at) = waiting.swap_remove(next?);
        state.chains.lay(yamino, state.digits(yamino), at);
    }
    Some(())
}
