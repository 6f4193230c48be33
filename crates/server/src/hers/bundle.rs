//! Everything the house has of a guest as a ZIP of files that people can read, made and sent piece by piece: however much she has
//! played, one table of it is in memory.

use std::{
    io::{self, Write},
    mem,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use anyhow::{Context, Result};
use axum::body::{Body, Bytes};
use evening::What;
use futures_util::stream;
use ludo::SeatSet;
use serde_json::{Value, json};
use table::{
    Table,
    wire::{Guest, Phase},
};
use tokio::{
    sync::{OwnedSemaphorePermit, mpsc},
    task::spawn_blocking,
    time::timeout,
};
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

use super::{Hers, numbers};
use crate::{evenings::LiveEvening, finished::Finished, house::House, lines::Stored, store::Mine};

/// Whoever takes nothing for so long is not waited for.
const TAKES_WITHIN: Duration = Duration::from_secs(30);

/// What the files are, in the languages of the house.
const READ_ME: [(&str, &str); 9] = [
    ("fr", include_str!("fr.txt")),
    ("en", include_str!("en.txt")),
    ("de", include_str!("de.txt")),
    ("es", include_str!("es.txt")),
    ("pt", include_str!("pt.txt")),
    ("it", include_str!("it.txt")),
    ("nl", include_str!("nl.txt")),
    ("sv", include_str!("sv.txt")),
    ("da", include_str!("da.txt")),
];

pub fn streamed(
    house: Arc<House>,
    hers: Hers,
    mine: Mine,
    guest: Guest,
    language: &'static str,
    share: OwnedSemaphorePermit,
) -> Body {
    let (send, pieces) = mpsc::channel::<Result<Bytes, io::Error>>(1);
    tokio::spawn(async move {
        let _share = share;
        if let Err(error) = write(&house, hers, mine, &guest, language, &send).await {
            tracing::warn!("what the house has of a guest could not all be sent: {error:#}");
            // Whoever is cut off sees that it is not whole.
            let _ = timeout(TAKES_WITHIN, send.send(Err(io::Error::other("not whole")))).await;
        }
    });
    let next = |mut pieces: mpsc::Receiver<_>| async move { Some((pieces.recv().await?, pieces)) };
    Body::from_stream(stream::unfold(pieces, next))
}

type Pieces = mpsc::Sender<Result<Bytes, io::Error>>;

async fn write(
    house: &Arc<House>,
    hers: Hers,
    mine: Mine,
    guest: &Guest,
    language: &str,
    pieces: &Pieces,
) -> Result<()> {
    let mut bundle = Bundle::new();
    let read_me = READ_ME.iter().find(|(spoken, _)| *spoken == language);
    bundle.add("README.txt", read_me.unwrap_or(&READ_ME[0]).1.as_bytes())?;
    bundle.add_json("guest.json", &json!(guest))?;
    bundle.send(pieces).await?;
    let mut tables: Vec<(String, Option<SeatSet>)> = hers.tables.into_iter().map(|id| (id, None)).collect();
    for id in &hers.evenings {
        let Ok(live) = house.find_evening(id).await else {
            continue; // deleted meanwhile
        };
        let people = live.lock().people_of(&*mine);
        bundle.add_json(&format!("evenings/{id}.json"), &of_evening(&live, &people))?;
        bundle.send(pieces).await?;
        let seats = house.tables_with(&live, &people).into_iter();
        tables.extend(seats.map(|(id, seats)| (id, Some(seats))));
    }
    for (id, seats) in tables {
        let Some(stored) = house.store.load(&id).await? else {
            continue; // removed meanwhile
        };
        let mine = mine.clone();
        let files = spawn_blocking(move || of_table(stored, seats, &mine)).await??;
        for (kind, file) in files {
            bundle.add(&format!("tables/{id}.{kind}"), file.as_bytes())?;
        }
        bundle.send(pieces).await?;
    }
    bundle.end(pieces).await
}

/// What there is of a table; the record of one that is over.
fn of_table(stored: Stored, seats: Option<SeatSet>, mine: &Mine) -> Result<Vec<(&'static str, String)>> {
    let Stored { no, agreed, lines } = stored;
    let room = rooms::edition(&agreed.game, agreed.edition).with_context(|| format!("table {no}: no such game"))?;
    let table = Table::revive(agreed, room, lines).map_err(|fault| anyhow::anyhow!("table {no}: {fault}"))?;
    let seats = seats.unwrap_or_else(|| table.agreed().seats_of(&**mine));
    let mut about = json!({ "table": table.info(), "yourSeats": numbers(seats) });
    let mut files = Vec::new();
    if table.phase() == Phase::Over {
        let finished = Finished::of(&table).map_err(|problem| anyhow::anyhow!("table {no}: {}", problem.detail))?;
        files.push(("ludo", finished.text()));
    } else {
        // What others hold in their hands stands in the record: while they play, she is given her own part.
        about["yourLines"] = table.lines_of(seats).into();
    }
    files.push(("json", pretty(&about)));
    Ok(files)
}

/// Who of hers was there, what the log says of them, and how they came out.
fn of_evening(live: &LiveEvening, people: &[evening::Person]) -> Value {
    let hall = live.lock();
    let evening = &hall.evening;
    let is_about = |what: &What| match what {
        What::Came(coming) => people.contains(&coming.person),
        What::Went(person)
        | What::Back(person)
        | What::Absent(person)
        | What::Moved(person, _)
        | What::Answer(person, _)
        | What::Hall(person, _) => people.contains(person),
        _ => false,
    };
    let guests = people.iter().filter_map(|person| evening.guest(*person));
    let guests = guests.map(|guest| {
        let coming = &guest.coming;
        json!({ "person": coming.person, "name": coming.name, "picture": coming.picture, "device": coming.device })
    });
    let lines = evening.lines().iter().filter(|line| is_about(&line.what));
    let ranks = evening
        .standings()
        .into_iter()
        .filter(|row| people.contains(&row.person));
    json!({
        "evening": live.id,
        "name": evening.header().name,
        "you": guests.collect::<Vec<_>>(),
        "lines": lines.map(ToString::to_string).collect::<Vec<_>>(),
        "ranks": ranks.map(|row| json!({ "person": row.person, "rank": row.rank })).collect::<Vec<_>>(),
    })
}

fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}

