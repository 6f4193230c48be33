//! What the house has of a guest: all of it for her to take along, or to have forgotten.
//!
//! She is known by the number in her cookie alone, and that stands nowhere. Beside each seat that her device takes is a mark
//! ([`crate::guests::Guests::mark`]), so the house looks through all its tables for those that are hers: rarely, and not for everybody at once.

mod bundle;

use std::{net::IpAddr, sync::Arc};

use axum::body::Body;
use ludo::{Seat, SeatSet};
use table::{
    Table,
    wire::{Forgotten, Problem},
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{
    evenings::LiveEvening,
    guests::Known,
    house::House,
    limits::{Rate, Throttle},
    live::Live,
    problem::{Sorry, problem},
    store::Mine,
    writer::Batch,
};

/// So often from one address: a class that goes home may do it together.
const OFTEN: Rate = Rate {
    per_second_milli: 10,
    burst: 40,
};
/// So many at a time in the whole house.
const AT_ONCE: usize = 4;

/// What everybody may ask of the house for herself.
#[derive(Debug)]
pub struct Share {
    asked: Throttle,
    free: Arc<Semaphore>,
}

impl Default for Share {
    fn default() -> Share {
        Share {
            asked: Throttle::new(OFTEN),
            free: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }
}

/// Where there is something of hers.
struct Hers {
    tables: Vec<String>,
    evenings: Vec<String>,
}

impl House {
    fn mine(self: &Arc<House>, me: &Known) -> Mine {
        let (house, guest) = (self.clone(), me.id.clone());
        Arc::new(move |mark| house.guests.is_mark_of(&guest, mark))
    }

    fn share(&self, from: IpAddr) -> Result<OwnedSemaphorePermit, Problem> {
        let now = self.clock.now();
        self.hers.asked.forget(now);
        if !self.hers.asked.allows(from, now) {
            return Err(problem(
                "too-fast",
                "this was asked for too often from your address; wait a while",
            ));
        }
        let busy = |_| problem("busy", "others ask for the same at this moment; try again soon");
        self.hers.free.clone().try_acquire_owned().map_err(busy)
    }

    /// Everything that happened before is looked at, too.
    async fn hers(&self, mine: &Mine) -> Result<Hers, Sorry> {
        self.settle().await?;
        let (mut tables, mut behind) = (Vec::new(), Some(0));
        while let Some(number) = behind {
            let (found, next) = self.store.marked(number, mine.clone()).await?;
            tables.extend(found);
            behind = next;
        }
        let evenings = self.store.marked_evenings(mine.clone()).await?;
        Ok(Hers { tables, evenings })
    }

    /// All of it as files in one, piece by piece.
    pub async fn everything(self: &Arc<House>, me: Known, language: &'static str, from: IpAddr) -> Result<Body, Sorry> {
        let share = self.share(from)?;
        let mine = self.mine(&me);
        let hers = self.hers(&mine).await?;
        Ok(bundle::streamed(self.clone(), hers, mine, me.guest, language, share))
    }

    /// Nothing of her is left but what was played: names go, marks go, and she goes from where she still sits.
    pub async fn forget(self: &Arc<House>, me: &Known, from: IpAddr) -> Result<Forgotten, Sorry> {
        let _share = self.share(from)?;
        let mine = self.mine(me);
        let hers = self.hers(&mine).await?;
        // Nobody reads her name of a day meanwhile, and keeps it in memory.
        let _alone = self.daily_alone().await;
        let (mut unread, mut forgotten) = (0, Forgotten::default());
        for id in &hers.evenings {
            match self.find_evening(id).await {
                Ok(live) => {
                    forgotten.tables += self.forget_in_evening(&live, &mine).await?;
                    forgotten.evenings += 1;
                }
                Err(Sorry(gone)) if gone.code == "no-such-evening" => {}
                Err(_) => unread += 1,
            }
        }
        for id in &hers.tables {
            match self.find(id).await {
                Ok(live) => {
                    self.forget_at(&live, |table| table.agreed().seats_of(&*mine))?;
                    forgotten.tables += 1;
                }
                Err(gone) if gone.code == "no-such-table" => {}
                Err(_) => unread += 1,
            }
        }
        self.forget_host(&me.id);
        self.settle().await?;
        self.forgotten.notify_one();
        if unread > 0 {
            let detail =
                format!("{unread} tables or evenings cannot be read; ask whoever runs the house to remove them");
            return Err(problem("broken-table", detail).into());
        }
        Ok(forgotten)
    }

    fn forget_at(self: &Arc<House>, live: &Arc<Live>, hers: impl FnOnce(&Table) -> SeatSet) -> Result<(), Problem> {
        self.change(live, None, None, |state, now, out| {
            let seats = hers(&state.table);
            state.table.forget(seats, now, out);
            self.forget_day(&state.table);
        })?;
        // Replays that are kept have her name.
        self.hindsight.forget(live.no);
        self.queue.push(Batch {
            table_no: live.no,
            rewrite: Some(Vec::new()),
            ..Batch::default()
        });
        Ok(())
    }

    /// At how many tables she has sat there.
    async fn forget_in_evening(self: &Arc<House>, live: &Arc<LiveEvening>, mine: &Mine) -> Result<u32, Sorry> {
        let people = live.lock().people_of(&**mine);
        // First, so that no round begins with their names.
        self.forget_people(live, &people);
        let tables = self.tables_with(live, &people);
        for (id, seats) in &tables {
            match self.find(id).await {
                Ok(live) => self.forget_at(&live, |_| *seats)?,
                Err(gone) if gone.code == "no-such-table" => {}
                Err(problem) => return Err(problem.into()),
            }
        }
        self.settle().await?;
        self.forget_devices(live, &**mine);
        Ok(tables.len() as u32)
    }
}

/// Every seat that is hers, by number.
fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(Seat::number).collect()
}
