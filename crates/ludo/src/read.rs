//! Reads a record row by row, so that each complaint can name its row. The grammar stands in `docs/record.md`, and what it
//! does not allow is refused.

use std::str::FromStr;

use crate::{
    BySeat, Commitment, Header, Line, Note, ParseError, Part, Place, Record, RecordError, Seat, Seats, Sitter, Start,
    What, Who, printed,
    record::{BROUGHT, FORM, is_text, number},
    settings::words,
};

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut rows = rows(text);
        let (mut head, mut end) = (HeaderReader::default(), 1);
        for (line, row) in rows.by_ref() {
            end = line;
            if row.is_empty() && head.form {
                break;
            }
            head.read(line, row).map_err(|why| RecordError::of(line, row, why))?;
            end += 1;
        }
        let mut record = Record {
            header: head.finish(end)?,
            lines: Vec::new(),
        };
        for (line, row) in rows.filter(|(_, row)| !row.is_empty()) {
            let read = printed(row)
                .and_then(str::parse)
                .and_then(|read| record.fits(read, row));
            record.lines.push(read.map_err(|why| RecordError::of(line, row, why))?);
        }
        Ok(record)
    }
}

/// The rows of a file that say something, with their numbers.
///
/// ```
/// use ludo::text::rows;
///
/// assert!(rows("# by hand\nludo 1\n\n0 1 draw  \n").eq([(2, "ludo 1"), (3, ""), (4, "0 1 draw")]));
/// ```
pub fn rows(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let rows = (1..).zip(text.lines().map(str::trim_end));
    rows.filter(|(_, row)| !row.starts_with('#'))
}

impl RecordError {
    /// What is wrong with this row, which stands in this line of the file.
    ///
    /// ```
    /// use ludo::{ParseError, RecordError};
    ///
    /// let row = "seat nine";
    /// let wrong = RecordError::of(4, row, ParseError::new("a seat", &row[5..]));
    /// assert_eq!((wrong.line, wrong.column, wrong.why.found.as_str()), (4, 6, "nine"));
    /// ```
    pub fn of(line: usize, row: &str, why: ParseError) -> RecordError {
        let column = why.chars_before(row) + 1;
        RecordError { line, column, why }
    }
}

impl Place {
    /// The row of this text, of which a record was read, in which it stands; counted from 1.
    pub fn row_in(self, text: &str) -> usize {
        let mut rows = rows(text);
        let found = match self.part {
            Part::Line(number) => {
                rows.by_ref().find(|(_, row)| row.is_empty());
                rows.filter(|(_, row)| !row.is_empty())
                    .nth((number as usize).saturating_sub(1))
            }
            header => rows.find(|(_, row)| row.split(' ').next() == Some(header.key())),
        };
        found.map_or(1, |(line, _)| line)
    }
}

