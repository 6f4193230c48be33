//! With hindsight: luck and skill add up to the score, and nobody finds fault with the best.

use std::sync::Arc;

use ludo::{
    Asked, Awaits, Care, Choice, Choices, Game, Header, Hosted, Line, Measure, Note, Play, Player, Record, Review,
    Sample, Seat, Seats, Settings, Sitter, Start, Strength, Sum, Viewer, What, Who, review,
};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use yaminos::{Action, Options, Phase, Yaminos, yam::coach::Coach};

fn header(options: &str, seats: usize) -> Header {
    Header {
        game: Yaminos::ID.to_owned(),
        edition: Yaminos::EDITION,
        options: Options::from_text(options).unwrap().to_text(),
        seats: Seats::new(seats),
        sitters: (0..seats).map(|_| Sitter::default()).collect(),
        commitment: None,
        same_luck: false,
        start: Start::Opening,
    }
}

fn line(who: Who, what: impl ToString) -> Line {
    Line {
        at: 0,
        who,
        what: What::Game(what.to_string().into()),
    }
}

/// Plays on to the end, each seat by its player.
fn play_on(play: &mut Play<Yaminos>, players: &[Player], rng: &mut ChaCha8Rng) {
    loop {
        let state = *play.state();
        let next = match state.awaits() {
            Awaits::Nothing => return,
            Awaits::Chance => line(Who::Chance, state.quick_draw(rng)),
            awaits => {
                let seat = awaits.who().first().unwrap();
                let action = match players[seat.index()] {
                    Player::Random => state.sample(seat, rng),
                    Player::Bot(strength) => {
                        let view = state.view(Viewer::Seat(seat));
                        Yaminos::advise(&Arc::new(()), &view, seat, strength, rng)
                            .unwrap()
                            .action
                    }
                };
                line(Who::Seat(seat), action)
            }
        };
        play.push(next).unwrap();
    }
}

fn game(options: &str, players: &str, seed: u64) -> (Record, Vec<i32>) {
    let players: Vec<Player> = players.split(' ').map(|word| word.parse().unwrap()).collect();
    let mut play = Play::open(Arc::new(()), header(options, players.len())).unwrap();
    play_on(&mut play, &players, &mut ChaCha8Rng::seed_from_u64(seed));
    (play.record(), play.state().scores().to_vec())
}

fn reviewed(record: &Record) -> Review {
    review::<Yaminos>(Arc::new(()), record, &mut || {})
        .unwrap()
        .expect("it is over")
}

fn sums(review: &Review) -> Vec<Sum> {
    review
        .seats
        .iter()
        .map(|seat| seat.sum.expect("it is solved"))
        .collect()
}

#[test]
fn luck_and_what_was_lost_make_the_score() {
    for (options, players, seed) in [
        ("game=yam rounds=1", "random", 1),
        ("game=yam rounds=2", "middle random", 2),
        ("game=yam rounds=1 tieBreak=on", "easy strong middle", 3),
        ("game=yam rounds=1 plusMoins=together soloPairOnce=on", "random", 9),
        ("game=prog", "random strong", 4),
        ("game=prog branchingProgression=on", "easy", 5),
        ("game=highest", "easy easy easy", 6),
        ("game=throws", "easy easy", 7),
        ("game=longest", "random strong", 8),
    ] {
        let (record, scores) = game(options, players, seed);
        let review = reviewed(&record);
        for (seat, score) in sums(&review).iter().zip(scores) {
            assert_eq!(seat.end, f64::from(score));
            assert!((seat.start + seat.luck - seat.lost - seat.end).abs() < 1e-9, "{seat:?}");
            assert!(seat.lost >= 0.0);
        }
        assert!(review.remarks.is_sorted_by_key(|remark| remark.line));
        for remark in &review.remarks {
            assert!(
                remark.best.is_none() || remark.after <= remark.before + 1e-9,
                "{remark:?}"
            );
        }
    }
}

/// Every choice is there, and what is called best is worth what it is said to be.
#[test]
fn what_is_called_best_is_worth_it() {
    let (record, _) = game("game=yam rounds=1", "random", 4);
    let review = reviewed(&record);
    let seat = Seat::from_index(0);
    let mut play = Play::<Yaminos>::open(Arc::new(()), record.header.clone()).unwrap();
    let mut choices = review.remarks.iter().filter(|remark| remark.best.is_some());
    let mut faults = 0;
    for (done, number) in record.lines.iter().zip(1..) {
        if done.who == Who::Seat(seat) {
            let remark = choices.next().expect("every choice is remarked on");
            assert_eq!((remark.line, &remark.what), (number, &done.what.to_string()));
            let mut best = play.clone();
            best.push(line(done.who, remark.best.as_ref().unwrap())).unwrap();
            let worth = Yaminos::COACH.unwrap().expected_score(best.state(), seat).unwrap();
            assert!((worth - remark.before).abs() < 1e-9, "{remark:?}: {worth}");
            faults += usize::from(remark.best.as_ref() != Some(&remark.what));
        }
        play.push(done.clone()).unwrap();
    }
    assert!(
        choices.next().is_none() && faults > 5,
        "a random player does not play well: {faults}"
    );
}

