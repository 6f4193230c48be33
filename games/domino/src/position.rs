//! The whole table as one line of text.
//!
//! ```text
//! turn 2 play / 1 0 1-3 2-5 lacks 26:1 / 2 0 0-6 5-5 / chain 6-6 <2-6 >3-6 / passes 0 / played 0
//! ```
//!
//! Parts between slashes: whose turn it is and what is awaited (`dealing`, `noDouble`, `opening`, `play`, `drawing`,
//! `falling` with the domino as it was placed, `between`, `over`); each seat with the points it has noted and its hand,
//! then `known` and the dominoes all have seen it take, `lacks` and what all can conclude (`26:1`: of the dominoes with a
//! 2 or a 6 at most one; `*` those that would have begun), in quincunx `due flat` or `due height`; the `chain` in the
//! order of laying, `<` for left and `>` for right, or what is `built` in the order of attachment (`2-5@0,0,1,h`, with
//! `~` and seven figures where it does not lie exactly); turns passed in a row,
//! `missed` with the dominoes that were since one was laid or drawn, and `fallen` with how often all has; games of the match that are over, and who
//! has `won` the last. What is nowhere is in the stock.
//!
//! Positions written by hand are held against the rules.

use std::fmt::Write;

use ludo::{ParseError, Seat, Seats, odd_part, part_of};

use crate::{
    SEATS,
    chain::{Chain, End},
    judge::Action,
    knowledge::{Lack, Lacks},
    lattice::{Cell, Standing},
    notation::read_lying,
    options::{Form, Options},
    piece::{Tile, Tiles},
    possible::why_impossible,
    spots,
    state::{Domino, Mode, Phase},
};

pub(crate) fn write(state: &Domino) -> String {
    let phase = match &state.phase {
        Phase::Dealing => "dealing".to_owned(),
        Phase::NoDouble => "noDouble".to_owned(),
        Phase::Opening => "opening".to_owned(),
        Phase::Turn => "play".to_owned(),
        Phase::Drawing => "drawing".to_owned(),
        Phase::Falling(attempt) => format!("falling {}", Action::Place(*attempt)),
        Phase::Between => "between".to_owned(),
        Phase::Over => "over".to_owned(),
    };
    let mut parts = vec![format!("turn {} {phase}", state.turn)];
    parts.extend(state.seats.iter().map(|seat| write_seat(state, seat)));
    if state.options.is_built() {
        parts.push(write_built(state));
    } else {
        parts.push(write_chain(&state.chain));
    }
    let some = |word: &str, n: u16| match n {
        0 => String::new(),
        n => format!(" {word} {n}"),
    };
    let (missed, fallen) = (some("missed", state.misses.into()), some("fallen", state.falls));
    parts.push(format!("passes {}{missed}{fallen}", state.passes));
    let mut played = format!("played {}", state.played);
    if !state.winners.is_empty() {
        played.push_str(" won");
        for seat in state.winners.iter() {
            let _ = write!(played, " {seat}");
        }
    }
    parts.push(played);
    parts.join(" / ")
}

fn write_seat(state: &Domino, seat: Seat) -> String {
    let i = seat.index();
    let mut text = format!("{seat} {}", state.totals[i]);
    for tile in state.hands[i].iter() {
        let _ = write!(text, " {tile}");
    }
    if !state.known[i].is_empty() {
        let _ = write!(text, " known {}", state.known[i]);
    }
    let lacks: Vec<String> = state.lacks[i].iter().map(write_lack).collect();
    if !lacks.is_empty() {
        let _ = write!(text, " lacks {}", lacks.join(" "));
    }
    if state.options.game == Form::Quincunx {
        text.push_str(match state.due[i] {
            Mode::Flat => " due flat",
            Mode::Height => " due height",
        });
    }
    text
}

fn write_lack(lack: Lack) -> String {
    let mut text: String = (0..7u8)
        .filter(|number| lack.numbers & (1 << number) != 0)
        .map(|number| char::from(b'0' + number))
        .collect();
    if lack.numbers & Lack::WOULD_HAVE_BEGUN != 0 {
        text.push('*');
    }
    let _ = write!(text, ":{}", lack.most);
    text
}

fn write_chain(chain: &Chain) -> String {
    let mut text = "chain".to_owned();
    for (i, (tile, end)) in chain.steps().enumerate() {
        let sign = match end {
            _ if i == 0 => "",
            End::Left => "<",
            End::Right => ">",
        };
        let _ = write!(text, " {sign}{tile}");
    }
    text
}

fn write_built(state: &Domino) -> String {
    let mut text = "built".to_owned();
    for Standing { lying, pose } in state.built.iter() {
        let ([one, other], Cell { x, y, level }) = (lying.numbers(), lying.place.at);
        let _ = write!(text, " {one}-{other}@{x},{y},{level},{}", lying.place.axis.letter());
        if let Some(pose) = pose {
            let _ = write!(text, "~{pose}");
        }
    }
    text
}

