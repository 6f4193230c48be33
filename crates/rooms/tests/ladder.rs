//! The six steps of strength lead upwards in every form of play; where luck decides alone they are all the same.
//!
//! Every time twenty games a step: enough to see one that leads far down. With `LUDO_LONG=1` four hundred, which see it when she
//! wins 42 of 100. How large the steps are stands in `docs/bench.md`.

use std::thread;

use ludo::{FormInfo, How, Player, Playout, Room, Strength};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// The upper steps of the tower are level, and its thoughts are long: only with `LUDO_LONG=1`.
const TOWERS: [&str; 2] = ["challenge", "quincunx"];

fn play(room: &dyn Room, form: &FormInfo, players: &[Player; 2], game: u64) -> Playout {
    let settings = form
        .settings
        .iter()
        .map(|(key, value)| (key.to_string(), value.to_string()));
    let options = room
        .options(&settings.collect(), true)
        .expect("a form's settings are options");
    let mut rng = ChaCha8Rng::seed_from_u64(2026);
    rng.set_stream(game);
    let played = room.playout(&options, players, How::default(), &mut rng);
    played.expect("two can play it")
}

/// Of how many games she wins which part, a shared one counts half.
fn won(room: &dyn Room, form: &FormInfo, [above, below]: [Strength; 2], games: u64) -> f64 {
    let mut won = 0.0;
    for game in 0..games {
        let second = (game % 2) as usize;
        let mut players = [above, below].map(Player::Bot);
        players.rotate_right(second);
        let ranks = play(room, form, &players, game).outcome.ranks;
        let (hers, others) = (ranks[second], ranks[1 - second]);
        won += if hers == others {
            0.5
        } else {
            f64::from(u8::from(hers < others))
        };
    }
    won / games as f64
}

/// The upper end of Wilson's interval, so wide that with some eighty-five steps all of them lie in theirs in 95 of 100 cases.
fn at_most(share: f64, games: f64) -> f64 {
    const Z: f64 = 3.24;
    let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    (share + Z * Z / (2.0 * games) + spread) / (1.0 + Z * Z / games)
}

fn in_company(room: &dyn Room, by_luck: bool) -> Vec<FormInfo> {
    let forms = room.info().forms.into_iter();
    forms
        .filter(|form| form.max_seats > 1 && form.luck_alone == by_luck)
        .collect()
}

/// Plays in every form where skill matters, each game of the house at the same time as the others.
fn in_every_form(check: impl Fn(&dyn Room, &FormInfo) + Sync) {
    thread::scope(|scope| {
        for room in rooms::all() {
            let check = &check;
            scope.spawn(move || {
                for form in in_company(&**room, false) {
                    check(&**room, &form);
                }
            });
        }
    });
}

/// A step leads down where even the upper end of what she may win against the one below is less than half.
#[test]
fn no_step_of_any_form_leads_down() {
    let long = std::env::var("LUDO_LONG").is_ok_and(|value| value == "1");
    let games = if long { 400 } else { 20 };
    in_every_form(|room, form| {
        if !long && TOWERS.contains(&form.id) {
            return;
        }
        for (below, above) in Strength::ALL.into_iter().zip(&Strength::ALL[1..]) {
            let share = won(room, form, [*above, below], games);
            let name = format!("{} {}: {above} against {below}", room.info().id, form.id);
            println!("{name}: {:.0} %", 100.0 * share);
            assert!(at_most(share, games as f64) >= 0.5, "{name} wins {share} of {games}");
        }
    });
}

/// Steps that lead nowhere are seen here: five small ones are a large one.
#[test]
fn the_highest_beats_the_lowest() {
    in_every_form(|room, form| {
        if !TOWERS.contains(&form.id) {
            let share = won(room, form, [Strength::Strong, Strength::Gentle], 20);
            let name = format!("{} {}", room.info().id, form.id);
            println!("{name}: strong against gentle: {:.0} %", 100.0 * share);
            assert!(share > 0.5, "{name}: strong wins {share} of 20 against gentle");
        }
    });
}

#[test]
fn where_luck_decides_alone_it_is_the_same_who_plays() {
    let mut forms = 0;
    for room in rooms::all() {
        for form in in_company(&**room, true) {
            forms += 1;
            for game in 0..20 {
                let [gentle, strong] = [Strength::Gentle, Strength::Strong].map(|strength| {
                    let players = [strength, Strength::Middle].map(Player::Bot);
                    play(&**room, &form, &players, game)
                });
                assert_eq!(gentle, strong, "{} {}", room.info().id, form.id);
            }
        }
    }
    assert!(forms > 0);
}
