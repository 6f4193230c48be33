//! What holds of every store, tried on both engines, and on the world that is simulated: so what the simulation proves holds of the engines.

use std::future::Future;

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use super::*;
use crate::{simulated::world::World, trial::table, writer::Save};

macro_rules! laws {
    (of leases: $($of_leases:ident),*; of all: $($law:ident),* $(,)?) => {
        mod on_sqlite {
            $(#[test] fn $law() { super::$law(&super::Place::new(super::StoreAt::Folder)); })*
        }
        mod on_postgres {
            $(#[test] fn $law() { super::$law(&super::Place::on_postgres()); })*
            $(#[test] fn $of_leases() { super::$of_leases(&super::Place::on_postgres()); })*
        }
        mod in_the_simulated_world {
            $(#[test] fn $law() { super::$law(&super::Place::in_the_simulated_world()); })*
            $(#[test] fn $of_leases() { super::$of_leases(&super::Place::in_the_simulated_world()); })*
        }
    };
}

laws![
    of leases:
    who_was_replaced_writes_nothing,
    who_overslept_asks_whether_she_was_replaced,
    what_is_said_again_is_written_once;
    of all:
    what_is_kept_is_there_after_a_kill,
    lines_are_kept_as_they_are,
    a_missing_line_is_not_passed_over,
    much_is_kept_at_once,
    the_last_that_is_saved_counts,
    old_tables_are_found_by_their_age,
    games_that_were_left_are_found,
    reviews_are_kept_with_their_tables,
    tables_of_a_day_are_found,
    evenings_are_kept_with_their_lines,
    what_is_removed_is_gone,
    what_the_host_does_is_noted_in_order,
    a_line_reads_otherwise_once_somebody_is_forgotten,
    what_is_hers_is_found_by_its_marks,
    the_pulse_is_kept,
    a_closed_store_is_read_by_nobody,
];

/// Where a store is opened, and opened again.
struct Place {
    data: TempDir,
    at: At,
}

enum At {
    Real(StoreAt),
    Simulated(World),
}

impl Place {
    fn new(at: StoreAt) -> Place {
        Place::of(At::Real(at))
    }

    fn of(at: At) -> Place {
        Place {
            data: tempfile::tempdir().unwrap(),
            at,
        }
    }

    fn in_the_simulated_world() -> Place {
        Place::of(At::Simulated(World::new(1)))
    }

    fn on_postgres() -> Place {
        Place::new(postgres_trial::database().parse().unwrap())
    }

    fn open(&self) -> Open {
        let waits = Runtime::new().unwrap();
        let (store, disk) = match &self.at {
            At::Real(at) => waits.block_on(open_at(at, self.data.path())).unwrap(),
            At::Simulated(world) => {
                let (store, disk) = world.open("here").unwrap();
                (Store::Simulated(store), Disk::Simulated(disk))
            }
        };
        Open { store, disk, waits }
    }
}

/// A store as a house has it. Dropped, it was killed.
struct Open {
    store: Store,
    disk: Disk,
    waits: Runtime,
}

impl Open {
    fn read<T>(&self, what: impl Future<Output = Result<T>>) -> T {
        self.waits.block_on(what).unwrap()
    }

    fn keep(&mut self, batches: &[Batch]) {
        self.disk.keep(batches).unwrap();
    }

    fn lines(&self, no: i64) -> Vec<String> {
        let stored = self.read(self.store.load(&format!("oak{no}"))).expect("it is there");
        assert_eq!(stored.no, no);
        stored.lines.iter().map(ToString::to_string).collect()
    }

    fn is_there(&self, no: i64) -> bool {
        self.read(self.store.load(&format!("oak{no}"))).is_some()
    }
}

fn saved_with(no: i64, phase: &'static str, now: u64, change: impl FnOnce(&mut Value)) -> Batch {
    let id = format!("oak{no}");
    let (table, _) = table(&id, "diamoniak");
    let mut saved = serde_json::to_value(table.agreed()).unwrap();
    change(&mut saved);
    Batch {
        table_no: no,
        save: Some(Save {
            id,
            saved: saved.to_string(),
            phase,
            now,
        }),
        ..Batch::default()
    }
}

fn saved(no: i64) -> Batch {
    saved_with(no, "playing", 1, |_| {})
}

fn lines(no: i64, lines: impl IntoIterator<Item = (Seq, &'static str)>) -> Batch {
    let lines = lines.into_iter().map(|(seq, line)| (seq, line.to_owned()));
    Batch {
        table_no: no,
        lines: lines.collect(),
        ..Batch::default()
    }
}

fn removes(tables: impl IntoIterator<Item = i64>) -> Batch {
    Batch {
        remove: tables.into_iter().collect(),
        ..Batch::default()
    }
}

fn evening(no: i64, id: &str, phase: &'static str) -> Batch {
    Batch {
        table_no: no,
        save: Some(Save {
            id: id.to_owned(),
            saved: json!({ "kind": "evening", "name": id }).to_string(),
            phase,
            now: 5,
        }),
        ..Batch::default()
    }
}

fn what_is_kept_is_there_after_a_kill(place: &Place) {
    let mut open = place.open();
    assert_eq!(open.read(open.store.next_no()), 1);
    open.keep(&[saved(1), lines(1, [(1, "5 1 draw")]), saved(2)]);
    open.keep(&[
        lines(2, [(1, "0 1 draw"), (2, "3 1 draw")]),
        lines(1, [(2, "9 1 draw")]),
    ]);
    assert_eq!(open.lines(1), ["5 1 draw", "9 1 draw"]);
    drop(open);
    let mut open = place.open();
    open.keep(&[lines(2, [(3, "7 1 draw")])]);
    assert_eq!(open.lines(1), ["5 1 draw", "9 1 draw"]);
    assert_eq!(open.lines(2), ["0 1 draw", "3 1 draw", "7 1 draw"]);
    assert_eq!(open.read(open.store.next_no()), 3);
    assert!(!open.is_there(3));
    open.disk.close().unwrap();
    let open = place.open();
    assert_eq!(open.lines(2), ["0 1 draw", "3 1 draw", "7 1 draw"]);
}

fn lines_are_kept_as_they_are(place: &Place) {
    const STRANGE: &str = "0 - ~name {\"Zoé 🦔\", 'NULL'; \\x00 %s $1 --}";
    let mut open = place.open();
    open.keep(&[evening(-1, "elm", "going"), lines(-1, [(1, STRANGE), (2, "{}")])]);
    let (_, _, text) = open.read(open.store.evening("elm")).expect("it is there");
    assert_eq!(text, format!("{STRANGE}\n{{}}\n"));
}

fn a_missing_line_is_not_passed_over(place: &Place) {
    let mut open = place.open();
    open.keep(&[saved(7), lines(7, [(1, "0 1 draw"), (3, "0 1 draw")])]);
    let why = open.waits.block_on(open.store.load("oak7")).unwrap_err();
    assert!(format!("{why:#}").contains("line 2 is missing"), "{why:#}");
}

fn much_is_kept_at_once(place: &Place) {
    let mut open = place.open();
    let tables = 1..=200;
    let each = |no| [saved(no), lines(no, (1..=50).map(|seq| (seq, "4 1 draw")))];
    open.keep(&tables.clone().flat_map(each).collect::<Vec<_>>());
    for no in [1, 77, 200] {
        assert_eq!(open.lines(no).len(), 50);
    }
    assert_eq!(open.read(open.store.next_no()), 201);
}

fn the_last_that_is_saved_counts(place: &Place) {
    let mut open = place.open();
    let over = || saved_with(7, "over", 9, |saved| saved["next"] = json!("fir"));
    open.keep(&[saved(7), over()]);
    let stored = open.read(open.store.load("oak7")).expect("it is there");
    assert_eq!(serde_json::to_value(&stored.agreed).unwrap()["next"], "fir");
    open.keep(&[saved(8)]);
    open.keep(&[saved_with(8, "over", 9, |_| {})]);
    assert!(open.read(open.store.left(100, 0, 10)).is_empty(), "both are over");
}

fn old_tables_are_found_by_their_age(place: &Place) {
    let mut open = place.open();
    let of_evening = |saved: &mut Value| saved["evening"] = in_evening("elm");
    open.keep(&[
        saved_with(1, "over", 10, |_| {}),
        saved_with(2, "playing", 10, |_| {}),
        saved_with(3, "gathering", 30, |_| {}),
        saved_with(4, "over", 10, of_evening),
        saved_with(5, "over", 10, |_| {}),
        evening(-1, "elm", "over"),
    ]);
    let older = |after, over, going, most| {
        let found = open.read(open.store.older(after, over, going, most));
        found.into_iter().map(|(no, _)| no).collect::<Vec<_>>()
    };
    assert_eq!(older(0, 11, 11, 10), [1, 2, 5], "the evening keeps its own");
    assert_eq!(older(0, 11, 10, 10), [1, 5]);
    assert_eq!(older(1, 11, 31, 2), [2, 3]);
    assert_eq!(older(0, 10, 10, 10), [0; 0]);
    assert_eq!(older(0, u64::MAX >> 1, u64::MAX >> 1, 10).len(), 4);
}

fn games_that_were_left_are_found(place: &Place) {
    let mut open = place.open();
    let at = |no, phase, now| saved_with(no, phase, now, |_| {});
    open.keep(&[
        at(1, "playing", 10),
        at(2, "over", 10),
        at(3, "playing", 20),
        at(4, "playing", 10),
    ]);
    let left = |before, behind, most| {
        let found = open.read(open.store.left(before, behind, most));
        found
            .into_iter()
            .map(|(no, agreed)| (no, agreed.id))
            .collect::<Vec<_>>()
    };
    assert_eq!(left(20, 0, 10), [(1, "oak1".to_owned()), (4, "oak4".to_owned())]);
    assert_eq!(left(21, 1, 1), [(3, "oak3".to_owned())]);
}

fn reviews_are_kept_with_their_tables(place: &Place) {
    let mut open = place.open();
    let review = |no, line, text: &str| Batch {
        table_no: no,
        review: Some((line, text.into())),
        ..Batch::default()
    };
    open.keep(&[saved(1)]);
    open.keep(&[review(1, 4, "old"), review(1, 5, "new"), review(9, 4, "of nobody")]);
    open.keep(&[review(2, 3, "at once"), saved(2)]);
    let kept = |no, line| open.read(open.store.review(no, line));
    assert_eq!(kept(1, 5).as_deref(), Some(&b"new"[..]));
    assert_eq!(kept(1, 4), None, "the game went on");
    assert_eq!(kept(9, 4), None, "there is no such table");
    drop(open);
    let open = place.open();
    assert_eq!(open.read(open.store.review(1, 5)).as_deref(), Some(&b"new"[..]));
}

fn tables_of_a_day_are_found(place: &Place) {
    let mut open = place.open();
    let on = |day: u64| move |saved: &mut Value| saved["challenge"] = json!({ "day": day, "guest": "g" });
    open.keep(&[
        saved_with(1, "playing", 1, on(20_000)),
        saved_with(2, "playing", 1, on(20_001)),
        saved(3),
        saved_with(4, "playing", 1, on(20_000)),
        lines(4, [(1, "0 1 draw")]),
        saved_with(5, "playing", 1, on(20_000)),
        lines(5, [(2, "0 1 draw")]),
    ]);
    let of_day = |day| open.read(open.store.of_day(day, |stored| Some((stored.no, stored.lines.len()))));
    assert_eq!(
        of_day(20_000),
        [(1, 0), (4, 1)],
        "one that cannot be read is passed over"
    );
    assert!(of_day(20_002).is_empty());
}

fn in_evening(id: &str) -> Value {
    json!({ "evening": id, "table": 1 })
}

fn evenings_are_kept_with_their_lines(place: &Place) {
    let mut open = place.open();
    assert_eq!(open.read(open.store.next_evening_no()), -1);
    let of = |id: &'static str| move |saved: &mut Value| saved["evening"] = in_evening(id);
    open.keep(&[
        evening(-1, "elm", "going"),
        lines(-1, [(1, "one"), (2, "two")]),
        evening(-2, "ash", "over"),
    ]);
    open.keep(&[
        saved_with(1, "playing", 1, of("elm")),
        saved_with(2, "playing", 1, of("ash")),
        lines(-1, [(3, "three")]),
    ]);
    let (no, saved, text) = open.read(open.store.evening("elm")).expect("it is there");
    assert_eq!((no, text.as_str()), (-1, "one\ntwo\nthree\n"));
    assert_eq!(serde_json::from_str::<Value>(&saved).unwrap()["name"], "elm");
    assert_eq!(open.read(open.store.evening("ash")).expect("it is there").2, "");
    assert_eq!(open.read(open.store.evenings_going()), ["elm"]);
    assert_eq!(open.read(open.store.tables_of_evening("elm")), [(1, "oak1".to_owned())]);
    open.keep(&[evening(-1, "elm", "gone")]);
    assert_eq!(open.read(open.store.evening("elm")), None);
    assert_eq!(open.read(open.store.evenings_gone()), [(-1, "elm".to_owned())]);
    assert_eq!(open.read(open.store.next_evening_no()), -3);
}

fn what_is_removed_is_gone(place: &Place) {
    let mut open = place.open();
    let review = Batch {
        table_no: 1,
        review: Some((2, "review".into())),
        ..Batch::default()
    };
    open.keep(&[
        saved(1),
        lines(1, [(1, "0 1 draw")]),
        saved(2),
        lines(2, [(1, "0 1 draw")]),
    ]);
    open.keep(&[review, evening(-1, "elm", "gone"), lines(-1, [(1, "one")])]);
    open.disk.remove(&[removes([1, -1]), removes([77])]).unwrap();
    open.disk.remove(&[removes([1])]).unwrap(); // as after an answer that was lost
    assert!(!open.is_there(1) && open.is_there(2));
    assert_eq!(open.read(open.store.review(1, 2)), None);
    assert!(open.read(open.store.evenings_gone()).is_empty());
    // Whoever has the number now has none of the lines.
    open.keep(&[saved(1), evening(-1, "ash", "going")]);
    assert_eq!(open.lines(1), [""; 0]);
    assert_eq!(open.read(open.store.evening("ash")).expect("it is there").2, "");
    assert_eq!(open.lines(2), ["0 1 draw"]);
}

fn what_the_host_does_is_noted_in_order(place: &Place) {
    let mut open = place.open();
    let does = |at, what: &str, remove: Vec<i64>| Batch {
        act: Some((at, what.to_owned())),
        remove,
        ..Batch::default()
    };
    let batches = [saved(1), does(5, "closed", vec![]), does(6, "removed 1", vec![1])];
    open.keep(&batches);
    assert_eq!(open.read(open.store.acts()), [(5, "closed".to_owned())], "not yet");
    open.disk.remove(&batches).unwrap();
    assert!(!open.is_there(1));
    open.keep(&[does(4, "opened", vec![]), does(7, "closed", vec![])]);
    let acts = open.read(open.store.acts());
    let acts: Vec<_> = acts.iter().map(|(at, what)| (*at, what.as_str())).collect();
    assert_eq!(acts, [(5, "closed"), (6, "removed 1"), (4, "opened"), (7, "closed")]);
}

fn a_line_reads_otherwise_once_somebody_is_forgotten(place: &Place) {
    let mut open = place.open();
    open.keep(&[evening(-1, "elm", "going"), lines(-1, [(1, "a Zoé"), (2, "b")])]);
    open.keep(&[
        lines(-1, [(3, "c Zoé")]),
        evening(-2, "ash", "going"),
        lines(-2, [(1, "d")]),
    ]);
    assert!(!open.read(open.store.was_forgotten()));
    let text = |open: &Open, id| open.read(open.store.evening(id)).expect("it is there").2;
    open.disk
        .rewrite(-1, &[(1, "a".to_owned()), (3, "c".to_owned())])
        .unwrap();
    assert_eq!(
        (text(&open, "elm"), text(&open, "ash")),
        ("a\nb\nc\n".to_owned(), "d\n".to_owned())
    );
    assert!(open.read(open.store.was_forgotten()));
    open.disk
        .rewrite(-7, &[(1, "of nobody".to_owned())])
        .expect("it was deleted meanwhile");
    drop(open);
    let mut open = place.open();
    assert!(open.read(open.store.was_forgotten()), "also after a kill");
    open.disk.write_anew().unwrap();
    assert!(!open.read(open.store.was_forgotten()));
    open.keep(&[lines(-1, [(4, "e")])]);
    assert_eq!(text(&open, "elm"), "a\nb\nc\ne\n");
    open.disk
        .rewrite(-2, &[])
        .expect("nothing of hers is in a log, but elsewhere");
    assert!(open.read(open.store.was_forgotten()));
}

fn what_is_hers_is_found_by_its_marks(place: &Place) {
    let mut open = place.open();
    let of = |mark: &'static str| move |saved: &mut Value| saved["places"][0]["of"] = json!(mark);
    let at_night = |no, id, phase, mark: &str| {
        let mut batch = evening(no, id, phase);
        let kept =
            json!({ "header": "", "word": "", "language": "fr", "typed": false, "set_up": 0, "of": { "3": mark } });
        batch.save.as_mut().expect("it is saved").saved = kept.to_string();
        batch
    };
    let broken = saved_with(4, "playing", 1, |saved| saved["places"] = json!("hers"));
    open.keep(&[
        saved_with(1, "over", 1, of("hers")),
        saved_with(2, "over", 1, of("his")),
        saved(3),
        broken,
    ]);
    open.keep(&[
        at_night(-1, "elm", "over", "hers"),
        at_night(-2, "ash", "over", "his"),
        at_night(-3, "fir", "gone", "hers"),
    ]);
    let hers: Mine = Arc::new(|mark| mark == "hers");
    assert_eq!(
        open.read(open.store.marked(0, hers.clone())),
        (vec!["oak1".to_owned()], None)
    );
    assert_eq!(open.read(open.store.marked(1, hers.clone())), (vec![], None));
    assert_eq!(open.read(open.store.marked_evenings(hers.clone())), ["elm"]);
    let many: Vec<Batch> = (5..5 + LOOKED_AT_ONCE as i64)
        .map(|no| saved_with(no, "over", 1, of("his")))
        .collect();
    open.keep(&many);
    let last = 5 + LOOKED_AT_ONCE as i64;
    open.keep(&[saved_with(last, "over", 1, of("hers"))]);
    let (first, behind) = open.read(open.store.marked(0, hers.clone()));
    assert_eq!(first, ["oak1"]);
    let rest = open.read(open.store.marked(behind.expect("there are more"), hers));
    assert_eq!(rest, (vec![format!("oak{last}")], None));
}

fn the_pulse_is_kept(place: &Place) {
    let mut open = place.open();
    assert_eq!(open.read(open.store.last_pulse()), 0);
    let at = |now| Batch {
        pulse: Some(now),
        ..Batch::default()
    };
    open.keep(&[at(5), saved(1), at(8)]);
    open.keep(&[lines(1, [(1, "0 1 draw")])]);
    assert_eq!(open.read(open.store.last_pulse()), 8);
}

/// Of two who think that it is theirs only the one who came last writes.
fn who_was_replaced_writes_nothing(place: &Place) {
    let mut first = place.open();
    first.keep(&[saved(1), lines(1, [(1, "0 1 draw")])]);
    let mut second = place.open();
    let says = |done: Result<()>| format!("{:#}", done.expect_err("it is not hers any more"));
    for why in [
        says(first.disk.keep(&[lines(1, [(2, "1 1 draw")])])),
        says(first.disk.remove(&[removes([1])])),
        says(first.disk.rewrite(1, &[(1, "0 1 fly".to_owned())])),
    ] {
        assert!(why.contains("another house has taken over"), "{why}");
    }
    assert_eq!(second.lines(1), ["0 1 draw"]);
    second.keep(&[lines(1, [(2, "2 1 draw")])]);
    assert_eq!(second.lines(1), ["0 1 draw", "2 1 draw"]);
}

fn who_overslept_asks_whether_she_was_replaced(place: &Place) {
    let mut first = place.open();
    first.disk.oversleep();
    first.disk.is_still_ours().expect("nobody came meanwhile");
    let mut second = place.open();
    first.disk.oversleep();
    let why = first.disk.is_still_ours().expect_err("somebody came");
    assert!(!passes(&why), "{why:#}");
    assert!(format!("{why:#}").contains("another house has taken over"), "{why:#}");
    second.disk.is_still_ours().unwrap();
}

fn what_is_said_again_is_written_once(place: &Place) {
    let mut open = place.open();
    let acts = |open: &Open| open.read(open.store.acts()).len();
    let did = Batch {
        act: Some((5, "closed".to_owned())),
        ..lines(1, [(1, "0 1 draw")])
    };
    let batches = [saved(1), did];
    open.keep(&batches);
    open.disk.forget_the_answer();
    open.keep(&batches);
    assert_eq!((open.lines(1).len(), acts(&open)), (1, 1));
    let removal = [Batch {
        act: Some((6, "removed 7".to_owned())),
        ..removes([7])
    }];
    open.disk.remove(&removal).unwrap();
    open.disk.forget_the_answer();
    open.disk.remove(&removal).unwrap();
    assert_eq!(acts(&open), 2);
    open.keep(&[lines(1, [(2, "1 1 draw")])]);
    assert_eq!(open.lines(1).len(), 2);
    let why = open.disk.keep(&[lines(1, [(3, "2 1 draw"), (2, "1 1 draw")])]);
    assert!(!passes(&why.expect_err("it is there")));
    assert_eq!(open.lines(1).len(), 2, "all or nothing");
}

fn a_closed_store_is_read_by_nobody(place: &Place) {
    let mut open = place.open();
    open.keep(&[saved(7)]);
    let Open { store, disk, waits } = open;
    waits.block_on(store.close());
    assert!(waits.block_on(store.load("oak7")).is_err());
    disk.close().unwrap();
}
