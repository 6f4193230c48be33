//! Evenings as the house keeps them: people come in, rounds are played over sockets, results come by themselves; the house is closed
//! and opened in the middle, and a whole class has one address.

mod common;

use common::{
    House,
    night::{Night, open_table, plan, ranks, until},
};
use futures_util::future::join_all;
use rusqlite::Connection;
use serde_json::{Value, json};

/// Five people on four devices, one of whom has a bye; the house is closed in the middle of a round.
#[tokio::test(flavor = "multi_thread")]
async fn an_evening_is_played_and_survives() {
    let night = Night::begin(House::open().await, plan("swiss")).await;
    let found = night
        .house
        .get(&format!("/api/evenings/by-word/{}", night.word.to_lowercase()))
        .await;
    assert_eq!(found.json()["evening"], night.evening);
    let mut devices = vec![
        night
            .comes(json!([{ "picture": "owl", "name": "" }, { "picture": "cat", "name": "" }]))
            .await,
    ];
    for _ in 0..3 {
        devices.push(night.fox().await);
    }
    Night::is_fine(&night.host_does("round").await);
    let info = night.info().await;
    let (tables, byes) = (
        info["tables"].as_array().expect("tables").len(),
        info["byes"].as_array().expect("byes").len(),
    );
    assert_eq!((tables, byes, &info["phase"]), (2, 1, &json!("playing")));
    assert_eq!(night.host_does("round").await.code(), "evening-refusal-still-playing");
    assert!(
        info["tables"][0]["keys"].as_array().expect("keys").is_empty(),
        "a screen holds no seats"
    );

    // One table is played to its end, the house is closed, and the other goes on afterwards.
    let of_table = |info: &Value, number: usize| -> Vec<Value> {
        let sits = info["tables"][number]["sits"].as_array().expect("sits").clone();
        let device = |person: &Value| (person.as_u64().expect("a person").max(2) - 2) as usize;
        let mut on: Vec<usize> = sits.iter().map(device).collect();
        on.dedup();
        on.into_iter().map(|device| devices[device].clone()).collect()
    };
    let first = of_table(&info, 0);
    join_all(first.iter().map(|device| night.plays(device))).await;
    assert_eq!(ranks(&night.info().await), 1);
    let night = night.again().await;
    let info = night.info().await;
    assert_eq!(
        (ranks(&info), &info["phase"], info["came"].as_u64()),
        (1, &json!("playing"), Some(5))
    );
    let second = of_table(&info, 1);
    join_all(second.iter().map(|device| night.plays(device))).await;
    let info = night.info().await;
    assert_eq!((ranks(&info), &info["phase"]), (2, &json!("between")));
    let points: i64 = info["standings"]
        .as_array()
        .expect("standings")
        .iter()
        .filter_map(|row| row["values"][0].as_i64())
        .sum();
    assert_eq!(points, 6, "two tables and a bye");

    // Somebody goes, the others play on; and the round is closed before its end.
    Night::is_fine(&night.host_does("went 5").await);
    Night::is_fine(&night.host_does("round").await);
    Night::is_fine(&night.host_does("announce La soupe est servie").await);
    Night::is_fine(&night.host_does("close").await);
    Night::is_fine(&night.host_does("correct 3 2 1 because la tablette est tombée").await);
    Night::is_fine(&night.host_does("end").await);
    assert_eq!(night.host_does("round").await.code(), "evening-refusal-over");
    let log = night.house.get(&night.path("/log")).await.body;
    let read: evening::Log = log.parse().unwrap_or_else(|error| panic!("{error}\n{log}"));
    evening::Evening::replay(&read).expect("it can be played through again");
    assert_eq!(night.records().await, [1, 2], "games that were played to their end");
    let csv = night.house.get(&night.path("/standings.csv")).await.body;
    assert!(
        csv.starts_with("rank,person,name,points,buchholz,wins,direct\n1,") && csv.lines().count() == 6,
        "{csv}"
    );
}

