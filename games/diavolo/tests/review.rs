//! Looking back: how often she was right, how fast, and what she mistook.

use diavolo::Diavolo;
use ludo::{Measure, Record, Review, review};

/// Whatever the order, all black dice show 6, all white ones 1 and the red ones 2: the right devil is told by the order.
const DICE: &str = "black6@400,0 black6@-650,700 black6@800,-300 white1@-400,-400 white1@-1100,200 white1@100,1200 \
                    red2@0,-500 red2@700,900 red2@500,-1000";

/// Three turns for black, in each what seat 2 and seat 1 take, and when.
fn looked_back() -> Review {
    let mut record =
        String::from("ludo 1\ngame diavolo 1\nseats 2 first 1\nposition gems 2 2 / fell 0 0 / turn 4 of 1 / ready\n\n");
    let turns = [
        [(2, "red", 300), (1, "black", 905)],
        [(2, "black", 700), (1, "white", 800)],
        [(1, "black", 950), (2, "red", 990)],
    ];
    let (mut now, mut roller) = (0, 1);
    for grabs in turns {
        record += &format!("{now} {roller} throw\n{now} * most@0,0 {DICE}\n");
        for (seat, devil, at) in grabs {
            record += &format!("{} {seat} take {devil} {at}\n", now + at);
        }
        (now, roller) = (now + 20_000, 3 - roller);
    }
    let record: Record = record.parse().expect("a record");
    let review = review::<Diavolo>(Default::default(), &record, &mut || {});
    review.expect("it can be played").expect("it is over")
}

#[test]
fn turns_times_and_mistakes_are_counted() {
    let review = looked_back();
    let said = |seat: usize| -> Vec<String> { review.seats[seat].said.iter().map(ToString::to_string).collect() };
    let [first, second] = [said(0), said(1)];
    for told in [
        "diavolo-review-turns late=0 none=0 right=2 wrong=1",
        "diavolo-review-fastest hundredths=80 seconds=0",
        "diavolo-review-usual hundredths=90 seconds=0",
    ] {
        assert!(first.contains(&told.to_owned()), "{told} in {first:?}");
    }
    assert!(
        !first.iter().any(|told| told.starts_with("diavolo-review-mistook")),
        "once is a slip: {first:?}"
    );
    let mistook = second.iter().find(|told| told.starts_with("diavolo-review-mistook"));
    assert!(mistook.is_some_and(|told| told.contains("n=2")), "{second:?}");
}

#[test]
fn the_right_devil_is_named_beside_the_wrong_one() {
    let review = looked_back();
    let wrong = review.remarks.iter().find(|remark| remark.what == "take red 300");
    let wrong = wrong.expect("it was a mistake");
    assert_eq!(wrong.best.as_deref(), Some("take black 300"));
    assert_eq!(
        (wrong.before, wrong.after, wrong.measure),
        (1.0, 0.0, Some(Measure::Only))
    );
    let also: Vec<String> = wrong.also.iter().map(ToString::to_string).collect();
    assert_eq!(also[1], "diavolo-review-after hundredths=30 seconds=0");
}
