//! What takes a while to fall: it is thrown away from the table, once, and told together with what came of it.

use ludo::{Verdict, Who};
use table::wire::{FromHouse, NewTable, Phase, SeatPlan, ToHouse};

use crate::house::{House, me_and, seat};

/// Ann and Bob with seven yaminos, each with a page of her own (1 and 2).
fn yaminos() -> House {
    let mut plan = NewTable {
        game: "yaminos".into(),
        ..me_and([SeatPlan::Person])
    };
    plan.options.insert("game".into(), "highest".into());
    let mut house = House::set_up(plan);
    house.sit("Bob").unwrap();
    house.hello(1, None, &[1]);
    house.hello(2, None, &[2]);
    house.sent.clear();
    house
}

fn news(house: &House, conn: u64) -> Vec<(u32, u32)> {
    let hers = house.sent.iter().filter(|(to, _)| *to == conn);
    hers.filter_map(|(_, frame)| match frame {
        FromHouse::News { from, seq, .. } => Some((*from, *seq)),
        _ => None,
    })
    .collect()
}

#[test]
fn a_throw_is_acknowledged_at_once_and_told_when_it_has_landed() {
    let mut house = yaminos();
    house.act(1, 1, 0, "throw");
    assert!(
        matches!(house.sent[..], [(1, FromHouse::Ack { after: 0, seq: 1, .. })]),
        "{:?}",
        house.sent
    );
    assert_eq!(house.written.len(), 1, "that she throws is written down");
    // Whatever she does meanwhile: she has thrown, and it flies once.
    house.act(1, 1, 0, "throw");
    house.tick();
    assert_eq!(house.written.len(), 1);
    house.now += 30;
    house.land();
    assert_eq!((news(&house, 1), news(&house, 2)), (vec![(1, 2)], vec![(1, 2)]));
    let lines = house.table.record().unwrap().lines;
    assert_eq!(
        (lines[1].who, lines[1].at),
        (Who::Chance, lines[0].at),
        "at the moment of the throw"
    );
}

/// What is kept of a throw is what anyone who asks later would see.
#[test]
fn a_throw_is_kept_as_it_would_be_thrown_again() {
    let mut house = yaminos();
    house.act(1, 1, 0, "throw");
    house.land();
    let [(2, kept)] = &house.tracks[..] else {
        panic!("{:?}", house.tracks);
    };
    let again = house.table.flight(2).expect("line 2 was thrown");
    assert_eq!(again().as_ref(), Some(kept));
    assert!(house.table.flight(0).is_none() && house.table.flight(1).is_none() && house.table.flight(3).is_none());
}

/// Where the log says another thing than what the seed gives, no flight may show the one and be taken for the other.
#[test]
fn nothing_is_shown_of_another_throw() {
    let mut house = yaminos();
    house.act(1, 1, 0, "throw");
    house.land();
    let seed = ludo::Seed::from_number(2);
    // Two tables later the same one begins.
    let next = house.table.again("next".into(), None, seed.clone()).unwrap();
    let other = next.again("other".into(), None, seed).unwrap();
    let (line, lines) = (house.written[1].clone(), std::mem::take(&mut house.written));
    house.move_to(other);
    house.hello(1, None, &[1]);
    house.hello(2, None, &[2]);
    house.written = lines;
    house.revive();
    assert_eq!(house.table.record().unwrap().lines[1].to_string(), line);
    assert_eq!(house.table.flight(2).expect("chance said something")(), None);
}

#[test]
fn who_comes_while_it_flies_is_told_the_rest_when_it_lands() {
    let mut house = yaminos();
    house.act(1, 1, 0, "throw");
    house.hello(3, Some(0), &[]);
    assert_eq!(news(&house, 3), [(1, 1)], "somebody throws");
    house.bye(2);
    house.land();
    assert_eq!((news(&house, 1), news(&house, 3)), (vec![(1, 2)], vec![(1, 1), (2, 2)]));
    assert!(news(&house, 2).is_empty());
}

/// The house was killed while something flew: the same comes down when somebody is back.
#[test]
fn what_flew_when_the_house_fell_is_thrown_again_in_the_same_way() {
    let mut house = yaminos();
    house.act(1, 1, 0, "throw");
    let flies = house.throw.take().expect("it flies").thrown();
    house.revive();
    assert!(house.throw.is_none(), "nobody looks");
    house.hello(1, Some(0), &[1]);
    house.land();
    assert_eq!(house.table.record().unwrap().lines[1], flies.line);
    assert_eq!(house.tracks, [(2, flies.track)]);
    assert_eq!(news(&house, 1), [(1, 1), (2, 2)]);
}

/// Somebody leaves while it flies: that stands in the log before what came of the throw, and changes nothing about it.
#[test]
fn coming_and_going_changes_nothing_about_a_throw() {
    let mut house = yaminos();
    house.act(1, 1, 0, "throw");
    house.frame(2, ToHouse::Leave { seat: seat(2) });
    house.land();
    let lines = house.table.record().unwrap().lines;
    assert_eq!((lines.len(), lines[2].who), (3, Who::Chance));
    assert_eq!(house.tracks[0].0, 3);
    assert_eq!(news(&house, 1), [(1, 3)]);
    for _ in 0..20 {
        match (house.table.phase(), &house.throw) {
            (Phase::Over, _) => break,
            (_, Some(_)) => house.land(),
            (_, None) => house.think(),
        }
    }
    let record = house.table.record().unwrap();
    let verdict = rooms::find("yaminos").unwrap().verify(&record);
    assert!(matches!(verdict, Ok(Verdict::Fair { checked: 2.. })), "{verdict:?}");
}
