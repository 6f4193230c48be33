use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Stdio},
};

use crate::{command, fresh_folder};

/// Ends with the test, however it ends.
pub struct House(pub Child);

impl House {
    /// Opened on this folder, and where it listens.
    pub fn open(data: &Path, args: &[&str]) -> (House, String) {
        let data = data.to_str().expect("a plain path");
        House::open_with(&[&["--port", "0", "--data", data], args].concat())
    }

    pub fn open_with(args: &[&str]) -> (House, String) {
        let child = command(&[&["serve"], args].concat())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut house = House(child.expect("it starts"));
        let mut said = String::new();
        let stdout = house.0.stdout.take().expect("it was piped");
        let read = BufReader::new(stdout).read_line(&mut said);
        read.expect("it says where it is");
        let address = said.trim_end().rsplit("http://").next().expect("an address");
        (house, address.to_owned())
    }

    /// As a service manager asks; it closes in good order.
    #[cfg(unix)]
    pub fn close(mut self) {
        let kill = std::process::Command::new("kill").arg(self.0.id().to_string()).status();
        assert!(kill.expect("there is such a command").success());
        assert!(self.0.wait().expect("it ends").success(), "it closes in good order");
    }
}

/// One request over a connection of its own, and the whole answer.
pub fn ask(address: &str, request: &str, body: &str) -> String {
    let mut socket = TcpStream::connect(address).expect("it listens");
    let length = body.len();
    write!(
        socket,
        "{request} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
        Content-Length: {length}\r\n\r\n{body}"
    )
    .expect("it listens");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("it answers");
    answer
}

/// A house in which so many tables were set up, closed again.
pub fn house_with_games(tables: usize) -> PathBuf {
    let data = fresh_folder().join("data");
    let (house, address) = House::open(&data, &["--changes-per-minute", "0", "--tables-per-guest", "100000"]);
    for _ in 0..tables {
        let plan = r#"{"game":"diamoniak","seats":[{"kind":"me"},{"kind":"bot","strength":"easy"}],"first":1}"#;
        let answer = ask(&address, "POST /api/tables", plan);
        assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    }
    house.close();
    data
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_house_opens_answers_and_closes() {
    let data = fresh_folder().join("data");
    let (mut house, address) = House::open(&data, &["--log", "json"]);
    let answer = ask(&address, "GET /health", "");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(data.is_dir());
    assert!(house.0.try_wait().expect("it can be asked").is_none(), "it stays open");
    #[cfg(unix)]
    house.close();
}

#[test]
fn a_port_that_is_taken_is_named() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("it has one").port().to_string();
    let data = fresh_folder();
    let args = ["serve", "--port", &port, "--data", data.to_str().expect("a plain path")];
    let ran = crate::ludogite(&args).with_code(1);
    assert!(ran.err.contains(&port), "{}", ran.err);
}

/// Which name, from whom, and how it is written: told before anything is opened, typed or read.
#[test]
fn what_no_certificate_can_be_fetched_with_is_told() {
    let folder = fresh_folder();
    let file = folder.join("house.toml");
    let path = file.to_str().expect("a plain path");
    let data = folder.to_str().expect("a plain path");
    for (args, settings, words) in [
        (
            &["--acme", "https://play.example"][..],
            "",
            "a name such as play.example",
        ),
        (&["--acme", "192.0.2.1"], "", "a name such as play.example"),
        (&["--acme", "*.play.example"], "", "a name such as play.example"),
        (
            &["--acme", "play.example", "--acme-directory", "http://ca.example"],
            "",
            "begins with https://",
        ),
        (
            &["--acme", "play.example", "--acme-contact", "me"],
            "",
            "an e-mail address",
        ),
        (&["--acme-contact", "me@play.example"], "", "--acme DOMAIN"),
        (
            &["--acme", "a.example", "--tls-cert", "c", "--tls-key", "k"],
            "",
            "cannot be used with",
        ),
        (
            &["--acme", "a.example"],
            "[tls]\ncert = \"c\"\nkey = \"k\"",
            "either the house fetches",
        ),
        (&[], "[tls]\nacme = [\"a b\"]", "a name such as play.example"),
        (&[], "[tls]\nacme-directory = \"ca.example\"", "begins with https://"),
    ] {
        std::fs::write(&file, settings).expect("it is ours");
        let ran = crate::ludogite(&[&["serve", "--port", "0", "--data", data, "--config", path], args].concat());
        assert!(ran.err.contains(words), "{args:?} {settings}: {}", ran.err);
    }
}

