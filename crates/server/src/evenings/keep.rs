//! What is kept of an evening, for as long as its host wishes: standings and all games; and how it goes for good.

use std::sync::Arc;

use anyhow::Result;
use evening::{
    TableNo, What,
    wire::{EveningTable, GameRecord, WholeEvening},
};
use table::Table;

use super::{
    Hall, LiveEvening,
    line::{Role, gone},
};
use crate::{house::House, lines::Stored, problem::Sorry, writer::Batch};

impl House {
    /// Every table there was, from the first round on.
    pub(super) fn games(&self, live: &LiveEvening, hall: &Hall) -> Vec<EveningTable> {
        let tables = (1..).zip(hall.evening.tables());
        tables
            .map(|(number, table)| self.table_info(&live.id, hall, number, table, None))
            .collect()
    }

    pub(super) async fn whole_evening(&self, live: &LiveEvening) -> Result<WholeEvening, Sorry> {
        let records = self.records(live).await?;
        let mut hall = live.lock();
        Ok(WholeEvening {
            info: self.evening_info(live, &mut hall, Role::Screen, self.clock.now()),
            games: self.games(live, &hall),
            log: hall.evening.told().to_string(),
            records,
        })
    }

    /// Of all games that are over, and whose luck nobody has before her any more. They are read from the disk one by one, for one
    /// evening at a time: nobody needs these tables in memory.
    async fn records(&self, live: &LiveEvening) -> Result<Vec<GameRecord>, Sorry> {
        self.settle().await?;
        let _alone = self.evenings.exports.lock().await;
        let mut records = Vec::new();
        for (number, id) in self.told_tables(live) {
            let Some(stored) = self.store.load(&id).await? else {
                continue; // it was never kept, or is deleted just now
            };
            let record = tokio::task::spawn_blocking(move || record_of(stored));
            let record = record.await.map_err(anyhow::Error::from)?;
            records.extend(record.map(|record| GameRecord { number, record }));
        }
        Ok(records)
    }

    /// Tables for which nobody waits, and that keep no secret.
    fn told_tables(&self, live: &LiveEvening) -> Vec<(TableNo, String)> {
        let hall = live.lock();
        let tables = (1..).zip(hall.evening.tables());
        let told = tables.filter(|(_, table)| !table.is_open() && !hall.is_secret(table));
        told.map(|(number, table)| (number, self.table_id(&live.id, number, table.swaps)))
            .collect()
    }

    /// The evening, its games and all names in it are gone for good. A house that is killed meanwhile does the rest when it is back.
    pub(super) async fn delete_evening(self: &Arc<House>, live: &Arc<LiveEvening>) -> Result<(), Sorry> {
        {
            let mut hall = live.lock();
            hall.gone = true;
            self.queue.push(Batch {
                table_no: live.no,
                save: Some(hall.save(&live.id, self.clock.now())),
                ..Batch::default()
            });
            hall.pages.iter().for_each(|page| gone(&page.socket));
        }
        self.evenings.all().remove(&live.id);
        self.settle().await?;
        self.remove_gone_evenings().await?;
        Ok(())
    }

    /// An evening that nobody has touched for as long as games are waited for ends by itself, and its word is free again.
    pub async fn end_left_evenings(self: &Arc<House>) -> Result<()> {
        let now = self.clock.now();
        let after = self.config.give_up_after.as_millis() as u64;
        for id in self.store.evenings_going().await? {
            let Ok(live) = self.find_evening(&id).await else {
                continue; // what cannot be opened was said at the start
            };
            let mut hall = live.lock();
            let left = !hall.evening.has_ended() && hall.pages.is_empty() && now >= hall.touched() + after;
            if left && let Err(refusal) = self.happens(&live, &mut hall, What::End) {
                tracing::error!(evening = live.no, "it could not end: {refusal}");
            }
        }
        Ok(())
    }
}

/// The record of a game that was played to its end.
fn record_of(Stored { no, agreed, lines }: Stored) -> Option<String> {
    let room = rooms::edition(&agreed.game, agreed.edition)?;
    let revived = Table::revive(agreed, room, lines);
    let table =
        revived.inspect_err(|fault| tracing::error!(table = no, "the lines on disk do not fit the rules: {fault}"));
    let record = table.ok().filter(|table| table.ending().is_some())?.record()?;
    Some(record.to_string())
}

impl Hall {
    /// Whoever looked at this table would know what others have still before them: all have the same luck, and the round is not over.
    pub(super) fn is_secret(&self, table: &evening::Table) -> bool {
        let luck = table
            .round
            .and_then(|round| self.evening.luck().get(usize::from(round) - 1));
        luck.is_some_and(|(_, seed)| seed.is_none())
    }

    /// The standings for a spreadsheet. Names are in quotes, and none begins as a formula does.
    pub(super) fn csv(&self) -> String {
        let columns = self
            .evening
            .columns()
            .iter()
            .map(|column| format!("{column:?}").to_lowercase());
        let mut text = format!("rank,person,name,{}\n", columns.collect::<Vec<_>>().join(","));
        for row in self.evening.standings() {
            let coming = &self.evening.people()[usize::from(row.person) - 1].coming;
            let values: Vec<String> = row.values.iter().map(ToString::to_string).collect();
            let name = self.name_of(coming).replace('-', "\u{2010}"); // what begins with a minus would be reckoned
            text += &format!("{},{},\"{name}\",{}\n", row.rank, row.person, values.join(","));
        }
        text
    }
}
