//! The committed lexicon: what it says, and that it is what its tables say.

use std::{collections::BTreeSet, fs, io::Read, path::PathBuf};

use lexicon::{Mark, PartOfSpeech, Refused, Tables, Theme, compile, fold, french};

fn table(name: &str) -> String {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("table").join(name);
    let mut text = String::new();
    if name.ends_with(".xz") {
        let mut reader = lzma_rust2::XzReader::new(fs::File::open(file).unwrap(), true);
        reader.read_to_string(&mut text).unwrap();
    } else {
        text = fs::read_to_string(file).unwrap();
    }
    text
}

/// The parts of a column, in an order of their own.
fn set(column: &str) -> Vec<&str> {
    let mut parts: Vec<&str> = column.split(',').filter(|part| !part.is_empty()).collect();
    parts.sort_unstable();
    parts.dedup();
    parts
}

#[test]
fn the_committed_file_is_what_its_tables_give() {
    let built = compile(Tables {
        words: &table("words.tsv.xz"),
        refused: &table("refused.tsv.xz"),
        unfit: &table("unfit.txt.xz"),
        innocent: &table("innocent.txt"),
        guilty: &table("guilty.txt"),
    });
    let committed = fs::read(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("french.lex")).unwrap();
    assert!(
        built.unwrap() == committed,
        "run: cargo run -p lexicon --example compile"
    );
}

#[test]
fn the_file_is_small() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("french.lex");
    assert!(fs::metadata(file).unwrap().len() < 1_500_000);
}

/// As in « mariè-je », which is no spelling of its own; 7 223 verbs have one in -è, eight have one in -é as well.
fn is_inverted(spelling: &str, columns: &[&str]) -> bool {
    let (parts, lemmas) = (set(columns[2]), set(columns[3]));
    let participle = parts.contains(&"Vpart");
    let ending = spelling.ends_with('è') || spelling.ends_with('é') && !participle;
    parts.contains(&"V") && ending && !lemmas.contains(&spelling)
}

#[test]
fn a_word_is_spelt_as_it_is_written_on_its_own() {
    let spellings = |word: &str| french().entry(word).unwrap().spellings;
    assert_eq!(spellings("MARIE"), ["marie", "marié"]);
    assert_eq!(spellings("PEDALE"), ["pédale", "pédalé"]);
    assert_eq!(spellings("ACHETE"), ["acheté", "achète"]);
    assert_eq!(spellings("PUISSE"), ["puisse"]);
    assert_eq!(spellings("KOINE"), ["koinè"]);
    assert_eq!(spellings("BURKINABE"), ["burkinabè", "burkinabé"]);
}

#[test]
fn every_line_of_the_table_is_found_as_it_stands() {
    let (lexicon, words) = (french(), table("words.tsv.xz"));
    let mut lines = 0;
    for line in words.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let entry = lexicon.entry(columns[0]).unwrap_or_else(|| panic!("{line}"));
        assert!(lexicon.has(columns[0]), "{line}");
        let spellings = set(columns[1]);
        let usual: Vec<&str> = spellings
            .into_iter()
            .filter(|spelling| !is_inverted(spelling, &columns))
            .collect();
        assert!(!usual.is_empty(), "{line}");
        assert_eq!(set(&entry.spellings.join(",")), usual, "{line}");
        assert_eq!(
            set(&entry.parts.iter().map(PartOfSpeech::name).collect::<Vec<_>>().join(",")),
            set(columns[2])
        );
        assert_eq!(set(&entry.lemmas.join(",")), set(columns[3]), "{line}");
        assert_eq!(
            set(&entry.themes.iter().map(Theme::name).collect::<Vec<_>>().join(",")),
            set(columns[4]),
            "{line}"
        );
        let marks = columns[5].replace("argot", "arg");
        assert_eq!(
            set(&entry.marks.iter().map(Mark::name).collect::<Vec<_>>().join(",")),
            set(&marks),
            "{line}"
        );
        lines += 1;
    }
    let mut words = 0;
    lexicon.words().each(&mut |_| words += 1);
    assert_eq!((lines, words), (420_299, 420_299));
}

#[test]
fn refused_forms_are_no_words_and_say_why() {
    let (lexicon, refused) = (french(), table("refused.tsv.xz"));
    for line in refused.lines().filter(|line| !line.starts_with('#')) {
        let (word, _) = line.split_once('\t').unwrap();
        assert!(lexicon.why_not(word).is_some(), "{line}");
        assert!(!lexicon.has(word) && lexicon.entry(word).is_none(), "{line}");
    }
}

#[test]
fn the_spot_list_is_playable() {
    let playable = "KEPI ZESTE FUSSIONS AIMAT CRUMES VECUSSENT BOUILLIRAIT ACQUERRONS CHEVAUX FESTIVALS OEUF COEUR AIGUE \
                    AUTRICE CHEFFE WEEKEND KA KAS XI WU QI RU ZEN KWAS XERUS NOEL HYPOKHAGNE";
    for word in playable.split_whitespace() {
        assert!(french().has(word), "{word}");
    }
    for word in "FRANCE SNCF KM KG CM ETC MME PDG WEEK DUPONT ROME LYON VS CF WWW PP".split_whitespace() {
        assert!(!french().has(word), "{word}");
    }
}

