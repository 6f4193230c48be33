//! Every sentence that a game says can be said: games of every form are played by bots, and whatever is told, prompted,
//! called, refused, scored, hinted, previewed, remembered, looked back on, drawn in rows or carried in a view has its words in nine languages, with
//! all that they need to know and nothing that nobody asks for.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use ludo::{
    Addressed, Arg, Arrival, Awaits, Header, How, Ink, Line, Luck, Player, Playing, Reader, Record, Refusal, Room,
    Said, Seat, Seats, Seed, Sitter, Start, Strength, Viewer, What, Who, laws,
};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::Value;

const LANGUAGES: [&str; 9] = ["fr", "en", "de", "es", "pt", "it", "nl", "sv", "da"];
/// So far a game is played.
const LINES: usize = 60;
/// Of a long list of actions so many are called by their names.
const CALLED: usize = 40;

/// The texts of one language: the house's and every game's.
struct Texts {
    bundle: FluentBundle<FluentResource>,
    /// The variables of each message, those of messages within it included.
    variables: BTreeMap<String, BTreeSet<String>>,
}

impl Texts {
    fn read(language: &str) -> Texts {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let games = fs::read_dir(root.join("games")).expect("there are games");
        let games = games.map(|game| game.expect("a folder").path().join("texts"));
        let mut bundle = FluentBundle::new(vec![language.parse().expect("a language")]);
        let mut variables = BTreeMap::new();
        for folder in games.chain([root.join("texts")]).filter(|folder| folder.exists()) {
            let text = read(folder.join(format!("{language}.ftl")));
            note_variables(&text, &mut variables);
            let resource = FluentResource::try_new(text).unwrap_or_else(|(_, slips)| panic!("{folder:?}: {slips:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|twice| panic!("{folder:?}: {twice:?}"));
        }
        Texts { bundle, variables }
    }

    /// The form in which this is said to her who reads, as page and terminal find it (see [`Said`]).
    fn form(&self, said: &Said, viewer: Viewer) -> String {
        let you = viewer.seat().map(Arg::from);
        let hers = said.args.iter().filter(|(_, arg)| Some(*arg) == you.as_ref());
        let mut forms = hers.map(|(key, _)| match key.as_ref() {
            "name" => format!("{}-you", said.id),
            other => format!("{}-{other}-you", said.id),
        });
        forms
            .find(|id| self.bundle.has_message(id))
            .unwrap_or_else(|| said.id.to_string())
    }

    /// What is wrong with it, if anything.
    fn fault(&self, id: &str, args: &FluentArgs) -> Option<String> {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return Some("is not there".to_owned());
        };
        let mut faults = Vec::new();
        let words = self.bundle.format_pattern(pattern, Some(args), &mut faults);
        (!faults.is_empty()).then(|| format!("{words}: {faults:?}"))
    }

    /// Is this of use to any form of the message? A seat is also where a form speaks to her who sits there.
    fn uses(&self, id: &str, variable: &str) -> bool {
        let to_you = |form: &str| form.ends_with("-you");
        let forms = self.variables.iter().filter_map(|(form, variables)| {
            let rest = form.strip_prefix(id)?;
            (rest.is_empty() || rest.starts_with('-') && to_you(rest)).then_some((rest, variables))
        });
        let spoken = ["-you".to_owned(), format!("-{variable}-you")];
        forms
            .into_iter()
            .any(|(rest, variables)| variables.contains(variable) || spoken.iter().any(|form| form == rest))
    }
}

fn read(file: PathBuf) -> String {
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// A message within a message has the variables of both.
fn note_variables(text: &str, variables: &mut BTreeMap<String, BTreeSet<String>>) {
    let mut messages: Vec<(String, String)> = Vec::new();
    for row in text.lines().filter(|row| !row.starts_with('#')) {
        match row
            .split_once(" =")
            .filter(|_| row.starts_with(|c: char| c.is_ascii_lowercase()))
        {
            Some((id, rest)) => messages.push((id.to_owned(), rest.to_owned())),
            None => messages.last_mut().into_iter().for_each(|(_, body)| *body += row),
        }
    }
    let word = |rest: &str| {
        rest.chars()
            .take_while(|c| c.is_ascii_alphanumeric() || *c == '-')
            .collect::<String>()
    };
    let own = |body: &str| body.split('$').skip(1).map(word).collect::<BTreeSet<String>>();
    variables.extend(messages.iter().map(|(id, body)| (id.clone(), own(body))));
    // A message within a message within a message is as deep as anybody writes.
    for _ in 0..3 {
        for (id, body) in &messages {
            let within = body.split("{ ").skip(1).filter_map(|rest| variables.get(&word(rest)));
            let within: BTreeSet<String> = within.flatten().cloned().collect();
            variables.entry(id.clone()).or_default().extend(within);
        }
    }
}

/// Hears everything that is said, and finds what cannot be.
struct Listener {
    languages: Vec<(&'static str, Texts)>,
    heard: RefCell<BTreeSet<String>>,
    faults: RefCell<BTreeSet<String>>,
}

impl Listener {
    fn hear(&self, said: &Said, viewer: Viewer) {
        for arg in said.args.values() {
            self.hear_within(arg, viewer);
        }
        if !self.heard.borrow_mut().insert(kind(said, viewer)) {
            return;
        }
        for (language, texts) in &self.languages {
            let form = texts.form(said, viewer);
            let mut args = FluentArgs::new();
            for (key, arg) in &said.args {
                args.set(key.to_string(), value(arg));
            }
            if let Some(fault) = texts.fault(&form, &args) {
                self.faults.borrow_mut().insert(format!("{language} {form} {fault}"));
            }
        }
        for variable in said.args.keys() {
            let used = self.languages.iter().any(|(_, texts)| texts.uses(&said.id, variable));
            if !used {
                let unused = format!("{} is told {variable}, and does not use it", said.id);
                self.faults.borrow_mut().insert(unused);
            }
        }
    }

    fn hear_within(&self, arg: &Arg, viewer: Viewer) {
        match arg {
            Arg::Said(said) => self.hear(said, viewer),
            Arg::List { list } => list.iter().for_each(|arg| self.hear_within(arg, viewer)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat { .. } => {}
        }
    }

    fn hear_refusal(&self, refusal: &Refusal, viewer: Viewer) {
        let args = refusal.args.iter();
        let why = args.fold(Said::new(refusal.id.clone()), |mut said, (key, arg)| {
            said.args.insert(key.clone().into(), arg.clone());
            said
        });
        self.hear(&why, viewer);
    }

    /// Every sentence that stands in a view, an event or a preview.
    fn hear_in(&self, json: &Value, viewer: Viewer) {
        match json {
            Value::Array(items) => items.iter().for_each(|item| self.hear_in(item, viewer)),
            Value::Object(fields)
                if fields.keys().all(|key| key == "id" || key == "args") && fields.contains_key("id") =>
            {
                let said: Said = serde_json::from_value(json.clone()).expect("what looks like a sentence is one");
                self.hear(&said, viewer);
            }
            Value::Object(fields) => fields.values().for_each(|field| self.hear_in(field, viewer)),
            _ => {}
        }
    }
}

/// What is said alike: the same message, told the same things, of which the same are her who reads.
fn kind(said: &Said, viewer: Viewer) -> String {
    let you = viewer.seat().map(Arg::from);
    let mut kind = said.id.to_string();
    for (key, arg) in &said.args {
        let mark = match arg {
            Arg::Number(_) => '#',
            _ if Some(arg) == you.as_ref() => '!',
            _ => ' ',
        };
        kind.push(mark);
        kind += key;
    }
    kind
}

/// A number is a number, so that there is one of it or there are others; everything else is a text by then.
fn value(arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Number(number) => (*number).into(),
        other => other.to_string().into(),
    }
}

fn value_of(json: &serde_json::value::RawValue) -> Value {
    serde_json::from_str(json.get()).expect("it is JSON")
}

/// Somebody at the terminal.
struct Eyes<'a>(&'a Listener, Viewer);

impl Reader for Eyes<'_> {
    fn say(&self, said: &Said) -> String {
        self.0.hear(said, self.1);
        said.id.to_string()
    }
    fn list(&self, items: &[String]) -> String {
        items.join(", ")
    }
    fn name(&self, seat: Seat) -> String {
        seat.to_string()
    }
    fn you(&self) -> Option<Seat> {
        self.1.seat()
    }
    fn drawings(&self) -> bool {
        true
    }
    fn ink(&self, _: Ink, text: &str) -> String {
        text.to_owned()
    }
}

/// One game, with everything that is said on the way.
struct Evening<'a> {
    listener: &'a Listener,
    playing: Box<dyn Playing>,
    rng: ChaCha8Rng,
    seed: Seed,
    /// Actions met on the way, tried where they may not fit.
    met: Vec<String>,
    now: u64,
}

