//! Tables where strangers may sit: nobody writes to anybody, nobody takes all the seats, the lobby is for all, and nobody is
//! waited for without end.

mod common;

use common::{House, two_people};
use serde_json::{Value, json};

const JSON: (&str, &str) = ("content-type", "application/json");

fn open(several: bool) -> Value {
    json!({
        "game": "diamoniak",
        "seats": [{ "kind": "me" }, { "kind": "person" }, { "kind": "person" }, { "kind": "person" }],
        "first": 1,
        "open": true,
        "several": several,
    })
}

async fn newcomer(house: &House) -> String {
    let me = house.get("/api/me").await;
    let cookie = me.header("set-cookie").expect("a cookie");
    cookie.split(';').next().unwrap().to_owned()
}

/// A table of hers where strangers may sit.
async fn set_up(house: &House, host: &str, several: bool) -> String {
    let plan = open(several).to_string();
    let answer = house
        .ask("POST", "/api/tables", &[JSON, ("cookie", host)], Some(&plan))
        .await;
    common::seated(&answer).0
}

/// The code of the answer to somebody who sits down; empty if she may.
async fn sits(house: &House, table: &str, cookie: &str) -> String {
    let path = format!("/api/tables/{table}/sit");
    let answer = house.ask("POST", &path, &[JSON, ("cookie", cookie)], Some("{}")).await;
    if answer.status == 200 {
        String::new()
    } else {
        answer.code()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_takes_one_seat() {
    let house = House::open().await;
    let host = newcomer(&house).await;
    let table = set_up(&house, &host, false).await;
    assert_eq!(sits(&house, &table, &host).await, "one-seat-each");
    let stranger = newcomer(&house).await;
    assert_eq!(sits(&house, &table, &stranger).await, "");
    assert_eq!(sits(&house, &table, &stranger).await, "one-seat-each");
    // Who throws her cookie away has still the same address.
    assert_eq!(sits(&house, &table, &newcomer(&house).await).await, "one-seat-each");
    // Unless the host says that several may sit on one device.
    let table = set_up(&house, &host, true).await;
    for _ in 0..3 {
        assert_eq!(sits(&house, &table, &stranger).await, "");
    }
    // Friends by a link are not concerned.
    let (table, _) = house.set_up(two_people()).await;
    assert_eq!(sits(&house, &table, &stranger).await, "");
}

/// Who sits where is kept with the table: closing the house makes nobody a stranger again.
#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_takes_one_seat_after_a_restart_too() {
    let house = House::open().await;
    let (host, stranger) = (newcomer(&house).await, newcomer(&house).await);
    let table = set_up(&house, &host, false).await;
    assert_eq!(sits(&house, &table, &stranger).await, "");
    let house = House::open_on(house.close().await, |_| {}).await;
    assert_eq!(sits(&house, &table, &stranger).await, "one-seat-each");
    assert_eq!(sits(&house, &table, &host).await, "one-seat-each");
    assert_eq!(
        sits(&house, &table, &newcomer(&house).await).await,
        "one-seat-each",
        "the same address"
    );
}

/// Two strangers greet each other, change seats and play again, knowing nothing of each other but a picture.
#[tokio::test(flavor = "multi_thread")]
async fn strangers_greet_and_change_seats() {
    let house = House::open().await;
    let (host, stranger) = (newcomer(&house).await, newcomer(&house).await);
    let plan = open(false).to_string();
    let answer = house
        .ask("POST", "/api/tables", &[JSON, ("cookie", &host)], Some(&plan))
        .await;
    let (table, first) = common::seated(&answer);
    let path = format!("/api/tables/{table}/sit");
    let answer = house
        .ask("POST", &path, &[JSON, ("cookie", &stranger)], Some("{}"))
        .await;
    let (_, second) = common::seated(&answer);
    let mut pages = [
        house.visit(&table, &first, None).await,
        house.visit(&table, &second, None).await,
    ];
    pages[1]
        .say(json!({ "type": "greet", "seat": 2, "greeting": "hello" }))
        .await;
    assert_eq!(pages[0].await_type("greeting").await["greeting"], "hello");
    pages[1].say(json!({ "type": "swap", "seat": 2, "with": 1 })).await;
    let asked = pages[0].await_type("asked").await;
    assert_eq!(
        (&asked["about"], &asked["seat"], &asked["ask"]),
        (&json!("swap"), &json!(2), &json!([1]))
    );
    let yes = json!({ "type": "consent", "seat": 1, "yes": true, "about": "swap", "whose": 2 });
    pages[0].say(yes).await;
    assert_eq!(pages[1].await_type("answered").await["granted"], true);
    assert_eq!(pages[1].await_type("table").await["mine"], json!([1]));
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_do_not_write_to_each_other() {
    let house = House::open().await;
    let plan = |open: bool| {
        json!({ "game": "diamino", "options": { "vote": "on" }, "first": 1, "open": open,
            "seats": [{ "kind": "me" }, { "kind": "person" }] })
    };
    let refused = house.post("/api/tables", &plan(true)).await;
    assert_eq!((refused.status, refused.code()), (400, "bad-option".to_owned()));
    house.set_up(plan(false)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_fill_the_lobby() {
    let house = House::open_with(|config| config.limits.lobby_per_address = 2).await;
    let mut pages = Vec::new();
    for _ in 0..5 {
        let (table, keys) = house.set_up(open(false)).await;
        let mut page = house.visit(&table, &keys, None).await;
        page.await_type("table").await;
        pages.push(page);
    }
    assert_eq!(house.get("/api/lobby").await.json().as_array().map(Vec::len), Some(2));
}

/// Between strangers there is a clock, and nobody is helped, unless the host says otherwise.
#[tokio::test(flavor = "multi_thread")]
async fn strangers_have_a_clock_and_no_help() {
    let house = House::open().await;
    let info = async |plan: Value| {
        let (table, _) = house.set_up(plan).await;
        let info = house.get(&format!("/api/tables/{table}")).await.json();
        (info["moveSeconds"].clone(), info["help"].clone())
    };
    assert_eq!(info(open(false)).await, (json!(90), json!("none")));
    assert_eq!(info(two_people()).await, (Value::Null, json!("none")));
    assert_eq!(info(common::against_us()).await, (Value::Null, json!("all")));
    let mut agreed = open(false);
    agreed["moveSeconds"] = json!(30);
    agreed["help"] = json!("children");
    assert_eq!(info(agreed).await, (json!(30), json!("children")));
}
