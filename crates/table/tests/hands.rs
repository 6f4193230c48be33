//! The fastest hand wins, over any line: who is far away loses nothing by it, and who lies about her time gains nothing.

mod network;

use network::{Line, Network, Trick, shares};
use serde_json::Value;
use table::UNREST_MS;

/// Milliseconds each way.
const LINES: [u64; 3] = [0, 80, 250];

fn within(shares: &[f64], of: f64) -> bool {
    shares
        .iter()
        .all(|share| (share - 1.0 / shares.len() as f64).abs() <= of)
}

#[test]
fn equally_fast_hands_win_equally_often_over_any_line() {
    let corrected = shares(&LINES.map(Line::honest), true, 1000);
    println!("shares of 0, 80 and 250 ms each way, 1000 turns, corrected: {corrected:.3?}");
    assert!(within(&corrected, 0.03), "{corrected:?}");

    let silent = LINES.map(|each_way_ms| Line {
        says: |devil, _| vec![format!("take {devil}")],
        ..Line::honest(each_way_ms)
    });
    let by_arrival = shares(&silent, false, 1000);
    println!("the same by arrival: {by_arrival:.3?}");
    assert!(by_arrival[2] < 0.1 && by_arrival[0] > 0.4, "{by_arrival:?}");
}

/// Some turns in which the last page lies; the others are honest.
fn with_a_liar(liar: Line, turns: usize) -> Network {
    let lines = [Line::honest(40), Line::honest(250), liar];
    let mut network = Network::new(&lines, &[("twoDice", "on")], true, 7);
    network.play(turns);
    assert!(network.receipts.len() >= turns.min(4));
    network
}

/// No stamp that counts is earlier than the hand really was, whatever the page says: there is nothing to be gained.
#[test]
fn who_lies_about_her_time_gains_nothing() {
    let lies: [(&str, network::Says); 5] = [
        ("in the past", |devil, ms| vec![format!("take {devil} {}", ms - 300)]),
        ("before the reveal", |devil, _| vec![format!("take {devil} 0")]),
        ("faster than a hand", |devil, _| vec![format!("take {devil} 149")]),
        ("her own stamp, as the house would write it", |devil, ms| {
            vec![format!("take {devil} 150 said 150 lag {ms}")]
        }),
        ("a flood of stamps", |devil, ms| {
            (0..60).map(|i| format!("take {devil} {}", ms * i / 60)).collect()
        }),
    ];
    for each_way_ms in [0, 40, 250] {
        for (name, says) in lies {
            let liar = Line {
                says,
                ..Line::honest(each_way_ms)
            };
            let network = with_a_liar(liar, 4);
            for (receipt, hand) in network.receipts.iter().zip(&network.hands[2]) {
                let counts = receipt["results"][2]["at"].as_u64().unwrap_or(u64::MAX);
                assert!(
                    counts >= u64::from(*hand),
                    "{name} over {each_way_ms} ms: {counts} < {hand}"
                );
            }
        }
    }
}

#[test]
fn who_grabs_before_the_dice_lie_is_refused() {
    let hasty = Line {
        before: &["take red 1", "take grey", "take black 150"],
        ..Line::honest(40)
    };
    let network = with_a_liar(hasty, 4);
    let refused = network.refused.iter().filter(|rule| *rule == "DIAVOLO-13");
    assert!(refused.count() >= 3 * network.receipts.len());
    for (receipt, hand) in network.receipts.iter().zip(&network.hands[2]) {
        assert_eq!(
            receipt["results"][2]["at"], *hand,
            "what she did later, with the dice before her, counts"
        );
    }
}

/// Who sees that she has no answer and goes is stood in for from then on, and not from the moment the dice lay there.
#[test]
fn who_goes_while_hands_are_counted_does_not_win_by_it() {
    let goes = Line {
        says: |_, _| vec![network::GOES.to_owned()],
        ..Line::honest(40)
    };
    // Nobody else takes anything, so that the turn waits for whoever stands in.
    let waits = Line {
        says: |_, ms| vec![format!("leave {ms}")],
        ..Line::honest(40)
    };
    let mut stood_in = 0;
    for seed in 1..=12 {
        let lines = [waits, waits, goes];
        let mut network = Network::new(&lines, &[("twoDice", "on")], true, seed);
        network.play(1);
        if let Some(at) = network.receipts[0]["results"][2]["at"].as_u64() {
            stood_in += 1;
            assert!(
                at > network::GOES_AFTER_MS,
                "seed {seed}: {at} ms after the dice were seen"
            );
        }
    }
    assert!(stood_in > 0, "nobody was in time to stand in");
}

/// The same hands over the same lines in another order of arrival: the same verdict.
#[test]
fn the_order_of_arrival_does_not_matter() {
    let verdicts = |each_way: [u64; 3]| {
        let mut network = Network::new(&each_way.map(Line::honest), &[("twoDice", "on")], true, 11);
        network.play(1);
        let results = network.receipts[0]["results"].as_array().unwrap().clone();
        let hands: Vec<u32> = network.hands.iter().map(|hands| hands[0]).collect();
        let stamps: Vec<u64> = results.iter().map(|result| result["at"].as_u64().unwrap()).collect();
        assert!(stamps.iter().zip(&hands).all(|(at, hand)| *at == u64::from(*hand)));
        let mut ranked: Vec<usize> = (0..3).collect();
        ranked.sort_by_key(|i| hands[*i]);
        // Two devils for three: the slowest hand has none, wherever it sits and however far away.
        assert_eq!(results[ranked[2]]["verdict"], "late", "{results:?}");
        ranked[..2]
            .iter()
            .for_each(|i| assert_eq!(results[*i]["verdict"], "right"));
    };
    verdicts([0, 0, 0]);
    verdicts([0, 80, 250]);
    verdicts([250, 80, 0]);
}

