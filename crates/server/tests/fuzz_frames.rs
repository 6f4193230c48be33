//! Whatever is sent to the house, it answers clearly, keeps its secrets and stays up.
//! 20 000 frames and requests; a million with `LUDO_LONG=1`. `LUDO_SEED` repeats a run.

mod common;

use std::{
    panic,
    sync::atomic::{AtomicU32, Ordering},
};

use common::{House, Page, against_us, claim};
use ludo::Luck;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use table::wire::ToHouse;
use tokio_tungstenite::tungstenite::Message;

/// Frames between two pings; fewer than a socket's queue holds.
const VOLLEY: usize = 40;
/// One request for so many frames.
const FRAMES_PER_REQUEST: usize = 20;

static PANICS: AtomicU32 = AtomicU32::new(0);

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_sent_breaks_the_house() {
    let told = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        told(info);
    }));
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let seed = number("LUDO_SEED").unwrap_or_else(|| u64::from(std::process::id()));
    let total = if number("LUDO_LONG").is_some() {
        1_000_000
    } else {
        20_000
    };
    println!("LUDO_SEED={seed}");

    let house = House::open_with(|config| {
        config.limits.tables_per_guest = usize::MAX;
        config.limits.tables_per_address = usize::MAX;
    })
    .await;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut attack = Attack::begin(&house).await;
    let mut sent = 0;
    while sent < total {
        sent += attack.volley(&mut rng).await;
        if attack.spent(&mut rng) {
            attack = Attack::begin(&house).await;
        }
        for _ in 0..VOLLEY / FRAMES_PER_REQUEST {
            request(&house, &attack, &mut rng).await;
            sent += 1;
        }
    }
    assert_eq!(PANICS.load(Ordering::Relaxed), 0, "something panicked");
    play_on(&house).await;
}

/// After all that, a game is played as if nothing had been.
async fn play_on(house: &House) {
    assert_eq!(house.get("/health").await.json()["ok"], true);
    let (table, keys) = house.set_up(against_us()).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page.act(1, 0, "draw").await;
    assert_eq!(page.await_type("ack").await["seq"], 1);
}

/// A table, a page that holds a seat, and what it must never be told.
struct Attack {
    table: String,
    key: Value,
    page: Page,
    seed: String,
    over: bool,
    closed: bool,
    seq: u64,
}

impl Attack {
    async fn begin(house: &House) -> Attack {
        let (table, keys) = house.set_up(against_us()).await;
        let mut page = house.visit(&table, &keys, None).await;
        page.await_type("news").await;
        Attack {
            seed: secret_seed(house, &table).await,
            table,
            key: keys[0].clone(),
            page,
            over: false,
            closed: false,
            seq: 0,
        }
    }

    fn spent(&self, rng: &mut ChaCha8Rng) -> bool {
        self.over || self.closed || rng.below(20) == 0
    }

    /// Sends some frames, reads all answers, and checks that every unreadable one was called so.
    async fn volley(&mut self, rng: &mut ChaCha8Rng) -> usize {
        let mut unreadable = 0;
        for _ in 0..VOLLEY {
            let bytes = frame(self, rng);
            let message = match String::from_utf8(bytes) {
                Ok(text) => {
                    unreadable += usize::from(serde_json::from_str::<ToHouse>(&text).is_err());
                    Message::text(text)
                }
                Err(wrong) => {
                    unreadable += 1;
                    Message::binary(wrong.into_bytes())
                }
            };
            if self.page.say_message(message).await.is_err() {
                self.closed = true;
                return VOLLEY;
            }
        }
        let n = rng.next_u32() >> 1;
        self.page.say(json!({ "type": "ping", "n": n })).await;
        while let Some(answer) = self.page.next().await {
            if self.check(&answer) {
                unreadable -= 1;
            }
            if answer["type"] == "pong" && answer["n"] == n {
                if unreadable > 0 {
                    // Answers may be lost only where so many came at once that the socket is closed for it.
                    assert_eq!(
                        self.page.close_code().await,
                        Some(1013),
                        "unreadable frames were not called so"
                    );
                    self.closed = true;
                }
                return VOLLEY;
            }
        }
        self.closed = true;
        VOLLEY
    }

