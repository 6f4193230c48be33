//! What a move costs at a table, without socket and disk: the act is read and judged, chance answers, and what both pages are
//! told is written. Callgrind counts the instructions, which are the same on a machine that does much else:
//!
//! `cargo build --profile quick -p table --example table_moves`, then
//! `valgrind --tool=callgrind target/quick/examples/table_moves 20`.

use std::{env, sync::Arc};

use diamoniak::Diamoniak;
use ludo::{RoomOf, Seed};
use serde_json::json;
use table::{
    Out, Table,
    wire::{Claim, Guest, NewTable, ToHouse},
};

fn main() {
    let games = env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(20);
    let (mut moves, mut bytes) = (0, 0);
    for game in 0..games {
        let mut table = begun(game);
        while table.ending().is_none() {
            bytes += write(&act(&mut table));
            moves += 1;
        }
    }
    println!("{moves} moves, {} bytes a move", bytes / moves);
}

/// Two people, each with a page of her own.
fn begun(game: u64) -> Table {
    let guest = |name: &str| Guest {
        name: name.into(),
        picture: "owl".into(),
        child: false,
    };
    let seats = json!([{ "kind": "me" }, { "kind": "here", "guest": guest("Zoé") }]);
    let plan = json!({ "game": "diamoniak", "first": 1, "seats": seats });
    let plan: NewTable = serde_json::from_value(plan).expect("it is a plan");
    let (room, seed) = (Arc::new(RoomOf::<Diamoniak>::new()), Seed::from_number(game));
    let set_up = Table::set_up("oak".into(), plan, &guest("Ada"), room, seed, || "k".into());
    let (mut table, keys) = set_up.expect("it can be set up");
    for (key, conn) in keys.into_iter().zip(1..) {
        let claim = Claim {
            seat: key.seat,
            token: key.token,
            nonce: format!("{conn:032x}"),
        };
        table.hello(conn, None, &[claim], 0, &mut Out::default());
    }
    table
}

/// Draws as long as she may, so that games are long and the table is full.
fn act(table: &mut Table) -> Out {
    let play = table.play().expect("it has begun");
    let seat = play.awaits().who().first().expect("somebody is awaited");
    let legal = play.legal(seat).expect("there is a list");
    let what = legal.iter().find(|what| *what == "draw").unwrap_or(&legal[0]);
    let frame = format!(
        r#"{{"type":"act","seat":{seat},"after":{},"what":"{what}"}}"#,
        table.seq()
    );
    let frame: ToHouse = serde_json::from_str(&frame).expect("it is a frame");
    let (before, mut out) = (table.seq(), Out::default());
    table.frame(seat.number().into(), frame, 0, &mut out);
    assert!(table.seq() > before, "it was legal");
    out
}

/// As the house does: how many bytes.
fn write(out: &Out) -> usize {
    let mut desk = Vec::with_capacity(8192);
    let mut bytes = 0;
    for (_, frame) in &out.sends {
        desk.clear();
        serde_json::to_writer(&mut desk, frame.as_ref()).expect("frames are plain data");
        bytes += desk.len();
    }
    bytes
}
