//! Every lesson of every game can be learnt: it is played through the rules on a table, wrong tries included, to the end of
//! the game that it ends in, and says nothing that has no words in nine languages.

use std::{collections::BTreeMap, fs, path::Path, sync::Arc};

use ludo::{LEARNER, Lesson, Room, Said, Scripted, Seed, Strength, What, Who};
use table::{
    Agreed, Conn, Now, Out, Table,
    wire::{Claim, FromHouse, LessonStep, Phase, ToHouse},
};

const LANGUAGES: [&str; 9] = ["fr", "en", "de", "es", "pt", "it", "nl", "sv", "da"];
const PAGE: Conn = 1;
const TOKEN: &str = "learner";
/// At each step so many other acts are tried.
const WRONG_TRIES: usize = 12;
/// Nobody learns for longer without a break.
const MOST_MINUTES: usize = 5;
/// The game at the end of a lesson is short.
const MOST_LINES: u32 = 400;
/// How long she looks before she acts, in milliseconds.
const LOOKS_MS: Now = 1_000;

struct Desk {
    table: Table,
    now: Now,
}

impl Desk {
    fn new(room: &Arc<dyn Room>, lesson: &Lesson) -> Desk {
        let agreed = Agreed::on_one_device(&lesson.header, Seed::from_number(1), TOKEN);
        let table = Table::revive(agreed, room.clone(), Vec::new());
        let table = table.unwrap_or_else(|fault| panic!("{} cannot be opened: {fault:?}", lesson.name));
        let mut desk = Desk {
            table: table.learning(lesson.clone()),
            now: 0,
        };
        desk.come();
        desk
    }

    /// Her page opens its line, or opens it again.
    fn come(&mut self) {
        let claim = Claim {
            seat: LEARNER,
            token: TOKEN.to_owned(),
            nonce: String::new(),
        };
        let mut out = Out::default();
        self.table.hello(PAGE, None, &[claim], self.now, &mut out);
        self.follow(out);
    }

    /// What is thrown lands, who is to think thinks, what is due happens, until the learner is awaited or it is over.
    fn follow(&mut self, out: Out) -> Vec<FromHouse> {
        let (mut answers, mut queue) = (Vec::new(), vec![out]);
        while let Some(out) = queue.pop() {
            answers.extend(out.sends.into_iter().map(|(_, frame)| Arc::unwrap_or_clone(frame)));
            let mut next = Out::default();
            if let Some(throw) = out.throw {
                self.table.landed(throw.thrown(), self.now, &mut next);
                queue.push(next);
            } else if !out.thinks.is_empty() {
                for mut think in out.thinks {
                    let chosen = think.work().and_then(|work| work());
                    self.table.thought(&think, chosen, self.now, &mut next);
                }
                queue.push(next);
            } else if let Some(due) = out
                .wake
                .filter(|_| !self.is_awaited() && self.table.phase() == Phase::Playing)
            {
                self.now = self.now.max(due);
                self.table.tick(self.now, &mut next);
                queue.push(next);
            }
        }
        answers
    }

    fn is_awaited(&self) -> bool {
        self.table
            .play()
            .expect("it has begun")
            .awaits()
            .who()
            .contains(LEARNER)
    }

    /// Acts; the refusal in its message id, if it is refused.
    fn act(&mut self, what: &str) -> Result<(), Said> {
        self.act_after(LOOKS_MS, what)
    }

    fn act_after(&mut self, looks_ms: Now, what: &str) -> Result<(), Said> {
        let out = self.send_after(looks_ms, what);
        let answers = self.follow(out);
        let refused = answers.into_iter().find_map(|answer| match answer {
            FromHouse::Refused { refusal, .. } => Some(refusal),
            _ => None,
        });
        refused.map_or(Ok(()), |refusal| Err(Said::new(refusal.id)))
    }

