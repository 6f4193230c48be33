//! Guests: a name and a picture in a signed cookie. There are no accounts.

use std::{
    fs,
    io::{ErrorKind, Write},
    path::Path,
};

use anyhow::{Context, Result, ensure};
use cookie::{Cookie, CookieBuilder, CookieJar, Key, SameSite, time::Duration};
use ludo::Luck;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use table::{PICTURES, check_guest, wire::Guest};

use crate::{
    folder::{KEY, private_file},
    secrets,
};

const COOKIE: &str = "ludogite-guest";
pub const KEY_BYTES: usize = 64;
/// Bytes before each mark, so that no two are alike.
const SALT: usize = 8;

/// A guest and the number by which the house counts her tables; nobody else sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    pub id: String,
    pub guest: Guest,
}

/// Signs and reads the cookies of guests.
pub struct Guests {
    key: Key,
}

impl std::fmt::Debug for Guests {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Guests")
    }
}

impl Guests {
    /// The key is a file in the data folder, made on the first start and readable by the house alone.
    pub fn open(data: &Path) -> Result<Guests> {
        let file = data.join(KEY);
        let bytes = match fs::read(&file) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => make_key(&file)?,
            Err(error) => return Err(error).with_context(|| format!("{} cannot be read", file.display())),
        };
        ensure!(
            bytes.len() == KEY_BYTES,
            "{} should have {KEY_BYTES} bytes, not {}; remove it to have a new one made",
            file.display(),
            bytes.len()
        );
        Ok(Guests { key: Key::from(&bytes) })
    }

    /// 32 bytes that nobody else can know, always the same for the same purpose and the same parts.
    pub fn derive(&self, purpose: &str, parts: &[&str]) -> [u8; 32] {
        let mut what = Sha256::new();
        for part in [purpose].iter().chain(parts) {
            what.update((part.len() as u64).to_le_bytes());
            what.update(part);
        }
        let mut derived = Sha256::new();
        derived.update(b"ludogite derives 1");
        derived.update(self.key.signing());
        derived.update(what.finalize());
        derived.finalize().into()
    }

    /// What is put beside a seat that she takes, so that it is found again when she asks for it. Nobody who does not know her number
    /// can say that two of them are of one guest, whatever else she knows.
    pub fn mark(&self, guest: &str) -> Result<String> {
        let mut salt = [0; SALT];
        secrets::fill(&mut salt)?;
        Ok(self.marked(&hex::encode(salt), guest))
    }

    pub fn is_mark_of(&self, guest: &str, mark: &str) -> bool {
        let salt = mark.get(..2 * SALT);
        salt.is_some_and(|salt| self.marked(salt, guest) == mark)
    }

    fn marked(&self, salt: &str, guest: &str) -> String {
        let derived = self.derive("mark", &[salt, guest]);
        format!("{salt}{}", hex::encode(&derived[..16]))
    }

    /// The `Set-Cookie` header by which her browser forgets her.
    pub fn forgets() -> String {
        let cookie = Cookie::build(COOKIE).path("/").http_only(true).same_site(SameSite::Lax);
        cookie.max_age(Duration::ZERO).to_string()
    }

    /// Who sends this header; None if there is no cookie of ours in it, or one that somebody has changed.
    pub fn read(&self, header: &str) -> Option<Known> {
        let json = hex::decode(self.signed(header, COOKIE)?).ok()?;
        let known: Known = serde_json::from_slice(&json).ok()?;
        let guest = check_guest(&known.guest).ok()?;
        Some(Known { guest, ..known })
    }

    /// The `Set-Cookie` header that makes her known for a year.
    pub fn write(&self, known: &Known, secure: bool) -> String {
        let json = serde_json::to_vec(known).expect("a guest is plain data");
        // Hex, because a cookie may not contain the letters that names do.
        let cookie = Cookie::build((COOKIE, hex::encode(json)))
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(secure)
            .max_age(Duration::days(365));
        self.sign(cookie)
    }

    /// What stands in a cookie of ours in this header; None if there is none, or somebody has changed it.
    pub fn signed(&self, header: &str, name: &str) -> Option<String> {
        let cookie = Cookie::split_parse(header.to_owned())
            .filter_map(Result::ok)
            .find(|cookie| cookie.name() == name)?;
        let mut jar = CookieJar::new();
        jar.add_original(cookie);
        Some(jar.signed(&self.key).get(name)?.value().to_owned())
    }

    /// A cookie as a header sets it, signed.
    pub fn sign(&self, cookie: CookieBuilder<'static>) -> String {
        let cookie = cookie.build();
        let name = cookie.name().to_owned();
        let mut jar = CookieJar::new();
        jar.signed_mut(&self.key).add(cookie);
        jar.get(&name).map(ToString::to_string).unwrap_or_default()
    }
}

