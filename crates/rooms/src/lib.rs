//! The games of the house: the only crate that names them all.

use std::sync::{Arc, OnceLock};

use diamino::{Diamino, Kit};
use diamoniak::Diamoniak;
use diavolo::Diavolo;
use domino::Domino;
use ludo::{Preset, Room, RoomOf};
use yaminos::Yaminos;

/// Every game, in the order of the shelf.
pub fn all() -> &'static [Arc<dyn Room>] {
    static ROOMS: OnceLock<Vec<Arc<dyn Room>>> = OnceLock::new();
    ROOMS.get_or_init(|| {
        vec![
            Arc::new(RoomOf::<Diamoniak>::new()),
            Arc::new(RoomOf::<Yaminos>::new()),
            Arc::new(RoomOf::<Domino>::new()),
            Arc::new(RoomOf::<Diamino>::new()),
            Arc::new(RoomOf::<Diavolo>::new()),
        ]
    })
}

/// The game with this id, by its newest rules.
pub fn find(id: &str) -> Option<Arc<dyn Room>> {
    all().iter().find(|room| room.info().id == id).cloned()
}

/// What is played from Monday to Sunday: the long ones at the end of the week.
const WEEK: [(&str, &str); 7] = [
    ("yaminos", "prog"),
    ("diamino", "small"),
    ("yaminos", "branches"),
    ("yaminos", "line"),
    ("diamino", "small"),
    ("yaminos", "yam"),
    ("yaminos", "base"),
];

/// Before the 19th of November 2026 these were played, one after the other: what a day was it stays.
const BEFORE: [(&str, &str); 3] = [("yaminos", "yam"), ("yaminos", "prog"), ("yaminos", "line")];
const WEEKS_FROM: u64 = 20_776;

/// What an evening plays if nobody says otherwise: for a class, for a club, in several halls.
pub const SUGGESTED: [(&str, &str); 3] = [("class", "diavolo"), ("sixteen", "diamoniak"), ("halls", "diamoniak")];

/// What everybody plays on this day, counted from the first of January 1970, a Thursday.
pub fn challenge(day: u64) -> (Arc<dyn Room>, &'static Preset) {
    let (game, id) = match day {
        WEEKS_FROM.. => WEEK[((day + 3) % 7) as usize],
        _ => BEFORE[(day % 3) as usize],
    };
    let room = find(game).expect("it is on the shelf");
    let preset = room.challenges().iter().find(|preset| preset.id == id);
    let preset = preset.expect("the game has this challenge");
    (room, preset)
}

/// Rules that have been replaced by a newer edition, so that old records and old tables go on for ever.
fn older() -> &'static [Arc<dyn Room>] {
    static ROOMS: OnceLock<Vec<Arc<dyn Room>>> = OnceLock::new();
    ROOMS.get_or_init(|| vec![Arc::new(RoomOf::<Diamino>::with(Kit::of_edition(1)))])
}

/// The game with this id, by the rules of this edition. Where the house has never heard of that edition it is the newest,
/// which refuses the record by name.
pub fn edition(id: &str, edition: u16) -> Option<Arc<dyn Room>> {
    let rooms: Vec<&Arc<dyn Room>> = all().iter().chain(older()).collect();
    let signs: Vec<(&str, u16)> = rooms.iter().map(|room| (room.info().id, room.info().edition)).collect();
    pick(&signs, id, edition).map(|place| rooms[place].clone())
}

/// Which of these (the newest edition of each game comes first) plays a record of this edition.
fn pick(rooms: &[(&str, u16)], id: &str, edition: u16) -> Option<usize> {
    let exact = rooms.iter().position(|room| *room == (id, edition));
    exact.or_else(|| rooms.iter().position(|(other, _)| *other == id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_played_by_the_rules_of_its_edition() {
        let rooms = [("a", 1), ("b", 3), ("b", 1), ("b", 2)];
        assert_eq!(
            [1, 2, 3].map(|edition| pick(&rooms, "b", edition)),
            [Some(2), Some(3), Some(1)]
        );
        assert_eq!(
            pick(&rooms, "b", 4),
            Some(1),
            "the newest says that it does not know it"
        );
        assert_eq!(pick(&rooms, "chess", 1), None);
    }

    #[test]
    fn the_game_of_the_day_changes_and_can_be_played_alone_with_the_same_luck() {
        let mut played = std::collections::BTreeSet::new();
        for day in (20_000..20_014).chain(WEEKS_FROM..WEEKS_FROM + 14) {
            let (room, preset) = challenge(day);
            played.insert((room.info().id, preset.id));
            assert_ne!(preset.settings, challenge(day + 1).1.settings);
            let chosen = preset
                .settings
                .iter()
                .map(|(key, value)| (key.to_string(), value.to_string()));
            let options = room.options(&chosen.collect(), false).unwrap();
            let header = format!(
                "ludo 1\ngame {} {}\noptions {options}\nseats 1\nluck same\n\n",
                room.info().id,
                room.info().edition
            );
            room.replay(&header.parse().unwrap()).unwrap();
        }
        let all: usize = all().iter().map(|room| room.challenges().len()).sum();
        assert_eq!(played.len(), all, "every challenge has its day: {played:?}");
        // The 23rd of November 2026 is a Monday.
        assert_eq!(challenge(20_780).1.id, WEEK[0].1);
    }

    /// WOKE is a word of the second edition of Diamino.
    #[test]
    fn an_old_record_goes_on_by_the_words_of_its_time() {
        let replayed = |number: u16| {
            let position = "game 1 / scores 0 0 / board - / hands AWOKE BB / back - / turn 1 0 0 - / words - / turn";
            let header =
                format!("ludo 1\ngame diamino {number}\noptions wordCheck=refuse\nseats 2\nposition {position}");
            let record = format!("{header}\n\n0 1 lay WOKE h8 across\n").parse().unwrap();
            let room = edition("diamino", number).unwrap();
            room.replay(&record)
                .map_err(|fault| fault.refusal.rule.to_string())
                .map(|_| ())
        };
        assert_eq!(replayed(1), Err("DIAMINO-W1".to_owned()));
        assert_eq!(replayed(2), Ok(()));
        assert_eq!(replayed(3), Err("HOUSE-EDITION".to_owned()));
        assert_eq!(find("diamino").unwrap().info().edition, 2);
    }
}
