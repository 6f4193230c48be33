//! `kill -9` during games over sockets: no acknowledged move is lost, and every client is back.
//! Five times on each store; a thousand times with `LUDO_LONG=1`. And a house that is asked to close in the midst of games does so in good
//! order; in the long form it is gone within a second.
//!
//! Every client is back within three seconds of the moment at which the house answers again; in the long form within three
//! seconds of the kill. Both by a clock that counts only the time that this machine gives us, because it may build other
//! things meanwhile; what a clock on the wall says is printed.

use std::{
    collections::BTreeMap,
    net::{SocketAddr, TcpListener},
    path::PathBuf,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use futures_util::{SinkExt, StreamExt};
use ludo::laws::is_long;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::Mutex,
    task::JoinHandle,
    time::{MissedTickBehavior, interval, sleep, timeout},
};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

const CLIENTS: usize = 8;
const BACK_WITHIN: Duration = Duration::from_secs(3);
#[cfg(unix)]
const GONE_WITHIN: Duration = Duration::from_secs(1);
/// How often the machine should give us time.
const BEAT: Duration = Duration::from_millis(10);
/// Longer than that nobody waits for anything.
const AT_ALL: Duration = Duration::from_secs(120);

/// How the page comes back (`web/src/lib/net.ts`): soon at first, then less often, each a little different.
const FIRST_RETRY_MS: u64 = 150;
const LAST_RETRY_MS: u64 = 1500;

/// One after the other: each is timed.
static ALONE: Mutex<()> = Mutex::const_new(());

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_move_is_lost() {
    let _alone = ALONE.lock().await;
    outlives_kills("sqlite".to_owned()).await;
    outlives_kills(postgres_trial::database()).await;
}

/// Though some do not read what they are told; and those who play are back in the next house, with all that was acknowledged.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn who_is_asked_to_close_does_so_in_good_order() {
    let _alone = ALONE.lock().await;
    closes("sqlite".to_owned()).await;
    closes(postgres_trial::database()).await;
}

#[cfg(unix)]
async fn closes(store: String) {
    let world = Arc::new(World::new(store));
    let mut house = open(&world);
    let clients = clients(&world);
    world.wait_for_all(0).await;
    let mut deaf = Vec::new();
    for number in 0..CLIENTS {
        let mut client = Client::new(world.clone(), number);
        client.sit_down().await;
        deaf.push(client.greet().await.expect("the house is open"));
    }
    let (asked, beats) = (world.now_ms(), Beats::start());
    let kill = Command::new("kill").arg(house.0.id().to_string()).status();
    assert!(kill.expect("there is such a command").success());
    let ended = async {
        loop {
            match house.0.try_wait().expect("it can be asked") {
                Some(ended) => return ended,
                None => sleep(Duration::from_millis(5)).await,
            }
        }
    };
    let ended = timeout(AT_ALL, ended).await.expect("it ends");
    let gone = beats.passed();
    println!("gone after {gone:.2?}");
    assert!(ended.success(), "{ended}, after {gone:.2?}");
    assert!(!is_long() || gone <= GONE_WITHIN, "after {gone:.2?}");
    assert!(
        TcpStream::connect(world.addr).await.is_err(),
        "nobody is let in any more"
    );
    drop(deaf);
    house = open(&world);
    world.wait_for_all(asked).await;
    world.closing.store(true, Ordering::Relaxed);
    for client in clients {
        client.await.expect("every client came through");
    }
    house.kill();
    std::fs::remove_dir_all(&world.data).expect("the data are ours");
}

/// They play from now on, each at tables of her own.
fn clients(world: &Arc<World>) -> Vec<JoinHandle<(u64, u64)>> {
    let client = |number| tokio::spawn(Client::new(world.clone(), number).play());
    (0..CLIENTS).map(client).collect()
}

async fn outlives_kills(store: String) {
    let kills = if is_long() { 1000 } else { 5 };
    let world = Arc::new(World::new(store));
    let mut house = open(&world);
    let clients = clients(&world);
    // The first time there is nothing to come back to, but a binary to load from disk.
    world.wait_for_all(0).await;
    let beats = Beats::start();
    let (mut after_kill, mut after_answer, mut on_the_wall) = Default::default();
    for kill in 0..kills {
        // At different moments, so that it hits different things.
        sleep(Duration::from_millis(200 + kill * 97 % 600)).await;
        let (killed, gone, wall) = (world.now_ms(), beats.passed(), Instant::now());
        house.kill();
        house = open(&world);
        world.answers().await;
        let answered = beats.passed();
        world.wait_for_all(killed).await;
        after_answer = beats.passed().saturating_sub(answered).max(after_answer);
        after_kill = beats.passed().saturating_sub(gone).max(after_kill);
        on_the_wall = wall.elapsed().max(on_the_wall);
        let counts = if is_long() { after_kill } else { after_answer };
        assert!(counts <= BACK_WITHIN, "somebody was away for {counts:.1?}");
    }
    world.closing.store(true, Ordering::Relaxed);
    let (mut acks, mut games) = (0, 0);
    for client in clients {
        let (played, finished) = client.await.expect("every client came through");
        acks += played;
        games += finished;
    }
    house.kill();
    println!("{kills} kills, {games} games, {acks} acknowledged moves, none lost");
    println!(
        "all were back within {after_kill:.1?} of a kill ({on_the_wall:.1?} on the wall), {after_answer:.1?} after the house \
        answered again"
    );
    assert!(acks > kills * CLIENTS as u64, "hardly anything was played");
    std::fs::remove_dir_all(&world.data).expect("the data are ours");
}

