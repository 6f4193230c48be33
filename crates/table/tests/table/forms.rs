//! The schema says what really travels: every frame of whole games of every form, and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use jsonschema::Validator;
use ludo::{FormInfo, Room};
use serde_json::{Value, json};
use table::{
    schema,
    wire::{FromHouse, NewTable, Phase, SeatPlan, ToHouse},
};

use crate::house::{House, bot, guest, me_and, seat};

/// No game that is played to its end asks for more.
const MOST_STEPS: usize = 3000;

/// A document in which nothing is allowed that it does not name, to be held against the house. Others may be sent more by a newer house.
fn closed(mut schema: Value) -> Value {
    match &mut schema {
        Value::Object(fields) => {
            let is_open = fields.contains_key("properties") && !fields.contains_key("additionalProperties");
            fields.values_mut().for_each(|field| *field = closed(field.take()));
            if is_open {
                fields.insert("unevaluatedProperties".into(), json!(false));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| *item = closed(item.take())),
        _ => {}
    }
    schema
}

struct Checked {
    frames: Validator,
    sent: Validator,
    kinds: BTreeSet<String>,
}

impl Checked {
    fn new(room: &dyn Room) -> Checked {
        let document = closed(schema::of_game(room));
        let mut sent = document.clone();
        sent["$ref"] = json!("#/$defs/ToHouse");
        Checked {
            frames: jsonschema::validator_for(&document).expect("a schema"),
            sent: jsonschema::validator_for(&sent).expect("a schema"),
            kinds: BTreeSet::new(),
        }
    }

    /// Holds what the house has said since against the schema. What it said last is kept: it tells how it stands.
    fn hear(&mut self, house: &House, from: usize) {
        for (_, frame) in &house.sent[from..] {
            let frame = json!(frame);
            let wrong: Vec<String> = self.frames.iter_errors(&frame).map(|error| error.to_string()).collect();
            assert!(wrong.is_empty(), "{frame}\n{wrong:?}");
            self.kinds.insert(frame["type"].as_str().expect("a type").to_owned());
        }
    }

    fn say(&mut self, house: &mut House, frame: ToHouse) {
        let said = json!(frame);
        assert!(self.sent.is_valid(&said), "{said}");
        let from = house.sent.len();
        house.frame(1, frame);
        self.hear(house, from);
    }
}

/// One person with all seats but that of a bot, and somebody who looks on; what happens by itself happens.
fn play(checked: &mut Checked, plan: NewTable) {
    let is_bot = |plan: &SeatPlan| matches!(plan, SeatPlan::Bot { .. });
    let people = plan.seats.iter().filter(|plan| !is_bot(plan)).count() as u8;
    let mut house = House::set_up(plan);
    house.hello(1, None, &(1..=people).collect::<Vec<_>>());
    house.hello(9, None, &[]);
    checked.hear(&house, 0);
    for step in 0..MOST_STEPS {
        let from = house.sent.len();
        if house.throw.is_some() {
            house.land();
        }
        house.think();
        checked.hear(&house, from);
        if house.table.phase() == Phase::Over {
            return;
        }
        match chosen(checked, &mut house, step) {
            Some((number, what)) => {
                let (seat, after) = (seat(number), house.table.seq());
                house.now += 300;
                checked.say(
                    &mut house,
                    ToHouse::Try {
                        seat,
                        what: what.clone(),
                    },
                );
                checked.say(&mut house, ToHouse::Act { seat, after, what });
            }
            None => {
                let from = house.sent.len();
                house.now += 2_000;
                house.tick();
                checked.hear(&house, from);
            }
        }
    }
    panic!("this does not end: {:?}", house.table.info());
}

/// What one of the persons does now: something or other, and what the house advises where nobody can list it.
fn chosen(checked: &mut Checked, house: &mut House, step: usize) -> Option<(u8, String)> {
    let news = house.last_news(1);
    let awaited = news.eyes.iter().find_map(|eyes| {
        let seat = eyes.seat.filter(|seat| news.awaits.contains(&seat.number()))?;
        Some((seat, eyes.legal.clone()))
    });
    let (seat, legal) = awaited?;
    if let Some(legal) = legal {
        let what = legal.get((step * 7919) % legal.len().max(1))?;
        return Some((seat.number(), what.clone()));
    }
    checked.say(house, ToHouse::Hint { seat, mine: None });
    let from = house.sent.len();
    house.think();
    checked.hear(house, from);
    let hints = house.sent[from..].iter().rev().find_map(|(_, frame)| match frame {
        FromHouse::Hint { what, .. } => Some(what.clone()),
        _ => None,
    });
    Some((seat.number(), hints.unwrap_or_else(|| "pass".to_owned())))
}

fn plan(room: &dyn Room, form: &FormInfo) -> NewTable {
    let others = (2..form.min_seats.max(2)).map(|number| SeatPlan::Here {
        guest: guest(&format!("Guest {number}")),
    });
    let seats = others.chain([bot()]).take(form.max_seats.saturating_sub(1));
    let options: BTreeMap<String, String> = form
        .settings
        .iter()
        .map(|(key, value)| (key.to_string(), value.to_string()))
        .collect();
    NewTable {
        game: room.info().id.to_owned(),
        options,
        ..me_and(seats)
    }
}

#[test]
fn every_frame_of_whole_games_of_every_form_is_what_the_schema_says() {
    std::thread::scope(|scope| {
        for room in rooms::all() {
            scope.spawn(|| {
                let mut checked = Checked::new(&**room);
                for form in room.info().forms {
                    play(&mut checked, plan(&**room, &form));
                }
                for kind in ["table", "news", "ack", "tried"] {
                    assert!(checked.kinds.contains(kind), "{}: {:?}", room.info().id, checked.kinds);
                }
            });
        }
    });
}

/// A schema that lets everything through would hold, too.
#[test]
fn what_is_not_so_is_refused_by_the_schema() {
    let room = rooms::find("diamoniak").expect("a game");
    let checked = Checked::new(&*room);
    let house = House::two_people();
    let (_, news) = house
        .sent
        .iter()
        .find(|(_, frame)| matches!(frame, FromHouse::News { .. }))
        .expect("news");
    let news = json!(news);
    assert!(checked.frames.is_valid(&news), "{news}");
    let changes: [fn(&mut Value); 6] = [
        |news| news["type"] = json!("olds"),
        |news| news["seq"] = json!("one"),
        |news| news["more"] = json!(1),
        |news| news["eyes"][0]["seat"] = json!(9),
        |news| news["eyes"][0]["view"]["pile"] = json!(null),
        |news| news["eyes"][0]["events"] = json!([{ "type": "castled" }]),
    ];
    for change in changes {
        let mut changed = news.clone();
        change(&mut changed);
        assert!(!checked.frames.is_valid(&changed), "{changed}");
    }
    for wrong in [
        json!({ "type": "act", "seat": 0, "after": 0, "what": "draw" }),
        json!({ "type": "ping" }),
    ] {
        assert!(!checked.sent.is_valid(&wrong), "{wrong}");
    }
}
