//! A table, a page that holds a seat and sends anything at all, and what comes back.

use aes_gcm::{Aes256Gcm, Key, KeyInit, Nonce, aead::Aead};
use ludo::Luck;
use rand_chacha::ChaCha8Rng;
use rand_core::Rng;
use serde_json::{Value, json};
use table::wire::ToHouse;
use tokio_tungstenite::tungstenite::Message;

use crate::{
    VOLLEY,
    common::{House, Page, legal, seated},
    frames::{self, pick},
    secrets::{Disk, MINE, Secrets, check_eyes},
};

pub struct Attack {
    /// What set the table up.
    pub plan: Value,
    pub table: String,
    pub key: Value,
    pub secrets: Secrets,
    pub seq: u64,
    /// What the newest news list as open to us, and what our strongest player would do.
    pub open: Vec<String>,
    pub acts: u32,
    pub boxes: u32,
    pub over: bool,
    page: Page,
    closed: bool,
    /// A throw that nobody may see yet, and all that was said since.
    sealed: Option<(Value, Vec<String>)>,
}

impl Attack {
    /// Sits down with somebody who leaves, so that a bot plays for her, and with one of ours.
    pub async fn begin(house: &House, disk: &Disk, game: &str, rng: &mut ChaCha8Rng) -> Attack {
        let (plan, table, keys) = loop {
            let plan = plan(game, rng);
            let answer = house.post("/api/tables", &plan).await;
            if answer.status == 201 {
                let (table, keys) = seated(&answer);
                break (plan, table, keys);
            }
            assert_eq!(answer.code(), "bad-option", "{answer:?}"); // this form is not for so many
        };
        let mut page = house.visit(&table, &keys[..1], None).await;
        let mut friend = house.visit(&table, &keys[1..], None).await;
        page.await_type("news").await;
        friend.await_type("news").await;
        friend.say(json!({ "type": "leave", "seat": 2 })).await;
        friend.await_type("news").await;
        friend.close().await;
        let token = keys[1]["token"].as_str().expect("a token").to_owned();
        Attack {
            secrets: Secrets::of(disk, &table, token),
            plan,
            table,
            key: keys[0].clone(),
            page,
            seq: 0,
            open: Vec::new(),
            acts: 0,
            boxes: 0,
            over: false,
            closed: false,
            sealed: None,
        }
    }

    pub fn is_spent(&self) -> bool {
        self.over || self.closed
    }

    /// Sends some frames, reads all answers, and checks that every unreadable one was called so.
    pub async fn volley(&mut self, disk: &Disk, rng: &mut ChaCha8Rng) -> usize {
        let mut unreadable = 0;
        for number in 0..VOLLEY {
            let bytes = match number {
                0 => frames::likely(self, rng).to_string().into_bytes(),
                _ => frames::frame(self, rng),
            };
            let message = match String::from_utf8(bytes) {
                Ok(text) => {
                    unreadable += usize::from(serde_json::from_str::<ToHouse>(&text).is_err());
                    Message::text(text)
                }
                Err(wrong) => {
                    unreadable += 1;
                    Message::binary(wrong.into_bytes())
                }
            };
            if self.page.say_message(message).await.is_err() {
                self.closed = true;
                return VOLLEY;
            }
        }
        let n = rng.next_u32() >> 1;
        let said = self.read_until_pong(n, unreadable).await;
        self.secrets.kept(disk, &self.table, &said);
        VOLLEY
    }

    async fn read_until_pong(&mut self, n: u32, mut unreadable: usize) -> Vec<String> {
        let mut said = Vec::new();
        let ping = Message::text(json!({ "type": "ping", "n": n }).to_string());
        self.closed |= self.page.say_message(ping).await.is_err();
        while let Some(answer) = self.page.next().await {
            if self.check(&answer) {
                unreadable -= 1;
            }
            said.push(answer.to_string());
            if answer["type"] == "pong" && answer["n"] == n {
                if unreadable > 0 {
                    // Answers may be lost only where so many came at once that the socket is closed for it.
                    let code = self.page.close_code().await;
                    assert_eq!(code, Some(1013), "unreadable frames were not called so");
                    self.closed = true;
                }
                return said;
            }
        }
        self.closed = true;
        said
    }

    /// If dice are in the air, waits until they lie, so that what was said meanwhile can be looked at.
    pub async fn await_the_key(&mut self) {
        while self.sealed.is_some() && !self.closed {
            match self.page.next().await {
                Some(answer) => drop(self.check(&answer)),
                None => self.closed = true,
            }
        }
    }

