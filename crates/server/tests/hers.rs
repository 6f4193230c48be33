//! What the house has of a guest: she takes it along, or has it forgotten; and then it is nowhere any more, byte by byte.

mod common;

use std::{
    fs,
    io::{Cursor, Read},
    path::Path,
    time::Duration,
};

use common::{
    Answer, House, Page, SOON, legal,
    night::{plan, until},
    seated,
};
use ludo::{Record, Verdict};
use rusqlite::Connection;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

/// Nothing else in the house is called so.
const NAME: &str = "Hatzegopteryx";
const BESIDE: &str = "Hatzegopteryx II";
/// And in the evening.
const AT_NIGHT: &str = "Hatzegopteryx IV";

/// Letters of the signature, before what was signed.
const SIGNATURE: usize = 44;

struct Guest {
    cookie: String,
    /// The number by which the house knows her.
    id: String,
}

impl Guest {
    async fn named(house: &House, name: &str) -> Guest {
        let headers = [("content-type", "application/json")];
        let me = json!({ "name": name, "picture": "owl" }).to_string();
        let answer = house.ask("PUT", "/api/me", &headers, Some(&me)).await;
        let set = answer.header("set-cookie").expect("a cookie");
        let cookie = set.split(';').next().expect("a cookie").to_owned();
        let value = cookie.split_once('=').expect("a value").1;
        let json = hex::decode(&value[SIGNATURE..]).expect("hex");
        let known: Value = serde_json::from_slice(&json).expect("JSON");
        let id = known["id"].as_str().expect("a number").to_owned();
        assert_eq!(id.len(), 32);
        Guest { cookie, id }
    }

    async fn ask(&self, house: &House, method: &str, path: &str, body: Value) -> Answer {
        let headers = [("content-type", "application/json"), ("cookie", self.cookie.as_str())];
        let answer = house.ask(method, path, &headers, Some(&body.to_string())).await;
        assert!((200..300).contains(&answer.status), "{method} {path}: {answer:?}");
        answer
    }

    async fn sets_up(&self, house: &House, seats: Value) -> (String, Vec<Value>) {
        let plan = json!({ "game": "diamoniak", "seats": seats, "first": 1 });
        seated(&self.ask(house, "POST", "/api/tables", plan).await)
    }

    /// Everything that the house has of her: files by name.
    async fn takes_along(&self, house: &House) -> Vec<(String, String)> {
        let mut stream = TcpStream::connect(house.addr).await.expect("the house answers");
        // By HTTP/1.0, so that it comes as it is and not in chunks.
        let request = format!(
            "GET /api/me/everything?language=en HTTP/1.0\r\nhost: {}\r\ncookie: {}\r\n\r\n",
            house.addr, self.cookie
        );
        stream.write_all(request.as_bytes()).await.expect("it is open");
        let mut answer = Vec::new();
        timeout(SOON, stream.read_to_end(&mut answer))
            .await
            .expect("it ends")
            .expect("it comes");
        let body = answer
            .windows(4)
            .position(|bytes| bytes == b"\r\n\r\n")
            .expect("a head")
            + 4;
        let head = String::from_utf8_lossy(&answer[..body]);
        assert!(head.contains("200 OK") && head.contains("application/zip"), "{head}");
        let mut zip = zip::ZipArchive::new(Cursor::new(&answer[body..])).expect("a whole ZIP");
        let mut files = Vec::new();
        for place in 0..zip.len() {
            let mut file = zip.by_index(place).expect("a file");
            let (name, mut text) = (file.name().expect("a name").into_owned(), String::new());
            file.read_to_string(&mut text).expect("text");
            files.push((name, text));
        }
        files
    }
}

/// Whoever is asked plays the first thing that may be done, so often or to the end.
async fn play(page: &mut Page, seats: &[u64], most: usize) {
    let mut news = page.await_type("news").await;
    for _ in 0..most {
        if !news["result"].is_null() {
            return;
        }
        let mut open = seats
            .iter()
            .filter_map(|seat| Some((*seat, legal(&news, *seat).first()?.clone())));
        let Some((seat, what)) = open.next() else {
            news = page.await_type("news").await;
            continue;
        };
        page.act(seat, news["seq"].as_u64().expect("a number"), &what).await;
        news = page.await_ack_and_news().await.1;
    }
}

fn text<'a>(files: &'a [(String, String)], name: &str) -> &'a str {
    let found = files.iter().find(|(found, _)| found == name);
    &found.unwrap_or_else(|| panic!("{name} is not among {files:#?}")).1
}

fn json_in(files: &[(String, String)], name: &str) -> Value {
    serde_json::from_str(text(files, name)).expect("JSON")
}

