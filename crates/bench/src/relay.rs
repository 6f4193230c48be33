//! The least a server of tables can do: two seats, five dice thrown in turn, every throw told to both seats.
//! No rules worth the name, no secrets, no disk. What it reaches is the line that a real server can only approach.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use anyhow::Result;
use axum::{
    Router,
    extract::{
        Path, State,
        ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
    },
    routing::get,
    serve::ListenerExt,
};
use futures_util::{SinkExt, StreamExt};
use ludo::Luck;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};
use tokio::{
    net::TcpListener,
    sync::mpsc::{UnboundedSender, unbounded_channel},
};

const DICE: usize = 5;

type Tables = Arc<Mutex<HashMap<u64, Arc<Mutex<Table>>>>>;

struct Table {
    seq: u32,
    /// 0 or 1.
    turn: usize,
    throws: [[u8; DICE]; 2],
    scores: [u32; 2],
    seats: [Option<UnboundedSender<Utf8Bytes>>; 2],
    rng: Xoshiro256PlusPlus,
}

/// From a seat.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
enum ToRelay<'a> {
    Act { what: &'a str },
}

/// To both seats, about as long as the news of a small game.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
enum FromRelay<'a> {
    News {
        seq: u32,
        awaits: [usize; 1],
        events: [Threw<'a>; 1],
        view: View<'a>,
        legal: [&'static str; 1],
    },
}

#[derive(Serialize)]
struct Threw<'a> {
    seat: usize,
    dice: &'a [u8; DICE],
    sum: u32,
}

#[derive(Serialize)]
struct View<'a> {
    turn: usize,
    throws: &'a [[u8; DICE]; 2],
    scores: &'a [u32; 2],
}

pub fn run(port: u16) -> Result<()> {
    rlimit::increase_nofile_limit(u64::MAX)?;
    let workers = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    workers.block_on(async {
        let listener = TcpListener::bind(("127.0.0.1", port)).await?;
        let listener = listener.tap_io(|stream| {
            let _ = stream.set_nodelay(true); // a relay that waits for more to send is no limit
        });
        let router = Router::new()
            .route("/{table}/{seat}", get(upgrade))
            .with_state(Tables::default());
        Ok(axum::serve(listener, router).await?)
    })
}

async fn upgrade(
    State(tables): State<Tables>,
    Path((id, seat)): Path<(u64, usize)>,
    upgrade: WebSocketUpgrade,
) -> axum::response::Response {
    let mut tables = tables.lock().unwrap_or_else(PoisonError::into_inner);
    let table = tables
        .entry(id)
        .or_insert_with(|| Arc::new(Mutex::new(Table::new(id))))
        .clone();
    upgrade
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .on_upgrade(move |socket| attend(table, seat % 2, socket))
}

/// One seat, as long as its socket is open.
async fn attend(table: Arc<Mutex<Table>>, seat: usize, socket: WebSocket) {
    let (sender, mut news) = unbounded_channel();
    table.lock().unwrap_or_else(PoisonError::into_inner).seats[seat] = Some(sender);
    let (mut out, mut frames) = socket.split();
    if out.send(Message::text(r#"{"type":"table"}"#)).await.is_err() {
        return;
    }
    loop {
        tokio::select! {
            frame = frames.next() => match frame {
                Some(Ok(Message::Text(text))) => {
                    if let Ok(ToRelay::Act { what: "throw" }) = serde_json::from_str(&text) {
                        table.lock().unwrap_or_else(PoisonError::into_inner).throw(seat);
                    }
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
            Some(text) = news.recv() => {
                if out.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
        }
    }
}

impl Table {
    fn new(id: u64) -> Table {
        Table {
            seq: 0,
            turn: 0,
            throws: [[0; DICE]; 2],
            scores: [0; 2],
            seats: [None, None],
            rng: Xoshiro256PlusPlus::seed_from_u64(id),
        }
    }

    fn throw(&mut self, seat: usize) {
        if seat != self.turn {
            return;
        }
        let thrown = [(); DICE].map(|()| self.rng.below(6) as u8 + 1);
        let sum = thrown.iter().map(|&die| u32::from(die)).sum();
        self.seq += 1;
        self.turn = 1 - seat;
        self.throws[seat] = thrown;
        self.scores[seat] += sum;
        let news = FromRelay::News {
            seq: self.seq,
            awaits: [self.turn + 1],
            events: [Threw {
                seat: seat + 1,
                dice: &thrown,
                sum,
            }],
            view: View {
                turn: self.turn + 1,
                throws: &self.throws,
                scores: &self.scores,
            },
            legal: ["throw"],
        };
        let text = serde_json::to_string(&news).expect("plain numbers become JSON");
        let text = Utf8Bytes::from(text);
        for sender in self.seats.iter().flatten() {
            let _ = sender.send(text.clone()); // whoever has gone does not hear it
        }
    }
}
