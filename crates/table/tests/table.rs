//! One live game, driven in memory: what pages send, and what they are told.

mod house;

use std::{collections::BTreeMap, sync::Arc};

use house::{House, guest, me_and};
use ludo::{
    BadOption, Fault, GameInfo, Header, Player, Playing, Playout, Record, Refusal, Review, Room, Strength, Verdict,
};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use table::{
    AWAY_AFTER_MS, Out, Table,
    wire::{Ending, FromHouse, Guest, NewTable, Phase, Problem, SeatPlan, ToHouse},
};

fn bot() -> SeatPlan {
    SeatPlan::Bot {
        strength: Strength::Easy,
    }
}

#[test]
fn alone_against_ours_the_game_starts_with_hello_and_plays_to_its_end() {
    let mut house = House::set_up(me_and([bot()]));
    assert_eq!(house.table.phase(), Phase::Gathering);
    house.hello(1, None, &[1]);
    assert_eq!(house.table.phase(), Phase::Playing);
    house.play_out();
    let news = house.last_news(1);
    let result: &Ending = news.result.as_ref().expect("it is over");
    assert_eq!(result.ranks.iter().filter(|rank| **rank == 1).count(), 1);
    assert_eq!(
        house.written.len() as u32,
        house.table.seq(),
        "every line was written, once, in order"
    );
}

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

#[test]
fn what_is_sent_twice_is_played_once() {
    let mut house = House::two_people();
    let after = house.table.seq();
    house.act(1, 1, after, "draw");
    let seq = house.table.seq();
    assert!(seq > after);
    house.sent.clear();
    house.act(1, 1, after, "draw");
    assert_eq!(house.table.seq(), seq, "the second click changes nothing");
    assert!(
        matches!(house.sent[..], [(1, FromHouse::Ack { .. })]),
        "{:?}",
        house.sent
    );
    house.sent.clear();
    house.act(1, 1, after, "stop");
    assert_eq!(
        house.table.seq(),
        seq,
        "nor does another move from a tab that has not seen the first"
    );
    assert_eq!(house.refusals(), ["HOUSE-ONCE"]);
    house.sent.clear();
    house.act(1, 1, seq + 7, "draw");
    assert_eq!(house.refusals(), ["HOUSE-ONCE"]);
}

#[test]
fn a_refusal_names_its_rule_and_changes_nothing() {
    let mut house = House::two_people();
    let before = house.table.record();
    for (seat, what, rule) in [
        (1, "stop", "DIAMONIAK-13"),
        (2, "draw", "DIAMONIAK-10"),
        (1, "dance", "HOUSE-NOTATION"),
    ] {
        house.sent.clear();
        house.act(seat.into(), seat, house.table.seq(), what);
        assert_eq!(house.refusals(), [rule]);
    }
    assert_eq!(house.table.record(), before);
}

#[test]
fn a_page_cannot_speak_for_a_seat_it_does_not_hold() {
    let mut house = House::two_people();
    let seq = house.table.seq();
    house.act(2, 1, seq, "draw");
    house.hello(3, None, &[]); // someone looking on
    house.act(3, 1, seq, "draw");
    house.frame(3, ToHouse::Leave { seat: house::seat(2) });
    assert_eq!(house.table.seq(), seq);
    assert_eq!(house.troubles(), ["not-your-seat"; 3]);
    assert!(house.last_news(3).eyes.iter().all(|eyes| eyes.seat.is_none()));
}

#[test]
fn who_comes_back_gets_the_gap_or_a_fresh_view() {
    let mut house = House::two_people();
    let since = house.table.seq();
    house.bye(2);
    house.act(1, 1, since, "draw");
    house.hello(2, Some(since), &[2]);
    let news = house.last_news(2);
    assert_eq!((news.from, news.seq), (since + 1, house.table.seq()));
    assert!(!news.eyes[0].events.is_empty());
    house.hello(2, None, &[2]);
    let news = house.last_news(2);
    assert!(news.from > news.seq && news.eyes[0].events.is_empty());
    house.hello(2, Some(9999), &[2]);
    assert!(house.last_news(2).eyes[0].events.is_empty());
}

#[test]
fn who_leaves_is_stood_in_for_and_gets_her_seat_back() {
    let mut house = House::two_people();
    house.frame(1, ToHouse::Leave { seat: house::seat(1) });
    assert!(house.table.info().sitters[0].away);
    let seq = house.table.seq();
    house.think();
    assert!(house.table.seq() > seq, "a player of ours plays for seat 1");
    house.hello(4, None, &[1]);
    assert!(!house.table.info().sitters[0].away);
    house.play_out();
}

