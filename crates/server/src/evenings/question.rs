//! *What would you do?* Everybody is shown a stored puzzle and answers on its own device. What is asked and answered are lines; what an
//! answer is worth the rules say, and it is found out again from the lines.

use std::{
    collections::{BTreeMap, HashMap},
    net::IpAddr,
    sync::{Arc, OnceLock},
};

use evening::{
    Asked, Evening, LONGEST_TEXT, Person, What,
    wire::{Acts, AnswerInfo, AskedMoment, AskedTry, MyAnswer, QuestionInfo, Revealed},
};
use ludo::{
    Arg, LEARNER, Line as GameLine, Measure, Playing, Puzzle, PuzzleKind, Refusal, Said, Viewer, What as GameWhat, Who,
    is_as_good,
};
use table::wire::Problem;

use super::{Hall, LiveEvening, line::Role, refused};
use crate::{
    house::House,
    limits::site,
    problem::{Sorry, problem},
    turns::MyTurn,
};

/// Between the acts of an answer.
const THEN: &str = ", ";

/// The question that is asked, and what each answer to it is worth, by its text.
#[derive(Debug)]
pub struct Asking {
    stage: Arc<Stage>,
    /// The best answer, act by act.
    best: Vec<Said>,
    weighed: HashMap<String, Weighed>,
    /// Once it is revealed: answers that do the same, the best ones first, with everybody who gave them.
    groups: OnceLock<Vec<AnswerInfo>>,
}

/// A puzzle to be shown.
#[derive(Debug)]
pub struct Stage {
    puzzle: Puzzle,
    kind: &'static PuzzleKind,
}

/// What an answer is worth.
#[derive(Clone, Debug)]
struct Weighed {
    /// Answers that do the same where the same lies there are one, in whatever order it was laid.
    key: String,
    acts: Vec<Said>,
    worth: f64,
}

impl Stage {
    fn of(asked: &Asked) -> Option<Stage> {
        let room = rooms::find(&asked.game)?;
        let puzzle = room.puzzle(&asked.puzzle)?;
        let kind = room.puzzle_kind(&puzzle.kind)?;
        Some(Stage { puzzle, kind })
    }

    fn opened(&self) -> Box<dyn Playing> {
        let room = rooms::find(&self.puzzle.header.game).expect("its puzzle was found there");
        room.open(self.puzzle.header.clone()).expect("a puzzle can be opened")
    }

    /// The position after these acts, none of which answers, and what they are called.
    fn after<'a>(&self, acts: impl IntoIterator<Item = &'a str>) -> Result<(Box<dyn Playing>, Vec<Said>), Refusal> {
        let (mut play, mut called) = (self.opened(), Vec::new());
        for act in acts {
            play.check(&hers(act))?;
            if play.worth(self.kind.id, act).is_some() {
                return Err(no_answer());
            }
            called.extend(play.called(LEARNER, act));
            play.push(hers(act))?;
        }
        Ok((play, called))
    }

    fn weigh(&self, answer: &str) -> Result<Weighed, Refusal> {
        let (before, last) = answer
            .rsplit_once(THEN)
            .map_or((None, answer), |(all, last)| (Some(all), last));
        let (play, mut acts) = self.after(before.into_iter().flat_map(|all| all.split(THEN)))?;
        play.check(&hers(last))?;
        let worth = play.worth(self.kind.id, last).ok_or_else(no_answer)?;
        acts.extend(play.called(LEARNER, last));
        Ok(Weighed {
            key: format!("{} / {last}", play.position()),
            acts,
            worth,
        })
    }

    /// The rules are asked where they keep nobody waiting, and only so often at a time. The turn goes with the work: it is given back
    /// when that is done, even if nobody waits for it any more.
    async fn aside<T: Send + 'static>(
        self: Arc<Stage>,
        turn: impl Future<Output = MyTurn>,
        ask: impl FnOnce(&Stage) -> T + Send + 'static,
    ) -> Result<T, Sorry> {
        let turn = turn.await;
        let work = move || {
            let _turn = turn;
            ask(&self)
        };
        Ok(tokio::task::spawn_blocking(work).await.map_err(anyhow::Error::from)?)
    }

    async fn moment(
        self: Arc<Stage>,
        turn: impl Future<Output = MyTurn>,
        acts: Vec<String>,
    ) -> Result<AskedMoment, Sorry> {
        let moment = |stage: &Stage, acts: &[String]| {
            let (play, _) = stage.after(acts.iter().map(String::as_str))?;
            let viewer = Viewer::Seat(LEARNER);
            let seen = play.seen(&[viewer]).swap_remove(0);
            Ok(AskedMoment {
                seats: play.header().seats.count() as u8,
                view: seen.view,
                legal: play.legal(LEARNER),
                prompt: seen.prompt,
                rows: play.rows(viewer),
            })
        };
        let seen: Result<AskedMoment, Refusal> = self.aside(turn, move |stage| moment(stage, &acts)).await?;
        Ok(seen.map_err(refused)?)
    }

    async fn try_out(
        self: Arc<Stage>,
        turn: impl Future<Output = MyTurn>,
        acts: Vec<String>,
    ) -> Result<AskedTry, Sorry> {
        let try_out = |stage: &Stage, acts: &[String]| {
            let (act, before) = acts.split_last().ok_or_else(no_answer)?;
            let (play, _) = stage.after(before.iter().map(String::as_str))?;
            let (refusal, would) = match play.preview(&hers(act)) {
                Ok(would) => (None, would),
                Err(refusal) => (Some(refusal), None),
            };
            Ok(AskedTry {
                called: play.called(LEARNER, act).filter(|_| refusal.is_none()),
                answers: refusal.is_none() && play.worth(stage.kind.id, act).is_some(),
                refusal,
                would,
            })
        };
        let tried: Result<AskedTry, Refusal> = self.aside(turn, move |stage| try_out(stage, &acts)).await?;
        Ok(tried.map_err(refused)?)
    }

    /// The best answer, act by act.
    fn best(&self) -> Vec<Said> {
        let best = self.weigh(&self.puzzle.answer.join(THEN));
        best.map_or_else(|_| Vec::new(), |best| best.acts)
    }

    fn answer_info(&self, answer: &Weighed) -> AnswerInfo {
        let figures = !matches!(self.kind.measure, Measure::Won | Measure::Only);
        let what = || Arg::list(answer.acts.iter().cloned());
        let worth = || self.kind.measure.choice(what(), answer.worth, self.puzzle.value);
        AnswerInfo {
            acts: answer.acts.clone(),
            right: is_as_good(answer.worth, self.puzzle.value),
            worth: figures.then(worth),
            count: 0,
            who: Vec::new(),
            mine: false,
        }
    }
}