impl Record {
    /// The text of a file, without the mark that some editors put in front of it.
    ///
    /// # Errors
    /// Names the first place that is not UTF-8.
    ///
    /// ```
    /// use ludo::Record;
    ///
    /// assert_eq!(Record::text(b"\xef\xbb\xbfludo 1".to_vec()).unwrap(), "ludo 1");
    /// let wrong = Record::text(b"ludo 1\ngame \xff".to_vec()).unwrap_err();
    /// assert_eq!((wrong.line, wrong.column, wrong.why.found.as_str()), (2, 6, "byte ff"));
    /// ```
    pub fn text(bytes: Vec<u8>) -> Result<String, RecordError> {
        match String::from_utf8(bytes) {
            Ok(text) => Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)),
            Err(error) => {
                let (read, rest) = error.as_bytes().split_at(error.utf8_error().valid_up_to());
                let read = String::from_utf8_lossy(read);
                let row = read.rsplit('\n').next().unwrap_or_default();
                let found = format!("byte {:02x}", rest[0]);
                Err(RecordError {
                    line: read.matches('\n').count() + 1,
                    column: row.chars().count() + 1,
                    why: ParseError::new("a text in UTF-8", &found),
                })
            }
        }
    }

    /// What a line may say depends on the header, and on what was said before.
    fn fits(&self, line: Line, row: &str) -> Result<Line, ParseError> {
        let what = row.splitn(3, ' ').nth(2).unwrap_or(row);
        let is_seed = |line: &Line| matches!(line.what, What::House(Note::Seed(_)));
        if is_seed(&line) && self.lines.iter().any(is_seed) {
            return Err(ParseError::new("the seed is told once", what));
        }
        let presence = matches!(line.what, What::House(Note::Leave | Note::Back | Note::Late));
        let sitter = match line.who {
            Who::Seat(seat) => self.header.sitters.get(seat.index()),
            Who::Chance | Who::Clock => None,
        };
        if presence && sitter.is_some_and(|sitter| sitter.bot.is_some()) {
            return Err(ParseError::new("only a person leaves, comes back or is late", what));
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
    /// Each with the number of its row.
    sitters: Vec<(usize, Seat, Sitter)>,
    commitment: Option<Commitment>,
    same_luck: bool,
    position: Option<String>,
}

impl HeaderReader {
    fn read(&mut self, line: usize, row: &str) -> Result<(), ParseError> {
        printed(row)?;
        if !self.form {
            self.form = row == FORM;
            return if self.form {
                Ok(())
            } else {
                Err(ParseError::new("a record begins with \"ludo 1\"", row))
            };
        }
        let (key, value) = row.split_once(' ').unwrap_or((row, &row[row.len()..]));
        match key {
            "game" if self.game.is_none() => {
                let (id, edition) = value
                    .split_once(' ')
                    .filter(|(id, _)| !id.is_empty())
                    .ok_or_else(|| ParseError::new("game NAME EDITION", value))?;
                self.game = Some((id.to_owned(), number(edition, "an edition, from 0 to 65535")?));
            }
            "options" if self.options.is_none() => {
                words(value)?;
                self.options = Some(value.to_owned());
            }
            "seats" if self.seats.is_none() => self.seats = Some(read_seats(value)?),
            "seat" => {
                let (seat, sitter) = read_sitter(value)?;
                if self.sitters.iter().any(|(_, other, _)| *other == seat) {
                    return Err(ParseError::new("one row for each seat", value));
                }
                self.sitters.push((line, seat, sitter));
            }
            "commitment" if self.commitment.is_none() => self.commitment = Some(value.parse()?),
            "luck" if !self.same_luck && value == "same" => self.same_luck = true,
            "luck" if !self.same_luck => return Err(ParseError::new("luck same", value)),
            "position" if self.position.is_none() && is_text(value) => self.position = Some(value.to_owned()),
            "position" if self.position.is_none() => {
                return Err(ParseError::new("position, one space, the position", value));
            }
            _ => {
                let known = "a header row, each once: game, options, seats, seat, commitment, luck or position";
                return Err(ParseError::new(known, row));
            }
        }
        Ok(())
    }

    /// `end` is the row in which what is missing could stand.
    fn finish(self, end: usize) -> Result<Header, RecordError> {
        let missing = |what: &str| RecordError {
            line: end,
            column: 1,
            why: ParseError::new(what, ""),
        };
        let (game, edition) = self
            .game
            .ok_or_else(|| missing("a header names its game: game NAME EDITION"))?;
        let seats = self
            .seats
            .ok_or_else(|| missing("a header says how many seats: seats N first N"))?;
        let mut sitters: BySeat<Sitter> = seats.iter().map(|_| Sitter::default()).collect();
        for (line, seat, sitter) in self.sitters {
            let Some(place) = sitters.get_mut(seat.index()) else {
                let expected = format!("a seat of this table, from 1 to {}", seats.count());
                return Err(RecordError {
                    line,
                    column: "seat ".len() + 1,
                    why: ParseError::new(expected, &seat.to_string()),
                });
            };
            *place = sitter;
        }
        let start = self.position.map_or(Start::Opening, Start::Position);
        Ok(Header {
            game,
            edition,
            options: self.options.unwrap_or_default(),
            seats,
            sitters,
            commitment: self.commitment,
            same_luck: self.same_luck,
            start,
        })
    }
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
    let seat = seat.parse()?;
    let of_the_house = !matches!(kind, "person" | BROUGHT);
    let unknown = |_: ParseError| {
        let kinds = "who sits there: person, bot, gentle, easy, fair, middle, good or strong";
        ParseError::new(kinds, kind)
    };
    let bot = of_the_house.then(|| kind.parse().map_err(unknown)).transpose()?;
    Ok((
        seat,
        Sitter {
            bot,
            brought: kind == BROUGHT,
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
    fn who_may_sit_there_is_said() {
        let zeros = "0".repeat(32);
        complains(&format!("seat 1 robot {zeros}\n"), "", 5, "person, bot, gentle");
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
