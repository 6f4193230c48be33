//! The host's page with real processes: a link from the command line, what was done is there after a kill, and the log gives nothing away.

use std::{
    fs::{self, File},
    io::{Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

const AT_ALL: Duration = Duration::from_secs(120);

/// Ends with the test, however that ends.
struct House(Child, SocketAddr);

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn ludogite() -> Command {
    Command::new(env!("CARGO_BIN_EXE_ludogite"))
}

impl House {
    fn open(folder: &Path, log: &File) -> House {
        let addr = TcpListener::bind("127.0.0.1:0")
            .and_then(|socket| socket.local_addr())
            .expect("a free port");
        let process = ludogite()
            .args(["serve", "--host-page", "--port", &addr.port().to_string(), "--data"])
            .arg(folder.join("data"))
            .env("RUST_LOG", "trace")
            .stdout(log.try_clone().expect("a file"))
            .stderr(log.try_clone().expect("a file"))
            .stdin(Stdio::null())
            .spawn();
        let house = House(process.expect("the house opens"), addr);
        let began = Instant::now();
        while TcpStream::connect(addr).is_err() {
            assert!(began.elapsed() < AT_ALL, "it does not answer");
            thread::sleep(Duration::from_millis(20));
        }
        house
    }

    /// Head and body of the answer.
    fn ask(&self, method: &str, path: &str, cookie: &str, body: Value) -> (String, Value) {
        let mut stream = TcpStream::connect(self.1).expect("it answers");
        stream.set_read_timeout(Some(AT_ALL)).expect("a timeout");
        let body = body.to_string();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
            content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.1,
            body.len()
        );
        stream.write_all(request.as_bytes()).expect("it listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let (head, body) = answer.split_once("\r\n\r\n").expect("head and body");
        (head.to_owned(), serde_json::from_str(body).expect("JSON"))
    }
}

fn host_link(folder: &Path) -> Result<String, String> {
    let made = ludogite()
        .args(["host-link", "--data"])
        .arg(folder.join("data"))
        .output()
        .expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text").trim().to_owned();
    if made.status.success() {
        Ok(text(made.stdout))
    } else {
        Err(text(made.stderr))
    }
}

#[test]
fn what_the_host_did_is_there_after_a_kill_and_no_log_lets_anybody_in() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let folder = folder.path();
    assert!(
        host_link(folder)
            .expect_err("nobody is there")
            .contains("no house is open")
    );
    let log = File::options()
        .create(true)
        .append(true)
        .open(folder.join("log"))
        .expect("a log");
    let house = House::open(folder, &log);
    let link = host_link(folder).expect("a link");
    let (address, secret) = link.split_once("/host#").expect("a link");
    assert_eq!(address, format!("http://{}", house.1));
    let (head, info) = house.ask("POST", "/api/host/enter", "", json!({ "secret": secret }));
    let set = head
        .lines()
        .find_map(|row| row.strip_prefix("set-cookie: "))
        .unwrap_or_else(|| panic!("{head} {info}"));
    let cookie = set.split(';').next().expect("a cookie").to_owned();
    let (_, closed) = house.ask("POST", "/api/host/close", &cookie, json!({ "closed": true }));
    assert!(closed["closedSince"].is_u64(), "{closed}");
    drop(house); // SIGKILL

    let house = House::open(folder, &log);
    let (_, info) = house.ask("GET", "/api/host", &cookie, json!({}));
    assert_eq!(
        (&info["closedSince"], &info["acts"]),
        (&closed["closedSince"], &closed["acts"])
    );
    assert_eq!(info["acts"][0]["what"], "closed");
    let (head, _) = house.ask("POST", "/api/host/enter", "", json!({ "secret": secret }));
    assert!(head.starts_with("HTTP/1.1 403"), "{head}");
    let remarks = info["remarks"].as_array().expect("what the log warned of");
    assert!(
        remarks
            .iter()
            .any(|remark| remark["words"].as_str().unwrap().contains("closed for maintenance")),
        "{remarks:?}"
    );
    let newer = host_link(folder).expect("another link");
    drop(house);

    let log = fs::read_to_string(folder.join("log")).expect("a log");
    assert!(
        log.contains("the host: closed") && log.contains("the host: came-in"),
        "each act has its line"
    );
    let word = cookie.split_once('=').expect("a cookie").1;
    for key in [
        secret,
        word,
        &word[word.len() - 32..],
        newer.split_once('#').expect("a link").1,
    ] {
        assert!(!log.contains(key), "a key stands in the log");
    }
}
