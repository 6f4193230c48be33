//! Pages on lines of different length at one table of Diavolo. Time is simulated: every frame and every ping is on its way for
//! exactly as long as its line takes, and nothing depends on how fast this machine is.

use std::{cmp::Reverse, collections::BinaryHeap};

use aes_gcm::{Aes256Gcm, Key, KeyInit, Nonce, aead::Aead};
use diavolo::Throw;
use ludo::{Luck, Seat, Seed};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::Value;
use table::{
    Conn, Out, Table, Trips,
    wire::{AtZero, Claim, FromHouse, Guest, NewTable, SeatKey, SeatPlan, SitDown, ToHouse},
};

/// What a page sends when its player grabs after so many milliseconds.
pub type Says = fn(devil: &str, ms: u32) -> Vec<String>;

/// What a page says instead of grabbing, if its player goes, and how long she has looked at the dice by then.
pub const GOES: &str = "goes";
pub const GOES_AFTER_MS: u64 = 3000;

/// How many milliseconds later it answers its n-th ping.
pub type HoldsBack = fn(u64) -> u64;

/// What it was, and what it says it was.
pub fn honest(devil: &str, ms: u32) -> Vec<String> {
    vec![format!("take {devil} {ms}")]
}

#[derive(Clone, Copy)]
pub struct Line {
    /// How long anything takes to come, and to go.
    pub each_way_ms: u64,
    pub says: Says,
    /// What it sends as soon as dice are in the air.
    pub before: &'static [&'static str],
    /// How much longer each way may take, now and then.
    pub unrest_ms: u32,
    /// How long it holds back the answer to its n-th ping: odd ones come with boxes, even ones with keys.
    pub holds_back: HoldsBack,
    /// What it does after the first turn, in order to be another line; from then on it holds all its answers back for so long.
    pub becomes: Option<(Trick, u64)>,
}

/// How somebody may try to be taken for a slower line than she was.
#[derive(Clone, Copy, Debug)]
pub enum Trick {
    /// The socket is closed, and she comes back over a new one.
    Reconnects,
    /// The first page stays, and a second one acts.
    OpensASecondPage,
    /// She leaves her seat to a bot, and takes it back.
    LeavesAndReturns,
    SaysHelloAgain,
    /// Everybody has new sockets.
    TheHouseRestarts,
}

impl Line {
    pub fn honest(each_way_ms: u64) -> Line {
        Line {
            each_way_ms,
            says: honest,
            before: &[],
            unrest_ms: 0,
            holds_back: |_| 0,
            becomes: None,
        }
    }
}

struct Page {
    conn: Conn,
    /// How long it holds answers back since it has become another line.
    holds_back_ms: Option<u64>,
    seat: Seat,
    token: String,
    line: Line,
    trips: Trips,
    last_told: u64,
    /// The last line it has shown.
    seen: u32,
    sealed: Option<(u32, Vec<u8>)>,
    /// When its player saw the dice that lie there.
    shown: Option<u64>,
}

/// What happens to a page happens on one of its sockets, and to nobody if that is gone.
enum Happens {
    Arrives(usize, Conn, ToHouse),
    Told(usize, Conn, Frame),
    Pinged(usize, Conn, [u8; 8]),
    Ponged(usize, Conn, [u8; 8]),
    Wake,
}

/// What a page reads of a frame.
enum Frame {
    Sealed(u32, Vec<u8>),
    Key(u32, Vec<u8>),
    News { seq: u32, throws: bool, events: Vec<Value> },
    Other,
}

pub struct Network {
    pub table: Table,
    pages: Vec<Page>,
    now: u64,
    queue: BinaryHeap<Reverse<(u64, u64)>>,
    happens: Vec<Option<Happens>>,
    rng: ChaCha8Rng,
    /// Does the house measure lines?
    measures: bool,
    /// Every receipt, as the table told it.
    pub receipts: Vec<Value>,
    /// How fast each hand really was, by page, turn by turn.
    pub hands: Vec<Vec<u32>>,
    pub refused: Vec<String>,
}

fn guest(name: &str) -> Guest {
    Guest {
        name: name.into(),
        picture: "owl".into(),
        child: false,
    }
}