/// With few open files the house says so when it starts, refuses in words whoever takes more than her share, goes on for those
/// who are there, and has room again when they go.
#[cfg(unix)]
#[test]
fn few_descriptors_are_told_and_shared_out() {
    let data = fresh_folder().join("data");
    let serve = command(&["serve", "--port", "0", "--data", data.to_str().expect("a plain path")]);
    let mut few = std::process::Command::new("sh");
    few.args(["-c", "ulimit -n 128; exec \"$0\" \"$@\""])
        .arg(serve.get_program())
        .args(serve.get_args())
        .env("LC_ALL", "C")
        .env_remove("RUST_LOG");
    let child = few.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut house = House(child.expect("it starts"));
    let (mut said, mut warned) = (String::new(), String::new());
    let (out, err) = (
        house.0.stdout.take().expect("piped"),
        house.0.stderr.take().expect("piped"),
    );
    let mut err = BufReader::new(err);
    err.read_line(&mut warned).expect("it says what it lacks");
    assert!(
        warned.contains("128 open files") && warned.contains("ulimit -n"),
        "{warned}"
    );
    BufReader::new(out).read_line(&mut said).expect("it says where it is");
    // What it logs is read, or it would wait for us in the end.
    std::thread::spawn(move || std::io::copy(&mut err, &mut std::io::sink()));
    let address = said.trim_end().rsplit("http://").next().expect("an address").to_owned();

    // The system takes connections in before the house does: who is there has been answered.
    let ask = |socket: &mut TcpStream| -> String {
        write!(socket, "GET /health HTTP/1.1\r\nHost: {address}\r\n\r\n").expect("it listens");
        let mut first = String::new();
        BufReader::new(socket).read_line(&mut first).expect("it answers");
        first
    };
    let connect = || TcpStream::connect(&address).expect("it listens");
    let mut here = Vec::new();
    let refused = loop {
        let mut socket = connect();
        let answer = ask(&mut socket);
        if !answer.starts_with("HTTP/1.1 200") {
            break answer;
        }
        here.push(socket);
    };
    assert!(
        refused.starts_with("HTTP/1.1 429") || refused.starts_with("HTTP/1.1 503"),
        "{refused}"
    );
    assert_eq!(here.len(), 16, "a quarter of what it has");
    assert!(ask(&mut here[0]).starts_with("HTTP/1.1 200"), "who is there stays");
    drop(here);
    while !ask(&mut connect()).starts_with("HTTP/1.1 200") {
        std::thread::yield_now();
    }
}

/// What stands in a file counts, what is typed counts more, and what nobody knows is named with its row.
#[test]
fn a_file_says_how_the_house_is_run() {
    let folder = fresh_folder();
    let (data, file) = (folder.join("data"), folder.join("house.toml"));
    let text = |path: &Path| path.to_str().expect("a plain path").to_owned();
    let settings = format!(
        "port = 1\ndata = '{}'\nmetrics-for = ['127.0.0.1']\n\n[limits]\nlooks-per-minute = 3\n",
        text(&data)
    );
    std::fs::write(&file, settings).expect("it is ours");
    let (house, address) = House::open_with(&["--port", "0", "--config", &text(&file)]);
    assert!(data.is_dir());
    for status in ["200", "200", "200", "429"] {
        let answer = ask(&address, "GET /metrics", "");
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{answer}");
    }
    house.close();
    let wrong = [
        ("prot = 1\n", "line 1, column 1"),
        ("# the house\n\n[limits]\nsockets = 'many'\n", "line 4, column 11"),
        ("[limits]\nidle = '5 minutes'\n", "line 2, column 8"),
        ("trusted-proxy = ['home']\n", "line 1, column 17"),
        ("port = \n", "line 1, column"),
    ];
    for (settings, place) in wrong {
        std::fs::write(&file, settings).expect("it is ours");
        let err = crate::ludogite(&["serve", "--config", &text(&file)]).with_code(1).err;
        assert!(err.contains(place) && err.contains("house.toml"), "{settings}: {err}");
    }
    std::fs::remove_file(&file).expect("it is ours");
    let err = crate::ludogite(&["serve", "--config", &text(&file)]).with_code(1).err;
    assert!(err.contains("house.toml"), "{err}");
}

/// The file to begin with changes nothing as it stands, nor with every row of it in force.
#[test]
fn the_file_to_begin_with_can_be_used() {
    let folder = fresh_folder();
    let file = folder.join("house.toml");
    std::fs::write(&file, crate::ludogite(&["settings"]).with_code(0).out).expect("it is ours");
    let args = ["--config", file.to_str().expect("a plain path")];
    House::open(&folder.join("data"), &args).0.close();
}

/// As systemd starts it: it says when it is open, that it lives, and that it closes.
#[cfg(unix)]
#[test]
fn a_service_manager_is_told() {
    use std::os::unix::net::UnixDatagram;
    let folder = fresh_folder();
    let manager = UnixDatagram::bind(folder.join("notify")).expect("a socket");
    let data = folder.join("data");
    let child = command(&["serve", "--port", "0", "--data", data.to_str().expect("a plain path")])
        .env("NOTIFY_SOCKET", folder.join("notify"))
        .env("WATCHDOG_USEC", "100000")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let house = House(child.expect("it starts"));
    let heard = || {
        let mut bytes = [0; 100];
        let length = manager.recv(&mut bytes).expect("it is told");
        String::from_utf8_lossy(&bytes[..length]).into_owned()
    };
    assert_eq!([heard(), heard(), heard()], ["READY=1", "WATCHDOG=1", "WATCHDOG=1"]);
    house.close();
    let last = std::iter::from_fn(|| Some(heard())).find(|word| word != "WATCHDOG=1");
    assert_eq!(last.as_deref(), Some("STOPPING=1"));
}
