//! How each game is written down: its document against the code, and the code against its document.

use std::collections::BTreeMap;

use ludo::{Arrival, Awaits, Header, Line, Luck, Playing, Seat, Seats, Seed, Start, Strength, What, Who};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::{
    document::{Document, notations, opened},
    read,
};

/// What a game writes, by the heading under which its forms are listed.
#[derive(Default)]
struct Written {
    actions: Vec<String>,
    chance: Vec<String>,
    /// Parts of positions.
    positions: Vec<String>,
}

impl Written {
    fn position(&mut self, position: &str) {
        self.positions.extend(position.split(" / ").map(str::to_owned));
    }

    fn line(&mut self, line: &Line) {
        let What::Game(text) = &line.what else { return };
        match line.who {
            Who::Seat(_) => self.actions.push(text.to_string()),
            Who::Chance => self.chance.push(text.to_string()),
            Who::Clock => assert_eq!(&**text, "time"),
        }
    }

    /// With the forms that the document has for them.
    fn with_forms(&self, document: &Document) -> [(&[String], Vec<String>); 3] {
        let parts = [forms(document, "## Positions"), forms(document, "### Phases")].concat();
        [
            (&self.actions, forms(document, "## Actions")),
            (&self.chance, forms(document, "## Chance")),
            (&self.positions, parts),
        ]
    }
}

/// The first column of the tables under a heading.
fn forms(document: &Document, heading: &str) -> Vec<String> {
    let mut rows = document.text.lines().skip_while(|row| *row != heading).skip(1);
    let table = rows.by_ref().take_while(|row| !row.starts_with('#'));
    let cells = table.filter_map(|row| row.strip_prefix('|')?.split('|').next());
    let spans = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    let forms: Vec<String> = spans.map(str::to_owned).collect();
    assert!(!forms.is_empty(), "{heading} of {}", document.path.display());
    forms
}

