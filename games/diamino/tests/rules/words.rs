//! Which words count, challenges, conventions and votes.

use diamino::{Action, Diamino, Event, Fault, Options, WordCheck, Wrong};
use lexicon::Theme;
use ludo::{Awaits, Game, Hosted, Seat, Settings, Strength, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::desk::{Desk, KEPI, kit, rest};

const REFUSE: &str = "wordCheck=refuse";

/// Is this an opening word, and if not, by which rule?
fn verdict(options: &str, word: &str) -> Option<&'static str> {
    let desk = Desk::at(options, "-", &format!("{word}? TT"), 1);
    let action = format!("lay {word} h8 across");
    if desk.allows(&action) {
        None
    } else {
        Some(desk.refuses(&action))
    }
}

/// DIAMINO-W1
#[test]
fn diamino_w1_what_a_dictionary_has() {
    assert_eq!(verdict(REFUSE, "KEPI"), None);
    assert_eq!(verdict(REFUSE, "KEPO"), Some("DIAMINO-W1"));
}

/// DIAMINO-W2
#[test]
fn diamino_w2_no_proper_nouns() {
    assert_eq!(verdict(REFUSE, "LYON"), Some("DIAMINO-W2"));
}

/// DIAMINO-W3
#[test]
fn diamino_w3_no_foreign_words() {
    assert_eq!(verdict(REFUSE, "BIG"), Some("DIAMINO-W3"));
}

/// DIAMINO-W4
#[test]
fn diamino_w4_no_abbreviations() {
    assert_eq!(verdict(REFUSE, "SNCF"), Some("DIAMINO-W4"));
}

/// DIAMINO-DATA-4
#[test]
fn diamino_data_4_traps() {
    for word in ["PARIS", "THE", "JEAN", "MARIE", "USA", "HOUSE"] {
        assert_eq!(verdict(REFUSE, word), None, "{word}");
    }
    for word in ["SNCF", "KM", "ETC", "FRANCE", "LYON"] {
        assert!(verdict(REFUSE, word).is_some(), "{word}");
    }
}

/// DIAMINO-AMB-30
#[test]
fn diamino_amb_30_accents_do_not_matter() {
    assert_eq!(verdict(REFUSE, "OEUF"), None);
    assert!("lay KÉPI h8 across".parse::<diamino::Action>().is_err());
    assert!("lay PORTE-CLE h8 across".parse::<diamino::Action>().is_err());
}

/// DIAMINO-AMB-31
#[test]
fn diamino_amb_31_inflected_forms() {
    assert_eq!(verdict(REFUSE, "AIMAT"), None);
    assert_eq!(
        verdict("wordCheck=refuse headwordsOnly=on", "AIMAT"),
        Some("DIAMINO-AMB-31")
    );
    assert_eq!(verdict("wordCheck=refuse headwordsOnly=on", "AIMER"), None);
}

/// DIAMINO-AMB-32
#[test]
fn diamino_amb_32_foreign_words_that_dictionaries_have() {
    assert_eq!(verdict(REFUSE, "WEEKEND"), None);
}

/// DIAMINO-V1
#[test]
fn diamino_v1_a_table_may_agree_on_anything() {
    for (word, rule) in [
        ("MERDE", Some("DIAMINO-V1")),
        ("ZOB", Some("DIAMINO-V1")),
        ("VIOLONS", None),
    ] {
        assert_eq!(verdict("wordCheck=refuse childrensTable=on", word), rule, "{word}");
        assert_eq!(verdict(REFUSE, word), None, "{word}");
    }
}

/// DIAMINO-V2
#[test]
fn diamino_v2_only_verbs() {
    let verbs = "wordCheck=refuse verbsOnly=on";
    assert_eq!(
        (verdict(verbs, "AIMAT"), verdict(verbs, "KEPI")),
        (None, Some("DIAMINO-V2"))
    );
}

