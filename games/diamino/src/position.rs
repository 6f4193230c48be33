//! A whole state as one line of text, in parts between slashes:
//!
//! ```text
//! game 1 / scores 0 5 / board h8K i8E j8P k8i / hands AEE BDT? / back - / turn 2 0 1 - / words - / turn
//! ```
//!
//! Squares on the board (small for a joker), the hands in the order of seats, what is on its way back to the reserve; whose
//! turn it is, passes, turns without a square laid and who loses a turn; words voted in (`+MOT`) and out (`!MOT`); how many
//! squares were taken back (`lifted 12`), if any were; who made the last move that stands and where (`last 2 i7 i9`), if
//! there is one; and how far the game has come. What is nowhere else is the reserve.

use std::{str::FromStr, sync::Arc};

use ludo::{LATEST, Millis, ParseError, Seat, SeatSet, Seats, odd_part, part_of};

use crate::{
    notation::{cell_name, read_cell},
    options::Options,
    piece::{BOX, Square, Tiles},
    possible::possible,
    state::{Diamino, How, LastMove, Lot, MOST_SEATS, Phase, Why},
    words::Kit,
};

pub(crate) fn position(state: &Diamino) -> String {
    let width = state.board().width;
    let cells = state.squares.iter().enumerate().filter_map(|(cell, square)| {
        Some(format!(
            "{}{}",
            cell_name(cell % width, cell / width),
            square.as_ref()?.to_char()
        ))
    });
    let scores: Vec<String> = state
        .seats
        .iter()
        .map(|seat| state.scores[seat.index()].to_string())
        .collect();
    let hands: Vec<String> = state.seats.iter().map(|seat| state.hand(seat).to_string()).collect();
    let admitted = state.admitted.iter().map(|word| format!("+{word}"));
    let words = admitted.chain(state.turned_down.iter().map(|word| format!("!{word}")));
    let lifted = match state.lifted {
        0 => String::new(),
        lifted => format!("lifted {lifted} / "),
    };
    let last = state.last.as_ref().map_or(String::new(), |last| {
        format!("last {} {} / ", last.seat, list(names(&last.cells, width)))
    });
    format!(
        "game {} / scores {} / board {} / hands {} / back {} / turn {} {} {} {} / words {} / {lifted}{last}{}",
        state.game,
        scores.join(" "),
        list(cells),
        hands.join(" "),
        state.returning,
        state.turn,
        state.passes,
        state.idle,
        seats_text(state.skips.iter()),
        list(words),
        phase_text(&state.phase, width),
    )
}

fn names(cells: &[u16], width: usize) -> impl Iterator<Item = String> {
    cells
        .iter()
        .map(move |&cell| cell_name(usize::from(cell) % width, usize::from(cell) / width))
}

fn list(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        "-".to_owned()
    } else {
        words.join(" ")
    }
}

fn seats_text(seats: impl Iterator<Item = Seat>) -> String {
    let text: String = seats.map(|seat| seat.to_string()).collect();
    if text.is_empty() { "-".to_owned() } else { text }
}

fn until_text(until: Option<Millis>) -> String {
    until.map_or("-".to_owned(), |until| until.to_string())
}

fn phase_text(phase: &Phase, width: usize) -> String {
    match phase {
        Phase::Starting { letters } => {
            let lot = |lot: &Lot| match lot.letter {
                Some(letter) => format!("{}{}", lot.seat, char::from(b'A' + letter)),
                None => lot.seat.to_string(),
            };
            format!("starting {}", letters.iter().map(lot).collect::<Vec<_>>().join(" "))
        }
        Phase::Dealing => "dealing".to_owned(),
        Phase::Turn { asked: false } => "turn".to_owned(),
        Phase::Turn { asked: true } => "turn asked".to_owned(),
        Phase::Window {
            cells,
            accepted,
            challenged,
            until,
        } => {
            let (accepted, challenged) = (
                seats_text(accepted.iter().copied()),
                seats_text(challenged.iter().copied()),
            );
            format!(
                "window {accepted} {challenged} {} {}",
                until_text(*until),
                list(names(cells, width))
            )
        }
        Phase::Vote { word, yes, no, until } => {
            let (yes, no) = (seats_text(yes.iter().copied()), seats_text(no.iter().copied()));
            format!("vote {word} {yes} {no} {}", until_text(*until))
        }
        Phase::Drawing { count, why } => match why {
            Why::Refill => format!("drawing {count} refill"),
            Why::Exchange => format!("drawing {count} exchange"),
            Why::Green { reds } => format!("drawing {count} green {reds}"),
            Why::Penalty => format!("drawing {count} penalty"),
        },
        Phase::Discarding { count } => format!("discarding {count}"),
        Phase::Showing { how } => format!("showing {}", how_text(*how)),
        Phase::Over { how } => format!("over {}", how_text(*how)),
    }
}

