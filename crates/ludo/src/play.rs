//! A game being played or replayed: the lines so far, and the state that follows from them and from nothing else.

use std::{
    fmt::{self, Write},
    sync::Arc,
};

use rand_chacha::ChaCha20Rng;

use crate::{
    Audience, Awaits, Deed, Entry, Fault, Game, Header, Line, Millis, Note, ParseError, Part, Place, Record, Refusal,
    Seat, SeatSet, Seed, Settings, Sitter, Start, Tell, Violation, What, Who, open,
    record::{LATEST, is_text},
    verdict::Verdict,
};

/// What the clock says when a window closes.
pub const TIME_UP: &str = "time";

/// How often something may be taken back in one game, so that the log cannot grow for ever.
pub const MOST_UNDOS: u16 = 200;

/// A game being played or replayed. Lines go in, what they tell comes out, and the state is what follows from them.
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::Diamoniak;
/// use ludo::{Awaits, Game, Play, Seed};
///
/// let header = "ludo 1\ngame diamoniak 1\nseats 2\n".parse::<ludo::Record>().unwrap().header;
/// let mut play = Play::<Diamoniak>::open(Arc::default(), header).unwrap();
/// play.push("0 1 draw".parse().unwrap()).unwrap();
/// assert_eq!(play.state().awaits(), Awaits::Chance);
/// play.answer(&Seed::from_number(7)); // the first draw of this seed
/// let refusal = play.push("900 2 draw".parse().unwrap()).unwrap_err();
/// assert_eq!(refusal.id, "refusal-not-your-turn");
/// assert_eq!(play.lines().len(), 2, "a refusal leaves no trace");
/// ```
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

impl<G: Game> Play<G> {
    /// A game of which nothing has been played yet.
    ///
    /// # Errors
    /// Where the header is of another game or edition, or its options, seats or position cannot be.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use diamoniak::Diamoniak;
    /// use ludo::{Play, Record};
    ///
    /// let header = |game| format!("ludo 1\ngame {game}\nseats 2\n").parse::<Record>().unwrap().header;
    /// assert!(Play::<Diamoniak>::open(Arc::default(), header("diamoniak 1")).is_ok());
    /// assert!(Play::<Diamoniak>::open(Arc::default(), header("diamoniak 99")).is_err(), "nobody knows those rules yet");
    /// assert!(Play::<Diamoniak>::open(Arc::default(), header("yaminos 1")).is_err(), "that is another game");
    /// ```
    pub fn open(kit: Arc<G::Kit>, header: Header) -> Result<Play<G>, Refusal> {
        Play::begin(kit, header).map_err(|fault| fault.refusal)
    }

