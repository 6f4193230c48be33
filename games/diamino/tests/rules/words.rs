//! Which words count, challenges, conventions and votes.

use diamino::{Action, Diamino, Options, WordCheck, Wrong};
use lexicon::Theme;
use ludo::{Awaits, Game, Hosted, Seat, Settings, Strength, proves};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::desk::{Desk, KEPI, Layout, at, rest, set_up};

const REFUSE: &str = "wordCheck=refuse";

/// One can open with this word.
#[track_caller]
fn counts(options: &str, word: &str) {
    let desk = at(&format!("wordCheck=refuse {options}"), "-", &format!("{word}? TT"), 1);
    desk.allows(&format!("lay {word} h8 across"));
}

#[track_caller]
fn refuses_word(options: &str, word: &str, rule: &str, why: &str) {
    let desk = at(&format!("wordCheck=refuse {options}"), "-", &format!("{word}? TT"), 1);
    desk.refuses(&format!("lay {word} h8 across"), rule, why);
}

#[test]
fn diamino_w1_what_a_dictionary_has() {
    counts("", "KEPI");
    refuses_word("", "KEPO", "DIAMINO-W1", "unknown-word");
}

#[test]
fn diamino_w2_no_proper_nouns() {
    refuses_word("", "LYON", "DIAMINO-W2", "proper-noun");
}

#[test]
fn diamino_w3_no_foreign_words() {
    refuses_word("", "BIG", "DIAMINO-W3", "foreign-word");
}

#[test]
fn diamino_w4_no_abbreviations() {
    refuses_word("", "SNCF", "DIAMINO-W4", "abbreviation");
}

#[test]
fn diamino_data_4_traps() {
    let _proof = proves!["DIAMINO-DATA-4"];
    for word in ["PARIS", "THE", "JEAN", "MARIE", "USA", "HOUSE"] {
        counts("", word);
    }
    for word in ["SNCF", "KM", "ETC"] {
        refuses_word("", word, "DIAMINO-W4", "abbreviation");
    }
    for word in ["FRANCE", "LYON"] {
        refuses_word("", word, "DIAMINO-W2", "proper-noun");
    }
}

#[test]
fn diamino_amb_30_accents_do_not_matter() {
    let _proof = proves!["DIAMINO-AMB-30"];
    counts("", "OEUF");
    for line in ["lay KÉPI h8 across", "lay PORTE-CLE h8 across"] {
        at(REFUSE, "-", "KEPIA TT", 1).refuses(line, "HOUSE-NOTATION", "unreadable");
    }
}

#[test]
fn diamino_amb_31_inflected_forms() {
    counts("", "AIMAT");
    refuses_word("headwordsOnly=on", "AIMAT", "DIAMINO-AMB-31", "no-headword");
    counts("headwordsOnly=on", "AIMER");
}

#[test]
fn diamino_amb_32_foreign_words_that_dictionaries_have() {
    let _proof = proves!["DIAMINO-AMB-32"];
    for word in ["WEEKEND", "BA", "OM", "QIN", "KOP", "CRUSH", "WOKE", "KWACHA"] {
        counts("", word);
    }
    refuses_word("", "VS", "DIAMINO-W4", "abbreviation");
}

#[test]
fn diamino_v1_a_table_may_agree_on_anything() {
    for word in ["MERDE", "ZOB", "NAZI", "CHLEUH", "BATARD", "DEBILE"] {
        counts("", word);
        refuses_word("childrensTable=on", word, "DIAMINO-V1", "unfit-word");
    }
    for word in ["VIOLONS", "BAISER", "QUEER"] {
        counts("childrensTable=on", word);
    }
}

