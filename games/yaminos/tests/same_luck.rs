//! Who plays alone can have the same luck as everybody else: it depends on turn, throw and yamino, and on nothing that
//! anybody chose.

use std::collections::BTreeMap;

use ludo::{Awaits, Luck, Record, Room, RoomOf, Seat, Seed, Verdict, What, Who};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use yaminos::Yaminos;

const ALONE: &str = "ludo 1\ngame yaminos 1\noptions game=yam rounds=1\nseats 1 first 1\n";

fn seed() -> Seed {
    Seed::from_number(2026)
}

fn header(game: &str) -> String {
    let header = ALONE.replace("game=yam rounds=1", game);
    format!("{header}commitment {}\nluck same\n", seed().commitment())
}

/// Acts at random to the end, and notes which face came at which place: turn, throw and yamino.
fn played(game: &str, choices: u64) -> (Record, BTreeMap<(u32, u32, String), String>) {
    let room = RoomOf::<Yaminos>::new();
    let record: Record = header(game).parse().unwrap();
    let mut play = room.open(record.header).unwrap();
    let (me, mut whims) = (Seat::from_index(0), ChaCha8Rng::seed_from_u64(choices));
    let (mut seen, mut turn, mut throw) = (BTreeMap::new(), 1, 0);
    while play.outcome().is_none() {
        if play.awaits() == Awaits::Chance {
            throw += 1;
            assert!(!play.flies(), "piece by piece");
            play.answer(&seed());
            let thrown = play.lines().last().unwrap().what.to_string();
            let words: Vec<&str> = thrown.split(' ').collect();
            for pair in words.chunks(2) {
                seen.insert((turn, throw, pair[0].to_owned()), pair[1].to_owned());
            }
            continue;
        }
        let legal = play.legal(me).unwrap();
        let act = whims.pick(&legal).unwrap().clone();
        (turn, throw) = if act.starts_with("box") || act == "stop" {
            (turn + 1, 0)
        } else {
            (turn, throw)
        };
        let (at, who) = (0, Who::Seat(me));
        let what = What::Game(act.into());
        play.push(ludo::Line { at, who, what }).unwrap();
    }
    let told = format!("0 - ~seed {}", seed());
    play.push(told.parse().unwrap()).unwrap();
    let record = Record {
        header: play.header().clone(),
        lines: play.lines().to_vec(),
    };
    (record, seen)
}

#[test]
fn whatever_is_kept_the_same_yaminos_fall_alike() {
    for game in ["game=yam rounds=1", "game=prog", "game=line"] {
        let games: Vec<_> = (0..8).map(|choices| played(game, choices).1).collect();
        let mut met = 0;
        for (place, face) in &games[0] {
            for other in games[1..].iter().filter_map(|other| other.get(place)) {
                assert_eq!(other, face, "{game}: {place:?}");
                met += 1;
            }
        }
        assert!(met > 50, "{game}: they met {met} times");
    }
}

#[test]
fn anybody_can_check_it() {
    let room = RoomOf::<Yaminos>::new();
    let (record, _) = played("game=yam rounds=1", 1);
    let checked = record.lines.iter().filter(|line| line.who == Who::Chance).count() as u32;
    assert_eq!(room.verify(&record), Ok(Verdict::Fair { checked }));
    assert_eq!(record.to_string().parse(), Ok(record.clone()));
    assert!(record.unvouched().is_empty(), "nobody could have added anything");

    // The first throw was another, the seed was another, or luck was one's own.
    let text = record.to_string();
    let mut changed = record.clone();
    let first = changed.lines.iter_mut().find(|line| line.who == Who::Chance).unwrap();
    let thrown = first.what.to_string();
    let other = if thrown.starts_with("Y0 0/0") {
        "Y0 3/6"
    } else {
        "Y0 0/0"
    };
    first.what = What::Game(format!("{other}{}", &thrown[other.len()..]).into());
    assert!(
        matches!(room.verify(&changed), Ok(Verdict::Unfair { checked: 0, .. })),
        "{thrown}"
    );
    let other = Seed::from_number(1).to_string();
    let other: Record = text.replace(&seed().to_string(), &other).parse().unwrap();
    assert_eq!(room.verify(&other), Ok(Verdict::OtherSeed));
    let own: Record = text.replace("luck same\n", "").parse().unwrap();
    assert!(
        matches!(room.verify(&own), Ok(Verdict::Unfair { .. })),
        "by this seed alone other faces come"
    );
}

#[test]
fn only_who_plays_alone_can_share_it() {
    let room = RoomOf::<Yaminos>::new();
    let two = header("game=yam rounds=1").replace("seats 1", "seats 2");
    let fault = room.replay(&two.parse().unwrap()).unwrap_err();
    assert_eq!(
        (fault.refusal.rule.as_str(), fault.place.row_in(&two)),
        ("HOUSE-LUCK", 6)
    );
    let wrong = header("game=yam rounds=1").replace("luck same", "luck good");
    assert_eq!(wrong.parse::<Record>().unwrap_err().line, 6);
}
