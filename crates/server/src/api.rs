//! The house over HTTP: one function per route. `GET /api/openapi.json` describes them for programs.

use std::{convert::Infallible, net::IpAddr, sync::Arc};

use axum::{
    Json, Router,
    extract::{
        FromRequestParts, Path, Query, RawPathParams, State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection,
    },
    http::{StatusCode, header, request::Parts},
    middleware,
    response::{AppendHeaders, IntoResponse, Response},
    routing::{get, post},
};
use serde::{Deserialize, Serialize};
use table::{
    check_guest,
    shapes::{ArgShape, ReviewShape},
    wire::{
        Again, BeginDaily, Daily, Fairness, FoundTable, Games, Guest, HouseInfo, NewTable, Problem, Replay, SeatKey,
        Seated, SitDown, Solution, SpokenCode, TableInfo,
    },
};
use utoipa::{OpenApi, ToSchema};

use crate::{
    config::LONGEST_FRAME,
    finished::{Finished, Kind, Retold},
    gate::{self, Body, RecordText},
    guests::{self, Known},
    house::House,
    live::Live,
    page,
    problem::{Sorry, problem},
    reached_at, socket,
};

/// Small buffers, because ten thousand tables are twenty thousand sockets, and frames are short.
const READ_BUFFER: usize = 1024;
const WRITE_BUFFER: usize = 2 * 1024;

pub fn router(house: Arc<House>) -> Router {
    Router::new()
        .route("/api/house", get(about_the_house))
        .route("/api/games", get(games))
        .route("/api/me", get(me).put(rename))
        .route("/api/lobby", get(lobby))
        .route("/api/daily", get(daily).post(begin_daily))
        .route("/api/daily/{day}/solution", get(solution))
        .route("/api/tables", post(set_up))
        .route("/api/tables/{table}", get(table_info))
        .route("/api/tables/{table}/sit", post(sit))
        .route("/api/tables/{table}/again", post(again))
        .route("/api/tables/{table}/code", post(code))
        .route("/api/codes/{code}", get(by_code))
        .route("/api/tables/{table}/record", get(record))
        .route("/api/tables/{table}/replay", get(replay))
        .route("/api/tables/{table}/fair", get(fair))
        .route("/api/tables/{table}/flights/{line}", get(flight))
        .route("/api/tables/{table}/review", get(review))
        .route("/api/replay", post(read_record))
        .route("/api/openapi.json", get(openapi))
        .route("/ws/{table}", get(open_line))
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .method_not_allowed_fallback(async || Sorry(problem("wrong-method", "not like this")))
        .fallback(page::serve)
        .layer(middleware::from_fn_with_state(house.clone(), gate::pass))
        .with_state(house)
}

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ludogîte",
        description = "A house of games open day and night. Every error has a Problem as its body. Any route may answer 429 to \
            whoever asks too often, and 503 when the house is full. The live game itself goes over a WebSocket at /ws/{table}; \
            docs/protocol.md describes it."
    ),
    paths(
        code,
        by_code,
        about_the_house,
        games,
        me,
        rename,
        lobby,
        daily,
        begin_daily,
        solution,
        set_up,
        table_info,
        sit,
        again,
        record,
        replay,
        read_record,
        fair,
        flight,
        review,
        open_line,
        health,
        metrics,
        openapi
    ),
    components(schemas(Problem, ArgShape))
)]
struct Api;

/// Where others find the house.
#[utoipa::path(get, path = "/api/house", responses((status = 200, body = HouseInfo, description = "the house")))]
async fn about_the_house(State(house): State<Arc<House>>) -> Json<HouseInfo> {
    let listening = house.listening.get();
    let address = listening.copied().map(reached_at).filter(|at| !at.ip().is_loopback());
    Json(HouseInfo {
        address: address.map(|at| format!("http://{at}")),
    })
}

/// The games of the house, with their options.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Games, description = "the games")))]
async fn games() -> Json<Games> {
    let games = rooms::all().iter().map(|room| room.info()).collect();
    Json(Games { games })
}

/// Who am I? A newcomer is given a name and a picture, and a cookie to be known by.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Guest, description = "who I am")))]
async fn me(me: Me) -> impl IntoResponse {
    (me.cookie(), Json(me.known.guest))
}

