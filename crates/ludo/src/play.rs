//! A game being played or replayed: the lines so far, and the state that follows from them and from nothing else.

use std::{
    fmt::{self, Write},
    sync::Arc,
};

use rand_chacha::ChaCha20Rng;

use crate::{
    Audience, Awaits, Deed, Entry, Game, Header, Line, Millis, Note, ParseError, Record, Refusal, Seat, SeatSet, Seed,
    Settings, Start, Tell, Violation, What, Who, open,
};

/// What the clock says when a window closes.
const TIME_UP: &str = "time";

/// How often something may be taken back in one game, so that the log cannot grow for ever.
pub const MOST_UNDOS: u16 = 200;

#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    kit: Arc<G::Kit>,
    header: Header,
    state: G,
    lines: Vec<Line>,
    last_act: Option<LastAct<G>>,
    undos: u16,
    /// Answers of chance so far.
    draws: u32,
    /// Seats for whom a bot stands in.
    away: SeatSet,
    seed_told: bool,
}

/// The newest line, if it is an act that can still be taken back.
#[derive(Clone, Debug)]
struct LastAct<G> {
    seat: Seat,
    line: u32,
    before: G,
}

/// A line that the rules refuse, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {refusal}")]
pub struct Fault {
    pub line: u32,
    pub refusal: Refusal,
}

/// Was the chance of a record what its seed says?
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Fair {
        checked: u32,
    },
    /// The game is not over, or nobody told the seed.
    NoSeed,
    NoCommitment,
    /// The seed that was told is not the one that was committed to.
    OtherSeed,
    Unfair {
        checked: u32,
        line: u32,
        found: String,
        expected: String,
    },
}

impl<G: Game> Play<G> {
    pub fn open(kit: Arc<G::Kit>, header: Header) -> Result<Play<G>, Refusal> {
        let state = opening::<G>(&kit, &header)?;
        Ok(Play {
            kit,
            header,
            state,
            lines: Vec::new(),
            last_act: None,
            undos: 0,
            draws: 0,
            away: SeatSet::NONE,
            seed_told: false,
        })
    }

    /// Plays a whole record through the rules.
    pub fn replay(kit: Arc<G::Kit>, record: &Record) -> Result<Play<G>, Fault> {
        let mut play = Play::open(kit, record.header.clone()).map_err(|refusal| Fault { line: 0, refusal })?;
        for (line, number) in record.lines.iter().zip(1..) {
            play.push(line.clone())
                .map_err(|refusal| Fault { line: number, refusal })?;
        }
        Ok(play)
    }

