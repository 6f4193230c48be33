//! A desk to try rules on: set it up from the opening or from a position, play lines, ask what it refuses and what it told.
//! Everything is in the notation that people read.
//!
//! ```
//! use diamoniak::Diamoniak;
//! use ludo::desk::Desk;
//!
//! let desk = Desk::<Diamoniak>::opening("", 2);
//! desk.refuses("1 stop", "DIAMONIAK-13", "must-draw-first");
//! let desk = desk.play("1 draw; * rose").is("1 rose 1 / 2 none / turn 1 more");
//! assert_eq!(desk.last_told(), r#"{"type":"drew","seat":1,"card":"rose","to":"castle","starts":true}"#);
//! desk.allows("1 draw");
//! ```
//!
//! A line is written as in a record, but without its time: `1 draw` for a seat, `* rose` for chance, `- time` for the clock.
//! A line that names nobody is for whomever the game awaits; one that begins with `850ms` is for that moment, others for
//! the moment of the line before.

use std::{fmt, fs, sync::Arc};

use crate::{
    Audience, Awaits, Enumerate, Game, Header, Line, Millis, Outcome, Play, Record, Refusal, Seat, Seats, Start, Tells,
    Verdict, Viewer, Who, json, mark,
};

/// A game on which rules are tried. It panics with what it found, where that is not what a test says.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::desk::Desk;
///
/// let two_diamonds = "pile b4 g6 y6 d18 f3 w7 / aside / 1 rose 5 d2 / 2 blue 2 r1 / turn 1 start";
/// let desk = Desk::<Diamoniak>::at("", 2, two_diamonds);
/// desk.refuses("1 buy 2", "DIAMONIAK-28", "not-enough-diamonds");
/// let desk = desk.play("draw; diamond; stop").play("2 draw; * fairy; 2 stop; 1 buy 2");
/// assert_eq!((desk.ranks(), desk.scores()), (vec![1, 2], vec![6, 2]));
/// ```
pub struct Desk<G: Game> {
    play: Play<G>,
    told: Vec<(Audience, G::Event)>,
}

impl<G: Tells> Desk<G> {
    /// The same in words, as message ids and arguments.
    pub fn said(&self) -> Vec<String> {
        let heard = self.heard_by(Viewer::Spectator);
        heard.filter_map(G::told).map(|said| said.to_string()).collect()
    }
}

impl<G: Game> Desk<G> {
    /// At the very beginning, with seat 1 to begin.
    ///
    /// # Panics
    /// Where no game can begin so: with such options, or with so many.
    #[track_caller]
    pub fn opening(options: &str, seats: usize) -> Desk<G> {
        let desk = Desk::open(Arc::default(), options, Seats::new(seats), Start::Opening);
        desk.unwrap_or_else(|refusal| panic!("{options:?} for {seats}: {refusal}"))
    }

    /// In the middle of a game.
    ///
    /// # Panics
    /// Where this position cannot be.
    #[track_caller]
    pub fn at(options: &str, seats: usize, position: &str) -> Desk<G> {
        let start = Start::Position(position.to_owned());
        let desk = Desk::open(Arc::default(), options, Seats::new(seats), start);
        desk.unwrap_or_else(|refusal| panic!("{position}: {refusal}"))
    }

    /// Nobody begins like this, by this rule.
    ///
    /// # Panics
    /// Where it can begin, or does not for another reason.
    ///
    /// ```
    /// use diamoniak::Diamoniak;
    /// use ludo::desk::Desk;
    ///
    /// Desk::<Diamoniak>::refuses_opening("", 5, "DIAMONIAK-2", "seats");
    /// ```
    #[track_caller]
    pub fn refuses_opening(options: &str, seats: usize, rule: &str, why: &str) {
        let desk = Desk::<G>::open(Arc::default(), options, Seats::new(seats), Start::Opening);
        is_refused::<G>(desk.err(), rule, why, options);
    }

