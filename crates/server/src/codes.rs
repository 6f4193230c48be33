//! Codes that can be said on the telephone ("PIANO 427"): the way to a table that gathers, for ten minutes.
//!
//! A link cannot be guessed; a code that can be said could be, so little of it is guessed. There are 57 600 of them. Who has
//! said eight wrong ones has to wait, and gets another each 77 seconds; and the whole house takes a thousand wrong ones
//! in ten minutes. `docs/host.md` has the figures.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use ludo::Luck;
use table::wire::{Phase, Problem, SeatKey, SpokenCode};

use crate::{
    house::House,
    limits::{NOBODY, Rate, Throttle},
    live::Live,
    problem::{Sorry, problem},
    secrets,
};

/// How long a code leads to its table.
const LIVES_MS: u64 = 10 * 60 * 1000;

/// Wrong codes from one address: eight at once, and eight more in ten minutes.
const WRONG_PER_ADDRESS: Rate = Rate {
    per_second_milli: 13,
    burst: 8,
};
/// Wrong codes in the whole house: 500 at once, and 500 more in ten minutes.
const WRONG_IN_THE_HOUSE: Rate = Rate {
    per_second_milli: 833,
    burst: 500,
};
/// Wrong codes from an address at which an evening goes on: a class mistypes. They do not count in the house.
const WRONG_AT_AN_EVENING: Rate = WRONG_IN_THE_HOUSE;

/// Words that are said and written alike, or nearly, in all nine languages, and that nobody takes for each other.
#[rustfmt::skip]
const WORDS: [&str; 64] = [
    "KIWI", "MANGO", "PANDA", "KOALA", "LAMA", "PUMA", "COBRA", "GECKO", "PIANO", "TAXI", "RADIO", "HOTEL", "PIZZA", "PASTA",
    "SALSA", "PAPAYA", "SAMBA", "RUMBA", "POLKA", "OPERA", "TUBA", "CELLO", "BANJO", "JUDO", "KARATE", "YOGA", "POLO", "GOLF",
    "TENNIS", "RUGBY", "ROBOT", "LASER", "RADAR", "SONAR", "VIDEO", "METRO", "TRAM", "MOTOR", "KAYAK", "SAFARI", "TSUNAMI",
    "SAHARA", "PANAMA", "CASINO", "LIMBO", "DOMINO", "BINGO", "MIKADO", "KIMONO", "SUSHI", "TOFU", "LOTUS", "IRIS", "OASIS",
    "ATLAS", "ORION", "VENUS", "MARS", "JUPITER", "NOVA", "DELTA", "OMEGA", "TORNADO", "VILLA",
];
const NUMBERS: std::ops::Range<u32> = 100..1000;

/// The codes that lead somewhere. They are in memory alone: after a restart one asks for another.
#[derive(Debug)]
pub struct Codes {
    alive: Mutex<HashMap<String, Alive>>,
    wrong: Throttle,
    wrong_in_the_house: Throttle,
    wrong_at_evenings: Throttle,
}

#[derive(Clone, Debug)]
struct Alive {
    table: String,
    until: u64,
}

impl Default for Codes {
    fn default() -> Codes {
        Codes {
            alive: Mutex::default(),
            wrong: Throttle::new(WRONG_PER_ADDRESS),
            wrong_in_the_house: Throttle::new(WRONG_IN_THE_HOUSE),
            wrong_at_evenings: Throttle::new(WRONG_AT_AN_EVENING),
        }
    }
}

impl Codes {
    fn alive(&self, now: u64) -> MutexGuard<'_, HashMap<String, Alive>> {
        let mut alive = self.alive.lock().unwrap_or_else(PoisonError::into_inner);
        alive.retain(|_, code| code.until > now);
        alive
    }

    /// The code of this table: the one that it has, if most of its life is still to come.
    fn code_for(&self, table: &str, now: u64, rng: &mut impl Luck) -> SpokenCode {
        let mut alive = self.alive(now);
        let fresh = |code: &Alive| code.table == table && code.until > now + LIVES_MS / 2;
        let known = alive.iter().find(|(_, code)| fresh(code));
        let (key, until) = match known {
            Some((key, code)) => (key.clone(), code.until),
            None => {
                let (mut key, until) = (draw(rng), now + LIVES_MS);
                while alive.contains_key(&key) {
                    key = draw(rng);
                }
                let table = table.to_owned();
                alive.insert(key.clone(), Alive { table, until });
                (key, until)
            }
        };
        let (word, number) = key.split_at(key.len() - 3);
        SpokenCode {
            code: format!("{word} {number}"),
            lives_ms: (until - now) as u32,
        }
    }

    /// The table that a code leads to. Who has said too many wrong ones is not told, whatever she says.
    fn table_of(&self, said: &str, from: IpAddr, now: u64) -> Result<String, Problem> {
        self.may_guess(from, now, false)?;
        let key: String = said.chars().filter(char::is_ascii_alphanumeric).collect();
        let found = self.alive(now).get(&key.to_ascii_uppercase()).cloned();
        found.map(|code| code.table).ok_or_else(|| {
            self.guessed_wrong(from, now, false);
            nowhere()
        })
    }

    /// Who has said too many wrong ones is not told whether another is right. `at_evening`: an evening goes on where she is.
    pub fn may_guess(&self, from: IpAddr, now: u64, at_evening: bool) -> Result<(), Problem> {
        let has_left = match at_evening {
            true => self.wrong_at_evenings.has_left(from, now),
            false => self.wrong.has_left(from, now) && self.wrong_in_the_house.has_left(NOBODY, now),
        };
        has_left.then_some(()).ok_or_else(|| {
            problem(
                "too-many-codes",
                "too many wrong codes were said; wait, or come by the link",
            )
        })
    }

    pub fn guessed_wrong(&self, from: IpAddr, now: u64, at_evening: bool) {
        if at_evening {
            self.wrong_at_evenings.allows(from, now);
        } else {
            self.wrong.allows(from, now);
            self.wrong_in_the_house.allows(NOBODY, now);
        }
    }

    pub fn forget(&self, now: u64) {
        drop(self.alive(now));
        self.wrong.forget(now);
        self.wrong_at_evenings.forget(now);
    }
}