/// A subject, a word that is about it alone, and the next word is about another.
const SUBJECTS: &[(&str, &str)] = &[
    ("histoire", "DRUIDE"),
    ("chasse", "CERF"),
    ("sport", "RUGBY"),
    ("mode", "TULLE"),
    ("musique", "VIOLON"),
    ("cuisine", "FLAN"),
    ("marine", "SLOOP"),
    ("animaux", "BISON"),
    ("plantes", "HOUX"),
    ("religion", "RABBIN"),
    ("droit", "CRIME"),
    ("arts", "VIADUC"),
    ("medecine", "COMA"),
    ("sciences", "COBALT"),
    ("politique", "NATION"),
    ("informatique", "AZERTY"),
    ("armee", "BLOCUS"),
    ("peche", "TRUBLE"),
];

/// DIAMINO-V3
#[test]
fn diamino_v3_one_subject() {
    assert_eq!(Theme::ALL.len(), SUBJECTS.len(), "each of them");
    for ((subject, word), (_, other)) in SUBJECTS.iter().zip(SUBJECTS.iter().cycle().skip(1)) {
        let options = format!("wordCheck=refuse subject={subject}");
        assert_eq!(verdict(&options, word), None, "{subject}: {word}");
        assert_eq!(verdict(&options, other), Some("DIAMINO-V3"), "{subject}: {other}");
    }
}

/// Three sit there; seat 1 lays KEPIQ, which is no word, or KEPIS, which is.
fn laid(options: &str, word: &str) -> Desk {
    let mut desk = Desk::at(options, KEPI, "SQAD BB CC", 1);
    desk.does(&format!("lay {word} h8 across"));
    desk
}

/// The first player is told why.
fn withdrawn(word: &str, why: Wrong) -> Event {
    Event::Withdrawn {
        seat: Seat::from_index(0),
        words: vec![Fault {
            word: word.to_owned(),
            why,
        }],
    }
}

/// DIAMINO-K1
#[test]
fn diamino_k1_as_soon_as_it_lies_there() {
    let mut desk = laid("", "KEPIS");
    assert_eq!(desk.phase(), "window - - 20000 l8");
    desk.seat_does(2, "accept");
    assert_eq!(desk.refuses_seat(2, "challenge"), "DIAMINO-K1");
    desk.seat_does(3, "accept");
    assert_eq!(desk.refuses_seat(3, "challenge"), "DIAMINO-AMB-34");
}

/// DIAMINO-K2
#[test]
fn diamino_k2_a_justified_challenge_takes_it_back() {
    let mut desk = laid("", "KEPIQ");
    desk.seat_does(2, "challenge").seat_does(3, "accept");
    assert_eq!((desk.board().as_str(), desk.hand(1).as_str()), (KEPI, "ADQS"));
    assert!(desk.told.contains(&withdrawn("KEPIQ", Wrong::Unknown)));
}

/// DIAMINO-K3
#[test]
fn diamino_k3_and_the_turn_is_lost() {
    let mut desk = laid("", "KEPIQ");
    desk.seat_does(2, "challenge").seat_does(3, "accept").chance("draw E");
    assert_eq!(desk.turn(), 2);
}

/// DIAMINO-K4
#[test]
fn diamino_k4_and_a_green_devil_is_paid() {
    let mut desk = laid("", "KEPIQ");
    desk.seat_does(2, "challenge").seat_does(3, "accept");
    assert_eq!(desk.phase(), "drawing 1 penalty");
    let mut desk = laid("formula=two", "KEPIQ");
    desk.seat_does(2, "challenge").seat_does(3, "accept");
    assert_eq!((desk.scores(), desk.turn()), (vec![0, 5, 5], 2));
}

/// DIAMINO-AMB-33
#[test]
fn diamino_amb_33_any_other_player() {
    let mut desk = laid("", "KEPIQ");
    assert_eq!(desk.refuses_seat(1, "challenge"), "DIAMINO-AMB-33");
    desk.seat_does(3, "challenge").seat_does(2, "accept");
    assert_eq!(desk.phase(), "drawing 1 penalty");
}

