//! What a page that holds seat 1 must never be told, as the disk knows it: the seed, the key of another seat, and what
//! others hold in their hands.

use ludo::{Line, Seat, Viewer};
use rusqlite::{Connection, OpenFlags};
use serde_json::Value;
use table::{Agreed, Table};

use crate::common::House;

/// The seat of the page that attacks.
pub const MINE: u64 = 1;

/// Shorter hands are found by chance in what everybody may see.
const LONG_ENOUGH: usize = 6;

/// The house's own file, read behind its back.
pub struct Disk(Connection);

impl Disk {
    pub fn open(house: &House) -> Disk {
        let file = house.data.join("ludogite.sqlite");
        let disk = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY);
        Disk(disk.expect("the database opens"))
    }

    /// The table as it stands, made anew from its lines: those that are folded, and those of the journal.
    fn table(&self, id: &str) -> (Table, String) {
        let now = self.0.unchecked_transaction().expect("nobody is in the way");
        let saved = "SELECT no, saved FROM tables WHERE id = ?1";
        let saved = now.query_row(saved, [id], |row| Ok((row.get(0)?, row.get(1)?)));
        let (no, saved): (i64, String) = saved.expect("the table is on disk before anybody is told of it");
        let texts = |query: &str, no: Option<i64>| -> Vec<String> {
            let mut query = now.prepare(query).expect("it is understood");
            let rows = query.query_map(rusqlite::params_from_iter(no), |row| row.get(0));
            rows.and_then(Iterator::collect).expect("its lines are there")
        };
        let folded = texts("SELECT text FROM lines WHERE table_no = ?1 ORDER BY seq", Some(no));
        let folded = folded.iter().flat_map(|stretch| stretch.lines());
        let mut lines: Vec<Line> = folded.map(|line| line.parse().expect("a line")).collect();
        let journal = texts("SELECT text FROM journal ORDER BY no", None);
        for row in journal.iter().flat_map(|entry| entry.lines()) {
            let next = format!("{no} {} ", lines.len() + 1);
            lines.extend(
                row.strip_prefix(&next)
                    .map(|line| line.parse::<Line>().expect("a line")),
            );
        }
        let saved: Agreed = serde_json::from_str(&saved).expect("JSON");
        let seed = serde_json::to_value(&saved).expect("plain data")["seed"].clone();
        let room = rooms::edition(&saved.game, saved.edition).expect("one of our games");
        let table = Table::revive(saved, room, lines).expect("the lines fit the rules");
        (table, seed.as_str().expect("a seed").to_owned())
    }
}

pub struct Secrets {
    seed: String,
    /// Of another person's seat.
    token: String,
    hands: Vec<String>,
    /// What was shown changes with the game of a match, and when hands are shown at its end.
    shown: Value,
    pub looked_for: u32,
}

impl Secrets {
    pub fn of(disk: &Disk, table: &str, token: String) -> Secrets {
        let (table, seed) = disk.table(table);
        let (Hands { secret: hands, .. }, shown) = hands(&table);
        Secrets {
            seed,
            token,
            hands,
            shown,
            looked_for: 0,
        }
    }

    /// Nobody told what others hold, neither what they held when this was said nor what they hold now.
    pub fn kept(&mut self, disk: &Disk, table: &str, said: &[String]) {
        let (table, _) = disk.table(table);
        let (Hands { secret, known }, shown) = hands(&table);
        let mut before = std::mem::replace(&mut self.hands, secret);
        before.retain(|hand| !known.contains(hand));
        if std::mem::replace(&mut self.shown, shown) != self.shown || self.shown.is_null() {
            return;
        }
        for hand in before.iter().chain(&self.hands) {
            self.looked_for += 1;
            let told = said.iter().find(|text| text.contains(hand.as_str()));
            assert!(told.is_none(), "somebody else's hand {hand} was told: {told:?}");
        }
    }