    /// This cannot be, by this rule.
    ///
    /// # Panics
    /// Where it can be, or cannot for another reason.
    ///
    /// ```
    /// use diamoniak::Diamoniak;
    /// use ludo::desk::Desk;
    ///
    /// let two_alike = "pile r2 b5 g6 y6 d20 f3 w7 / aside b1 / 1 rose 2 / 2 rose 2 / turn 1 start";
    /// Desk::<Diamoniak>::refuses_position("", 2, two_alike, "DIAMONIAK-18");
    /// ```
    #[track_caller]
    pub fn refuses_position(options: &str, seats: usize, position: &str, rule: &str) {
        let start = Start::Position(position.to_owned());
        let desk = Desk::<G>::open(Arc::default(), options, Seats::new(seats), start);
        is_refused::<G>(desk.err(), rule, "unreadable", position);
    }
}

impl<G: Game> Desk<G> {
    /// With another kit than the house's, or another seat to begin.
    ///
    /// # Errors
    /// Where these options, seats or this position cannot be.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use diamoniak::Diamoniak;
    /// use ludo::{Seat, Seats, Start, desk::Desk};
    ///
    /// let second = Seats::new(2).starting_with(Seat::from_index(1)).unwrap();
    /// let desk = Desk::<Diamoniak>::open(Arc::new(()), "fairyProtected=on", second, Start::Opening).unwrap();
    /// assert_eq!(desk.turn(), 2);
    /// let refused = Desk::<Diamoniak>::open(Arc::new(()), "speed=9", second, Start::Opening).unwrap_err();
    /// assert_eq!(refused.id, "refusal-unreadable");
    /// ```
    pub fn open(kit: Arc<G::Kit>, options: &str, seats: Seats, start: Start) -> Result<Desk<G>, Refusal> {
        let header = Header {
            game: G::ID.to_owned(),
            edition: G::edition(&kit),
            options: options.to_owned(),
            seats,
            sitters: seats.iter().map(|_| Default::default()).collect(),
            commitment: None,
            same_luck: false,
            start,
        };
        let play = Play::open(kit, header).inspect_err(|refusal| mark::hit(&refusal.rule))?;
        Ok(Desk { play, told: Vec::new() })
    }

    /// Lines, with `;` between them.
    ///
    /// # Panics
    /// At the first line that cannot be read, or that is refused.
    #[track_caller]
    #[must_use]
    pub fn play(mut self, lines: impl AsRef<str>) -> Desk<G> {
        self.told.clear();
        for text in lines.as_ref().split(';').map(str::trim) {
            if let Err(refusal) = self.push(text) {
                panic!("{text}: {refusal} in {}", self.position());
            }
        }
        self
    }

    /// This line is refused by this rule, and the message says why: `not-your-turn` is `diamoniak-refusal-not-your-turn`, or
    /// the house's own `refusal-not-your-turn`.
    ///
    /// # Panics
    /// Where it is not refused, is so for another reason, or leaves a trace.
    #[track_caller]
    pub fn refuses(&self, line: &str, rule: &str, why: &str) {
        let mut desk = self.clone();
        is_refused::<G>(desk.push(line).err(), rule, why, line);
        assert_eq!(desk.state(), self.state(), "{line}: a refusal leaves no trace");
    }

    /// This line could be played now.
    ///
    /// # Panics
    /// Where it cannot be read, or is refused.
    #[track_caller]
    pub fn allows(&self, line: &str) {
        if let Err(refusal) = self.clone().push(line) {
            panic!("{line}: {refusal} in {}", self.position());
        }
    }

    /// This is the position, or a part or some parts of it one after the other.
    ///
    /// # Panics
    /// Where it is not, and says what is.
    #[track_caller]
    pub fn is(self, position: &str) -> Desk<G> {
        let is = self.position();
        let found = format!(" / {is} / ").contains(&format!(" / {position} / "));
        assert!(found, "\n found: {is}\nwanted: {position}");
        self
    }

    /// The table top as it is now.
    pub fn state(&self) -> &G {
        self.play.state()
    }

    /// The same as text.
    pub fn position(&self) -> String {
        self.state().position()
    }

