use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Stdio},
};

use crate::{command, fresh_folder};

/// Ends with the test, however it ends.
struct House(Child);

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_house_opens_answers_and_closes() {
    let data = fresh_folder().join("data");
    let args = [
        "serve",
        "--port",
        "0",
        "--log",
        "json",
        "--data",
        data.to_str().expect("a plain path"),
    ];
    let child = command(&args)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let mut house = House(child);
    let mut said = String::new();
    let stdout = house.0.stdout.take().expect("it was piped");
    BufReader::new(stdout)
        .read_line(&mut said)
        .expect("it says where it is");
    let address = said.trim_end().rsplit("http://").next().expect("an address").to_owned();

    let mut socket = TcpStream::connect(&address).unwrap_or_else(|error| panic!("{said}: {error}"));
    write!(
        socket,
        "GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )
    .expect("it listens");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(data.is_dir());
    assert!(house.0.try_wait().expect("it can be asked").is_none(), "it stays open");
    #[cfg(unix)]
    {
        let terminate = format!("kill -TERM {}", house.0.id());
        assert!(
            std::process::Command::new("sh")
                .args(["-c", &terminate])
                .status()
                .expect("a shell")
                .success()
        );
        assert!(house.0.wait().expect("it ends").success(), "it closes in good order");
    }
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