fn make_key(file: &Path) -> Result<Vec<u8>> {
    let mut bytes = vec![0; KEY_BYTES];
    secrets::fill(&mut bytes)?;
    let written = private_file(file).and_then(|mut file| {
        file.write_all(&bytes)?;
        file.sync_all()
    });
    written.with_context(|| format!("{} cannot be written", file.display()))?;
    Ok(bytes)
}

/// What the pictures are called, in the order of `PICTURES`: a newcomer is called after hers until she says otherwise.
#[rustfmt::skip]
const NAMES: [(&str, [&str; PICTURES.len()]); 9] = [
    ("fr", ["Renard", "Hibou", "Hérisson", "Grenouille", "Chat", "Ours", "Lapin", "Escargot", "Baleine", "Coccinelle", "Souris", "Dragon"]),
    ("en", ["Fox", "Owl", "Hedgehog", "Frog", "Cat", "Bear", "Rabbit", "Snail", "Whale", "Ladybird", "Mouse", "Dragon"]),
    ("de", ["Fuchs", "Eule", "Igel", "Frosch", "Katze", "Bär", "Hase", "Schnecke", "Wal", "Marienkäfer", "Maus", "Drache"]),
    ("es", ["Zorro", "Búho", "Erizo", "Rana", "Gato", "Oso", "Conejo", "Caracol", "Ballena", "Mariquita", "Ratón", "Dragón"]),
    ("pt", ["Raposa", "Coruja", "Ouriço", "Sapo", "Gato", "Urso", "Coelho", "Caracol", "Baleia", "Joaninha", "Rato", "Dragão"]),
    ("it", ["Volpe", "Gufo", "Riccio", "Rana", "Gatto", "Orso", "Coniglio", "Lumaca", "Balena", "Coccinella", "Topo", "Drago"]),
    ("nl", ["Vos", "Uil", "Egel", "Kikker", "Kat", "Beer", "Konijn", "Slak", "Walvis", "Lieveheer", "Muis", "Draak"]),
    ("sv", ["Räv", "Uggla", "Igelkott", "Groda", "Katt", "Björn", "Kanin", "Snigel", "Val", "Nyckelpiga", "Mus", "Drake"]),
    ("da", ["Ræv", "Ugle", "Pindsvin", "Frø", "Kat", "Bjørn", "Kanin", "Snegl", "Hval", "Mariehøne", "Mus", "Drage"]),
];

/// A newcomer: a picture, and its name in a language she understands, with a number so that two foxes can be told apart.
pub fn newcomer(accept_language: &str) -> Result<Known> {
    let mut rng = secrets::rng()?;
    let picture = rng.below(PICTURES.len() as u32) as usize;
    let number = rng.below(99) + 1;
    let guest = Guest {
        name: format!("{} {number}", names(accept_language)[picture]),
        picture: PICTURES[picture].to_owned(),
        child: false,
    };
    Ok(Known {
        id: secrets::word()?,
        guest,
    })
}

/// What the pictures are called in the first language of the header that we speak; French otherwise.
fn names(accept_language: &str) -> &'static [&'static str; PICTURES.len()] {
    let spoken = language(accept_language);
    let found = NAMES.iter().find(|(language, _)| *language == spoken);
    &found.unwrap_or(&NAMES[0]).1
}