impl Network {
    /// Everybody sits down and says hello.
    pub fn new(lines: &[Line], options: &[(&str, &str)], measures: bool, seed: u64) -> Network {
        let plan = NewTable {
            game: "diavolo".into(),
            options: options
                .iter()
                .map(|(key, value)| ((*key).into(), (*value).into()))
                .collect(),
            seats: (0..lines.len())
                .map(|i| if i == 0 { SeatPlan::Me } else { SeatPlan::Person })
                .collect(),
            first: Seat::from_index(0),
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
        };
        let room = rooms::find("diavolo").unwrap();
        let (table, keys) = Table::set_up("t".into(), plan, &guest("Ann"), room, Seed::from_number(seed), || {
            "first".into()
        })
        .unwrap();
        let page = |(i, line): (usize, &Line)| Page {
            conn: i as Conn,
            holds_back_ms: None,
            seat: Seat::from_index(i),
            token: String::new(),
            line: *line,
            trips: Trips::default(),
            last_told: 0,
            seen: 0,
            sealed: None,
            shown: None,
        };
        let mut network = Network {
            table,
            pages: lines.iter().enumerate().map(page).collect(),
            now: 1_000_000,
            queue: BinaryHeap::new(),
            happens: Vec::new(),
            rng: ChaCha8Rng::seed_from_u64(seed),
            measures,
            receipts: Vec::new(),
            hands: vec![Vec::new(); lines.len()],
            refused: Vec::new(),
        };
        network.sit_down(keys);
        network
    }

    fn sit_down(&mut self, mut keys: Vec<SeatKey>) {
        for i in 1..self.pages.len() {
            let sit = SitDown {
                seat: None,
                guest: Some(guest("Bob")),
            };
            let key = self
                .table
                .sit(sit, &guest("nobody"), format!("token {i}"), &mut Out::default())
                .unwrap();
            keys.push(key);
        }
        for (i, key) in keys.into_iter().enumerate() {
            self.pages[i].token.clone_from(&key.token);
            let nonce = format!("{i:032x}");
            let claims = [Claim {
                seat: key.seat,
                token: key.token,
                nonce,
            }];
            let mut out = Out::default();
            self.table.hello(i as Conn, None, &claims, self.now, &mut out);
            self.follow(out);
        }
    }

    /// How long something is on its way now.
    fn way(&mut self, i: usize) -> u64 {
        let line = self.pages[i].line;
        match line.unrest_ms {
            0 => line.each_way_ms,
            most => line.each_way_ms + u64::from(self.rng.below(most + 1)),
        }
    }

    fn later(&mut self, at: u64, happens: Happens) {
        self.queue.push(Reverse((at, self.happens.len() as u64)));
        self.happens.push(Some(happens));
    }

    /// Plays until so many turns are counted, somebody is out, or nothing happens any more.
    pub fn play(&mut self, turns: usize) {
        let players = self.pages.len();
        let whole = |receipt: &Value| receipt["results"].as_array().unwrap().len() == players;
        while self.receipts.len() < turns && self.receipts.iter().all(whole) {
            let Some(Reverse((at, number))) = self.queue.pop() else {
                return;
            };
            self.now = at;
            if let Some(happens) = self.happens[number as usize].take() {
                self.happen(happens);
            }
            if self.receipts.len() == 1 {
                self.play_tricks();
            }
        }
        self.receipts.retain(whole);
    }

    fn play_tricks(&mut self) {
        for i in 0..self.pages.len() {
            let Some((trick, holds_back_ms)) = self.pages[i].line.becomes.take() else {
                continue;
            };
            self.pages[i].holds_back_ms = Some(holds_back_ms);
            let (old, mut out) = (self.pages[i].conn, Out::default());
            match trick {
                Trick::TheHouseRestarts => {
                    self.crash();
                    // Whoever comes back is told of the last turn once more.
                    return self.receipts.truncate(1);
                }
                Trick::SaysHelloAgain => {}
                Trick::Reconnects => self.table.bye(old, self.now, &mut out),
                Trick::OpensASecondPage => {}
                Trick::LeavesAndReturns => {
                    let seat = self.pages[i].seat;
                    self.table.frame(old, ToHouse::Leave { seat }, self.now, &mut out);
                    self.table.bye(old, self.now, &mut out);
                }
            }
            self.follow(out);
            if !matches!(trick, Trick::SaysHelloAgain) {
                self.pages[i].conn = old + 100;
                self.pages[i].trips = Trips::default();
            }
            self.hello_again(i);
        }
    }

