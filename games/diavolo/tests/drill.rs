//! What the page tells somebody who trains alone is what the rules say.

use diavolo::{Lying, Order, Throw};

#[test]
fn every_answer_and_every_word_of_the_drill_is_that_of_the_rules() {
    let lines: Vec<&str> = include_str!("../web/drill.txt").lines().collect();
    for line in &lines {
        let parts: Vec<&str> = line.split('\t').collect();
        let [throw, told, said] = parts[..] else {
            panic!("a throw, its answer and its dice in words: {line}")
        };
        let throw: Throw = throw.parse().expect(line);
        assert_eq!(told, serde_json::to_string(&throw.answer()).unwrap(), "{line}");
        assert_eq!(said, serde_json::to_string(&Lying::from(throw).said).unwrap(), "{line}");
    }
    for order in Order::ALL {
        let of = lines.iter().filter(|line| line.starts_with(order.name())).count();
        assert_eq!(of, 50, "{order}");
    }
}
