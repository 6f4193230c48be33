//! Text from outside: whatever stands there, the answer is clear and nothing breaks.

use std::sync::Arc;

use ludo::{Awaits, Enumerate, Game, Hosted, Imagine, ParseError, Seat, Seats, Settings, Strength, Viewer, laws};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use yaminos::{Action, Options, Throw, Yaminos};

fn set_up(options: &Options, seats: usize, position: &str) -> Result<Yaminos, ParseError> {
    Yaminos::set_up(&Arc::new(()), options, Seats::new(seats), position)
}

/// Plays on at random; whatever a position allows must go on to make sense.
fn try_out(options: &Options, state: Yaminos, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut asked = 0;
    laws::play_on(state, 400, seed, |state| {
        let read = set_up(options, state.scores().len(), &state.position());
        assert_eq!(read, Ok(*state), "{}", state.position());
        let Awaits::Seats { who, .. } = state.awaits() else {
            return;
        };
        let seat = who.first().unwrap();
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        assert!(!legal.is_empty(), "{}", state.position());
        if asked < 6 {
            is_understood(state, seat, &legal, STRENGTHS[asked % 3], &mut rng);
            asked += 1;
        }
    });
}

const STRENGTHS: [Strength; 3] = [Strength::Easy, Strength::Middle, Strength::Strong];

/// What is seen says everything, and our players know what to do.
fn is_understood(state: &Yaminos, seat: Seat, legal: &[Action], strength: Strength, rng: &mut ChaCha8Rng) {
    let view = state.view(Viewer::Spectator);
    let imagined = Yaminos::imagine(&Arc::new(()), &view, Viewer::Spectator, rng);
    assert_eq!(imagined, *state);
    let choice = Yaminos::advise(&Arc::new(()), &view, seat, strength, rng).unwrap();
    assert!(
        legal.contains(&choice.action),
        "{} in {}",
        choice.action,
        state.position()
    );
}

/// A position somewhere in a random game.
fn some_position(options: &Options, seats: usize, seed: u64, lines: usize) -> String {
    let state = Yaminos::new(&Arc::new(()), options, Seats::new(seats));
    laws::play_on(state, lines, seed, |_| {}).position()
}

const GAMES: &[&str] = &[
    "game=throws",
    "game=target tieBreak=on",
    "game=longest",
    "game=minimum tieBreak=on",
    "game=base",
    "game=base noSingleRethrow=on goal=20",
    "game=muggins goal=40 tieBreak=on",
    "game=more carryPrevious=on goal=50",
    "game=prog",
    "game=line",
    "game=even passScores=on goal=60",
    "game=yam rounds=1",
    "game=yam rounds=1 tieBreak=on plusMoins=together separateSuites=on",
];

