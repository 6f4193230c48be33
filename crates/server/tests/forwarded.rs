//! What a proxy says of those who come through it: it is believed of those that are named, and of nobody else. And all who come
//! through one, from however many networks, leave room for others.

mod common;

use std::time::Duration;

use common::{Answer, House, seated, two_people};
use futures_util::{StreamExt, stream};
use server::Config;

async fn set_up(house: &House, said: &[(&str, &str)]) -> Answer {
    let headers = [&[("content-type", "application/json")][..], said].concat();
    let body = two_people().to_string();
    house.ask("POST", "/api/tables", &headers, Some(&body)).await
}

fn trust(config: &mut Config, networks: &[&str]) {
    config.trusted_proxies = networks
        .iter()
        .map(|network| network.parse().expect("a network"))
        .collect();
}

/// Another site could name itself as the house, if anybody who says so were believed.
#[tokio::test(flavor = "multi_thread")]
async fn a_forged_name_opens_no_door() {
    let forged = [
        ("origin", "https://elsewhere.example"),
        ("x-forwarded-host", "elsewhere.example"),
    ];
    for (trusted, status) in [(&[][..], 403), (&["10.0.0.0/8"][..], 403), (&["127.0.0.1/32"][..], 201)] {
        let house = House::open_with(|config| trust(config, trusted)).await;
        assert_eq!(set_up(&house, &forged).await.status, status, "{trusted:?}");
        let (table, _) = house.set_up(two_people()).await;
        let socket = house.try_page(&table, &forged).await;
        assert_eq!(socket.is_ok(), status == 201, "{trusted:?}");
        // What a second proxy said before the one that we know is worth nothing.
        let first = [forged[0], ("x-forwarded-host", "elsewhere.example, play.example")];
        assert_eq!(set_up(&house, &first).await.status, 403, "{trusted:?}");
    }
}

/// Two proxies of ours, one behind the other; whoever comes through them is who the first one saw.
#[tokio::test(flavor = "multi_thread")]
async fn who_comes_through_two_proxies_is_held_responsible_herself() {
    let house = House::open_with(|config| {
        trust(config, &["127.0.0.1/32", "10.0.0.0/24"]);
        config.limits.changes_per_minute = 1;
    })
    .await;
    // Each has one change a minute: neither is hers forgotten, nor can she be another by what she says of herself.
    let visits = [
        ("203.0.113.1, 10.0.0.7", 201),
        ("203.0.113.1, 10.0.0.7", 429),
        ("198.51.100.9, 203.0.113.1, 10.0.0.7", 429),
        ("10.0.0.9, 203.0.113.1, 10.0.0.7", 429),
        ("203.0.113.2, 10.0.0.7", 201),
        // Behind one of them only.
        ("203.0.113.3", 201),
        ("203.0.113.2, 203.0.113.3", 429),
    ];
    for (said, status) in visits {
        let answer = set_up(&house, &[("x-forwarded-for", said)]).await;
        assert_eq!(answer.status, status, "{said}: {}", answer.body);
    }
    // Each in a row of its own, as some proxies write it.
    let rows = [("x-forwarded-for", "203.0.113.2"), ("x-forwarded-for", "10.0.0.7")];
    assert_eq!(set_up(&house, &rows).await.status, 429);
}

/// A house that many networks fill, and what it holds.
struct Siege {
    networks: usize,
    tables: usize,
    /// Tables that each network sets up, and that it looks at.
    each: usize,
    held: usize,
}

/// In small; with `LUDO_LONG=1` as large as it was seen.
fn siege() -> Siege {
    let (networks, tables) = match std::env::var_os("LUDO_LONG") {
        Some(_) => (910, 50_000),
        None => (46, 250),
    };
    Siege {
        networks,
        tables,
        each: tables / networks + 1,
        held: 2,
    }
}

/// An address of this network, as a proxy tells it.
fn address(network: usize) -> String {
    format!("198.{}.{}.7", 18 + network / 256, network % 256)
}

/// Tables that somebody looks at stay, and there are fewer of them than the house has room for: who owns a stored table finds it, and newcomers have
/// room at once or a moment later.
#[tokio::test(flavor = "multi_thread")]
async fn however_many_networks_fill_the_house_owners_and_newcomers_come_in() {
    let siege = siege();
    let house = House::open_with(|config| {
        trust(config, &["127.0.0.1/32"]);
        config.limits.tables_in_memory = siege.tables;
        let hour = Duration::from_secs(3600);
        (config.limits.put_away_after, config.limits.silence, config.limits.idle) = (hour, hour, hour);
    })
    .await;
    let (stored, keys) = seated(&set_up(&house, &[("x-forwarded-for", "203.0.113.1")]).await);
    let besiege = async |network: usize| {
        let from = address(network);
        let (mut held, mut refused) = (Vec::new(), 0);
        for _ in 0..siege.each {
            let answer = set_up(&house, &[("x-forwarded-for", &from)]).await;
            if answer.status != 201 {
                assert_eq!(answer.code(), "house-full", "{}", answer.body);
                refused += 1;
            } else if held.len() < siege.held {
                let (table, keys) = seated(&answer);
                let mut page = house
                    .try_page(&table, &[("x-forwarded-for", &from)])
                    .await
                    .expect("its socket opens");
                page.hello(&keys, None).await;
                page.await_type("table").await;
                held.push(page);
            }
        }
        (held, refused)
    };
    let all: Vec<_> = stream::iter(0..siege.networks)
        .map(besiege)
        .buffer_unordered(8)
        .collect()
        .await;
    let held: usize = all.iter().map(|(held, _)| held.len()).sum();
    assert_eq!(held, siege.networks * siege.held, "each holds what it looks at");
    let mut owner = house.visit(&stored, &keys, None).await;
    owner.await_type("table").await;
    for newcomer in 0..20 {
        let from = format!("203.0.113.{}", 100 + newcomer);
        let comes = async {
            loop {
                let answer = set_up(&house, &[("x-forwarded-for", &from)]).await;
                if answer.status == 201 {
                    return seated(&answer);
                }
                assert_eq!((answer.status, answer.code()), (503, "house-full".to_owned()));
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        };
        let (table, keys) = tokio::time::timeout(common::SOON, comes).await.expect("there is room");
        let mut page = house.visit(&table, &keys, None).await;
        page.await_type("table").await;
    }
    // Nobody who was there had to go.
    for mut page in all.into_iter().flat_map(|(held, _)| held) {
        page.unread().await;
    }
    let there = house.get("/health").await.json()["tables"].as_u64().expect("a number");
    assert!(there as usize <= siege.tables + 1, "{there}");
}