/// Another name or picture.
#[utoipa::path(put, path = "/api/me", request_body = Guest,
    responses((status = 200, body = Guest, description = "who I am"), (status = 400, body = Problem, description = "what is wrong with it")))]
async fn rename(State(house): State<Arc<House>>, me: Me, Body(wish): Body<Guest>) -> Result<impl IntoResponse, Sorry> {
    let guest = check_guest(&wish)?;
    let known = Known { guest, ..me.known };
    let me = Me {
        set_cookie: Some(house.guests.write(&known, me.https)),
        known,
        ..me
    };
    Ok((me.cookie(), Json(me.known.guest)))
}

/// Open tables where somebody is. Without names: these are seen by strangers.
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, body = Vec<TableInfo>, description = "open tables")))]
async fn lobby(State(house): State<Arc<House>>) -> Result<Json<Vec<TableInfo>>, Sorry> {
    Ok(Json(house.open_tables().await?))
}

/// The daily challenge: today's and yesterday's. `with` is what stood in the link by which somebody came.
#[utoipa::path(get, path = "/api/daily", params(("with" = Option<String>, Query)),
    responses((status = 200, body = Daily, description = "today and yesterday"), (status = 400, body = Problem, description = "what is wrong with it")))]
async fn daily(State(house): State<Arc<House>>, me: Me, With(with): With) -> Result<impl IntoResponse, Sorry> {
    let daily = house.daily(&me.known, with).await?;
    Ok((me.cookie(), Json(daily)))
}

/// Today's challenge is played: at a table of one's own, once; who asks again is led back to it.
#[utoipa::path(post, path = "/api/daily", request_body = BeginDaily,
    responses((status = 201, body = Seated, description = "the table and the key"), (status = 400, body = Problem, description = "what is wrong with it"),
        (status = 409, body = Problem, description = "this is another day"), (status = 429, body = Problem, description = "too much; `Retry-After` says when to try again")))]
async fn begin_daily(
    State(house): State<Arc<House>>,
    me: Me,
    Body(wish): Body<BeginDaily>,
) -> Result<impl IntoResponse, Sorry> {
    let seated = house.begin_daily(wish, &me.known, me.from).await?;
    Ok((StatusCode::CREATED, me.cookie(), Json(seated)))
}

/// How our strongest player plays with the luck of a day, from two hours after its end on, for a week.
#[utoipa::path(get, path = "/api/daily/{day}/solution", params(("day" = String, Path, description = "as in 2026-11-18")),
    responses((status = 200, body = Solution, description = "its score and its record"), (status = 404, body = Problem, description = "there is no such thing")))]
async fn solution(
    State(house): State<Arc<House>>,
    Address(from): Address,
    Path(day): Path<String>,
) -> Result<Response, Sorry> {
    let solution = house.solution(&day, from).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], solution).into_response())
}

/// Sets a table up. The answer has the key of every seat that this device holds.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = Seated, description = "the table, and the key of every seat that this device holds"), (status = 400, body = Problem, description = "what is wrong with it"), (status = 404, body = Problem, description = "there is no such thing"),
        (status = 429, body = Problem, description = "too much; `Retry-After` says when to try again")))]
async fn set_up(
    State(house): State<Arc<House>>,
    me: Me,
    Body(plan): Body<NewTable>,
) -> Result<impl IntoResponse, Sorry> {
    let seated = house.set_up(plan, &me.known, me.from).await?;
    Ok((StatusCode::CREATED, me.cookie(), Json(seated)))
}

/// What anyone who knows the link may know about a table.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo, description = "the table"), (status = 404, body = Problem, description = "there is no such thing")))]
async fn table_info(State(house): State<Arc<House>>, At(live): At) -> Result<Json<TableInfo>, Sorry> {
    Ok(settled(&house, &live, |table| Ok(Json(table.info()))).await?)
}

/// Takes a free seat at a table that gathers.
#[utoipa::path(post, path = "/api/tables/{table}/sit", params(("table" = String, Path)), request_body = SitDown,
    responses((status = 200, body = Seated, description = "the table and the keys"), (status = 400, body = Problem, description = "what is wrong with it"), (status = 404, body = Problem, description = "there is no such thing"),
        (status = 409, body = Problem, description = "not at this moment")))]