#[test]
fn the_strong_player_loses_nothing() {
    let review = reviewed(&game("game=yam rounds=1", "strong easy", 5).0);
    assert!(
        sums(&review)[0].lost < 1e-9 && sums(&review)[1].lost > 10.0,
        "{:?}",
        review.seats
    );
    let first = Seat::from_index(0);
    let hers = review.remarks.iter().filter(|remark| remark.seat == first);
    assert!(hers.clone().count() > 20);
    assert!(
        hers.into_iter()
            .all(|remark| remark.best.as_ref().is_none_or(|best| *best == remark.what))
    );
}

/// A choice that was taken back is not held against her.
#[test]
fn what_is_taken_back_is_forgotten() {
    let seat = Seat::from_index(0);
    let mut play = Play::<Yaminos>::open(Arc::new(()), header("game=yam rounds=1", 1)).unwrap();
    let throws = ["Y0 0/0 Y1 0/5 Y2 1/6 Y3 3/3 Y4 3/5 Y5 0/4 Y6 3/4", "Y0 1/4"];
    for (act, throw) in ["throw", "throw Y0"].iter().zip(throws) {
        play.push(line(Who::Seat(seat), act)).unwrap();
        play.push(line(Who::Chance, throw)).unwrap();
    }
    play.push(line(Who::Seat(seat), "announce super")).unwrap();
    let finished = |mut play: Play<Yaminos>| {
        play_on(
            &mut play,
            &[Player::Bot(Strength::Strong)],
            &mut ChaCha8Rng::seed_from_u64(1),
        );
        reviewed(&play.record())
    };
    let foolish = finished(play.clone());
    let undo = Line {
        at: 0,
        who: Who::Seat(seat),
        what: What::House(Note::Undo(5)),
    };
    play.push(undo).unwrap();
    assert_eq!(
        review::<Yaminos>(Arc::new(()), &play.record(), &mut || {}),
        Ok(None),
        "it is not over"
    );
    let taken_back = finished(play);
    assert!(sums(&foolish)[0].lost > sums(&taken_back)[0].lost + 10.0);
    assert!(foolish.remarks.iter().any(|remark| remark.line == 5));
    assert!(taken_back.remarks.iter().all(|remark| remark.line != 5));
    let seat = sums(&taken_back)[0];
    assert!((seat.start + seat.luck - seat.lost - seat.end).abs() < 1e-9);
}

/// Nothing to find fault with is said only where something was weighed.
#[test]
fn what_nobody_weighed_is_not_called_good() {
    for (options, choices) in [
        ("game=yam rounds=1", Choices::Weighed),
        ("game=longest", Choices::Weighed),
        ("game=highest", Choices::None),
        ("game=target throws=2", Choices::None),
    ] {
        let review = reviewed(&game(options, "strong strong", 6).0);
        assert_eq!((review.choices, review.extra_turns), (choices, false), "{options}");
        let moments = review.seats.iter().flat_map(|seat| &seat.moments);
        assert!(choices == Choices::Weighed || moments.count() == 0, "{options}");
    }
}

/// An extra turn of those who are level is played for itself: the coach says nothing of it.
#[test]
fn a_broken_tie_is_not_reviewed() {
    let options = "game=yam rounds=1 tieBreak=on";
    let tied = (0..5_000)
        .map(|seed| game(options, "random random", seed))
        .find(|(record, _)| {
            let play = Play::<Yaminos>::replay(Arc::new(()), record).unwrap();
            !play.state().view(Viewer::Spectator).contenders.is_empty()
        });
    let (record, scores) = tied.expect("now and then two are level");
    let review = reviewed(&record);
    let sums = sums(&review);
    assert!(review.extra_turns && sums[0].end == sums[1].end, "they were level");
    assert!(sums[0].end <= f64::from(scores[0].max(scores[1])));
    for seat in sums {
        assert!((seat.start + seat.luck - seat.lost - seat.end).abs() < 1e-9);
    }
}

