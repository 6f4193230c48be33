//! What the house says of itself to programs: its routes (OpenAPI) and the form of what travels (JSON Schema). It is whole, and it is true.

mod common;

use common::{House, against_us, legal};
use serde_json::{Value, json};

fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|field| references(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}

fn all_is_there(document: &Value) {
    let mut found = Vec::new();
    references(document, &mut found);
    assert!(found.len() > 30, "{found:?}");
    for reference in found {
        let pointer = reference.strip_prefix('#').expect("all in one file");
        assert!(document.pointer(pointer).is_some(), "{reference}");
    }
}

/// Every schema that is spoken of is there, every part of a path is a parameter, and every answer says what it is.
#[tokio::test(flavor = "multi_thread")]
async fn the_description_of_the_routes_is_whole() {
    let house = House::open_with(|config| {
        config.metrics_for = vec!["127.0.0.0/8".parse().unwrap()];
        config.host_page = true;
    })
    .await;
    let api = house.get("/api/openapi.json").await.json();
    // For a validator of somebody else's: openapi-spec-validator finds nothing wrong with it.
    if let Some(file) = std::env::var_os("LUDO_OPENAPI") {
        std::fs::write(file, api.to_string()).expect("it is written");
    }
    assert_eq!(api["openapi"], "3.1.0");
    all_is_there(&api);
    for (path, methods) in api["paths"].as_object().unwrap() {
        for (method, route) in methods.as_object().unwrap() {
            let named = route["parameters"].as_array().into_iter().flatten();
            let named: Vec<&str> = named
                .filter(|one| one["in"] == "path")
                .map(|one| one["name"].as_str().unwrap())
                .collect();
            let parts = path
                .split('/')
                .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
            assert_eq!(named, parts.collect::<Vec<_>>(), "{method} {path}");
            assert!(route["summary"].is_string(), "{method} {path}");
            for (status, answer) in route["responses"].as_object().unwrap() {
                assert!(answer["description"].is_string(), "{method} {path} {status}");
                let waits = answer["headers"]["Retry-After"].is_object();
                assert_eq!(waits, status == "429", "{method} {path} {status}");
            }
            // What is described is served: whatever is wrong with this request, there is such a route.
            let tried = path.replace(['{', '}'], "");
            let answer = house.ask(&method.to_uppercase(), &tried, &[], None).await;
            let code = serde_json::from_str::<Value>(&answer.body).unwrap_or_default()["code"].clone();
            assert!(code != "wrong-method", "{method} {tried}");
            let nothing = code == "no-such-thing" && !path.contains("{day}");
            assert!(!nothing, "{method} {tried}: {}", answer.body);
        }
    }
}