async fn sit(
    State(house): State<Arc<House>>,
    At(live): At,
    me: Me,
    Body(wish): Body<SitDown>,
) -> Result<impl IntoResponse, Sorry> {
    let seated = house.sit(&live, wish, &me.known, me.from).await?;
    Ok((me.cookie(), Json(seated)))
}

/// A code that leads to a table that gathers, to be said on the telephone: for whoever has a seat there.
#[utoipa::path(post, path = "/api/tables/{table}/code", params(("table" = String, Path)), request_body = SeatKey,
    responses((status = 200, body = SpokenCode, description = "the code, and how long it lives"), (status = 403, body = Problem, description = "not yours, or another site acts for you"),
        (status = 404, body = Problem, description = "there is no such thing"), (status = 409, body = Problem, description = "not at this moment")))]
async fn code(
    State(house): State<Arc<House>>,
    At(live): At,
    Body(key): Body<SeatKey>,
) -> Result<Json<SpokenCode>, Sorry> {
    Ok(Json(house.code_for(&live, &key)?))
}

/// The table that a code leads to.
#[utoipa::path(get, path = "/api/codes/{code}", params(("code" = String, Path)),
    responses((status = 200, body = FoundTable, description = "the table"), (status = 404, body = Problem, description = "there is no such thing"),
        (status = 429, body = Problem, description = "too many wrong ones; `Retry-After` says when to try again")))]
async fn by_code(
    State(house): State<Arc<House>>,
    Address(from): Address,
    Path(code): Path<String>,
) -> Result<Json<FoundTable>, Sorry> {
    let table = house.by_code(&code, from).await?;
    Ok(Json(FoundTable { table }))
}

/// The same people again, at the same or another game. The keys they have fit the new table, too.
#[utoipa::path(post, path = "/api/tables/{table}/again", params(("table" = String, Path)), request_body = Again,
    responses((status = 200, body = Seated, description = "the table and the keys"), (status = 400, body = Problem, description = "what is wrong with it"), (status = 403, body = Problem, description = "not yours, or another site acts for you"),
        (status = 404, body = Problem, description = "there is no such thing"), (status = 409, body = Problem, description = "not at this moment"), (status = 429, body = Problem, description = "too much; `Retry-After` says when to try again")))]
async fn again(
    State(house): State<Arc<House>>,
    At(live): At,
    me: Me,
    Body(wish): Body<Again>,
) -> Result<impl IntoResponse, Sorry> {
    let seated = house.again(&live, wish, &me.known, me.from).await?;
    Ok((me.cookie(), Json(seated)))
}

/// The record of a finished game, as a `.ludo` file.
#[utoipa::path(get, path = "/api/tables/{table}/record", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain", description = "as text"),
        (status = 404, body = Problem, description = "there is no such thing"), (status = 409, body = Problem, description = "not at this moment")))]
async fn record(State(house): State<Arc<House>>, Address(from): Address, At(live): At) -> Result<Response, Sorry> {
    let game = house.at(&live, None, |state| state.table.agreed().game.clone())?;
    let name = format!("attachment; filename=\"{game}-{}.ludo\"", live.id);
    let record = finished(&house, from, &live, Kind::Record).await?;
    Ok(([(header::CONTENT_DISPOSITION, name)], record).into_response())
}

/// A finished game, step by step, as someone looking on saw it, or the seat `eyes`; `rows` for what lay there in words.
#[utoipa::path(get, path = "/api/tables/{table}/replay",
    params(("table" = String, Path), ("rows" = Option<bool>, Query), ("eyes" = Option<u8>, Query)),
    responses((status = 200, body = Replay, description = "every step with its view"),
        (status = 404, body = Problem, description = "there is no such thing"), (status = 409, body = Problem, description = "not at this moment")))]
async fn replay(
    State(house): State<Arc<House>>,
    Address(from): Address,
    At(live): At,
    Retelling(retold): Retelling,
) -> Result<Response, Sorry> {
    finished(&house, from, &live, Kind::Replay(retold)).await
}

/// The same of a record that you bring along, as text. The house reads it and keeps nothing of it.
#[utoipa::path(post, path = "/api/replay",
    params(("rows" = Option<bool>, Query), ("eyes" = Option<u8>, Query)),
    request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = Replay, description = "every step with its view"),
        (status = 400, body = Problem, description = "what is wrong with it"), (status = 413, body = Problem, description = "too long")))]
