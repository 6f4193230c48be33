//! How a house is run, and the limits it sets to everything that comes from outside.

use std::{net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};

use ipnet::IpNet;
use serde::{Deserialize, Serialize};

use crate::{clock::Clock, reached_at, schedule::Backups, store::StoreAt, tls::Tls};

pub const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// The folder of the database and of the key that signs cookies; made if it is missing.
    pub data: PathBuf,
    /// Where the tables are kept: in a file in that folder, if nothing else is said.
    pub store: StoreAt,
    /// The database may have so many pages of 4 KB, and then its disk is full; None: as many as there is room for.
    pub most_pages: Option<u32>,
    /// How long a bot waits before she moves, so that people can watch.
    pub bot_pause_ms: u64,
    /// Proxies that stand before us: what they say about addresses, names and https is believed, and nobody else.
    pub trusted_proxies: Vec<IpNet>,
    /// Who may read `/metrics`; nobody, if nobody is named.
    pub metrics_for: Vec<IpNet>,
    /// Tables that nobody came back to are removed after so long, names and all: unfinished ones, and finished ones.
    /// None: never.
    pub keep_unfinished: Option<Duration>,
    pub keep_finished: Option<Duration>,
    /// A game that nobody came back to for so long ends without a result, and its seed is told.
    pub give_up_after: Duration,
    /// The same, of a game of one person with bots: nobody else would have come back to it.
    pub give_up_with_bots_after: Duration,
    /// Over https, with this certificate; over http, if there is none.
    pub tls: Option<Tls>,
    /// Where the house backs itself up, if anywhere.
    pub backups: Option<Backups>,
    /// There is a page for whoever keeps the house: `host`.
    pub host_page: bool,
    /// Whoever sets a table up may say what its seed is and how it stands: for tests, never for people who play.
    pub rehearsal: bool,
    pub limits: Limits,
    pub clock: Arc<Clock>,
}

impl Config {
    /// The usual house on this machine.
    pub fn new(listen: SocketAddr, data: impl Into<PathBuf>) -> Config {
        Config {
            listen,
            data: data.into(),
            store: StoreAt::default(),
            most_pages: None,
            bot_pause_ms: 900,
            trusted_proxies: Vec::new(),
            metrics_for: Vec::new(),
            keep_unfinished: Some(60 * DAY),
            keep_finished: Some(400 * DAY),
            give_up_after: 14 * DAY,
            give_up_with_bots_after: 3 * DAY,
            tls: None,
            backups: None,
            host_page: false,
            rehearsal: false,
            limits: Limits::default(),
            clock: Arc::default(),
        }
    }
}

impl Config {
    /// How the house is spoken to, without a proxy.
    pub fn scheme(&self) -> &'static str {
        if self.tls.is_some() { "https" } else { "http" }
    }

    /// Where a browser finds the house that listens here, without a proxy: by its name, if it has one.
    pub fn found_at(&self, listening: SocketAddr) -> String {
        let scheme = self.scheme();
        let name = self.tls.as_ref().and_then(|tls| tls.acme.as_ref()?.domains.first());
        match (name, listening.port()) {
            (Some(name), 443) => format!("{scheme}://{name}"),
            (Some(name), port) => format!("{scheme}://{name}:{port}"),
            (None, _) => format!("{scheme}://{}", reached_at(listening)),
        }
    }
}

