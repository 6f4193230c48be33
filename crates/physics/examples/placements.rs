//! What it costs to let go of a domino on a column, in milliseconds of this thread's processor time.
//!
//! `cargo run --release -p physics --example placements [TIMES]`

use physics::{Hand, Place, Pose, place};

/// One that trembles as hands do.
const HAND: Hand = Hand {
    off: [900, -700],
    yaw: 30_000,
    roll: 20_000,
    pitch: -20_000,
    drop: 2_000,
    speed: 20,
};

fn main() {
    let times: u32 = std::env::args().nth(1).map_or(20, |arg| arg.parse().expect("a number"));
    for standing in [10, 20] {
        let at = |level: i8| Place {
            x: level % 2,
            y: 0,
            level,
            across: false,
        };
        let poses: Vec<Pose> = (0..standing).map(|level| at(level).pose()).collect();
        let before = cpu_ms();
        let hashes: Vec<u64> = (0..times).map(|_| place(&poses, at(standing), HAND, 60).hash).collect();
        println!(
            "{standing}: {:.2} ms, {:x?}",
            (cpu_ms() - before) / f64::from(times),
            hashes.first()
        );
    }
}

/// By the kernel's own account (Linux, in nanoseconds).
fn cpu_ms() -> f64 {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux keeps the time of every thread");
    let nanos = stat.split(' ').next().and_then(|word| word.parse::<f64>().ok());
    nanos.expect("nanoseconds come first") / 1e6
}
