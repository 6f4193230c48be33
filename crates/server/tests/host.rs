//! The host's page: nothing of it is there unless the house is opened with it, one browser is let in, by a link that works once, and what
//! it does counts once it is on disk.

mod common;

use common::{Answer, House, night, two_people};
use serde_json::{Value, json};

const ROUTES: [(&str, &str); 6] = [
    ("POST", "enter"),
    ("GET", ""),
    ("POST", "close"),
    ("POST", "throw-out"),
    ("POST", "limit"),
    ("POST", "leave"),
];

fn path(route: &str) -> String {
    format!("/api/host/{route}").trim_end_matches('/').to_owned()
}

/// A house with a host's page.
async fn hosted() -> House {
    House::open_with(|config| config.host_page = true).await
}

fn secret(house: &House) -> String {
    let link = server::host_link(&house.data).expect("a link");
    let (address, secret) = link.split_once("/host#").expect("where it leads, and a secret");
    assert_eq!(address, format!("http://{}", house.addr));
    secret.to_owned()
}

/// A browser, by its cookie.
struct Browser(String);

impl Browser {
    async fn by_a_link(house: &House) -> Browser {
        let answer = house.post("/api/host/enter", &json!({ "secret": secret(house) })).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        let set = answer.header("set-cookie").expect("a cookie");
        for part in ["HttpOnly", "SameSite=Strict", "Path=/api/host", "Max-Age=2592000"] {
            assert!(set.contains(part), "{part} in {set}");
        }
        Browser(set.split(';').next().unwrap().to_owned())
    }

    async fn ask(&self, house: &House, method: &str, route: &str, body: Value) -> Answer {
        let headers = [("content-type", "application/json"), ("cookie", self.0.as_str())];
        house.ask(method, &path(route), &headers, Some(&body.to_string())).await
    }

    async fn does(&self, house: &House, route: &str, body: Value) -> Value {
        let answer = self.ask(house, "POST", route, body).await;
        assert_eq!(answer.status, 200, "{route}: {}", answer.body);
        answer.json()
    }

    async fn sees(&self, house: &House) -> Value {
        let answer = self.ask(house, "GET", "", json!({})).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()
    }
}

/// What was done, the newest first.
fn acts(info: &Value) -> Vec<String> {
    let acts = info["acts"].as_array().expect("acts").iter();
    acts.map(|act| {
        let about = act["about"]
            .as_array()
            .unwrap()
            .iter()
            .map(|word| word.as_str().unwrap());
        let words: Vec<&str> = [act["what"].as_str().unwrap()].into_iter().chain(about).collect();
        words.join(" ")
    })
    .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_it_is_there_unless_the_house_is_opened_with_it() {
    let house = House::open().await;
    for (method, route) in ROUTES {
        let answer = Browser("ludogite-host=x".into())
            .ask(&house, method, route, json!({ "secret": "x" }))
            .await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (404, "no-such-thing"),
            "{route}"
        );
    }
    assert_eq!(house.get("/host").await.status, 404);
    let why = server::host_link(&house.data).expect_err("there is no page to lead to");
    assert!(why.to_string().contains("--host-page"), "{why:#}");
}

