//! What the six orders ask for.

use diavolo::{Devil, Order, Throw};
use ludo::Violation;

use crate::desk::{Desk, EXAMPLE, right};

fn example(order: &str) -> (&'static str, [u32; 3]) {
    let answer = format!("{order}{EXAMPLE}").parse::<Throw>().unwrap().answer();
    (answer.devil.name(), answer.worth)
}

/// DIAVOLO-14
#[test]
fn diavolo_14_greatest_sum() {
    assert_eq!(right("most", "111", "222", "345"), "red");
    assert_eq!(right("most", "666", "665", "111"), "black");
}

/// DIAVOLO-15
#[test]
fn diavolo_15_smallest_sum() {
    assert_eq!(right("least", "111", "222", "345"), "black");
}

/// DIAVOLO-16
#[test]
fn diavolo_16_greatest_gap() {
    assert_eq!(right("gap", "166", "266", "555"), "black");
    // The middle die does not matter.
    assert_eq!(right("gap", "333", "126", "151"), "white");
}

/// DIAVOLO-17
#[test]
fn diavolo_17_most_odd() {
    assert_eq!(right("odd", "246", "135", "113"), "grey");
    assert_eq!(right("odd", "246", "135", "112"), "white");
}

/// DIAVOLO-18
#[test]
fn diavolo_18_highest_value() {
    assert_eq!(right("high", "111", "116", "555"), "white");
}

/// DIAVOLO-19
#[test]
fn diavolo_19_nearest_die() {
    let near = |red: &str, black: &str| {
        let text = format!("near@0,0 black1@{black} red1@{red} white1@-900,0");
        text.parse::<Throw>().unwrap().answer().devil
    };
    assert_eq!(near("200,0", "0,220"), Devil::Red);
    assert_eq!(near("0,220", "200,0"), Devil::Black);
}

