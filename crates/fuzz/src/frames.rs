//! What pages send to a table. Nothing that they send stops it, what it writes can be read, and no page is told what is not
//! for its eyes.
//!
//! The first row sets the table up: a game and who sits there (`diamoniak me person easy`), then options. Each row after it is
//! one thing that happens: `sit`; `hello 1 2`, page 1 opens its line and shows the key of seat 2; `bye 1`; `+500`,
//! milliseconds go by; `think`, bots choose; `land`, what was thrown comes down; or page 1 sends a frame, `1 {"type":…}`.

use std::collections::BTreeMap;

use ludo::{Line, Record, Seat, Seed, Throw, Viewer};
use serde_json::Value;
use table::{
    Conn, Out, Table, Think,
    wire::{AtZero, Claim, Guest, NewTable, SeatKey, SeatPlan, SitDown, ToHouse},
};

/// More rows than this are not played.
const MOST_ROWS: usize = 80;
/// The longest that nobody does anything.
const LONGEST_PAUSE_MS: u64 = 100_000_000;

pub fn laws(text: &str) {
    let mut rows = text.lines();
    let Some(mut house) = rows.next().and_then(House::set_up) else {
        return;
    };
    for row in rows.take(MOST_ROWS) {
        house.heed(row);
    }
    house.is_kept();
}

struct House {
    table: Table,
    seed: Seed,
    keys: Vec<SeatKey>,
    now: u64,
    lines: Vec<Line>,
    thinks: Vec<Think>,
    throw: Option<Throw>,
}

impl House {
    fn set_up(row: &str) -> Option<House> {
        let mut words = row.split(' ');
        let game = words.next()?.to_owned();
        let (options, seats): (Vec<&str>, Vec<&str>) = words.partition(|word| word.contains('='));
        let options = options.iter().filter_map(|word| word.split_once('='));
        let room = rooms::find(&game)?;
        let plan = NewTable {
            game,
            options: options.map(|(key, value)| (key.into(), value.into())).collect(),
            seats: seats.into_iter().map(plan).collect::<Option<_>>()?,
            first: Seat::from_index(0),
            open: false,
            move_seconds: Some(30),
            clock: None,
            at_zero: AtZero::default(),
            away: None,
            lesson: None,
            puzzle: None,
            seed: None,
            position: None,
            help: None,
            several: false,
        };
        let (seed, mut number) = (Seed::from_number(1), 0);
        let token = || {
            number += 1;
            format!("secret-{number}")
        };
        let (table, keys) = Table::set_up("t".into(), plan, &guest("Ann"), room, seed.clone(), token).ok()?;
        Some(House {
            table,
            seed,
            keys,
            now: 1_000_000,
            lines: Vec::new(),
            thinks: Vec::new(),
            throw: None,
        })
    }

    fn heed(&mut self, row: &str) {
        let mut out = Out::default();
        let (first, rest) = row.split_once(' ').unwrap_or((row, ""));
        let conn = |word: &str| word.parse::<u8>().ok().map(Conn::from);
        match first {
            "sit" => {
                let (sit, token) = (
                    SitDown {
                        seat: None,
                        guest: None,
                    },
                    format!("secret-sat-{}", self.keys.len()),
                );
                self.keys.extend(self.table.sit(sit, &guest("Bob"), token, &mut out));
            }
            "hello" => {
                let mut numbers = rest.split(' ').filter_map(conn);
                let Some(page) = numbers.next() else { return };
                let claims: Vec<Claim> = numbers.filter_map(|seat| self.claim(seat)).collect();
                self.table.hello(page, None, &claims, self.now, &mut out);
            }
            "bye" => self.table.bye(conn(rest).unwrap_or(1), self.now, &mut out),
            "think" => {
                for mut think in std::mem::take(&mut self.thinks).into_iter().take(4) {
                    let chosen = think.work().and_then(|work| work());
                    self.table.thought(&think, chosen, self.now, &mut out);
                }
            }
            "land" => {
                let Some(throw) = self.throw.take() else { return };
                self.table.landed(throw.thrown(), self.now, &mut out);
            }
            _ => match (
                first.strip_prefix('+'),
                conn(first),
                serde_json::from_str::<ToHouse>(rest),
            ) {
                (Some(pause), ..) => {
                    self.now += pause.parse::<u64>().unwrap_or(1).min(LONGEST_PAUSE_MS);
                    self.table.tick(self.now, &mut out);
                }
                (_, Some(page), Ok(frame)) => self.table.frame(page, frame, self.now, &mut out),
                _ => return,
            },
        }
        self.take(out);
    }

