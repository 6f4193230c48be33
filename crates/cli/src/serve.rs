//! `ludogite serve`: the house on the network.

use std::{
    env,
    io::{IsTerminal, stdout},
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    process::{Command, ExitCode, Stdio},
    time::Duration,
};

use anyhow::{Result, ensure};
use clap::{ArgMatches, ValueEnum, parser::ValueSource};
use ipnet::IpNet;
use serde::Deserialize;
use server::{Acme, Backups, Config, LETS_ENCRYPT, Limits, LogForm, Tls, age};

use crate::{
    service,
    settings::{SettingsFile, TlsFiles},
};

/// Open the house: the page, the tables and everything they need, in this one process
#[derive(Debug, clap::Args)]
pub struct Serve {
    /// A file that says all this; whatever is typed here counts more (`ludogite settings` prints one to begin with)
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Port; 0 takes any free one
    #[arg(long, value_name = "N", default_value_t = 7777)]
    port: u16,
    /// Address to listen on; 0.0.0.0 is all of them
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    listen: IpAddr,
    /// Folder of the tables and of the key that signs cookies; by default ludogite in the user’s data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Where the tables are kept: sqlite, one file in that folder, or postgres://USER:PASSWORD@HOST/DATABASE; LUDOGITE_STORE says the
    /// same, and nobody sees it who lists what runs
    #[arg(long, value_name = "STORE")]
    store: Option<String>,
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
    /// (docs/host.md)
    #[arg(long, value_name = "ADDRESS[/BITS]", value_parser = network)]
    trusted_proxy: Vec<IpNet>,
    /// Who may read /metrics; nobody, if nobody is named
    #[arg(long, value_name = "ADDRESS[/BITS]", value_parser = network)]
    metrics_for: Vec<IpNet>,
    /// A page for whoever keeps the house: what goes on, closing for maintenance, limits; opened by a link that works once (docs/host.md)
    #[arg(long)]
    host_page: bool,
    /// Days after which a table is removed that nobody came back to and that was not played to its end; 0: never
    #[arg(long, value_name = "DAYS")]
    keep_unfinished: Option<u32>,
    /// The same for finished games
    #[arg(long, value_name = "DAYS")]
    keep_finished: Option<u32>,
    /// Days after which a game that nobody came back to ends without a result, and its seed is revealed
    #[arg(long, value_name = "DAYS")]
    give_up_after: Option<u32>,
    /// Over https, with this certificate (PEM, with all that sign it); read again when it changes
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The key of the certificate (PEM)
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Over https, with a certificate for this name that the house fetches itself (ACME) and renews; again for each further name. It agrees to
    /// the terms of whoever hands it out, and --http-redirect-port is 80 if nothing else is said (docs/host.md)
    #[arg(long, value_name = "DOMAIN", value_parser = server::acme_domain, conflicts_with = "tls_cert")]
    acme: Vec<String>,
    /// Who hands it out: Let’s Encrypt, if nothing else is said
    #[arg(long, value_name = "URL", value_parser = server::acme_directory)]
    acme_directory: Option<String>,
    /// Where they may write to, about a certificate
    #[arg(long, value_name = "MAIL", value_parser = server::acme_contact)]
    acme_contact: Option<String>,
    /// Who signs for them, where the system does not trust them: PEM
    #[arg(long, value_name = "FILE")]
    acme_ca: Option<PathBuf>,
    /// Send whoever comes to this port by http to https
    #[arg(long, value_name = "N")]
    http_redirect_port: Option<u16>,
    /// Back the house up into this folder, again and again
    #[arg(long, value_name = "DIR")]
    backup_to: Option<PathBuf>,
    /// How often: 30m, 12h, 1d
    #[arg(long, value_name = "AGE", value_parser = age, default_value = "1d")]
    backup_every: Duration,
    /// How long a backup is kept; the newest always
    #[arg(long, value_name = "AGE", value_parser = age, default_value = "7d")]
    keep: Duration,
    /// For tests: whoever sets a table up may choose its seed and position (docs/protocol.md)
    #[arg(long, hide = true)]
    rehearsal: bool,
    /// For tests: so far the house's clock is ahead of the machine's
    #[arg(
        long,
        value_name = "MINUTES",
        hide = true,
        requires = "rehearsal",
        default_value_t = 0
    )]
    minutes_ahead: u64,
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

