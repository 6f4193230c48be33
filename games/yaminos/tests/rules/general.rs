//! The box, and what all games share.

use std::{collections::BTreeSet, sync::Arc};

use ludo::{Expect, Game, Hosted, OptionSpec, Player, Preset, Seat, Seats, Settings, Start, Values, playout, proves};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use yaminos::{Faces, LAYOUT, Options, YaminoSet, Yaminos, piece::THROWS};

use crate::desk::{Desk, NO_DOUBLET, Throws, all_seven};

#[test]
fn yam_g1_two_to_six_players() {
    for preset in Yaminos::MANIFEST.presets {
        let game = format!("game={}", preset.id);
        for seats in 2..=6 {
            Desk::opening(&game, seats);
        }
        Desk::refuses_opening(&game, 7, "YAM-G1", "seats");
        if ["base", "yam", "prog", "line"].contains(&preset.id) {
            Desk::opening(&game, 1);
        } else {
            Desk::refuses_opening(&game, 1, "YAM-G1", "seats");
        }
    }
}

#[test]
fn yam_g3_seven_yaminos_are_in_the_box() {
    let _proof = proves!["YAM-G3"];
    let piece_counts = Desk::opening("game=base", 2).state().piece_counts();
    assert_eq!(piece_counts.len(), 7);
    assert!(piece_counts.values().all(|&times| times == 1));
}

/// Every way in which seven yaminos can fall: yamino by yamino the faces that come up.
fn all_that_falls() -> Vec<BTreeSet<String>> {
    let desk = Desk::opening("game=highest", 2).play("throw");
    let mut falls = Vec::new();
    desk.state().outcomes(&mut falls);
    assert_eq!(falls.len(), THROWS);
    let mut faces = vec![BTreeSet::new(); 7];
    for (fall, _) in falls {
        let fall = fall.to_string();
        let words: Vec<&str> = fall.split(' ').collect();
        words.chunks(2).zip(&mut faces).for_each(|(pair, faces)| {
            faces.insert(pair[1].to_owned());
        });
    }
    faces
}

#[test]
fn yam_g4_a_yamino_has_four_faces() {
    let _proof = proves!["YAM-G4"];
    assert!(all_that_falls().iter().all(|faces| faces.len() == 4));
}

#[test]
fn yam_g5_the_same_number_twice_is_a_doublet() {
    let _proof = proves!["YAM-G5"];
    // Two of these are, and can begin a chain.
    let desk = Desk::opening("game=base", 2).throws("0/0 0/5 1/6 3/3 3/5 0/4 3/4");
    assert_eq!(desk.legal(), ["lay Y0", "lay Y3"]);
}

#[test]
fn yam_g6_the_faces_are_the_28_dominoes() {
    let _proof = proves!["YAM-G6"];
    let faces: Vec<String> = all_that_falls().into_iter().flatten().collect();
    let dominoes: BTreeSet<String> = (0..7)
        .flat_map(|high| (0..=high).map(move |low| format!("{low}/{high}")))
        .collect();
    assert_eq!((faces.len(), faces.into_iter().collect()), (28, dominoes));
}

#[test]
fn yam_g7_thrown_like_dice() {
    let desk = Desk::opening("game=yam", 2);
    desk.refuses(&format!("* {}", &all_seven(NO_DOUBLET)), "YAM-G7", "no-chance");
    let desk = desk.play("throw");
    desk.refuses("* Y0 0/0", "YAM-G7", "other-yaminos");
    desk.refuses("1 throw", "YAM-G7", "in-the-air");
    let desk = desk.play(all_seven(NO_DOUBLET));
    desk.refuses(&format!("* {}", &all_seven(NO_DOUBLET)), "YAM-G7", "no-chance");
}

/// Every value that an option can have beside its default; of numbers the ends and one between.
fn other_values(spec: &OptionSpec) -> Vec<String> {
    let values: Vec<String> = match &spec.values {
        Values::Flag => vec!["on".to_owned()],
        Values::Choice { values } => values.iter().map(|&value| value.to_owned()).collect(),
        Values::Number { min, max } => [*min, 1 + (min + max) / 3, *max].map(|n| n.to_string()).into(),
    };
    values.into_iter().filter(|value| *value != spec.default).collect()
}

