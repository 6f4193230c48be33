//! What goes on, for the host's page.

use std::{sync::Arc, thread};

use table::wire::{HostBackups, HostDisk, HostInfo, HostLoad, HostTable, Phase};

use super::bounds;
use crate::{folder, house::House, live::Live, remarks, store::StoreAt};

/// Tables that are shown: those at which something happened last.
const SHOWN_TABLES: usize = 60;
const SHOWN_ACTS: usize = 100;

impl House {
    pub(super) fn host_info(&self) -> HostInfo {
        let now = self.clock.now();
        let (mut counts, mut by_age) = ([0; 3], Vec::new());
        self.tables.for_each(|live| {
            if let Ok(state) = live.lock() {
                counts[state.table.phase() as usize] += 1;
                by_age.push((state.touched, live.clone()));
            }
        });
        by_age.sort_by_key(|(touched, _)| std::cmp::Reverse(*touched));
        let shown = by_age.iter().take(SHOWN_TABLES);
        let [gathering, playing, over] = counts;
        let kept = self.host.kept();
        HostInfo {
            now,
            opened: self.host.opened,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            closed_since: kept.closed_since,
            pages: self.sockets(),
            evenings: self.evenings.going(),
            gathering,
            playing,
            over,
            tables: shown.filter_map(|(_, live)| host_table(live, now)).collect(),
            load: self.host_load(),
            disk: self.host_disk(),
            backups: self.host_backups(),
            remarks: remarks::newest(),
            limits: bounds::all(&self.limits()),
            acts: kept.acts.iter().rev().take(SHOWN_ACTS).cloned().collect(),
        }
    }

    fn host_load(&self) -> HostLoad {
        HostLoad {
            machine: load_of_the_machine(),
            processors: thread::available_parallelism().map_or(1, usize::from),
            waiting: self.queue.len(),
            busy: self.is_busy(),
        }
    }

    fn host_disk(&self) -> HostDisk {
        // Another machine is not asked each time.
        let size = match self.config.store {
            StoreAt::Folder => folder::size(&self.config.data),
            StoreAt::Postgres(_) => self.observed.newest_size(),
        };
        HostDisk {
            database: size.database,
            log: size.log,
            free: size.free,
        }
    }

    fn host_backups(&self) -> Option<HostBackups> {
        let plan = self.config.backups.as_ref()?;
        Some(HostBackups {
            // A folder that cannot be read has none that anybody could count on.
            newest: plan.newest().ok().flatten(),
            failed: self.observed.last_backup_failed(),
        })
    }
}

fn host_table(live: &Arc<Live>, now: u64) -> Option<HostTable> {
    let state = live.lock().ok()?;
    let info = state.table.info();
    let people = info
        .sitters
        .iter()
        .filter(|sitter| sitter.guest.is_some() && sitter.brought.is_none());
    Some(HostTable {
        number: live.no,
        table: info.table,
        game: info.game,
        phase: info.phase,
        open: info.open,
        of_evening: live.evening.is_some(),
        people: people.clone().count(),
        here: people.filter(|sitter| sitter.here).count(),
        bots: info
            .sitters
            .iter()
            .filter(|sitter| sitter.bot.is_some() || sitter.brought.is_some())
            .count(),
        watching: info.watching,
        quiet_ms: now.saturating_sub(state.touched),
    })
}

/// As so many processors that are busy, in the mean of the last minute.
fn load_of_the_machine() -> Option<f32> {
    #[cfg(target_os = "linux")]
    return Some(rustix::system::sysinfo().loads[0] as f32 / 65_536.0);
    #[cfg(not(target_os = "linux"))]
    None
}

const _: () = assert!(Phase::Gathering as usize == 0 && Phase::Playing as usize == 1 && Phase::Over as usize == 2);
