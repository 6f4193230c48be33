//! The newest of what the log warned of, for the host's page. As the log itself they have no names, links or keys.

use std::{
    collections::VecDeque,
    fmt::{Debug, Write},
    sync::{Mutex, PoisonError},
    time::{SystemTime, UNIX_EPOCH},
};

use table::wire::HostRemark;
use tracing::{
    Event, Level, Subscriber,
    field::{Field, Visit},
};
use tracing_subscriber::{Layer, layer::Context};

/// So many are kept; letters of each.
const KEPT: usize = 30;
const LONGEST: usize = 400;

/// Of the process, as the log is.
static NEWEST: Mutex<VecDeque<HostRemark>> = Mutex::new(VecDeque::new());

/// The newest first.
pub fn newest() -> Vec<HostRemark> {
    let newest = NEWEST.lock().unwrap_or_else(PoisonError::into_inner);
    newest.iter().cloned().collect()
}

/// Hears what is logged.
pub struct Remarks;

impl<S: Subscriber> Layer<S> for Remarks {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut words = Words::default();
        event.record(&mut words);
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let remark = HostRemark {
            at: since.as_millis() as u64,
            grave: *event.metadata().level() == Level::ERROR,
            words: format!("{}{}", words.message, words.fields)
                .chars()
                .take(LONGEST)
                .collect(),
        };
        let mut newest = NEWEST.lock().unwrap_or_else(PoisonError::into_inner);
        newest.truncate(KEPT - 1);
        newest.push_front(remark);
    }
}

#[derive(Default)]
struct Words {
    message: String,
    fields: String,
}

impl Visit for Words {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        match field.name() {
            "message" => self.message = format!("{value:?}"),
            name => write!(self.fields, " · {name} {value:?}").expect("a string takes everything"),
        }
    }
}

#[cfg(test)]
mod tests {
    use tracing_subscriber::{filter::LevelFilter, layer::SubscriberExt};

    use super::*;

    #[test]
    fn the_newest_warnings_are_kept() {
        let heard = tracing_subscriber::registry().with(Remarks.with_filter(LevelFilter::WARN));
        tracing::subscriber::with_default(heard, || {
            for number in 0..KEPT {
                tracing::warn!(number, "something is odd");
            }
            tracing::info!("all is well");
            tracing::error!(table = 7, "this cannot be");
        });
        let newest = newest();
        assert_eq!(newest.len(), KEPT);
        assert_eq!(
            (newest[0].grave, newest[0].words.as_str()),
            (true, "this cannot be · table 7")
        );
        assert_eq!(newest[1].words, format!("something is odd · number {}", KEPT - 1));
    }
}
