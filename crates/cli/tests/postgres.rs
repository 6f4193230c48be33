//! Houses that keep their tables in PostgreSQL, as processes of their own: one that freezes, is taken for dead and wakes up; and what a
//! host is told who asks for what only SQLite has. The password is never seen.

use std::{
    fs::{self, File},
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Output, Stdio},
};

use postgres_trial::{PASSWORD, Postgres};
use serde_json::{Value, json};

struct House {
    process: Child,
    addr: String,
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl House {
    /// Opened on this folder; it logs all that it can beside it.
    fn open(folder: &Path, store: &str) -> House {
        let log = File::create(folder.with_extension("log")).expect("a file");
        let process = ludogite(&["serve", "--port", "0", "--bot-pause-ms", "0"])
            .arg("--data")
            .arg(folder)
            .env("LUDOGITE_STORE", store)
            .env("RUST_LOG", "trace")
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn();
        let mut process = process.expect("it starts");
        let mut said = String::new();
        let stdout = process.stdout.take().expect("it was piped");
        BufReader::new(stdout)
            .read_line(&mut said)
            .expect("it says where it is");
        let addr = said.trim_end().rsplit("http://").next().expect("an address");
        House {
            process,
            addr: addr.to_owned(),
        }
    }

    fn signal(&self, signal: &str) {
        let kill = Command::new("kill")
            .args([signal, &self.process.id().to_string()])
            .status();
        assert!(kill.is_ok_and(|status| status.success()));
    }

    /// Status and body; None where nobody answers.
    fn ask(&self, method: &str, path: &str, body: &str) -> Option<(u16, String)> {
        let mut socket = TcpStream::connect(&self.addr).ok()?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
            content-length: {}\r\n\r\n{body}",
            self.addr,
            body.len()
        );
        socket.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        socket.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        Some((head.split(' ').nth(1)?.parse().ok()?, body.to_owned()))
    }

    /// Sets a table up: what was answered.
    fn set_up(&self) -> Option<(u16, String)> {
        let plan = json!({ "game": "diamoniak", "first": 1, "seats": [{ "kind": "me" }, { "kind": "person" }] });
        self.ask("POST", "/api/tables", &plan.to_string())
    }

    fn has(&self, seated: &str) -> bool {
        let seated: Value = serde_json::from_str(seated).expect("a seat");
        let table = seated["table"].as_str().expect("a table");
        let answer = self.ask("GET", &format!("/api/tables/{table}"), "");
        answer.is_some_and(|(status, _)| status == 200)
    }
}

fn ludogite(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludogite"));
    command.args(args).env_remove("LUDOGITE_STORE");
    command
}

/// The second house waits until the lease of the first is over, and is the only one that writes from then on: of what the first one takes in when it wakes up
/// nothing is told, and it closes and says why.
#[test]
fn a_house_that_froze_and_was_replaced_acknowledges_nothing_and_closes() {
    let (folder, store) = (tempfile::tempdir().expect("a folder"), postgres_trial::database());
    let mut first = House::open(&folder.path().join("first"), &store);
    let (status, before) = first.set_up().expect("an answer");
    assert_eq!(status, 201, "{before}");
    first.signal("-STOP");
    let second = House::open(&folder.path().join("second"), &store);
    assert!(second.has(&before), "what was acknowledged is there");
    let (status, meanwhile) = second.set_up().expect("an answer");
    assert_eq!(status, 201, "{meanwhile}");
    first.signal("-CONT");
    if let Some((status, body)) = first.set_up() {
        assert!(status >= 500, "{status} {body}");
    }
    assert!(!first.process.wait().expect("it closes").success());
    let said = fs::read_to_string(folder.path().join("first.log")).expect("a log");
    assert!(said.contains("another house has taken over"), "{said}");
    assert!(second.has(&before) && second.has(&meanwhile));
    assert_eq!(second.set_up().expect("an answer").0, 201, "its numbers are its own");
    second.signal("-TERM");
    for log in ["first.log", "second.log"] {
        let log = fs::read_to_string(folder.path().join(log)).expect("a log");
        assert!(!log.contains(PASSWORD), "the password is in the log");
    }
}

