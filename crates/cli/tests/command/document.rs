//! `docs/record.md` and the games' own documents say enough to check a game without us: their examples run, and a second
//! implementation of the fairness check, written from their words alone, agrees with ours.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use ludo::{Playing, Record};
use sha2::{Digest, Sha256};

use crate::{file, ludogite, read};

/// `docs/record.md`, or the document in which a game says how it is written down.
pub struct Document {
    pub path: PathBuf,
    pub text: String,
}

struct Block {
    /// The words after the three backticks.
    info: Vec<String>,
    text: String,
}

pub fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn document(path: PathBuf) -> Document {
    let text = read(&path);
    Document { path, text }
}

/// One for each game of the house that writes its positions: such a game without one is found here.
pub fn notations() -> Vec<Document> {
    let folders = fs::read_dir(root().join("games")).expect("there are games");
    let mut folders: Vec<PathBuf> = folders.map(|entry| entry.expect("a folder").path()).collect();
    folders.retain(|folder| folder.join("NOTATION.md").exists() || is_written_down(folder));
    folders.sort();
    folders
        .into_iter()
        .map(|folder| document(folder.join("NOTATION.md")))
        .collect()
}

/// A new game need not have positions at once, and then has nothing to document yet.
fn is_written_down(folder: &Path) -> bool {
    let name = folder.file_name().map(|name| name.to_string_lossy());
    let Some(room) = name.and_then(|name| rooms::find(&name)) else {
        return false;
    };
    let info = room.info();
    let sizes = info.min_seats..=info.max_seats;
    let row = |seats| format!("ludo 1\ngame {} {}\nseats {seats}\n", info.id, info.edition);
    let mut opened = sizes.filter_map(|seats| {
        let record: Record = row(seats).parse().expect("a header");
        room.open(record.header).ok()
    });
    opened.any(|play| !play.position().is_empty())
}

fn documents() -> Vec<Document> {
    let mut documents = notations();
    documents.push(document(root().join("docs/record.md")));
    documents
}

impl Document {
    fn blocks(&self) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut rows = self.text.lines();
        while let Some(row) = rows.next() {
            if let Some(info) = row.strip_prefix("```") {
                let text: Vec<&str> = rows.by_ref().take_while(|row| *row != "```").collect();
                let info = info.split(' ').map(str::to_owned).collect();
                blocks.push(Block {
                    info,
                    text: text.join("\n") + "\n",
                });
            }
        }
        blocks
    }

    /// The blocks with this word behind their backticks.
    pub fn examples(&self, word: &str) -> Vec<String> {
        let with_word = |block: Block| block.info.iter().any(|info| info == word).then_some(block.text);
        self.blocks().into_iter().filter_map(with_word).collect()
    }

    /// The records of the document; the rows of a block of positions stand under one header, and each makes a record.
    pub fn records(&self) -> Vec<Record> {
        let mut records = self.examples("replay");
        for block in self.examples("positions") {
            let (positions, head): (Vec<&str>, Vec<&str>) = block.lines().partition(|row| row.starts_with("position "));
            let whole = |position: &&str| format!("ludo 1\n{}\n{position}\n", head.join("\n"));
            records.extend(positions.iter().map(whole));
        }
        let read = |text: String| {
            let path = self.path.display();
            text.parse().unwrap_or_else(|why| panic!("{path}: {why}\n{text}"))
        };
        records.into_iter().map(read).collect()
    }
}

/// The table of a record before its first line.
pub fn opened(record: &Record) -> Box<dyn Playing> {
    let header = &record.header;
    let room = rooms::edition(&header.game, header.edition).expect("a game of the house");
    room.open(header.clone())
        .unwrap_or_else(|refusal| panic!("{refusal}\n{header}"))
}

#[test]
fn every_example_replays() {
    for document in documents() {
        let examples = document.examples("replay");
        assert!(!examples.is_empty(), "{}", document.path.display());
        for example in examples {
            ludogite(&["replay", &file(&example)]).with_code(0);
        }
    }
}