/// After folding these are ordinary words, whatever else they are.
#[test]
fn names_that_are_words_too_are_words() {
    for word in ["PARIS", "THE", "JEAN", "MARIE", "USA", "HOUSE"] {
        assert!(french().has(word) && french().why_not(word).is_none(), "{word}");
    }
    let why = |word| french().why_not(word);
    assert_eq!(
        (why("FRANCE"), why("LYON")),
        (Some(Refused::ProperNoun), Some(Refused::ProperNoun))
    );
    assert_eq!(
        (why("SNCF"), why("ETC")),
        (Some(Refused::Abbreviation), Some(Refused::Abbreviation))
    );
    assert!(why("KM").is_some() && !french().has("KM"));
    assert_eq!(why("XQZW"), None);
}

#[test]
fn a_word_says_what_it_is() {
    let aimat = french().entry("AIMAT").unwrap();
    assert_eq!(
        (aimat.spellings.as_slice(), aimat.lemmas.as_slice()),
        (&["aimât".to_owned()][..], &["aimer".to_owned()][..])
    );
    assert!(aimat.parts.has(PartOfSpeech::Verb) && !aimat.is_headword());
    let abdiquat = french().entry("ABDIQUAT").unwrap();
    assert!(abdiquat.themes.has(Theme::Histoire), "{abdiquat:?}");
    let kepi = french().entry(&fold("képi").unwrap()).unwrap();
    assert_eq!(
        (kepi.spellings, kepi.lemmas),
        (vec!["képi".to_owned()], vec!["képi".to_owned()])
    );
    assert!(french().entry("KEPI").unwrap().is_headword());
}

#[test]
fn children_are_spared_some_words_and_not_innocent_ones() {
    for word in ["MERDE", "CONNARD"] {
        assert!(french().has(word) && !french().is_fit_for_children(word), "{word}");
    }
    for word in ["GLAND", "PEDALE", "VIT", "FOUS", "GENRE", "CANON", "MAISON", "GUEULE"] {
        assert!(french().is_fit_for_children(word), "{word}");
    }
}

/// What the filter has missed is in a list of its own; forms that are of other words as well stay.
#[test]
fn children_are_spared_what_the_filter_has_missed() {
    let missed = "FELLATION ORGASME ORGASMES PORNO GODE GODES ZOB ZOBS TRAVELO NEGRESSE NEGRESSES PENIS VAGINS VIOLEUR VIOLERAIT \
                  SODOMISA PEDOPHILE COUILLON CONNERIE MERDIER CHIANTE DEGUEULASSE RATONNADE BEUH SHIT MARIJUANA NICHONS";
    for word in missed.split_whitespace() {
        assert!(french().has(word) && !french().is_fit_for_children(word), "{word}");
    }
    for word in [
        "VIOLONS",
        "VIOLE",
        "VIOLENT",
        "CAMERA",
        "CAMIONS",
        "GODASSE",
        "TRINGLE",
        "HEROINE",
        "PISSENLIT",
        "TROU",
    ] {
        assert!(french().has(word) && french().is_fit_for_children(word), "{word}");
    }
}

/// Every line of both lists is a lemma or a form that is there, and does something.
#[test]
fn no_line_of_the_hand_kept_lists_is_idle() {
    let (words, caught) = (table("words.tsv.xz"), table("unfit.txt.xz"));
    let caught: BTreeSet<&str> = caught.lines().collect();
    let (mut added, mut let_off) = (BTreeSet::new(), BTreeSet::new());
    for line in words.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        match (caught.contains(columns[0]), french().is_fit_for_children(columns[0])) {
            (false, false) => added.extend(set(columns[3]).into_iter().chain([columns[0]])),
            (true, true) => let_off.extend(set(columns[3])),
            _ => {}
        }
    }
    let listed = |name: &str| {
        table(name)
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    for line in listed("guilty.txt") {
        assert!(added.contains(line.as_str()), "{line}");
    }
    for line in listed("innocent.txt") {
        assert!(let_off.contains(line.as_str()), "{line}");
    }
}

#[test]
fn what_is_no_word_at_all_is_answered() {
    for odd in [
        "",
        "képi",
        "KÉPI",
        "A B",
        "-",
        "É",
        "kepi",
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    ] {
        assert!(
            !french().has(odd) && french().entry(odd).is_none() && french().why_not(odd).is_none(),
            "{odd:?}"
        );
    }
}

#[test]
fn bytes_that_are_no_lexicon_are_refused() {
    let file = fs::read(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("french.lex")).unwrap();
    assert!(lexicon::Lexicon::open(&file[..file.len() - 1]).is_none());
    assert!(lexicon::Lexicon::open(b"ludolex1").is_none() && lexicon::Lexicon::open(b"").is_none());
}
