//! A bot that somebody brought along: by a key of hers, seen by everybody, and no person.

use ludo::{Note, Seed, What};
use table::{
    Conn, Out,
    wire::{Bring, FromHouse, NewTable, Phase, Problem, SeatKey, SeatPlan, ToHouse},
};

use crate::house::{House, me_and, seat};

/// The page of the bot.
const PROGRAM: Conn = 2;

fn bring(house: &mut House, by: SeatKey, name: &str) -> Result<SeatKey, Problem> {
    let mut out = Out::default();
    let wish = Bring {
        key: by,
        seat: None,
        name: name.into(),
    };
    let key = house.table.bring(&wish, format!("token of {name}"), &mut out)?;
    assert!(out.save);
    house.keys.push(key.clone());
    Ok(key)
}

fn key_of(house: &House, number: u8) -> SeatKey {
    house
        .keys
        .iter()
        .find(|key| key.seat == seat(number))
        .expect("a key")
        .clone()
}

/// Ann, and a bot of hers on the other seat, playing.
fn with_a_bot() -> House {
    let mut house = House::set_up(me_and([SeatPlan::Person]));
    let by = key_of(&house, 1);
    bring(&mut house, by, "Ada").unwrap();
    house.hello(1, None, &[1]);
    assert_eq!(house.table.phase(), Phase::Gathering, "it is waited for");
    house.hello(PROGRAM, None, &[2]);
    assert_eq!(house.table.phase(), Phase::Playing);
    house
}

#[test]
fn it_plays_a_whole_game_and_everybody_sees_what_it_is() {
    let mut house = with_a_bot();
    let info = house.table.info();
    let sitter = &info.sitters[1];
    let guest = sitter.guest.as_ref().expect("it has a name");
    assert_eq!((guest.name.as_str(), guest.picture.as_str()), ("Ada", "robot"));
    assert_eq!((sitter.brought, sitter.bot, sitter.here), (Some(seat(1)), None, true));
    assert!(house.table.agreed().is_alone_with_bots());
    house.play_out();
    let record = house.table.record().expect("it was played").to_string();
    assert!(record.contains(&format!("\nseat 2 bot {:032x} Ada\n", 2)), "{record}");
    assert!(record.contains("\nseat 1 person "), "{record}");
}

#[test]
fn it_is_not_helped_and_has_no_part_in_what_people_agree_on() {
    let mut house = with_a_bot();
    let (seat, with, whose) = (seat(2), seat(1), None);
    for frame in [
        ToHouse::Hint { seat, mine: None },
        ToHouse::Undo { seat },
        ToHouse::Swap { seat, with },
        ToHouse::Consent {
            seat,
            yes: true,
            about: Default::default(),
            whose,
        },
    ] {
        house.frame(PROGRAM, frame);
    }
    assert_eq!(house.troubles(), ["not-for-bots"; 4]);
    // Nor is it asked when somebody takes back.
    house.until_may("stop", 1);
    house.act(1, 1, house.table.seq(), "stop");
    house.frame(1, ToHouse::Undo { seat: with });
    assert_eq!(house.asked(PROGRAM), None);
    assert!(
        house.written.last().is_some_and(|line| line.contains("~undo")),
        "{:?}",
        house.written.last()
    );
}

#[test]
fn its_key_is_given_by_a_person_of_the_table_and_opens_one_seat() {
    let mut house = House::set_up(me_and([SeatPlan::Person, SeatPlan::Person]));
    let ann = key_of(&house, 1);
    let stranger = SeatKey {
        seat: seat(1),
        token: "guessed".into(),
    };
    assert_eq!(bring(&mut house, stranger, "Ada").unwrap_err().code, "not-your-seat");
    assert_eq!(bring(&mut house, ann.clone(), "<b>").unwrap_err().code, "bad-name");
    let ada = bring(&mut house, ann.clone(), "Ada").unwrap();
    assert_eq!(
        bring(&mut house, ada, "Bea").unwrap_err().code,
        "not-your-seat",
        "bots bring nobody"
    );
    bring(&mut house, ann.clone(), "Bea").unwrap();
    assert_eq!(bring(&mut house, ann.clone(), "Cleo").unwrap_err().code, "seat-taken");
    house.hello(1, None, &[1]);
    house.hello(PROGRAM, None, &[2]);
    house.frame(
        PROGRAM,
        ToHouse::Fill {
            strength: ludo::Strength::Easy,
        },
    );
    assert_eq!(house.troubles(), ["not-the-host"]);
    house.hello(3, None, &[3]);
    assert_eq!(bring(&mut house, ann, "Dora").unwrap_err().code, "already-playing");
}