    /// As [`open`](Play::open), with the place of what is refused.
    pub(crate) fn begin(kit: Arc<G::Kit>, header: Header) -> Result<Play<G>, Fault> {
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
    ///
    /// # Errors
    /// Names the first place that the rules, or the laws of the house, refuse.
    pub fn replay(kit: Arc<G::Kit>, record: &Record) -> Result<Play<G>, Fault> {
        let mut play = Play::begin(kit, record.header.clone())?;
        record
            .lines
            .iter()
            .try_for_each(|line| play.replay_line(line).map(|_| ()))?;
        Ok(play)
    }

    /// The next line of a record.
    pub(crate) fn replay_line(&mut self, line: &Line) -> Result<Vec<(Audience, G::Event)>, Fault> {
        let told = self.push(line.clone());
        told.map_err(|refusal| self.fault(line, refusal))
    }

    /// Where in this line, the next, lies what was refused: its time or its seat, where these are wrong; else what it says.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use diamoniak::Diamoniak;
    /// use ludo::{Line, Play};
    ///
    /// let record = "ludo 1\ngame diamoniak 1\nseats 2\n\n".parse().unwrap();
    /// let mut play = Play::<Diamoniak>::replay(Arc::default(), &record).unwrap();
    /// let line: Line = "0 1 buy nine".parse().unwrap();
    /// let refusal = play.push(line.clone()).unwrap_err();
    /// assert_eq!(play.fault(&line, refusal).place.to_string(), "line 1, column 9");
    /// ```
    pub fn fault(&self, line: &Line, refusal: Refusal) -> Fault {
        let time = line.at.to_string().len();
        let what = match &line.what {
            What::Game(text) => read_entry::<G>(line.at, line.who, text)
                .err()
                .map_or(0, |error| error.chars_before(text)),
            What::House(Note::Undo(_)) => "~undo ".len(),
            What::House(_) => 0,
        };
        let before = match refusal.rule.as_str() {
            "HOUSE-TIME" => 0,
            "HOUSE-SEAT" => time + 1,
            _ => time + " 1 ".len() + what,
        };
        let place = Place {
            part: Part::Line(self.lines.len() as u32 + 1),
            column: before + 1,
        };
        Fault { place, refusal }
    }

    /// What is in the box.
    pub fn kit(&self) -> &Arc<G::Kit> {
        &self.kit
    }

    /// What was known before the first line.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Who sat there wants to be forgotten: her name goes, and nothing else of the record changes.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use diamoniak::Diamoniak;
    /// use ludo::{Play, Record, Seat};
    ///
    /// let nonce = "0".repeat(32);
    /// let text = format!("ludo 1\ngame diamoniak 1\nseats 2 first 1\nseat 1 person {nonce} Zoé\nseat 2 easy {nonce}\n\n");
    /// let record: Record = text.parse().unwrap();
    /// let mut play = Play::<Diamoniak>::replay(Arc::default(), &record).unwrap();
    /// play.forget_name(Seat::from_index(0));
    /// assert_eq!(play.record().to_string(), text.replace(" Zoé", ""));
    /// ```
    pub fn forget_name(&mut self, seat: Seat) {
        self.header.sitters[seat.index()].name.clear();
    }

    /// The table top as it is now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What has happened.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Everything so far, to be written down.
    pub fn record(&self) -> Record {
        Record {
            header: self.header.clone(),
            lines: self.lines.clone(),
        }
    }

    /// Judges a line and, if it is fit, appends it in its canonical text and applies it.
    ///
    /// # Errors
    /// Names the rule, of the game or of the house, that refuses it. A refusal leaves no trace.
    pub fn push(&mut self, line: Line) -> Result<Vec<(Audience, G::Event)>, Refusal> {
        self.is_in_order(line.at, line.who)?;
        match line.what {
            What::Game(text) => {
                self.seed_is_secret()?;
                let entry = read_entry::<G>(line.at, line.who, &text).map_err(|error| error.refusal())?;
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
    ///
    /// # Errors
    /// As [`push`](Play::push).
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use diamoniak::Diamoniak;
    /// use ludo::{Entry, Play, Seat};
    ///
    /// let record = "ludo 1\ngame diamoniak 1\nseats 2\n\n".parse().unwrap();
    /// let mut play = Play::<Diamoniak>::replay(Arc::default(), &record).unwrap();
    /// play.enter(Entry::act(700, Seat::from_index(0), diamoniak::Action::Draw)).unwrap();
    /// assert_eq!(play.lines()[0].to_string(), "700 1 draw");
    /// assert!(play.enter(Entry::chance(500, diamoniak::Card::Rose)).is_err(), "time does not run backwards");
    /// ```
    pub fn enter(&mut self, entry: Entry<G>) -> Result<Vec<(Audience, G::Event)>, Refusal> {
        self.is_in_order(entry.at, who(&entry.deed))?;
        self.write_down(entry, None)
    }

    /// Nature answers, now.
    ///
    /// # Panics
    /// Where chance is not awaited.
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
    ///
    /// # Errors
    /// Why not.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use diamoniak::Diamoniak;
    /// use ludo::Play;
    ///
    /// let record = "ludo 1\ngame diamoniak 1\nseats 2\n\n".parse().unwrap();
    /// let play = Play::<Diamoniak>::replay(Arc::default(), &record).unwrap();
    /// assert_eq!(play.check(&"0 1 draw".parse().unwrap()), Ok(()));
    /// assert_eq!(play.check(&"0 2 draw".parse().unwrap()).unwrap_err().rule, "DIAMONIAK-10");
    /// ```
    pub fn check(&self, line: &Line) -> Result<(), Refusal> {
        self.ruling(line).map(|_| ())
    }

    /// How this line of a game would be judged now; None for a note of the house.
    ///
    /// # Errors
    /// Why it would be refused.
    pub fn ruling(&self, line: &Line) -> Result<Option<G::Ruling>, Refusal> {
        self.seat_is_here(line.who)?;
        let What::Game(text) = &line.what else { return Ok(None) };
        let entry = read_entry::<G>(line.at, line.who, text).map_err(|error| error.refusal())?;
        self.state.ruling(&entry).map(Some).map_err(|refused| refused.refusal())
    }

    /// The seed stands in the log.
    pub fn seed_is_told(&self) -> bool {
        self.seed_told
    }

    /// The number of the line that this seat could take back: her own last act, as long as nobody has learnt anything
    /// from it and nothing has happened since.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use diamoniak::Diamoniak;
    /// use ludo::{Play, Seat};
    ///
    /// let text = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 draw\n0 * rose\n0 1 stop\n";
    /// let mut play = Play::<Diamoniak>::replay(Arc::default(), &text.parse().unwrap()).unwrap();
    /// assert_eq!(play.withdrawable(Seat::from_index(0)), Some(3), "she may draw on after all");
    /// play.push("900 2 draw".parse().unwrap()).unwrap();
    /// assert_eq!(play.withdrawable(Seat::from_index(0)), None, "the other has begun");
    /// ```
    pub fn withdrawable(&self, seat: Seat) -> Option<u32> {
        let act = self.last_act.as_ref().filter(|act| act.seat == seat)?;
        (self.undos < MOST_UNDOS).then_some(act.line)
    }

    /// The line with which nature answers now.
    ///
    /// # Panics
    /// A game may, where chance is not awaited.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use diamoniak::Diamoniak;
    /// use ludo::{Play, Seed};
    ///
    /// let record = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 draw\n".parse().unwrap();
    /// let mut play = Play::<Diamoniak>::replay(Arc::default(), &record).unwrap();
    /// let line = play.draw(&Seed::from_number(7));
    /// assert_eq!(play.lines().len(), 1, "it is not written down yet");
    /// play.push(line).unwrap();
    /// ```
    pub fn draw(&self, seed: &Seed) -> Line {
        chance_line::<G>(self.last_at(), &self.state.draw(&mut self.stream(seed)))
    }

    /// What this line would tell if it came now.
    ///
    /// # Errors
    /// Why it would be refused.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use diamoniak::Diamoniak;
    /// use ludo::Play;
    ///
    /// let record = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 draw\n".parse().unwrap();
    /// let play = Play::<Diamoniak>::replay(Arc::default(), &record).unwrap();
    /// assert_eq!(play.foretell(&"0 * witch".parse().unwrap()).unwrap().len(), 3, "drawn, nothing to give, your turn");
    /// assert_eq!(play.lines().len(), 1, "all the same it has not happened");
    /// assert!(play.foretell(&"0 1 stop".parse().unwrap()).is_err(), "a card comes");
    /// ```
    pub fn foretell(&self, line: &Line) -> Result<Vec<(Audience, G::Event)>, Refusal> {
        let mut tell = Tell::listening();
        if let Some(ruling) = self.ruling(line)? {
            self.state.clone().apply(ruling, &mut tell);
        }
        Ok(tell.heard())
    }

    /// The key that seals what chance will say, until everybody may know it.
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

    /// Plays the record through the rules, and recomputes every chance line from the seed that was revealed: [`Verdict`] has one
    /// that is fair, and one that is not.
    ///
    /// # Errors
    /// As [`replay`](Play::replay), whether or not there is a seed: a line that cannot be is named, unless chance went wrong
    /// before it.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use diamoniak::Diamoniak;
    /// use ludo::{Play, Record};
    ///
    /// let record: Record = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 2 draw\n".parse().unwrap();
    /// let fault = Play::<Diamoniak>::verify(Arc::default(), &record).unwrap_err();
    /// assert_eq!((fault.line(), fault.refusal.rule.as_str()), (1, "DIAMONIAK-10"));
    /// ```
    pub fn verify(kit: Arc<G::Kit>, record: &Record) -> Result<Verdict, Fault> {
        let draw = |play: &Play<G>, seed: &Seed| play.state.draw(&mut play.stream(seed));
        Play::verify_draws(kit, record, draw)
    }

    /// As [`verify`](Play::verify), where chance is drawn like this.
    pub(crate) fn verify_draws(
        kit: Arc<G::Kit>,
        record: &Record,
        draw: impl Fn(&Play<G>, &Seed) -> G::Chance,
    ) -> Result<Verdict, Fault> {
        let commitment = record.header.commitment.as_ref();
        let promised = |seed: &&Seed| commitment == Some(&seed.commitment());
        let seed = record.seed().filter(promised);
        let mut play = Play::<G>::begin(kit, record.header.clone())?;
        let mut checked = 0;
        for (line, number) in record.lines.iter().zip(1..) {
            let drawn = line.who == Who::Chance && play.state.awaits() == Awaits::Chance;
            let expected = seed
                .filter(|_| drawn)
                .map(|seed| What::Game(draw(&play, seed).to_string().into()));
            play.replay_line(line)?;
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
        Ok(match (commitment, record.seed()) {
            (None, _) => Verdict::NoCommitment,
            (_, None) => Verdict::NoSeed,
            _ if seed.is_none() => Verdict::OtherSeed,
            _ => Verdict::Fair { checked },
        })
    }

    /// What a note of the house does to the state: nothing, but for one that takes a line back.
    fn note(&mut self, who: Who, note: &Note) -> Result<(), Refusal> {
        match (who, note) {
            (Who::Seat(seat), Note::Undo(line)) => {
                if self.withdrawable(seat) != Some(*line) {
                    return Err(self.why_it_stays(seat, *line));
                }
                self.state = self.last_act.take().expect("there is something to take back").before;
                self.undos += 1;
            }
            (Who::Seat(seat), Note::Leave | Note::Late) if self.is_played_from_elsewhere(seat) => {
                self.away = self.away.with(seat);
            }
            (Who::Seat(seat), Note::Back) if self.away.contains(seat) => self.away = self.away.without(seat),
            (Who::Seat(seat), Note::Hint) if self.is_person_here(seat) && self.is_first_hint(seat) => {}
            (Who::Seat(_), Note::Hint) => return Err(Refusal::by_the_house("HOUSE-HINT", "refusal-hint-once")),
            // Bots stay, and nobody leaves twice or comes back without having left: notes say what happened, and
            // cannot pile up.
            (Who::Seat(_), _) => return Err(Refusal::by_the_house("HOUSE-PRESENCE", "refusal-presence")),
            (Who::Clock, Note::Seed(_)) if self.seed_told => {
                return Err(Refusal::by_the_house("HOUSE-SEED", "refusal-seed-told"));
            }
            // Before the end it ends the game: who knows the seed knows what chance will say.
            (Who::Clock, Note::Seed(_)) => self.seed_told = true,
            // Chance tells nothing but itself, and the clock leaves no seat.
            (Who::Chance | Who::Clock, _) => {
                let note = ParseError::new(
                    "seats leave, come back, are late and undo; the clock (-) tells the seed",
                    "",
                );
                return Err(note.refusal());
            }
        }
        Ok(())
    }

    /// Why this line is not taken back by this seat.
    fn why_it_stays(&self, seat: Seat, number: u32) -> Refusal {
        let line = (number as usize).checked_sub(1).and_then(|index| self.lines.get(index));
        let hers = line.is_some_and(|line| line.who == Who::Seat(seat) && matches!(line.what, What::Game(_)));
        let undone = |line: &Line| line.what == What::House(Note::Undo(number));
        if !hers || self.lines.iter().any(undone) {
            let args = [("line", number.to_string().into())];
            return Refusal::new("HOUSE-UNDO", "refusal-undo-none", args);
        }
        match self.undos < MOST_UNDOS {
            true => Refusal::by_the_house("HOUSE-UNDO", "refusal-cannot-undo"),
            false => Refusal::new(
                "HOUSE-UNDO",
                "refusal-undo-often",
                [("most", i32::from(MOST_UNDOS).into())],
            ),
        }
    }

    /// A position is explained to a seat once, so that asking again and again cannot make the log grow.
    fn is_first_hint(&self, seat: Seat) -> bool {
        let hints = self.lines.iter().rev().take_while(|line| line.is_hint());
        hints.into_iter().all(|line| line.who != Who::Seat(seat))
    }

    /// Somebody plays here from elsewhere: a person, or a bot that one has brought along.
    pub(crate) fn is_played_from_elsewhere(&self, seat: Seat) -> bool {
        let is_ours = self.sitter(seat).is_some_and(|sitter| sitter.bot.is_some());
        !is_ours && !self.away.contains(seat)
    }

    /// A person plays here herself.
    pub(crate) fn is_person_here(&self, seat: Seat) -> bool {
        let is_brought = self.sitter(seat).is_some_and(|sitter| sitter.brought);
        self.is_played_from_elsewhere(seat) && !is_brought
    }

    fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.header.sitters.get(seat.index())
    }

    fn seed_is_secret(&self) -> Result<(), Refusal> {
        match self.seed_told && self.state.outcome().is_none() {
            true => Err(Refusal::by_the_house("HOUSE-SEED", "refusal-seed-told")),
            false => Ok(()),
        }
    }

    /// Time neither runs backwards nor out, and nobody speaks for a seat that is not there.
    fn is_in_order(&self, at: Millis, who: Who) -> Result<(), Refusal> {
        if at < self.last_at() {
            return Err(Refusal::by_the_house("HOUSE-TIME", "refusal-time-runs-backwards"));
        }
        if at > LATEST {
            return Err(Refusal::by_the_house("HOUSE-TIME", "refusal-time-too-late"));
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

fn opening<G: Game>(kit: &Arc<G::Kit>, header: &Header) -> Result<G, Fault> {
    let wrong = |part: Part, chars| {
        let place = part.at(chars);
        move |refusal| Err(Fault { place, refusal })
    };
    if header.game != G::ID {
        return wrong(Part::Game, 0)(Refusal::by_the_house("HOUSE-GAME", "refusal-other-game"));
    }
    if header.edition != G::edition(kit) {
        let other = Refusal::by_the_house("HOUSE-EDITION", "refusal-other-edition");
        return wrong(Part::Game, header.game.chars().count() + 1)(other);
    }
    let options = match G::Options::from_text(&header.options) {
        Ok(options) => options,
        Err(bad) => {
            let why = bad.unreadable(&header.options);
            return wrong(Part::Options, why.chars_before(&header.options))(why.refusal());
        }
    };
    let opening = open(kit, &options, header.seats).or_else(|refused| wrong(Part::Seats, 0)(refused.refusal()))?;
    let Start::Position(position) = &header.start else {
        return Ok(opening);
    };
    let set_up = match is_text(position) {
        true => G::set_up(kit, &options, header.seats, position),
        false => Err(ParseError::new(
            "a position in one row, without spaces around it",
            position,
        )),
    };
    set_up.or_else(|why| wrong(Part::Position, why.chars_before(position))(why.refusal()))
}

pub(crate) fn read_entry<G: Game>(at: Millis, who: Who, text: &str) -> Result<Entry<G>, ParseError> {
    let deed = match who {
        Who::Seat(seat) => Deed::Act(seat, text.parse()?),
        Who::Chance => Deed::Chance(text.parse()?),
        Who::Clock if text == TIME_UP => Deed::TimeUp,
        Who::Clock => return Err(ParseError::new("the clock says: time", text)),
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
