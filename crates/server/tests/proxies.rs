//! The house behind nginx, HAProxy and Caddy, set up as `docs/host.md` says: with `--include-ignored`, because it takes the real
//! programs, and asks `apt` for those that are missing.

mod common;

use std::{
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{Mutex, PoisonError},
    time::Duration,
};

use common::{House, against_us};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpSocket, TcpStream},
};
use tokio_tungstenite::{
    client_async,
    tungstenite::{Message, client::IntoClientRequest},
};

/// The name by which people know the house.
const NAME: &str = "play.example";

/// A proxy that is stopped when the test ends.
struct Proxy {
    process: Child,
    port: u16,
    folder: PathBuf,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn is_there(program: &str) -> bool {
    let found = Command::new(program)
        .arg("version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    found.is_ok()
}

/// `apt` does one thing at a time, and tests come all at once.
static INSTALLING: Mutex<()> = Mutex::new(());

/// Whichever way the distribution starts it, we start our own.
fn install(program: &str) {
    let _alone = INSTALLING.lock().unwrap_or_else(PoisonError::into_inner);
    if !is_there(program) {
        let _ = Command::new("apt-get").arg("update").stdout(Stdio::null()).status();
        let install = Command::new("apt-get")
            .args(["install", "-y", "--no-install-recommends", program])
            .env("RUNLEVEL", "1")
            .stdout(Stdio::null())
            .status();
        assert!(
            install.is_ok_and(|status| status.success()) && is_there(program),
            "{program} cannot be had"
        );
    }
}

/// The block of the guide that is for this proxy.
fn guide(language: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/host.md");
    let text = std::fs::read_to_string(path).expect("the guide");
    let start = text.split(&format!("```{language}\n")).nth(1).expect("a block");
    start.split("```").next().expect("its end").to_owned()
}

async fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    listener.local_addr().expect("an address").port()
}

/// Starts a proxy with this configuration and waits until it listens.
async fn start(program: &str, arguments: &[&str], file: &str, configuration: String, port: u16) -> Proxy {
    install(program);
    let folder = common::data_folder();
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(
        folder.join(file),
        configuration.replace("FOLDER", &folder.display().to_string()),
    )
    .expect("a file");
    let path = folder.join(file).display().to_string();
    let process = Command::new(program)
        .args(arguments.iter().map(|argument| argument.replace("FILE", &path)))
        .env("HOME", &folder)
        .stderr(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
        .expect("it starts");
    let proxy = Proxy { process, port, folder };
    let listens = async {
        while TcpSocket::new_v4()
            .unwrap()
            .connect(([127, 0, 0, 1], port).into())
            .await
            .is_err()
        {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(common::SOON, listens).await.expect("it listens");
    proxy
}

/// Somebody at this address of the machine comes to the proxy.
async fn connect(proxy: &Proxy, from: u8) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(([127, 0, 0, from], 0).into()).expect("an address");
    let there = ([127, 0, 0, 1], proxy.port).into();
    socket.connect(there).await.expect("it listens")
}

/// What comes back to her.
async fn ask(proxy: &Proxy, from: u8, request: &str) -> String {
    let mut stream = connect(proxy, from).await;
    stream.write_all(request.as_bytes()).await.expect("it reads");
    let mut bytes = Vec::new();
    let mut part = [0; 4096];
    loop {
        match tokio::time::timeout(common::SOON, stream.read(&mut part))
            .await
            .expect("an answer")
        {
            Ok(0) | Err(_) => break,
            Ok(read) => bytes.extend(&part[..read]),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

async fn set_up(proxy: &Proxy, from: u8, forged: &str) -> String {
    let body = against_us().to_string();
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {NAME}\r\norigin: http://{NAME}\r\ncontent-type: application/json\r\n{forged}\
        content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    ask(proxy, from, &request).await
}

/// People set tables up and open sockets, each address for itself, whatever it says about itself.
async fn serves(proxy: &Proxy, house: &House) {
    let made = set_up(proxy, 2, "").await;
    assert!(made.starts_with("HTTP/1.1 201"), "{made}");
    let json = &made[made.find('{').expect("an answer")..=made.rfind('}').expect("an answer")];
    let seated: Value = serde_json::from_str(json).expect("JSON");
    let table = seated["table"].as_str().expect("a table").to_owned();
    // One change a minute is what an address has: neither is hers forgotten, nor can she be another.
    for forged in [
        "",
        "x-forwarded-for: 9.9.9.9\r\n",
        "x-forwarded-for: 9.9.9.9\r\nx-forwarded-for: 8.8.8.8\r\n",
    ] {
        let again = set_up(proxy, 2, forged).await;
        assert!(again.starts_with("HTTP/1.1 429"), "{forged}: {again}");
    }
    let other = set_up(proxy, 3, "").await;
    assert!(other.starts_with("HTTP/1.1 201"), "{other}");
    plays(proxy, &table, seated["keys"].as_array().expect("keys")).await;
    for path in ["/", "/no-such-place", "/api/games", "/api/openapi.json"] {
        // A proxy that is not told what its visitor reads asks for what it likes itself.
        let request =
            format!("GET {path} HTTP/1.1\r\nhost: {NAME}\r\naccept-encoding: identity\r\nconnection: close\r\n\r\n");
        let through = ask(proxy, 2, &request).await;
        let there = house.exchange(request.as_bytes(), false).await;
        for name in ["cache-control", "etag", "vary", "content-security-policy"] {
            assert_eq!(
                header(&through, name),
                there.header(name).map(str::to_owned),
                "{path}: {name}"
            );
        }
        assert!(there.header("cache-control").is_some(), "{path}");
    }
    assert_eq!(house.get("/health").await.status, 200);
}

fn header(answer: &str, name: &str) -> Option<String> {
    let (head, _) = answer.split_once("\r\n\r\n")?;
    let mut rows = head.lines().filter_map(|row| row.split_once(": "));
    rows.find(|(found, _)| found.eq_ignore_ascii_case(name))
        .map(|(_, value)| value.to_owned())
}

/// Who has these keys acts through the proxy, and hears that it counts.
async fn plays(proxy: &Proxy, table: &str, keys: &[Value]) {
    let stream = connect(proxy, 2).await;
    let mut request = format!("ws://{NAME}/ws/{table}")
        .into_client_request()
        .expect("an address");
    let origin = format!("http://{NAME}").parse().expect("a header");
    request.headers_mut().insert("origin", origin);
    let (mut socket, _) = client_async(request, stream).await.expect("the socket opens");
    let claims: Vec<Value> = keys.iter().map(common::claim).collect();
    let hello = json!({ "type": "hello", "since": null, "claims": claims });
    let act = json!({ "type": "act", "seat": 1, "after": 0, "what": "draw" });
    for frame in [hello, act] {
        socket.send(Message::text(frame.to_string())).await.expect("it is open");
    }
    for kind in ["table", "news", "ack", "news"] {
        let comes = async {
            loop {
                let message = socket.next().await.expect("it is open").expect("it is open");
                let Ok(text) = message.to_text() else { continue };
                let frame: Value = serde_json::from_str(text).unwrap_or_default();
                assert_ne!(frame["type"], "trouble", "{frame}");
                if frame["type"] == kind {
                    return;
                }
            }
        };
        tokio::time::timeout(common::SOON, comes).await.expect(kind);
    }
}

async fn house() -> House {
    House::open_with(|config| {
        config.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
        config.limits.changes_per_minute = 1;
    })
    .await
}

fn nginx(port: u16, location: &str) -> String {
    format!(
        "daemon off; worker_processes 1; pid FOLDER/pid; error_log FOLDER/log;\n\
        events {{ worker_connections 64; }}\nhttp {{\n  access_log off; client_body_temp_path FOLDER/b; proxy_temp_path FOLDER/p;\n  \
        fastcgi_temp_path FOLDER/f; uwsgi_temp_path FOLDER/u; scgi_temp_path FOLDER/s;\n  \
        map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}\n  server {{ listen 127.0.0.1:{port};\n{location}\n}} }}\n"
    )
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "asks apt for the real programs; cargo xtask test --long does"]
async fn behind_nginx() {
    let (house, port) = (house().await, free_port().await);
    let location = guide("nginx").replace("127.0.0.1:7777", &house.addr.to_string());
    let arguments = ["-c", "FILE"];
    let proxy = start("nginx", &arguments, "nginx.conf", nginx(port, &location), port).await;
    serves(&proxy, &house).await;
    // Without the name every change is refused, and the answer says which setting is missing.
    let (other, port) = (common::House::open().await, free_port().await);
    let bare = format!("location / {{ proxy_pass http://{}; }}", other.addr);
    let proxy = start("nginx", &arguments, "nginx.conf", nginx(port, &bare), port).await;
    let refused = set_up(&proxy, 2, "").await;
    assert!(
        refused.starts_with("HTTP/1.1 403") && refused.contains("proxy_set_header Host $host;"),
        "{refused}"
    );
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "asks apt for the real programs; cargo xtask test --long does"]
async fn behind_haproxy() {
    let (house, port) = (house().await, free_port().await);
    let guide = guide("haproxy").replace("bind :80", &format!("bind 127.0.0.1:{port}"));
    let guide = guide.replace("127.0.0.1:7777", &house.addr.to_string());
    let configuration =
        format!("defaults\n    timeout connect 5s\n    timeout client 90s\n    timeout server 90s\n{guide}");
    let proxy = start("haproxy", &["-db", "-f", "FILE"], "haproxy.cfg", configuration, port).await;
    serves(&proxy, &house).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "asks apt for the real programs; cargo xtask test --long does"]
async fn behind_caddy() {
    let (house, port) = (house().await, free_port().await);
    let guide = guide("caddy").replace("127.0.0.1:7777", &house.addr.to_string());
    let guide = guide.replace(
        "play.example {",
        &format!("http://{NAME}:{port} {{\n    bind 127.0.0.1"),
    );
    let configuration = format!("{{\n    admin off\n}}\n{guide}");
    let arguments = ["run", "--adapter", "caddyfile", "--config", "FILE"];
    let proxy = start("caddy", &arguments, "Caddyfile", configuration, port).await;
    serves(&proxy, &house).await;
}
