//! What a link shows of itself where it is sent: a title, a sentence and a picture, in the language of whoever asks. Of a table it
//! tells the game and nothing of who sits there.

use axum::http::{HeaderMap, header};

use crate::guests;

/// What the page says: the same sentences, so that they are said once.
const TEXTS: [(&str, &str); 9] = [
    ("fr", include_str!("../../../web/texts/fr.ftl")),
    ("en", include_str!("../../../web/texts/en.ftl")),
    ("de", include_str!("../../../web/texts/de.ftl")),
    ("es", include_str!("../../../web/texts/es.ftl")),
    ("pt", include_str!("../../../web/texts/pt.ftl")),
    ("it", include_str!("../../../web/texts/it.ftl")),
    ("nl", include_str!("../../../web/texts/nl.ftl")),
    ("sv", include_str!("../../../web/texts/sv.ftl")),
    ("da", include_str!("../../../web/texts/da.ftl")),
];

/// In the page, what stands between these is for people without us: here it is replaced.
const BEGIN: &str = "<!--preview-->";
const END: &str = "<!--/preview-->";

/// A place of the page, as a link to it shows itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place<'a> {
    House,
    Box(&'a str),
    Table(&'a str),
    Replay(&'a str),
    Daily,
    Evening,
}

/// The page for this place, as whoever asks reads it. A game whose picture has not been taken yet shows the house's.
pub fn filled(
    page: &str,
    place: Place,
    headers: &HeaderMap,
    https: bool,
    is_pictured: impl Fn(&str) -> bool,
) -> String {
    let accepted = headers.get(header::ACCEPT_LANGUAGE);
    let language = guests::language(accepted.and_then(|value| value.to_str().ok()).unwrap_or_default());
    let say = |id, game: &str| sentence(language, id).replace("{ $game }", game);
    let (game, title, words) = match place {
        Place::House => (None, say("title", ""), say("home-words", "")),
        Place::Box(game) => (Some(game), name(game), say("home-words", "")),
        Place::Table(game) => (Some(game), say("invite-title", &name(game)), say("preview-table", "")),
        Place::Replay(game) => (
            Some(game),
            format!("{} · {}", name(game), say("replay", "")),
            say("home-words", ""),
        ),
        Place::Daily => (None, say("daily", ""), say("daily-words", "")),
        Place::Evening => (None, say("preview-evening-title", ""), say("preview-evening", "")),
    };
    let picture = game.filter(|game| is_pictured(game)).unwrap_or("house");
    let picture = format!("{}/preview/{picture}.jpg", origin(headers, https));
    let head = head(&escaped(&title), &escaped(&words), &picture, language);
    let page = page.replacen("<html lang=\"fr\">", &format!("<html lang=\"{language}\">"), 1);
    match (page.find(BEGIN), page.find(END)) {
        (Some(from), Some(to)) => format!("{}{head}{}", &page[..from], &page[to + END.len()..]),
        _ => page,
    }
}

fn head(title: &str, words: &str, picture: &str, language: &str) -> String {
    format!(
        "<title>{title}</title>
    <meta name=\"description\" content=\"{words}\" />
    <meta property=\"og:site_name\" content=\"Ludogîte\" />
    <meta property=\"og:type\" content=\"website\" />
    <meta property=\"og:locale\" content=\"{language}\" />
    <meta property=\"og:title\" content=\"{title}\" />
    <meta property=\"og:description\" content=\"{words}\" />
    <meta property=\"og:image\" content=\"{picture}\" />
    <meta property=\"og:image:width\" content=\"1200\" />
    <meta property=\"og:image:height\" content=\"630\" />
    <meta name=\"twitter:card\" content=\"summary_large_image\" />"
    )
}

fn name(game: &str) -> String {
    rooms::find(game).map_or_else(String::new, |room| room.info().name.to_owned())
}

/// A sentence of one line.
fn sentence(language: &str, id: &str) -> &'static str {
    let (_, text) = TEXTS
        .iter()
        .find(|(spoken, _)| *spoken == language)
        .unwrap_or(&TEXTS[0]);
    let of_this = |line: &'static str| line.strip_prefix(id)?.strip_prefix(" = ");
    text.lines().find_map(of_this).unwrap_or_default()
}

/// Pictures are fetched by their whole address. A name that is none is left out.
fn origin(headers: &HeaderMap, https: bool) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
    let scheme = if https { "https" } else { "http" };
    host.filter(|host| host.chars().all(plain))
        .map_or_else(String::new, |host| format!("{scheme}://{host}"))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = include_str!("../../../web/index.html");

    fn picture(name: &str) -> std::io::Result<Vec<u8>> {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/public/preview");
        std::fs::read(folder.join(format!("{name}.jpg")))
    }

    fn asked(place: Place, language: &'static str, host: &'static str) -> String {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, language.parse().unwrap());
        headers.insert(header::HOST, host.parse().unwrap());
        filled(PAGE, place, &headers, true, |game| picture(game).is_ok())
    }

    #[test]
    fn a_link_says_in_nine_languages_what_it_leads_to() {
        for (language, _) in TEXTS {
            for place in [
                Place::House,
                Place::Box("domino"),
                Place::Table("domino"),
                Place::Replay("domino"),
                Place::Daily,
                Place::Evening,
            ] {
                let page = asked(place, language, "play.example");
                assert!(page.contains(&format!("<html lang=\"{language}\">")), "{page}");
                assert_eq!(page.matches("<title>").count(), 1, "{page}");
                for empty in ["content=\"\"", "<title></title>", "{ $", BEGIN] {
                    assert!(!page.contains(empty), "{place:?} in {language}: {page}");
                }
            }
        }
        let page = asked(Place::Table("domino"), "sv;q=0.9, en", "play.example:8080");
        assert!(page.contains("https://play.example:8080/preview/domino.jpg"), "{page}");
        let title = sentence("sv", "invite-title").replace("{ $game }", "Magnetic Domino");
        assert!(page.contains(&format!("<title>{title}</title>")), "{page}");
    }

    #[test]
    fn a_picture_is_small_and_a_new_game_shows_the_house() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let drawn = |name: &&str| root.join("games").join(name).join("web/Cover.svelte").exists();
        let games = rooms::all().iter().map(|room| room.info().id).filter(drawn);
        for name in games.chain(["house"]) {
            let picture = picture(name).expect(name);
            assert!(
                picture.starts_with(&[0xff, 0xd8, 0xff]) && picture.len() < 200_000,
                "{name}"
            );
        }
        let page = asked(Place::Box("pebbles"), "fr", "play.example");
        assert!(page.contains("https://play.example/preview/house.jpg"), "{page}");
    }

    #[test]
    fn a_name_that_is_none_is_not_written_into_the_page() {
        let page = asked(Place::House, "fr", "evil\"><script>");
        assert!(
            page.contains("content=\"/preview/house.jpg\"") && !page.contains("evil"),
            "{page}"
        );
    }
}
