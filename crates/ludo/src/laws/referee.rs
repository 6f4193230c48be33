//! Plays random games under the laws: what happens next, and when which law is looked at.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use super::{
    Broken, LONGEST_GAME, Lawful, Laws, POOL, Trial,
    each::{line, scores_are_bounded, text_and_back},
    law,
};
use crate::{
    Awaits, BySeat, Deed, Entry, Game, Header, LATEST, Luck, Millis, Play, Sample, Seat, Seats, Settings, Sitter,
    Start, Tell,
};

/// Plays one game and watches over it.
pub(super) struct Referee<G: Game> {
    pub(super) kit: Arc<G::Kit>,
    pub(super) lists: Laws<G>,
    pub(super) play: Play<G>,
    pub(super) rng: ChaCha8Rng,
    /// For what is tried beside the game, so that the game is the same without it.
    pub(super) aside: ChaCha8Rng,
    pub(super) pool: Vec<G::Action>,
    pub(super) chances: Vec<G::Chance>,
    pub(super) now: Millis,
    pub(super) questions: u32,
}

impl<G: Game + Sample> Referee<G> {
    pub(super) fn open(kit: &Arc<G::Kit>, options: &G::Options, trial: Trial, game: u64, lists: Laws<G>) -> Referee<G> {
        let header = header::<G>(kit, options, trial.seats, Start::Opening);
        let play = Play::open(kit.clone(), header).expect("the options and seats of a trial open a game");
        Referee::new(play, ChaCha8Rng::seed_from_u64(trial.seed ^ (game << 20)), lists)
    }

    pub(super) fn new(play: Play<G>, rng: ChaCha8Rng, lists: Laws<G>) -> Referee<G> {
        let mut aside = rng.clone();
        aside.set_stream(1);
        Referee {
            kit: play.kit().clone(),
            lists,
            play,
            rng,
            aside,
            pool: Vec::new(),
            chances: Vec::new(),
            now: 0,
            questions: 0,
        }
    }

    /// Only the rules, as fast as they go.
    pub(super) fn play_quickly(&mut self) -> Lawful {
        let mut state = self.play.state().clone();
        let piece_counts = state.piece_counts();
        for _ in 0..LONGEST_GAME {
            let entry = match self.next_entry(&state)? {
                Some(entry) => entry,
                None => {
                    law(
                        state.outcome().is_some(),
                        "an outcome stands when nothing is awaited",
                        String::new,
                    )?;
                    return law(state.piece_counts() == piece_counts, "pieces are conserved", || {
                        format!("{state:?}")
                    });
                }
            };
            let ruling = state.judge(&entry).map_err(|violation| Broken {
                law: "what is sampled or drawn is fit",
                detail: format!("{entry:?}: {violation:?} in {state:?}"),
            })?;
            state.apply(ruling, &mut Tell::deaf());
        }
        law(false, "every game ends", || format!("not within {LONGEST_GAME} lines"))
    }

    /// Every law after every line, for so many lines or to the end.
    pub(super) fn play_watched(&mut self, lines: usize) -> Lawful {
        let start = self.play.state();
        let piece_counts = G::new(&self.kit, start.options(), start.seats()).piece_counts();
        for _ in 0..lines {
            let state = self.play.state().clone();
            law(state.piece_counts() == piece_counts, "pieces are conserved", || {
                format!("{:?} ≠ {piece_counts:?}", state.piece_counts())
            })?;
            scores_are_bounded(&state)?;
            self.positions_read_back(&state)?;
            self.open_means_open(&state)?;
            self.imagination_fits(&state)?;
            self.legal_is_fit(&state)?;
            self.outcomes_are_fit(&state)?;
            self.windows_commute(&state)?;
            let ended = state.awaits() == Awaits::Nothing;
            law(
                state.outcome().is_some() == ended,
                "an outcome stands exactly at the end",
                || format!("{state:?}"),
            )?;
            // How nature really answers may take a while (dice in flight), so mostly the quick way.
            let entry = if state.awaits() == Awaits::Chance && self.rng.below(16) == 0 {
                self.drawn(&state)?
            } else if let Some(entry) = self.next_entry(&state)? {
                entry
            } else {
                return self.record_reads_back();
            };
            if entry.at > LATEST {
                return Ok(()); // a window that time itself does not see closed
            }
            self.refusal_leaves_no_trace()?;
            self.luck_depends_on_the_place(&state)?;
            self.answers_are_the_best(&state)?;
            self.eyes_hear_the_same(&state, &entry)?;
            self.previews_tell_nothing_new(&state, &entry)?;
            self.what_is_hidden_is_not_told(&state, &entry)?;
            self.a_coach_is_fair(&state, &entry)?;
            self.advance(entry.clone())?;
            self.undoing_leads_back(&state, &entry.deed)?;
            if self.rng.below(16) == 0 {
                self.record_reads_back()?;
            }
        }
        law(lines < LONGEST_GAME, "every game ends", || {
            format!("not within {lines} lines")
        })
    }

