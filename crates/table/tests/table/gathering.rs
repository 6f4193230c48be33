//! Before the game: setting up, sitting down, who may be seen by whom.

use ludo::Strength;
use serde_json::Value;
use table::{
    Table,
    wire::{Away, Claim, FromHouse, GameClock, Guest, Matter, NewTable, Phase, Problem, SeatPlan, ToHouse},
};

use crate::house::{self, House, bot, guest, me_and};

#[test]
fn two_people_by_link_and_a_seat_that_is_taken() {
    let mut house = House::set_up(me_and([SeatPlan::Person]));
    house.hello(1, None, &[1]);
    assert_eq!(house.table.phase(), Phase::Gathering, "nobody sits in seat 2 yet");
    house.sit("Bob").unwrap();
    assert_eq!(house.sit("Eve").unwrap_err().code, "seat-taken");
    house.hello(2, None, &[2]);
    assert_eq!(house.table.phase(), Phase::Playing);
    assert_eq!(house.sit("Eve").unwrap_err().code, "already-playing");
    house.play_out();
}

/// Among people the others look after words, with a bot the house does, and what is chosen stays.
#[test]
fn options_that_are_left_open_follow_who_sits_there() {
    let checks = |other: SeatPlan, chosen: Option<&str>| {
        let mut plan = house::me_and([other]);
        plan.game = "diamino".into();
        plan.options
            .extend(chosen.map(|value| ("wordCheck".to_owned(), value.to_owned())));
        let mut house = House::set_up(plan);
        house.hello(1, None, &[1]);
        if house.table.phase() == Phase::Gathering {
            house.sit("Bob").unwrap();
            house.hello(2, None, &[2]);
        }
        let view: Value = serde_json::from_str(house.last_news(1).eyes[0].view.get()).expect("it is JSON");
        view["options"]["wordCheck"].as_str().map(str::to_owned)
    };
    assert_eq!(checks(SeatPlan::Person, None).as_deref(), Some("auto"));
    assert_eq!(checks(bot(), None).as_deref(), Some("refuse"));
    assert_eq!(checks(bot(), Some("challenge")).as_deref(), Some("challenge"));
}

#[test]
fn the_host_fills_the_free_seats() {
    let mut house = House::set_up(me_and([SeatPlan::Person, SeatPlan::Person]));
    house.sit("Bob").unwrap();
    house.hello(1, None, &[1]);
    house.hello(2, None, &[2]);
    house.frame(
        2,
        ToHouse::Fill {
            strength: Strength::Middle,
        },
    );
    assert_eq!(house.troubles(), ["not-the-host"]);
    house.frame(
        1,
        ToHouse::Fill {
            strength: Strength::Middle,
        },
    );
    assert_eq!(house.table.phase(), Phase::Playing);
    assert_eq!(house.table.info().sitters[2].bot, Some(Strength::Middle));
}

/// Who was here and has lost her line keeps her seat, also when the host does not wait for her.
#[test]
fn who_was_here_gets_her_seat_back_though_the_host_fills_the_free_ones() {
    let mut house = House::set_up(NewTable {
        away: Some(Away::Bot { seconds: 20 }),
        ..me_and([SeatPlan::Person, SeatPlan::Person])
    });
    house.sit("Bob").unwrap();
    house.hello(1, None, &[1]);
    house.hello(2, None, &[2]);
    house.bye(2);
    let strength = Strength::Middle;
    house.frame(1, ToHouse::Fill { strength });
    assert_eq!(house.table.phase(), Phase::Playing);
    let bots: Vec<_> = house.table.info().sitters.iter().map(|sitter| sitter.bot).collect();
    assert_eq!(bots, [None, None, Some(strength)]);
    house.now += 20_000;
    house.tick();
    assert!(house.table.info().sitters[1].away, "she is stood in for");
    house.hello(2, None, &[2]);
    assert!(!house.table.info().sitters[1].away);
    house.play_out();
}

#[test]
fn at_an_open_table_nothing_typed_is_shown() {
    let mut house = House::set_up(NewTable {
        open: true,
        ..me_and([SeatPlan::Person])
    });
    house.sit("Bob").unwrap();
    house.hello(1, None, &[1]);
    house.hello(2, None, &[2]);
    let told = serde_json::to_string(&house.sent.iter().map(|(_, frame)| frame).collect::<Vec<_>>()).unwrap();
    assert!(!told.contains("Bob") && !told.contains("Ann"));
    assert!(!house.table.record().unwrap().to_string().contains("Bob"));
}

