//! A puzzle: a moment of a game, a question, and an answer that is proved to be the best. The games of bots are full of
//! them; `docs/puzzles.md` says how they are mined, graded and written down.

use std::sync::Arc;

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    Awaits, BySeat, Deed, Entry, Game, Header, Hosted, LEARNER, Luck, ParseError, Player, Puzzles, Rng, Said, Seats,
    Settings, Sitter, Start, Strength, Tell, Violation,
    playout::{choose, next_of},
};

/// Differences below this are rounding.
const NOTHING: f64 = 1e-6;

/// How often each strength is asked when a puzzle is graded.
pub const TRIES: u8 = 8;

/// So many questions of one game are looked at: puzzles are to come from many games.
const LOOKED_AT: usize = 3;

/// Whose games are looked through: those who think long play as well from here on, and take most of the time.
const PLAYERS: [Strength; 4] = [Strength::Gentle, Strength::Easy, Strength::Fair, Strength::Middle];

/// Nobody lays and takes back longer than this before she answers.
const MOST_ACTS: usize = 60;

/// Grades, from 1.
pub const GRADES: usize = 5;

/// A kind of question that a game can ask.
///
/// ```
/// use ludo::{Measure, PuzzleKind};
///
/// /// With which act she certainly wins. The rows come from a file of the game: `include_str!("../puzzles/win.txt")`.
/// const WIN: PuzzleKind = PuzzleKind { id: "win", measure: Measure::Won, margin: 1.0, options: "", seats: 2, rows: "" };
/// assert_eq!((WIN.measure.word(), WIN.rows.lines().count()), ("won", 0), "none has been found yet");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PuzzleKind {
    /// `<game>-puzzle-<id>` is its title, `<game>-puzzle-<id>-ask` the question.
    pub id: &'static str,
    /// In what answers are measured.
    pub measure: Measure,
    /// By so much the best answer is better than any that is not as good.
    pub margin: f64,
    /// The table at which it is asked.
    pub options: &'static str,
    /// How many sit there.
    pub seats: usize,
    /// The puzzles of this kind, a row each: the text of their file.
    pub rows: &'static str,
}

/// In what choices are measured: `puzzle-<measure>-right` and `-wrong` say how good an answer was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Measure {
    /// Points on average.
    Expected,
    /// Points.
    Points,
    /// Squares that are laid.
    Squares,
    /// Won for certain (1), or not (0).
    Won,
    /// It does what was asked for (1), or not (0).
    Only,
    /// The chance to win, 0 to 1.
    Chance,
    /// The chance that it stands, 0 to 1.
    Stands,
    /// Squares that are laid, where the question is how to lay all of them.
    All,
}

/// What is proved about a question.
///
/// ```
/// use ludo::Proof;
///
/// // She has a fairy, and her castle falls without it.
/// let proof = Proof { answer: vec!["fairy"], value: 1.0, next: 0.25, essence: "witch, rose 5, f1".to_owned() };
/// assert!(proof.value - proof.next >= 0.5, "no other answer comes near");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Proof<A> {
    /// What is to be done, act by act; the last one answers.
    pub answer: Vec<A>,
    /// What that is worth, and nothing is worth more.
    pub value: f64,
    /// What the best of all that is worth less is worth.
    pub next: f64,
    /// All that the question depends on: two puzzles that agree in it are alike.
    pub essence: String,
}

