//! Records that must replay for ever as they do today.

use diamino::{Diamino, Kit};

#[test]
fn every_transcript_replays_as_it_says() {
    ludo::desk::transcripts_with::<Diamino>("tests/transcripts", Kit::of_edition);
}
