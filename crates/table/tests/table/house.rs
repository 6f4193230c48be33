//! A house of one table, without network or disk: it remembers what was written and what was sent.

use std::sync::{Arc, Weak};

use ludo::{Line, Room, Seat, Seed, Strength, Throw};
use table::{
    Agreed, Conn, Out, Table, Think,
    wire::{
        AtZero, Claim, Ending, Eyes, FromHouse, Guest, Matter, NewTable, Phase, Problem, SeatClock, SeatKey, SeatPlan,
        SitDown, ToHouse,
    },
};

pub struct House {
    pub table: Table,
    pub keys: Vec<SeatKey>,
    pub now: u64,
    pub written: Vec<String>,
    pub sent: Vec<(Conn, FromHouse)>,
    /// Somebody did not want to wait.
    pub hurried: bool,
    /// What is in the air.
    pub throw: Option<Throw>,
    /// The lines that can be watched, and how they came about.
    pub tracks: Vec<(u32, Vec<u8>)>,
    saved: Agreed,
    thinks: Vec<Think>,
}

pub struct News<'a> {
    pub from: u32,
    pub seq: u32,
    pub eyes: &'a [Eyes],
    pub awaits: &'a [u8],
    pub due_in_ms: Option<u32>,
    pub clocks: &'a [SeatClock],
    pub undo: &'a [u8],
    pub hints: bool,
    pub result: &'a Option<Box<Ending>>,
}

pub fn seat(number: u8) -> Seat {
    Seat::from_number(number).unwrap()
}

pub fn guest(name: &str) -> Guest {
    Guest {
        name: name.into(),
        picture: "owl".into(),
        child: false,
    }
}

pub fn bot() -> SeatPlan {
    SeatPlan::Bot {
        strength: Strength::Easy,
    }
}

pub fn me_and(others: impl IntoIterator<Item = SeatPlan>) -> NewTable {
    NewTable {
        game: "diamoniak".into(),
        options: Default::default(),
        seats: [SeatPlan::Me].into_iter().chain(others).collect(),
        first: seat(1),
        open: false,
        several: false,
        help: None,
        away: None,
        move_seconds: None,
        clock: None,
        at_zero: AtZero::Bot,
        seed: None,
        position: None,
        lesson: None,
        puzzle: None,
    }
}

fn room(game: &str) -> Arc<dyn Room> {
    rooms::find(game).unwrap()
}

impl House {
    pub fn set_up(plan: NewTable) -> House {
        let mut number = 0;
        let token = || {
            number += 1;
            format!("token {number}")
        };
        let room = room(&plan.game);
        let (table, keys) = Table::set_up("t".into(), plan, &guest("Ann"), room, Seed::from_number(1), token).unwrap();
        let saved = table.agreed().clone();
        House {
            table,
            keys,
            now: 1_000_000,
            written: vec![],
            sent: vec![],
            hurried: false,
            throw: None,
            tracks: vec![],
            saved,
            thinks: vec![],
        }
    }

    /// Ann and Bob, each with a page of her own (1 and 2), playing.
    pub fn two_people() -> House {
        House::two_people_who(|_| {})
    }

    /// The same, having agreed on something else.
    pub fn two_people_who(agree: impl FnOnce(&mut NewTable)) -> House {
        let mut plan = me_and([SeatPlan::Person]);
        agree(&mut plan);
        let mut house = House::set_up(plan);
        house.sit("Bob").unwrap();
        house.hello(1, None, &[1]);
        house.hello(2, None, &[2]);
        assert_eq!(house.table.phase(), Phase::Playing);
        house
    }

    pub fn sit(&mut self, name: &str) -> Result<(), Problem> {
        let mut out = Out::default();
        let sit = SitDown {
            seat: None,
            guest: Some(guest(name)),
        };
        let key = self
            .table
            .sit(sit, &guest("nobody"), format!("token of {name}"), &mut out)?;
        self.keys.push(key);
        self.take(out);
        Ok(())
    }

    pub fn hello(&mut self, conn: Conn, since: Option<u32>, seats: &[u8]) {
        let claims: Vec<Claim> = seats.iter().map(|number| self.claim(*number)).collect();
        let mut out = Out::default();
        self.table.hello(conn, since, &claims, self.now, &mut out);
        self.take(out);
    }

