//! Tables: setting them up, finding them, sitting down, and the line to one.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Path, State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use table::wire::{Again, Bring, FoundTable, NewTable, SeatKey, SitDown, SpokenCode, TableInfo};

use super::asker::{Address, At, Me};
use crate::{
    config::LONGEST_FRAME,
    gate::Body,
    house::House,
    problem::{Sorry, problem},
    socket,
};

/// Small buffers, because ten thousand tables are twenty thousand sockets, and frames are short.
pub const READ_BUFFER: usize = 1024;
pub const WRITE_BUFFER: usize = 2 * 1024;

pub(super) async fn set_up(
    State(house): State<Arc<House>>,
    me: Me,
    Body(plan): Body<NewTable>,
) -> Result<impl IntoResponse, Sorry> {
    let seated = house.set_up(plan, &me.known, me.from).await?;
    Ok((StatusCode::CREATED, me.cookie(), Json(seated)))
}

pub(super) async fn table_info(State(house): State<Arc<House>>, At(live): At) -> Result<Json<TableInfo>, Sorry> {
    Ok(house.settled(&live, |table| Ok(Json(table.info()))).await?)
}

pub(super) async fn sit(
    State(house): State<Arc<House>>,
    At(live): At,
    me: Me,
    Body(wish): Body<SitDown>,
) -> Result<impl IntoResponse, Sorry> {
    let seated = house.sit(&live, wish, &me.known, me.from).await?;
    Ok((me.cookie(), Json(seated)))
}

pub(super) async fn bring(
    State(house): State<Arc<House>>,
    At(live): At,
    Body(wish): Body<Bring>,
) -> Result<(StatusCode, Json<SeatKey>), Sorry> {
    Ok((StatusCode::CREATED, Json(house.bring(&live, &wish).await?)))
}

pub(super) async fn code(
    State(house): State<Arc<House>>,
    At(live): At,
    Body(key): Body<SeatKey>,
) -> Result<Json<SpokenCode>, Sorry> {
    Ok(Json(house.code_for(&live, &key)?))
}

pub(super) async fn by_code(
    State(house): State<Arc<House>>,
    Address(from): Address,
    Path(code): Path<String>,
) -> Result<Json<FoundTable>, Sorry> {
    let table = house.by_code(&code, from).await?;
    Ok(Json(FoundTable { table }))
}

pub(super) async fn again(
    State(house): State<Arc<House>>,
    At(live): At,
    me: Me,
    Body(wish): Body<Again>,
) -> Result<impl IntoResponse, Sorry> {
    let seated = house.again(&live, wish, &me.known, me.from).await?;
    Ok((me.cookie(), Json(seated)))
}

pub(super) async fn open_line(
    State(house): State<Arc<House>>,
    me: Me,
    At(live): At,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Sorry> {
    let upgrade = upgrade.map_err(|rejection| problem("no-upgrade", rejection.body_text()))?;
    let counted = house.admit(me.from, live.evening.as_deref())?;
    let shut = house
        .may_look(&live, &me.known)
        .await
        .err()
        .map(|Sorry(problem)| problem);
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_frame_size(LONGEST_FRAME)
        .max_message_size(LONGEST_FRAME);
    Ok(upgrade.on_upgrade(move |page| socket::serve(house, live, page, counted, shut)))
}