fn how_text(how: How) -> String {
    match how {
        How::Out { seat, black: false } => format!("out {seat}"),
        How::Out { seat, black: true } => format!("black {seat}"),
        How::Blocked => "blocked".to_owned(),
        How::Stopped => "stopped".to_owned(),
    }
}

type Read<T> = Result<T, ParseError>;

/// A part by its name, without it.
fn part<'a>(text: &'a str, name: &str) -> Read<&'a str> {
    let rest = text.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
    rest.ok_or_else(|| ParseError::new(format!("the part {name:?} of a position"), text))
}

/// The part before the last one, taken out if it begins like this.
fn optional<'a>(parts: &mut Vec<&'a str>, begins: &str) -> Option<&'a str> {
    let place = parts.len().checked_sub(2)?;
    parts[place].starts_with(begins).then(|| parts.remove(place))
}

fn number<T: FromStr + ToString>(text: &str) -> Read<T> {
    let number = text.parse::<T>().ok().filter(|number| number.to_string() == text);
    number.ok_or_else(|| ParseError::new("a number", text))
}

fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ').filter(move |item| text != "-" && !item.is_empty())
}

fn read_seats(seats: Seats, text: &str) -> Read<Vec<Seat>> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let each = text.char_indices().map(|(at, c)| &text[at..at + c.len_utf8()]);
    let read = each.map(str::parse::<Seat>).collect::<Read<Vec<_>>>()?;
    let fits = read.is_sorted_by(|a, b| a < b) && read.iter().all(|seat| seats.contains(*seat));
    if fits {
        Ok(read)
    } else {
        Err(ParseError::new("seats of this table in order, each once", text))
    }
}

fn read_seat(seats: Seats, text: &str) -> Read<Seat> {
    let seat: Seat = text.parse()?;
    if seats.contains(seat) {
        Ok(seat)
    } else {
        Err(ParseError::new("a seat of this table", text))
    }
}

/// When a window ends that was opened at the last moment that can be written, at the table with the longest ones.
const LAST_END: Millis = LATEST + 120_000;

fn read_until(text: &str) -> Read<Option<Millis>> {
    if text == "-" {
        return Ok(None);
    }
    let until = number(text)?;
    if until > LAST_END {
        return Err(ParseError::new(format!("milliseconds, from 0 to {LAST_END}"), text));
    }
    Ok(Some(until))
}

pub(crate) fn set_up(kit: &Arc<Kit>, options: Options, seats: Seats, position: &str) -> Read<Diamino> {
    let mut parts: Vec<&str> = position.split(" / ").collect();
    let last = optional(&mut parts, "last ");
    let lifted = optional(&mut parts, "lifted ");
    let &[game, scores, board, hands, back, turn, words, phase] = parts.as_slice() else {
        let firsts = ["game", "scores", "board", "hands", "back", "turn", "words"];
        let firsts = firsts.into_iter().chain(lifted.map(|_| "lifted"));
        let firsts = firsts.chain(last.map(|_| "last")).chain([""]);
        return Err(ParseError::new(
            "a position has eight parts, and perhaps what was lifted and the last move",
            odd_part(position, firsts),
        ));
    };
    let mut state = Diamino::opening(kit, options, seats);
    let width = state.board().width;
    state.game = number(part(game, "game")?)?;
    read_hands(&mut state, scores, hands)?;
    read_board(&mut state, board)?;
    state.returning = part(back, "back")?.parse()?;
    read_turn(&mut state, turn)?;
    read_words(&mut state, words)?;
    if let Some(lifted) = lifted {
        let some = number(part(lifted, "lifted")?).ok().filter(|lifted| *lifted > 0);
        state.lifted = some.ok_or_else(|| ParseError::new("how many squares were taken back", lifted))?;
    }
    state.last = last.map(|last| read_last(seats, width, last)).transpose()?;
    state.phase = read_phase(seats, width, phase)?;
    let out = taken(&state);
    let reserve = BOX.tiles.without(out);
    state.reserve = reserve.ok_or_else(|| ParseError::new("no more squares than there are", board).by("DIAMINO-G3"))?;
    let end = &position[position.len()..];
    let wrong = |(part, expected, rule): (&str, &'static str, &'static str)| {
        let found = match part {
            "" => phase,
            "last" => last.unwrap_or(end),
            "lifted" => lifted.unwrap_or(end),
            _ => part_of(position, part),
        };
        ParseError::new(expected, found).by(rule)
    };
    possible(&state).map_err(wrong)?;
    Ok(state)
}