pub fn network(text: &str) -> Result<IpNet, String> {
    let address = text.parse::<IpAddr>().map(IpNet::from);
    address
        .or_else(|_| text.parse())
        .map_err(|_| "an address (10.0.0.1) or a network (10.0.0.0/8)".to_owned())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum Log {
    Text,
    Json,
}

impl Serve {
    pub fn run(self, given: &ArgMatches) -> Result<ExitCode> {
        let file = self
            .config
            .as_deref()
            .map(SettingsFile::read)
            .transpose()?
            .unwrap_or_default();
        let typed = |id: &str| {
            let serve = given.subcommand_matches("serve");
            serve.and_then(|serve| serve.value_source(id)) == Some(ValueSource::CommandLine)
        };
        server::log_to_stderr(
            match if typed("log") {
                self.log
            } else {
                file.log.unwrap_or(self.log)
            } {
                Log::Text => LogForm::Text,
                Log::Json => LogForm::Json,
            },
        );
        // Every page is a socket, and many systems give a program only a thousand unless it asks.
        let mut config = self.config(file, typed)?;
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
        let kept = runtime.block_on(keep_house(config, self.open));
        // What is still worked out belongs to nobody any more.
        runtime.shutdown_background();
        kept.map(|()| ExitCode::SUCCESS)
    }

    /// What was typed counts more than what stands in the file, and that more than what is usual.
    fn config(&self, file: SettingsFile, typed: impl Fn(&str) -> bool) -> Result<Config> {
        let port = if typed("port") {
            self.port
        } else {
            file.port.unwrap_or(self.port)
        };
        let listen = if typed("listen") {
            self.listen
        } else {
            file.listen.unwrap_or(self.listen)
        };
        let data = self.data.clone().or(file.data).unwrap_or_else(data_folder);
        let mut config = Config::new(SocketAddr::new(listen, port), data);
        let store = self.store.clone().or_else(store_around).or(file.store);
        if let Some(store) = store {
            config.store = store.parse()?;
        }
        config.trusted_proxies = either(&self.trusted_proxy, file.trusted_proxy);
        if self.behind_proxy || file.behind_proxy {
            config
                .trusted_proxies
                .extend(["127.0.0.0/8", "::1/128"].map(|own| own.parse::<IpNet>().expect("a network")));
        }
        config.host_page = self.host_page || file.host_page;
        config.metrics_for = either(&self.metrics_for, file.metrics_for);
        let days = |days: u32| (days > 0).then_some(server::DAY * days);
        if let Some(kept) = self.keep_unfinished.or(file.keep_unfinished) {
            config.keep_unfinished = days(kept);
        }
        if let Some(kept) = self.keep_finished.or(file.keep_finished) {
            config.keep_finished = days(kept);
        }
        if let Some(after) = self.give_up_after.or(file.give_up_after) {
            config.give_up_after = server::DAY * after.max(1);
        }
        if let Some(after) = file.give_up_with_bots_after {
            config.give_up_with_bots_after = server::DAY * after.max(1);
        }
        config.tls = self.tls(file.tls, &config.data)?;
        config.backups = self.backup_to.clone().or(file.backup.to).map(|to| Backups {
            to,
            every: if typed("backup_every") {
                self.backup_every
            } else {
                file.backup.every.unwrap_or(self.backup_every)
            },
            keep: if typed("keep") {
                self.keep
            } else {
                file.backup.keep.unwrap_or(self.keep)
            },
        });
        config.rehearsal = self.rehearsal;
        config.clock.put_forward(self.minutes_ahead * 60_000);
        if let Some(pause) = self.bot_pause_ms.or(file.bot_pause_ms) {
            config.bot_pause_ms = pause;
        }
        config.limits = file.limits;
        self.limit(&mut config.limits);
        Ok(config)
    }

    /// Where the certificate comes from, if the house speaks https.
    fn tls(&self, file: TlsFiles, data: &Path) -> Result<Option<Tls>> {
        let cert = self.tls_cert.clone().or(file.cert);
        let key = self.tls_key.clone().or(file.key);
        let redirect_port = self.http_redirect_port.or(file.redirect_port);
        let domains = either(&self.acme, file.acme);
        let directory = self.acme_directory.clone().or(file.acme_directory);
        let contact = self.acme_contact.clone().or(file.acme_contact);
        let ca = self.acme_ca.clone().or(file.acme_ca);
        if domains.is_empty() {
            ensure!(
                directory.is_none() && contact.is_none() && ca.is_none(),
                "for which name is a certificate to be fetched? --acme DOMAIN says it"
            );
            return Ok(cert.zip(key).map(|(cert, key)| Tls {
                cert,
                key,
                redirect_port,
                acme: None,
            }));
        }
        ensure!(
            cert.is_none(),
            "either the house fetches its certificate (--acme), or it has one (--tls-cert)"
        );
        let acme = Acme {
            domains,
            directory: directory.unwrap_or_else(|| LETS_ENCRYPT.to_owned()),
            contact,
            ca,
        };
        Ok(Some(Tls::fetched(acme, data, redirect_port.unwrap_or(80))))
    }

    fn limit(&self, limits: &mut Limits) {
        fn set<T: Copy>(limit: &mut T, typed: Option<T>) {
            *limit = typed.unwrap_or(*limit);
        }
        set(&mut limits.changes_per_minute, self.changes_per_minute);
        set(&mut limits.frames_per_second, self.frames_per_second);
        set(&mut limits.visits_per_minute, self.visits_per_minute);
        set(&mut limits.looks_per_minute, self.looks_per_minute);
        set(&mut limits.tables_per_guest, self.tables_per_guest);
        set(&mut limits.tables_per_address, self.tables_per_address);
        set(&mut limits.sockets_per_address, self.sockets_per_address);
        set(&mut limits.connections_per_address, self.connections_per_address);
    }
}

/// What the surroundings say about where the tables are kept.
pub fn store_around() -> Option<String> {
    let said = env::var_os("LUDOGITE_STORE").filter(|said| !said.is_empty());
    said.map(|said| said.to_string_lossy().into_owned())
}

fn either<T: Clone>(typed: &[T], file: Vec<T>) -> Vec<T> {
    if typed.is_empty() { file } else { typed.to_vec() }
}

async fn keep_house(config: Config, open: bool) -> Result<()> {
    // Whoever asks as soon as the house is open is heard.
    let asked = asked_to_close();
    let asked_for = config.clone();
    let running = server::start(config).await?;
    let address = asked_for.found_at(running.addr);
    println!("Ludogîte is open on {address}");
    // What a service says goes into a log, where no key may stand.
    if asked_for.host_page && stdout().is_terminal() {
        let link = server::host_link(&asked_for.data)?;
        println!("The host's page, in one browser, once: {link}");
    }
    service::tell(service::READY);
    if open {
        show_in_browser(&address);
    }
    tokio::select! {
        () = asked => {}
        () = running.failed() => {}
        () = service::live() => {}
    }
    service::tell(service::STOPPING);
    running.stop().await
}

/// Ctrl-C, or what a service manager sends: listened for from now on, not only once somebody waits for it.
fn asked_to_close() -> impl Future<Output = ()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{Signal, SignalKind, signal};
        // Without a way to hear a signal the house stays open until it is killed, which loses nothing.
        async fn heard(signal: &mut std::io::Result<Signal>) {
            match signal {
                Ok(signal) => drop(signal.recv().await),
                Err(_) => std::future::pending().await,
            }
        }
        let (mut terminated, mut interrupted) = (signal(SignalKind::terminate()), signal(SignalKind::interrupt()));
        async move {
            tokio::select! {
                () = heard(&mut terminated) => {}
                () = heard(&mut interrupted) => {}
            }
        }
    }
    #[cfg(not(unix))]
    async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
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
pub fn data_folder() -> PathBuf {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("XDG_DATA_HOME")
        .or_else(|| set("HOME").map(|home| home.join(".local/share")))
        .map_or_else(|| PathBuf::from("ludogite-data"), |folder| folder.join("ludogite"))
}
