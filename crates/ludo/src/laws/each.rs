//! The laws themselves, one function each.

use std::{fmt::Debug, sync::Arc};

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};

use super::{Lawful, MOST_POINTS, POOL, QUESTIONS, Referee, law};
use crate::{
    Asked, Awaits, BySeat, Care, Deed, Entry, Game, Hosted, Line, Lots, Luck, Millis, Note, ParseError, Play, Record,
    Refused, Sample, Seat, Seed, Tell, Viewer, What, Who, is_as_good,
};

impl<G: Game + Sample> Referee<G> {
    pub(super) fn positions_read_back(&mut self, state: &G) -> Lawful {
        let position = state.position();
        if position.is_empty() {
            return Ok(()); // it has none yet
        }
        let back = G::set_up(&self.kit, state.options(), state.seats(), &position);
        law(back.as_ref() == Ok(state), "positions are text and back", || {
            format!("{position}\n{back:?}\n{state:?}")
        })?;
        Ok(())
    }

    pub(super) fn open_means_open(&self, state: &G) -> Lawful {
        let spectator = state.view(Viewer::Spectator);
        let same = state
            .seats()
            .iter()
            .all(|seat| state.view(Viewer::Seat(seat)) == spectator);
        law(!G::OPEN || same, "in an open game all eyes see the same", || {
            format!("{state:?}")
        })
    }

    pub(super) fn imagination_fits(&mut self, state: &G) -> Lawful {
        let Some(imagine) = self.lists.imagine else {
            return Ok(());
        };
        for viewer in Viewer::all(state.seats()) {
            let view = state.view(viewer);
            let imagined = imagine(&self.kit, &view, viewer, &mut self.rng);
            law(imagined.view(viewer) == view, "imagine(view).view = view", || {
                format!("{viewer:?} {imagined:?}")
            })?;
        }
        Ok(())
    }

    pub(super) fn eyes_hear_the_same(&mut self, state: &G, entry: &Entry<G>) -> Lawful {
        let Some(imagine) = self.lists.imagine else {
            return Ok(());
        };
        for viewer in Viewer::all(state.seats()) {
            let imagined = imagine(&self.kit, &state.view(viewer), viewer, &mut self.rng);
            let (Ok(real), Ok(dreamt)) = (told(state, entry, viewer), told(&imagined, entry, viewer)) else {
                continue; // what another seat did is not possible in every imagined state
            };
            law(real == dreamt, "equal views are told equal events", || {
                format!("{viewer:?}\n{real:?}\n{dreamt:?}")
            })?;
        }
        Ok(())
    }

    /// What an act would do is shown alike where things only look the same to who would do it.
    pub(super) fn previews_tell_nothing_new(&mut self, state: &G, entry: &Entry<G>) -> Lawful {
        let preview = self.lists.house.and_then(|house| house.preview);
        let (Some(preview), Some(imagine), Deed::Act(seat, _)) = (preview, self.lists.imagine, &entry.deed) else {
            return Ok(());
        };
        let viewer = Viewer::Seat(*seat);
        let imagined = imagine(&self.kit, &state.view(viewer), viewer, &mut self.rng);
        let shown = |state: &G| {
            let ruling = state.ruling(entry).ok()?;
            Some(
                preview
                    .preview(state, *seat, &ruling)
                    .map(|shown| shown.get().to_owned()),
            )
        };
        let (Some(real), Some(dreamt)) = (shown(state), shown(&imagined)) else {
            return Ok(()); // what nobody can know may be what refuses it
        };
        law(real == dreamt, "a preview tells only what the seat may know", || {
            format!("{entry:?}\n{real:?}\n{dreamt:?}")
        })
    }

    /// Now and then, because thinking takes a while.
    pub(super) fn a_coach_is_fair(&mut self, state: &G, entry: &Entry<G>) -> Lawful {
        match self.lists.house.and_then(|house| house.coached) {
            Some(coached) if self.rng.below(16) == 0 => coached(&self.kit, state, entry, self.rng.next_u64()),
            _ => Ok(()),
        }
    }