#[test]
fn whose_line_is_lost_is_stood_in_for_after_a_while_if_somebody_waits() {
    let mut house = House::two_people();
    house.bye(1);
    house.now += AWAY_AFTER_MS - 1;
    house.tick();
    assert!(!house.table.info().sitters[0].away);
    house.now += 1;
    house.tick();
    assert!(house.table.info().sitters[0].away);
    house.bye(2);
    house.now += 10 * AWAY_AFTER_MS;
    let seq = house.table.seq();
    house.tick();
    house.think();
    assert_eq!(house.table.seq(), seq, "nobody looks: the table rests");
}

#[test]
fn whose_time_runs_out_is_stood_in_for_until_she_acts() {
    let mut house = House::set_up(NewTable {
        move_seconds: Some(10),
        ..me_and([SeatPlan::Person])
    });
    house.sit("Bob").unwrap();
    house.hello(1, None, &[1]);
    house.hello(2, None, &[2]);
    assert_eq!(house.last_news(1).due_in_ms, Some(10_000));
    house.now += 9_999;
    house.tick();
    assert!(!house.table.info().sitters[0].away);
    house.now += 1;
    house.tick();
    assert!(house.table.info().sitters[0].away);
    house.act(1, 1, house.table.seq(), "draw");
    assert!(!house.table.info().sitters[0].away, "acting is coming back");
    assert!(house.refusals().is_empty());
}

#[test]
fn a_move_is_taken_back_only_with_consent_and_only_if_nothing_was_revealed() {
    let mut house = House::two_people();
    house.act(1, 1, house.table.seq(), "draw");
    house.frame(1, ToHouse::Undo { seat: house::seat(1) });
    assert_eq!(house.refusals(), ["HOUSE-UNDO"], "a card that was turned stays turned");
    house.turn_of(1);
    house.until_may("stop", 1);
    let before = house.table.record().unwrap();
    house.act(1, 1, house.table.seq(), "stop");
    house.frame(1, ToHouse::Undo { seat: house::seat(1) });
    assert!(
        house
            .sent
            .iter()
            .any(|(conn, frame)| *conn == 2 && matches!(frame, FromHouse::UndoAsked { ask, .. } if *ask == [2]))
    );
    house.frame(
        2,
        ToHouse::Consent {
            seat: house::seat(2),
            yes: false,
        },
    );
    assert_eq!(house.last_news(1).awaits, [2], "refused: it stays as it is");
    house.frame(1, ToHouse::Undo { seat: house::seat(1) });
    house.frame(
        2,
        ToHouse::Consent {
            seat: house::seat(2),
            yes: true,
        },
    );
    assert_eq!(house.last_news(1).awaits, [1], "granted: seat 1 chooses again");
    let after = house.table.record().unwrap();
    assert_eq!(
        after.lines.len(),
        before.lines.len() + 2,
        "the log only grows: the act and its undoing"
    );
    house.revive();
    house.hello(1, None, &[1]);
    assert_eq!(house.last_news(1).awaits, [1]);
}

#[test]
fn several_on_one_tablet_and_one_undoes_without_asking_herself() {
    let mut house = House::set_up(me_and([SeatPlan::Here { guest: guest("Léa") }]));
    house.hello(1, None, &[1, 2]);
    assert_eq!(
        house.last_news(1).eyes.len(),
        2,
        "one pair of eyes per seat of this device"
    );
    house.until_may("stop", 1);
    house.act(1, 1, house.table.seq(), "stop");
    house.frame(1, ToHouse::Undo { seat: house::seat(1) });
    assert_eq!(house.last_news(1).awaits, [1]);
}

#[test]
fn hints_come_from_our_strongest_player_and_greetings_from_the_list() {
    let mut house = House::two_people();
    house.frame(1, ToHouse::Hint { seat: house::seat(1) });
    house.think();
    assert!(
        house
            .sent
            .iter()
            .any(|(conn, frame)| *conn == 1 && matches!(frame, FromHouse::Hint { what, .. } if what == "draw"))
    );
    house.frame(2, ToHouse::Hint { seat: house::seat(2) });
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
    assert_eq!(would["glosses"][0]["spellings"][0], "képi");
    assert_eq!(tried(&mut house, "lay KEPU h8 across"), Err("DIAMINO-W1".into()));
}

