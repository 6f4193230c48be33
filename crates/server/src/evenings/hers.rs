//! Who was at an evening and wants to be forgotten, or to know what is kept of her.

use std::sync::Arc;

use evening::{Person, What};
use ludo::{Seat, SeatSet};
use table::IsHers;

use super::LiveEvening;
use crate::{house::House, writer::Batch};

impl House {
    /// Tables at which some of them sat, and where.
    pub fn tables_with(&self, live: &LiveEvening, people: &[Person]) -> Vec<(String, SeatSet)> {
        let hall = live.lock();
        let tables = (1..).zip(hall.evening.tables()).filter_map(|(number, table)| {
            let sits = table.group.sits.iter().enumerate();
            let theirs = sits.filter(|(_, sits)| sits.is_some_and(|person| people.contains(&person)));
            let seats: SeatSet = theirs.map(|(place, _)| Seat::from_index(place)).collect();
            (!seats.is_empty()).then(|| (self.table_id(&live.id, number, table.swaps), seats))
        });
        tables.collect()
    }

    /// Their names go out of the log, and they go home. Their marks stay, so that whoever was interrupted finds the rest.
    pub fn forget_people(self: &Arc<House>, live: &Arc<LiveEvening>, people: &[Person]) {
        let mut hall = live.lock();
        let lines = hall.forget(people);
        self.queue.push(Batch {
            table_no: live.no,
            rewrite: Some(lines),
            ..Batch::default()
        });
        for person in people {
            // Who has gone already does not go again.
            let _ = self.happens(live, &mut hall, What::Went(*person));
        }
        self.tell(live, &mut hall, self.clock.now(), true);
    }

    /// Nothing says any more that these devices were hers.
    pub fn forget_devices(&self, live: &LiveEvening, is_hers: IsHers) {
        let mut hall = live.lock();
        hall.kept.of.retain(|_, mark| !is_hers(mark));
        self.queue.push(Batch {
            table_no: live.no,
            save: Some(hall.save(&live.id, self.clock.now())),
            ..Batch::default()
        });
    }
}
