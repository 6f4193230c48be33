//! The house fetches its certificate itself, from a real ACME server (pebble): the first one, the next one long before it ends, and what it says
//! when it gets none.

mod common;

use std::{
    fs::{self, File},
    net::{SocketAddr, TcpListener, UdpSocket},
    path::{Path, PathBuf},
    process::{self, Child, Command},
    sync::{
        Arc, Mutex, OnceLock,
        atomic::{AtomicU16, Ordering},
    },
    thread,
    time::Duration,
};

use common::{House, SOON};
use server::{Acme, Clock, Config, DAY, Tls};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{sleep, timeout},
};
use tokio_rustls::{
    TlsConnector,
    client::TlsStream,
    rustls::{
        ClientConfig, RootCertStore,
        crypto::ring,
        pki_types::{CertificateDer, pem::PemObject},
    },
};
use tracing_subscriber::fmt::MakeWriter;

const NAME: &str = "play.example";
/// What pebble says, which is shown when a test fails.
const SAID: &str = "said.log";
/// Days for which its certificates are good.
const LASTS: u32 = 90;

/// Hands out certificates for names that all lead to this machine, as long as it is kept.
struct Pebble {
    folder: tempfile::TempDir,
    directory: u16,
    management: u16,
    /// Where it asks whether a name leads to the house.
    asks_at: u16,
    running: Vec<Child>,
}

impl Pebble {
    async fn start() -> Pebble {
        let mut pebble = Pebble {
            folder: tempfile::tempdir().expect("a folder"),
            directory: free_port(),
            management: free_port(),
            asks_at: free_port(),
            running: Vec::new(),
        };
        let own = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
        let settings = serde_json::json!({ "pebble": {
            "listenAddress": format!("127.0.0.1:{}", pebble.directory),
            "managementListenAddress": format!("127.0.0.1:{}", pebble.management),
            "certificate": pebble.path("own.pem"),
            "privateKey": pebble.path("own.key"),
            "httpPort": pebble.asks_at,
            "tlsPort": 1,
            "certificateValidityPeriod": (DAY * LASTS).as_secs(),
        }});
        for (file, text) in [
            ("own.pem", own.cert.pem()),
            ("own.key", own.signing_key.serialize_pem()),
            ("pebble.json", settings.to_string()),
        ] {
            fs::write(pebble.path(file), text).expect("it is ours");
        }
        pebble.start_again().await;
        pebble
    }

    /// It forgets everything, and signs with another key.
    async fn start_again(&mut self) {
        self.stop();
        let [names, told] = [free_port(), free_port()];
        let dns = format!("127.0.0.1:{names}");
        self.run(
            Command::new("pebble-challtestsrv")
                .args(["-dns01", &dns, "-defaultIPv4", "127.0.0.1", "-defaultIPv6", ""])
                .args(["-http01", "", "-https01", "", "-tlsalpn01", "", "-management"])
                .arg(format!("127.0.0.1:{told}")),
        );
        let settings = self.path("pebble.json");
        self.run(
            Command::new("pebble")
                .args(["-dnsserver", &dns, "-config"])
                .arg(settings)
                // It leaves nothing to chance: no waits, no requests to be made again, each name is asked for each time.
                .envs([
                    ("PEBBLE_VA_NOSLEEP", "1"),
                    ("PEBBLE_WFE_NONCEREJECT", "0"),
                    ("PEBBLE_AUTHZREUSE", "0"),
                ]),
        );
        for port in [names, told, self.management, self.directory] {
            until(async || {
                let ended = self.running.iter_mut().find_map(|child| child.try_wait().transpose());
                assert!(ended.is_none(), "it does not run: {ended:?}");
                TcpStream::connect(("127.0.0.1", port)).await.is_ok()
            })
            .await;
        }
    }

    fn run(&mut self, command: &mut Command) {
        let log = File::options()
            .create(true)
            .append(true)
            .open(self.path(SAID))
            .expect("it is ours");
        let started = command
            .stdout(log.try_clone().expect("another handle"))
            .stderr(log)
            .spawn();
        self.running.push(started.expect(
            "pebble is not installed, and these tests fetch certificates from it: `sudo apt-get install pebble` (`cargo xtask test` does it)",
        ));
    }

