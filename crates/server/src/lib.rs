//! The house on the network.
//!
//! A tour, from the street inwards:
//! - `tls`: https; `acme`: a certificate that the house fetches itself; `door`, `streams`: how many connections an address may hold, and how slow they may be; `gate`: who may come in with what; `page`: the page itself; `api`: one function per route; `guests`: cookies;
//! - `socket`: one page's line to a table;
//! - `house`: what happens at a table and what follows from it; `live`: a table in memory, and when it stops; `table_cache`: where
//!   they are kept; `lobby`: setting up, again; `daily`: the daily challenge; `evenings`: many tables as one;
//! - `writer`: nothing leaves the house before it is on disk; `store`: what stands there, in SQLite or PostgreSQL; `journal`: what is on its way there;
//!   `folder`: one house in a folder; `backup`, `schedule`: copies of all that, made gently (`gentle`); `doctor`: is it well?
//! - `clock`, `thinkers` and `throws`: what is due later, bots, and what flies; `finished`: replay, record, fairness;
//! - `hindsight`: what takes a while to work out of a game's lines; `reviews`: games looked back on, kept with their tables;
//! - `hers`: what the house has of a guest, for her to take along or to have forgotten; `anew`: so that nothing is left of it;
//! - `retention`: tables that nobody comes back to; `pulse`: that the house can write, and what time it is;
//! - `host`: the page of whoever keeps the house;
//! - `simulated`: all this in tests, while everything goes wrong that a seed draws;
//! - `limits`, `crowd`, `lanes`, `observe`, `remarks`, `config`: bounds on everything, figures and logs, how a house is run.

mod acme;
mod age;
mod anew;
mod api;
mod backup;
mod clock;
mod codes;
mod config;
mod crowd;
mod daily;
mod doctor;
mod door;
mod evenings;
mod finished;
mod folder;
mod gate;
mod gentle;
mod guests;
mod hers;
mod hindsight;
mod host;
mod house;
mod journal;
mod lanes;
mod limits;
mod lines;
mod live;
mod lobby;
mod log;
mod observe;
mod pace;
mod page;
mod preview;
mod problem;
mod pulse;
mod remarks;
mod retention;
mod reviews;
mod routes;
mod schedule;
mod secrets;
#[cfg(test)]
mod simulated;
mod socket;
mod store;
mod streams;
mod table_cache;
mod thinkers;
mod throws;
mod tls;
#[cfg(test)]
mod trial;
mod turns;
mod writer;

use std::{
    future::Future,
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    sync::Arc,
    thread,
    time::Duration,
};

use anyhow::{Context, Result, ensure};
use futures_util::future::join_all;
use tokio::{
    net::TcpListener,
    sync::{oneshot, watch},
    task::JoinHandle,
    time::timeout,
};

pub use acme::{Acme, LETS_ENCRYPT, contact as acme_contact, directory as acme_directory, domain as acme_domain};
pub use age::{age, text as age_in_text};
pub use backup::{Made, make as back_up, restore};
pub use clock::Clock;
pub use config::{Config, DAY, LONGEST_BODY, LONGEST_FRAME, LONGEST_RECORD, Limits};
pub use doctor::{Examined, Fault, FaultKind, examine_at, examine_house};
pub use host::link::make as host_link;
pub use observe::{LogForm, log_to_stderr};
pub use schedule::Backups;
pub use store::StoreAt;
pub use tls::Tls;

use crate::{door::Door, folder::DataFolder, house::House, problem::problem, store::Disk, tls::Certificate};

/// Whose work is in the program and on the page, and on what terms; `cargo xtask notices` writes it.
pub const NOTICES: &str = include_str!("notices.txt");

/// How long pages have to take their leave when the house closes: it is gone within a second, and whoever was slower comes back all the same.
const FAREWELL: Duration = Duration::from_millis(500);

/// Keeps house until `shutdown`, then closes in good order. An error means that it could not open, or that the disk failed.
pub async fn serve(config: Config, shutdown: impl Future<Output = ()> + Send) -> Result<()> {
    let running = start(config).await?;
    println!("Ludogîte is open on http://{}", running.addr);
    tokio::select! {
        () = shutdown => {}
        () = running.failed() => {}
    }
    running.stop().await
}

/// A house that is open.
#[derive(Debug)]
pub struct Running {
    pub addr: SocketAddr,
    closing: watch::Sender<bool>,
    house: Arc<House>,
    writer: oneshot::Receiver<Result<()>>,
    doors: Vec<JoinHandle<()>>,
    chores: Vec<JoinHandle<()>>,
    /// Ends by itself when the house closes.
    backups: JoinHandle<()>,
    /// Held for as long as the house is open.
    _folder: DataFolder,
}