/// DIAMINO-AMB-33: QI is a word, but it makes KEPIQ of KÉPI.
#[test]
fn diamino_amb_33_crossing_words_are_looked_at_as_well() {
    for options in ["", "wordCheck=penalise"] {
        let mut desk = Desk::at(options, KEPI, "QIAD BB CC", 1);
        desk.does("lay QI l8 down");
        if options.is_empty() {
            desk.seat_does(2, "challenge").seat_does(3, "accept");
        }
        assert!(
            desk.told.contains(&withdrawn("KEPIQ", Wrong::Unknown)),
            "{:?}",
            desk.told
        );
        assert_eq!(
            (desk.phase().as_str(), desk.board().as_str()),
            ("drawing 1 penalty", KEPI)
        );
    }
}

/// DIAMINO-AMB-34
#[test]
fn diamino_amb_34_the_window_closes_when_all_have_answered_or_time_is_up() {
    let mut desk = laid("", "KEPIS");
    let Awaits::Seats { who, until } = desk.state.awaits() else {
        panic!("{}", desk.phase())
    };
    assert_eq!((who.len(), until), (2, Some(20_000)));
    assert!(!desk.allows("lay KEPIS h8 across"));
    desk.time_up(20_000);
    assert_eq!(desk.turn(), 2);
    let mut patient = laid("challengeSeconds=0", "KEPIS");
    patient.seat_does(3, "accept").seat_does(2, "accept");
    assert_eq!(patient.turn(), 2);
}

/// What is wrong with a word is told when it is taken back; and of one that nobody challenged, beside what it is.
#[test]
fn diamino_k2_and_says_why_it_is_wrong() {
    for (options, word, why) in [
        ("", "LYON", Wrong::ProperNoun),
        ("", "SNCF", Wrong::Abbreviation),
        ("", "BIG", Wrong::Foreign),
        ("", "KEPO", Wrong::Unknown),
        ("verbsOnly=on", "KEPI", Wrong::NoVerb),
        ("subject=musique", "KEPI", Wrong::OffSubject),
        ("headwordsOnly=on", "AIMAT", Wrong::NoHeadword),
        ("childrensTable=on", "MERDE", Wrong::Unfit),
    ] {
        let laid = || {
            let mut desk = Desk::at(options, "-", &format!("{word}E TT"), 1);
            desk.does(&format!("lay {word} h8 across"));
            desk
        };
        assert!(laid().does("challenge").told.contains(&withdrawn(word, why)), "{word}");
        let mut stands = laid();
        stands.does("accept");
        let last = stands.state.view(Viewer::Spectator).last.unwrap();
        assert_eq!(
            (last.words[0].word.as_str(), last.words[0].why),
            (word, Some(why)),
            "{options}"
        );
        assert_eq!(last.words[0].spellings.is_empty(), options.is_empty(), "{word}");
    }
    let mut right = Desk::at("", "-", "KEPIE TT", 1);
    right.does("lay KEPI h8 across").does("accept");
    assert_eq!(right.state.view(Viewer::Spectator).last.unwrap().words[0].why, None);
}

/// DIAMINO-AMB-34: and when the next player begins her turn, but for what is already on its way.
#[test]
fn diamino_amb_34_the_next_player_begins() {
    let mut desk = laid("", "KEPIQ");
    assert_eq!(desk.refuses_seat(3, "begin"), "DIAMINO-AMB-34");
    assert_eq!(desk.refuses_seat(1, "begin"), "DIAMINO-AMB-33");
    let next = Seat::from_index(1);
    let lists = |desk: &Desk, seat| desk.state.open_actions(seat).unwrap().contains(&Action::Begin);
    assert!(lists(&desk, next) && !lists(&desk, Seat::from_index(2)));
    desk.seat_does(2, "begin");
    assert_eq!(desk.told, [Event::Began { seat: next }]);
    assert_eq!(desk.phase(), "window 2 - 2000 l8");
    assert_eq!(desk.refuses_seat(2, "challenge"), "DIAMINO-K1");
    let mut doubted = laid("", "KEPIQ");
    doubted.seat_does(2, "begin").seat_does(3, "challenge");
    assert_eq!(doubted.phase(), "drawing 1 penalty");
    desk.time_up(2_000);
    assert_eq!(desk.turn(), 2);
    assert_eq!(desk.refuses_seat(3, "challenge"), "DIAMINO-AMB-34");
    assert_eq!(desk.refuses_seat(2, "begin"), "DIAMINO-AMB-34");
}

