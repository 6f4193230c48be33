//! Evenings over HTTP: one function per route.

use std::sync::Arc;

use axum::{
    Json,
    extract::{
        FromRequestParts, Path, RawPathParams, State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection,
    },
    http::{StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use evening::wire::{
    Acts, AskedMoment, AskedTry, ComeIn, DeviceKey, EveningInfo, EveningTable, FoundEvening, Glance, Hosted, Motion,
    MoveCode, MoveHere, NewEvening, WholeEvening, Wish,
};

use super::{
    LiveEvening,
    line::{self, Role},
};
use crate::{
    api::{
        asker::{Address, Me},
        tables::{READ_BUFFER, WRITE_BUFFER},
    },
    config::LONGEST_FRAME,
    gate::Body,
    house::House,
    problem::{Sorry, problem},
    routes::{Routes, says},
};

pub fn routes(routes: Routes) -> Routes {
    of_questions(of_people(of_what_is_kept(of_evenings(routes))))
}

fn of_evenings(routes: Routes) -> Routes {
    routes
        .post(
            "/api/evenings",
            set_up,
            says("Sets an evening up: its word for everybody, and the code for the host alone.")
                .takes::<NewEvening>()
                .answers::<Hosted>(201, "the evening, its word and the host's code")
                .refuses([400, 404, 429]),
        )
        .get(
            "/api/evenings/by-word/{word}",
            by_word,
            says("The evening that goes on under a word.")
                .gives::<FoundEvening>("the evening")
                .refuses([404, 429]),
        )
        .get(
            "/api/evenings/{evening}",
            info,
            says("How an evening stands, as a big screen shows it.")
                .gives::<EveningInfo>("the evening")
                .refuses([404]),
        )
        .post(
            "/api/evenings/{evening}/do",
            wish,
            says("Something is to happen, in the words of docs/evening.md; `round` alone lets the house pair.")
                .takes::<Wish>()
                .gives::<EveningInfo>("the evening")
                .refuses([400, 403, 404, 409, 429]),
        )
        .get(
            "/api/evenings/{evening}/moving",
            moving,
            says("How far the open tables of an evening have come, for a screen that chooses among them.")
                .gives::<Vec<Motion>>("tables that are open")
                .refuses([404]),
        )
        .post(
            "/api/evenings/{evening}/glance",
            glance,
            says("Who is waited for at which table, for the host.")
                .takes::<Wish>()
                .gives::<Vec<Glance>>("tables that are open")
                .refuses([403, 404, 429]),
        )
}

fn of_questions(routes: Routes) -> Routes {
    routes
        .post(
            "/api/evenings/{evening}/question",
            moment,
            says("The position about which everybody is asked, after these acts of hers.")
                .takes::<Acts>()
                .gives::<AskedMoment>("what she sees, and what she can do")
                .refuses([400, 404, 409, 429]),
        )
        .post(
            "/api/evenings/{evening}/question/try",
            try_out,
            says("What the last of these acts would do, why it is refused, and whether it answers. Nothing happens.")
                .takes::<Acts>()
                .gives::<AskedTry>("what it would do")
                .refuses([400, 404, 409, 429]),
        )
}

fn of_what_is_kept(routes: Routes) -> Routes {
    routes
        .get(
            "/api/evenings/{evening}/games",
            games,
            says("Every game of an evening. Its table has the replay.")
                .gives::<Vec<EveningTable>>("tables, from the first round on")
                .refuses([404]),
        )
        .get(
            "/api/evenings/{evening}/export",
            export,
            says("A whole evening: how it stands, every game, and all that happened.")
                .gives::<WholeEvening>("the evening")
                .refuses([404]),
        )
        .delete(
            "/api/evenings/{evening}",
            delete,
            says("Deletes an evening with all its games, for the host: `what` is `delete`.")
                .takes::<Wish>()
                .gives::<FoundEvening>("what is gone")
                .refuses([400, 403, 404, 429]),
        )
        .get(
            "/api/evenings/{evening}/log",
            log,
            says("The whole evening as text (docs/evening.md).")
                .gives_text("header and lines")
                .refuses([404]),
        )
        .get(
            "/api/evenings/{evening}/standings.csv",
            csv,
            says("The standings for a spreadsheet.")
                .gives_text("a row for everybody who came")
                .refuses([404]),
        )
}

fn of_people(routes: Routes) -> Routes {
    routes
        .post(
            "/api/evenings/{evening}/come",
            come,
            says("People on one device come in.")
                .takes::<ComeIn>()
                .answers::<DeviceKey>(201, "the right to act for them")
                .refuses([400, 403, 404, 409]),
        )
        .post(
            "/api/evenings/{evening}/code",
            code_to_move,
            says("The code by which somebody goes on on another device, for the host: `what` is her number.")
                .takes::<Wish>()
                .gives::<MoveCode>("the code; it fits until she does")
                .refuses([400, 403, 404, 409, 429]),
        )
        .post(
            "/api/evenings/{evening}/move",
            move_here,
            says("Somebody goes on on this device.")
                .takes::<MoveHere>()
                .gives::<DeviceKey>("the right to act for her")
                .refuses([403, 404, 429]),
        )
        .get(
            "/ws/evening/{evening}",
            open_line,
            says("The line to an evening: a WebSocket. See docs/protocol.md.")
                .nods(101, "the socket is open; say hello")
                .refuses([403, 404, 426, 429]),
        )
}

async fn set_up(
    State(house): State<Arc<House>>,
    Address(from): Address,
    Body(plan): Body<NewEvening>,
) -> Result<(StatusCode, Json<Hosted>), Sorry> {
    let hosted = house.set_up_evening(plan, from).await?;
    Ok((StatusCode::CREATED, Json(hosted)))
}

async fn by_word(
    State(house): State<Arc<House>>,
    Address(from): Address,
    Path(word): Path<String>,
) -> Result<Json<FoundEvening>, Sorry> {
    let evening = house.evening_by_word(&word, from)?;
    Ok(Json(FoundEvening { evening }))
}

async fn info(State(house): State<Arc<House>>, At(live): At) -> Result<Json<EveningInfo>, Sorry> {
    let info = house.evening_info(&live, &mut live.lock(), Role::Screen, house.clock.now());
    house.settle().await?;
    Ok(Json(info))
}

async fn come(
    State(house): State<Arc<House>>,
    me: Me,
    At(live): At,
    Body(wish): Body<ComeIn>,
) -> Result<impl IntoResponse, Sorry> {
    let key = house.come_in(&live, wish, &me.known, me.from).await?;
    Ok((StatusCode::CREATED, me.cookie(), Json(key)))
}

async fn move_here(
    State(house): State<Arc<House>>,
    me: Me,
    At(live): At,
    Body(wish): Body<MoveHere>,
) -> Result<impl IntoResponse, Sorry> {
    let key = house.move_here(&live, wish, &me.known, me.from).await?;
    Ok((me.cookie(), Json(key)))
}

async fn code_to_move(
    State(house): State<Arc<House>>,
    Address(from): Address,
    At(live): At,
    Body(wish): Body<Wish>,
) -> Result<Json<MoveCode>, Sorry> {
    house.is_host(&live, wish.host.as_deref().unwrap_or_default(), from)?;
    let person = wish.what.parse();
    let person = person.map_err(|_| problem("unreadable", "what is the number of a person"))?;
    Ok(Json(house.code_to_move(&live, person)?))
}

async fn wish(
    State(house): State<Arc<House>>,
    Address(from): Address,
    At(live): At,
    Body(wish): Body<Wish>,
) -> Result<Json<EveningInfo>, Sorry> {
    let role = if wish.host.is_some() { Role::Host } else { Role::Screen };
    house.wish(&live, wish, from).await?;
    Ok(Json(house.evening_info(
        &live,
        &mut live.lock(),
        role,
        house.clock.now(),
    )))
}

async fn glance(
    State(house): State<Arc<House>>,
    Address(from): Address,
    At(live): At,
    Body(wish): Body<Wish>,
) -> Result<Json<Vec<Glance>>, Sorry> {
    house.is_host(&live, wish.host.as_deref().unwrap_or_default(), from)?;
    Ok(Json(house.glance(&live).await))
}

async fn moving(State(house): State<Arc<House>>, At(live): At) -> Json<Vec<Motion>> {
    Json(house.moving(&live).await)
}

async fn moment(
    State(house): State<Arc<House>>,
    Address(from): Address,
    At(live): At,
    Body(wish): Body<Acts>,
) -> Result<Json<AskedMoment>, Sorry> {
    Ok(Json(house.moment(&live, wish, from).await?))
}

async fn try_out(
    State(house): State<Arc<House>>,
    Address(from): Address,
    At(live): At,
    Body(wish): Body<Acts>,
) -> Result<Json<AskedTry>, Sorry> {
    Ok(Json(house.try_out(&live, wish, from).await?))
}

async fn log(State(house): State<Arc<House>>, At(live): At) -> Result<Response, Sorry> {
    let log = live.lock().evening.told().to_string();
    house.settle().await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], log).into_response())
}

