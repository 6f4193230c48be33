//! The house's log and figures tell nothing of those who play: neither names, nor what lets somebody in.

use std::{
    fs::File,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::Duration,
};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::{sleep, timeout},
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest},
};

/// Longer than that nobody waits for anything.
const AT_ALL: Duration = Duration::from_secs(120);
/// Where the visitor comes from.
const VISITOR: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 77);
const NAME: &str = "Quetzalcoatlus";

/// A house as a process of its own, which logs all that it can.
struct House {
    process: Process,
    addr: SocketAddr,
    folder: tempfile::TempDir,
}

/// Ends with the test, however that ends.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl House {
    async fn open(folder: tempfile::TempDir) -> House {
        let addr = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr());
        let addr = addr.expect("a free port");
        let log = File::options()
            .create(true)
            .append(true)
            .open(folder.path().join("log"));
        let process = Command::new(env!("CARGO_BIN_EXE_ludogite"))
            .args([
                "serve",
                "--bot-pause-ms",
                "0",
                "--frames-per-second",
                "0",
                "--metrics-for",
                "127.0.0.0/8",
                "--port",
            ])
            .arg(addr.port().to_string())
            .arg("--data")
            .arg(folder.path().join("data"))
            .env("RUST_LOG", "trace")
            .stdout(Stdio::null())
            .stderr(log.expect("a file"))
            .spawn()
            .expect("the house opens");
        let house = House {
            process: Process(process),
            addr,
            folder,
        };
        let answers = async {
            while house.try_ask("GET", "/health", "", "").await.is_none() {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(AT_ALL, answers).await.expect("it answers");
        house
    }

    fn database(&self) -> PathBuf {
        self.folder.path().join("data/ludogite.sqlite")
    }

    /// Closes the house in good order.
    fn close(mut self) -> tempfile::TempDir {
        let asked = Command::new("kill").arg(self.process.0.id().to_string()).status();
        assert!(asked.is_ok_and(|status| status.success()));
        assert!(self.process.0.wait().is_ok_and(|status| status.success()));
        self.folder
    }

    async fn connect(&self) -> Option<TcpStream> {
        let socket = TcpSocket::new_v4().ok()?;
        socket.bind((VISITOR, 0).into()).ok()?;
        socket.connect(self.addr).await.ok()
    }

    /// Head and body of the answer.
    async fn try_ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> Option<(String, String)> {
        let mut stream = self.connect().await?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncookie: {cookie}\r\n\
            content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.addr,
            body.len()
        );
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.ok()?;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n")?;
        Some((head.to_owned(), body.to_owned()))
    }

    async fn ask(&self, method: &str, path: &str, cookie: &str, body: Value) -> Value {
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        let (head, body) = self.try_ask(method, path, cookie, &body).await.expect("an answer");
        assert!(head.starts_with("HTTP/1.1 20"), "{method} {path}: {head}\n{body}");
        serde_json::from_str(&body).unwrap_or(Value::Null)
    }

    async fn socket(&self, path: &str, cookie: &str, hello: Value) -> WebSocketStream<TcpStream> {
        let mut request = format!("ws://{}/ws/{path}", self.addr)
            .into_client_request()
            .expect("an address");
        request
            .headers_mut()
            .insert("cookie", cookie.parse().expect("a cookie"));
        let stream = self.connect().await.expect("the door is there");
        let (mut socket, _) = client_async(request, stream).await.expect("the socket opens");
        socket.send(Message::text(hello.to_string())).await.expect("it is open");
        socket
    }
}

/// The next frame of this type.
async fn awaited(socket: &mut WebSocketStream<TcpStream>, kind: &str) -> Value {
    let comes = async {
        loop {
            let message = socket.next().await.expect("it is open").expect("it is open");
            let Message::Text(text) = message else { continue };
            let frame: Value = serde_json::from_str(&text).expect("frames are JSON");
            if frame["type"] == kind {
                return frame;
            }
        }
    };
    timeout(AT_ALL, comes).await.expect("it comes")
}

fn text(value: &Value, key: &str) -> String {
    value[key]
        .as_str()
        .unwrap_or_else(|| panic!("{key}: {value}"))
        .to_owned()
}