    fn stop(&mut self) {
        for mut process in self.running.drain(..) {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    fn path(&self, file: &str) -> PathBuf {
        self.folder.path().join(file)
    }

    fn acme(&self) -> Acme {
        Acme {
            domains: vec![NAME.to_owned()],
            directory: format!("https://localhost:{}/dir", self.directory),
            contact: Some("host@play.example".to_owned()),
            ca: Some(self.path("own.pem")),
        }
    }

    /// A house that fetches its certificate here.
    async fn house(&self, data: PathBuf, change: impl FnOnce(&mut Config)) -> House {
        House::open_on(data.clone(), |config| {
            config.tls = Some(Tls::fetched(self.acme(), &data, self.asks_at));
            change(config);
        })
        .await
    }

    /// Who signs what is handed out.
    async fn root(&self) -> CertificateDer<'static> {
        let own = CertificateDer::from_pem_file(self.path("own.pem")).expect("a certificate");
        let at = SocketAddr::from(([127, 0, 0, 1], self.management));
        let mut stream = connect(at, "localhost", &own).await.expect("it answers");
        let answer = ask(&mut stream, "localhost", "/roots/0").await;
        let pem = answer.split_once("\r\n\r\n").expect("a body").1.to_owned();
        CertificateDer::from_pem_slice(pem.as_bytes()).expect("a certificate")
    }
}

impl Drop for Pebble {
    fn drop(&mut self) {
        self.stop();
        if thread::panicking() {
            eprintln!("{}", fs::read_to_string(self.path(SAID)).unwrap_or_default());
        }
    }
}

/// Each port once, and other ones than other processes of these tests begin with. They are below those that a system gives away by itself:
/// nobody comes by one of them between being asked for here and being opened, and no line to one where nobody is meets itself.
fn free_port() -> u16 {
    const FIRST: u16 = 10_000;
    const ALL: u16 = 20_000;
    const OURS: u16 = 50;
    static GIVEN: AtomicU16 = AtomicU16::new(0);
    let begin = (process::id() % u32::from(ALL / OURS)) as u16 * OURS;
    let mut ports = (0..ALL).map(|_| FIRST + (begin + GIVEN.fetch_add(1, Ordering::Relaxed)) % ALL);
    let is_free = |port: &u16| {
        let at = ("127.0.0.1", *port);
        TcpListener::bind(at).is_ok() && UdpSocket::bind(at).is_ok()
    };
    ports.find(is_free).expect("a free port")
}

async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    let waits = async {
        while !is_so().await {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(SOON, waits).await.expect("it comes");
}

async fn connect(at: SocketAddr, name: &str, root: &CertificateDer<'static>) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(root.clone()).expect("a certificate");
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().expect("some are safe");
    let config = config.with_root_certificates(roots).with_no_client_auth();
    let name = name.to_owned().try_into().expect("a name");
    TlsConnector::from(Arc::new(config))
        .connect(name, TcpStream::connect(at).await?)
        .await
}

async fn ask(stream: &mut (impl AsyncReadExt + AsyncWriteExt + Unpin), host: &str, path: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("it listens");
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

/// The certificate that a browser is shown that trusts this root.
async fn shown(house: &House, root: &CertificateDer<'static>) -> Option<CertificateDer<'static>> {
    let stream = connect(house.addr, NAME, root).await.ok()?;
    Some(stream.get_ref().1.peer_certificates()?[0].clone().into_owned())
}

async fn by_http(port: u16) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.expect("it listens");
    ask(&mut stream, NAME, "/t/abc").await
}

/// All that houses have logged here.
fn log() -> &'static Log {
    static LOG: OnceLock<Log> = OnceLock::new();
    LOG.get_or_init(|| {
        let log = Log::default();
        let heard = tracing_subscriber::fmt().with_ansi(false).with_writer(log.clone());
        heard.init();
        log
    })
}

#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// Waits until a row has all these words.
    async fn says(&self, words: &[&str]) {
        until(async || {
            let all = String::from_utf8_lossy(&self.0.lock().expect("nobody panics")).into_owned();
            all.lines().any(|row| words.iter().all(|word| row.contains(word)))
        })
        .await;
    }
}

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panics").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Log;

    fn make_writer(&'a self) -> Log {
        self.clone()
    }
}

#[cfg(unix)]
fn is_private(file: &Path) -> bool {
    std::os::unix::fs::PermissionsExt::mode(&fs::metadata(file).expect("it is there").permissions()) & 0o077 == 0
}

