//! What a finished game is remembered by.

use diavolo::Diavolo;
use ludo::{Moments, Play, Playing, Record, Said};

/// Whatever the order, all black dice show 6, all white ones 1 and the red ones 2: the right devil is told by the order.
const DICE: &str = "black6@400,0 black6@-650,700 black6@800,-300 white1@-400,-400 white1@-1100,200 white1@100,1200 \
                    red2@0,-500 red2@700,900 red2@500,-1000";
const TIE: &str = "black6@400,0 black6@-650,700 black6@800,-300 white6@-400,-400 white6@-1100,200 white6@100,1200 \
                   red2@0,-500 red2@700,900 red2@500,-1000";

/// What a seat takes, and when.
type Grab<'a> = (u8, &'a str, u32);

/// Plays turns from this position: the dice, and what each seat takes and when.
fn remembered(position: &str, turns: &[(&str, &[Grab])]) -> Moments {
    let mut record = format!("ludo 1\ngame diavolo 1\nseats 2 first 1\nposition {position}\n\n");
    let (mut now, mut roller) = (0, 1);
    for (dice, grabs) in turns {
        record += &format!("{now} {roller} throw\n{now} * most@0,0 {dice}\n");
        for (seat, devil, at) in *grabs {
            record += &format!("{} {seat} take {devil} {at}\n", now + at);
        }
        if grabs.len() < 2 {
            record += &format!("{} - time\n", now + 10_700);
        }
        (now, roller) = (now + 20_000, 3 - roller);
    }
    let record: Record = record.parse().expect("a record");
    let play =
        Play::<Diavolo>::replay(Default::default(), &record).unwrap_or_else(|fault| panic!("{record}: {fault:?}"));
    play.moments()
}

fn words(said: &Option<Said>) -> String {
    said.as_ref().map(Said::to_string).unwrap_or_default()
}

#[test]
fn the_fastest_hand_that_was_right_and_the_fastest_of_each_seat() {
    let moments = remembered(
        "gems 2 2 / fell 0 0 / turn 4 of 1 / ready",
        &[
            (DICE, &[(2, "red", 300), (1, "black", 905)]),
            (DICE, &[(2, "black", 700), (1, "white", 800)]),
            (DICE, &[(1, "black", 950), (2, "red", 990)]),
        ],
    );
    let fast = |seat: u8, seconds: &str, hundredths: &str| {
        format!("diavolo-moment-fast devil=black hundredths={hundredths} name=seat {seat} seconds={seconds}")
    };
    assert_eq!(words(&moments.game), fast(2, "0", "70"));
    assert_eq!(
        words(&moments.seats[0]),
        fast(1, "0", "90"),
        "a wrong devil is no moment, however fast"
    );
    assert_eq!(words(&moments.seats[1]), fast(2, "0", "70"));
}

#[test]
fn who_saw_the_tie_comes_before_who_was_faster() {
    let moments = remembered(
        "gems 2 1 / fell 0 0 / turn 4 of 1 / ready",
        &[
            (TIE, &[(2, "grey", 3999)]),
            (DICE, &[(1, "black", 400)]),
            (TIE, &[(1, "grey", 4001)]),
        ],
    );
    assert_eq!(
        words(&moments.game),
        "diavolo-moment-grey devil=grey hundredths=99 name=seat 2 seconds=3"
    );
    assert_eq!(
        words(&moments.seats[0]),
        "diavolo-moment-fast devil=black hundredths=40 name=seat 1 seconds=0",
        "after four seconds it is no longer seen at a glance"
    );
}

#[test]
fn the_last_gem_kept_for_long_comes_before_all() {
    let turn: (&str, &[(u8, &str, u32)]) = (DICE, &[(1, "black", 500), (2, "red", 600)]);
    let moments = remembered("gems 1 3 / fell 0 0 / turn 4 of 1 / ready", &[turn; 3]);
    assert_eq!(words(&moments.game), "diavolo-moment-saved n=3 name=seat 1");
    assert_eq!(moments.seats[1], None, "she never was right");
    let moments = remembered("gems 1 2 / fell 0 0 / turn 4 of 1 / ready", &[turn; 2]);
    assert!(
        words(&moments.game).starts_with("diavolo-moment-fast"),
        "two turns are not long"
    );
}