async fn read_record(
    State(house): State<Arc<House>>,
    Address(from): Address,
    Retelling(retold): Retelling,
    RecordText(text): RecordText,
) -> Result<Response, Sorry> {
    let replay = house.hindsight.of_record(from, text, retold).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], replay).into_response())
}

/// Was the chance of a finished game what its seed says?
#[utoipa::path(get, path = "/api/tables/{table}/fair", params(("table" = String, Path)),
    responses((status = 200, body = Fairness, description = "the verdict"),
        (status = 404, body = Problem, description = "there is no such thing"), (status = 409, body = Problem, description = "not at this moment")))]
async fn fair(State(house): State<Arc<House>>, Address(from): Address, At(live): At) -> Result<Response, Sorry> {
    finished(&house, from, &live, Kind::Fairness).await
}

/// A finished game with hindsight: what each choice lost and what luck changed; null where nobody knows.
#[utoipa::path(get, path = "/api/tables/{table}/review", params(("table" = String, Path)),
    responses((status = 200, body = Option<ReviewShape>, description = "what each choice lost, or null"),
        (status = 404, body = Problem, description = "there is no such thing"), (status = 409, body = Problem, description = "not at this moment")))]
async fn review(State(house): State<Arc<House>>, Address(from): Address, At(live): At) -> Result<Response, Sorry> {
    finished(&house, from, &live, Kind::Review).await
}

/// What was worked out of a finished game lately, or is now.
async fn finished(house: &Arc<House>, from: IpAddr, live: &Arc<Live>, kind: Kind) -> Result<Response, Sorry> {
    if house.at(live, None, |state| state.table.owes_seed(house.clock.now()))? {
        house.change(live, None, None, |state, now, out| state.table.tick(now, out))?;
    }
    let key = (live.no, kind);
    let bytes = match house.hindsight.kept_of_game(key) {
        Some(kept) => kept, // only what is on disk is kept
        None => {
            house.at(live, None, |state| Finished::can_be(&state.table))??;
            let taken = settled(house, live, Finished::of);
            house.hindsight.of_game(key, from, taken).await?
        }
    };
    Ok(([(header::CONTENT_TYPE, kind.content_type())], bytes).into_response())
}

/// Dice in flight: how what chance says in this line came about, for the page to play back.
#[utoipa::path(get, path = "/api/tables/{table}/flights/{line}",
    params(("table" = String, Path), ("line" = u32, Path, description = "the number of a chance line")),
    responses((status = 200, description = "in the game's own form", content_type = "application/octet-stream"),
        (status = 404, body = Problem, description = "there is no such thing")))]
async fn flight(
    State(house): State<Arc<House>>,
    Address(from): Address,
    At(live): At,
    path: Path<(String, String)>,
) -> Result<Response, Sorry> {
    let nothing = || problem("no-such-thing", "nothing flew in this line");
    let line = path.1.parse().map_err(|_| nothing())?;
    let flight = match house.hindsight.kept((live.no, line)) {
        Some(kept) => kept, // only what is on disk is kept
        None => {
            let taken = settled(&house, &live, |table| table.flight(line).ok_or_else(nothing));
            let flight = house.hindsight.flight((live.no, line), from, taken).await?;
            flight.ok_or_else(nothing)?
        }
    };
    let kept = "public, max-age=31536000, immutable";
    let headers = [
        (header::CONTENT_TYPE, "application/octet-stream"),
        (header::CACHE_CONTROL, kept),
    ];
    Ok((headers, flight).into_response())
}

/// The line to a table: a WebSocket. See docs/protocol.md.
#[utoipa::path(get, path = "/ws/{table}", params(("table" = String, Path)),
    responses((status = 101, description = "the socket is open; say hello"), (status = 403, body = Problem, description = "not yours, or another site acts for you"),
        (status = 404, body = Problem, description = "there is no such thing"), (status = 426, body = Problem, description = "this is where a WebSocket is opened"), (status = 429, body = Problem, description = "too much; `Retry-After` says when to try again")))]