/// The process of the house; it ends with the test, however that ends.
struct House(Child);

impl House {
    /// `kill -9`: nothing is said, nothing is put in order.
    fn kill(&mut self) {
        self.0.kill().expect("the house can be killed");
        self.0.wait().expect("it is dead");
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn open(world: &World) -> House {
    let process = Command::new(env!("CARGO_BIN_EXE_ludogite"))
        .args([
            "serve",
            "--bot-pause-ms",
            "0",
            "--changes-per-minute",
            "0",
            "--frames-per-second",
            "0",
        ])
        .args(["--tables-per-guest", "100000", "--port", &world.addr.port().to_string()])
        .arg("--data")
        .arg(&world.data)
        .env("LUDOGITE_STORE", &world.store)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    House(process.expect("the house opens"))
}

/// What the killer and the clients share.
struct World {
    addr: SocketAddr,
    data: PathBuf,
    store: String,
    started: Instant,
    /// When each client was last welcomed at her table.
    welcomed: [AtomicU64; CLIENTS],
    /// Finish the game and go.
    closing: AtomicBool,
}

impl World {
    fn new(store: String) -> World {
        // A port that is free now; the house comes back on the same one.
        let addr = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr());
        World {
            addr: addr.expect("a free port"),
            data: tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))
                .expect("a folder")
                .keep(),
            store,
            started: Instant::now(),
            welcomed: Default::default(),
            closing: AtomicBool::new(false),
        }
    }

    fn now_ms(&self) -> u64 {
        self.started.elapsed().as_millis() as u64 + 1
    }

    /// The house is open again.
    async fn answers(&self) {
        self.ask("GET", "/health", "").await;
    }

    /// Every client is welcomed at her table again.
    async fn wait_for_all(&self, since: u64) {
        let all_back = async {
            while self.welcomed.iter().any(|at| at.load(Ordering::Relaxed) <= since) {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(AT_ALL, all_back).await.expect("every client comes back");
    }

    /// Asks until there is an answer.
    async fn ask(&self, method: &str, path: &str, body: &str) -> String {
        let answered = async {
            loop {
                if let Some(answer) = self.try_ask(method, path, body).await {
                    return answer;
                }
                sleep(Duration::from_millis(20)).await;
            }
        };
        let answer = timeout(AT_ALL, answered).await;
        answer.unwrap_or_else(|_| panic!("{method} {path}: no answer"))
    }

    async fn try_ask(&self, method: &str, path: &str, body: &str) -> Option<String> {
        let mut stream = TcpStream::connect(self.addr).await.ok()?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
            content-length: {}\r\n\r\n{body}",
            self.addr,
            body.len()
        );
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        head.starts_with("HTTP/1.1 20").then(|| body.to_owned())
    }
}

/// A clock that stands still while the machine has no time for us, because it builds other things or because it sleeps.
struct Beats(Arc<AtomicU64>);

impl Beats {
    fn start() -> Beats {
        let beats = Arc::new(AtomicU64::new(0));
        let counted = beats.clone();
        tokio::spawn(async move {
            let mut beat = interval(BEAT);
            beat.set_missed_tick_behavior(MissedTickBehavior::Skip);
            loop {
                beat.tick().await;
                counted.fetch_add(1, Ordering::Relaxed);
            }
        });
        Beats(beats)
    }

    fn passed(&self) -> Duration {
        BEAT * self.0.load(Ordering::Relaxed) as u32
    }
}

/// Plays game after game, and comes back as the page does.
struct Client {
    world: Arc<World>,
    number: usize,
    table: String,
    key: Value,
    /// The newest line she was told of.
    seen: u64,
    /// Sent and not answered yet: sent again after coming back.
    unanswered: Option<(u64, String)>,
    acked: BTreeMap<u64, String>,
    legal: Vec<Value>,
    over: bool,
    acks: u64,
    games: u64,
}

impl Client {
    fn new(world: Arc<World>, number: usize) -> Client {
        Client {
            world,
            number,
            table: String::new(),
            key: Value::Null,
            seen: 0,
            unanswered: None,
            acked: BTreeMap::new(),
            legal: Vec::new(),
            over: false,
            acks: 0,
            games: 0,
        }
    }

