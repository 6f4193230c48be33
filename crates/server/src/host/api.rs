//! The host's page over HTTP. Where there is none, nothing is here for anybody.

use std::sync::Arc;

use axum::{
    Json,
    extract::{FromRequestParts, State},
    http::{header, request::Parts},
    response::{AppendHeaders, IntoResponse},
};
use table::wire::{HostAct, HostCloses, HostInfo, HostLimits, HostLink, HostThrowsOut};

use super::COOKIE;
use crate::{
    gate::{Body, Caller},
    house::House,
    page::nothing_here,
    problem::{Sorry, problem},
    routes::{Routes, says},
};

pub fn routes(routes: Routes) -> Routes {
    routes
        .post(
            "/api/host/enter",
            enter,
            says("A browser comes in by a link that works once, and gets a cookie. Where the house has no host's page, nothing is here.")
                .takes::<HostLink>()
                .gives::<HostInfo>("what goes on")
                .refuses([400, 403, 404]),
        )
        .get(
            "/api/host",
            look,
            says("What goes on in the house, for the browser that was let in last.")
                .gives::<HostInfo>("what goes on")
                .refuses([403, 404]),
        )
        .post(
            "/api/host/close",
            close,
            says("From now on no game begins, and those that go on come to their end; or games begin again.")
                .takes::<HostCloses>()
                .gives::<HostInfo>("what goes on")
                .refuses([400, 403, 404]),
        )
        .post(
            "/api/host/throw-out",
            throw_out,
            says("A table is gone with all that was played there, and its people are told so. Not one of an evening.")
                .takes::<HostThrowsOut>()
                .gives::<HostInfo>("what goes on")
                .refuses([400, 403, 404, 409]),
        )
        .post(
            "/api/host/limit",
            limit,
            says("A limit is another until the house closes: one that says between what it may be.")
                .takes::<HostLimits>()
                .gives::<HostInfo>("what goes on")
                .refuses([400, 403, 404]),
        )
        .post(
            "/api/host/leave",
            leave,
            says("The browser is let in no more.")
                .gives::<HostAct>("what was done")
                .refuses([403, 404]),
        )
}

async fn enter(
    _: Enabled,
    State(house): State<Arc<House>>,
    Https(https): Https,
    Body(link): Body<HostLink>,
) -> Result<impl IntoResponse, Sorry> {
    let cookie = house.let_host_in(&link.secret, https).await?;
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), Json(house.host_info())))
}

async fn look(_: TheHost, State(house): State<Arc<House>>) -> Json<HostInfo> {
    Json(house.host_info())
}

async fn close(
    _: TheHost,
    State(house): State<Arc<House>>,
    Body(wish): Body<HostCloses>,
) -> Result<Json<HostInfo>, Sorry> {
    house.close_for_now(wish.closed).await?;
    Ok(Json(house.host_info()))
}

async fn throw_out(
    _: TheHost,
    State(house): State<Arc<House>>,
    Body(wish): Body<HostThrowsOut>,
) -> Result<Json<HostInfo>, Sorry> {
    house.throw_out(&wish.table).await?;
    Ok(Json(house.host_info()))
}

async fn limit(
    _: TheHost,
    State(house): State<Arc<House>>,
    Body(wish): Body<HostLimits>,
) -> Result<Json<HostInfo>, Sorry> {
    house.set_limit(&wish.key, wish.value).await?;
    Ok(Json(house.host_info()))
}

async fn leave(_: TheHost, State(house): State<Arc<House>>) -> Result<Json<HostAct>, Sorry> {
    house.let_host_go().await?;
    let act = house.host.kept().acts.last().cloned();
    Ok(Json(act.ok_or_else(nothing_here)?))
}

/// The house has a host's page.
struct Enabled;

impl FromRequestParts<Arc<House>> for Enabled {
    type Rejection = Sorry;

    async fn from_request_parts(_: &mut Parts, house: &Arc<House>) -> Result<Enabled, Sorry> {
        match house.host.enabled {
            true => Ok(Enabled),
            false => Err(nothing_here().into()),
        }
    }
}

/// The browser that is let in.
struct TheHost;

impl FromRequestParts<Arc<House>> for TheHost {
    type Rejection = Sorry;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<TheHost, Sorry> {
        Enabled::from_request_parts(parts, house).await?;
        let mut cookies = parts.headers.get_all(header::COOKIE).iter();
        let said = cookies.find_map(|header| house.guests.signed(header.to_str().ok()?, COOKIE));
        match said.is_some_and(|word| house.host.lets_in(&word, house.clock.now())) {
            true => Ok(TheHost),
            false => Err(problem(
                "not-your-house",
                "this browser has not come in by a link to the host's page",
            )
            .into()),
        }
    }
}

struct Https(bool);

impl FromRequestParts<Arc<House>> for Https {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Https, Self::Rejection> {
        Ok(Https(
            Caller::new(&house.config, &parts.headers, &parts.extensions).is_https(),
        ))
    }
}