/// A puzzle, read from its row.
///
/// ```
/// use ludo::Puzzle;
///
/// let row = "2 | 0 1 4 6 8 8 | throw Y0 Y1 | 201.5 | 199.25 | 1 | game=yam rounds=1 | turn 1 ready / 1 0";
/// let puzzle = Puzzle::read(("yaminos", 1), "keep", 17, row).unwrap();
/// assert_eq!((puzzle.name(), puzzle.grade, puzzle.found.iter().sum()), ("keep/17".to_owned(), 2, 27));
/// assert_eq!(puzzle.row(), row);
/// assert!(Puzzle::read(("yaminos", 1), "keep", 17, "what would you do?").is_err());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// Its kind.
    pub kind: String,
    /// Its place among them, from 1: the easiest come first.
    pub number: usize,
    /// 1 to 5.
    pub grade: u8,
    /// How often each strength found the answer, of [`TRIES`].
    pub found: [u8; Strength::ALL.len()],
    /// The best answer, act by act.
    pub answer: Vec<String>,
    /// What it is worth.
    pub value: f64,
    /// What the best of all that is worth less is worth.
    pub next: f64,
    /// The table: who solves has the first seat, and it is her turn.
    pub header: Header,
}

/// The puzzles of one kind as the shelf shows them ([`GameInfo`](crate::GameInfo)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct PuzzleInfo {
    /// Its name: a puzzle is asked for as `<id>/<number>`.
    pub id: &'static str,
    /// The form of play it is from.
    pub form: &'static str,
    /// How many there are of each grade: numbers go on from grade to grade.
    pub grades: [u16; GRADES],
}

impl Measure {
    /// What somebody made of it, in a sentence: with `what` would have been best, where hers was not.
    ///
    /// ```
    /// use ludo::{Measure, Puzzle};
    ///
    /// let row = "2 | 0 1 4 6 8 8 | throw Y0 Y1 | 201 | 199 | 1 | game=yam rounds=1 | turn 1 ready / 1 0";
    /// let puzzle = Puzzle::read(("yaminos", 1), "keep", 17, row).unwrap();
    /// let said = |mine| Measure::Points.verdict(mine, &puzzle, "throw Y0 Y1").to_string();
    /// assert_eq!(said(201.0), "puzzle-points-right best=201 next=199");
    /// assert_eq!(said(190.0), "puzzle-points-wrong best=201 mine=190 what=throw Y0 Y1");
    /// ```
    pub fn verdict(self, mine: f64, puzzle: &Puzzle, what: impl Into<crate::Arg>) -> Said {
        let (best, next) = (self.figure(puzzle.value), self.figure(puzzle.next));
        let (word, right) = (self.word(), is_as_good(mine, puzzle.value));
        match (self, right) {
            (Measure::Won | Measure::Only, true) => Said::new(format!("puzzle-{word}-right")),
            (Measure::Won | Measure::Only, false) => Said::new(format!("puzzle-{word}-wrong")).with("what", what),
            (Measure::All, true) => Said::new(format!("puzzle-{word}-right")).with("best", best),
            (_, true) => Said::new(format!("puzzle-{word}-right"))
                .with("best", best)
                .with("next", next),
            (_, false) => Said::new(format!("puzzle-{word}-wrong"))
                .with("mine", self.figure(mine))
                .with("best", best)
                .with("what", what),
        }
    }

    /// What a choice is worth, and what it loses beside the best.
    ///
    /// ```
    /// use ludo::Measure;
    ///
    /// let said = Measure::Points.choice("stop", 3.0, 5.0);
    /// assert_eq!(said.to_string(), "puzzle-choice loss=2 what=stop worth=3");
    /// ```
    pub fn choice(self, what: impl Into<crate::Arg>, worth: f64, best: f64) -> Said {
        Said::new("puzzle-choice")
            .with("what", what)
            .with("worth", self.figure(worth))
            .with("loss", self.figure((best - worth).max(0.0)))
    }

    /// Its name in the texts.
    pub fn word(self) -> &'static str {
        match self {
            Measure::Expected => "expected",
            Measure::Points => "points",
            Measure::Squares => "squares",
            Measure::Won => "won",
            Measure::Only => "only",
            Measure::Chance => "chance",
            Measure::Stands => "stands",
            Measure::All => "all",
        }
    }

    /// A whole number, or one with two digits behind its point.
    fn figure(self, figure: f64) -> crate::Arg {
        match self {
            Measure::Expected => crate::said::figure(figure, 2).into(),
            _ => (figure.round() as i32).into(),
        }
    }
}

