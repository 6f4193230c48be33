//! What the house tells those who run it: metrics for Prometheus, and logs.

use std::{sync::OnceLock, time::Duration};

use metrics::{Counter, Gauge, Histogram, Label, counter, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use table::wire::Phase;

use crate::store::phase_word;

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
        handle
    };
    HANDLE.get_or_init(install).clone()
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

/// Logs to standard error; `RUST_LOG` chooses how much.
pub fn log_to_stderr(form: LogForm) {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    let logs = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    let installed = match form {
        LogForm::Text => logs.try_init(),
        LogForm::Json => logs.json().try_init(),
    };
    if installed.is_err() {
        tracing::debug!("logs are already being written");
    }
}
