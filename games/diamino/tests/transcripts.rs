//! Records that must replay for ever as they do today. What is expected of each stands in its comments: `# then:` the last
//! position, `# refused:` which line breaks which rule.

use std::{fs, path::Path};

use diamino::Diamino;
use ludo::{Game, Play, Record};

#[test]
fn every_transcript_replays_as_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    assert!(files.len() >= 3, "{files:?}");
    let kit = std::sync::Arc::<diamino::Kit>::default();
    for file in files {
        let (name, text) = (file.display().to_string(), fs::read_to_string(&file).unwrap());
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let expected = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).map(str::trim);
        let replayed = Play::<Diamino>::replay(kit.clone(), &record);
        if let Some(refused) = expected("# refused:") {
            let fault = replayed.expect_err(&name);
            assert_eq!(format!("line {} {}", fault.line, fault.refusal.rule), refused, "{name}");
        } else {
            let play = replayed.unwrap_or_else(|fault| panic!("{name}: {fault}"));
            assert_eq!(Some(play.state().position().as_str()), expected("# then:"), "{name}");
        }
    }
}
