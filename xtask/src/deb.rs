//! `cargo xtask deb`: a Debian package of the house, with its service. It is put together with dpkg-deb, from the files in `packaging`.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    run::{self, cargo, npm, root, step},
    setup,
};

pub fn run(args: &[String]) -> Result<()> {
    let profile = match args {
        [] => "release",
        [flag] if flag == "--debug" => "debug",
        _ => bail!("cargo xtask deb [--debug]"),
    };
    setup::page_packages()?;
    step("the page", || npm(["run", "build", "--silent"]))?;
    step("the server", || match profile {
        "release" => cargo(["build", "--release", "--package", "cli"]),
        _ => cargo(["build", "--bin", "ludogite"]),
    })?;
    let package = make(&setup::binary(profile)?, &setup::target(profile)?.join("deb"))?;
    println!("{}", package.display());
    Ok(())
}

/// Does what is in the package run, and is it all there? With `install`, as root, it is really installed, and removed again.
pub fn try_out(install: bool) -> Result<()> {
    let folder = setup::target("debug")?.join("deb");
    let package = make(&setup::binary("debug")?, &folder)?;
    let tried = folder.join("tried");
    if tried.exists() {
        fs::remove_dir_all(&tried)?;
    }
    run::command("dpkg-deb")
        .arg("--extract")
        .args([&package, &tried])
        .finish()?;
    let binary = if install {
        run::command("dpkg").arg("--install").arg(&package).finish()?;
        PathBuf::from("/usr/bin/ludogite")
    } else {
        tried.join("usr/bin/ludogite")
    };
    let version = run::command(&binary).arg("--version").output()?;
    ensure!(version.contains(env!("CARGO_PKG_VERSION")), "{version}");
    let settings = fs::read_to_string(tried.join("etc/ludogite/house.toml"))?;
    ensure!(
        settings.contains("\nto = \"/var/lib/ludogite-backups\""),
        "a service backs itself up"
    );
    let notices = fs::read_to_string(tried.join("usr/share/doc/ludogite/copyright"))?;
    ensure!(
        notices.contains("Mozilla Public License"),
        "the words have terms of their own"
    );
    let unit = tried.join("lib/systemd/system/ludogite.service");
    ensure!(unit.exists(), "there is a service");
    // Where there is no systemd, nobody can ask how open the service is.
    let analyze = || run::command("systemd-analyze");
    match analyze().arg("--version").output() {
        Ok(_) => {
            let security = ["security", "--no-pager", "--offline=yes", "--threshold=15"];
            analyze().args(security).arg(&unit).output()?;
        }
        Err(_) => eprintln!("  without systemd-analyze the service is taken as it is"),
    }
    if install {
        #[cfg(unix)]
        step("the installed service opens, answers and closes", || serves(&unit))?;
        run::command("dpkg").args(["--purge", "ludogite"]).finish()?;
        ensure!(!binary.exists(), "it is gone again");
    }
    Ok(())
}

/// What the unit starts is started as systemd would start it, and tells it what it wants to hear. Only its folders and its port are others, so that
/// nothing is left and nobody is in the way.
#[cfg(unix)]
fn serves(unit: &Path) -> Result<()> {
    use std::{
        io::{BufRead, BufReader, Read, Write},
        net::TcpStream,
        os::unix::net::UnixDatagram,
        process::{Command, Stdio},
        time::Duration,
    };
    /// Longer than that nobody waits for anything.
    const AT_ALL: Duration = Duration::from_secs(60);
    let unit = fs::read_to_string(unit)?;
    let start = unit.lines().find_map(|row| row.strip_prefix("ExecStart="));
    let mut words = start.context("the unit starts something")?.split(' ');
    let folder = setup::target("debug")?.join("deb/served");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let manager = UnixDatagram::bind(folder.join("notify"))?;
    manager.set_read_timeout(Some(AT_ALL))?;
    let hear = |wanted: &str| {
        let mut said = [0; 256];
        let length = manager
            .recv(&mut said)
            .with_context(|| format!("{wanted} is not said"))?;
        let said = String::from_utf8_lossy(&said[..length]);
        ensure!(said == wanted, "{wanted} is not said, but {said}");
        Ok(())
    };
    let mut house = Command::new(words.next().context("the unit starts something")?)
        .args(words)
        .args(["--port", "0", "--backup-to"])
        .arg(folder.join("backups"))
        .env("XDG_DATA_HOME", &folder)
        .env("NOTIFY_SOCKET", folder.join("notify"))
        .stdout(Stdio::piped())
        .spawn()?;
    let tried = (|| {
        hear("READY=1")?;
        let mut said = String::new();
        let stdout = house.stdout.take().context("it was piped")?;
        BufReader::new(stdout).read_line(&mut said)?;
        let address = said.trim().rsplit_once("http://").context("it says where it is")?.1;
        let mut socket = TcpStream::connect(address)?;
        socket.set_read_timeout(Some(AT_ALL))?;
        write!(
            socket,
            "GET /health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
        )?;
        let mut answer = String::new();
        socket.read_to_string(&mut answer)?;
        ensure!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        run::command("kill").arg(house.id().to_string()).finish()?;
        hear("STOPPING=1")?;
        ensure!(house.wait()?.success(), "it closes in good order");
        ensure!(
            folder.join("ludogite/ludogite.sqlite").exists(),
            "its tables are where the unit says"
        );
        Ok(())
    })();
    if tried.is_err() {
        let _ = house.kill(); // it may have ended
    }
    tried
}

