//! PostgreSQL: one database, in which one house keeps its tables at a time.
//!
//! **Who keeps house** stands in one row. A house holds a lease, by the database's clock, and renews it; another one is not opened
//! meanwhile. A lease, and not a lock that goes with a connection: a house that is frozen, or whose machine is gone, keeps its
//! connection for hours, and one whose connection was cut would lose its lock though it is well. But a lease alone proves nothing: who was frozen for longer and wakes
//! up still thinks that it is hers. Therefore every house counts the *epoch* up, and the statement that writes looks at it: what a house
//! that was replaced wants to write is not written, and nobody is told of it (`writing`). Nor is anybody told how it stands there, which
//! needs no writing: past the end of its lease, by its own machine's clock, a house asks whether it is still its own before it says anything.
//!
//! A data folder may take over from itself at once: only one process can hold it, so the other one is dead.

mod reading;
#[cfg(test)]
mod tests;
mod writing;

use std::{
    error::Error,
    fmt, io,
    str::FromStr,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};
use tokio::{
    sync::watch,
    task::AbortHandle,
    time::{sleep, timeout},
};
use tokio_postgres::{
    Client, Config, NoTls, Transaction,
    config::{Host, SslMode},
};
use tokio_postgres_rustls::MakeRustlsConnect;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};

pub use self::{reading::Store, writing::Disk};

/// Each brings the database one version further; it says itself how far it is.
const VERSIONS: [&str; 1] = [include_str!("../../migrations/postgres/0001_house.sql")];

/// How far this house brings it.
pub const NEWEST: u32 = VERSIONS.len() as u32;

/// So long nobody else opens a house after one was last heard of.
const LEASE: Duration = Duration::from_secs(6);
const RENEWED_EVERY: Duration = Duration::from_secs(2);
const LOOK_AGAIN: Duration = Duration::from_millis(500);
/// A database that does not answer within this time is gone.
const ANSWERS_WITHIN: Duration = Duration::from_secs(10);
const CONNECTS_WITHIN: Duration = Duration::from_secs(5);
const RENEW: &str = "UPDATE house SET expires = clock_timestamp() + make_interval(secs => $2) WHERE epoch = $1";
/// Of two who bring a database up to date at once one waits: any number that nobody else uses.
const UP_TO_DATE: i64 = 0x6c75_646f_6769_7465;

/// Opens a house in this database, and makes or brings up to date what is missing in it. `node` says which data folder this is.
pub async fn open(at: &Address, node: &str) -> Result<(Store, Disk)> {
    let (epoch, asked) = claim(at, node).await?;
    let held = Held::since(asked);
    let lease = Lease(tokio::spawn(keep_lease(at.clone(), epoch, held.clone())).abort_handle());
    let store = Store::new(at.clone(), held.0.subscribe());
    Ok((store, Disk::new(at.clone(), epoch, lease, held)))
}

// ------------------------------------------------------------------------------------------------------ the way there

/// Where the database is, and how one gets in. Shown without the password.
#[derive(Clone, PartialEq, Eq)]
pub struct Address(Box<Config>);

impl FromStr for Address {
    type Err = anyhow::Error;

