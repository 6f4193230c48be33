//! `--help` in the reader's language. The code says beside each option what it does; the texts say the same in nine languages.
//!
//! `help-play` is what a command is for, `teach-play` its examples, `arg-play-seats` what an option does there, and
//! `arg-json` what one does wherever it stands.

use clap::{Arg, Command};

use crate::texts::Texts;

/// The command with everything that `--help` says in these texts.
pub fn explained(mut command: Command, texts: &Texts) -> Command {
    command.build(); // what clap adds by itself is there from now on
    explain(command, ROOT, texts)
}

const ROOT: &str = "ludogite";

/// How the texts call a command within another.
fn within(name: &str, sub: &Command) -> String {
    match name {
        ROOT => sub.get_name().to_owned(),
        _ => format!("{name}-{}", sub.get_name()),
    }
}

fn explain(command: Command, name: &str, texts: &Texts) -> Command {
    let word = |id: &str| texts.say(id, &[]);
    let command = command
        .help_template(format!(
            "{{about-with-newline}}\n{}\n\n{{all-args}}{{after-help}}",
            texts.labelled(&word("help-usage"), "{usage}")
        ))
        .subcommand_help_heading(heading(texts, "help-commands"))
        .subcommand_value_name(word("help-command"))
        .mut_args(|arg| explain_arg(arg, name, texts))
        .mut_subcommands(|sub| {
            let name = within(name, &sub);
            explain(sub, &name, texts)
        });
    let command = match texts.find(&format!("help-{name}"), &[]) {
        Some(about) => command.about(about),
        None => command,
    };
    match texts.find(&format!("teach-{name}"), &[]) {
        Some(examples) => command.after_help(examples),
        None => command,
    }
}

fn explain_arg(arg: Arg, command: &str, texts: &Texts) -> Arg {
    let heading = if arg.is_positional() {
        "help-arguments"
    } else {
        "help-options"
    };
    let Some(mut help) = said(&arg, command, texts) else {
        return arg;
    };
    if arg.get_action().takes_values() {
        let values = arg
            .get_default_values()
            .iter()
            .map(|value| value.to_string_lossy().into_owned());
        help += &aside(texts, "help-default", values.collect());
        let values = arg.get_possible_values();
        help += &aside(
            texts,
            "help-possible",
            values.iter().map(|value| value.get_name().to_owned()).collect(),
        );
    }
    arg.help(help)
        .help_heading(self::heading(texts, heading))
        .hide_default_value(true)
        .hide_possible_values(true)
}

/// A word before a colon, which clap writes by itself: with whatever stands between them in this language.
fn heading(texts: &Texts, id: &str) -> String {
    let labelled = texts.labelled(&texts.say(id, &[]), "");
    labelled.trim_end().trim_end_matches(':').to_owned()
}

/// What an option does: in this command, or wherever it stands.
fn said(arg: &Arg, command: &str, texts: &Texts) -> Option<String> {
    let own = texts.find(&format!("arg-{command}-{}", arg.get_id()), &[]);
    own.or_else(|| texts.find(&format!("arg-{}", arg.get_id()), &[]))
}

/// ` [default: 5]`; nothing where there is nothing to name.
fn aside(texts: &Texts, id: &str, values: Vec<String>) -> String {
    match values.is_empty() {
        true => String::new(),
        false => format!(" [{}]", texts.labelled(&texts.say(id, &[]), &values.join(", "))),
    }
}

#[cfg(test)]
mod tests {
    use clap::{CommandFactory, ValueEnum};

    use super::*;
    use crate::{Cli, language::Language};

    /// Every command with its name in the texts, the outermost first.
    fn commands(command: &Command, name: &str) -> Vec<(String, Command)> {
        let mut found = vec![(name.to_owned(), command.clone())];
        for sub in command.get_subcommands().filter(|sub| sub.get_name() != "help") {
            found.extend(commands(sub, &within(name, sub)));
        }
        found
    }

    fn all() -> Vec<(String, Command)> {
        let mut command = Cli::command();
        command.build();
        commands(&command, ROOT)
    }

    /// Also that a text which only English has is found: elsewhere its words would be English.
    #[test]
    fn every_command_and_option_is_explained_in_every_language() {
        for language in Language::value_variants() {
            let texts = Texts::only(*language);
            for (name, command) in all() {
                for id in [format!("help-{name}"), format!("teach-{name}")] {
                    assert!(texts.find(&id, &[]).is_some(), "{id} in {}", language.code());
                }
                for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
                    assert!(
                        said(arg, &name, &texts).is_some(),
                        "{name} {} in {}",
                        arg.get_id(),
                        language.code()
                    );
                }
            }
        }
    }

    #[test]
    fn english_says_what_the_code_says() {
        let texts = Texts::of(Language::En);
        for (name, command) in all() {
            for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
                let code = arg.get_help().map(ToString::to_string);
                assert_eq!(said(arg, &name, &texts), code, "{name} {}", arg.get_id());
            }
        }
    }
}
