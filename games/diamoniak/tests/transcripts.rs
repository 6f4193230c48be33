//! Records that must replay for ever as they do today. What is expected of each stands in its comments:
//! `# then:` the last position, `# ranks:` how it ended, `# fair` that its chance can be recomputed, `# refused:` which
//! line breaks which rule.

use std::{fs, path::Path, sync::Arc};

use diamoniak::Diamoniak;
use ludo::{Game, Play, Record, Verdict};

#[test]
fn every_transcript_replays_as_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(files.len() >= 8, "{files:?}");
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        check(&name, &fs::read_to_string(&file).unwrap());
    }
}

fn check(name: &str, text: &str) {
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
    let expected = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
    let replayed = Play::<Diamoniak>::replay(Arc::new(()), &record);
    if let Some(refused) = expected("# refused:") {
        let fault = replayed.expect_err(name);
        assert_eq!(format!("line {} {}", fault.line, fault.refusal.rule), refused, "{name}");
        return;
    }
    let play = replayed.unwrap_or_else(|fault| panic!("{name}: {fault}"));
    let then = expected("# then:").unwrap_or_else(|| panic!("{name} says nothing of its end"));
    assert_eq!(play.state().position(), then, "{name}");
    let ranks = play.state().outcome().map(|outcome| {
        let ranks: Vec<String> = outcome.ranks.iter().map(u8::to_string).collect();
        ranks.join(" ")
    });
    assert_eq!(ranks.as_deref(), expected("# ranks:"), "{name}");
    let fair =
        matches!(Play::<Diamoniak>::verify(Arc::new(()), &record), Ok(Verdict::Fair { checked }) if checked > 20);
    assert_eq!(fair, expected("# fair").is_some(), "{name}");
}