    /// What is wrong is not repeated: it may be a part of the password.
    fn from_str(url: &str) -> Result<Address> {
        let config = url.parse::<Config>().ok();
        let mut config = config.filter(|config| !config.get_hosts().is_empty()).context(
            "this is no address of a database: postgres://USER:PASSWORD@HOST/DATABASE, where any other sign than a letter or a \
            digit in the password is written %21, and at most ?sslmode=require behind it",
        )?;
        config
            .application_name("ludogite")
            .connect_timeout(CONNECTS_WITHIN)
            .tcp_user_timeout(ANSWERS_WITHIN)
            .keepalives_idle(ANSWERS_WITHIN);
        Ok(Address(Box::new(config)))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        match self.0.get_hosts().first() {
            Some(Host::Tcp(name)) => f.write_str(name)?,
            #[cfg(unix)]
            Some(Host::Unix(path)) => write!(f, "{}", path.display())?,
            None => {}
        }
        if let Some(port) = self.0.get_ports().first() {
            write!(f, ":{port}")?;
        }
        write!(f, "/{}", self.0.get_dbname().unwrap_or_default())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Address {
    /// Somebody has to ask on it: how a connection ended is told to whoever asks next.
    async fn connect(&self) -> Result<Client, Trouble> {
        let connected = timeout(CONNECTS_WITHIN, async {
            if self.0.get_ssl_mode() == SslMode::Require {
                let (client, connection) = self.0.connect(verified()?).await?;
                tokio::spawn(connection);
                Ok(client)
            } else {
                let (client, connection) = self.0.connect(NoTls).await?;
                tokio::spawn(connection);
                Ok(client)
            }
        });
        connected.await.unwrap_or_else(|_| Err(Trouble::late()))
    }
}

/// Over TLS, and only to whom a certificate names that the system trusts.
fn verified() -> Result<MakeRustlsConnect, Trouble> {
    let mut trusted = RootCertStore::empty();
    trusted.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions();
    let config = config.map_err(io::Error::other)?;
    Ok(MakeRustlsConnect::new(
        config.with_root_certificates(trusted).with_no_client_auth(),
    ))
}

/// What PostgreSQL, or the way to it, has said. Not what it said beside: there whole rows are told, with the secrets in them.
#[derive(Debug, thiserror::Error)]
#[error("PostgreSQL: {said}")]
pub struct Trouble {
    said: String,
    passes: bool,
}

/// What passes by itself: the connection is lost, room is lacking, somebody was in the way, it restarts, or may only be read
/// because another one is to be written to.
const PASSING: [&str; 8] = ["08", "40", "53", "57P01", "57P02", "57P03", "57014", "25006"];

impl Trouble {
    pub fn passes(&self) -> bool {
        self.passes
    }

    fn late() -> Trouble {
        Trouble {
            said: "no answer".to_owned(),
            passes: true,
        }
    }
}

/// From this machine itself.
impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble {
            said: error.to_string(),
            passes: false,
        }
    }
}

impl From<tokio_postgres::Error> for Trouble {
    fn from(error: tokio_postgres::Error) -> Trouble {
        if let Some(told) = error.as_db_error() {
            let code = told.code().code();
            return Trouble {
                said: format!("{} ({code})", told.message()),
                passes: PASSING.iter().any(|passing| code.starts_with(passing)),
            };
        }
        let cause = error.source();
        let on_the_way = cause.is_some_and(|cause| cause.is::<io::Error>());
        Trouble {
            said: match cause {
                Some(cause) => format!("{error}: {cause}"),
                None => error.to_string(),
            },
            passes: on_the_way || error.is_closed(),
        }
    }
}

// ------------------------------------------------------------------------------------------------------ who keeps house

/// Renewed for as long as this is kept.
#[derive(Debug)]
struct Lease(AbortHandle);

impl Drop for Lease {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Until then nobody else can have the house, by this machine's clock; None once somebody has.
type Until = Option<Instant>;

/// What this house knows of its lease. It counts from before it was asked for, and so ends no later than in the database.
#[derive(Clone, Debug)]
struct Held(Arc<watch::Sender<Until>>);

impl Held {
    fn since(asked: Instant) -> Held {
        Held(Arc::new(watch::Sender::new(Some(asked + LEASE))))
    }

    fn is_sure(&self) -> bool {
        self.0.borrow().is_some_and(|until| Instant::now() < until)
    }

    fn renewed(&self, asked: Instant) {
        self.0
            .send_modify(|until| *until = until.map(|until| until.max(asked + LEASE)));
    }

