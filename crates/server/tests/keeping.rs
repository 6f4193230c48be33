//! What the house keeps, and for how long: the disk may be locked for a while, the clock set back, and tables that nobody comes
//! back to end and go.

mod common;

use std::{sync::Arc, time::Duration};

use common::{House, against_us};
use futures_util::future::join_all;
use serde_json::{Value, json};
use server::{Clock, DAY};
use sha2::{Digest, Sha256};

fn two_at_one_device() -> Value {
    json!({ "game": "diamoniak", "first": 1,
        "seats": [{ "kind": "me" }, { "kind": "here", "guest": { "name": "Zoe Unwritten", "picture": "owl" } }] })
}

/// A clock that stands still, so many days from now.
fn in_days(days: u32) -> Arc<Clock> {
    let clock = Clock::by_hand();
    clock.put_forward((DAY * days).as_millis() as u64);
    Arc::new(clock)
}

/// The house is closed, and opened again after so many days.
async fn after(house: House, days: u32) -> House {
    let data = house.close().await;
    House::open_on(data, |config| config.clock = in_days(days)).await
}

/// Waits until this table is there no longer. Nobody asks the house for it: that would be somebody who comes back.
async fn gone(house: &House, table: &str) {
    let gone = async {
        while common::is_stored(&house.data, table) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(common::SOON, gone).await.expect("it is removed");
    assert_eq!(house.get(&format!("/api/tables/{table}")).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nobody_comes_back_to_go_with_their_names() {
    if common::has_no_file() {
        return;
    }
    let clock = in_days(0);
    let house = House::open_with(|config| config.clock = clock.clone()).await;
    let (table, keys) = house.set_up(two_at_one_device()).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page.act(1, 0, "draw").await;
    page.await_type("ack").await;
    page.close().await;
    clock.put_forward((DAY * 2).as_millis() as u64);
    let (later, _) = house.set_up(against_us()).await;
    let house = after(house, 61).await;
    gone(&house, &table).await;
    let stays = house.get(&format!("/api/tables/{later}")).await;
    assert_eq!(stays.status, 200, "somebody may come back to it");
    let data = house.close().await;
    let file = std::fs::read(data.join("ludogite.sqlite")).expect("the file");
    let name = b"Zoe Unwritten";
    assert!(
        !file.windows(name.len()).any(|bytes| bytes == name),
        "a name stays behind"
    );
    std::fs::remove_dir_all(data).expect("it was ours");
}

/// Nobody sets up table after table until the cards please: what was left is told, too.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_left_ends_and_its_seed_is_told() {
    let house = House::open_with(|config| config.clock = in_days(0)).await;
    let (table, keys) = house.set_up(two_at_one_device()).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page.act(1, 0, "draw").await;
    page.await_type("ack").await;
    page.close().await;
    let path = format!("/api/tables/{table}");
    assert!(house.get(&path).await.json()["seed"].is_null());
    let house = after(house, 13).await;
    assert_eq!(house.get(&path).await.json()["phase"], "playing");
    let house = after(house, 15).await;
    let info = house.get(&path).await.json();
    assert_eq!(info["phase"], "over");
    let seed = hex::decode(info["seed"].as_str().expect("a seed")).expect("hex");
    assert_eq!(hex::encode(Sha256::digest(seed)), info["commitment"].as_str().unwrap());
    let fair = house.get(&format!("{path}/fair")).await.json();
    assert!(fair["fair"] == true && fair["checked"].as_u64() >= Some(1), "{fair}");
    assert!(house.get(&format!("{path}/record")).await.body.contains("- ~seed "));
    assert!(house.get(&format!("{path}/replay")).await.json()["result"].is_null());
    let mut page = house.visit(&table, &keys, None).await;
    let seq = page.await_type("news").await["seq"].as_u64().expect("a number");
    page.act(1, seq, "draw").await;
    assert_eq!(page.await_type("refused").await["refusal"]["rule"], "HOUSE-GIVEN-UP");
}

/// Nobody has to come back for it, and nobody waits as long as among people.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_bots_that_was_left_ends_by_itself() {
    if common::has_no_file() {
        return;
    }
    let house = House::open_with(|config| config.clock = in_days(0)).await;
    let mut left = Vec::new();
    for plan in [against_us(), two_at_one_device()] {
        let (table, keys) = house.set_up(plan).await;
        let mut page = house.visit(&table, &keys, None).await;
        page.await_type("news").await;
        page.close().await;
        left.push(table);
    }
    let house = after(house, 2).await;
    assert_eq!(common::phase(&house.data, &left[0]), "playing", "she may come back");
    let house = after(house, 4).await;
    let ended = async {
        while common::phase(&house.data, &left[0]) != "over" {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(common::SOON, ended).await.expect("it ends");
    assert_eq!(common::phase(&house.data, &left[1]), "playing", "people have more time");
    let info = house.get(&format!("/api/tables/{}", left[0])).await.json();
    assert!(info["phase"] == "over" && info["seed"].is_string(), "{info}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_was_set_back_does_not_hold_a_game_up() {
    let house = House::open_with(|config| config.clock = in_days(10)).await;
    let mut plan = against_us();
    plan["moveSeconds"] = json!(5);
    let (table, keys) = house.set_up(plan).await;
    house.visit(&table, &keys, None).await.await_type("news").await;
    assert_eq!(house.get("/health").await.status, 200, "it has written what time it is");
    let clock = in_days(0);
    let data = house.close().await;
    let house = House::open_on(data, |config| config.clock = clock.clone()).await;
    assert!(clock.now() >= in_days(10).now() - 3_600_000, "it runs on");
    let mut page = house.visit(&table, &keys, None).await;
    assert!(page.await_type("news").await["dueInMs"].as_u64() <= Some(5000));
    clock.put_forward(5000);
    let late = page.await_type("table").await;
    assert_eq!(late["info"]["sitters"][0]["away"], true, "{late}");
}

/// Nothing more can be written: `/health` says so, and whoever acts or sets a table up is refused in words.
async fn takes_nothing(house: &House, page: &mut common::Page, after: u64) {
    let unwell = async {
        while house.get("/health").await.status != 503 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(common::SOON, unwell)
        .await
        .expect("health says so");
    // Until the writer has noticed, what is sent waits; then it is refused in words.
    let refused = async {
        loop {
            page.act(1, after, "draw").await;
            page.say(json!({ "type": "ping", "n": 1 })).await;
            let answer = page.next().await.expect("a frame");
            if answer["type"] == "trouble" {
                return answer;
            }
            assert_eq!(
                answer["type"], "pong",
                "nobody is told of what is not on disk: {answer}"
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let refused = tokio::time::timeout(common::SOON, refused).await.expect("she is told");
    assert_eq!(
        (&refused["problem"]["code"], &refused["closing"]),
        (&json!("busy"), &json!(false))
    );
    let post = house.post("/api/tables", &against_us()).await;
    assert_eq!((post.status, post.code()), (503, "busy".to_owned()));
}

/// The disk takes nothing for a while: nobody is told of what is not written, whoever acts is told why not, and then it goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_locked_disk_is_waited_for() {
    if common::has_no_file() {
        return;
    }
    let house = House::open().await;
    let (table, keys) = house.set_up(against_us()).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    let lock = common::lock(&house.data);
    page.act(1, 0, "draw").await;
    takes_nothing(&house, &mut page, 0).await;
    lock.release();
    let ack = page.await_type("ack").await;
    assert_eq!(
        (&ack["after"], &ack["seq"]),
        (&json!(0), &json!(1)),
        "what waited is written, once"
    );
    assert_eq!(house.get("/health").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_database_is_not_opened() {
    if common::has_no_file() {
        return;
    }
    let house = House::open().await;
    for _ in 0..50 {
        house.set_up(against_us()).await;
    }
    let data = house.close().await;
    let file = data.join("ludogite.sqlite");
    let mut bytes = std::fs::read(&file).expect("the file");
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4096].fill(0x55);
    std::fs::write(&file, bytes).expect("it is ours");
    let opened = server::start(server::Config::new(([127, 0, 0, 1], 0).into(), &data)).await;
    let why = format!("{:#}", opened.expect_err("it is damaged"));
    assert!(why.contains("damaged") || why.contains("malformed"), "{why}");
    std::fs::remove_dir_all(data).expect("it was ours");
}

/// A disk that does not come back: a file that may only be read any more, a cable that was pulled. Everybody is told, the house closes
/// by itself, and nothing that was acknowledged is lost.
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_fails_closes_the_house() {
    if common::has_no_file() {
        return;
    }
    let house = House::open().await;
    let (table, keys) = house.set_up(two_at_one_device()).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page.act(1, 0, "draw").await;
    let news = page.await_ack_and_news().await.1;
    let seq = news["seq"].as_u64().expect("a number");
    let mend = common::break_disk(&house.data);
    let seat = (1..=2)
        .find(|seat| !common::legal(&news, *seat).is_empty())
        .expect("a turn");
    page.act(seat, seq, &common::legal(&news, seat)[0]).await;
    let trouble = page.await_type("trouble").await;
    assert_eq!(
        (&trouble["problem"]["code"], &trouble["closing"]),
        (&json!("broken"), &json!(true))
    );
    assert!(page.next().await.is_none(), "and then the line is closed");
    let (data, why) = house.fails().await;
    assert!(why.contains("the disk failed"), "{why}");
    mend();
    let house = House::open_on(data, |_| {}).await;
    let mut page = house.visit(&table, &keys, None).await;
    assert_eq!(
        page.await_type("news").await["seq"],
        seq,
        "what was acknowledged is there, and nothing else"
    );
}

/// What the house takes on disk and what is left there can be read by whoever watches it.
#[tokio::test(flavor = "multi_thread")]
async fn the_size_of_the_house_is_shown() {
    if common::has_no_file() {
        return;
    }
    let house = House::open_with(|config| config.metrics_for = vec!["127.0.0.0/8".parse().unwrap()]).await;
    house.set_up(against_us()).await;
    let metrics = house.get("/metrics").await.body;
    for name in [
        "ludogite_database_bytes",
        "ludogite_database_log_bytes",
        "ludogite_disk_free_bytes",
    ] {
        let row = metrics.lines().find(|row| row.starts_with(&format!("{name} ")));
        let value: f64 = row.and_then(|row| row.split(' ').nth(1)?.parse().ok()).expect(name);
        assert!(value > 0.0, "{name} {value}");
    }
}

/// The disk is full, as SQLite itself finds it: who plays on is told of nothing that is not on it, everybody is refused in words,
/// and when there is room it goes on where it was. Nothing that was acknowledged is lost.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_waited_for() {
    if common::has_no_file() {
        return;
    }
    let data = House::open().await.close().await;
    let filled = common::fill(&data);
    let house = House::open_on(data, |config| config.most_pages = Some(filled.pages + 2)).await;
    let plan = json!({ "game": "diamoniak", "first": 1,
        "seats": [{ "kind": "me" }, { "kind": "here", "guest": { "name": "Zoe", "picture": "owl" } }] });
    let (table, keys) = house.set_up(plan).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page.act(1, 0, "draw").await;
    let seq = page.await_ack_and_news().await.1["seq"].as_u64().expect("a number");
    // More tables than there is room for.
    let (tables, plan) = (0..50, against_us());
    let tables = join_all(tables.map(|_| house.post("/api/tables", &plan)));
    let full = async {
        takes_nothing(&house, &mut page, seq).await;
        filled.make_room();
    };
    let (tables, ()) = tokio::join!(tables, full);
    assert_eq!(house.get("/health").await.status, 200);
    house.set_up(against_us()).await;
    let data = house.close().await;
    for answer in tables {
        match answer.status {
            201 => assert!(common::is_stored(&data, &common::seated(&answer).0)),
            _ => assert_eq!((answer.status, answer.code()), (503, "busy".to_owned())),
        }
    }
    let house = House::open_on(data, |_| {}).await;
    let mut page = house.visit(&table, &keys, None).await;
    assert_eq!(
        page.await_type("news").await["seq"],
        seq,
        "what was acknowledged is there"
    );
}