/// A game with a bot, from the first act to the record; what must stand nowhere.
async fn a_game(house: &House) -> (String, Vec<String>) {
    let me = json!({ "name": NAME, "picture": "owl" }).to_string();
    let (head, _) = house.try_ask("PUT", "/api/me", "", &me).await.expect("an answer");
    let cookie = head
        .lines()
        .find_map(|row| row.strip_prefix("set-cookie: "))
        .expect("a cookie");
    let cookie = cookie.split(';').next().expect("a cookie").to_owned();
    let plan =
        json!({ "game": "diamoniak", "seats": [{ "kind": "me" }, { "kind": "bot", "strength": "easy" }], "first": 1 });
    let seated = house.ask("POST", "/api/tables", &cookie, plan).await;
    let (table, key) = (text(&seated, "table"), &seated["keys"][0]);
    let token = text(key, "token");
    let claim = json!({ "seat": 1, "token": token, "nonce": "00112233445566778899aabbccddeeff" });
    let hello = json!({ "type": "hello", "since": null, "claims": [claim] });
    let mut socket = house.socket(&table, &cookie, hello).await;
    let told = awaited(&mut socket, "table").await;
    assert_eq!(told["info"]["sitters"][0]["guest"]["name"], NAME);
    let mut news = awaited(&mut socket, "news").await;
    while news["result"].is_null() {
        if let Some(what) = news["eyes"][0]["legal"].get(0) {
            let act = json!({ "type": "act", "seat": 1, "after": news["seq"], "what": what });
            socket.send(Message::text(act.to_string())).await.expect("it is open");
        }
        news = awaited(&mut socket, "news").await;
    }
    // Something that is no frame, and somebody who has not the key.
    socket
        .send(Message::text(format!("{{\"{token}")))
        .await
        .expect("it is open");
    for what in ["", "/record", "/replay", "/fair", "/review"] {
        house
            .ask("GET", &format!("/api/tables/{table}{what}"), &cookie, Value::Null)
            .await;
    }
    house
        .try_ask("POST", "/api/tables", &cookie, &format!("{{\"{NAME}"))
        .await
        .expect("an answer");
    let value = cookie.split_once('=').expect("a value").1.to_owned();
    (table.clone(), vec![table, token, value])
}

/// An evening with a round that is played; what must stand nowhere.
async fn an_evening(house: &House) -> Vec<String> {
    let plan = json!({ "name": NAME, "games": [{ "game": "yaminos", "options": {} }], "form": "swiss", "seats": 2, "rounds": 3,
        "minutes": null, "bots": null, "unfinished": "draw", "children": false, "typed": true, "language": "fr" });
    let hosted = house.ask("POST", "/api/evenings", "", plan).await;
    let path = format!("/api/evenings/{}", text(&hosted, "evening"));
    let people = json!([{ "picture": "owl", "name": NAME }, { "picture": "cat", "name": "" }]);
    let come = json!({ "people": people, "hall": 1, "device": null });
    let device = house.ask("POST", &format!("{path}/come"), "", come).await;
    let mut hall = house
        .socket(
            &path["/api/".len()..].replace("evenings", "evening"),
            "",
            json!({ "device": device }),
        )
        .await;
    for what in ["round", "close", "end"] {
        let act = json!({ "what": what, "host": hosted["host"] });
        house.ask("POST", &format!("{path}/do"), "", act).await;
        awaited(&mut hall, "evening").await;
    }
    let info = house.ask("GET", &path, "", Value::Null).await;
    house.ask("GET", &format!("{path}/log"), "", Value::Null).await;
    let tables = info["tables"]
        .as_array()
        .expect("tables")
        .iter()
        .map(|table| text(table, "table"));
    let mut secrets: Vec<String> = ["evening", "host", "word"]
        .iter()
        .map(|key| text(&hosted, key))
        .collect();
    secrets.extend(tables);
    // The right to act for a device: whatever in it is long enough not to be a number of somebody.
    let parts = device.as_object().expect("a key").values();
    secrets.extend(parts.filter_map(|part| part.as_str().filter(|part| part.len() > 6).map(str::to_owned)));
    assert!(secrets.len() >= 5, "{hosted} {device}");
    secrets
}

#[tokio::test(flavor = "multi_thread")]
async fn neither_log_nor_figures_name_anybody_or_let_anybody_in() {
    let house = House::open(tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder")).await;
    let (table, mut secrets) = a_game(&house).await;
    secrets.extend(an_evening(&house).await);
    secrets.extend([NAME.to_owned(), VISITOR.to_string()]);
    let (_, mut told) = house.try_ask("GET", "/metrics", "", "").await.expect("an answer");
    assert!(told.contains("ludogite_acts_total"), "{told}");

    // What goes wrong at a table is logged by its number.
    let database = house.database();
    let folder = house.close();
    let db = rusqlite::Connection::open(database).expect("the database");
    db.execute_batch("UPDATE lines SET text = replace(text, ' draw', ' fly') WHERE table_no = 1")
        .expect("nobody else writes");
    drop(db);
    let house = House::open(folder).await;
    let (head, _) = house
        .try_ask("GET", &format!("/api/tables/{table}"), "", "")
        .await
        .expect("an answer");
    assert!(head.starts_with("HTTP/1.1 500"), "{head}");
    let folder = house.close();
    told += &std::fs::read_to_string(folder.path().join("log")).expect("the log");
    assert!(told.contains("table=1"), "{told}");
    let rows = |secret: &str| {
        let found = told.lines().filter(|row| row.contains(secret));
        found.take(3).map(str::to_owned).collect::<Vec<_>>()
    };
    for secret in secrets {
        assert!(rows(&secret).is_empty(), "{secret}: {:#?}", rows(&secret));
    }
}
