//! Looking back: with everybody's eyes once it is decided, and at records that somebody brings along.

mod common;

use common::{House, against_us};
use serde_json::{Value, json};

const DOMINO: &str = include_str!("../../../games/domino/tests/transcripts/traditional.ludo");

fn hand(step: &Value, seat: usize) -> &Value {
    &step["view"]["players"][seat]["hand"]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_is_brought_along_is_shown_with_every_pair_of_eyes_and_kept_by_nobody() {
    let house = House::open().await;
    let text = [("content-type", "text/plain")];
    let read = async |query: &str, record: &str| {
        let path = format!("/api/replay{query}");
        house.ask("POST", &path, &text, Some(record)).await
    };
    let looked_on = read("", DOMINO).await;
    assert_eq!(looked_on.status, 200, "{}", looked_on.body);
    let looked_on = looked_on.json();
    assert!(looked_on["info"]["phase"] == "over" && looked_on["result"].is_object());
    let steps = looked_on["steps"].as_array().expect("steps");
    let hers = read("?eyes=1&rows=true", DOMINO).await.json();
    assert_eq!(hers["steps"].as_array().map(Vec::len), Some(steps.len()));
    let middle = &hers["steps"][steps.len() / 2];
    assert!(hand(middle, 0).is_array() && hand(middle, 1).is_null(), "{middle}");
    assert!(hand(&steps[steps.len() / 2], 0).is_null() && middle["rows"].is_array());

    // Before its end nobody's hand is shown, and what is no record is refused with the reason.
    let unfinished: String = DOMINO.lines().take(20).map(|line| format!("{line}\n")).collect();
    let shown = read("", &unfinished).await;
    assert!(
        shown.status == 200 && shown.json()["result"].is_null(),
        "{}",
        shown.body
    );
    assert_eq!(read("?eyes=1", &unfinished).await.code(), "not-over");
    assert_eq!(read("?eyes=7", DOMINO).await.code(), "bad-seats");
    assert_eq!(read("?eyes=many", DOMINO).await.code(), "unreadable");
    let nonsense = read("", "ludo 1\nnonsense").await;
    assert_eq!(nonsense.code(), "unreadable");
    assert_eq!(nonsense.json()["place"], json!({ "row": 2, "column": 1 }));
    let crowded = read("", "ludo 1\n# a remark\ngame yaminos 1\nseats 8\n\n").await;
    assert_eq!(
        crowded.json()["place"],
        json!({ "row": 4, "column": 7 }),
        "{}",
        crowded.body
    );
    let long = format!("{DOMINO}{}", "\n".repeat(server::LONGEST_RECORD));
    assert_eq!(read("", &long).await.code(), "too-large");
    let many = format!("{DOMINO}{}", "99999999 1 ~hint\n".repeat(10_001));
    assert_eq!(read("", &many).await.code(), "too-large");
    assert_eq!(house.get("/health").await.json()["tables"], 0, "nothing is kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_of_a_game_that_was_given_up_stay_hidden() {
    let house = House::open().await;
    let mut plan = against_us();
    plan["game"] = json!("domino");
    let (table, keys) = house.set_up(plan).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page.say(json!({ "type": "quit", "seat": 1 })).await;
    page.say(json!({ "type": "ping", "n": 1 })).await;
    page.await_type("pong").await;
    let path = format!("/api/tables/{table}/replay");
    assert_eq!(house.get(&path).await.status, 200);
    let refused = house.get(&format!("{path}?eyes=1")).await;
    assert_eq!((refused.status, refused.code()), (409, "not-over".to_owned()));
}