    pub fn kit(&self) -> &Arc<G::Kit> {
        &self.kit
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    pub fn record(&self) -> Record {
        Record {
            header: self.header.clone(),
            lines: self.lines.clone(),
        }
    }

    /// Judges a line and, if it is fit, appends it in its canonical text and applies it. A refusal leaves no trace.
    pub fn push(&mut self, line: Line) -> Result<Vec<(Audience, G::Event)>, Refusal> {
        self.is_in_order(line.at, line.who)?;
        match line.what {
            What::Game(text) => {
                self.seed_is_secret()?;
                let entry = read_entry::<G>(line.at, line.who, &text)?;
                let canonical = stands_as(&entry.deed, &text);
                self.write_down(entry, canonical.then_some(text))
            }
            What::House(ref note) => {
                self.note(line.who, note)?;
                self.lines.push(line);
                Ok(Vec::new())
            }
        }
    }

    /// As [`push`](Play::push), for an entry that need not be read: it becomes text only to be written down.
    pub fn enter(&mut self, entry: Entry<G>) -> Result<Vec<(Audience, G::Event)>, Refusal> {
        self.is_in_order(entry.at, who(&entry.deed))?;
        self.write_down(entry, None)
    }

    /// Nature answers, now.
    pub fn answer(&mut self, seed: &Seed) -> Vec<(Audience, G::Event)> {
        let chance = self.state.draw(&mut self.stream(seed));
        let answer = Entry::chance(self.last_at(), chance);
        self.enter(answer).expect("what a game draws, it accepts")
    }

    /// `text` is how the entry is written, if somebody knows that already.
    fn write_down(&mut self, entry: Entry<G>, text: Option<Box<str>>) -> Result<Vec<(Audience, G::Event)>, Refusal> {
        let ruling = self.state.ruling(&entry).map_err(|refused| refused.refusal())?;
        let act = match entry.deed {
            Deed::Act(seat, _) if !self.state.reveals(&ruling) => Some(LastAct {
                seat,
                line: self.lines.len() as u32 + 1,
                before: self.state.clone(),
            }),
            _ => None,
        };
        let mut tell = Tell::listening();
        self.state.apply(ruling, &mut tell);
        self.last_act = act.filter(|_| self.state.awaits() != Awaits::Chance && self.state.outcome().is_none());
        self.draws += u32::from(matches!(entry.deed, Deed::Chance(_)));
        self.lines.push(match text {
            Some(text) => Line {
                at: entry.at,
                who: who(&entry.deed),
                what: What::Game(text),
            },
            None => line(&entry),
        });
        Ok(tell.heard())
    }

    /// Would this line of a game be accepted now?
    pub fn check(&self, line: &Line) -> Result<(), Refusal> {
        self.ruling(line).map(|_| ())
    }

    /// How this line of a game would be judged now; None for a note of the house.
    pub fn ruling(&self, line: &Line) -> Result<Option<G::Ruling>, Refusal> {
        self.seat_is_here(line.who)?;
        let What::Game(text) = &line.what else { return Ok(None) };
        let entry = read_entry::<G>(line.at, line.who, text)?;
        self.state.ruling(&entry).map(Some).map_err(|refused| refused.refusal())
    }

    /// The number of the line that this seat could take back: her own last act, as long as nobody has learnt anything
    /// from it and nothing has happened since.
    pub fn withdrawable(&self, seat: Seat) -> Option<u32> {
        let act = self.last_act.as_ref().filter(|act| act.seat == seat)?;
        (self.undos < MOST_UNDOS).then_some(act.line)
    }

    /// The line with which nature answers now.
    pub fn draw(&self, seed: &Seed) -> Line {
        chance_line::<G>(self.last_at(), &self.state.draw(&mut self.stream(seed)))
    }

    /// What this line would tell if it came now.
    pub fn foretell(&self, line: &Line) -> Result<Vec<(Audience, G::Event)>, Refusal> {
        let mut tell = Tell::listening();
        if let Some(ruling) = self.ruling(line)? {
            self.state.clone().apply(ruling, &mut tell);
        }
        Ok(tell.heard())
    }

    /// The key that seals what is foretold.
    pub fn key(&self, seed: &Seed) -> [u8; 32] {
        seed.seal(&self.header.nonces(), self.draws + 1)
    }

    /// The randomness of the next draw.
    pub(crate) fn stream(&self, seed: &Seed) -> ChaCha20Rng {
        seed.stream(&self.header.nonces(), self.draws + 1)
    }

    pub(crate) fn last_at(&self) -> Millis {
        self.lines.last().map_or(0, |last| last.at)
    }

    /// Recomputes every chance line from the seed that was revealed.
    pub fn verify(kit: Arc<G::Kit>, record: &Record) -> Result<Verdict, Fault> {
        let Some(commitment) = &record.header.commitment else {
            return Ok(Verdict::NoCommitment);
        };
        let seed = record.lines.iter().find_map(|line| match &line.what {
            What::House(Note::Seed(seed)) => Some(seed),
            _ => None,
        });
        let Some(seed) = seed else { return Ok(Verdict::NoSeed) };
        if seed.commitment() != *commitment {
            return Ok(Verdict::OtherSeed);
        }
        let mut play = Play::<G>::open(kit, record.header.clone()).map_err(|refusal| Fault { line: 0, refusal })?;
        let mut checked = 0;
        for (line, number) in record.lines.iter().zip(1..) {
            let drawn = line.who == Who::Chance && play.state.awaits() == Awaits::Chance;
            let expected = drawn.then(|| play.draw(seed).what);
            play.push(line.clone())
                .map_err(|refusal| Fault { line: number, refusal })?;
            let Some(expected) = expected else { continue };
            // As the rules write it: another spelling of the same answer is as fair.
            let found = &play.lines[number as usize - 1].what;
            if *found != expected {
                return Ok(Verdict::Unfair {
                    checked,
                    line: number,
                    found: found.to_string(),
                    expected: expected.to_string(),
                });
            }
            checked += 1;
        }
        Ok(Verdict::Fair { checked })
    }

    /// What a note of the house does to the state: nothing, but for one that takes a line back.
    fn note(&mut self, who: Who, note: &Note) -> Result<(), Refusal> {
        match (who, note) {
            (Who::Seat(seat), Note::Undo(line)) => {
                if self.withdrawable(seat) != Some(*line) {
                    return Err(Refusal::by_the_house("HOUSE-UNDO", "refusal-cannot-undo"));
                }
                self.state = self.last_act.take().expect("there is something to take back").before;
                self.undos += 1;
            }
            (Who::Seat(seat), Note::Leave | Note::Late) if self.is_person_here(seat) => {
                self.away = self.away.with(seat);
            }
            (Who::Seat(seat), Note::Back) if self.away.contains(seat) => self.away = self.away.without(seat),
            (Who::Seat(seat), Note::Hint) if self.is_person_here(seat) && self.is_first_hint(seat) => {}
            (Who::Seat(_), Note::Hint) => return Err(Refusal::by_the_house("HOUSE-HINT", "refusal-hint-once")),
            // Bots stay, and nobody leaves twice or comes back without having left: notes say what happened, and
            // cannot pile up.
            (Who::Seat(_), _) => return Err(Refusal::by_the_house("HOUSE-PRESENCE", "refusal-presence")),
            // Before the end it ends the game: who knows the seed knows what chance will say.
            (Who::Clock, Note::Seed(_)) => self.seed_told = true,
            _ => {}
        }
        Ok(())
    }

    /// A position is explained to a seat once, so that asking again and again cannot make the log grow.
    fn is_first_hint(&self, seat: Seat) -> bool {
        let hints = self.lines.iter().rev().take_while(|line| line.is_hint());
        hints.into_iter().all(|line| line.who != Who::Seat(seat))
    }

    fn is_person_here(&self, seat: Seat) -> bool {
        let is_ours = self
            .header
            .sitters
            .get(seat.index())
            .is_some_and(|sitter| sitter.bot.is_some());
        !is_ours && !self.away.contains(seat)
    }

    fn seed_is_secret(&self) -> Result<(), Refusal> {
        match self.seed_told && self.state.outcome().is_none() {
            true => Err(Refusal::by_the_house("HOUSE-SEED", "refusal-seed-told")),
            false => Ok(()),
        }
    }

    /// Time does not run backwards, and nobody speaks for a seat that is not there.
    fn is_in_order(&self, at: Millis, who: Who) -> Result<(), Refusal> {
        if at < self.last_at() {
            return Err(Refusal::by_the_house("HOUSE-TIME", "refusal-time-runs-backwards"));
        }
        self.seat_is_here(who)
    }

    fn seat_is_here(&self, who: Who) -> Result<(), Refusal> {
        match who {
            Who::Seat(seat) if !self.header.seats.contains(seat) => {
                Err(Refusal::by_the_house("HOUSE-SEAT", "refusal-no-such-seat"))
            }
            _ => Ok(()),
        }
    }
}

fn opening<G: Game>(kit: &Arc<G::Kit>, header: &Header) -> Result<G, Refusal> {
    if header.game != G::ID {
        return Err(Refusal::by_the_house("HOUSE-GAME", "refusal-other-game"));
    }
    if header.edition != G::EDITION {
        return Err(Refusal::by_the_house("HOUSE-EDITION", "refusal-other-edition"));
    }
    let options = G::Options::from_text(&header.options)
        .map_err(|bad| ParseError::new(bad.to_string(), &header.options).refusal())?;
    match &header.start {
        Start::Opening => open(kit, &options, header.seats).map_err(|refused| refused.refusal()),
        Start::Position(position) => G::set_up(kit, &options, header.seats, position).map_err(|error| error.refusal()),
    }
}

fn read_entry<G: Game>(at: Millis, who: Who, text: &str) -> Result<Entry<G>, Refusal> {
    let deed = match who {
        Who::Seat(seat) => Deed::Act(seat, text.parse().map_err(|error: ParseError| error.refusal())?),
        Who::Chance => Deed::Chance(text.parse().map_err(|error: ParseError| error.refusal())?),
        Who::Clock if text == TIME_UP => Deed::TimeUp,
        Who::Clock => return Err(ParseError::new("the clock says: time", text).refusal()),
    };
    Ok(Entry { at, deed })
}

fn who<G: Game>(deed: &Deed<G>) -> Who {
    match deed {
        Deed::Act(seat, _) => Who::Seat(*seat),
        Deed::Chance(_) => Who::Chance,
        Deed::TimeUp => Who::Clock,
    }
}

pub(crate) fn chance_line<G: Game>(at: Millis, chance: &G::Chance) -> Line {
    Line {
        at,
        who: Who::Chance,
        what: What::Game(chance.to_string().into()),
    }
}

/// An entry as it is written down.
pub(crate) fn line<G: Game>(entry: &Entry<G>) -> Line {
    Line {
        at: entry.at,
        who: who(&entry.deed),
        what: What::Game(canonical(&entry.deed)),
    }
}

fn canonical<G: Game>(deed: &Deed<G>) -> Box<str> {
    match deed {
        Deed::Act(_, action) => action.to_string().into(),
        Deed::Chance(chance) => chance.to_string().into(),
        Deed::TimeUp => TIME_UP.into(),
    }
}

/// Is this text the canonical one? Nearly always it is, and then nothing need be written anew.
fn stands_as<G: Game>(deed: &Deed<G>, text: &str) -> bool {
    let mut left = Left(text);
    let same = match deed {
        Deed::Act(_, action) => write!(left, "{action}"),
        Deed::Chance(chance) => write!(left, "{chance}"),
        Deed::TimeUp => left.write_str(TIME_UP),
    };
    same.is_ok() && left.0.is_empty()
}

/// What is left of a text when all that is written to it has been crossed out; an error where they differ.
struct Left<'a>(&'a str);

impl Write for Left<'_> {
    fn write_str(&mut self, written: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(written).ok_or(fmt::Error)?;
        Ok(())
    }
}
