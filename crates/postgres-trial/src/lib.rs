//! A PostgreSQL to try things on: started from the programs that apt installs, in a folder of its own and on a free port, and gone with
//! whoever started it. Nobody else's is ever touched.
//!
//! It answers only on 127.0.0.1, and only to who has the password. It does not wait for its disk: what is tried here outlives a `kill -9` of PostgreSQL,
//! not of the machine.

use std::{
    env, fs,
    io::Write,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    sync::{
        OnceLock,
        atomic::{AtomicU32, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// Nobody has it but these tests, and so it is known when it is seen where it should not be.
pub const PASSWORD: &str = "Quetzalcoatlus-northropi";
const USER: &str = "house";
/// Longer than that nobody waits for anything.
const AT_ALL: Duration = Duration::from_secs(60);

/// A new and empty database in the one PostgreSQL that all tests of this program share: its address.
pub fn database() -> String {
    static SHARED: OnceLock<Postgres> = OnceLock::new();
    SHARED.get_or_init(Postgres::start).database()
}

/// A PostgreSQL of its own: for whoever wants to stop it.
#[derive(Debug)]
pub struct Postgres {
    folder: PathBuf,
    port: u16,
    /// It stops PostgreSQL and removes the folder when we are gone, however we went: then its input ends.
    keeper: Child,
    databases: AtomicU32,
}

/// `$1` the folder, the rest the server: restarted when a line comes, stopped when none comes any more.
const KEEPER: &str = r#"folder=$1; shift
"$@" >>"$folder/log" 2>&1 & server=$!
while read -r signal; do
    kill "-$signal" $server; wait $server
    read -r again || break
    "$@" >>"$folder/log" 2>&1 & server=$!
done
kill -INT $server; wait $server
rm -rf "$folder""#;

impl Postgres {
    /// # Panics
    /// Where PostgreSQL is not installed, or cannot be started.
    pub fn start() -> Postgres {
        let programs = programs();
        let folder = tempfile::tempdir().expect("a folder").keep();
        give_to_who_runs_it(&folder);
        let data = folder.join("data");
        let password = folder.join("password");
        fs::write(&password, PASSWORD).expect("a file");
        give_to_who_runs_it(&password);
        let made = as_who_runs_it(&programs.join("initdb"))
            .args(["--username", USER, "--encoding", "UTF8", "--no-locale", "--no-sync"])
            .args(["--auth-local", "trust", "--auth-host", "scram-sha-256", "--pwfile"])
            .arg(&password)
            .arg("--pgdata")
            .arg(&data)
            .output();
        worked("initdb", &made.expect("initdb can be run"));
        let port = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr());
        let port = port.expect("a free port").port();
        let keeper = Command::new("sh")
            .args(["-c", KEEPER, "keeper"])
            .arg(&folder)
            .args(words(&as_who_runs_it(&programs.join("postgres"))))
            .arg("-D")
            .arg(&data)
            .args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1", "-k"])
            .arg(&folder)
            .args([
                "-c",
                "fsync=off",
                "-c",
                "shared_buffers=16MB",
                "-c",
                "max_connections=200",
            ])
            .current_dir(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let server = Postgres {
            folder,
            port,
            keeper: keeper.expect("sh can be run"),
            databases: AtomicU32::new(0),
        };
        server.answers();
        server
    }

    /// A new and empty database: its address.
    pub fn database(&self) -> String {
        let name = format!("house{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        self.address(&name, self.port)
    }

    /// The address of a database that is reached by this port.
    pub fn address(&self, database: &str, port: u16) -> String {
        format!("postgres://{USER}:{PASSWORD}@127.0.0.1:{port}/{database}")
    }

    /// Where its files are.
    pub fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// Gone without a word, as by `kill -9`, until it is started again. (To kill its first process would leave the others.)
    pub fn stop(&mut self) {
        self.tell("QUIT");
        while self.psql("postgres", "SELECT 1").status.success() {
            thread::sleep(Duration::from_millis(10));
        }
    }

    pub fn start_again(&mut self) {
        self.tell("again");
        self.answers();
    }

    fn tell(&mut self, word: &str) {
        let keeper = self.keeper.stdin.as_mut().expect("it listens");
        writeln!(keeper, "{word}").expect("it is there");
    }

    /// What SQL answers, row by row, as `psql` shows it.
    pub fn sql(&self, database: &str, sql: &str) -> String {
        let asked = self.psql(database, sql);
        worked(sql, &asked);
        String::from_utf8_lossy(&asked.stdout).trim().to_owned()
    }

    fn psql(&self, database: &str, sql: &str) -> Output {
        let asked = Command::new(programs().join("psql"))
            .args([
                "--no-psqlrc",
                "--tuples-only",
                "--no-align",
                "--username",
                USER,
                "--host",
            ])
            .arg(&self.folder)
            .args(["--port", &self.port.to_string(), "--dbname", database, "--command", sql])
            .output();
        asked.expect("psql can be run")
    }

    fn answers(&self) {
        let began = Instant::now();
        while !self.psql("postgres", "SELECT 1").status.success() {
            let log = || fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(began.elapsed() < AT_ALL, "PostgreSQL does not answer: {}", log());
            thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// Where the server's programs are: in `LUDO_POSTGRES`, where apt puts the newest, or where all programs are.
fn programs() -> &'static Path {
    static PROGRAMS: OnceLock<PathBuf> = OnceLock::new();
    PROGRAMS.get_or_init(|| {
        let named = env::var_os("LUDO_POSTGRES").map(PathBuf::from);
        let by_version = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let mut by_apt: Vec<PathBuf> = by_version.map(|version| version.path().join("bin")).collect();
        by_apt.sort();
        let everywhere = env::var_os("PATH").unwrap_or_default();
        let folders = named.into_iter().chain(by_apt.into_iter().rev());
        let mut folders = folders.chain(env::split_paths(&everywhere));
        let found = folders.find(|folder| folder.join("initdb").exists());
        found.expect(
            "PostgreSQL is not installed, and these tests try the house on it: `sudo apt-get install postgresql` (`cargo xtask test` does \
            it), or LUDO_POSTGRES=/folder/of/initdb",
        )
    })
}

fn worked(what: &str, output: &Output) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{what}: {said}");
}

/// PostgreSQL does not run as root: then it runs as the user that apt makes for it, or as nobody.
fn as_who_runs_it(program: &Path) -> Command {
    let Some((user, group)) = who_runs_it() else {
        return Command::new(program);
    };
    let mut command = Command::new("setpriv");
    command.arg(format!("--reuid={user}")).arg(format!("--regid={group}"));
    command.arg("--clear-groups").arg(program);
    command.current_dir("/");
    command
}

fn words(command: &Command) -> Vec<String> {
    let words = [command.get_program()].into_iter().chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect()
}

fn give_to_who_runs_it(path: &Path) {
    if let Some((user, group)) = who_runs_it() {
        std::os::unix::fs::chown(path, Some(user), Some(group)).expect("root may give it away");
    }
}

/// None where we are not root, and can run it ourselves.
fn who_runs_it() -> Option<(u32, u32)> {
    let id = |args: &[&str]| {
        let id = Command::new("id").args(args).output().ok()?;
        String::from_utf8_lossy(&id.stdout).trim().parse::<u32>().ok()
    };
    if id(&["-u"]) != Some(0) {
        return None;
    }
    let of = |user: &str| id(&["-u", user]).zip(id(&["-g", user]));
    Some(of("postgres").or_else(|| of("nobody")).expect("a user who is not root"))
}
