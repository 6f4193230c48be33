//! Reads a record row by row, so that each complaint can name its row. The grammar stands in `docs/record.md`, and what it
//! does not allow is refused.

use std::str::FromStr;

use crate::{
    BySeat, Commitment, Header, Line, Note, ParseError, Record, RecordError, Seat, Seats, Sitter, Start, What, Who,
    record::{FORM, is_text, number},
};

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut rows = text
            .lines()
            .enumerate()
            .map(|(i, row)| (i + 1, row.trim_end()))
            .filter(|(_, row)| !row.starts_with('#'));
        let mut head = HeaderReader::default();
        for (line, row) in rows.by_ref() {
            if row.is_empty() && head.form {
                break;
            }
            head.read(row).map_err(|why| RecordError { line, why })?;
        }
        let header = head.finish().map_err(|why| RecordError { line: 1, why })?;
        let mut record = Record {
            header,
            lines: Vec::new(),
        };
        for (line, row) in rows.filter(|(_, row)| !row.is_empty()) {
            let read = row.parse().and_then(|read| record.fits(read, row));
            record.lines.push(read.map_err(|why| RecordError { line, why })?);
        }
        Ok(record)
    }
}

impl Record {
    /// What a line may say depends on the header, and on what was said before.
    fn fits(&self, line: Line, row: &str) -> Result<Line, ParseError> {
        let is_seed = |line: &Line| matches!(line.what, What::House(Note::Seed(_)));
        if is_seed(&line) && self.lines.iter().any(is_seed) {
            return Err(ParseError::new("the seed is told once", row));
        }
        let presence = matches!(line.what, What::House(Note::Leave | Note::Back | Note::Late));
        let sitter = match line.who {
            Who::Seat(seat) => self.header.sitters.get(seat.index()),
            Who::Chance | Who::Clock => None,
        };
        if presence && sitter.is_some_and(|sitter| sitter.bot.is_some()) {
            return Err(ParseError::new("only a person leaves, comes back or is late", row));
        }
        Ok(line)
    }
}

/// Reads the header row by row, so that each complaint can name its row.
#[derive(Default)]
struct HeaderReader {
    form: bool,
    game: Option<(String, u16)>,
    options: Option<String>,
    seats: Option<Seats>,
    sitters: Vec<(Seat, Sitter)>,
    commitment: Option<Commitment>,
    position: Option<String>,
}

