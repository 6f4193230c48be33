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

/// What everybody plays on this day, counted from any beginning: one game after the other, and all over again.
pub fn challenge(day: u64) -> (Arc<dyn Room>, &'static Preset) {
    let of_room = |room: &Arc<dyn Room>| {
        let room = room.clone();
        room.challenges().iter().map(move |preset| (room.clone(), preset))
    };
    let all: Vec<_> = all().iter().flat_map(of_room).collect();
    all[(day % all.len() as u64) as usize].clone()
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
        for day in 20_000..20_014 {
            let (room, preset) = challenge(day);
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
