use std::{fs, path::Path, process::Stdio};

use crate::{
    command, fresh_folder, ludogite,
    serve::{House, ask, house_with_games},
};

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[test]
fn a_house_is_backed_up_put_back_and_found_well() {
    let data = house_with_games(3);
    let place = fresh_folder();
    let (file, new) = (place.join("house.sqlite"), place.join("new"));
    let made = ludogite(&["backup", text(&file), "--data", text(&data)])
        .with_code(0)
        .out;
    assert!(made.contains("3 tables") && made.contains("replayed"), "{made}");
    let done = ludogite(&["restore", text(&file), "--data", text(&new)])
        .with_code(0)
        .out;
    assert!(
        done.contains("3 tables") && done.contains("ludogite serve --data"),
        "{done}"
    );
    let again = ludogite(&["restore", text(&file), "--data", text(&new)])
        .with_code(1)
        .err;
    assert!(again.contains("not empty"), "{again}");
    let well = ludogite(&["doctor", "--data", text(&new)]).with_code(0).out;
    assert!(well.contains("All is well: 3 tables"), "{well}");
    fs::remove_file(new.join("cookie.key")).expect("it is there");
    let ill = ludogite(&["doctor", "--data", text(&new)]).with_code(1).out;
    assert!(ill.contains("cookies") && ill.contains("→"), "{ill}");
    let nowhere = ludogite(&["doctor", "--data", text(&place)]).with_code(1).err;
    assert!(nowhere.contains("no house"), "{nowhere}");
}

/// Killed while it is being made, at whatever moment, a backup never has its name without having been examined; what is left behind is no hindrance
/// to the next.
#[test]
fn a_backup_that_is_killed_counts_for_nothing() {
    let data = house_with_games(1);
    // Enough that it takes a while.
    let db = rusqlite::Connection::open(data.join("ludogite.sqlite")).expect("it is there");
    let many = "CREATE TABLE filler (x); \
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) \
        INSERT INTO filler SELECT randomblob(1000) FROM n";
    db.execute_batch(many).expect("nobody writes");
    drop(db);
    let place = fresh_folder();
    let (file, part) = (place.join("house.sqlite"), place.join("house.sqlite.part"));
    let words = ["backup", text(&file), "--data", text(&data)];
    for written in [0, 1 << 20] {
        let mut backup = command(&words).stdout(Stdio::null()).spawn().expect("it starts");
        let begun = || fs::metadata(&part).is_ok_and(|about| about.len() > written);
        while !begun() && backup.try_wait().expect("it can be asked").is_none() {}
        backup.kill().expect("kill -9");
        backup.wait().expect("it is dead");
        // On a machine that was busy elsewhere it may have come to its end before.
        assert_ne!(file.exists(), part.exists());
        if file.exists() {
            ludogite(&["restore", text(&file), "--data", text(&fresh_folder())]).with_code(0);
            fs::remove_file(&file).expect("it is there");
        }
    }
    let made = ludogite(&words).with_code(0).out;
    assert!(made.contains("1 table,"), "{made}");
    assert!(file.exists() && !part.exists());
}

/// What a house that was killed has left in its log is in a backup that is made before it is opened again.
#[test]
fn a_house_that_was_killed_can_be_backed_up() {
    let data = fresh_folder().join("data");
    let (mut house, address) = House::open(&data, &[]);
    let plan = r#"{"game":"diamoniak","seats":[{"kind":"me"},{"kind":"bot","strength":"easy"}],"first":1}"#;
    let answer = ask(&address, "POST /api/tables", plan);
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    let running = ludogite(&["doctor", "--data", text(&data)]).with_code(0).out;
    assert!(
        running.contains("1 table,") && running.contains("open here"),
        "{running}"
    );
    house.0.kill().expect("kill -9");
    house.0.wait().expect("it is dead");
    let well = ludogite(&["doctor", "--data", text(&data)]).with_code(0).out;
    assert!(well.contains("1 table,") && !well.contains("open here"), "{well}");
    let file = fresh_folder().join("house.sqlite");
    let made = ludogite(&["backup", text(&file), "--data", text(&data)])
        .with_code(0)
        .out;
    assert!(made.contains("1 table,"), "{made}");
}