    /// Whatever else chance or another might have done that looks the same to these eyes, and is not, is told them the same.
    pub(super) fn what_is_hidden_is_not_told(&mut self, state: &G, entry: &Entry<G>) -> Lawful {
        let (who, deed) = match &entry.deed {
            Deed::Chance(_) => (None, Deed::Chance(state.quick_draw(&mut self.rng))),
            Deed::Act(seat, _) => (Some(*seat), Deed::Act(*seat, state.sample(*seat, &mut self.rng))),
            Deed::TimeUp => return Ok(()),
        };
        let other = Entry { at: entry.at, deed };
        let (Some(after), Some(instead)) = (after(state, [entry]), after(state, [&other])) else {
            return Ok(()); // another act may have another moment
        };
        for viewer in Viewer::all(state.seats()).filter(|viewer| viewer.seat().is_none() || viewer.seat() != who) {
            if after != instead && after.view(viewer) == instead.view(viewer) {
                let (told, else_told) = (told(state, entry, viewer), told(state, &other, viewer));
                law(told == else_told, "what is hidden is not told", || {
                    format!("{viewer:?} hears\n{told:?}\nand of {other:?}\n{else_told:?}")
                })?;
            }
        }
        Ok(())
    }

    pub(super) fn legal_is_fit(&self, state: &G) -> Lawful {
        let open = self.lists.house.and_then(|house| house.open);
        let Some(list) = self.lists.legal.or(open) else {
            return Ok(());
        };
        for seat in state.seats().iter() {
            let awaited = state.awaits().who().contains(seat);
            // Only who is awaited is asked.
            let open = open.filter(|_| awaited && self.lists.legal.is_some());
            if let Some(open) = open.and_then(|open| open(state, seat)) {
                law(
                    Some(&open) == list(state, seat).as_ref(),
                    "what is open is what is legal",
                    || format!("{seat:?} {open:?} in {state:?}"),
                )?;
            }
            let Some(legal) = (if awaited { list(state, seat) } else { Some(Vec::new()) }) else {
                continue; // there are too many
            };
            law(!awaited || !legal.is_empty(), "who is awaited can act", || {
                format!("{seat:?} in {state:?}")
            })?;
            for action in legal.iter().chain(&self.pool) {
                let fit = state.ruling(&Entry::act(self.now, seat, action.clone())).is_ok();
                let listed = legal.contains(action);
                law(fit == listed, "legal ⇔ judged fit", || {
                    format!("{seat:?} {action}: listed {listed}, fit {fit}, in {state:?}")
                })?;
            }
        }
        Ok(())
    }

    pub(super) fn outcomes_are_fit(&mut self, state: &G) -> Lawful {
        let Some(list) = self.lists.outcomes else { return Ok(()) };
        let mut outcomes = Vec::new();
        if state.awaits() == Awaits::Chance {
            list(state, &mut outcomes);
            let drawn = state.quick_draw(&mut self.rng);
            let listed = outcomes.iter().any(|(chance, weight)| *chance == drawn && *weight > 0);
            law(listed, "what is drawn is listed", || format!("{drawn} in {state:?}"))?;
            // Nature's own answers are not kept: one that leads back here (a die that leans) is fit without being listed.
            if self.chances.len() < POOL && !self.chances.contains(&drawn) {
                self.chances.push(drawn);
            }
        }
        // What was drawn elsewhere in the game and is not listed here does not fit here.
        let elsewhere = self
            .chances
            .iter()
            .filter(|chance| outcomes.iter().all(|(listed, _)| listed != *chance));
        let elsewhere: Vec<_> = elsewhere.map(|chance| (chance.clone(), 0)).collect();
        for (chance, weight) in outcomes.iter().chain(&elsewhere) {
            let fit = state.ruling(&Entry::chance(self.now, chance.clone())).is_ok();
            law(fit == (*weight > 0), "outcomes ⇔ judged fit", || {
                format!("{chance} in {state:?}")
            })?;
        }
        Ok(())
    }

    /// Acts of two seats in one window lead to the same state in either order: it is stamps that decide, not who came first.
    pub(super) fn windows_commute(&mut self, state: &G) -> Lawful {
        let Awaits::Seats { who, .. } = state.awaits() else {
            return Ok(());
        };
        let seats: BySeat<Seat> = who.iter().collect();
        for pair in seats.windows(2) {
            let acts = [pair[0], pair[1]].map(|seat| {
                let at = self.now + Millis::from(self.rng.below(1000));
                let action = state.sample(seat, &mut self.rng);
                Entry::<G>::act(at.max(state.earliest(&action)), seat, action)
            });
            // Acts that exclude each other do so in either order.
            let (one, other) = (after(state, [&acts[0], &acts[1]]), after(state, [&acts[1], &acts[0]]));
            law(one == other, "acts in a window commute", || {
                format!("{acts:?} led to {one:?} or {other:?}")
            })?;
        }
        Ok(())
    }

