//! What the house tells those who run it: metrics for Prometheus, and logs.

use std::{
    io::{IsTerminal, stderr},
    sync::{
        Mutex, OnceLock, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use metrics::{
    Counter, Gauge, Histogram, Label, Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge,
    histogram,
};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use table::wire::Phase;
use tracing::Level;
use tracing_subscriber::{
    EnvFilter, Layer,
    filter::{FilterExt, LevelFilter, filter_fn},
    fmt,
    layer::SubscriberExt,
    util::SubscriberInitExt,
};

use crate::{folder::Size, remarks::Remarks, store::phase_word};

/// Handles made once, so that counting costs an addition.
pub struct Observed {
    prometheus: PrometheusHandle,
    pub frames: Counter,
    pub troubles: Counter,
    pub acts: Counter,
    pub refusals: Counter,
    pub lines: Counter,
    pub sockets: Gauge,
    pub tables_made: Counter,
    pub tables_revived: Counter,
    pub tables_stopped: Counter,
    pub thoughts: Histogram,
    pub thoughts_put_off: Counter,
    newest_size: Mutex<Size>,
    database_bytes: Gauge,
    log_bytes: Gauge,
    free_bytes: Gauge,
    backups: [Counter; 2],
    backup_failed: AtomicBool,
    last_backup: Gauge,
    commit_batches: Histogram,
    commit_lines: Histogram,
    commit_seconds: Histogram,
}

impl std::fmt::Debug for Observed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Observed")
    }
}

const SECONDS: [f64; 12] = [
    0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0,
];
const COUNTS: [f64; 10] = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 250.0, 1000.0, 5000.0];

/// One recorder for the process, however many houses a test opens in it.
fn recorder() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    let install = || {
        let builder = PrometheusBuilder::new()
            .set_buckets(&COUNTS)
            .and_then(|builder| builder.set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &SECONDS))
            .expect("the buckets are not empty");
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("another recorder of metrics is installed; /metrics stays empty");
        }
        describe();
        handle
    };
    HANDLE.get_or_init(install).clone()
}

/// What each figure is, for whoever reads them.
fn describe() {
    describe_counter!("ludogite_frames_total", "Frames that pages have sent");
    describe_counter!("ludogite_troubles_total", "Frames that were answered with trouble");
    describe_counter!("ludogite_acts_total", "Acts that were acknowledged, on disk");
    describe_counter!("ludogite_refusals_total", "Acts that a rule refused");
    describe_counter!("ludogite_lines_total", "Lines that were written to the disk");
    describe_gauge!("ludogite_sockets", "Pages that have a socket open");
    describe_gauge!("ludogite_tables", "Tables in memory, by phase");
    describe_counter!("ludogite_tables_made_total", "Tables that were set up");
    describe_counter!(
        "ludogite_tables_revived_total",
        "Tables that were made anew from their lines"
    );
    describe_counter!(
        "ludogite_tables_stopped_total",
        "Tables that stopped because something broke there"
    );
    describe_histogram!(
        "ludogite_thought_seconds",
        Unit::Seconds,
        "How long a bot thought about a move or a hint"
    );
    describe_counter!(
        "ludogite_thoughts_put_off_total",
        "Moves of bots that had to wait because too many were thought about"
    );
    describe_gauge!("ludogite_database_bytes", Unit::Bytes, "The database on disk");
    describe_gauge!(
        "ludogite_database_log_bytes",
        Unit::Bytes,
        "What is written and not yet folded into the database"
    );
    describe_gauge!(
        "ludogite_disk_free_bytes",
        Unit::Bytes,
        "What is free where the database lies"
    );
    describe_counter!("ludogite_backups_total", "Backups, by whether they were made or failed");
    describe_gauge!(
        "ludogite_last_backup_timestamp_seconds",
        Unit::Seconds,
        "When the last backup was made"
    );
    describe_histogram!(
        "ludogite_commit_inputs",
        Unit::Count,
        "Things that were written in one commit"
    );
    describe_histogram!("ludogite_commit_lines", Unit::Count, "Lines in one commit that has any");
    describe_histogram!(
        "ludogite_commit_seconds",
        Unit::Seconds,
        "How long a commit of lines took"
    );
}

impl Observed {
    pub fn new() -> Observed {
        let prometheus = recorder();
        Observed {
            prometheus,
            frames: counter!("ludogite_frames_total"),
            troubles: counter!("ludogite_troubles_total"),
            acts: counter!("ludogite_acts_total"),
            refusals: counter!("ludogite_refusals_total"),
            lines: counter!("ludogite_lines_total"),
            sockets: gauge!("ludogite_sockets"),
            tables_made: counter!("ludogite_tables_made_total"),
            tables_revived: counter!("ludogite_tables_revived_total"),
            tables_stopped: counter!("ludogite_tables_stopped_total"),
            thoughts: histogram!("ludogite_thought_seconds"),
            thoughts_put_off: counter!("ludogite_thoughts_put_off_total"),
            newest_size: Mutex::default(),
            database_bytes: gauge!("ludogite_database_bytes"),
            log_bytes: gauge!("ludogite_database_log_bytes"),
            free_bytes: gauge!("ludogite_disk_free_bytes"),
            backups: ["failed", "made"].map(|result| counter!("ludogite_backups_total", "result" => result)),
            backup_failed: AtomicBool::new(false),
            last_backup: gauge!("ludogite_last_backup_timestamp_seconds"),
            commit_batches: histogram!("ludogite_commit_inputs"),
            commit_lines: histogram!("ludogite_commit_lines"),
            commit_seconds: histogram!("ludogite_commit_seconds"),
        }
    }

