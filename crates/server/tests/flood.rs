//! Attacks on what all share, on this machine and bounded: a flood of hints, and of finished games that are asked for and not read.
//! Everybody else is served all the same, or the tests fail. What it costs them is printed; with `LUDO_LONG=1`, on a machine that does
//! nothing else, it is held to a bound.

mod common;

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use common::{House, Page, against_us, legal};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    sync::Mutex,
};

/// Memory and time are those of the whole process: one attack at a time.
static ALONE: Mutex<()> = Mutex::const_new(());

const SOCKETS: usize = 24;

fn is_long() -> bool {
    std::env::var_os("LUDO_LONG").is_some()
}

/// The middle one.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// How long it takes from a person's last act of a turn until it is hers again, so many times.
async fn bot_times(house: &House, times: usize) -> Vec<Duration> {
    let mut taken = Vec::new();
    while taken.len() < times {
        let mut plan = against_us();
        plan["seats"][1]["strength"] = json!("strong");
        let (table, keys) = house.set_up(plan).await;
        let mut page = house.visit(&table, &keys, None).await;
        let mut news = page.await_type("news").await;
        let mut asked = Instant::now();
        let mut waited = false;
        while news["result"].is_null() && taken.len() < times {
            if news["awaits"] == json!([1]) {
                taken.extend(waited.then(|| asked.elapsed()));
                (waited, asked) = (false, Instant::now());
                let open = legal(&news, 1);
                let what = open.iter().find(|what| *what == "stop").unwrap_or(&open[0]);
                page.act(1, news["seq"].as_u64().expect("a number"), what).await;
            } else {
                waited = true;
            }
            news = page.await_type("news").await;
        }
    }
    taken
}

/// Somebody who asks for hints all the time, and reads nothing; and whose turn it is there, which is drawn.
async fn flooder(house: &House) -> (Page, Value) {
    let plan = json!({ "game": "diamino", "first": 1,
        "seats": [{ "kind": "me" }, { "kind": "here", "guest": { "name": "Zoé", "picture": "owl" } }] });
    let (table, keys) = house.set_up(plan).await;
    let mut page = house.visit(&table, &keys, None).await;
    let news = page.await_type("news").await;
    (page, news["awaits"][0].clone())
}