    fn send_after(&mut self, looks_ms: Now, what: &str) -> Out {
        self.now += looks_ms;
        let (after, mut out) = (self.table.seq(), Out::default());
        let act = ToHouse::Act {
            seat: LEARNER,
            after,
            what: what.to_owned(),
        };
        self.table.frame(PAGE, act, self.now, &mut out);
        out
    }

    /// Acts, and her line breaks before the others have thought; then it is there again.
    fn act_and_be_gone(&mut self, what: &str) {
        let mut out = self.send_after(LOOKS_MS, what);
        let (thinks, mut gone) = (std::mem::take(&mut out.thinks), Out::default());
        self.table.bye(PAGE, self.now, &mut gone);
        for mut think in thinks {
            let chosen = think.work().and_then(|work| work());
            self.table.thought(&think, chosen, self.now, &mut gone);
        }
        self.follow(gone);
        self.follow(out);
        self.come();
    }

    /// What she may do; where that is too much to list, what our players would.
    fn legal(&self) -> Vec<String> {
        let play = self.table.play().expect("it has begun");
        let chosen = || Strength::ALL.iter().map(|strength| self.choice(*strength)).collect();
        play.legal(LEARNER).unwrap_or_else(chosen)
    }

    fn choice(&self, strength: Strength) -> String {
        let thought = self.table.play().expect("it has begun").thought(LEARNER, strength);
        let mut luck = Seed::from_number(2).thought(self.table.seq(), LEARNER);
        thought(&mut luck).expect("there is something to do").action
    }

    fn step(&self) -> LessonStep {
        self.table.lesson_step().expect("it is a lesson")
    }
}

fn learn(room: &Arc<dyn Room>, lesson: &Lesson, words: &BTreeMap<&str, String>) {
    let name = format!("{}/{}", lesson.header.game, lesson.name);
    let (mut desk, mut before) = (Desk::new(room, lesson), 0);
    for (step, number) in lesson.steps.iter().zip(1..) {
        let name = format!("{name}, step {number}");
        let now = desk.step();
        assert_eq!((now.step, &now.said), (number, &step.said), "{name}");
        let otherwise = step.script.iter().filter_map(|next| next.otherwise.as_ref());
        for said in otherwise.chain([&step.said]) {
            for (language, text) in words {
                let is_there = text.lines().any(|row| row.starts_with(&format!("{} =", said.id)));
                assert!(is_there, "{name}: {} is not there in {language}", said.id);
            }
        }
        for (at, hers) in (before..).zip(&step.script) {
            if let Some(expected) = asked(hers) {
                for also in try_others(&mut desk, hers, expected, &name) {
                    take_another_way(room, lesson, at, &also);
                }
                assert_eq!(desk.act(expected), Ok(()), "{name}: {expected} is refused");
            }
        }
        before += step.script.len();
    }
    assert_as_written(&desk, lesson, &name);
    play_to_the_end(&mut desk, &name);
}

/// What she is to do there, if it is hers.
fn asked(next: &Scripted) -> Option<&str> {
    next.what.as_deref().filter(|_| next.who == Who::Seat(LEARNER))
}

/// What else the rules allow is answered in words, unless it will do as well: that is returned.
fn try_others(desk: &mut Desk, hers: &Scripted, expected: &str, place: &str) -> Vec<String> {
    assert!(desk.is_awaited(), "{place}: she is not awaited");
    let is_led = desk.step().point.is_some() || hers.otherwise.is_some();
    assert!(
        is_led,
        "{place}: nothing is pointed at, and nothing is said to who is wrong"
    );
    let play = desk.table.play().expect("it has begun");
    assert!(play.called(LEARNER, expected).is_some(), "{place}: {expected}");
    let exact = hers.also.iter().filter(|also| !also.ends_with("...")).cloned();
    let mut others = desk.legal();
    others.retain(|act| !play.is_same(act, expected));
    let (also, wrong): (Vec<_>, Vec<_>) = others.into_iter().partition(|act| hers.accepts(act));
    let why = hers.otherwise.clone().unwrap_or_else(|| Said::new("refusal-lesson"));
    for other in wrong.iter().step_by(wrong.len().div_ceil(WRONG_TRIES).max(1)) {
        let before = desk.table.seq();
        assert_eq!(desk.act(other), Err(why.clone()), "{place}: {other}");
        assert_eq!(desk.table.seq(), before, "a wrong try leaves no trace");
    }
    also.into_iter().chain(exact).collect()
}

