//! Yaminos in characters: rows of them with their names below, chains in a line, and chains that branch as trees.

use ludo::{Ink, Reader};

use crate::Lying;

/// How a face is drawn.
type Draw<'a> = &'a dyn Fn([u8; 2]) -> String;

/// As wide as `[1|4]Y0`, which stands in trees.
const NAMED_WIDTH: usize = 7;

/// One colour for each number, like the dots on the page.
const INKS: [Ink; 7] = [
    Ink::Black,
    Ink::Red,
    Ink::Blue,
    Ink::Green,
    Ink::Magenta,
    Ink::Yellow,
    Ink::Cyan,
];

pub(super) fn face(face: [u8; 2], reader: &dyn Reader) -> String {
    let [left, right] = face.map(|digit| reader.ink(INKS[usize::from(digit)], &digit.to_string()));
    format!("[{left}|{right}]")
}

/// Side by side, each with its name below.
pub(super) fn row(tiles: &[Lying], draw: Draw) -> Vec<String> {
    if tiles.is_empty() {
        return Vec::new();
    }
    let faces: Vec<String> = tiles.iter().map(|tile| draw(tile.face)).collect();
    let names: Vec<String> = tiles.iter().map(|tile| format!(" Y{}  ", tile.yamino)).collect();
    vec![faces.join(" "), names.join(" ").trim_end().to_owned()]
}

/// Every chain, in the order of the yaminos that begin them.
pub(super) fn chains(laid: &[Lying], draw: Draw) -> Vec<Vec<String>> {
    let beginnings = laid.iter().filter(|tile| tile.at.is_none());
    beginnings
        .map(|first| match line(laid, first) {
            Some(line) => row(&turned(line), draw),
            None => tree(laid, first, draw),
        })
        .collect()
}

fn hanging_on<'a>(laid: &'a [Lying], host: &Lying) -> Vec<&'a Lying> {
    laid.iter().filter(|tile| tile.at == Some(host.yamino)).collect()
}

/// From end to end, where the chain does not branch.
fn line(laid: &[Lying], first: &Lying) -> Option<Vec<Lying>> {
    let arms = hanging_on(laid, first);
    if arms.len() > 2 {
        return None;
    }
    let mut whole = vec![first];
    for (arm, &next) in arms.iter().enumerate() {
        let mut along = vec![next];
        while let Some(&end) = along.last() {
            match hanging_on(laid, end)[..] {
                [] => break,
                [only] => along.push(only),
                _ => return None,
            }
        }
        if arm == 0 {
            whole.splice(0..0, along.into_iter().rev());
        } else {
            whole.extend(along);
        }
    }
    Some(whole.into_iter().cloned().collect())
}

/// Equal numbers touch: each is turned towards the one before it, the first towards the second.
fn turned(mut line: Vec<Lying>) -> Vec<Lying> {
    for i in 0..line.len() {
        let [low, high] = line[i].face;
        let wrong = if i > 0 {
            line[i - 1].face[1] != low
        } else {
            line.get(1).is_some_and(|next| !next.face.contains(&high))
        };
        if wrong {
            line[i].face = [high, low];
        }
    }
    line
}

/// The one that begins it on the left, and everything that hangs on it to the right.
fn tree(laid: &[Lying], tile: &Lying, draw: Draw) -> Vec<String> {
    let host = laid.iter().find(|other| Some(other.yamino) == tile.at);
    let [low, high] = tile.face;
    let face = if host.is_some_and(|host| !host.face.contains(&low)) {
        [high, low]
    } else {
        [low, high]
    };
    let own = format!("{}Y{}", draw(face), tile.yamino);
    let arms = hanging_on(laid, tile);
    let Some(last) = arms.len().checked_sub(1) else {
        return vec![own];
    };
    let mut rows = Vec::new();
    for (i, &arm) in arms.iter().enumerate() {
        let (fork, below) = match (i, i == last) {
            (0, true) => ("───", "   "),
            (0, false) => ("─┬─", " │ "),
            (_, false) => (" ├─", " │ "),
            (_, true) => (" └─", "   "),
        };
        for (j, row) in tree(laid, arm, draw).into_iter().enumerate() {
            let before = if i + j == 0 {
                own.clone()
            } else {
                " ".repeat(NAMED_WIDTH)
            };
            rows.push(format!("{before}{}{row}", if j == 0 { fork } else { below }));
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(yamino: u8, face: [u8; 2], at: Option<u8>) -> Lying {
        Lying {
            yamino,
            face,
            said: crate::tells::piece(face),
            laid: true,
            at,
            fresh: false,
        }
    }

    fn drawn(laid: &[Lying]) -> Vec<Vec<String>> {
        chains(laid, &|[left, right]| format!("[{left}|{right}]"))
    }

    #[test]
    fn a_line_is_turned_so_that_equal_numbers_touch() {
        let laid = [
            tile(4, [4, 4], None),
            tile(0, [1, 4], Some(4)),
            tile(1, [4, 6], Some(4)),
            tile(3, [5, 6], Some(1)),
        ];
        assert_eq!(
            drawn(&laid),
            [["[1|4] [4|4] [4|6] [6|5]", " Y0    Y4    Y1    Y3"].map(str::to_owned)]
        );
    }

    #[test]
    fn two_that_begin_are_two_chains_and_one_alone_is_a_chain() {
        let laid = [tile(0, [1, 4], None), tile(2, [2, 2], None), tile(4, [1, 2], Some(0))];
        let both = drawn(&laid);
        assert_eq!(both.len(), 2);
        assert_eq!(both[0][0], "[2|1] [1|4]");
        assert_eq!(both[1][0], "[2|2]");
    }

    #[test]
    fn a_chain_that_branches_is_a_tree() {
        let laid = [
            tile(5, [5, 5], None),
            tile(1, [0, 5], Some(5)),
            tile(4, [3, 5], Some(5)),
            tile(3, [3, 3], Some(4)),
            tile(0, [3, 6], Some(3)),
            tile(2, [0, 3], Some(3)),
            tile(6, [1, 5], Some(5)),
        ];
        let expected = [
            "[5|5]Y5─┬─[5|0]Y1",
            "        ├─[5|3]Y4───[3|3]Y3─┬─[3|6]Y0",
            "        │                   └─[3|0]Y2",
            "        └─[5|1]Y6",
        ];
        assert_eq!(drawn(&laid), [expected.map(str::to_owned)]);
    }
}
