//! The committed lexicon: what it says, and that it is what its tables say.

use std::{collections::BTreeSet, fs, io::Read, path::PathBuf};

use lexicon::{Mark, PartOfSpeech, Refused, Second, Tables, Theme, compile, fold, french};

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

/// The lines of a table that say something.
fn kept(table: &str) -> impl Iterator<Item = &str> {
    table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The parts of a column, in an order of their own.
fn set(column: &str) -> Vec<&str> {
    let mut parts: Vec<&str> = column.split(',').filter(|part| !part.is_empty()).collect();
    parts.sort_unstable();
    parts.dedup();
    parts
}

fn built(added: &str) -> Result<Vec<u8>, lexicon::BadLine> {
    compile(Tables {
        words: &table("words.tsv.xz"),
        refused: &table("refused.tsv.xz"),
        unfit: &table("unfit.txt.xz"),
        innocent: &table("innocent.txt"),
        guilty: &table("guilty.txt"),
        second: Second {
            added,
            innocent: &table("second/innocent.txt"),
            guilty: &table("second/guilty.txt"),
        },
    })
}

#[test]
fn the_committed_file_is_what_its_tables_give() {
    let built = built(&table("second/added.tsv"));
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
    let (lexicon, words, added) = (french(), table("words.tsv.xz"), table("second/added.tsv"));
    let mut lines = 0;
    for line in kept(&words).chain(kept(&added)) {
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
    assert_eq!((lines, words), (421_369, 421_369));
}

/// Who looks a word up in the list of an older edition finds what was there then.
#[test]
fn words_that_came_in_later_are_not_in_the_first_edition() {
    let (first, added) = (french().of_edition(1), table("second/added.tsv"));
    for line in kept(&added) {
        let word = line.split('\t').next().unwrap();
        assert!(french().has(word) && french().why_not(word).is_none(), "{line}");
        assert!(!first.has(word) && first.entry(word).is_none(), "{line}");
    }
    for word in "BA OM TO BE QIN KWACHA KOP CRUSH WOKE RAMEN CORGI ZUMBA DONG NEY".split(' ') {
        assert!(french().has(word) && !first.has(word), "{word}");
    }
    // What it was refused for is still said.
    assert_eq!(first.why_not("BA"), Some(Refused::Abbreviation));
    let mut before = 0;
    french().words().each(&mut |word| {
        let word: String = word.iter().map(|letter| char::from(b'A' + letter)).collect();
        before += usize::from(first.has(&word));
    });
    assert_eq!(before, 420_299);
}

#[test]
fn a_word_that_comes_in_names_who_attests_it() {
    let why = |line: &str| built(line).unwrap_err().why;
    assert_eq!(
        why("CRUSH\tcrush\tN\tcrush\t\t\t"),
        "a word that came in names who attests it"
    );
    assert_eq!(why("MAISON\tmaison\tN\tmaison\t\t\tLittré"), "it was there before");
}

#[test]
fn refused_forms_are_no_words_and_say_why() {
    let (lexicon, refused) = (french(), table("refused.tsv.xz"));
    let lexicon = lexicon.of_edition(1);
    for line in kept(&refused) {
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

/// The first edition knew less of insults, and took some innocent words for worse.
#[test]
fn children_are_spared_insults_and_may_say_what_people_are() {
    let first = french().of_edition(1);
    for word in
        "NAZI NAZIE NAZIS CHLEUH CHLEUHS BATARD BATARDES DEBILE DEBILES CRETIN PLOUC NABOT ROMANICHEL".split(' ')
    {
        assert!(french().has(word) && !french().is_fit_for_children(word), "{word}");
        assert!(first.is_fit_for_children(word), "{word}");
    }
    for word in "HOMOSEXUEL HOMOSEXUELLES BAISER BAISERS TRANSGENRE SEXE BISEXUEL QUEER BRANLANT TRONCHE".split(' ') {
        assert!(french().has(word) && french().is_fit_for_children(word), "{word}");
        assert!(!first.is_fit_for_children(word), "{word}");
    }
    for word in "BAISE BAISONS GOUINE PEDE NEGRE BOCHE TAPETTE ABRUTI SALAUD PUTE".split(' ') {
        assert!(french().has(word) && !french().is_fit_for_children(word), "{word}");
    }
    for word in
        "LESBIENNE GAY JUIF ARABE NOIR IDIOT ESCLAVE RACISME GITAN SEIN NUE CACA PIPI PROUT ZIZI MELON".split(' ')
    {
        assert!(french().has(word) && french().is_fit_for_children(word), "{word}");
    }
}

/// Every line of these lists is a lemma or a form that is there, and does something: it refuses what was fit without it, or lets
/// off what was not.
#[test]
fn no_line_of_the_hand_kept_lists_is_idle() {
    let (first, words, caught) = (french().of_edition(1), table("words.tsv.xz"), table("unfit.txt.xz"));
    let caught: BTreeSet<&str> = caught.lines().collect();
    let is_not_caught = |word: &str| !caught.contains(word);
    no_line_is_idle(&words, is_not_caught, |word| first.is_fit_for_children(word), "");
    let then = |word: &str| first.is_fit_for_children(word);
    no_line_is_idle(&words, then, |word| french().is_fit_for_children(word), "second/");
}

/// The lists in a folder make what is fit now out of what was fit before.
fn no_line_is_idle(words: &str, before: impl Fn(&str) -> bool, now: impl Fn(&str) -> bool, folder: &str) {
    let (mut refused, mut let_off) = (BTreeSet::new(), BTreeSet::new());
    for line in kept(words) {
        let columns: Vec<&str> = line.split('\t').collect();
        let names = set(columns[3]).into_iter().chain([columns[0]]);
        match (before(columns[0]), now(columns[0])) {
            (true, false) => refused.extend(names),
            (false, true) => let_off.extend(names),
            _ => {}
        }
    }
    for (list, did) in [("guilty.txt", refused), ("innocent.txt", let_off)] {
        for line in kept(&table(&format!("{folder}{list}"))) {
            assert!(did.contains(line), "{folder}{list}: {line}");
        }
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
    assert!(lexicon::Lexicon::open(b"ludolex2").is_none() && lexicon::Lexicon::open(b"").is_none());
}