/// What is longer than a line of the evening can be no answer, and nobody is shown what comes of it.
fn bounded(acts: Vec<String>) -> Result<Vec<String>, Problem> {
    match acts.join(THEN).chars().count() {
        0..=LONGEST_TEXT => Ok(acts),
        _ => Err(problem(
            "unreadable",
            format!("an answer has at most {LONGEST_TEXT} characters"),
        )),
    }
}

fn hers(act: &str) -> GameLine {
    GameLine {
        at: 0,
        who: Who::Seat(LEARNER),
        what: GameWhat::Game(act.into()),
    }
}

fn no_question() -> Refusal {
    Refusal::by_the_house("EVENING-QUESTION", "evening-refusal-no-question")
}

fn no_answer() -> Refusal {
    Refusal::by_the_house("EVENING-QUESTION", "evening-refusal-no-answer")
}

impl Asking {
    /// What the lines say that is asked, weighed anew.
    pub fn again(evening: &Evening) -> Option<Asking> {
        let question = evening.question()?;
        let stage = Stage::of(&question.asked)?;
        let best = stage.best();
        let mut asking = Asking::of(Arc::new(stage), best);
        for answer in question.who().filter_map(|person| question.of(person)) {
            if let Ok(weighed) = asking.stage.weigh(answer) {
                asking.weighed.insert(answer.to_owned(), weighed);
            }
        }
        Some(asking)
    }

    fn of(stage: Arc<Stage>, best: Vec<Said>) -> Asking {
        Asking {
            stage,
            best,
            weighed: HashMap::new(),
            groups: OnceLock::new(),
        }
    }

    /// Whose answers are hers only she is told, and who gave which only the host.
    fn revealed(&self, answers: &BTreeMap<Person, String>, role: Role, mine: &[Person]) -> Revealed {
        let groups = self.groups.get_or_init(|| self.grouped(answers)).iter();
        let told = groups.map(|group| AnswerInfo {
            mine: group.who.iter().any(|person| mine.contains(person)),
            who: group.who.iter().filter(|_| role == Role::Host).copied().collect(),
            ..group.clone()
        });
        Revealed {
            best: self.best.clone(),
            answers: told.collect(),
        }
    }