/// Positions that no game comes to, each refused with its rule.
#[test]
fn impossible_positions_are_refused() {
    let sheet = "solo1=0 solo2=0 solo3=0 solo4=0 solo5=0 solo6=0 plus=21 moins=0 full=0 suite=0 pairs=0";
    let fixed_before_the_throw = format!("turn 1 ready / round 11 / 1 21 {sheet} / fixed 3");
    let another_sum = format!("turn 1 ready / round 11 / 1 22 {sheet}");
    let box_of_seven = format!("turn 1 ready / round 11 / 1 28 {}", sheet.replace("full=0", "full=7"));
    let table = "table Y0:0/0 Y1:0/5 Y2:0/3 Y3:0/1 Y4:0/6 Y5:0/4";
    let one_of_seven = format!("turn 1 throwing / 1 0 / 2 0 / {table} / thrown Y6 casts 1");
    let one_of_the_rest = "turn 2 throwing / 1 20 / 2 0 / table Y0:0/0 Y1:4/6 Y2:0/3 Y3:0/1 Y4:0/6 Y5:5/5* \
                           / thrown Y6 casts 1";
    let all = "thrown Y0 Y1 Y2 Y3 Y4 Y5 Y6";
    let thrown_twice = format!("turn 1 lay / 1 0 / 2 0 / {table} Y6:0/2 / {all} casts 2");
    let never_whole = format!("turn 1 throwing / 1 0 / 2 0 / {all} casts 2");
    let made_by_nothing = format!("turn 1 throwing / 1 0 / 2 0 / {all} casts 1 / made 8");
    let nothing_before = "turn 1 lay / round 2 / 1 0 / 2 0 / table Y0:3/6@Y4 Y1:0/5@Y5 Y2:4/5@Y5 Y3:5/6 Y4:3/5@Y5 Y5:5/5* Y6:6/6@Y0 \
        / thrown Y3 casts 0";
    let thrown_for_nothing =
        "turn 1 throwing / 1 0 / 2 0 / table Y0:0/0* / thrown Y1 Y2 Y3 Y4 Y5 Y6 casts 3".to_owned();
    // Y3 lies as the first throw left it, and Y0 as well.
    let second =
        "turn 1 choose / 1 0 / table Y0:0/0 Y1:4/6 Y2:0/3 Y3:5/6 Y4:0/6 Y5:0/4 Y6:3/4 / thrown Y2 Y4 Y5 casts 2";
    let fixed_by_none = format!("{second} / fixed 0 3");
    let one_not_fixed = format!("{second} / fixed 5");
    let after_the_end = sheet.replace("pairs=0", "pairs=7");
    let forgotten_at_the_end = format!(
        "turn 1 over / round 12 / 1 28 {after_the_end} super=0 / table Y0:0/0 Y1:1/1 Y2:2/2 Y3:3/3 Y4:4/4 Y5:5/5 Y6:6/6 \
         / thrown Y0 Y1 Y2 Y3 Y4 Y5 Y6 casts 1 / fixed 0 1 2"
    );
    let cases: &[(&str, usize, &str, &str)] = &[
        // Nobody has come through a tie where there was none.
        ("game=highest", 2, "turn 2 ready / 1 30 survived 4 / 2 0", "YAM-AMB-4"),
        (
            "game=highest tieBreak=on",
            2,
            "turn 2 ready / 1 30 survived 1 / 2 0",
            "YAM-AMB-4",
        ),
        (
            "game=highest tieBreak=on",
            2,
            "turn 2 ready / round 1 / 1 60 / 2 30 / contenders 1 2",
            "YAM-AMB-4",
        ),
        ("game=yam rounds=1", 1, &fixed_before_the_throw, "YAM-YAM-SUPER-2"),
        ("game=yam rounds=1", 1, &fixed_by_none, "YAM-YAM-SUPER-2"),
        ("game=yam rounds=1", 1, &one_not_fixed, "YAM-YAM-SUPER-2"),
        ("game=yam rounds=1", 1, &forgotten_at_the_end, "YAM-YAM-SUPER-2"),
        // A leader has the goal, and most; the others have their chance one after the other.
        (
            "game=base",
            3,
            "turn 2 ready / 1 10 / 2 60 / 3 0 / leader 1 2 3",
            "YAM-BASE-30",
        ),
        (
            "game=base",
            3,
            "turn 2 ready / 1 45 / 2 60 / 3 0 / leader 1 2 3",
            "YAM-BASE-30",
        ),
        (
            "game=base",
            3,
            "turn 3 ready / 1 45 / 2 0 / 3 0 / leader 1 2 3",
            "YAM-BASE-30",
        ),
        (
            "game=base",
            3,
            "turn 2 ready / 1 45 / 2 0 / 3 0 / leader 1 2",
            "YAM-BASE-30",
        ),
        ("game=base", 2, "turn 1 over / 1 50 / 2 90 / leader 1", "YAM-BASE-30"),
        // Points that cannot be made.
        ("game=muggins", 2, "turn 2 ready / 1 7 / 2 0", "YAM-MUGGINS-14"),
        ("game=even", 2, "turn 2 ready / 1 7 / 2 0", "YAM-EVEN-10"),
        ("game=prog", 2, "turn 2 ready / 1 -7 / 2 0", "YAM-PROG-15"),
        ("game=prog", 2, "turn 2 ready / 1 69 / 2 0", "YAM-PROG-15"),
        ("game=muggins", 2, "turn 2 ready / 1 25 / 2 0", "YAM-MUGGINS-14"),
        (
            "game=muggins",
            2,
            "turn 1 ready / round 1 / 1 20 / 2 45",
            "YAM-MUGGINS-14",
        ),
        ("game=even", 2, "turn 1 ready / round 1 / 1 24 / 2 26", "YAM-EVEN-10"),
        (
            "game=minimum",
            2,
            "turn 2 ready / 1 7 placed 7 / 2 7 placed 4",
            "YAM-S5-3",
        ),
        ("game=minimum", 2, "turn 2 ready / 1 20 placed 3 / 2 0", "YAM-S5-3"),
        ("game=highest", 2, "turn 1 ready / 1 30 / 2 0", "YAM-S1-2"),
        ("game=throws throws=3", 2, "turn 2 ready / 1 70 / 2 0", "YAM-S2-2"),
        ("game=longest", 2, "turn 2 ready / 1 8 / 2 0", "YAM-S4-2"),
        // Fewer thrown than are thrown, or more often.
        ("game=prog", 2, &one_of_seven, "YAM-PROG-2"),
        ("game=yam", 2, &one_of_seven, "YAM-YAM-3"),
        ("game=base", 2, &one_of_seven, "YAM-BASE-6"),
        ("game=muggins", 2, one_of_the_rest, "YAM-MUGGINS-10"),
        ("game=line", 2, &thrown_twice, "YAM-LINE-2"),
        ("game=base", 2, &never_whole, "YAM-AMB-14"),
        ("game=base", 2, &made_by_nothing, "YAM-AMB-14"),
        // Boxes that do not add up, or hold what no throw brings.
        ("game=yam rounds=1", 1, &another_sum, "YAM-YAM-9"),
        ("game=yam rounds=1", 1, &box_of_seven, "YAM-YAM-5"),
        // Another sum before than what lies there.
        ("game=more", 2, nothing_before, "YAM-MORE-4"),
        // More points than so many turns can bring, or others.
        ("game=line", 2, "turn 1 ready / round 1 / 1 50 / 2 5", "YAM-LINE-10"),
        ("game=line", 2, "turn 1 ready / round 1 / 1 6 / 2 5", "YAM-LINE-10"),
        ("game=line", 2, "turn 1 ready / 1 5 / 2 0", "YAM-LINE-10"),
        (
            "game=muggins",
            2,
            "turn 1 ready / round 1 / 1 50 / 2 0",
            "YAM-MUGGINS-14",
        ),
        ("game=more", 2, "turn 1 ready / round 2 / 1 91 / 2 0", "YAM-MORE-6"),
        // Somebody had reached the goal before.
        (
            "game=even goal=60",
            2,
            "turn 2 ready / round 9 / 1 60 / 2 60",
            "YAM-EVEN-17",
        ),
        (
            "game=even goal=60",
            2,
            "turn 2 over / round 9 / 1 106 / 2 0",
            "YAM-EVEN-17",
        ),
        // More throws in a turn than it can have had, and yaminos taken back that nobody lays.
        ("game=base", 2, &thrown_for_nothing, "YAM-AMB-14"),
        ("game=muggins", 2, "turn 1 ready / 1 0 / 2 0 / taken 3", "YAM-BASE-24"),
        // More rounds than there are.
        ("game=highest", 2, "turn 2 ready / round 9 / 1 300 / 2 300", "YAM-S1-2"),
    ];
    for &(options, seats, position, rule) in cases {
        let refused = set_up(&Options::from_text(options).unwrap(), seats, position);
        assert_eq!(refused.expect_err(position).rule, rule, "{position}");
    }
    for points in ["-2147483648", "2147483647", "-1000001", "1000001"] {
        let position = format!("turn 1 ready / round 1 / 1 {points} / 2 5");
        assert!(
            set_up(&Options::from_text("game=line").unwrap(), 2, &position).is_err(),
            "{points}"
        );
    }
    let twice = set_up(&Options::default(), 2, "turn 1 ready / 1 0 / 2 0 / turn 2 ready");
    assert!(twice.is_err());
}

