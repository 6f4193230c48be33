//! A finished game with hindsight, as a page asks for it.

mod common;

use common::{House, legal};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_yam_is_reviewed_and_hints_have_figures() {
    let house = House::open_with(|_| {}).await;
    let plan = json!({ "game": "yaminos", "options": { "rounds": "1" }, "seats": [{ "kind": "me" }], "first": 1 });
    let (table, keys) = house.set_up(plan).await;
    let path = format!("/api/tables/{table}/review");
    assert_eq!(house.get(&path).await.code(), "not-over");
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page.act(1, 0, "throw").await;
    let (_, mut news) = page.await_ack_and_news().await;
    page.say(json!({ "type": "hint", "seat": 1 })).await;
    let hint = page.await_type("hint").await;
    assert_eq!(hint["reason"], "yaminos-why-worth");
    let [best, next] = ["best", "next"].map(|key| hint["figures"][key].as_f64().expect("a figure"));
    assert!(
        best >= next && next > 200.0 && best == (best * 10.0).round() / 10.0,
        "{hint}"
    );
    page.say(json!({ "type": "hint", "seat": 1, "mine": "box solo1" }))
        .await;
    let hint = page.await_type("hint").await;
    let mine = hint["figures"]["mine"].as_f64().expect("a figure");
    assert!(best >= mine && hint["figures"]["next"].is_null(), "{hint}");
    while news["result"].is_null() {
        let after = news["seq"].as_u64().expect("a number");
        page.act(1, after, &legal(&news, 1)[0]).await;
        (_, news) = page.await_ack_and_news().await;
    }
    let review = house.get(&path).await.json();
    let seat = &review["seats"][0];
    let [start, luck, lost, end] = ["start", "luck", "lost", "end"].map(|key| seat[key].as_f64().expect("a figure"));
    assert_eq!(end, news["result"]["scores"][0].as_f64().expect("a score"));
    assert!((start + luck - lost - end).abs() < 1e-9 && lost > 0.0, "{seat}");
}
