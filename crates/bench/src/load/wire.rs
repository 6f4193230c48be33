//! Sockets, and as much HTTP as setting up a table takes.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use futures_util::StreamExt;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, Utf8Bytes, protocol::WebSocketConfig},
};

pub type Socket = WebSocketStream<TcpStream>;

const ANSWER_WITHIN: Duration = Duration::from_secs(10);

pub async fn connect(port: u16, path: &str) -> Result<Socket> {
    let stream = TcpStream::connect(("127.0.0.1", port)).await?;
    stream.set_nodelay(true)?;
    // Small buffers: with 20 000 sockets they are most of what the generator needs.
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let (socket, _) = client_async_with_config(format!("ws://127.0.0.1:{port}{path}"), stream, Some(config)).await?;
    Ok(socket)
}

/// The next text frame.
pub async fn text(socket: &mut Socket) -> Result<Utf8Bytes> {
    loop {
        let frame = timeout(ANSWER_WITHIN, socket.next()).await.context("nothing comes")?;
        if let Message::Text(text) = frame.context("the server has hung up")?? {
            return Ok(text);
        }
    }
}

/// Posts a JSON body; the body of the answer.
pub async fn post(port: u16, path: &str, body: &str) -> Result<String> {
    ask(port, "POST", path, body).await
}

pub async fn get(port: u16, path: &str) -> Result<String> {
    ask(port, "GET", path, "").await
}

async fn ask(port: u16, method: &str, path: &str, body: &str) -> Result<String> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await?;
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    timeout(ANSWER_WITHIN, stream.read_to_string(&mut answer))
        .await
        .context("no answer comes")??;
    let (head, body) = answer.split_once("\r\n\r\n").context("not an HTTP answer")?;
    let status = head.lines().next().unwrap_or_default();
    ensure!(status.starts_with("HTTP/1.1 2"), "{path}: {status}: {body}");
    Ok(body.to_owned())
}
