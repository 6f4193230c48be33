//! Records that must replay for ever as they do today.

use diamino::Diamino;

#[test]
fn every_transcript_replays_as_it_says() {
    ludo::desk::transcripts::<Diamino>("tests/transcripts");
}