impl HeaderReader {
    fn read(&mut self, row: &str) -> Result<(), ParseError> {
        if !self.form {
            self.form = row == FORM;
            return if self.form {
                Ok(())
            } else {
                Err(ParseError::new("a record begins with \"ludo 1\"", row))
            };
        }
        let (key, value) = row.split_once(' ').unwrap_or((row, ""));
        match key {
            "game" if self.game.is_none() => {
                let (id, edition) = value
                    .split_once(' ')
                    .filter(|(id, _)| !id.is_empty())
                    .ok_or_else(|| ParseError::new("game NAME EDITION", row))?;
                self.game = Some((id.to_owned(), number(edition, "an edition number")?));
            }
            "options" if self.options.is_none() => self.options = Some(read_options(row, value)?),
            "seats" if self.seats.is_none() => self.seats = Some(read_seats(value)?),
            "seat" => {
                let (seat, sitter) = read_sitter(value)?;
                if self.sitters.iter().any(|(other, _)| *other == seat) {
                    return Err(ParseError::new("one row for each seat", row));
                }
                self.sitters.push((seat, sitter));
            }
            "commitment" if self.commitment.is_none() => self.commitment = Some(value.parse()?),
            "position" if self.position.is_none() && is_text(value) => self.position = Some(value.to_owned()),
            "position" if self.position.is_none() => {
                return Err(ParseError::new("position, one space, the position", row));
            }
            _ => {
                let known = "a header row, each once: game, options, seats, seat, commitment or position";
                return Err(ParseError::new(known, row));
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<Header, ParseError> {
        let (game, edition) = self
            .game
            .ok_or_else(|| ParseError::new("a header names its game: game NAME EDITION", ""))?;
        let seats = self
            .seats
            .ok_or_else(|| ParseError::new("a header says how many seats: seats N first N", ""))?;
        let mut sitters: BySeat<Sitter> = seats.iter().map(|_| Sitter::default()).collect();
        for (seat, sitter) in self.sitters {
            let place = sitters.get_mut(seat.index());
            *place.ok_or_else(|| ParseError::new("a seat that the table has", &seat.to_string()))? = sitter;
        }
        let start = self.position.map_or(Start::Opening, Start::Position);
        Ok(Header {
            game,
            edition,
            options: self.options.unwrap_or_default(),
            seats,
            sitters,
            commitment: self.commitment,
            start,
        })
    }
}

/// `key=value` words with one space between, each key once.
fn read_options(row: &str, value: &str) -> Result<String, ParseError> {
    let mut keys = Vec::new();
    for word in value.split(' ').filter(|_| row != "options") {
        let key = match word.split_once('=') {
            Some((key, value)) if !key.is_empty() && !value.is_empty() => key,
            _ => return Err(ParseError::new("options as KEY=VALUE, with one space between", row)),
        };
        if keys.contains(&key) {
            return Err(ParseError::new(format!("each option once, and not {key} again"), row));
        }
        keys.push(key);
    }
    Ok(value.to_owned())
}

fn read_seats(value: &str) -> Result<Seats, ParseError> {
    let wrong = || ParseError::new("seats N, or seats N first N, from 1 to 8", value);
    let (count, first) = value.split_once(" first ").unwrap_or((value, "1"));
    let count = count.parse::<Seat>().map_err(|_| wrong())?.number();
    Seats::new(count.into())
        .starting_with(first.parse().map_err(|_| wrong())?)
        .ok_or_else(wrong)
}

fn read_sitter(value: &str) -> Result<(Seat, Sitter), ParseError> {
    let mut words = value.splitn(4, ' ');
    let (Some(seat), Some(kind), Some(nonce)) = (words.next(), words.next(), words.next()) else {
        return Err(ParseError::new("seat N KIND NONCE NAME", value));
    };
    let name = words.next().unwrap_or("");
    if name.starts_with(' ') {
        return Err(ParseError::new(
            "one space before the name: seat N KIND NONCE NAME",
            value,
        ));
    }
    let bot = if kind == "person" { None } else { Some(kind.parse()?) };
    Ok((
        seat.parse()?,
        Sitter {
            bot,
            nonce: nonce.parse()?,
            name: name.to_owned(),
        },
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complaints_name_the_line() {
        let error = |text: &str| text.parse::<Record>().unwrap_err().line;
        assert_eq!(error(""), 1);
        assert_eq!(error("ludo 2\n"), 1);
        assert_eq!(error("ludo 1\ngame test 1\nseats 9\n"), 3);
        assert_eq!(error("ludo 1\ngame test 1\nseats 2 first 3\n"), 3);
        assert_eq!(error("ludo 1\ngame test 1\ncolour red\n"), 3);
        assert_eq!(error("ludo 1\ngame test 1\nseats 2\n\n0 1 a\nx 1 a\n"), 6);
        assert_eq!(error("ludo 1\ngame test 1\nseats 2\noptions\noptions a=b\n"), 5);
        let seat = "seat 1 person 00000000000000000000000000000000\n";
        assert_eq!(error(&format!("ludo 1\n{seat}{seat}game test 1\nseats 2\n")), 3);
        for line in [
            "0 9 a",
            "0 1",
            "0 1 ",
            "0 1  a",
            "0  1 a",
            "-1 1 a",
            "00 1 a",
            "0 * ~leave",
            "0 1 ~seed",
            "0 - ~back",
            "0 1 ~dance",
        ] {
            assert!(line.parse::<Line>().is_err(), "{line}");
        }
    }

    /// The row that is wrong, and what was expected there, in a record of two seats where seat 2 is a bot.
    fn complaint(header: &str, lines: &str) -> (usize, String) {
        let zeros = "0".repeat(32);
        let text = format!("ludo 1\ngame test 1\nseats 2\nseat 2 easy {zeros}\n{header}\n{lines}");
        let error = text.parse::<Record>().expect_err(&text);
        (error.line, error.why.to_string())
    }

    #[track_caller]
    fn complains(header: &str, lines: &str, line: usize, expected: &str) {
        let (found, why) = complaint(header, lines);
        assert_eq!(found, line, "{why}");
        assert!(why.contains(expected), "{why}");
    }

    #[test]
    fn an_option_is_said_once_and_in_one_form() {
        complains("options loud=on soft=off loud=on\n", "", 5, "not loud again");
        for row in [
            "options loud",
            "options loud=",
            "options =on",
            "options  loud=on",
            "options loud=on  soft=on",
        ] {
            complains(&format!("{row}\n"), "", 5, "KEY=VALUE");
        }
        let plain = "ludo 1\ngame test 1\noptions\nseats 2\n\n";
        assert_eq!(
            plain.parse::<Record>().expect("no option is one way").header.options,
            ""
        );
    }

    #[test]
    fn names_games_and_positions_do_not_begin_with_a_space() {
        let zeros = "0".repeat(32);
        complains(
            &format!("seat 1 person {zeros}  Zoé\n"),
            "",
            5,
            "one space before the name",
        );
        complains("position  a b\n", "", 5, "one space, the position");
        complains("position\n", "", 5, "one space, the position");
        let nameless = "ludo 1\ngame  1\nseats 2\n\n"
            .parse::<Record>()
            .expect_err("a game has a name");
        assert_eq!(nameless.line, 2);
    }

    #[test]
    fn the_seed_is_told_once() {
        let seed = format!("9 - ~seed {}\n", "2".repeat(64));
        complains("", &format!("0 1 draw\n{seed}{seed}"), 8, "told once");
    }

    #[test]
    fn bots_are_always_there() {
        for note in ["~leave", "~late", "~back"] {
            complains("", &format!("0 1 ~leave\n0 2 {note}\n"), 7, "only a person");
        }
    }
}
