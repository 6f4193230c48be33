//! What only PostgreSQL can meet: another house, a lost connection, a newer database.

use std::{
    fs,
    io::{Read, Write},
    net::{Shutdown, TcpListener, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    thread,
};

use postgres_trial::{PASSWORD, Postgres};
use table::wire::Seq;
use tokio::runtime::Runtime;

use super::*;
use crate::writer::{Batch, Queue, awaited, write};

fn line(no: i64, seq: Seq) -> Batch {
    Batch {
        table_no: no,
        lines: vec![(seq, format!("{seq} 1 draw"))],
        ..Batch::default()
    }
}

/// What somebody else finds there.
async fn find(at: &Address, select: &str) -> i64 {
    let client = at.connect().await.unwrap();
    client.query_one(select, &[]).await.unwrap().get(0)
}

const LINES: &str = "SELECT count(*) FROM lines";

fn address() -> Address {
    postgres_trial::database().parse().unwrap()
}

#[test]
fn a_newer_database_is_left_alone() {
    let (waits, at) = (Runtime::new().unwrap(), address());
    let (_, disk) = waits.block_on(open(&at, "a")).unwrap();
    disk.close().unwrap();
    let set = |version| {
        let set = format!("UPDATE version SET number = {version}");
        waits.block_on(async { at.connect().await.unwrap().batch_execute(&set).await.unwrap() });
    };
    set(1000);
    let why = waits.block_on(open(&at, "a")).expect_err("it is newer");
    assert!(format!("{why:#}").contains("newer"), "{why:#}");
    assert_eq!(
        waits.block_on(find(&at, "SELECT epoch FROM house")),
        1,
        "nothing is changed"
    );
    set(VERSIONS.len());
    waits.block_on(open(&at, "a")).expect("it can be read again");
}

/// More of them than are looked at in one go, below zero and above, each with several lines.
#[test]
fn logs_of_nobody_are_counted_however_many_there_are() {
    let (waits, at) = (Runtime::new().unwrap(), address());
    let (store, _disk) = waits.block_on(open(&at, "a")).unwrap();
    assert_eq!(waits.block_on(store.orphans()).unwrap(), 0);
    let fill = "INSERT INTO lines SELECT no, seq, '0 1 draw' FROM generate_series(-3000, 3000) AS no, generate_series(1, 3) AS seq; \
        INSERT INTO evenings SELECT no, no::text, '{}', 'going', 0, 0 FROM generate_series(-3000, -1, 3) AS no; \
        INSERT INTO tables (no, id, saved, phase, created, updated) \
            SELECT no, no::text, '{}', 'playing', 0, 0 FROM generate_series(3, 3000, 3) AS no";
    waits.block_on(async { at.connect().await.unwrap().batch_execute(fill).await.unwrap() });
    assert_eq!(waits.block_on(store.orphans()).unwrap(), 6001 - 2000);
}

/// Whoever comes first has it, and it is made once.
#[test]
fn of_four_who_open_a_house_at_once_one_does() {
    let (waits, at) = (Runtime::new().unwrap(), address());
    let opened = waits.block_on(async {
        let open = |node: &'static str| {
            let at = at.clone();
            tokio::spawn(async move { open(&at, node).await })
        };
        let all = futures_util::future::join_all(["a", "b", "c", "d"].map(open)).await;
        all.into_iter().map(|opened| opened.unwrap()).collect::<Vec<_>>()
    });
    let refused = opened.iter().filter_map(|opened| opened.as_ref().err());
    let refused: Vec<String> = refused.map(|why| format!("{why:#}")).collect();
    assert_eq!(refused.len(), 3, "{refused:?}");
    assert!(refused.iter().all(|why| why.contains("another house")), "{refused:?}");
    assert_eq!(waits.block_on(find(&at, "SELECT epoch FROM house")), 1);
}

