//! A house that rehearses: tables whose seed and position are chosen, and the same game again.

mod common;

use common::{House, against_us, claim, legal};
use serde_json::{Value, json};

const SEED: &str = "5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed5eed";
const POSITION: &str = "pile b6 g6 y6 d15 f3 w7 / aside / 1 rose 5 d3 / 2 none r1 d2 / turn 1 start";

fn planned(seed: Option<&str>, position: Option<&str>) -> Value {
    let mut plan = against_us();
    plan["seats"][1]["strength"] = json!("middle");
    plan["seed"] = json!(seed);
    plan["position"] = json!(position);
    plan
}

async fn rehearsal() -> House {
    House::open_with(|config| config.rehearsal = true).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seed_and_a_position_are_for_rehearsals_only() {
    let house = House::open().await;
    for plan in [planned(Some(SEED), None), planned(None, Some(POSITION))] {
        let answer = house.post("/api/tables", &plan).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "no-rehearsal"));
    }
    house.set_up(planned(None, None)).await;

    let house = rehearsal().await;
    for plan in [planned(Some("5eed"), None), planned(None, Some("pile / nothing"))] {
        let answer = house.post("/api/tables", &plan).await;
        assert_eq!((answer.status, answer.code().as_str()), (400, "unreadable"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_starts_where_it_is_told_and_still_does_after_the_house_was_closed() {
    let house = rehearsal().await;
    let (table, keys) = house.set_up(planned(Some(SEED), Some(POSITION))).await;
    let castle = |news: &Value| news["eyes"][0]["view"]["players"][0]["castle"].clone();
    let mut page = house.visit(&table, &keys, None).await;
    assert_eq!(castle(&page.await_type("news").await), 5);
    let info = house.get(&format!("/api/tables/{table}")).await.json();
    let seed: ludo::Seed = SEED.parse().unwrap();
    assert_eq!(info["commitment"], seed.commitment().to_string());

    // What was chosen once stays chosen, also in a house that does not rehearse.
    let data = house.close().await;
    let house = House::open_on(data, |_| {}).await;
    let mut page = house.visit(&table, &keys, None).await;
    assert_eq!(castle(&page.await_type("news").await), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_seed_and_the_same_acts_make_the_same_game() {
    let house = rehearsal().await;
    let first = played_out(&house, SEED).await;
    assert!(
        first.lines().filter(|line| line.starts_with("2 ")).count() > 5,
        "{first}"
    );
    assert_eq!(first, played_out(&house, SEED).await);
    assert_ne!(first, played_out(&house, &SEED.replace("5eed", "0123")).await);
}

/// A game against a bot in which a person always does the first thing that is open to her: its lines, without times.
async fn played_out(house: &House, seed: &str) -> String {
    let (table, keys) = house.set_up(planned(Some(seed), Some(POSITION))).await;
    let mut page = house.page(&table).await;
    let claims = [claim(&keys[0])];
    page.say(json!({ "type": "hello", "since": null, "claims": claims }))
        .await;
    loop {
        let news = page.await_type("news").await;
        if !news["result"].is_null() {
            break;
        }
        if let Some(what) = legal(&news, 1).first() {
            page.act(1, news["seq"].as_u64().unwrap(), what).await;
        }
    }
    let record = house.get(&format!("/api/tables/{table}/record")).await.body;
    let lines = record.lines().filter_map(|line| line.split_once(' '));
    let lines = lines.filter_map(|(time, what)| time.parse::<u64>().ok().map(|_| what));
    lines.collect::<Vec<_>>().join("\n")
}