#[test]
fn every_position_stands_there_as_the_rules_write_it() {
    for record in documents().iter().flat_map(Document::records) {
        if let ludo::Start::Position(written) = &record.header.start {
            assert_eq!(opened(&record).position(), *written);
        }
    }
}

/// What a table chooses first is which game it plays, where there are several.
#[test]
fn every_way_to_play_has_an_example() {
    let records: Vec<Record> = documents().iter().flat_map(Document::records).collect();
    for game in rooms::all().iter().map(|room| room.info()) {
        let Some(first) = game.options.first() else { continue };
        let ludo::Values::Choice { values } = first.values else {
            continue;
        };
        for value in values {
            let wanted = format!("{}={value}", first.key);
            let chosen = |record: &&Record| {
                let mut words = record.header.options.split(' ');
                let named = words.clone().any(|word| word == wanted);
                let silent = *value == first.default && !words.any(|word| word.starts_with(&format!("{}=", first.key)));
                named || silent
            };
            let mut of_game = records.iter().filter(|record| record.header.game == game.id);
            assert!(of_game.any(|record| chosen(&record)), "{}: {wanted}", game.id);
        }
    }
}

#[test]
fn what_can_be_checked_is_over_and_fair() {
    for notation in notations() {
        let examples = notation.examples("verify");
        assert!(!examples.is_empty(), "{}", notation.path.display());
        for example in examples {
            let path = file(&example);
            assert_eq!(ludogite(&["replay", &path, "--json"]).with_code(0).json()["over"], true);
            ludogite(&["verify", &path]).with_code(0);
        }
    }
}

/// Those of a record where records are described, those of a live table where its protocol is.
#[test]
fn every_law_of_the_house_is_listed() {
    let record = read(root().join("docs/record.md"));
    let both = record.clone() + &read(root().join("docs/protocol.md"));
    let mut found = 0;
    for (folder, laws) in [("ludo", &record), ("table", &both), ("server", &both)] {
        let code = root().join("crates").join(folder).join("src");
        for entry in fs::read_dir(code).expect("there are rules of the house") {
            let path = entry.expect("a file").path();
            let code = if path.is_file() { read(path) } else { continue };
            for id in code.split('"').filter(|text| text.starts_with("HOUSE-")) {
                assert!(laws.contains(&format!("`{id}`")), "{id}");
                found += 1;
            }
        }
    }
    assert!(found > 20, "{found}");
}

/// The document that works a draw out, its numbers, and its game.
pub fn worked_out() -> (String, String) {
    let mut found = notations().into_iter().filter_map(|notation| {
        let worked = notation.examples("worked").pop()?;
        let game = notation.examples("verify").into_iter().next()?;
        Some((worked, game))
    });
    found.next().expect("one of the games works a draw out")
}

#[test]
fn the_worked_example_is_right() {
    let (worked, game) = worked_out();
    let rows = worked.lines().filter_map(|row| row.split_once("  "));
    let says: BTreeMap<&str, &str> = rows.map(|(key, value)| (key.trim(), value.trim())).collect();
    let nonces = [bytes(says["nonce of seat 1"]), bytes(says["nonce of seat 2"])];
    let seed = bytes(says["seed"]);
    assert_eq!(hex(&Sha256::digest(&seed)), says["commitment"]);
    let draw = says["draw"].parse().expect("a number");
    let key = key(&seed, &nonces, draw);
    assert_eq!(hex(&key), says["key"]);
    let word = chacha20_block(&key, 0)[0];
    assert_eq!(word.to_string(), says["first word"]);
    let size = says["cards in the pile"].parse().expect("a number");
    let place = below(&key, size);
    assert_eq!(place.to_string(), says["place"]);
    let card = card_at(place, "r6 b6 g6 y6 d20 f3 w7");
    assert_eq!(card, says["card"]);
    assert!(game.contains(says["seed"]) && game.contains(says["commitment"]));
}

