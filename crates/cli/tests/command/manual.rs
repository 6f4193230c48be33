//! What shells and `man` get.

use crate::ludogite;

#[test]
fn every_shell_completes_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = ludogite(&["completions", shell]).with_code(0).out;
        for word in ["simulate", "engine", "physics"] {
            assert!(script.contains(word), "{word} for {shell}");
        }
    }
    ludogite(&["completions", "abacus"]).with_code(2);
}

#[test]
fn the_manual_says_what_the_help_says_in_every_language() {
    let page = ludogite(&["manual"]).with_code(0).out;
    for part in [".TH ludogite 1", "A house of games", "verify"] {
        assert!(page.contains(part), "{part} in {page}");
    }
    let page = ludogite(&["manual", "play", "--lang", "fr"]).with_code(0).out;
    for part in [".TH ludogite-play 1", "Où écrire", "ludogite play"] {
        assert!(page.contains(part), "{part} in {page}");
    }
    let none = ludogite(&["manual", "dance"]).with_code(2);
    assert!(none.err.contains("no command dance"), "{}", none.err);
}

#[test]
fn whose_work_it_is_is_said() {
    let told = ludogite(&["licenses"]).with_code(0).out;
    // A crate, a package of the page, a font, the words and where their source is.
    for part in [
        "tokio ",
        "svelte ",
        "@fontsource/fredoka ",
        "SIL OPEN FONT LICENSE",
        "Mozilla Public License",
        "grammalecte",
    ] {
        assert!(told.contains(part), "{part}");
    }
}
