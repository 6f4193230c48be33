//! How a house is run, and the limits it sets to everything that comes from outside.

use std::{net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};

use crate::clock::Clock;

#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// The folder of the database and of the key that signs cookies; made if it is missing.
    pub data: PathBuf,
    /// How long a bot waits before she moves, so that people can watch.
    pub bot_pause_ms: u64,
    /// A proxy stands before us: believe what it says about addresses and https.
    pub behind_proxy: bool,
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
            bot_pause_ms: 900,
            behind_proxy: false,
            rehearsal: false,
            limits: Limits::default(),
            clock: Arc::default(),
        }
    }
}

/// A limit of 0 is no limit where a rate is meant.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Frames that a socket may send per second in the long run.
    pub frames_per_second: u32,
    /// Frames that it may send at once.
    pub frame_burst: u32,
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
    /// A table that was left before its end counts as going for this long, also when it is put away.
    pub abandoned_after: Duration,
    /// Beyond that nobody may look on; who has a seat still gets to it.
    pub sockets_per_table: usize,
    /// Pages on which one seat may be open; the one that was silent longest is closed.
    pub sockets_per_seat: usize,
    pub sockets_per_address: usize,
    /// Connections of any kind, before anything is said; no limit behind a proxy.
    pub connections_per_address: usize,
    /// Connections in the whole house.
    pub connections: usize,
    /// A connection on which nothing moves for this long is closed; sockets are asked before.
    pub idle: Duration,
    pub sockets: usize,
    pub tables_in_memory: usize,
    /// Thoughts of bots that wait for a thread.
    pub waiting_thoughts: usize,
    /// What waits for the disk; beyond that the house is too busy to take more.
    pub waiting_inputs: usize,
    /// A table where nobody is any more is put away after this long; it stays on disk.
    pub put_away_after: Duration,
    /// A socket that has not been heard of for this long is closed; it is asked halfway.
    pub silence: Duration,
    /// A page says hello within this time.
    pub hello_within: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            frames_per_second: 20,
            frame_burst: 60,
            changes_per_minute: 60,
            visits_per_minute: 600,
            looks_per_minute: 3_000,
            tables_per_guest: 20,
            tables_per_address: 200,
            abandoned_after: Duration::from_secs(3600),
            sockets_per_table: 64,
            sockets_per_seat: 8,
            sockets_per_address: 1_000,
            connections_per_address: 4_000,
            connections: 50_000,
            idle: Duration::from_secs(120),
            sockets: 40_000,
            tables_in_memory: 50_000,
            waiting_thoughts: 1_000,
            waiting_inputs: 100_000,
            put_away_after: Duration::from_secs(120),
            silence: Duration::from_secs(60),
            hello_within: Duration::from_secs(10),
        }
    }
}

/// Bytes of a request's body.
pub const LONGEST_BODY: usize = 16 * 1024;
/// Bytes of a frame.
pub const LONGEST_FRAME: usize = 4 * 1024;
/// Frames that wait for a slow socket before it is closed; the page comes back by itself.
pub const WAITING_FRAMES: usize = 64;