#[test]
fn its_words_are_enough_to_check_a_game() {
    let (_, record) = worked_out();
    let path = file(&record);
    let (head, log) = record.split_once("\n\n").expect("an empty row ends the header");
    let seats = head.lines().filter(|row| row.starts_with("seat "));
    let nonces: Vec<Vec<u8>> = seats
        .map(|row| bytes(row.split(' ').nth(3).expect("a nonce")))
        .collect();
    let seed = bytes(
        log.lines()
            .find_map(|row| Some(row.split_once("~seed ")?.1))
            .expect("a seed"),
    );
    let mut checked = 0;
    for (line, row) in (1..).zip(log.lines()) {
        let Some((_, drawn)) = row.split_once(" * ") else {
            continue;
        };
        let before = ludogite(&["show", &path, "--at", &(line - 1).to_string()])
            .with_code(0)
            .out;
        let pile = before
            .strip_prefix("pile ")
            .and_then(|rest| rest.split(" /").next())
            .expect("the pile comes first");
        checked += 1;
        let place = below(&key(&seed, &nonces, checked), size(pile));
        assert_eq!(card_at(place, pile), drawn, "line {line}");
    }
    assert!(checked > 10);
}

fn key(seed: &[u8], nonces: &[Vec<u8>], draw: u32) -> Vec<u8> {
    let mut input = b"ludo chance 1".to_vec();
    input.extend(seed);
    nonces.iter().for_each(|nonce| input.extend(nonce));
    input.extend(draw.to_le_bytes());
    Sha256::digest(&input).to_vec()
}

/// A number below `m`, from the stream of this key.
fn below(key: &[u8], m: u32) -> u32 {
    let words = (0..).flat_map(|counter| chacha20_block(key, counter));
    let rejected = ((1u64 << 32) - u64::from(m)) % u64::from(m);
    words
        .map(|x| u64::from(x) * u64::from(m))
        .find(|p| p & 0xffff_ffff >= rejected)
        .map(|p| (p >> 32) as u32)
        .expect("the stream does not end")
}

fn chacha20_block(key: &[u8], counter: u32) -> [u32; 16] {
    let mut start = [
        0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0, 0, 0, 0, 0, 0, 0, 0, counter, 0, 0, 0,
    ];
    for (word, four) in start[4..12].iter_mut().zip(key.chunks(4)) {
        *word = u32::from_le_bytes(four.try_into().expect("a key has 32 bytes"));
    }
    let mut x: [u32; 16] = start;
    let mut quarter = |a: usize, b: usize, c: usize, d: usize| {
        for (to, from, xor, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
            x[to] = x[to].wrapping_add(x[from]);
            x[xor] = (x[xor] ^ x[to]).rotate_left(turn);
        }
    };
    for _ in 0..10 {
        for i in 0..4 {
            quarter(i, 4 + i, 8 + i, 12 + i);
        }
        for i in 0..4 {
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
        }
    }
    std::array::from_fn(|i| x[i].wrapping_add(start[i]))
}

/// `r6 b5 …` as how many of each, in the order of the document.
fn heap(text: &str) -> Vec<(&'static str, u32)> {
    let names = ["rose", "blue", "green", "yellow", "diamond", "fairy", "witch"];
    let count = |name: &str| {
        text.split(' ')
            .find(|word| word[..1] == name[..1])
            .map_or("0", |word| &word[1..])
    };
    names
        .into_iter()
        .map(|name| (name, count(name).parse().expect("a number")))
        .collect()
}

fn size(pile: &str) -> u32 {
    heap(pile).iter().map(|(_, count)| count).sum()
}

fn card_at(place: u32, pile: &str) -> &'static str {
    let cards = heap(pile)
        .into_iter()
        .flat_map(|(name, count)| std::iter::repeat_n(name, count as usize));
    cards.into_iter().nth(place as usize).expect("a place in the pile")
}

fn bytes(hex: &str) -> Vec<u8> {
    let pairs = (0..hex.len())
        .step_by(2)
        .map(|i| u8::from_str_radix(&hex[i..i + 2], 16));
    pairs.collect::<Result<_, _>>().expect("hex digits")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
