//! The house by https, with a certificate of its own: the page by HTTP/2, sockets, and the same limits as without.

mod common;

use std::{
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use common::{House, two_people};
use futures_util::{SinkExt, StreamExt};
use h2::{Ping, PingPong, client::SendRequest};
use http_body_util::{BodyExt, Full};
use hyper::{
    Request, Response,
    body::{Bytes, Incoming},
};
use hyper_util::rt::{TokioExecutor, TokioIo};
use serde_json::{Value, json};
use server::{Config, Tls};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_rustls::{
    TlsConnector,
    client::TlsStream,
    rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::CertificateDer},
};
use tokio_tungstenite::tungstenite::Message;

/// A certificate for this machine, its key, and where both lie.
struct Papers {
    folder: tempfile::TempDir,
    trusted: Vec<CertificateDer<'static>>,
}

impl Papers {
    fn new() -> Papers {
        let mut papers = Papers {
            folder: tempfile::tempdir().expect("a folder"),
            trusted: Vec::new(),
        };
        papers.renew();
        papers
    }

    /// Another one takes the place of the one before, as a program that fetches certificates does it.
    fn renew(&mut self) {
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
        std::fs::write(self.path("cert.pem"), made.cert.pem()).expect("it is ours");
        std::fs::write(self.path("key.pem"), made.signing_key.serialize_pem()).expect("it is ours");
        self.trusted.push(made.cert.der().clone());
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn tls(&self) -> Tls {
        Tls {
            cert: self.path("cert.pem"),
            key: self.path("key.pem"),
            redirect_port: None,
            acme: None,
        }
    }

    /// A connection to the house, by this protocol.
    async fn connect(&self, house: &House, protocol: &str) -> std::io::Result<TlsStream<TcpStream>> {
        let mut roots = RootCertStore::empty();
        for trusted in &self.trusted {
            roots.add(trusted.clone()).expect("a certificate");
        }
        let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let builder = builder.with_safe_default_protocol_versions().expect("some are safe");
        let mut config = builder.with_root_certificates(roots).with_no_client_auth();
        config.alpn_protocols = vec![protocol.as_bytes().to_vec()];
        let stream = TcpStream::connect(house.addr).await?;
        let connector = TlsConnector::from(Arc::new(config));
        connector.connect("localhost".try_into().expect("a name"), stream).await
    }
}

async fn open(papers: &Papers, change: impl FnOnce(&mut Config)) -> House {
    House::open_with(|config| {
        config.tls = Some(papers.tls());
        change(config);
    })
    .await
}

async fn ask_http1(stream: &mut TlsStream<TcpStream>, path: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("it listens");
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

async fn ask_http2(papers: &Papers, house: &House, request: Request<Full<&'static [u8]>>) -> Response<Incoming> {
    let stream = papers.connect(house, "h2").await.expect("it opens");
    assert_eq!(stream.get_ref().1.alpn_protocol(), Some(&b"h2"[..]));
    let shaken = hyper::client::conn::http2::handshake(TokioExecutor::new(), TokioIo::new(stream)).await;
    let (mut sender, connection) = shaken.expect("it speaks HTTP/2");
    tokio::spawn(connection);
    sender.send_request(request).await.expect("it answers")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_house_answers_by_https_and_cookies_never_travel_without() {
    let papers = Papers::new();
    let house = open(&papers, |_| {}).await;
    let answer = ask_http1(
        &mut papers.connect(&house, "http/1.1").await.expect("it opens"),
        "/api/me",
    )
    .await;
    let answer = answer.to_lowercase();
    assert!(answer.starts_with("http/1.1 200"), "{answer}");
    assert!(
        answer.contains("strict-transport-security: max-age") && answer.contains("; secure"),
        "{answer}"
    );
    let request = Request::get("https://localhost/api/games").body(Full::default());
    let games = ask_http2(&papers, &house, request.expect("a request")).await;
    assert_eq!(games.status(), 200);
    let games = games.into_body().collect().await.expect("all of it").to_bytes();
    assert!(String::from_utf8_lossy(&games).contains("diamoniak"), "{games:?}");
}

/// By HTTP/2 the house's name stands elsewhere, and is the same: our page may act, and others may not.
#[tokio::test(flavor = "multi_thread")]
async fn only_our_own_page_acts_by_http2() {
    let papers = Papers::new();
    let house = open(&papers, |_| {}).await;
    for (origin, status) in [("https://localhost", 201), ("https://elsewhere.example", 403)] {
        let plan: &'static [u8] = two_people().to_string().leak().as_bytes();
        let request = Request::post("https://localhost/api/tables")
            .header("content-type", "application/json")
            .header("origin", origin)
            .body(Full::new(plan))
            .expect("a request");
        assert_eq!(ask_http2(&papers, &house, request).await.status(), status, "{origin}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_played_over_encrypted_sockets() {
    let papers = Papers::new();
    let house = open(&papers, |_| {}).await;
    let plan: &'static [u8] = common::against_us().to_string().leak().as_bytes();
    let request = Request::post("https://localhost/api/tables")
        .header("content-type", "application/json")
        .body(Full::new(plan))
        .expect("a request");
    let seated = ask_http2(&papers, &house, request).await.into_body().collect().await;
    let seated: Value = serde_json::from_slice(&seated.expect("all of it").to_bytes()).expect("JSON");
    let table = seated["table"].as_str().expect("a table");
    let stream = papers.connect(&house, "http/1.1").await.expect("it opens");
    let socket = tokio_tungstenite::client_async(format!("wss://localhost/ws/{table}"), stream).await;
    let (mut socket, _) = socket.expect("the socket opens");
    let claims: Vec<Value> = seated["keys"]
        .as_array()
        .expect("keys")
        .iter()
        .map(common::claim)
        .collect();
    let hello = json!({ "type": "hello", "since": null, "claims": claims }).to_string();
    socket.send(Message::text(hello)).await.expect("it is open");
    let act = json!({ "type": "act", "seat": 1, "after": 0, "what": "draw" }).to_string();
    socket.send(Message::text(act)).await.expect("it is open");
    let acknowledged = async {
        loop {
            let message = socket.next().await.expect("it is open").expect("it is open");
            if message.to_text().is_ok_and(|text| text.contains("\"ack\"")) {
                return;
            }
        }
    };
    timeout(common::SOON, acknowledged).await.expect("it is acknowledged");
}

/// Who connects and says nothing, or something that is no https, is let go; and nobody holds more than her share.
#[tokio::test(flavor = "multi_thread")]
async fn connections_are_held_to_the_same_limits() {
    let papers = Papers::new();
    let house = open(&papers, |config| {
        config.limits.request_within = Duration::from_millis(300);
        config.limits.connections_per_address = 3;
    })
    .await;
    let mut silent = TcpStream::connect(house.addr).await.expect("it listens");
    let mut plain = TcpStream::connect(house.addr).await.expect("it listens");
    plain
        .write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
        .await
        .expect("it listens");
    for stream in [&mut silent, &mut plain] {
        let mut heard = Vec::new();
        let ended = timeout(common::SOON, stream.read_to_end(&mut heard)).await;
        let _ = ended.expect("it is closed");
        assert!(!heard.starts_with(b"HTTP"), "nothing is said in the clear");
    }
    let mut here = Vec::new();
    while here.len() < 3 {
        // Those who were let go are counted no longer soon after.
        here.extend(papers.connect(&house, "http/1.1").await.ok());
    }
    assert!(
        papers.connect(&house, "http/1.1").await.is_err(),
        "that is one too many"
    );
    let answer = ask_http1(&mut here[0], "/health").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "who is there stays: {answer}");
}

/// Somebody who speaks HTTP/2, and takes so many bytes of each answer until she says that she takes more.
async fn speaks_http2(papers: &Papers, house: &House, takes: u32) -> (SendRequest<Bytes>, PingPong) {
    let stream = papers.connect(house, "h2").await.expect("it opens");
    let shaken = h2::client::Builder::new()
        .initial_window_size(takes)
        .handshake(stream)
        .await;
    let (sender, mut connection) = shaken.expect("it speaks HTTP/2");
    let pings = connection.ping_pong().expect("nobody has them");
    tokio::spawn(connection);
    (sender, pings)
}

fn long_answer() -> Request<()> {
    Request::get("https://localhost/api/openapi.json")
        .body(())
        .expect("a request")
}

/// Pings and is answered, until the house lets her go.
async fn pings_on(mut pings: PingPong) {
    let ping_on = async {
        while pings.ping(Ping::opaque()).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(common::SOON, ping_on).await.expect("the house lets go");
}

/// By HTTP/2 nothing is stuck on the line when nobody takes an answer, and pings go to and fro: she is let go all the same.
#[tokio::test(flavor = "multi_thread")]
async fn who_takes_no_answer_by_http2_is_not_waited_for() {
    let papers = Papers::new();
    let house = open(&papers, |config| config.limits.read_within = Duration::from_secs(1)).await;
    let (mut sender, pings) = speaks_http2(&papers, &house, 0).await;
    let (answer, _) = sender.send_request(long_answer(), true).expect("it is asked");
    let answer = answer.await.expect("it answers");
    assert_eq!(answer.status(), 200);
    pings_on(pings).await;
    drop(answer); // before, it would have been cancelled
}

#[tokio::test(flavor = "multi_thread")]
async fn pings_alone_keep_no_connection() {
    let papers = Papers::new();
    let house = open(&papers, |config| config.limits.idle = Duration::from_secs(1)).await;
    let (_sender, pings) = speaks_http2(&papers, &house, 0).await;
    pings_on(pings).await;
}

/// Who reads slowly, but reads, has all of it in the end.
#[tokio::test(flavor = "multi_thread")]
async fn who_takes_an_answer_slowly_has_all_of_it() {
    let papers = Papers::new();
    let within = Duration::from_secs(1);
    let house = open(&papers, |config| config.limits.read_within = within).await;
    let (mut sender, _pings) = speaks_http2(&papers, &house, 8 * 1024).await;
    let (answer, _) = sender.send_request(long_answer(), true).expect("it is asked");
    let mut body = answer.await.expect("it answers").into_body();
    let (started, mut taken) = (Instant::now(), Vec::new());
    while let Some(data) = body.data().await {
        let data = data.expect("she is waited for");
        taken.extend_from_slice(&data);
        // Twenty times as fast as it has to be.
        tokio::time::sleep(Duration::from_millis(data.len() as u64 / 20)).await;
        body.flow_control().release_capacity(data.len()).expect("it was taken");
    }
    assert!(
        started.elapsed() > 2 * within,
        "{} bytes were too few for this test",
        taken.len()
    );
    assert!(serde_json::from_slice::<Value>(&taken).is_ok());
}

/// Half a frame of headers, and a byte of the other half now and then.
#[tokio::test(flavor = "multi_thread")]
async fn who_whispers_by_http2_is_not_waited_for() {
    const SETTINGS: [u8; 9] = [0, 0, 0, 4, 0, 0, 0, 0, 0];
    // 16 384 bytes of headers, of the first stream.
    const HEADERS: [u8; 9] = [0, 0x40, 0, 1, 4, 0, 0, 0, 1];
    let papers = Papers::new();
    let house = open(&papers, |config| config.limits.idle = Duration::from_secs(1)).await;
    let stream = papers.connect(&house, "h2").await.expect("it opens");
    let (mut reads, mut writes) = tokio::io::split(stream);
    let start = [&b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"[..], &SETTINGS, &HEADERS].concat();
    writes.write_all(&start).await.expect("it listens");
    let drip = async {
        while writes.write_all(&[0]).await.is_ok() && writes.flush().await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let mut said = Vec::new();
    let closed = timeout(common::SOON, async {
        tokio::select! { _ = reads.read_to_end(&mut said) => {}, () = drip => {} }
    });
    closed.await.expect("it is closed, however much is whispered");
}

/// A certificate lasts some weeks, and nobody closes the house for a new one. One that cannot be read changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_certificate_is_used_without_closing() {
    let mut papers = Papers::new();
    let house = open(&papers, |_| {}).await;
    let shown = async |papers: &Papers| {
        let stream = papers.connect(&house, "http/1.1").await.expect("it opens");
        let shown = stream.get_ref().1.peer_certificates().expect("one");
        papers.trusted.iter().position(|trusted| *trusted == shown[0])
    };
    assert_eq!(shown(&papers).await, Some(0));
    std::fs::write(papers.path("cert.pem"), "no certificate").expect("it is ours");
    assert_eq!(shown(&papers).await, Some(0));
    papers.renew();
    let renewed = async {
        while shown(&papers).await != Some(1) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(common::SOON, renewed).await.expect("it is read again");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_by_http_is_sent_to_https() {
    let papers = Papers::new();
    let free = std::net::TcpListener::bind("127.0.0.1:0")
        .expect("a port")
        .local_addr()
        .unwrap();
    let house = open(&papers, |config| {
        config.tls.as_mut().expect("it is set").redirect_port = Some(free.port());
    })
    .await;
    let mut stream = TcpStream::connect(free).await.expect("it listens");
    let request = "GET /t/abc?x=1 HTTP/1.1\r\nhost: localhost:80\r\nconnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).await.expect("it listens");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("it answers");
    let there = format!("location: https://localhost:{}/t/abc?x=1", house.addr.port());
    assert!(
        answer.starts_with("HTTP/1.1 308") && answer.contains(&there),
        "{answer}"
    );
}

#[tokio::test]
async fn papers_that_do_not_belong_together_are_refused_in_words() {
    let (papers, others) = (Papers::new(), Papers::new());
    let whole = papers.tls();
    let cases = [
        (
            Tls {
                key: others.path("key.pem"),
                ..whole.clone()
            },
            "do not belong together",
        ),
        (
            Tls {
                cert: whole.key.clone(),
                ..whole.clone()
            },
            "no certificate",
        ),
        (
            Tls {
                cert: papers.path("nothing"),
                ..whole.clone()
            },
            "cannot be read",
        ),
        (
            Tls {
                key: whole.cert.clone(),
                ..whole
            },
            "cannot be read",
        ),
    ];
    for (tls, words) in cases {
        let data = tempfile::tempdir().expect("a folder");
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), data.path());
        config.tls = Some(tls);
        let why = format!("{:#}", server::start(config).await.expect_err("it cannot open"));
        assert!(why.contains(words), "{why}");
    }
}