/// At this line she does something that will do as well; all goes on as it is written.
fn take_another_way(room: &Arc<dyn Room>, lesson: &Lesson, at: usize, also: &str) {
    let name = format!("{}/{} with {also}", lesson.header.game, lesson.name);
    let mut desk = Desk::new(room, lesson);
    for (number, next) in lesson.steps.iter().flat_map(|step| &step.script).enumerate() {
        if let Some(expected) = asked(next) {
            let what = if number == at { also } else { expected };
            assert_eq!(desk.act(what), Ok(()), "{name}: {what} is refused");
        }
    }
    assert_as_written(&desk, lesson, &name);
}

/// What the others and chance have done until she plays is what the lesson says.
fn assert_as_written(desk: &Desk, lesson: &Lesson, name: &str) {
    let lines = desk.table.record().expect("it has begun").lines;
    let script = lesson.steps.iter().flat_map(|step| &step.script);
    for (line, next) in lines.iter().zip(script) {
        let written = next.what.as_deref().filter(|_| next.who != Who::Seat(LEARNER));
        let is_so = written.is_none_or(|what| line.what == What::Game(what.into()));
        assert!(line.who == next.who && is_so, "{name}: {line} is not {next:?}");
    }
}

/// As a gentle player would.
fn play_to_the_end(desk: &mut Desk, name: &str) {
    while desk.table.phase() == Phase::Playing && desk.table.seq() < MOST_LINES {
        let choice = desk.choice(Strength::ALL[0]);
        desk.act(&choice)
            .unwrap_or_else(|said| panic!("{name}: {choice} is refused: {said}"));
    }
    assert_eq!(
        desk.table.phase(),
        Phase::Over,
        "{name}: the game at its end is too long"
    );
}

fn file_of(game: &str, file: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    fs::read_to_string(root.join(game).join(file)).expect("a game has rules and texts")
}

#[test]
fn every_lesson_can_be_learnt() {
    let mut learnt = 0;
    for room in rooms::all() {
        let info = room.info();
        let texts = |language| (language, file_of(info.id, &format!("texts/{language}.ftl")));
        let words: BTreeMap<&str, String> = LANGUAGES.map(texts).into();
        let rules = file_of(info.id, "RULES.md");
        for form in &info.forms {
            let teaches = info.lessons.iter().any(|lesson| lesson.form == form.id);
            assert!(teaches, "{}: nothing teaches {}", info.id, form.id);
        }
        for lesson in &info.lessons {
            assert!(lesson.minutes <= MOST_MINUTES, "{} is too long", lesson.id);
            assert!(info.forms.iter().any(|form| form.id == lesson.form), "{}", lesson.id);
            for (language, text) in &words {
                let title = format!("{}-lesson-{} =", info.id, lesson.id);
                assert!(text.lines().any(|row| row.starts_with(&title)), "{title} in {language}");
            }
            assert!(!lesson.rules.is_empty(), "{}: no rule leads to it", lesson.id);
            for rule in &lesson.rules {
                assert!(
                    rules.contains(&format!("**{rule}**")),
                    "{}: there is no rule {rule}",
                    lesson.id
                );
            }
            learn(room, &room.lesson(lesson.id).expect("it is on the shelf"), &words);
            learnt += 1;
        }
    }
    assert!(learnt > 0, "there are lessons");
}