pub(crate) fn read(options: Options, seats: Seats, text: &str) -> Result<Domino, ParseError> {
    if !SEATS.contains(&seats.count()) {
        return Err(ParseError::new("two to four seats", &text[..0]).by("DOMINO-G1"));
    }
    let parts: Vec<&str> = text.split('/').map(str::trim).collect();
    if parts.len() != seats.count() + 4 {
        let layout = if options.is_built() { "built" } else { "chain" };
        let firsts = std::iter::once("turn".to_owned()).chain(seats.iter().map(|seat| seat.to_string()));
        let firsts = firsts.chain([layout, "passes", "played"].map(str::to_owned));
        return Err(ParseError::new(
            "turn / each seat / chain or built / passes / played",
            odd_part(text, firsts),
        ));
    }
    let mut state = Domino::opening(options, seats);
    read_turn(&mut state, parts[0])?;
    for (seat, part) in seats.iter().zip(&parts[1..]) {
        read_seat(&mut state, seat, part)?;
    }
    let [layout, passes, played] = parts[parts.len() - 3..] else {
        unreachable!("there are at least six parts")
    };
    let laid = read_layout(&mut state, layout)?;
    read_idle(&mut state, passes)
        .ok_or_else(|| ParseError::new("passes, missed and fallen, each with a number", passes))?;
    read_played(&mut state, played)?;
    let mut all = laid;
    for (seat, part) in seats.iter().zip(&parts[1..]) {
        let again = |word: &&str| word.parse::<Tile>().is_ok_and(|tile| all.has(tile));
        if !all.and(state.hand(seat)).is_empty() {
            let again = part.split_whitespace().find(again).unwrap_or(part);
            return Err(ParseError::new("each domino once", again).by("DOMINO-G3"));
        }
        all = all.or(state.hand(seat));
    }
    state.stock = Tiles::ALL.without(all);
    state.opening = match (first_laid(&state), state.phase) {
        (Some(first), _) => Some(first),
        (None, Phase::Opening) => all.opening(),
        (None, _) => None,
    };
    match why_impossible(&state) {
        None => Ok(state),
        Some((part, (rule, expected))) => Err(ParseError::new(expected, part_of(text, &part)).by(rule)),
    }
}

fn read_idle(state: &mut Domino, text: &str) -> Option<()> {
    let mut words = text.split(' ').peekable();
    let mut after = |word: &str| match words.next_if_eq(&word) {
        Some(_) => number(words.next()?).filter(|&n: &u16| n > 0 || word == "passes"),
        None => Some(0),
    };
    let (passes, misses, falls) = (after("passes")?, after("missed")?, after("fallen")?);
    state.passes = passes.try_into().ok()?;
    state.misses = misses.try_into().ok()?;
    state.falls = falls;
    (text.starts_with("passes ") && words.next().is_none()).then_some(())
}

fn number<T: std::str::FromStr + ToString>(word: &str) -> Option<T> {
    word.parse::<T>().ok().filter(|number| number.to_string() == word)
}

pub(crate) fn first_laid(state: &Domino) -> Option<Tile> {
    let built = state.built.first().map(|lying| lying.tile);
    built.or_else(|| state.chain.steps().next().map(|(tile, _)| tile))
}

fn read_turn(state: &mut Domino, text: &str) -> Result<(), ParseError> {
    let wrong = || ParseError::new("turn, a seat and what is awaited", text);
    let rest = text.strip_prefix("turn ").ok_or_else(wrong)?;
    let (seat, phase) = rest.split_once(' ').ok_or_else(wrong)?;
    let seat: Seat = seat.parse()?;
    if !state.seats.contains(seat) {
        return Err(ParseError::new("a seat of the table", &rest[..1]));
    }
    state.turn = seat;
    state.phase = match phase {
        "dealing" => Phase::Dealing,
        "noDouble" => Phase::NoDouble,
        "opening" => Phase::Opening,
        "play" => Phase::Turn,
        "drawing" => Phase::Drawing,
        "between" => Phase::Between,
        "over" => Phase::Over,
        _ => match phase.strip_prefix("falling ").ok_or_else(wrong)?.parse()? {
            Action::Place(attempt) => Phase::Falling(attempt),
            _ => return Err(wrong()),
        },
    };
    Ok(())
}

fn read_seat(state: &mut Domino, seat: Seat, text: &str) -> Result<(), ParseError> {
    let i = seat.index();
    let wrong = || ParseError::new(format!("seat {seat}, its points, its hand, what is known of it"), text);
    let mut words = text.split_whitespace().peekable();
    if words.next() != Some(seat.to_string().as_str()) {
        return Err(wrong());
    }
    state.totals[i] = words.next().and_then(number).ok_or_else(wrong)?;
    state.hands[i] = read_tiles(&mut words)?;
    if words.next_if_eq(&"known").is_some() {
        state.known[i] = read_tiles(&mut words)?;
    }
    if words.next_if_eq(&"lacks").is_some() {
        let mut lacks = Vec::new();
        while let Some(word) = words.next_if(|word| word.contains(':')) {
            lacks.push(read_lack(word).ok_or_else(wrong)?);
        }
        if lacks.len() > Lacks::MOST {
            return Err(wrong());
        }
        lacks.into_iter().rev().for_each(|lack| state.lacks[i].push(lack));
    }
    if state.options.game == Form::Quincunx {
        state.due[i] = match (words.next(), words.next()) {
            (Some("due"), Some("flat")) => Mode::Flat,
            (Some("due"), Some("height")) => Mode::Height,
            _ => return Err(wrong()),
        };
    }
    words.next().map_or(Ok(()), |_| Err(wrong()))
}

