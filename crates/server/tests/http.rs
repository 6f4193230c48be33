//! The house over HTTP: guests, limits, the gate, and answers to everything that is wrong.

mod common;

use common::{House, against_us, legal, two_people};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{self, Message};

const JSON: (&str, &str) = ("content-type", "application/json");

fn cookie(answer: &common::Answer) -> String {
    let line = answer.header("set-cookie").expect("a cookie");
    line.split(';').next().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_known_by_her_cookie() {
    let house = House::open().await;
    let fresh = house.ask("GET", "/api/me", &[("accept-language", "de")], None).await;
    let set = fresh.header("set-cookie").unwrap().to_owned();
    assert!(
        set.contains("HttpOnly") && set.contains("SameSite=Lax") && !set.contains("Secure"),
        "{set}"
    );
    let guest = fresh.json();
    let again = house.ask("GET", "/api/me", &[("cookie", &cookie(&fresh))], None).await;
    assert_eq!((again.json(), again.header("set-cookie")), (guest.clone(), None));

    let zoe = json!({ "name": " Zoé  B. ", "picture": "owl" }).to_string();
    let renamed = house
        .ask("PUT", "/api/me", &[JSON, ("cookie", &cookie(&fresh))], Some(&zoe))
        .await;
    assert_eq!(renamed.json(), json!({ "name": "Zoé B.", "picture": "owl" }));
    let now = house
        .ask("GET", "/api/me", &[("cookie", &cookie(&renamed))], None)
        .await;
    assert_eq!(now.json()["name"], "Zoé B.");

    // Who comes after her on the same device is somebody else.
    let other = house
        .ask("POST", "/api/me", &[("cookie", &cookie(&renamed))], None)
        .await;
    assert!(other.status == 200 && cookie(&other) != cookie(&renamed) && other.json()["name"] != "Zoé B.");

    let mut forged = cookie(&renamed);
    forged.replace_range(20..21, if &forged[20..21] == "A" { "B" } else { "A" });
    let stranger = house.ask("GET", "/api/me", &[("cookie", &forged)], None).await;
    assert!(stranger.header("set-cookie").is_some() && stranger.json()["name"] != "Zoé B.");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_may_not_be_shown_are_refused() {
    let house = House::open().await;
    for name in ["", "<b>", "01234567890123456", "call 06@x"] {
        let body = json!({ "name": name, "picture": "owl" }).to_string();
        let answer = house.ask("PUT", "/api/me", &[JSON], Some(&body)).await;
        assert_eq!((answer.status, answer.code()), (400, "bad-name".to_owned()), "{name:?}");
    }
    let body = json!({ "name": "Zoé", "picture": "../../x" }).to_string();
    let answer = house.ask("PUT", "/api/me", &[JSON], Some(&body)).await;
    assert_eq!(answer.code(), "bad-picture");
    let mut plan = two_people();
    plan["seats"][1] = json!({ "kind": "here", "guest": { "name": "<script>", "picture": "owl" } });
    assert_eq!(house.post("/api/tables", &plan).await.code(), "bad-name");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_answer_to_something_giant_is_not_giant() {
    let house = House::open().await;
    let giant = format!("\u{1b}[2J\u{202e}{}", "x".repeat(12_000));
    let key = giant.as_str();
    for (field, value) in [
        (key, json!(1)),
        ("game", json!(giant)),
        ("first", json!(giant)),
        ("seats", json!([{ "kind": giant }])),
        ("options", json!({ key: "y" })),
        ("lesson", json!(giant)),
        ("puzzle", json!(giant)),
    ] {
        let mut plan = two_people();
        plan[field] = value;
        let answer = house.post("/api/tables", &plan).await;
        let detail = answer.json()["detail"].as_str().expect("a problem").to_owned();
        assert!(answer.status >= 400 && detail.chars().count() <= 401, "{detail}");
        assert!(detail.chars().all(ludo::is_printed), "{detail:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_said() {
    let house = House::open().await;
    let (table, _) = house.set_up(two_people()).await;
    let post = async |path: &str, body: Value| {
        let answer = house.post(path, &body).await;
        (answer.status, answer.code())
    };
    let plan = |change: fn(&mut Value)| {
        let mut plan = two_people();
        change(&mut plan);
        plan
    };
    let problem = |status: u16, code: &str| (status, code.to_owned());
    assert_eq!(post("/api/tables", json!([])).await, problem(400, "unreadable"));
    assert_eq!(
        post("/api/tables", plan(|p| p["game"] = json!("chess"))).await,
        problem(404, "no-such-game")
    );
    assert_eq!(
        post("/api/tables", plan(|p| p["seats"] = json!([{ "kind": "me" }]))).await,
        problem(400, "bad-seats")
    );
    assert_eq!(
        post("/api/tables", plan(|p| p["first"] = json!(3))).await,
        problem(400, "bad-seats")
    );
    assert_eq!(
        post("/api/tables", plan(|p| p["first"] = json!(0))).await,
        problem(400, "unreadable")
    );
    assert_eq!(
        post("/api/tables", plan(|p| p["options"] = json!({ "x": "y" }))).await,
        problem(400, "bad-option")
    );
    assert_eq!(
        post("/api/tables", plan(|p| p["moveSeconds"] = json!(1))).await,
        problem(400, "bad-clock")
    );
    assert_eq!(
        post("/api/tables", plan(|p| p["more"] = json!(1))).await,
        problem(400, "unreadable")
    );
    assert_eq!(
        post("/api/tables/nowhere/sit", json!({})).await,
        problem(404, "no-such-table")
    );
    assert_eq!(
        post(&format!("/api/tables/{table}/sit"), json!({ "seat": 1 })).await,
        problem(409, "seat-taken")
    );
    assert_eq!(
        post(&format!("/api/tables/{table}/again"), json!({ "keys": [] })).await,
        problem(403, "not-your-seat")
    );
    for path in ["record", "replay", "fair", "review"] {
        let answer = house.get(&format!("/api/tables/{table}/{path}")).await;
        assert_eq!((answer.status, answer.code()), problem(409, "not-over"), "{path}");
    }
    for path in [
        "/api/tables/nowhere",
        "/api/tables/%ff",
        "/api/tables/..%2f..",
        "/ws/nowhere",
    ] {
        let answer = house.get(path).await;
        assert_eq!((answer.status, answer.code()), problem(404, "no-such-table"), "{path}");
    }
    assert_eq!(house.get("/api/nothing").await.code(), "no-such-thing");
    assert_eq!(house.get("/assets/missing.js").await.status, 404);
    assert_eq!(
        house.ask("DELETE", "/api/tables", &[], None).await.code(),
        "wrong-method"
    );
    assert_eq!(house.get(&format!("/ws/{table}")).await.code(), "no-upgrade");
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_are_json_and_short() {
    let house = House::open().await;
    let plan = two_people().to_string();
    let answer = house
        .ask("POST", "/api/tables", &[("content-type", "text/plain")], Some(&plan))
        .await;
    assert_eq!((answer.status, answer.code()), (415, "not-json".to_owned()));
    let long = format!("{plan}{}", " ".repeat(server::LONGEST_BODY));
    let answer = house.ask("POST", "/api/tables", &[JSON], Some(&long)).await;
    assert_eq!((answer.status, answer.code()), (413, "too-large".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_may_not_act_for_our_guests() {
    let house = House::open().await;
    let plan = two_people().to_string();
    let own = format!("http://{}", house.addr);
    for (name, value, status) in [
        ("origin", "https://elsewhere.example", 403),
        ("origin", "null", 403),
        ("sec-fetch-site", "cross-site", 403),
        ("origin", own.as_str(), 201),
    ] {
        let answer = house
            .ask("POST", "/api/tables", &[JSON, (name, value)], Some(&plan))
            .await;
        assert_eq!(answer.status, status, "{name}: {value}");
    }
    let (table, _) = house.set_up(two_people()).await;
    let refused = house
        .try_page(&table, &[("origin", "https://elsewhere.example")])
        .await
        .err();
    let Some(tungstenite::Error::Http(answer)) = refused else {
        panic!("a foreign page got in: {refused:?}");
    };
    assert_eq!(answer.status(), 403);
    assert!(house.try_page(&table, &[("origin", &own)]).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_the_security_headers() {
    let house = House::open().await;
    for path in ["/", "/api/games", "/api/nothing", "/health"] {
        let answer = house.get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(
            policy.contains("script-src 'self';") && policy.contains("frame-ancestors 'none'"),
            "{path}"
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
    }
}

/// What a proxy says is believed of those that are named, and of nobody else.
#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_is_trusted_by_name() {
    let plan = two_people().to_string();
    let own = [
        JSON,
        ("x-forwarded-host", "play.example"),
        ("x-forwarded-proto", "https"),
        ("origin", "https://play.example"),
    ];
    let house = House::open().await;
    let refused = house.ask("POST", "/api/tables", &own, Some(&plan)).await;
    assert_eq!((refused.status, refused.code()), (403, "other-origin".to_owned()));
    let detail = refused.json()["detail"].as_str().unwrap().to_owned();
    assert!(
        detail.contains("proxy_set_header Host $host;") && detail.contains("--trusted-proxy"),
        "{detail}"
    );
    assert_eq!(refused.header("strict-transport-security"), None);

    let house = House::open_with(|config| {
        config.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
        config.limits.changes_per_minute = 1;
    })
    .await;
    let from = |address| [&own[..], &[("x-forwarded-for", address)]].concat();
    let welcome = house.ask("POST", "/api/tables", &from("9.9.9.9"), Some(&plan)).await;
    assert_eq!(welcome.status, 201, "{}", welcome.body);
    assert_eq!(welcome.header("strict-transport-security"), Some("max-age=31536000"));
    assert!(welcome.header("set-cookie").unwrap().contains("Secure"));
    // Each address has its own share, whatever stands before it.
    let again = house
        .ask("POST", "/api/tables", &from("1.1.1.1, 9.9.9.9"), Some(&plan))
        .await;
    assert_eq!((again.status, again.header("retry-after")), (429, Some("5")));
    let other = house.ask("POST", "/api/tables", &from("8.8.8.8"), Some(&plan)).await;
    assert_eq!(other.status, 201, "{}", other.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_pages_are_not_found() {
    let house = House::open().await;
    for path in [
        "/nowhere",
        "/game/chess",
        "/t/",
        "/t/a/b",
        "/r/%20",
        "/index.php",
        "/print/leaflet/chess",
        "/print/scores/yaminos/chess",
        "/print/daily/yaminos",
        "/game",
        "/e",
        "/e/abc/kitchen",
        "/.env",
    ] {
        assert_eq!(house.get(path).await.status, 404, "{path}");
    }
    for path in [
        "/",
        "/daily",
        "/evening",
        "/e/s3hqf2kddmnxp",
        "/e/s3hqf2kddmnxp/screen",
        "/kiosk",
        "/game/diamoniak",
        "/print/leaflet/yaminos/yam",
        "/print/scores/domino",
        "/print/daily",
        "/t/s3hqf2kddmnxp",
        "/r/s3hqf2kddmnxp/",
    ] {
        // A house whose page was not built says so.
        let answer = house.get(path).await;
        assert!([200, 503].contains(&answer.status), "{path}");
        // Who has it already is not sent it again.
        if let Some(tag) = answer.header("etag") {
            let again = house.ask("GET", path, &[("if-none-match", tag)], None).await;
            assert_eq!((again.status, again.body.as_str()), (304, ""), "{path}");
        }
        assert_eq!(answer.header("etag").is_some(), answer.status == 200, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_shows_open_tables_without_names() {
    let house = House::open().await;
    let mut plan = two_people();
    plan["open"] = json!(true);
    let (table, keys) = house.set_up(plan).await;
    let (_hidden, _) = house.set_up(two_people()).await;
    assert_eq!(house.get("/api/lobby").await.json(), json!([]), "nobody is there yet");
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("table").await;
    let shown = house.get("/api/lobby").await.json();
    assert_eq!(shown.as_array().unwrap().len(), 1);
    assert_eq!(shown[0]["table"], table.as_str());
    assert_eq!(shown[0]["sitters"][0]["guest"]["name"], "");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_from_one_address_is_refused() {
    let house = House::open_with(|config| config.limits.changes_per_minute = 3).await;
    for _ in 0..3 {
        assert_eq!(house.post("/api/tables", &two_people()).await.status, 201);
    }
    let answer = house.post("/api/tables", &two_people()).await;
    assert_eq!((answer.status, answer.code()), (429, "too-fast".to_owned()));
    assert!(answer.header("retry-after").is_some(), "{}", answer.head);
    assert_eq!(house.get("/api/games").await.status, 200, "reading goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_so_many_tables_going_and_no_more() {
    let house = House::open_with(|config| config.limits.tables_per_guest = 2).await;
    let me = house.get("/api/me").await;
    let guest = cookie(&me);
    let plan = two_people().to_string();
    let set_up = async || {
        house
            .ask("POST", "/api/tables", &[JSON, ("cookie", &guest)], Some(&plan))
            .await
    };
    assert_eq!((set_up().await.status, set_up().await.status), (201, 201));
    assert_eq!(set_up().await.code(), "too-many-tables");
    assert_eq!(
        house.post("/api/tables", &two_people()).await.status,
        201,
        "others go on"
    );
}

/// A code is for who sits at a table that gathers, and leads there as long as it does.
#[tokio::test(flavor = "multi_thread")]
async fn a_code_that_can_be_said_leads_to_a_table_that_gathers() {
    let house = House::open().await;
    let (table, keys) = house.set_up(two_people()).await;
    let path = format!("/api/tables/{table}/code");
    let stranger = json!({ "seat": 1, "token": "0".repeat(32) });
    assert_eq!(house.post(&path, &stranger).await.code(), "not-your-seat");
    let code = house.post(&path, &keys[0]).await.json();
    let said = code["code"]
        .as_str()
        .expect("a code")
        .to_lowercase()
        .replace(' ', "%20");
    let found = house.get(&format!("/api/codes/{said}")).await;
    assert_eq!(found.json(), json!({ "table": table }));
    assert_eq!(house.get("/api/codes/NOWHERE%20111").await.code(), "no-such-code");
    let mut page = house.visit(&table, &keys, None).await;
    page.say(json!({ "type": "fill", "strength": "easy" })).await;
    page.await_type("news").await;
    assert_eq!(house.get(&format!("/api/codes/{said}")).await.code(), "no-such-code");
    assert_eq!(house.post(&path, &keys[0]).await.code(), "already-playing");
    for number in 0..7 {
        let wrong = house.get(&format!("/api/codes/WRONG{number}")).await;
        assert_eq!(wrong.status, 404, "{}", wrong.body);
    }
    let refused = house.get(&format!("/api/codes/{said}")).await;
    assert_eq!((refused.status, refused.header("retry-after")), (429, Some("80")));
}

/// Whoever sits alone with bots, or has called a table off, is not held to it.
#[tokio::test(flavor = "multi_thread")]
async fn who_goes_for_good_can_set_up_another_table() {
    let house = House::open_with(|config| config.limits.tables_per_guest = 2).await;
    let guest = cookie(&house.get("/api/me").await);
    let set_up = async |plan: Value| {
        let headers = [JSON, ("cookie", &guest)];
        house
            .ask("POST", "/api/tables", &headers, Some(&plan.to_string()))
            .await
    };
    for plan in [against_us(), two_people()] {
        let (mine, keys) = common::seated(&set_up(plan).await);
        let other = set_up(two_people()).await;
        assert_eq!(set_up(two_people()).await.code(), "too-many-tables");
        let mut page = house.visit(&mine, &keys, None).await;
        page.say(json!({ "type": "quit", "seat": 1 })).await;
        page.say(json!({ "type": "ping", "n": 1 })).await;
        page.await_type("pong").await;
        let again = set_up(two_people()).await;
        assert_eq!(again.status, 201, "{}", again.body);
        for answer in [other, again] {
            let (table, keys) = common::seated(&answer);
            let mut page = house.visit(&table, &keys, None).await;
            page.say(json!({ "type": "quit", "seat": 1 })).await;
            page.say(json!({ "type": "ping", "n": 1 })).await;
            page.await_type("pong").await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_are_bounded_in_size_and_number() {
    let house = House::open_with(|config| {
        config.limits.frames_per_second = 20;
        config.limits.frame_burst = 20;
        config.limits.sockets_per_table = 2;
    })
    .await;
    let (table, keys) = house.set_up(two_people()).await;
    let mut page = house.visit(&table, &keys, None).await;
    let trouble = async |page: &mut common::Page| page.await_type("trouble").await["problem"]["code"].clone();
    page.say_message(Message::binary(vec![1, 2, 3])).await.unwrap();
    assert_eq!(trouble(&mut page).await, "unreadable");
    for n in 0..30 {
        page.say(json!({ "type": "ping", "n": n })).await;
    }
    assert_eq!(trouble(&mut page).await, "too-fast");
    for _ in 0..80 {
        page.say_text("{}".to_owned()).await;
    }
    assert_eq!(page.close_code().await, Some(1008));

    let mut long = house.visit(&table, &keys, None).await;
    long.await_type("table").await;
    let _ = long
        .say_message(Message::text("x".repeat(server::LONGEST_FRAME + 1)))
        .await;
    assert_eq!(long.close_code().await, Some(1009));

    let (mut one, mut two) = (
        house.visit(&table, &keys, None).await,
        house.visit(&table, &[], None).await,
    );
    // Once both are welcome the third is refused.
    for page in [&mut one, &mut two] {
        page.await_type("table").await;
    }
    let mut third = house.page(&table).await;
    third.hello(&[], None).await;
    assert_eq!(trouble(&mut third).await, "table-full");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_says_hello_first_and_soon() {
    // Long enough for a slow machine to hear the first frame.
    let house = House::open_with(|config| config.limits.hello_within = std::time::Duration::from_secs(5)).await;
    let (table, _) = house.set_up(two_people()).await;
    let mut page = house.page(&table).await;
    page.act(1, 0, "draw").await;
    assert_eq!(page.await_type("trouble").await["problem"]["code"], "hello-first");
    assert_eq!(page.close_code().await, Some(1008));
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_sockets_are_let_go_and_quiet_tables_put_away() {
    let house = House::open_with(|config| {
        // Long enough for a slow machine to play one move.
        config.limits.silence = std::time::Duration::from_secs(5);
        config.limits.put_away_after = std::time::Duration::from_millis(200);
    })
    .await;
    let (table, keys) = house.set_up(against_us()).await;
    let mut page = house.visit(&table, &keys, None).await;
    let news = page.await_type("news").await;
    page.act(1, 0, &legal(&news, 1)[0]).await;
    page.await_type("ack").await;
    // Nobody reads this socket any more, so nobody answers the house's pings.
    let empty = async {
        let is_empty = |health: Value| health["sockets"] == 0 && health["tables"] == 0;
        while !is_empty(house.get("/health").await.json()) {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(common::SOON, empty)
        .await
        .expect("everything is put away");
    let mut back = house.visit(&table, &keys, Some(0)).await;
    assert!(
        back.await_type("news").await["seq"].as_u64().unwrap() >= 2,
        "it was on disk"
    );
    assert_eq!(house.get("/health").await.json()["tables"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_metrics() {
    assert_eq!(
        House::open().await.get("/metrics").await.status,
        404,
        "unless somebody is named"
    );
    let house = House::open_with(|config| config.metrics_for = vec!["127.0.0.0/8".parse().unwrap()]).await;
    assert_eq!(house.get("/health").await.json()["ok"], true);
    house.set_up(two_people()).await;
    let metrics = house.get("/metrics").await.body;
    for name in [
        "ludogite_tables_made_total",
        "ludogite_commit_seconds_bucket",
        "ludogite_sockets",
    ] {
        assert!(metrics.contains(name), "{name}");
    }
}

/// A page that came by an address of this machine alone is told by which one others come; where none can, there is none.
#[tokio::test(flavor = "multi_thread")]
async fn the_house_says_where_others_find_it() {
    let house = House::open().await;
    assert_eq!(house.get("/api/house").await.json()["address"], Value::Null);
    let everywhere = House::open_with(|config| config.listen.set_ip([0, 0, 0, 0].into())).await;
    let told = everywhere.get("/api/house").await.json()["address"].clone();
    let at = server::reached_at(everywhere.addr);
    assert_ne!(at.ip().to_string(), "0.0.0.0");
    assert_eq!(
        told,
        if at.ip().is_loopback() {
            Value::Null
        } else {
            json!(format!("http://{at}"))
        }
    );
}
