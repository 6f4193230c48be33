//! What becomes of tables that nobody comes back to: after a time that whoever runs the house sets they are removed, with the
//! names of those who sat there. Before that, games end that nobody came back to for days.
//!
//! The writer does it, a few tables at a time, so that nobody waits for it.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use anyhow::{Context, Result, ensure};
use table::Out;

use crate::{
    house::House,
    writer::{Batch, awaited},
};

/// Tables that are removed at once.
const PORTION: usize = 100;
const BETWEEN_PORTIONS: Duration = Duration::from_millis(50);
const EVERY: Duration = Duration::from_secs(3600);

/// Tables that are being removed: nobody opens them any more.
#[derive(Debug, Default)]
pub struct Retention(Mutex<HashSet<String>>);

impl Retention {
    pub fn removes(&self, id: &str) -> bool {
        self.ids().contains(id)
    }

    /// From now on nobody opens this one.
    pub fn begins_with(&self, id: &str) {
        self.ids().insert(id.to_owned());
    }

    pub fn is_done_with(&self, id: &str) {
        self.ids().remove(id);
    }

    fn forget(&self, removed: &[(i64, String)]) {
        let mut ids = self.ids();
        for (_, id) in removed {
            ids.remove(id);
        }
    }

    fn ids(&self) -> MutexGuard<'_, HashSet<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl House {
    /// For ever, once an hour.
    pub async fn keep_retention(self: Arc<House>) {
        loop {
            match self.remove_old_tables().await {
                Ok(0) => {}
                Ok(removed) => tracing::info!(removed, "tables that nobody came back to are gone"),
                Err(error) => tracing::error!("old tables could not be removed: {error:#}"),
            }
            if let Err(error) = self.end_what_was_left().await {
                tracing::error!("games that nobody came back to could not be ended: {error:#}");
            }
            if let Err(error) = self.end_left_evenings().await {
                tracing::error!("evenings that nobody came back to could not be ended: {error:#}");
            }
            if let Err(error) = self.remove_gone_evenings().await {
                tracing::error!("deleted evenings could not be removed: {error:#}");
            }
            tokio::time::sleep(EVERY).await;
        }
    }

    /// Evenings that their hosts have deleted go with all their tables, also those that somebody has open.
    pub async fn remove_gone_evenings(&self) -> Result<()> {
        for (no, evening) in self.store.evenings_gone().await? {
            let tables = self.store.tables_of_evening(&evening).await?;
            self.retention.ids().extend(tables.iter().map(|(_, id)| id.clone()));
            let sent = self.send_home(&tables).await;
            let removed = match sent {
                Ok(()) => self.remove(&tables).await,
                Err(error) => Err(error),
            };
            self.retention.forget(&tables);
            if removed? == tables.len() {
                self.remove_nos(vec![no]).await?;
            }
        }
        Ok(())
    }

    /// Whoever is at one of these tables is let go, and nobody has it in memory any more.
    async fn send_home(&self, tables: &[(i64, String)]) -> Result<()> {
        for live in tables.iter().filter_map(|(_, id)| self.tables.get(id)) {
            // At a table that broke down nobody is left.
            if let Ok(mut state) = live.lock() {
                for socket in std::mem::take(&mut state.sockets) {
                    socket.let_go();
                    state.table.bye(socket.conn, self.clock.now(), &mut Out::default());
                }
            }
            self.tables.remove(&live);
        }
        ensure!(self.queue.flush().await, "the house closes");
        Ok(())
    }

    /// Ends every game that nobody came back to for too long.
    pub async fn end_what_was_left(self: &Arc<House>) -> Result<()> {
        let now = self.clock.now();
        let soonest = self.config.give_up_after.min(self.config.give_up_with_bots_after);
        let before = now.saturating_sub(soonest.as_millis() as u64);
        let mut behind = 0;
        loop {
            let left = self.store.left(before, behind, PORTION).await?;
            let Some((last, _)) = left.last() else { return Ok(()) };
            behind = *last;
            for (no, agreed) in left {
                if agreed.unseen_for(now) < self.gives_up_after(&agreed) {
                    continue;
                }
                if let Err(problem) = self.end(&agreed.id).await {
                    tracing::error!(table = no, "it could not be ended: {}", problem.detail);
                }
            }
            tokio::time::sleep(BETWEEN_PORTIONS).await;
        }
    }

    /// Removes all that is due, and tells how many. Tables of an evening stay as long as it does.
    pub async fn remove_old_tables(&self) -> Result<usize> {
        let before = |kept: Option<Duration>| {
            let ago = |kept: Duration| self.clock.now().saturating_sub(kept.as_millis() as u64);
            kept.map_or(0, ago)
        };
        let (mut removed, mut looked_at) = (0, 0);
        loop {
            let (over, going) = (before(self.config.keep_finished), before(self.config.keep_unfinished));
            let due = self.store.older(looked_at, over, going, PORTION).await?;
            // Those that somebody has open are passed over, however many they are.
            match due.last() {
                None => return Ok(removed),
                Some((last, _)) => looked_at = *last,
            }
            self.retention.ids().extend(due.iter().map(|(_, id)| id.clone()));
            let result = self.remove(&due).await;
            self.retention.forget(&due);
            removed += result?;
            tokio::time::sleep(BETWEEN_PORTIONS).await;
        }
    }

    /// All of them but those that somebody has opened in the meantime; whoever comes now is told that it is gone.
    async fn remove(&self, due: &[(i64, String)]) -> Result<usize> {
        let remove: Vec<i64> = due
            .iter()
            .filter(|(_, id)| self.tables.get(id).is_none())
            .map(|(no, _)| *no)
            .collect();
        let removed = remove.len();
        if removed > 0 {
            self.remove_nos(remove).await?;
        }
        Ok(removed)
    }

    async fn remove_nos(&self, remove: Vec<i64>) -> Result<()> {
        let (then, gone) = awaited();
        self.queue.push(Batch {
            remove,
            then: Some(then),
            ..Batch::default()
        });
        gone.await.context("the house closes")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        live::Live,
        trial::{Trial, table},
        writer::Save,
    };

    #[tokio::test]
    async fn many_old_tables_that_are_open_do_not_keep_the_others() {
        let mut trial = Trial::new().await;
        trial.write();
        let house = &trial.house;
        let all = 1..=PORTION as i64 + 5;
        for no in all {
            let id = format!("oak{no}");
            let (table, _) = table(&id, "diamoniak");
            house.queue.push(Batch {
                table_no: no,
                save: Some(Save {
                    saved: serde_json::to_string(table.agreed()).unwrap(),
                    phase: "playing",
                    now: 1,
                    id,
                }),
                ..Batch::default()
            });
            if no <= PORTION as i64 {
                house.tables.put(Arc::new(Live::new(no, table, 0)));
            }
        }
        assert!(house.queue.flush().await);
        assert_eq!(house.remove_old_tables().await.unwrap(), 5);
        assert_eq!(
            house
                .store
                .older(0, u64::MAX >> 1, u64::MAX >> 1, 1000)
                .await
                .unwrap()
                .len(),
            PORTION
        );
        trial.end().await;
    }
}
