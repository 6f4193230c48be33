//! TypeScript from Rust types: what the page reads is never written twice.

use std::{any::TypeId, collections::BTreeMap, fs, path::Path};

use serde::Serialize;
use ts_rs::{Config, TS, TypeVisitor};

use crate::Tells;

/// The declarations of these types and of all they are made of, and constants, as one TypeScript module.
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
    pub fn constant<T: Serialize>(mut self, name: &str, value: T) -> Module {
        let value = serde_json::to_string(&value).expect("plain data");
        self.declarations
            .insert(name.to_owned(), format!("export const {name} = {value} as const;\n"));
        self
    }

    /// `CALLED`: by its verb, the message that says what each of these actions is called. A button says its short form, or the
    /// whole where there is nothing to be told.
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

    /// Fails if the file is not what the Rust types say; with `LUDO_WRITE_TYPES` set, writes it instead.
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
