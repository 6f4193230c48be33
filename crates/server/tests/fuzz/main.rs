//! Whatever is sent to the house, in any of its games, it answers clearly, keeps its secrets and stays up.
//! 20 000 frames and requests; a million with `LUDO_LONG=1`. `LUDO_SEED` repeats a run, but for what our players do meanwhile.
//!
//! - `attack`: a table and a page that sends; `frames`, `requests`: what it sends;
//! - `secrets`: what it must never be told, as the disk knows it.

mod attack;
#[path = "../common/mod.rs"]
mod common;
mod frames;
mod requests;
mod secrets;

use std::{
    panic,
    sync::atomic::{AtomicU32, Ordering},
    time::Instant,
};

use attack::Attack;
use common::{House, against_us};
use futures_util::future::join_all;
use ludo::Luck;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use secrets::Disk;

/// Frames between two pings; fewer than a socket's queue holds.
const VOLLEY: usize = 40;
/// One request for so many frames.
const FRAMES_PER_REQUEST: usize = 20;

static PANICS: AtomicU32 = AtomicU32::new(0);

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_sent_breaks_the_house() {
    if common::has_no_file() {
        return;
    }
    let told = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        told(info);
    }));
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let seed = number("LUDO_SEED").unwrap_or_else(|| u64::from(std::process::id()));
    let total = if number("LUDO_LONG").is_some() {
        1_000_000
    } else {
        20_000
    };
    println!("LUDO_SEED={seed}");

    let house = House::open_with(|config| {
        config.limits.tables_per_guest = usize::MAX;
        config.limits.tables_per_address = usize::MAX;
        config.limits.put_away_after = std::time::Duration::from_secs(5);
    })
    .await;
    let disk = Disk::open(&house);
    let games: Vec<&str> = rooms::all().iter().map(|room| room.info().id).collect();
    let share = total / games.len();
    let started = Instant::now();
    let attacks = games.iter().zip(seed..).map(async |(game, seed)| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        (*game, besiege(&house, &disk, game, share, &mut rng).await)
    });
    for (game, siege) in join_all(attacks).await {
        println!("{game}: {siege:?}");
        assert!(siege.acts > 0, "nothing was ever played at {game}");
        assert!(siege.hidden == (siege.secrets > 0), "{game} hides things, or does not");
        assert!(game != "diavolo" || siege.boxes > 0, "no box was ever opened");
    }
    println!("{total} frames and requests in {:.0?}", started.elapsed());
    assert_eq!(PANICS.load(Ordering::Relaxed), 0, "something panicked");
    play_on(&house).await;
}

/// What was sent to one game, and what was checked there.
#[derive(Debug, Default)]
struct Siege {
    sent: usize,
    tables: u32,
    /// Moves that were played in spite of it all.
    acts: u32,
    /// Hands that others held, looked for in all that came back.
    secrets: u32,
    /// Sealed throws that were opened, and looked for in what came before their key.
    boxes: u32,
    /// It is a game with hands that others may not see.
    hidden: bool,
}

async fn besiege(house: &House, disk: &Disk, game: &str, share: usize, rng: &mut ChaCha8Rng) -> Siege {
    let hidden = rooms::find(game).is_some_and(|room| !room.info().open);
    let mut siege = Siege {
        hidden,
        ..Siege::default()
    };
    // Some games move by the clock, so that little is played at them on a busy machine: then it goes on until something was.
    let enough = |siege: &Siege| siege.sent >= share && (siege.acts > 0 || siege.sent >= 8 * share);
    while !enough(&siege) {
        let mut attack = Attack::begin(house, disk, game, rng).await;
        loop {
            siege.sent += attack.volley(disk, rng).await;
            for _ in 0..VOLLEY / FRAMES_PER_REQUEST {
                requests::send(house, &attack, rng).await;
                siege.sent += 1;
            }
            if enough(&siege) || attack.is_spent() || rng.below(20) == 0 {
                break;
            }
        }
        attack.await_the_key().await;
        siege.tables += 1;
        siege.acts += attack.acts;
        siege.secrets += attack.secrets.looked_for;
        siege.boxes += attack.boxes;
    }
    siege
}

/// After all that, a game is played as if nothing had been.
async fn play_on(house: &House) {
    assert_eq!(house.get("/health").await.json()["ok"], true);
    let (table, keys) = house.set_up(against_us()).await;
    let mut page = house.visit(&table, &keys, None).await;
    page.await_type("news").await;
    page.act(1, 0, "draw").await;
    assert_eq!(page.await_type("ack").await["seq"], 1);
}