impl Evening<'_> {
    fn play(&mut self) {
        for _ in 0..LINES {
            self.look();
            self.try_what_may_not_fit();
            if !self.step() {
                break;
            }
        }
        self.end();
    }

    /// A whole game that was played in a hurry, told line by line.
    fn go_through(&mut self, lines: Vec<Line>) {
        for line in lines {
            self.enter(line);
        }
        self.end();
    }

    fn end(&self) {
        self.look();
        let moments = self.playing.moments();
        let remembered = moments.game.into_iter().chain(moments.seats.into_iter().flatten());
        let viewers = || Viewer::all(self.playing.header().seats);
        remembered.for_each(|said| viewers().for_each(|viewer| self.listener.hear(&said, viewer)));
        if let Some(outcome) = self.playing.outcome() {
            let how = self.playing.ending();
            let how = how.unwrap_or_else(|| panic!("it is said how it ended: {}", outcome.how));
            self.listener.hear(&how, Viewer::Spectator);
            let record = Record {
                header: self.playing.header().clone(),
                lines: self.playing.lines().to_vec(),
            };
            let room = rooms::find(&record.header.game).expect("it is played");
            let review = room
                .review(&record, &mut || {})
                .expect("it was played")
                .expect("it is over");
            let review = serde_json::to_value(review).expect("plain data");
            viewers().for_each(|viewer| self.listener.hear_in(&review, viewer));
        }
    }

    /// What everybody sees, is asked and could do.
    fn look(&self) {
        let (playing, listener) = (&self.playing, self.listener);
        for viewer in Viewer::all(playing.header().seats) {
            let rows = playing.rows(viewer);
            let row = rows.iter().flat_map(|row| row.pieces.iter().chain([&row.said]));
            let prompts = playing.prompt(viewer).into_iter().chain(playing.how_to_write(viewer));
            prompts.for_each(|said| listener.hear(&said, viewer));
            row.for_each(|said| listener.hear(said, viewer));
            listener.hear_in(&value_of(&playing.view(viewer)), viewer);
            let eyes = Eyes(listener, viewer);
            playing.table(viewer, &eyes);
            playing.desk(viewer, &eyes);
            let Some(seat) = viewer.seat() else { continue };
            let legal = playing.legal(seat).unwrap_or_default();
            let called = legal
                .iter()
                .take(CALLED)
                .filter_map(|action| playing.called(seat, action));
            called.for_each(|said| listener.hear(&said, viewer));
            for action in legal.iter().take(CALLED) {
                if let Ok(Some(shown)) = playing.preview(&self.line(Who::Seat(seat), action)) {
                    listener.hear_in(&value_of(&shown), viewer);
                }
            }
        }
        for seat in playing.header().seats.iter() {
            listener.hear(&playing.stands(seat), Viewer::Spectator);
        }
    }

    /// Acts met elsewhere, by any seat; chance and the clock where nobody asked them.
    fn try_what_may_not_fit(&mut self) {
        let seats: Vec<Seat> = self.playing.header().seats.iter().collect();
        let mut tries: Vec<(Who, String)> = vec![(Who::Clock, "time".into()), (Who::Chance, "\u{1F409}".into())];
        for _ in 0..6 {
            if let (Some(seat), Some(action)) = (self.rng.pick(&seats), self.rng.pick(&self.met)) {
                tries.push((Who::Seat(*seat), action.clone()));
            }
        }
        for (who, text) in tries {
            let viewer = match who {
                Who::Seat(seat) => Viewer::Seat(seat),
                Who::Chance | Who::Clock => Viewer::Spectator,
            };
            if let Err(refusal) = self.playing.check(&self.line(who, &text)) {
                self.listener.hear_refusal(&refusal, viewer);
            }
        }
    }

    /// Chance answers, a bot acts, or the time is up; false when it is over.
    fn step(&mut self) -> bool {
        let line = match self.playing.awaits() {
            Awaits::Nothing => return false,
            Awaits::Chance => Line {
                at: self.now,
                ..self.playing.draw(&self.seed)
            },
            Awaits::Seats { who, until } => {
                let seats: Vec<Seat> = who.iter().collect();
                match (self.rng.pick(&seats).copied(), until) {
                    (Some(seat), until) if until.is_none() || self.rng.below(4) > 0 => {
                        let (at, lag_ms) = (self.now, 0);
                        let action = self.choose(seat);
                        let stamped = self.playing.stamped(&action, Arrival { at, lag_ms });
                        self.line(Who::Seat(seat), &stamped)
                    }
                    (_, until) => {
                        self.now = self.now.max(until.expect("a window without seats has an end"));
                        self.line(Who::Clock, "time")
                    }
                }
            }
        };
        self.enter(line);
        true
    }

    fn enter(&mut self, line: Line) {
        let told = self.playing.push(line.clone());
        let told = told.unwrap_or_else(|refusal| panic!("{line}: {refusal} in {}", self.playing.position()));
        for Addressed { audience, event, said } in told {
            let event = value_of(&event);
            for viewer in Viewer::all(self.playing.header().seats).filter(|viewer| audience.includes(*viewer)) {
                said.iter().for_each(|said| self.listener.hear(said, viewer));
                self.listener.hear_in(&event, viewer);
            }
        }
    }

    /// Now and then at random, so that much is seen that nobody would do.
    fn choose(&mut self, seat: Seat) -> String {
        let legal = self.playing.legal(seat).unwrap_or_default();
        let at_random = self
            .rng
            .pick(&legal)
            .filter(|_| self.rng.clone().below(2) == 0)
            .cloned();
        let action = at_random.unwrap_or_else(|| {
            let advice = self.playing.thought(seat, Strength::Easy)(&mut self.rng);
            let advice = advice.unwrap_or_else(|| panic!("a bot knows what to do in {}", self.playing.position()));
            let why = advice.why();
            why.iter().for_each(|why| self.listener.hear(why, Viewer::Seat(seat)));
            let called = self.playing.called(seat, &advice.action).expect("it can be read");
            self.listener.hear(&called, Viewer::Seat(seat));
            let bits = self.playing.bits(seat, &advice.action);
            bits.iter().for_each(|bit| self.listener.hear(bit, Viewer::Seat(seat)));
            advice.action
        });
        if !self.met.contains(&action) {
            self.met.push(action.clone());
        }
        action
    }

    fn line(&self, who: Who, text: &str) -> Line {
        Line {
            at: self.now,
            who,
            what: What::Game(text.into()),
        }
    }
}