/// Among people the others look after words, with a player of ours the house does, and what is chosen stays.
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
fn who_has_a_seat_may_hurry_players_of_ours() {
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

#[test]
fn after_a_restart_the_table_is_as_it_was() {
    let mut house = House::two_people();
    for _ in 0..40 {
        house.step();
    }
    let (record, info) = (house.table.record(), house.table.info());
    house.revive();
    assert_eq!(house.table.record(), record);
    house.hello(1, None, &[1]);
    house.hello(2, None, &[2]);
    assert_eq!(house.table.info(), info);
    house.play_out();
}

#[test]
fn after_a_restart_the_absent_are_stood_in_for_and_nobody_is_late_at_once() {
    let mut house = House::set_up(NewTable {
        move_seconds: Some(60),
        ..me_and([SeatPlan::Person])
    });
    house.sit("Bob").unwrap();
    house.hello(1, None, &[1]);
    house.hello(2, None, &[2]);
    house.revive();
    house.now += 1_000_000;
    house.hello(1, None, &[1]);
    house.tick();
    assert!(!house.table.info().sitters[0].away, "her clock begins anew");
    house.now += AWAY_AFTER_MS;
    house.tick();
    assert!(house.table.info().sitters[1].away, "Bob has not come back");
}

#[test]
fn leaving_and_coming_back_buys_no_endless_time() {
    let mut house = House::two_people();
    for _ in 0..2 * table::MOST_RETURNS {
        house.frame(1, ToHouse::Leave { seat: house::seat(1) });
        house.hello(1, None, &[1]);
    }
    assert!(house.table.info().sitters[0].away, "a player of ours stays in her seat");
    assert!(
        house.table.seq() <= 2 * table::MOST_RETURNS + 1,
        "and the log does not grow for ever"
    );
    house.sent.clear();
    house.act(1, 1, house.table.seq(), "draw");
    assert_eq!(house.refusals(), ["HOUSE-PRESENCE"]);
}

#[test]
fn a_retry_in_other_words_is_the_same_move() {
    let mut house = House::two_people();
    house.until_gives(1);
    let after = house.table.seq();
    let legal = house.legal(1, 1);
    let give = legal
        .iter()
        .find(|what| {
            what.split(' ')
                .skip(1)
                .any(|card| card != what.rsplit(' ').next().unwrap())
        })
        .unwrap();
    let mut cards: Vec<&str> = give.split(' ').skip(1).collect();
    cards.reverse();
    let other_words = format!("give {}", cards.join(" "));
    assert_ne!(&other_words, give);
    house.act(1, 1, after, give);
    house.sent.clear();
    house.act(1, 1, after, &other_words);
    assert!(
        matches!(house.sent[..], [(1, FromHouse::Ack { seq, .. })] if seq == after + 1),
        "{:?}",
        house.sent
    );
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
fn a_wish_to_take_back_waits_for_one_who_has_only_lost_her_line() {
    let mut house = House::two_people();
    house.until_may("stop", 1);
    house.act(1, 1, house.table.seq(), "stop");
    house.bye(2);
    house.frame(1, ToHouse::Undo { seat: house::seat(1) });
    assert_eq!(house.last_news(1).awaits, [2], "Bob has not agreed");
    house.sent.clear();
    house.hello(2, None, &[2]);
    assert!(
        house
            .sent
            .iter()
            .any(|(conn, frame)| *conn == 2 && matches!(frame, FromHouse::UndoAsked { .. }))
    );
    house.frame(
        2,
        ToHouse::Consent {
            seat: house::seat(2),
            yes: true,
        },
    );
    assert_eq!(house.last_news(1).awaits, [1]);
}

#[test]
fn chance_was_fair_and_a_changed_line_is_named() {
    let mut house = House::two_people();
    house.play_out();
    let record = house.table.record().unwrap();
    let room = rooms::find("diamoniak").unwrap();
    assert!(matches!(room.verify(&record), Ok(ludo::Verdict::Fair { checked }) if checked > 5));
    // Another card than the one the seed gives: possible by the rules, and found out.
    let text = record.to_string();
    let (line, card) = text
        .lines()
        .enumerate()
        .find_map(|(i, row)| Some((i, row.strip_prefix("500 * ")?)))
        .unwrap();
    let other = if card == "diamond" { "fairy" } else { "diamond" };
    let mut rows: Vec<&str> = text.lines().collect();
    let changed = format!("500 * {other}");
    rows[line] = &changed;
    let verdict = room.verify(&rows.join("\n").parse().unwrap());
    assert!(
        matches!(verdict, Ok(ludo::Verdict::Unfair { line: 2, .. })),
        "{verdict:?}"
    );
}

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
    fn options(&self, chosen: &BTreeMap<String, String>, with_ours: bool) -> Result<String, BadOption> {
        self.0.options(chosen, with_ours)
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
    fn review(&self, record: &Record) -> Result<Option<Review>, Fault> {
        self.0.review(record)
    }
    fn playout(&self, options: &str, players: &[Player], rng: &mut ChaCha8Rng) -> Result<Playout, Refusal> {
        self.0.playout(options, players, rng)
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
    };
    assert_eq!(code(me_and([SeatPlan::Here { guest: nameless }])), "bad-name");
}
