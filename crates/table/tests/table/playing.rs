//! The game itself: what is sent, what is told, and what is played once.

use table::wire::{Ending, FromHouse, NewTable, Phase, SeatPlan, ToHouse};

use crate::house::{self, House, bot, guest, me_and};

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

/// As after a reload, or for somebody who comes to look on: what happened can be read, as it was told to those who were there.
#[test]
fn who_comes_late_is_told_the_last_of_the_game() {
    const MOST: u32 = 256;
    let mut house = House::two_people();
    house.hello(3, Some(0), &[]);
    house.play_out();
    let heard = |house: &House, conn| -> Vec<String> {
        let news = house.sent.iter().filter_map(|(to, frame)| match frame {
            FromHouse::News { eyes, .. } if *to == conn => Some(&eyes[0].events),
            _ => None,
        });
        news.flatten().map(|event| format!("{event:?}")).collect()
    };
    let live = heard(&house, 3);
    house.hello(4, Some(0), &[]);
    let news = house.last_news(4);
    assert_eq!(news.from, house.table.seq().saturating_sub(MOST) + 1);
    let late = heard(&house, 4);
    assert!(late.len() > 20 && live.ends_with(&late), "{late:?}");
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

/// Several at one device read one story: that of somebody looking on, in which no hand is told.
#[test]
fn a_shared_device_has_eyes_that_know_no_secrets() {
    let here = SeatPlan::Here { guest: guest("Bob") };
    let mut house = House::set_up(NewTable {
        game: "diamino".into(),
        ..me_and([here])
    });
    house.hello(1, None, &[1, 2]);
    let news = house.last_news(1);
    let seats: Vec<Option<u8>> = news
        .eyes
        .iter()
        .map(|eyes| eyes.seat.map(|seat| seat.number()))
        .collect();
    assert_eq!(seats, [Some(1), Some(2), None]);
    let told = |place: usize| serde_json::to_string(&news.eyes[place].events).expect("it is JSON");
    assert!(
        told(0) != told(1) && told(2) != told(0) && told(2) != told(1),
        "{}",
        told(2)
    );
    let hand = |place: usize| {
        let view: serde_json::Value = serde_json::from_str(news.eyes[place].view.get()).expect("it is JSON");
        view["players"][0]["hand"].clone()
    };
    assert!(hand(0).is_string() && hand(2).is_null(), "{} {}", hand(0), hand(2));
    // Where all lies open one pair of eyes is like another.
    let mut house = House::set_up(me_and([SeatPlan::Here { guest: guest("Bob") }]));
    house.hello(1, None, &[1, 2]);
    assert_eq!(house.last_news(1).eyes.len(), 2);
}