/// What was said, what counts and what the line allows stand on the receipt, for everyone to see.
#[test]
fn a_receipt_tells_what_was_cut() {
    let liar = Line {
        says: |devil, _| vec![format!("take {devil} 0")],
        ..Line::honest(80)
    };
    let mut network = Network::new(&[Line::honest(250), liar], &[], true, 3);
    network.play(1);
    let results = network.receipts[0]["results"].as_array().unwrap();
    let [far, liar] = &results[..] else { panic!() };
    assert_eq!(far["at"], far["said"], "her line explains what she says");
    assert_eq!(far["lag"], 500);
    assert_eq!((&liar["said"], &liar["lag"]), (&Value::from(0), &Value::from(160)));
    assert!(
        liar["at"].as_u64().unwrap() >= 500,
        "as fast as she was, and no faster: {liar}"
    );
}

#[test]
fn what_was_played_replays_to_the_same_and_is_fair() {
    let room = rooms::find("diavolo").unwrap();
    for seed in 1..=3 {
        let mut network = Network::new(&LINES.map(Line::honest), &[], true, seed);
        network.play(20);
        let record = network.table.record().unwrap();
        let text = record.to_string();
        let again = room.replay(&text.parse().unwrap()).unwrap();
        assert_eq!(again.lines(), record.lines);
        // The receipts come out of the record as they came from the table.
        let mut fresh = again.reopened();
        let told = record.lines.iter().flat_map(|line| fresh.push(line.clone()).unwrap());
        let events: Vec<Value> = told
            .map(|addressed| serde_json::from_str(addressed.event.get()).unwrap())
            .collect();
        let receipts: Vec<&Value> = events.iter().filter(|event| event["type"] == "counted").collect();
        assert!(network.receipts.len() > 3);
        for (told, replayed) in network.receipts.iter().zip(receipts) {
            assert_eq!(told, replayed);
        }
    }
}

/// What is drawn stands in no line yet, and still nobody can have other dice by pulling the plug.
#[test]
fn after_a_crash_the_same_dice_lie_in_the_box() {
    let mut network = Network::new(&[Line::honest(20), Line::honest(20)], &[("twoDice", "on")], true, 5);
    let sealed = network.play_until_sealed(0);
    network.crash();
    assert_eq!(network.play_until_sealed(1), sealed);
    network.play(2);
    assert_eq!(network.receipts.len(), 2, "and the game goes on");
}

/// Lines are not always equally fast; who sits at the end of one loses next to nothing by it.
#[test]
fn restless_lines_lose_little() {
    let restless = LINES.map(|each_way_ms| Line {
        unrest_ms: 8,
        ..Line::honest(each_way_ms)
    });
    let shares = shares(&restless, true, 1000);
    println!("shares over lines that take up to 8 ms longer each way: {shares:.3?}");
    assert!(within(&shares, 0.03), "{shares:?}");
}

/// Who answers some pings late, so as to look far away when it counts, is not believed.
#[test]
fn who_holds_answers_back_gains_nothing() {
    let tricks: [(&str, network::HoldsBack); 4] = [
        ("behind keys", |n| if n % 2 == 0 { 400 } else { 0 }),
        ("behind boxes", |n| if n % 2 == 1 { 400 } else { 0 }),
        ("once the line is known", |n| if n > 1 { 400 } else { 0 }),
        ("more and more", |n| 40 * (n - 1)),
    ];
    for each_way_ms in [0, 40] {
        for (name, holds_back) in tricks {
            let liar = Line {
                says: |devil, ms| vec![format!("take {devil} {}", ms.saturating_sub(400))],
                holds_back,
                ..Line::honest(each_way_ms)
            };
            let network = with_a_liar(liar, 6);
            for (receipt, hand) in network.receipts.iter().zip(&network.hands[2]) {
                let counts = receipt["results"][2]["at"].as_u64().unwrap_or(u64::MAX);
                assert!(
                    counts + u64::from(UNREST_MS) >= u64::from(*hand),
                    "{name} over {each_way_ms} ms: {counts} instead of {hand}"
                );
            }
        }
    }
}

/// Whoever was seen to be fast once in a game is not believed to be slow later, whichever way she takes to become another line:
/// the fastest trip belongs to the seat.
#[test]
fn who_becomes_another_line_gains_nothing() {
    let tricks = [
        Trick::Reconnects,
        Trick::OpensASecondPage,
        Trick::LeavesAndReturns,
        Trick::SaysHelloAgain,
        Trick::TheHouseRestarts,
    ];
    for trick in tricks {
        for each_way_ms in [0, 40] {
            let liar = Line {
                says: |devil, ms| vec![format!("take {devil} {}", ms.saturating_sub(600))],
                becomes: Some((trick, 600)),
                ..Line::honest(each_way_ms)
            };
            let network = with_a_liar(liar, 6);
            assert!(network.receipts.len() > 3, "{trick:?}: too few turns to tell");
            for (receipt, hand) in network.receipts.iter().zip(&network.hands[2]) {
                let counts = receipt["results"][2]["at"].as_u64().unwrap_or(u64::MAX);
                assert!(
                    counts + u64::from(UNREST_MS) >= u64::from(*hand),
                    "{trick:?} over {each_way_ms} ms: {counts} instead of {hand}"
                );
            }
        }
    }
}
