//! A game that is being played, seen as one whose type has been forgotten.

use std::fmt::{Debug, Display, Write};

use serde_json::value::RawValue;

use super::{Addressed, HouseEvent, Playing, SealedDraw, Seen, Thought, Throw, Thrown, Told, json};
use crate::{
    Arrival, Audience, Awaits, BySeat, Choice, Entry, Fault, Flight, Header, Hosted, Line, Millis, Moments, Outcome,
    Play, Race, Reader, Refusal, Row, Said, Seat, Seed, Shared, Strength, Viewer, Who, play::chance_line, same_luck,
};

/// Most actions are no longer than this, so that a list of them is written without moving any.
const USUAL_ACTION: usize = 32;

impl<G: Hosted> Playing for Play<G>
where
    Play<G>: Debug,
{
    fn header(&self) -> &Header {
        self.header()
    }

    fn forget_name(&mut self, seat: Seat) {
        Play::forget_name(self, seat);
    }

    fn lines(&self) -> &[Line] {
        self.lines()
    }

    fn awaits(&self) -> Awaits {
        self.state().awaits()
    }

    fn push(&mut self, line: Line) -> Result<Told, Refusal> {
        let asked = line.is_hint().then_some(line.who);
        let heard = Play::push(self, line)?;
        Ok(told::<G>(asked, heard))
    }

    fn is_same(&self, sent: &str, stands: &str) -> bool {
        let (Ok(sent), Ok(stands)) = (sent.parse(), stands.parse()) else {
            return false;
        };
        G::RACE.map_or_else(|| sent == stands, |race| race.is_same(&sent, &stands))
    }

    fn check(&self, line: &Line) -> Result<(), Refusal> {
        Play::check(self, line)
    }

    fn fault(&self, line: &Line, refusal: Refusal) -> Fault {
        Play::fault(self, line, refusal)
    }

    fn preview(&self, line: &Line) -> Result<Option<Box<RawValue>>, Refusal> {
        match (line.who, self.ruling(line)?) {
            (Who::Seat(seat), Some(ruling)) => {
                Ok(G::PREVIEW.and_then(|shown| shown.preview(self.state(), seat, &ruling)))
            }
            _ => Ok(None),
        }
    }

    fn seed_is_told(&self) -> bool {
        Play::seed_is_told(self)
    }

    fn withdrawable(&self, seat: Seat) -> Option<u32> {
        Play::withdrawable(self, seat)
    }

    fn draw(&self, seed: &Seed) -> Line {
        chance_line::<G>(self.last_at(), &same_luck::draw(self, seed))
    }

    fn answer(&mut self, seed: &Seed) -> Told {
        let answer = Entry::chance(self.last_at(), same_luck::draw(self, seed));
        addressed::<G>(self.enter(answer).expect("what a game draws, it accepts"))
    }

    fn flies(&self) -> bool {
        // The same luck for all is drawn piece by piece: there is no throw that could be watched.
        let flies = |flight: &dyn Flight<G>| !self.header().same_luck && flight.flies(self.state());
        self.awaits() == Awaits::Chance && G::FLIGHT.is_some_and(flies)
    }

    fn throw(&self, seed: &Seed) -> Option<Throw> {
        let flight = G::FLIGHT.filter(|_| self.flies())?;
        let (state, at, mut rng) = (self.state().clone(), self.last_at(), self.stream(seed));
        Some(Throw::new(move || {
            let (chance, track) = flight.throw(&state, &mut rng);
            let line = chance_line::<G>(at, &chance);
            Thrown { line, track }
        }))
    }

    fn seal(&self, answer: &Line, seed: &Seed) -> SealedDraw {
        let told = self.foretell(answer).expect("what a game draws, it accepts");
        let open = told.iter().filter(|(audience, _)| *audience == Audience::All);
        let events: Vec<&G::Event> = open.map(|(_, event)| event).collect();
        SealedDraw {
            events: serde_json::to_string(&events).expect("events are plain data"),
            key: self.key(seed),
        }
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        json(&self.state().view(viewer))
    }

    fn seen(&self, viewers: &[Viewer]) -> Vec<Seen> {
        let mut last: Option<(G::View, Shared<Box<RawValue>>)> = None;
        let see = |viewer: &Viewer| {
            let (view, json) = match last.take_if(|_| G::OPEN) {
                Some(common) => common,
                None => {
                    let view = self.state().view(*viewer);
                    let json = Shared::new(json(&view));
                    (view, json)
                }
            };
            let seen = Seen {
                prompt: prompt(self.state(), &view, *viewer),
                view: json.clone(),
            };
            last = Some((view, json));
            seen
        };
        viewers.iter().map(see).collect()
    }

    fn is_open(&self) -> bool {
        G::OPEN
    }

    fn legal(&self, seat: Seat) -> Option<Vec<String>> {
        if !self.awaits().who().contains(seat) {
            return Some(Vec::new());
        }
        let actions = self.state().open_actions(seat)?;
        let written = |action: &G::Action| {
            let mut text = String::with_capacity(USUAL_ACTION);
            write!(text, "{action}").expect("a string takes everything");
            text
        };
        Some(actions.iter().map(written).collect())
    }

    fn thought(&self, seat: Seat, strength: Strength) -> Thought {
        let (kit, view) = (self.kit().clone(), self.state().view(Viewer::Seat(seat)));
        Box::new(move |rng| G::advise(&kit, &view, seat, strength, rng).map(written))
    }

    fn hint(&self, seat: Seat, mine: Option<&str>) -> Thought {
        let (kit, view) = (self.kit().clone(), self.state().view(Viewer::Seat(seat)));
        let mine: Option<G::Action> = mine.and_then(|mine| mine.parse().ok());
        Box::new(move |rng| {
            let advice = G::advise(&kit, &view, seat, Strength::Strong, rng)?;
            Some(written(match (G::COACH, &mine) {
                (Some(coach), Some(mine)) => coach.compare(&view, advice, mine),
                _ => advice,
            }))
        })
    }

    fn moments(&self) -> Moments {
        crate::moments::moments(self)
    }

    fn prompt(&self, viewer: Viewer) -> Option<Said> {
        prompt(self.state(), &self.state().view(viewer), viewer)
    }

    fn called(&self, seat: Seat, action: &str) -> Option<Said> {
        Some(G::called(&self.state().view(Viewer::Seat(seat)), &action.parse().ok()?))
    }

    fn bits(&self, seat: Seat, action: &str) -> Vec<Said> {
        let bits = |action: G::Action| G::bits(&self.state().view(Viewer::Seat(seat)), &action);
        action.parse().map(bits).unwrap_or_default()
    }

    fn rows(&self, viewer: Viewer) -> Vec<Row> {
        G::rows(&self.state().view(viewer))
    }

    fn stands(&self, seat: Seat) -> Said {
        let state = self.state();
        let score = G::score(state.options(), state.scores()[seat.index()]);
        G::stands(&state.view(Viewer::Spectator), seat, score)
    }

    fn table(&self, viewer: Viewer, reader: &dyn Reader) -> String {
        G::table(&self.state().view(viewer), reader)
    }

    fn desk(&self, viewer: Viewer, reader: &dyn Reader) -> Option<String> {
        G::desk(&self.state().view(viewer), reader)
    }

    fn arranged(&self, seat: Seat, actions: Vec<String>) -> (Vec<String>, usize) {
        let read = actions.iter().filter_map(|action| action.parse().ok()).collect();
        let arranged = G::arranged(&self.state().view(Viewer::Seat(seat)), read);
        let listed = G::listed(&arranged);
        (arranged.iter().map(G::Action::to_string).collect(), listed)
    }

    fn how_to_write(&self, viewer: Viewer) -> Option<Said> {
        G::how_to_write(&self.state().view(viewer))
    }

    fn read(&self, viewer: Viewer, typed: &str) -> String {
        G::read(&self.state().view(viewer), typed)
    }

    fn picture(&self, viewer: Viewer) -> Option<String> {
        G::picture(&self.state().view(viewer))
    }

    fn suspense_ms(&self) -> Option<u32> {
        G::RACE?.suspense_ms(self.state())
    }

    fn race_started(&self) -> Option<Millis> {
        G::RACE?.started(self.state())
    }

    fn stamped(&self, action: &str, arrival: Arrival) -> String {
        let stamped = |(race, read): (&dyn Race<G>, G::Action)| race.stamped(self.state(), read, arrival).to_string();
        G::RACE
            .zip(action.parse().ok())
            .map_or_else(|| action.to_owned(), stamped)
    }

    fn moment(&self, action: &str) -> Option<Millis> {
        G::RACE?.moment(self.state(), &action.parse().ok()?)
    }

    fn worth(&self, kind: &str, action: &str) -> Option<f64> {
        G::PUZZLES?.worth(kind, self.state(), &action.parse().ok()?)
    }

    fn choices(&self, kind: &str) -> Vec<(String, f64)> {
        let all = G::PUZZLES.map(|puzzles| puzzles.choices(kind, self.state()));
        let written = |(action, worth): (G::Action, f64)| (action.to_string(), worth);
        all.unwrap_or_default().into_iter().map(written).collect()
    }

    fn pause_ms(&self) -> Option<u32> {
        self.state().pause_ms()
    }

    fn hints_allowed(&self) -> bool {
        self.state().hints_allowed()
    }

    fn scores(&self) -> BySeat<i32> {
        self.state().scores()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    fn ending(&self) -> Option<Said> {
        G::ending(&self.state().outcome()?)
    }

    fn is_most(&self) -> bool {
        G::SAME_LUCK.is_some_and(|luck| luck.is_most(self.state()))
    }

    fn position(&self) -> String {
        self.state().position()
    }

    fn told_since(&self, line: u32) -> Vec<Told> {
        let mut play = anew(self);
        let again = |line: &Line| Play::push(&mut play, line.clone()).expect("it was played before");
        // Only what is asked for becomes JSON and sentences: that takes longer than the rules.
        let heard: Vec<_> = self.lines().iter().map(again).skip(line as usize).collect();
        let asked = |line: &Line| line.is_hint().then_some(line.who);
        let missed = self.lines()[line as usize..].iter().zip(heard);
        missed.map(|(line, heard)| told::<G>(asked(line), heard)).collect()
    }

    fn reopened(&self) -> Box<dyn Playing> {
        Box::new(anew(self))
    }
}

/// Where a game says nothing about it, whose turn it is.
fn prompt<G: Hosted>(state: &G, view: &G::View, viewer: Viewer) -> Option<Said> {
    G::prompt(view, viewer).or_else(|| {
        let who = state.awaits().who();
        match viewer {
            Viewer::Seat(seat) if who.contains(seat) => Some(Said::turn(seat)),
            _ => who.first().map(Said::turn),
        }
    })
}

fn anew<G: Hosted>(play: &Play<G>) -> Play<G> {
    Play::open(play.kit().clone(), play.header().clone()).expect("it opened before")
}

/// What a line told: of the game, or that somebody asked for a hint.
fn told<G: Hosted>(asked: Option<Who>, heard: Vec<(Audience, G::Event)>) -> Told {
    match asked {
        Some(Who::Seat(seat)) => vec![asked_for_a_hint(seat)],
        _ => addressed::<G>(heard),
    }
}

fn addressed<G: Hosted>(heard: Vec<(Audience, G::Event)>) -> Told {
    let addressed = |(audience, event): (Audience, G::Event)| Addressed {
        audience,
        event: Shared::new(json(&event)),
        said: G::told(&event).map(Shared::new),
    };
    heard.into_iter().map(addressed).collect()
}

/// Whatever is played: who is helped is known to all.
fn asked_for_a_hint(seat: Seat) -> Addressed {
    Addressed {
        audience: Audience::All,
        event: Shared::new(json(&HouseEvent::Hint { seat })),
        said: Some(Shared::new(Said::about("event-hint", seat))),
    }
}

/// A choice with its action in notation.
fn written<A: Display>(choice: Choice<A>) -> Choice<String> {
    Choice {
        action: choice.action.to_string(),
        reason: choice.reason,
        figures: choice.figures,
        value: choice.value,
    }
}