async fn flood(page: &mut Page) {
    for round in 0..40 {
        for seat in [1, 2] {
            let mine = (round % 2 == 1).then(|| format!("pass {round}"));
            page.say(json!({ "type": "hint", "seat": seat, "mine": mine })).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_hints_holds_up_no_bot_at_another_table() {
    let _alone = ALONE.lock().await;
    let house = House::open().await;
    let usual = median(bot_times(&house, 20).await);
    let mut pages = Vec::new();
    for _ in 0..SOCKETS {
        pages.push(flooder(&house).await.0);
    }
    for page in &mut pages {
        flood(page).await;
    }
    let flooded = median(bot_times(&house, 20).await);
    let ended = Instant::now();
    drop(pages);
    // The queue is clear when somebody else's question is answered.
    let (mut asker, seat) = flooder(&house).await;
    asker.say(json!({ "type": "hint", "seat": seat, "mine": null })).await;
    asker.await_type("hint").await;
    let clear = ended.elapsed();
    println!(
        "a bot's move: {usual:.1?}, under the flood {flooded:.1?}; {clear:.1?} after it ended the queue was clear"
    );
    if is_long() {
        assert!(flooded <= 2 * usual + Duration::from_millis(5) && clear < Duration::from_secs(2));
    }
}

/// How many thoughts have been thought in this process.
async fn thoughts(house: &House) -> usize {
    let figures = house.get("/metrics").await.body;
    let row = figures
        .lines()
        .find_map(|row| row.strip_prefix("ludogite_thought_seconds_count "));
    row.map_or(0, |count| count.parse().expect("a number"))
}

/// Asks for a hint, and for another one when it has come, for ever.
async fn asks_on((mut page, seat): (Page, Value), answered: Arc<AtomicUsize>) {
    for round in 0.. {
        page.say(json!({ "type": "hint", "seat": seat, "mine": format!("pass {round}") }))
            .await;
        page.await_type("hint").await;
        answered.fetch_add(1, Ordering::Relaxed);
    }
}

/// Moves do not wait behind hints: while a move is waited for at another table, few of those that wait are answered, however many they are and however slow
/// the machine is. And when those who asked have gone, nothing of theirs is thought about any more.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_overtakes_the_hints_that_wait() {
    let _alone = ALONE.lock().await;
    let threads = std::thread::available_parallelism().map_or(1, usize::from).max(2);
    let waiting = 200.max(4 * threads);
    let house = House::open_with(|config| {
        config.limits.hints_per_address = waiting;
        config.limits.tables_per_address = 2 * waiting;
        config.metrics_for = vec!["127.0.0.1/32".parse().expect("a network")];
    })
    .await;
    let answered = Arc::new(AtomicUsize::new(0));
    let mut floods = Vec::new();
    for _ in 0..waiting {
        floods.push(tokio::spawn(asks_on(flooder(&house).await, answered.clone())));
    }
    let (before, moves) = (answered.load(Ordering::Relaxed), bot_times(&house, 10).await.len());
    let overtook = answered.load(Ordering::Relaxed) - before;
    println!(
        "{overtook} hints were answered while {moves} turns of a bot were waited for; {waiting} waited all the time"
    );
    assert!(overtook < moves * waiting / 2, "{overtook} hints in {moves} turns");

    for flood in &floods {
        flood.abort();
    }
    while house.get("/health").await.json()["sockets"] != 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let before = thoughts(&house).await;
    let (mut asker, seat) = flooder(&house).await;
    asker.say(json!({ "type": "hint", "seat": seat, "mine": null })).await;
    asker.await_type("hint").await;
    let since = thoughts(&house).await - before;
    assert!((1..waiting / 4).contains(&since), "{since} thoughts for one hint");
}

/// Kilobytes that this process, house and visitors together, has in memory.
fn memory_kb() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let row = status.lines().find_map(|row| row.strip_prefix("VmRSS:"));
    let kb = row.and_then(|row| row.trim().split(' ').next()?.parse().ok());
    kb.unwrap_or(0)
}

/// A finished game with a long replay.
async fn long_game(house: &House) -> String {
    let seats: Vec<Value> = (0..4)
        .map(|seat| {
            if seat == 0 {
                json!({ "kind": "me" })
            } else {
                json!({ "kind": "bot", "strength": "easy" })
            }
        })
        .collect();
    let (table, keys) = house
        .set_up(json!({ "game": "diamoniak", "seats": seats, "first": 1 }))
        .await;
    let mut page = house.visit(&table, &keys, None).await;
    loop {
        let news = page.await_type("news").await;
        if !news["result"].is_null() {
            return table;
        }
        if let Some(what) = legal(&news, 1).first() {
            page.act(1, news["seq"].as_u64().expect("a number"), what).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_replays_and_reads_none_takes_nothing_from_others() {
    let _alone = ALONE.lock().await;
    let house = House::open().await;
    let table = long_game(&house).await;
    let (other, keys) = house.set_up(against_us()).await;
    let mut page = house.visit(&other, &keys, None).await;
    page.await_type("news").await;
    let before = memory_kb();
    let mut unread = Vec::new();
    for _ in 0..500 {
        let mut stream = TcpStream::connect(house.addr).await.expect("the door is there");
        // Several on one connection: more than the buffers between us hold.
        let ask = format!("GET /api/tables/{table}/replay?rows=true HTTP/1.1\r\nhost: x\r\n\r\n").repeat(4);
        stream.write_all(ask.as_bytes()).await.expect("it is heard");
        unread.push(stream);
    }
    let mut slowest = Duration::ZERO;
    for _ in 0..100 {
        let asked = Instant::now();
        page.say(json!({ "type": "describe", "seat": 1 })).await;
        page.await_type("described").await;
        slowest = slowest.max(asked.elapsed());
    }
    let cost = memory_kb().saturating_sub(before);
    println!(
        "500 replays that nobody reads: {} MB, another table answered within {slowest:.1?}",
        cost / 1024
    );
    assert!(cost < 100 * 1024, "{cost} KB");
    if is_long() {
        assert!(slowest < Duration::from_millis(50));
    }
}

/// A game that was given up with the longest log that there is.
async fn longest_game() -> (House, String) {
    let house = House::open().await;
    let (table, keys) = house.set_up(against_us()).await;
    house.visit(&table, &keys, None).await.await_type("news").await;
    let data = house.close().await;
    // There is room for who comes back and gives up.
    common::lengthen(&data, &table, table::MOST_LINES - 4);
    let house = House::open_on(data, |_| {}).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page.say(json!({ "type": "quit", "seat": 1 })).await;
    page.unread().await;
    (house, table)
}

/// Asks, hears that it is answered, and reads no more. Was it what was asked for?
async fn deaf(house: &House, from: u8, path: &str) -> (TcpStream, bool) {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small one");
    socket
        .bind(([127, 0, 0, from], 0).into())
        .expect("an address of this machine");
    let mut stream = socket.connect(house.addr).await.expect("the door is there");
    let ask = format!("GET {path} HTTP/1.1\r\nhost: x\r\n\r\n");
    stream.write_all(ask.as_bytes()).await.expect("it is heard");
    let mut status = [0; 12];
    stream.read_exact(&mut status).await.expect("it answers");
    (stream, status.ends_with(b"200"))
}

/// Each table, each pair of eyes, with words and without, from several addresses, and the longest log that there is: all of it is worked out anew, and what
/// is kept of it or on its way is bounded all the same. It takes no more than a finished game that all ask for.
#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_replays_of_every_kind_takes_nothing_from_others() {
    if common::has_no_file() {
        return;
    }
    let _alone = ALONE.lock().await;
    let (house, longest) = longest_game().await;
    let mut tables = Vec::new();
    for _ in 0..if is_long() { 40 } else { 5 } {
        tables.push(long_game(&house).await);
    }
    let (other, keys) = house.set_up(against_us()).await;
    let mut page = house.visit(&other, &keys, None).await;
    page.await_type("news").await;
    let before = memory_kb();
    let (mut unread, mut given, mut most) = (Vec::new(), 0, 0);
    let eyes = ["", "&eyes=1", "&eyes=2", "&eyes=3", "&eyes=4"];
    let longest = [(&longest, eyes[0])];
    let all = longest
        .into_iter()
        .chain(tables.iter().flat_map(|table| eyes.map(|eyes| (table, eyes))));
    for (number, (table, eyes)) in all.enumerate() {
        for rows in [false, true] {
            let path = format!("/api/tables/{table}/replay?rows={rows}{eyes}");
            let (stream, whole) = deaf(&house, 2 + number as u8 % 3, &path).await;
            given += usize::from(whole);
            unread.push(stream);
            page.say(json!({ "type": "describe", "seat": 1 })).await;
            page.await_type("described").await;
            most = most.max(memory_kb().saturating_sub(before));
        }
    }
    println!(
        "{given} of {} different replays were made: {} MB",
        unread.len(),
        most / 1024
    );
    assert!(given >= 8, "too few for this test: {given}");
    assert!(most < 100 * 1024, "{most} KB");
}

/// A review takes seconds: whoever throws meanwhile sees how it falls before those who look back have had theirs. They bring the
/// record along: it is thought about anew for each of them.
#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_reviews_holds_up_no_dice() {
    const REVIEWS: usize = 6;
    let _alone = ALONE.lock().await;
    let house = House::open().await;
    let finished = long_game(&house).await;
    let record = house.get(&format!("/api/tables/{finished}/record")).await.body;
    let plan = json!({ "game": "yaminos", "options": { "game": "highest" }, "first": 1,
        "seats": [{ "kind": "me" }, { "kind": "here", "guest": { "name": "Zoé", "picture": "owl" } }] });
    let (table, keys) = house.set_up(plan).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    let looked_back = AtomicUsize::new(0);
    let look_back = async |_| {
        let text = [("content-type", "text/plain")];
        let review = house.ask("POST", "/api/review", &text, Some(&record)).await;
        assert_eq!(review.status, 200, "{}", review.body);
        looked_back.fetch_add(1, Ordering::SeqCst);
    };
    let throw = async {
        // All others have asked when the first has her answer.
        while looked_back.load(Ordering::SeqCst) == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        page.act(1, 0, "throw").await;
        let seq = page.await_type("news").await["seq"].as_u64().expect("a number");
        let flight = house.get(&format!("/api/tables/{table}/flights/{seq}")).await;
        assert_eq!(flight.status, 200, "{}", flight.body);
        looked_back.load(Ordering::SeqCst)
    };
    let (before, _) = tokio::join!(throw, futures_util::future::join_all((0..REVIEWS).map(look_back)));
    println!("{before} of {REVIEWS} reviews came before the dice lay");
    assert!(before < REVIEWS, "the dice waited for all of them");
}

/// Tables come and are put away again.
async fn come_and_go(house: &House, tables: usize) {
    let visit = async |_| {
        let (table, keys) = house.set_up(against_us()).await;
        house.visit(&table, &keys, None).await.await_type("news").await;
    };
    for _ in 0..tables / 100 {
        futures_util::future::join_all((0..100).map(visit)).await;
    }
    let put_away = async {
        while house.get("/health").await.json()["tables"] != 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(common::SOON, put_away)
        .await
        .expect("all are put away");
}

/// What tables took in memory is there for other tables when they are put away: the house does not grow with every one that was.
#[tokio::test(flavor = "multi_thread")]
async fn tables_that_come_and_go_take_the_same_memory_again() {
    const TABLES: usize = 1_000;
    let _alone = ALONE.lock().await;
    let house = House::open_with(|config| {
        config.limits.tables_per_address = 10 * TABLES;
        config.limits.tables_per_guest = 10 * TABLES;
        config.limits.put_away_after = Duration::from_secs(2);
    })
    .await;
    let empty = memory_kb();
    come_and_go(&house, TABLES).await;
    let once = memory_kb();
    come_and_go(&house, TABLES).await;
    let twice = memory_kb();
    println!("{TABLES} tables: from {empty} KB to {once} KB; as many once more: {twice} KB");
    let (first, second) = (once.saturating_sub(empty), twice.saturating_sub(once));
    assert!(second < first / 2 + 1024, "{second} KB more");
}
