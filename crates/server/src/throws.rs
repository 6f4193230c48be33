//! Throws are simulated away from the tables and from the threads that serve, as many at a time as there are cores. Networks
//! take turns: a flood of throws at many tables of one address holds up that address.

use std::{panic::resume_unwind, sync::Arc, thread};

use ludo::Throw;
use tokio::{runtime::Handle, task};

use crate::{
    house::{House, note_in_vain},
    limits::Network,
    live::Live,
    turns::Turns,
};

#[derive(Debug)]
pub struct Throws {
    /// Tables are changed on other threads, too.
    runtime: Handle,
    turns: Turns,
}

impl Throws {
    /// On the runtime of whoever calls.
    pub fn new() -> Throws {
        let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
        Throws {
            runtime: Handle::current(),
            turns: Turns::new(cores),
        }
    }
}

impl House {
    /// Something is thrown, and the table is told what came of it. A throw that breaks down stops the table.
    pub fn throw(self: &Arc<House>, live: &Arc<Live>, throw: Throw, network: Network) {
        let (house, live) = (self.clone(), live.clone());
        self.throws.runtime.spawn(async move {
            let turn = house.throws.turns.mine(network).await;
            let thrown = task::spawn_blocking(move || throw.thrown()).await;
            drop(turn);
            if thrown.as_ref().is_err_and(|error| error.is_cancelled()) {
                return; // the house is closed; what flew is thrown again when it opens
            }
            let landed = house.change(&live, None, None, |state, now, out| {
                let thrown = thrown.unwrap_or_else(|error| resume_unwind(error.into_panic()));
                state.table.landed(thrown, now, out);
            });
            note_in_vain(&live, landed, "a throw came to nothing");
        });
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use ludo::Seat;
    use table::wire::{SeatKey, ToHouse};

    use super::*;
    use crate::trial::{Page, Trial, table};

    /// Somebody has thrown seven yaminos, and it takes as long as the test likes until they lie; or they never do.
    fn in_the_air(house: &Arc<House>, page: &Page, live: &Arc<Live>, seat: Seat) -> mpsc::Sender<bool> {
        let (lie, lies) = mpsc::channel();
        let conn = page.socket.conn;
        let act = house.change(live, Some(conn), None, |state, now, out| {
            let (after, what) = (0, "throw".into());
            state.table.frame(conn, ToHouse::Act { seat, after, what }, now, out);
            let really = out.throw.take().expect("it flies");
            out.throw = Some(Throw::new(move || {
                assert_eq!(lies.recv(), Ok(true), "a throw that breaks down");
                really.thrown()
            }));
        });
        act.expect("she may throw");
        lie
    }

    async fn seen(
        page: &mut Page,
        house: &House,
        enough: impl Fn(&serde_json::Value) -> bool,
    ) -> Vec<serde_json::Value> {
        let mut all = Vec::new();
        while !all.iter().any(&enough) {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
            house.settle().await.expect("the disk is there");
            all.extend(page.told().0);
        }
        all
    }

    #[tokio::test]
    async fn a_table_is_free_while_something_flies_and_the_throw_is_kept() {
        let mut trial = Trial::new().await;
        trial.write();
        let house = &trial.house;
        let (oak, keys): (_, Vec<SeatKey>) = table("oak", "yaminos");
        let oak = house.place(oak, None);
        let mut page = Page::at(house, &oak, &keys);
        house.settle().await.unwrap();
        page.told();
        let lie = in_the_air(house, &page, &oak, keys[0].seat);
        // She is answered, others come and look, and nobody knows yet how it ends.
        let told = seen(&mut page, house, |frame| frame["type"] == "ack").await;
        assert!(
            oak.is_free() && told.iter().all(|frame| frame["type"] != "news"),
            "{told:?}"
        );
        let mut other = Page::at(house, &oak, &[]);
        let told = seen(&mut other, house, |frame| frame["type"] == "news").await;
        assert_eq!(told.last().unwrap()["seq"], 1);
        assert_eq!(house.hindsight.kept((oak.no, 2)), None);
        lie.send(true).unwrap();
        let told = seen(&mut page, house, |frame| frame["type"] == "news").await;
        let news = told.last().unwrap();
        assert_eq!((&news["from"], &news["seq"]), (&1.into(), &2.into()));
        let again = oak.lock().unwrap().table.flight(2).expect("it was thrown");
        assert_eq!(house.hindsight.kept((oak.no, 2)).map(|track| track.to_vec()), again());
        trial.end().await;
    }

    #[tokio::test]
    async fn a_throw_that_breaks_down_stops_its_table() {
        let mut trial = Trial::new().await;
        trial.write();
        let house = &trial.house;
        let (oak, keys) = table("oak", "yaminos");
        let oak = house.place(oak, None);
        let mut page = Page::at(house, &oak, &keys);
        drop(in_the_air(house, &page, &oak, keys[0].seat));
        let told = seen(&mut page, house, |frame| frame["type"] == "trouble").await;
        assert_eq!(told.last().unwrap()["problem"]["code"], "broken-table");
        let anew = house.find("oak").await.expect("it is made anew");
        assert_eq!(
            anew.lock().unwrap().table.seq(),
            1,
            "she has thrown, and throws again when she is back"
        );
        trial.end().await;
    }
}