/// Who was let in, and what was closed, does not count in a house without the page.
#[tokio::test(flavor = "multi_thread")]
async fn a_closed_house_without_the_page_is_open() {
    let house = hosted().await;
    let browser = Browser::by_a_link(&house).await;
    browser.does(&house, "close", json!({ "closed": true })).await;
    let house = House::open_on(house.close().await, |_| {}).await;
    assert_eq!(browser.ask(&house, "GET", "", json!({})).await.status, 404);
    house.set_up(two_people()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_browser_is_let_in_by_a_link_that_works_once() {
    let house = hosted().await;
    let nobody = Browser("ludogite-guest=x".into());
    for (method, route) in ROUTES {
        let said = match route {
            "enter" => json!({ "secret": "" }),
            _ => json!({ "closed": true }),
        };
        let answer = nobody.ask(&house, method, route, said).await;
        assert_eq!(answer.status, 403, "{route}: {}", answer.body);
        assert_eq!(
            answer.code(),
            if route == "enter" { "old-link" } else { "not-your-house" }
        );
    }
    // A link is good for nobody else, and from nowhere else.
    let link = json!({ "secret": secret(&house) });
    let elsewhere = [
        ("content-type", "application/json"),
        ("origin", "https://elsewhere.example"),
    ];
    let answer = house
        .ask("POST", "/api/host/enter", &elsewhere, Some(&link.to_string()))
        .await;
    assert_eq!(answer.code(), "other-origin");
    assert_eq!(house.post("/api/host/enter", &link).await.status, 200);
    assert_eq!(house.post("/api/host/enter", &link).await.code(), "old-link");
    // One that was made later takes the place of one that nobody has followed, and who comes by it that of who was there.
    let (older, first) = (json!({ "secret": secret(&house) }), Browser::by_a_link(&house).await);
    assert_eq!(house.post("/api/host/enter", &older).await.code(), "old-link");
    assert_eq!(acts(&first.sees(&house).await), ["came-in"; 2]);
    let second = Browser::by_a_link(&house).await;
    assert_eq!(first.ask(&house, "GET", "", json!({})).await.code(), "not-your-house");
    let changed = Browser(format!("{}x", second.0));
    assert_eq!(changed.ask(&house, "GET", "", json!({})).await.status, 403);
    // She is known again after a restart, until she leaves.
    let house = House::open_on(house.close().await, |config| config.host_page = true).await;
    assert_eq!(acts(&second.sees(&house).await).len(), 3);
    assert_eq!(second.does(&house, "leave", json!({})).await["what"], "left");
    assert_eq!(second.ask(&house, "GET", "", json!({})).await.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_let_in_for_a_month() {
    let clock = std::sync::Arc::new(server::Clock::by_hand());
    let house = House::open_with(|config| {
        config.host_page = true;
        config.clock = clock.clone();
    })
    .await;
    let browser = Browser::by_a_link(&house).await;
    let days = |days: u32| clock.put_forward((server::DAY * days).as_millis() as u64);
    days(29);
    browser.sees(&house).await;
    days(1);
    assert_eq!(browser.ask(&house, "GET", "", json!({})).await.status, 403);
}

/// Nobody starts, and games end: also after a restart, until the house is opened again.
#[tokio::test(flavor = "multi_thread")]
async fn closed_for_maintenance_no_game_begins_and_those_that_go_on_end() {
    let house = hosted().await;
    let browser = Browser::by_a_link(&house).await;
    let (going, keys) = house.set_up(common::against_us()).await;
    let mut page = house.visit(&going, &keys, None).await;
    page.await_type("news").await;
    let (gathers, hosts) = house.set_up(two_people()).await;
    let night = night::Night::begin(house, night::plan("swiss")).await;
    night.fox().await;
    night.fox().await;
    let info = browser.does(&night.house, "close", json!({ "closed": true })).await;
    assert!(
        info["closedSince"].is_u64() && info["playing"] == 1 && info["gathering"] == 1,
        "{info}"
    );

    let closed = |answer: Answer| {
        assert_eq!((answer.status, answer.code().as_str()), (503, "closed-for-now"));
        assert_eq!(answer.header("retry-after"), Some("60"));
    };
    closed(night.house.post("/api/tables", &two_people()).await);
    closed(
        night
            .house
            .post(&format!("/api/tables/{gathers}/sit"), &json!({}))
            .await,
    );
    closed(night.house.post("/api/evenings", &night::plan("free")).await);
    closed(night.host_does("round").await);
    let day = night.house.get("/api/daily").await.json()["today"]["day"].clone();
    closed(night.house.post("/api/daily", &json!({ "day": day })).await);
    let mut gathering = night.house.visit(&gathers, &hosts, None).await;
    gathering.say(json!({ "type": "fill", "strength": "easy" })).await;
    assert_eq!(
        gathering.await_type("trouble").await["problem"]["code"],
        "closed-for-now"
    );

    // What goes on goes on, and is not begun again.
    page.say(json!({ "type": "act", "seat": 1, "after": 0, "what": "draw" }))
        .await;
    page.await_type("ack").await;
    let house = House::open_on(night.house.close().await, |config| config.host_page = true).await;
    assert_eq!(browser.sees(&house).await["closedSince"], info["closedSince"]);
    closed(house.post("/api/tables", &two_people()).await);
    let info = browser.does(&house, "close", json!({ "closed": false })).await;
    assert!(info["closedSince"].is_null());
    assert_eq!(acts(&info), ["opened", "closed", "came-in"]);
    house.set_up(two_people()).await;
}

/// It is gone, names and all, before anybody is told; its bot thinks in vain, nobody comes back, and everybody else plays on.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_thrown_out() {
    if common::has_no_file() {
        return;
    }
    let house = hosted().await;
    let browser = Browser::by_a_link(&house).await;
    let plan = json!({ "game": "diamoniak", "first": 1,
        "seats": [{ "kind": "me" }, { "kind": "here", "guest": { "name": "Zoe Unwritten", "picture": "owl" } }] });
    let (table, keys) = house.set_up(plan).await;
    let (other, others) = house.set_up(common::against_us()).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page.act(1, 0, "draw").await;
    page.await_type("ack").await;
    let mut next_door = house.visit(&other, &others, None).await;
    let shown = browser.sees(&house).await["tables"].clone();
    let shown = shown
        .as_array()
        .unwrap()
        .iter()
        .find(|shown| shown["table"] == table.as_str())
        .unwrap();
    assert_eq!(
        (&shown["people"], &shown["here"], &shown["bots"]),
        (&json!(2), &json!(2), &json!(0))
    );

    let info = browser.does(&house, "throw-out", json!({ "table": table })).await;
    assert_eq!(acts(&info)[0], format!("threw-out {} diamoniak", shown["number"]));
    assert!(
        !common::is_stored(&house.data, &table),
        "it is gone before anybody is told"
    );
    let last_word = page.await_type("trouble").await;
    assert_eq!(
        (&last_word["problem"]["code"], &last_word["closing"]),
        (&json!("thrown-out"), &json!(true))
    );
    assert_eq!(page.close_code().await, Some(1008), "she does not come back by herself");
    assert_eq!(house.get(&format!("/api/tables/{table}")).await.code(), "no-such-table");
    let again = browser
        .ask(&house, "POST", "throw-out", json!({ "table": table }))
        .await;
    assert_eq!(again.status, 404);
    next_door.await_type("news").await;
    next_door.act(1, 0, "draw").await;
    next_door.await_type("ack").await;

    let data = house.close().await;
    let found = server::examine_house(&data).expect("it can be examined");
    assert_eq!(
        (found.tables, found.faults),
        (1, vec![]),
        "nothing of it is left behind"
    );
    let file = std::fs::read(data.join("ludogite.sqlite")).expect("the file");
    let name = b"Zoe Unwritten";
    assert!(
        !file.windows(name.len()).any(|bytes| bytes == name),
        "a name stays behind"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_an_evening_is_its_hosts_and_a_challenge_can_be_begun_anew() {
    let night = night::Night::begin(hosted().await, night::plan("swiss")).await;
    let browser = Browser::by_a_link(&night.house).await;
    night.fox().await;
    night.fox().await;
    let round = night.host_does("round").await.json();
    let wish = json!({ "table": round["tables"][0]["table"] });
    let answer = browser.ask(&night.house, "POST", "throw-out", wish).await;
    assert_eq!((answer.status, answer.code().as_str()), (409, "of-an-evening"));

    let me = night.house.get("/api/me").await;
    let cookie = me.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let headers = [("content-type", "application/json"), ("cookie", cookie.as_str())];
    let day = night.house.get("/api/daily").await.json()["today"]["day"].clone();
    let body = json!({ "day": day }).to_string();
    let mut tables = Vec::new();
    for _ in 0..2 {
        let begun = night.house.ask("POST", "/api/daily", &headers, Some(&body)).await;
        let (table, _) = common::seated(&begun);
        browser.does(&night.house, "throw-out", json!({ "table": table })).await;
        tables.push(table);
    }
    assert_ne!(tables[0], tables[1], "nobody is led to a table that is gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_are_shown_and_changed_while_people_play() {
    let house = hosted().await;
    let browser = Browser::by_a_link(&house).await;
    let cookie = house.get("/api/me").await;
    let cookie = cookie
        .header("set-cookie")
        .unwrap()
        .split(';')
        .next()
        .unwrap()
        .to_owned();
    let headers = [("content-type", "application/json"), ("cookie", cookie.as_str())];
    let plan = two_people().to_string();
    let set_up = async || house.ask("POST", "/api/tables", &headers, Some(&plan)).await.status;
    assert_eq!((set_up().await, set_up().await), (201, 201));
    let info = browser
        .does(&house, "limit", json!({ "key": "tables-per-guest", "value": 2 }))
        .await;
    assert_eq!(acts(&info)[0], "limit tables-per-guest 20 2");
    let limits = info["limits"].as_array().unwrap();
    assert_eq!(
        limits[0],
        json!({ "key": "tables-per-guest", "value": "2", "between": [1, 1000] })
    );
    assert!(
        limits
            .iter()
            .any(|limit| limit["key"] == "idle" && limit["between"].is_null())
    );
    assert_eq!(set_up().await, 429);
    browser
        .does(&house, "limit", json!({ "key": "tables-per-guest", "value": 3 }))
        .await;
    assert_eq!(set_up().await, 201);

    let mut looks = 0;
    browser
        .does(&house, "limit", json!({ "key": "looks-per-minute", "value": 60 }))
        .await;
    while house.get("/api/lobby").await.status == 200 {
        looks += 1;
        assert!(looks < 1_000, "there is no limit");
    }
    for bad in [
        json!({ "key": "idle", "value": 1 }),
        json!({ "key": "tables-per-guest", "value": 0 }),
    ] {
        assert_eq!(browser.ask(&house, "POST", "limit", bad).await.code(), "bad-limit");
    }
    // The file of settings counts again.
    let house = House::open_on(house.close().await, |config| config.host_page = true).await;
    let info = browser.sees(&house).await;
    assert_eq!(info["limits"][0]["value"], "20");
    assert_eq!(acts(&info).len(), 4, "what was done stays");
}

/// What was done cannot be made undone, not even by who gets at the file.
#[tokio::test(flavor = "multi_thread")]
async fn acts_only_grow() {
    if common::has_no_file() {
        return;
    }
    let house = hosted().await;
    let browser = Browser::by_a_link(&house).await;
    browser.does(&house, "close", json!({ "closed": true })).await;
    // Twice the same is done once.
    browser.does(&house, "close", json!({ "closed": true })).await;
    let db = rusqlite::Connection::open(house.data.join("ludogite.sqlite")).unwrap();
    for change in ["DELETE FROM acts", "UPDATE acts SET what = 'opened'"] {
        let why = db.execute_batch(change).expect_err(change).to_string();
        assert!(why.contains("what was done was done"), "{why}");
    }
    let kept: Vec<String> = db
        .prepare("SELECT what FROM acts ORDER BY no")
        .unwrap()
        .query_map([], |row| row.get(0))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    assert_eq!(kept.len(), 2, "{kept:?}");
    assert!(kept[0].starts_with("came-in ") && kept[1] == "closed", "{kept:?}");
    let word = browser.0.split_once('=').unwrap().1;
    assert!(
        !kept[0].contains(&word[word.len() - 32..]),
        "what a browser says is not kept"
    );
}
