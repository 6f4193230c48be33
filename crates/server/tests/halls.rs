//! What an evening bears, and what its host can do: a class that mistypes, a door that is shut, people who are moved, rounds that a clock
//! closes, evenings that are kept for years and go for good.

mod common;

use std::{sync::Arc, time::Duration};

use common::{
    House,
    night::{Night, open_table, plan, until},
};
use futures_util::future::join_all;
use rusqlite::Connection;
use serde_json::{Value, json};
use server::{Clock, Config, DAY, Limits};

fn usual(config: &mut Config) {
    config.limits = Limits::default();
}

/// Thirty children at one address say two wrong words each before they come in, and the host goes on meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_class_mistypes() {
    let night = Night::begin(House::open_with(usual).await, plan("swiss")).await;
    let by_word = async |word: &str| night.house.get(&format!("/api/evenings/by-word/{word}")).await;
    for child in 0..30 {
        for _ in 0..2 {
            assert_eq!(by_word("WRONG").await.status, 404, "child {child}");
        }
        assert_eq!(by_word(&night.word).await.json()["evening"], night.evening);
        night.fox().await;
        Night::is_fine(&night.host_does(&format!("announce {child} are here")).await);
    }
    // However many wrong codes are said, the right one opens.
    let wrong = json!({ "what": "pause", "host": "wrongwrong" });
    let mut told = Vec::new();
    for _ in 0..500 {
        told.push(night.house.post(&night.path("/do"), &wrong).await.status);
    }
    assert!(told.contains(&429), "who tries them all is stopped");
    Night::is_fine(&night.host_does("round").await);
}

/// Where no evening goes on, a word is not found by trying.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_finds_an_evening_by_trying() {
    let house = House::open_with(usual).await;
    let guesses = join_all((0..12).map(|_| house.get("/api/evenings/by-word/XXXXX"))).await;
    assert!(guesses.iter().any(|answer| answer.status == 429));
}