    fn hello_again(&mut self, i: usize) {
        let page = &self.pages[i];
        let claims = [Claim {
            seat: page.seat,
            token: page.token.clone(),
            nonce: String::new(),
        }];
        let mut out = Out::default();
        self.table
            .hello(page.conn, Some(page.seen), &claims, self.now, &mut out);
        self.follow(out);
    }

    /// The house is killed and opened again from what stood on disk, and everybody says hello.
    pub fn crash(&mut self) {
        let (saved, lines) = (self.table.agreed().clone(), self.table.record().unwrap().lines);
        self.table = Table::revive(saved, rooms::find("diavolo").unwrap(), lines).unwrap();
        self.queue.clear();
        for i in 0..self.pages.len() {
            self.pages[i].trips = Trips::default();
            self.hello_again(i);
        }
    }

    /// Plays until this page holds a box that is not opened yet, and gives what is in its hands.
    pub fn play_until_sealed(&mut self, page: usize) -> Vec<u8> {
        while let Some(Reverse((at, number))) = self.queue.pop() {
            self.now = at;
            if let Some(happens) = self.happens[number as usize].take() {
                self.happen(happens);
            }
            if let Some((_, sealed)) = &self.pages[page].sealed {
                return sealed.clone();
            }
        }
        panic!("nothing was thrown");
    }

    fn happen(&mut self, happens: Happens) {
        let mut out = Out::default();
        match happens {
            Happens::Wake => self.table.tick(self.now, &mut out),
            Happens::Arrives(i, conn, frame) => {
                if self.measures {
                    let measured = self.pages[i].trips.measured();
                    self.table.measured(self.pages[i].conn, measured, &mut out);
                }
                self.table.frame(conn, frame, self.now, &mut out);
            }
            Happens::Pinged(i, conn, payload) => {
                let page = &self.pages[i];
                let usual = (page.line.holds_back)(u64::from_be_bytes(payload));
                let arrives = self.now + page.holds_back_ms.unwrap_or(usual) + self.way(i);
                self.later(arrives, Happens::Ponged(i, conn, payload));
            }
            Happens::Ponged(i, conn, payload) if self.pages[i].conn == conn => {
                self.pages[i].trips.pong(&payload, self.now);
            }
            Happens::Told(i, conn, frame) if self.pages[i].conn == conn => self.read(i, frame),
            Happens::Ponged(..) | Happens::Told(..) => {}
        }
        self.follow(out);
    }

    /// What the house sends sets out; behind a box and behind a key goes a ping.
    fn follow(&mut self, out: Out) {
        if let Some(at) = out.wake {
            self.later(at, Happens::Wake);
        }
        for mut think in out.thinks {
            let chosen = think.work().unwrap()();
            let mut out = Out::default();
            self.table.thought(&think, chosen, self.now, &mut out);
            self.follow(out);
        }
        for (conn, frame) in out.sends {
            let frame = (*frame).clone();
            let measured = matches!(frame, FromHouse::Sealed { .. } | FromHouse::Key { .. });
            let Some(i) = self.pages.iter().position(|page| page.conn == conn) else {
                continue;
            };
            if let FromHouse::Refused { refusal, .. } = &frame {
                self.refused.push(refusal.rule.clone());
            }
            let frame = self.written(i, frame);
            if let (0, Frame::News { events, .. }) = (i, &frame) {
                let counted = events.iter().filter(|event| event["type"] == "counted");
                self.receipts.extend(counted.cloned());
            }
            let arrives = (self.now + self.way(i)).max(self.pages[i].last_told);
            self.pages[i].last_told = arrives; // nothing overtakes on one line
            self.later(arrives, Happens::Told(i, conn, frame));
            if measured {
                let ping = self.pages[i].trips.ping(self.now);
                self.later(arrives, Happens::Pinged(i, conn, ping));
            }
        }
        // Dice fall away from the table: what was said before they were thrown has set out by then.
        if let Some(throw) = out.throw {
            let mut out = Out::default();
            self.table.landed(throw.thrown(), self.now, &mut out);
            self.follow(out);
        }
    }