/// In which files of this folder these bytes are. The key that signs cookies says nothing of anybody.
fn found_in(folder: &Path, what: &str) -> Vec<String> {
    let files = fs::read_dir(folder)
        .expect("a folder")
        .map(|file| file.expect("a file").path());
    let holds = |file: &Path| {
        let bytes = fs::read(file).expect("it can be read");
        bytes.windows(what.len()).any(|part| part == what.as_bytes())
    };
    let found = files.filter(|file| file.is_file() && holds(file));
    found.map(|file| file.display().to_string()).collect()
}

async fn is_written_anew(house: &House) {
    let db = Connection::open(house.data.join("ludogite.sqlite")).expect("the database");
    db.busy_timeout(SOON).expect("it waits");
    let due = || db.query_row("SELECT count(*) FROM forgotten", [], |row| row.get::<_, i64>(0));
    let done = async {
        while due().expect("it can be read") > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(SOON, done).await.expect("it is done at once");
}

fn verdict(record: &str) -> Verdict {
    let record: Record = record.parse().expect("a record");
    let room = rooms::edition(&record.header.game, record.header.edition).expect("a game");
    room.verify(&record).expect("it is played through")
}

/// All that she left in a house: one game that is over, with somebody beside her; one that goes on with a friend; a table that gathers; the challenge of the day; an evening.
struct Left {
    over: String,
    friend: (String, Page),
    gathers: String,
    daily: String,
    evening: String,
    at_night: String,
}

async fn leaves(house: &House, ann: &Guest) -> Left {
    let beside = json!([{ "kind": "me" }, { "kind": "here", "guest": { "name": BESIDE, "picture": "cat" } }]);
    let (over, keys) = ann.sets_up(house, beside).await;
    play(&mut house.visit(&over, &keys, None).await, &[1, 2], usize::MAX).await;

    let (friend, keys) = ann
        .sets_up(house, json!([{ "kind": "me" }, { "kind": "person" }]))
        .await;
    let bo = Guest::named(house, "Bo").await;
    let bos = seated(
        &bo.ask(house, "POST", &format!("/api/tables/{friend}/sit"), json!({}))
            .await,
    )
    .1;
    let mut anns_page = house.visit(&friend, &keys, None).await;
    let mut bos_page = house.visit(&friend, &bos, None).await;
    play(&mut anns_page, &[1], 1).await;
    bos_page.await_type("news").await;

    let (gathers, _) = ann
        .sets_up(house, json!([{ "kind": "me" }, { "kind": "person" }]))
        .await;

    let day = ann.ask(house, "GET", "/api/daily", Value::Null).await.json()["today"]["day"].clone();
    let (daily, keys) = seated(&ann.ask(house, "POST", "/api/daily", json!({ "day": day })).await);
    house.visit(&daily, &keys, None).await.await_type("news").await;

    let mut evening_plan = plan("swiss");
    evening_plan["typed"] = true.into();
    let hosted = house.post("/api/evenings", &evening_plan).await.json();
    let evening = hosted["evening"].as_str().expect("an evening").to_owned();
    let come = |name: &str| json!({ "people": [{ "picture": "fox", "name": name }], "hall": 1, "device": null });
    let path = format!("/api/evenings/{evening}/come");
    let device = ann.ask(house, "POST", &path, come(AT_NIGHT)).await.json();
    bo.ask(house, "POST", &path, come("Bo")).await;
    let round = json!({ "what": "round", "host": hosted["host"] });
    assert_eq!(
        house.post(&format!("/api/evenings/{evening}/do"), &round).await.status,
        200
    );
    let mut hall = house.page(&format!("evening/{evening}")).await;
    hall.say(json!({ "device": device })).await;
    let info = until(&mut hall, |info| common::night::open_table(info).is_some()).await;
    let table = common::night::open_table(&info).expect("a table");
    let at_night = table["table"].as_str().expect("its id").to_owned();
    let keys = table["keys"].as_array().expect("keys").clone();
    house.visit(&at_night, &keys, None).await;
    Left {
        over,
        friend: (friend, bos_page),
        gathers,
        daily,
        evening,
        at_night,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn she_takes_along_everything_and_then_nothing_is_left_of_her() {
    if common::has_no_file() {
        return;
    }
    let house = House::open().await;
    let ann = Guest::named(&house, NAME).await;
    let mut left = leaves(&house, &ann).await;

    let files = ann.takes_along(&house).await;
    assert!(text(&files, "README.txt").starts_with("This is all"));
    assert_eq!(json_in(&files, "guest.json")["name"], NAME);
    assert_eq!(
        verdict(text(&files, &format!("tables/{}.ludo", left.over))),
        Verdict::Fair {
            checked: checked(&house, &left.over).await
        }
    );
    let friend = json_in(&files, &format!("tables/{}.json", left.friend.0));
    assert_eq!(friend["yourSeats"], json!([1]));
    assert_eq!(friend["yourLines"].as_array().map(Vec::len), Some(1), "{friend}");
    for (table, seats) in [
        (&left.over, json!([1, 2])),
        (&left.gathers, json!([1])),
        (&left.daily, json!([1])),
    ] {
        assert_eq!(json_in(&files, &format!("tables/{table}.json"))["yourSeats"], seats);
    }
    assert_eq!(
        files.iter().filter(|(name, _)| name.ends_with(".ludo")).count(),
        1,
        "what goes on is not told"
    );
    let evening = json_in(&files, &format!("evenings/{}.json", left.evening));
    assert_eq!(evening["you"][0]["name"], AT_NIGHT);
    assert!(
        evening["lines"][0]
            .as_str()
            .is_some_and(|line| line.ends_with(AT_NIGHT)),
        "{evening}"
    );
    text(&files, &format!("tables/{}.json", left.at_night));
    assert!(
        files.iter().all(|(_, file)| !file.contains(&ann.id)),
        "her number is nobody's to see"
    );
    assert!(!found_in(&house.data, NAME).is_empty() && !found_in(&house.data, &ann.id).is_empty());

    let forgotten = ann.ask(&house, "DELETE", "/api/me", Value::Null).await;
    assert_eq!(forgotten.json(), json!({ "tables": 5, "evenings": 1 }));
    assert!(
        forgotten
            .header("set-cookie")
            .is_some_and(|set| set.contains("Max-Age=0")),
        "{}",
        forgotten.head
    );
    is_written_anew(&house).await;
    for what in [NAME, &ann.id] {
        assert_eq!(found_in(&house.data, what), Vec::<String>::new());
    }
    let again = ann.takes_along(&house).await;
    assert_eq!(
        again.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(),
        ["README.txt", "guest.json"]
    );

    // What was played stays, and is as fair as it was.
    the_others_go_on(&house, &mut left).await;
    let elsewhere = tempfile::tempdir().expect("a folder");
    let (data, backup) = (house.data.clone(), elsewhere.path().join("house.sqlite"));
    let made = tokio::task::spawn_blocking(move || server::back_up(&data, &backup))
        .await
        .expect("it ends");
    assert_eq!(made.expect("it is made").faults, Vec::new());
    let data = house.close().await;
    for what in [NAME, &ann.id] {
        assert_eq!(found_in(&data, what), Vec::<String>::new());
        assert_eq!(found_in(elsewhere.path(), what), Vec::<String>::new());
    }
    let house = House::open_on(data, |_| {}).await;
    assert!(checked(&house, &left.over).await > 0);
    let log = house.get(&format!("/api/evenings/{}/log", left.evening)).await.body;
    evening::Evening::replay(&log.parse().expect("a log")).expect("it could have happened");
}

/// How many draws of a finished game were recomputed, and are as they should be.
async fn checked(house: &House, table: &str) -> u32 {
    let fair = house.get(&format!("/api/tables/{table}/fair")).await.json();
    assert_eq!(fair["fair"], true, "{fair}");
    fair["checked"].as_u64().expect("a number") as u32
}

async fn the_others_go_on(house: &House, left: &mut Left) {
    let (table, page) = &mut left.friend;
    let told = loop {
        let frame = page.await_type("table").await;
        if frame["info"]["sitters"][0]["away"] == true && frame["info"]["sitters"][0]["guest"]["name"] == "" {
            break frame;
        }
    };
    assert_eq!(told["info"]["sitters"][1]["guest"]["name"], "Bo");
    let info = house.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(info["phase"], "playing", "somebody still plays there");
    assert!(checked(house, &left.over).await > 0);
    let record = house.get(&format!("/api/tables/{}/record", left.over)).await.body;
    assert!(
        record
            .lines()
            .filter(|line| line.starts_with("seat "))
            .all(|line| line.split(' ').count() == 4),
        "{record}"
    );
    let gathers = house.get(&format!("/api/tables/{}", left.gathers)).await.json();
    assert!(gathers["sitters"][0]["guest"].is_null(), "her seat is free: {gathers}");
    let info = house.get(&format!("/api/evenings/{}", left.evening)).await.json();
    let people = info["people"].as_array().expect("people");
    assert!(people[0]["name"] == "Renard 1" && people[0]["here"] == false, "{info}");
}

/// Everybody has her share of it, and nobody more.
#[tokio::test(flavor = "multi_thread")]
async fn it_is_not_asked_for_over_and_over() {
    let house = House::open().await;
    let ann = Guest::named(&house, NAME).await;
    let cookie = [("cookie", ann.cookie.as_str())];
    let mut answers = Vec::new();
    for _ in 0..41 {
        answers.push(house.ask("DELETE", "/api/me", &cookie, None).await.status);
    }
    assert_eq!((answers[0], answers[39], answers[40]), (200, 200, 429));
}
