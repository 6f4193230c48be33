//! What happens at the pages: who sits there, how they come to a house and lose it, and what they do.

use ludo::Seed;
use serde_json::json;
use table::{
    Out, Table,
    wire::{Guest, SeatKey, SitDown},
};

use super::*;

impl Simulation<'_> {
    /// One table for two, each with a page of her own, and one for two on one page; somebody looks on, somebody has a second page.
    pub(super) fn sets_tables(&mut self) {
        let away = match self.below(3) {
            0 => json!({ "kind": "wait" }),
            1 => json!({ "kind": "bot", "seconds": 3 }),
            _ => json!({ "kind": "ask", "seconds": 5 }),
        };
        let clock = [json!(null), json!(20)][self.below(2) as usize].clone();
        let here = json!({ "kind": "here", "guest": { "name": "Zoé", "picture": "owl" } });
        let plans = [
            ("oak", "diamoniak", json!({ "kind": "person" })),
            ("elm", "domino", here),
        ];
        for (place, (id, game, other)) in plans.into_iter().enumerate() {
            let plan = json!({
                "game": game, "first": 1, "seats": [{ "kind": "me" }, other], "away": away, "moveSeconds": clock,
            });
            let (table, keys) = set_up(id, plan, self.below(1_000_000));
            let house = &self.open(0).expect("it is open").house;
            let live = house.place(table, None);
            self.logs
                .push(Log::new(live.no, id, rooms::find(game).expect("a room")));
            let mut claims: Vec<Vec<Claim>> = match game {
                "domino" => vec![keys],
                _ => keys.into_iter().map(|key| vec![key]).collect(),
            };
            if self.below(3) == 0 {
                claims.push(claims[0].clone());
            }
            if self.below(3) == 0 {
                claims.push(Vec::new());
            }
            for claims in claims {
                let (each_way, in_ms) = (5 + self.below(150), 50 + self.below(500));
                self.pages.push(Page::new(place, claims, each_way));
                self.later(in_ms, Happens::Connects(self.pages.len() - 1));
            }
        }
    }

    pub(super) fn is_current(&self, link: usize) -> bool {
        self.pages[self.links[link].page].link == Some(link)
    }

    pub(super) fn waits_on(&self, link: usize, after: Seq) -> bool {
        let unanswered = &self.pages[self.links[link].page].unanswered;
        self.is_current(link) && unanswered.values().any(|(waits, _)| *waits == after)
    }

    pub(super) fn is_still_silent(&self, link: usize, ping: u32) -> bool {
        self.is_current(link) && self.pages[self.links[link].page].silence == Some(ping)
    }

    /// Mostly to the newest house; behind some proxies the old one is found for longer.
    pub(super) fn connects(&mut self, page: usize) {
        if self.pages[page].link.is_some() || self.pages[page].is_banned {
            return;
        }
        let others: Vec<usize> = (0..self.newest).filter(|house| self.houses[*house].is_some()).collect();
        let house = match others.last() {
            Some(old) if self.acts && self.below(4) == 0 => *old,
            _ => self.newest,
        };
        self.links.push(Link {
            page,
            house,
            up: self.now,
            down: self.now,
            is_cut: false,
        });
        let link = self.links.len() - 1;
        self.pages[page].link = Some(link);
        self.goes_up(link, Happens::Reaches(link));
    }

    pub(super) fn greets(&mut self, link: usize) {
        let page = self.links[link].page;
        for frame in self.pages[page].greets() {
            self.sends(link, &frame);
        }
        self.later(CHECKS_EVERY_MS, Happens::Checks(link));
    }

    pub(super) fn sends(&mut self, link: usize, frame: &ToHouse) {
        let text = serde_json::to_string(frame).expect("frames are plain data");
        text.hash(&mut self.digest);
        self.goes_up(link, Happens::ToHouse(link, Message::Text(text.into())));
    }

    pub(super) fn reads(&mut self, link: usize, comes: Comes) -> Result<(), Broken> {
        let page = self.links[link].page;
        match comes {
            Comes::Frame(heard) => {
                self.pages[page].reads(heard);
                self.makes_up_her_mind(page);
            }
            Comes::Ping(payload) => self.goes_up(link, Happens::ToHouse(link, Message::Pong(payload))),
            Comes::Close(POLICY) => return Err(format!("page {page}, who did no wrong, is sent away")),
            Comes::Close(_) => self.loses(page),
        }
        Ok(())
    }

    pub(super) fn loses(&mut self, page: usize) {
        let in_ms = self.pages[page].loses_its_line(&mut self.rng);
        self.later(in_ms, Happens::Connects(page));
    }

    pub(super) fn makes_up_her_mind(&mut self, page: usize) {
        let is_thinking = self.pages[page].is_thinking;
        if self.acts && !is_thinking && self.pages[page].has_something_to_do() {
            self.pages[page].is_thinking = true;
            let in_ms = match self.is_calm {
                true => 2_000 + self.below(6_000),
                false => 50 + self.below(1_000),
            };
            self.later(in_ms, Happens::Acts(page));
        }
    }

    pub(super) fn plays(&mut self, page: usize) {
        self.pages[page].is_thinking = false;
        if !self.acts {
            return;
        }
        let Some(frame) = self.pages[page].does(&mut self.rng) else {
            return;
        };
        // What is no act is lost where the line is down; an act waits for the next.
        let Some(link) = self.pages[page].link.filter(|_| self.pages[page].is_open) else {
            return;
        };
        self.sends(link, &frame);
        match frame {
            ToHouse::Act { after, .. } => self.later(ANSWER_WITHIN_MS, Happens::HasNoAnswer(link, after)),
            _ => self.makes_up_her_mind(page),
        }
    }

    pub(super) fn checks(&mut self, link: usize) {
        let page = &mut self.pages[self.links[link].page];
        if page.silence.is_some() {
            return;
        }
        page.pings += 1;
        let n = page.pings;
        page.silence = Some(n);
        self.sends(link, &ToHouse::Ping { n });
        self.later(PONG_WITHIN_MS, Happens::IsSilent(link, n));
    }

    /// The page takes the line for dead and closes it; whether and when the house learns that is another matter.
    pub(super) fn hangs_up(&mut self, link: usize) {
        let page = self.links[link].page;
        self.links[link].is_cut = self.below(2) == 0;
        let in_ms = if self.below(2) == 0 { 0 } else { self.below(30_000) };
        let at = self.links[link].up.max(self.now + in_ms);
        self.at(at, Happens::IsGone(link));
        self.loses(page);
    }
}

fn set_up(id: &str, plan: serde_json::Value, seed: u64) -> (Table, Vec<Claim>) {
    let guest = |name: &str| Guest {
        name: name.into(),
        picture: "owl".into(),
        child: false,
    };
    let room = rooms::find(plan["game"].as_str().expect("a game")).expect("a room");
    let is_for_two = plan["seats"][1]["kind"] == "person";
    let plan = serde_json::from_value(plan).expect("a plan");
    let seed = Seed::from_number(seed);
    let (mut table, mut keys) =
        Table::set_up(id.into(), plan, &guest("Ann"), room, seed, || "first".into()).expect("a table");
    if is_for_two {
        let sit = SitDown {
            seat: None,
            guest: Some(guest("Bob")),
        };
        let key = table.sit(sit, &guest("nobody"), "second".into(), &mut Out::default());
        keys.push(key.expect("it is free"));
    }
    let claim = |SeatKey { seat, token }| Claim {
        seat,
        token,
        nonce: format!("{:032x}", seat.number()),
    };
    (table, keys.into_iter().map(claim).collect())
}
