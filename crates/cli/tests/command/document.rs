//! `docs/record.md` says enough to check a game without us: its examples run, and a second implementation of the
//! fairness check, written from its words alone, agrees with ours.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

use crate::{file, ludogite, read};

struct Block {
    /// The words after the three backticks.
    info: Vec<String>,
    text: String,
}

fn blocks() -> Vec<Block> {
    let document = read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/record.md"));
    let mut blocks = Vec::new();
    let mut rows = document.lines();
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

fn examples(word: &str) -> Vec<String> {
    let with_word = |block: Block| block.info.iter().any(|info| info == word).then_some(block.text);
    blocks().into_iter().filter_map(with_word).collect()
}

#[test]
fn every_example_replays() {
    let examples = examples("replay");
    assert!(examples.len() >= 3);
    for example in examples {
        ludogite(&["replay", &file(&example)]).with_code(0);
    }
}

#[test]
fn every_form_of_7_yaminos_has_an_example() {
    let examples = examples("replay");
    for form in [
        "highest", "throws", "target", "longest", "minimum", "base", "muggins", "more", "prog", "line", "even", "yam",
    ] {
        let row = |row: &str| row.starts_with("options ") && row.split(' ').any(|word| word == format!("game={form}"));
        assert!(examples.iter().any(|example| example.lines().any(row)), "{form}");
    }
}

#[test]
fn every_game_of_magnetic_domino_has_an_example() {
    let examples = examples("replay");
    for form in ["traditional", "challenge", "quincunx"] {
        let row = format!("options game={form}");
        assert!(
            examples.iter().any(|example| example.lines().any(|other| other == row)),
            "{form}"
        );
    }
}

#[test]
fn every_formula_of_diamino_has_an_example() {
    let examples = examples("replay");
    let of_diamino = |example: &&String| example.contains("\ngame diamino ");
    let options = examples.iter().filter(of_diamino).map(|example| {
        let row = example.lines().find(|row| row.starts_with("options "));
        row.unwrap_or_default().to_owned()
    });
    let options: Vec<String> = options.collect();
    for form in ["formula=two", "formula=patience", "wordCheck=challenge"] {
        assert!(options.iter().any(|row| row.contains(form)), "{form} in {options:?}");
    }
}

#[test]
fn the_whole_game_is_over_and_fair() {
    let examples = examples("verify");
    assert_eq!(examples.len(), 1);
    let path = file(&examples[0]);
    assert_eq!(ludogite(&["replay", &path, "--json"]).with_code(0).json()["over"], true);
    ludogite(&["verify", &path]).with_code(0);
}

#[test]
fn the_worked_example_is_right() {
    let [worked] = &examples("worked")[..] else {
        panic!("one worked example")
    };
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
    let game = &examples("verify")[0];
    assert!(game.contains(says["seed"]) && game.contains(says["commitment"]));
}

#[test]
fn its_words_are_enough_to_check_a_game() {
    let record = &examples("verify")[0];
    let path = file(record);
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
