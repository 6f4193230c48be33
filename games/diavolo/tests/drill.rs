//! What the page tells somebody who trains alone is what the rules say.

use diavolo::{Order, Throw};

#[test]
fn every_answer_of_the_drill_is_that_of_the_rules() {
    let lines: Vec<&str> = include_str!("../web/drill.txt").lines().collect();
    for line in &lines {
        let (throw, told) = line.split_once(" = ").expect("a throw and its answer");
        let throw: Throw = throw.parse().expect(line);
        assert_eq!(told, serde_json::to_string(&throw.answer()).unwrap(), "{line}");
    }
    for order in Order::ALL {
        let of = lines.iter().filter(|line| line.starts_with(order.name())).count();
        assert_eq!(of, 50, "{order}");
    }
}
