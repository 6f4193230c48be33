//! The gate: who may come in with what. Other sites may not act for our guests, and our page may load nothing foreign.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use axum::{
    body::to_bytes,
    extract::{ConnectInfo, FromRequest, Request, State},
    http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde::de::DeserializeOwned;
use table::wire::Problem;

use crate::{
    config::{Config, LONGEST_BODY},
    house::House,
    problem::{Sorry, problem},
};

/// Scripts, pictures, sounds and letters come from the house alone. Styles in attributes are how Svelte moves things.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; media-src 'self' data: blob:; connect-src 'self'; \
    manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Everything that comes in passes here, and everything that goes out.
pub async fn pass(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let mut response = match check(&house, &request) {
        Ok(()) => next.run(request).await,
        Err(problem) => Sorry(problem).into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

fn check(house: &House, request: &Request) -> Result<(), Problem> {
    let headers = request.headers();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (!reads || headers.contains_key(header::UPGRADE)) && !is_same_origin(headers) {
        return Err(problem("other-origin", "another site may not act for you here"));
    }
    let throttle = match reads {
        true if asks_for_a_table(request.uri().path()) => &house.visits,
        true if asks_for_a_file(request.uri().path()) => return Ok(()),
        true => &house.looks,
        false => &house.changes,
    };
    let address = address(&house.config, headers, request.extensions());
    if throttle.allows(address, house.clock.now()) {
        Ok(())
    } else {
        Err(problem(
            "too-fast",
            "too many requests from your address; wait a minute",
        ))
    }
}

/// A table may have to be fetched from disk and played through once more, so these are not free.
fn asks_for_a_table(path: &str) -> bool {
    path.starts_with("/api/tables/") || path.starts_with("/ws/")
}

/// The page's own files lie ready in memory. All else has to be worked out, and may wait for the disk.
fn asks_for_a_file(path: &str) -> bool {
    !path.starts_with("/api/") && !matches!(path, "/health" | "/metrics")
}

/// A browser always says where a request comes from; a program that is no browser has no guest's cookie to misuse.
fn is_same_origin(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match (text("origin"), text("sec-fetch-site")) {
        (Some(origin), _) => {
            let from = origin.split_once("://").map(|(_, host)| host);
            // A proxy may rename us, and then says what the page calls us. No other site can make a browser say it.
            from.is_some() && (from == text("host") || from == text("x-forwarded-host"))
        }
        (None, Some(site)) => matches!(site, "same-origin" | "none"),
        (None, None) => !headers.contains_key("origin"),
    }
}

/// Whom to hold responsible.
pub fn address(config: &Config, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let forwarded = || {
        let value = headers.get("x-forwarded-for")?.to_str().ok()?;
        // The last one is what our own proxy saw; those before it may be anybody's invention.
        value.rsplit(',').next()?.trim().parse().ok()
    };
    let socket = || {
        let ConnectInfo(address) = extensions.get::<ConnectInfo<SocketAddr>>()?;
        Some(address.ip())
    };
    let proxied = if config.behind_proxy { forwarded() } else { None };
    proxied.or_else(socket).unwrap_or(IpAddr::from([0, 0, 0, 0]))
}

/// Do guests come to us by https? Then their cookie never travels without it.
pub fn is_https(config: &Config, headers: &HeaderMap) -> bool {
    config.behind_proxy && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

/// A body of JSON, of bounded length, or a problem that says what is wrong with it.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Sorry;

    async fn from_request(request: Request, _: &S) -> Result<Body<T>, Sorry> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(problem("not-json", "send content-type: application/json").into());
        }
        let bytes = to_bytes(request.into_body(), LONGEST_BODY)
            .await
            .map_err(|_| problem("too-large", format!("a body has at most {LONGEST_BODY} bytes")))?;
        let value = serde_json::from_slice(&bytes).map_err(|error| problem("unreadable", error.to_string()))?;
        Ok(Body(value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same_origin(headers: &[(&'static str, &'static str)]) -> bool {
        is_same_origin(
            &headers
                .iter()
                .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
                .collect(),
        )
    }

    #[test]
    fn our_own_page_comes_in() {
        assert!(same_origin(&[("host", "a.org"), ("origin", "https://a.org")]));
        assert!(same_origin(&[
            ("host", "localhost:7777"),
            ("origin", "http://localhost:7777")
        ]));
        assert!(same_origin(&[
            ("host", "127.0.0.1:7777"),
            ("x-forwarded-host", "a.org"),
            ("origin", "https://a.org")
        ]));
        assert!(same_origin(&[("host", "a.org"), ("sec-fetch-site", "same-origin")]));
        assert!(same_origin(&[("host", "a.org")]));
    }

    #[test]
    fn other_sites_stay_out() {
        assert!(!same_origin(&[("host", "a.org"), ("origin", "https://b.org")]));
        assert!(!same_origin(&[("host", "a.org"), ("origin", "https://a.org:444")]));
        assert!(!same_origin(&[("host", "a.org"), ("origin", "null")]));
        assert!(!same_origin(&[("origin", "https://a.org")]));
        assert!(!same_origin(&[("host", "a.org"), ("sec-fetch-site", "cross-site")]));
        assert!(!same_origin(&[("host", "a.org"), ("sec-fetch-site", "same-site")]));
    }
}