/// A limit of 0 is no limit where a rate is meant. A file of settings calls them by the same names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Limits {
    /// Frames that a socket may send per second in the long run.
    pub frames_per_second: u32,
    /// Frames that it may send at once.
    pub frame_burst: u32,
    /// Frames that all sockets of one address may send per second, and five times as many at once.
    pub frames_per_address: u32,
    /// Requests that change something, per address.
    pub changes_per_minute: u32,
    /// Requests for a table (its record, its replay, a socket to it), per address: a whole club may share one.
    pub visits_per_minute: u32,
    /// Requests for everything else that is worked out (the lobby, health, figures), per address: pages that are looked at
    /// ask for the lobby 15 times a minute. The page's own files are free.
    pub looks_per_minute: u32,
    /// Tables that one guest may have going.
    pub tables_per_guest: usize,
    /// Tables that all guests of one address may have going: who throws her cookie away is a new guest, but not a new
    /// address.
    pub tables_per_address: usize,
    /// Guests of one address who may play the challenge of a day: a whole school may share one.
    pub daily_per_address: usize,
    /// A table that was left before its end counts as going for this long, also when it is put away.
    #[serde(with = "crate::age::text")]
    pub abandoned_after: Duration,
    /// Beyond that nobody may look on; who has a seat still gets to it.
    pub sockets_per_table: usize,
    /// The same at a table of an evening: its final has many who look on.
    pub sockets_per_evening_table: usize,
    /// Pages on which one seat may be open; the one that was silent longest is closed.
    pub sockets_per_seat: usize,
    pub sockets_per_address: usize,
    /// Of an evening and its tables, from whatever address: these do not count for the address.
    pub sockets_per_evening: usize,
    /// Connections of any kind, before anything is said, and never more than a quarter of all; no limit for a proxy.
    pub connections_per_address: usize,
    /// Connections in the whole house.
    pub connections: usize,
    /// What a request says about itself, and then what it brings along, has to come within this time.
    #[serde(with = "crate::age::text")]
    pub request_within: Duration,
    /// Who does not read has this long, and who reads has to read a thousand bytes a second.
    #[serde(with = "crate::age::text")]
    pub read_within: Duration,
    /// A connection on which nothing moves for this long is closed; sockets are asked before.
    #[serde(with = "crate::age::text")]
    pub idle: Duration,
    pub sockets: usize,
    pub tables_in_memory: usize,
    /// Thoughts of bots that wait for a thread.
    pub waiting_thoughts: usize,
    /// Hints that wait for a thread, per address.
    pub hints_per_address: usize,
    /// Tables of one address that the lobby shows.
    pub lobby_per_address: usize,
    /// What waits for the disk; beyond that the house is too busy to take more.
    pub waiting_inputs: usize,
    /// A table where nobody is any more is put away after this long; it stays on disk.
    #[serde(with = "crate::age::text")]
    pub put_away_after: Duration,
    /// A socket that has not been heard of for this long is closed; it is asked halfway.
    #[serde(with = "crate::age::text")]
    pub silence: Duration,
    /// A page says hello within this time.
    #[serde(with = "crate::age::text")]
    pub hello_within: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            frames_per_second: 20,
            frame_burst: 60,
            frames_per_address: 1_000,
            changes_per_minute: 60,
            visits_per_minute: 600,
            looks_per_minute: 3_000,
            tables_per_guest: 20,
            tables_per_address: 200,
            daily_per_address: 500,
            abandoned_after: Duration::from_secs(3600),
            sockets_per_table: 64,
            sockets_per_evening_table: 1_000,
            sockets_per_seat: 8,
            sockets_per_address: 1_000,
            sockets_per_evening: 5_000,
            connections_per_address: 4_000,
            connections: 50_000,
            request_within: Duration::from_secs(20),
            read_within: Duration::from_secs(30),
            idle: Duration::from_secs(120),
            sockets: 40_000,
            tables_in_memory: 50_000,
            waiting_thoughts: 1_000,
            hints_per_address: 16,
            lobby_per_address: 5,
            waiting_inputs: 100_000,
            put_away_after: Duration::from_secs(120),
            silence: Duration::from_secs(60),
            hello_within: Duration::from_secs(10),
        }
    }
}

/// Bytes of a request's body.
pub const LONGEST_BODY: usize = 16 * 1024;
/// Bytes of a record that somebody brings along: more than the longest log that the house would write.
pub const LONGEST_RECORD: usize = 1024 * 1024;
/// Bytes of a frame.
pub const LONGEST_FRAME: usize = 4 * 1024;
/// Frames that wait for a slow socket before it is closed; the page comes back by itself.
pub const WAITING_FRAMES: usize = 64;
