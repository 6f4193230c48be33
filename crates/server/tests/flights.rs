//! How a throw fell, over HTTP: for everybody who knows the table, during the game and after it.

mod common;

use common::House;
use serde_json::{Value, json};

fn yaminos() -> Value {
    json!({
        "game": "yaminos",
        "options": { "game": "highest" },
        "seats": [{ "kind": "me" }, { "kind": "here", "guest": { "name": "Zoé", "picture": "owl" } }],
        "first": 1,
    })
}

/// The number of the newest line, once it is this seat's turn or the game is over.
async fn throw(page: &mut common::Page, seat: u64, after: u64) -> u64 {
    page.act(seat, after, "throw").await;
    let news = page.await_type("news").await;
    news["seq"].as_u64().expect("news have a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_how_a_throw_fell() {
    let house = House::open().await;
    let (table, keys) = house.set_up(yaminos()).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    let after = throw(&mut page, 1, 0).await;
    assert!(after >= 2, "the throw and how it came down");
    let path = format!("/api/tables/{table}/flights/2");
    let seen = house.get(&path).await;
    assert_eq!(seen.status, 200, "{}", seen.body);
    assert_eq!(seen.header("content-type"), Some("application/octet-stream"));
    assert_eq!(
        seen.header("cache-control"),
        Some("public, max-age=31536000, immutable")
    );
    let length: usize = seen.header("content-length").unwrap().parse().unwrap();
    assert!((500..5_000).contains(&length), "{length} bytes for seven yaminos");
    // Whoever asks again, or at the same time, gets the same.
    let (one, other) = tokio::join!(house.get(&path), house.get(&path));
    assert_eq!((&one.body, &other.body), (&seen.body, &seen.body));

    // The last throw ends the game; then both can still be seen, also after the house was closed.
    throw(&mut page, 2, after).await;
    let last = house.get(&format!("/api/tables/{table}/flights/{}", after + 2)).await;
    assert_eq!(last.status, 200, "{}", last.body);
    assert_ne!(last.body, seen.body);
    drop(page);
    let data = house.close().await;
    let house = House::open_on(data, |_| {}).await;
    assert_eq!(
        house.get(&path).await.body,
        seen.body,
        "thrown again, it falls as it fell"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nothing_fell_there_is_nothing_to_see() {
    let house = House::open().await;
    let (table, keys) = house.set_up(yaminos()).await;
    let not_found = async |path: String| {
        let answer = house.get(&path).await;
        assert_eq!(answer.status, 404, "{path}: {}", answer.body);
        answer.code()
    };
    for line in ["0", "1", "2", "99999999999", "-1", "two"] {
        let code = not_found(format!("/api/tables/{table}/flights/{line}")).await;
        assert_eq!(code, "no-such-thing", "{line}");
    }
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    throw(&mut page, 1, 0).await;
    // Line 1 is what a person did: nothing flew.
    assert_eq!(
        not_found(format!("/api/tables/{table}/flights/1")).await,
        "no-such-thing"
    );
    assert_eq!(
        not_found("/api/tables/nowhere/flights/1".to_owned()).await,
        "no-such-table"
    );
}
