//! A turn of Diavolo over real sockets: the box comes first, then its key, then the news; a hand is stamped, whatever its
//! page says; nobody can look into the box before. The house's clock is put forward by hand, so nothing depends on how fast
//! this machine is.

mod common;

use std::sync::Arc;

use common::{House, Page};
use serde_json::{Value, json};
use server::Clock;

/// How long dice roll.
const SUSPENSE_MS: u64 = 1800;

async fn by_hand() -> (House, Arc<Clock>) {
    let clock = Arc::new(Clock::by_hand());
    let house = House::open_with(|config| config.clock = clock.clone()).await;
    (house, clock)
}

fn diavolo() -> Value {
    json!({
        "game": "diavolo",
        "seats": [{ "kind": "me" }, { "kind": "here", "guest": { "name": "Zoé", "picture": "owl" } }],
        "first": 1,
    })
}

/// Both seats on pages of their own, and the dice in the air: both hold the box.
async fn thrown(house: &House) -> (String, [Page; 2]) {
    let (table, keys) = house.set_up(diavolo()).await;
    let mut pages = [
        house.visit(&table, &keys[..1], None).await,
        house.visit(&table, &keys[1..], None).await,
    ];
    for page in &mut pages {
        page.await_type("news").await;
    }
    pages[0].act(1, 0, "throw").await;
    for page in &mut pages {
        let news = page.await_type("news").await;
        assert_eq!(news["eyes"][0]["view"]["phase"], "falls");
        let sealed = page.await_type("sealed").await;
        assert_eq!((&sealed["seq"], &sealed["opensInMs"]), (&json!(2), &json!(SUSPENSE_MS)));
    }
    (table, pages)
}

/// Both have the key, and then the news.
async fn shown(pages: &mut [Page; 2]) {
    for page in pages {
        assert_eq!(page.next().await.unwrap()["type"], "key");
        let news = page.next().await.unwrap();
        assert_eq!(news["eyes"][0]["events"][0]["type"], "shown", "{news}");
        assert_eq!(news["eyes"][0]["view"]["phase"], "open");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_box_then_the_key_then_the_news() {
    let (house, clock) = by_hand().await;
    let (table, mut pages) = thrown(&house).await;
    clock.put_forward(SUSPENSE_MS - 1);
    // Nothing of it can be had another way: it is not in the log yet.
    let flight = format!("/api/tables/{table}/flights/2");
    assert_eq!(house.get(&flight).await.status, 404);
    pages[0].act(1, 1, "take red 150").await;
    let refused = pages[0].next().await.unwrap();
    assert_eq!(refused["refusal"]["rule"], "DIAVOLO-13", "{refused}");
    clock.put_forward(1);
    shown(&mut pages).await;
    assert_eq!(house.get(&flight).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_is_stamped_and_counts_once() {
    let (house, clock) = by_hand().await;
    let (_, mut pages) = thrown(&house).await;
    clock.put_forward(SUSPENSE_MS);
    shown(&mut pages).await;
    let [mut one, mut two] = pages;
    clock.put_forward(640);
    // As if it had been made before anybody could see: it counts as what can be.
    one.act(1, 2, "take red 0").await;
    let ack = one.await_type("ack").await;
    // The same again, with another stamp: it is answered, and not played.
    one.act(1, 2, "take red 5").await;
    assert_eq!(one.await_type("ack").await["seq"], ack["seq"]);
    one.act(1, 2, "take grey 5").await;
    assert_eq!(one.await_type("refused").await["refusal"]["rule"], "HOUSE-ONCE");
    let news = two.await_type("news").await;
    let reached = &news["eyes"][0]["view"]["players"][0]["grab"];
    assert_eq!((&reached["said"], &reached["devil"]), (&json!(0), &json!("red")));
    assert!((150..=640).contains(&reached["at"].as_u64().unwrap()), "{reached}");
    two.act(2, 3, "take black").await;
    let news = two.await_type("news").await;
    let events = news["eyes"][0]["events"].as_array().unwrap();
    assert!(events.iter().any(|event| event["type"] == "counted"), "{news}");
}

/// A page that comes back while the dice roll holds the same box as the others.
#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_is_given_the_box_again() {
    let (house, clock) = by_hand().await;
    let (table, keys) = house.set_up(diavolo()).await;
    let mut one = house.visit(&table, &keys, None).await;
    one.await_type("news").await;
    one.act(1, 0, "throw").await;
    let sealed = one.await_type("sealed").await;
    clock.put_forward(800);
    let mut watcher = house.visit(&table, &[], None).await;
    let again = watcher.await_type("sealed").await;
    assert_eq!((&again["box"], &again["opensInMs"]), (&sealed["box"], &json!(1000)));
    clock.put_forward(1000);
    let (key, hers) = (one.await_type("key").await, watcher.await_type("key").await);
    assert_eq!(key["key"], hers["key"]);
}

/// Ours look when people do: the turn is counted without anybody else, and nobody is faster than a hand.
#[tokio::test(flavor = "multi_thread")]
async fn bots_take_their_time() {
    let (house, clock) = by_hand().await;
    let plan = json!({
        "game": "diavolo",
        "seats": [{ "kind": "me" }, { "kind": "bot", "strength": "strong" }],
        "first": 1,
    });
    let (table, keys) = house.set_up(plan).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page.act(1, 0, "throw").await;
    page.await_type("sealed").await;
    clock.put_forward(SUSPENSE_MS);
    page.await_type("key").await;
    page.await_type("news").await;
    page.act(1, 2, "leave 200").await;
    page.await_type("ack").await;
    // However long the house takes to think of it, what she does counts for her own moment.
    clock.put_forward(9000);
    loop {
        let news = page.await_type("news").await;
        let events = news["eyes"][0]["events"].as_array().unwrap();
        if let Some(counted) = events.iter().find(|event| event["type"] == "counted") {
            let ours = &counted["results"][1];
            assert!((500..9000).contains(&ours["at"].as_u64().unwrap()), "{ours}");
            assert_eq!((&ours["at"], &ours["lag"]), (&ours["said"], &json!(0)));
            return;
        }
    }
}