/// What a picture is called in a language.
pub fn name_of(picture: &str, language: &str) -> &'static str {
    let place = PICTURES.iter().position(|known| *known == picture);
    names(language)[place.unwrap_or_default()]
}

/// The first language of the header that we speak; French otherwise.
pub fn language(accept_language: &str) -> &'static str {
    let mut wished = accept_language
        .split(',')
        .filter_map(|range| range.split([';', '-']).next())
        .map(str::trim);
    let found = wished.find_map(|wish| NAMES.iter().find(|(language, _)| wish.eq_ignore_ascii_case(language)));
    found.unwrap_or(&NAMES[0]).0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guests() -> Guests {
        Guests {
            key: Key::from(&[7; KEY_BYTES]),
        }
    }

    fn zoe() -> Known {
        let guest = Guest {
            name: "Zoé d'Été".into(),
            picture: "owl".into(),
            child: false,
        };
        Known {
            id: "abc".into(),
            guest,
        }
    }

    #[test]
    fn a_guest_is_known_again() {
        let set = guests().write(&zoe(), true);
        assert!(
            set.contains("HttpOnly") && set.contains("SameSite=Lax") && set.contains("Secure"),
            "{set}"
        );
        let sent = set.split(';').next().unwrap();
        assert_eq!(guests().read(&format!("other=1; {sent}")), Some(zoe()));
    }

    #[test]
    fn a_changed_cookie_is_no_cookie() {
        let set = guests().write(&zoe(), false);
        let sent = set.split(';').next().unwrap();
        for at in COOKIE.len() + 1..sent.len() {
            let mut changed = sent.as_bytes().to_vec();
            changed[at] = if changed[at] == b'0' { b'1' } else { b'0' };
            assert_eq!(guests().read(std::str::from_utf8(&changed).unwrap()), None, "byte {at}");
        }
        let other = Guests {
            key: Key::from(&[8; KEY_BYTES]),
        };
        assert_eq!(other.read(sent), None);
    }

    #[test]
    fn newcomers_have_names_that_may_be_shown() {
        for (language, names) in NAMES {
            for (name, picture) in names.iter().zip(PICTURES) {
                let guest = Guest {
                    name: format!("{name} 99"),
                    picture: picture.into(),
                    child: false,
                };
                assert_eq!(check_guest(&guest).as_ref(), Ok(&guest), "{language}");
            }
        }
        assert_eq!(names("de-CH;q=0.9, en")[0], "Fuchs");
        assert_eq!(names("ja, nl;q=0.5")[1], "Uil");
        assert_eq!(names("")[2], "Hérisson");
    }

    #[test]
    fn what_is_derived_is_the_same_again_and_differs_with_every_part() {
        let derived = guests().derive("seat", &["ab", "c"]);
        assert_eq!(derived, guests().derive("seat", &["ab", "c"]));
        let other = Guests {
            key: Key::from(&[8; KEY_BYTES]),
        };
        for different in [
            guests().derive("seat", &["a", "bc"]),
            guests().derive("day", &["ab", "c"]),
            other.derive("seat", &["ab", "c"]),
        ] {
            assert_ne!(different, derived);
        }
    }

    #[test]
    fn marks_of_one_guest_are_hers_and_all_different() {
        let guests = guests();
        let (one, other) = (guests.mark("abc").unwrap(), guests.mark("abc").unwrap());
        assert_ne!(one, other);
        assert!(guests.is_mark_of("abc", &one) && guests.is_mark_of("abc", &other));
        for (guest, mark) in [("abd", one.as_str()), ("abc", &one[1..]), ("abc", ""), ("abc", "é")] {
            assert!(!guests.is_mark_of(guest, mark), "{guest} {mark}");
        }
    }

    #[test]
    fn the_key_is_made_once() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let set = Guests::open(folder).unwrap().write(&zoe(), false);
        let again = Guests::open(folder).unwrap().read(set.split(';').next().unwrap());
        fs::write(folder.join("cookie.key"), b"short").unwrap();
        assert!(Guests::open(folder).is_err());
        assert_eq!(again, Some(zoe()));
    }
}
