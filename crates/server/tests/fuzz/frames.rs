//! Frames: sometimes fit, mostly not.

use ludo::Luck;
use rand_chacha::ChaCha8Rng;
use rand_core::Rng;
use serde_json::{Value, json};

use crate::{attack::Attack, common::claim, secrets::MINE};

/// What might be played somewhere: in each game most of it is out of place.
#[rustfmt::skip]
const WORDS: [&str; 38] = [
    "draw", "stop", "buy 2", "fairy", "give diamond", "buy 9", "give", // Diamoniak
    "throw", "throws 3", "throw Y1 Y4", "lay Y2 at Y5", "take Y2", "box full", "announce full", // 7 Yaminos
    "lay 6-6", "lay 3-5 left", "place 2-5 at 0,0,0 h", "place 2-5 at 0,0,9 v hand 1 1 1 1 1 1 1", "deal", // Magnetic Domino
    "take red", "take red 0", "leave 4294967295", "take grey 843 said 1 lag 1", // Diavolo
    "pass", "lay KEPi h8 across", "lay A a1 down", "exchange AE?", "accept", "challenge", "ask MOT", "yes", "discard E",
    "lift h8 i8", // Diamino
    "~undo 1", "", "draw draw", "\u{0}", "time", // nobody's
];

/// A frame: sometimes fit, mostly not.
pub fn frame(attack: &Attack, rng: &mut ChaCha8Rng) -> Vec<u8> {
    match rng.below(10) {
        0 => noise(rng, 200),
        1 => value(rng, 4).to_string().into_bytes(),
        2..=4 => sound(attack, rng).to_string().into_bytes(),
        5 => wrong_fields(sound(attack, rng), rng).to_string().into_bytes(),
        _ => damaged(sound(attack, rng).to_string().into_bytes(), rng),
    }
}

/// What moves the game on, so that there is always something new to hide.
pub fn likely(attack: &Attack, rng: &mut ChaCha8Rng) -> Value {
    match rng.pick(&attack.open) {
        Some(what) => json!({ "type": "act", "seat": MINE, "after": attack.seq, "what": what }),
        None if rng.below(4) == 0 => json!({ "type": "hint", "seat": MINE }),
        None => json!({ "type": "act", "seat": MINE, "after": attack.seq, "what": "pass" }),
    }
}

/// A frame of the right form, with likely and unlikely contents.
fn sound(attack: &Attack, rng: &mut ChaCha8Rng) -> Value {
    let seat = *pick(rng, &[1, 1, 1, 2, 3, 8]);
    let after = *pick(rng, &[attack.seq, attack.seq, 0, attack.seq + 1, u64::from(u32::MAX)]);
    let what = match rng.pick(&attack.open) {
        Some(what) if rng.below(3) > 0 => what.clone(),
        _ => pick(rng, &WORDS).to_string(),
    };
    let claims = match rng.below(4) {
        0 => json!([]),
        1 => json!([{ "seat": 2, "token": "guess", "nonce": "zz" }]),
        _ => json!([claim(&attack.key)]),
    };
    match rng.below(12) {
        0 => json!({ "type": "hello", "since": pick(rng, &[None, Some(0), Some(u32::MAX)]), "claims": claims }),
        // Our strongest players take their time, so they are asked now and then.
        1 if rng.below(10) == 0 => json!({ "type": "hint", "seat": seat, "mine": what }),
        2 => json!({ "type": "undo", "seat": seat }),
        3 => {
            json!({ "type": "consent", "seat": seat, "yes": rng.below(2) == 0, "about": pick(rng, &["undo", "standIn", "swap"]), "whose": seat })
        }
        4 => json!({ "type": "greet", "seat": seat, "greeting": pick(rng, &["hello", "bravo", "<b>"]) }),
        5 => json!({ "type": "fill", "strength": pick(rng, &["easy", "strong", "divine"]) }),
        6 if rng.below(10) == 0 => json!({ "type": "leave", "seat": seat }),
        7 => json!({ "type": "try", "seat": seat, "what": what }),
        8 => json!({ "type": "hurry", "seat": seat }),
        9 => json!({ "type": "swap", "seat": seat, "with": pick(rng, &[1, 2, 8]) }),
        _ => json!({ "type": "act", "seat": seat, "after": after, "what": what }),
    }
}

/// The right form with a field changed, missing or too many.
pub fn wrong_fields(mut frame: Value, rng: &mut ChaCha8Rng) -> Value {
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
pub fn damaged(mut bytes: Vec<u8>, rng: &mut ChaCha8Rng) -> Vec<u8> {
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

pub fn noise(rng: &mut ChaCha8Rng, longest: u32) -> Vec<u8> {
    (0..rng.below(longest)).map(|_| rng.next_u32() as u8).collect()
}

/// Any JSON at all.
pub fn value(rng: &mut ChaCha8Rng, depth: u32) -> Value {
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

pub fn pick<'a, T>(rng: &mut ChaCha8Rng, items: &'a [T]) -> &'a T {
    rng.pick(items).expect("there is something to pick from")
}