/// Is this as good as the best?
///
/// ```
/// use ludo::is_as_good;
///
/// assert!(is_as_good(0.3, 0.1 + 0.2), "they differ by rounding alone");
/// assert!(!is_as_good(0.29, 0.3));
/// ```
pub fn is_as_good(mine: f64, best: f64) -> bool {
    mine > best - NOTHING
}

impl Puzzle {
    /// Reads the row of this number.
    ///
    /// # Errors
    /// Says what was expected instead of which part.
    pub fn read(game: (&str, u16), kind: &str, number: usize, row: &str) -> Result<Puzzle, ParseError> {
        const FORM: &str = "GRADE | FOUND | ANSWER | VALUE | NEXT | SEATS | OPTIONS | POSITION";
        let wrong = |part: &str| ParseError::new(FORM, part);
        let parts: Vec<&str> = row.split(" | ").collect();
        let [grade, found, answer, value, next, seats, options, position] = parts[..] else {
            return Err(wrong(row));
        };
        let figure = |part: &str| part.parse::<f64>().map_err(|_| wrong(part));
        let tries: Vec<u8> = found.split(' ').filter_map(|word| word.parse().ok()).collect();
        let count: usize = seats.parse().map_err(|_| wrong(seats))?;
        let seats = Some(count).filter(|count| (1..=crate::MAX_SEATS).contains(count));
        Ok(Puzzle {
            kind: kind.to_owned(),
            number,
            grade: grade.parse().map_err(|_| wrong(grade))?,
            found: tries.try_into().map_err(|_| wrong(found))?,
            answer: answer.split(", ").map(str::to_owned).collect(),
            value: figure(value)?,
            next: figure(next)?,
            header: header(game, options, seats.ok_or_else(|| wrong(parts[5]))?, position),
        })
    }

    /// As it is written down.
    pub fn row(&self) -> String {
        let Puzzle { grade, value, next, .. } = self;
        let found = self.found.map(|times| times.to_string()).join(" ");
        let (answer, Header { seats, options, .. }) = (self.answer.join(", "), &self.header);
        let position = self.position();
        format!(
            "{grade} | {found} | {answer} | {value} | {next} | {} | {options} | {position}",
            seats.count()
        )
    }

    /// What it is asked for by.
    pub fn name(&self) -> String {
        format!("{}/{}", self.kind, self.number)
    }

    fn position(&self) -> &str {
        match &self.header.start {
            Start::Position(position) => position,
            Start::Opening => "",
        }
    }

    /// How hard it is: the fewer of our players find it, and the less the next best answer lacks, the harder.
    pub fn hardness(&self) -> (i32, f64) {
        let found: i32 = self.found.iter().map(|times| i32::from(*times)).sum();
        (-found, self.next - self.value)
    }

    /// Puts puzzles in order, the easiest first, a fifth of them to each grade.
    ///
    /// ```
    /// use ludo::Puzzle;
    ///
    /// let found = |times: &str| {
    ///     let row = format!("1 | {times} | stop | 4 | 3 | 2 |  | turn 1 more");
    ///     Puzzle::read(("diamoniak", 1), "stop", 1, &row).unwrap()
    /// };
    /// let mut puzzles = [found("0 0 1 2 3 8"), found("8 8 8 8 8 8")];
    /// Puzzle::grade(&mut puzzles);
    /// let [easy, hard] = puzzles.map(|puzzle| (puzzle.number, puzzle.grade, puzzle.found[0]));
    /// assert_eq!((easy, hard), ((1, 1, 8), (2, 3, 0)));
    /// ```
    pub fn grade(puzzles: &mut [Puzzle]) {
        puzzles.sort_by(|a, b| {
            let ((found, close), (others, closer)) = (a.hardness(), b.hardness());
            found.cmp(&others).then(close.total_cmp(&closer))
        });
        let all = puzzles.len();
        for (place, puzzle) in puzzles.iter_mut().enumerate() {
            (puzzle.number, puzzle.grade) = (place + 1, (place * GRADES / all) as u8 + 1);
        }
    }
}

