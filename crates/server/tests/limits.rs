//! Nobody gets more than her share, however she asks for it, and whoever is refused is told why.

mod common;

use common::{House, against_us, legal, two_people};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite;

#[tokio::test(flavor = "multi_thread")]
async fn looking_at_tables_and_opening_sockets_is_bounded_per_address() {
    let house = House::open_with(|config| config.limits.visits_per_minute = 6).await;
    let (table, _) = house.set_up(two_people()).await;
    for what in ["", "/record", "/replay", "/fair"] {
        let answer = house.get(&format!("/api/tables/{table}{what}")).await;
        assert_ne!(answer.status, 429, "{what}");
    }
    let (_one, _two) = (house.page(&table).await, house.page(&table).await);
    for what in ["", "/record", "/replay", "/fair"] {
        let answer = house.get(&format!("/api/tables/{table}{what}")).await;
        assert_eq!((answer.status, answer.code()), (429, "too-fast".to_owned()), "{what}");
    }
    match house.try_page(&table, &[]).await {
        Err(tungstenite::Error::Http(answer)) => assert_eq!(answer.status().as_u16(), 429),
        Ok(_) => panic!("a seventh visit was let in"),
        Err(other) => panic!("{other}"),
    }
    assert_eq!(house.get("/api/games").await.status, 200, "the rest goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_throws_her_cookie_away_has_still_the_same_address() {
    let house = House::open_with(|config| config.limits.tables_per_address = 3).await;
    // Without a cookie each of these is a new guest. All at once, so that none can slip through between two others.
    let plan = two_people();
    let answers = futures_util::future::join_all((0..12).map(|_| house.post("/api/tables", &plan))).await;
    let (set_up, refused): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 201);
    assert_eq!((set_up.len(), refused.len()), (3, 9));
    for answer in refused {
        assert_eq!((answer.status, answer.code()), (429, "too-many-tables".to_owned()));
    }
    assert_eq!(
        house.get("/health").await.json()["tables"],
        3,
        "no table without a host"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_that_nobody_has_time_for_is_refused() {
    let house = House::open_with(|config| config.limits.waiting_thoughts = 0).await;
    let (table, keys) = house.set_up(against_us()).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page.say(json!({ "type": "hint", "seat": 1 })).await;
    let trouble = page.await_type("trouble").await;
    assert_eq!(
        (&trouble["problem"]["code"], &trouble["closing"]),
        (&json!("busy"), &json!(false))
    );
}

/// With room for a single thought, many players of ours wait for each other, and all of them move in the end.
#[tokio::test(flavor = "multi_thread")]
async fn players_of_ours_who_must_wait_move_later() {
    let house = House::open_with(|config| config.limits.waiting_thoughts = 1).await;
    let mut pages = Vec::new();
    for _ in 0..8 {
        let (table, keys) = house.set_up(against_us()).await;
        pages.push(house.visit(&table, &keys, None).await);
    }
    for page in &mut pages {
        let mut news = page.await_type("news").await;
        // Until the turn has passed to the player of ours and come back.
        let (mut passed, mut back) = (false, false);
        while !back {
            let mine = news["awaits"] == json!([1]);
            (passed, back) = (passed || news["awaits"] == json!([2]), passed && mine);
            if mine && !back {
                let open = legal(&news, 1);
                let what = open.iter().find(|what| *what == "stop").unwrap_or(&open[0]);
                page.act(1, news["seq"].as_u64().expect("a number"), what).await;
            }
            if !back {
                news = page.await_type("news").await;
            }
            if news["result"] != Value::Null {
                break;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn however_many_look_on_who_has_a_seat_gets_to_it() {
    let house = House::open_with(|config| config.limits.sockets_per_table = 2).await;
    let (table, keys) = house.set_up(two_people()).await;
    let mut onlookers = [house.page(&table).await, house.page(&table).await];
    for page in &mut onlookers {
        page.hello(&[], None).await;
        page.await_type("table").await;
    }
    let guessed = json!({ "seat": 1, "token": "guessed" });
    for keys in [&[][..], &[guessed]] {
        let mut page = house.visit(&table, keys, None).await;
        assert_eq!(page.await_type("trouble").await["problem"]["code"], "table-full");
    }
    let mut player = house.visit(&table, &keys, None).await;
    let told = player.next().await.expect("a frame");
    assert_eq!(told["type"], "table", "{told}");
}