    /// What those see who look on.
    pub fn view(&self) -> G::View {
        self.state().view(Viewer::Spectator)
    }

    /// What this seat sees.
    ///
    /// # Panics
    /// Where there is no such seat.
    pub fn view_of(&self, seat: u8) -> G::View {
        self.state().view(Viewer::Seat(numbered(seat)))
    }

    /// What those who look on were told by the lines that were played last.
    pub fn told(&self) -> Vec<String> {
        self.told_to(Viewer::Spectator)
    }

    /// What this seat was told by them.
    ///
    /// # Panics
    /// Where no game has such a seat.
    pub fn told_to_seat(&self, seat: u8) -> Vec<String> {
        self.told_to(Viewer::Seat(numbered(seat)))
    }

    fn told_to(&self, viewer: Viewer) -> Vec<String> {
        self.heard_by(viewer)
            .map(|event| json(event).get().to_owned())
            .collect()
    }

    fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        let heard = self.told.iter().filter(move |(audience, _)| audience.includes(viewer));
        heard.map(|(_, event)| event)
    }

    /// The last of what those who look on were told.
    ///
    /// # Panics
    /// Where they were told nothing.
    #[track_caller]
    pub fn last_told(&self) -> String {
        self.told().pop().expect("something was told")
    }

    /// Was this among it?
    pub fn heard(&self, event: &str) -> bool {
        self.told().iter().any(|told| told == event)
    }

    /// Whose turn it is; the first, where it is that of several.
    ///
    /// # Panics
    /// Where nobody is awaited.
    #[track_caller]
    pub fn turn(&self) -> u8 {
        let seat = self.state().awaits().who().first();
        seat.expect("somebody is awaited").number()
    }

    /// Everybody's points.
    pub fn scores(&self) -> Vec<i32> {
        self.state().scores().to_vec()
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state().outcome()
    }

    /// Has it ended?
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// Everybody's rank in the end.
    ///
    /// # Panics
    /// Where it is not over yet.
    #[track_caller]
    pub fn ranks(&self) -> Vec<u8> {
        self.outcome().expect("it is over").ranks.to_vec()
    }

    fn push(&mut self, text: &str) -> Result<(), Refusal> {
        let line = self.read(text);
        let heard = self.play.push(line).inspect_err(|refusal| mark::hit(&refusal.rule))?;
        self.told.extend(heard);
        Ok(())
    }

    fn read(&self, text: &str) -> Line {
        let (at, text) = match text.split_once("ms ") {
            Some((at, rest)) if at.parse::<Millis>().is_ok() => (at.parse().ok(), rest),
            _ => (None, text),
        };
        let named = text
            .split_once(' ')
            .and_then(|(who, what)| Some((who.parse().ok()?, what)));
        let (who, what) = named.unwrap_or_else(|| (self.awaited(text), text));
        Line {
            at: at.unwrap_or_else(|| self.play.lines().last().map_or(0, |last| last.at)),
            who,
            what: what.parse().unwrap_or_else(|error| panic!("{text}: {error}")),
        }
    }

    fn awaited(&self, text: &str) -> Who {
        match self.state().awaits() {
            Awaits::Chance => Who::Chance,
            awaits => Who::Seat(awaits.who().first().unwrap_or_else(|| panic!("{text}: by whom?"))),
        }
    }
}

impl<G: Enumerate> Desk<G> {
    /// Everything that she whose turn it is may do.
    ///
    /// # Panics
    /// Where nobody is awaited.
    ///
    /// ```
    /// use diamoniak::Diamoniak;
    /// use ludo::desk::Desk;
    ///
    /// let met = "pile r1 b5 g6 y6 d19 f2 w6 / aside w1 / 1 rose 5 / 2 blue 1 d1 f1 / turn 2 witch";
    /// assert_eq!(Desk::<Diamoniak>::at("", 2, met).legal(), ["fairy", "give blue diamond fairy"]);
    /// ```
    #[track_caller]
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.state().legal(numbered(self.turn()), &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }
}