/// The hint names what the best choice and the next best are worth, whatever the moment of the turn.
#[test]
fn hints_have_figures() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let options = Options::from_text("game=yam rounds=1").unwrap();
    let (coach, seat) = (Coach::new(&options), Seat::from_index(0));
    let mut play = Play::<Yaminos>::open(Arc::new(()), header("game=yam rounds=1", 1)).unwrap();
    while play.state().outcome().is_none() {
        let state = *play.state();
        if state.awaits() == Awaits::Chance {
            play.push(line(Who::Chance, state.quick_draw(&mut rng))).unwrap();
            continue;
        }
        let choice = advised(&state, Strength::Strong);
        if state.phase() != Phase::Ready {
            let mut worths: Vec<f64> = coach.choices(&state).iter().map(|(_, value)| *value).collect();
            worths.sort_by(|a, b| b.total_cmp(a));
            assert_eq!(choice.reason, Some("yaminos-why-worth"));
            let [("best", best), ("next", next)] = choice.figures[..] else {
                panic!("{choice:?}")
            };
            assert!(
                (best - worths[0]).abs() < 1e-9 && (next - worths[1]).abs() < 1e-9,
                "{choice:?}"
            );
        }
        play.push(line(Who::Seat(seat), state.sample(seat, &mut rng))).unwrap();
    }
}

/// What she has in mind is worth what the coach says of it; a box that she has chosen may still be filled or announced.
#[test]
fn hints_are_compared_with_what_she_has_in_mind() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let options = Options::from_text("game=yam rounds=1").unwrap();
    let (coach, seat) = (Coach::new(&options), Seat::from_index(0));
    let mut play = Play::<Yaminos>::open(Arc::new(()), header("game=yam rounds=1", 1)).unwrap();
    let mut kinds = [0, 0];
    while play.state().outcome().is_none() {
        let state = *play.state();
        if state.awaits() == Awaits::Chance {
            play.push(line(Who::Chance, state.quick_draw(&mut rng))).unwrap();
            continue;
        }
        let (view, advice) = (state.view(Viewer::Seat(seat)), advised(&state, Strength::Strong));
        let compared = |mine: Action| Yaminos::COACH.unwrap().compare(&view, advice.clone(), &mine);
        let choices = coach.choices(&state);
        for &(mine, _) in choices.iter().filter(|_| state.phase() != Phase::Ready) {
            let meant = |action: Action| match (mine, action) {
                (Action::Fill(row), Action::Announce(other)) => row == other,
                _ => mine == action,
            };
            let worth = choices
                .iter()
                .filter(|(action, _)| meant(*action))
                .map(|(_, worth)| *worth);
            let (choice, same) = (compared(mine), meant(advice.action));
            let reason = ["yaminos-why-worth-yours", "yaminos-why-worth-same"][usize::from(same)];
            assert_eq!((choice.action, choice.reason), (advice.action, Some(reason)));
            let [("best", best), ("mine", said)] = choice.figures[..] else {
                panic!("{choice:?}")
            };
            assert_eq!(said, worth.fold(f64::NEG_INFINITY, f64::max), "{mine}");
            assert!(
                (best - advice.figures[0].1).abs() < 1e-9 && said <= best + 1e-9,
                "{choice:?}"
            );
            kinds[usize::from(same)] += 1;
        }
        // What may not be done now is not compared.
        let never = Action::Agree(2);
        assert_eq!(compared(never), advice);
        play.push(line(Who::Seat(seat), state.sample(seat, &mut rng))).unwrap();
    }
    assert!(kinds[0] > kinds[1] && kinds[1] >= 12, "{kinds:?}");
}

/// YAM-BASE-10: Stop or throw: what a turn of the basic game then brings, the better one first, as long as only
/// points count.
#[test]
fn yam_base_10_hints_have_figures() {
    let (mut stopped, mut threw) = (0, 0);
    let mut play = Play::<Yaminos>::open(Arc::new(()), header("game=base goal=999", 2)).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    while stopped < 20 || threw < 20 {
        let state = *play.state();
        if state.awaits() == Awaits::Chance {
            play.push(line(Who::Chance, state.quick_draw(&mut rng))).unwrap();
            continue;
        }
        let choice = advised(&state, Strength::Strong);
        let worth: Vec<f64> = choice.figures.iter().map(|(_, figure)| *figure).collect();
        let at_stake = f64::from(state.view(Viewer::Spectator).worth);
        match choice.action {
            Action::Stop => {
                assert_eq!((choice.reason, worth[0]), (Some("yaminos-why-bank-worth"), at_stake));
                assert!(worth[1] <= worth[0] && worth[1] > 0.0, "{worth:?}");
                stopped += 1;
            }
            Action::Throw(_) if state.phase() == Phase::Lay => {
                assert_eq!((choice.reason, worth[1]), (Some("yaminos-why-risk-worth"), at_stake));
                assert!(worth[0] > worth[1], "{worth:?}");
                threw += 1;
            }
            _ => assert!(worth.is_empty()),
        }
        let seat = state.awaits().who().first().unwrap();
        play.push(line(Who::Seat(seat), choice.action)).unwrap();
    }
}

