//! The page, embedded in the binary (a debug build reads it from `web/dist`), compressed when it was built.

use std::{net::IpAddr, sync::Arc};

use axum::{
    body::{Body, Bytes},
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};
use table::wire::Problem;

use crate::{
    gate::Caller,
    house::House,
    preview::{self, Place},
    problem::{Sorry, problem},
};

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Dist;

/// Files whose name has the hash of what is in them never change.
const HASHED: &str = "assets/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_EACH_TIME: &str = "no-cache";

/// Anything that no other route answers.
pub async fn serve(State(house): State<Arc<House>>, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    if path.starts_with("api/") || path.starts_with("ws/") {
        return Sorry(nothing_here()).into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Sorry(problem("wrong-method", "the page can only be read")).into_response();
    }
    let caller = Caller::new(&house.config, request.headers(), request.extensions());
    let (from, https) = (caller.address(), caller.is_https());
    let game = house.game_at(path, from).await;
    let host_page = house.host.enabled;
    find(
        path,
        game.as_deref(),
        (https, host_page),
        request.uri(),
        request.headers(),
    )
}

impl House {
    /// The game of the table that this address leads to, for who may look at tables so often; a link can do without.
    async fn game_at(self: &Arc<House>, path: &str, from: IpAddr) -> Option<String> {
        let (place, table) = path.trim_end_matches('/').split_once('/')?;
        if !matches!(place, "t" | "r") || !self.visits.allows(from, self.clock.now()) {
            return None;
        }
        let live = self.find(table).await.ok()?;
        let state = live.lock().ok()?;
        Some(state.table.agreed().game.clone())
    }
}

fn find(path: &str, game: Option<&str>, (https, host_page): (bool, bool), uri: &Uri, headers: &HeaderMap) -> Response {
    if !path.is_empty()
        && let Some(answer) = file(path, headers)
    {
        return answer;
    }
    // A missing file is missing; any other path is a place of the page, which finds it by itself.
    let is_file = path.starts_with(HASHED) || path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if is_file {
        return Sorry(problem("no-such-thing", format!("there is no {}", uri.path()))).into_response();
    }
    if !is_a_place(path, host_page) {
        // The page says so in the reader's language.
        let page = file("index.html", headers).unwrap_or_else(|| Sorry(nothing_here()).into_response());
        return (StatusCode::NOT_FOUND, page).into_response();
    }
    page_of(place(path, game), headers, https).unwrap_or_else(|| {
        let advice = "The page has not been built yet. `cargo xtask serve` builds it.\n";
        (StatusCode::SERVICE_UNAVAILABLE, advice).into_response()
    })
}

fn place<'a>(path: &'a str, game: Option<&'a str>) -> Place<'a> {
    match (path.trim_end_matches('/').split_once('/'), game) {
        (Some(("game", game)), _) => Place::Box(game),
        (Some(("t", _)), Some(game)) => Place::Table(game),
        (Some(("r", _)), Some(game)) => Place::Replay(game),
        (Some(("e", _)), _) => Place::Evening,
        (None, _) if path == "daily" => Place::Daily,
        _ => Place::House,
    }
}

/// The page itself, as a link to this place shows it.
fn page_of(place: Place, headers: &HeaderMap, https: bool) -> Option<Response> {
    let page = Dist::get("index.html")?;
    let is_pictured = |game: &str| Dist::get(&format!("preview/{game}.jpg")).is_some();
    let filled = preview::filled(str::from_utf8(&page.data).ok()?, place, headers, https, is_pictured);
    let told = [
        (header::CONTENT_TYPE, kind("index.html")),
        (header::CACHE_CONTROL, ASK_EACH_TIME),
        (header::VARY, "accept-language, host"),
    ];
    let digest = Sha256::digest(&filled);
    Some((told, unless_known(&digest, headers, Body::from(filled))?).into_response())
}

/// What has this digest, for who does not have it yet.
fn unless_known(digest: &[u8], headers: &HeaderMap, body: Body) -> Option<Response> {
    let tag = HeaderValue::from_str(&format!("\"{}\"", hex::encode(&digest[..12]))).ok()?;
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| *known == tag);
    let mut answer = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Response::new(body)
    };
    answer.headers_mut().insert(header::ETAG, tag);
    Some(answer)
}