proptest! {
    #![proptest_config(ludo::cases!(600))]

    #[test]
    fn anything_can_be_said(text in "\\PC{0,40}") {
        let _ = text.parse::<Action>();
        let _ = text.parse::<Throw>();
        let _ = set_up(&Options::default(), 2, &text);
    }

    #[test]
    fn words_in_any_order_are_answered(words in proptest::collection::vec(
        "(throw|throws|lay|at|take|stop|box|announce|Y[0-9]|full|super|up|[0-7]/[0-7]|-?[0-9]{1,3})", 0..8)) {
        let text = words.join(" ");
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        }
        if let Ok(throw) = text.parse::<Throw>() {
            prop_assert_eq!(throw.to_string().parse::<Throw>(), Ok(throw));
        }
    }

    /// A position in which something was changed is refused, or can be played on.
    #[test]
    fn changed_positions_are_refused_or_played(
        game in 0..GAMES.len(), seats in 2..4usize, seed in any::<u64>(), lines in 0..120usize,
        at in any::<prop::sample::Index>(), new in "[0-9Y/@*+ a-z]{0,2}", from in any::<prop::sample::Index>(),
    ) {
        let options = Options::from_text(GAMES[game]).unwrap();
        let position = some_position(&options, seats, seed, lines);
        let mut changed = position.clone();
        let at = at.index(position.len());
        changed.replace_range(at..at + 1, &new);
        if let Ok(state) = set_up(&options, seats, &changed) {
            prop_assert_eq!(set_up(&options, seats, &state.position()), Ok(state));
            try_out(&options, state, seed);
        }
        // And one with a part left out.
        let mut parts: Vec<&str> = position.split(" / ").collect();
        parts.remove(from.index(parts.len()));
        if let Ok(state) = set_up(&options, seats, &parts.join(" / ")) {
            try_out(&options, state, seed);
        }
    }
}
