//! Our players: they play by the rules, each strength beats the one below where there is something to decide, and the
//! same luck gives the same choice.

use std::sync::Arc;

use ludo::{
    Awaits, Entry, Game, Hosted, Player, Sample, Seat, Seats, Settings, Strength, Tell, Viewer, laws::is_long, playout,
};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use yaminos::{
    Action, Options, Yaminos,
    bot::{
        arrange,
        risk::{Risk, Spot},
    },
    yam::{Row, coach::Coach, score},
};

/// The share of two-seat games that the first wins against the second, seats changed after every game, a shared victory
/// counted half.
fn share(game: &str, one: &str, other: &str, games: u32) -> f64 {
    let options = Options::from_text(game).unwrap();
    let (one, other): (Player, Player) = (one.parse().unwrap(), other.parse().unwrap());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut won = 0.0;
    for game in 0..games {
        let swapped = game % 2 == 1;
        let players = if swapped { [other, one] } else { [one, other] };
        let played = playout::<Yaminos, _>(&Arc::new(()), &options, &players, &mut rng).unwrap();
        let winners = played.outcome.winners();
        if winners.contains(Seat::from_index(usize::from(swapped))) {
            won += 1.0 / winners.len() as f64;
        }
    }
    won / f64::from(games)
}

/// With the options that bear on it, how many games are played, and what the stronger player must win of them.
fn check_ladder(game: &str, games: u32, strong: f64, middle: f64) {
    let games = if is_long() { 20 * games } else { games };
    let game = format!("game={game}");
    let shares = [
        share(&game, "strong", "middle", games),
        share(&game, "middle", "easy", games),
    ];
    println!(
        "{game}: strong against middle {:.3}, middle against easy {:.3}",
        shares[0], shares[1]
    );
    assert!(shares[0] > strong && shares[1] > middle, "{game}: {shares:?}");
}

#[test]
fn strength_tells_in_games_of_one_throw() {
    check_ladder("longest", 2_000, 0.57, 0.55);
    check_ladder("minimum", 1_000, 0.6, 0.6);
    check_ladder("prog", 2_000, 0.57, 0.57);
    check_ladder("line", 1_000, 0.66, 0.66);
}

#[test]
fn strength_tells_with_open_ends() {
    check_ladder("muggins", 1_000, 0.63, 0.63);
    check_ladder("more", 1_000, 0.65, 0.65);
    check_ladder("even", 1_000, 0.61, 0.61);
}

#[test]
fn strength_tells_in_the_basic_game() {
    check_ladder("base", 60, 0.6, 0.6);
}

/// What her choices cost in a round for one, held against the solution.
fn lost_at_the_yam(strength: Strength, seed: u64) -> f64 {
    let options = Options::from_text("game=yam rounds=1").unwrap();
    let (coach, seat) = (Coach::new(&options), Seat::from_index(0));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Yaminos::new(&Arc::new(()), &options, Seats::new(1));
    let mut lost = 0.0;
    loop {
        let entry = match game.awaits() {
            Awaits::Nothing => return lost,
            Awaits::Chance => Entry::chance(0, game.quick_draw(&mut rng)),
            _ => {
                let action = advise(&game, strength, seed).unwrap();
                let choices = coach.choices(&game);
                let (_, value) = choices.iter().find(|(choice, _)| *choice == action).unwrap();
                lost += coach.worth(&game) - value;
                Entry::act(0, seat, action)
            }
        };
        let ruling = game.judge(&entry).unwrap();
        game.apply(ruling, &mut Tell::deaf());
    }
}

/// Few games say little about who wins, but choices can be weighed: the strong player gives nothing away, the good one
/// some points a round, the easy one many.
#[test]
fn strength_tells_at_the_yam() {
    let rounds = if is_long() { 100 } else { 6 };
    let lost = Strength::ALL.map(|strength| {
        let lost: f64 = (0..rounds).map(|seed| lost_at_the_yam(strength, seed)).sum();
        (strength, lost / rounds as f64)
    });
    println!("points lost in a round: {lost:?}");
    let of = |wanted| lost.iter().find(|(strength, _)| *strength == wanted).unwrap().1;
    assert!(of(Strength::Strong).abs() < 1e-9);
    assert!((4.0..45.0).contains(&of(Strength::Good)));
    assert!(of(Strength::Easy) > 2.0 * of(Strength::Good));
}

/// A refused act would end the game with an error.
#[test]
fn every_strength_plays_whole_games_of_every_kind() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for options in [
        "game=highest tieBreak=on",
        "game=throws",
        "game=target",
        "game=longest fewestLeft=on",
        "game=minimum divideByThrows=on minimum=6",
        "game=base noSingleRethrow=on",
        "game=muggins passScores=on",
        "game=more carryPrevious=on",
        "game=prog branchingProgression=on",
        "game=line linearOnly=on",
        "game=even tieBreak=on",
        "game=yam rounds=1 separateSuites=on soloPairOnce=on",
        "game=yam rounds=1 plusMoins=together suiteReading=pick unusedCount=on",
    ] {
        let options = Options::from_text(options).unwrap();
        for players in ["middle easy", "strong random middle easy gentle fair"] {
            let players: Vec<Player> = players.split(' ').map(|word| word.parse().unwrap()).collect();
            playout::<Yaminos, _>(&Arc::new(()), &options, &players, &mut rng).unwrap();
        }
    }
}

