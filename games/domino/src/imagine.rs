//! A whole table that looks like this: hidden hands are filled with what nobody has seen, as far as all that is known
//! about them allows.

use std::sync::Arc;

use ludo::{Imagine, Luck, Rng, Seat, Seats, Viewer};

use crate::{
    chain::{Chain, End},
    event::{Piece, Squares},
    knowledge::{Lack, Lacks},
    lattice::{Cell, Construction, Lying, Place, Standing},
    piece::{Tile, Tiles},
    spots,
    state::{Attempt, Domino, MOST_SEATS, Phase},
    view::{Player, Stage, View},
};

/// So often a deal is tried that fits what is known; after that one is made by hand.
const TRIES: u32 = 60;

impl Imagine for Domino {
    fn imagine<R: Rng + ?Sized>(_: &Arc<()>, view: &View, viewer: Viewer, rng: &mut R) -> Domino {
        let mut state = seen(view);
        state.fill_hands(&Hidden::of(view, viewer), rng);
        state
    }
}

/// What a viewer does not know: who holds how many of which.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hidden {
    /// Seen by nobody of us, neither laid nor known in a hand.
    unseen: Tiles,
    /// What is sure of each hand, and how many more it has.
    sure: [Tiles; MOST_SEATS],
    more: [u32; MOST_SEATS],
    /// How many are left for the stock.
    stock: u32,
}

impl Hidden {
    pub(crate) fn of(view: &View, viewer: Viewer) -> Hidden {
        let (mut sure, mut more) = ([Tiles::NONE; MOST_SEATS], [0; MOST_SEATS]);
        for (i, player) in view.players.iter().enumerate() {
            let own = viewer == Viewer::Seat(Seat::from_index(i));
            let seen = player.hand.as_ref().filter(|_| own || is_open(view));
            sure[i] = tiles(seen.unwrap_or(&player.known));
            more[i] = player.count - sure[i].len();
        }
        let held = sure.iter().fold(Tiles::NONE, |all, &hand| all.or(hand));
        Hidden {
            unseen: Tiles::ALL.without(laid(view)).without(held),
            sure,
            more,
            stock: view.stock,
        }
    }
}

impl Hidden {
    /// What a seat may hold: all that is unseen, what it holds for certain, and how many more.
    pub(crate) fn about(&self, seat: Seat) -> (Tiles, Tiles, u32) {
        (self.unseen, self.sure[seat.index()], self.more[seat.index()])
    }
}

fn is_open(view: &View) -> bool {
    matches!(view.stage, Stage::Between | Stage::Over)
}

fn laid(view: &View) -> Tiles {
    let chain = view.chain.iter().copied();
    let built = view.built.iter().map(|stand| stand.piece.numbers);
    chain.chain(built).map(tile).collect()
}

fn tile([one, other]: Squares) -> Tile {
    Tile::new(one, other).expect("a view shows dominoes that exist")
}

pub(crate) fn tiles(squares: &[Squares]) -> Tiles {
    squares.iter().copied().map(tile).collect()
}

impl Domino {
    /// Deals what is hidden, each deal that fits equally likely.
    pub(crate) fn fill_hands<R: Rng + ?Sized>(&mut self, hidden: &Hidden, rng: &mut R) {
        for _ in 0..TRIES {
            self.deal_blindly(hidden, rng);
            if self.fits_what_is_known(hidden) {
                return;
            }
        }
        self.deal_carefully(hidden, rng);
    }

    #[inline]
    fn deal_blindly<R: Rng + ?Sized>(&mut self, hidden: &Hidden, rng: &mut R) {
        let mut left = hidden.unseen;
        for (i, hand) in self.hands.iter_mut().enumerate() {
            *hand = hidden.sure[i];
            for _ in 0..hidden.more[i] {
                let tile = left.pick(rng).expect("as many are hidden as hands and stock hold");
                left.remove(tile);
                hand.insert(tile);
            }
        }
        assert_eq!(left.len(), hidden.stock);
        self.stock = left;
    }