async fn open_line(
    State(house): State<Arc<House>>,
    Address(from): Address,
    At(live): At,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Sorry> {
    let upgrade = upgrade.map_err(|rejection| problem("no-upgrade", rejection.body_text()))?;
    let counted = house.admit(from)?;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_frame_size(LONGEST_FRAME)
        .max_message_size(LONGEST_FRAME);
    Ok(upgrade.on_upgrade(move |page| socket::serve(house, live, page, counted)))
}

#[derive(Serialize, ToSchema)]
struct Health {
    /// It can write, and has just done so.
    ok: bool,
    /// Tables in memory.
    tables: usize,
    sockets: usize,
    version: &'static str,
}

/// Is the house open, and can it write?
#[utoipa::path(get, path = "/health", responses((status = 200, body = Health, description = "it is open, and has written"), (status = 503, body = Health, description = "it cannot write")))]
async fn health(State(house): State<Arc<House>>) -> impl IntoResponse {
    let ok = house.writes().await;
    let status = if ok {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    let health = Health {
        ok,
        tables: house.tables.len(),
        sockets: house.sockets(),
        version: env!("CARGO_PKG_VERSION"),
    };
    (status, Json(health))
}

/// Figures for Prometheus, for those addresses that whoever runs the house has named.
#[utoipa::path(get, path = "/metrics", responses((status = 200, body = String, content_type = "text/plain", description = "as text"),
    (status = 404, body = Problem, description = "there is no such thing")))]
async fn metrics(State(house): State<Arc<House>>, Address(from): Address) -> Result<String, Sorry> {
    let may_read = house.config.metrics_for.iter().any(|network| network.contains(&from));
    if !may_read {
        return Err(page::nothing_here().into());
    }
    Ok(house.observed.render())
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", responses((status = 200, body = Object, description = "this description")))]
async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}

/// What a table says, once all that it says is on disk.
async fn settled<R>(
    house: &House,
    live: &Live,
    look: impl FnOnce(&table::Table) -> Result<R, Problem>,
) -> Result<R, Problem> {
    let seen = house.at(live, None, |state| look(&state.table))??;
    house.settle().await?;
    Ok(seen)
}

/// The table of the path.
struct At(Arc<Live>);

impl FromRequestParts<Arc<House>> for At {
    type Rejection = Sorry;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<At, Sorry> {
        let path = RawPathParams::from_request_parts(parts, house).await.ok();
        let id = path
            .as_ref()
            .and_then(|path| path.iter().find(|(name, _)| *name == "table"));
        let (_, id) = id.ok_or_else(|| problem("no-such-table", "there is no such table"))?;
        Ok(At(house.find(id).await?))
    }
}

/// How a game is to be told again, as the query says.
struct Retelling(Retold);

impl FromRequestParts<Arc<House>> for Retelling {
    type Rejection = Sorry;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Result<Retelling, Sorry> {
        let query = Query::try_from_uri(&parts.uri);
        let Query(retold) = query.map_err(|error| problem("unreadable", error.body_text()))?;
        Ok(Retelling(retold))
    }
}

/// By whose link somebody came, as the query says.
struct With(Option<String>);

impl FromRequestParts<Arc<House>> for With {
    type Rejection = Sorry;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Result<With, Sorry> {
        #[derive(Deserialize)]
        struct Asked {
            with: Option<String>,
        }
        let query = Query::try_from_uri(&parts.uri);
        let Query(Asked { with }) = query.map_err(|error| problem("unreadable", error.body_text()))?;
        Ok(With(with))
    }
}

/// The address that a request comes from.
struct Address(IpAddr);

impl FromRequestParts<Arc<House>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Address, Infallible> {
        let caller = gate::Caller::new(&house.config, &parts.headers, &parts.extensions);
        Ok(Address(caller.address()))
    }
}

/// The guest of the cookie; a newcomer if there is none, or none of ours.
struct Me {
    known: Known,
    set_cookie: Option<String>,
    https: bool,
    from: IpAddr,
}

impl Me {
    fn cookie(&self) -> AppendHeaders<Option<(header::HeaderName, String)>> {
        AppendHeaders(self.set_cookie.clone().map(|cookie| (header::SET_COOKIE, cookie)))
    }
}