    /// Text that means nothing and acts that do not fit are refused by name, and nothing has changed.
    pub(super) fn refusal_leaves_no_trace(&mut self) -> Lawful {
        let before = (self.play.state().clone(), self.play.lines().len());
        let state = before.0.clone();
        let seat = state.seats().first();
        let unfit = self
            .pool
            .iter()
            .find(|act| state.ruling(&Entry::act(self.now, seat, (*act).clone())).is_err());
        let gibberish = Line {
            at: self.now,
            who: Who::Chance,
            what: What::Game("\u{1F409} 0".into()),
        };
        let unfit = unfit.map(|act| line(&Entry::<G>::act(self.now, seat, act.clone())));
        for refused in unfit.into_iter().chain([gibberish]) {
            let answer = self.play.push(refused.clone());
            let named = answer
                .as_ref()
                .is_err_and(|refusal| !refusal.rule.is_empty() && !refusal.id.is_empty());
            let after = (self.play.state().clone(), self.play.lines().len());
            law(
                named && before == after,
                "a refusal names its rule and leaves no trace",
                || format!("{refused}: {answer:?}"),
            )?;
        }
        Ok(())
    }

    /// What the same seed has here is fit, and the same in a state that was set up like this.
    pub(super) fn luck_depends_on_the_place(&mut self, state: &G) -> Lawful {
        let luck = self.lists.house.and_then(|house| house.same_luck);
        let shared = luck.filter(|luck| luck.is_shared(state.options(), state.seats()));
        let (Some(luck), Awaits::Chance) = (shared, state.awaits()) else {
            return Ok(());
        };
        let seed = Seed::from_number(self.aside.next_u64());
        let drawn = luck.draw(state, Lots::of(&seed));
        let fit = state.ruling(&Entry::chance(self.now, drawn.clone())).is_ok();
        law(fit, "the same luck is luck that the rules accept", || drawn.to_string())?;
        let again = G::set_up(&self.kit, state.options(), state.seats(), &state.position());
        let same = again.map_or(drawn.to_string(), |again| {
            luck.draw(&again, Lots::of(&seed)).to_string()
        });
        law(same == drawn.to_string(), "the same place has the same luck", || {
            format!("{drawn} ≠ {same} in {}", state.position())
        })
    }

    /// Now and then a question is looked for, as proofs may take a while.
    pub(super) fn answers_are_the_best(&mut self, state: &G) -> Lawful {
        let puzzles = self.lists.house.and_then(|house| house.puzzles);
        let (Some(puzzles), Some(seat)) = (puzzles, state.awaits().who().first()) else {
            return Ok(());
        };
        if self.questions == QUESTIONS || self.aside.below(4) > 0 {
            return Ok(());
        }
        let Some(kind) = self.aside.pick(puzzles.kinds()) else {
            return Ok(());
        };
        let Some(proof) = puzzles.prove(kind.id, state) else {
            return Ok(());
        };
        self.questions += 1;
        let detail = |what: &dyn std::fmt::Display| format!("{}: {what} in {}", kind.id, state.position());
        for _ in 0..4 {
            let action = state.sample(seat, &mut self.aside);
            let worth = puzzles.worth(kind.id, state, &action);
            let most = worth.is_none_or(|worth| is_as_good(proof.value, worth));
            law(most, "nothing is worth more than the best", || detail(&action))?;
        }
        let mut now = state.clone();
        for (action, left) in proof.answer.iter().zip((0..proof.answer.len()).rev()) {
            let worth = puzzles.worth(kind.id, &now, action);
            let answers = worth.is_some_and(|worth| is_as_good(worth, proof.value));
            let right = if left == 0 { answers } else { worth.is_none() };
            law(
                right,
                "the last act of the best answer answers, and is worth it",
                || detail(action),
            )?;
            let ruling = now.ruling(&Entry::act(self.now, seat, action.clone()));
            law(ruling.is_ok(), "the best answer can be played", || detail(action))?;
            ruling
                .into_iter()
                .for_each(|ruling| now.apply(ruling, &mut Tell::deaf()));
        }
        Ok(())
    }

    /// Now and then an act is taken back where that is allowed: the state is what it was, and the log has grown.
    pub(super) fn undoing_leads_back(&mut self, before: &G, deed: &Deed<G>) -> Lawful {
        let Deed::Act(seat, _) = *deed else { return Ok(()) };
        let Some(number) = self.play.withdrawable(seat).filter(|_| self.rng.below(8) == 0) else {
            return Ok(());
        };
        let undo = Line {
            at: self.now,
            who: Who::Seat(seat),
            what: What::House(Note::Undo(number)),
        };
        let undone = self.play.push(undo).is_ok();
        law(
            undone && self.play.state() == before,
            "what is taken back has not happened",
            || format!("{before:?}"),
        )
    }

