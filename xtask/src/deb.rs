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
        run::command("dpkg").args(["--purge", "ludogite"]).finish()?;
        ensure!(!binary.exists(), "it is gone again");
    }
    Ok(())
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
