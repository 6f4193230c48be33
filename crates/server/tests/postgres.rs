//! A house that keeps its tables in PostgreSQL, visited over sockets.

mod common;

use std::time::Duration;

use common::{House, SOON, against_us, two_people};
use postgres_trial::Postgres;
use serde_json::json;
use server::{Config, DAY};

async fn open(store: &str) -> House {
    open_on(common::data_folder(), store).await
}

async fn open_on(data: std::path::PathBuf, store: &str) -> House {
    let store = store.parse().expect("an address");
    let on = move |config: &mut Config| {
        config.store = store;
        config.metrics_for = vec!["127.0.0.0/8".parse().expect("a network")];
    };
    House::open_on(data, on).await
}

/// PostgreSQL is killed while somebody plays: nobody is told of what is not written, whoever acts is told why not, and when it is
/// back all goes on, without anybody doing anything.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_restarts_is_waited_for() {
    let mut server = tokio::task::spawn_blocking(Postgres::start).await.expect("it starts");
    let house = open(&server.database()).await;
    let (table, keys) = house.set_up(against_us()).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    server.stop();
    page.act(1, 0, "draw").await;
    let unwell = async {
        while house.get("/health").await.status != 503 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(SOON, unwell).await.expect("health says so");
    let post = house.post("/api/tables", &against_us()).await;
    assert_eq!((post.status, post.code()), (503, "busy".to_owned()));
    let untold = page.unread().await;
    assert!(untold.iter().all(|frame| frame["type"] != "ack"), "{untold:?}");
    tokio::task::block_in_place(|| server.start_again());
    let ack = page.await_type("ack").await;
    assert_eq!(
        (&ack["after"], &ack["seq"]),
        (&json!(0), &json!(1)),
        "what waited is written, once"
    );
    let well = async {
        while house.get("/health").await.status != 200 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(SOON, well).await.expect("it is well again");
    let (later, _) = house.set_up(against_us()).await;
    assert_eq!(house.get(&format!("/api/tables/{later}")).await.status, 200);
    house.close().await;
}

/// Closed and opened again, with the same people at the same tables; and how large it is can be read.
#[tokio::test(flavor = "multi_thread")]
async fn a_house_is_opened_again_as_it_was() {
    let store = postgres_trial::database();
    let house = open(&store).await;
    let (table, keys) = house.set_up(against_us()).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page.act(1, 0, "draw").await;
    let seq = page.await_ack_and_news().await.1["seq"].as_u64().expect("a number");
    house.set_up(two_people()).await;
    let data = house.close().await;
    assert!(!data.join("ludogite.sqlite").exists());
    let house = open_on(data, &store).await;
    let mut page = house.visit(&table, &keys, None).await;
    assert!(page.await_type("news").await["seq"].as_u64() >= Some(seq));
    let metrics = house.get("/metrics").await.body;
    assert!(!metrics.contains(postgres_trial::PASSWORD));
    let bytes = metrics
        .lines()
        .find_map(|row| row.strip_prefix("ludogite_database_bytes "));
    assert!(
        bytes.is_some_and(|bytes| bytes.parse::<f64>().is_ok_and(|bytes| bytes > 0.0)),
        "{bytes:?}"
    );
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_house_is_refused_while_the_first_is_open() {
    let store = postgres_trial::database();
    let house = open(&store).await;
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), common::data_folder());
    config.store = store.parse().expect("an address");
    let why = format!("{:#}", server::start(config.clone()).await.expect_err("there is one"));
    assert!(why.contains("another house"), "{why}");
    assert!(!why.contains(postgres_trial::PASSWORD), "{why}");
    house.set_up(against_us()).await;
    house.close().await;
    let second = server::start(config).await.expect("nobody is there any more");
    second.stop().await.expect("it closes");
}

/// The daily and retention, which ask for tables by what was saved of them.
#[tokio::test(flavor = "multi_thread")]
async fn old_tables_go_there_too() {
    let store = postgres_trial::database();
    let house = open(&store).await;
    let day = house.get("/api/daily").await.json()["today"]["day"].clone();
    let begun = house.post("/api/daily", &json!({ "day": day })).await;
    assert_eq!(begun.status, 201, "{}", begun.body);
    let (table, _) = common::seated(&begun);
    let data = house.close().await;
    let clock = std::sync::Arc::new(server::Clock::by_hand());
    clock.put_forward((DAY * 61).as_millis() as u64);
    let at = store.parse().expect("an address");
    let later = move |config: &mut Config| {
        config.store = at;
        config.clock = clock;
    };
    let house = House::open_on(data, later).await;
    // Nobody asks for it meanwhile: that would be somebody who comes back.
    let database = tokio_postgres::connect(&store, tokio_postgres::NoTls).await;
    let (database, connection) = database.expect("it is there");
    tokio::spawn(connection);
    let gone = async {
        let stored = "SELECT count(*) FROM tables WHERE id = $1";
        while database
            .query_one(stored, &[&table])
            .await
            .expect("a number")
            .get::<_, i64>(0)
            > 0
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(SOON, gone).await.expect("it is removed");
    assert_eq!(house.get(&format!("/api/tables/{table}")).await.status, 404);
    house.close().await;
}