/// Killed between the line of a round and its tables, and between the end of a table and its result.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_kill_left_half_done_is_mended() {
    if common::has_no_file() {
        return;
    }
    let night = Night::begin(House::open().await, plan("swiss")).await;
    let devices = [
        night.fox().await,
        night.fox().await,
        night.fox().await,
        night.fox().await,
    ];
    Night::is_fine(&night.host_does("round").await);
    let info = night.info().await;
    let ids: Vec<String> = (0..2)
        .map(|table| info["tables"][table]["table"].as_str().expect("its id").to_owned())
        .collect();
    let of_first = info["tables"][0]["sits"].as_array().expect("sits").clone();
    let first: Vec<&Value> = of_first
        .iter()
        .map(|person| &devices[person.as_u64().expect("a person") as usize - 1])
        .collect();
    join_all(first.into_iter().map(|device| night.plays(device))).await;
    let Night {
        house,
        evening,
        host,
        word,
    } = night;
    let data = house.close().await;
    let db = Connection::open(data.join("ludogite.sqlite")).expect("the database");
    db.execute("DELETE FROM tables WHERE id = ?1", [&ids[1]])
        .expect("a table that was never kept");
    let text: String = db
        .query_row(
            "SELECT text FROM lines WHERE table_no < 0 ORDER BY seq DESC",
            [],
            |row| row.get(0),
        )
        .expect("lines");
    let kept: Vec<&str> = text.lines().filter(|line| !line.contains(" result ")).collect();
    assert!(kept.len() < text.lines().count());
    db.execute(
        "UPDATE lines SET text = ?1 WHERE table_no < 0",
        [kept.join("\n") + "\n"],
    )
    .expect("a result that was never kept");
    drop(db);
    let night = Night {
        house: House::open_on(data, |_| {}).await,
        evening,
        host,
        word,
    };
    let info = night.info().await;
    assert_eq!(ranks(&info), 1, "the result is read from the table");
    assert_eq!(
        night.house.get(&format!("/api/tables/{}", ids[1])).await.status,
        200,
        "the table is there"
    );
}

