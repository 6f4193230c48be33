//! Positions by hand. A position of a random game in which one thing was changed is refused; or it is a position like any
//! other: it is written and read back, holds all pieces, and obeys every law when it is played on to the end.

use std::{collections::BTreeSet, sync::Arc};

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::{Lawful, Laws, law, play_on, referee::header};
use crate::{Game, Luck, ParseError, Rng, Sample, Seats, Settings, Start};

/// Numbers at which something may end: types, bounds, and what is next to them.
const NUMBERS: [i64; 22] = [
    -2_147_483_649,
    -2_147_483_648,
    -1,
    0,
    1,
    2,
    3,
    7,
    50,
    99,
    100,
    101,
    127,
    128,
    255,
    256,
    1_000,
    1_001,
    32_767,
    65_535,
    65_536,
    2_147_483_647,
];
/// No position by hand is played on longer; most games are over long before.
const LONGEST: usize = 3_000;

/// How much is tried: positions of random games, and changes in each.
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::{Diamoniak, Options};
/// use ludo::{Seats, laws::{Changes, Laws}};
///
/// let changes = Changes { positions: 4, each: 30, played: 5, seed: 1 };
/// let laws = Laws::<Diamoniak>::default().listed();
/// let read = laws.check_changed(&Arc::new(()), &Options::default(), Seats::new(2), changes, |_| {});
/// assert!((1..60).contains(&read), "most of the 120 can never be: {read}");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Changes {
    /// How many positions.
    pub positions: u32,
    /// How many changes in each.
    pub each: u32,
    /// How many of those that are read are played on: one in so many.
    pub played: u32,
    /// The same seed, the same changes.
    pub seed: u64,
}

impl<G: Game + Sample> Laws<G> {
    /// Changes positions of random games with these options, and plays on from those that are read; `look` sees each of them.
    /// How many were read.
    ///
    /// # Panics
    /// Where one that is read breaks a law, or a complaint about another points at nothing in it; and if one in 0 is to be played
    /// on.
    pub fn check_changed(
        self,
        kit: &Arc<G::Kit>,
        options: &G::Options,
        seats: Seats,
        changes: Changes,
        look: impl Fn(&G),
    ) -> usize {
        let mut rng = ChaCha8Rng::seed_from_u64(changes.seed);
        let opening = G::new(kit, options, seats);
        let positions: Vec<String> = (0..changes.positions)
            .map(|_| {
                // Early positions are as likely as late ones of long games.
                let depth = 1 << rng.below(10);
                let (lines, seed) = (rng.below(depth), rng.next_u64());
                play_on(opening.clone(), lines as usize, seed, |_| {}).position()
            })
            .collect();
        let words: Vec<&str> = words_of(&positions);
        let mut read = 0;
        for position in &positions {
            for _ in 0..changes.each {
                let text = change(position, &positions, &words, &mut rng);
                let state = match G::set_up(kit, options, seats, &text) {
                    Ok(state) => state,
                    Err(why) => {
                        assert!(
                            points_at_it(&why, &text),
                            "{why}\noptions {}\nin  {text}",
                            options.to_text()
                        );
                        continue;
                    }
                };
                read += 1;
                look(&state);
                let lines = if rng.below(changes.played) == 0 { LONGEST } else { 1 };
                if let Err(broken) = self.stands(kit, &state, rng.next_u64(), lines) {
                    panic!(
                        "{}: {}\noptions {}\nread  {text}\nfrom  {position}",
                        broken.law,
                        broken.detail,
                        options.to_text()
                    );
                }
            }
        }
        read
    }

    /// As [`check_changed`](Laws::check_changed), for each of these variants in turn, at tables of these sizes; of each something
    /// that was changed is read.
    ///
    /// # Panics
    /// As [`check_changed`](Laws::check_changed), and where nothing was read of a variant, or it is none of this game.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use diamoniak::Diamoniak;
    /// use ludo::laws::{Changes, Laws};
    ///
    /// let changes = Changes { positions: 4, each: 30, played: 10, seed: 1 };
    /// let variants = ["", "fairyProtected=on"];
    /// Laws::<Diamoniak>::default().listed().check_variants_changed(&Arc::new(()), &variants, &[2, 3], changes);
    /// ```
    pub fn check_variants_changed(self, kit: &Arc<G::Kit>, variants: &[&str], seats: &[usize], changes: Changes) {
        for ((variant, seats), seed) in variants.iter().zip(seats.iter().cycle()).zip(changes.seed..) {
            let options = G::Options::from_text(variant).expect("a variant of the game");
            let changes = Changes { seed, ..changes };
            let read = self.check_changed(kit, &options, Seats::new(*seats), changes, |_| {});
            assert!(read > 0, "{variant}: nothing that was changed could be read");
        }
    }

