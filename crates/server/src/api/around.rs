//! What is not about one table: the house, its games, its guests, the lobby, the challenge of the day.

use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock},
};

use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use schemars::JsonSchema;
use serde::Serialize;
use table::{
    check_guest,
    wire::{BeginDaily, Games, Guest, HouseInfo, TableInfo},
};

use super::asker::{self, Address, InLanguage, Me, With};
use crate::{
    gate::Body,
    guests::{self, Guests, Known},
    house::House,
    page,
    problem::{Sorry, problem},
    reached_at,
};

pub(super) async fn about_the_house(State(house): State<Arc<House>>) -> Json<HouseInfo> {
    let listening = house.listening.get();
    let address = listening.copied().map(reached_at).filter(|at| !at.ip().is_loopback());
    Json(HouseInfo {
        address: address.map(|at| format!("{}://{at}", house.config.scheme())),
    })
}

pub(super) async fn games() -> Json<Games> {
    let games = rooms::all().iter().map(|room| room.info()).collect();
    Json(Games { games })
}

pub(super) async fn me(me: Me) -> impl IntoResponse {
    (me.cookie(), Json(me.known.guest))
}

/// Somebody else holds this device from now on.
pub(super) async fn newcomer(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    me: Me,
) -> Result<impl IntoResponse, Sorry> {
    let known = guests::newcomer(asker::languages(&headers))?;
    let me = Me {
        set_cookie: Some(house.guests.write(&known, me.https)),
        known,
        ..me
    };
    Ok((me.cookie(), Json(me.known.guest)))
}

pub(super) async fn rename(
    State(house): State<Arc<House>>,
    me: Me,
    Body(wish): Body<Guest>,
) -> Result<impl IntoResponse, Sorry> {
    let guest = check_guest(&wish)?;
    let known = Known { guest, ..me.known };
    let me = Me {
        set_cookie: Some(house.guests.write(&known, me.https)),
        known,
        ..me
    };
    Ok((me.cookie(), Json(me.known.guest)))
}

pub(super) async fn everything(
    State(house): State<Arc<House>>,
    headers: HeaderMap,
    me: Me,
    InLanguage(wished): InLanguage,
) -> Result<impl IntoResponse, Sorry> {
    let language = guests::language(wished.as_deref().unwrap_or_else(|| asker::languages(&headers)));
    let cookie = me.cookie();
    let files = house.everything(me.known, language, me.from).await?;
    let named = [
        (header::CONTENT_TYPE, "application/zip"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"ludogite.zip\""),
    ];
    Ok((cookie, named, files))
}

pub(super) async fn forget(State(house): State<Arc<House>>, me: Me) -> Result<impl IntoResponse, Sorry> {
    let forgotten = house.forget(&me.known, me.from).await?;
    Ok(([(header::SET_COOKIE, Guests::forgets())], Json(forgotten)))
}

pub(super) async fn lobby(State(house): State<Arc<House>>) -> Result<Json<Vec<TableInfo>>, Sorry> {
    Ok(Json(house.open_tables().await?))
}

pub(super) async fn daily(
    State(house): State<Arc<House>>,
    me: Me,
    With { with, who }: With,
) -> Result<impl IntoResponse, Sorry> {
    let daily = house.daily(&me.known, who, with).await?;
    Ok((me.cookie(), Json(daily)))
}

pub(super) async fn begin_daily(
    State(house): State<Arc<House>>,
    me: Me,
    Body(wish): Body<BeginDaily>,
) -> Result<impl IntoResponse, Sorry> {
    let seated = house.begin_daily(wish, &me.known, me.from).await?;
    Ok((StatusCode::CREATED, me.cookie(), Json(seated)))
}

pub(super) async fn solution(
    State(house): State<Arc<House>>,
    me: Me,
    With { who, .. }: With,
    Path(day): Path<String>,
) -> Result<Response, Sorry> {
    let solution = house.solution(&day, &me.known, who, me.from).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], solution).into_response())
}

#[derive(Serialize, JsonSchema)]
pub(super) struct Health {
    /// It can write, and has just done so.
    ok: bool,
    /// Tables in memory.
    tables: usize,
    sockets: usize,
    version: &'static str,
}

pub(super) async fn health(State(house): State<Arc<House>>) -> impl IntoResponse {
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

pub(super) async fn metrics(State(house): State<Arc<House>>, Address(from): Address) -> Result<String, Sorry> {
    let may_read = house.config.metrics_for.iter().any(|network| network.contains(&from));
    if !may_read {
        return Err(page::nothing_here().into());
    }
    Ok(house.observed.render())
}

pub(super) async fn schema(Path(game): Path<String>) -> Result<Response, Sorry> {
    static DOCUMENTS: OnceLock<BTreeMap<&str, String>> = OnceLock::new();
    let documents = DOCUMENTS.get_or_init(|| {
        let of_room = |room: &Arc<dyn ludo::Room>| (room.info().id, table::schema::of_game(&**room).to_string());
        rooms::all().iter().map(of_room).collect()
    });
    let nothing = || problem("no-such-game", "there is no such game");
    let document = documents.get(game.as_str()).ok_or_else(nothing)?;
    let kind = [(header::CONTENT_TYPE, "application/schema+json")];
    Ok((kind, document.as_str()).into_response())
}

const PLAIN: (header::HeaderName, &str) = (header::CONTENT_TYPE, "text/plain; charset=utf-8");

pub(super) async fn example() -> impl IntoResponse {
    ([PLAIN], include_str!("../../../../docs/examples/bot.py"))
}

pub(super) async fn notices() -> impl IntoResponse {
    ([PLAIN], crate::NOTICES)
}