/// The table of a puzzle: somebody solves, gentle bots have the other seats.
fn header((game, edition): (&str, u16), options: &str, seats: usize, position: &str) -> Header {
    let seats = Seats::new(seats);
    let sitter = |seat| Sitter {
        bot: (seat != LEARNER).then_some(Strength::ALL[0]),
        ..Sitter::default()
    };
    Header {
        game: game.to_owned(),
        edition,
        options: options.to_owned(),
        seats,
        sitters: seats.iter().map(sitter).collect::<BySeat<Sitter>>(),
        commitment: None,
        same_luck: false,
        start: Start::Position(position.to_owned()),
    }
}

/// The kind of this name.
pub(crate) fn kind<G: Hosted>(name: &str) -> Option<(&'static dyn Puzzles<G>, &'static PuzzleKind)> {
    let puzzles = G::PUZZLES?;
    Some((puzzles, puzzles.kinds().iter().find(|kind| kind.id == name)?))
}

/// All puzzles of a kind, in their order.
pub(crate) fn stored<G: Game>(kind: &'static PuzzleKind) -> impl Iterator<Item = Result<Puzzle, ParseError>> {
    let rows = kind.rows.lines().filter(|row| !row.is_empty() && !row.starts_with('#'));
    rows.zip(1..)
        .map(|(row, number)| Puzzle::read((G::ID, G::EDITION), kind.id, number, row))
}

/// Plays one game between bots and looks for a question of this kind in it, with one answer that is clearly better: the
/// puzzle, not graded yet, and what it depends on.
pub(crate) fn mine<G: Hosted>(kit: &Arc<G::Kit>, name: &str, rng: &mut ChaCha8Rng) -> Option<(Puzzle, String)> {
    let (puzzles, kind) = kind::<G>(name)?;
    let options = G::Options::from_text(kind.options).expect("a kind of puzzles names options that exist");
    let mut moments = moments::<G>(kit, G::new(kit, &options, Seats::new(kind.seats)), rng);
    rng.shuffle(&mut moments);
    let questions = moments
        .iter()
        .filter_map(|state| Some((state, puzzles.prove(name, state)?)))
        .take(LOOKED_AT);
    let clear = |(_, proof): &(&G, Proof<G::Action>)| proof.value - proof.next >= kind.margin;
    let (state, proof) = { questions }.find(clear)?;
    let puzzle = Puzzle {
        kind: name.to_owned(),
        number: 0,
        grade: 0,
        found: Strength::ALL.map(|strength| found(kit, name, (state, proof.value), Player::Bot(strength))),
        answer: proof.answer.iter().map(G::Action::to_string).collect(),
        value: written(proof.value),
        next: written(proof.next),
        header: header((G::ID, G::EDITION), kind.options, kind.seats, &state.position()),
    };
    Some((puzzle, proof.essence))
}

/// With as many digits as are compared.
fn written(figure: f64) -> f64 {
    (figure * 1e6).round() / 1e6
}

/// Every moment of a game between bots at which the first seat is asked.
fn moments<G: Hosted>(kit: &Arc<G::Kit>, mut state: G, rng: &mut ChaCha8Rng) -> Vec<G> {
    let strengths: Vec<Strength> = state
        .seats()
        .iter()
        .map(|_| *rng.pick(&PLAYERS).expect("there are some"))
        .collect();
    let (mut moments, mut now) = (Vec::new(), 0);
    loop {
        let deed = match state.awaits() {
            Awaits::Nothing => return moments,
            Awaits::Chance => Deed::Chance(state.quick_draw(rng)),
            Awaits::Seats { who, until } => match next_of(who, rng) {
                Some(seat) => {
                    if seat == LEARNER {
                        moments.push(state.clone());
                    }
                    let action = choose(kit, &state, seat, Player::Bot(strengths[seat.index()]), rng);
                    now = now.max(state.earliest(&action));
                    Deed::Act(seat, action)
                }
                None => {
                    now = now.max(until.expect("a window without seats has an end"));
                    Deed::TimeUp
                }
            },
        };
        let entry = Entry { at: now, deed };
        let Ok(ruling) = state.judge(&entry) else {
            return moments;
        };
        state.apply(ruling, &mut Tell::deaf());
    }
}