/// Every form of a game and every preset, as options.
fn tables(room: &dyn Room) -> Vec<(String, Vec<usize>)> {
    let info = room.info();
    let map = |settings: &[(&str, &str)]| -> BTreeMap<String, String> {
        settings
            .iter()
            .map(|(key, value)| (key.to_string(), value.to_string()))
            .collect()
    };
    let forms = info
        .forms
        .iter()
        .map(|form| (map(form.settings), vec![form.min_seats, form.max_seats]));
    let presets = info
        .presets
        .iter()
        .map(|preset| (map(preset.settings), vec![info.max_seats]));
    let all = forms.chain(presets);
    all.map(|(chosen, seats)| (room.options(&chosen, true).expect("the game's own"), seats))
        .collect()
}

fn opened(room: &dyn Room, options: &str, seats: usize) -> Result<Box<dyn Playing>, Refusal> {
    let info = room.info();
    let seats = Seats::new(seats);
    room.open(Header {
        game: info.id.to_owned(),
        edition: info.edition,
        options: options.to_owned(),
        seats,
        sitters: seats.iter().map(|_| Sitter::default()).collect(),
        commitment: None,
        same_luck: false,
        start: Start::Opening,
    })
}

fn says_only_what_can_be_said(room: &Arc<dyn Room>) {
    let listener = Listener {
        languages: LANGUAGES.map(|language| (language, Texts::read(language))).into(),
        heard: RefCell::default(),
        faults: RefCell::default(),
    };
    let games = if laws::is_long() { 20 } else { 1 };
    for (options, seats) in tables(&**room) {
        for (seats, number) in seats.iter().flat_map(|seats| vec![*seats; games]).zip(0..) {
            let evening = |playing| Evening {
                listener: &listener,
                playing,
                rng: ChaCha8Rng::seed_from_u64(number),
                seed: Seed::from_number(number),
                met: Vec::new(),
                now: 0,
            };
            let how = How {
                keep: true,
                ..How::default()
            };
            let players = vec![Player::Random; seats];
            let whole = room.playout(&options, &players, how, &mut ChaCha8Rng::seed_from_u64(number));
            match (
                opened(&**room, &options, seats),
                opened(&**room, &options, seats),
                whole,
            ) {
                (Ok(playing), Ok(again), Ok(whole)) => {
                    evening(playing).play();
                    evening(again).go_through(whole.log);
                }
                (Err(refusal), ..) | (_, _, Err(refusal)) | (_, Err(refusal), _) => {
                    listener.hear_refusal(&refusal, Viewer::Spectator);
                }
            }
        }
    }
    let faults = listener.faults.into_inner();
    assert!(
        faults.is_empty(),
        "{} of {}:\n{}",
        faults.len(),
        room.info().id,
        faults.into_iter().collect::<Vec<_>>().join("\n")
    );
    assert!(listener.heard.into_inner().len() > 20, "much is said");
}

#[test]
fn whatever_is_said_has_words() {
    std::thread::scope(|scope| {
        for room in rooms::all() {
            scope.spawn(|| says_only_what_can_be_said(room));
        }
    });
}