#[test]
fn a_house_that_was_closed_leaves_its_database_to_others() {
    let (waits, at) = (Runtime::new().unwrap(), address());
    let (_, mut disk) = waits.block_on(open(&at, "a")).unwrap();
    disk.keep(&[line(7, 1)]).unwrap();
    disk.close().unwrap();
    let began = std::time::Instant::now();
    let (_, mut disk) = waits.block_on(open(&at, "b")).unwrap();
    assert!(began.elapsed() < LEASE, "nobody waits for the lease");
    disk.keep(&[line(7, 2)]).unwrap();
    assert_eq!(waits.block_on(find(&at, LINES)), 2);
}

/// It froze, was taken for dead, and wakes up: what it wants to write is not written, and whoever waits for that is never told.
#[test]
fn a_house_that_was_replaced_writes_nothing_and_tells_nobody() {
    let (waits, at) = (Runtime::new().unwrap(), address());
    let (store, mut frozen) = waits.block_on(open(&at, "a")).unwrap();
    frozen.keep(&[line(7, 1)]).unwrap();
    frozen.lease = None; // as if nobody renewed it: it is frozen
    let (_, mut second) = waits.block_on(open(&at, "b")).expect("the lease is over some time");
    second.keep(&[line(7, 2)]).unwrap();
    let why = frozen
        .remove(&[Batch {
            remove: vec![7],
            ..Batch::default()
        }])
        .expect_err("nor may it remove anything");
    assert!(format!("{why:#}").contains("another house has taken over"), "{why:#}");
    let queue = Queue::default();
    let told = [3, 4].map(|seq| {
        let (then, told) = awaited();
        queue.push(Batch {
            then: Some(then),
            ..line(7, seq)
        });
        told
    });
    let written = write(
        &queue,
        crate::store::Disk::Postgres(frozen),
        &crate::observe::Observed::new(),
    );
    let why = format!("{:#}", written.expect_err("it is not its house any more"));
    assert!(
        why.contains("another house has taken over") && !why.contains(PASSWORD),
        "{why}"
    );
    assert!(told.into_iter().all(|told| told.blocking_recv().is_err()));
    second.keep(&[line(7, 3)]).unwrap();
    assert_eq!(waits.block_on(find(&at, LINES)), 3);
    drop(store);
}

/// What it knows is old: nobody is told it, not even who only says hello.
#[test]
fn a_house_that_was_replaced_does_not_even_say_how_it_stood() {
    let (waits, at) = (Runtime::new().unwrap(), address());
    let (_, mut frozen) = waits.block_on(open(&at, "a")).unwrap();
    frozen.lease = None; // as if nobody renewed it: it is frozen
    let _second = waits.block_on(open(&at, "b")).expect("the lease is over some time");
    let (queue, (then, told)) = (Queue::default(), awaited());
    queue.push(Batch {
        then: Some(then),
        ..Batch::default()
    });
    let written = write(
        &queue,
        crate::store::Disk::Postgres(frozen),
        &crate::observe::Observed::new(),
    );
    let why = format!("{:#}", written.expect_err("it is not its house any more"));
    assert!(why.contains("another house has taken over"), "{why}");
    assert!(told.blocking_recv().is_err());
}

/// Nobody has to ask it anything first.
#[test]
fn a_house_closes_when_it_learns_that_it_was_replaced() {
    let (waits, at) = (Runtime::new().unwrap(), address());
    let data = tempfile::tempdir().unwrap();
    let (store, disk) = waits.block_on(open(&at, "a")).unwrap();
    let config = crate::Config::new(([127, 0, 0, 1], 0).into(), data.path());
    let house = waits.block_on(crate::house::House::open(config, crate::store::Store::Postgres(store)));
    let house = house.unwrap();
    thread::scope(|scope| {
        let writer = scope.spawn(|| write(&house.queue, crate::store::Disk::Postgres(disk), &house.observed));
        let replace = "UPDATE house SET node = 'b', epoch = epoch + 1";
        waits.block_on(async { at.connect().await.unwrap().batch_execute(replace).await.unwrap() });
        waits.block_on(crate::give_way(house.clone()));
        let why = format!("{:#}", writer.join().unwrap().expect_err("it closes"));
        assert!(why.contains("another house has taken over"), "{why}");
    });
}

