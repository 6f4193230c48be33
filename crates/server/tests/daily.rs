//! The daily challenge: the same game with the same luck for everybody, once, at a table of one's own.

mod common;

use std::{path::Path, sync::Arc};

use common::{Answer, House, legal, seated};
use ludo::Verdict;
use serde_json::{Value, json};
use server::Clock;

const HOUR_MS: u64 = 3_600_000;
const DAY_MS: u64 = 24 * HOUR_MS;

/// A house on a day on which Progression is played, an hour after midnight.
async fn house() -> (House, Arc<Clock>) {
    let clock = Arc::new(Clock::by_hand());
    clock.put_forward(DAY_MS - clock.now() % DAY_MS + HOUR_MS);
    let house = House::open_with(|config| config.clock = clock.clone()).await;
    let ann = Guest::new(&house).await;
    while ann.daily(&house, "").await["today"]["options"]["game"] != "prog" {
        clock.put_forward(DAY_MS);
    }
    (house, clock)
}

/// Somebody with a device of her own.
struct Guest(String);

impl Guest {
    async fn new(house: &House) -> Guest {
        let answer = house.get("/api/me").await;
        let set = answer.header("set-cookie").expect("a cookie");
        Guest(set.split(';').next().unwrap().to_owned())
    }

    async fn get(&self, house: &House, path: &str) -> Answer {
        house.ask("GET", path, &[("cookie", &self.0)], None).await
    }

    async fn daily(&self, house: &House, query: &str) -> Value {
        let answer = self.get(house, &format!("/api/daily{query}")).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()
    }

    async fn post(&self, house: &House, wish: Value) -> Answer {
        let headers = [("content-type", "application/json"), ("cookie", self.0.as_str())];
        house.ask("POST", "/api/daily", &headers, Some(&wish.to_string())).await
    }

    async fn begin(&self, house: &House, with: Option<&str>) -> (String, Vec<Value>) {
        let day = self.daily(house, "").await["today"]["day"].clone();
        let answer = self.post(house, json!({ "day": day, "with": with })).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        seated(&answer)
    }
}

/// Plays so many acts, or to the end; `pick` says which of the actions. Tells the score, if there is one.
async fn play(
    house: &House,
    (table, keys): &(String, Vec<Value>),
    acts: usize,
    pick: fn(&[String]) -> &String,
) -> Value {
    let mut page = house.visit(table, keys, None).await;
    let mut news = page.await_type("news").await;
    for _ in 0..acts {
        if !news["result"].is_null() {
            break;
        }
        let open = legal(&news, 1);
        page.act(1, news["seq"].as_u64().unwrap(), pick(&open)).await;
        news = page.await_ack_and_news().await.1;
    }
    page.close().await;
    news["result"]["scores"][0].clone()
}

const ALL: usize = 1000;

/// Lays whatever can be laid.
fn eager(open: &[String]) -> &String {
    beginning_with("lay", open)
}

/// Stops as soon as she can.
fn lazy(open: &[String]) -> &String {
    beginning_with("stop", open)
}

/// Otherwise anything but taking back.
fn beginning_with<'a>(word: &str, open: &'a [String]) -> &'a String {
    let wished = open.iter().find(|act| act.starts_with(word));
    let other = || open.iter().find(|act| !act.starts_with("take"));
    wished.or_else(other).expect("there is something to do")
}

async fn record(house: &House, table: &str, reader: &Guest) -> String {
    let answer = reader.get(house, &format!("/api/tables/{table}/record")).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body
}

fn throws(record: &str) -> Vec<String> {
    let rows = record.lines().filter_map(|row| row.split_once(" * "));
    rows.map(|(_, throw)| throw.to_owned()).collect()
}