/// A class of two hundred behind one address, in a house with its usual limits.
#[tokio::test(flavor = "multi_thread")]
async fn a_class_has_one_address() {
    let usual = |config: &mut server::Config| config.limits = server::Limits::default();
    let night = Night::begin(House::open_with(usual).await, plan("swiss")).await;
    let mut pages = Vec::new();
    for _ in 0..200 {
        let device = night.fox().await;
        pages.push(night.page(json!({ "device": device })).await);
    }
    Night::is_fine(&night.host_does("round").await);
    let visits = pages.iter_mut().map(|page| async {
        let info = until(page, |info| open_table(info).is_some()).await;
        let table = open_table(&info).expect("a table").clone();
        let id = table["table"].as_str().expect("its id");
        assert_eq!(night.house.get(&format!("/api/tables/{id}")).await.status, 200);
        let mut page = night
            .house
            .visit(id, table["keys"].as_array().expect("keys"), None)
            .await;
        page.await_type("news").await;
    });
    join_all(visits).await;
    // What has nothing to do with the evening meets the limits as ever.
    let mut answers = Vec::new();
    for _ in 0..70 {
        answers.push(night.house.post("/api/tables", &json!({})).await.status);
    }
    assert!(answers.contains(&429), "{answers:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_does_what_is_hers_to_do() {
    let night = Night::begin(House::open().await, plan("swiss")).await;
    let (one, two) = (night.fox().await, night.fox().await);
    let wish = |what: &'static str, who: Value| {
        let mut wish = json!({ "what": what });
        wish.as_object_mut()
            .expect("an object")
            .extend(who.as_object().expect("an object").clone());
        let (house, path) = (&night.house, night.path("/do"));
        async move { house.post(&path, &wish).await }
    };
    assert_eq!(wish("round", json!({ "device": one })).await.code(), "not-your-evening");
    assert_eq!(
        wish("went 2", json!({ "device": one })).await.code(),
        "not-your-evening"
    );
    Night::is_fine(&wish("went 1", json!({ "device": one })).await);
    Night::is_fine(&wish("back 1", json!({ "device": one })).await);
    assert_eq!(
        wish("came 3 fox d1 h1", json!({ "host": night.host })).await.code(),
        "not-your-evening"
    );
    assert_eq!(
        wish("round", json!({ "host": "wrongwrong" })).await.code(),
        "not-your-evening"
    );
    assert_eq!(wish("dance", json!({ "host": night.host })).await.code(), "unreadable");
    let spoken = night.host.to_uppercase();
    Night::is_fine(&wish("pause", json!({ "host": spoken })).await);
    let named = json!({ "people": [{ "picture": "fox", "name": "Zoé" }], "hall": 1, "device": null });
    assert_eq!(
        night.house.post(&night.path("/come"), &named).await.code(),
        "evening-refusal-names"
    );
    let ours = json!({ "people": [{ "picture": "fox", "name": "Kiwi" }], "hall": 1, "device": null });
    let answer = night.house.post(&night.path("/come"), &ours).await;
    assert_eq!(
        answer.status, 201,
        "one of the house's own may be chosen: {}",
        answer.body
    );
    Night::is_fine(&night.host_does("went 3").await);

    // The host shows a code, and somebody goes on on another device; the code fits once.
    let code = night
        .house
        .post(&night.path("/code"), &json!({ "what": "2", "host": night.host }))
        .await
        .json();
    let here = json!({ "person": 2, "code": code["code"], "device": null });
    let moved = night.house.post(&night.path("/move"), &here).await.json();
    assert!(moved["device"] != two["device"], "{moved}");
    assert_eq!(
        night.house.post(&night.path("/move"), &here).await.code(),
        "no-such-code"
    );
    let mut page = night.page(json!({ "device": moved })).await;
    until(&mut page, |info| info["mine"] == json!([2])).await;

    // The evening says who sits where: its results count by seat.
    Night::is_fine(&night.host_does("resume").await);
    Night::is_fine(&night.host_does("round").await);
    let info = until(&mut page, |info| open_table(info).is_some()).await;
    let table = open_table(&info).expect("a table").clone();
    let keys = table["keys"].as_array().expect("keys").clone();
    let seat = keys[0]["seat"].as_u64().expect("a seat");
    let mut at_table = night
        .house
        .visit(table["table"].as_str().expect("its id"), &keys, None)
        .await;
    for frame in [
        json!({ "type": "swap", "seat": seat, "with": 3 - seat }),
        json!({ "type": "fill", "strength": "easy" }),
    ] {
        at_table.say(frame).await;
        assert_eq!(at_table.await_type("trouble").await["problem"]["code"], "not-the-host");
    }
}

/// What the rules do not allow is said when the evening is set up.
#[tokio::test(flavor = "multi_thread")]
async fn a_plan_that_cannot_be_is_refused() {
    let house = House::open().await;
    let mut with = Vec::new();
    for (key, value) in [
        ("seats", json!(9)),
        ("games", json!([])),
        ("rounds", json!(99)),
        ("games", json!([{ "game": "chess", "options": {} }])),
        ("name", json!("x".repeat(99))),
    ] {
        let mut plan = plan("swiss");
        plan[key] = value;
        with.push(house.post("/api/evenings", &plan).await.code());
    }
    assert_eq!(
        with,
        [
            "bad-evening",
            "bad-evening",
            "bad-evening",
            "no-such-game",
            "bad-evening"
        ]
    );
}

/// Everybody alone with the same luck: the commitment before, the seed after.
#[tokio::test(flavor = "multi_thread")]
async fn all_have_the_same_luck() {
    let night = Night::begin(House::open().await, plan("luck")).await;
    let devices = [night.fox().await, night.fox().await];
    Night::is_fine(&night.host_does("round").await);
    join_all(devices.iter().map(|device| night.acts(device, 2))).await;
    let info = night.info().await;
    assert_eq!(info["phase"], "playing");
    // Whoever looked on at another table would know what comes at hers.
    let table = info["tables"][0]["table"].as_str().expect("its id");
    let mut onlooker = night.house.visit(table, &[], None).await;
    let problem = onlooker.await_type("trouble").await["problem"]["code"].clone();
    let path = format!("/api/tables/{table}/record");
    let record = || night.house.get(&path);
    assert_eq!(
        (problem.as_str(), record().await.code()),
        (Some("round-not-over"), "round-not-over".to_owned())
    );
    Night::is_fine(&night.host_does("close").await);
    night.house.visit(table, &[], None).await.await_type("news").await;
    assert_eq!(
        record().await.code(),
        "not-over",
        "it is not secret, it has only not ended"
    );
    let log = night.house.get(&night.path("/log")).await.body;
    assert!(log.contains(" luck ") && log.contains(" seed "), "{log}");
    let info = night.info().await;
    let scores: Vec<&Value> = info["standings"]
        .as_array()
        .expect("standings")
        .iter()
        .map(|row| &row["values"][0])
        .collect();
    assert_eq!(
        scores[0], scores[1],
        "who does the same has the same, as it stands when the round is closed"
    );
}

