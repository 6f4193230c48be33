//! Towers: the same for ever, they hardly sink, they do not drift, and whatever happens they come to rest and are judged by
//! what then lies there.

mod player;

use physics::{Hand, Place, Placed, Pose, Verdict, place, verdict};

/// How strongly magnets pull, in tenths of a domino's weight.
const MAGNETS: u16 = 60;
const STEADY: Hand = Hand {
    off: [0, 0],
    yaw: 0,
    roll: 0,
    pitch: 0,
    drop: 500,
    speed: 0,
};
const CLUMSY: Hand = Hand {
    off: [1_600, -800],
    yaw: 40_000,
    roll: 30_000,
    pitch: 30_000,
    drop: 2_500,
    speed: 30,
};

fn at(x: i8, y: i8, level: i8, across: bool) -> Place {
    Place { x, y, level, across }
}

/// Each half over the one before, to and fro.
fn column(height: i8) -> Vec<Place> {
    (0..height).map(|level| at(level % 2, 0, level, false)).collect()
}

fn exactly(places: &[Place]) -> Vec<Pose> {
    places.iter().map(|place| place.pose()).collect()
}

/// Puts one after the other; how many stand.
fn build(places: &[Place], hand: Hand, magnets: u16) -> usize {
    let mut standing = vec![places[0].pose()];
    for &next in &places[1..] {
        let placed = place(&standing, next, hand, magnets);
        if placed.verdict != Verdict::Stands {
            break;
        }
        standing = placed.poses;
    }
    standing.len()
}

/// Two dominoes, and a third on top of them, let go in each of two ways.
fn a_third() -> [Placed; 2] {
    let standing = exactly(&[at(0, 0, 0, false), at(1, 0, 1, true)]);
    [STEADY, CLUMSY].map(|hand| place(&standing, at(0, 1, 2, false), hand, MAGNETS))
}

#[test]
fn placements_are_the_same_for_ever() {
    let column = exactly(&column(8));
    let stairs = exactly(&[at(0, 0, 0, false), at(1, 0, 1, false)]);
    let hashes = [
        a_third()[0].hash,
        a_third()[1].hash,
        place(&column, at(0, 0, 8, false), CLUMSY, MAGNETS).hash,
        place(&stairs, at(2, 0, 2, false), CLUMSY, MAGNETS).hash,
        place(&stairs, at(2, 0, 0, false), CLUMSY, 0).hash,
    ];
    assert_eq!(hashes, GOLDEN, "{hashes:#x?}");
}

const GOLDEN: [u64; 5] = [
    0x1c60_5786_6bea_f919,
    0xeb8c_8c8c_afd2_a859,
    0x0eba_1067_68d4_48f6,
    0x295b_33a4_b295_9c6c,
    0xd36e_3b37_ff98_cd3d,
];

#[test]
fn a_column_of_ten_hardly_sinks() {
    let ten = column(10);
    let placed = place(&exactly(&ten[..9]), ten[9], STEADY, MAGNETS);
    assert_eq!(placed.verdict, Verdict::Stands);
    let flight = player::play(&placed.track());
    let top = flight.bodies[9].last().unwrap();
    // In tenths of a millimetre: 76 mm is the middle of the tenth.
    let sunk = 760 - top[2];
    assert!((0..=2).contains(&sunk), "{sunk} tenths of a millimetre");
}

#[test]
fn sixty_that_are_put_on_top_do_not_make_it_drift() {
    let ten = column(10);
    let exact = exactly(&ten[..9]);
    let mut standing = exact.clone();
    for _ in 0..60 {
        let placed = place(&standing, ten[9], STEADY, MAGNETS);
        assert_eq!(placed.verdict, Verdict::Stands);
        standing = placed.poses[..9].to_vec();
    }
    assert_eq!(standing, exact);
}

#[test]
fn magnets_carry_what_would_not_stand_without() {
    assert!(build(&column(16), STEADY, MAGNETS) >= 16);
    assert!(build(&column(16), CLUMSY, MAGNETS) >= 10);
    // Half over the edge, to and fro, is no tower without them.
    assert!(build(&column(16), STEADY, 0) <= 3);
    // And straight stairs fall whatever one does.
    let stairs: Vec<Place> = (0..6).map(|level| at(level, 0, level, false)).collect();
    assert!((2..=4).contains(&build(&stairs, STEADY, MAGNETS)));
}

#[test]
fn under_an_overhang_it_is_put_down_or_snatched() {
    let stairs = exactly(&[at(0, 0, 0, false), at(1, 0, 1, false)]);
    let slid = place(&stairs, at(2, 0, 0, false), CLUMSY, MAGNETS);
    assert_eq!(slid.verdict, Verdict::Stands);
    let high = exactly(&[at(0, 0, 0, true), at(0, 0, 1, true), at(0, 0, 2, false)]);
    let snatched = place(&high, at(1, 0, 1, true), STEADY, MAGNETS);
    assert_eq!(snatched.verdict, Verdict::Stands);
    let fell = place(&high, at(1, 0, 1, true), STEADY, 0);
    assert_ne!(fell.verdict, Verdict::Stands, "without magnets nothing holds it up");
}

#[test]
fn who_lets_go_far_off_misses() {
    let foot = exactly(&[at(0, 0, 0, false)]);
    let hand = Hand {
        off: [0, 20_000],
        drop: 3_000,
        ..STEADY
    };
    assert_eq!(place(&foot, at(0, 0, 1, true), hand, MAGNETS).verdict, Verdict::Missed);
}