/// Whoever knows the link and has not come in has a share of her own: she takes nothing from those who have, nor from others outside.
#[tokio::test(flavor = "multi_thread")]
async fn who_stands_outside_uses_up_her_own_share() {
    let open = |config: &mut Config| {
        usual(config);
        config.trusted_proxies = vec!["127.0.0.1/32".parse().expect("a network")];
    };
    let night = Night::begin(House::open_with(open).await, plan("swiss")).await;
    let [hers, others] = ["203.0.113.1", "203.0.113.2"].map(|from| [("x-forwarded-for", from)]);
    let mut refused = 0;
    for _ in 0..2_000 {
        let answer = night.house.ask("GET", &night.path(""), &hers, None).await;
        refused += usize::from(answer.status == 429);
    }
    assert!(refused > 0, "she is stopped");
    assert_eq!(night.house.ask("GET", &night.path(""), &others, None).await.status, 200);
    night.fox().await;
    Night::is_fine(&night.host_does("announce soup").await);

    // A class that opens the link at once is let in to look; she alone cannot take every place before the screen.
    let look = async |from: &[(&'static str, &str)]| {
        let mut page = night
            .house
            .try_page(&format!("evening/{}", night.evening), from)
            .await
            .expect("a socket");
        page.say(json!({})).await;
        let told = page.next().await.expect("an answer")["type"] == "evening";
        (page, told)
    };
    let mut pages = Vec::new();
    for _ in 0..300 {
        pages.push(look(&others).await);
    }
    let told = pages.iter().filter(|(_, told)| *told).count();
    assert!((200..300).contains(&told), "{told} of them look");
    // Nor do many addresses together.
    for address in 3..7 {
        let from = format!("203.0.113.{address}");
        for _ in 0..256 {
            pages.push(look(&[("x-forwarded-for", &from)]).await);
        }
    }
    let full = look(&[("x-forwarded-for", "203.0.113.7")]).await;
    assert!(!full.1, "outside there is no room left");
    assert!(look(&[]).await.1, "the screen of the place finds room");
    let mut host = night.page(json!({ "host": night.host })).await;
    assert_eq!(
        host.next().await.expect("an answer")["type"],
        "evening",
        "and so does the host"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_has_eight_people_and_the_door_can_be_shut() {
    let night = Night::begin(House::open().await, plan("swiss")).await;
    let device = night.fox().await;
    let come = async |count: usize, device: &Value| {
        let people = vec![json!({ "picture": "owl", "name": "" }); count];
        let wish = json!({ "people": people, "hall": 1, "device": device });
        night.house.post(&night.path("/come"), &wish).await
    };
    assert_eq!(come(7, &device).await.status, 201);
    assert_eq!(come(1, &device).await.code(), "bad-seats");
    Night::is_fine(&night.host_does("shut").await);
    assert_eq!(night.info().await["shut"], true);
    assert_eq!(come(1, &Value::Null).await.code(), "evening-refusal-shut");
    Night::is_fine(&night.host_does("open").await);
    assert_eq!(come(1, &Value::Null).await.status, 201);
}

/// A device is told what concerns it, and not of everybody who comes.
#[tokio::test(flavor = "multi_thread")]
async fn who_waits_is_not_told_of_everybody() {
    let night = Night::begin(House::open().await, plan("swiss")).await;
    let mut devices = Vec::new();
    for _ in 0..12 {
        devices.push(night.fox().await);
    }
    let mut pages = Vec::new();
    for device in &devices {
        let mut page = night.page(json!({ "device": device })).await;
        page.await_type("evening").await;
        pages.push(page);
    }
    join_all((0..40).map(|_| night.fox())).await;
    Night::is_fine(&night.host_does("announce soup").await);
    for page in &mut pages {
        let told = page.await_type("evening").await;
        assert_eq!(told["info"]["announced"], "soup", "the first that she hears of");
        assert_eq!(told["info"]["came"], 52);
    }
}

/// Whoever changes her device has other keys, and the old device opens nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_device_that_is_lost_has_no_seat() {
    let night = Night::begin(House::open().await, plan("swiss")).await;
    let (_, two) = (night.fox().await, night.fox().await);
    Night::is_fine(&night.host_does("round").await);
    let at_table = async |device: &Value| {
        let mut page = night.page(json!({ "device": device })).await;
        let info = until(&mut page, |info| open_table(info).is_some()).await;
        open_table(&info).expect("a table").clone()
    };
    let before = at_table(&two).await;
    let id = before["table"].as_str().expect("its id").to_owned();
    let mut old = night
        .house
        .visit(&id, before["keys"].as_array().expect("keys"), None)
        .await;
    old.await_type("table").await;
    let wish = json!({ "what": "2", "host": night.host });
    let code = night.house.post(&night.path("/code"), &wish).await.json();
    let here = json!({ "person": 2, "code": code["code"], "device": null });
    let new = night.house.post(&night.path("/move"), &here).await.json();
    assert_eq!(old.close_code().await, Some(1013), "the old page is let go");
    let after = at_table(&new).await;
    assert_eq!(after["table"], before["table"], "the game goes on");
    assert_ne!(after["keys"], before["keys"]);
    // The table holds what the evening says, also after the house was closed.
    let night = night.again().await;
    for (keys, holds) in [(&before["keys"], false), (&after["keys"], true)] {
        let mut page = night.house.page(&id).await;
        page.hello(keys.as_array().expect("keys"), None).await;
        page.say(json!({ "type": "greet", "seat": keys[0]["seat"], "greeting": "hello" }))
            .await;
        let refused = async {
            loop {
                match page.next().await.expect("the socket is open") {
                    frame if frame["type"] == "trouble" => return frame["problem"]["code"] == "not-your-seat",
                    frame if frame["type"] == "greeting" => return false,
                    _ => {}
                }
            }
        };
        assert_eq!(!refused.await, holds);
    }
}

/// Two change places before their tables begin; once one has begun, nobody does.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_moved_to_another_table() {
    let night = Night::begin(House::open().await, plan("swiss")).await;
    let mut devices = Vec::new();
    for _ in 0..4 {
        devices.push(night.fox().await);
    }
    Night::is_fine(&night.host_does("round").await);
    let sits = |info: &Value, table: usize| info["tables"][table]["sits"].clone();
    let before = night.info().await;
    let (one, other) = (&sits(&before, 0)[0], &sits(&before, 1)[0]);
    Night::is_fine(&night.host_does(&format!("swap {one} {other}")).await);
    let after = night.info().await;
    assert_eq!((&sits(&after, 0)[0], &sits(&after, 1)[0]), (other, one));
    assert_ne!(
        after["tables"][0]["table"], before["tables"][0]["table"],
        "a table of its own"
    );
    let first = sits(&after, 0);
    let people = first
        .as_array()
        .expect("sits")
        .iter()
        .map(|sits| sits.as_u64().expect("somebody") as usize);
    let playing: Vec<Value> = people.map(|person| devices[person - 1].clone()).collect();
    join_all(playing.iter().map(|device| night.plays(device))).await;
    assert!(night.info().await["tables"][0]["ranks"].is_array(), "its result counts");
    assert_eq!(
        night.host_does(&format!("swap {one} {other}")).await.code(),
        "evening-refusal-swap"
    );
}

/// Who is waited for, until the clock closes the round.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_closed_by_its_clock() {
    let clock = Arc::new(Clock::by_hand());
    let of_hand = clock.clone();
    let mut plan = plan("swiss");
    plan["minutes"] = json!(2);
    let night = Night::begin(House::open_with(move |config| config.clock = of_hand).await, plan).await;
    let (one, _) = (night.fox().await, night.fox().await);
    Night::is_fine(&night.host_does("round").await);
    let glance = async || {
        let wish = json!({ "what": "", "host": night.host });
        night.house.post(&night.path("/glance"), &wish).await.json()
    };
    let seen = glance().await;
    assert_eq!(seen[0]["begun"], false, "{seen}");
    // Who sits first is drawn.
    let away = &seen[0]["away"];
    assert!([json!([1, 2]), json!([2, 1])].contains(away), "{seen}");
    let mut hall = night.page(json!({ "device": one })).await;
    let info = until(&mut hall, |info| open_table(info).is_some()).await;
    let table = open_table(&info).expect("a table");
    let keys = table["keys"].as_array().expect("keys");
    let mut page = night
        .house
        .visit(table["table"].as_str().expect("its id"), keys, None)
        .await;
    page.await_type("table").await;
    assert_eq!(glance().await[0]["away"], json!([2]));
    clock.put_forward(60_000);
    page.await_type("news").await;
    assert_eq!(
        glance().await[0]["begun"],
        true,
        "somebody stands in for who has not come"
    );
    assert_eq!(night.info().await["closesInMs"], 60_000);
    clock.put_forward(60_000);
    until(&mut hall, |info| info["phase"] == "between").await;
    assert_eq!(glance().await, json!([]));
}