/// The archive as far as it is written, and what of it is not sent yet.
struct Bundle {
    zip: ZipWriter<zip::write::StreamWriter<Unsent>>,
    unsent: Unsent,
}

#[derive(Clone, Default)]
struct Unsent(Arc<Mutex<Vec<u8>>>);

impl Unsent {
    fn take(&self) -> Vec<u8> {
        mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Write for Unsent {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Bundle {
    fn new() -> Bundle {
        let unsent = Unsent::default();
        Bundle {
            zip: ZipWriter::new_stream(unsent.clone()),
            unsent,
        }
    }

    fn add(&mut self, name: &str, file: &[u8]) -> Result<()> {
        let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
        self.zip.start_file(name, options)?;
        Ok(self.zip.write_all(file)?)
    }

    fn add_json(&mut self, name: &str, value: &Value) -> Result<()> {
        self.add(name, pretty(value).as_bytes())
    }

    async fn send(&mut self, pieces: &Pieces) -> Result<()> {
        send(self.unsent.take(), pieces).await
    }

    async fn end(self, pieces: &Pieces) -> Result<()> {
        self.zip.finish()?;
        send(self.unsent.take(), pieces).await
    }
}

async fn send(piece: Vec<u8>, pieces: &Pieces) -> Result<()> {
    let sent = timeout(TAKES_WITHIN, pieces.send(Ok(piece.into()))).await;
    sent.context("she takes nothing any more")?.context("she has gone")
}