/// The same seven are thrown in every phase, so that the throws are the same to the last face.
#[tokio::test(flavor = "multi_thread")]
async fn two_meet_the_same_throws_and_the_seed_is_told_when_the_day_is_over() {
    let (house, clock) = house().await;
    let (ann, ben) = (Guest::new(&house).await, Guest::new(&house).await);
    let today = ann.daily(&house, "").await["today"].clone();
    assert!(
        today["seed"].is_null() && today["mine"].is_null() && today["played"] == 0,
        "{today}"
    );
    let (hers, his) = (ann.begin(&house, None).await, ben.begin(&house, None).await);
    assert_ne!(hers.0, his.0);
    let (her_score, his_score) = (
        play(&house, &hers, ALL, eager).await,
        play(&house, &his, ALL, lazy).await,
    );
    assert!(her_score.is_number() && his_score.is_number());
    let (her_record, his_record) = (record(&house, &hers.0, &ann).await, record(&house, &his.0, &ann).await);
    assert_eq!(throws(&her_record), throws(&his_record));
    assert!(
        throws(&her_record).len() >= 7 && !her_record.contains("~seed"),
        "{her_record}"
    );
    let info = house.get(&format!("/api/tables/{}", hers.0)).await.json();
    assert!(info["seed"].is_null() && info["challenge"] == true && info["commitment"] == today["commitment"]);

    let now = ann.daily(&house, "").await["today"].clone();
    assert_eq!((&now["mine"]["score"], &now["played"]), (&her_score, &json!(2)));
    let counted: u64 = now["curve"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|point| point[1].as_u64())
        .sum();
    assert_eq!(counted, 2);
    let solution = format!("/api/daily/{}/solution", today["day"].as_str().unwrap());
    assert_eq!(house.get(&solution).await.code(), "no-such-thing");
    // Who has played is told how well one can do, and not how: the best at Progression is known.
    let best = ann.get(&house, &solution).await.json();
    assert!(best["record"].is_null() && best["most"] == true, "{best}");
    assert!(best["score"].as_i64() >= her_score.as_i64() && best["score"].as_i64() >= his_score.as_i64());
    let other = format!("{solution}?who=2");
    assert_eq!(
        ann.get(&house, &other).await.code(),
        "no-such-thing",
        "who has not played"
    );
    assert_eq!(
        Guest::new(&house).await.get(&house, &solution).await.code(),
        "no-such-thing"
    );

    clock.put_forward(DAY_MS + HOUR_MS - 1);
    let yesterday = ann.daily(&house, "").await["yesterday"].clone();
    assert_eq!(
        (&yesterday["day"], &yesterday["mine"]["score"]),
        (&today["day"], &her_score)
    );
    assert!(yesterday["seed"].is_null(), "somebody may still play");
    clock.put_forward(1);
    let yesterday = ann.daily(&house, "").await["yesterday"].clone();
    assert_eq!(yesterday["commitment"], today["commitment"]);

    // Whoever comes back to her table is told the seed there, too, and can check every throw.
    let her_record = record(&house, &hers.0, &ben).await;
    assert!(her_record.contains(yesterday["seed"].as_str().expect("now it is told")));
    let fair = house.get(&format!("/api/tables/{}/fair", hers.0)).await.json();
    assert_eq!(fair["fair"], true, "{fair}");
    let verify = |record: &str| rooms::find("yaminos").unwrap().verify(&record.parse().unwrap());
    assert!(matches!(verify(&her_record), Ok(Verdict::Fair { checked: 7.. })));
    let thrown = throws(&her_record);
    let other = thrown.iter().find(|throw| **throw != thrown[0]).expect("throws differ");
    let tampered = her_record.replacen(&format!(" * {}", thrown[0]), &format!(" * {other}"), 1);
    assert!(!matches!(verify(&tampered), Ok(Verdict::Fair { .. })));

    let solved = house.get(&solution).await.json();
    assert_eq!((&solved["score"], &solved["most"]), (&best["score"], &best["most"]));
    let solved_record = solved["record"].as_str().unwrap();
    assert_eq!(throws(solved_record), throws(&her_record));
    assert!(matches!(verify(solved_record), Ok(Verdict::Fair { .. })));
    assert!(solved["score"].as_i64() >= her_score.as_i64(), "{solved}");
}

