//! `ludogite serve`: the house on the network.

use std::{
    env,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    process::{Command, ExitCode, Stdio},
};

use anyhow::Result;
use clap::ValueEnum;
use ipnet::IpNet;
use server::{Config, LogForm};

/// Open the house: the page, the tables and everything they need, in this one process
#[derive(Debug, clap::Args)]
pub struct Serve {
    /// Port; 0 takes any free one
    #[arg(long, value_name = "N", default_value_t = 7777)]
    port: u16,
    /// Address to listen on; 0.0.0.0 is all of them
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    listen: IpAddr,
    /// Folder of the tables and of the key that signs cookies; by default ludogite in the user’s data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Show the page in the browser
    #[arg(long)]
    open: bool,
    /// Form of the logs on stderr; RUST_LOG says how much
    #[arg(long, value_name = "FORM", value_enum, default_value_t = Log::Text)]
    log: Log,
    /// How long a bot waits before it moves, so that people can watch, in milliseconds
    #[arg(long, value_name = "MS")]
    bot_pause_ms: Option<u64>,
    /// A proxy on this machine stands before us; the same as --trusted-proxy 127.0.0.0/8 --trusted-proxy ::1
    #[arg(long)]
    behind_proxy: bool,
    /// A proxy that stands before us, by address or network: what it says about addresses, names and https is believed
    /// (docs/hosting.md)
    #[arg(long, value_name = "ADDRESS[/BITS]", value_parser = network)]
    trusted_proxy: Vec<IpNet>,
    /// Who may read /metrics; nobody, if nobody is named
    #[arg(long, value_name = "ADDRESS[/BITS]", value_parser = network)]
    metrics_for: Vec<IpNet>,
    /// Days after which a table is removed that nobody came back to and that was not played to its end; 0: never
    #[arg(long, value_name = "DAYS")]
    keep_unfinished: Option<u32>,
    /// The same for finished games
    #[arg(long, value_name = "DAYS")]
    keep_finished: Option<u32>,
    /// Days after which a game that nobody came back to ends without a result, and its seed is revealed
    #[arg(long, value_name = "DAYS")]
    give_up_after: Option<u32>,
    /// For tests: whoever sets a table up may choose its seed and position (docs/protocol.md)
    #[arg(long, hide = true)]
    rehearsal: bool,
    /// How often one address may set up a table, sit down and so on, per minute; 0 is no limit
    #[arg(long, value_name = "N")]
    changes_per_minute: Option<u32>,
    /// How many frames a socket may send per second in the long run; 0 is no limit
    #[arg(long, value_name = "N")]
    frames_per_second: Option<u32>,
    /// How often one address may ask for a table’s record or open a socket, per minute; 0 is no limit
    #[arg(long, value_name = "N")]
    visits_per_minute: Option<u32>,
    /// How often one address may ask for the lobby, for health and figures, per minute; 0 is no limit
    #[arg(long, value_name = "N")]
    looks_per_minute: Option<u32>,
    /// How many tables one guest may have going
    #[arg(long, value_name = "N")]
    tables_per_guest: Option<usize>,
    /// How many tables all guests of one address may have going
    #[arg(long, value_name = "N")]
    tables_per_address: Option<usize>,
    /// How many sockets may be open from one address
    #[arg(long, value_name = "N")]
    sockets_per_address: Option<usize>,
    /// How many connections of any kind may be open from one address
    #[arg(long, value_name = "N")]
    connections_per_address: Option<usize>,
}

/// Open files that are kept for the database and whatever else the house needs.
const SPARE_FILES: u64 = 256;

/// With fewer connections than this a house is full sooner than it should be.
const FEW_CONNECTIONS: usize = 2_000;