    pub fn claim(&self, number: u8) -> Claim {
        let key = self
            .keys
            .iter()
            .find(|key| key.seat == seat(number))
            .expect("the seat has a key");
        Claim {
            seat: key.seat,
            token: key.token.clone(),
            nonce: format!("{number:032x}"),
        }
    }

    pub fn frame(&mut self, conn: Conn, frame: ToHouse) {
        let mut out = Out::default();
        self.table.frame(conn, frame, self.now, &mut out);
        self.take(out);
    }

    pub fn act(&mut self, conn: Conn, number: u8, after: u32, what: &str) {
        self.now += 500;
        self.frame(
            conn,
            ToHouse::Act {
                seat: seat(number),
                after,
                what: what.into(),
            },
        );
    }

    /// This seat answers what is asked about another.
    pub fn answer(&mut self, number: u8, about: Matter, whose: u8, yes: bool) {
        let consent = ToHouse::Consent {
            seat: seat(number),
            yes,
            about,
            whose: Some(seat(whose)),
        };
        self.frame(number.into(), consent);
    }

    /// What this page was asked last, about whom, and who is to answer.
    pub fn asked(&self, conn: Conn) -> Option<(Matter, u8, Vec<u8>)> {
        let mine = self.sent.iter().rev().filter(|(to, _)| *to == conn);
        mine.map(|(_, frame)| frame).find_map(|frame| match frame {
            FromHouse::Asked { about, seat, ask } => Some((*about, seat.number(), ask.clone())),
            _ => None,
        })
    }

    pub fn bye(&mut self, conn: Conn) {
        let mut out = Out::default();
        self.table.bye(conn, self.now, &mut out);
        self.take(out);
    }

    pub fn tick(&mut self) {
        let mut out = Out::default();
        self.table.tick(self.now, &mut out);
        self.take(out);
    }

    /// What is in the air comes down.
    pub fn land(&mut self) {
        let throw = self.throw.take().expect("something is in the air");
        let mut out = Out::default();
        self.table.landed(throw.thrown(), self.now, &mut out);
        self.take(out);
    }

    /// What bots are asked for: whether anybody waits for it.
    pub fn thinking(&self) -> Vec<Weak<()>> {
        self.thinks.iter().map(Think::wanted).collect()
    }

    /// Bots do what they were asked for.
    pub fn think(&mut self) {
        for mut think in std::mem::take(&mut self.thinks) {
            let chosen = think.work().and_then(|work| work());
            let mut out = Out::default();
            self.table.thought(&think, chosen, self.now, &mut out);
            self.take(out);
        }
    }

    /// Bots move, then one person who is awaited: she buys, draws on, or takes the last choice.
    pub fn step(&mut self) {
        self.think();
        for conn in [1, 2] {
            let Some(FromHouse::News { eyes, seq, .. }) = self.newest(conn) else {
                continue;
            };
            let choice = eyes.iter().find_map(|eyes| {
                let legal = eyes.legal.as_ref()?;
                let wanted = ["buy", "draw", ""].into_iter();
                let what = wanted
                    .filter_map(|want| legal.iter().rfind(|what| what.starts_with(want)))
                    .next()?;
                Some((eyes.seat?.number(), what.clone(), *seq))
            });
            if let Some((number, what, seq)) = choice.filter(|(_, _, seq)| *seq == self.table.seq()) {
                return self.act(conn, number, seq, &what);
            }
        }
    }

    pub fn play_out(&mut self) {
        for _ in 0..100_000 {
            if self.table.phase() == Phase::Over {
                return;
            }
            self.step();
        }
        panic!("the game does not end");
    }

    /// Plays on until it is this seat's turn to begin.
    pub fn turn_of(&mut self, number: u8) {
        for _ in 0..1000 {
            if self.last_news(1).awaits == [number] {
                return;
            }
            self.step();
        }
        panic!("seat {number} is never awaited");
    }