    fn is_lost(&self) {
        self.0.send_replace(None);
    }
}

/// The house is ours from this epoch on, asked for at this moment. Another one that is not heard of any more is waited for until its
/// lease is over.
async fn claim(at: &Address, node: &str) -> Result<(i64, Instant)> {
    let client = at.connect().await;
    let mut client = client.with_context(|| format!("{at} cannot be opened"))?;
    let mut last_heard_of = None;
    loop {
        let asked = Instant::now();
        let expires = match try_claim(&mut client, node).await? {
            Claimed::Ours { epoch } => return Ok((epoch, asked)),
            Claimed::Others { expires } => expires,
        };
        if last_heard_of.is_none() {
            tracing::info!("another house kept its tables in {at}: is it still there?");
        }
        ensure!(
            *last_heard_of.get_or_insert(expires) == expires,
            "another house keeps its tables in {at}; --store chooses another database"
        );
        sleep(LOOK_AGAIN).await;
    }
}

enum Claimed {
    Ours {
        epoch: i64,
    },
    /// Until then, in milliseconds by the database's clock.
    Others {
        expires: i64,
    },
}

/// All or nothing, and one at a time: a database in which another house lives is not brought up to date.
async fn try_claim(client: &mut Client, node: &str) -> Result<Claimed> {
    let step = client.transaction().await.map_err(Trouble::from)?;
    let lock = step.query_one("SELECT pg_advisory_xact_lock($1)", &[&UP_TO_DATE]);
    lock.await.map_err(Trouble::from)?;
    let version = version(&step).await?;
    ensure!(version <= VERSIONS.len(), "a newer house has written this database");
    bring_up_to_date(&step, &VERSIONS[version.min(1)..1]).await?;
    let Some(epoch) = take_over(&step, node).await? else {
        let until = "SELECT (extract(epoch FROM expires) * 1000)::bigint FROM house";
        let row = step.query_one(until, &[]).await.map_err(Trouble::from)?;
        return Ok(Claimed::Others {
            expires: row.try_get(0)?,
        });
    };
    bring_up_to_date(&step, &VERSIONS[version.max(1)..]).await?;
    let noted = format!("UPDATE version SET number = {}", VERSIONS.len());
    step.batch_execute(&noted).await.map_err(Trouble::from)?;
    step.commit().await.map_err(Trouble::from)?;
    Ok(Claimed::Ours { epoch })
}

/// How far the database is: 0 where there is nothing.
async fn version(step: &Transaction<'_>) -> Result<usize> {
    let make = "CREATE TABLE IF NOT EXISTS version (number integer NOT NULL); \
        INSERT INTO version SELECT 0 WHERE NOT EXISTS (SELECT FROM version)";
    step.batch_execute(make).await.map_err(Trouble::from)?;
    let row = step.query_one("SELECT number FROM version", &[]).await;
    let version: i32 = row.map_err(Trouble::from)?.try_get(0)?;
    usize::try_from(version).context("the version of this database cannot be read")
}

async fn bring_up_to_date(step: &Transaction<'_>, versions: &[&str]) -> Result<()> {
    for version in versions {
        let done = step.batch_execute(version).await.map_err(Trouble::from);
        done.context("the database cannot be brought up to date")?;
    }
    Ok(())
}

/// The new epoch; None while another house holds its lease.
async fn take_over(step: &Transaction<'_>, node: &str) -> Result<Option<i64>> {
    let ours = "UPDATE house SET node = $1, epoch = epoch + 1, commits = 0, \
            expires = clock_timestamp() + make_interval(secs => $2) \
        WHERE node = $1 OR expires <= clock_timestamp() RETURNING epoch";
    let row = step.query_opt(ours, &[&node, &LEASE.as_secs_f64()]).await;
    let row = row.map_err(Trouble::from)?;
    Ok(row.map(|row| row.try_get(0)).transpose()?)
}

/// For as long as the house is ours. When it is not, the house is told, and closes.
async fn keep_lease(at: Address, epoch: i64, held: Held) {
    let mut client = None;
    loop {
        sleep(RENEWED_EVERY).await;
        let asked = Instant::now();
        match timeout(RENEWED_EVERY, renew(&at, client.take(), epoch)).await {
            Ok(Ok((true, renewed_on))) => {
                held.renewed(asked);
                client = Some(renewed_on);
            }
            Ok(Ok((false, _))) => return held.is_lost(),
            Ok(Err(_)) | Err(_) => {} // the writer says that the database is gone
        }
    }
}

async fn renew(at: &Address, client: Option<Client>, epoch: i64) -> Result<(bool, Client), Trouble> {
    let client = match client {
        Some(client) if !client.is_closed() => client,
        _ => at.connect().await?,
    };
    let renewed = client.execute(RENEW, &[&epoch, &LEASE.as_secs_f64()]).await?;
    Ok((renewed == 1, client))
}