/// Whoever asks how far the tables have come is told what was seen in the last second.
#[tokio::test(flavor = "multi_thread")]
async fn tables_are_looked_at_once_a_second_for_all() {
    let clock = Arc::new(Clock::by_hand());
    let of_hand = clock.clone();
    let night = Night::begin(
        House::open_with(move |config| config.clock = of_hand).await,
        plan("swiss"),
    )
    .await;
    let _devices = (night.fox().await, night.fox().await);
    let moving = async || night.house.get(&night.path("/moving")).await.json();
    assert_eq!(moving().await, json!([]));
    Night::is_fine(&night.host_does("round").await);
    clock.put_forward(999);
    assert_eq!(moving().await, json!([]));
    clock.put_forward(1);
    let seen = moving().await;
    assert_eq!(
        (&seen[0]["number"], &seen[0]["stillMs"]),
        (&json!(1), &json!(1_000)),
        "{seen}"
    );
}

/// An evening in which two have played, and the ids of its tables.
async fn an_evening_played(config: impl FnOnce(&mut Config)) -> (Night, Vec<String>) {
    let night = Night::begin(House::open_with(config).await, plan("swiss")).await;
    let devices = [night.fox().await, night.fox().await];
    Night::is_fine(&night.host_does("round").await);
    join_all(devices.iter().map(|device| night.plays(device))).await;
    let games = night.house.get(&night.path("/games")).await.json();
    let ids = games.as_array().expect("games").iter();
    let ids = ids
        .map(|game| game["table"].as_str().expect("its id").to_owned())
        .collect();
    (night, ids)
}