/// Each adaptation that a table can choose makes a difference to some random game, and no other game minds it.
#[test]
fn yam_g8_every_option_makes_a_difference_somewhere() {
    let _proof = proves!["YAM-G8"];
    const GAMES: u64 = 60;
    let played = |options: &Options, seed: u64| {
        let players = [Player::Random; 2];
        playout::<Yaminos, _>(&Arc::new(()), options, &players, &mut ChaCha8Rng::seed_from_u64(seed)).unwrap()
    };
    for spec in Options::specs().iter().filter(|spec| spec.key != "game") {
        for value in other_values(spec) {
            let differs = |preset: &&Preset| {
                let usual = Options::from_text(&format!("game={}", preset.id)).unwrap();
                let mut other = usual;
                other.set(spec.key, &value).unwrap();
                (0..GAMES).any(|seed| played(&usual, seed) != played(&other, seed))
            };
            let changed: Vec<&str> = Yaminos::MANIFEST
                .presets
                .iter()
                .filter(differs)
                .map(|preset| preset.id)
                .collect();
            assert!(!changed.is_empty(), "{}={value} changes nothing", spec.key);
            let about_the_yam = matches!(
                spec.key,
                "rounds" | "separateSuites" | "soloPairOnce" | "suiteReading" | "unusedCount" | "plusMoins"
            );
            assert!(
                !about_the_yam || changed == ["yam"],
                "{}={value}: {changed:?}",
                spec.key
            );
        }
    }
}

#[test]
fn yam_g9_twelve_games_by_name() {
    let games: BTreeSet<&str> = Yaminos::MANIFEST.presets.iter().map(|preset| preset.id).collect();
    assert_eq!(games.len(), 12);
    for preset in Yaminos::MANIFEST.presets {
        let mut options = Options::default();
        preset
            .settings
            .iter()
            .for_each(|(key, value)| options.set(key, value).unwrap());
        assert_eq!(options.get("game").as_deref(), Some(preset.id));
    }
    Desk::opening("game=yam", 2)
        .throws(NO_DOUBLET)
        .refuses("stop", "YAM-G9", "other-game");
}

#[test]
fn yam_amb_1_each_yamino_has_every_digit_on_one_face() {
    for faces in LAYOUT {
        for digit in 0..7 {
            assert_eq!(faces.iter().filter(|face| face.digits().has(digit)).count(), 1);
        }
        assert_eq!(faces.iter().filter(|face| face.is_doublet()).count(), 1);
    }
    let desk = Desk::opening("game=highest", 2).play("throw");
    desk.refuses(
        &format!("* {}", all_seven(&NO_DOUBLET.replace("1/4", "1/5"))),
        "YAM-AMB-1",
        "unreadable",
    );
}

/// Of all ways to put the dominoes on seven such yaminos, the printed examples leave eight; ours is the
/// first of them.
#[test]
fn yam_amb_1_the_examples_leave_eight_layouts() {
    // A yamino without its doublet is a perfect matching of the other six digits.
    type Pairs = Vec<(u8, u8)>;
    fn matchings(digits: &[u8]) -> Vec<Pairs> {
        let Some((&first, rest)) = digits.split_first() else {
            return vec![Vec::new()];
        };
        let with = |i: usize| {
            let others: Vec<u8> = rest.iter().copied().filter(|&digit| digit != rest[i]).collect();
            let pair = (first, rest[i]);
            matchings(&others)
                .into_iter()
                .map(move |more| [vec![pair], more].concat())
        };
        (0..rest.len()).flat_map(with).collect()
    }
    fn search(layout: &mut Vec<Pairs>, used: &mut BTreeSet<(u8, u8)>, found: &mut Vec<Vec<Pairs>>) {
        if layout.len() == 7 {
            return found.push(layout.clone());
        }
        let double = layout.len() as u8;
        let others: Vec<u8> = (0..7).filter(|&digit| digit != double).collect();
        for matching in matchings(&others) {
            if matching.iter().all(|pair| !used.contains(pair)) {
                used.extend(&matching);
                layout.push(matching.clone());
                search(layout, used, found);
                layout.pop();
                matching.iter().for_each(|pair| assert!(used.remove(pair)));
            }
        }
    }
    let mut found = Vec::new();
    search(&mut Vec::new(), &mut BTreeSet::new(), &mut found);
    assert_eq!(found.len(), 6240);
    let examples: [&[(u8, u8)]; 3] = [
        &[(4, 4), (0, 4), (2, 4), (1, 4), (1, 1), (1, 5), (1, 6)],
        &[(2, 2), (3, 3), (4, 4), (5, 5), (3, 6)],
        &[(0, 1), (2, 3), (4, 5), (6, 6)],
    ];
    let yamino_of = |layout: &[Pairs], (low, high): (u8, u8)| {
        if low == high {
            usize::from(low)
        } else {
            layout.iter().position(|pairs| pairs.contains(&(low, high))).unwrap()
        }
    };
    let possible = |layout: &[Pairs], faces: &[(u8, u8)]| {
        let yaminos: BTreeSet<usize> = faces.iter().map(|&face| yamino_of(layout, face)).collect();
        yaminos.len() == faces.len()
    };
    found.retain(|layout| examples.iter().all(|faces| possible(layout, faces)));
    assert_eq!(found.len(), 8);
    let ours: Vec<Pairs> = LAYOUT
        .iter()
        .map(|faces| faces[1..].iter().map(|face| (face.low, face.high)).collect())
        .collect();
    assert_eq!(found.iter().min(), Some(&ours));
}