/// What was promised before the round is told after it, with the best that can be done with that luck; also by a house that was closed.
#[tokio::test(flavor = "multi_thread")]
async fn luck_is_told_after_the_round_with_the_best_of_it() {
    let mut plan = plan("luck");
    plan["games"] = json!([{ "game": "diamino", "options": { "formula": "patience", "squares": "14" } }]);
    let night = Night::begin(House::open().await, plan).await;
    night.fox().await;
    assert!(night.info().await["luck"].is_null(), "nothing is promised yet");
    Night::is_fine(&night.host_does("round").await);
    let before = night.info().await["luck"].clone();
    assert_eq!(
        (&before["round"], &before["seed"], &before["best"]),
        (&json!(1), &json!(null), &json!(null))
    );
    Night::is_fine(&night.host_does("close").await);
    let best_is_told = async |night: &Night| {
        let mut screen = night.page(json!({})).await;
        until(&mut screen, |info| !info["luck"]["best"].is_null()).await["luck"].clone()
    };
    let after = best_is_told(&night).await;
    let seed: ludo::Seed = after["seed"].as_str().expect("a seed").parse().expect("32 bytes");
    assert_eq!(before["commitment"], seed.commitment().to_string());
    // How well she does with a seed that nobody chose nobody knows beforehand; nobody does better than to lay all squares.
    let (score, most) = (
        after["best"]["score"].as_u64().expect("a score"),
        &after["best"]["most"],
    );
    assert!((1..=14).contains(&score) && *most == json!(score == 14), "{after}");
    let night = night.again().await;
    assert_eq!(best_is_told(&night).await, after);
    Night::is_fine(&night.host_does("round").await);
    let next = night.info().await["luck"].clone();
    assert_eq!(
        (&next["round"], &next["seed"], &next["best"]),
        (&json!(2), &json!(null), &json!(null))
    );
    assert_ne!(next["commitment"], before["commitment"]);
}

/// Whoever is done first has the record of what others have still before them: it is kept with the evening once the round is over.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_the_luck_of_all_is_secret_as_long_as_others_play() {
    let mut plan = plan("luck");
    plan["games"] = json!([{ "game": "yaminos", "options": { "game": "prog" } }]); // it is soon over, and soon looked back on
    let night = Night::begin(House::open().await, plan).await;
    let devices = [night.fox().await, night.fox().await];
    Night::is_fine(&night.host_does("round").await);
    night.plays(&devices[0]).await;
    let table = night.info().await["tables"][0]["table"]
        .as_str()
        .expect("its id")
        .to_owned();
    let path = format!("/api/tables/{table}/record");
    let record = || night.house.get(&path);
    assert_eq!(record().await.code(), "round-not-over");
    assert!(night.records().await.is_empty());
    Night::is_fine(&night.host_does("close").await);
    assert_eq!(record().await.status, 200);
    assert_eq!(night.records().await, [1]);
    night.house.close().await;
}

/// Where standings count, nobody is helped.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_helped() {
    let night = Night::begin(House::open().await, plan("luck")).await;
    let device = night.fox().await;
    Night::is_fine(&night.host_does("round").await);
    let (_hall, _, mut page) = night.is_led_to_a_table(&device).await;
    page.await_type("news").await;
    assert_eq!(page.is_not_helped(1).await, "no-help");
}
