//! Everything that can be measured without the network can be measured at all. How fast it is, no test says.

use std::process::Command;

use serde_json::Value;

fn quick(section: &str) -> Value {
    let bench = Command::new(env!("CARGO_BIN_EXE_ludo-bench"))
        .args([section, "--quick", "--json"])
        .output()
        .expect("it runs");
    assert!(bench.status.success(), "{}", String::from_utf8_lossy(&bench.stderr));
    serde_json::from_slice(&bench.stdout).expect("one JSON object")
}

#[test]
fn games_are_played_at_random() {
    let playouts = quick("playouts");
    for engine in playouts["engines"].as_array().unwrap() {
        let left_out = engine["name"].as_str().unwrap().contains("OpenSpiel");
        assert_eq!(engine["gamesPerCpuSecond"].is_null(), left_out, "{engine}");
    }
}

#[test]
fn every_way_to_lay_a_word_is_found_for_every_rack() {
    let moves = quick("moves");
    let racks = moves["racks"].as_array().unwrap();
    assert_eq!(racks.len(), 7);
    assert!(racks.iter().all(|rack| rack["moves"].as_u64() > Some(0)), "{moves}");
}

#[test]
fn our_server_and_the_relay_take_the_same_load() {
    let servers = quick("server");
    for scenario in servers["scenarios"].as_array().unwrap() {
        for server in scenario["servers"].as_array().unwrap() {
            assert_eq!(server["problem"], Value::Null, "{server}");
            for round in server["rounds"].as_array().unwrap() {
                assert!(round["movesPerSecond"].as_f64().unwrap() > 0.0, "{round}");
            }
        }
        let rounds = |name: &str| {
            let mut servers = scenario["servers"].as_array().unwrap().iter();
            let server = servers.find(|server| server["server"] == name).unwrap();
            server["rounds"].as_array().unwrap().len()
        };
        let all = ["ours", "relay", "boardgameIo", "colyseus"];
        assert_eq!(all.map(rounds), [1, 1, 0, 0]);
    }
}

#[test]
fn hands_are_counted_at_tables_of_six() {
    let race = quick("race");
    assert!(race["turns"].as_u64().unwrap() > 0, "{race}");
    assert!(race["shown"]["p99Ms"].as_f64().is_some() && race["verdict"]["p99Ms"].as_f64().is_some());
}

#[test]
fn the_disk_keeps_what_is_written() {
    assert!(quick("store")["syncsPerSecond"].as_f64().unwrap() > 0.0);
}

#[test]
fn bots_think() {
    let thinking = quick("thinking");
    for what in ["simulationsPerCpuSecond", "nodesPerCpuSecond"] {
        assert!(thinking[what].as_f64().unwrap() > 0.0, "{thinking}");
    }
}

#[test]
fn dominoes_are_let_go_over_towers() {
    for column in quick("towers")["columns"].as_array().unwrap() {
        assert!(column["msPerPlacement"].as_f64().unwrap() > 0.0, "{column}");
    }
}
