//! Nobody gets more than her share, however she asks for it, and whoever is refused is told why.

mod common;

use std::time::Duration;

use common::{House, against_us, legal, two_people};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};
use tokio_tungstenite::tungstenite::{self, Message};

#[tokio::test(flavor = "multi_thread")]
async fn looking_at_tables_and_opening_sockets_is_bounded_per_address() {
    let house = House::open_with(|config| config.limits.visits_per_minute = 6).await;
    let (table, _) = house.set_up(two_people()).await;
    for what in ["", "/record", "/replay", "/fair"] {
        let answer = house.get(&format!("/api/tables/{table}{what}")).await;
        assert_ne!(answer.status, 429, "{what}");
    }
    let (_one, _two) = (house.page(&table).await, house.page(&table).await);
    for what in ["", "/record", "/replay", "/fair"] {
        let answer = house.get(&format!("/api/tables/{table}{what}")).await;
        assert_eq!((answer.status, answer.code()), (429, "too-fast".to_owned()), "{what}");
    }
    match house.try_page(&table, &[]).await {
        Err(tungstenite::Error::Http(answer)) => assert_eq!(answer.status().as_u16(), 429),
        Ok(_) => panic!("a seventh visit was let in"),
        Err(other) => panic!("{other}"),
    }
    assert_eq!(house.get("/api/games").await.status, 200, "the rest goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_throws_her_cookie_away_has_still_the_same_address() {
    let house = House::open_with(|config| config.limits.tables_per_address = 3).await;
    // Without a cookie each of these is a new guest. All at once, so that none can slip through between two others.
    let plan = two_people();
    let answers = futures_util::future::join_all((0..12).map(|_| house.post("/api/tables", &plan))).await;
    let (set_up, refused): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 201);
    assert_eq!((set_up.len(), refused.len()), (3, 9));
    for answer in refused {
        assert_eq!((answer.status, answer.code()), (429, "too-many-tables".to_owned()));
    }
    assert_eq!(
        house.get("/health").await.json()["tables"],
        3,
        "no table without a host"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_that_nobody_has_time_for_is_refused() {
    let house = House::open_with(|config| config.limits.waiting_thoughts = 0).await;
    let (table, keys) = house.set_up(against_us()).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page.say(json!({ "type": "hint", "seat": 1 })).await;
    let trouble = page.await_type("trouble").await;
    assert_eq!(
        (&trouble["problem"]["code"], &trouble["closing"]),
        (&json!("busy"), &json!(false))
    );
}

/// With room for a single thought, many bots wait for each other, and all of them move in the end.
#[tokio::test(flavor = "multi_thread")]
async fn bots_who_must_wait_move_later() {
    let house = House::open_with(|config| config.limits.waiting_thoughts = 1).await;
    let mut pages = Vec::new();
    for _ in 0..8 {
        let (table, keys) = house.set_up(against_us()).await;
        pages.push(house.visit(&table, &keys, None).await);
    }
    for page in &mut pages {
        let mut news = page.await_type("news").await;
        // Until the turn has passed to the bot and come back.
        let (mut passed, mut back) = (false, false);
        while !back {
            let mine = news["awaits"] == json!([1]);
            (passed, back) = (passed || news["awaits"] == json!([2]), passed && mine);
            if mine && !back {
                let open = legal(&news, 1);
                let what = open.iter().find(|what| *what == "stop").unwrap_or(&open[0]);
                page.act(1, news["seq"].as_u64().expect("a number"), what).await;
            }
            if !back {
                news = page.await_type("news").await;
            }
            if news["result"] != Value::Null {
                break;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn however_many_look_on_who_has_a_seat_gets_to_it() {
    let house = House::open_with(|config| config.limits.sockets_per_table = 2).await;
    let (table, keys) = house.set_up(two_people()).await;
    let mut onlookers = [house.page(&table).await, house.page(&table).await];
    for page in &mut onlookers {
        page.hello(&[], None).await;
        page.await_type("table").await;
    }
    let guessed = json!({ "seat": 1, "token": "guessed" });
    for keys in [&[][..], &[guessed]] {
        let mut page = house.visit(&table, keys, None).await;
        assert_eq!(page.await_type("trouble").await["problem"]["code"], "table-full");
    }
    let mut player = house.visit(&table, &keys, None).await;
    let told = player.next().await.expect("a frame");
    assert_eq!(told["type"], "table", "{told}");
}

/// A key lets its holder in, and not a hundred pages of hers.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_open_on_so_many_pages_and_no_more() {
    let house = House::open_with(|config| config.limits.sockets_per_seat = 2).await;
    let (table, keys) = house.set_up(two_people()).await;
    let mut pages = Vec::new();
    for _ in 0..3 {
        let mut page = house.visit(&table, &keys, None).await;
        page.await_type("table").await;
        pages.push(page);
    }
    // The one that was silent longest makes way, and does not come back by itself.
    assert_eq!(pages[0].close_code().await, Some(1008));
    for page in &mut pages[1..] {
        page.say(json!({ "type": "ping", "n": 1 })).await;
        page.await_type("pong").await;
    }
    // Others at the same table are not concerned.
    let mut onlooker = house.visit(&table, &[], None).await;
    assert_eq!(onlooker.await_type("table").await["mine"], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_comes_in_by_a_key_in_order_to_look_on() {
    let house = House::open_with(|config| config.limits.sockets_per_table = 1).await;
    let (table, keys) = house.set_up(two_people()).await;
    let mut onlooker = house.visit(&table, &[], None).await;
    onlooker.await_type("table").await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("table").await;
    page.hello(&[], None).await;
    assert_eq!(page.await_type("trouble").await["problem"]["code"], "table-full");
    assert_eq!(page.close_code().await, Some(1013));
    // Who looks on already may say hello as often as she likes.
    onlooker.hello(&[], None).await;
    onlooker.await_type("table").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_opens_so_many_sockets_and_no_more() {
    let house = House::open_with(|config| config.limits.sockets_per_address = 2).await;
    let (table, keys) = house.set_up(two_people()).await;
    let mut pages = vec![house.page(&table).await, house.visit(&table, &keys, None).await];
    pages[1].await_type("table").await;
    match house.try_page(&table, &[]).await {
        Err(tungstenite::Error::Http(answer)) => assert_eq!(answer.status().as_u16(), 429),
        Ok(_) => panic!("a third socket was let in"),
        Err(other) => panic!("{other}"),
    }
    // Whoever goes makes room.
    pages.pop().expect("a page").close().await;
    let room = async { while house.try_page(&table, &[]).await.is_err() {} };
    tokio::time::timeout(common::SOON, room)
        .await
        .expect("there is room again");
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_at_the_lobby_and_at_figures_is_bounded_per_address() {
    let house = House::open_with(|config| {
        config.limits.looks_per_minute = 6;
        config.metrics_for = vec!["127.0.0.1/32".parse().unwrap()];
    })
    .await;
    let paths = [
        "/api/lobby",
        "/health",
        "/metrics",
        "/api/games",
        "/api/me",
        "/api/openapi.json",
    ];
    for path in paths {
        assert_eq!(house.get(path).await.status, 200, "{path}");
    }
    for path in paths {
        let answer = house.get(path).await;
        assert_eq!((answer.status, answer.code()), (429, "too-fast".to_owned()), "{path}");
    }
    assert_ne!(house.get("/").await.status, 429, "the page itself is free");
    house.set_up(two_people()).await;
}

/// Leaving one table after the other is no way to have more of them.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_put_away_still_counts() {
    let house = House::open_with(|config| {
        config.limits.tables_per_address = 1;
        config.limits.put_away_after = Duration::from_millis(20);
    })
    .await;
    house.set_up(two_people()).await;
    put_away(&house).await;
    let second = house.post("/api/tables", &two_people()).await;
    assert_eq!((second.status, second.code()), (429, "too-many-tables".to_owned()));
}

/// But nobody is locked out for ever by what she has left unfinished.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_abandoned_counts_no_more() {
    let house = House::open_with(|config| {
        config.limits.tables_per_address = 1;
        config.limits.put_away_after = Duration::from_millis(20);
        config.limits.abandoned_after = Duration::ZERO;
    })
    .await;
    house.set_up(two_people()).await;
    put_away(&house).await;
    house.set_up(two_people()).await;
}

/// Waits until no table is in memory.
async fn put_away(house: &House) {
    let empty = async {
        while house.get("/health").await.json()["tables"] != 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(common::SOON, empty).await.expect("it is put away");
}

/// Pings of the protocol are frames like others.
#[tokio::test(flavor = "multi_thread")]
async fn who_floods_the_house_with_pings_is_let_go() {
    let house = House::open_with(|config| {
        config.limits.frames_per_second = 1;
        config.limits.frame_burst = 10;
    })
    .await;
    let (table, keys) = house.set_up(two_people()).await;
    for flood in [Message::Ping(Default::default()), Message::Pong(Default::default())] {
        let mut page = house.visit(&table, &keys, None).await;
        page.await_type("table").await;
        for _ in 0..100 {
            // It may be closed already.
            let _ = page.say_message(flood.clone()).await;
        }
        assert_eq!(page.close_code().await, Some(1008), "{flood:?}");
    }
}

/// However many pages an address has, they share what it may send; nobody is sent away for what her neighbours do.
#[tokio::test(flavor = "multi_thread")]
async fn all_pages_of_an_address_have_one_share_of_frames() {
    let house = House::open_with(|config| config.limits.frames_per_address = 10).await;
    let (table, keys) = house.set_up(two_people()).await;
    let mut flooder = house.visit(&table, &keys, None).await;
    let mut neighbour = house.visit(&table, &[], None).await;
    neighbour.await_type("table").await;
    for n in 0..100 {
        flooder.say(json!({ "type": "ping", "n": n })).await;
    }
    let trouble = flooder.await_type("trouble").await;
    assert_eq!(trouble["problem"]["code"], "too-fast");
    while answered(&mut neighbour).await != "pong" {}
}

/// What the house says to a ping.
async fn answered(page: &mut common::Page) -> Value {
    page.say(json!({ "type": "ping", "n": 1 })).await;
    loop {
        let frame = page.next().await.expect("nobody sends her away");
        if frame["type"] == "pong" || frame["type"] == "trouble" {
            return frame["type"].clone();
        }
    }
}

/// Who says nothing, or only half of something, is not kept for ever.
#[tokio::test(flavor = "multi_thread")]
async fn a_connection_on_which_nothing_moves_is_closed() {
    let house = House::open_with(|config| config.limits.idle = Duration::from_millis(300)).await;
    for half in [
        "",
        "GET /health HTT",
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{",
    ] {
        let mut silent = TcpStream::connect(house.addr).await.expect("the door is there");
        silent.write_all(half.as_bytes()).await.expect("it is read");
        let mut answer = Vec::new();
        let closed = tokio::time::timeout(common::SOON, silent.read_to_end(&mut answer)).await;
        assert!(closed.is_ok(), "{half:?} is still waited for");
    }
    assert_eq!(house.get("/health").await.status, 200);
}

/// A connection from another address of this machine.
async fn connect_from(house: &House, last: u8) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket
        .bind(([127, 0, 0, last], 0).into())
        .expect("an address of this machine");
    socket.connect(house.addr).await.expect("the door is there")
}

/// All that is said on a connection until it is closed.
async fn heard(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(common::SOON, stream.read_to_end(&mut bytes)).await;
    let _ = read.expect("it is closed");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_whole_house_holds_so_many_connections_and_no_more() {
    let house = House::open_with(|config| config.limits.connections = 2).await;
    let _silent = [connect_from(&house, 1).await, connect_from(&house, 2).await];
    let said = heard(connect_from(&house, 3).await).await;
    assert!(
        said.starts_with("HTTP/1.1 503") && said.contains("house-full"),
        "{said}"
    );
    assert!(said.contains("retry-after: 60"), "{said}");
}

/// Who connects and says nothing takes nobody's place.
#[tokio::test(flavor = "multi_thread")]
async fn one_address_holds_so_many_connections_and_no_more() {
    let house = House::open_with(|config| config.limits.connections_per_address = 3).await;
    let connect = async || connect_from(&house, 1).await;
    let mut silent = vec![connect().await, connect().await, connect().await];
    let said = heard(connect().await).await;
    assert!(
        said.starts_with("HTTP/1.1 429") && said.contains("too-many-connections"),
        "{said}"
    );
    // Whoever goes makes room.
    silent.pop();
    let answered = async { while house.get("/health").await.status != 200 {} };
    tokio::time::timeout(common::SOON, answered)
        .await
        .expect("there is room again");
}

/// However many idle connections one address opens, most of the door is left to the others.
#[tokio::test(flavor = "multi_thread")]
async fn idle_connections_from_one_address_lock_nobody_out() {
    let house = House::open_with(|config| config.limits.connections = 200).await;
    let mut idle = Vec::new();
    for _ in 0..300 {
        idle.push(connect_from(&house, 2).await);
    }
    assert_eq!(house.get("/health").await.status, 200);
    // So many at once are not all told why; who comes later is.
    let told = async { while !heard(connect_from(&house, 2).await).await.starts_with("HTTP/1.1 429") {} };
    tokio::time::timeout(common::SOON, told).await.expect("she is told why");
}

/// A byte now and then is no request: it has to be said within a time.
#[tokio::test(flavor = "multi_thread")]
async fn who_whispers_is_not_waited_for() {
    let house = House::open_with(|config| config.limits.request_within = Duration::from_millis(500)).await;
    let headers = "GET /health HTTP/1.1\r\nhost: x\r\n".to_owned();
    let body =
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{"
            .to_owned();
    for (start, drop) in [(headers, "a: b\r\n"), (body, " ")] {
        let (mut reads, mut writes) = connect_from(&house, 1).await.into_split();
        writes.write_all(start.as_bytes()).await.expect("it is read");
        let drip = async {
            while writes.write_all(drop.as_bytes()).await.is_ok() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let closed = async {
            let mut said = Vec::new();
            let _ = reads.read_to_end(&mut said).await;
            String::from_utf8_lossy(&said).into_owned()
        };
        let both = tokio::time::timeout(common::SOON, async {
            tokio::select! { said = closed => said, () = drip => String::new() }
        });
        let said = both.await.expect("it is closed, however much is whispered");
        assert!(said.is_empty() || said.starts_with("HTTP/1.1 408"), "{said}");
    }
}

/// Who asks and does not read is let go, and with her what she was to be sent.
#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_is_not_waited_for() {
    let house = House::open_with(|config| config.limits.read_within = Duration::from_secs(1)).await;
    let mut deaf = connect_from(&house, 1).await;
    let ask = "GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(50);
    // Far more answers than any buffer between us holds; none is read.
    let ask_on = async { while deaf.write_all(ask.as_bytes()).await.is_ok() {} };
    tokio::time::timeout(common::SOON, ask_on)
        .await
        .expect("the house lets go");
}

/// Tables that nobody looks at make room; and whoever has a table finds it, however full the house is.
#[tokio::test(flavor = "multi_thread")]
async fn a_stored_table_opens_in_a_full_house() {
    let house = House::open_with(|config| config.limits.tables_in_memory = 2).await;
    let (first, keys) = house.set_up(two_people()).await;
    let mut pages = Vec::new();
    for _ in 0..2 {
        let (table, keys) = house.set_up(two_people()).await;
        pages.push(house.visit(&table, &keys, None).await);
        pages.last_mut().unwrap().await_type("table").await;
    }
    let full = house.post("/api/tables", &two_people()).await;
    assert_eq!((full.status, full.code()), (503, "house-full".to_owned()));
    assert!(full.header("retry-after").is_some());
    let mut owner = house.visit(&first, &keys, None).await;
    owner.await_type("table").await;
}

/// A log does not grow for ever, and whoever meets its end is told so.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_has_an_end() {
    if common::has_no_file() {
        return;
    }
    let house = House::open().await;
    let (table, keys) = house.set_up(against_us()).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page.close().await;
    let data = house.close().await;
    common::lengthen(&data, &table, table::MOST_LINES);
    let house = House::open_on(data, |_| {}).await;
    let mut page = house.visit(&table, &keys, None).await;
    let seq = page.await_type("news").await["seq"].as_u64().expect("a number");
    page.act(1, seq, "draw").await;
    let refused = page.await_type("refused").await;
    assert_eq!(refused["refusal"]["rule"], "HOUSE-LONG");
    assert_eq!(refused["refusal"]["args"]["lines"], table::MOST_LINES);
}
