//! The house over HTTP: every route, with what it says of itself. `GET /api/openapi.json` tells it to programs.

mod around;
pub mod asker;
mod over;
pub mod tables;

use std::sync::{Arc, OnceLock};

use axum::{
    Router,
    http::header,
    middleware,
    response::{IntoResponse, Response},
};
use serde_json::{Map, Value};
use table::wire::{
    Again, BeginDaily, Bring, Daily, Fairness, Forgotten, FoundTable, Games, Guest, HouseInfo, NewTable, Replay,
    SeatKey, Seated, SitDown, Solution, SpokenCode, TableInfo,
};

use self::{around::Health, around::*, over::*, tables::*};
use crate::{
    evenings, gate, host,
    house::House,
    page,
    problem::{Sorry, problem},
    routes::{Routes, says},
};

pub fn router(house: Arc<House>) -> Router {
    let (router, _) = routes().done();
    router
        .method_not_allowed_fallback(async || Sorry(problem("wrong-method", "not like this")))
        .fallback(page::serve)
        .layer(middleware::from_fn_with_state(house.clone(), gate::pass))
        .with_state(house)
}

fn routes() -> Routes {
    host::api::routes(evenings::api::routes(of_finished_games(of_tables(of_the_house(
        Routes::new(),
    )))))
}

fn of_the_house(routes: Routes) -> Routes {
    routes
        .get("/api/house", about_the_house, says("Where others find the house.").gives::<HouseInfo>("the house"))
        .get("/api/games", games, says("The games of the house, with their options.").gives::<Games>("the games"))
        .get(
            "/api/me",
            me,
            says("Who am I? A newcomer is given a name and a picture, and a cookie to be known by.").gives::<Guest>("who I am"),
        )
        .post("/api/me", newcomer, says("Somebody else holds this device from now on: a newcomer, whoever was known before.").gives::<Guest>("who I am"))
        .put("/api/me", rename, says("Another name or picture.").takes::<Guest>().gives::<Guest>("who I am").refuses([400]))
        .delete(
            "/api/me",
            forget,
            says("Forget me: my names go from every table, evening and day, and I go from where I still sit. What was played stays.")
                .gives::<Forgotten>("at how many tables and evenings I was")
                .refuses([400, 429]),
        )
        .get(
            "/api/me/everything",
            everything,
            says("All that the house has of me, as a ZIP of files: what I am called, my tables with their records, my evenings.")
                .asks::<String>("language", "in which the file beside them says what they are; else as the browser asks")
                .gives_bytes("a ZIP")
                .refuses([400, 429]),
        )
        .get(
            "/api/lobby",
            lobby,
            says("Open tables where somebody is. Without names: these are seen by strangers.").gives::<Vec<TableInfo>>("open tables"),
        )
        .get(
            "/api/daily",
            daily,
            says("The daily challenge: today's and yesterday's.")
                .asks::<String>("with", "what stood in the link by which somebody came")
                .asks::<u8>("who", "which of up to six who play on this device; 1 is the guest herself")
                .gives::<Daily>("today and yesterday")
                .refuses([400]),
        )
        .post(
            "/api/daily",
            begin_daily,
            says("Today's challenge is played: at a table of one's own, once; who asks again is led back to it.")
                .takes::<BeginDaily>()
                .answers::<Seated>(201, "the table and the key")
                .refuses([400, 409, 429]),
        )
        .get(
            "/api/daily/{day}/solution",
            solution,
            says("How our strongest player plays with the luck of a day (2026-11-18), from two hours after its end on, for a week; before, without the record, for who has done with that day.")
                .asks::<u8>("who", "which of up to six who play on this device; 1 is the guest herself")
                .gives::<Solution>("its score and its record")
                .refuses([400, 404]),
        )
        .get(
            "/api/schema/{game}",
            schema,
            says("The form of everything that travels at tables of a game, as JSON Schema: FromHouse, ToHouse, View, Event, Replay.")
                .gives::<Map<String, Value>>("a JSON Schema of 2020-12")
                .refuses([404]),
        )
        .get(
            "/api/bot.py",
            example,
            says("A small bot in Python that sits at a table, to begin with.").gives_text("a program"),
        )
        .get(
            "/api/notices",
            notices,
            says("Whose work is in this house, and on what terms.").gives_text("as text"),
        )
        .get("/api/openapi.json", openapi, says("This description.").gives::<Map<String, Value>>("this description"))
        .get(
            "/health",
            health,
            says("Is the house open, and can it write?")
                .gives::<Health>("it is open, and has written")
                .answers::<Health>(503, "it cannot write"),
        )
        .get(
            "/metrics",
            metrics,
            says("Figures for Prometheus, for those addresses that whoever runs the house has named.")
                .gives_text("as text")
                .refuses([404]),
        )
}