fn network(text: &str) -> Result<IpNet, String> {
    let address = text.parse::<IpAddr>().map(IpNet::from);
    address
        .or_else(|_| text.parse())
        .map_err(|_| "an address (10.0.0.1) or a network (10.0.0.0/8)".to_owned())
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Log {
    Text,
    Json,
}

impl Serve {
    pub fn run(self) -> Result<ExitCode> {
        server::log_to_stderr(match self.log {
            Log::Text => LogForm::Text,
            Log::Json => LogForm::Json,
        });
        // Every page is a socket, and many systems give a program only a thousand unless it asks.
        let mut config = self.config();
        let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(SPARE_FILES * 2);
        let spare = SPARE_FILES.min(files / 2);
        let most = usize::try_from(files - spare).unwrap_or(usize::MAX);
        config.limits.connections = config.limits.connections.min(most);
        if config.limits.connections < FEW_CONNECTIONS {
            eprintln!(
                "ludogite: the system gives this process {files} open files, so at most {} connections can be open at once, \
                and a quarter of them from one address; `ulimit -n 65536` (LimitNOFILE= for systemd) gives more",
                config.limits.connections
            );
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(keep_house(config, self.open))?;
        Ok(ExitCode::SUCCESS)
    }

    fn config(&self) -> Config {
        let data = self.data.clone().unwrap_or_else(data_folder);
        let mut config = Config::new(SocketAddr::new(self.listen, self.port), data);
        config.trusted_proxies.clone_from(&self.trusted_proxy);
        if self.behind_proxy {
            config
                .trusted_proxies
                .extend(["127.0.0.0/8", "::1/128"].map(|own| own.parse::<IpNet>().expect("a network")));
        }
        config.metrics_for.clone_from(&self.metrics_for);
        let days = |days: u32| (days > 0).then_some(server::DAY * days);
        if let Some(kept) = self.keep_unfinished {
            config.keep_unfinished = days(kept);
        }
        if let Some(kept) = self.keep_finished {
            config.keep_finished = days(kept);
        }
        if let Some(after) = self.give_up_after {
            config.give_up_after = server::DAY * after.max(1);
        }
        config.rehearsal = self.rehearsal;
        if let Some(pause) = self.bot_pause_ms {
            config.bot_pause_ms = pause;
        }
        if let Some(changes) = self.changes_per_minute {
            config.limits.changes_per_minute = changes;
        }
        if let Some(frames) = self.frames_per_second {
            config.limits.frames_per_second = frames;
        }
        if let Some(visits) = self.visits_per_minute {
            config.limits.visits_per_minute = visits;
        }
        if let Some(looks) = self.looks_per_minute {
            config.limits.looks_per_minute = looks;
        }
        if let Some(tables) = self.tables_per_guest {
            config.limits.tables_per_guest = tables;
        }
        if let Some(tables) = self.tables_per_address {
            config.limits.tables_per_address = tables;
        }
        if let Some(sockets) = self.sockets_per_address {
            config.limits.sockets_per_address = sockets;
        }
        if let Some(connections) = self.connections_per_address {
            config.limits.connections_per_address = connections;
        }
        config
    }
}

async fn keep_house(config: Config, open: bool) -> Result<()> {
    let running = server::start(config).await?;
    let address = format!("http://{}", server::reached_at(running.addr));
    println!("Ludogîte is open on {address}");
    if open {
        show_in_browser(&address);
    }
    tokio::select! {
        () = asked_to_close() => {}
        () = running.failed() => {}
    }
    running.stop().await
}

/// Ctrl-C, or what a service manager sends.
async fn asked_to_close() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = terminated.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    // Without a way to hear Ctrl-C the house stays open until it is killed, which loses nothing.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// A house that cannot show itself is open all the same.
fn show_in_browser(address: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let shown = Command::new(program)
        .arg(address)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if shown.is_err() {
        eprintln!("ludogite: no browser could be started; open {address} yourself");
    }
}

/// Where programs keep what belongs to the user.
fn data_folder() -> PathBuf {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("XDG_DATA_HOME")
        .or_else(|| set("HOME").map(|home| home.join(".local/share")))
        .map_or_else(|| PathBuf::from("ludogite-data"), |folder| folder.join("ludogite"))
}
