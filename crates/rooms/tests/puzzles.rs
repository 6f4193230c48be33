//! Every puzzle of every game is what its row says: proved again, unlike all others, solved on a table through the rules, and
//! asked in nine languages. Some of each kind; all of them where the tests may take long.

use std::{collections::HashSet, fs, path::Path, sync::Arc};

use ludo::{LEARNER, Puzzle, PuzzleInfo, Room, Seed, laws};
use table::{
    Agreed, Conn, Out, Table,
    wire::{Claim, PuzzleVerdict, ToHouse},
};

const LANGUAGES: [&str; 9] = ["fr", "en", "de", "es", "pt", "it", "nl", "sv", "da"];
const PAGE: Conn = 1;
const TOKEN: &str = "solver";
/// Of each kind so many are looked at, and there are so many at least.
const SOME: usize = 10;
const LEAST: usize = 500;
/// Where there are few enough of them, every choice is told with what it loses.
const EVERY_CHOICE: [&str; 3] = ["keep", "box", "risk"];

fn opened(room: &Arc<dyn Room>, puzzle: &Puzzle) -> Table {
    let agreed = Agreed::on_one_device(&puzzle.header, Seed::from_number(1), TOKEN);
    let table = Table::revive(agreed, room.clone(), Vec::new()).expect("a puzzle can be opened");
    let mut table = table.asking(puzzle.clone());
    let claim = Claim {
        seat: LEARNER,
        token: TOKEN.to_owned(),
        nonce: String::new(),
    };
    table.hello(PAGE, None, &[claim], 0, &mut Out::default());
    table
}

fn act(table: &mut Table, what: &str) {
    let act = ToHouse::Act {
        seat: LEARNER,
        after: table.seq(),
        what: what.to_owned(),
    };
    table.frame(PAGE, act, 1_000, &mut Out::default());
}

fn verdict(table: &Table) -> Option<PuzzleVerdict> {
    table.puzzle_step().expect("it is a puzzle").verdict
}

/// The answer is right, and nothing before its last act is taken for one.
fn solve(room: &Arc<dyn Room>, puzzle: &Puzzle) {
    let mut table = opened(room, puzzle);
    for what in &puzzle.answer {
        assert_eq!(verdict(&table), None, "{} {what}", puzzle.name());
        act(&mut table, what);
    }
    let verdict = verdict(&table).expect("she has answered");
    assert!(verdict.right, "{verdict:?}");
    assert_eq!(verdict.answer.len(), puzzle.answer.len());
}

/// Whatever else answers at once is worth less, or as much where it is as good; it is compared with the best, and a table
/// that comes back from its lines says the same.
fn miss(room: &Arc<dyn Room>, puzzle: &Puzzle) -> bool {
    let legal = opened(room, puzzle).play().and_then(|play| play.legal(LEARNER));
    let mut missed = false;
    for what in legal.unwrap_or_default().iter().take(40) {
        let mut table = opened(room, puzzle);
        act(&mut table, what);
        let Some(found) = verdict(&table) else { continue };
        assert!(found.mine <= found.best + 1e-6, "{what}: {found:?}");
        assert!(found.right || found.mine <= found.next + 1e-6, "{what}: {found:?}");
        assert_eq!(found.said.id.ends_with("-right"), found.right);
        assert_eq!(found.choices.is_empty(), !EVERY_CHOICE.contains(&puzzle.kind.as_str()));
        assert!(found.choices.iter().all(|said| said.id == "puzzle-choice"), "{found:?}");
        let agreed = Agreed::on_one_device(&puzzle.header, Seed::from_number(1), TOKEN);
        let lines = table.record().expect("it has begun").lines;
        let again = Table::revive(agreed, room.clone(), lines).expect("it was played");
        assert_eq!(verdict(&again.asking(puzzle.clone())), Some(found.clone()));
        missed |= !found.right;
    }
    missed
}

fn has_words(game: &str, kind: &PuzzleInfo) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for language in LANGUAGES {
        let text = fs::read_to_string(root.join(game).join(format!("texts/{language}.ftl"))).expect("a game has texts");
        for word in ["", "-ask"] {
            let id = format!("{game}-puzzle-{}{word} =", kind.id);
            assert!(text.lines().any(|row| row.starts_with(&id)), "{id} in {language}");
        }
    }
}

fn check(room: &Arc<dyn Room>, kind: &PuzzleInfo) {
    let (mut essences, mut missed) = (HashSet::new(), 0);
    let all: usize = kind.grades.iter().map(|count| usize::from(*count)).sum();
    assert!(all >= LEAST, "{}: {all}", kind.id);
    assert!(
        kind.grades.iter().all(|count| usize::from(*count) >= all / 5),
        "{kind:?}"
    );
    let step = if laws::is_long() { 1 } else { all / SOME };
    let mut before: Option<Puzzle> = None;
    for number in (1..=all).step_by(step) {
        let puzzle = room.puzzle(&format!("{}/{number}", kind.id)).expect("it is counted");
        let essence = room.prove(&puzzle);
        let essence = essence.unwrap_or_else(|why| panic!("{}: {why}", puzzle.name()));
        assert!(essences.insert(essence), "{}: there is one like it", puzzle.name());
        if let Some(before) = before.replace(puzzle.clone()) {
            assert!(
                before.grade <= puzzle.grade && before.hardness() <= puzzle.hardness(),
                "{}",
                puzzle.name()
            );
        }
        solve(room, &puzzle);
        missed += usize::from(miss(room, &puzzle));
    }
    let listed = room
        .puzzle(&format!("{}/1", kind.id))
        .map(|puzzle| opened(room, &puzzle));
    let is_listed = listed
        .and_then(|table| table.play()?.legal(LEARNER))
        .is_some_and(|legal| !legal.is_empty());
    assert!(
        missed > 0 || !is_listed || kind.id == "prog" || kind.id == "line",
        "nothing is wrong in {}",
        kind.id
    );
}

#[test]
fn every_puzzle_is_proved_and_can_be_solved() {
    let mut kinds = 0;
    for room in rooms::all() {
        let info = room.info();
        for kind in &info.puzzles {
            assert!(info.forms.iter().any(|form| form.id == kind.form), "{}", kind.id);
            has_words(info.id, kind);
            check(room, kind);
            kinds += 1;
        }
    }
    assert!(kinds > 3, "there are puzzles");
}

#[test]
fn a_row_that_is_not_true_is_found_out() {
    let room = rooms::find("yaminos").expect("it is on the shelf");
    let puzzle = room.puzzle("keep/1").expect("it is there");
    let wrong = |change: fn(&mut Puzzle)| {
        let mut other = puzzle.clone();
        change(&mut other);
        room.prove(&other)
    };
    assert!(wrong(|_| {}).is_ok());
    assert!(wrong(|puzzle| puzzle.value += 0.01).is_err());
    assert!(wrong(|puzzle| puzzle.next -= 0.01).is_err());
    assert!(wrong(|puzzle| puzzle.answer = vec!["throw".to_owned()]).is_err() || puzzle.answer == ["throw"]);
    assert!(wrong(|puzzle| puzzle.answer.push("stop".to_owned())).is_err());
    assert!(wrong(|puzzle| puzzle.kind = "sing".to_owned()).is_err());
    assert!(room.puzzle("keep/0").is_none() && room.puzzle("keep/100000").is_none() && room.puzzle("keep").is_none());
}