fn state(options: &str, position: &str, seats: usize) -> Yaminos {
    Yaminos::set_up(
        &Arc::new(()),
        &Options::from_text(options).unwrap(),
        Seats::new(seats),
        position,
    )
    .unwrap()
}

fn advise(state: &Yaminos, strength: Strength, seed: u64) -> Option<Action> {
    let seat = state.awaits().who().iter().next()?;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let choice = Yaminos::advise(&Arc::new(()), &state.view(Viewer::Seat(seat)), seat, strength, &mut rng)?;
    assert!(choice.reason.is_some_and(|reason| reason.starts_with("yaminos-why-")));
    Some(choice.action)
}

#[test]
fn the_same_luck_gives_the_same_choice() {
    let table = "Y0:0/0 Y1:0/5 Y2:1/6 Y3:3/3 Y4:3/5 Y5:0/4 Y6:3/4";
    let position = format!("turn 1 lay / 1 0 / 2 0 / table {table} / thrown Y0 Y1 Y2 Y3 Y4 Y5 Y6 casts 1");
    for game in ["base", "line"] {
        let state = state(&format!("game={game}"), &position, 2);
        for strength in Strength::ALL {
            assert_eq!(advise(&state, strength, 4), advise(&state, strength, 4));
        }
    }
}

#[test]
fn who_is_not_awaited_gets_no_advice() {
    let state = state("game=prog", "turn 2 ready / 1 0 / 2 0", 2);
    let seat = Seat::from_index(0);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    assert_eq!(
        Yaminos::advise(
            &Arc::new(()),
            &state.view(Viewer::Seat(seat)),
            seat,
            Strength::Strong,
            &mut rng
        ),
        None
    );
}

/// Plays the turn of a game of one throw to its end, and says what it brought.
fn play_turn(mut state: Yaminos, mut choose: impl FnMut(&Yaminos) -> Action) -> i32 {
    let seat = Seat::from_index(0);
    while state.awaits() == Awaits::seat(seat) && state.scores()[0] == 0 {
        let action = choose(&state);
        let ruling = state.judge(&Entry::act(0, seat, action)).unwrap();
        state.apply(ruling, &mut Tell::deaf());
        if action == Action::Stop {
            break;
        }
    }
    state.scores()[0]
}

/// Somebody has thrown all seven.
fn thrown(options: &str, rng: &mut ChaCha8Rng) -> Yaminos {
    let mut state = Yaminos::new(&Arc::new(()), &Options::from_text(options).unwrap(), Seats::new(2));
    let ruling = state
        .judge(&Entry::act(0, Seat::from_index(0), "throw".parse().unwrap()))
        .unwrap();
    state.apply(ruling, &mut Tell::deaf());
    let throw = state.quick_draw(rng);
    let ruling = state.judge(&Entry::chance(0, throw)).unwrap();
    state.apply(ruling, &mut Tell::deaf());
    state
}

/// All that can be laid, one after the other in every order, without any cleverness.
fn longest_by_hand(state: &Yaminos) -> i32 {
    let mut legal = Vec::new();
    ludo::Enumerate::legal(state, Seat::from_index(0), &mut legal);
    let longer = legal
        .into_iter()
        .filter(|action| matches!(action, Action::Lay(..)))
        .map(|action| {
            let mut next = *state;
            let ruling = next.judge(&Entry::act(0, Seat::from_index(0), action)).unwrap();
            next.apply(ruling, &mut Tell::deaf());
            1 + longest_by_hand(&next)
        });
    longer.max().unwrap_or(0)
}

#[test]
fn the_longest_line_is_the_longest() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    for _ in 0..if is_long() { 300 } else { 12 } {
        let state = thrown("game=longest", &mut rng);
        let ours = play_turn(state, |state| advise(state, Strength::Strong, 1).unwrap());
        assert_eq!(ours, longest_by_hand(&state));
    }
}

#[test]
fn no_random_arrangement_beats_the_best() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for game in [
        "line",
        "line linearOnly=on",
        "prog branchingProgression=on",
        "minimum divideByThrows=on",
    ] {
        let game = format!("game={game}");
        for _ in 0..if is_long() { 300 } else { 15 } {
            let state = thrown(&game, &mut rng);
            let ours = play_turn(state, |state| advise(state, Strength::Strong, 1).unwrap());
            for _ in 0..300 {
                let random = play_turn(state, |state| state.sample(Seat::from_index(0), &mut rng));
                assert!(random <= ours, "{game}: {random} > {ours} in {}", state.position());
            }
        }
    }
}

