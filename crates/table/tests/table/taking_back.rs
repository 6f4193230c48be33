//! Taking a move back, with consent.

use table::wire::{FromHouse, SeatPlan, ToHouse};

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