#[test]
fn a_line_is_never_written_twice_and_a_commit_never_in_part() {
    let (waits, at) = (Runtime::new().unwrap(), address());
    let (_, mut disk) = waits.block_on(open(&at, "a")).unwrap();
    disk.keep(&[line(7, 1)]).unwrap();
    let why = disk.keep(&[line(8, 1), line(7, 1)]).expect_err("it is there");
    assert!(!crate::store::passes(&why), "{why:#}");
    assert_eq!(waits.block_on(find(&at, LINES)), 1);
}

/// What stands between a house and its database, and cuts the line when it is told to.
struct Proxy {
    port: u16,
    cut: Arc<AtomicU32>,
}

const NEVER: u32 = 0;
/// The next thing that is said is passed on, and its answer is not.
const BEFORE_THE_ANSWER: u32 = 1;
/// The next thing that is said is not even passed on.
const BEFORE_IT_IS_SAID: u32 = 2;

impl Proxy {
    fn before(port: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let proxy = Proxy {
            port: listener.local_addr().unwrap().port(),
            cut: Arc::new(AtomicU32::new(NEVER)),
        };
        let cut = proxy.cut.clone();
        thread::spawn(move || {
            for house in listener.incoming().map_while(Result::ok) {
                let database = TcpStream::connect(("127.0.0.1", port)).unwrap();
                let (to, from) = (
                    (house.try_clone().unwrap(), database.try_clone().unwrap()),
                    (database, house),
                );
                let (said, answered) = (cut.clone(), cut.clone());
                thread::spawn(move || pass_on(to.0, to.1, &said, BEFORE_IT_IS_SAID));
                thread::spawn(move || pass_on(from.0, from.1, &answered, BEFORE_THE_ANSWER));
            }
        });
        proxy
    }
}

fn pass_on(mut from: TcpStream, mut to: TcpStream, cut: &AtomicU32, here: u32) {
    let mut bytes = [0; 1 << 16];
    while let Ok(read @ 1..) = from.read(&mut bytes) {
        if cut
            .compare_exchange(here, NEVER, Ordering::SeqCst, Ordering::SeqCst)
            .is_ok()
            || to.write_all(&bytes[..read]).is_err()
        {
            break;
        }
    }
    // Closed for both.
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}

/// Nobody knows whether the commit came through. It is said again, settled by what is there, and told once it is there, once.
#[test]
fn a_commit_of_which_no_answer_came_is_settled() {
    let (waits, server) = (Runtime::new().unwrap(), Postgres::start());
    let straight: Address = server.database().parse().unwrap();
    let database = straight.0.get_dbname().expect("a name").to_owned();
    let proxy = Proxy::before(server.port());
    let at: Address = server.address(&database, proxy.port).parse().unwrap();
    let (_, mut disk) = waits.block_on(open(&at, "a")).unwrap();
    disk.lease = None; // nobody else is to be cut off
    for (seq, cut) in (1..).zip([NEVER, BEFORE_THE_ANSWER, NEVER, BEFORE_IT_IS_SAID, BEFORE_THE_ANSWER]) {
        proxy.cut.store(cut, Ordering::SeqCst);
        let first = disk.keep(&[line(7, seq)]);
        let there = waits.block_on(find(&straight, LINES));
        if cut == NEVER {
            first.unwrap();
        } else {
            let lost = first.expect_err("the line is cut");
            assert!(crate::store::passes(&lost), "{lost:#}");
            assert_eq!(
                there == i64::from(seq),
                cut == BEFORE_THE_ANSWER,
                "nobody who wrote can know"
            );
            disk.keep(&[line(7, seq)]).expect("it is settled");
        }
        assert_eq!(waits.block_on(find(&straight, LINES)), i64::from(seq), "once");
        assert_eq!(
            waits.block_on(find(&straight, "SELECT commits FROM house")),
            i64::from(seq)
        );
    }
}