fn refused(command: &mut Command) -> String {
    let Output { status, stderr, .. } = command.output().expect("it runs");
    let said = String::from_utf8_lossy(&stderr).into_owned();
    assert!(!status.success(), "{said}");
    assert!(!said.contains(PASSWORD), "{said}");
    said
}

#[test]
fn what_only_sqlite_has_is_refused_in_words() {
    let (folder, store) = (tempfile::tempdir().expect("a folder"), postgres_trial::database());
    let data = folder.path().join("data");
    let of_data = |args: &[&str]| {
        let mut command = ludogite(args);
        command.arg("--data").arg(&data);
        command
    };
    let backups = folder.path().join("backups").display().to_string();
    let said = refused(&mut of_data(&[
        "serve",
        "--port",
        "0",
        "--store",
        &store,
        "--backup-to",
        &backups,
    ]));
    assert!(said.contains("pg_dump"), "{said}");
    drop(House::open(&data, &store));
    let backup = folder.path().join("backup.sqlite").display().to_string();
    for args in [&["backup", &backup][..], &["doctor"]] {
        let said = refused(&mut of_data(args));
        assert!(said.contains("PostgreSQL") && said.contains("pg_dump"), "{said}");
    }
    let of_its_own = folder.path().join("own");
    fs::create_dir(&of_its_own).expect("a folder");
    fs::write(of_its_own.join("ludogite.sqlite"), "").expect("a file");
    let mut serve = ludogite(&["serve", "--port", "0", "--store", &store, "--data"]);
    let said = refused(serve.arg(&of_its_own));
    assert!(said.contains("tables of its own"), "{said}");
}

/// While the house is open, which goes on: doctor only reads.
#[test]
fn doctor_replays_every_table_and_names_what_is_wrong() {
    let (folder, server) = (tempfile::tempdir().expect("a folder"), Postgres::start());
    let (data, store) = (folder.path().join("data"), server.database());
    let house = House::open(&data, &store);
    let tables = [(); 2].map(|()| house.set_up().expect("an answer").1);
    let doctor = || {
        let mut doctor = ludogite(&["doctor", "--json", "--data"]);
        let asked = doctor.arg(&data).env("LUDOGITE_STORE", &store).output();
        serde_json::from_slice::<Value>(&asked.expect("it runs").stdout).expect("JSON")
    };
    let well = doctor();
    assert_eq!(
        (&well["tables"], &well["running"], &well["faults"]),
        (&json!(2), &json!(true), &json!([]))
    );
    let database = store.rsplit_once('/').expect("an address").1;
    server.sql(
        database,
        "INSERT INTO lines VALUES (1, 1, '0 1 castle'), (99, 1, '0 1 draw')",
    );
    server.sql(database, "UPDATE tables SET saved = '{}' WHERE no = 2");
    let ill = doctor();
    let kinds: Vec<_> = ill["faults"]
        .as_array()
        .expect("faults")
        .iter()
        .map(|fault| &fault["kind"])
        .collect();
    assert_eq!(kinds, ["against-rules", "unreadable", "orphans"], "{ill}");
    assert!(house.has(&tables[0]), "the house goes on");
}

/// Neither on the command line, nor from the surroundings, nor from a file.
#[test]
fn a_wrong_address_is_refused_without_the_password() {
    let folder = tempfile::tempdir().expect("a folder");
    let wrong = format!("postgres://house:{PASSWORD}@/x?sslmode=perhaps");
    let typed = refused(&mut ludogite(&["serve", "--store", &wrong]));
    let around = refused(ludogite(&["serve"]).env("LUDOGITE_STORE", &wrong));
    let file = folder.path().join("house.toml");
    fs::write(&file, format!("store = \"{wrong}\"\n")).expect("a file");
    let read = refused(ludogite(&["serve", "--config"]).arg(&file));
    for said in [typed, around, read] {
        assert!(said.contains("postgres://USER:PASSWORD@HOST/DATABASE"), "{said}");
    }
}
