//! The limits of the house as the host's page shows them, and which of them it may change while people play: those that are read
//! anew each time they count. All others are made of connections and threads that are there already; the file of settings says them.

use serde_json::{Map, Value, json};
use table::wire::{HostLimit, Problem};

use crate::{config::Limits, problem::problem};

/// The least and the most that each may be.
const BETWEEN: [(&str, u32, u32); 11] = [
    ("tables-per-guest", 1, 1_000),
    ("tables-per-address", 1, 100_000),
    ("daily-per-address", 1, 20_000),
    ("lobby-per-address", 1, 100),
    ("sockets-per-table", 8, 10_000),
    ("sockets-per-evening-table", 8, 10_000),
    ("sockets-per-address", 8, 50_000),
    ("sockets-per-evening", 8, 50_000),
    // With less, the host's own page could hardly be used any more.
    ("changes-per-minute", 20, 100_000),
    ("visits-per-minute", 60, 100_000),
    ("looks-per-minute", 60, 1_000_000),
];

/// 0 is no limit where a rate is meant.
fn is_rate(key: &str) -> bool {
    key.ends_with("-per-minute")
}

fn between(key: &str) -> Option<(u32, u32)> {
    let found = BETWEEN.iter().find(|(known, ..)| *known == key);
    found.map(|(_, least, most)| (*least, *most))
}

/// Every limit, by the name that the file of settings gives it.
fn named(limits: &Limits) -> Map<String, Value> {
    match serde_json::to_value(limits) {
        Ok(Value::Object(named)) => named,
        other => unreachable!("limits are a row of values: {other:?}"),
    }
}

/// All of them, those that may be changed first.
pub fn all(limits: &Limits) -> Vec<HostLimit> {
    let row = |(key, value): (String, Value)| HostLimit {
        between: between(&key),
        value: value.as_str().map_or_else(|| value.to_string(), str::to_owned),
        key,
    };
    let mut all: Vec<HostLimit> = named(limits).into_iter().map(row).collect();
    let place = |limit: &HostLimit| BETWEEN.iter().position(|(key, ..)| *key == limit.key);
    all.sort_by_key(|limit| place(limit).unwrap_or(BETWEEN.len()));
    all
}

/// What it was, and all limits with this one as it is to be.
pub fn changed(limits: &Limits, key: &str, value: u32) -> Result<(u32, Limits), Problem> {
    let bad = |why: String| problem("bad-limit", why);
    let (least, most) = between(key).ok_or_else(|| bad(format!("only the file of settings says {key}")))?;
    if !((least..=most).contains(&value) || (value == 0 && is_rate(key))) {
        let or_none = if is_rate(key) { ", or 0" } else { "" };
        return Err(bad(format!("{key} is {least} to {most}{or_none}")));
    }
    let mut named = named(limits);
    let was = named.insert(key.to_owned(), json!(value));
    let was = was
        .and_then(|was| u32::try_from(was.as_u64()?).ok())
        .unwrap_or(u32::MAX);
    let limits = serde_json::from_value(Value::Object(named)).map_err(|why| bad(why.to_string()))?;
    Ok((was, limits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_is_shown_and_those_that_may_be_changed_can_be() {
        let usual = Limits::default();
        let all = all(&usual);
        assert!(all.len() > BETWEEN.len());
        let idle = all.iter().find(|limit| limit.key == "idle").map(|limit| &*limit.value);
        assert_eq!(idle, Some("120s"));
        let free: Vec<_> = all.iter().filter(|limit| limit.between.is_some()).collect();
        assert_eq!(free.len(), BETWEEN.len());
        for limit in free {
            let (least, most) = limit.between.unwrap();
            let was: u32 = limit.value.parse().unwrap();
            assert!(
                (least..=most).contains(&was),
                "{}: the usual {was} is allowed",
                limit.key
            );
            let (before, changed) = changed(&usual, &limit.key, least).unwrap();
            assert_eq!(before, was);
            let (before, back) = super::changed(&changed, &limit.key, was).unwrap();
            assert_eq!((before, &back), (least, &usual), "{}", limit.key);
        }
    }

    #[test]
    fn what_may_not_be_changed_stays() {
        let usual = Limits::default();
        for (key, value) in [
            ("idle", 3),
            ("nobody-knows-this", 3),
            ("connections", 10),
            ("tables-per-guest", 0),
            ("tables-per-guest", 1_001),
            ("changes-per-minute", 1),
        ] {
            assert_eq!(
                changed(&usual, key, value).unwrap_err().code,
                "bad-limit",
                "{key} {value}"
            );
        }
        assert_eq!(
            changed(&usual, "looks-per-minute", 0).unwrap().1.looks_per_minute,
            0,
            "no limit"
        );
    }
}