/// As long as there are dominoes.
fn read_tiles<'a>(words: &mut std::iter::Peekable<impl Iterator<Item = &'a str>>) -> Result<Tiles, ParseError> {
    let mut tiles = Tiles::NONE;
    while let Some(word) = words.next_if(|word| word.contains('-')) {
        let tile: Tile = word.parse()?;
        if tiles.has(tile) {
            return Err(ParseError::new("each domino once", word).by("DOMINO-G3"));
        }
        tiles.insert(tile);
    }
    Ok(tiles)
}

fn read_lack(word: &str) -> Option<Lack> {
    let (numbers, most) = word.split_once(':')?;
    let mut bits = 0u8;
    for letter in numbers.bytes() {
        let bit = match letter {
            b'0'..=b'6' => 1 << (letter - b'0'),
            b'*' => Lack::WOULD_HAVE_BEGUN,
            _ => return None,
        };
        // In order, each once: so there is one way to write it.
        if bits >= bit {
            return None;
        }
        bits |= bit;
    }
    let most = number::<u8>(most).filter(|&most| usize::from(most) <= crate::piece::TILES)?;
    (bits != 0).then_some(Lack { numbers: bits, most })
}

fn read_layout(state: &mut Domino, text: &str) -> Result<Tiles, ParseError> {
    let mut words = text.split_whitespace();
    let name = if state.options.is_built() { "built" } else { "chain" };
    if words.next() != Some(name) {
        return Err(ParseError::new(format!("{name} and what is laid"), text));
    }
    if state.options.is_built() {
        read_built(state, words)
    } else {
        read_chain(state, words)
    }
}

fn read_chain<'a>(state: &mut Domino, words: impl Iterator<Item = &'a str>) -> Result<Tiles, ParseError> {
    let mut laid = Tiles::NONE;
    for word in words {
        let (end, tile) = match word.split_at_checked(1) {
            Some(("<", tile)) => (Some(End::Left), tile),
            Some((">", tile)) => (Some(End::Right), tile),
            _ => (None, word),
        };
        let tile: Tile = tile.parse()?;
        if laid.has(tile) {
            return Err(ParseError::new("each domino once", word).by("DOMINO-G3"));
        }
        laid.insert(tile);
        match end {
            None if state.chain.is_empty() => state.chain.begin(tile),
            Some(end) if !state.chain.is_empty() && state.fitting_end(end).has(tile) => state.chain.lay(tile, end),
            _ => return Err(ParseError::new("a chain in which equal squares touch", word).by("DOMINO-T1")),
        }
    }
    Ok(laid)
}

fn read_built<'a>(state: &mut Domino, words: impl Iterator<Item = &'a str>) -> Result<Tiles, ParseError> {
    let (mut standing, mut laid) = (Vec::new(), Tiles::NONE);
    let words: Vec<&str> = words.collect();
    for &word in &words {
        let wrong = || ParseError::new("a domino in its place, 2-5@0,0,1,h", word);
        let (place, pose) = match word.split_once('~') {
            Some((place, pose)) => (place, Some(pose.parse()?)),
            None => (word, None),
        };
        let (numbers, place) = place.split_once('@').ok_or_else(wrong)?;
        let (cell, axis) = place.rsplit_once(',').ok_or_else(wrong)?;
        let lying = read_lying(numbers, cell, axis)?;
        if laid.has(lying.tile) || lying.place.at.level < 0 {
            return Err(wrong().by("DOMINO-G3"));
        }
        laid.insert(lying.tile);
        standing.push(Standing { lying, pose });
    }
    state.built = spots::rebuilt(standing, &state.options).map_err(|(place, why)| {
        let illegal = crate::Illegal {
            form: state.options.game,
            why,
        };
        let expected = "a construction built by the rules, domino by domino";
        ParseError::new(expected, words[place]).by(ludo::Violation::rule(&illegal))
    })?;
    Ok(laid)
}

fn read_played(state: &mut Domino, text: &str) -> Result<(), ParseError> {
    let wrong = || ParseError::new("played, a number, and who has won", text);
    let mut words = text.split_whitespace();
    if words.next() != Some("played") {
        return Err(wrong());
    }
    state.played = words.next().and_then(number).ok_or_else(wrong)?;
    match words.next() {
        None => return Ok(()),
        Some("won") => {}
        Some(_) => return Err(wrong()),
    }
    for word in words {
        let seat: Seat = word.parse()?;
        if !state.seats.contains(seat) || state.winners.contains(seat) {
            return Err(wrong());
        }
        state.winners = state.winners.with(seat);
    }
    if state.winners.is_empty() { Err(wrong()) } else { Ok(()) }
}