/// What is laid already stays, if the best can be had with it.
#[test]
fn the_hint_goes_on_from_what_is_laid() {
    let table = "Y0:3/6 Y1:0/5 Y2:0/3@Y3+ Y3:3/3*+ Y4:0/6 Y5:5/5 Y6:3/4";
    let position = format!("turn 1 lay / 1 0 / 2 0 / table {table} / thrown Y0 Y1 Y2 Y3 Y4 Y5 Y6 casts 1");
    let state = state("game=longest", &position, 2);
    assert_eq!(arrange::best(&state).laid().len() as i32, 2 + longest_by_hand(&state));
    assert!(matches!(advise(&state, Strength::Strong, 1), Some(Action::Lay(..))));
}

#[test]
fn a_turn_of_the_basic_game_is_worth_10_559484() {
    let value = Risk::shared().worth(Spot::START, 0);
    assert_eq!(format!("{value:.6}"), "10.559484");
}

/// The table of risks says what a turn brings to who always throws all that is left. Far from the goal the strong player, who chooses once
/// few are left, gets more, played through the rules.
#[test]
fn the_strong_player_gets_more_than_who_always_throws_all() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let (mut sum, mut squares, turns) = (0.0, 0.0, if is_long() { 100_000 } else { 3_000 });
    for _ in 0..turns {
        let mut state = state("game=base goal=999", "turn 1 ready / 1 0 / 2 0", 2);
        while state.view(Viewer::Spectator).turn == Seat::from_index(0) {
            let entry = match state.awaits() {
                Awaits::Chance => Entry::chance(0, state.quick_draw(&mut rng)),
                _ => Entry::act(0, Seat::from_index(0), advise(&state, Strength::Strong, 0).unwrap()),
            };
            let ruling = state.judge(&entry).unwrap();
            state.apply(ruling, &mut Tell::deaf());
        }
        let points = f64::from(state.scores()[0]);
        (sum, squares) = (sum + points, squares + points * points);
    }
    let n = f64::from(turns);
    let mean = sum / n;
    let error = ((squares / n - mean * mean) / n).sqrt();
    println!("{turns} turns: {mean:.3} ± {error:.3}");
    assert!(
        mean - 2.0 * error > Risk::shared().worth(Spot::START, 0),
        "{mean} ± {error}"
    );
}

/// No turn follows the one that breaks a tie, so nothing is saved for later: she takes the box with the most points in
/// sight.
#[test]
fn a_tie_at_the_yam_is_broken_with_the_best_box_of_all() {
    let options = "game=yam rounds=1 tieBreak=on";
    let table = "table Y0:3/6 Y1:4/6 Y2:1/6 Y3:5/6 Y4:0/6 Y5:2/6 Y6:3/4 / thrown Y0 Y1 Y2 casts 2";
    let tie = format!("turn 1 choose / round 12 / 1 200 survived 1 / 2 200 survived 1 / {table} / contenders 1 2");
    let (tie, usual) = (
        state(options, &tie, 2),
        state(options, &format!("turn 1 choose / 1 0 / 2 0 / {table}"), 2),
    );
    let coach = Coach::new(&Options::from_text(options).unwrap());
    let in_sight = |row: Row| {
        let now = score(&Options::default(), row, tie.faces(), tie.super_digits());
        coach
            .third(row, tie.faces(), tie.super_digits())
            .best()
            .1
            .max(now.into())
    };
    let best = tie
        .open_boxes()
        .iter()
        .max_by(|&a, &b| in_sight(a).total_cmp(&in_sight(b)));
    let box_of = |state: &Yaminos, strength| match advise(state, strength, 1) {
        Some(Action::Fill(row) | Action::Announce(row)) => Some(row),
        _ => None,
    };
    assert_eq!(box_of(&tie, Strength::Strong), best);
    assert_eq!(box_of(&tie, Strength::Middle), best);
    assert_ne!(box_of(&usual, Strength::Strong), best);
}

/// Alone, par is about what somebody makes who thinks a little: the good player.
#[test]
fn par_is_within_reach() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut reached = |game: &str, player: &str, games: u32| {
        let options = Options::from_text(game).unwrap();
        let won = (0..games).filter(|_| {
            let played = playout::<Yaminos, _>(&Arc::new(()), &options, &[player.parse().unwrap()], &mut rng).unwrap();
            played.outcome.how == "par"
        });
        won.count() as f64 / f64::from(games)
    };
    for game in [
        "game=prog",
        "game=prog branchingProgression=on",
        "game=line",
        "game=line linearOnly=on",
        "game=line goal=500",
        "game=yam rounds=1",
        "game=yam rounds=1 separateSuites=on",
        "game=yam rounds=1 soloPairOnce=on",
        "game=yam rounds=1 plusMoins=together",
        "game=yam rounds=1 suiteReading=pick separateSuites=on",
        "game=yam rounds=1 separateSuites=on unusedCount=on soloPairOnce=on",
        "game=yam rounds=1 suiteReading=pick unusedCount=on",
    ] {
        let (easy, good) = (reached(game, "easy", 400), reached(game, "good", 400));
        println!("{game}: easy {easy}, good {good}");
        // Turns are whole, so some goals of Tous en ligne are easier.
        let most = if game.starts_with("game=line") { 0.8 } else { 0.66 };
        assert!((0.35..most).contains(&good) && easy < good, "{game}: {easy}, {good}");
    }
}
