//! Backups on a schedule: a new one when the newest is old enough, and those that are too old go.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    sync::{Arc, atomic::Ordering},
    thread,
    time::Duration,
};

use anyhow::{Context, Result};
use cookie::time::{Date, Month, OffsetDateTime, PrimitiveDateTime, Time};
use tokio::sync::{oneshot, watch};

use crate::{
    backup::{self, Made},
    closed, folder,
    gentle::Gentle,
    house::House,
};

/// Where backups go, how often, and how long they stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backups {
    pub to: PathBuf,
    pub every: Duration,
    pub keep: Duration,
}

/// One that failed is tried again so soon.
const TRY_AGAIN: Duration = Duration::from_secs(600);
/// The house's clock may be put forward.
const LOOK_AGAIN: Duration = Duration::from_secs(5);

impl Backups {
    /// The folder is made if it is not there; a house that could not back itself up does not open.
    pub fn prepare(&self) -> Result<()> {
        let shown = self.to.display();
        folder::make_private(&self.to).with_context(|| format!("backups cannot be kept in {shown}"))?;
        let probe = self.to.join("ludogite-.part");
        folder::private_file(&probe).with_context(|| format!("nothing can be written in {shown}"))?;
        Ok(fs::remove_file(probe)?)
    }

    /// All backups in the folder and when they were made, the oldest first.
    fn all(&self) -> Result<Vec<(u64, PathBuf)>> {
        let mut all = Vec::new();
        for entry in fs::read_dir(&self.to)? {
            let path = entry?.path();
            all.extend(made_at(&path).map(|at| (at, path)));
        }
        all.sort();
        Ok(all)
    }

    /// When the newest was made.
    pub fn newest(&self) -> Result<Option<u64>> {
        Ok(self.all()?.last().map(|(at, _)| *at))
    }

    /// Those that are too old go, but never the newest, and what was killed while it was made.
    fn tidy(&self, now: u64) -> Result<()> {
        let mut all = self.all()?;
        all.pop();
        let before = now.saturating_sub(self.keep.as_millis() as u64);
        for (_, old) in all.into_iter().filter(|(at, _)| *at < before) {
            fs::remove_file(&old).with_context(|| format!("{} cannot be removed", old.display()))?;
        }
        for entry in fs::read_dir(&self.to)? {
            let path = entry?.path();
            let is_part =
                path.extension().is_some_and(|end| end == "part") && made_at(&path.with_extension("")).is_some();
            // Whoever is still writing it holds it.
            if is_part && File::open(&path).is_ok_and(|file| file.try_lock().is_ok()) {
                fs::remove_file(&path)?;
            }
        }
        Ok(())
    }
}

/// `ludogite-20261118T142233Z.sqlite`.
fn name(at: u64) -> String {
    let at = OffsetDateTime::from_unix_timestamp((at / 1000) as i64).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    let (year, month, day) = at.to_calendar_date();
    let (hour, minute, second) = at.to_hms();
    let month = u8::from(month);
    format!("ludogite-{year:04}{month:02}{day:02}T{hour:02}{minute:02}{second:02}Z.sqlite")
}

fn made_at(path: &Path) -> Option<u64> {
    let text = path.file_name()?.to_str()?.strip_prefix("ludogite-")?;
    let text = text.strip_suffix("Z.sqlite")?;
    let (date, time) = text.split_once('T')?;
    if date.len() != 8 || time.len() != 6 || !text.is_ascii() {
        return None;
    }
    let number = |text: &str| text.parse::<u8>().ok();
    let month = Month::try_from(number(&date[4..6])?).ok()?;
    let date = Date::from_calendar_date(date[..4].parse().ok()?, month, number(&date[6..])?).ok()?;
    let time = Time::from_hms(number(&time[..2])?, number(&time[2..4])?, number(&time[4..])?).ok()?;
    let seconds = PrimitiveDateTime::new(date, time).assume_utc().unix_timestamp();
    Some(u64::try_from(seconds).ok()? * 1000)
}

