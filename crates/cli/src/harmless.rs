//! Text from elsewhere on its way to a terminal: what could drive the screen is shown instead of done.

use std::fmt::Write;

use ludo::is_printed;

/// Control characters as their pictures, and a mark for whatever else is not seen as itself. Each is one
/// character for one, so that columns stay; ends of rows stay too.
pub fn harmless(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    text.chars()
        .map(|c| match c {
            '\n' => c,
            '\0'..='\x1f' => char::from_u32(0x2400 + u32::from(c)).unwrap_or(char::REPLACEMENT_CHARACTER),
            '\x7f' => '␡',
            c if !is_printed(c) => char::REPLACEMENT_CHARACTER,
            c => c,
        })
        .collect()
}

/// JSON in which no string drives a terminal either: what JSON leaves as it is, is escaped, and means the same.
pub fn harmless_json(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    for c in json.chars() {
        if is_printed(c) {
            text.push(c);
            continue;
        }
        for unit in c.encode_utf16(&mut [0; 2]) {
            write!(text, "\\u{unit:04x}").expect("a string takes everything");
        }
    }
    text
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
        let told = "a\x1b\u{9b}\u{2067}\u{7f}\u{e0041}é";
        let json = serde_json::to_string(told).unwrap();
        let shown = harmless_json(&json);
        assert!(shown.chars().all(is_printed), "{shown}");
        assert_eq!(serde_json::from_str::<String>(&shown).unwrap(), told);
    }
}
