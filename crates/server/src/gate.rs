//! The gate: who may come in with what. Other sites may not act for our guests, and our page may load nothing foreign.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
};

use axum::{
    body::{Bytes, to_bytes},
    extract::{ConnectInfo, FromRequest, Request, State},
    http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde::de::DeserializeOwned;
use table::wire::Problem;
use tokio::time::timeout;

use crate::{
    config::{Config, LONGEST_BODY, LONGEST_RECORD},
    house::House,
    limits::NOBODY,
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

/// Who came by https comes by https for a year.
const HTTPS_ONLY: &str = "max-age=31536000";

const OTHER_ORIGIN: &str = "another site may not act for you here. If this is the house's own page, a proxy stands before the \
    house and does not pass on its name: nginx needs `proxy_set_header Host $host;`, and any proxy that says \
    X-Forwarded-Host has to be named with --trusted-proxy (docs/host.md)";

/// Everything that comes in passes here, and everything that goes out.
pub async fn pass(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let caller = Caller::new(&house.config, request.headers(), request.extensions());
    let https = caller.is_https();
    let mut response = match check(&house, &request, &caller) {
        Ok(()) => next.run(request).await,
        Err(problem) => Sorry(problem).into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if https {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HTTPS_ONLY));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}

fn check(house: &House, request: &Request, caller: &Caller) -> Result<(), Problem> {
    let headers = request.headers();
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (!reads || headers.contains_key(header::UPGRADE)) && !is_same_origin(headers, caller) {
        return Err(problem("other-origin", OTHER_ORIGIN));
    }
    if !reads && house.is_busy() {
        return Err(problem("busy", "the disk takes nothing at the moment; try again soon"));
    }
    // Whom an evening has let in counts for the evening: a class has one address. Who only knows its link takes nothing from it.
    if let Some(evening) = evening_of(house, request.uri().path(), caller.address()) {
        let some_left = house.evenings.allows(&evening, caller.address(), house.clock.now());
        return some_left.then_some(()).ok_or_else(too_fast);
    }
    let throttle = match reads {
        true if asks_for_a_table(request.uri().path()) => &house.visits,
        true if asks_for_a_file(request.uri().path()) => return Ok(()),
        true => &house.looks,
        false => &house.changes,
    };
    if throttle.allows(caller.address(), house.clock.now()) {
        Ok(())
    } else {
        Err(too_fast())
    }
}

fn too_fast() -> Problem {
    problem("too-fast", "too many requests from your address; wait a minute")
}

/// The evening that goes on here, or to which the table belongs: nobody guesses the name of either. Who comes in by the word counts
/// for the evening that goes on where she is.
fn evening_of(house: &House, path: &str, from: IpAddr) -> Option<String> {
    let named = |prefix: &str| path.strip_prefix(prefix)?.split('/').next();
    match named("/api/evenings/").or_else(|| named("/ws/evening/")) {
        Some("by-word") => house.evenings.at(from),
        Some(id) => house.evenings.get(id).map(|live| live.id.clone()),
        None => {
            let id = named("/api/tables/").or_else(|| named("/ws/"))?;
            house.evenings.of_table(id)
        }
    }
}

/// A table may have to be fetched from disk and played through once more, so these are not free.
fn asks_for_a_table(path: &str) -> bool {
    ["/api/tables/", "/api/daily", "/api/evenings/", "/ws/"]
        .iter()
        .any(|place| path.starts_with(place))
}

/// The page's own files lie ready in memory. All else has to be worked out, and may wait for the disk.
fn asks_for_a_file(path: &str) -> bool {
    !path.starts_with("/api/") && !matches!(path, "/health" | "/metrics")
}

/// A browser always says where a request comes from; a program that is no browser has no guest's cookie to misuse.
fn is_same_origin(headers: &HeaderMap, caller: &Caller) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match (text("origin"), text("sec-fetch-site")) {
        (Some(origin), _) => {
            let from = origin.split_once("://").map(|(_, host)| host);
            // A proxy may rename us, and then says what the page calls us.
            from.is_some() && (from == text("host") || from == caller.forwarded("x-forwarded-host"))
        }
        (None, Some(site)) => matches!(site, "same-origin" | "none"),
        (None, None) => !headers.contains_key("origin"),
    }
}

/// A request that came by https to our own door.
#[derive(Clone, Copy, Debug)]
pub struct Encrypted;

/// Whoever sent a request, as far as anybody can tell.
pub struct Caller<'a> {
    config: &'a Config,
    headers: &'a HeaderMap,
    /// The other end of the connection.
    peer: IpAddr,
    /// Nobody between us reads what it carries.
    encrypted: bool,
}

