//! *What would you do?* One position for everybody: who answers is counted, what is answered nobody hears before it is revealed.

mod common;

use common::{
    House,
    night::{Night, plan, until},
};
use serde_json::{Value, json};

const THROW: &str = "throw Y1 Y4";

async fn device_does(night: &Night, device: &Value, what: &str) -> common::Answer {
    let wish = json!({ "what": what, "device": device });
    night.house.post(&night.path("/do"), &wish).await
}

/// What is told of the question to a page that says this first.
async fn question(night: &Night, hello: Value, fits: impl Fn(&Value) -> bool) -> Value {
    let mut page = night.page(hello).await;
    until(&mut page, |info| fits(&info["question"])).await["question"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_told_at_once_and_to_nobody_before() {
    let night = Night::begin(House::open().await, plan("free")).await;
    let one = night
        .comes(json!([{ "picture": "owl", "name": "" }, { "picture": "cat", "name": "" }]))
        .await;
    let other = night.fox().await;
    let host = json!({ "host": night.host });
    let answer = device_does(&night, &other, &format!("answer 3 {THROW}")).await;
    assert_eq!(answer.code(), "evening-refusal-no-question", "{}", answer.body);
    assert_eq!(night.host_does("ask yaminos/keep/9999").await.code(), "no-such-puzzle");
    Night::is_fine(&night.host_does("ask yaminos/keep/1").await);
    assert_eq!(
        night.host_does("ask yaminos/keep/2").await.code(),
        "evening-refusal-question-open"
    );
    assert_eq!(device_does(&night, &one, "reveal").await.code(), "not-your-evening");

    // The position, what can be done there, and whether that answers.
    let acts = |acts: &[&str]| json!({ "question": 1, "acts": acts });
    let moment = night.house.post(&night.path("/question"), &acts(&[])).await.json();
    let legal = moment["legal"].as_array().expect("legal");
    assert!(legal.contains(&json!(THROW)) && moment["view"].is_object(), "{moment}");
    let tried = night
        .house
        .post(&night.path("/question/try"), &acts(&[THROW]))
        .await
        .json();
    assert_eq!(
        (&tried["answers"], &tried["refusal"]),
        (&json!(true), &json!(null)),
        "{tried}"
    );
    let tried = night
        .house
        .post(&night.path("/question/try"), &acts(&["stop"]))
        .await
        .json();
    assert!(
        tried["answers"] == json!(false) && tried["refusal"].is_object(),
        "{tried}"
    );

    // Each for herself, and otherwise as long as nobody has been told.
    for (what, code) in [
        (format!("answer 1 {THROW}"), "not-your-evening"),
        ("answer 3 stop".to_owned(), "yaminos-refusal-other-game"),
    ] {
        assert_eq!(device_does(&night, &other, &what).await.code(), code, "{what}");
    }
    assert_eq!(
        night.host_does(&format!("answer 1 {THROW}")).await.code(),
        "not-your-evening"
    );
    Night::is_fine(&device_does(&night, &one, "answer 1 throw Y1").await);
    Night::is_fine(&device_does(&night, &one, &format!("answer 1 {THROW}")).await);
    Night::is_fine(&device_does(&night, &one, &format!("answer 2 {THROW}")).await);
    Night::is_fine(&device_does(&night, &other, "answer 3 throw Y4").await);

    let three = |question: &Value| question["answered"] == json!(3);
    let of_host = question(&night, host.clone(), three).await;
    assert_eq!(of_host["who"], json!([1, 2, 3]));
    let of_one = question(&night, json!({ "device": one }), three).await;
    assert_eq!(of_one["mine"].as_array().map(Vec::len), Some(2));
    let of_screen = question(&night, json!({}), three).await;
    assert_eq!((&of_screen["who"], &of_screen["mine"]), (&json!([]), &json!([])));
    for told in [&of_host, &of_one, &of_screen] {
        assert!(told["revealed"].is_null(), "{told}");
        assert!(!told.to_string().contains("Y4") || told["mine"] != json!([]), "{told}");
    }
    let kept = night.house.get(&night.path("/log")).await.body + &night.house.get(&night.path("/export")).await.body;
    assert!(
        kept.contains("ask yaminos/keep/1") && !kept.contains(" answer "),
        "{kept}"
    );

    // The house is closed in the middle, and knows what was answered.
    let night = night.again().await;
    assert_eq!(question(&night, host.clone(), three).await, of_host);
    Night::is_fine(&night.host_does("reveal").await);
    assert_eq!(
        device_does(&night, &other, "answer 3 throw Y1").await.code(),
        "evening-refusal-no-question"
    );
    let told = |question: &Value| !question["revealed"].is_null();
    let of_host = question(&night, host, told).await;
    let counts = |question: &Value| -> Vec<(bool, u64, Value, bool)> {
        let answers = question["revealed"]["answers"].as_array().expect("answers").iter();
        let row = |row: &Value| {
            let right = row["right"].as_bool().expect("right or not");
            let mine = row["mine"].as_bool().expect("hers or not");
            (right, row["count"].as_u64().expect("so many"), row["who"].clone(), mine)
        };
        answers.map(row).collect()
    };
    assert_eq!(
        counts(&of_host),
        [(true, 2, json!([1, 2]), false), (false, 1, json!([3]), false)]
    );
    let of_other = question(&night, json!({ "device": other }), told).await;
    assert_eq!(
        counts(&of_other),
        [(true, 2, json!([]), false), (false, 1, json!([]), true)]
    );
    assert_eq!(of_other["revealed"]["best"], of_host["revealed"]["answers"][0]["acts"]);
    let worth = &of_other["revealed"]["answers"][1]["worth"];
    assert_eq!(worth["id"], "puzzle-choice", "what it loses is said: {worth}");
    let night = night.again().await;
    assert_eq!(question(&night, json!({ "host": night.host }), told).await, of_host);
    Night::is_fine(&night.host_does("done").await);
    question(&night, json!({}), Value::is_null).await;
}

/// Where an answer is many acts, what was laid counts, in whatever order.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_may_take_many_acts() {
    let night = Night::begin(House::open().await, plan("free")).await;
    let device = night
        .comes(json!([{ "picture": "owl", "name": "" }, { "picture": "cat", "name": "" }]))
        .await;
    Night::is_fine(&night.host_does("ask yaminos/prog/1").await);
    let [one, other] = [
        "lay Y6, lay Y2 at Y6, lay Y3 at Y6, lay Y0 at Y3, lay Y5 at Y0, lay Y4 at Y5, lay Y1 at Y4, stop",
        "lay Y6, lay Y3 at Y6, lay Y0 at Y3, lay Y5 at Y0, lay Y4 at Y5, lay Y1 at Y4, lay Y2 at Y6, stop",
    ];
    Night::is_fine(&device_does(&night, &device, &format!("answer 1 {one}")).await);
    Night::is_fine(&device_does(&night, &device, &format!("answer 2 {other}")).await);
    Night::is_fine(&night.host_does("reveal").await);
    let told = question(&night, json!({}), |question| !question["revealed"].is_null()).await;
    let answers = told["revealed"]["answers"].as_array().expect("answers");
    assert_eq!(answers.len(), 1, "{answers:?}");
    assert_eq!((&answers[0]["count"], &answers[0]["right"]), (&json!(2), &json!(true)));
    // With everything that was laid, more acts can be asked about; what answers is not laid.
    let wish = json!({ "question": 1, "acts": ["lay Y6", "stop", "stop"] });
    let beyond = night.house.post(&night.path("/question"), &wish).await;
    assert_eq!(beyond.code(), "evening-refusal-no-answer");
    // What has no room in an answer is not looked at.
    for path in ["/question", "/question/try"] {
        let wish = json!({ "question": 1, "acts": vec!["lay Y6"; 30] });
        let endless = night.house.post(&night.path(path), &wish).await;
        assert_eq!(endless.code(), "unreadable", "{path}");
    }
}
