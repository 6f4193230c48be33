//! What the rules pages show moves by the rules: every glimpse (`docs/glimpses.md`) is played here, does what it says, and is
//! written for the page with all that its eyes see (`cargo xtask types`).

use std::{collections::BTreeSet, fs, path::Path};

use ludo::{Header, Line, Playing, Record, Refusal, Room, Said, Seat, Shared, Viewer, mark};
use serde::Serialize;
use serde_json::{Map, Value, value::RawValue};
use table::heard;

const FORM: &str = "glimpses 1";
/// Between two lines, in milliseconds of the game.
const STEP_MS: u64 = 1000;

/// What a throw is worth in these boxes of the Yam is worked out once for all throws, so that later ones run no branch: whoever
/// fills such a box shows it.
const LOOKED_UP: [(&str, &str); 6] = [
    ("YAM-YAM-SOLO-", "box solo"),
    ("YAM-YAM-PLUS-", "box plus"),
    ("YAM-YAM-MOINS-", "box moins"),
    ("YAM-YAM-FULL-", "box full"),
    ("YAM-YAM-SUITE-", "box suite"),
    ("YAM-YAM-PAIRS-", "box pairs"),
];

/// A rule, seen for a moment: as it stands in a game's `glimpses.txt`.
#[derive(Default)]
struct Glimpse<'a> {
    of: &'a str,
    rules: Vec<&'a str>,
    eyes: Option<Seat>,
    head: Vec<&'a str>,
    lines: Vec<&'a str>,
}

/// The same as the page shows it.
#[derive(Serialize)]
struct Shown<'a> {
    of: &'a str,
    form: Option<&'static str>,
    rules: &'a [&'a str],
    seats: usize,
    eyes: Option<usize>,
    steps: Vec<Step>,
}

/// The table as it stood first, and after each line what has changed of it; of a line that is refused, why.
#[derive(Serialize)]
struct Step {
    events: Vec<Shared<Box<RawValue>>>,
    said: Vec<Option<Shared<Said>>>,
    view: Map<String, Value>,
    prompt: Option<Said>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<Refusal>,
}

fn read(text: &str) -> Vec<Glimpse<'_>> {
    let rows = text.lines().filter(|row| !row.starts_with('#'));
    let rows: Vec<&str> = rows.map(str::trim_end).collect();
    let mut blocks = rows.split(|row| row.is_empty()).filter(|block| !block.is_empty());
    assert_eq!(blocks.next(), Some(&[FORM][..]), "it begins with its form");
    blocks.map(read_one).collect()
}

fn read_one<'a>(rows: &[&'a str]) -> Glimpse<'a> {
    let mut glimpse = Glimpse::default();
    for row in rows {
        let (word, rest) = row
            .split_once(' ')
            .unwrap_or_else(|| panic!("{row:?} is no row of a glimpse"));
        match word {
            "show" => glimpse.of = rest,
            "rule" => glimpse.rules.extend(rest.split(' ')),
            "eyes" => glimpse.eyes = Some(rest.parse().unwrap_or_else(|_| panic!("{row:?}: no seat"))),
            "seats" | "options" | "position" => glimpse.head.push(row),
            _ => glimpse.lines.push(row),
        }
    }
    assert!(!glimpse.of.is_empty() && !glimpse.lines.is_empty(), "{rows:?}");
    glimpse
}

