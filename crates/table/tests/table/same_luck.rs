//! Many play with one seed, each at a table of her own: whoever is done with it does not tell the others.

use ludo::{Seed, Verdict};
use table::{
    Table,
    wire::{NewTable, Phase, ToHouse},
};

use crate::house::{House, guest, me_and, seat};

const DAY_ENDS: u64 = 90_000_000;

fn alone() -> NewTable {
    let mut plan = NewTable {
        game: "yaminos".into(),
        ..me_and([])
    };
    plan.options.insert("game".into(), "prog".into());
    plan
}

fn daily() -> House {
    let mut house = House::set_up(alone());
    let (table, keys) = set_up(alone());
    house.move_to(
        table
            .sharing_luck(DAY_ENDS)
            .expect("who plays alone can share her luck"),
    );
    house.keys = keys;
    house.hello(1, None, &[1]);
    assert_eq!(house.table.phase(), Phase::Playing);
    house
}

fn set_up(plan: NewTable) -> (Table, Vec<table::wire::SeatKey>) {
    let room = rooms::find(&plan.game).unwrap();
    Table::set_up("t".into(), plan, &guest("Ann"), room, Seed::from_number(1), || {
        "token".into()
    })
    .unwrap()
}

#[test]
fn the_seed_is_told_when_nobody_can_play_with_it_any_more() {
    let mut house = daily();
    house.play_out();
    let told = |house: &House| house.written.last().unwrap().contains("~seed");
    assert!(!told(&house) && house.table.info().seed.is_none(), "others still play");
    house.revive();
    house.hello(1, None, &[1]);
    assert!(!told(&house) && house.table.info().seed.is_none());
    house.now = DAY_ENDS;
    house.hello(2, None, &[]);
    assert!(told(&house) && house.table.info().seed.is_some(), "the day is over");
    let record = house.table.record().unwrap();
    let verdict = rooms::find("yaminos").unwrap().verify(&record);
    assert!(matches!(verdict, Ok(Verdict::Fair { checked: 1.. })), "{verdict:?}");
}

/// Nobody learns the seed by beginning under another name and giving up.
#[test]
fn who_gives_up_is_not_told_either() {
    let mut house = daily();
    house.act(1, 1, 0, "throw");
    house.frame(1, ToHouse::Quit { seat: seat(1) });
    let mut out = table::Out::default();
    house.table.give_up(0, house.now, &mut out);
    assert!(out.lines.is_empty() && house.table.info().seed.is_none());
    house.table.give_up(0, DAY_ENDS, &mut out);
    assert!(out.lines.iter().any(|(_, line)| line.contains("~seed")));
}

#[test]
fn luck_is_shared_only_where_the_game_can() {
    let (table, _) = set_up(me_and([crate::house::bot()]));
    let problem = table.sharing_luck(DAY_ENDS).expect_err("cards are not dealt like this");
    assert_eq!(problem.code, "bad-option");
}