/// Opens the house; port 0 takes any free one.
pub async fn start(config: Config) -> Result<Running> {
    let folder = match config.store {
        StoreAt::Folder => DataFolder::take(&config.data)?,
        StoreAt::Postgres(_) => DataFolder::take_beside(&config.data)?,
    };
    if let Some(backups) = &config.backups {
        ensure!(
            config.store == StoreAt::Folder,
            "a house backs its own file up; what is kept in PostgreSQL is backed up by pg_dump (docs/host.md)"
        );
        backups.prepare()?;
    }
    let (store, disk) = store::open_at(&config.store, &config.data).await?;
    if let Some(pages) = config.most_pages {
        disk.limit(pages)?;
    }
    store.check().await?;
    config.clock.not_before(store.last_pulse().await?);
    let house = House::open(config, store).await?;
    house.thinkers.start(&house.observed)?;
    let listener = bind(house.config.listen).await?;
    let addr = listener.local_addr()?;
    house.listening.get_or_init(|| addr);
    if house.config.host_page {
        let found = house.config.found_at(addr);
        host::link::prepare(&house.config.data, &found).context("no link to the host's page can be made")?;
    }
    let (closing, closes) = watch::channel(false);
    let writer = write(house.clone(), disk, closing.clone())?;
    let mut chores = vec![
        tokio::spawn(house.clone().ring()),
        tokio::spawn(sweep(house.clone())),
        tokio::spawn(give_way(house.clone())),
        tokio::spawn(house.clone().keep_retention()),
        tokio::spawn(house.clone().keep_evenings()),
        tokio::spawn(house.clone().keep_reviews()),
        tokio::spawn(house.clone().keep_clean()),
    ];
    let backups = tokio::spawn(house.clone().keep_backups(closes.clone()));
    let mut doors = Vec::new();
    let certificate = house.config.tls.as_ref().map(Certificate::open).transpose()?;
    let acceptor = certificate
        .as_ref()
        .map(|certificate| certificate.acceptor())
        .transpose()?;
    if let (Some(tls), Some(certificate)) = (&house.config.tls, certificate) {
        let answers = Arc::<acme::Answers>::default();
        if let Some(port) = tls.redirect_port {
            let door = Door::new(bind_redirects(addr, port, tls).await?, &house.config, None);
            let redirects = tls::redirects(addr.port(), certificate.clone(), answers.clone());
            doors.push(tokio::spawn(door.serve(redirects, closes.clone())));
        }
        chores.push(match &tls.acme {
            Some(plan) => tokio::spawn(acme::keep(house.clone(), plan.clone(), certificate, answers)),
            None => tokio::spawn(certificate.keep_fresh()),
        });
    }
    let door = Door::new(listener, &house.config, acceptor);
    doors.push(tokio::spawn(door.serve(api::router(house.clone()), closes)));
    let size = house.note_size().await;
    let megabytes = |bytes: u64| bytes as f64 / 1e6;
    tracing::info!(
        %addr,
        data = %house.config.data.display(),
        store = %house.config.store,
        megabytes = megabytes(size.database + size.log),
        free_megabytes = size.free.map(megabytes),
        "the house is open"
    );
    Ok(Running {
        addr,
        closing,
        house,
        writer,
        doors,
        chores,
        backups,
        _folder: folder,
    })
}

impl Running {
    /// Waits until the house closes by itself, because the disk failed.
    pub async fn failed(&self) {
        closed(self.closing.subscribe()).await;
    }

    /// Lets nobody in any more, tells every page to come back, and writes what is left to write.
    pub async fn stop(self) -> Result<()> {
        tracing::info!("the house closes");
        self.closing.send_replace(true);
        self.house.farewell(None);
        for chore in &self.chores {
            chore.abort();
        }
        let gone = async {
            while self.house.sockets() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            (join_all(self.doors).await, self.backups.await)
        };
        if timeout(FAREWELL, gone).await.is_err() {
            tracing::warn!(sockets = self.house.sockets(), "some pages did not take their leave");
        }
        // Who closes last writes everything into the one file: that must be the one who may write.
        self.house.store.close().await;
        self.house.queue.close();
        self.writer.await.context("the writer broke down")?
    }
}

/// Writes on a thread of its own, for it waits for the disk all the time.
fn write(house: Arc<House>, disk: Disk, closing: watch::Sender<bool>) -> Result<oneshot::Receiver<Result<()>>> {
    let (done, writer) = oneshot::channel();
    let write = move || {
        let written = writer::write(&house.queue, disk, &house.observed);
        if let Err(error) = &written {
            tracing::error!("{error:#}");
            let problem = problem(
                "broken",
                "the house cannot write any more; nothing that was acknowledged is lost",
            );
            house.farewell(Some(&table::wire::FromHouse::Trouble {
                problem,
                about: None,
                closing: true,
            }));
            closing.send_replace(true);
        }
        let _ = done.send(written); // whoever runs the house may have gone
    };
    thread::Builder::new()
        .name("writer".into())
        .spawn(write)
        .context("no thread to write on")?;
    Ok(writer)
}

async fn bind(to: SocketAddr) -> Result<TcpListener> {
    let bound = TcpListener::bind(to).await;
    bound.with_context(|| format!("{to} cannot be opened"))
}

/// The port that sends everybody to https.
async fn bind_redirects(addr: SocketAddr, port: u16, tls: &Tls) -> Result<TcpListener> {
    let bound = bind(SocketAddr::new(addr.ip(), port)).await;
    match tls.acme {
        None => bound,
        Some(_) => bound.context(
            "whoever hands out certificates asks by http whether the name leads here, on port 80; another program may have it, or the house may \
            not open it (--http-redirect-port says another, to which port 80 has to be led)",
        ),
    }
}

async fn sweep(house: Arc<House>) {
    let limits = house.limits();
    let every = (limits.silence / 4).min(limits.put_away_after / 2);
    loop {
        tokio::time::sleep(every).await;
        house.sweep();
        house.note_size().await;
        house.writes().await;
    }
}

/// Another house has taken over: whoever writes finds it out as soon as there is something to do, and this one closes.
async fn give_way(house: Arc<House>) {
    house.store.taken_over().await;
    house.queue.push(writer::Batch::default());
}

async fn closed(mut closing: watch::Receiver<bool>) {
    // The sender is gone only when the house is.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Where a browser finds us. A house that listens everywhere is shown by the address that others on the network know;
/// asking for the way to some far address tells it, and sends nothing.
pub fn reached_at(listening: SocketAddr) -> SocketAddr {
    let mut at = listening;
    if listening.ip().is_unspecified() {
        let way = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
            socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
            socket.local_addr()
        });
        at.set_ip(way.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |way| way.ip()));
    }
    at
}