impl FromRequestParts<Arc<House>> for Me {
    type Rejection = Sorry;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Me, Sorry> {
        let caller = gate::Caller::new(&house.config, &parts.headers, &parts.extensions);
        let (https, from) = (caller.is_https(), caller.address());
        let mut cookies = parts.headers.get_all(header::COOKIE).iter();
        let known = cookies.find_map(|header| house.guests.read(header.to_str().ok()?));
        if let Some(known) = known {
            return Ok(Me {
                known,
                set_cookie: None,
                https,
                from,
            });
        }
        let languages = parts.headers.get(header::ACCEPT_LANGUAGE);
        let known = guests::newcomer(languages.and_then(|value| value.to_str().ok()).unwrap_or_default())?;
        Ok(Me {
            set_cookie: Some(house.guests.write(&known, https)),
            known,
            https,
            from,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use table::{Out, wire::ToHouse};

    use super::*;
    use crate::{
        hindsight::Turn,
        limits::{NOBODY, site},
        trial::{self, Trial},
    };

    /// A finished game in the memory of a house: two throws.
    fn finished_game(house: &House) -> Arc<Live> {
        let (mut table, keys) = trial::table("t", "yaminos");
        let mut out = Out::default();
        table.hello(1, None, &trial::claims(&keys), 0, &mut out);
        for key in &keys {
            let (seat, after, what) = (key.seat, table.seq(), "throw".into());
            table.frame(1, ToHouse::Act { seat, after, what }, 0, &mut out);
            while let Some(throw) = out.throw.take() {
                table.landed(throw.thrown(), 0, &mut out);
            }
        }
        house.tables.put(Arc::new(Live::new(1, table, 0)))
    }

    #[tokio::test]
    async fn what_never_reaches_the_disk_is_not_told() {
        let trial = Trial::new().await;
        let (house, live) = (&trial.house, finished_game(&trial.house));
        house.queue.close();
        let here = || State(house.clone());
        let (at, from) = (|| At(live.clone()), || Address(NOBODY));
        let line = Path(("t".to_owned(), "2".to_owned()));
        let told = [
            table_info(here(), at()).await.into_response(),
            record(here(), from(), at()).await.into_response(),
            fair(here(), from(), at()).await.into_response(),
            flight(here(), from(), at(), line).await.into_response(),
            lobby(here()).await.into_response(),
        ];
        for answer in told {
            assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
        }
        trial.end().await;
    }

    /// Throws are thrown again one game at a time, and the table is free meanwhile.
    #[tokio::test]
    async fn the_verdict_waits_its_turn_without_the_table_and_is_kept() {
        let mut trial = Trial::new().await;
        trial.write();
        let (house, live) = (&trial.house, finished_game(&trial.house));
        let ask = || fair(State(house.clone()), Address(NOBODY), At(live.clone()));
        let turn = house.hindsight.turn(Turn::Thought, site(NOBODY)).await;
        let asked = tokio::spawn(ask());
        let waits = async {
            while house.hindsight.waiting() < 1 {
                tokio::task::yield_now().await;
            }
        };
        let waits = tokio::time::timeout(Duration::from_secs(60), waits).await;
        waits.expect("somebody else has the turn");
        assert!(!asked.is_finished());
        assert!(live.is_free(), "nobody has the table meanwhile");
        drop(turn);
        let fairness = body(asked.await.unwrap().unwrap()).await;
        assert!(
            fairness["fair"] == true && fairness["checked"].as_u64() >= Some(2),
            "{fairness}"
        );
        // Who asks now does not need another turn.
        let _turn = house.hindsight.turn(Turn::Thought, site(NOBODY)).await;
        assert_eq!(body(ask().await.unwrap()).await, fairness);
        trial.end().await;
    }

    /// What is written step by step is what it is said to be.
    #[tokio::test]
    async fn a_replay_is_whole() {
        let mut trial = Trial::new().await;
        trial.write();
        let live = finished_game(&trial.house);
        let asked = replay(
            State(trial.house.clone()),
            Address(NOBODY),
            At(live.clone()),
            Retelling(Retold { rows: true, eyes: None }),
        );
        let replay = body(asked.await.unwrap()).await;
        let steps = replay["steps"].as_array().expect("steps");
        assert_eq!(steps.len() as u32, live.lock().unwrap().table.seq() + 1);
        assert!(
            steps
                .iter()
                .all(|step| step["view"].is_object() && step["rows"].is_array()),
            "{replay}"
        );
        assert!(replay["info"]["phase"] == "over" && replay["result"]["ranks"].is_array());
        trial.end().await;
    }

    async fn body(answer: Response) -> serde_json::Value {
        let bytes = axum::body::to_bytes(answer.into_body(), usize::MAX).await;
        serde_json::from_slice(&bytes.expect("a body")).expect("JSON")
    }
}
