//! What the six orders ask for.

use diavolo::{Devil, Order, Throw};
use ludo::{Game, proves};

use crate::desk::{Desk, EXAMPLE, opening, right};

fn example(order: &str) -> (&'static str, [u32; 3]) {
    let answer = format!("{order}{EXAMPLE}").parse::<Throw>().unwrap().answer();
    (answer.devil.name(), answer.worth)
}

#[test]
fn diavolo_14_greatest_sum() {
    let _proof = proves!["DIAVOLO-14"];
    assert_eq!(right("most", "111", "222", "345"), "red");
    assert_eq!(right("most", "666", "665", "111"), "black");
}

#[test]
fn diavolo_15_smallest_sum() {
    let _proof = proves!["DIAVOLO-15"];
    assert_eq!(right("least", "111", "222", "345"), "black");
}

#[test]
fn diavolo_16_greatest_gap() {
    let _proof = proves!["DIAVOLO-16"];
    assert_eq!(right("gap", "166", "266", "555"), "black");
    // The middle die does not matter.
    assert_eq!(right("gap", "333", "126", "151"), "white");
}

#[test]
fn diavolo_17_most_odd() {
    let _proof = proves!["DIAVOLO-17"];
    assert_eq!(right("odd", "246", "135", "113"), "grey");
    assert_eq!(right("odd", "246", "135", "112"), "white");
}

#[test]
fn diavolo_18_highest_value() {
    let _proof = proves!["DIAVOLO-18"];
    assert_eq!(right("high", "111", "116", "555"), "white");
}

#[test]
fn diavolo_19_nearest_die() {
    let _proof = proves!["DIAVOLO-19"];
    let near = |red: &str, black: &str| {
        let text = format!("near@0,0 black1@{black} red1@{red} white1@-900,0");
        text.parse::<Throw>().unwrap().answer().devil
    };
    assert_eq!(near("200,0", "0,220"), Devil::Red);
    assert_eq!(near("0,220", "200,0"), Devil::Black);
}

#[test]
fn diavolo_20_a_tie_is_grey_for_every_order() {
    let _proof = proves!["DIAVOLO-20"];
    for order in Order::NAMES.into_iter().filter(|order| *order != "near") {
        assert_eq!(right(order, "126", "126", "126"), "grey", "{order}");
    }
    assert_eq!(
        "near@0,0 black1@300,0 white1@-300,0 red1@900,0"
            .parse::<Throw>()
            .unwrap()
            .answer()
            .devil,
        Devil::Grey
    );
}

#[test]
fn diavolo_24_to_29_the_printed_example() {
    let _sums = proves!["DIAVOLO-24", "DIAVOLO-25"];
    let _others = proves!["DIAVOLO-26", "DIAVOLO-27", "DIAVOLO-28", "DIAVOLO-29"];
    // black 2, 3, 6; white 1, 5, 6; red 3, 5, 5
    assert_eq!(example("most"), ("red", [11, 12, 13]));
    assert_eq!(example("least"), ("black", [11, 12, 13]));
    assert_eq!(example("gap"), ("white", [4, 5, 2]));
    assert_eq!(example("odd"), ("red", [1, 2, 3]));
    assert_eq!(example("high"), ("grey", [6, 6, 5]));
    assert_eq!(example("near"), ("red", [400, 400, 200]));
}

#[test]
fn diavolo_amb_4_only_the_best_can_tie() {
    let _proof = proves!["DIAVOLO-AMB-4"];
    assert_eq!(right("most", "111", "111", "666"), "red");
    assert_eq!(right("least", "111", "666", "666"), "black");
    assert_eq!(right("high", "552", "411", "441"), "black");
}

#[test]
fn diavolo_amb_5_all_equal_is_a_tie() {
    let _proof = proves!["DIAVOLO-AMB-5"];
    assert_eq!(right("odd", "246", "246", "246"), "grey");
    assert_eq!(right("gap", "111", "222", "333"), "grey");
    assert_eq!(right("gap", "11", "22", "33"), "grey");
}

#[test]
fn diavolo_amb_6_less_than_a_millimetre_is_a_tie_and_dice_lie_beside_each_other() {
    let near = |white: &str| {
        let text = format!("near@0,0 black1@200,0 black1@0,200 white1@{white} red1@900,0");
        text.parse::<Throw>().unwrap().answer().devil
    };
    assert_eq!(near("-209,0"), Devil::Grey);
    // Two black dice are equally near: that is black.
    assert_eq!(near("-210,0"), Devil::Black);

    let desk = opening(4).play("1 throw");
    for (place, why) in [("black2@710,0", "overlap"), ("black2@1200,1200", "off-tray")] {
        let dice = EXAMPLE.replace("black2@400,0", place);
        assert_ne!(dice, EXAMPLE, "{why}");
        desk.refuses(&format!("* gap{dice}"), "DIAVOLO-AMB-6", why);
    }
    let outside = EXAMPLE.replace("@0,0", "@1200,1200");
    desk.refuses(&format!("* gap{outside}"), "DIAVOLO-AMB-6", "off-tray");
}

