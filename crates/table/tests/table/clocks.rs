//! Time for the whole game: shown for each, counted from the lines' own moments, and what happens when it is used up.

use table::wire::{AtZero, GameClock, NewTable, Phase, SeatPlan, ToHouse};

use crate::house::{self, House, guest, me_and};

fn ten_minutes(plan: &mut NewTable) {
    plan.clock = Some(GameClock {
        seconds: 600,
        increment: 5,
    });
}

fn left(house: &House) -> Vec<(u32, bool)> {
    let clocks = house.last_news(1).clocks.iter();
    clocks.map(|clock| (clock.left_ms, clock.runs)).collect()
}

#[test]
fn time_runs_for_who_is_awaited_and_each_turn_adds_some() {
    let mut house = House::two_people_who(ten_minutes);
    assert_eq!(left(&house), [(600_000, true), (600_000, false)]);
    assert_eq!(house.last_news(1).due_in_ms, Some(600_000));
    house.now += 9_500;
    house.act(1, 1, house.table.seq(), "draw");
    assert_eq!(
        left(&house)[0],
        (590_000, true),
        "her turn goes on, and nothing is added"
    );
    house.until_may("stop", 1);
    let before = left(&house);
    assert!(before[0].1);
    house.act(1, 1, house.table.seq(), "stop");
    assert_eq!(left(&house), [(before[0].0 - 500 + 5_000, false), (before[1].0, true)]);
    // Taking back brings no time.
    house.frame(1, ToHouse::Undo { seat: house::seat(1) });
    house.answer(2, table::wire::Matter::Undo, 1, true);
    assert_eq!(left(&house)[1], (before[1].0, false));
}

/// The same after a restart, from the lines alone; and nobody pays for the time in which the house was closed, or nobody
/// was there.
#[test]
fn what_is_left_follows_from_the_lines() {
    let mut house = House::two_people_who(ten_minutes);
    for _ in 0..30 {
        house.now += 1_700;
        house.step();
    }
    let before = left(&house);
    assert!(before.iter().all(|(left, _)| *left < 600_000), "{before:?}");
    house.revive();
    house.now += 50_000_000;
    house.hello(1, None, &[1]);
    assert_eq!(left(&house), before);
    house.now += 1_000;
    house.hello(2, None, &[2]);
    let awaited = usize::from(house.last_news(1).awaits[0]) - 1;
    house.sent.clear();
    house.hello(1, None, &[1]);
    assert_eq!(left(&house)[awaited].0, before[awaited].0 - 1_000, "now it runs");
    house.bye(1);
    house.bye(2);
    house.now += 50_000_000;
    house.hello(1, None, &[1]);
    assert_eq!(left(&house)[awaited].0, before[awaited].0 - 1_000, "nobody was here");
    house.hello(2, None, &[2]);
    house.play_out();
    assert!(house.last_news(1).clocks.is_empty(), "it is over");
}

/// Whose time is used up has none for the rest of the game: a bot plays on.
#[test]
fn at_zero_a_bot_plays_on() {
    let mut house = House::two_people_who(ten_minutes);
    house.now += 599_999;
    house.tick();
    assert!(!house.table.info().sitters[0].away);
    house.now += 1;
    house.tick();
    assert!(house.table.info().sitters[0].away);
    house.think();
    house.act(1, 1, house.table.seq(), "draw");
    assert_eq!(house.refusals(), ["HOUSE-CLOCK"]);
    house.hello(1, None, &[1]);
    assert!(house.table.info().sitters[0].away);
    assert_eq!(left(&house)[0].0, 0);
    house.play_out();
}

/// Or nothing happens, but that everybody sees it.
#[test]
fn at_zero_nothing_but_that_all_see_it() {
    let mut house = House::two_people_who(|plan| {
        ten_minutes(plan);
        plan.move_seconds = Some(10);
        plan.at_zero = AtZero::Nothing;
    });
    assert_eq!(house.last_news(1).due_in_ms, Some(10_000));
    house.now += 700_000;
    house.tick();
    house.hello(2, None, &[2]);
    assert_eq!(left(&house)[0], (600_000, true), "page 1 was told at the beginning");
    house.act(1, 1, house.table.seq(), "draw");
    assert!(house.refusals().is_empty());
    assert!(!house.table.info().sitters[0].away);
    assert_eq!(left(&house)[0].0, 0);
    assert_eq!(house.table.phase(), Phase::Playing);
}

/// Several on one device each have a clock; bots have none.
#[test]
fn persons_have_clocks() {
    let mut plan = me_and([SeatPlan::Here { guest: guest("Léa") }, house::bot()]);
    ten_minutes(&mut plan);
    let mut house = House::set_up(plan);
    house.hello(1, None, &[1, 2]);
    let clocks = house.last_news(1).clocks.iter();
    assert_eq!(clocks.map(|clock| clock.seat.number()).collect::<Vec<_>>(), [1, 2]);
}
