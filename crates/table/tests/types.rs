//! The page's types of the wire are those of Rust.

use std::{collections::BTreeSet, path::Path};

use ludo::types::Module;
use table::wire::*;

fn the_wire() -> Module {
    Module::default()
        .with::<Games>()
        .with::<HouseInfo>()
        .with::<Guest>()
        .with::<NewTable>()
        .with::<Seated>()
        .with::<Forgotten>()
        .with::<SpokenCode>()
        .with::<FoundTable>()
        .with::<Daily>()
        .with::<BeginDaily>()
        .with::<Solution>()
        .with::<SitDown>()
        .with::<Bring>()
        .with::<Again>()
        .with::<TableInfo>()
        .with::<Fairness>()
        .with::<Replay>()
        .with::<ludo::Review>()
        .with::<Problem>()
        .with::<ToHouse>()
        .with::<FromHouse>()
        .constant("PICTURES", table::PICTURES)
        .constant("GREETINGS", table::GREETINGS)
}

#[test]
fn the_types_of_the_wire_are_fresh() {
    the_wire().check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/index.ts"));
}

/// In a file of their own: hardly anybody ever sees the host's page.
#[test]
fn the_types_of_the_hosts_page_are_fresh() {
    let module = Module::default()
        .with::<HostLink>()
        .with::<HostCloses>()
        .with::<HostThrowsOut>()
        .with::<HostLimits>()
        .with::<HostInfo>();
    module.check(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/host.ts"));
}

/// Who writes a client finds every frame, and all that is in it, in the protocol.
#[test]
fn the_protocol_names_every_frame_and_field() {
    let protocol = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let protocol = std::fs::read_to_string(protocol).expect("the protocol is there");
    let types = the_wire().text();
    // Every other piece between backticks is code; fences have three of them, so that nothing shifts.
    let code: BTreeSet<&str> = protocol
        .split('`')
        .skip(1)
        .step_by(2)
        .flat_map(|code| code.split(|c: char| !c.is_ascii_alphanumeric()))
        .collect();
    for name in ["ToHouse", "FromHouse", "Eyes", "Ending", "Called"] {
        let words = words_of(&types, name);
        assert!(words.len() > 1, "{name} is not declared");
        for word in words {
            assert!(
                code.contains(word.as_str()),
                "docs/protocol.md does not name `{word}` of {name}"
            );
        }
    }
}

/// The fields of a declared type, and its words where it is one of several.
fn words_of(types: &str, name: &str) -> BTreeSet<String> {
    let start = format!("export type {name} = ");
    let from = types.find(&start).map_or(types.len(), |at| at + start.len());
    let declared = types[from..].split(";\n").next().unwrap_or_default();
    let without_comments: String = declared
        .split("/**")
        .map(|part| part.split("*/").last().unwrap_or_default())
        .collect();
    let mut words = BTreeSet::new();
    for piece in without_comments.split(['{', ',', '}']) {
        let (field, kind) = piece.split_once(':').unwrap_or_default();
        let field = field.trim().trim_matches('"').trim_end_matches('?');
        words.extend((!field.is_empty()).then(|| field.to_owned()));
        words.extend((field == "type").then(|| kind.trim().trim_matches('"').to_owned()));
    }
    words
}
