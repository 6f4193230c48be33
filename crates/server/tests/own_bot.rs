//! A bot of somebody's own: the example of the documentation sits down at a real house and plays whole games.

mod common;

use std::process::{Command, Stdio};

use common::{House, two_people};
use serde_json::{Value, json};

const PROGRAM: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");

/// What the person does: something or other; at Diamino she passes, too.
fn chosen(eyes: &Value) -> String {
    let legal = eyes["legal"]
        .as_array()
        .map(|legal| legal[0].as_str().expect("notation"));
    legal.unwrap_or("pass").to_owned()
}

async fn plays(plan: Value) -> String {
    let house = House::open().await;
    let (table, keys) = house.set_up(plan).await;
    let wish = json!({ "key": keys[0], "name": "Ada" });
    let given = house.post(&format!("/api/tables/{table}/bots"), &wish).await;
    assert_eq!(given.status, 201, "{}", given.body);
    let key = given.json();
    let mut page = house.visit(&table, &keys, None).await;
    let told = page.await_type("table").await;
    assert_eq!(told["info"]["sitters"][1]["brought"], 1, "{told}");
    let program = Command::new("python3")
        .args([PROGRAM, &format!("http://{}", house.addr), &table])
        .args([
            key["seat"].to_string(),
            key["token"].as_str().expect("a token").to_owned(),
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("python3 is installed");
    loop {
        let news = page.await_type("news").await;
        if news["result"].is_object() {
            break;
        }
        if news["awaits"] == json!([1]) {
            let what = chosen(&news["eyes"][0]);
            page.act(1, news["seq"].as_u64().expect("a number"), &what).await;
        }
    }
    let ended = tokio::task::spawn_blocking(|| program.wait_with_output());
    let ended = ended.await.expect("it ends").expect("it was started");
    let (out, err) = (
        String::from_utf8_lossy(&ended.stdout),
        String::from_utf8_lossy(&ended.stderr),
    );
    assert!(
        ended.status.success() && err.is_empty() && out.contains("over: "),
        "{out}\n{err}"
    );
    house.get(&format!("/api/tables/{table}/record")).await.body
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_plays_a_whole_game_and_the_record_says_that_it_is_a_bot() {
    let record = plays(two_people()).await;
    let row = record.lines().find(|row| row.starts_with("seat 2 ")).expect("its seat");
    assert!(row.starts_with("seat 2 bot ") && row.ends_with(" Ada"), "{row}");
    let acts = record
        .lines()
        .filter(|line| line.split(' ').nth(1) == Some("2") && !line.contains('~'));
    assert!(acts.count() > 3, "{record}");
    assert!(!record.contains("~leave"), "nobody had to stand in: {record}");
}

/// Where there is too much to be listed, too.
#[tokio::test(flavor = "multi_thread")]
async fn the_example_plays_where_nobody_lists_what_is_allowed() {
    let plan = json!({ "game": "diamino", "seats": [{ "kind": "me" }, { "kind": "person" }], "first": 1 });
    let record = plays(plan).await;
    assert!(record.contains(" 2 pass"), "{record}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_house_hands_the_example_out() {
    let answer = House::open().await.get("/api/bot.py").await;
    assert!(answer.status == 200 && answer.body.starts_with("#!/usr/bin/env python3"));
}
