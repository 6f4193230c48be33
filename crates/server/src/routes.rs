//! Routes that say what they are: the router and its description for programs (OpenAPI 3.1) are made from the same rows, so that nothing is
//! served that is not described, and nothing described that is not served.

use std::sync::Arc;

use axum::{
    Router,
    handler::Handler,
    routing::{MethodRouter, delete, get, post, put},
};
use schemars::JsonSchema;
use serde_json::{Map, Value, json};
use table::{schema::Forms, wire::Problem};

use crate::house::House;

const JSON: &str = "application/json";
const TEXT: &str = "text/plain";

/// Routes, and what is said about them.
pub struct Routes {
    router: Router<Arc<House>>,
    paths: Map<String, Value>,
    forms: Forms,
}

impl Routes {
    pub fn new() -> Routes {
        Routes {
            router: Router::new(),
            paths: Map::new(),
            forms: Forms::at("/components/schemas"),
        }
    }

    pub fn get<H: Handler<T, Arc<House>>, T: 'static>(self, path: &str, handler: H, says: Says) -> Routes {
        self.on("get", path, get(handler), says)
    }

    pub fn post<H: Handler<T, Arc<House>>, T: 'static>(self, path: &str, handler: H, says: Says) -> Routes {
        self.on("post", path, post(handler), says)
    }

    pub fn put<H: Handler<T, Arc<House>>, T: 'static>(self, path: &str, handler: H, says: Says) -> Routes {
        self.on("put", path, put(handler), says)
    }

    pub fn delete<H: Handler<T, Arc<House>>, T: 'static>(self, path: &str, handler: H, says: Says) -> Routes {
        self.on("delete", path, delete(handler), says)
    }

    fn on(mut self, method: &str, path: &str, served: MethodRouter<Arc<House>>, says: Says) -> Routes {
        let described = says.described(path, &mut self.forms);
        let methods = self.paths.entry(path).or_insert_with(|| json!({}));
        methods[method] = described;
        let router = self.router.route(path, served);
        Routes { router, ..self }
    }

    /// The router, and the document that describes it.
    pub fn done(mut self) -> (Router<Arc<House>>, Value) {
        self.forms.written::<Problem>();
        let document = json!({
            "openapi": "3.1.0",
            "info": {
                "title": "Ludogîte",
                "version": env!("CARGO_PKG_VERSION"),
                "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
                "description": "A house of games open day and night. Every error has a Problem as its body. Any route may answer 429 to \
                    whoever asks too often, with Retry-After, and 503 when the house is full. The live game itself goes over a WebSocket \
                    at /ws/{table}; docs/protocol.md describes it, and /api/schema/{game} has the form of everything that travels there.",
            },
            "servers": [{ "url": "/" }],
            "paths": self.paths,
            "components": { "schemas": self.forms.all() },
        });
        (self.router, document)
    }
}

type Form = fn(&mut Forms) -> Value;
/// Of which kind it is, and its form.
type Body = (&'static str, Form);

/// What a route is for, what it takes, and what it answers.
pub struct Says {
    purpose: &'static str,
    asks: Vec<(&'static str, &'static str, Form)>,
    takes: Option<Body>,
    answers: Vec<(u16, &'static str, Option<Body>)>,
}

/// What a route is for.
pub fn says(purpose: &'static str) -> Says {
    Says {
        purpose,
        asks: Vec::new(),
        takes: None,
        answers: Vec::new(),
    }
}

impl Says {
    /// A part of the query that may be left out.
    pub fn asks<T: JsonSchema>(mut self, name: &'static str, what: &'static str) -> Says {
        self.asks.push((name, what, Forms::read::<T>));
        self
    }

    pub fn takes<T: JsonSchema>(mut self) -> Says {
        self.takes = Some((JSON, Forms::read::<T>));
        self
    }

    pub fn takes_text(mut self) -> Says {
        self.takes = Some((TEXT, Forms::read::<String>));
        self
    }

    pub fn gives<T: JsonSchema>(self, what: &'static str) -> Says {
        self.answers::<T>(200, what)
    }

    pub fn answers<T: JsonSchema>(mut self, status: u16, what: &'static str) -> Says {
        self.answers.push((status, what, Some((JSON, Forms::written::<T>))));
        self
    }

    pub fn gives_text(mut self, what: &'static str) -> Says {
        self.answers.push((200, what, Some((TEXT, Forms::written::<String>))));
        self
    }

    pub fn gives_bytes(mut self, what: &'static str) -> Says {
        let bytes: Form = |_| json!({});
        self.answers
            .push((200, what, Some(("application/octet-stream", bytes))));
        self
    }

    /// An answer without a body.
    pub fn nods(mut self, status: u16, what: &'static str) -> Says {
        self.answers.push((status, what, None));
        self
    }

    /// With these statuses, each for its usual reason.
    pub fn refuses<const N: usize>(mut self, statuses: [u16; N]) -> Says {
        let refusals = statuses.map(|status| (status, reason(status), Some((JSON, Forms::written::<Problem> as Form))));
        self.answers.extend(refusals);
        self
    }

    fn described(self, path: &str, forms: &mut Forms) -> Value {
        let mut content = |(kind, form): Body| {
            let mut content = json!({});
            content[kind] = json!({ "schema": form(forms) });
            content
        };
        let mut answers = Map::new();
        for (status, what, body) in self.answers {
            let mut answer = json!({ "description": what });
            if let Some(body) = body {
                answer["content"] = content(body);
            }
            if status == 429 {
                answer["headers"] =
                    json!({ "Retry-After": { "description": "seconds", "schema": { "type": "integer" } } });
            }
            answers.insert(status.to_string(), answer);
        }
        let mut described = json!({ "summary": self.purpose, "responses": answers });
        if let Some(body) = self.takes {
            described["requestBody"] = json!({ "required": true, "content": content(body) });
        }
        let in_path = path
            .split('/')
            .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        let in_path = in_path
            .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
            .collect::<Vec<_>>();
        let asked = self.asks.into_iter().map(
            |(name, what, form)| json!({ "name": name, "in": "query", "description": what, "schema": form(forms) }),
        );
        let parameters: Vec<Value> = in_path.into_iter().chain(asked).collect();
        if !parameters.is_empty() {
            described["parameters"] = json!(parameters);
        }
        described
    }
}

fn reason(status: u16) -> &'static str {
    match status {
        400 => "what is wrong with it",
        403 => "not yours, or another site acts for you",
        404 => "there is no such thing",
        409 => "not at this moment",
        413 => "too long",
        426 => "this is where a WebSocket is opened",
        429 => "too much; `Retry-After` says when to try again",
        _ => unreachable!("a status that no route refuses with"),
    }
}