/// What the host has done stands there once, with what it did, or neither does.
#[test]
fn a_removal_of_which_no_answer_came_is_noted_once() {
    let (waits, server) = (Runtime::new().unwrap(), Postgres::start());
    let straight: Address = server.database().parse().unwrap();
    let database = straight.0.get_dbname().expect("a name").to_owned();
    let proxy = Proxy::before(server.port());
    let at: Address = server.address(&database, proxy.port).parse().unwrap();
    let (_, mut disk) = waits.block_on(open(&at, "a")).unwrap();
    disk.lease = None; // nobody else is to be cut off
    disk.keep(&[line(7, 1), line(8, 1)]).unwrap();
    for (no, cut) in [(7, BEFORE_THE_ANSWER), (8, BEFORE_IT_IS_SAID)] {
        let act = Batch {
            remove: vec![no],
            act: Some((5, format!("removed {no}"))),
            ..Batch::default()
        };
        proxy.cut.store(cut, Ordering::SeqCst);
        let lost = disk.remove(std::slice::from_ref(&act)).expect_err("the line is cut");
        assert!(crate::store::passes(&lost), "{lost:#}");
        disk.remove(&[act]).expect("it is settled");
        let of = |table: &str, which: &str| format!("SELECT count(*) FROM {table} WHERE {which}");
        assert_eq!(
            waits.block_on(find(&straight, &of("lines", &format!("table_no = {no}")))),
            0
        );
        assert_eq!(
            waits.block_on(find(&straight, &of("acts", &format!("what = 'removed {no}'")))),
            1
        );
    }
}

#[test]
fn what_was_done_cannot_be_undone() {
    let (waits, at) = (Runtime::new().unwrap(), address());
    let (_, mut disk) = waits.block_on(open(&at, "a")).unwrap();
    let act = Some((5, "closed".to_owned()));
    disk.keep(&[Batch {
        act,
        ..Batch::default()
    }])
    .unwrap();
    for change in ["UPDATE acts SET what = ''", "DELETE FROM acts", "TRUNCATE acts"] {
        let changed = waits.block_on(async { at.connect().await.unwrap().batch_execute(change).await });
        assert!(changed.is_err(), "{change}");
    }
    assert_eq!(waits.block_on(find(&at, "SELECT count(*) FROM acts")), 1);
}

/// In how many of the files in which tables stand these bytes are.
fn files_with(server: &Postgres, what: &str) -> usize {
    server.sql("postgres", "CHECKPOINT");
    let databases = fs::read_dir(server.data().join("base")).unwrap();
    let files = databases.flat_map(|database| fs::read_dir(database.unwrap().path()).unwrap());
    let holds = |file: &[u8]| file.windows(what.len()).any(|part| part == what.as_bytes());
    // One that goes at this moment holds nothing.
    files
        .filter(|file| holds(&fs::read(file.as_ref().unwrap().path()).unwrap_or_default()))
        .count()
}

/// Byte by byte. A dump that is being made is not stood in the way of: then it is tried again.
#[test]
fn a_name_that_is_forgotten_is_in_no_table_any_more() {
    const NAME: &str = "Hatzegopteryx";
    let (waits, server) = (Runtime::new().unwrap(), Postgres::start());
    let at: Address = server.database().parse().unwrap();
    let (store, mut disk) = waits.block_on(open(&at, "a")).unwrap();
    let came = |seq, name: &str| (seq, format!("came {seq} {name}"));
    let lines = (1..=50).map(|seq| came(seq, NAME)).collect();
    disk.keep(&[Batch { lines, ..line(-1, 99) }]).unwrap();
    let unnamed: Vec<_> = (1..=50).map(|seq| came(seq, "")).collect();
    disk.rewrite(-1, &unnamed).unwrap();
    assert!(files_with(&server, NAME) > 0, "what is dead is still there");
    let dump = waits.block_on(at.connect()).unwrap();
    waits
        .block_on(dump.batch_execute("BEGIN; SELECT count(*) FROM lines"))
        .unwrap();
    let why = disk.write_anew().expect_err("somebody reads it");
    assert!(format!("{why:#}").contains("lock timeout"), "{why:#}");
    assert!(waits.block_on(store.was_forgotten()).unwrap());
    waits.block_on(dump.batch_execute("COMMIT")).unwrap();
    disk.write_anew().unwrap();
    assert_eq!(files_with(&server, NAME), 0);
    assert!(!waits.block_on(store.was_forgotten()).unwrap());
    assert_eq!(waits.block_on(find(&at, LINES)), 50);
}