/// The same lines again; nothing has been told yet.
impl<G: Game> Clone for Desk<G> {
    fn clone(&self) -> Desk<G> {
        let play = Play::replay(self.play.kit().clone(), &self.play.record());
        Desk {
            play: play.unwrap_or_else(|fault| panic!("it has been played before: {fault}")),
            told: Vec::new(),
        }
    }
}

impl<G: Game> fmt::Debug for Desk<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at {}", G::ID, self.position())
    }
}

fn numbered(seat: u8) -> Seat {
    Seat::from_number(seat).expect("seats are numbered from 1 to 8")
}

#[track_caller]
fn is_refused<G: Game>(refusal: Option<Refusal>, rule: &str, why: &str, what: &str) {
    let refusal = refusal.unwrap_or_else(|| panic!("{what}: nobody refuses it"));
    let id = refusal.id.strip_prefix(&format!("{}-", G::ID)).unwrap_or(&refusal.id);
    let id = id.strip_prefix("refusal-").unwrap_or(id);
    assert_eq!((refusal.rule.as_str(), id), (rule, why), "{what}: {refusal}");
}

/// Replays every record in a folder, which must do for ever as it does today. What is expected of each stands in its
/// comments: `# then:` the last position, `# ranks:` how it ended, `# fair` that its chance can be recomputed; or
/// `# refused:` which line breaks which rule. Gives those that replay.
///
/// # Panics
/// Where one does not do what is expected of it, and where there are none.
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::desk::transcripts;
///
/// let played = transcripts::<Diamoniak>("../../games/diamoniak/tests/transcripts");
/// assert!(played.iter().any(|play| play.seed_is_told()), "one of them tells its seed");
/// ```
#[track_caller]
pub fn transcripts<G: Game>(folder: &str) -> Vec<Play<G>> {
    transcripts_with(folder, |_| G::Kit::default())
}

/// The same where editions have boxes of their own: each record is played with that of its edition.
///
/// # Panics
/// As [`transcripts`].
///
/// ```
/// use diamoniak::Diamoniak;
/// use ludo::desk::transcripts_with;
///
/// // This game has had nothing in its box in any edition.
/// transcripts_with::<Diamoniak>("../../games/diamoniak/tests/transcripts", |_edition| ());
/// ```
pub fn transcripts_with<G: Game>(folder: &str, kit: impl Fn(u16) -> G::Kit) -> Vec<Play<G>> {
    let files = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut files: Vec<_> = files.map(|file| file.expect("it can be read").path()).collect();
    files.sort();
    assert!(!files.is_empty(), "{folder} is empty");
    let replayed = files.iter().filter_map(|file| {
        let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        transcript(&file.display().to_string(), &text, &kit)
    });
    replayed.collect()
}

fn transcript<G: Game>(name: &str, text: &str, kit: impl Fn(u16) -> G::Kit) -> Option<Play<G>> {
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
    let expected = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
    let replayed = Play::<G>::replay(Arc::new(kit(record.header.edition)), &record);
    if let Some(refused) = expected("# refused:") {
        let fault = replayed.err().unwrap_or_else(|| panic!("{name}: nobody refuses it"));
        assert_eq!(
            format!("line {} {}", fault.line(), fault.refusal.rule),
            refused,
            "{name}"
        );
        return None;
    }
    let play = replayed.unwrap_or_else(|fault| panic!("{name}: {fault}"));
    assert_eq!(Some(play.state().position().as_str()), expected("# then:"), "{name}");
    let ranks = play.state().outcome().map(|outcome| {
        let ranks: Vec<String> = outcome.ranks.iter().map(u8::to_string).collect();
        ranks.join(" ")
    });
    assert_eq!(ranks.as_deref(), expected("# ranks:"), "{name}");
    let verdict = Play::<G>::verify(Arc::default(), &record);
    let fair = matches!(verdict, Ok(Verdict::Fair { checked }) if checked > 0);
    assert_eq!(fair, expected("# fair").is_some(), "{name}");
    Some(play)
}
