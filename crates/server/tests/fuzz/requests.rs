//! Requests, fit or damaged.

use ludo::Luck;
use rand_chacha::ChaCha8Rng;
use serde_json::json;

use crate::{
    attack::Attack,
    common::House,
    frames::{damaged, noise, pick, value, wrong_fields},
};

/// A request, fit or damaged; the answer is HTTP, and an error is a problem in words.
pub async fn send(house: &House, attack: &Attack, rng: &mut ChaCha8Rng) {
    let table = &attack.table;
    let path = match rng.below(14) {
        0 => "/api/me".to_owned(),
        1 => "/api/games".to_owned(),
        2 => "/api/lobby".to_owned(),
        3 => format!("/api/tables/{table}"),
        4 => format!("/api/tables/{table}/sit"),
        5 => format!("/api/tables/{table}/again"),
        6 => format!(
            "/api/tables/{table}/{}",
            pick(rng, &["record", "replay", "fair", "review"])
        ),
        7 => format!("/ws/{table}"),
        8 => format!("/{}", String::from_utf8_lossy(&noise(rng, 12))),
        9 => format!("/api/tables/{table}/flights/{}", rng.below(attack.seq as u32 + 3)),
        10 => pick(rng, &["/health", "/metrics", "/api/openapi.json"]).to_string(),
        _ => "/api/tables".to_owned(),
    };
    let method = pick(rng, &["GET", "POST", "POST", "PUT", "DELETE"]);
    let body = match rng.below(5) {
        0 => attack.plan.clone(),
        1 => wrong_fields(attack.plan.clone(), rng),
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
    attack.secrets.check_token(&answer.body);
    if attack.secrets.tells(&answer.body) {
        // Our players may have ended the game since the last news.
        let info = house.get(&format!("/api/tables/{table}")).await.json();
        assert_eq!(info["phase"], "over", "a secret was told before the end: {answer:?}");
    }
    // Where there is no such page the page itself says so.
    let in_words = answer.status == 404 && answer.head.contains("text/html");
    if intact && answer.status >= 400 && answer.status != 503 && !answer.body.is_empty() && !in_words {
        assert!(!answer.code().is_empty(), "{answer:?}");
        assert!(answer.status < 500, "{answer:?}");
    }
}
