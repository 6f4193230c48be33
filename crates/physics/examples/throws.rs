//! How throws come down, and what they cost: `cargo run --release -p physics --example throws -- 10000`

use std::time::Instant;

use physics::{Die, Status, throw};

fn main() {
    let throws: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(1_000);
    println!("{throws} throws each");
    survey("seven yaminos", &[Die::Yamino; 7], throws);
    survey("one yamino", &[Die::Yamino], throws);
    survey("ten cubes", &[Die::Cube; 10], throws);
}

fn survey(name: &str, dice: &[Die], throws: u64) {
    let start = Instant::now();
    let mut faces = vec![0_u64; if dice[0] == Die::Yamino { 4 } else { 6 }];
    let mut statuses = [Status::Flat, Status::Cocked, Status::Stacked, Status::Upright].map(|status| (status, 0_u64));
    let mut bytes = 0;
    for seed in 0..throws {
        let throw = throw(dice, seed);
        bytes += throw.track.len() as u64;
        for die in &throw.dice {
            statuses
                .iter_mut()
                .filter(|(status, _)| *status == die.status)
                .for_each(|(_, n)| *n += 1);
            if die.status == Status::Flat {
                faces[usize::from(die.face)] += 1;
            }
        }
    }
    let ms = start.elapsed().as_secs_f64() * 1e3 / throws as f64;
    let mean = faces.iter().sum::<u64>() as f64 / faces.len() as f64;
    let chi_square: f64 = faces.iter().map(|&n| (n as f64 - mean).powi(2) / mean).sum();
    println!(
        "{name}: {ms:.2} ms and {} bytes a throw; faces {faces:?}, χ² {chi_square:.2}",
        bytes / throws
    );
    for (status, count) in statuses {
        println!(
            "  {status:?} {:.3} %",
            count as f64 * 100.0 / (throws * dice.len() as u64) as f64
        );
    }
}