/// Does the page show anything here? `web/src/lib/router.svelte.ts` reads addresses alike.
fn is_a_place(path: &str, host_page: bool) -> bool {
    let path = path.strip_suffix('/').unwrap_or(path);
    match path.split_once('/') {
        // Home, where a record is looked at that somebody brings along, the challenge of the day, and two desks: of an evening, of a tablet.
        None if path == "host" => host_page,
        None => matches!(path, "" | "r" | "daily" | "evening" | "kiosk"),
        Some(("game", game)) => rooms::find(game).is_some(),
        Some(("t" | "r", table)) => is_name(table),
        Some(("e", evening)) => match evening.split_once('/') {
            None => is_name(evening),
            Some((evening, view)) => is_name(evening) && matches!(view, "host" | "screen" | "board"),
        },
        Some(("print", paper)) => is_printed(paper),
        Some(_) => false,
    }
}

/// Of a table or an evening.
fn is_name(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    (1..=64).contains(&name.len()) && name.chars().all(plain)
}

/// What is printed of a game, in one of its forms, of the daily challenge, or of an evening.
fn is_printed(paper: &str) -> bool {
    let mut parts = paper.split('/');
    let (what, game, form) = (parts.next(), parts.next(), parts.next());
    match (what, game.and_then(rooms::find)) {
        _ if parts.next().is_some() => false,
        (Some("leaflet" | "scores" | "diploma"), Some(room)) => {
            form.is_none_or(|form| room.info().forms.iter().any(|one| one.id == form))
        }
        (Some("daily"), _) => game.is_none(),
        (Some("evening"), _) => {
            let is_sheet = form.is_some_and(|what| matches!(what, "pairings" | "standings" | "scores" | "diploma"));
            game.is_some_and(is_name) && is_sheet
        }
        _ => false,
    }
}

pub fn nothing_here() -> Problem {
    problem("no-such-thing", "there is nothing here")
}

fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let plain = Dist::get(path)?;
    let (file, encoding) = packed(path, headers).unwrap_or((plain, None));
    let cache = if path.starts_with(HASHED) {
        FOR_EVER
    } else {
        ASK_EACH_TIME
    };
    let digest = file.metadata.sha256_hash();
    let mut answer = unless_known(&digest, headers, Body::from(Bytes::from_owner(file.data)))?;
    let set = answer.headers_mut();
    set.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    set.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    set.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    if let Some(encoding) = encoding {
        set.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Some(answer)
}

/// The best compressed form that is there and that the browser takes.
fn packed(path: &str, headers: &HeaderMap) -> Option<(EmbeddedFile, Option<&'static str>)> {
    let accepted = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let takes = |encoding: &str| {
        accepted.split(',').any(|range| {
            let (name, quality) = range.split_once(';').unwrap_or((range, ""));
            name.trim() == encoding && quality.trim() != "q=0"
        })
    };
    [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .find_map(|(encoding, ending)| {
            let file = takes(encoding).then(|| Dist::get(&format!("{path}.{ending}")))??;
            Some((file, Some(encoding)))
        })
}

/// What the page consists of.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("jpg") => "image/jpeg",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        Some("mp3") => "audio/mpeg",
        Some("ogg") => "audio/ogg",
        Some("wasm") => "application/wasm",
        Some("glb") => "model/gltf-binary",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_shows_what_it_leads_to() {
        for (path, game, leads_to) in [
            ("", None, Place::House),
            ("game/domino", None, Place::Box("domino")),
            ("t/x", Some("domino"), Place::Table("domino")),
            ("t/x", None, Place::House),
            ("r/x", Some("domino"), Place::Replay("domino")),
            ("daily", None, Place::Daily),
            ("evening", None, Place::House),
            ("e/x", None, Place::Evening),
            ("e/x/screen", None, Place::Evening),
            ("e/x/board", None, Place::Evening),
            ("print/evening/x/pairings", None, Place::House),
        ] {
            assert!(is_a_place(path, false), "{path}");
            assert_eq!(place(path, game), leads_to, "{path}");
        }
        for path in ["e/x/kitchen", "print/evening/x", "print/evening/x/leaflet", "nowhere"] {
            assert!(!is_a_place(path, true), "{path}");
        }
        assert!(is_a_place("host", true) && !is_a_place("host", false));
    }
}