/// DIAMINO-AMB-34: a table without a clock is not kept waiting for ever; who loses a turn is not next; and of two, the other
/// is the only one to ask.
#[test]
fn diamino_amb_34_who_is_next() {
    let mut desk = laid("challengeSeconds=0", "KEPIS");
    desk.seat_does(2, "begin");
    assert_eq!(desk.phase(), "window 2 - 2000 l8");
    let skipped =
        format!("game 1 / scores 0 0 0 / board {KEPI} / hands SQAD BB CC / back - / turn 1 0 0 2 / words - / turn");
    let mut desk = Desk::set_up("", &skipped);
    desk.does("lay KEPIS h8 across");
    assert_eq!(desk.refuses_seat(2, "begin"), "DIAMINO-AMB-34");
    desk.seat_does(3, "begin");
    let mut two = Desk::at("", KEPI, "SQAD BB", 1);
    two.does("lay KEPIS h8 across");
    assert_eq!(two.refuses_seat(2, "begin"), "DIAMINO-AMB-34");
}

/// DIAMINO-AMB-35: Devils come after the window, so a withdrawn move has none; and going out waits for it, too.
#[test]
fn diamino_amb_35_nothing_of_the_move_remains() {
    let mut desk = Desk::at("formula=two", "h8L i8A", "AMX BB CC", 1);
    desk.does("lay LAMX h8 down");
    desk.seat_does(2, "challenge").seat_does(3, "challenge");
    assert_eq!((desk.scores(), desk.hand(1).as_str()), (vec![0, 5, 5], "AMX"));
    let mut desk = Desk::at("", KEPI, &format!("Q {}", rest("KEPIQ")), 1);
    desk.does("lay KEPIQ h8 across").does("challenge");
    assert_eq!((desk.hand(1).as_str(), desk.turn()), ("Q", 2));
}

/// DIAMINO-AMB-36
#[test]
fn diamino_amb_36_a_challenge_that_was_not_justified() {
    let mut desk = laid("", "KEPIS");
    desk.seat_does(2, "challenge").seat_does(3, "accept");
    assert_eq!(desk.turn(), 2);
    let mut strict = laid("failedChallengePenalty=loseTurn", "KEPIS");
    strict.seat_does(2, "challenge").seat_does(3, "accept");
    assert_eq!(strict.turn(), 3);
}

/// DIAMINO-AMB-37
#[test]
fn diamino_amb_37_three_ways_to_look_after_words() {
    let mut unnoticed = laid("", "KEPIQ");
    unnoticed.seat_does(2, "accept").seat_does(3, "accept");
    assert_eq!((unnoticed.turn(), unnoticed.board().ends_with("l8Q")), (2, true));
    assert_eq!(
        Desk::at(REFUSE, KEPI, "SQAD BB", 1).refuses("lay KEPIQ h8 across"),
        "DIAMINO-W1"
    );
    let punished = laid("wordCheck=penalise", "KEPIQ");
    assert_eq!(
        (punished.phase().as_str(), punished.board().as_str()),
        ("drawing 1 penalty", KEPI)
    );
    assert!(laid("wordCheck=penalise", "KEPIS").board().ends_with("l8S"));
}

/// DIAMINO-AMB-37
#[test]
fn diamino_amb_37_with_a_bot_the_house_looks_after_words() {
    let agreed = |options: &str, with_bots| {
        let options = Options::from_text(options).unwrap();
        Diamino::RESOLVE.unwrap().resolved(options, with_bots).word_check()
    };
    assert_eq!(agreed("", false), WordCheck::Challenge);
    assert_eq!(agreed("", true), WordCheck::Refuse);
    assert_eq!(agreed("wordCheck=challenge", true), WordCheck::Challenge);
    assert_eq!(agreed("formula=patience", false), WordCheck::Refuse);
}

