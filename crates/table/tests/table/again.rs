//! Again? The same people at a new table.

use std::{collections::BTreeMap, sync::Arc};

use ludo::{
    BadOption, Fault, GameInfo, Header, How, ParseError, Player, Playing, Playout, Record, Refusal, Review, Room,
    Shapes, Unvouched, Verdict, Who,
};
use rand_chacha::ChaCha8Rng;
use schemars::SchemaGenerator;
use table::{
    Out,
    wire::{NewTable, Phase, SeatPlan},
};

use crate::house::{House, bot, me_and, seat};

#[test]
fn again_keeps_seats_and_keys() {
    let mut house = House::two_people();
    house.play_out();
    let mut out = Out::default();
    let next = house
        .table
        .again("next".into(), None, ludo::Seed::from_number(2))
        .unwrap();
    house.table.set_next("next".into(), &mut out);
    assert_eq!(house.table.info().next.as_deref(), Some("next"));
    assert!(house.keys.iter().all(|key| next.holds(key)));
    assert_eq!(
        (house.table.info().first, next.info().first),
        (seat(1), seat(2)),
        "now the other begins"
    );
    house.table = next;
    house.hello(1, None, &[1]);
    assert_eq!(house.table.phase(), Phase::Gathering, "the other one is still to come");
    house.hello(2, None, &[2]);
    assert_eq!(house.table.phase(), Phase::Playing);
}

/// Strangers who met at an open table go on together: what they typed stays hidden at the next table and the one after,
/// in its record too, and also when it was read back from the disk.
#[test]
fn who_met_in_the_lobby_never_learns_a_typed_name() {
    let mut house = House::set_up(NewTable {
        open: true,
        ..me_and([SeatPlan::Person])
    });
    house.sit("Bob").unwrap();
    for table in ["second", "third"] {
        house.hello(1, None, &[1]);
        house.hello(2, None, &[2]);
        house.play_out();
        let next = house.table.again(table.into(), None, ludo::Seed::from_number(2));
        house.move_to(next.unwrap());
        house.revive();
        let info = house.table.info();
        assert!(!info.open, "the lobby does not show it");
        let guests = info.sitters.iter().map(|sitter| sitter.guest.as_ref().unwrap());
        assert!(guests.clone().all(|guest| guest.name.is_empty()), "{info:?}");
        assert!(guests.clone().all(|guest| guest.picture == "owl"), "pictures are ours");
    }
    house.hello(1, None, &[1]);
    house.hello(2, None, &[2]);
    let record = house.table.record().expect("it has begun").to_string();
    assert!(!record.contains("Ann") && !record.contains("Bob"), "{record}");
}

#[test]
fn friends_who_play_again_keep_their_names() {
    let mut house = House::two_people();
    house.play_out();
    let next = house.table.again("next".into(), None, ludo::Seed::from_number(2));
    let names = next
        .unwrap()
        .info()
        .sitters
        .into_iter()
        .map(|sitter| sitter.guest.unwrap().name);
    assert_eq!(names.collect::<Vec<_>>(), ["Ann", "Bob"]);
}

/// Yaminos by rules that refuse every number of players when the table opens.
#[derive(Debug)]
struct Picky(Arc<dyn Room>);

impl Room for Picky {
    fn info(&self) -> GameInfo {
        self.0.info()
    }
    fn shapes(&self, generator: &mut SchemaGenerator) -> Shapes {
        self.0.shapes(generator)
    }
    fn options(&self, chosen: &BTreeMap<String, String>, with_bots: bool) -> Result<String, BadOption> {
        self.0.options(chosen, with_bots)
    }
    fn offers(&self, chosen: &BTreeMap<String, String>) -> Result<(), BadOption> {
        self.0.offers(chosen)
    }
    fn in_use(&self, options: &str) -> String {
        self.0.in_use(options)
    }
    fn unvouched(&self, record: &Record) -> Result<Vec<Unvouched>, Fault> {
        self.0.unvouched(record)
    }
    fn open(&self, _: Header) -> Result<Box<dyn Playing>, Refusal> {
        Err(Refusal {
            rule: "PICKY-1".into(),
            id: "picky-refusal-seats".into(),
            args: Default::default(),
        })
    }
    fn replay(&self, record: &Record) -> Result<Box<dyn Playing>, Fault> {
        self.0.replay(record)
    }
    fn verify(&self, record: &Record) -> Result<Verdict, Fault> {
        self.0.verify(record)
    }
    fn review(&self, record: &Record, rest: &mut dyn FnMut()) -> Result<Option<Review>, Fault> {
        self.0.review(record, rest)
    }
    fn spelled(&self, who: Who, text: &str) -> Result<String, ParseError> {
        self.0.spelled(who, text)
    }
    fn obeys(&self, header: Header, seed: u64, lines: usize) -> Result<(), Option<ludo::laws::Broken>> {
        self.0.obeys(header, seed, lines)
    }
    fn playout(&self, options: &str, players: &[Player], how: How, rng: &mut ChaCha8Rng) -> Result<Playout, Refusal> {
        self.0.playout(options, players, how, rng)
    }
}

#[test]
fn again_at_a_game_whose_rules_refuse_is_a_problem_at_once() {
    let mut house = House::two_people();
    house.play_out();
    let picky = Arc::new(Picky(rooms::find("yaminos").unwrap()));
    let next = house
        .table
        .again("next".into(), Some(picky), ludo::Seed::from_number(2));
    let problem = next.expect_err("nobody waits at a table that cannot begin");
    assert_eq!(problem.code, "bad-option");
    assert!(problem.detail.contains("PICKY-1"), "{}", problem.detail);
    let mut four = House::set_up(me_and([bot(), bot(), bot()]));
    four.hello(1, None, &[1]);
    four.play_out();
    let next = four
        .table
        .again("next".into(), rooms::find("yaminos"), ludo::Seed::from_number(2));
    assert!(next.is_ok(), "four can play both");
}
