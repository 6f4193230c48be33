//! What the simulation finds, and what it would find.

use std::{
    env,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use ludo::laws::is_long;

use super::*;

/// Seeds that found something, each tried again for ever.
const FOUND: &[u64] = &[];

const SEEDS: u64 = 2_000;
/// And in the long form as many more as it takes for so many steps.
const STEPS: u64 = 5_000_000;
/// Within so many seeds a planted bug is found.
const WITHIN: u64 = 50;

fn run(stage: &Stage, seed: u64, plant: Plant) -> Result<Went, Broken> {
    Simulation::new(stage, seed, plant).run()
}

/// What each seed after the first has broken; on all cores, and until there is enough of it.
fn broken(first: u64, enough: impl Fn(u64, u64) -> bool + Sync) -> Vec<String> {
    let next = AtomicU64::new(first);
    let [tried, steps, replaced] = [const { AtomicU64::new(0) }; 3];
    let seeds = || {
        let (stage, mut broken) = (Stage::new(), Vec::new());
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if broken.len() >= 3 || enough(seed, steps.load(Ordering::Relaxed)) {
                return broken;
            }
            match run(&stage, seed, Plant::Nothing) {
                Ok(went) => {
                    tried.fetch_add(1, Ordering::Relaxed);
                    steps.fetch_add(went.steps, Ordering::Relaxed);
                    replaced.fetch_add(went.replaced, Ordering::Relaxed);
                }
                Err(why) => {
                    println!("{}", said(seed, &why)); // at once: whoever waits for all of them waits long
                    broken.push(said(seed, &why));
                }
            }
        }
    };
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
    let broken: Vec<String> = thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(seeds)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    let [tried, steps, replaced] = [tried, steps, replaced].map(AtomicU64::into_inner);
    println!("{tried} seeds, {steps} steps, {replaced} houses were replaced while they slept");
    let is_enough = !broken.is_empty() || replaced > tried / 20;
    assert!(is_enough, "too seldom is a house replaced");
    broken
}

fn said(seed: u64, why: &str) -> String {
    format!("{why}\n    alone: LUDO_SEED={seed} cargo test -p server --lib simulated::tests::whatever")
}

#[test]
fn whatever_goes_wrong_every_law_holds() {
    let only = env::var("LUDO_SEED")
        .ok()
        .map(|seed| seed.parse::<u64>().expect("a number"));
    let tried = match only {
        Some(seed) => vec![seed],
        None => FOUND.to_vec(),
    };
    let stage = Stage::new();
    let again = tried.into_iter().filter_map(|seed| {
        let why = run(&stage, seed, Plant::Nothing).err()?;
        Some(said(seed, &why))
    });
    let mut found: Vec<String> = again.collect();
    if only.is_none() {
        let enough = |seed, steps| seed > SEEDS && (!is_long() || steps >= STEPS);
        found.extend(broken(1, enough));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_same_seed_is_the_same_story() {
    for seed in 1..=5 {
        let went = || run(&Stage::new(), seed, Plant::Nothing).unwrap();
        let first = went();
        assert_eq!(first, went());
        assert!(first.lines > 10, "{first:?}");
    }
}

/// A planted bug is found as what it is: a law says one of these words.
fn finds(plant: Plant, words: &[&str]) {
    let stage = Stage::new();
    let is_it = |why: &String| words.iter().any(|word| why.contains(word));
    let mut found = (1..=WITHIN).filter_map(|seed| {
        let why = run(&stage, seed, plant).err().filter(is_it)?;
        Some(format!("seed {seed}: {why}"))
    });
    let found = found.next().unwrap_or_else(|| panic!("{plant:?} is not found"));
    println!("{plant:?} is found by {found}");
}

#[test]
fn it_finds_a_house_that_writes_on_when_it_was_replaced() {
    finds(
        Plant::EpochIsNotChecked,
        &["a house that was replaced says", "is there already"],
    );
}

#[test]
fn it_finds_what_is_told_before_it_is_on_disk() {
    finds(
        Plant::ToldBeforeItIsOnDisk,
        &["are stored", "is not stored", "says what is stored"],
    );
}

#[test]
fn it_finds_an_act_that_is_acknowledged_twice() {
    finds(Plant::AcknowledgedTwice, &["it was line"]);
}
