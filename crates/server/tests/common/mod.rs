//! A house to try things on: started on a free port, with a data folder of its own, and visited over real sockets.

#![allow(dead_code, reason = "every test uses some of it")]

pub mod night;

use std::{
    collections::BTreeMap,
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    time::Duration,
};

use futures_util::{SinkExt, StreamExt};
use rusqlite::Connection;
use serde_json::{Value, json};
use server::{Config, Running, StoreAt};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{self, Message, client::IntoClientRequest},
};

/// Nothing here takes longer, unless it is broken: not even on a machine that does ten other things.
pub const SOON: Duration = Duration::from_secs(60);

pub struct House {
    pub addr: SocketAddr,
    pub data: PathBuf,
    running: Option<Running>,
}

/// `LUDO_STORE=postgres`: every house here that does not say otherwise keeps its tables in PostgreSQL.
pub fn on_postgres() -> bool {
    std::env::var_os("LUDO_STORE").is_some_and(|store| store == "postgres")
}

/// The house has no file here that a test could look at, and it is said.
pub fn has_no_file() -> bool {
    if on_postgres() {
        println!("this is about the house's file: there is nothing to try on PostgreSQL");
    }
    on_postgres()
}

/// Each data folder has a database of its own, which stays while the house is closed.
fn store_of(data: &Path) -> StoreAt {
    static DATABASES: Mutex<BTreeMap<PathBuf, String>> = Mutex::new(BTreeMap::new());
    if !on_postgres() {
        return StoreAt::Folder;
    }
    let mut databases = DATABASES.lock().unwrap_or_else(PoisonError::into_inner);
    let database = databases
        .entry(data.to_owned())
        .or_insert_with(postgres_trial::database);
    database.parse().expect("an address")
}

/// A data folder that no other test uses.
pub fn data_folder() -> PathBuf {
    tempfile::tempdir().expect("a folder").keep()
}

impl House {
    pub async fn open() -> House {
        House::open_with(|_| {}).await
    }

    pub async fn open_with(change: impl FnOnce(&mut Config)) -> House {
        House::open_on(data_folder(), change).await
    }