/// A score and a hand for each seat.
fn read_hands(state: &mut Diamino, scores: &str, hands: &str) -> Read<()> {
    let points = items(part(scores, "scores")?).map(number).collect::<Read<Vec<i32>>>()?;
    let dealt = items(part(hands, "hands")?)
        .map(str::parse)
        .collect::<Read<Vec<Tiles>>>()?;
    // A hand can be empty, so "-" is one here.
    let dealt = if hands == "hands -" {
        vec![Tiles::default()]
    } else {
        dealt
    };
    for (part, found) in [(scores, points.len()), (hands, dealt.len())] {
        if found != state.seats.count() {
            return Err(ParseError::new("a score and a hand for each seat", part).by("DIAMINO-G2"));
        }
    }
    state.hands = [Tiles::default(); MOST_SEATS];
    state.scores[..points.len()].copy_from_slice(&points);
    state.hands[..dealt.len()].copy_from_slice(&dealt);
    Ok(())
}

/// What lies on the board.
fn read_board(state: &mut Diamino, board: &str) -> Read<()> {
    let width = state.board().width;
    for item in items(part(board, "board")?) {
        let bad = || ParseError::new("a cell and its square, as in h8K", item);
        let (cell, square) = item.split_at_checked(item.len() - 1).ok_or_else(bad)?;
        let (column, row) = read_cell(cell)?;
        let square = square.chars().next().and_then(Square::from_char).ok_or_else(bad)?;
        let at = usize::from(row) * width + usize::from(column);
        let inside = usize::from(column) < width && usize::from(row) < width;
        if !inside || state.squares[at].replace(square).is_some() {
            return Err(bad());
        }
    }
    Ok(())
}

fn read_turn(state: &mut Diamino, turn: &str) -> Read<()> {
    let counts: Vec<&str> = part(turn, "turn")?.split(' ').collect();
    let &[whose, passes, idle, skips] = counts.as_slice() else {
        return Err(ParseError::new(
            "whose turn, passes, idle turns and who loses a turn",
            turn,
        ));
    };
    state.turn = read_seat(state.seats, whose)?;
    (state.passes, state.idle) = (number(passes)?, number(idle)?);
    state.skips = read_seats(state.seats, skips)?.into_iter().collect::<SeatSet>();
    Ok(())
}

/// Words that were voted on, each list in the order of the alphabet.
fn read_words(state: &mut Diamino, words: &str) -> Read<()> {
    for item in items(part(words, "words")?) {
        let bad = || ParseError::new("+WORD or !WORD", item);
        let (list, word) = match item.split_at_checked(1).ok_or_else(bad)? {
            ("+", word) => (&mut state.admitted, word),
            ("!", word) => (&mut state.turned_down, word),
            _ => return Err(bad()),
        };
        let spelt = !word.is_empty() && word.bytes().all(|c| c.is_ascii_uppercase());
        if !spelt || list.last().is_some_and(|last: &String| last.as_str() >= word) {
            return Err(bad());
        }
        list.push(word.to_owned());
    }
    Ok(())
}

