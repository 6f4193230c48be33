//! The same luck for all: many play the same game, each at a table of her own, and meet the same throws whatever they
//! choose. So it is skill alone that tells them apart.

use rand_chacha::ChaCha20Rng;

use crate::{Fault, Game, Header, Hosted, Part, Play, Refusal, Seats, Seed, Settings};

/// Everybody can have the same luck, where the header says so (`luck same`): what comes depends on the seed and on where in
/// the game it comes, never on what was chosen before or on anybody's nonce.
///
/// Law: what comes at a place is the same, whatever else is drawn with it.
///
/// ```
/// use diamoniak::{Diamoniak, Options};
/// use ludo::{Game, Lots, Lot, SameLuck, Seats};
///
/// /// Everybody's next card comes from the same place of the same pile.
/// struct SamePile;
///
/// impl SameLuck<Diamoniak> for SamePile {
///     fn is_shared(&self, _: &Options, seats: Seats) -> bool {
///         seats.count() == 2
///     }
///     fn draw(&self, game: &Diamoniak, lots: Lots) -> <Diamoniak as Game>::Chance {
///         game.draw(&mut lots.at(Lot { turn: 1, throw: 1, piece: 1 }))
///     }
/// }
/// ```
pub trait SameLuck<G: Game>: Sync {
    /// Can luck be shared by those who play with these options, so many at a table?
    fn is_shared(&self, options: &G::Options, seats: Seats) -> bool;
    /// How nature answers: what comes of each piece by the lot of its place. Called only when the game awaits chance.
    fn draw(&self, game: &G, lots: Lots) -> G::Chance;
    /// Our strongest player has come to this end, alone. Is it known that nobody can do better with that luck?
    fn is_most(&self, _end: &G) -> bool {
        false
    }
}

/// A place in a game: the so-manieth throw of this piece in this turn. How they are counted is for the game to say.
///
/// ```
/// use ludo::{Lot, Luck, Seed};
///
/// let seed = Seed::from_number(1);
/// let fifth = Lot { turn: 2, throw: 1, piece: 5 };
/// let alone = seed.lot(fifth).below(1_000);
/// seed.lot(Lot { piece: 4, ..fifth }).below(1_000); // somebody throws the fourth before it
/// assert_eq!(seed.lot(fifth).below(1_000), alone);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lot {
    /// Which turn.
    pub turn: u32,
    /// Which throw of it.
    pub throw: u32,
    /// Which piece.
    pub piece: u32,
}

/// What chance has for every place: a game with [`SameLuck`] is handed them.
#[derive(Clone, Copy, Debug)]
pub struct Lots<'a>(&'a Seed);

impl<'a> Lots<'a> {
    /// All that this seed has in store.
    pub(crate) fn of(seed: &'a Seed) -> Lots<'a> {
        Lots(seed)
    }

    /// The generator of this place.
    pub fn at(self, lot: Lot) -> ChaCha20Rng {
        self.0.lot(lot)
    }
}

/// How nature answers at a table, now.
pub(crate) fn draw<G: Hosted>(play: &Play<G>, seed: &Seed) -> G::Chance {
    match G::SAME_LUCK.filter(|_| play.header().same_luck) {
        Some(luck) => luck.draw(play.state(), Lots::of(seed)),
        None => play.state().draw(&mut play.stream(seed)),
    }
}

/// Can this header be kept?
///
/// # Errors
/// Where luck is to be the same, and the game cannot see to that.
pub(crate) fn check<G: Hosted>(header: &Header) -> Result<(), Fault> {
    let shares = |options: G::Options| G::SAME_LUCK.is_some_and(|luck| luck.is_shared(&options, header.seats));
    // Options that cannot be read are somebody else's fault.
    if !header.same_luck || G::Options::from_text(&header.options).map_or(true, shares) {
        return Ok(());
    }
    let refusal = Refusal::by_the_house("HOUSE-LUCK", "refusal-no-same-luck");
    Err(Fault::in_header(Part::Luck, refusal))
}