/// PostgreSQL is killed and comes back: what waits is written then, once, and told then.
#[test]
fn a_database_that_restarts_is_waited_for() {
    let (waits, mut server) = (Runtime::new().unwrap(), Postgres::start());
    let at: Address = server.database().parse().unwrap();
    let (store, disk) = waits.block_on(open(&at, "a")).unwrap();
    let (queue, observed) = (Queue::default(), crate::observe::Observed::new());
    let say = |seq| {
        let (then, told) = awaited();
        queue.push(Batch {
            then: Some(then),
            ..line(7, seq)
        });
        told
    };
    thread::scope(|scope| {
        let writer = scope.spawn(|| write(&queue, crate::store::Disk::Postgres(disk), &observed));
        say(1).blocking_recv().expect("it is written");
        server.stop();
        let mut told = say(2);
        while !queue.is_stuck() {
            assert!(!writer.is_finished(), "it waits");
            thread::yield_now();
        }
        assert!(told.try_recv().is_err(), "nobody is told of what is not written");
        server.start_again();
        told.blocking_recv().expect("it is written in the end");
        assert_eq!(waits.block_on(store.next_no()).expect("who reads is back, too"), 1);
        queue.close();
        writer.join().unwrap().unwrap();
    });
    assert_eq!(waits.block_on(find(&at, LINES)), 2);
}

#[test]
fn the_password_is_not_shown() {
    let url = format!("postgres://house:{PASSWORD}@example.org:6543/ludo");
    let at: crate::StoreAt = url.parse().unwrap();
    assert_eq!(at.to_string(), "postgres://example.org:6543/ludo");
    let config = crate::Config {
        store: at,
        ..crate::Config::new(([127, 0, 0, 1], 0).into(), "")
    };
    assert!(!format!("{config:?}").contains(PASSWORD));
    for wrong in [
        format!("postgres://house:{PASSWORD}@/x?y"),
        format!("postgres://house:{PASSWORD}@h/x?{PASSWORD}=1"),
        format!("postgres://house:{PASSWORD}@h/x?sslmode={PASSWORD}"),
        format!("mysql://house:{PASSWORD}@h/x"),
        PASSWORD.to_owned(),
    ] {
        let why = format!("{:#}", wrong.parse::<crate::StoreAt>().expect_err(&wrong));
        assert!(!why.contains(PASSWORD) && why.contains("postgres://"), "{why}");
    }
    let waits = Runtime::new().unwrap();
    let nobody: Address = format!("postgres://house:{PASSWORD}@127.0.0.1:1/x").parse().unwrap();
    let why = waits.block_on(open(&nobody, "a")).expect_err("nobody is there");
    assert!(!format!("{why:#} {why:?}").contains(PASSWORD), "{why:?}");
}

/// A database that answers before its disk has it is told to wait.
#[test]
fn what_is_told_is_on_the_disk_of_the_database() {
    let (waits, at) = (Runtime::new().unwrap(), address());
    let hasty =
        "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$";
    waits.block_on(async { at.connect().await.unwrap().batch_execute(hasty).await.unwrap() });
    let (_, mut disk) = waits.block_on(open(&at, "a")).unwrap();
    let set = disk.ask(async |line| line.client.query_one("SHOW synchronous_commit", &[]).await);
    assert_eq!(set.unwrap().get::<_, &str>(0), "on");
}