impl House {
    /// A code for a table that gathers, for whoever has a seat there.
    pub fn code_for(&self, live: &Live, key: &SeatKey) -> Result<SpokenCode, Sorry> {
        let mut rng = secrets::rng()?;
        let now = self.clock.now();
        let code = self.at(live, None, |state| {
            if !state.table.holds(key) {
                return Err(problem("not-your-seat", "this key fits no seat of this table"));
            }
            if state.table.phase() != Phase::Gathering {
                return Err(problem("already-playing", "this table has begun"));
            }
            Ok(self.codes.code_for(&live.id, now, &mut rng))
        })?;
        Ok(code?)
    }

    /// The table that a code leads to, as long as it gathers.
    pub async fn by_code(self: &Arc<House>, said: &str, from: IpAddr) -> Result<String, Problem> {
        let table = self.codes.table_of(said, from, self.clock.now())?;
        let live = self.find(&table).await?;
        let gathers = self.at(&live, None, |state| state.table.phase() == Phase::Gathering)?;
        gathers.then_some(table).ok_or_else(nowhere)
    }
}

fn nowhere() -> Problem {
    problem("no-such-code", "this code leads nowhere, or no longer")
}

fn draw(rng: &mut impl Luck) -> String {
    let word = WORDS[rng.below(WORDS.len() as u32) as usize];
    format!("{word}{}", NUMBERS.start + rng.below(NUMBERS.len() as u32))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    const NOW: u64 = 1_000_000;

    fn codes() -> (Codes, rand_chacha::ChaCha20Rng) {
        (Codes::default(), secrets::rng().unwrap())
    }

    #[test]
    fn words_are_plain_and_not_taken_for_each_other() {
        let unlike =
            |a: &str, b: &str| a.len() != b.len() || a.bytes().zip(b.bytes()).filter(|(a, b)| a != b).count() > 1;
        for (i, word) in WORDS.iter().enumerate() {
            assert!(
                word.len() <= 7 && word.bytes().all(|letter| letter.is_ascii_uppercase()),
                "{word}"
            );
            assert!(WORDS[..i].iter().all(|other| unlike(word, other)), "{word}");
        }
    }

    #[test]
    fn a_code_leads_to_its_table_however_it_is_typed_and_not_for_long() {
        let (codes, mut rng) = codes();
        let code = codes.code_for("oak", NOW, &mut rng);
        assert_eq!(
            codes.code_for("oak", NOW + 1, &mut rng).code,
            code.code,
            "it has one already"
        );
        assert_ne!(codes.code_for("elm", NOW, &mut rng).code, code.code);
        let typed = [
            code.code.clone(),
            code.code.to_lowercase().replace(' ', ""),
            code.code.replace(' ', " - "),
        ];
        for typed in typed {
            assert_eq!(codes.table_of(&typed, NOBODY, NOW).unwrap(), "oak", "{typed}");
        }
        let later = codes.table_of(&code.code, NOBODY, NOW + u64::from(code.lives_ms));
        assert_eq!(later.unwrap_err().code, "no-such-code");
        let newer = codes.code_for("oak", NOW + LIVES_MS - 1, &mut rng);
        assert_eq!(
            u64::from(newer.lives_ms),
            LIVES_MS,
            "one that is about to end is told to nobody"
        );
    }

    #[test]
    fn whoever_guesses_is_soon_told_nothing() {
        let (codes, mut rng) = codes();
        let code = codes.code_for("oak", NOW, &mut rng).code;
        let guess = |number: u32, from: [u8; 4], now| codes.table_of(&format!("NOWHERE {number}"), from.into(), now);
        for number in 0..8 {
            assert_eq!(guess(number, [9, 9, 9, 9], NOW).unwrap_err().code, "no-such-code");
        }
        let right = |from: [u8; 4], now| codes.table_of(&code, from.into(), now).map_err(|problem| problem.code);
        assert_eq!(
            right([9, 9, 9, 9], NOW),
            Err("too-many-codes".into()),
            "not even the right one"
        );
        assert_eq!(right([9, 9, 9, 8], NOW), Ok("oak".into()), "others are not held to it");
        assert_eq!(
            right([9, 9, 9, 9], NOW + 80_000),
            Ok("oak".into()),
            "one more after a while"
        );
        // However many of them there are.
        for (number, from) in (0..2_000).zip((0..=255).flat_map(|a| (0..=255).map(move |b| [8, 8, a, b]))) {
            let _ = guess(number, from, NOW);
        }
        assert_eq!(right([9, 9, 9, 8], NOW), Err("too-many-codes".into()));
    }

    /// Nobody who says a right one uses up what the others of her house have left.
    #[test]
    fn a_whole_class_comes_by_one_address() {
        let (codes, mut rng) = codes();
        let code = codes.code_for("oak", NOW, &mut rng).code;
        let came: HashSet<_> = (0..100).map(|_| codes.table_of(&code, NOBODY, NOW).unwrap()).collect();
        assert_eq!(came.len(), 1);
    }
}
