//! What is told of a game that is over, and of its throws.

use std::{net::IpAddr, sync::Arc};

use axum::{
    extract::{Path, State},
    http::header,
    response::{IntoResponse, Response},
};

use super::asker::{Address, At, Me, Retelling};
use crate::{
    finished::{Finished, Kind},
    gate::RecordText,
    house::House,
    live::Live,
    problem::{Sorry, problem},
};

pub(super) async fn record(State(house): State<Arc<House>>, me: Me, At(live): At) -> Result<Response, Sorry> {
    let game = house.at(&live, None, |state| state.table.agreed().game.clone())?;
    let name = format!("attachment; filename=\"{game}-{}.ludo\"", live.id);
    let record = finished(&house, &me, &live, Kind::Record).await?;
    Ok(([(header::CONTENT_DISPOSITION, name)], record).into_response())
}

pub(super) async fn replay(
    State(house): State<Arc<House>>,
    me: Me,
    At(live): At,
    Retelling(retold): Retelling,
) -> Result<Response, Sorry> {
    finished(&house, &me, &live, Kind::Replay(retold)).await
}

pub(super) async fn read_record(
    State(house): State<Arc<House>>,
    Address(from): Address,
    Retelling(retold): Retelling,
    RecordText(text): RecordText,
) -> Result<Response, Sorry> {
    of_record(&house, from, text, Kind::Replay(retold)).await
}

pub(super) async fn review_record(
    State(house): State<Arc<House>>,
    Address(from): Address,
    RecordText(text): RecordText,
) -> Result<Response, Sorry> {
    of_record(&house, from, text, Kind::Review).await
}

async fn of_record(house: &House, from: IpAddr, text: Vec<u8>, kind: Kind) -> Result<Response, Sorry> {
    let made = house.hindsight.of_record(from, text, kind, house.gentle()).await?;
    Ok(([(header::CONTENT_TYPE, kind.content_type())], made).into_response())
}

pub(super) async fn fair(State(house): State<Arc<House>>, me: Me, At(live): At) -> Result<Response, Sorry> {
    finished(&house, &me, &live, Kind::Fairness).await
}

pub(super) async fn review(State(house): State<Arc<House>>, me: Me, At(live): At) -> Result<Response, Sorry> {
    finished(&house, &me, &live, Kind::Review).await
}

/// What was worked out of a finished game lately, or is now.
async fn finished(house: &Arc<House>, me: &Me, live: &Arc<Live>, kind: Kind) -> Result<Response, Sorry> {
    house.may_look(live, &me.known).await?;
    if house.at(live, None, |state| state.table.owes_seed(house.clock.now()))? {
        house.change(live, None, None, |state, now, out| state.table.tick(now, out))?;
    }
    let key = (live.no, kind);
    let bytes = match house.hindsight.kept_of_game(key) {
        Some(kept) => kept, // only what is on disk is kept
        None => {
            house.at(live, None, |state| Finished::can_be(&state.table))??;
            let taken = house.finished(live, kind);
            house.hindsight.of_game(key, me.from, taken).await?
        }
    };
    Ok(([(header::CONTENT_TYPE, kind.content_type())], bytes).into_response())
}