impl<'a> Caller<'a> {
    pub fn new(config: &'a Config, headers: &'a HeaderMap, extensions: &Extensions) -> Caller<'a> {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(NOBODY, |ConnectInfo(address)| address.ip().to_canonical());
        let encrypted = extensions.get::<Encrypted>().is_some();
        Caller {
            config,
            headers,
            peer,
            encrypted,
        }
    }

    fn trusts(&self, address: IpAddr) -> bool {
        let proxies = &self.config.trusted_proxies;
        proxies.iter().any(|network| network.contains(&address))
    }

    /// Whom to hold responsible. Each proxy adds, behind what it was told, whom it heard it from: what the rightmost one says
    /// whom we do not trust ourselves may be anybody's invention.
    pub fn address(&self) -> IpAddr {
        let rows = self.headers.get_all("x-forwarded-for").into_iter().rev();
        let hops = rows.flat_map(|row| row.to_str().unwrap_or_default().rsplit(','));
        let mut address = self.peer;
        for hop in hops {
            if !self.trusts(address) {
                break;
            }
            let Some(before) = hop_address(hop.trim()) else { break };
            address = before;
        }
        address
    }

    /// What the proxy before us says in this header, if there is one that we trust.
    fn forwarded(&self, name: &str) -> Option<&'a str> {
        let row = self.headers.get_all(name).into_iter().next_back()?;
        let said = row.to_str().ok()?.rsplit(',').next()?.trim();
        self.trusts(self.peer).then_some(said)
    }

    /// Do guests come to us by https? Then their cookie never travels without it.
    pub fn is_https(&self) -> bool {
        self.encrypted || self.forwarded("x-forwarded-proto") == Some("https")
    }
}

/// An address, perhaps with a port.
fn hop_address(hop: &str) -> Option<IpAddr> {
    let address = hop
        .parse()
        .or_else(|_| hop.parse().map(|socket: SocketAddr| socket.ip()));
    address.ok().map(|address| address.to_canonical())
}

/// A body of JSON, of bounded length, or a problem that says what is wrong with it.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<House>> for Body<T> {
    type Rejection = Sorry;

    async fn from_request(request: Request, state: &Arc<House>) -> Result<Body<T>, Sorry> {
        let kind = request.headers().get(header::CONTENT_TYPE);
        let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(problem("not-json", "send content-type: application/json").into());
        }
        let bytes = whole_body(request, state, LONGEST_BODY).await?;
        let value = serde_json::from_slice(&bytes).map_err(|error| problem("unreadable", error.to_string()))?;
        Ok(Body(value))
    }
}

/// A record as text, of bounded length.
#[derive(Debug)]
pub struct RecordText(pub Vec<u8>);

impl FromRequest<Arc<House>> for RecordText {
    type Rejection = Sorry;

    async fn from_request(request: Request, state: &Arc<House>) -> Result<RecordText, Sorry> {
        Ok(RecordText(whole_body(request, state, LONGEST_RECORD).await?.into()))
    }
}