#[test]
fn wrong_tables_are_not_set_up() {
    let code = |plan: NewTable| -> String {
        let room = rooms::find("diamoniak").unwrap();
        let tokens = || "t".to_owned();
        let made: Result<_, Problem> = Table::set_up(
            "x".into(),
            plan,
            &guest("Ann"),
            room,
            ludo::Seed::from_number(1),
            tokens,
        );
        made.expect_err("it is wrong").code
    };
    assert_eq!(
        code(NewTable {
            seats: vec![SeatPlan::Me],
            ..me_and([])
        }),
        "bad-seats"
    );
    assert_eq!(
        code(NewTable {
            seats: vec![bot(), bot()],
            ..me_and([])
        }),
        "bad-seats"
    );
    assert_eq!(
        code(NewTable {
            seats: vec![SeatPlan::Me, SeatPlan::Me],
            ..me_and([])
        }),
        "bad-seats"
    );
    assert_eq!(
        code(NewTable {
            seats: vec![SeatPlan::Me, bot(), bot(), bot(), bot()],
            ..me_and([])
        }),
        "bad-seats"
    );
    assert_eq!(
        code(NewTable {
            first: house::seat(3),
            ..me_and([bot()])
        }),
        "bad-seats"
    );
    assert_eq!(
        code(NewTable {
            move_seconds: Some(1),
            ..me_and([bot()])
        }),
        "bad-clock"
    );
    let of_game = |seconds, increment| NewTable {
        clock: Some(GameClock { seconds, increment }),
        ..me_and([bot()])
    };
    assert_eq!(code(of_game(59, 0)), "bad-clock");
    assert_eq!(code(of_game(600, 61)), "bad-clock");
    assert_eq!(
        code(NewTable {
            away: Some(Away::Ask { seconds: 3601 }),
            ..me_and([bot()])
        }),
        "bad-clock"
    );
    let options = [("colour".to_owned(), "red".to_owned())].into();
    assert_eq!(
        code(NewTable {
            options,
            ..me_and([bot()])
        }),
        "bad-option"
    );
    let nameless = Guest {
        name: "\u{202e}".into(),
        picture: "fox".into(),
        child: false,
    };
    assert_eq!(code(me_and([SeatPlan::Here { guest: nameless }])), "bad-name");
}

/// Her nonce could not be read, so the game could not begin with her: when bots take the free seats, hers is one of them.
#[test]
fn who_is_replaced_before_the_start_holds_nothing_any_more() {
    let mut house = House::set_up(me_and([SeatPlan::Person]));
    house.sit("Bob").unwrap();
    house.hello(1, None, &[1]);
    let claim = Claim {
        nonce: "no nonce".into(),
        ..house.claim(2)
    };
    let claims = vec![claim];
    house.frame(2, ToHouse::Hello { since: None, claims });
    let strength = Strength::Easy;
    house.frame(1, ToHouse::Fill { strength });
    assert_eq!(house.table.phase(), Phase::Playing);
    let seq = house.table.seq();
    house.frame(2, ToHouse::Leave { seat: house::seat(2) });
    house.act(2, 2, seq, "draw");
    assert_eq!(house.troubles(), ["unreadable", "not-your-seat", "not-your-seat"]);
    assert_eq!(house.table.seq(), seq);
}

/// While people gather, a free seat is there for whoever likes it better, and so is that of a bot. Her key is the same.
#[test]
fn who_gathers_takes_another_free_seat() {
    let mut house = House::set_up(me_and([SeatPlan::Person, bot(), SeatPlan::Person]));
    house.hello(1, None, &[1]);
    let (seat, with) = (house::seat(1), house::seat(4));
    house.frame(1, ToHouse::Swap { seat, with });
    assert_eq!(names(&house), ["", "", "bot", "Ann"]);
    let (seat, with) = (house::seat(4), house::seat(3));
    house.frame(1, ToHouse::Swap { seat, with });
    assert_eq!(names(&house), ["", "", "Ann", "bot"]);
    assert_eq!(house.table.held_by(1), ludo::SeatSet::one(house::seat(3)));
    house.revive();
    house.hello(1, None, &[1]);
    assert_eq!(
        house.table.held_by(1),
        ludo::SeatSet::one(house::seat(3)),
        "the token is hers wherever she sits"
    );
    house.frame(
        1,
        ToHouse::Fill {
            strength: Strength::Easy,
        },
    );
    assert_eq!(house.table.phase(), Phase::Playing, "she is still the host");
    house.frame(
        1,
        ToHouse::Swap {
            seat: house::seat(3),
            with: house::seat(1),
        },
    );
    assert_eq!(house.troubles(), ["already-playing"]);
}

