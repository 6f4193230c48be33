//! Chains and constructions as text and as pictures.

use std::sync::Arc;

use domino::{Domino, Options, View, draw};
use ludo::{Game, Seats, Settings, Viewer};

fn seen(options: &str, position: &str) -> View {
    let options = Options::from_text(options).unwrap();
    let state = Domino::set_up(&Arc::new(()), &options, Seats::new(2), position).unwrap();
    state.view(Viewer::Spectator)
}

fn chain() -> View {
    seen(
        "game=traditional",
        "turn 1 play / 1 0 5-6 2-2 / 2 0 0-0 / chain 6-6 <3-6 >2-6 / passes 0 / played 0",
    )
}

fn tower() -> View {
    seen(
        "game=challenge",
        "turn 1 play / 1 0 1-6 1-2 / 2 0 0-0 / built 6-6@0,0,0,h 6-5@1,0,1,v 3-5@0,1,2,h / passes 0 / played 0",
    )
}

#[test]
fn a_chain_is_a_row() {
    assert_eq!(draw::text(&chain()), "[3|6][6|6][6|2]");
}

#[test]
fn a_construction_is_a_plan_of_each_level() {
    let expected = "\
0:
  0  6-6
     0 1
1:
  1    5
       |
  0    6
     0 1
2:
  1  3-5
     0 1
";
    assert_eq!(draw::text(&tower()), expected);
    assert_eq!(draw::levels(&[]), "");
}

/// A picture of each: as many dots as the dominoes have, nothing outside the frame, and everything that opens is closed.
#[test]
fn pictures_show_every_dot() {
    for (view, dots, blocks) in [(chain(), 12 + 9 + 8, 3), (tower(), 12 + 11 + 8, 9)] {
        let svg = draw::svg(&view);
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"), "{svg}");
        assert_eq!(svg.matches("<circle").count(), dots);
        assert!(svg.matches("<polygon").count() >= blocks);
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    }
}