    /// Is it a clear answer that gives nothing away? Says whether it complains of an unreadable frame.
    fn check(&mut self, answer: &Value) -> bool {
        let text = answer.to_string();
        match answer["type"].as_str().expect("every frame has a type") {
            "news" => {
                self.seq = answer["seq"].as_u64().expect("a number");
                self.over |= !answer["result"].is_null();
            }
            "trouble" => {
                let problem = &answer["problem"];
                assert!(problem["code"].is_string() && problem["detail"].is_string(), "{text}");
                assert!(
                    text.len() < 4096,
                    "the answer to a giant frame is not a giant frame: {text}"
                );
                return problem["code"] == "unreadable";
            }
            "refused" => assert!(
                answer["refusal"]["rule"].as_str().is_some_and(|rule| !rule.is_empty()),
                "{text}"
            ),
            "table" | "ack" | "hint" | "undoAsked" | "undoAnswered" | "greeting" | "pong" => {}
            other => panic!("an unknown frame: {other}"),
        }
        assert!(!text.contains(self.key["token"].as_str().unwrap()), "a token was told");
        assert!(
            self.over || !text.contains(&self.seed),
            "the seed was told before the end"
        );
        false
    }
}

/// What only the disk knows until the game is over.
async fn secret_seed(house: &House, table: &str) -> String {
    let url = format!("sqlite://{}?mode=ro", house.data.join("ludogite.sqlite").display());
    let disk = sqlx::SqlitePool::connect(&url).await.expect("the database opens");
    let (saved,): (String,) = sqlx::query_as("SELECT saved FROM tables WHERE id = ?1")
        .bind(table.to_owned())
        .fetch_one(&disk)
        .await
        .expect("the table is on disk before anybody is told of it");
    disk.close().await;
    let saved: Value = serde_json::from_str(&saved).expect("JSON");
    saved["seed"].as_str().expect("a seed").to_owned()
}

/// A frame: sometimes fit, mostly not.
fn frame(attack: &Attack, rng: &mut ChaCha8Rng) -> Vec<u8> {
    match rng.below(10) {
        0 => noise(rng, 200),
        1 => value(rng, 4).to_string().into_bytes(),
        2..=4 => sound(attack, rng).to_string().into_bytes(),
        5 => wrong_fields(sound(attack, rng), rng).to_string().into_bytes(),
        _ => damaged(sound(attack, rng).to_string().into_bytes(), rng),
    }
}

/// A frame of the right form, with likely and unlikely contents.
fn sound(attack: &Attack, rng: &mut ChaCha8Rng) -> Value {
    let seat = *pick(rng, &[1, 1, 1, 2, 3, 8]);
    let after = *pick(rng, &[attack.seq, attack.seq, 0, attack.seq + 1, u64::from(u32::MAX)]);
    let what = *pick(
        rng,
        &[
            "draw",
            "stop",
            "buy 2",
            "fairy",
            "give diamond",
            "buy 9",
            "~undo 1",
            "give",
            "",
            "draw draw",
            "\u{0}",
        ],
    );
    let claims = match rng.below(4) {
        0 => json!([]),
        1 => json!([{ "seat": 2, "token": "guess", "nonce": "zz" }]),
        _ => json!([claim(&attack.key)]),
    };
    match rng.below(9) {
        0 => json!({ "type": "hello", "since": pick(rng, &[None, Some(0), Some(u32::MAX)]), "claims": claims }),
        1 => json!({ "type": "hint", "seat": seat }),
        2 => json!({ "type": "undo", "seat": seat }),
        3 => json!({ "type": "consent", "seat": seat, "yes": rng.below(2) == 0 }),
        4 => json!({ "type": "greet", "seat": seat, "greeting": pick(rng, &["hello", "bravo", "<b>"]) }),
        5 => json!({ "type": "fill", "strength": pick(rng, &["easy", "strong", "divine"]) }),
        6 if rng.below(10) == 0 => json!({ "type": "leave", "seat": seat }),
        _ => json!({ "type": "act", "seat": seat, "after": after, "what": what }),
    }
}

/// The right form with a field changed, missing or too many.
fn wrong_fields(mut frame: Value, rng: &mut ChaCha8Rng) -> Value {
    let fields = frame.as_object_mut().expect("a frame is an object");
    let keys: Vec<String> = fields.keys().cloned().collect();
    let key = pick(rng, &keys).clone();
    match rng.below(3) {
        0 => drop(fields.remove(&key)),
        1 => drop(fields.insert("more".into(), value(rng, 2))),
        _ => drop(fields.insert(key, value(rng, 3))),
    }
    frame
}

