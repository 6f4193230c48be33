//! Text from elsewhere on its way to a terminal: what could drive the screen is shown instead of done.

use std::fmt::Write;

/// Control characters as their pictures, and a mark for whatever else moves the cursor or turns text round. Each is one
/// character for one, so that columns stay; ends of rows stay too.
pub fn harmless(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    text.chars()
        .map(|c| match c {
            '\n' => c,
            '\0'..='\x1f' => char::from_u32(0x2400 + u32::from(c)).unwrap_or(char::REPLACEMENT_CHARACTER),
            '\x7f' => '␡',
            c if drives_a_terminal(c) => char::REPLACEMENT_CHARACTER,
            c => c,
        })
        .collect()
}

/// JSON in which no string drives a terminal either: what JSON leaves as it is, is escaped, and means the same.
pub fn harmless_json(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    for c in json.chars() {
        if drives_a_terminal(c) {
            write!(text, "\\u{:04x}", u32::from(c)).expect("a string takes everything");
        } else {
            text.push(c);
        }
    }
    text
}

/// Controls, ends of rows that are no row's end here, and what changes the direction of text (Unicode's UAX 9).
fn drives_a_terminal(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{206f}' | '\u{fff9}'..='\u{fffb}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_drives_a_terminal_is_shown() {
        let shown = harmless("a\x1b[2Jb\u{9b}5mc\x07\u{202e}d\x7f\te\r\nf\rg");
        assert_eq!(shown, "a␛[2Jb\u{fffd}5mc␇\u{fffd}d␡␉e\nf␍g");
        assert_eq!(harmless("Zoé, 🐉 et l’été\n"), "Zoé, 🐉 et l’été\n");
    }

    #[test]
    fn json_means_the_same() {
        let told = "a\x1b\u{9b}\u{2067}\u{7f}é";
        let json = serde_json::to_string(told).unwrap();
        let shown = harmless_json(&json);
        assert!(!shown.chars().any(drives_a_terminal), "{shown}");
        assert_eq!(serde_json::from_str::<String>(&shown).unwrap(), told);
    }
}