/// What counts beside others' results is played without help.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_helped() {
    let (house, _) = house().await;
    let (table, keys) = Guest::new(&house).await.begin(&house, None).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    assert_eq!(page.is_not_helped(1).await, "no-help");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_twice_and_a_house_that_was_killed_forgets_nothing() {
    let (house, clock) = house().await;
    let (ann, ben) = (Guest::new(&house).await, Guest::new(&house).await);
    let seat = ann.begin(&house, None).await;
    assert!(play(&house, &seat, 2, eager).await.is_null());
    assert_eq!(ann.begin(&house, None).await, seat, "she is led back to it");
    let his = ben.begin(&house, None).await;
    let his_score = play(&house, &his, ALL, eager).await;
    assert!(
        ann.daily(&house, "").await["today"]["curve"] == json!([]),
        "she still plays"
    );
    // Going for good does not help either: nobody plays for her, and it stays hers.
    let mut page = house.visit(&seat.0, &seat.1, None).await;
    page.say(json!({ "type": "quit", "seat": 1 })).await;
    page.has_read_all().await;

    let killed = copy(&house.data);
    let house = House::open_on(killed, |config| config.clock = clock.clone()).await;
    let today = ann.daily(&house, "").await["today"].clone();
    assert_eq!((&today["mine"]["table"], &today["played"]), (&json!(seat.0), &json!(1)));
    assert_eq!(ben.daily(&house, "").await["today"]["mine"]["score"], his_score);
    assert_eq!(ann.begin(&house, None).await, seat, "her key still fits");
    let score = play(&house, &seat, ALL, eager).await;
    assert_eq!(ann.daily(&house, "").await["today"]["mine"]["score"], score);
    assert_eq!(score, his_score, "they did the same");
}

/// As if the house had been killed at this moment.
fn copy(data: &Path) -> std::path::PathBuf {
    let to = common::data_folder();
    for file in std::fs::read_dir(data).unwrap() {
        let file = file.unwrap();
        std::fs::copy(file.path(), to.join(file.file_name())).unwrap();
    }
    to
}

