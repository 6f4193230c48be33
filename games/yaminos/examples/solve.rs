//! Solves the usual Yam on two threads, and says how long it took; with a file name, writes the table there.
//!
//! `cargo run --release -p yaminos --example solve [FILE]`

use std::time::Instant;

use yaminos::{
    Options, Rows,
    yam::solve::{Solution, Yam},
};

fn main() {
    let start = Instant::now();
    let solution: Solution = Yam::new(Options::default()).solve(Rows::USUAL, 2, |done, total| {
        if done % 256 == 0 || done == total {
            eprintln!("{done} of {total} sets, {:.1} s", start.elapsed().as_secs_f64());
        }
    });
    println!("{:.6}", solution.value(Rows::USUAL));
    for row in Rows::USUAL.iter() {
        println!(
            "{row}: alone {:.6}, without it {:.6}",
            solution.value(Rows::one(row)),
            solution.value(Rows::USUAL.without(row))
        );
    }
    if let Some(file) = std::env::args().nth(1) {
        std::fs::write(&file, solution.save()).expect("the file can be written");
    }
}