fn has_form(text: &str, form: &str) -> bool {
    // What is between brackets may be missing.
    if let Some((before, rest)) = form.split_once('[') {
        let (inside, after) = rest.split_once(']').expect("a bracket is closed");
        return has_form(text, &format!("{before}{after}")) || has_form(text, &format!("{before}{inside}{after}"));
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let form: Vec<&str> = form.split_whitespace().collect();
    fits(&words, &form)
}

fn fits(words: &[&str], form: &[&str]) -> bool {
    let (Some((word, words)), Some((place, places))) = (words.split_first(), form.split_first()) else {
        return words.is_empty() && form.is_empty();
    };
    let name = place.trim_end_matches('…');
    let fills = match name {
        "SEAT" => word.parse::<Seat>().is_ok(),
        _ if name.starts_with(|first: char| first.is_ascii_uppercase()) => true,
        _ => name == *word,
    };
    fills && (fits(words, places) || name != *place && fits(words, form))
}

#[test]
fn forms_are_read_as_the_document_says() {
    for (text, form) in [
        ("draw", "draw"),
        ("give rose diamond", "give CARD…"),
        ("aside", "aside [HEAP…]"),
        ("2 0 1-1 known 1-1", "SEAT POINTS [DOMINO…] [known DOMINO…]"),
    ] {
        assert!(has_form(text, form), "{text}");
    }
    for (text, form) in [
        ("draw more", "draw"),
        ("give", "give CARD…"),
        ("passes 0", "SEAT POINTS"),
        ("2 0 known", "SEAT POINTS known DOMINO…"),
    ] {
        assert!(!has_form(text, form), "{text}");
    }
}

/// Acts and chance of the examples, and the positions that they set up.
#[test]
fn every_form_is_used_by_an_example() {
    for document in notations() {
        let mut written = Written::default();
        for record in document.records() {
            record.lines.iter().for_each(|line| written.line(line));
            if let Start::Position(position) = &record.header.start {
                written.position(position);
            }
        }
        for (texts, forms) in written.with_forms(&document) {
            for form in forms {
                let used = texts.iter().any(|text| has_form(text, &form));
                assert!(used, "{}: nothing is written {form:?}", document.path.display());
            }
        }
    }
}

/// In the examples, and in games that are played at random in every ready-made way.
#[test]
fn nothing_is_written_in_another_form() {
    for document in notations() {
        let mut written = Written::default();
        let records = document.records();
        for record in &records {
            let mut play = opened(record);
            written.position(&play.position());
            for line in &record.lines {
                play.push(line.clone()).expect("it replays");
                written.line(line);
                written.position(&play.position());
            }
        }
        let game = &records.first().expect("there are examples").header.game;
        play_at_random(game, &mut written);
        for (texts, forms) in written.with_forms(&document) {
            for text in texts {
                let listed = forms.iter().any(|form| has_form(text, form));
                assert!(listed, "{}: no form for {text:?}", document.path.display());
            }
        }
    }
}

fn play_at_random(game: &str, written: &mut Written) {
    let room = rooms::find(game).expect("a game of the house");
    let info = room.info();
    for preset in info.presets {
        let chosen = preset
            .settings
            .iter()
            .map(|(key, value)| (key.to_string(), value.to_string()));
        let options = room
            .options(&chosen.collect::<BTreeMap<_, _>>(), true)
            .expect("its own words");
        // Some ways are for one player only, or for several.
        let table = (info.min_seats..=info.max_seats).rev().find_map(|seats| {
            let seats = Seats::new(seats);
            room.open(header(game, info.edition, &options, seats)).ok()
        });
        play_on(&mut *table.expect("somebody can play it"), written);
    }
}

fn header(game: &str, edition: u16, options: &str, seats: Seats) -> Header {
    Header {
        game: game.to_owned(),
        edition,
        options: options.to_owned(),
        seats,
        sitters: seats.iter().map(|_| Default::default()).collect(),
        commitment: None,
        same_luck: false,
        start: Start::Opening,
    }
}

/// As many lines as most games have; the same ones every time.
fn play_on(play: &mut dyn Playing, written: &mut Written) {
    let seed = Seed::from_number(1);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut now = 0;
    for _ in 0..150 {
        let (who, what) = match play.awaits() {
            Awaits::Nothing => break,
            Awaits::Chance => (Who::Chance, play.draw(&seed).what),
            Awaits::Seats { who, until } => {
                let seats: Vec<Seat> = who.iter().collect();
                now = if seats.is_empty() {
                    until.unwrap_or(now)
                } else {
                    now + 100
                };
                match rng.pick(&seats) {
                    Some(&seat) => (Who::Seat(seat), What::Game(act(play, seat, now, &mut rng).into())),
                    None => (Who::Clock, What::Game("time".into())),
                }
            }
        };
        let line = Line { at: now, who, what };
        play.push(line).expect("it is legal");
        written.line(play.lines().last().expect("it was played"));
        written.position(&play.position());
    }
}

fn act(play: &dyn Playing, seat: Seat, now: u64, rng: &mut ChaCha8Rng) -> String {
    let legal = play.legal(seat).unwrap_or_default();
    let chosen = match rng.pick(&legal) {
        Some(action) => action.clone(),
        None => {
            play.thought(seat, Strength::Easy)(rng)
                .expect("a bot knows what to do")
                .action
        }
    };
    let arrival = Arrival { at: now, lag_ms: 0 };
    match play.race_started() {
        Some(_) => play.stamped(&chosen, arrival),
        None => chosen,
    }
}

/// Every word that the code reads stands in the document, outside its examples.
#[test]
fn every_word_of_the_code_is_explained() {
    for document in notations() {
        let prose = document.text.split("\n```").step_by(2).collect::<String>();
        let spans = prose.split('`').skip(1).step_by(2);
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let explained: Vec<&str> = spans.flat_map(|span| span.split(|c| !is_part(c))).collect();
        let source = document.path.with_file_name("src");
        // Some games keep positions apart.
        let positions = Some(source.join("position.rs")).filter(|file| file.exists());
        for file in [source.join("notation.rs")].into_iter().chain(positions) {
            for word in words_of(&read(&file)) {
                assert!(explained.contains(&word), "{word:?} of {}", file.display());
            }
        }
    }
}

/// The string literals that are one word in small letters, without those of tests and remarks.
fn words_of(code: &str) -> Vec<&str> {
    let code = code.split("#[cfg(test)]").next().unwrap_or_default();
    let rows = code.lines().filter(|row| !row.trim_start().starts_with("//"));
    let literals = rows.flat_map(|row| row.split('"').skip(1).step_by(2)).map(str::trim);
    let is_word = |text: &&str| {
        let plain = text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        plain && text.starts_with(|first: char| first.is_ascii_lowercase())
    };
    literals.filter(is_word).collect()
}