#[tokio::test(flavor = "multi_thread")]
async fn who_began_before_midnight_may_finish_for_two_hours() {
    let (house, clock) = house().await;
    let (ann, ben) = (Guest::new(&house).await, Guest::new(&house).await);
    let (hers, his) = (ann.begin(&house, None).await, ben.begin(&house, None).await);
    let day = ann.daily(&house, "").await["today"]["day"].clone();
    play(&house, &his, 1, eager).await;
    clock.put_forward(DAY_MS);
    let late = ann.post(&house, json!({ "day": day })).await;
    assert_eq!((late.status, late.code()), (409, "other-day".to_owned()));
    let score = play(&house, &hers, ALL, eager).await;
    assert_eq!(ann.daily(&house, "").await["yesterday"]["mine"]["score"], score);
    assert!(ann.daily(&house, "").await["today"]["mine"].is_null(), "a new day");

    clock.put_forward(HOUR_MS);
    let mut page = house.visit(&his.0, &his.1, None).await;
    page.await_type("news").await;
    let info = house.get(&format!("/api/tables/{}", his.0)).await.json();
    assert!(
        info["phase"] == "over" && info["seed"].is_string(),
        "nobody plays with a seed that is told: {info}"
    );
    assert!(ben.daily(&house, "").await["yesterday"]["mine"]["score"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_are_those_who_came_by_a_link() {
    let (house, _) = house().await;
    let (ann, ben, stranger) = (
        Guest::new(&house).await,
        Guest::new(&house).await,
        Guest::new(&house).await,
    );
    let link = ann.daily(&house, "").await["circle"].as_str().unwrap().to_owned();
    let hers = ann.begin(&house, None).await;
    let score = play(&house, &hers, ALL, eager).await;
    stranger.begin(&house, Some("nonsense")).await;
    let invited = ben.daily(&house, &format!("?with={link}")).await;
    assert_eq!(invited["today"]["friends"].as_array().unwrap().len(), 1);
    assert!(
        invited["today"]["friends"][0]["score"].is_null(),
        "he has not played yet"
    );
    let his = ben.begin(&house, Some(&link)).await;
    play(&house, &his, ALL, lazy).await;
    assert_eq!(ben.daily(&house, "").await["today"]["friends"][0]["score"], score);
    assert_eq!(
        ann.daily(&house, "").await["today"]["friends"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
    assert_eq!(stranger.daily(&house, "").await["today"]["friends"], json!([]));
}

/// On a shared tablet there is one cookie: up to six play by it, each once, with results and days of their own.
#[tokio::test(flavor = "multi_thread")]
async fn several_play_on_one_device() {
    let (house, clock) = house().await;
    let ann = Guest::new(&house).await;
    let day = ann.daily(&house, "").await["today"]["day"].clone();
    let tom = json!({ "day": day, "who": 2, "guest": { "name": "Tom", "picture": "cat" } });
    let early = ann.post(&house, tom.clone()).await;
    assert_eq!(early.code(), "day-not-over", "whose device it is plays first");
    let hers = ann.begin(&house, None).await;
    assert_eq!(ann.post(&house, tom.clone()).await.status, 409, "she has not done");
    let her_score = play(&house, &hers, ALL, eager).await;

    let begin = async |wish: &Value| seated(&ann.post(&house, wish.clone()).await);
    let his = begin(&tom).await;
    assert_ne!(his.0, hers.0);
    assert_eq!(begin(&tom).await, his, "he is led back to it");
    let before = ann.daily(&house, "?who=2").await["today"].clone();
    assert!(
        before["mine"]["score"].is_null() && before["curve"] == json!([]),
        "{before}"
    );
    let his_score = play(&house, &his, ALL, lazy).await;
    let (her_day, his_day) = (ann.daily(&house, "").await, ann.daily(&house, "?who=2").await);
    assert_eq!(her_day["today"]["mine"]["score"], her_score);
    assert_eq!(his_day["today"]["mine"]["score"], his_score);
    assert_eq!(his_day["today"]["played"], 2);
    let beside = &her_day["today"]["friends"][0];
    assert_eq!(
        (&beside["guest"]["name"], &beside["score"]),
        (&json!("Tom"), &his_score)
    );
    let (her_record, his_record) = (record(&house, &hers.0, &ann).await, record(&house, &his.0, &ann).await);
    assert_eq!(throws(&her_record), throws(&his_record));

    for who in [0, 7] {
        let answer = ann.post(&house, json!({ "day": day, "who": who })).await;
        assert_eq!(answer.code(), "unreadable", "{who}");
    }
    let killed = copy(&house.data);
    let house = House::open_on(killed, |config| config.clock = clock.clone()).await;
    assert_eq!(ann.daily(&house, "?who=2").await["today"]["mine"]["score"], his_score);
    assert!(ann.daily(&house, "?who=3").await["today"]["mine"].is_null());
}

/// Who throws her cookie away is a new guest, but not a new address: no address takes the day from everybody else.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_its_share_of_a_day() {
    let house = House::open_with(|config| config.limits.daily_per_address = 2).await;
    let ann = Guest::new(&house).await;
    let table = ann.begin(&house, None).await.0;
    Guest::new(&house).await.begin(&house, None).await;
    let third = Guest::new(&house).await;
    let day = third.daily(&house, "").await["today"]["day"].clone();
    let answer = third.post(&house, json!({ "day": day })).await;
    assert_eq!((answer.status, answer.code()), (429, "too-many-tables".to_owned()));
    assert_eq!(ann.begin(&house, None).await.0, table, "who has one finds it again");
}

/// Whoever looked on, or read the record of somebody who is done, would know what comes.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_at_the_luck_of_a_day_that_she_has_not_played() {
    let (house, clock) = house().await;
    let (ann, ben) = (Guest::new(&house).await, Guest::new(&house).await);
    let hers = ann.begin(&house, None).await;
    play(&house, &hers, 2, eager).await;
    let mut page = house.visit(&hers.0, &[], None).await;
    assert_eq!(page.await_type("trouble").await["problem"]["code"], "day-not-over");
    play(&house, &hers, ALL, eager).await;
    let path = |what: &str| format!("/api/tables/{}/{what}", hers.0);
    for what in ["record", "replay", "fair", "review", "flights/2"] {
        let answer = ben.get(&house, &path(what)).await;
        assert_eq!(
            (answer.status, answer.code()),
            (409, "day-not-over".to_owned()),
            "{what}"
        );
    }
    assert_eq!(ann.get(&house, &path("record")).await.status, 200, "it is her own");
    let his = ben.begin(&house, None).await;
    assert_eq!(ben.get(&house, &path("record")).await.status, 409, "he still plays");
    play(&house, &his, ALL, lazy).await;
    assert_eq!(
        ben.get(&house, &path("record")).await.status,
        200,
        "he has done with it"
    );
    clock.put_forward(DAY_MS + HOUR_MS);
    assert_eq!(house.get(&path("record")).await.status, 200, "the day is over");
    let mut page = house.visit(&hers.0, &[], None).await;
    page.await_type("news").await;
}

/// Every game of the week can be played to its end by whoever sits there, and our strongest player shows how.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_week_is_played() {
    let clock = Arc::new(Clock::by_hand());
    clock.put_forward(2 * DAY_MS - clock.now() % DAY_MS + HOUR_MS);
    let house = House::open_with(|config| config.clock = clock.clone()).await;
    let ann = Guest::new(&house).await;
    let mut games = std::collections::BTreeSet::new();
    for _ in 0..7 {
        let today = ann.daily(&house, "").await["today"].clone();
        let seat = ann.begin(&house, None).await;
        let score = match today["game"].as_str() {
            Some("yaminos") => play(&house, &seat, ALL, eager).await,
            _ => stop_at_once(&house, &seat).await,
        };
        assert!(score.is_number(), "{today}");
        assert_eq!(ann.daily(&house, "").await["today"]["mine"]["score"], score);
        games.insert((today["game"].to_string(), today["options"].to_string()));
        // Three hours after midnight the seed is told.
        clock.put_forward(DAY_MS + 2 * HOUR_MS);
        let solution = format!("/api/daily/{}/solution", today["day"].as_str().unwrap());
        let solved = house.get(&solution).await;
        assert_eq!(solved.status, 200, "{today} {}", solved.body);
        // In the basic game the best of players can lose all that she dared, so the score may be 0.
        let record: ludo::Record = solved.json()["record"].as_str().unwrap().parse().unwrap();
        let room = rooms::find(&record.header.game).unwrap();
        let verdict = room.verify(&record);
        assert!(matches!(verdict, Ok(Verdict::Fair { .. })), "{today} {verdict:?}");
        let replayed = room.replay(&record).unwrap();
        assert_eq!(solved.json()["score"], replayed.scores()[0], "{today}");
    }
    assert!(games.len() >= 4, "{games:?}");
}

/// A word needs a head; stopping does not.
async fn stop_at_once(house: &House, (table, keys): &(String, Vec<Value>)) -> Value {
    let mut page = house.visit(table, keys, None).await;
    let news = page.await_type("news").await;
    page.act(1, news["seq"].as_u64().unwrap(), "stop").await;
    let news = page.await_ack_and_news().await.1;
    page.close().await;
    news["result"]["scores"][0].clone()
}