impl Glimpse<'_> {
    fn header(&self, room: &dyn Room) -> Header {
        let info = room.info();
        let text = format!("ludo 1\ngame {} {}\n{}\n", info.id, info.edition, self.head.join("\n"));
        let record: Record = text.parse().unwrap_or_else(|why| panic!("{}: {why}", self.name(room)));
        record.header
    }

    fn name(&self, room: &dyn Room) -> String {
        format!("{}: {} ({})", room.info().id, self.of, self.rules.join(" "))
    }

    fn viewer(&self) -> Viewer {
        self.eyes.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Plays it. What a position is made of has run branches, too: of those that begin at one, only what then happens counts.
    fn play(&self, room: &dyn Room) -> (BTreeSet<String>, Vec<Step>) {
        let header = self.header(room);
        let name = self.name(room);
        let from_position = self.head.iter().any(|row| row.starts_with("position"));
        let (set_up, mut play) = mark::run_by(|| room.open(header).unwrap_or_else(|why| panic!("{name}: {why:?}")));
        let mut steps = vec![self.step(&*play, Vec::new(), None)];
        let (mut run, ()) = mark::run_by(|| {
            for (row, number) in self.lines.iter().zip(1..) {
                let step = match row.strip_prefix("no ") {
                    Some(row) => {
                        let refusal = play.check(&line(row, number * STEP_MS));
                        let refusal = refusal.expect_err(&format!("{name}: {row} is not refused"));
                        mark::hit(&refusal.rule);
                        self.step(&*play, Vec::new(), Some(refusal))
                    }
                    None => {
                        let told = play.push(line(row, number * STEP_MS));
                        let told = told.unwrap_or_else(|why| panic!("{name}: {row} is refused: {why:?}"));
                        self.step(&*play, told, None)
                    }
                };
                steps.push(step);
            }
        });
        if !from_position {
            run.extend(set_up);
        }
        (run, steps)
    }

    fn is_looked_up(&self, rule: &str) -> bool {
        let fills = |how: &str| self.lines.iter().any(|line| line.contains(how));
        LOOKED_UP
            .iter()
            .any(|(rules, how)| rule.starts_with(rules) && fills(how))
    }

    fn step(&self, play: &dyn Playing, told: ludo::Told, refusal: Option<Refusal>) -> Step {
        let (events, said) = heard(&told, self.viewer());
        Step {
            events,
            said,
            view: serde_json::from_str(play.view(self.viewer()).get()).expect("a view is an object"),
            prompt: play.prompt(Viewer::Spectator),
            refusal,
        }
    }
}

fn line(row: &str, at: u64) -> Line {
    format!("{at} {row}")
        .parse()
        .unwrap_or_else(|why| panic!("{row:?} is no line: {why:?}"))
}

fn shown<'a>(room: &dyn Room, glimpse: &'a Glimpse<'a>, mut steps: Vec<Step>) -> Shown<'a> {
    for i in (1..steps.len()).rev() {
        let (before, after) = steps.split_at_mut(i);
        let before = &before[i - 1].view;
        after[0].view.retain(|key, value| before.get(key) != Some(value));
    }
    let header = glimpse.header(room);
    let info = room.info();
    let chosen = |form: &&ludo::FormInfo| {
        let mut settings = form.settings.iter();
        settings.all(|(key, value)| header.options.contains(&format!("{key}={value}")))
    };
    Shown {
        of: glimpse.of,
        form: info
            .forms
            .iter()
            .filter(chosen)
            .max_by_key(|form| form.settings.len())
            .map(|form| form.id),
        rules: &glimpse.rules,
        seats: header.seats.iter().count(),
        eyes: glimpse.eyes.map(|seat| seat.index() + 1),
        steps,
    }
}

#[test]
fn every_glimpse_shows_its_rules() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for room in rooms::all() {
        let game = room.info().id;
        let Ok(text) = fs::read_to_string(games.join(game).join("glimpses.txt")) else {
            continue; // a new game has none yet; what the page then lacks is the page's test
        };
        let glimpses = read(&text);
        let mut rows = Vec::new();
        for glimpse in &glimpses {
            let (run, steps) = glimpse.play(&**room);
            let name = glimpse.name(&**room);
            assert!(!glimpse.rules.is_empty(), "{name}: it shows no rule");
            let is_shown = |rule: &str| run.contains(rule) || glimpse.is_looked_up(rule);
            let missing: Vec<_> = glimpse.rules.iter().filter(|rule| !is_shown(rule)).collect();
            assert!(missing.is_empty() || !mark::ON, "{name}: {missing:?} of {run:?}");
            let said = steps
                .iter()
                .any(|step| step.refusal.is_some() || step.said.iter().any(Option::is_some));
            assert!(said, "{name}: nothing is said of what is seen");
            let row = serde_json::to_string(&shown(&**room, glimpse, steps)).expect("plain data");
            rows.push(row);
        }
        check(
            &games.join(game).join("web/glimpses.json"),
            &format!("[\n{}\n]\n", rows.join(",\n")),
        );
    }
}

/// Fails if the page's file is stale; with `LUDO_WRITE_TYPES` set, writes it instead.
fn check(file: &Path, fresh: &str) {
    if std::env::var_os("LUDO_WRITE_TYPES").is_some() {
        fs::write(file, fresh).expect("the file can be written");
    } else {
        let written = fs::read_to_string(file).unwrap_or_default();
        assert!(written == fresh, "{} is stale: run `cargo xtask types`", file.display());
    }
}