/// Where each file of `packaging` goes.
const FILES: [(&str, &str, u32); 6] = [
    ("ludogite.service", "lib/systemd/system/ludogite.service", 0o644),
    (
        "grafana/ludogite.json",
        "usr/share/ludogite/grafana/ludogite.json",
        0o644,
    ),
    (
        "prometheus/ludogite.rules.yml",
        "usr/share/ludogite/prometheus/ludogite.rules.yml",
        0o644,
    ),
    ("debian/postinst", "DEBIAN/postinst", 0o755),
    ("debian/prerm", "DEBIAN/prerm", 0o755),
    ("debian/conffiles", "DEBIAN/conffiles", 0o644),
];

fn make(binary: &Path, folder: &Path) -> Result<PathBuf> {
    let tree = folder.join("tree");
    if tree.exists() {
        fs::remove_dir_all(&tree)?;
    }
    let packaging = root().join("packaging");
    for (from, to, mode) in FILES {
        put(&tree, to, &fs::read(packaging.join(from)).context(from)?, mode)?;
    }
    put(&tree, "usr/bin/ludogite", &fs::read(binary)?, 0o755)?;
    for licence in ["LICENSE", "LICENSE-MIT", "LICENSE-APACHE"] {
        let text = fs::read(root().join(licence))?;
        put(&tree, &format!("usr/share/doc/ludogite/{licence}"), &text, 0o644)?;
    }
    let said = |args: &[&str]| run::command(binary).args(args).output();
    put(
        &tree,
        "usr/share/man/man1/ludogite.1",
        said(&["manual", "--lang", "en"])?.as_bytes(),
        0o644,
    )?;
    let completions = said(&["completions", "bash"])?;
    put(
        &tree,
        "usr/share/bash-completion/completions/ludogite",
        completions.as_bytes(),
        0o644,
    )?;
    put(
        &tree,
        "usr/share/doc/ludogite/copyright",
        said(&["licenses"])?.as_bytes(),
        0o644,
    )?;
    put(
        &tree,
        "etc/ludogite/house.toml",
        settings(&said(&["settings"])?).as_bytes(),
        0o644,
    )?;
    let version = env!("CARGO_PKG_VERSION");
    let architecture = run::command("dpkg").arg("--print-architecture").output()?;
    let architecture = architecture.trim();
    let control = fs::read_to_string(packaging.join("debian/control"))?;
    let control = control
        .replace("@VERSION@", version)
        .replace("@ARCHITECTURE@", architecture);
    put(&tree, "DEBIAN/control", control.as_bytes(), 0o644)?;
    let package = folder.join(format!("ludogite_{version}_{architecture}.deb"));
    run::command("dpkg-deb")
        .args(["--build", "--root-owner-group"])
        .args([&tree, &package])
        .finish()?;
    Ok(package)
}

/// The usual settings, and a service backs itself up.
fn settings(usual: &str) -> String {
    usual.replace("#to = \"/var/backups/ludogite\"", "to = \"/var/lib/ludogite-backups\"")
}

fn put(tree: &Path, to: &str, bytes: &[u8], mode: u32) -> Result<()> {
    let path = tree.join(to);
    fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
    fs::write(&path, bytes).with_context(|| to.to_owned())?;
    #[cfg(unix)]
    fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(mode))?;
    Ok(())
}