/// All that is not in the reserve.
fn taken(state: &Diamino) -> Tiles {
    let lying = state.squares.iter().flatten().map(|square| Tiles::one(square.kind()));
    let held = state.hands.into_iter().chain([state.returning]);
    lying.chain(held).fold(Tiles::default(), Tiles::with)
}

fn read_cells(width: usize, names: &[&str]) -> Read<Vec<u16>> {
    let cell = |name: &&str| {
        let (column, row) = read_cell(name)?;
        let inside = usize::from(column) < width && usize::from(row) < width;
        let cell = u16::from(row) * width as u16 + u16::from(column);
        if inside {
            Ok(cell)
        } else {
            Err(ParseError::new("a cell of the board", name))
        }
    };
    names.iter().map(cell).collect()
}

fn read_last(seats: Seats, width: usize, text: &str) -> Read<LastMove> {
    let words: Vec<&str> = part(text, "last")?.split(' ').collect();
    match words[..] {
        [seat, ref cells @ ..] if !cells.is_empty() => Ok(LastMove {
            seat: read_seat(seats, seat)?,
            cells: read_cells(width, cells)?,
        }),
        _ => Err(ParseError::new("a seat and the cells it covered last", text)),
    }
}

fn read_phase(seats: Seats, width: usize, text: &str) -> Read<Phase> {
    let words: Vec<&str> = text.split(' ').collect();
    Ok(match words[..] {
        ["starting", ref lots @ ..] => {
            let lot = |text: &&str| {
                let bad = || ParseError::new("a seat, and the letter it drew", text);
                let (seat, letter) = text.split_at_checked(1).ok_or_else(bad)?;
                let letter = match letter.as_bytes() {
                    [] => None,
                    [letter @ b'A'..=b'Z'] => Some(letter - b'A'),
                    _ => return Err(bad()),
                };
                Ok(Lot {
                    seat: read_seat(seats, seat)?,
                    letter,
                })
            };
            let letters = lots.iter().map(lot).collect::<Read<Vec<_>>>()?;
            if !letters.is_sorted_by(|a, b| a.seat < b.seat) || letters.len() < 2 {
                return Err(ParseError::new("seats that draw for the start, in order", text));
            }
            Phase::Starting { letters }
        }
        ["dealing"] => Phase::Dealing,
        ["turn"] => Phase::Turn { asked: false },
        ["turn", "asked"] => Phase::Turn { asked: true },
        ["window", accepted, challenged, until, ref cells @ ..] => Phase::Window {
            cells: read_cells(width, cells)?,
            accepted: read_seats(seats, accepted)?,
            challenged: read_seats(seats, challenged)?,
            until: read_until(until)?,
        },
        ["vote", word, yes, no, until] => Phase::Vote {
            word: word.to_owned(),
            yes: read_seats(seats, yes)?,
            no: read_seats(seats, no)?,
            until: read_until(until)?,
        },
        ["drawing", count, "refill"] => Phase::Drawing {
            count: number(count)?,
            why: Why::Refill,
        },
        ["drawing", count, "exchange"] => Phase::Drawing {
            count: number(count)?,
            why: Why::Exchange,
        },
        ["drawing", count, "green", reds] => Phase::Drawing {
            count: number(count)?,
            why: Why::Green { reds: number(reds)? },
        },
        ["drawing", count, "penalty"] => Phase::Drawing {
            count: number(count)?,
            why: Why::Penalty,
        },
        ["discarding", count] => Phase::Discarding { count: number(count)? },
        ["showing", ref how @ ..] => Phase::Showing {
            how: read_how(seats, how, text)?,
        },
        ["over", ref how @ ..] => Phase::Over {
            how: read_how(seats, how, text)?,
        },
        _ => return Err(ParseError::new("how far the game has come", text)),
    })
}

fn read_how(seats: Seats, words: &[&str], text: &str) -> Read<How> {
    match words {
        ["out", seat] => Ok(How::Out {
            seat: read_seat(seats, seat)?,
            black: false,
        }),
        ["black", seat] => Ok(How::Out {
            seat: read_seat(seats, seat)?,
            black: true,
        }),
        ["blocked"] => Ok(How::Blocked),
        ["stopped"] => Ok(How::Stopped),
        _ => Err(ParseError::new("out 1, black 1, blocked or stopped", text)),
    }
}