impl House {
    /// Until the house closes.
    pub async fn keep_backups(self: Arc<House>, closes: watch::Receiver<bool>) {
        let Some(plan) = self.config.backups.clone() else {
            return;
        };
        let every = plan.every.as_millis() as u64;
        let mut due = match plan.newest() {
            Ok(newest) => newest.map_or(0, |newest| newest + every),
            Err(_) => 0,
        };
        loop {
            while self.clock.now() < due {
                let wait = Duration::from_millis(due - self.clock.now()).min(LOOK_AGAIN);
                tokio::select! {
                    () = tokio::time::sleep(wait) => {}
                    () = closed(closes.clone()) => return,
                }
            }
            let made = self.back_up(&plan, closes.clone()).await;
            if *closes.borrow() {
                return;
            }
            self.observed.backed_up(made.is_ok(), self.clock.now());
            due = self.clock.now();
            match made {
                Ok(made) => {
                    due += every;
                    let file = made.file.display();
                    tracing::info!(%file, tables = made.tables, lines = made.lines, bytes = made.bytes, "backed up and replayed");
                    for fault in made.faults {
                        tracing::warn!(
                            number = fault.number,
                            "it cannot be opened, here or in the backup: {}",
                            fault.detail
                        );
                    }
                }
                Err(error) => {
                    due += plan.every.min(TRY_AGAIN).as_millis() as u64;
                    tracing::error!("the backup failed, and is tried again: {error:#}");
                }
            }
        }
    }

    /// On a thread of its own; it ends soon after the house closes.
    async fn back_up(self: &Arc<House>, plan: &Backups, closes: watch::Receiver<bool>) -> Result<Made> {
        let gentle = Gentle::new(true);
        let stopper = gentle.stopper();
        let (done, mut made) = oneshot::channel();
        let (data, plan, now) = (self.config.data.clone(), plan.clone(), self.clock.now());
        let work = move || {
            let made = backup::make_gently(&data, &plan.to.join(name(now)), gentle);
            let tidied = made.and_then(|made| plan.tidy(now).map(|()| made));
            let _ = done.send(tidied); // the house may be gone
        };
        thread::Builder::new()
            .name("backup".into())
            .spawn(work)
            .context("no thread for the backup")?;
        tokio::select! {
            made = &mut made => return made?,
            () = closed(closes) => stopper.store(true, Ordering::Relaxed),
        }
        made.await?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_when_it_was_made() {
        for at in [0, 1_795_000_000_000, 951_782_399_000] {
            assert_eq!(made_at(Path::new(&name(at))), Some(at));
        }
        assert_eq!(name(1_795_012_345_678), "ludogite-20261118T143225Z.sqlite");
        for other in [
            "ludogite.sqlite",
            "ludogite-20261318T143225Z.sqlite",
            "ludogite-é0261118T14322Z.sqlite",
            "x",
        ] {
            assert_eq!(made_at(Path::new(other)), None, "{other}");
        }
    }

    #[test]
    fn the_newest_stays_however_old_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let plan = Backups {
            to: folder.path().to_owned(),
            every: Duration::from_secs(1),
            keep: Duration::from_secs(10),
        };
        plan.prepare().unwrap();
        for file in [
            name(1000),
            name(2000),
            name(15_000),
            "mine.txt".into(),
            name(3000) + ".part",
            name(4000) + ".part",
        ] {
            fs::write(folder.path().join(file), b"").unwrap();
        }
        let written = File::open(folder.path().join(name(4000) + ".part")).unwrap();
        written.lock().unwrap();
        plan.tidy(12_000).unwrap();
        let left = || {
            let mut left: Vec<_> = fs::read_dir(folder.path())
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            left.sort();
            left
        };
        assert_eq!(
            left(),
            [name(2000), name(4000) + ".part", name(15_000), "mine.txt".into()]
        );
        plan.tidy(1_000_000).unwrap();
        assert_eq!(left(), [name(4000) + ".part", name(15_000), "mine.txt".into()]);
        assert_eq!(plan.newest().unwrap(), Some(15_000));
    }
}
