//! Backups: made while people play, examined before they count, and put back into an empty folder.

mod common;

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use common::{House, against_us};
use rusqlite::Connection;
use serde_json::{Value, json};
use server::{Backups, FaultKind};

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn back_up(data: &Path, to: &Path) -> anyhow::Result<server::Made> {
    tokio::task::block_in_place(|| server::back_up(data, to))
}

fn restore(file: &Path, data: &Path) -> anyhow::Result<server::Examined> {
    tokio::task::block_in_place(|| server::restore(file, data))
}

fn two_here() -> Value {
    json!({ "game": "diamoniak", "first": 1,
        "seats": [{ "kind": "me" }, { "kind": "here", "guest": { "name": "Zoe", "picture": "owl" } }] })
}

#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).expect("it is there").permissions().mode() & 0o777
}

/// Whatever was acknowledged before the backup began is in it, whoever played meanwhile; and guests are known again.
#[tokio::test(flavor = "multi_thread")]
async fn a_backup_made_while_people_play_is_put_back_elsewhere() {
    if common::has_no_file() {
        return;
    }
    let house = House::open().await;
    let (table, keys) = house.set_up(two_here()).await;
    let mut page = house.visit(&table, &keys, None).await;
    let mut news = page.await_type("news").await;
    let me = house.get("/api/me").await;
    let cookie = me
        .header("set-cookie")
        .expect("a cookie")
        .split(';')
        .next()
        .unwrap()
        .to_owned();
    let name = me.json()["name"].clone();
    let place = folder();
    let file = place.path().join("house.sqlite");
    let (data, to) = (house.data.clone(), file.clone());
    let mut backup = None;
    let mut before = 0;
    for moved in 0.. {
        let seq = news["seq"].as_u64().expect("a number");
        let seat = (1..=2).find(|seat| !common::legal(&news, *seat).is_empty());
        let Some(seat) = seat else { break };
        let what = common::legal(&news, seat)[0].clone();
        page.act(seat, seq, &what).await;
        news = page.await_ack_and_news().await.1;
        if moved == 3 {
            before = news["seq"].as_u64().expect("a number");
            let (data, to) = (data.clone(), to.clone());
            backup = Some(tokio::task::spawn_blocking(move || server::back_up(&data, &to)));
        }
        if backup.as_ref().is_some_and(tokio::task::JoinHandle::is_finished) {
            break;
        }
    }
    let made = backup.expect("it began").await.expect("it ends").expect("it counts");
    assert!(
        made.tables == 1 && made.lines as u64 >= before && made.faults.is_empty(),
        "{made:?}"
    );
    assert_eq!(mode(&file), 0o600);
    assert!(!place.path().join("house.sqlite.part").exists());
    drop(house);

    let data = common::data_folder().join("new");
    let found = restore(&file, &data).expect("it is put back");
    assert_eq!(found.lines, made.lines);
    for name in ["ludogite.sqlite", "cookie.key"] {
        assert_eq!(mode(&data.join(name)), 0o600, "{name}");
    }
    let house = House::open_on(data, |_| {}).await;
    let seen = house.ask("GET", "/api/me", &[("cookie", &cookie)], None).await;
    assert_eq!(seen.json()["name"], name, "she is known again");
    let mut page = house.visit(&table, &keys, None).await;
    assert_eq!(page.await_type("news").await["seq"], made.lines as u64);
}

