//! What several are told alike.

use std::{
    any::TypeId,
    borrow::Cow,
    ops::Deref,
    sync::{Arc, OnceLock},
};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

use crate::json;

/// Something that several are told: it is kept once, and becomes JSON once, for whoever is first.
///
/// ```
/// use ludo::{Said, Shared};
///
/// let one = Shared::new(Said::new("event-turn").with("n", 3));
/// let other = one.clone();
/// assert_eq!(serde_json::to_string(&one).unwrap(), r#"{"id":"event-turn","args":{"n":3}}"#);
/// assert_eq!(serde_json::to_string(&[other]).unwrap(), r#"[{"id":"event-turn","args":{"n":3}}]"#);
/// assert_eq!(one.id, "event-turn");
/// ```
#[derive(Debug)]
pub struct Shared<T: 'static>(Held<T>);

#[derive(Debug)]
enum Held<T: 'static> {
    /// Until the last of them has heard it.
    Counted(Arc<Kept<T>>),
    ForGood(&'static Kept<T>),
}

#[derive(Debug)]
struct Kept<T> {
    value: T,
    json: OnceLock<Box<RawValue>>,
}

impl<T> Kept<T> {
    fn new(value: T) -> Kept<T> {
        let json = OnceLock::new();
        Kept { value, json }
    }
}

impl<T> Shared<T> {
    /// To be shared from now on.
    pub fn new(value: T) -> Shared<T> {
        Shared(Held::Counted(Arc::new(Kept::new(value))))
    }

    /// What is told again and again, of which there is a fixed number: it stays in memory, and nobody counts who has it, for
    /// threads that count together wait for each other.
    ///
    /// ```
    /// use ludo::{Said, Shared};
    ///
    /// let rose = Shared::for_good(Said::new("shop-card-rose"));
    /// let everywhere = vec![rose.clone(); 50];
    /// assert!(everywhere.iter().all(|said| *said == rose));
    /// ```
    pub fn for_good(value: T) -> Shared<T> {
        Shared(Held::ForGood(Box::leak(Box::new(Kept::new(value)))))
    }

    fn kept(&self) -> &Kept<T> {
        match &self.0 {
            Held::Counted(kept) => kept,
            Held::ForGood(kept) => kept,
        }
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Shared<T> {
        Shared(match &self.0 {
            Held::Counted(kept) => Held::Counted(kept.clone()),
            Held::ForGood(kept) => Held::ForGood(kept),
        })
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.kept().value
    }
}

impl<T: PartialEq> PartialEq for Shared<T> {
    fn eq(&self, other: &Shared<T>) -> bool {
        **self == **other
    }
}

impl<T: Eq> Eq for Shared<T> {}

impl<T: Serialize> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let kept = self.kept();
        // A view, or an event, is text already: it is not copied only to be copied again.
        let is_json = TypeId::of::<T>() == TypeId::of::<Box<RawValue>>();
        match (&self.0, kept.json.get()) {
            (_, Some(json)) => json.serialize(serializer),
            (Held::Counted(alone), None) if is_json || Arc::strong_count(alone) == 1 => {
                kept.value.serialize(serializer)
            }
            _ => kept.json.get_or_init(|| json(&kept.value)).serialize(serializer),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Shared<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Shared<T>, D::Error> {
        T::deserialize(deserializer).map(Shared::new)
    }
}

impl<T: JsonSchema> JsonSchema for Shared<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}
