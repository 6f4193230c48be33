//! A finished game with hindsight, as a page asks for it.

mod common;

use std::{sync::Arc, time::Duration};

use common::{House, SOON, legal};
use rusqlite::{Connection, OptionalExtension};
use serde_json::{Value, json};
use server::{Clock, DAY};

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_yam_is_reviewed_and_hints_have_figures() {
    let house = House::open_with(|_| {}).await;
    let plan = json!({ "game": "yaminos", "options": { "rounds": "1" }, "seats": [{ "kind": "me" }], "first": 1 });
    let (table, keys) = house.set_up(plan).await;
    let path = format!("/api/tables/{table}/review");
    assert_eq!(house.get(&path).await.code(), "not-over");
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page.act(1, 0, "throw").await;
    let (_, mut news) = page.await_ack_and_news().await;
    page.say(json!({ "type": "hint", "seat": 1 })).await;
    let hint = page.await_type("hint").await;
    assert_eq!(hint["reason"], "yaminos-why-worth");
    let [best, next] = ["best", "next"].map(|key| hint["figures"][key].as_f64().expect("a figure"));
    assert!(
        best >= next && next > 200.0 && best == (best * 10.0).round() / 10.0,
        "{hint}"
    );
    page.say(json!({ "type": "hint", "seat": 1, "mine": "box solo1" }))
        .await;
    let hint = page.await_type("hint").await;
    let mine = hint["figures"]["mine"].as_f64().expect("a figure");
    assert!(best >= mine && hint["figures"]["next"].is_null(), "{hint}");
    while news["result"].is_null() {
        let after = news["seq"].as_u64().expect("a number");
        page.act(1, after, &legal(&news, 1)[0]).await;
        (_, news) = page.await_ack_and_news().await;
    }
    let review = house.get(&path).await.json();
    let seat = &review["seats"][0]["sum"];
    let [start, luck, lost, end] = ["start", "luck", "lost", "end"].map(|key| seat[key].as_f64().expect("a figure"));
    assert_eq!(end, news["result"]["scores"][0].as_f64().expect("a score"));
    assert!((start + luck - lost - end).abs() < 1e-9 && lost > 0.0, "{seat}");
}

/// A round of the Yam for one, played to its end as it comes.
async fn played(house: &House) -> String {
    let plan = json!({ "game": "yaminos", "options": { "rounds": "1" }, "seats": [{ "kind": "me" }], "first": 1 });
    let (table, keys) = house.set_up(plan).await;
    let mut page = house.visit(&table, &keys, None).await;
    let mut news = page.await_type("news").await;
    while news["result"].is_null() {
        let after = news["seq"].as_u64().expect("a number");
        page.act(1, after, &legal(&news, 1)[0]).await;
        (_, news) = page.await_ack_and_news().await;
    }
    page.close().await;
    table
}

/// What is kept of a table, as it stands on disk.
fn kept(house: &House, table: &str) -> Option<String> {
    let find = "SELECT CAST(review AS TEXT) FROM reviews JOIN tables ON no = table_no WHERE id = ?1";
    let disk = Connection::open(house.data.join("ludogite.sqlite")).expect("the file");
    disk.query_row(find, [table], |row| row.get(0))
        .optional()
        .expect("it can be read")
}

/// Nobody has asked for it.
async fn made(house: &House, table: &str) -> String {
    let made = async {
        loop {
            match kept(house, table) {
                Some(review) => return review,
                None => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    };
    tokio::time::timeout(SOON, made)
        .await
        .expect("it is made in the background")
}

/// Closed, changed on disk, and opened again.
async fn after(house: House, change: &str, clock: &Arc<Clock>) -> House {
    let data = house.close().await;
    let disk = Connection::open(data.join("ludogite.sqlite")).expect("the file");
    disk.execute_batch(change).expect("it can be changed");
    drop(disk);
    House::open_on(data, |config| config.clock = clock.clone()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_thought_about_once_and_what_came_of_it_goes_with_its_table() {
    if common::has_no_file() {
        return;
    }
    let clock = Arc::new(Clock::by_hand());
    let house = House::open_with(|config| config.clock = clock.clone()).await;
    let table = played(&house).await;
    let review = made(&house, &table).await;
    let path = format!("/api/tables/{table}/review");
    assert_eq!(house.get(&path).await.body, review);
    let record = house.get(&format!("/api/tables/{table}/record")).await.body;
    let record: ludo::Record = record.parse().expect("a record");
    let room = rooms::find("yaminos").expect("in the house");
    let again = room.review(&record, &mut || {}).expect("it was played");
    assert_eq!(
        serde_json::to_string(&again).unwrap(),
        review,
        "the terminal says the same"
    );

    let house = after(
        house,
        "UPDATE reviews SET review = CAST('as it was kept' AS BLOB)",
        &clock,
    )
    .await;
    assert_eq!(
        house.get(&path).await.body,
        "as it was kept",
        "nobody thinks about it again"
    );
    let house = after(house, "UPDATE reviews SET edition = edition - 1", &clock).await;
    assert_eq!(house.get(&path).await.body, review, "what is too old is made anew");
    let house = after(
        house,
        "UPDATE reviews SET review = CAST('of another end' AS BLOB), line = line - 1",
        &clock,
    )
    .await;
    assert_eq!(house.get(&path).await.body, review, "its end was another one");
    let house = after(house, "DELETE FROM reviews", &clock).await;
    assert_eq!(house.get(&path).await.body, review, "the lines are enough");
    assert_eq!(made(&house, &table).await, review);

    clock.put_forward((DAY * 1000).as_millis() as u64);
    let house = after(house, "", &clock).await;
    let gone = async {
        while common::is_stored(&house.data, &table) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(SOON, gone).await.expect("it is removed");
    let disk = Connection::open(house.data.join("ludogite.sqlite")).expect("the file");
    let left: i64 = disk
        .query_row("SELECT count(*) FROM reviews", [], |row| row.get(0))
        .expect("it can be read");
    assert_eq!(left, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_is_brought_along_is_looked_back_on() {
    const YAM: &str = include_str!("../../../games/yaminos/tests/transcripts/yam.ludo");
    let house = House::open().await;
    let ask = async |record: &str| {
        let text = [("content-type", "text/plain")];
        house.ask("POST", "/api/review", &text, Some(record)).await
    };
    let review = ask(YAM).await;
    assert_eq!(review.status, 200, "{}", review.body);
    let record: ludo::Record = YAM.parse().expect("a record");
    let room = rooms::find("yaminos").expect("in the house");
    let again = room.review(&record, &mut || {}).expect("it was played");
    assert_eq!(review.json(), serde_json::to_value(again).unwrap());
    let unfinished: String = YAM.lines().take(20).map(|line| format!("{line}\n")).collect();
    assert_eq!(ask(&unfinished).await.code(), "not-over");
    let illegal = "ludo 1\ngame yaminos 1\nseats 2\n\n0 1 throw\n0 1 box full\n";
    let refused = ask(illegal).await.json();
    assert_eq!(
        (&refused["code"], &refused["place"]["row"]),
        (&Value::from("unreadable"), &Value::from(6))
    );
}