/// Cut, doubled, or with other bytes in it.
fn damaged(mut bytes: Vec<u8>, rng: &mut ChaCha8Rng) -> Vec<u8> {
    for _ in 0..=rng.below(3) {
        if bytes.is_empty() {
            break;
        }
        let at = rng.below(bytes.len() as u32) as usize;
        match rng.below(5) {
            0 => bytes.truncate(at),
            1 => bytes[at] = rng.next_u32() as u8,
            2 => bytes.insert(at, *pick(rng, b"{}[]\",:0-\\")),
            3 => drop(bytes.remove(at)),
            _ => bytes.extend_from_within(at..),
        }
    }
    bytes.truncate(server::LONGEST_FRAME);
    bytes
}

fn noise(rng: &mut ChaCha8Rng, longest: u32) -> Vec<u8> {
    (0..rng.below(longest)).map(|_| rng.next_u32() as u8).collect()
}

/// Any JSON at all.
fn value(rng: &mut ChaCha8Rng, depth: u32) -> Value {
    match rng.below(if depth == 0 { 6 } else { 8 }) {
        0 => Value::Null,
        1 => json!(rng.below(2) == 0),
        2 => json!(rng.next_u64()),
        3 => json!(-i64::from(rng.next_u32())),
        4 => json!(f64::from(rng.next_u32()) * 1e300),
        5 => json!(*pick(rng, &["", "hello", "act", "1", "é\u{202e}\u{0}", "draw"])),
        6 => (0..rng.below(4)).map(|_| value(rng, depth - 1)).collect(),
        _ => {
            let keys = ["type", "seat", "after", "what", "claims", "x"];
            let fields = (0..rng.below(4)).map(|_| (pick(rng, &keys).to_string(), value(rng, depth - 1)));
            Value::Object(fields.collect())
        }
    }
}

fn pick<'a, T>(rng: &mut ChaCha8Rng, items: &'a [T]) -> &'a T {
    rng.pick(items).expect("there is something to pick from")
}

/// A request, fit or damaged; the answer is HTTP, and an error is a problem in words.
async fn request(house: &House, attack: &Attack, rng: &mut ChaCha8Rng) {
    let table = &attack.table;
    let path = match rng.below(12) {
        0 => "/api/me".to_owned(),
        1 => "/api/games".to_owned(),
        2 => "/api/lobby".to_owned(),
        3 => format!("/api/tables/{table}"),
        4 => format!("/api/tables/{table}/sit"),
        5 => format!("/api/tables/{table}/again"),
        6 => format!("/api/tables/{table}/{}", pick(rng, &["record", "replay", "fair"])),
        7 => format!("/ws/{table}"),
        8 => format!("/{}", String::from_utf8_lossy(&noise(rng, 12))),
        _ => "/api/tables".to_owned(),
    };
    let method = pick(rng, &["GET", "POST", "POST", "PUT", "DELETE"]);
    let body = match rng.below(5) {
        0 => against_us(),
        1 => wrong_fields(against_us(), rng),
        2 => json!({ "name": *pick(rng, &["Zoé", "", "<b>"]), "picture": "owl" }),
        3 => json!({ "keys": [attack.key], "game": pick(rng, &[None, Some("chess")]) }),
        _ => value(rng, 4),
    }
    .to_string();
    let mut bytes = format!(
        "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
        cookie: ludogite-guest=00\r\ncontent-length: {}\r\n\r\n{body}",
        house.addr,
        body.len()
    )
    .into_bytes();
    let intact = rng.below(2) == 0;
    if !intact {
        bytes = damaged(bytes, rng);
    }
    let answer = house.exchange(&bytes, !intact).await;
    if answer.body.contains(&attack.seed) {
        // Our player may have ended the game since the last news.
        let phase = house.get(&format!("/api/tables/{table}")).await.json()["phase"].clone();
        assert_eq!(phase, "over", "the seed was told before the end");
    }
    if intact && answer.status >= 400 && answer.status != 503 && !answer.body.is_empty() {
        assert!(!answer.code().is_empty(), "{answer:?}");
        assert!(answer.status < 500, "{answer:?}");
    }
}
