//! Tables over real sockets, as pages use them.

mod common;

use common::{House, Page, against_us, claim, legal, seated, two_people};
use ludo::Luck;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};

/// Two people at a table, on two devices.
struct Duel {
    house: House,
    table: String,
    keys: [Value; 2],
    pages: [Page; 2],
    /// The newest news of each.
    news: [Value; 2],
}

impl Duel {
    async fn begin() -> Duel {
        Duel::begin_with(|_| {}).await
    }

    async fn begin_with(change: impl FnOnce(&mut server::Config)) -> Duel {
        let house = House::open_with(change).await;
        let mut plan = two_people();
        plan["help"] = json!("all");
        let (table, mine) = house.set_up(plan).await;
        let answer = house.post(&format!("/api/tables/{table}/sit"), &json!({})).await;
        let (_, yours) = seated(&answer);
        let mut first = house.visit(&table, &mine, None).await;
        let waiting = first.await_type("table").await;
        assert_eq!(waiting["info"]["phase"], "gathering");
        let mut second = house.visit(&table, &yours, None).await;
        let news = [first.await_type("news").await, second.await_type("news").await];
        Duel {
            house,
            table,
            keys: [mine[0].clone(), yours[0].clone()],
            pages: [first, second],
            news,
        }
    }

    fn turn(&self) -> u64 {
        self.news[0]["awaits"][0].as_u64().expect("somebody is awaited")
    }

    fn seq(&self) -> u64 {
        self.news[0]["seq"].as_u64().expect("a number")
    }

    /// Plays an action for whoever is awaited; both read the news, and the player her acknowledgement.
    async fn play(&mut self, what: &str) {
        let (seat, after) = (self.turn(), self.seq());
        let player = seat as usize - 1;
        self.pages[player].act(seat, after, what).await;
        let (ack, news) = self.pages[player].await_ack_and_news().await;
        self.news[player] = news;
        self.news[1 - player] = self.pages[1 - player].await_type("news").await;
        assert_eq!(ack["after"], after);
        assert!(ack["seq"].as_u64().unwrap() > after);
    }

    async fn play_on_until(&mut self, enough: impl Fn(&Duel) -> bool) {
        // By chance: who always takes the same way round may play for ever.
        let mut rng = ChaCha8Rng::seed_from_u64(self.seq());
        for _ in 0..10_000 {
            if enough(self) {
                return;
            }
            let open = legal(&self.news[self.turn() as usize - 1], self.turn());
            let what = rng.pick(&open).expect("who is awaited can do something");
            self.play(what).await;
        }
        panic!("it never came to that");
    }