#[test]
fn diamino_v2_only_verbs() {
    counts("verbsOnly=on", "AIMAT");
    refuses_word("verbsOnly=on", "KEPI", "DIAMINO-V2", "no-verb");
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

#[test]
fn diamino_v3_one_subject() {
    assert_eq!(Theme::ALL.len(), SUBJECTS.len(), "each of them");
    for ((subject, word), (_, other)) in SUBJECTS.iter().zip(SUBJECTS.iter().cycle().skip(1)) {
        let subject = format!("subject={subject}");
        counts(&subject, word);
        refuses_word(&subject, other, "DIAMINO-V3", "off-subject");
    }
}

/// Three sit there; seat 1 lays KEPIQ, which is no word, or KEPIS, which is.
fn laid(options: &str, word: &str) -> Desk {
    at(options, KEPI, "SQAD BB CC", 1).play(format!("lay {word} h8 across"))
}

/// Seat 1 takes back what she laid, and is told why.
#[track_caller]
fn withdrawn(desk: &Desk, word: &str, why: &str) {
    let words = format!(r#"[{{"word":"{word}","why":"{why}"}}]"#);
    let withdrawn = format!(r#"{{"type":"withdrawn","seat":1,"words":{words}}}"#);
    assert!(desk.heard(&withdrawn), "{:?}", desk.told());
}

#[test]
fn diamino_k1_as_soon_as_it_lies_there() {
    let desk = laid("", "KEPIS").is("window - - 20000 l8").play("2 accept");
    desk.refuses("2 challenge", "DIAMINO-K1", "answered");
    let desk = desk.play("3 accept");
    desk.refuses("3 challenge", "DIAMINO-AMB-34", "not-now");
}

#[test]
fn diamino_k2_a_justified_challenge_takes_it_back() {
    let _proof = proves!["DIAMINO-K2"];
    let desk = laid("", "KEPIQ").play("2 challenge; 3 accept");
    assert_eq!((desk.board().as_str(), desk.hand(1).as_str()), (KEPI, "ADQS"));
    withdrawn(&desk, "KEPIQ", "unknown-word");
}

#[test]
fn diamino_k3_and_the_turn_is_lost() {
    let _proof = proves!["DIAMINO-K3"];
    let desk = laid("", "KEPIQ").play("2 challenge; 3 accept; draw E");
    assert_eq!(desk.lays(), 2);
}

#[test]
fn diamino_k4_and_a_green_devil_is_paid() {
    let _proof = proves!["DIAMINO-K4"];
    laid("", "KEPIQ").play("2 challenge; 3 accept").is("drawing 1 penalty");
    let desk = laid("formula=two", "KEPIQ").play("2 challenge; 3 accept");
    assert_eq!((desk.scores(), desk.lays()), (vec![0, 5, 5], 2));
}

#[test]
fn diamino_amb_33_any_other_player() {
    let desk = laid("", "KEPIQ");
    desk.refuses("1 challenge", "DIAMINO-AMB-33", "own-word");
    desk.play("3 challenge; 2 accept").is("drawing 1 penalty");
}

/// QI is a word, but it makes KEPIQ of KÉPI.
#[test]
fn diamino_amb_33_crossing_words_are_looked_at_as_well() {
    let _proof = proves!["DIAMINO-AMB-33"];
    let qi = "lay QI l8 down";
    for (options, lines) in [
        ("", &format!("{qi}; 2 challenge; 3 accept")[..]),
        ("wordCheck=penalise", qi),
    ] {
        let desk = at(options, KEPI, "QIAD BB CC", 1).play(lines).is("drawing 1 penalty");
        withdrawn(&desk, "KEPIQ", "unknown-word");
        assert_eq!(desk.board(), KEPI);
    }
}

#[test]
fn diamino_amb_34_the_window_closes_when_all_have_answered_or_time_is_up() {
    let desk = laid("", "KEPIS");
    let Awaits::Seats { who, until } = desk.state().awaits() else {
        panic!("{}", desk.phase())
    };
    assert_eq!((who.len(), until), (2, Some(20_000)));
    desk.refuses("2 pass", "DIAMINO-AMB-34", "not-now");
    desk.refuses("19999ms - time", "DIAMINO-AMB-34", "too-early");
    let desk = desk.play("20000ms - time");
    assert_eq!(desk.lays(), 2);
    let patient = laid("challengeSeconds=0", "KEPIS").play("3 accept; 2 accept");
    assert_eq!(patient.lays(), 2);
}

/// What comes after the window does not count, though nobody has said that it is closed.
#[test]
fn diamino_amb_34_an_answer_after_the_window() {
    let desk = laid("", "KEPIQ");
    for late in ["2 challenge", "2 accept", "2 begin"] {
        desk.allows(&format!("19999ms {late}"));
        desk.refuses(&format!("20000ms {late}"), "DIAMINO-AMB-34", "too-late");
        desk.refuses(&format!("9000000ms {late}"), "DIAMINO-AMB-34", "too-late");
    }
    let begun = desk.play("5000ms 2 begin");
    begun.allows("6999ms 3 challenge");
    begun.refuses("7000ms 3 challenge", "DIAMINO-AMB-34", "too-late");
    assert_eq!(begun.play("7000ms - time").board(), format!("{KEPI} l8Q"));
    let vote = at("wordCheck=refuse vote=on", KEPI, "SQAD BB CC", 1).play("ask KEPIQ");
    for late in ["2 yes", "3 no"] {
        vote.allows(&format!("19999ms {late}"));
        vote.refuses(&format!("20000ms {late}"), "DIAMINO-AMB-34", "too-late");
    }
    // Where nobody is hurried nobody is late.
    laid("challengeSeconds=0", "KEPIQ").allows("9000000000ms 2 challenge");
    // At the end of time a window stays open.
    let end = at("", KEPI, "SQAD BB CC", 1).play("9999999999000ms lay KEPIQ h8 across");
    end.allows("9999999999999ms 2 challenge");
    end.play("9999999999000ms 2 begin")
        .allows("9999999999999ms 3 challenge");
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
        let laid = at(options, "-", &format!("{word}E TT"), 1).play(format!("lay {word} h8 across"));
        withdrawn(
            &laid.clone().play("challenge"),
            word,
            why.id().trim_start_matches("diamino-refusal-"),
        );
        let last = laid.play("accept").view().last.unwrap();
        let said = last.words[0].to_string();
        let reason = format!("{} word={word}", why.id());
        assert!(said.contains(&reason), "{options}: {said}");
        assert_eq!(said.contains("diamino-definition"), !options.is_empty(), "{said}");
    }
    let right = at("", "-", "KEPIE TT", 1).play("lay KEPI h8 across; accept");
    let said = right.view().last.unwrap().words[0].to_string();
    assert!(!said.contains("refusal"), "{said}");
}

/// And when the next player begins her turn, but for what is already on its way.
#[test]
fn diamino_amb_34_the_next_player_begins() {
    let desk = laid("", "KEPIQ");
    desk.refuses("3 begin", "DIAMINO-AMB-34", "not-next");
    desk.refuses("1 begin", "DIAMINO-AMB-33", "own-word");
    let next = Seat::from_index(1);
    let lists = |desk: &Desk, seat| desk.state().open_actions(seat).unwrap().contains(&Action::Begin);
    assert!(lists(&desk, next) && !lists(&desk, Seat::from_index(2)));
    let desk = desk.play("2 begin");
    assert_eq!(desk.told(), [r#"{"type":"began","seat":2}"#]);
    let desk = desk.is("window 2 - 2000 l8");
    desk.refuses("2 challenge", "DIAMINO-K1", "answered");
    laid("", "KEPIQ").play("2 begin; 3 challenge").is("drawing 1 penalty");
    let desk = desk.play("2000ms - time");
    assert_eq!(desk.lays(), 2);
    desk.refuses("3 challenge", "DIAMINO-AMB-34", "not-now");
    desk.refuses("2 begin", "DIAMINO-AMB-34", "not-now");
}

/// A table without a clock is not kept waiting for ever; who loses a turn is not next; and of two, the other
/// is the only one to ask.
#[test]
fn diamino_amb_34_who_is_next() {
    laid("challengeSeconds=0", "KEPIS")
        .play("2 begin")
        .is("window 2 - 2000 l8");
    let skipped =
        format!("game 1 / scores 0 0 0 / board {KEPI} / hands SQAD BB CC / back - / turn 1 0 0 2 / words - / turn");
    let desk = set_up("", &skipped).play("lay KEPIS h8 across");
    desk.refuses("2 begin", "DIAMINO-AMB-34", "not-next");
    desk.allows("3 begin");
    let two = at("", KEPI, "SQAD BB", 1).play("lay KEPIS h8 across");
    two.refuses("2 begin", "DIAMINO-AMB-34", "not-next");
}

/// Devils come after the window, so a withdrawn move has none; and going out waits for it, too.
#[test]
fn diamino_amb_35_nothing_of_the_move_remains() {
    let _proof = proves!["DIAMINO-AMB-35"];
    let desk = at("formula=two", "h8L i8A", "AMX BB CC", 1).play("lay LAMX h8 down; 2 challenge; 3 challenge");
    assert_eq!((desk.scores(), desk.hand(1).as_str()), (vec![0, 5, 5], "AMX"));
    let desk = at("", KEPI, &format!("Q {}", rest("KEPIQ")), 1).play("lay KEPIQ h8 across; challenge");
    assert_eq!((desk.hand(1).as_str(), desk.lays()), ("Q", 2));
}

#[test]
fn diamino_amb_36_a_challenge_that_was_not_justified() {
    let _proof = proves!["DIAMINO-AMB-36"];
    let desk = laid("", "KEPIS").play("2 challenge; 3 accept");
    assert_eq!(desk.lays(), 2);
    let strict = laid("failedChallengePenalty=loseTurn", "KEPIS").play("2 challenge; 3 accept");
    assert_eq!(strict.lays(), 3);
}

#[test]
fn diamino_amb_37_three_ways_to_look_after_words() {
    let _proof = proves!["DIAMINO-AMB-37"];
    let unnoticed = laid("", "KEPIQ").play("2 accept; 3 accept");
    assert_eq!((unnoticed.lays(), unnoticed.board().ends_with("l8Q")), (2, true));
    at(REFUSE, KEPI, "SQAD BB", 1).refuses("lay KEPIQ h8 across", "DIAMINO-W1", "unknown-word");
    let punished = laid("wordCheck=penalise", "KEPIQ");
    assert_eq!(
        (punished.phase().as_str(), punished.board().as_str()),
        ("drawing 1 penalty", KEPI)
    );
    assert!(laid("wordCheck=penalise", "KEPIS").board().ends_with("l8S"));
}

#[test]
fn diamino_amb_37_with_a_bot_the_house_looks_after_words() {
    let _proof = proves!["DIAMINO-AMB-37"];
    let agreed = |options: &str, with_bots| {
        let options = Options::from_text(options).unwrap();
        Diamino::RESOLVE.unwrap().resolved(options, with_bots).word_check()
    };
    assert_eq!(agreed("", false), WordCheck::Challenge);
    assert_eq!(agreed("", true), WordCheck::Refuse);
    assert_eq!(agreed("wordCheck=challenge", true), WordCheck::Challenge);
    assert_eq!(agreed("formula=patience", false), WordCheck::Refuse);
}

#[test]
fn diamino_amb_37_nobody_is_told_what_the_others_are_to_look_after() {
    let _proof = proves!["DIAMINO-AMB-37"];
    // Asking for a vote is no way to look a word up, and there is no hint to a challenge.
    for options in ["vote=on", "vote=on wordCheck=penalise"] {
        at(options, KEPI, "SQAD BB CC", 1).allows("ask KEPIS");
        at(options, KEPI, "SQAD BB CC", 1).allows("ask KEPIQ");
    }
    let desk = laid("", "KEPIS");
    assert!(!desk.state().hints_allowed());
    let desk = desk.play("2 accept; 3 accept");
    assert!(desk.state().hints_allowed());
}

#[test]
fn diamino_amb_43_a_table_votes_a_word_in() {
    let options = "wordCheck=refuse vote=on";
    let desk = at(options, KEPI, "SQAD BB CC", 1);
    at(REFUSE, KEPI, "SQAD BB CC", 1).refuses("ask KEPIQ", "DIAMINO-AMB-43", "no-vote");
    desk.refuses("ask KEPIS", "DIAMINO-W1", "is-a-word");
    let desk = desk.play("ask KEPIQ; 3 yes; 2 yes");
    desk.allows("lay KEPIQ h8 across");
    desk.refuses("ask KEPIQQ", "DIAMINO-AMB-43", "asked-already");
    let desk = at(options, KEPI, "SQAD BB CC", 1).play("ask KEPIQ; 3 yes; 2 no");
    desk.refuses("lay KEPIQ h8 across", "DIAMINO-W1", "unknown-word");
    let desk = desk.play("pass");
    desk.refuses("ask KEPIQ", "DIAMINO-AMB-43", "turned-down");
}

/// What the table has voted on is settled, whoever looks after words.
#[test]
fn diamino_amb_43_no_word_is_voted_on_twice() {
    for check in ["challenge", "refuse", "penalise"] {
        let voted = |answer: &str| {
            let desk = at(&format!("vote=on wordCheck={check}"), KEPI, "SQAD BB CC", 1);
            desk.play(format!("ask KEPIQ; 2 {answer}; 3 {answer}; pass"))
        };
        voted("yes").refuses("ask KEPIQ", "DIAMINO-W1", "is-a-word");
        voted("no").refuses("ask KEPIQ", "DIAMINO-AMB-43", "turned-down");
    }
}

/// A subject may have gaps; what a table of children refuses, a bot does not vote in.
#[test]
fn diamino_amb_43_bots_vote_as_the_table_has_agreed() {
    let _proof = proves!["DIAMINO-AMB-43"];
    let vote = |options: &str, word: &str| {
        let desk =
            at(&format!("wordCheck=refuse vote=on {options}"), KEPI, "SQAD BB CC", 1).play(format!("ask {word}"));
        let (seat, mut rng) = (Seat::from_index(1), ChaCha8Rng::seed_from_u64(1));
        let choice = Diamino::advise(
            &std::sync::Arc::default(),
            &desk.view_of(2),
            seat,
            Strength::Strong,
            &mut rng,
        );
        choice.unwrap().action.to_string()
    };
    assert_eq!(vote("childrensTable=on", "MERDE"), "no");
    assert_eq!(vote("verbsOnly=on", "KEPI"), "no");
    assert_eq!(vote("subject=musique", "KEPI"), "yes");
    assert_eq!(vote("", "KEPIQ"), "no");
}