/// DIAMINO-AMB-37
#[test]
fn diamino_amb_37_nobody_is_told_what_the_others_are_to_look_after() {
    // Asking for a vote is no way to look a word up, and there is no hint to a challenge.
    for options in ["vote=on", "vote=on wordCheck=penalise"] {
        assert!(Desk::at(options, KEPI, "SQAD BB CC", 1).allows("ask KEPIS"));
        assert!(Desk::at(options, KEPI, "SQAD BB CC", 1).allows("ask KEPIQ"));
    }
    let mut desk = laid("", "KEPIS");
    assert!(!desk.state.hints_allowed());
    desk.seat_does(2, "accept").seat_does(3, "accept");
    assert!(desk.state.hints_allowed());
}

/// DIAMINO-AMB-43
#[test]
fn diamino_amb_43_a_table_votes_a_word_in() {
    let options = "wordCheck=refuse vote=on";
    let mut desk = Desk::at(options, KEPI, "SQAD BB CC", 1);
    assert_eq!(
        Desk::at(REFUSE, KEPI, "SQAD BB CC", 1).refuses("ask KEPIQ"),
        "DIAMINO-AMB-43"
    );
    assert_eq!(desk.refuses("ask KEPIS"), "DIAMINO-W1");
    desk.does("ask KEPIQ").seat_does(3, "yes").seat_does(2, "yes");
    assert!(desk.allows("lay KEPIQ h8 across"));
    assert_eq!(desk.refuses("ask KEPIQQ"), "DIAMINO-AMB-43");
    let mut desk = Desk::at(options, KEPI, "SQAD BB CC", 1);
    desk.does("ask KEPIQ").seat_does(3, "yes").seat_does(2, "no");
    assert_eq!(desk.refuses("lay KEPIQ h8 across"), "DIAMINO-W1");
    desk.does("pass");
    assert_eq!(desk.refuses("ask KEPIQ"), "DIAMINO-AMB-43", "nor may another ask again");
}

/// DIAMINO-AMB-43: What the table has voted on is settled, whoever looks after words.
#[test]
fn diamino_amb_43_no_word_is_voted_on_twice() {
    for check in ["challenge", "refuse", "penalise"] {
        for (answer, rule) in [("yes", "DIAMINO-W1"), ("no", "DIAMINO-AMB-43")] {
            let mut desk = Desk::at(&format!("vote=on wordCheck={check}"), KEPI, "SQAD BB CC", 1);
            desk.does("ask KEPIQ").seat_does(2, answer).seat_does(3, answer);
            desk.does("pass");
            assert_eq!(desk.refuses("ask KEPIQ"), rule, "{check}, {answer}");
        }
    }
}

/// DIAMINO-AMB-43: A subject may have gaps; what a table of children refuses, a bot does not vote in.
#[test]
fn diamino_amb_43_bots_vote_as_the_table_has_agreed() {
    let vote = |options: &str, word: &str| {
        let mut desk = Desk::at(&format!("wordCheck=refuse vote=on {options}"), KEPI, "SQAD BB CC", 1);
        desk.does(&format!("ask {word}"));
        let (seat, mut rng) = (Seat::from_index(1), ChaCha8Rng::seed_from_u64(1));
        let view = desk.state.view(Viewer::Seat(seat));
        let choice = Diamino::advise(kit(), &view, seat, Strength::Strong, &mut rng);
        choice.unwrap().action.to_string()
    };
    assert_eq!(vote("childrensTable=on", "MERDE"), "no");
    assert_eq!(vote("verbsOnly=on", "KEPI"), "no");
    assert_eq!(vote("subject=musique", "KEPI"), "yes");
    assert_eq!(vote("", "KEPIQ"), "no");
}