/// Whose hand is as fast as another's is not left waiting: chance says in one line more who was first, and the lesson goes on.
#[test]
fn a_lesson_goes_on_however_fast_her_hand_is() {
    let mut level = 0;
    let races = rooms::all().iter().filter(|room| room.info().race);
    for (room, info) in races.flat_map(|room| room.info().lessons.into_iter().map(move |info| (room, info))) {
        let lesson = room.lesson(info.id).expect("it is on the shelf");
        for looks_ms in (140..=180).chain([0, 20, 2_500]) {
            let mut desk = Desk::new(room, &lesson);
            for next in lesson.steps.iter().flat_map(|step| &step.script) {
                let done = asked(next).map_or(Ok(()), |what| desk.act_after(looks_ms, what));
                assert_eq!(done, Ok(()), "{} after {looks_ms} ms", info.id);
            }
            let place = format!("{} after {looks_ms} ms", info.id);
            assert_eq!(usize::from(desk.step().step), lesson.steps.len(), "{place}");
            let lines = desk.table.record().expect("it has begun").lines;
            level += usize::from(lines.iter().any(|line| line.to_string().contains("* first")));
            play_to_the_end(&mut desk, &place);
        }
    }
    assert!(level > 0, "some hands were equally fast");
}

/// Whose line breaks while the others think is not left waiting for them, in a race neither.
#[test]
fn a_lesson_goes_on_when_her_line_has_broken() {
    for (room, info) in rooms::all()
        .iter()
        .flat_map(|room| room.info().lessons.into_iter().map(move |info| (room, info)))
    {
        let lesson = room.lesson(info.id).expect("it is on the shelf");
        let mut desk = Desk::new(room, &lesson);
        for what in lesson.steps.iter().flat_map(|step| &step.script).filter_map(asked) {
            desk.act_and_be_gone(what);
        }
        let place = format!("{}/{} over a bad line", lesson.header.game, lesson.name);
        assert_as_written(&desk, &lesson, &place);
        assert_eq!(usize::from(desk.step().step), lesson.steps.len(), "{place}");
    }
}

#[test]
fn a_lesson_that_was_left_goes_on_where_it_was() {
    let room = rooms::find("diamoniak").expect("it is on the shelf");
    let lesson = room.lesson("first").expect("it is there");
    let mut desk = Desk::new(&room, &lesson);
    desk.act("draw").expect("as it says");
    desk.act("stop").expect("as it says");
    let record = desk.table.record().expect("it has begun");
    let agreed = Agreed::on_one_device(&lesson.header, Seed::from_number(7), TOKEN);
    let again = Table::revive(agreed, room, record.lines)
        .expect("it was played")
        .learning(lesson);
    assert_eq!(again.lesson_step(), desk.table.lesson_step());
    assert_eq!(again.lesson_step().map(|step| step.step), Some(3));
}

/// What is said last, with its figures, stays for her own turn and goes once another has played after it.
#[test]
fn the_last_sentence_goes_when_she_has_played_on() {
    for (game, name) in [("diamoniak", "first"), ("diavolo", "first"), ("diamino", "patience")] {
        let room = rooms::find(game).expect("it is on the shelf");
        let lesson = room.lesson(name).expect("it is there");
        let mut desk = Desk::new(&room, &lesson);
        for next in lesson.steps.iter().flat_map(|step| &step.script) {
            asked(next).map_or(Ok(()), |what| desk.act(what)).expect("as it says");
        }
        let steps = lesson.steps.len() as u8;
        let written = desk.table.seq();
        assert_eq!(desk.table.lesson_step().map(|step| step.step), Some(steps), "{game}");
        while desk.table.lesson_step().is_some() {
            let choice = desk.choice(Strength::ALL[0]);
            desk.act(&choice).expect("our player keeps the rules");
        }
        assert_eq!(desk.table.phase(), Phase::Playing, "{game}: it goes before the end");
        let record = desk.table.record().expect("it has begun");
        let after = &record.lines[written as usize..];
        assert!(
            after.iter().any(|line| line.who == Who::Seat(LEARNER)),
            "{game}: she has played"
        );
    }
}
