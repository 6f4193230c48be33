//! What several are told alike.

use std::{
    ops::Deref,
    sync::{Arc, OnceLock},
};

use serde::{Serialize, Serializer};
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
pub struct Shared<T>(Arc<Kept<T>>);

#[derive(Debug)]
struct Kept<T> {
    value: T,
    json: OnceLock<Box<RawValue>>,
}

impl<T> Shared<T> {
    /// To be shared from now on.
    pub fn new(value: T) -> Shared<T> {
        let json = OnceLock::new();
        Shared(Arc::new(Kept { value, json }))
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Shared<T> {
        Shared(self.0.clone())
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0.value
    }
}

impl<T: Serialize> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let json = self.0.json.get_or_init(|| json(&self.0.value));
        json.serialize(serializer)
    }
}