    fn grouped(&self, answers: &BTreeMap<Person, String>) -> Vec<AnswerInfo> {
        let mut groups: HashMap<&str, (f64, AnswerInfo)> = HashMap::new();
        for (person, weighed) in answers
            .iter()
            .filter_map(|(person, answer)| Some((person, self.weighed.get(answer)?)))
        {
            let group = groups.entry(&weighed.key);
            let (_, info) = group.or_insert_with(|| (weighed.worth, self.stage.answer_info(weighed)));
            info.count += 1;
            info.who.push(*person);
        }
        let mut groups: Vec<(&str, (f64, AnswerInfo))> = groups.into_iter().collect();
        groups.sort_by(|(key, (worth, info)), (other, (less, fewer))| {
            let better = less.total_cmp(worth).then(fewer.count.cmp(&info.count));
            better.then(key.cmp(other))
        });
        groups.into_iter().map(|(_, (_, info))| info).collect()
    }
}

/// What a page is told of the question: before it is revealed, of its own people's answers alone.
pub fn told(hall: &Hall, role: Role, mine: &[Person]) -> Option<QuestionInfo> {
    let (question, asking) = (hall.evening.question()?, hall.asking.as_ref()?);
    let Puzzle { kind, grade, .. } = &asking.stage.puzzle;
    let of_mine = |person: &Person| {
        let weighed = asking.weighed.get(question.of(*person)?)?;
        Some(MyAnswer {
            person: *person,
            acts: weighed.acts.clone(),
        })
    };
    let Asked { game, puzzle } = question.asked.clone();
    Some(QuestionInfo {
        number: question.number,
        said: Said::new(format!("{game}-puzzle-{kind}-ask")),
        game,
        puzzle,
        grade: *grade,
        answered: question.who().count() as u16,
        who: question.who().filter(|_| role == Role::Host).collect(),
        mine: mine.iter().filter_map(of_mine).collect(),
        revealed: question.told().map(|answers| asking.revealed(answers, role, mine)),
    })
}

impl LiveEvening {
    /// The position about which everybody is asked, if that is this question.
    fn stage_of(&self, number: u16) -> Result<Arc<Stage>, Problem> {
        let hall = self.lock();
        let asked = hall.evening.question().filter(|question| question.number == number);
        let stage = asked.and(hall.asking.as_ref()).map(|asking| asking.stage.clone());
        stage.ok_or_else(|| refused(no_question()))
    }
}

impl House {
    fn turn_to_ask(&self, from: IpAddr) -> impl Future<Output = MyTurn> {
        self.evenings.asks.mine(site(from))
    }

    pub(super) async fn moment(&self, live: &LiveEvening, wish: Acts, from: IpAddr) -> Result<AskedMoment, Sorry> {
        let stage = live.stage_of(wish.question)?;
        stage.moment(self.turn_to_ask(from), bounded(wish.acts)?).await
    }

    pub(super) async fn try_out(&self, live: &LiveEvening, wish: Acts, from: IpAddr) -> Result<AskedTry, Sorry> {
        let stage = live.stage_of(wish.question)?;
        stage.try_out(self.turn_to_ask(from), bounded(wish.acts)?).await
    }

    /// The best answer is worked out before the evening is locked, and not once more for each page that is told it.
    pub(super) async fn ask(
        self: &Arc<House>,
        live: &Arc<LiveEvening>,
        asked: Asked,
        from: IpAddr,
    ) -> Result<(), Sorry> {
        let unknown = || problem("no-such-puzzle", format!("there is no puzzle {asked}"));
        let stage = Arc::new(Stage::of(&asked).ok_or_else(unknown)?);
        let best = stage.clone().aside(self.turn_to_ask(from), Stage::best).await?;
        let mut hall = live.lock();
        let what = What::Ask(asked);
        hall.may_happen(&what).map_err(refused)?;
        hall.asking = Some(Asking::of(stage, best));
        Ok(self.happens(live, &mut hall, what).map_err(refused)?)
    }

    /// Only what answers the question becomes a line. What it is worth is found out before the evening is locked.
    pub(super) async fn answer(
        self: &Arc<House>,
        live: &Arc<LiveEvening>,
        person: Person,
        answer: String,
        from: IpAddr,
    ) -> Result<(), Sorry> {
        let asked = |hall: &Hall| hall.evening.question().map_or(0, |question| question.number);
        let number = asked(&live.lock());
        let (stage, text) = (live.stage_of(number)?, answer.clone());
        let weighed = stage.aside(self.turn_to_ask(from), move |stage| stage.weigh(&text));
        let weighed = weighed.await?.map_err(refused)?;
        let mut hall = live.lock();
        let what = What::Answer(person, answer.clone());
        // What is refused is not kept: nobody fills the memory with it.
        hall.may_happen(&what).map_err(refused)?;
        let number_now = asked(&hall);
        match &mut hall.asking {
            Some(asking) if number_now == number => asking.weighed.insert(answer, weighed),
            _ => return Err(refused(no_question()).into()),
        };
        Ok(self.happens(live, &mut hall, what).map_err(refused)?)
    }
}