    async fn play(mut self) -> (u64, u64) {
        loop {
            self.sit_down().await;
            let mut retries = 0;
            while !self.visit(&mut retries).await {
                let wait = (FIRST_RETRY_MS << retries).min(LAST_RETRY_MS);
                retries = (retries + 1).min(10);
                sleep(Duration::from_millis(
                    wait * (75 + 50 * self.number as u64 / CLIENTS as u64) / 100,
                ))
                .await;
            }
            self.check_record().await;
            if self.world.closing.load(Ordering::Relaxed) {
                return (self.acks, self.games);
            }
        }
    }

    async fn sit_down(&mut self) {
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "strength": "easy" }]);
        let plan = json!({ "game": "diamoniak", "seats": seats, "first": 1 }).to_string();
        let seated: Value = serde_json::from_str(&self.world.ask("POST", "/api/tables", &plan).await).expect("a seat");
        self.table = seated["table"].as_str().expect("a table").to_owned();
        self.key = seated["keys"][0].clone();
        self.seen = 0;
        self.unanswered = None;
        self.acked.clear();
        self.legal.clear();
        self.over = false;
    }

    /// A socket to her table that has said hello.
    async fn greet(&self) -> Option<WebSocketStream<MaybeTlsStream<TcpStream>>> {
        let url = format!("ws://{}/ws/{}", self.world.addr, self.table);
        let (mut socket, _) = connect_async(url).await.ok()?;
        let nonce = format!("{:032x}", self.number);
        let claim = json!({ "seat": self.key["seat"], "token": self.key["token"], "nonce": nonce });
        let since = (self.seen > 0).then_some(self.seen);
        let hello = json!({ "type": "hello", "since": since, "claims": [claim] });
        socket.send(Message::text(hello.to_string())).await.ok()?;
        Some(socket)
    }

    /// Plays until the game is over (true) or the line is lost (false).
    async fn visit(&mut self, retries: &mut u32) -> bool {
        let Some(mut socket) = self.greet().await else {
            return false;
        };
        let mut frames: Vec<Value> = self.unanswered.as_ref().map(act).into_iter().collect();
        loop {
            for frame in frames.drain(..) {
                if socket.send(Message::text(frame.to_string())).await.is_err() {
                    return false;
                }
            }
            let Some(Ok(message)) = socket.next().await else {
                return false;
            };
            let Message::Text(text) = message else { continue };
            let frame: Value = serde_json::from_str(&text).expect("frames are JSON");
            match frame["type"].as_str().expect("a type") {
                "table" => {
                    *retries = 0;
                    self.world.welcomed[self.number].store(self.world.now_ms(), Ordering::Relaxed);
                }
                "ack" => self.acknowledged(&frame),
                "news" => self.read(&frame),
                "refused" | "trouble" => panic!("{frame}"),
                _ => {}
            }
            if self.over && self.unanswered.is_none() {
                return true;
            }
            frames.extend(self.decide());
        }
    }

    fn acknowledged(&mut self, ack: &Value) {
        let (after, seq) = (ack["after"].as_u64(), ack["seq"].as_u64().expect("a number"));
        if let Some((_, what)) = self.unanswered.take_if(|(sent, _)| Some(*sent) == after) {
            self.acked.insert(seq, what);
            self.acks += 1;
        }
    }

    /// What was told once is never untold.
    fn read(&mut self, news: &Value) {
        let seq = news["seq"].as_u64().expect("a number");
        let told = self.seen;
        assert!(seq >= told, "line {told} was told, but now there are only {seq}");
        self.seen = seq;
        self.over = !news["result"].is_null();
        self.legal = news["eyes"][0]["legal"].as_array().expect("a list").clone();
    }

    fn decide(&mut self) -> Option<Value> {
        if self.unanswered.is_some() || self.legal.is_empty() {
            return None;
        }
        let what = self.legal[self.seen as usize % self.legal.len()].as_str()?.to_owned();
        self.legal.clear(); // until the next news
        self.unanswered = Some((self.seen, what));
        self.unanswered.as_ref().map(act)
    }

    /// Every acknowledged move stands in the record, where it was said to stand.
    async fn check_record(&mut self) {
        let path = format!("/api/tables/{}/record", self.table);
        let record = self.world.ask("GET", &path, "").await;
        let (_, lines) = record.split_once("\n\n").expect("a header and lines");
        let lines: Vec<&str> = lines.lines().collect();
        for (seq, what) in &self.acked {
            let line = lines[*seq as usize - 1].split_once(' ').expect("milliseconds").1;
            assert_eq!(line, format!("1 {what}"), "line {seq} of table {}", self.table);
        }
        self.games += 1;
    }
}

fn act((after, what): &(u64, String)) -> Value {
    json!({ "type": "act", "seat": 1, "after": after, "what": what })
}