    /// Plays on until this seat may do that.
    pub fn until_may(&mut self, what: &str, number: u8) {
        for _ in 0..1000 {
            let may = |eyes: &Eyes| {
                eyes.seat == Some(seat(number))
                    && eyes.legal.as_ref().is_some_and(|legal| legal.iter().any(|l| l == what))
            };
            if self.last_news(1).eyes.iter().any(may) {
                return;
            }
            self.step();
        }
        panic!("seat {number} may never {what}");
    }

    /// Plays on until this seat must give cards to the witch.
    pub fn until_gives(&mut self, number: u8) {
        for _ in 0..2000 {
            let legal = self.legal(1, number);
            let differs = |what: &String| {
                let cards: Vec<&str> = what.split(' ').skip(1).collect();
                cards.first() != cards.last()
            };
            if legal.iter().any(|what| what.starts_with("give") && differs(what)) {
                return;
            }
            self.step();
        }
        panic!("the witch never comes to seat {number}");
    }

    /// What this page was last told that the seat may do.
    pub fn legal(&self, conn: Conn, number: u8) -> Vec<String> {
        let news = self.last_news(conn);
        let mine = news.eyes.iter().find(|eyes| eyes.seat == Some(seat(number)));
        mine.and_then(|eyes| eyes.legal.clone()).unwrap_or_default()
    }

    /// Everybody goes to another table, which is new.
    pub fn move_to(&mut self, table: Table) {
        self.saved = table.agreed().clone();
        self.table = table;
        self.written.clear();
        self.sent.clear();
        self.thinks.clear();
        self.throw = None;
    }

    /// The process is killed: only what was written and saved is left.
    pub fn revive(&mut self) {
        let lines: Vec<Line> = self.written.iter().map(|line| line.parse().unwrap()).collect();
        // What is saved goes through its text form, as on disk.
        let saved: Agreed = serde_json::from_str(&serde_json::to_string(&self.saved).unwrap()).unwrap();
        let room = room(&saved.game);
        self.table = Table::revive(saved, room, lines).unwrap();
        self.sent.clear();
        self.thinks.clear();
        self.throw = None;
    }

    fn newest(&self, conn: Conn) -> Option<&FromHouse> {
        let mine = self.sent.iter().rev().filter(|(to, _)| *to == conn);
        mine.map(|(_, frame)| frame)
            .find(|frame| matches!(frame, FromHouse::News { .. }))
    }

    pub fn last_news(&self, conn: Conn) -> News<'_> {
        match self.newest(conn) {
            Some(FromHouse::News {
                from,
                seq,
                eyes,
                awaits,
                due_in_ms,
                clocks,
                undo,
                hints,
                result,
                lesson: _,
                puzzle: _,
            }) => News {
                from: *from,
                seq: *seq,
                eyes,
                awaits,
                due_in_ms: *due_in_ms,
                clocks,
                undo,
                hints: *hints,
                result,
            },
            _ => panic!("page {conn} has had no news"),
        }
    }

    /// The rules named by all refusals so far.
    pub fn refusals(&self) -> Vec<&str> {
        let frames = self.sent.iter().map(|(_, frame)| frame);
        frames
            .filter_map(|frame| match frame {
                FromHouse::Refused { refusal, .. } => Some(refusal.rule.as_str()),
                _ => None,
            })
            .collect()
    }

    /// The codes of all troubles so far.
    pub fn troubles(&self) -> Vec<&str> {
        let frames = self.sent.iter().map(|(_, frame)| frame);
        frames
            .filter_map(|frame| match frame {
                FromHouse::Trouble { problem, .. } => Some(problem.code.as_str()),
                _ => None,
            })
            .collect()
    }

    fn take(&mut self, out: Out) {
        for (seq, line) in out.lines {
            self.written.push(line);
            assert_eq!(
                seq as usize,
                self.written.len(),
                "lines are written in order, without gaps"
            );
        }
        if out.save {
            self.saved = self.table.agreed().clone();
        }
        let sent = out.sends.into_iter().map(|(conn, frame)| (conn, (*frame).clone()));
        self.sent.extend(sent);
        self.thinks.extend(out.thinks);
        self.hurried |= out.hurry;
        self.tracks.extend(out.tracks);
        if let Some(throw) = out.throw {
            assert!(self.throw.replace(throw).is_none(), "one thing is thrown at a time");
        }
    }
}