    pub fn check_token(&self, text: &str) {
        assert!(!text.contains(&self.token), "the key of another seat was told: {text}");
    }

    pub fn check_seed(&self, text: &str) {
        assert!(!text.contains(&self.seed), "the seed was told before the end: {text}");
    }

    /// Is there something in it that nobody may know before the end?
    pub fn tells(&self, text: &str) -> bool {
        let mut secrets = self.hands.iter().chain([&self.seed]);
        secrets.any(|secret| text.contains(secret.as_str()))
    }
}

/// What others hold, as it would stand in a frame. After a collapse everybody has seen what she took, and after a miss what
/// she takes back: a hand of which all is known is no secret.
#[derive(Default)]
struct Hands {
    secret: Vec<String>,
    known: Vec<String>,
}

/// What others hold; and which game of the match it is, null where hands lie open.
fn hands(table: &Table) -> (Hands, Value) {
    let none = (Hands::default(), Value::Null);
    let Some(record) = table.record() else { return none };
    let room = rooms::find(&record.header.game).expect("one of our games");
    let play = room.replay(&record).expect("the lines fit the rules");
    let seen = |viewer| serde_json::from_str::<Value>(play.view(viewer).get()).expect("JSON");
    let open = seen(Viewer::Spectator);
    if play.outcome().is_some() || lies_open(&open) {
        return none;
    }
    let others = (0..play.header().sitters.len()).filter(|seat| *seat as u64 + 1 != MINE);
    let mut hands = Hands::default();
    for seat in others {
        let view = seen(Viewer::Seat(Seat::from_index(seat)));
        let player = &view["players"][seat];
        let hand = player["hand"].to_string();
        if player["hand"] == player["known"] {
            hands.known.push(hand);
        } else if !player["hand"].is_null() && hand.len() > LONG_ENOUGH {
            hands.secret.push(hand);
        }
    }
    let game = open["game"].as_u64().unwrap_or_default();
    (hands, game.into())
}

/// A game of a match has ended, and all hands are shown.
fn lies_open(view: &Value) -> bool {
    let stage = [&view["stage"], &view["phase"], &view["phase"]["type"]];
    let ends = ["between", "showing", "over"];
    stage
        .iter()
        .any(|stage| stage.as_str().is_some_and(|stage| ends.contains(&stage)))
}

/// What a pair of eyes is told has nothing in it that these eyes may not see.
pub fn check_eyes(eyes: &Value) {
    let (view, mine) = (&eyes["view"], eyes["seat"].as_u64());
    let hers = |seat: u64| mine == Some(seat);
    let players = view["players"].as_array().into_iter().flatten();
    for (player, seat) in players.zip(1..) {
        let shown = !player["hand"].is_null();
        assert!(
            !shown || hers(seat) || lies_open(view),
            "the hand of seat {seat}: {eyes}"
        );
    }
    let returning = view["returningTiles"].is_string() && view["returning"] != 0;
    assert!(
        !returning || view["turn"].as_u64().is_some_and(hers) || lies_open(view),
        "what goes back: {eyes}"
    );
    if ["falls", "orderFalls"].iter().any(|phase| view["phase"] == *phase) {
        assert!(view["throw"].is_null(), "dice in the air: {eyes}");
    }
    if view["options"]["untimed"] == true && view["phase"] == "open" {
        let grabs = view["players"].as_array().into_iter().flatten();
        assert!(
            grabs.map(|player| &player["grab"]).all(Value::is_null),
            "face down: {eyes}"
        );
    }
    for event in eyes["events"].as_array().expect("a list") {
        let drawn = event["type"] == "drew" && view["stage"].is_string() && !event["tile"].is_null();
        assert!(
            !drawn || event["seat"].as_u64().is_some_and(hers),
            "what she drew: {eyes}"
        );
        assert!(event["type"] != "got" || mine.is_some(), "what somebody got: {eyes}");
    }
}
