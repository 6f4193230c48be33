//! Throws: the same for ever, fair, at rest, inside the tray, and shown as they fell.

mod player;

use physics::{Die, Status, Throw, throw, throw_until_flat};
use player::{Flight, play};

/// How many throws of each kind: more of them with `LUDO_LONG=1`.
fn throws(plain: u64) -> u64 {
    let long = std::env::var("LUDO_LONG").is_ok_and(|value| value == "1");
    if long { 100_000 } else { plain }
}

/// Every throw with these dice, on all cores.
fn each(dice: &[Die], seeds: u64, look: impl Fn(u64, &Throw) + Sync) {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    std::thread::scope(|scope| {
        for core in 0..cores {
            let look = &look;
            scope.spawn(move || {
                (core..seeds)
                    .step_by(cores as usize)
                    .for_each(|seed| look(seed, &throw(dice, seed)))
            });
        }
    });
}

/// χ² of the faces of all that lie flat, against all faces being equally likely.
fn chi_square(dice: &[Die], faces: usize, seeds: u64) -> f64 {
    let counts = std::sync::Mutex::new(vec![0_u64; faces]);
    each(dice, seeds, |_, throw| {
        let mut counts = counts.lock().unwrap();
        for die in throw.dice.iter().filter(|die| die.status == Status::Flat) {
            counts[usize::from(die.face)] += 1;
        }
    });
    let counts = counts.into_inner().unwrap();
    let mean = counts.iter().sum::<u64>() as f64 / faces as f64;
    assert!(mean > 100.0, "hardly any lies flat: {counts:?}");
    println!("{counts:?}");
    counts.iter().map(|&count| (count as f64 - mean).powi(2) / mean).sum()
}

#[test]
fn throws_are_the_same_for_ever() {
    let hashes = |dice: &[Die]| [1, 2, 3, u64::MAX].map(|seed| throw(dice, seed).hash);
    assert_eq!(
        hashes(&[Die::Yamino; 7]),
        [
            0xe63f_374c_d362_c648,
            0x29b5_2f95_f902_1237,
            0x9ba8_127a_9fc5_9061,
            0x58f7_a4e7_e465_295d
        ]
    );
    assert_eq!(
        hashes(&[Die::Yamino]),
        [
            0x3582_4bba_6a61_2526,
            0x7114_c034_890e_86ac,
            0x0866_d10c_2555_a493,
            0xe18a_3e0a_8334_7ebd
        ]
    );
    assert_eq!(
        hashes(&[Die::Cube; 10]),
        [
            0xe09e_b84a_46fa_d653,
            0x994a_b447_7265_6f45,
            0xc318_22fe_3b78_5608,
            0xc9ff_25e9_c157_674d
        ]
    );
}

#[test]
fn every_face_of_a_yamino_is_equally_likely() {
    // Three degrees of freedom, one time in a thousand.
    let chi_square = chi_square(&[Die::Yamino; 7], 4, throws(700));
    assert!(chi_square < 16.266, "{chi_square}");
}

#[test]
fn every_face_of_a_cube_is_equally_likely() {
    // Five degrees of freedom, one time in a thousand.
    let chi_square = chi_square(&[Die::Cube; 10], 6, throws(400));
    assert!(chi_square < 20.515, "{chi_square}");
}

#[test]
fn a_yamino_that_is_thrown_again_alone_is_fair_too() {
    let chi_square = chi_square(&[Die::Yamino], 4, throws(2_000));
    assert!(chi_square < 16.266, "{chi_square}");
}

#[test]
fn nearly_all_lie_flat() {
    let dice = [Die::Yamino; 7];
    let up = std::sync::atomic::AtomicU64::new(0);
    let seeds = throws(400);
    each(&dice, seeds, |_, throw| {
        let not_flat = throw.dice.iter().filter(|die| die.status != Status::Flat).count();
        up.fetch_add(not_flat as u64, std::sync::atomic::Ordering::Relaxed);
    });
    let share = up.into_inner() as f64 / (seeds * 7) as f64;
    // A real bar of this shape stands now and then; if it were often, or never, something would be wrong.
    assert!((0.005..0.08).contains(&share), "{share}");
}

/// The tray's walls: how far a point is from its middle, towards the wall that it is nearest to.
fn towards_wall([x, y, _]: [f64; 3]) -> f64 {
    let (x, y) = (x.abs(), y.abs());
    x.max(y).max((x + y) * 0.5_f64.sqrt())
}

