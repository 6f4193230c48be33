//! Leaving, losing the line, being late, coming back, and restarts.

use table::wire::{Away, FromHouse, Matter, NewTable, Phase, SeatPlan, ToHouse};

use crate::house::{self, House, bot, me_and};

#[test]
fn who_leaves_is_stood_in_for_and_gets_her_seat_back() {
    let mut house = House::two_people();
    house.frame(1, ToHouse::Leave { seat: house::seat(1) });
    assert!(house.table.info().sitters[0].away);
    let seq = house.table.seq();
    house.think();
    assert!(house.table.seq() > seq, "a bot plays for seat 1");
    house.hello(4, None, &[1]);
    assert!(!house.table.info().sitters[0].away);
    house.play_out();
}

#[test]
fn whose_line_is_lost_is_stood_in_for_after_a_while_if_somebody_waits() {
    let mut house = House::two_people_who(|plan| plan.away = Some(Away::Bot { seconds: 30 }));
    house.bye(1);
    house.now += 29_999;
    house.tick();
    assert!(!house.table.info().sitters[0].away);
    house.now += 1;
    house.tick();
    assert!(house.table.info().sitters[0].away);
    house.bye(2);
    house.now += 300_000;
    let seq = house.table.seq();
    house.tick();
    house.think();
    assert_eq!(house.table.seq(), seq, "nobody looks: the table rests");
}

/// Who is stood in for how soon is agreed; friends who came by the link are asked, strangers do not wait long.
#[test]
fn being_away_is_agreed() {
    let away = |agree: fn(&mut NewTable)| House::two_people_who(agree).table.info().away;
    assert_eq!(away(|_| {}), Away::Ask { seconds: 300 });
    assert_eq!(away(|plan| plan.open = true), Away::Bot { seconds: 20 });
    assert_eq!(away(|plan| plan.away = Some(Away::Wait)), Away::Wait);
    let mut alone = House::set_up(me_and([bot()]));
    alone.hello(1, None, &[1]);
    assert_eq!(alone.table.info().away, Away::Bot { seconds: 20 });
    let mut waits = House::two_people_who(|plan| plan.away = Some(Away::Wait));
    waits.bye(1);
    waits.now += 100_000_000;
    waits.tick();
    assert!(
        !waits.table.info().sitters[0].away,
        "a tablet that slept has still its turn"
    );
    let mut at_once = House::two_people_who(|plan| plan.away = Some(Away::Bot { seconds: 0 }));
    at_once.bye(1);
    assert!(at_once.table.info().sitters[0].away);
}

#[test]
fn friends_are_asked_before_a_bot_plays_for_one_of_them() {
    let mut house = House::two_people();
    house.turn_of(1);
    house.bye(2);
    house.now += 1_000_000;
    house.tick();
    assert_eq!(house.asked(1), None, "nobody has to wait for him yet");
    house.hello(2, None, &[2]);
    house.bye(1);
    house.now += 299_999;
    house.tick();
    assert_eq!(house.asked(2), None);
    house.now += 1;
    house.tick();
    assert_eq!(house.asked(2), Some((Matter::StandIn, 1, vec![2])));
    assert!(!house.table.info().sitters[0].away, "he has not answered");
    // No: then he waits as long again.
    house.answer(2, Matter::StandIn, 1, false);
    house.sent.clear();
    house.now += 299_999;
    house.tick();
    assert_eq!(house.asked(2), None);
    house.now += 1;
    house.tick();
    house.answer(2, Matter::StandIn, 1, true);
    assert!(house.table.info().sitters[0].away);
    let seq = house.table.seq();
    house.think();
    assert!(house.table.seq() > seq, "a bot plays for her");
}

