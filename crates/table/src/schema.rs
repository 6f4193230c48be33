//! The form of everything that travels, as JSON Schema (2020-12), made from the very types: whoever writes a client has it checked, or
//! made, by a program.

use ludo::{HouseEvent, Room};
use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Map, Value, json};

use crate::wire::{FromHouse, Replay, ToHouse};

/// Makes schemas of what the house reads and of what it writes, and gives them together: what may be left out of the one is always
/// there in the other.
#[derive(Debug)]
pub struct Forms {
    read: SchemaGenerator,
    written: SchemaGenerator,
}

impl Forms {
    /// Forms that lie at this place of a document: `/$defs`.
    pub fn at(place: &'static str) -> Forms {
        let settings = || {
            SchemaSettings::draft2020_12().with(|settings| {
                settings.definitions_path = place.into();
                settings.meta_schema = None;
            })
        };
        Forms {
            read: settings().for_deserialize().into_generator(),
            written: settings().for_serialize().into_generator(),
        }
    }

    /// What the house is sent.
    pub fn read<T: JsonSchema>(&mut self) -> Value {
        self.read.subschema_for::<T>().to_value()
    }

    /// What the house sends.
    pub fn written<T: JsonSchema>(&mut self) -> Value {
        self.written.subschema_for::<T>().to_value()
    }

    /// All that was spoken of, by name.
    ///
    /// # Panics
    /// If a name means different things in both directions.
    pub fn all(mut self) -> Map<String, Value> {
        let mut all = self.written.take_definitions(true);
        for (name, read) in self.read.take_definitions(true) {
            if let Some(written) = all.get(&name) {
                let (one, other) = (without_gaps(&read), without_gaps(written));
                assert!(one == other, "{name} is read as {one} and written as {other}");
            }
            all.insert(name, read);
        }
        all
    }
}

/// A form whatever may be left out of it.
fn without_gaps(form: &Value) -> Value {
    let mut form = form.clone();
    if let Some(form) = form.as_object_mut() {
        form.remove("required");
        let fields = form.get_mut("properties").and_then(Value::as_object_mut);
        for field in fields.into_iter().flat_map(Map::values_mut) {
            field.as_object_mut().map(|field| field.remove("default"));
        }
    }
    form
}

/// Everything that travels at the tables of this game: frames to and from the house, a game told again, and what stands in them in the
/// game's own form. The document as a whole is a frame from the house.
pub fn of_game(room: &dyn Room) -> Value {
    let mut forms = Forms::at("/$defs");
    let shapes = room.shapes(&mut forms.written);
    let frame = forms.written::<FromHouse>();
    let told = json!({ "anyOf": [shapes.event, forms.written::<HouseEvent>()] });
    let (_, _) = (forms.written::<Replay>(), forms.read::<ToHouse>());
    let mut all = forms.all();
    for seen in ["Eyes", "ReplayStep"] {
        let fields = &mut all[seen]["properties"];
        fields["view"] = described(&fields["view"], json!(shapes.view));
        fields["events"]["items"] = told.clone();
    }
    let kinds = all["FromHouse"]["oneOf"].as_array_mut().into_iter().flatten();
    for kind in kinds.filter(|kind| kind["properties"]["type"]["const"] == "tried") {
        let would = shapes.would.iter().map(|would| json!(would));
        kind["properties"]["would"] = json!({ "anyOf": would.chain([json!({ "type": "null" })]).collect::<Vec<_>>() });
    }
    let mut document = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("What travels at a table of {}", room.info().name),
        "$defs": all,
    });
    document["$ref"] = frame["$ref"].clone();
    document
}

/// What lies there, as it was described where nobody knew its form.
fn described(vague: &Value, mut form: Value) -> Value {
    if let Some(text) = vague.get("description") {
        form["description"] = text.clone();
    }
    form
}
