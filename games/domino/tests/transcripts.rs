//! Records that must replay for ever as they do today.

use domino::{Domino, Form, Options};
use ludo::{Game, Setting, Settings};

#[test]
fn every_transcript_replays_as_it_says() {
    let played = ludo::desk::transcripts::<Domino>("tests/transcripts");
    let whole = played.iter().filter(|play| play.state().outcome().is_some());
    let forms: Vec<Form> = whole
        .map(|play| Options::from_text(&play.header().options).unwrap().game)
        .collect();
    for form in [Form::Traditional, Form::Challenge, Form::Quincunx] {
        assert!(forms.contains(&form), "no whole game of {}", form.to_word());
    }
}
