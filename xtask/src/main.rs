//! The project's own commands. `cargo xtask` lists them.

mod deb;
mod fuzz;
mod new_game;
mod notices;
mod rules;
mod run;
mod setup;

use std::{env, process::ExitCode};

use anyhow::{Context, Result, bail};

use crate::run::{cargo, npm, root, step};

const HELP: &str = "\
cargo xtask serve [-- ARGS]     build page and server, open the house on http://127.0.0.1:7777
cargo xtask test [--long]       everything: format, lints, rules, page, browsers (--long: the long forms)
cargo xtask fuzz [SECONDS]      search for inputs that break a law, led by what code they reach (60 if not said)
cargo xtask bench [SECTIONS]    benchmarks and load tests, with ratios (page: the first table on a phone)
cargo xtask types               write the page's TypeScript types, and what its rules pages show, from the Rust types and rules
cargo xtask pictures            take the screenshots of docs/pictures and the pictures that links show anew
cargo xtask new-game NAME       make games/NAME: a small game to be changed into another (--try: does that still work?)
cargo xtask deb                 make a Debian package with the service (--debug: of the debug build)
cargo xtask notices             write down whose work is handed out with the house, and on what terms
cargo xtask rules               check that every rule is kept by code and proved by a test
";

fn main() -> ExitCode {
    if let Some(args) = fuzz::compiler() {
        return done(fuzz::compile(&args));
    }
    let args: Vec<String> = env::args().skip(1).collect();
    let (command, rest) = args
        .split_first()
        .map_or(("", &[][..]), |(first, rest)| (first.as_str(), rest));
    done(match command {
        "serve" => serve(rest),
        "test" => test(rest),
        "fuzz" => fuzz(rest),
        "bench" => bench(rest),
        "types" => types(),
        "pictures" => pictures(),
        "deb" => deb::run(rest),
        "new-game" => new_game::run(rest),
        "notices" => notices(),
        "rules" => rules::check(&root()),
        _ => {
            eprint!("{HELP}");
            return ExitCode::from(if matches!(command, "" | "help" | "--help" | "-h") {
                0
            } else {
                2
            });
        }
    })
}

fn done(done: Result<()>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\n✗ {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn serve(args: &[String]) -> Result<()> {
    // A fresh clone has some minutes of this before it: whoever waits is told how far it is.
    step("1 of 3: what the page is made with", setup::page_packages)?;
    step("2 of 3: the page", || npm(["run", "build", "--silent"]))?;
    step("3 of 3: the server, which takes longest the first time", || {
        cargo(["build", "--profile", "quick", "--package", "cli"])
    })?;
    let args = args.iter().filter(|arg| *arg != "--").map(String::as_str);
    run::command(setup::binary("quick")?).arg("serve").args(args).finish()
}

fn test(args: &[String]) -> Result<()> {
    let long = match args {
        [] => false,
        [flag] if flag == "--long" => true,
        _ => bail!("cargo xtask test [--long]"),
    };
    // What is quick comes first; the browsers come last, on what has been built before.
    step("format", || cargo(["fmt", "--all", "--check"]))?;
    step("every rule is kept by code and proved by a test", || {
        rules::check(&root())
    })?;
    setup::page_packages()?;
    step("page: types", || npm(["run", "check", "--silent"]))?;
    step("page: lints", || npm(["run", "lint", "--silent"]))?;
    step("page: unit tests", || npm(["run", "test", "--silent"]))?;
    step("page: build and size", || npm(["run", "build", "--silent"]))?;
    step("whose work is handed out is said", notices::check)?;
    step("lints", || {
        cargo(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
    })?;
    let rust = |name, flags: &[&str]| {
        step(name, || {
            let mut tests = run::command("cargo").arg("test").args(flags.iter().copied());
            if long {
                tests = tests.env("LUDO_LONG", "1").args(["--", "--include-ignored"]);
            }
            tests.finish()
        })
    };
    setup::python()?;
    setup::postgres()?;
    setup::pebble()?;
    rust("Rust tests", &["--workspace"])?;
    if long {
        step("the server's tests on PostgreSQL", || {
            let tests = run::command("cargo").args(["test", "--package", "server", "--tests"]);
            tests.env("LUDO_STORE", "postgres").finish()
        })?;
    }
    step("a new game", new_game::try_out)?;
    if run::command("dpkg-deb").arg("--version").succeeds() {
        step("a Debian package", || deb::try_out(long && setup::is_root()))?;
    }
    step("a search for what breaks a law", || {
        fuzz::search(if long { 3600 } else { 60 })
    })?;
    setup::chromium()?;
    step("browsers", || {
        run::npm_command(["run", "e2e", "--silent"])
            .env("LUDOGITE_BIN", setup::binary("debug")?)
            .env("LUDO_LONG", if long { "1" } else { "0" })
            .finish()
    })
}

fn fuzz(args: &[String]) -> Result<()> {
    let seconds = match args {
        [] => 60,
        [seconds] => seconds.parse().context("cargo xtask fuzz [SECONDS]")?,
        _ => bail!("cargo xtask fuzz [SECONDS]"),
    };
    fuzz::search(seconds)
}

fn bench(args: &[String]) -> Result<()> {
    setup::page_packages()?;
    step("the page", || npm(["run", "build", "--silent"]))?;
    step("build", || {
        cargo(["build", "--release", "--package", "cli", "--package", "bench"])
    })?;
    let (page, others): (Vec<&str>, Vec<&str>) = args.iter().map(String::as_str).partition(|arg| *arg == "page");
    if page.is_empty() || !others.is_empty() {
        run::command(setup::target("release")?.join("ludo-bench"))
            .env("LUDOGITE_BIN", setup::binary("release")?)
            .args(&others)
            .finish()?;
    }
    if page.is_empty() && !others.is_empty() {
        return Ok(());
    }
    setup::chromium()?;
    run::npm_command(["run", "bench", "--silent"])
        .env("LUDOGITE_BIN", setup::binary("release")?)
        .finish()
}

/// All at once and for the whole workspace: so nothing is built that its tests would not build as well.
fn types() -> Result<()> {
    step("types", || run::written_by("types"))?;
    step("what the rules pages show", || run::written_by("glimpses"))
}

fn notices() -> Result<()> {
    setup::page_packages()?;
    step("the page", || npm(["run", "build", "--silent"]))?;
    step("whose work it is", notices::write)
}

fn pictures() -> Result<()> {
    setup::page_packages()?;
    setup::chromium()?;
    step("the page", || npm(["run", "build", "--silent"]))?;
    step("the server", || cargo(["build", "--bin", "ludogite"]))?;
    step("pictures", || {
        run::npm_command(["run", "pictures", "--silent"])
            .env("LUDOGITE_BIN", setup::binary("debug")?)
            .finish()
    })
}
