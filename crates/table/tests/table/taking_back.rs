//! Taking a move back, with consent.

use table::wire::{Away, FromHouse, Matter, SeatPlan, ToHouse};

use crate::house::{self, House, guest, me_and};

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
            .any(|(conn, frame)| *conn == 2 && matches!(frame, FromHouse::Asked { ask, .. } if *ask == [2]))
    );
    house.answer(2, Matter::Undo, 1, false);
    assert_eq!(house.last_news(1).awaits, [2], "refused: it stays as it is");
    house.frame(1, ToHouse::Undo { seat: house::seat(1) });
    house.answer(2, Matter::Undo, 1, true);
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

/// The log of a game cannot be made to grow for ever.
#[test]
fn nobody_takes_back_for_ever() {
    let mut house = House::set_up(me_and([SeatPlan::Here { guest: guest("Léa") }]));
    house.hello(1, None, &[1, 2]);
    house.until_may("stop", 1);
    for _ in 0..ludo::MOST_UNDOS {
        house.act(1, 1, house.table.seq(), "stop");
        house.frame(1, ToHouse::Undo { seat: house::seat(1) });
        assert_eq!(house.last_news(1).awaits, [1]);
    }
    house.act(1, 1, house.table.seq(), "stop");
    house.frame(1, ToHouse::Undo { seat: house::seat(1) });
    assert_eq!(
        (house.refusals(), house.last_news(1).awaits),
        (vec!["HOUSE-UNDO"], &[2][..])
    );
    house.revive();
    house.hello(1, None, &[1, 2]);
    assert_eq!(house.last_news(1).awaits, [2]);
    house.play_out();
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
            .any(|(conn, frame)| *conn == 2 && matches!(frame, FromHouse::Asked { .. }))
    );
    house.answer(2, Matter::Undo, 1, true);
    assert_eq!(house.last_news(1).awaits, [1]);
}

/// What a bot did for her while she was away can be taken back when she is back, by the law that holds for all: nothing has
/// happened since, nothing was shown, and the others agree. The table says that a bot did it.
#[test]
fn what_a_bot_did_for_her_can_be_taken_back() {
    let mut house = House::two_people_who(|plan| plan.away = Some(Away::Bot { seconds: 20 }));
    // A bot of middling skill stops at some time, which shows nobody anything.
    for _ in 0..100 {
        house.turn_of(1);
        house.until_may("stop", 1);
        house.bye(1);
        house.now += 20_000;
        house.tick();
        house.think();
        let stopped = house.written.last().is_some_and(|line| line.ends_with("1 stop"));
        house.sent.clear();
        house.hello(1, None, &[1]);
        let info = house.table.info();
        assert!(info.sitters[0].stood_in && !info.sitters[0].away);
        if stopped {
            break;
        }
        assert_eq!(house.last_news(1).undo, [0; 0], "what was turned stays turned");
        house.step();
        assert!(!house.table.info().sitters[0].stood_in, "she has acted herself");
    }
    assert_eq!(house.last_news(1).undo, [1]);
    house.frame(1, ToHouse::Undo { seat: house::seat(1) });
    house.answer(2, Matter::Undo, 1, true);
    assert_eq!(house.last_news(1).awaits, [1], "she decides herself");
    assert!(!house.table.info().sitters[0].stood_in);
}