    pub(super) fn record_reads_back(&self) -> Lawful {
        let record = self.play.record();
        let back = record.to_string().parse::<Record>();
        law(back.as_ref() == Ok(&record), "records are text and back", || {
            format!("{back:?}")
        })?;
        let again = Play::<G>::replay(self.kit.clone(), &record);
        let same = again.as_ref().is_ok_and(|again| again.state() == self.play.state());
        law(same, "replay = live", || format!("{:?}", again.err()))
    }
}

/// What a coach says of an act.
pub(super) fn coached<G: Hosted>(kit: &Arc<G::Kit>, state: &G, entry: &Entry<G>, seed: u64) -> Lawful {
    let (Some(coach), Deed::Act(seat, done)) = (G::COACH, &entry.deed) else {
        return Ok(());
    };
    let expected = state.seats().iter().map(|seat| coach.expected_score(state, seat));
    law(
        G::OPEN || expected.into_iter().all(|score| score.is_none()),
        "what is hidden is not counted with",
        || format!("{state:?}"),
    )?;
    let asked = Asked {
        kit,
        view: &state.view(Viewer::Seat(*seat)),
        seat: *seat,
        done,
        care: Care::Glance,
    };
    let answer = || coach.weigh(&asked, &mut ChaCha8Rng::seed_from_u64(seed));
    let (Some(weighed), again) = (answer(), answer()) else {
        return Ok(());
    };
    law(
        again.as_ref() == Some(&weighed),
        "the same question gets the same answer",
        || format!("{weighed:?} ≠ {again:?}"),
    )?;
    let best = weighed.done <= weighed.most && weighed.done.is_finite() && weighed.most.is_finite();
    law(best, "nothing is better than what is called best", || {
        format!("{done}: {weighed:?}")
    })?;
    let mut after = state.clone();
    for action in &weighed.best {
        let ruling = after.ruling(&Entry::act(entry.at, *seat, action.clone()));
        law(ruling.is_ok(), "what is called best can be done", || {
            format!("{action} of {weighed:?} in {state:?}")
        })?;
        ruling
            .into_iter()
            .for_each(|ruling| after.apply(ruling, &mut Tell::deaf()));
    }
    Ok(())
}

pub(super) fn scores_are_bounded<G: Game>(state: &G) -> Lawful {
    let bounded = |score: &i32| (-MOST_POINTS..=MOST_POINTS).contains(score);
    law(state.scores().iter().all(bounded), "scores can be added up", || {
        format!("{:?}", state.scores())
    })
}

pub(super) fn line<G: Game>(entry: &Entry<G>) -> Line {
    let (who, text) = match &entry.deed {
        Deed::Act(seat, action) => (Who::Seat(*seat), action.to_string()),
        Deed::Chance(chance) => (Who::Chance, chance.to_string()),
        Deed::TimeUp => (Who::Clock, crate::TIME_UP.to_owned()),
    };
    Line {
        at: entry.at,
        who,
        what: What::Game(text.into()),
    }
}

fn told<G: Game>(state: &G, entry: &Entry<G>, viewer: Viewer) -> Result<Vec<G::Event>, Refused<G::Illegal>> {
    let ruling = state.ruling(entry)?;
    let mut tell = Tell::listening();
    state.clone().apply(ruling, &mut tell);
    let heard = tell
        .heard()
        .into_iter()
        .filter(|(audience, _)| audience.includes(viewer));
    Ok(heard.map(|(_, event)| event).collect())
}

fn after<G: Game, const N: usize>(state: &G, entries: [&Entry<G>; N]) -> Option<G> {
    let mut state = state.clone();
    for entry in entries {
        let ruling = state.ruling(entry).ok()?;
        state.apply(ruling, &mut Tell::deaf());
    }
    Some(state)
}

pub(super) fn text_and_back<T>(value: &T) -> Lawful
where
    T: std::fmt::Display + std::str::FromStr<Err = ParseError> + PartialEq + Debug,
{
    let text = value.to_string();
    let back = text.parse::<T>();
    let clean = !text.is_empty() && text.trim() == text && !text.contains('\n') && !text.starts_with('~');
    law(clean && back.as_ref() == Ok(value), "notation is text and back", || {
        format!("{text:?} → {back:?} ≠ {value:?}")
    })
}
