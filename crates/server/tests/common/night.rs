//! An evening to try things on, in a house of its own.

use serde_json::{Value, json};

use super::{Answer, House, Page, legal};

pub fn plan(form: &str) -> Value {
    json!({ "name": "L’heure du jeu", "games": [{ "game": "yaminos", "options": {} }], "form": form,
        "seats": if form == "luck" { 1 } else { 2 }, "rounds": 3, "minutes": null, "bots": null, "unfinished": "draw", "children": false,
        "typed": false, "language": "fr" })
}

/// An evening, its host's code, and the house it is in.
pub struct Night {
    pub house: House,
    pub evening: String,
    pub host: String,
    pub word: String,
}

impl Night {
    pub async fn begin(house: House, plan: Value) -> Night {
        let answer = house.post("/api/evenings", &plan).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let hosted = answer.json();
        let text = |key: &str| hosted[key].as_str().expect(key).to_owned();
        Night {
            house,
            evening: text("evening"),
            host: text("host"),
            word: text("word"),
        }
    }

    /// Another house in the same folder.
    pub async fn again(self) -> Night {
        let data = self.house.close().await;
        Night {
            house: House::open_on(data, |_| {}).await,
            ..self
        }
    }

    pub fn path(&self, what: &str) -> String {
        format!("/api/evenings/{}{what}", self.evening)
    }

    pub async fn comes(&self, people: Value) -> Value {
        let answer = self
            .house
            .post(
                &self.path("/come"),
                &json!({ "people": people, "hall": 1, "device": null }),
            )
            .await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()
    }

    pub async fn fox(&self) -> Value {
        self.comes(json!([{ "picture": "fox", "name": "" }])).await
    }

    pub async fn host_does(&self, what: &str) -> Answer {
        self.house
            .post(&self.path("/do"), &json!({ "what": what, "host": self.host }))
            .await
    }

    #[track_caller]
    pub fn is_fine(answer: &Answer) {
        assert_eq!(answer.status, 200, "{}", answer.body);
    }

    pub async fn page(&self, hello: Value) -> Page {
        let mut page = self.house.page(&format!("evening/{}", self.evening)).await;
        page.say(hello).await;
        page
    }

    pub async fn info(&self) -> Value {
        self.house.get(&self.path("")).await.json()
    }

    /// The tables whose games are kept with the evening for anybody to check.
    pub async fn records(&self) -> Vec<u64> {
        let kept = self.house.get(&self.path("/export")).await.json();
        let records = kept["records"].as_array().expect("records").iter();
        records
            .map(|record| {
                assert!(
                    record["record"]
                        .as_str()
                        .is_some_and(|text| text.starts_with("ludo 1\n"))
                );
                record["number"].as_u64().expect("a number")
            })
            .collect()
    }

    /// The device waits in the hall until it is led to a table.
    pub async fn is_led_to_a_table(&self, device: &Value) -> (Page, Value, Page) {
        let mut hall = self.page(json!({ "device": device })).await;
        let info = until(&mut hall, |info| open_table(info).is_some()).await;
        let table = open_table(&info).expect("a table").clone();
        let keys = table["keys"].as_array().expect("keys");
        let id = table["table"].as_str().expect("its id");
        let page = self.house.visit(id, keys, None).await;
        (hall, table, page)
    }

    /// The device waits in the hall until it is led to a table, and acts there so often, or until the end.
    pub async fn acts(&self, device: &Value, most: usize) -> (Page, Value) {
        let (hall, table, mut page) = self.is_led_to_a_table(device).await;
        let keys = table["keys"].as_array().expect("keys");
        let mut acts = 0;
        while acts < most {
            let news = page.await_type("news").await;
            if !news["result"].is_null() {
                break;
            }
            let seats = keys.iter().map(|key| key["seat"].as_u64().expect("a seat"));
            let first = seats.filter_map(|seat| Some((seat, legal(&news, seat).into_iter().next()?)));
            if let Some((seat, what)) = first.into_iter().next() {
                page.act(seat, news["seq"].as_u64().expect("a number"), &what).await;
                page.await_type("ack").await;
                acts += 1;
            }
        }
        (hall, table["table"].clone())
    }

    /// The same to the end, and back in the hall.
    pub async fn plays(&self, device: &Value) {
        let (mut hall, played) = self.acts(device, usize::MAX).await;
        // Two who share a device may sit at two tables: the other one may still be open.
        until(&mut hall, |info| {
            open_table(info).is_none_or(|table| table["table"] != played)
        })
        .await;
    }
}

pub async fn until(page: &mut Page, fits: impl Fn(&Value) -> bool) -> Value {
    loop {
        let frame = page.await_type("evening").await;
        if fits(&frame["info"]) {
            return frame["info"].clone();
        }
    }
}

pub fn open_table(info: &Value) -> Option<&Value> {
    info["tables"].as_array()?.iter().find(|table| table["open"] == true)
}

pub fn ranks(info: &Value) -> usize {
    info["tables"]
        .as_array()
        .expect("tables")
        .iter()
        .filter(|table| table["ranks"].is_array())
        .count()
}