/// DIAVOLO-20
#[test]
fn diavolo_20_a_tie_is_grey_for_every_order() {
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

/// DIAVOLO-24
#[test]
fn diavolo_24_to_29_the_printed_example() {
    // black 2, 3, 6; white 1, 5, 6; red 3, 5, 5
    assert_eq!(example("most"), ("red", [11, 12, 13]), "DIAVOLO-24");
    assert_eq!(example("least"), ("black", [11, 12, 13]), "DIAVOLO-25");
    assert_eq!(example("gap"), ("white", [4, 5, 2]), "DIAVOLO-26");
    assert_eq!(example("odd"), ("red", [1, 2, 3]), "DIAVOLO-27");
    assert_eq!(example("high"), ("grey", [6, 6, 5]), "DIAVOLO-28");
    assert_eq!(example("near"), ("red", [400, 400, 200]), "DIAVOLO-29");
}

/// DIAVOLO-AMB-4
#[test]
fn diavolo_amb_4_only_the_best_can_tie() {
    assert_eq!(right("most", "111", "111", "666"), "red");
    assert_eq!(right("least", "111", "666", "666"), "black");
    assert_eq!(right("high", "552", "411", "441"), "black");
}

/// DIAVOLO-AMB-5
#[test]
fn diavolo_amb_5_all_equal_is_a_tie() {
    assert_eq!(right("odd", "246", "246", "246"), "grey");
    assert_eq!(right("gap", "111", "222", "333"), "grey");
    assert_eq!(right("gap", "11", "22", "33"), "grey");
}

/// DIAVOLO-AMB-6
#[test]
fn diavolo_amb_6_less_than_a_millimetre_is_a_tie_and_dice_lie_beside_each_other() {
    let near = |white: &str| {
        let text = format!("near@0,0 black1@200,0 black1@0,200 white1@{white} red1@900,0");
        text.parse::<Throw>().unwrap().answer().devil
    };
    assert_eq!(near("-209,0"), Devil::Grey);
    // Two black dice are equally near: that is black.
    assert_eq!(near("-210,0"), Devil::Black);

    let mut desk = Desk::opening(4).play("0 1 throw");
    let lean = format!("0 * gap{}", EXAMPLE.replace("black2@400,0", "black2@710,0"));
    assert_eq!(desk.refuses(&lean), "DIAVOLO-AMB-6");
    let outside = format!("0 * gap{}", EXAMPLE.replace("black2@400,0", "black2@1200,1200"));
    assert_eq!(desk.refuses(&outside), "DIAVOLO-AMB-6");
}

/// DIAVOLO-47
#[test]
fn diavolo_47_the_dice_are_those_of_the_box() {
    let mut desk = Desk::opening(4).play("0 1 throw");
    for wrong in [EXAMPLE.replace("black2@400,0 ", ""), EXAMPLE.replace("black2", "red2")] {
        assert_eq!(desk.refuses(&format!("0 * gap{wrong}")), "DIAVOLO-47");
    }
    let count = |colour: &str| EXAMPLE.matches(colour).count();
    assert_eq!(["black", "white", "red"].map(count), [3, 3, 3]);
    assert_eq!(diavolo::GEMS, 30);
    let devils: usize = Devil::ALL.iter().map(|devil| devil.in_play(6)).sum();
    assert_eq!(devils, 10);
}

/// DIAVOLO-45
#[test]
fn diavolo_45_the_youngest_have_two_dice_of_each_colour() {
    let two = "gap@0,0 black1@200,0 black4@400,0 white1@600,0 white2@800,0 red1@-200,0 red2@-400,0";
    let mut desk = Desk::with("twoDice=on", 4, None).unwrap().play("0 1 throw");
    assert_eq!(desk.refuses(&format!("0 * gap{EXAMPLE}")), "DIAVOLO-47");
    desk.push(&format!("0 * {two}")).unwrap();
    let mut desk = Desk::opening(4).play("0 1 throw");
    assert_eq!(desk.refuses(&format!("0 * {two}")), "DIAVOLO-47");
}

/// DIAVOLO-AMB-17
#[test]
fn diavolo_amb_17_the_gap_of_two_dice_is_their_difference() {
    assert_eq!(right("gap", "14", "12", "66"), "black");
    let gaps = "gap@0,0 black1@200,0 black4@400,0 white1@600,0 white2@800,0 red1@-200,0 red1@-400,0";
    assert_eq!(gaps.parse::<Throw>().unwrap().answer().worth, [3, 1, 0]);
    for seats in 2..=6 {
        let desk = Desk::with("twoDice=on", seats, None).unwrap();
        assert_eq!(
            desk.play.state().devils_in_play(),
            Desk::opening(seats).play.state().devils_in_play()
        );
    }
}

/// DIAVOLO-46
#[test]
fn diavolo_46_while_learning_the_order_die_comes_first() {
    let mut desk = Desk::with("orderFirst=1", 2, None).unwrap().play("0 1 throw");
    assert_eq!(desk.refuses(&format!("0 * gap{EXAMPLE}")), "DIAVOLO-47");
    let mut desk = desk.play("0 * gap; 0 1 throw");
    // The order die lies there already.
    assert_eq!(desk.refuses(&format!("0 * odd{EXAMPLE}")), "DIAVOLO-46");
    let desk = desk.play(&format!(
        "0 * gap{EXAMPLE}; 9 1 take white 700; 9 2 take white 800; 9 2 throw"
    ));
    // One turn was agreed on; then all dice are thrown at once.
    assert_eq!(desk.position(), "gems 5 4 / fell 0 0 / turn 2 of 2 / falls");
}

/// DIAVOLO-AMB-18
#[test]
fn diavolo_amb_18_nobody_grabs_before_all_dice_lie() {
    let mut desk = Desk::with("orderFirst=3", 2, None).unwrap();
    assert_eq!(desk.refuses("0 1 take red 100"), "DIAVOLO-13");
    let mut desk = desk.play("0 1 throw; 0 * gap");
    assert_eq!(desk.refuses("0 2 take red 100"), "DIAVOLO-13");
    assert_eq!(desk.refuses("0 2 throw"), "DIAVOLO-35");
    assert_eq!(diavolo::Illegal::OtherOrder.rule(), "DIAVOLO-46");
    // Not unless the table wants it.
    assert_eq!(crate::desk::options("").order_first.get(), 0);
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
