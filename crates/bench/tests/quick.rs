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
fn moves_are_made_while_the_house_is_backed_up() {
    let backups = quick("backups");
    assert!(backups["made"].as_u64().unwrap() > 0, "{backups}");
    for round in ["without", "during"] {
        assert!(backups[round][0]["p99Ms"].as_f64().is_some(), "{backups}");
    }
}

#[test]
fn hands_are_counted_at_tables_of_six() {
    let race = quick("race");
    assert!(race["turns"].as_u64().unwrap() > 0, "{race}");
    assert!(race["shown"]["p99Ms"].as_f64().is_some() && race["verdict"]["p99Ms"].as_f64().is_some());
}

#[test]
fn our_strongest_player_replies_at_several_tables_at_once() {
    let replies = quick("replies");
    assert!(replies["replies"].as_u64().unwrap() > 0, "{replies}");
    assert!(replies["p95Ms"].as_f64() <= replies["longestMs"].as_f64(), "{replies}");
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

#[test]
fn everybody_comes_in_and_hears_how_it_ends() {
    let evening = quick("evening");
    for night in evening["nights"].as_array().unwrap() {
        for figure in ["insideMs", "seatedMs", "toldP99Ms", "toldLastMs", "residentMb"] {
            assert!(night[figure].as_f64() > Some(0.0), "{night}");
        }
        assert_eq!(night["seenP99Ms"].is_null(), night["lookers"] == 0, "{night}");
    }
}

#[test]
fn evenings_of_every_size_are_paired() {
    let pairing = quick("pairing");
    let sizes = pairing["sizes"].as_array().unwrap();
    assert!(
        sizes.iter().all(|size| size["worstMs"].as_f64() > Some(0.0)),
        "{pairing}"
    );
    assert!(
        pairing["beside"].is_null(),
        "a peer is fetched only where it is measured"
    );
}

#[test]
fn moves_are_made_while_games_are_looked_back_on() {
    let reviews = quick("review");
    assert!(reviews["made"].as_u64().unwrap() > 0, "{reviews}");
    assert_eq!(reviews["forms"][0]["name"], "diamoniak/castles");
    for round in ["without", "during"] {
        assert!(reviews[round][0]["p99Ms"].as_f64().is_some(), "{reviews}");
    }
}