/// Where somebody sits she is asked.
#[test]
fn two_change_seats_when_both_like_it() {
    let mut house = House::set_up(me_and([SeatPlan::Person, SeatPlan::Person]));
    house.sit("Bob").unwrap();
    house.hello(1, None, &[1]);
    house.hello(2, None, &[2]);
    let swap = || ToHouse::Swap {
        seat: house::seat(2),
        with: house::seat(1),
    };
    house.frame(2, swap());
    assert_eq!(house.asked(1), Some((Matter::Swap, 2, vec![1])));
    house.answer(1, Matter::Swap, 2, false);
    assert_eq!(names(&house), ["Ann", "Bob", ""]);
    house.frame(2, swap());
    house.answer(1, Matter::Undo, 2, true);
    assert_eq!(
        names(&house),
        ["Ann", "Bob", ""],
        "that was the answer to another question"
    );
    house.answer(1, Matter::Swap, 2, true);
    assert_eq!(names(&house), ["Bob", "Ann", ""]);
    house.frame(
        2,
        ToHouse::Fill {
            strength: Strength::Easy,
        },
    );
    assert_eq!(
        house.troubles(),
        ["not-the-host"],
        "Ann has set the table up, wherever she sits"
    );
    house.frame(
        1,
        ToHouse::Fill {
            strength: Strength::Easy,
        },
    );
    assert_eq!(house.table.phase(), Phase::Playing);
    let record = house.table.record().unwrap();
    let nonces = record.header.nonces();
    assert_eq!(
        nonces[0].to_string(),
        format!("{:032x}", 2),
        "what her device added went with her"
    );
}

fn names(house: &House) -> Vec<String> {
    let name = |sitter: table::wire::SitterInfo| match (sitter.guest, sitter.bot) {
        (Some(guest), _) => guest.name,
        (None, bot) => bot.map_or_else(String::new, |_| "bot".to_owned()),
    };
    house.table.info().sitters.into_iter().map(name).collect()
}

#[test]
fn onlookers_are_counted() {
    let mut house = House::two_people();
    assert_eq!(house.table.info().watching, 0);
    house.hello(3, None, &[]);
    house.hello(4, None, &[]);
    assert_eq!(house.table.info().watching, 2);
    house.bye(3);
    let told = house.sent.iter().rev().find_map(|(conn, frame)| match frame {
        FromHouse::Table { info, .. } if *conn == 1 => Some(info.watching),
        _ => None,
    });
    assert_eq!(told, Some(1), "the players are told");
}

/// Whatever else is asked for, the puzzle says who sits there and how it stands; what she answers is told with the news.
#[test]
fn a_puzzle_says_how_its_table_is_set_up() {
    let mut plan = me_and([SeatPlan::Person]);
    (plan.game, plan.puzzle) = ("yaminos".into(), Some("box/1".into()));
    let mut house = House::set_up(plan);
    house.hello(1, None, &[1]);
    assert_eq!(house.table.phase(), Phase::Playing);
    let asked = house.table.puzzle_step().expect("it is a puzzle");
    assert_eq!((asked.puzzle.as_str(), asked.verdict), ("box/1", None));
    let puzzle = rooms::find("yaminos").and_then(|room| room.puzzle("box/1"));
    house.act(1, 1, 0, &puzzle.expect("it is there").answer[0]);
    let verdict = house.table.puzzle_step().and_then(|step| step.verdict);
    assert!(verdict.expect("she has answered").right);

    let mut plan = me_and([]);
    (plan.game, plan.puzzle) = ("yaminos".into(), Some("box/99999".into()));
    let room = rooms::find("yaminos").expect("it is on the shelf");
    let none = Table::set_up(
        "t".into(),
        plan,
        &guest("Ann"),
        room,
        ludo::Seed::from_number(1),
        String::new,
    );
    assert_eq!(none.unwrap_err().code, "no-such-puzzle");
}