#[tokio::test(flavor = "multi_thread")]
async fn a_certificate_is_fetched_used_kept_and_renewed_in_time() {
    let pebble = Pebble::start().await;
    let root = pebble.root().await;
    let house = pebble.house(common::data_folder(), |_| {}).await;
    until(async || shown(&house, &root).await.is_some()).await;
    let first = shown(&house, &root).await.expect("one");
    let mut stream = connect(house.addr, NAME, &root).await.expect("it opens");
    assert!(ask(&mut stream, NAME, "/health").await.starts_with("HTTP/1.1 200"));
    let sent_on = by_http(pebble.asks_at).await;
    assert!(
        sent_on.contains(&format!("location: https://{NAME}:{}/t/abc", house.addr.port())),
        "{sent_on}"
    );
    let account = |data: &Path| fs::read_to_string(data.join("acme-account.json")).expect("an account");
    let known_as = account(&house.data);
    #[cfg(unix)]
    assert!(
        ["acme.pem", "acme-account.json"]
            .iter()
            .all(|file| is_private(&house.data.join(file)))
    );

    // It is the same after a start.
    let clock = Arc::new(Clock::new());
    let data = house.close().await;
    let house = pebble.house(data, |config| config.clock = clock.clone()).await;
    assert_eq!(shown(&house, &root).await.as_ref(), Some(&first));
    // More than two thirds of its life later there is another one, and nobody has to close the house.
    clock.put_forward((DAY * LASTS).as_millis() as u64 / 100 * 71);
    until(async || shown(&house, &root).await.is_some_and(|shown| shown != first)).await;
    assert_eq!(account(&house.data), known_as);
}

/// Whoever hands certificates out has lost what it knew, and the house is to have another name as well.
#[tokio::test(flavor = "multi_thread")]
async fn another_name_is_fetched_also_from_who_has_forgotten_the_house() {
    let mut pebble = Pebble::start().await;
    let root = pebble.root().await;
    let house = pebble.house(common::data_folder(), |_| {}).await;
    until(async || shown(&house, &root).await.is_some()).await;
    let data = house.close().await;
    pebble.start_again().await;
    let root = pebble.root().await;
    let names = [NAME, "jouer.example"];
    let house = pebble
        .house(data, |config| {
            let acme = config.tls.as_mut().and_then(|tls| tls.acme.as_mut());
            acme.expect("it is set").domains = names.map(str::to_owned).to_vec();
        })
        .await;
    for name in names {
        until(async || connect(house.addr, name, &root).await.is_ok()).await;
    }
}

/// Nobody is let in without a certificate, and it is said why there is none.
#[tokio::test(flavor = "multi_thread")]
async fn who_gets_no_certificate_says_why() {
    let log = log();
    let pebble = Pebble::start().await;
    let root = pebble.root().await;
    let elsewhere = free_port();
    // They ask at a port that does not lead to the house.
    let house = pebble
        .house(common::data_folder(), |config| {
            config.tls.as_mut().expect("it is set").redirect_port = Some(elsewhere);
        })
        .await;
    let reason = "http://play.example/ has to lead to this house from outside";
    log.says(&["ERROR", "play.example: ", reason, "There is none yet", "tried again in"])
        .await;
    assert_eq!(shown(&house, &root).await, None);
    let answer = by_http(elsewhere).await;
    assert!(
        answer.starts_with("HTTP/1.1 503") && answer.contains("no certificate for https yet"),
        "{answer}"
    );
    drop(pebble);

    let nobody = free_port();
    let unheard = format!("https://localhost:{nobody}/dir");
    let directory = unheard.clone();
    let _house = House::open_with(|config| {
        let acme = Acme {
            domains: vec![NAME.to_owned()],
            directory,
            contact: None,
            ca: None,
        };
        config.tls = Some(Tls::fetched(acme, &config.data, free_port()));
    })
    .await;
    log.says(&[
        "ERROR",
        &unheard,
        "does not let us in (--acme-directory)",
        "cannot be reached",
    ])
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_port_that_is_taken_is_explained() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let data = tempfile::tempdir().expect("a folder");
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), data.path());
    let acme = Acme {
        domains: vec![NAME.to_owned()],
        directory: server::LETS_ENCRYPT.to_owned(),
        contact: None,
        ca: None,
    };
    let port = taken.local_addr().expect("it has one").port();
    config.tls = Some(Tls::fetched(acme, data.path(), port));
    let why = format!("{:#}", server::start(config).await.expect_err("it cannot open"));
    for words in ["on port 80", "--http-redirect-port", &port.to_string()] {
        assert!(why.contains(words), "{why}");
    }
}
