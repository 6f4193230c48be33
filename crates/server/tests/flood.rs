//! Attacks on what all share, on this machine and bounded: a flood of hints, and of finished games that are asked for and not read.
//! What it costs the others is printed; with `LUDO_LONG=1`, on a machine that does nothing else, it is held to a bound.

mod common;

use std::time::{Duration, Instant};

use common::{House, Page, against_us, legal};
use serde_json::{Value, json};
use tokio::{io::AsyncWriteExt, net::TcpStream, sync::Mutex};

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

/// Somebody who asks for hints all the time, and reads nothing.
async fn flooder(house: &House) -> Page {
    let plan = json!({ "game": "diamino", "first": 1,
        "seats": [{ "kind": "me" }, { "kind": "here", "guest": { "name": "Zoé", "picture": "owl" } }] });
    let (table, keys) = house.set_up(plan).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page
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
        pages.push(flooder(&house).await);
    }
    for page in &mut pages {
        flood(page).await;
    }
    let flooded = median(bot_times(&house, 20).await);
    let ended = Instant::now();
    drop(pages);
    // The queue is clear when somebody else's question is answered.
    let mut asker = flooder(&house).await;
    for seat in [1, 2] {
        asker.say(json!({ "type": "hint", "seat": seat, "mine": null })).await;
    }
    asker.await_type("hint").await;
    let clear = ended.elapsed();
    println!(
        "a bot's move: {usual:.1?}, under the flood {flooded:.1?}; {clear:.1?} after it ended the queue was clear"
    );
    if is_long() {
        assert!(flooded <= 2 * usual + Duration::from_millis(5) && clear < Duration::from_secs(2));
    }
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