    fn written(&self, i: usize, frame: FromHouse) -> Frame {
        match frame {
            FromHouse::Sealed { seq, sealed, .. } => Frame::Sealed(seq, hex::decode(sealed).unwrap()),
            FromHouse::Key { seq, key } => Frame::Key(seq, hex::decode(key).unwrap()),
            FromHouse::News { seq, eyes, .. } => {
                let mine = eyes.iter().find(|eyes| eyes.seat == Some(self.pages[i].seat)).unwrap();
                let legal = mine.legal.clone().unwrap_or_default();
                let events = mine
                    .events
                    .iter()
                    .map(|event| serde_json::from_str(event.get()).unwrap());
                Frame::News {
                    seq,
                    throws: legal.iter().any(|what| what == "throw"),
                    events: events.collect(),
                }
            }
            _ => Frame::Other,
        }
    }

    fn read(&mut self, i: usize, frame: Frame) {
        match frame {
            Frame::Sealed(seq, sealed) => {
                self.pages[i].sealed = Some((seq, sealed));
                self.pages[i].shown = None;
                for what in self.pages[i].line.before {
                    self.send(i, (*what).to_owned(), 200);
                }
            }
            Frame::Key(seq, key) => {
                let (boxed, sealed) = self.pages[i].sealed.take().expect("the box comes before its key");
                assert_eq!(boxed, seq);
                self.see(i, &opened(&sealed, &key));
            }
            Frame::News { seq, throws, events } => {
                self.pages[i].seen = seq;
                if self.pages[i].shown.is_none() {
                    self.see(i, &events);
                }
                if throws {
                    self.send(i, "throw".into(), 50);
                }
            }
            Frame::Other => {}
        }
    }

    /// Dice are seen: the player looks, and grabs the right devil. All are equally fast.
    fn see(&mut self, i: usize, events: &[Value]) {
        let Some(shown) = events.iter().find(|event| event["type"] == "shown") else {
            return;
        };
        self.pages[i].shown = Some(self.now);
        let throw: Throw = serde_json::from_value(shown["throw"].clone()).unwrap();
        let looks = 500 + self.rng.below(400) + self.rng.below(400);
        self.hands[i].push(looks);
        for what in (self.pages[i].line.says)(throw.answer().devil.name(), looks) {
            let in_ms = if what == GOES { GOES_AFTER_MS } else { looks.into() };
            self.send(i, what, in_ms);
        }
    }

    fn send(&mut self, i: usize, what: String, in_ms: u64) {
        let (seat, after) = (self.pages[i].seat, self.pages[i].seen);
        let arrives = self.now + in_ms + self.way(i);
        let frame = match what.as_str() {
            GOES => ToHouse::Leave { seat },
            _ => ToHouse::Act { seat, after, what },
        };
        self.later(arrives, Happens::Arrives(i, self.pages[i].conn, frame));
    }
}

/// As a browser opens it.
pub fn opened(sealed: &[u8], key: &[u8]) -> Vec<Value> {
    let key: [u8; 32] = key.try_into().unwrap();
    let cipher = Aes256Gcm::new(&Key::<Aes256Gcm>::from(key));
    serde_json::from_slice(&cipher.decrypt(&Nonce::default(), sealed).unwrap()).unwrap()
}

/// Of all devils that were won in so many turns, the share of each seat.
pub fn shares(lines: &[Line], measures: bool, turns: usize) -> Vec<f64> {
    let mut won = vec![0_u32; lines.len()];
    let mut counted = 0;
    for seed in 1.. {
        // With fewer dice a throw takes less to simulate; who is fastest does not depend on it.
        let mut network = Network::new(lines, &[("twoDice", "on")], measures, seed);
        network.play(turns - counted);
        counted += network.receipts.len();
        for result in network
            .receipts
            .iter()
            .flat_map(|receipt| receipt["results"].as_array().unwrap())
        {
            let seat = result["seat"].as_u64().unwrap() as usize - 1;
            won[seat] += u32::from(result["verdict"] == "right");
        }
        if counted == turns {
            break;
        }
    }
    let all: u32 = won.iter().sum();
    won.into_iter().map(|won| f64::from(won) / f64::from(all)).collect()
}