/// How often this player finds an answer that is worth so much, of [`TRIES`]. The same question, the same count.
pub(crate) fn found<G: Hosted>(kit: &Arc<G::Kit>, kind: &str, (state, value): (&G, f64), player: Player) -> u8 {
    let finds = |number: &u64| {
        let mut rng = ChaCha8Rng::seed_from_u64(*number);
        answered(kit, kind, state.clone(), player, &mut rng).is_some_and(|mine| is_as_good(mine, value))
    };
    (0..u64::from(TRIES)).filter(finds).count() as u8
}

/// What this player's answer is worth; None where she never gives one.
fn answered<G: Hosted, R: Rng>(
    kit: &Arc<G::Kit>,
    kind: &str,
    mut state: G,
    player: Player,
    rng: &mut R,
) -> Option<f64> {
    for _ in 0..MOST_ACTS {
        if !state.awaits().who().contains(LEARNER) {
            return None;
        }
        let action = choose(kit, &state, LEARNER, player, rng);
        if let Some(worth) = G::PUZZLES?.worth(kind, &state, &action) {
            return Some(worth);
        }
        let ruling = state.ruling(&Entry::act(0, LEARNER, action)).ok()?;
        state.apply(ruling, &mut Tell::deaf());
    }
    None
}

/// Proves a puzzle once more, from its row alone; gives what it depends on.
///
/// # Errors
/// Says what is not as its row says.
pub(crate) fn prove<G: Hosted>(kit: &Arc<G::Kit>, puzzle: &Puzzle) -> Result<String, String> {
    let (puzzles, kind) = kind::<G>(&puzzle.kind).ok_or("there is no such kind")?;
    let state = opened::<G>(kit, puzzle)?;
    let proof = puzzles.prove(kind.id, &state).ok_or("there is no question here")?;
    let same = |a: f64, b: f64| (a - b).abs() < NOTHING;
    if !same(proof.value, puzzle.value) || !same(proof.next, puzzle.next) {
        return Err(format!("the best is worth {}, the next {}", proof.value, proof.next));
    }
    if proof.value - proof.next < kind.margin {
        return Err(format!("the best is not better by {}", kind.margin));
    }
    match worth_of_answer(puzzles, state, puzzle)? {
        worth if same(worth, proof.value) => Ok(proof.essence),
        worth => Err(format!("the answer is worth {worth}")),
    }
}

/// The table as it stands.
pub(crate) fn opened<G: Hosted>(kit: &Arc<G::Kit>, puzzle: &Puzzle) -> Result<G, String> {
    let options = G::Options::from_text(&puzzle.header.options).map_err(|_| "its options do not exist")?;
    G::set_up(kit, &options, puzzle.header.seats, puzzle.position()).map_err(|why| why.to_string())
}

/// Does what the answer says, through the rules.
fn worth_of_answer<G: Hosted>(puzzles: &dyn Puzzles<G>, mut state: G, puzzle: &Puzzle) -> Result<f64, String> {
    for (act, left) in puzzle.answer.iter().zip((0..puzzle.answer.len()).rev()) {
        let action: G::Action = act.parse().map_err(|why: ParseError| why.to_string())?;
        let worth = puzzles.worth(&puzzle.kind, &state, &action);
        let ruling = state.ruling(&Entry::act(0, LEARNER, action));
        let ruling = ruling.map_err(|refused| refused.refusal().to_string())?;
        match (worth, left) {
            (Some(worth), 0) => return Ok(worth),
            (None, 1..) => state.apply(ruling, &mut Tell::deaf()),
            _ => break,
        }
    }
    Err("the answer does not answer, or too early".to_owned())
}
