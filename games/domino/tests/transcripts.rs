//! Records that must replay for ever as they do today. What is expected of each stands in its comments:
//! `# then:` the last position, `# ranks:` how it ended, `# refused:` which line breaks which rule.

use std::{fs, path::Path, sync::Arc};

use domino::{Domino, Form, Options};
use ludo::{Game, Play, Record, Setting, Settings};

#[test]
fn every_transcript_replays_as_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut finished = Vec::new();
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        finished.extend(check(&name, &fs::read_to_string(&file).unwrap()));
    }
    for form in [Form::Traditional, Form::Challenge, Form::Quincunx] {
        assert!(finished.contains(&form), "no whole game of {}", form.to_word());
    }
}

/// Which game was played, if it was played to its end.
fn check(name: &str, text: &str) -> Option<Form> {
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
    let expected = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
    let replayed = Play::<Domino>::replay(Arc::new(()), &record);
    if let Some(refused) = expected("# refused:") {
        let fault = replayed.expect_err(name);
        assert_eq!(format!("line {} {}", fault.line, fault.refusal.rule), refused, "{name}");
        return None;
    }
    let play = replayed.unwrap_or_else(|fault| panic!("{name}: {fault}"));
    let then = expected("# then:").unwrap_or_else(|| panic!("{name} says nothing of its end"));
    assert_eq!(play.state().position(), then, "{name}");
    let ranks = play.state().outcome().map(|outcome| {
        let ranks: Vec<String> = outcome.ranks.iter().map(u8::to_string).collect();
        ranks.join(" ")
    });
    assert_eq!(ranks.as_deref(), expected("# ranks:"), "{name}");
    ranks.map(|_| Options::from_text(&record.header.options).unwrap().game)
}