#[test]
fn diavolo_47_the_dice_are_those_of_the_box() {
    let desk = opening(4).play("1 throw");
    for wrong in [EXAMPLE.replace("black2@400,0 ", ""), EXAMPLE.replace("black2", "red2")] {
        desk.refuses(&format!("* gap{wrong}"), "DIAVOLO-47", "wrong-dice");
    }
    let count = |colour: &str| EXAMPLE.matches(colour).count();
    assert_eq!(["black", "white", "red"].map(count), [3, 3, 3]);
    desk.allows(&format!("* gap{EXAMPLE}"));
    assert_eq!(desk.state().piece_counts()["gem"], 30);
    assert_eq!(desk.state().devils_in_play().iter().sum::<u8>(), 10);
}

/// Two of each colour.
const TWO: &str = "gap@0,0 black1@200,0 black4@400,0 white1@600,0 white2@800,0 red1@-200,0 red2@-400,0";

#[test]
fn diavolo_45_the_youngest_have_two_dice_of_each_colour() {
    let _proof = proves!["DIAVOLO-45"];
    let desk = Desk::opening("twoDice=on", 4).play("1 throw");
    desk.refuses(&format!("* gap{EXAMPLE}"), "DIAVOLO-47", "wrong-dice");
    desk.allows(&format!("* {TWO}"));
    let desk = opening(4).play("1 throw");
    desk.refuses(&format!("* {TWO}"), "DIAVOLO-47", "wrong-dice");
}

#[test]
fn diavolo_amb_17_the_gap_of_two_dice_is_their_difference() {
    let _proof = proves!["DIAVOLO-AMB-17"];
    assert_eq!(TWO.parse::<Throw>().unwrap().answer().worth, [3, 1, 1]);
    let desk = Desk::opening("twoDice=on", 2).play(format!("throw; {TWO}; 900ms 1 take black 900; 2 take grey 800"));
    assert_eq!(desk.scores(), [5, 4]);
    // Nothing else changes.
    for seats in 2..=6 {
        let desk = Desk::opening("twoDice=on", seats);
        assert_eq!(desk.state().devils_in_play(), opening(seats).state().devils_in_play());
    }
}

#[test]
fn diavolo_46_while_learning_the_order_die_comes_first() {
    let desk = Desk::opening("orderFirst=1", 2).play("1 throw");
    desk.refuses(&format!("* gap{EXAMPLE}"), "DIAVOLO-47", "wrong-dice");
    let desk = desk.play("* gap; 1 throw");
    // The order die lies there already.
    desk.refuses(&format!("* odd{EXAMPLE}"), "DIAVOLO-46", "other-order");
    let desk = desk.play(format!(
        "* gap{EXAMPLE}; 700ms 1 take white 700; 800ms 2 take white 800; 2 throw"
    ));
    // One turn was agreed on; then all dice are thrown at once.
    desk.is("gems 5 4 / fell 0 0 / turn 2 of 2 / falls");
}

#[test]
fn diavolo_amb_18_nobody_grabs_before_all_dice_lie() {
    let _proof = proves!["DIAVOLO-AMB-18"];
    let desk = Desk::opening("orderFirst=3", 2);
    desk.refuses("1 take red 100", "DIAVOLO-13", "nothing-to-grab");
    let desk = desk.play("1 throw; * gap");
    desk.refuses("2 take red 100", "DIAVOLO-13", "nothing-to-grab");
    desk.refuses("2 throw", "DIAVOLO-35", "not-your-throw");
    // Not unless the table wants it.
    opening(2).play("1 throw").is("falls");
}

/// How often the right one is grey, over all throws of the dice (the book gives no figures; these are computed).
#[test]
fn ties_are_as_frequent_as_they_should_be() {
    let share = |order: &str, dice: u32| {
        let (mut grey, mut all) = (0u32, 0u32);
        let faces = 6u32.pow(dice);
        let read = |mut n: u32| {
            let mut values = String::new();
            for _ in 0..dice {
                values.push(char::from(b'1' + (n % 6) as u8));
                n /= 6;
            }
            values
        };
        for (black, white) in (0..faces).flat_map(|black| (0..faces).map(move |white| (black, white))) {
            for red in 0..faces {
                grey += u32::from(right(order, &read(black), &read(white), &read(red)) == "grey");
                all += 1;
            }
        }
        f64::from(grey) * 100.0 / f64::from(all)
    };
    for (order, percent) in [("most", 16.2), ("gap", 24.3), ("odd", 48.4), ("high", 36.8)] {
        let found = share(order, 2);
        assert!((found - percent).abs() < 0.05, "{order}: {found}");
    }
}

#[test]
fn each_colour_shows_how_it_came_to_its_figure() {
    let sums = |order| format!("{order}{EXAMPLE}").parse::<Throw>().unwrap().answer().sums;
    assert_eq!(sums("most"), ["2 + 3 + 6 = 11", "1 + 5 + 6 = 12", "3 + 5 + 5 = 13"]);
    assert_eq!(sums("gap"), ["6 − 2 = 4", "6 − 1 = 5", "5 − 3 = 2"]);
    assert_eq!(sums("odd"), ["1", "2", "3"]);
    assert_eq!(sums("high"), ["6", "6", "5"]);
}