#[test]
fn a_tower_can_be_lifted_onto_another() {
    let foot = exactly(&[at(0, 0, 0, false), at(0, 0, 1, true)]);
    let placed = place(&foot, at(0, 0, -1, true), STEADY, MAGNETS);
    assert_eq!(placed.verdict, Verdict::Stands);
    let heights: Vec<i32> = placed.poses.iter().map(|pose| pose.at[2]).collect();
    assert_eq!(heights, [12_000, 20_000, 4_000]);
}

/// What is asked of chance here: SplitMix64.
struct Luck(u64);

impl Luck {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) % n
    }

    fn spread(&mut self, most: i32) -> i32 {
        self.below(2 * most as u64 + 1) as i32 - most
    }

    fn hand(&mut self) -> Hand {
        Hand {
            off: [self.spread(5_000), self.spread(5_000)],
            yaw: self.spread(200_000),
            roll: self.spread(150_000),
            pitch: self.spread(150_000),
            drop: self.spread(2_500) + 2_500,
            speed: self.spread(40) + 40,
        }
    }
}

fn squares(place: Place) -> [(i8, i8, i8); 2] {
    let Place { x, y, level, across } = place;
    [(x, y, level), (x + i8::from(!across), y + i8::from(across), level)]
}

/// Above, below or, on the table, beside one that stands.
fn anywhere(places: &[Place], luck: &mut Luck) -> Place {
    let taken: Vec<_> = places.iter().flat_map(|place| squares(*place)).collect();
    loop {
        let (x, y, level) = taken[luck.below(taken.len() as u64) as usize];
        let up = [1, 1, -1, 0][luck.below(4) as usize];
        let (dx, dy) = [(0, 0), (-1, 0), (0, -1), (0, 0)][luck.below(4) as usize];
        let next = at(x + dx, y + dy, level + up, dy != 0 || dx == 0 && luck.below(2) == 0);
        let free = squares(next).iter().all(|square| !taken.contains(square));
        let flat = up == 0 && level > 0;
        if free && next.level >= 0 && !flat {
            return next;
        }
    }
}

#[test]
fn whatever_is_built_comes_to_rest() {
    let long = std::env::var("LUDO_LONG").is_ok_and(|value| value == "1");
    let constructions = if long { 2_000 } else { 30 };
    let (mut verdicts, mut leaned) = ([0; 3], 0);
    for seed in 0..constructions {
        let luck = &mut Luck(seed);
        let mut places = vec![at(0, 0, 0, false)];
        let mut standing = exactly(&places);
        while places.len() < 28 {
            let next = anywhere(&places, luck);
            let hand = luck.hand();
            let placed = place(&standing, next, hand, MAGNETS);
            comes_to_rest(&placed, seed, places.len());
            leaned += usize::from(lies_as_told(&placed, seed, places.len()));
            assert_eq!(
                verdict(&standing, next, hand, MAGNETS),
                placed.verdict,
                "seed {seed}: the quick verdict is the same"
            );
            verdicts[placed.verdict as usize] += 1;
            match placed.verdict {
                Verdict::Stands => {
                    places.push(next);
                    standing = placed.poses;
                }
                Verdict::Missed => {}
                Verdict::Collapse => break,
            }
        }
    }
    println!("{constructions} constructions: {verdicts:?}");
    assert!(verdicts.iter().all(|&count| count > 0), "{verdicts:?}");
    assert!(leaned > 0, "nothing leaned on the way and stands");
}

/// How much a domino leans in a frame, in degrees.
fn lean(frame: &player::Frame) -> f64 {
    let [x, y] = [frame[3], frame[4]].map(|part| f64::from(part) / 511.0);
    (1.0 - 2.0 * (x * x + y * y)).acos().to_degrees()
}

/// What counts is what lies there in the end: a construction has fallen if and only if something that lay there is out of its
/// place when all is at rest. Did it stand although it leaned by more than six degrees on the way?
fn lies_as_told(placed: &Placed, seed: u64, standing: usize) -> bool {
    let flight = player::play(&placed.track());
    let lay = &flight.bodies[..standing];
    // The track is rounded: to a tenth of a millimetre, and by less than half a degree.
    let is_out = |body: &Vec<player::Frame>, slack: i32| {
        let (first, last) = (body[0], body[body.len() - 1]);
        let [x, y, z] = [0, 1, 2].map(|axis| (last[axis] - first[axis]).abs());
        let aside = f64::from(x * x + y * y).sqrt();
        aside > f64::from(120 + slack) || z > 40 + slack || lean(&last) > 12.0 + 0.5 * f64::from(slack)
    };
    let fallen = placed.verdict == Verdict::Collapse;
    let (surely, perhaps) = (
        lay.iter().any(|body| is_out(body, 2)),
        lay.iter().any(|body| is_out(body, -2)),
    );
    assert!(
        if fallen { perhaps } else { !surely },
        "seed {seed} over {standing}: {:?}",
        placed.verdict
    );
    placed.verdict == Verdict::Stands && lay.iter().flatten().any(|frame| lean(frame) > 6.0)
}

/// In the last tenth of a second nothing is seen to move.
fn comes_to_rest(placed: &Placed, seed: u64, standing: usize) {
    let flight = player::play(&placed.track());
    for body in &flight.bodies {
        let last = body.last().unwrap();
        for frame in &body[body.len() - 6..] {
            let same = (0..7).all(|channel| (frame[channel] - last[channel]).abs() <= 2);
            assert!(
                same,
                "seed {seed} over {standing}: {:?}: {frame:?} ≠ {last:?}",
                placed.verdict
            );
        }
    }
}
