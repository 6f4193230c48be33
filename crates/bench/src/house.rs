//! Our server as anybody runs it; without limits to what one address may do, where all players share one.

use std::{future, net::SocketAddr, path::PathBuf};

use anyhow::Result;
use server::{Config, Limits};

pub fn run(port: u16, data: PathBuf, limits: bool) -> Result<()> {
    rlimit::increase_nofile_limit(u64::MAX)?;
    let limits = match limits {
        true => Limits::default(),
        false => Limits {
            frames_per_second: 0,
            frames_per_address: 0,
            changes_per_minute: 0,
            visits_per_minute: 0,
            looks_per_minute: 0,
            tables_per_address: usize::MAX,
            sockets_per_address: usize::MAX,
            connections_per_address: usize::MAX,
            ..Limits::default()
        },
    };
    let config = Config {
        bot_pause_ms: 0,
        limits,
        ..Config::new(SocketAddr::from(([127, 0, 0, 1], port)), data)
    };
    let workers = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    workers.block_on(server::serve(config, future::pending()))
}
