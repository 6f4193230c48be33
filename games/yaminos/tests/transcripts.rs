//! Records that must replay for ever as they do today.

use ludo::{Game, Setting, Settings};
use yaminos::{Form, Options, Yaminos};

#[test]
fn every_transcript_replays_as_it_says() {
    let played = ludo::desk::transcripts::<Yaminos>("tests/transcripts");
    let whole = played.iter().filter(|play| play.state().outcome().is_some());
    let forms: Vec<Form> = whole
        .map(|play| Options::from_text(&play.header().options).unwrap().game)
        .collect();
    for form in Form::ALL {
        assert!(forms.contains(&form), "no whole game of {}", form.to_word());
    }
}
