//! For tests from inside: a house without doors, tables, and pages without a network.

use std::{sync::Arc, thread::JoinHandle};

use axum::extract::ws::{Message, Utf8Bytes};
use serde_json::{Value, json};
use table::{
    Table,
    wire::{Claim, SeatKey},
};
use tempfile::TempDir;

use crate::{
    config::Config,
    guests,
    house::House,
    live::Live,
    socket::Socket,
    store::{self, Disk},
    writer,
};

/// A house to which nobody writes until it is said.
pub(crate) struct Trial {
    pub house: Arc<House>,
    _data: TempDir,
    disk: Option<Disk>,
    writer: Option<JoinHandle<anyhow::Result<()>>>,
}

impl Trial {
    pub async fn new() -> Trial {
        Trial::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> Trial {
        let data = tempfile::tempdir().unwrap();
        let (store, disk) = store::open(data.path()).unwrap();
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), data.path());
        change(&mut config);
        let house = House::open(config, store).await.unwrap();
        house.thinkers.start(&house.observed).unwrap();
        Trial {
            house,
            _data: data,
            disk: Some(disk),
            writer: None,
        }
    }

    pub fn write(&mut self) {
        let (house, disk) = (self.house.clone(), self.disk.take().expect("nobody writes yet"));
        let write = move || writer::write(&house.queue, disk, &house.observed);
        self.writer = Some(std::thread::spawn(write));
    }

    pub async fn end(self) {
        self.house.queue.close();
        if let Some(writer) = self.writer {
            writer.join().unwrap().unwrap();
        }
    }
}

/// A table for two on one device, with the keys of both. Seven yaminos are thrown once by each.
pub(crate) fn table(id: &str, game: &str) -> (Table, Vec<SeatKey>) {
    let options = match game {
        "yaminos" => json!({ "game": "highest" }),
        _ => json!({}),
    };
    set_up(id, json!({ "game": game, "options": options }))
}

/// The same for two on one device, with whatever else is agreed.
pub(crate) fn set_up(id: &str, mut plan: Value) -> (Table, Vec<SeatKey>) {
    let room = rooms::find(plan["game"].as_str().expect("a game")).unwrap();
    plan["first"] = json!(1);
    plan["seats"] = json!([{ "kind": "me" }, { "kind": "here", "guest": { "name": "Zoé", "picture": "owl" } }]);
    let plan = serde_json::from_value(plan).unwrap();
    let host = guests::newcomer("fr").unwrap().guest;
    let seed = ludo::Seed::from_number(1);
    Table::set_up(id.into(), plan, &host, room, seed, || "k".into()).unwrap()
}

pub(crate) fn claims(keys: &[SeatKey]) -> Vec<Claim> {
    let claim = |key: &SeatKey| Claim {
        seat: key.seat,
        token: key.token.clone(),
        nonce: "00112233445566778899aabbccddeeff".into(),
    };
    keys.iter().map(claim).collect()
}

pub(crate) struct Page {
    pub socket: Arc<Socket>,
}

impl Page {
    /// A page that holds the seats of these keys.
    pub fn at(house: &Arc<House>, live: &Arc<Live>, keys: &[SeatKey]) -> Page {
        let socket = Socket::open(house, crate::limits::NOBODY, None);
        house.hello(live, &socket, None, &claims(keys)).expect("she is welcome");
        Page { socket }
    }

    /// The frames it has been told so far, as they travel.
    pub fn texts(&mut self) -> Vec<Utf8Bytes> {
        let text = |message| match message {
            Message::Text(text) => Some(text),
            _ => None,
        };
        self.socket.take().into_iter().filter_map(text).collect()
    }

    /// What it has been told so far, and the code with which its socket was closed, if it was.
    pub fn told(&mut self) -> (Vec<Value>, Option<u16>) {
        let (mut told, mut closed) = (Vec::new(), None);
        for message in self.socket.take() {
            match message {
                Message::Text(text) => told.push(serde_json::from_str(&text).expect("JSON")),
                Message::Close(reason) => closed = reason.map(|reason| reason.code),
                _ => {}
            }
        }
        (told, closed)
    }
}