/// A house with some games in it, closed.
async fn some_house(tables: usize) -> (PathBuf, String) {
    let house = House::open().await;
    let mut last = String::new();
    for _ in 0..tables {
        let (table, keys) = house.set_up(two_here()).await;
        let mut page = house.visit(&table, &keys, None).await;
        page.await_type("news").await;
        page.act(1, 0, "draw").await;
        page.await_type("ack").await;
        last = table;
    }
    (house.close().await, last)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_backup_is_not_put_back() {
    if common::has_no_file() {
        return;
    }
    let (data, _) = some_house(40).await;
    let place = folder();
    let file = place.path().join("house.sqlite");
    back_up(&data, &file).expect("it counts");
    let whole = fs::read(&file).expect("it is there");
    let elsewhere = place.path().join("new");
    // Cut short, a page overwritten, no database at all, and a database that is no backup.
    let mut overwritten = whole.clone();
    overwritten[whole.len() / 2..][..4096].fill(0x55);
    for damaged in [&whole[..whole.len() - 4096], &overwritten[..], b"nothing of ours"] {
        fs::write(&file, damaged).unwrap();
        let why = format!("{:#}", restore(&file, &elsewhere).expect_err("it is damaged"));
        assert!(why.contains("house.sqlite"), "{why}");
        assert!(!elsewhere.exists(), "nothing is put anywhere");
    }
    let why = restore(&data.join("ludogite.sqlite"), &elsewhere).expect_err("it is the house's own file");
    assert!(format!("{why:#}").contains("no backup"), "{why:#}");
    fs::remove_dir_all(data).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_overwritten_that_is_no_backup() {
    if common::has_no_file() {
        return;
    }
    let (data, _) = some_house(1).await;
    let place = folder();
    let (file, mine) = (place.path().join("house.sqlite"), place.path().join("mine.txt"));
    fs::write(&mine, "mine").unwrap();
    for not_ours in [&mine, &data.join("ludogite.sqlite"), &data.join("cookie.key")] {
        let before = fs::read(not_ours).unwrap();
        let why = format!("{:#}", back_up(&data, not_ours).expect_err("it is somebody's"));
        assert!(why.contains("no backup"), "{why}");
        assert_eq!(fs::read(not_ours).unwrap(), before);
    }
    back_up(&data, &file).expect("it counts");
    back_up(&data, &file).expect("a newer backup takes its place");
    let why = format!("{:#}", restore(&file, place.path()).expect_err("something is there"));
    assert!(why.contains("not empty"), "{why}");
    let why = format!(
        "{:#}",
        back_up(&place.path().join("nowhere"), &file).expect_err("no house")
    );
    assert!(why.contains("no house"), "{why}");
    // What a restore that was killed has left is no hindrance.
    let new = place.path().join("new");
    fs::create_dir(&new).unwrap();
    for left in ["restoring.sqlite", "cookie.key"] {
        fs::write(new.join(left), b"half of it").unwrap();
    }
    restore(&file, &new).expect("it is put back");
    assert_eq!(
        fs::read(new.join("cookie.key")).unwrap(),
        fs::read(data.join("cookie.key")).unwrap()
    );
    assert!(!new.join("restoring.sqlite").exists());
    assert_eq!(
        tokio::task::block_in_place(|| server::examine_house(&new))
            .unwrap()
            .faults,
        []
    );
    fs::remove_dir_all(data).unwrap();
}

/// A key and every kind of fault that a file may have, each named.
#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_names_what_is_wrong() {
    if common::has_no_file() {
        return;
    }
    let (data, broken) = some_house(3).await;
    let examine = || tokio::task::block_in_place(|| server::examine_house(&data)).expect("there is a house");
    let kinds = || examine().faults.iter().map(|fault| fault.kind).collect::<Vec<_>>();
    let well = examine();
    assert!(
        well.faults.is_empty() && well.tables == 3 && !well.running && well.bytes > 0,
        "{well:?}"
    );
    let db = Connection::open(data.join("ludogite.sqlite")).unwrap();
    let change = |sql: &str| db.execute_batch(sql).expect("it is changed");
    let number = "SELECT no FROM tables WHERE id = ?1";
    let number: i64 = db.query_row(number, [&broken], |row| row.get(0)).expect("its number");
    let of_broken = format!("table_no = (SELECT no FROM tables WHERE id = '{broken}')");
    change(&format!(
        "UPDATE lines SET text = replace(text, ' draw', ' fly') WHERE {of_broken}"
    ));
    let faults = examine().faults;
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(
        (faults[0].kind, faults[0].table.as_deref(), faults[0].number),
        (FaultKind::AgainstRules, Some(&*broken), Some(number))
    );
    // It is in the house as it is in the backup, so that counts; and the house opens with the others.
    let place = folder();
    let made = back_up(&data, &place.path().join("house.sqlite")).expect("it counts");
    assert_eq!((made.tables, made.faults), (2, faults));
    change(&format!("UPDATE lines SET seq = seq + 1 WHERE {of_broken}"));
    assert_eq!(kinds(), [FaultKind::Unreadable]);
    change(&format!(
        "UPDATE tables SET saved = replace(saved, 'diamoniak', 'whist') WHERE id = '{broken}'"
    ));
    change(&format!("UPDATE lines SET seq = seq - 1 WHERE {of_broken}"));
    assert_eq!(kinds(), [FaultKind::NoSuchGame]);
    change(&format!("DELETE FROM tables WHERE id = '{broken}'"));
    assert_eq!(kinds(), [FaultKind::Orphans]);
    change("DELETE FROM lines WHERE table_no NOT IN (SELECT no FROM tables)");
    fs::write(data.join("cookie.key"), b"short").unwrap();
    assert_eq!(kinds(), [FaultKind::Key]);
    fs::remove_file(data.join("cookie.key")).unwrap();
    assert_eq!(kinds(), [FaultKind::Key]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(data.join("ludogite.sqlite"), fs::Permissions::from_mode(0o644)).unwrap();
        assert_eq!(kinds(), [FaultKind::Key, FaultKind::OpenToOthers]);
    }
    change("PRAGMA user_version = 1000");
    assert_eq!(kinds()[0], FaultKind::Newer);
    drop(db);
    fs::write(
        data.join("ludogite.sqlite"),
        b"no database at all, however one looks at it",
    )
    .unwrap();
    assert_eq!(kinds()[0], FaultKind::Damaged);
    fs::remove_dir_all(data).unwrap();
}

/// An evening is a log like a table's, and looked through like one.
#[tokio::test(flavor = "multi_thread")]
async fn evenings_are_backed_up_and_looked_through() {
    if common::has_no_file() {
        return;
    }
    let house = House::open().await;
    let plan = json!({ "name": "L’heure du jeu", "games": [{ "game": "yaminos", "options": {} }], "form": "luck", "seats": 1, "rounds": 3,
        "minutes": null, "bots": null, "unfinished": "draw", "children": false, "typed": false, "language": "fr" });
    let answer = house.post("/api/evenings", &plan).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    let evening = answer.json()["evening"].as_str().expect("its id").to_owned();
    let place = folder();
    let (file, new) = (place.path().join("house.sqlite"), place.path().join("new"));
    assert_eq!(back_up(&house.data, &file).expect("it counts").faults, []);
    restore(&file, &new).expect("it is put back");
    let db = Connection::open(new.join("ludogite.sqlite")).unwrap();
    db.execute_batch("UPDATE evenings SET saved = '{}'").unwrap();
    let faults = tokio::task::block_in_place(|| server::examine_house(&new))
        .unwrap()
        .faults;
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(
        (faults[0].kind, faults[0].table.as_deref(), faults[0].number),
        (FaultKind::Unreadable, Some(&*evening), Some(-1))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_backs_itself_up() {
    if common::has_no_file() {
        return;
    }
    let place = folder();
    let to = place.path().join("kept");
    let old = to.join("ludogite-20010101T000000Z.sqlite");
    fs::create_dir(&to).unwrap();
    fs::write(&old, b"").unwrap();
    let house = House::open_with(|config| {
        let (every, keep) = (Duration::from_secs(1), Duration::from_secs(3600));
        config.metrics_for = vec!["127.0.0.0/8".parse().unwrap()];
        config.backups = Some(Backups {
            to: to.clone(),
            every,
            keep,
        });
    })
    .await;
    house.set_up(against_us()).await;
    let names = || {
        let entries = fs::read_dir(&to).unwrap().map(|entry| entry.unwrap().path());
        entries
            .filter(|path| path.extension().is_some_and(|end| end == "sqlite"))
            .collect::<Vec<_>>()
    };
    let two = async {
        while names().len() < 2 || old.exists() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(common::SOON, two)
        .await
        .expect("they are made, and the old one goes");
    let metrics = house.get("/metrics").await.body;
    assert!(metrics.contains("ludogite_backups_total{result=\"made\"}"), "{metrics}");
    let newest = names().into_iter().max().expect("there are two");
    assert_eq!(mode(&newest), 0o600);
    let data = house.close().await;
    assert_eq!(
        restore(&newest, &place.path().join("new")).expect("it counts").tables,
        1
    );
    fs::remove_dir_all(data).unwrap();
}

/// Who cannot back up says so at once, and not when it is needed.
#[tokio::test]
async fn a_house_that_cannot_back_itself_up_does_not_open() {
    if common::has_no_file() {
        return;
    }
    let place = folder();
    let to = place.path().join("file");
    fs::write(&to, b"").unwrap();
    let mut config = server::Config::new(([127, 0, 0, 1], 0).into(), place.path().join("data"));
    let day = server::DAY;
    config.backups = Some(Backups {
        to,
        every: day,
        keep: day,
    });
    let why = format!("{:#}", server::start(config).await.expect_err("it is a file"));
    assert!(why.contains("backups cannot be kept"), "{why}");
}