    pub async fn open_on(data: PathBuf, change: impl FnOnce(&mut Config)) -> House {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), &data);
        config.store = store_of(&data);
        config.bot_pause_ms = 0;
        config.limits.frames_per_second = 0;
        config.limits.frames_per_address = 0;
        config.limits.changes_per_minute = 0;
        config.limits.visits_per_minute = 0;
        config.limits.looks_per_minute = 0;
        change(&mut config);
        let running = server::start(config).await.expect("the house opens");
        House {
            addr: running.addr,
            data,
            running: Some(running),
        }
    }

    /// Closes the house in good order; its data stay.
    pub async fn close(mut self) -> PathBuf {
        let running = self.running.take().expect("it is open");
        running.stop().await.expect("the house closes in good order");
        std::mem::take(&mut self.data)
    }

    /// Waits until the house closes by itself; its data stay. Why it closed.
    pub async fn fails(mut self) -> (PathBuf, String) {
        let running = self.running.take().expect("it is open");
        timeout(SOON, running.failed()).await.expect("it closes by itself");
        let why = running.stop().await.expect_err("it says why");
        (std::mem::take(&mut self.data), format!("{why:#}"))
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], None).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        let json = [("content-type", "application/json")];
        self.ask("POST", path, &json, Some(&body.to_string())).await
    }

    pub async fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: Option<&str>) -> Answer {
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n",
            self.addr
        );
        for (name, value) in headers {
            request += &format!("{name}: {value}\r\n");
        }
        let body = body.unwrap_or_default();
        request += &format!("content-length: {}\r\n\r\n{body}", body.len());
        self.exchange(request.as_bytes(), false).await
    }

    /// Sends these very bytes and reads whatever comes back. `hang_up`: nothing more will be sent, so do not wait for it.
    pub async fn exchange(&self, request: &[u8], hang_up: bool) -> Answer {
        let mut stream = TcpStream::connect(self.addr).await.expect("the house answers");
        let mut bytes = Vec::new();
        // A server may answer and close before it has read all; what it said still counts.
        let _ = stream.write_all(request).await;
        if hang_up {
            let _ = stream.shutdown().await;
        }
        let _ = timeout(SOON, stream.read_to_end(&mut bytes))
            .await
            .expect("an answer comes");
        Answer::read(&bytes)
    }

    /// Sets a table up and gives its id and keys.
    pub async fn set_up(&self, plan: Value) -> (String, Vec<Value>) {
        let answer = self.post("/api/tables", &plan).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        seated(&answer)
    }

    pub async fn page(&self, table: &str) -> Page {
        self.try_page(table, &[]).await.expect("the socket opens")
    }

    pub async fn try_page(&self, table: &str, headers: &[(&'static str, &str)]) -> Result<Page, tungstenite::Error> {
        let mut request = format!("ws://{}/ws/{table}", self.addr).into_client_request()?;
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        let (socket, _) = connect_async(request).await?;
        Ok(Page { socket })
    }

    /// A page that has said hello with these keys, and read the table that comes first.
    pub async fn visit(&self, table: &str, keys: &[Value], since: Option<u64>) -> Page {
        let mut page = self.page(table).await;
        page.hello(keys, since).await;
        page
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if self.data.as_os_str().is_empty() {
            return; // closed in good order: whoever closed it has the data
        }
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

pub fn seated(answer: &Answer) -> (String, Vec<Value>) {
    let seated = answer.json();
    let keys = seated["keys"].as_array().expect("keys").clone();
    (seated["table"].as_str().expect("a table").to_owned(), keys)
}

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    fn read(bytes: &[u8]) -> Answer {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        Answer {
            status: status.unwrap_or(0),
            head: head.to_owned(),
            body: body.to_owned(),
        }
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub fn code(&self) -> String {
        self.json()["code"].as_str().expect("a problem").to_owned()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines
            .find(|(found, _)| found.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
    }
}

/// A page's end of a socket.
pub struct Page {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Page {
    pub async fn hello(&mut self, keys: &[Value], since: Option<u64>) {
        let claims: Vec<Value> = keys.iter().map(claim).collect();
        self.say(json!({ "type": "hello", "since": since, "claims": claims }))
            .await;
    }

    pub async fn say(&mut self, frame: Value) {
        self.say_text(frame.to_string()).await;
    }

    pub async fn say_text(&mut self, text: String) {
        self.say_message(Message::text(text)).await.expect("the socket is open");
    }

    pub async fn say_message(&mut self, message: Message) -> Result<(), tungstenite::Error> {
        self.socket.send(message).await
    }

    pub async fn act(&mut self, seat: u64, after: u64, what: &str) {
        self.say(json!({ "type": "act", "seat": seat, "after": after, "what": what }))
            .await;
    }

    /// The next frame; None when the socket is closed.
    /// Asks what to do, and tells the code of why nobody says it.
    pub async fn is_not_helped(&mut self, seat: u64) -> Value {
        self.say(json!({ "type": "hint", "seat": seat, "mine": null })).await;
        self.await_type("trouble").await["problem"]["code"].clone()
    }

    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let message = timeout(SOON, self.socket.next()).await.expect("a frame comes");
            match message {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).expect("frames are JSON")),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Reads on until a frame of this type comes.
    pub async fn await_type(&mut self, wanted: &str) -> Value {
        loop {
            let frame = self.next().await.unwrap_or_else(|| panic!("closed before {wanted}"));
            if frame["type"] == wanted {
                return frame;
            }
        }
    }

    /// The acknowledgement of an act, and the news of it.
    pub async fn await_ack_and_news(&mut self) -> (Value, Value) {
        let ack = self.await_type("ack").await;
        (ack, self.await_type("news").await)
    }

    /// Nothing has been sent to this page that it has not read: the answer to a ping is the next thing that comes.
    pub async fn has_read_all(&mut self) -> bool {
        self.unread().await.is_empty()
    }

    /// All that has been sent to this page and that it has not read.
    pub async fn unread(&mut self) -> Vec<Value> {
        self.say(json!({ "type": "ping", "n": 77 })).await;
        let mut unread = Vec::new();
        loop {
            let frame = self.next().await.expect("the socket is open");
            if frame == json!({ "type": "pong", "n": 77 }) {
                return unread;
            }
            unread.push(frame);
        }
    }

    /// The code with which the house closes the socket.
    pub async fn close_code(&mut self) -> Option<u16> {
        loop {
            match timeout(SOON, self.socket.next()).await.expect("the socket closes") {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}

pub fn claim(key: &Value) -> Value {
    json!({ "seat": key["seat"], "token": key["token"], "nonce": "00112233445566778899aabbccddeeff" })
}

/// The actions open to a seat, as the news tell.
pub fn legal(news: &Value, seat: u64) -> Vec<String> {
    let eyes = news["eyes"].as_array().expect("eyes");
    let mine = eyes.iter().find(|eyes| eyes["seat"] == seat);
    let legal = mine.and_then(|eyes| eyes["legal"].as_array());
    legal
        .into_iter()
        .flatten()
        .map(|what| what.as_str().expect("notation").to_owned())
        .collect()
}

/// A table of two people, both on devices of their own.
pub fn two_people() -> Value {
    json!({ "game": "diamoniak", "seats": [{ "kind": "me" }, { "kind": "person" }], "first": 1 })
}

/// One person against a bot.
pub fn against_us() -> Value {
    json!({ "game": "diamoniak", "seats": [{ "kind": "me" }, { "kind": "bot", "strength": "easy" }], "first": 1 })
}

/// Nobody writes to a house's database as long as this is kept.
pub struct Lock(Connection);

pub fn lock(data: &Path) -> Lock {
    let db = database(data);
    db.execute_batch("BEGIN IMMEDIATE").expect("nobody else has it");
    Lock(db)
}

impl Lock {
    pub fn release(self) {
        self.0.execute_batch("ROLLBACK").expect("it was locked");
    }
}

/// A database with something in it that may go, and how many pages it has.
pub struct Filled {
    pub pages: u32,
    db: Connection,
}

pub fn fill(data: &Path) -> Filled {
    let db = database(data);
    db.execute_batch("CREATE TABLE filler (x); INSERT INTO filler VALUES (zeroblob(1000 * 4096))")
        .expect("there is room");
    let pages = db
        .query_row("PRAGMA page_count", [], |row| row.get(0))
        .expect("a number");
    Filled { pages, db }
}

impl Filled {
    pub fn make_room(self) {
        self.db.execute_batch("DROP TABLE filler").expect("nobody writes");
    }
}

/// From now on the disk refuses whatever is appended, until it is mended.
pub fn break_disk(data: &Path) -> impl FnOnce() + use<> {
    let db = database(data);
    let refuse = "CREATE TRIGGER refuse BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'refused'); END";
    db.execute_batch(refuse).expect("nobody else writes for long");
    move || db.execute_batch("DROP TRIGGER refuse").expect("nobody writes")
}

/// As if a table's log had grown to so many lines: somebody went and came back, over and over.
pub fn lengthen(data: &Path, table: &str, lines: usize) {
    let mut db = database(data);
    let find = "SELECT no FROM tables WHERE id = ?1";
    let no: i64 = db.query_row(find, [table], |row| row.get(0)).expect("it is there");
    let text = |seq: usize| format!("0 1 ~{}", if seq % 2 == 1 { "leave" } else { "back" });
    let transaction = db.transaction().expect("nobody else writes");
    for seq in 1..=lines {
        let insert = "INSERT INTO lines (table_no, seq, text) VALUES (?1, ?2, ?3)";
        transaction
            .execute(insert, (no, seq as i64, text(seq)))
            .expect("it is written");
    }
    transaction.commit().expect("it is written");
}

/// Is there anything of this table on disk?
pub fn is_stored(data: &Path, table: &str) -> bool {
    let find = "SELECT count(*) FROM tables WHERE id = ?1";
    let found: i64 = database(data)
        .query_row(find, [table], |row| row.get(0))
        .expect("it can be read");
    found > 0
}

/// The phase of a table, as it stands on disk.
pub fn phase(data: &Path, table: &str) -> String {
    let find = "SELECT phase FROM tables WHERE id = ?1";
    let phase = database(data).query_row(find, [table], |row| row.get(0));
    phase.expect("it can be read")
}

fn database(data: &Path) -> Connection {
    Connection::open(data.join("ludogite.sqlite")).expect("the database is there")
}