fn of_tables(routes: Routes) -> Routes {
    routes
        .post(
            "/api/tables",
            set_up,
            says("Sets a table up.")
                .takes::<NewTable>()
                .answers::<Seated>(201, "the table, and the key of every seat that this device holds")
                .refuses([400, 404, 429]),
        )
        .get(
            "/api/tables/{table}",
            table_info,
            says("What anyone who knows the link may know about a table.")
                .gives::<TableInfo>("the table")
                .refuses([404]),
        )
        .post(
            "/api/tables/{table}/sit",
            sit,
            says("Takes a free seat at a table that gathers.")
                .takes::<SitDown>()
                .gives::<Seated>("the table and the keys")
                .refuses([400, 404, 409]),
        )
        .post(
            "/api/tables/{table}/again",
            again,
            says("The same people again, at the same or another game. The keys they have fit the new table, too.")
                .takes::<Again>()
                .gives::<Seated>("the table and the keys")
                .refuses([400, 403, 404, 409, 429]),
        )
        .post(
            "/api/tables/{table}/bots",
            bring,
            says("A bot of somebody's own takes a free seat at a table that gathers: she gives it this key. See docs/protocol.md.")
                .takes::<Bring>()
                .answers::<SeatKey>(201, "the key of its seat")
                .refuses([400, 403, 404, 409]),
        )
        .post(
            "/api/tables/{table}/code",
            code,
            says(
                "A code that leads to a table that gathers, to be said on the telephone: for whoever has a seat there.",
            )
            .takes::<SeatKey>()
            .gives::<SpokenCode>("the code, and how long it lives")
            .refuses([403, 404, 409]),
        )
        .get(
            "/api/codes/{code}",
            by_code,
            says("The table that a code leads to.")
                .gives::<FoundTable>("the table")
                .refuses([404, 429]),
        )
        .get(
            "/ws/{table}",
            open_line,
            says("The line to a table: a WebSocket. See docs/protocol.md.")
                .nods(101, "the socket is open; say hello")
                .refuses([403, 404, 426, 429]),
        )
}

fn of_finished_games(routes: Routes) -> Routes {
    const EYES: &str = "as this seat saw it; else as someone looking on did";
    const ROWS: &str = "also what lay there, in words";
    routes
        .get(
            "/api/tables/{table}/record",
            record,
            says("The record of a finished game, as a `.ludo` file.")
                .gives_text("as text")
                .refuses([404, 409]),
        )
        .get(
            "/api/tables/{table}/replay",
            replay,
            says("A finished game, step by step.")
                .asks::<u8>("eyes", EYES)
                .asks::<bool>("rows", ROWS)
                .gives::<Replay>("every step with its view, in the form that /api/schema/{game} says")
                .refuses([404, 409]),
        )
        .post(
            "/api/replay",
            read_record,
            says("The same of a record that you bring along, as text. The house reads it and keeps nothing of it.")
                .asks::<u8>("eyes", EYES)
                .asks::<bool>("rows", ROWS)
                .takes_text()
                .gives::<Replay>("every step with its view")
                .refuses([400, 413]),
        )
        .get(
            "/api/tables/{table}/fair",
            fair,
            says("Was the chance of a finished game what its seed says?")
                .gives::<Fairness>("the verdict")
                .refuses([404, 409]),
        )
        .get(
            "/api/tables/{table}/review",
            review,
            says("A finished game with hindsight: the moments that mattered, what they cost, and luck apart where it is known.")
            .gives::<ludo::Review>("the moments that mattered, and what they cost")
            .refuses([404, 409]),
        )
        .post(
            "/api/review",
            review_record,
            says("The same of a record that you bring along, as text. The house reads it and keeps nothing of it.")
                .takes_text()
                .gives::<ludo::Review>("the moments that mattered, and what they cost")
                .refuses([400, 409, 413]),
        )
        .get(
            "/api/tables/{table}/flights/{line}",
            flight,
            says("Dice in flight: how what chance says in this line came about, for the page to play back.")
                .gives_bytes("in the game's own form")
                .refuses([404, 409]),
        )
}

async fn openapi() -> Response {
    static DOCUMENT: OnceLock<String> = OnceLock::new();
    let document = DOCUMENT.get_or_init(|| routes().done().1.to_string());
    ([(header::CONTENT_TYPE, "application/json")], document.as_str()).into_response()
}
