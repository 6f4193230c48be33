use crate::ludogite;

const LANGUAGES: [&str; 9] = ["fr", "en", "de", "es", "pt", "it", "nl", "sv", "da"];

/// The words one after the other, as their exit codes say.
fn codes(words: &str) -> Vec<(&str, i32)> {
    let words = words.split_whitespace();
    words.map(|word| (word, ludogite(&["word", word]).code)).collect()
}

#[test]
fn words_that_may_be_played_give_0() {
    let spots = "KEPI ZESTE FUSSIONS AIMAT CRUMES VECUSSENT BOUILLIRAIT ACQUERRONS CHEVAUX FESTIVALS OEUF COEUR AIGUE \
                 AUTRICE CHEFFE WEEKEND KA KAS XI WU QI RU ZEN KWAS XERUS NOEL HYPOKHAGNE";
    let traps = "PARIS THE JEAN MARIE USA HOUSE";
    for (word, code) in codes(spots).into_iter().chain(codes(traps)) {
        assert_eq!(code, 0, "{word}");
    }
}

#[test]
fn words_that_may_not_give_1() {
    let spots = "FRANCE SNCF KM KG CM ETC MME PDG WEEK DUPONT ROME LYON VS CF WWW PP";
    for (word, code) in codes(spots).into_iter().chain(codes("XQZW arc-en-ciel")) {
        assert_eq!(code, 1, "{word}");
    }
    assert_eq!(ludogite(&["word", "KEPI", "LYON"]).code, 1, "one of them may not");
}

#[test]
fn a_word_says_what_it_is_or_why_not() {
    let kepi = ludogite(&["word", "képi", "--json"]).with_code(0).json();
    let kepi = &kepi["words"][0];
    assert_eq!((&kepi["word"], &kepi["playable"]), (&"KEPI".into(), &true.into()));
    assert_eq!(kepi["spellings"], serde_json::json!(["képi"]));
    assert_eq!(
        (&kepi["parts"][0], &kepi["lemmas"][0]),
        (&"noun".into(), &"képi".into())
    );
    assert_eq!(kepi["themes"], serde_json::json!(["mode"]));
    let why = |word: &str| ludogite(&["word", word, "--json"]).with_code(1).json()["words"][0]["rule"].clone();
    assert_eq!(
        [why("LYON"), why("SNCF"), why("XQZW")],
        ["DIAMINO-W2", "DIAMINO-W4", "DIAMINO-W1"]
    );
}

#[test]
fn the_table_may_have_agreed_on_fewer_words() {
    let with = |word: &str, option: &str| ludogite(&["word", word, "--option", option]).code;
    assert_eq!(with("KEPI", "subject=mode"), 0);
    assert_eq!(with("KEPI", "subject=peche"), 1);
    assert_eq!(with("KEPI", "verbsOnly=on"), 1);
    assert_eq!(with("AIMAT", "headwordsOnly=on"), 1);
    assert_eq!(with("KEPI", "subject=cheese"), 2, "that is no option");
}

/// The frame is in the reader's language, the word is French.
#[test]
fn nine_languages_say_it() {
    let said = LANGUAGES.map(|lang| ludogite(&["word", "KEPI", "--lang", lang]).with_code(0).out);
    for (out, lang) in said.iter().zip(LANGUAGES) {
        assert!(out.starts_with("KEPI ") && out.lines().count() == 2, "{lang}: {out}");
        assert!(!out.contains("word-playable"), "{lang}: {out}");
    }
}