async fn whole_body(request: Request, house: &House, most: usize) -> Result<Bytes, Problem> {
    let body = to_bytes(request.into_body(), most);
    timeout(house.limits().request_within, body)
        .await
        .map_err(|_| problem("too-slow", "the body took too long to come"))?
        .map_err(|_| problem("too-large", format!("a body has at most {most} bytes")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(rows: &[(&'static str, &'static str)]) -> HeaderMap {
        let row = |(name, value): &(&'static str, &'static str)| {
            (HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        rows.iter().map(row).collect()
    }

    fn config(trusted: &[&str]) -> Config {
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), "nowhere");
        config.trusted_proxies = trusted.iter().map(|network| network.parse().unwrap()).collect();
        config
    }

    /// Does this pass, from a proxy on this machine that is trusted, or not?
    fn same_origin(rows: &[(&'static str, &'static str)], trusted: &[&str]) -> bool {
        let (config, headers) = (config(trusted), headers(rows));
        let peer = [127, 0, 0, 1].into();
        let (config, caller) = (&config, &headers);
        is_same_origin(
            &headers,
            &Caller {
                config,
                headers: caller,
                peer,
                encrypted: false,
            },
        )
    }

    #[test]
    fn our_own_page_comes_in() {
        let passes = |rows| assert!(same_origin(rows, &[]), "{rows:?}");
        passes(&[("host", "a.org"), ("origin", "https://a.org")]);
        passes(&[("host", "localhost:7777"), ("origin", "http://localhost:7777")]);
        passes(&[("host", "a.org"), ("sec-fetch-site", "same-origin")]);
        passes(&[("host", "a.org")]);
    }

    #[test]
    fn other_sites_stay_out() {
        let stays_out = |rows| assert!(!same_origin(rows, &["127.0.0.0/8"]), "{rows:?}");
        stays_out(&[("host", "a.org"), ("origin", "https://b.org")]);
        stays_out(&[("host", "a.org"), ("origin", "https://a.org:444")]);
        stays_out(&[("host", "a.org"), ("origin", "null")]);
        stays_out(&[("origin", "https://a.org")]);
        stays_out(&[("host", "a.org"), ("sec-fetch-site", "cross-site")]);
        stays_out(&[("host", "a.org"), ("sec-fetch-site", "same-site")]);
    }

    #[test]
    fn only_a_trusted_proxy_renames_us() {
        let renamed = [
            ("host", "127.0.0.1:7777"),
            ("x-forwarded-host", "a.org"),
            ("origin", "https://a.org"),
        ];
        assert!(same_origin(&renamed, &["127.0.0.1/32"]));
        assert!(!same_origin(&renamed, &[]) && !same_origin(&renamed, &["10.0.0.0/8"]));
    }

    /// The address of a request from this peer with these rows of X-Forwarded-For.
    fn address(peer: &str, trusted: &[&str], rows: &[&'static str]) -> String {
        let rows: Vec<_> = rows.iter().map(|row| ("x-forwarded-for", *row)).collect();
        let (config, headers) = (config(trusted), headers(&rows));
        let caller = Caller {
            config: &config,
            headers: &headers,
            peer: peer.parse().unwrap(),
            encrypted: false,
        };
        caller.address().to_string()
    }

    #[test]
    fn whom_a_proxy_heard_it_from_is_held_responsible() {
        let local = &["127.0.0.0/8", "::1/128"][..];
        // Nobody is believed who is not trusted, whatever she says.
        assert_eq!(address("9.9.9.9", local, &["1.1.1.1"]), "9.9.9.9");
        assert_eq!(address("127.0.0.1", &[], &["1.1.1.1"]), "127.0.0.1");
        // nginx and Caddy add to the row; HAProxy adds a row. The rightmost is what our own proxy saw.
        assert_eq!(address("127.0.0.1", local, &["9.9.9.9"]), "9.9.9.9");
        assert_eq!(address("127.0.0.1", local, &["1.1.1.1, 9.9.9.9"]), "9.9.9.9");
        assert_eq!(address("127.0.0.1", local, &["1.1.1.1", "9.9.9.9"]), "9.9.9.9");
        assert_eq!(address("127.0.0.1", local, &["1.1.1.1, 2.2.2.2", "9.9.9.9"]), "9.9.9.9");
        // Two proxies of ours, one behind the other.
        let two = &["127.0.0.0/8", "10.0.0.0/24"][..];
        assert_eq!(address("127.0.0.1", two, &["1.1.1.1, 9.9.9.9, 10.0.0.7"]), "9.9.9.9");
        assert_eq!(address("127.0.0.1", two, &["10.0.0.8, 10.0.0.7"]), "10.0.0.8");
        // What cannot be read ends it there.
        assert_eq!(address("127.0.0.1", local, &["9.9.9.9, unknown"]), "127.0.0.1");
        assert_eq!(address("127.0.0.1", local, &[""]), "127.0.0.1");
        // With a port, and as IPv6 writes IPv4.
        assert_eq!(address("127.0.0.1", local, &["9.9.9.9:1234"]), "9.9.9.9");
        assert_eq!(address("::1", local, &["[2001:db8::1]:443"]), "2001:db8::1");
        assert_eq!(address("::1", local, &["::ffff:9.9.9.9"]), "9.9.9.9");
    }

    #[test]
    fn only_a_trusted_proxy_says_that_it_is_https() {
        let rows = headers(&[("x-forwarded-proto", "https")]);
        let is_https = |trusted: &[&str]| {
            let config = config(trusted);
            let peer = [127, 0, 0, 1].into();
            let (config, headers) = (&config, &rows);
            Caller {
                config,
                headers,
                peer,
                encrypted: false,
            }
            .is_https()
        };
        assert!(is_https(&["127.0.0.0/8"]) && !is_https(&[]));
    }
}
