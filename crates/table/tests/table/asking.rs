//! What changes nothing: trying, hints, greetings, hurrying.

use serde_json::Value;
use table::wire::{FromHouse, Guest, Help, Matter, SeatPlan, ToHouse};

use crate::house::{self, House, bot, me_and};

#[test]
fn hints_come_from_our_strongest_player_and_greetings_from_the_list() {
    let mut plan = me_and([SeatPlan::Person]);
    plan.help = Some(Help::All);
    let mut house = House::set_up(plan);
    house.sit("Bob").unwrap();
    house.hello(1, None, &[1]);
    house.hello(2, None, &[2]);
    house.frame(
        1,
        ToHouse::Hint {
            seat: house::seat(1),
            mine: None,
        },
    );
    house.think();
    assert!(
        house
            .sent
            .iter()
            .any(|(conn, frame)| *conn == 1 && matches!(frame, FromHouse::Hint { what, .. } if what == "draw"))
    );
    house.frame(
        2,
        ToHouse::Hint {
            seat: house::seat(2),
            mine: None,
        },
    );
    house.frame(
        2,
        ToHouse::Greet {
            seat: house::seat(2),
            greeting: "you are bad".into(),
        },
    );
    assert_eq!(house.troubles(), ["nothing-to-do", "bad-greeting"]);
    house.sent.clear();
    house.frame(
        2,
        ToHouse::Greet {
            seat: house::seat(2),
            greeting: "bravo".into(),
        },
    );
    assert_eq!(house.sent.len(), 2, "both read it");
}

/// What the house answers to a try of the first seat: the refusal's rule, or what the act would do.
fn tried(house: &mut House, what: &str) -> Result<Value, String> {
    house.frame(
        1,
        ToHouse::Try {
            seat: house::seat(1),
            what: what.into(),
        },
    );
    let (conn, answer) = house.sent.last().expect("an answer");
    let FromHouse::Tried {
        after,
        what: echoed,
        refusal,
        would,
        ..
    } = answer
    else {
        panic!("{answer:?}");
    };
    assert_eq!((*conn, *after, echoed.as_str()), (1, house.table.seq(), what));
    match (refusal, would) {
        (Some(refusal), None) => Err(refusal.rule.clone()),
        (None, Some(would)) => Ok(serde_json::from_str(would.get()).expect("it is JSON")),
        (None, None) => Ok(Value::Null),
        (Some(_), Some(_)) => panic!("refused and shown"),
    }
}

#[test]
fn trying_answers_as_the_act_would_and_changes_nothing() {
    let mut house = House::two_people();
    let written = house.written.clone();
    assert_eq!(tried(&mut house, "draw"), Ok(Value::Null));
    assert_eq!(tried(&mut house, "stop"), Err("DIAMONIAK-13".into()));
    assert_eq!(tried(&mut house, "dance"), Err("HOUSE-NOTATION".into()));
    assert_eq!((house.table.seq(), &house.written), (0, &written));
    house.frame(
        2,
        ToHouse::Try {
            seat: house::seat(1),
            what: "draw".into(),
        },
    );
    assert_eq!(house.troubles(), ["not-your-seat"]);
}

/// Alone, all squares lie open, so a word can be named without knowing what chance has dealt.
#[test]
fn trying_shows_what_the_game_can_show() {
    let mut plan = house::me_and([]);
    plan.game = "diamino".into();
    plan.options.insert("formula".into(), "patience".into());
    let mut house = House::set_up(plan);
    house.hello(1, None, &[1]);
    let would = tried(&mut house, "lay KEPI h8 across").expect("it is a word");
    assert_eq!((&would["words"][0], &would["left"]), (&"KEPI".into(), &108.into()));
    assert_eq!(would["glosses"][0]["args"]["definition"]["args"]["spelling"], "képi");
    assert_eq!(tried(&mut house, "lay KEPU h8 across"), Err("DIAMINO-W1".into()));
}

/// Whether a word is right nobody is told by the house while it may be challenged: so no page offers to ask.
#[test]
fn the_news_say_whether_hints_are_given() {
    let mut plan = house::me_and([bot()]);
    plan.game = "diamino".into();
    plan.options = [("wordCheck", "challenge"), ("challengeSeconds", "0")]
        .map(|(key, value)| (key.into(), value.into()))
        .into();
    let window = "game 1 / scores 0 0 / board h8M i8E j8R h9O h10K / hands AELST DINU / back - / turn 2 0 0 - / words - / window - - - h9 h10";
    plan.position = Some(window.into());
    let mut house = House::set_up(plan);
    house.hello(1, None, &[1]);
    assert!(!house.last_news(1).hints);
    ask(&mut house, 1, 1, None);
    assert_eq!(house.troubles(), ["nothing-to-do"]);
    let after = house.last_news(1).seq;
    house.act(1, 1, after, "accept");
    assert!(house.last_news(1).hints);
}