    fn claim(&self, seat: Conn) -> Option<Claim> {
        let key = self.keys.iter().find(|key| Conn::from(key.seat.number()) == seat)?;
        Some(Claim {
            seat: key.seat,
            token: key.token.clone(),
            nonce: format!("{seat:032x}"),
        })
    }

    /// Lines follow one another and can be read; frames are for the eyes of those who get them.
    fn take(&mut self, out: Out) {
        for (seq, text) in &out.lines {
            let line: Line = text.parse().unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
            assert_eq!((*seq as usize, &line.to_string()), (self.lines.len() + 1, text));
            self.lines.push(line);
        }
        self.thinks.extend(out.thinks);
        self.throw = out.throw.or(self.throw.take());
        let newest: BTreeMap<Conn, Value> = out
            .sends
            .iter()
            .map(|(conn, frame)| (*conn, serde_json::to_value(&**frame).expect("a frame is plain data")))
            .inspect(|(_, frame)| self.keeps_secrets(frame))
            .filter(|(_, frame)| frame["type"] == "news" && frame["seq"] == self.table.seq())
            .collect();
        newest
            .iter()
            .for_each(|(conn, news)| self.shows_what_is_hers(*conn, news));
    }

    /// No key of a seat is ever sent back; the seed only stands in the last line.
    fn keeps_secrets(&self, frame: &Value) {
        let text = frame.to_string();
        assert!(!text.contains("secret-"), "{text}");
        assert!(!text.contains(&self.seed.to_string()), "{text}");
    }

    /// Every pair of eyes is of a seat that the page holds, and sees what the rules let it see after the same lines.
    fn shows_what_is_hers(&self, conn: Conn, news: &Value) {
        let Some(record) = self.table.record() else { return };
        let room = rooms::find(&record.header.game).expect("it is being played");
        let playing = room.replay(&record).expect("what was played can be played again");
        let held = self.table.held_by(conn);
        for eyes in news["eyes"].as_array().into_iter().flatten() {
            let seat = eyes["seat"].as_u64().and_then(|seat| Seat::from_number(seat as u8));
            assert!(seat.is_none_or(|seat| held.contains(seat)), "{seat:?} for {held:?}");
            let view = playing.view(seat.map_or(Viewer::Spectator, Viewer::Seat));
            assert_eq!(eyes["view"].to_string(), read(view.get()).to_string(), "{seat:?}");
        }
    }

    /// What was written is all there is: the table can be opened again as it was.
    fn is_kept(&self) {
        let stored = serde_json::to_string(self.table.agreed()).expect("plain data");
        let agreed = serde_json::from_str(&stored).expect("what is stored can be read");
        let room = rooms::find(&self.table.info().game).expect("it is being played");
        let again = Table::revive(agreed, room, self.lines.clone()).expect("what was written can be played again");
        assert_eq!(again.record(), self.table.record());
        if let Some(record) = self.table.record() {
            assert_eq!(record.lines, self.lines, "what was played was written");
            assert_eq!(record.to_string().parse::<Record>(), Ok(record));
        }
    }
}

fn plan(word: &str) -> Option<SeatPlan> {
    Some(match word {
        "me" => SeatPlan::Me,
        "here" => SeatPlan::Here { guest: guest("Zoé") },
        "person" => SeatPlan::Person,
        _ => SeatPlan::Bot {
            strength: word.parse().ok()?,
        },
    })
}

fn guest(name: &str) -> Guest {
    Guest {
        name: name.into(),
        picture: "owl".into(),
        child: false,
    }
}

fn read(json: &str) -> Value {
    serde_json::from_str(json).expect("a view is plain data")
}