async fn csv(State(house): State<Arc<House>>, At(live): At) -> Result<Response, Sorry> {
    let text = live.lock().csv();
    house.settle().await?;
    let headers = [
        (header::CONTENT_TYPE, "text/csv; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"standings.csv\""),
    ];
    Ok((headers, text).into_response())
}

async fn games(State(house): State<Arc<House>>, At(live): At) -> Result<Json<Vec<EveningTable>>, Sorry> {
    let games = house.games(&live, &live.lock());
    house.settle().await?;
    Ok(Json(games))
}

async fn export(State(house): State<Arc<House>>, At(live): At) -> Result<Response, Sorry> {
    let whole = house.whole_evening(&live).await?;
    house.settle().await?;
    let named = (header::CONTENT_DISPOSITION, "attachment; filename=\"evening.json\"");
    Ok(([named], Json(whole)).into_response())
}

async fn delete(
    State(house): State<Arc<House>>,
    Address(from): Address,
    At(live): At,
    Body(wish): Body<Wish>,
) -> Result<Json<FoundEvening>, Sorry> {
    house.is_host(&live, wish.host.as_deref().unwrap_or_default(), from)?;
    if wish.what != "delete" {
        return Err(problem("unreadable", "what is `delete`").into());
    }
    house.delete_evening(&live).await?;
    let evening = live.id.clone();
    Ok(Json(FoundEvening { evening }))
}

async fn open_line(
    State(house): State<Arc<House>>,
    Address(from): Address,
    At(live): At,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Sorry> {
    let upgrade = upgrade.map_err(|rejection| problem("no-upgrade", rejection.body_text()))?;
    let counted = house.admit(from, Some(&live.id))?;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_frame_size(LONGEST_FRAME)
        .max_message_size(LONGEST_FRAME);
    Ok(upgrade.on_upgrade(move |page| line::serve(house, live, page, counted)))
}

/// The evening of the path.
struct At(Arc<LiveEvening>);

impl FromRequestParts<Arc<House>> for At {
    type Rejection = Sorry;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<At, Sorry> {
        let path = RawPathParams::from_request_parts(parts, house).await.ok();
        let id = path
            .as_ref()
            .and_then(|path| path.iter().find(|(name, _)| *name == "evening"));
        let (_, id) = id.ok_or_else(|| problem("no-such-evening", "there is no such evening"))?;
        Ok(At(house.find_evening(id).await?))
    }
}