    fn stands(self, kit: &Arc<G::Kit>, state: &G, seed: u64, lines: usize) -> Lawful {
        let written = state.position();
        let back = G::set_up(kit, state.options(), state.seats(), &written);
        law(
            back.as_ref() == Ok(state),
            "what is read is written and read back",
            || written.clone(),
        )?;
        let header = header::<G>(kit, state.options(), state.seats(), Start::Position(written));
        let refused = || law(false, "what is read once is read twice", String::new);
        self.check_from(kit, header, seed, lines)
            .or_else(|broken| broken.map_or_else(refused, Err))
    }
}

/// Whoever complains about a position quotes what stands there, in one of its parts, and points at it.
fn points_at_it(why: &ParseError, text: &str) -> bool {
    let place = text.chars().skip(why.chars_before(text)).collect::<String>();
    let quoted = why.found.trim_end_matches('…');
    place.starts_with(quoted) && !quoted.contains(" / ")
}

/// One thing in it is changed: a number, a word, a part.
fn change(position: &str, others: &[String], words: &[&str], rng: &mut ChaCha8Rng) -> String {
    let parts: Vec<&str> = position.split(" / ").collect();
    let place = rng.below(parts.len() as u32) as usize;
    let other = rng.pick(others).map_or(position, String::as_str);
    let others_part = other.split(" / ").nth(place).unwrap_or("");
    let mut changed: Vec<String> = parts.iter().map(|part| (*part).to_owned()).collect();
    match rng.below(8) {
        0 => drop(changed.remove(place)),
        1 => changed[place] = others_part.to_owned(),
        2 => changed.insert(place, others_part.to_owned()),
        _ => changed[place] = change_words(parts[place], words, rng),
    }
    changed.join(" / ")
}

fn change_words(part: &str, words: &[&str], rng: &mut ChaCha8Rng) -> String {
    let mut fields = fields_of(part);
    let place = rng.below(fields.len() as u32) as usize;
    let field = fields[place];
    let replaced = match (field.parse::<i64>(), rng.below(6)) {
        (Ok(number), 0) => (number + 1).to_string(),
        (Ok(number), 1) => (number - 1).to_string(),
        (Ok(number), 2) => (-number).to_string(),
        (Ok(_), _) => rng.pick(&NUMBERS).map_or(0, |number| *number).to_string(),
        (Err(_), 0) => String::new(),
        (Err(_), 1) => {
            let other = rng.below(fields.len() as u32) as usize;
            fields.swap(place, other);
            return fields.concat();
        }
        (Err(_), 2) => format!("{field} {}", rng.pick(words).unwrap_or(&"")),
        (Err(_), _) => (*rng.pick(words).unwrap_or(&"")).to_owned(),
    };
    let mut fields: Vec<String> = fields.iter().map(|field| (*field).to_owned()).collect();
    fields[place] = replaced;
    fields.concat()
}

/// Numbers with their sign, words, and every other character by itself.
fn fields_of(text: &str) -> Vec<&str> {
    let kind = |c: char| match c {
        '0'..='9' => 1,
        c if c.is_alphabetic() => 2,
        _ => 0,
    };
    let mut fields = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let signed = first == '-' && rest[1..].starts_with(|c: char| kind(c) == 1);
        let of = if signed { 1 } else { kind(first) };
        let same = rest[first.len_utf8()..].find(|c| of == 0 || kind(c) != of);
        let end = same.map_or(rest.len(), |at| at + first.len_utf8());
        fields.push(&rest[..end]);
        rest = &rest[end..];
    }
    fields
}

/// All that stands between spaces somewhere in these positions.
fn words_of(positions: &[String]) -> Vec<&str> {
    let words: BTreeSet<&str> = positions.iter().flat_map(|position| position.split(' ')).collect();
    words.into_iter().filter(|word| *word != "/").collect()
}