/// Its games stay as long as it does, however long that is; and one that nobody touches ends by itself.
#[tokio::test(flavor = "multi_thread")]
async fn an_evening_is_kept() {
    if common::has_no_file() {
        return;
    }
    let at = |days: u32| {
        let clock = Clock::by_hand();
        clock.put_forward((DAY * days).as_millis() as u64);
        Arc::new(clock)
    };
    let (night, ids) = an_evening_played(|_| {}).await;
    let other =
        json!({ "game": "diamoniak", "first": 1, "seats": [{ "kind": "me" }, { "kind": "bot", "strength": "easy" }] });
    let (other, _) = night.house.set_up(other).await;
    let (evening, word) = (night.evening, night.word);
    let data = night.house.close().await;
    let house = House::open_on(data, |config| config.clock = at(500)).await;
    let gone = async {
        while common::is_stored(&house.data, &other) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        while house.get(&format!("/api/evenings/by-word/{word}")).await.status != 404 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(common::SOON, gone)
        .await
        .expect("what nobody keeps goes");
    for id in &ids {
        assert_eq!(house.get(&format!("/api/tables/{id}")).await.status, 200);
    }
    let whole = house.get(&format!("/api/evenings/{evening}/export")).await.json();
    assert_eq!(
        (&whole["info"]["phase"], &whole["games"][0]["table"]),
        (&json!("ended"), &json!(ids[0]))
    );
    assert!(whole["log"].as_str().expect("the log").starts_with("evening 1\n"));
}

/// The host deletes it: nothing is left, not even where somebody still looks on.
#[tokio::test(flavor = "multi_thread")]
async fn an_evening_goes_for_good() {
    if common::has_no_file() {
        return;
    }
    let (night, ids) = an_evening_played(|_| {}).await;
    let looking = night.house.page(&ids[0]).await;
    let path = night.path("");
    let delete = async |host: &str| {
        let body = json!({ "what": "delete", "host": host }).to_string();
        let json = [("content-type", "application/json")];
        night.house.ask("DELETE", &path, &json, Some(&body)).await.status
    };
    assert_eq!(delete("wrongwrong").await, 403);
    assert_eq!(delete(&night.host).await, 200);
    assert_eq!(night.house.get(&path).await.status, 404);
    assert_eq!(night.house.get(&format!("/api/tables/{}", ids[0])).await.status, 404);
    drop(looking);
    let data = night.house.close().await;
    let db = Connection::open(data.join("ludogite.sqlite")).expect("the database");
    for table in ["evenings", "tables", "lines"] {
        let count = format!("SELECT count(*) FROM {table}");
        let left: i64 = db.query_row(&count, [], |row| row.get(0)).expect("a count");
        assert_eq!(left, 0, "{table}");
    }
}

/// In a free evening whoever is here sits down with whomever she likes, as far as the game allows it.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_likes_sits_down_with_whomever_she_likes() {
    let mut plan = plan("free");
    plan["games"] = json!([{ "game": "diamoniak", "options": {} }]);
    let night = Night::begin(House::open().await, plan).await;
    let devices = [night.fox().await, night.fox().await, night.fox().await];
    let sits = async |device: &Value, what: &str| {
        let wish = json!({ "what": what, "device": device });
        night.house.post(&night.path("/do"), &wish).await
    };
    let mut page = night.page(json!({ "device": devices[0] })).await;
    let info = until(&mut page, |info| {
        info["free"].as_array().is_some_and(|free| free.len() == 3)
    })
    .await;
    assert_eq!(
        info["people"].as_array().expect("people").len(),
        3,
        "she sees whom she can ask"
    );
    assert_eq!(sits(&devices[0], "table g1:2,3").await.code(), "not-your-evening");
    assert_eq!(sits(&devices[0], "table g9:1,2").await.code(), "evening-refusal-table");
    // Nobody plays this game alone: the table is refused before it is a line, and she may still sit elsewhere.
    let lines = night.house.get(&night.path("/log")).await.body;
    assert_ne!(sits(&devices[0], "table g1:1").await.status, 200);
    assert_eq!(night.house.get(&night.path("/log")).await.body, lines);
    Night::is_fine(&sits(&devices[0], "table g1:2,1").await);
    until(&mut page, |info| {
        info["free"] == json!([3]) && open_table(info).is_some()
    })
    .await;
    assert_eq!(
        sits(&devices[2], "table g1:3,1").await.code(),
        "evening-refusal-seating"
    );
}
