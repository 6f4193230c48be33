//! A length of time as it is typed: `90s`, `30m`, `12h`, `7d`.

use std::time::Duration;

use serde::{Deserialize, Deserializer, Serializer, de::Error};

/// As it stands in a file of settings.
pub mod text {
    use super::*;

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
        age(&String::deserialize(from)?).map_err(D::Error::custom)
    }

    pub fn serialize<S: Serializer>(age: &Duration, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&format!("{}s", age.as_secs()))
    }
}

pub fn age(text: &str) -> Result<Duration, String> {
    let wrong = || "a number and s, m, h or d: 90s, 30m, 12h, 7d".to_owned();
    let unit = text.chars().last().ok_or_else(wrong)?;
    let seconds = match unit {
        's' => 1,
        'm' => 60,
        'h' => 3600,
        'd' => 86_400,
        _ => return Err(wrong()),
    };
    let number: u32 = text[..text.len() - 1].parse().map_err(|_| wrong())?;
    match number {
        0 => Err(wrong()),
        _ => Ok(Duration::from_secs(u64::from(number) * seconds)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_age_is_a_number_and_a_unit() {
        let seconds = |text| age(text).map(|age| age.as_secs());
        assert_eq!(
            ["90s", "30m", "12h", "7d"].map(seconds),
            [90, 1800, 43_200, 604_800].map(Ok)
        );
        for wrong in ["", "7", "d", "-1d", "0d", "1.5h", "7 d", "7é", "99999999999d"] {
            assert!(age(wrong).is_err(), "{wrong}");
        }
    }
}