    /// How nature really answers; where that flies, it lands as it would be drawn.
    fn drawn(&mut self, state: &G) -> Result<Entry<G>, Broken> {
        let mut same = self.rng.clone();
        let drawn = state.draw(&mut self.rng);
        let flight = self.lists.house.and_then(|house| house.flight);
        if let Some(flight) = flight.filter(|flight| flight.flies(state)) {
            let (thrown, _) = flight.throw(state, &mut same);
            law(thrown == drawn, "the same generator throws what it draws", || {
                format!("{thrown} ≠ {drawn} in {state:?}")
            })?;
        }
        Ok(Entry::chance(self.now, drawn))
    }

    /// What happens next: chance, a random act of a random awaited seat, or the clock. None when it is over.
    fn next_entry(&mut self, state: &G) -> Result<Option<Entry<G>>, Broken> {
        let deed = match state.awaits() {
            Awaits::Nothing => return Ok(None),
            Awaits::Chance => Deed::Chance(state.quick_draw(&mut self.rng)),
            Awaits::Seats { who, until } => {
                let seats: BySeat<Seat> = who.iter().collect();
                match (until, self.rng.pick(&seats)) {
                    // One time in eight a window with a limit runs out.
                    (Some(until), seat) if seat.is_none() || self.rng.below(8) == 0 => {
                        self.now = self.now.max(until);
                        Deed::TimeUp
                    }
                    (_, Some(&seat)) => {
                        let action = state.sample(seat, &mut self.rng);
                        self.now = self.now.max(state.earliest(&action));
                        Deed::Act(seat, action)
                    }
                    (_, None) => {
                        law(false, "somebody is awaited", || format!("{state:?}"))?;
                        return Ok(None);
                    }
                }
            }
        };
        Ok(Some(Entry { at: self.now, deed }))
    }

    /// Plays the entry as a line of text, and checks that the state is what `judge` and `apply` alone would give.
    fn advance(&mut self, entry: Entry<G>) -> Lawful {
        let mut expected = self.play.state().clone();
        let ruling = expected.ruling(&entry).map_err(|violation| Broken {
            law: "what is sampled or drawn is fit",
            detail: format!("{entry:?}: {violation:?}"),
        })?;
        expected.apply(ruling, &mut Tell::deaf());
        if let Deed::Act(_, action) = &entry.deed {
            text_and_back(action)?;
            if self.pool.len() < POOL && !self.pool.contains(action) {
                self.pool.push(action.clone());
            }
        }
        if let Deed::Chance(chance) = &entry.deed {
            text_and_back(chance)?;
        }
        self.play.push(line(&entry)).map_err(|refusal| Broken {
            law: "what is fit is fit as text",
            detail: format!("{entry:?}: {refusal}"),
        })?;
        law(*self.play.state() == expected, "replay = live after every line", || {
            format!("{expected:?}")
        })
    }
}

/// A game that nobody in particular plays.
pub(super) fn header<G: Game>(kit: &G::Kit, options: &G::Options, seats: Seats, start: Start) -> Header {
    Header {
        game: G::ID.to_owned(),
        edition: G::edition(kit),
        options: options.to_text(),
        seats,
        sitters: seats.iter().map(|_| Sitter::default()).collect(),
        commitment: None,
        same_luck: false,
        start,
    }
}