    /// Is it a clear answer that gives nothing away? Says whether it complains of an unreadable frame.
    fn check(&mut self, answer: &Value) -> bool {
        let text = answer.to_string();
        let kind = answer["type"].as_str().expect("every frame has a type");
        self.over |= match kind {
            "news" => !answer["result"].is_null(),
            "table" => answer["info"]["phase"] == "over",
            _ => false,
        };
        self.secrets.check_token(&text);
        if !self.over {
            self.secrets.check_seed(&text);
        }
        let names_a_rule = |refusal: &Value| refusal["rule"].as_str().is_some_and(|rule| !rule.is_empty());
        match kind {
            "news" => self.read(answer),
            "trouble" => {
                let problem = &answer["problem"];
                assert!(problem["code"].is_string() && problem["detail"].is_string(), "{text}");
                assert!(
                    text.len() < 4096,
                    "the answer to a giant frame is a giant frame: {text}"
                );
            }
            "refused" => assert!(names_a_rule(&answer["refusal"]), "{text}"),
            // It repeats what was sent, and no more.
            "tried" => assert!(
                answer["refusal"].is_null() || (names_a_rule(&answer["refusal"]) && answer["would"].is_null()),
                "{text}"
            ),
            "ack" => self.acts += 1,
            "hint" => self.open.extend(answer["what"].as_str().map(str::to_owned)),
            "sealed" => self.hold_the_box(answer),
            "key" => self.open_the_box(answer),
            "table" | "asked" | "answered" | "greeting" | "pong" => {}
            other => panic!("an unknown frame: {other}"),
        }
        // Our own key is ours; but only we may be told what we sent.
        let token = self.key["token"].as_str().expect("a token");
        assert!(
            matches!(kind, "trouble" | "tried") || !text.contains(token),
            "a token was told: {text}"
        );
        if let Some((_, said)) = self.sealed.as_mut().filter(|_| kind != "sealed") {
            said.push(text);
        }
        kind == "trouble" && answer["problem"]["code"] == "unreadable"
    }

    fn read(&mut self, news: &Value) {
        self.seq = news["seq"].as_u64().expect("a number");
        self.open = legal(news, MINE);
        for eyes in news["eyes"].as_array().expect("eyes") {
            check_eyes(eyes);
        }
    }

    /// Who says hello again is given the same box again.
    fn hold_the_box(&mut self, sealed: &Value) {
        let held = self
            .sealed
            .as_ref()
            .is_some_and(|(held, _)| held["box"] == sealed["box"]);
        if !held {
            self.sealed = Some((sealed.clone(), Vec::new()));
        }
    }

    /// Nothing of what is in the box was said before its key.
    fn open_the_box(&mut self, key: &Value) {
        let Some((sealed, said)) = self.sealed.take() else {
            return;
        };
        assert_eq!(sealed["seq"], key["seq"]);
        let bytes = |value: &Value| hex::decode(value.as_str().expect("hex")).expect("hex");
        let key: [u8; 32] = bytes(&key["key"]).try_into().expect("32 bytes");
        let cipher = Aes256Gcm::new(&Key::<Aes256Gcm>::from(key));
        let events = cipher.decrypt(&Nonce::default(), bytes(&sealed["box"]).as_slice());
        let events: Value = serde_json::from_slice(&events.expect("the key fits")).expect("JSON");
        let throw = events[0]["throw"].as_object().expect("a throw");
        for part in throw.values().map(Value::to_string).filter(|part| part.len() > 12) {
            let told = said.iter().find(|text| text.contains(&part));
            assert!(told.is_none(), "{part} was told before its time: {told:?}");
        }
        self.boxes += 1;
    }
}

/// Any form of the game, for us, a friend and perhaps a bot.
fn plan(game: &str, rng: &mut ChaCha8Rng) -> Value {
    let info = rooms::find(game).expect("one of our games").info();
    let mut seats = vec![
        json!({ "kind": "me" }),
        json!({ "kind": "here", "guest": { "name": "Zoé", "picture": "owl" } }),
    ];
    if info.max_seats > 2 && rng.below(2) == 0 {
        seats.push(json!({ "kind": "bot", "strength": "easy" }));
    }
    let settings = rng.pick(&info.presets).map_or(&[][..], |preset| preset.settings);
    let options: serde_json::Map<_, _> = settings
        .iter()
        .map(|(key, value)| (key.to_string(), json!(value)))
        .collect();
    let (first, clock) = (pick(rng, &[1, 2]), pick(rng, &[None, Some(600)]));
    json!({ "game": game, "options": options, "seats": seats, "first": first, "moveSeconds": clock })
}