fn advised(state: &Yaminos, strength: Strength) -> Choice<Action> {
    let seat = state.awaits().who().first().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    Yaminos::advise(&Arc::new(()), &state.view(Viewer::Seat(seat)), seat, strength, &mut rng).unwrap()
}

/// YAM-BASE-11: what was thrown is weighed as just that: with few left every throw is gone through, and the best is named.
#[test]
fn yam_base_11_which_to_throw_is_weighed() {
    let table = "Y0:1/4 Y1:2/3 Y2:0/3@Y4 Y3:3/3@Y2 Y4:0/6@Y6 Y5:1/3@Y3+ Y6:6/6*";
    let position = format!("turn 1 lay / round 4 / 1 16 / 2 30 / table {table} / thrown Y0 Y1 Y5 casts 2");
    let options = Options::from_text("game=base").unwrap();
    let state = Yaminos::set_up(&Arc::new(()), &options, Seats::new(2), &position).unwrap();
    let seat = Seat::from_index(0);
    let weighed = |done: &str| {
        let asked = Asked {
            kit: &Arc::new(()),
            view: &state.view(Viewer::Seat(seat)),
            seat,
            done: &done.parse::<Action>().unwrap(),
            care: Care::Thorough,
        };
        let weighed = Yaminos::COACH.unwrap().weigh(&asked, &mut ChaCha8Rng::seed_from_u64(1));
        weighed.expect("it can be gone through")
    };
    let [one, both, stop] = ["throw Y1", "throw Y0 Y1", "stop"].map(weighed);
    assert_eq!(format!("{:.6}", one.done), "10.667857", "as the puzzle has it");
    assert_eq!((one.done, one.most), (one.most, both.most), "nothing is better");
    assert!(
        both.done < both.most && stop.done == 7.0 && stop.most == one.most,
        "{both:?} {stop:?}"
    );
    assert_eq!(both.best, ["throw Y1".parse().unwrap()]);
    assert_eq!(advised(&state, Strength::Strong).action, both.best[0]);
}

/// Where others can change what somebody comes to, or nobody has worked it out, luck is not told apart; but what mattered is.
#[test]
fn what_mattered_is_told_in_every_game() {
    for (options, measure) in [
        ("game=base", Measure::Expected),
        ("game=line", Measure::Points),
        ("game=minimum", Measure::Expected),
        ("game=muggins", Measure::Expected),
        ("game=more", Measure::Expected),
        ("game=even", Measure::Expected),
    ] {
        let (record, _) = game(options, "random strong", 6);
        let review = reviewed(&record);
        assert_eq!(review, reviewed(&record), "the same record, the same review");
        let first = &review.seats[0];
        assert!(
            first.sum.is_none() && (1..=3).contains(&first.moments.len()),
            "{options}: {review:?}"
        );
        for line in &first.moments {
            let told = { review.remarks.iter() }.find(|remark| remark.line == *line && remark.seat.index() == 0);
            let told = told.expect("each moment has a remark");
            assert!(
                told.measure == Some(measure) || told.measure == Some(Measure::Chance),
                "{told:?}"
            );
            assert!(told.called.is_some() && told.best_called.is_some(), "{told:?}");
        }
    }
}

/// Tous en ligne: what could have been laid of the throw, and what it would have made.
#[test]
fn a_better_arrangement_is_named() {
    let mut play = Play::<Yaminos>::open(Arc::new(()), header("game=line goal=10", 2)).unwrap();
    let throw = "Y0 0/0 Y1 0/5 Y2 1/6 Y3 3/3 Y4 3/5 Y5 0/4 Y6 3/4";
    let seats = [0, 1].map(Seat::from_index);
    for (seat, acts) in [(seats[0], "lay Y0; lay Y1 at Y0; stop"), (seats[1], "stop")] {
        play.push(line(Who::Seat(seat), "throw")).unwrap();
        play.push(line(Who::Chance, throw)).unwrap();
        for act in acts.split("; ") {
            play.push(line(Who::Seat(seat), act)).unwrap();
        }
    }
    play_on(
        &mut play,
        &[Player::Bot(Strength::Strong); 2],
        &mut ChaCha8Rng::seed_from_u64(1),
    );
    let review = reviewed(&play.record());
    let told = review
        .remarks
        .iter()
        .find(|remark| remark.line == 5)
        .expect("it mattered");
    // Two in a chain and five left over; all but 1/6 go into one chain.
    assert_eq!(
        (told.after, told.before, told.measure),
        (-1.0, 35.0, Some(Measure::Points)),
        "{told:?}"
    );
    let named = told.best_called.as_ref().unwrap().to_string();
    let pieces = named.split_once("chains=").expect("chains are named").1.split(' ');
    assert_eq!(pieces.filter(|piece| piece.contains('-')).count(), 6, "{named}");
}