    fn is_over(&self) -> bool {
        !self.news[0]["result"].is_null()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_game_and_again() {
    let mut duel = Duel::begin().await;
    let record = format!("/api/tables/{}/record", duel.table);
    assert_eq!(duel.house.get(&record).await.code(), "not-over");
    duel.play_on_until(Duel::is_over).await;
    assert_eq!(duel.news[0]["result"], duel.news[1]["result"]);
    assert_eq!(duel.news[0]["awaits"], json!([]));

    let text = duel.house.get(&record).await.body;
    let parsed: ludo::Record = text.parse().expect("a record");
    assert_eq!(parsed.lines.len() as u64, duel.seq());
    let room = rooms::find("diamoniak").unwrap();
    assert!(room.replay(&parsed).unwrap().outcome().is_some());

    let fair = duel.house.get(&format!("/api/tables/{}/fair", duel.table)).await.json();
    assert_eq!(fair["fair"], true);
    assert_eq!(fair["addedNothing"], json!([]), "both devices added a nonce");
    assert!(fair["checked"].as_u64().unwrap() > 10, "{fair}");
    let replay = duel
        .house
        .get(&format!("/api/tables/{}/replay", duel.table))
        .await
        .json();
    let steps = replay["steps"].as_array().unwrap();
    assert_eq!(steps.len(), parsed.lines.len() + 1);
    assert_eq!(steps.last().unwrap()["view"], duel.news[0]["eyes"][0]["view"]);

    let review = duel.house.get(&format!("/api/tables/{}/review", duel.table)).await;
    assert_eq!(review.status, 200, "{}", review.body);
    let seats = review.json()["seats"]
        .as_array()
        .expect("both are told something")
        .clone();
    assert_eq!(seats.len(), 2);
    assert!(
        seats.iter().all(|seat| seat["sum"].is_null()),
        "nobody has solved Diamoniak"
    );

    rematch(duel).await;
}

/// Whoever asks first sets the next table up; everybody's keys fit it.
async fn rematch(mut duel: Duel) {
    let path = format!("/api/tables/{}/again", duel.table);
    let stranger = json!({ "keys": [{ "seat": 1, "token": "guessed" }] });
    assert_eq!(duel.house.post(&path, &stranger).await.code(), "not-your-seat");
    let (next, keys) = seated(&duel.house.post(&path, &json!({ "keys": [duel.keys[0]] })).await);
    assert_eq!(keys, [duel.keys[0].clone()]);
    let told = loop {
        let table = duel.pages[1].await_type("table").await;
        if !table["info"]["next"].is_null() {
            break table["info"]["next"].clone();
        }
    };
    assert_eq!(told, next.as_str());
    let (same, _) = seated(&duel.house.post(&path, &json!({ "keys": [duel.keys[1]] })).await);
    assert_eq!(same, next);
    let mut first = duel.house.visit(&next, &duel.keys[..1], None).await;
    let mut second = duel.house.visit(&next, &duel.keys[1..], None).await;
    assert_eq!(first.await_type("news").await["seq"], 0);
    assert_eq!(second.await_type("news").await["seq"], 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn all_who_ask_again_at_once_meet_at_one_table() {
    let mut duel = Duel::begin().await;
    duel.play_on_until(Duel::is_over).await;
    let path = format!("/api/tables/{}/again", duel.table);
    let wishes = [json!({ "keys": [duel.keys[0]] }), json!({ "keys": [duel.keys[1]] })];
    let asked = (0..16).map(|number| duel.house.post(&path, &wishes[number % 2]));
    let answers = futures_util::future::join_all(asked).await;
    let (next, _) = seated(&answers[0]);
    for answer in &answers {
        assert_eq!(seated(answer).0, next);
    }
    let tables = duel.house.get("/health").await.json()["tables"].clone();
    assert_eq!(tables, 2, "the old table, the new one, and no orphans");
}

#[tokio::test(flavor = "multi_thread")]
async fn again_needs_room_in_the_house() {
    let mut duel = Duel::begin_with(|config| config.limits.tables_in_memory = 1).await;
    duel.play_on_until(Duel::is_over).await;
    let path = format!("/api/tables/{}/again", duel.table);
    let answer = duel.house.post(&path, &json!({ "keys": [duel.keys[0]] })).await;
    assert_eq!((answer.status, answer.code()), (503, "house-full".to_owned()));
    let info = duel.house.get(&format!("/api/tables/{}", duel.table)).await.json();
    assert!(info["next"].is_null(), "nobody is led to a table that is not there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_made_by_again_counts_like_any_other() {
    let mut duel = Duel::begin_with(|config| config.limits.tables_per_address = 2).await;
    duel.play_on_until(Duel::is_over).await;
    let path = format!("/api/tables/{}/again", duel.table);
    let (next, _) = seated(&duel.house.post(&path, &json!({ "keys": [duel.keys[0]] })).await);
    duel.house.set_up(two_people()).await;
    let third = duel.house.post("/api/tables", &two_people()).await;
    assert_eq!((third.status, third.code()), (429, "too-many-tables".to_owned()));
    let other = duel.house.post(&path, &json!({ "keys": [duel.keys[1]] })).await;
    assert_eq!(seated(&other).0, next, "who is shown the way needs no table of her own");
}

#[tokio::test(flavor = "multi_thread")]
async fn again_is_refused_to_who_has_too_many_tables() {
    let mut duel = Duel::begin_with(|config| config.limits.tables_per_address = 1).await;
    duel.play_on_until(Duel::is_over).await;
    duel.house.set_up(two_people()).await;
    let path = format!("/api/tables/{}/again", duel.table);
    let answer = duel.house.post(&path, &json!({ "keys": [duel.keys[0]] })).await;
    assert_eq!((answer.status, answer.code()), (429, "too-many-tables".to_owned()));
    let info = duel.house.get(&format!("/api/tables/{}", duel.table)).await.json();
    assert!(info["next"].is_null(), "nobody is led to a table that is not there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_nonce_that_cannot_be_read_is_named() {
    let house = House::open().await;
    let (table, keys) = house.set_up(two_people()).await;
    let mut page = house.page(&table).await;
    let mut claim = claim(&keys[0]);
    claim["nonce"] = json!("00112233445566778899AABBCCDDEEFF");
    page.say(json!({ "type": "hello", "since": null, "claims": [claim] }))
        .await;
    let problem = page.await_type("trouble").await["problem"].clone();
    assert_eq!(problem["code"], "unreadable");
    assert!(
        problem["detail"].as_str().unwrap().contains("small letters"),
        "{problem}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn sent_twice_is_played_once() {
    let mut duel = Duel::begin().await;
    let (seat, after) = (duel.turn(), duel.seq());
    let player = seat as usize - 1;
    for _ in 0..3 {
        duel.pages[player].act(seat, after, "draw").await;
    }
    let acks = [
        duel.pages[player].await_type("ack").await,
        duel.pages[player].await_type("ack").await,
        duel.pages[player].await_type("ack").await,
    ];
    assert!(acks.iter().all(|ack| *ack == acks[0]), "{acks:?}");
    let other = &mut duel.pages[1 - player];
    let news = other.await_type("news").await;
    assert_eq!(news["from"], after + 1);
    // Whatever the second and the third had done would have left the house before their acknowledgements.
    assert!(other.has_read_all().await, "played more than once");
}

/// A hint for which nobody has time is answered as a hint: whoever waits for the answer to her move goes on waiting, and
/// sends it again when her line breaks before that. It is played once.
#[tokio::test(flavor = "multi_thread")]
async fn a_busy_hint_is_no_answer_to_a_move() {
    let mut duel = Duel::begin_with(|config| config.limits.waiting_thoughts = 0).await;
    let (seat, after) = (duel.turn(), duel.seq());
    let player = seat as usize - 1;
    let page = &mut duel.pages[player];
    page.say(json!({ "type": "hint", "seat": seat, "mine": null })).await;
    page.act(seat, after, "draw").await;
    let trouble = page.await_type("trouble").await;
    assert_eq!(
        (&trouble["problem"]["code"], &trouble["about"]),
        (&json!("busy"), &json!({ "type": "hint", "seat": seat, "after": null }))
    );
    // The line breaks before the acknowledgement is read.
    let mut back = duel.house.visit(&duel.table, &duel.keys[player..=player], None).await;
    std::mem::swap(&mut duel.pages[player], &mut back);
    back.close().await;
    duel.pages[player].act(seat, after, "draw").await;
    let ack = duel.pages[player].await_type("ack").await;
    assert_eq!((&ack["after"], &ack["seq"]), (&json!(after), &json!(after + 1)));
    let other = &mut duel.pages[1 - player];
    assert_eq!(other.await_type("news").await["from"], after + 1);
    let unread = other.unread().await;
    assert!(
        unread.iter().all(|frame| frame["type"] == "table"),
        "played twice: {unread:?}"
    );
}

/// What cannot be read is still named, if it says what it is.
#[tokio::test(flavor = "multi_thread")]
async fn an_unreadable_act_is_named() {
    let mut duel = Duel::begin().await;
    let page = &mut duel.pages[0];
    for (frame, about) in [
        (
            json!({ "type": "act", "seat": 1, "after": 3, "what": "draw", "colour": "red" }),
            json!({ "type": "act", "seat": 1, "after": 3 }),
        ),
        (
            json!({ "type": "hint" }),
            json!({ "type": "hint", "seat": null, "after": null }),
        ),
        (json!({ "type": "dance", "seat": 1 }), Value::Null),
        (json!({ "type": "x".repeat(3_000), "seat": 1 }), Value::Null),
        (json!(7), Value::Null),
    ] {
        page.say(frame.clone()).await;
        let trouble = page.await_type("trouble").await;
        assert_eq!(trouble["problem"]["code"], "unreadable");
        assert!(
            trouble.to_string().len() < 700,
            "the answer to something giant is not giant"
        );
        assert_eq!(trouble["about"], about, "{frame}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_see_the_same_and_either_may_play() {
    let mut duel = Duel::begin().await;
    let seat = duel.turn();
    let player = seat as usize - 1;
    let mut tab = duel.house.visit(&duel.table, &duel.keys[player..=player], None).await;
    assert_eq!(tab.await_type("table").await["mine"], json!([seat]));
    assert_eq!(tab.await_type("news").await["eyes"], duel.news[player]["eyes"]);
    tab.act(seat, duel.seq(), "draw").await;
    let (played, there) = tab.await_ack_and_news().await;
    assert_eq!(there, duel.pages[player].await_type("news").await);
    // The same click in the other tab: answered, not played.
    duel.pages[player].act(seat, duel.seq(), "draw").await;
    assert_eq!(duel.pages[player].await_type("ack").await, played);
}

#[tokio::test(flavor = "multi_thread")]
async fn coming_back_brings_the_gap_or_a_fresh_view() {
    let mut duel = Duel::begin().await;
    let since = duel.seq();
    duel.play_on_until(|duel| duel.seq() >= since + 6 || duel.is_over())
        .await;
    let seq = duel.seq();

    let mut back = duel.house.visit(&duel.table, &duel.keys[..1], Some(since)).await;
    let gap = back.await_type("news").await;
    assert_eq!((&gap["from"], &gap["seq"]), (&json!(since + 1), &json!(seq)));
    assert!(!gap["eyes"][0]["events"].as_array().unwrap().is_empty());
    assert_eq!(gap["eyes"][0]["view"], duel.news[0]["eyes"][0]["view"]);

    for nothing_missing in [None, Some(seq), Some(seq + 1000)] {
        let mut fresh = duel.house.visit(&duel.table, &duel.keys[..1], nothing_missing).await;
        let news = fresh.await_type("news").await;
        assert_eq!((&news["from"], &news["seq"]), (&json!(seq + 1), &json!(seq)));
        assert_eq!(news["eyes"][0]["events"], json!([]));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn someone_looking_on_sees_and_may_not_act() {
    let mut duel = Duel::begin().await;
    let mut eyes = duel.house.visit(&duel.table, &[], None).await;
    assert_eq!(eyes.await_type("table").await["mine"], json!([]));
    let news = eyes.await_type("news").await;
    assert_eq!(news["eyes"][0]["seat"], Value::Null);
    assert_eq!(news["eyes"][0]["legal"], json!([]));
    eyes.act(duel.turn(), duel.seq(), "draw").await;
    assert_eq!(eyes.await_type("trouble").await["problem"]["code"], "not-your-seat");
    duel.play("draw").await;
    assert_eq!(eyes.await_type("news").await["seq"], duel.seq());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_its_rule_and_changes_nothing() {
    let mut duel = Duel::begin().await;
    let idle = 3 - duel.turn();
    for what in ["draw", "stop", "castle in the air"] {
        let page = &mut duel.pages[idle as usize - 1];
        page.act(idle, 0, what).await;
        let refused = page.await_type("refused").await;
        assert!(!refused["refusal"]["rule"].as_str().unwrap().is_empty(), "{refused}");
    }
    let mut fresh = duel.house.visit(&duel.table, &duel.keys[..1], None).await;
    assert_eq!(fresh.await_type("news").await["seq"], duel.seq());
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_needs_the_other_ones_consent() {
    let mut duel = Duel::begin().await;
    let may_undo = |duel: &Duel, seat: u64| duel.news[seat as usize - 1]["undo"] == json!([seat]);
    duel.play_on_until(|duel| may_undo(duel, 1) || may_undo(duel, 2)).await;
    let seat = if may_undo(&duel, 1) { 1 } else { 2 };
    let (wisher, other) = (seat as usize - 1, 2 - seat as usize);
    for (yes, granted) in [(false, false), (true, true)] {
        duel.pages[wisher].say(json!({ "type": "undo", "seat": seat })).await;
        let asked = duel.pages[other].await_type("asked").await;
        assert_eq!(asked["ask"], json!([3 - seat]));
        duel.pages[other]
            .say(json!({ "type": "consent", "seat": 3 - seat, "yes": yes }))
            .await;
        let answered = duel.pages[wisher].await_type("answered").await;
        assert_eq!(answered["granted"], granted);
    }
    let news = duel.pages[wisher].await_type("news").await;
    assert_eq!(news["awaits"], json!([seat]), "it is her turn again");
    // What was taken back is in the log as such.
    duel.news[wisher] = news;
    duel.news[other] = duel.pages[other].await_type("news").await;
    duel.play_on_until(Duel::is_over).await;
    let record = duel.house.get(&format!("/api/tables/{}/record", duel.table)).await.body;
    assert!(record.contains("~undo "), "{record}");
    let fair = duel.house.get(&format!("/api/tables/{}/fair", duel.table)).await.json();
    assert_eq!(fair["fair"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_stood_in_for_and_gets_her_seat_back() {
    let mut duel = Duel::begin().await;
    let seat = duel.turn();
    let (leaver, other) = (seat as usize - 1, 2 - seat as usize);
    duel.pages[leaver].say(json!({ "type": "leave", "seat": seat })).await;
    let table = duel.pages[other].await_type("table").await;
    assert_eq!(table["info"]["sitters"][leaver]["away"], true);
    // A bot plays for her until it is the other one's turn.
    while duel.pages[other].await_type("news").await["awaits"] != json!([3 - seat]) {}
    let mut back = duel.house.visit(&duel.table, &duel.keys[leaver..=leaver], None).await;
    loop {
        let table = back.await_type("table").await;
        if table["info"]["sitters"][leaver]["away"] == false {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_against_a_bot_with_hints() {
    let house = House::open().await;
    let (table, keys) = house.set_up(against_us()).await;
    let mut page = house.visit(&table, &keys, None).await;
    let mut hinted = false;
    let mut after = None;
    let result = loop {
        let news = page.await_type("news").await;
        if !news["result"].is_null() {
            break news["result"].clone();
        }
        let seq = news["seq"].as_u64().unwrap();
        if news["awaits"] != json!([1]) || after == Some(seq) {
            continue;
        }
        after = Some(seq);
        if !hinted {
            page.say(json!({ "type": "hint", "seat": 1 })).await;
            let hint = page.await_type("hint").await;
            let what = hint["what"].as_str().unwrap().to_owned();
            assert!(legal(&news, 1).contains(&what), "{hint}");
            hinted = true;
        }
        page.act(1, seq, &legal(&news, 1)[0]).await;
    };
    assert_eq!(result["ranks"].as_array().unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn greetings_come_from_the_list() {
    let mut duel = Duel::begin().await;
    duel.pages[0]
        .say(json!({ "type": "greet", "seat": 1, "greeting": "bravo" }))
        .await;
    let heard = duel.pages[1].await_type("greeting").await;
    assert_eq!((&heard["seat"], &heard["greeting"]), (&json!(1), &json!("bravo")));
    duel.pages[0]
        .say(json!({ "type": "greet", "seat": 1, "greeting": "where do you live?" }))
        .await;
    let trouble = duel.pages[0].await_type("trouble").await;
    assert_eq!(trouble["problem"]["code"], "bad-greeting");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_house_closes_and_opens_and_the_table_goes_on() {
    let mut duel = Duel::begin().await;
    duel.play_on_until(|duel| duel.seq() > 8 || duel.is_over()).await;
    let Duel {
        house,
        table,
        keys,
        mut pages,
        news,
    } = duel;
    let data = house.close().await;
    assert_eq!(pages[0].close_code().await, Some(1012));
    let house = House::open_on(data, |_| {}).await;
    let mut back = house.visit(&table, &keys[..1], news[0]["seq"].as_u64()).await;
    let fresh = back.await_type("news").await;
    assert_eq!(fresh["seq"], news[0]["seq"]);
    assert_eq!(fresh["eyes"][0]["view"], news[0]["eyes"][0]["view"]);
    assert_eq!(fresh["eyes"][0]["legal"], news[0]["eyes"][0]["legal"]);
}

/// Two houses would give out the same numbers and write over each other's tables.
#[tokio::test(flavor = "multi_thread")]
async fn one_folder_has_one_house() {
    let house = House::open().await;
    let second = server::start(server::Config::new(([127, 0, 0, 1], 0).into(), &house.data)).await;
    let refused = second.expect_err("the folder is taken").to_string();
    assert!(refused.contains("another house"), "{refused}");
    let data = house.close().await;
    House::open_on(data, |_| {}).await.close().await;
}

/// Whoever copies the one file of a closed house has all of it; and nobody else on the machine reads the seeds in it.
#[tokio::test(flavor = "multi_thread")]
async fn a_closed_house_is_one_file() {
    if common::has_no_file() {
        return;
    }
    let house = House::open().await;
    let (table, _) = house.set_up(two_people()).await;
    let data = house.close().await;
    let file = data.join("ludogite.sqlite");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&file).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{mode:o}");
    }
    let elsewhere = common::data_folder();
    std::fs::create_dir_all(&elsewhere).expect("a folder");
    std::fs::copy(file, elsewhere.join("ludogite.sqlite")).expect("a copy");
    let again = House::open_on(elsewhere, |_| {}).await;
    assert_eq!(again.get(&format!("/api/tables/{table}")).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_seen_enough_need_not_wait_for_bots() {
    // They wait an hour before each move: whatever comes sooner was hurried.
    let house = House::open_with(|config| config.bot_pause_ms = 3_600_000).await;
    let mut plan = against_us();
    plan["first"] = json!(2);
    let (table, keys) = house.set_up(plan).await;
    let mut page = house.visit(&table, &keys, None).await;
    let mut news = page.await_type("news").await;
    while news["awaits"] == json!([2]) {
        page.say(json!({ "type": "hurry", "seat": 1 })).await;
        let next = page.await_type("news").await;
        assert!(next["seq"].as_u64() > news["seq"].as_u64());
        news = next;
    }
    // Where nobody waits it changes nothing, and is no mistake.
    page.say(json!({ "type": "hurry", "seat": 1 })).await;
    page.say(json!({ "type": "ping", "n": 7 })).await;
    assert_eq!(page.next().await, Some(json!({ "type": "pong", "n": 7 })));
}