/// What can be done is called by its name, all of it or one act at a time; what was refused has none.
#[test]
fn acts_are_called_by_their_names() {
    let mut house = House::two_people();
    assert_eq!(house.table.info().awaits, [1]);
    let seat = house::seat(1);
    let mut called = |what: &str| {
        house.frame(
            1,
            ToHouse::Try {
                seat,
                what: what.into(),
            },
        );
        match house.sent.last() {
            Some((_, FromHouse::Tried { called, .. })) => called.as_ref().map(|said| said.id.to_string()),
            other => panic!("{other:?}"),
        }
    };
    let draw = called("draw");
    assert!(draw.is_some());
    assert_eq!(called("stop"), None);
    for (rows, names) in [(false, vec![draw]), (true, vec![])] {
        house.frame(1, ToHouse::Describe { seat: Some(seat), rows });
        let Some((_, FromHouse::Described { rows, actions, .. })) = house.sent.last() else {
            panic!("{:?}", house.sent.last());
        };
        assert!(!rows.is_empty());
        assert_eq!(
            actions
                .iter()
                .map(|one| Some(one.said.id.to_string()))
                .collect::<Vec<_>>(),
            names
        );
    }
}

#[test]
fn who_has_a_seat_may_hurry_bots() {
    let mut house = House::set_up(me_and([bot()]));
    house.hello(1, None, &[1]);
    house.hello(2, None, &[]);
    house.frame(2, ToHouse::Hurry { seat: house::seat(1) });
    assert!(!house.hurried);
    assert_eq!(house.troubles(), ["not-your-seat"]);
    let lines = house.written.len();
    house.frame(1, ToHouse::Hurry { seat: house::seat(1) });
    assert!(house.hurried);
    assert_eq!(house.written.len(), lines, "it is no line of the log");
    assert_eq!(house.troubles(), ["not-your-seat"], "and no trouble");
}

/// Every answer names what it answers, so that nobody takes it for the answer to something else.
#[test]
fn trouble_names_the_frame_it_is_about() {
    let mut house = House::two_people();
    let (seat, other) = (house::seat(1), house::seat(2));
    let what = || "draw".to_owned();
    let frames = [
        ToHouse::Act {
            seat: other,
            after: 0,
            what: what(),
        },
        ToHouse::Try {
            seat: other,
            what: what(),
        },
        ToHouse::Hint {
            seat: other,
            mine: None,
        },
        ToHouse::Undo { seat: other },
        ToHouse::Consent {
            seat: other,
            yes: true,
            about: Matter::Undo,
            whose: None,
        },
        ToHouse::Greet {
            seat,
            greeting: "boo".into(),
        },
        ToHouse::Hurry { seat: other },
        ToHouse::Fill {
            strength: ludo::Strength::Easy,
        },
        ToHouse::Leave { seat: other },
    ];
    for frame in frames {
        house.sent.clear();
        house.frame(1, frame.clone());
        let [(1, FromHouse::Trouble { about: Some(about), .. })] = &house.sent[..] else {
            panic!("{frame:?}: {:?}", house.sent);
        };
        let (sent, named) = (json(&frame), json(about));
        for name in ["type", "seat", "after"] {
            assert_eq!(named[name], sent[name], "{name} of {frame:?}");
        }
    }
}

#[test]
fn a_wish_to_take_back_is_not_refused_as_if_it_were_an_act() {
    let mut house = House::two_people();
    house.frame(1, ToHouse::Undo { seat: house::seat(1) });
    let (_, answer) = house.sent.last().expect("an answer");
    assert!(matches!(answer, FromHouse::Refused { after: None, .. }), "{answer:?}");
}

fn json(frame: &impl serde::Serialize) -> Value {
    serde_json::to_value(frame).expect("frames are plain data")
}

fn ask(house: &mut House, conn: u64, number: u8, mine: Option<&str>) {
    let (seat, mine) = (house::seat(number), mine.map(str::to_owned));
    house.frame(conn, ToHouse::Hint { seat, mine });
}

