//! A castle in characters, growing part by part: gate, wall, wall, tower, tower, roof with its flag.

/// How wide and high the drawing is.
pub const WIDTH: usize = 12;
pub const HEIGHT: usize = 4;

/// The whole castle, and below each character the number of the part it belongs to.
/// `e` stands for the emblem of its colour.
const WHOLE: [&str; HEIGHT] = [
    r"     |>     ", //
    r" /\ /__\ /\ ",
    r" ||ee/\ee|| ",
    r" ||ee||ee|| ",
];
const PARTS: [&str; HEIGHT] = [
    "     66     ", //
    " 44 6666 55 ",
    " 4422113355 ",
    " 4422113355 ",
];

/// So many parts stand; where one is missing on the ground there is a dot.
pub fn draw(parts: u8, emblem: char) -> [String; HEIGHT] {
    std::array::from_fn(|row| {
        let cells = WHOLE[row].chars().zip(PARTS[row].chars());
        cells
            .map(|(cell, part)| match part.to_digit(10) {
                Some(part) if part <= parts.into() => {
                    if cell == 'e' {
                        emblem
                    } else {
                        cell
                    }
                }
                Some(_) if row == HEIGHT - 1 => '.',
                _ => ' ',
            })
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_can_be_seen() {
        let drawings: Vec<_> = (0..=6).map(|parts| draw(parts, '*')).collect();
        for pair in drawings.windows(2) {
            assert_ne!(pair[0], pair[1]);
        }
        for drawing in &drawings {
            assert!(drawing.iter().all(|row| row.chars().count() == WIDTH));
        }
        assert_eq!(drawings[0][3].trim(), "..........");
        assert_eq!(drawings[6], WHOLE.map(|row| row.replace('e', "*")));
        assert_eq!(
            drawings[3].join("\n").trim_end(),
            [
                " ".repeat(12),
                " ".repeat(12),
                "   **/\\**   ".into(),
                " ..**||**..".into()
            ]
            .join("\n")
        );
    }
}
