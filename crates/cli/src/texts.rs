//! What people read, in their language: the command's own words and those of the games.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use ludo::{Arg, Refusal};
use rust_embed::RustEmbed;

use crate::{language::Language, scene::Scene};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/texts"]
struct OwnTexts;

/// What the house says on the page, too.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../texts"]
struct HouseTexts;

/// How an evening refuses.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../evening/texts"]
struct EveningTexts;

/// Whatever games there are, each has its texts at the same place.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../games"]
#[include = "*/texts/*.ftl"]
#[include = "*/box/*.ftl"]
struct GameTexts;

pub struct Texts {
    /// The chosen language first; what it lacks is said in English.
    bundles: Vec<FluentBundle<FluentResource>>,
    language: Language,
}

impl Texts {
    pub fn of(language: Language) -> Texts {
        let mut bundles = vec![bundle(language)];
        if language != Language::En {
            bundles.push(bundle(Language::En));
        }
        Texts { bundles, language }
    }

    /// Without English where a language lacks something.
    #[cfg(test)]
    pub fn only(language: Language) -> Texts {
        Texts {
            bundles: vec![bundle(language)],
            language,
        }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// A sentence; its bare id if nobody has written it.
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.find(id, args).unwrap_or_else(|| id.to_owned())
    }

    /// A sentence, where there is one.
    pub fn find(&self, id: &str, args: &[(&str, Arg)]) -> Option<String> {
        let mut fluent = FluentArgs::new();
        for (key, arg) in args {
            fluent.set(*key, self.value(arg));
        }
        self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(id)?.value()?;
            let mut faults = Vec::new();
            let said = bundle.format_pattern(pattern, Some(&fluent), &mut faults);
            Some(match self.language {
                Language::Fr => spaced(&said),
                _ => said.into_owned(),
            })
        })
    }

    /// Is there such a sentence in this language?
    pub fn has(&self, id: &str) -> bool {
        self.bundles.first().is_some_and(|bundle| bundle.has_message(id))
    }

    /// "a, b and c".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [before @ .., last] => {
                let before = before.join(", ");
                self.say(
                    "list-and",
                    &[("before", before.as_str().into()), ("last", last.as_str().into())],
                )
            }
        }
    }

    /// "file: why".
    pub fn labelled(&self, label: &str, what: &str) -> String {
        self.say("label", &[("label", label.into()), ("what", what.into())])
    }

    /// A figure with one digit after the point, or after the comma.
    pub fn decimal(&self, figure: f64) -> String {
        self.figure(figure, 1)
    }

    /// A figure with so many digits after the point, or after the comma.
    pub fn figure(&self, figure: f64, digits: usize) -> String {
        let text = format!("{figure:.digits$}").replace('-', "−");
        match self.language {
            Language::En => text,
            _ => text.replace('.', ","),
        }
    }

    /// Why not, and by which rule, where nobody's name is known.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        Scene::of_nobody(self).refusal(refusal)
    }

    fn value<'a>(&self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Text(text) => text.as_str().into(),
            Arg::Seat { .. } | Arg::List { .. } | Arg::Said(_) => {
                Scene::of_nobody(self).resolved(arg).to_string().into()
            }
        }
    }
}