/// Strangers see it before they sit down: only who has set the table up brings it along, and it has no name.
#[test]
fn at_an_open_table_the_host_brings_it() {
    let plan = me_and([SeatPlan::Person, SeatPlan::Person]);
    let mut house = House::set_up(NewTable { open: true, ..plan });
    house.hello(1, None, &[1]);
    house.sit("Bob").unwrap();
    let (ann, bob) = (key_of(&house, 1), key_of(&house, 2));
    assert_eq!(bring(&mut house, bob, "Ada").unwrap_err().code, "not-the-host");
    bring(&mut house, ann, "Ada").unwrap();
    let guest = house.table.info().sitters[2].guest.clone().expect("somebody");
    assert_eq!((guest.name.as_str(), guest.picture.as_str()), ("", "robot"));
}

#[test]
fn its_key_is_taken_back_before_the_game_and_in_it() {
    let mut house = House::set_up(me_and([SeatPlan::Person]));
    let ann = key_of(&house, 1);
    bring(&mut house, ann, "Ada").unwrap();
    house.hello(1, None, &[1]);
    house.frame(9, ToHouse::Dismiss { bot: seat(2) });
    house.frame(1, ToHouse::Dismiss { bot: seat(1) });
    house.frame(1, ToHouse::Dismiss { bot: seat(7) });
    assert_eq!(house.troubles(), ["not-your-seat", "bad-seats", "bad-seats"]);
    house.frame(1, ToHouse::Dismiss { bot: seat(2) });
    assert_eq!(house.table.info().sitters[1].guest, None, "the seat is free");
    house.hello(PROGRAM, None, &[2]);
    assert!(house.table.held_by(PROGRAM).is_empty(), "the key opens nothing");

    let mut house = with_a_bot();
    house.frame(1, ToHouse::Dismiss { bot: seat(2) });
    let sitter = house.table.info().sitters[1].clone();
    assert!(sitter.away && !sitter.here && sitter.brought.is_some(), "{sitter:?}");
    house.hello(PROGRAM, None, &[2]);
    assert!(house.table.held_by(PROGRAM).is_empty());
    house.play_out();
}

/// Nobody waits long for a program, and no game goes on for programs alone.
#[test]
fn it_is_stood_in_for_soon_and_keeps_no_game_going() {
    let mut house = with_a_bot();
    house.bye(PROGRAM);
    house.now += 20_000;
    house.tick();
    assert!(house.table.info().sitters[1].away, "after 20 seconds");
    house.hello(PROGRAM, None, &[2]);
    assert!(!house.table.info().sitters[1].away, "it is back");
    house.frame(1, ToHouse::Quit { seat: seat(1) });
    assert_eq!(house.table.phase(), Phase::Over);
    let told = house
        .table
        .record()
        .expect("lines")
        .lines
        .iter()
        .any(|line| matches!(line.what, What::House(Note::Seed(_))));
    assert!(told && house.table.is_deserted());
}

#[test]
fn its_key_is_for_one_table_and_what_is_saved_knows_it() {
    let mut house = with_a_bot();
    house.revive();
    house.hello(1, None, &[1]);
    house.hello(PROGRAM, None, &[2]);
    assert_eq!(house.table.info().sitters[1].brought, Some(seat(1)));
    let next = house.table.again("next".into(), None, Seed::from_number(2)).unwrap();
    assert_eq!(
        next.info().sitters[1].guest,
        None,
        "whoever wants it there brings it along again"
    );
    assert!(
        house
            .sent
            .iter()
            .all(|(_, frame)| !matches!(frame, FromHouse::Refused { .. }))
    );
}