/// Nobody is replaced because there was nobody left to ask, and who is back is not asked about.
#[test]
fn a_question_about_who_is_away_ends_when_she_is_back() {
    let mut house = House::two_people();
    house.turn_of(1);
    house.bye(1);
    house.now += 300_000;
    house.tick();
    assert!(house.asked(2).is_some());
    house.bye(2);
    house.sent.clear();
    house.hello(2, None, &[2]);
    assert!(!house.table.info().sitters[0].away);
    assert!(house.asked(2).is_some(), "he is asked again");
    house.hello(1, None, &[1]);
    let ended = |(conn, frame): &(u64, FromHouse)| {
        *conn == 2
            && matches!(
                frame,
                FromHouse::Answered {
                    about: Matter::StandIn,
                    granted: false,
                    ..
                }
            )
    };
    assert!(house.sent.iter().any(ended));
    house.answer(2, Matter::StandIn, 1, true);
    assert!(!house.table.info().sitters[0].away);
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

/// Somebody has laid a word, and for 20 s the others may challenge it. Gives her seat, too.
fn a_word_is_laid(others: impl IntoIterator<Item = SeatPlan>) -> (House, u8) {
    let mut plan = NewTable {
        game: "diamino".into(),
        move_seconds: Some(15),
        ..me_and([SeatPlan::Person].into_iter().chain(others))
    };
    plan.options.extend(
        [("wordCheck", "challenge"), ("challengeSeconds", "20")].map(|(name, value)| (name.into(), value.into())),
    );
    let mut house = House::set_up(plan);
    house.sit("Bob").unwrap();
    house.hello(1, None, &[1]);
    house.hello(2, None, &[2]);
    for _ in 0..10 {
        let turn = house.last_news(1).awaits[0];
        if turn <= 2 {
            house.act(turn.into(), turn, house.table.seq(), &any_word(&house, turn));
            assert!(house.refusals().is_empty(), "{:?}", house.refusals());
            return (house, turn);
        }
        house.think();
    }
    panic!("no person is ever awaited");
}

/// A window closes by its own clock; the table's clock for a move does not cut it short, and nobody who lets it pass is late.
#[test]
fn a_window_has_a_clock_of_its_own() {
    let (mut house, turn) = a_word_is_laid([]);
    assert_eq!(house.last_news(1).due_in_ms, Some(20_000), "the other may challenge");
    house.now += 19_999;
    house.tick();
    assert_eq!(house.last_news(1).awaits, [3 - turn]);
    assert!(house.table.info().sitters.iter().all(|sitter| !sitter.away));
    house.now += 1;
    house.tick();
    let news = house.last_news(1);
    assert_eq!(
        (news.awaits, news.due_in_ms),
        (&[3 - turn][..], Some(15_000)),
        "it is her turn now"
    );
    assert!(house.table.info().sitters.iter().all(|sitter| !sitter.away));
}

/// What comes after a window finds it closed, even before the house has looked at the clock: an answer of a person, and a
/// thought of a bot.
#[test]
fn who_answers_after_the_window_finds_it_closed() {
    let (mut house, turn) = a_word_is_laid([bot()]);
    let other = 3 - turn;
    house.now += 20_000;
    house.act(other.into(), other, house.table.seq(), "challenge");
    assert!(
        house.written.iter().any(|line| line.ends_with("- time")),
        "{:?}",
        house.written
    );
    assert!(!house.written.iter().any(|line| line.contains("challenge")));
    assert_eq!(house.refusals().len(), 1);
    let (mut house, _) = a_word_is_laid([bot()]);
    house.now += 20_000;
    house.think();
    assert!(
        house.written.iter().any(|line| line.ends_with("- time")),
        "{:?}",
        house.written
    );
}

/// Two letters of her own on the first cells: at this table nobody looks but the others.
fn any_word(house: &House, turn: u8) -> String {
    let news = house.last_news(turn.into());
    let view: serde_json::Value = serde_json::from_str(news.eyes[0].view.get()).expect("it is JSON");
    let hand = view["players"][usize::from(turn) - 1]["hand"]
        .as_str()
        .expect("her own");
    let letters: String = hand.chars().filter(char::is_ascii_uppercase).take(2).collect();
    format!("lay {letters} h8 across")
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
        away: Some(Away::Bot { seconds: 20 }),
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
    house.now += 20_000;
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
    assert!(house.table.info().sitters[0].away, "a bot stays in her seat");
    assert!(
        house.table.seq() <= 2 * table::MOST_RETURNS + 1,
        "and the log does not grow for ever"
    );
    house.sent.clear();
    house.act(1, 1, house.table.seq(), "draw");
    assert_eq!(house.refusals(), ["HOUSE-PRESENCE"]);
}

#[test]
fn who_goes_for_good_from_bots_ends_the_game_at_once() {
    let mut house = House::set_up(me_and([bot()]));
    house.hello(1, None, &[1]);
    house.frame(1, ToHouse::Quit { seat: house::seat(1) });
    let info = house.table.info();
    assert_eq!(info.phase, Phase::Over);
    assert!(
        info.seed.is_some() && house.table.ending().is_none(),
        "no result, and the seed is told"
    );
    assert!(house.written.last().unwrap().contains("~seed"));
    house.revive();
    assert_eq!(house.table.phase(), Phase::Over);
    house.hello(2, None, &[1]);
    house.frame(2, ToHouse::Leave { seat: house::seat(1) });
    assert_eq!(house.troubles(), ["not-your-seat"], "her key opens nothing any more");
}

#[test]
fn who_goes_for_good_from_people_leaves_them_a_bot() {
    let mut house = House::two_people();
    house.frame(1, ToHouse::Quit { seat: house::seat(1) });
    assert_eq!(house.table.phase(), Phase::Playing);
    house.hello(4, None, &[1]);
    assert!(house.table.info().sitters[0].away, "she is not let in again");
    house.revive();
    house.hello(2, None, &[2]);
    house.play_out();
    let next = house
        .table
        .again("next".into(), None, ludo::Seed::from_number(2))
        .unwrap();
    assert!(
        next.info().sitters[0].guest.is_none(),
        "nobody waits for her the next time"
    );
    let mut house = House::two_people();
    for seat in [1, 2] {
        house.frame(
            seat.into(),
            ToHouse::Quit {
                seat: house::seat(seat),
            },
        );
    }
    assert_eq!(house.table.phase(), Phase::Over, "the last one ends it");
}

#[test]
fn who_goes_for_good_before_the_game_frees_her_seat() {
    let mut house = House::set_up(me_and([SeatPlan::Person]));
    house.sit("Bob").unwrap();
    house.hello(2, None, &[2]);
    house.frame(2, ToHouse::Quit { seat: house::seat(2) });
    assert!(house.table.info().sitters[1].guest.is_none());
    assert!(!house.table.is_deserted());
    house.sit("Zoe").unwrap();
    house.hello(1, None, &[1]);
    house.frame(1, ToHouse::Quit { seat: house::seat(1) });
    assert!(!house.table.is_deserted(), "Zoe can come");
}

/// What was in the air or in somebody's mind when the last one went is not written behind the end.
#[test]
fn nothing_follows_a_game_that_was_given_up() {
    let mut plan = me_and([bot()]);
    plan.game = "yaminos".into();
    plan.options.insert("game".into(), "highest".into());
    let mut house = House::set_up(plan);
    house.hello(1, None, &[1]);
    house.act(1, 1, 0, "throw");
    assert!(house.throw.is_some(), "it flies");
    house.frame(1, ToHouse::Quit { seat: house::seat(1) });
    house.land();
    assert!(house.written.last().unwrap().contains("~seed"), "{:?}", house.written);

    let mut house = House::set_up(me_and([bot()]));
    house.hello(1, None, &[1]);
    house.hello(2, None, &[1]);
    let (seat, mine) = (house::seat(1), None);
    house.frame(2, ToHouse::Hint { seat, mine });
    house.frame(1, ToHouse::Quit { seat });
    house.think();
    assert!(house.written.last().unwrap().contains("~seed"), "{:?}", house.written);
}