pub(super) async fn flight(
    State(house): State<Arc<House>>,
    me: Me,
    At(live): At,
    path: Path<(String, String)>,
) -> Result<Response, Sorry> {
    house.may_look(&live, &me.known).await?;
    let nothing = || problem("no-such-thing", "nothing flew in this line");
    let line = path.1.parse().map_err(|_| nothing())?;
    let flight = match house.hindsight.kept((live.no, line)) {
        Some(kept) => kept, // only what is on disk is kept
        None => {
            let taken = house.settled(&live, |table| table.flight(line).ok_or_else(nothing));
            let flight = house.hindsight.flight((live.no, line), me.from, taken).await?;
            flight.ok_or_else(nothing)?
        }
    };
    let kept = "public, max-age=31536000, immutable";
    let headers = [
        (header::CONTENT_TYPE, "application/octet-stream"),
        (header::CACHE_CONTROL, kept),
    ];
    Ok((headers, flight).into_response())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use table::{Out, wire::ToHouse};

    use axum::http::StatusCode;

    use super::*;
    use crate::{
        api::{lobby, table_info},
        finished::Retold,
        guests,
        hindsight::Turn,
        limits::{NOBODY, site},
        trial::{self, Trial},
    };

    fn somebody() -> Me {
        Me {
            known: guests::newcomer("").expect("a guest"),
            set_cookie: None,
            https: false,
            from: NOBODY,
        }
    }

    /// A finished game in the memory of a house: two throws.
    fn finished_game(house: &House) -> Arc<Live> {
        let (mut table, keys) = trial::table("t", "yaminos");
        let mut out = Out::default();
        table.hello(1, None, &trial::claims(&keys), 0, &mut out);
        for key in &keys {
            let (seat, after, what) = (key.seat, table.seq(), "throw".into());
            table.frame(1, ToHouse::Act { seat, after, what }, 0, &mut out);
            while let Some(throw) = out.throw.take() {
                table.landed(throw.thrown(), 0, &mut out);
            }
        }
        house.tables.put(Arc::new(Live::new(1, table, 0)))
    }

    #[tokio::test]
    async fn what_never_reaches_the_disk_is_not_told() {
        let trial = Trial::new().await;
        let (house, live) = (&trial.house, finished_game(&trial.house));
        house.queue.close();
        let here = || State(house.clone());
        let at = || At(live.clone());
        let line = Path(("t".to_owned(), "2".to_owned()));
        let told = [
            table_info(here(), at()).await.into_response(),
            record(here(), somebody(), at()).await.into_response(),
            fair(here(), somebody(), at()).await.into_response(),
            flight(here(), somebody(), at(), line).await.into_response(),
            lobby(here()).await.into_response(),
        ];
        for answer in told {
            assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
        }
        trial.end().await;
    }

    /// Throws are thrown again one game at a time, and the table is free meanwhile.
    #[tokio::test]
    async fn the_verdict_waits_its_turn_without_the_table_and_is_kept() {
        let mut trial = Trial::new().await;
        trial.write();
        let (house, live) = (&trial.house, finished_game(&trial.house));
        let ask = || fair(State(house.clone()), somebody(), At(live.clone()));
        let turn = house.hindsight.turn(Turn::Thought, site(NOBODY)).await;
        let asked = tokio::spawn(ask());
        let waits = async {
            while house.hindsight.waiting() < 1 {
                tokio::task::yield_now().await;
            }
        };
        let waits = tokio::time::timeout(Duration::from_secs(60), waits).await;
        waits.expect("somebody else has the turn");
        assert!(!asked.is_finished());
        assert!(live.is_free(), "nobody has the table meanwhile");
        drop(turn);
        let fairness = body(asked.await.unwrap().unwrap()).await;
        assert!(
            fairness["fair"] == true && fairness["checked"].as_u64() >= Some(2),
            "{fairness}"
        );
        // Who asks now does not need another turn.
        let _turn = house.hindsight.turn(Turn::Thought, site(NOBODY)).await;
        assert_eq!(body(ask().await.unwrap()).await, fairness);
        trial.end().await;
    }

    /// What is written step by step is what it is said to be.
    #[tokio::test]
    async fn a_replay_is_whole() {
        let mut trial = Trial::new().await;
        trial.write();
        let live = finished_game(&trial.house);
        let asked = replay(
            State(trial.house.clone()),
            somebody(),
            At(live.clone()),
            Retelling(Retold { rows: true, eyes: None }),
        );
        let replay = body(asked.await.unwrap()).await;
        let steps = replay["steps"].as_array().expect("steps");
        assert_eq!(steps.len() as u32, live.lock().unwrap().table.seq() + 1);
        assert!(
            steps
                .iter()
                .all(|step| step["view"].is_object() && step["rows"].is_array()),
            "{replay}"
        );
        assert!(replay["info"]["phase"] == "over" && replay["result"]["ranks"].is_array());
        trial.end().await;
    }

    async fn body(answer: Response) -> serde_json::Value {
        let bytes = axum::body::to_bytes(answer.into_body(), usize::MAX).await;
        serde_json::from_slice(&bytes.expect("a body")).expect("JSON")
    }
}
