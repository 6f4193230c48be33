//! Who may what: all that has to be kept secret is derived from the house's key, so that nothing of it is stored.

use std::net::IpAddr;

use evening::{
    Device, Person, TableNo, What,
    wire::{DeviceKey, MoveCode},
};
use ludo::{Refusal, Seed};
use table::wire::Problem;

use super::{Hall, LiveEvening, refused};
use crate::{house::House, limits::household, problem::problem, secrets};

/// Letters of the host's code: 56 bits.
const CODE_LETTERS: usize = 12;
/// And of the code by which somebody goes on on another device, while she waits for it: 28 bits.
const MOVE_LETTERS: usize = 6;

/// Who wishes something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    Host,
    Device(Device),
}

impl House {
    pub fn host_code(&self, evening: &str) -> String {
        letters(&self.guests.derive("evening host", &[evening]), CODE_LETTERS)
    }

    /// The right code is never refused, however many wrong ones were said at this address: nobody finds it by trying.
    pub fn is_host(&self, live: &LiveEvening, code: &str, from: IpAddr) -> Result<(), Problem> {
        if plain(code) == self.host_code(&live.id) {
            live.lock().homes.insert(household(from));
            return Ok(());
        }
        Err(self.said_wrong(from, problem("not-your-evening", "this is not the host's code")))
    }

    /// Somebody has said a wrong code: that is counted, and whoever has said too many is told so.
    pub fn said_wrong(&self, from: IpAddr, problem: Problem) -> Problem {
        let (now, at_home) = (self.clock.now(), self.evenings.at(from).is_some());
        match self.codes.may_guess(from, now, at_home) {
            Ok(()) => {
                self.codes.guessed_wrong(from, now, at_home);
                problem
            }
            Err(too_many) => too_many,
        }
    }

    pub fn device_key(&self, evening: &str, device: Device) -> DeviceKey {
        let token = hex::encode(self.guests.derive("evening device", &[evening, &device.to_string()]));
        DeviceKey { device, token }
    }

    pub fn device(&self, live: &LiveEvening, key: &DeviceKey, from: IpAddr) -> Result<Device, Problem> {
        if *key != self.device_key(&live.id, key.device) {
            return Err(problem("not-your-seat", "this device has not come in"));
        }
        live.lock().homes.insert(household(from));
        Ok(key.device)
    }

    /// It fits until she goes on elsewhere, also when she comes back to a device on which she was.
    pub fn move_code(&self, evening: &str, hall: &Hall, person: Person) -> Option<String> {
        let device = hall.evening.guest(person)?.coming.device;
        let parts = [person.to_string(), device.to_string(), hall.moves(person).to_string()];
        let parts = [evening, &parts[0], &parts[1], &parts[2]];
        Some(letters(&self.guests.derive("evening move", &parts), MOVE_LETTERS))
    }

    /// The code by which somebody goes on on another device.
    pub fn code_to_move(&self, live: &LiveEvening, person: Person) -> Result<MoveCode, Problem> {
        let nobody = || Refusal::by_the_house("EVENING-PERSON", "evening-refusal-no-such-person");
        let code = self.move_code(&live.id, &live.lock(), person);
        let code = code.ok_or_else(|| refused(nobody()))?;
        Ok(MoveCode { person, code })
    }

    /// A table that somebody was moved to before it began is another one: whoever was to sit there does not find it any more.
    pub fn table_id(&self, evening: &str, number: TableNo, swaps: u32) -> String {
        let (number, swaps) = (number.to_string(), swaps.to_string());
        let parts = [evening, &number, &swaps];
        let parts = if swaps == "0" { &parts[..2] } else { &parts[..] };
        letters(&self.guests.derive("evening table", parts), 13)
    }

    /// Whoever goes on on another device has another key: the old one opens nothing any more.
    pub fn seat_token(&self, table: &str, seat: u8, moves: u32) -> String {
        let (seat, moves) = (seat.to_string(), moves.to_string());
        let parts = [table, &seat, &moves];
        let parts = if moves == "0" { &parts[..2] } else { &parts[..] };
        hex::encode(self.guests.derive("evening seat", parts))
    }

    pub fn luck_of(&self, evening: &str, round: u16) -> Seed {
        let bytes = self.guests.derive("evening luck", &[evening, &round.to_string()]);
        hex::encode(bytes).parse().expect("32 bytes are a seed")
    }
}

/// A code as it is compared, however it was typed.
pub fn plain(code: &str) -> String {
    code.chars()
        .filter(char::is_ascii_alphanumeric)
        .collect::<String>()
        .to_lowercase()
}

/// A device speaks for the people on it, and lets them sit down in a free evening.
pub fn may_wish(hall: &Hall, by: By, what: &What) -> bool {
    let By::Device(device) = by else {
        // What the house or somebody else alone knows, the host does not say: who came, what the seed was, what she would do.
        return !matches!(
            what,
            What::Came(_) | What::Moved(..) | What::Luck(_) | What::Seed(_) | What::Round(_) | What::Answer(..)
        );
    };
    match what {
        What::Went(person) | What::Back(person) | What::Absent(person) | What::Answer(person, _) => {
            hall.is_on(*person, device)
        }
        What::Table(group) => group.persons().any(|person| hall.is_on(person, device)),
        _ => false,
    }
}

/// So many letters out of 32 bytes that nobody can guess; those of a table's id.
fn letters(bytes: &[u8; 32], count: usize) -> String {
    bytes
        .iter()
        .take(count)
        .map(|byte| char::from(secrets::LETTERS[usize::from(*byte) % secrets::LETTERS.len()]))
        .collect()
}
