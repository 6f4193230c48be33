//! TypeScript from Rust types: what the page reads is never written twice.

use std::{any::TypeId, collections::BTreeMap, fs, path::Path};

use serde::Serialize;
use ts_rs::{Config, TS, TypeVisitor};

use crate::Tells;

/// The declarations of these types and of all they are made of, and constants, as one TypeScript module.
///
/// ```
/// use ludo::{Row, types::Module};
///
/// let text = Module::default().with::<Row>().constant("MOST", 8).text();
/// assert!(text.contains("export const MOST = 8 as const;"));
/// assert!(text.contains("export type Row =") && text.contains("export type Said ="), "and all that a row is made of");
/// ```
#[derive(Default)]
pub struct Module {
    config: Config,
    seen: Vec<TypeId>,
    declarations: BTreeMap<String, String>,
}

impl Module {
    /// With this type and all it is made of.
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Module {
        self.visit::<T>();
        self
    }

    /// A constant that both sides go by: a number, or a list of words.
    ///
    /// # Panics
    /// Where it is no plain data.
    pub fn constant<T: Serialize>(mut self, name: &str, value: T) -> Module {
        let value = serde_json::to_string(&value).expect("plain data");
        self.declarations
            .insert(name.to_owned(), format!("export const {name} = {value} as const;\n"));
        self
    }

    /// `CALLED`: by its verb, the message that says what each of these actions is called. A button says its short form, or the
    /// whole where there is nothing to be told.
    ///
    /// # Panics
    /// Where one of them is no action of this game.
    ///
    /// ```
    /// use diamoniak::Diamoniak;
    /// use ludo::{desk::Desk, types::Module};
    ///
    /// let view = Desk::<Diamoniak>::opening("", 2).view();
    /// let text = Module::default().called::<Diamoniak>(&view, &["draw", "give rose"]).text();
    /// assert!(text.contains(r#"CALLED = {"draw":"diamoniak-action-draw","give":"diamoniak-action-give"}"#), "{text}");
    /// ```
    pub fn called<G: Tells>(self, view: &G::View, actions: &[&str]) -> Module {
        let called = |text: &&str| {
            let action: G::Action = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            let verb = text.split(' ').next().unwrap_or_default();
            (verb.to_owned(), G::called(view, &action).id)
        };
        let called: BTreeMap<_, _> = actions.iter().map(called).collect();
        self.constant("CALLED", called)
    }

    /// A list of things, one on each line, whose type another module declares.
    ///
    /// # Panics
    /// Where they are no plain data.
    ///
    /// ```
    /// use ludo::{Row, Said, types::Module};
    ///
    /// let rows = [Row::new(Said::new("summit-hand"), [])];
    /// let text = Module::default().list_of("ROWS", &rows, "./wire").text();
    /// assert!(text.contains("import type { Row } from './wire';") && text.contains("export const ROWS: Row[] = ["));
    /// ```
    pub fn list_of<T: TS + Serialize>(mut self, name: &str, things: &[T], module: &str) -> Module {
        let kind = T::ident(&self.config);
        let mut text = format!("import type {{ {kind} }} from '{module}';\n\nexport const {name}: {kind}[] = [\n");
        for thing in things {
            text += &format!("  {},\n", serde_json::to_string(thing).expect("plain data"));
        }
        self.declarations.insert(name.to_owned(), text + "];\n");
        self
    }

    /// The module's text.
    pub fn text(&self) -> String {
        let mut text = String::from("// Generated from the Rust types by `cargo xtask types`. Do not edit.\n");
        for declaration in self.declarations.values() {
            text.push('\n');
            text.push_str(declaration);
        }
        text
    }

    /// Looks whether the file is what the Rust types say; with `LUDO_WRITE_TYPES` set, writes it instead.
    ///
    /// # Panics
    /// Where it is stale, or cannot be written.
    pub fn check(&self, file: &Path) {
        let fresh = self.text();
        if std::env::var_os("LUDO_WRITE_TYPES").is_some() {
            fs::create_dir_all(file.parent().expect("a file lies in a folder")).expect("the folder can be made");
            fs::write(file, fresh).expect("the file can be written");
        } else {
            let written = fs::read_to_string(file).unwrap_or_default();
            assert!(written == fresh, "{} is stale: run `cargo xtask types`", file.display());
        }
    }
}

impl TypeVisitor for Module {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if self.seen.contains(&TypeId::of::<T>()) {
            return;
        }
        self.seen.push(TypeId::of::<T>());
        // Only types of ours are declared; the others (numbers, lists) are TypeScript's own.
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            let declaration = format!("{docs}export {}\n", T::decl(&self.config));
            self.declarations.insert(T::ident(&self.config), declaration);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

impl std::fmt::Debug for Module {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.declarations.keys()).finish()
    }
}
