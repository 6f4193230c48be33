//! The games of the house: the only crate that names them all.

use std::sync::{Arc, OnceLock};

use diamino::Diamino;
use diamoniak::Diamoniak;
use diavolo::Diavolo;
use domino::Domino;
use ludo::{Room, RoomOf};
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

/// Rules that have been replaced by a newer edition, so that old records and old tables go on for ever. None yet.
fn older() -> &'static [Arc<dyn Room>] {
    &[]
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
}