fn hints(house: &House) -> Vec<u64> {
    let hinted = house
        .sent
        .iter()
        .filter(|(_, frame)| matches!(frame, FromHouse::Hint { .. }));
    hinted.map(|(conn, _)| *conn).collect()
}

/// Ann alone with a bot, on pages 1 and 2.
fn with_two_pages() -> House {
    let mut house = House::set_up(me_and([bot()]));
    house.hello(1, None, &[1]);
    house.hello(2, None, &[1]);
    house.sent.clear();
    house
}

#[test]
fn what_is_asked_twice_is_thought_about_once() {
    let mut house = with_two_pages();
    for _ in 0..10 {
        ask(&mut house, 1, 1, None);
        ask(&mut house, 2, 1, None);
    }
    assert_eq!(house.thinking().len(), 1, "one question, one thought");
    house.think();
    assert_eq!(hints(&house), [1, 2], "both pages are told");
    ask(&mut house, 2, 1, None);
    assert_eq!(
        (hints(&house), house.thinking().len()),
        (vec![1, 2, 2], 0),
        "and who asks now, at once"
    );
    assert_eq!(
        house.written.iter().filter(|line| line.ends_with("1 ~hint")).count(),
        1,
        "{:?}",
        house.written
    );
}

#[test]
fn a_seat_asks_one_thing_at_a_time_and_who_goes_asks_nothing() {
    let mut house = with_two_pages();
    ask(&mut house, 1, 1, None);
    ask(&mut house, 1, 1, Some("draw"));
    let wanted = |house: &House| {
        house
            .thinking()
            .iter()
            .map(|wanted| wanted.strong_count())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        wanted(&house),
        [0, 1],
        "the later question takes the place of the earlier"
    );
    house.bye(1);
    assert_eq!(wanted(&house), [0, 0], "nobody waits for it any more");
    house.think();
    assert!(hints(&house).is_empty());
}

/// A position is explained as long as it stands; a move makes another one.
#[test]
fn a_hint_goes_with_its_position() {
    let mut house = with_two_pages();
    ask(&mut house, 1, 1, None);
    let seq = house.table.seq();
    house.act(1, 1, seq, "draw");
    let stale = house.thinking();
    assert!(
        stale.iter().all(|wanted| wanted.strong_count() == 0),
        "what was asked about is past"
    );
    house.think();
    assert!(hints(&house).is_empty());
}

/// Help is agreed: between people nobody is helped unless the table says so, and whoever is, all know.
#[test]
fn help_is_agreed_and_told() {
    let mut house = House::two_people();
    ask(&mut house, 1, 1, None);
    assert_eq!(house.troubles(), ["no-help"]);
    assert_eq!(house.table.info().help, Help::None);

    let mut plan = me_and([SeatPlan::Person]);
    plan.help = Some(Help::All);
    let mut house = House::set_up(plan);
    house.sit("Bob").unwrap();
    house.hello(1, None, &[1]);
    house.hello(2, None, &[2]);
    house.sent.clear();
    ask(&mut house, 1, 1, None);
    assert!(house.sent.is_empty(), "nobody is helped yet");
    house.think();
    let told = |conn: u64| {
        house.sent.iter().any(|(to, frame)| {
            let FromHouse::News { eyes, .. } = frame else {
                return false;
            };
            let said = eyes[0].said.iter().flatten().any(|said| said.id == "event-hint");
            *to == conn && said && eyes[0].events[0].get().contains("hint")
        })
    };
    assert!(told(1) && told(2), "{:?}", house.sent);
    assert_eq!(hints(&house), [1], "what it is only she is told");
}

#[test]
fn help_can_be_for_children_only() {
    let mut plan = me_and([SeatPlan::Here {
        guest: Guest {
            child: true,
            ..house::guest("Zoé")
        },
    }]);
    plan.help = Some(Help::Children);
    let mut house = House::set_up(plan);
    house.hello(1, None, &[1, 2]);
    ask(&mut house, 1, 1, None);
    assert_eq!(house.troubles(), ["no-help"], "Ann is grown up");
    let mut plan = me_and([bot()]);
    plan.help = Some(Help::None);
    let mut alone = House::set_up(plan);
    alone.hello(1, None, &[1]);
    ask(&mut alone, 1, 1, None);
    assert_eq!(alone.troubles(), ["no-help"], "as the table says, whoever plays");
}