#[test]
fn everything_stays_in_the_tray_and_comes_to_rest() {
    let yaminos = (vec![Die::Yamino; 7], [20.0, 9.0, 9.0], 1.5);
    let cubes = (vec![Die::Cube; 10], [8.0; 3], 1.0);
    for (dice, half, rounding) in [yaminos, cubes] {
        each(&dice, throws(150), |seed, throw| {
            let flight = play(&throw.track);
            let outside = |frame: &player::Frame| {
                player::corners(frame, half.map(|half| half - rounding))
                    .map(|centre| (towards_wall(centre) + rounding - 150.0).max(rounding - centre[2]))
                    .fold(f64::MIN, f64::max)
            };
            for body in &flight.bodies {
                // Several that are crushed against a wall yield a little; at rest nothing does.
                let furthest = body.iter().map(outside).fold(f64::MIN, f64::max);
                assert!(furthest < 5.0, "seed {seed}: {furthest} mm outside on its way");
                let at_rest = outside(body.last().unwrap());
                assert!(at_rest < 0.2, "seed {seed}: {at_rest} mm outside at rest");
                // For the last 150 ms it has not moved, but for rounding.
                let last = body.last().unwrap();
                for frame in &body[body.len() - 9..] {
                    let same = (0..7).all(|channel| (frame[channel] - last[channel]).abs() <= 2);
                    assert!(same, "seed {seed}: {frame:?} and {last:?}");
                }
            }
        });
    }
}

/// The face up at the end of what the page plays back.
fn shown(die: Die, flight: &Flight, body: usize) -> u8 {
    let faces: &[[f64; 3]] = match die {
        Die::Yamino => &[[0., 0., 1.], [0., 1., 0.], [0., 0., -1.], [0., -1., 0.]],
        Die::Cube => &[
            [0., 0., 1.],
            [0., 1., 0.],
            [1., 0., 0.],
            [-1., 0., 0.],
            [0., -1., 0.],
            [0., 0., -1.],
        ],
    };
    let last = flight.bodies[body].last().unwrap();
    let up = |face: usize| player::turned(last, faces[face])[2];
    (0..faces.len()).max_by(|&a, &b| up(a).total_cmp(&up(b))).unwrap() as u8
}

#[test]
fn what_is_shown_is_what_came_out() {
    for die in [Die::Yamino, Die::Cube] {
        let dice = [die; 7];
        for seed in 0..50 {
            let throw = throw(&dice, seed);
            let flight = play(&throw.track);
            assert_eq!(flight.kinds, [if die == Die::Yamino { 0 } else { 1 }; 7]);
            for (body, thrown) in throw.dice.iter().enumerate() {
                if thrown.status == Status::Flat {
                    assert_eq!(shown(die, &flight, body), thrown.face, "seed {seed}");
                }
                let last = flight.bodies[body].last().unwrap();
                let apart = last
                    .iter()
                    .zip(thrown.pose.at)
                    .map(|(shown, said)| (shown * 100 - said).abs());
                assert!(apart.max() <= Some(51), "seed {seed}");
            }
        }
    }
}

#[test]
fn strokes_are_heard_when_things_land() {
    let throw = throw(&[Die::Yamino; 7], 5);
    let flight = play(&throw.track);
    let frames = flight.bodies[0].len() as u32;
    for body in 0..7 {
        let landed = flight
            .strokes
            .iter()
            .any(|stroke| stroke.who == body && stroke.what == physics::FLOOR);
        assert!(landed, "yamino {body} came down without a sound");
    }
    assert!(
        flight
            .strokes
            .iter()
            .all(|stroke| stroke.frame <= frames && stroke.strength >= 40)
    );
    assert!(flight.strokes.is_sorted_by_key(|stroke| stroke.frame));
    // Silence at the end: what lies still does not hum.
    assert!(flight.strokes.iter().all(|stroke| stroke.frame + 9 < frames));
}

#[test]
fn a_track_is_small() {
    let bytes: usize = (0..50).map(|seed| throw(&[Die::Yamino; 7], seed).track.len()).sum();
    assert!(bytes / 50 < 2_000, "{}", bytes / 50);
}

#[test]
fn what_leans_is_thrown_again_while_the_others_lie() {
    let dice = [Die::Cube; 10];
    let mut again = 0;
    for seed in 0..150 {
        let (first, last) = (throw(&dice, seed), throw_until_flat(&dice, seed));
        assert!(last.dice.iter().all(|die| die.status == Status::Flat), "seed {seed}");
        for (before, after) in first.dice.iter().zip(&last.dice) {
            assert!(
                before.status != Status::Flat || before == after,
                "seed {seed}: what lay flat has moved"
            );
        }
        if first.dice.iter().all(|die| die.status == Status::Flat) {
            assert_eq!(first, last);
        } else {
            let (first, last) = (play(&first.track), play(&last.track));
            assert!(last.bodies[0].len() > first.bodies[0].len(), "both throws are shown");
            again += 1;
        }
    }
    assert!(again > 0, "in 150 throws none leaned or lay on another");
}