    #[inline]
    fn fits_what_is_known(&self, hidden: &Hidden) -> bool {
        let nobody_has_a_double = self.phase == Phase::NoDouble;
        self.hands
            .iter()
            .zip(self.lacks)
            .enumerate()
            .all(|(i, (&hand, lacks))| {
                hidden.more[i] == 0
                    || lacks.allow(hand, self.opening) && (!nobody_has_a_double || hand.and(Tiles::DOUBLES).is_empty())
            })
    }

    /// One domino after the other, each where it is still allowed as long as that can be had.
    fn deal_carefully<R: Rng + ?Sized>(&mut self, hidden: &Hidden, rng: &mut R) {
        let mut left: Vec<Tile> = hidden.unseen.iter().collect();
        rng.shuffle(&mut left);
        for i in 0..MOST_SEATS {
            let mut hand = hidden.sure[i];
            for _ in 0..hidden.more[i] {
                let allowed = |tile: &Tile| {
                    let with = hand.or(Tiles::one(*tile));
                    let double = self.phase == Phase::NoDouble && tile.is_double();
                    !double && self.lacks[i].allow(with, self.opening)
                };
                let at = left.iter().position(allowed).unwrap_or(0);
                hand.insert(left.swap_remove(at));
            }
            self.hands[i] = hand;
        }
        self.stock = left.into_iter().collect();
    }
}

/// All that can be seen, with empty hands.
pub(crate) fn seen(view: &View) -> Domino {
    let seats = Seats::new(view.players.len()).starting_with(view.first);
    let mut state = Domino::opening(view.options, seats.expect("a view names a seat of the table"));
    state.turn = view.turn;
    state.phase = phase(view);
    state.opening = view.opening.map(tile);
    state.chain = chain(view);
    state.built = built(view);
    state.passes = view.passes;
    state.misses = state.most_misses().saturating_sub(view.misses_left);
    state.falls = view.falls;
    state.played = if is_open(view) { view.game } else { view.game - 1 };
    state.winners = view.winners.iter().copied().collect();
    for (i, player) in view.players.iter().enumerate() {
        state.totals[i] = player.total;
        state.due[i] = player.due;
        state.known[i] = tiles(&player.known);
        state.lacks[i] = lacks(player);
    }
    state
}

fn phase(view: &View) -> Phase {
    match view.stage {
        Stage::Dealing => Phase::Dealing,
        Stage::NoDouble => Phase::NoDouble,
        Stage::Opening => Phase::Opening,
        Stage::Turn => Phase::Turn,
        Stage::Drawing => Phase::Drawing,
        Stage::Between => Phase::Between,
        Stage::Over => Phase::Over,
        Stage::Falling => {
            let falling = view.falling.expect("something was let go");
            Phase::Falling(Attempt {
                lying: lying(falling.piece),
                hand: falling.hand,
            })
        }
    }
}

pub(crate) fn lying(piece: Piece) -> Lying {
    let place = Place {
        at: Cell::new(piece.x, piece.y, piece.level),
        axis: piece.axis,
    };
    Lying::new(tile(piece.numbers), piece.numbers[0], place)
}

fn chain(view: &View) -> Chain {
    let mut chain = Chain::NONE;
    if let (Some(opening), false) = (view.opening, view.chain.is_empty()) {
        chain.begin(tile(opening));
    }
    for step in &view.laid {
        chain.lay(tile(step.tile), if step.right { End::Right } else { End::Left });
    }
    chain
}

fn built(view: &View) -> Construction {
    let standing = view.built.iter().map(|stand| Standing {
        lying: lying(stand.piece),
        pose: stand.pose,
    });
    spots::rebuilt(standing, &view.options).expect("a view shows what was built by the rules")
}

fn lacks(player: &Player) -> Lacks {
    let mut lacks = Lacks::NONE;
    for lacking in player.lacks.iter().rev() {
        let numbers = lacking.numbers.iter().fold(0, |bits, number| bits | 1 << number);
        let begun = if lacking.begun { Lack::WOULD_HAVE_BEGUN } else { 0 };
        lacks.push(Lack {
            numbers: numbers | begun,
            most: lacking.most,
        });
    }
    lacks
}
