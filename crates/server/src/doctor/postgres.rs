//! The same of a house that keeps its tables in PostgreSQL. It is only read: whoever keeps house there goes on.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::{Examined, FaultKind, look_at_folder, replay};
use crate::{
    evenings,
    store::postgres::{Address, NEWEST, Store, Trouble},
};

/// Tables that are listed in one go.
const AT_ONCE: usize = 1_000;

pub async fn examine(at: &Address, data: &Path) -> Result<Examined> {
    let store = Store::to_look(at.clone());
    let version = store.version().await;
    let version = version.with_context(|| format!("no house can be looked through in {at}"))?;
    ensure!(version <= NEWEST, "a newer house has written {at}");
    let mut found = Examined {
        version,
        newest_version: NEWEST,
        bytes: store.bytes().await?,
        running: store.is_kept().await?,
        ..Examined::default()
    };
    let mut behind = 0;
    loop {
        let some = store.tables_behind(behind, AT_ONCE).await?;
        let Some((last, _)) = some.last() else { break };
        behind = *last;
        for (no, id) in some {
            look_at_table(&store, &mut found, no, id).await?;
        }
    }
    for (no, id) in store.evenings_kept().await? {
        look_at_evening(&store, &mut found, no, id).await?;
    }
    match store.orphans().await? {
        0 => {}
        many => found.fault(FaultKind::Orphans, many.to_string()),
    }
    look_at_folder(data, &mut found);
    Ok(found)
}

async fn look_at_table(store: &Store, found: &mut Examined, no: i64, id: String) -> Result<()> {
    let replayed = match store.load(&id).await {
        Err(error) if error.is::<Trouble>() => return Err(error),
        Err(error) => Err((FaultKind::Unreadable, format!("{error:#}"))),
        Ok(None) => return Ok(()), // removed since it was listed
        Ok(Some(stored)) => replay(stored),
    };
    match replayed {
        Ok(lines) => {
            found.tables += 1;
            found.lines += lines;
        }
        Err((kind, detail)) => found.fault_at(kind, (no, id), detail),
    }
    Ok(())
}

async fn look_at_evening(store: &Store, found: &mut Examined, no: i64, id: String) -> Result<()> {
    let read = match store.evening(&id).await {
        Err(error) if error.is::<Trouble>() => return Err(error),
        Ok(None) => return Ok(()),
        read => read.and_then(|read| {
            let (_, saved, lines) = read.unwrap_or_default();
            evenings::revived(&saved, &lines).map(|_| lines.lines().count())
        }),
    };
    match read {
        Ok(lines) => found.lines += lines,
        Err(error) => found.fault_at(FaultKind::Unreadable, (no, id), format!("an evening: {error:#}")),
    }
    Ok(())
}
