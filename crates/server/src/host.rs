//! The host's page: what goes on in the house, and what whoever keeps it can do about it. Nothing of it is there unless the house is
//! opened with it.
//!
//! One browser is let in: the one that came last by a link that works once ([`link`]). What it does is a line each, kept for good
//! before it counts ([`Act`]); who is let in, and whether the house is closed for maintenance, follows from these lines. What it sees is
//! worked out when it asks ([`look`]); of the limits it may change those that are read anew each time ([`bounds`]).

mod acts;
pub mod api;
mod bounds;
pub mod link;
mod look;

use std::{
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use anyhow::{Context, Result};
use cookie::{Cookie, SameSite, time::Duration};
use sha2::{Digest, Sha256};
use table::wire::{FromHouse, HostAct, Problem};

pub use acts::Act;

use crate::{
    house::House,
    problem::{Sorry, problem},
    secrets,
    writer::{Batch, awaited},
};

const COOKIE: &str = "ludogite-host";
/// A browser is let in for so long.
const DAYS: u64 = 30;
const DAY_MS: u64 = 86_400_000;

#[derive(Debug)]
pub struct Host {
    /// There is a host's page.
    pub enabled: bool,
    /// When the house was opened.
    opened: u64,
    kept: Mutex<Kept>,
    /// Who has this acts: one at a time.
    acting: tokio::sync::Mutex<()>,
}

/// What follows from all that was done.
#[derive(Debug, Default)]
struct Kept {
    acts: Vec<HostAct>,
    /// What the browser that is let in is known by, and when it came.
    browser: Option<(String, u64)>,
    closed_since: Option<u64>,
}

impl Kept {
    fn note(&mut self, at: u64, act: &str) {
        let words: Vec<&str> = act.split(' ').collect();
        match words[..] {
            ["came-in", browser] => self.browser = Some((browser.to_owned(), at)),
            ["left"] => self.browser = None,
            ["closed"] => self.closed_since = Some(at),
            ["opened"] => self.closed_since = None,
            _ => {}
        }
        // By what a browser is known is nobody's business.
        let about: &[&str] = match words[..] {
            ["came-in", ..] => &[],
            _ => &words[1..],
        };
        self.acts.push(HostAct {
            at,
            what: words[0].to_owned(),
            about: about.iter().map(|&word| word.to_owned()).collect(),
        });
    }
}

impl Host {
    /// With all that was ever done. Without the page nobody could open a closed house again, so then it is not closed.
    pub fn open(enabled: bool, data: &Path, acts: &[(u64, String)], opened: u64) -> Result<Host> {
        let mut kept = Kept::default();
        for (at, act) in acts.iter().filter(|_| enabled) {
            kept.note(*at, act);
        }
        if kept.closed_since.is_some() {
            tracing::warn!("the house is closed for maintenance: no game begins until the host's page opens it again");
        }
        link::none(data).context("an old link to the host's page cannot be taken away")?;
        Ok(Host {
            enabled,
            opened,
            kept: Mutex::new(kept),
            acting: tokio::sync::Mutex::default(),
        })
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn closed_since(&self) -> Option<u64> {
        self.kept().closed_since
    }

    /// Is this the browser that is let in?
    fn lets_in(&self, word: &str, now: u64) -> bool {
        let kept = self.kept();
        let browser = kept.browser.as_ref().filter(|(_, at)| now < at + DAYS * DAY_MS);
        browser.is_some_and(|(known_by, _)| *known_by == digest(word))
    }
}

impl House {
    /// Does any game begin? Not while the house is closed for maintenance; those that go on come to their end.
    pub fn begins_games(&self) -> Result<(), Problem> {
        match self.host.closed_since() {
            None => Ok(()),
            Some(_) => Err(problem(
                "closed-for-now",
                "the house is closed for maintenance: no game begins; those that go on come to their end",
            )),
        }
    }

    /// A browser comes in by a link, which leads nowhere from now on; another that was let in is not any more. Its cookie.
    async fn let_host_in(self: &Arc<House>, secret: &str, https: bool) -> Result<String, Sorry> {
        let _one = self.host.acting.lock().await;
        // Burnt first: whatever happens now, it does not work twice.
        let fits = link::burn(&self.config.data, secret).context("the link to the host's page cannot be taken away")?;
        if !fits {
            return Err(problem(
                "old-link",
                "this link leads nowhere, or no longer; `ludogite host-link` makes another",
            )
            .into());
        }
        let word = secrets::word()?;
        self.host_acts(Act::CameIn(digest(&word))).await?;
        Ok(self.guests.sign(
            Cookie::build((COOKIE, word))
                .path("/api/host")
                .http_only(true)
                .same_site(SameSite::Strict)
                .secure(https)
                .max_age(Duration::days(DAYS as i64)),
        ))
    }

    async fn let_host_go(self: &Arc<House>) -> Result<(), Problem> {
        let _one = self.host.acting.lock().await;
        self.host_acts(Act::Left).await
    }

    async fn close_for_now(self: &Arc<House>, closed: bool) -> Result<(), Problem> {
        let _one = self.host.acting.lock().await;
        if self.host.closed_since().is_some() == closed {
            return Ok(());
        }
        self.host_acts(if closed { Act::Closed } else { Act::Opened }).await
    }

    async fn set_limit(self: &Arc<House>, key: &str, value: u32) -> Result<(), Problem> {
        let _one = self.host.acting.lock().await;
        let before = self.limits();
        let (was, limits) = bounds::changed(&before, key, value)?;
        if *before == limits {
            return Ok(());
        }
        self.host_acts(Act::Limit(key.to_owned(), was, value)).await?;
        self.use_limits(limits);
        Ok(())
    }

    /// A table is gone, with all that was played there. Nothing can happen at it any more from the moment it is locked; whoever is
    /// there is told once it is gone.
    async fn throw_out(self: &Arc<House>, id: &str) -> Result<(), Problem> {
        let _one = self.host.acting.lock().await;
        let live = self.find(id).await?;
        if live.evening.is_some() {
            return Err(problem(
                "of-an-evening",
                "whoever hosts its evening decides over this table",
            ));
        }
        let (sockets, game) = {
            let mut state = live.lock()?;
            state.is_gone = true;
            self.retention.begins_with(id);
            (std::mem::take(&mut state.sockets), state.table.agreed().game.clone())
        };
        self.tables.remove(&live);
        self.forget_in_days(id);
        self.hindsight.forget(live.no);
        let remove = Batch {
            remove: vec![live.no],
            ..Batch::default()
        };
        let (house, id) = (self.clone(), live.id.clone());
        let tell = move || {
            house.retention.is_done_with(&id);
            let last_word = FromHouse::Trouble {
                problem: thrown_out(),
                about: None,
                closing: true,
            };
            sockets.iter().for_each(|socket| socket.tell_and_send_away(&last_word));
        };
        self.host_does(Act::ThrewOut(live.no, game), remove, tell).await
    }

    async fn host_acts(self: &Arc<House>, act: Act) -> Result<(), Problem> {
        self.host_does(act, Batch::default(), || ()).await
    }

    /// It counts, and is told, once it is on disk.
    async fn host_does(
        self: &Arc<House>,
        act: Act,
        with: Batch,
        then: impl FnOnce() + Send + 'static,
    ) -> Result<(), Problem> {
        let (house, at, what) = (self.clone(), self.clock.now(), act.to_string());
        let (done, on_disk) = awaited();
        let noted = (at, what.clone());
        self.queue.push(Batch {
            act: Some(noted),
            then: Some(Box::new(move || {
                house.host.kept().note(at, &what);
                tracing::info!("the host: {}", act.for_the_log());
                then();
                done();
            })),
            ..with
        });
        on_disk.await.map_err(|_| problem("busy", "the house is closing"))
    }
}

/// What those are told who were at a table, and whoever still does something there.
pub fn thrown_out() -> Problem {
    problem("thrown-out", "whoever keeps this house has closed this table")
}

/// Nobody minds that nothing more can happen there.
pub fn is_thrown_out(problem: &Problem) -> bool {
    problem.code == "thrown-out"
}

fn digest(word: &str) -> String {
    hex::encode(Sha256::digest(word))
}