    pub fn committed(&self, batches: usize, lines: usize, took: Duration) {
        self.lines.increment(lines as u64);
        self.commit_batches.record(batches as f64);
        if lines > 0 {
            self.commit_lines.record(lines as f64);
            self.commit_seconds.record(took);
        }
    }

    pub fn size(&self, size: Size) {
        *self.newest_size.lock().unwrap_or_else(PoisonError::into_inner) = size;
        self.database_bytes.set(size.database as f64);
        self.log_bytes.set(size.log as f64);
        if let Some(free) = size.free {
            self.free_bytes.set(free as f64);
        }
    }

    pub fn newest_size(&self) -> Size {
        *self.newest_size.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn backed_up(&self, made: bool, now: u64) {
        self.backups[usize::from(made)].increment(1);
        self.backup_failed.store(!made, Ordering::Relaxed);
        if made {
            self.last_backup.set(now as f64 / 1000.0);
        }
    }

    pub fn last_backup_failed(&self) -> bool {
        self.backup_failed.load(Ordering::Relaxed)
    }

    /// Tables in memory, by phase.
    pub fn tables(&self, phase: Phase, count: usize) {
        let label = Label::new("phase", phase_word(phase));
        gauge!("ludogite_tables", vec![label]).set(count as f64);
    }

    pub fn render(&self) -> String {
        self.prometheus.render()
    }

    /// Keeps what has been measured small, also when nobody reads it.
    pub fn upkeep(&self) {
        self.prometheus.run_upkeep();
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogForm {
    #[default]
    Text,
    Json,
}

/// Logs to standard error; `RUST_LOG` chooses how much. Nobody's name stands there, and no link or key: tables are called by their
/// numbers, and others' crates, who would write down whole frames, only warn.
pub fn log_to_stderr(form: LogForm) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let discreet = filter_fn(|about| about.target().starts_with("server") || *about.level() <= Level::WARN);
    // Colours are for people who look on, not for a file or a journal.
    let coloured = stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|no| no.is_empty());
    let logs = fmt::layer().with_writer(stderr).with_ansi(coloured);
    let logs = match form {
        LogForm::Text => logs.boxed(),
        LogForm::Json => logs.json().boxed(),
    };
    let installed = tracing_subscriber::registry()
        .with(logs.with_filter(filter.and(discreet)))
        .with(Remarks.with_filter(LevelFilter::WARN))
        .try_init();
    if installed.is_err() {
        tracing::debug!("logs are already being written");
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// All that `/metrics` has, once everything has happened.
    fn told() -> String {
        let observed = Observed::new();
        observed.tables(Phase::Playing, 1);
        observed.committed(1, 1, Duration::from_millis(1));
        observed.thoughts.record(0.1);
        observed.render()
    }

    fn rows_after<'a>(told: &'a str, word: &str) -> Vec<(&'a str, &'a str)> {
        let rows = told.lines().filter_map(|row| row.strip_prefix(word)?.split_once(' '));
        rows.collect()
    }

    #[test]
    fn every_figure_says_what_it_is() {
        let told = told();
        let names = rows_after(&told, "# TYPE ");
        let unsaid = names
            .iter()
            .filter(|(name, _)| !told.contains(&format!("# HELP {name} ")));
        assert_eq!(unsaid.collect::<Vec<_>>(), Vec::<&(&str, &str)>::new());
        assert!(names.len() >= 20, "{names:?}");
    }

    /// As everybody expects: what counts up ends with `_total`, times are seconds, and nothing else does or is.
    #[test]
    fn figures_are_named_by_convention() {
        for (name, kind) in rows_after(&told(), "# TYPE ") {
            assert!(name.starts_with("ludogite_"), "{name}");
            assert_eq!(name.ends_with("_total"), kind == "counter", "{name} is a {kind}");
            let odd = [
                "_ms", "_millis", "_minutes", "_kb", "_mb", "_percent", "_count", "_sum", "_bucket",
            ];
            assert!(!odd.iter().any(|end| name.ends_with(end)), "{name}");
        }
    }

    /// Who puts the dashboard and the alerts to use sees figures that there are.
    #[test]
    fn dashboard_and_alerts_name_figures_that_there_are() {
        let told = told();
        let mut there = BTreeSet::new();
        for (name, kind) in rows_after(&told, "# TYPE ") {
            there.insert(name.to_owned());
            if kind == "histogram" {
                there.extend(["_bucket", "_sum", "_count"].map(|end| format!("{name}{end}")));
            }
        }
        let packaging = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging");
        let read = |file: &str| std::fs::read_to_string(packaging.join(file)).expect(file);
        let (dashboard, alerts) = (read("grafana/ludogite.json"), read("prometheus/ludogite.rules.yml"));
        serde_json::from_str::<serde_json::Value>(&dashboard).expect("JSON");
        for (file, least) in [(&dashboard, 15), (&alerts, 8)] {
            let words = file.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            let named: BTreeSet<&str> = words.filter(|word| word.starts_with("ludogite_")).collect();
            let missing: Vec<_> = named.iter().filter(|name| !there.contains(**name)).collect();
            assert!(missing.is_empty(), "{missing:?}");
            assert!(named.len() >= least, "{named:?}");
        }
    }
}