/// Facts about throws of all seven.
#[test]
fn yam_amb_1_throws_are_as_they_must_be() {
    let all: Vec<Faces> = (0..THROWS).map(Faces::from_index).collect();
    assert_eq!(all.len(), 16_384);
    let totals = || all.iter().map(|faces| faces.total());
    assert_eq!((totals().min(), totals().max()), (Some(15), Some(69)));
    assert_eq!(totals().sum::<i32>(), 42 * 16_384);
    let no_doublet = all.iter().filter(|faces| faces.doublets() == YaminoSet::NONE).count();
    assert_eq!(no_doublet, 3usize.pow(7));
    assert_eq!(format!("{:.1}", 100.0 * no_doublet as f64 / all.len() as f64), "13.3");
    for digit in 0..7 {
        let all_show = |faces: &&Faces| YaminoSet::ALL.iter().all(|yamino| faces.digits(yamino).has(digit));
        assert_eq!(all.iter().filter(all_show).count(), 1);
    }
}

#[test]
fn yam_amb_2_the_youngest_begins_and_turns_go_clockwise() {
    let seats = Seats::new(3).starting_with(Seat::from_index(2)).unwrap();
    let mut desk = Desk::open(Arc::new(()), "game=highest", seats, Start::Opening).unwrap();
    for turn in [3, 1, 2] {
        assert_eq!(desk.turn(), turn);
        desk.refuses(&format!("{} throw", turn % 3 + 1), "YAM-AMB-2", "not-your-turn");
        desk = desk.throws(NO_DOUBLET);
    }
    assert!(desk.is_over());
}

#[test]
fn yam_amb_3_cocked_yaminos_are_thrown_again_in_every_game() {
    let _proof = proves!["YAM-AMB-3"];
    for game in ["highest", "longest", "base", "muggins", "yam"] {
        let desk =
            Desk::opening(&format!("game={game}"), 2).play("throw; Y0 0/0 Y1 1/1 Y2 up Y3 3/3 Y4 up Y5 5/5 Y6 6/6");
        assert_eq!(desk.state().awaits(), ludo::Awaits::Chance);
        desk.refuses("* Y2 2/2", "YAM-G7", "other-yaminos");
        let desk = desk.play("Y2 2/2 Y4 up; Y4 4/4");
        assert_ne!(desk.state().awaits(), ludo::Awaits::Chance);
    }
}

#[test]
fn yam_amb_4_a_tie_is_a_shared_victory() {
    let _proof = proves!["YAM-AMB-4"];
    let desk = Desk::opening("game=highest", 3)
        .throws("3/6 4/6 4/5 5/6 3/5 5/5 6/6")
        .throws(NO_DOUBLET)
        .throws("3/6 4/6 4/5 5/6 3/5 5/5 6/6");
    assert_eq!(desk.ranks(), [1, 3, 1]);
    assert_eq!(desk.outcome().unwrap().how, "shared");
}

#[test]
fn yam_amb_4_or_an_extra_turn_for_those_who_are_level() {
    let _proof = proves!["YAM-AMB-4"];
    let desk = Desk::opening("game=highest tieBreak=on", 3)
        .throws("3/6 4/6 4/5 5/6 3/5 5/5 6/6")
        .throws(NO_DOUBLET)
        .throws("3/6 4/6 4/5 5/6 3/5 5/5 6/6");
    assert!(!desk.is_over());
    assert_eq!(desk.turn(), 1);
    let desk = desk.throws(NO_DOUBLET);
    assert_eq!(desk.turn(), 3);
    let desk = desk.throws(NO_DOUBLET);
    assert_eq!(desk.turn(), 1);
    let desk = desk.throws(NO_DOUBLET).throws("3/6 4/6 4/5 5/6 3/5 5/5 6/6");
    assert_eq!(desk.ranks(), [2, 3, 1]);
}

#[test]
fn yam_amb_4_at_the_yam_the_extra_turn_has_an_empty_sheet() {
    let _proof = proves!["YAM-AMB-4"];
    let full = "solo1=0 solo2=0 solo3=0 solo4=0 solo5=0 solo6=0 plus=21 moins=0 full=0 suite=0 pairs=0";
    let position = format!("turn 2 ready / round 11 / 1 21 {full} super=0 / 2 21 {full}");
    let desk = Desk::at("game=yam rounds=1 tieBreak=on", 2, &position)
        .throws(NO_DOUBLET)
        .play("box super");
    assert!(!desk.is_over());
    let desk = desk
        .throws(NO_DOUBLET)
        .play("box plus")
        .throws(NO_DOUBLET)
        .play("box moins");
    assert_eq!(desk.ranks(), [1, 2]);
}