/// What can be asked for and what is told stands there field by field, and nothing is said to be some object or other but what games send in
/// a form of their own.
#[tokio::test(flavor = "multi_thread")]
async fn the_description_says_what_everything_is_made_of() {
    let api = House::open().await.get("/api/openapi.json").await.json();
    let schemas = &api["components"]["schemas"];
    for (schema, fields) in [
        (
            "NewTable",
            "game options seats first open several help away moveSeconds clock atZero lesson puzzle seed position",
        ),
        (
            "TableInfo",
            "sitters open moveSeconds help commitment seed challenge lesson puzzle",
        ),
        ("Replay", "info result steps"),
        ("ReplayStep", "seq who what events said view rows"),
        ("Review", "about choices extraTurns seats remarks"),
        ("OptionSpec", "key rule values default"),
        ("FormInfo", "id settings minSeats maxSeats options luckAlone alike"),
        ("GameInfo", "lessons puzzles strengths forms presets"),
        ("Daily", "today yesterday endsInMs circle"),
        ("SpokenCode", "code livesMs"),
    ] {
        for field in fields.split(' ') {
            assert!(
                !schemas[schema]["properties"][field].is_null(),
                "{schema}.{field}: {}",
                schemas[schema]
            );
        }
    }
    for (name, schema) in schemas.as_object().unwrap() {
        for (field, form) in schema["properties"].as_object().into_iter().flatten() {
            let form = if form["type"] == "array" { &form["items"] } else { form };
            let without = |key: &str| form[key].is_null();
            let vague = form == &json!(true)
                || ["type", "$ref", "anyOf", "oneOf", "allOf", "enum", "const"]
                    .into_iter()
                    .all(without)
                || (form["type"] == "object" && without("additionalProperties") && without("properties"));
            let own = matches!(
                (name.as_str(), field.as_str()),
                ("ReplayStep", "view" | "events") | ("AskedMoment", "view") | ("AskedTry", "would")
            );
            assert_eq!(vague, own, "{name}.{field}: {form}");
        }
    }
    let kinds = schemas["SeatPlan"]["oneOf"].as_array().expect("kinds of seats");
    let kind = |kind: &Value| kind["properties"]["kind"]["const"].clone();
    assert_eq!(
        kinds.iter().map(kind).collect::<Vec<_>>(),
        ["me", "here", "person", "bot"]
    );
    let names = |strength: &Value| strength["const"].as_str().map(str::to_owned);
    let strengths: Vec<_> = schemas["Strength"]["oneOf"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(names)
        .collect();
    assert_eq!(json!(strengths), json!(ludo::Strength::ALL), "{}", schemas["Strength"]);
}

/// What the house really answers is what it says that it answers.
#[tokio::test(flavor = "multi_thread")]
async fn answers_are_what_the_description_says() {
    let house = House::open().await;
    let api = house.get("/api/openapi.json").await.json();
    let check = |method: &str, path: &str, answer: &common::Answer| {
        let answers = &api["paths"][path][method]["responses"];
        let form = &answers[answer.status.to_string()]["content"]["application/json"]["schema"];
        assert!(
            !form.is_null(),
            "{method} {path} answers {}: {}",
            answer.status,
            answer.body
        );
        let schema = json!({ "allOf": [form], "components": api["components"] });
        let validator = jsonschema::validator_for(&schema).expect("a schema");
        let body = answer.json();
        let wrong: Vec<String> = validator.iter_errors(&body).map(|error| error.to_string()).collect();
        assert!(wrong.is_empty(), "{method} {path}: {wrong:?}\n{body}");
    };
    for path in [
        "/api/house",
        "/api/games",
        "/api/me",
        "/api/lobby",
        "/api/daily",
        "/api/openapi.json",
        "/health",
    ] {
        check("get", path, &house.get(path).await);
    }
    check("get", "/api/codes/{code}", &house.get("/api/codes/NOWHERE").await);
    check(
        "post",
        "/api/tables",
        &house.post("/api/tables", &json!({ "game": "chess" })).await,
    );
    let gathering = house.post("/api/tables", &common::two_people()).await;
    check("post", "/api/tables", &gathering);
    let (table, keys) = common::seated(&gathering);
    let of_table = |what: &str| format!("/api/tables/{table}{what}");
    check("get", "/api/tables/{table}", &house.get(&of_table("")).await);
    check(
        "post",
        "/api/tables/{table}/code",
        &house.post(&of_table("/code"), &keys[0]).await,
    );
    check(
        "post",
        "/api/tables/{table}/sit",
        &house.post(&of_table("/sit"), &json!({})).await,
    );
    check(
        "post",
        "/api/tables/{table}/sit",
        &house.post(&of_table("/sit"), &json!({})).await,
    );
    check(
        "get",
        "/api/tables/{table}/replay",
        &house.get(&of_table("/replay")).await,
    );
    let today = house.get("/api/daily").await.json()["today"]["day"].clone();
    check(
        "post",
        "/api/daily",
        &house.post("/api/daily", &json!({ "day": today })).await,
    );

    let (table, keys) = house.set_up(against_us()).await;
    let mut page = house.visit(&table, &keys, None).await;
    loop {
        let news = page.await_type("news").await;
        if news["result"].is_object() {
            break;
        }
        if let Some(what) = legal(&news, 1).first() {
            page.act(1, news["seq"].as_u64().unwrap(), what).await;
        }
    }
    let of_table = |what: &str| format!("/api/tables/{table}{what}");
    for what in ["", "/replay", "/fair", "/review"] {
        check(
            "get",
            &format!("/api/tables/{{table}}{what}"),
            &house.get(&of_table(what)).await,
        );
    }
    let again = house.post(&of_table("/again"), &json!({ "keys": keys })).await;
    check("post", "/api/tables/{table}/again", &again);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_has_the_form_of_what_travels() {
    let house = House::open().await;
    for game in house.get("/api/games").await.json()["games"].as_array().unwrap() {
        let answer = house
            .get(&format!("/api/schema/{}", game["id"].as_str().unwrap()))
            .await;
        assert_eq!(answer.header("content-type"), Some("application/schema+json"));
        let schema = answer.json();
        jsonschema::meta::validate(&schema).expect("a JSON Schema");
        all_is_there(&schema);
        for name in ["FromHouse", "ToHouse", "Replay", "View", "Event"] {
            assert!(schema["$defs"][name].is_object(), "{name}");
        }
        assert!(schema["$defs"]["Eyes"]["properties"]["view"]["$ref"].is_string());
    }
    assert_eq!(house.get("/api/schema/chess").await.code(), "no-such-game");
}