/// In French a thin space that no row ends at stands before what is written in two parts, and inside quotation marks.
fn spaced(said: &str) -> String {
    let marks = [":", ";", "!", "?", "%", "»"];
    let closed = marks.iter().fold(said.to_owned(), |said, mark| {
        said.replace(&format!(" {mark}"), &format!("\u{202f}{mark}"))
    });
    closed.replace("« ", "«\u{202f}")
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.identifier()]);
    // A terminal shows the marks that keep right-to-left words apart as rubbish, and our languages need none.
    bundle.set_use_isolating(false);
    for (_, text) in files(language) {
        // A file with a slip in one message still gives the others; the tests find the slip.
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Every text of a language, with its path.
fn files(language: Language) -> Vec<(String, String)> {
    let name = format!("{}.ftl", language.code());
    let own = OwnTexts::iter().map(|path| (OwnTexts::get(&path), path));
    let games = GameTexts::iter().map(|path| (GameTexts::get(&path), path));
    let house = HouseTexts::iter().map(|path| (HouseTexts::get(&path), path));
    let evening = EveningTexts::iter().map(|path| (EveningTexts::get(&path), path));
    house
        .chain(own)
        .chain(evening)
        .chain(games)
        .filter(|(_, path)| path.rsplit('/').next() == Some(&name))
        .filter_map(|(file, path)| Some((path.into_owned(), utf8(file?.data))))
        .collect()
}

fn utf8(data: Cow<'static, [u8]>) -> String {
    String::from_utf8_lossy(&data).into_owned()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::ValueEnum;
    use ludo::{Said, Seat};

    use super::*;

    fn own(language: Language) -> String {
        let paths = ["", "help/"].map(|folder| format!("{folder}{}.ftl", language.code()));
        paths
            .map(|path| utf8(OwnTexts::get(&path).unwrap_or_else(|| panic!("{path} is missing")).data))
            .concat()
    }

    /// Message ids, each with the variables it uses.
    fn shape(text: &str) -> BTreeSet<(String, BTreeSet<String>)> {
        let mut shape: Vec<(String, BTreeSet<String>)> = Vec::new();
        for row in text.lines() {
            if row.starts_with(|first: char| first.is_ascii_lowercase()) {
                let id = row.split(" =").next().unwrap_or(row);
                shape.push((id.to_owned(), BTreeSet::new()));
            }
            if let Some((_, variables)) = shape.last_mut() {
                let names = row.split('$').skip(1);
                variables.extend(names.map(|rest| rest.chars().take_while(char::is_ascii_alphanumeric).collect()));
            }
        }
        shape.into_iter().collect()
    }

    #[test]
    fn nine_languages_say_the_same_things() {
        let english = shape(&own(Language::En));
        assert!(english.len() > 20);
        for language in Language::value_variants() {
            let here = shape(&own(*language));
            assert_eq!(here, english, "{}", language.code());
        }
    }

    #[test]
    fn every_text_can_be_read() {
        for language in Language::value_variants() {
            for (path, text) in files(*language) {
                let slips = FluentResource::try_new(text).err().map(|(_, slips)| slips);
                assert_eq!(slips, None, "{path} ({})", language.code());
            }
        }
    }

    /// What the contract refuses by itself, wherever a record is read or played.
    #[test]
    fn every_refusal_of_the_house_has_words() {
        let texts = Texts::of(Language::En);
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../ludo/src");
        let sources = std::fs::read_dir(folder).expect("the contract is next door");
        let files = sources
            .map(|file| file.expect("it is there").path())
            .filter(|path| path.is_file());
        let code: String = files
            .map(|file| std::fs::read_to_string(file).expect("it is text"))
            .collect();
        let ids: BTreeSet<&str> = code
            .split("\"refusal-")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .filter(|id| !id.is_empty())
            .collect();
        assert!(ids.contains("unreadable"), "{ids:?}");
        for id in ids {
            assert!(texts.find(&format!("refusal-{id}"), &[]).is_some(), "refusal-{id}");
        }
    }

    /// A piece, a list of them or somebody in a sentence is said in words, whichever sentence it is.
    #[test]
    fn no_refusal_says_the_id_of_a_message() {
        let piece = Said::new("diavolo-die").with("colour", "black").with("n", 6);
        let args = [
            piece.clone().into(),
            Arg::list([piece.clone(), piece]),
            Arg::list([Seat::from_index(0)]),
            Seat::from_index(1).into(),
        ];
        for language in Language::value_variants() {
            let (texts, mut said) = (Texts::of(*language), 0);
            let all: String = files(*language).into_iter().map(|(_, text)| text + "\n").collect();
            for (id, variables) in shape(&all).iter().filter(|(id, _)| id.contains("refusal-")) {
                for arg in &args {
                    let args = variables.iter().map(|name| (name.as_str(), arg.clone()));
                    let why = texts.refusal(&Refusal::new("RULE", id, args));
                    let raw = ["diavolo-die", "seat 1", "seat 2", "refusal-"];
                    assert!(!raw.iter().any(|raw| why.contains(raw)), "{}: {why}", language.code());
                    said += usize::from(!variables.is_empty());
                }
            }
            assert!(said > 100, "{said} in {}", language.code());
        }
        let texts = Texts::of(Language::En);
        let [_, _, _, second] = args;
        assert_eq!(
            texts.say("awaits-seats", &[("names", second)]),
            "Next to play: Player 2"
        );
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english_and_what_nobody_says_by_its_id() {
        let texts = Texts::of(Language::Sv);
        assert_eq!(texts.say("no-such-message", &[]), "no-such-message");
        assert_eq!(texts.find("no-such-message", &[]), None);
    }

    #[test]
    fn figures_have_one_digit_after_the_point_or_comma() {
        let (english, french) = (Texts::of(Language::En), Texts::of(Language::Fr));
        assert_eq!([english.decimal(61.25), english.decimal(-3.04)], ["61.2", "−3.0"]);
        assert_eq!(french.decimal(61.0), "61,0");
    }

    #[test]
    fn french_has_thin_spaces() {
        assert_eq!(
            spaced("« Ça va ? » : oui !"),
            "«\u{202f}Ça va\u{202f}?\u{202f}»\u{202f}: oui\u{202f}!"
        );
    }

    #[test]
    fn lists_end_with_a_word() {
        let texts = Texts::of(Language::En);
        let items = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(texts.list(&items), "a, b and c");
        assert_eq!(texts.list(&items[..1]), "a");
        assert_eq!(texts.list(&[]), "");
    }
}
