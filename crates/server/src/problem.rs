//! Problems as HTTP answers.

use axum::{
    Json,
    http::{StatusCode, header},
    response::{AppendHeaders, IntoResponse, Response},
};
use table::wire::Problem;

pub fn problem(code: &str, detail: impl Into<String>) -> Problem {
    Problem::new(code, &detail.into())
}

/// An answer that is not what was asked for.
#[derive(Debug)]
pub struct Sorry(pub Problem);

impl From<Problem> for Sorry {
    fn from(problem: Problem) -> Sorry {
        Sorry(problem)
    }
}

impl From<anyhow::Error> for Sorry {
    /// Our own fault: the log says what it was, the answer only that it was.
    fn from(error: anyhow::Error) -> Sorry {
        tracing::error!("{error:#}");
        Sorry(problem("broken", "something broke on our side"))
    }
}

impl IntoResponse for Sorry {
    fn into_response(self) -> Response {
        let later = retry_after(&self.0.code).map(|seconds| (header::RETRY_AFTER, seconds));
        (status(&self.0.code), AppendHeaders(later), Json(self.0)).into_response()
    }
}

/// Seconds after which it is worth trying again.
pub fn retry_after(code: &str) -> Option<&'static str> {
    match code {
        "busy" | "too-fast" => Some("5"),
        "too-many-codes" => Some("80"),
        "too-many-tables"
        | "too-many-sockets"
        | "too-many-connections"
        | "table-full"
        | "house-full"
        | "closed-for-now" => Some("60"),
        _ => None,
    }
}

pub fn status(code: &str) -> StatusCode {
    match code {
        "no-such-table" | "no-such-code" | "no-such-game" | "no-such-thing" | "no-such-evening" => {
            StatusCode::NOT_FOUND
        }
        "wrong-method" => StatusCode::METHOD_NOT_ALLOWED,
        "not-your-seat" | "not-your-evening" | "not-the-host" | "not-your-house" | "old-link" | "other-origin" => {
            StatusCode::FORBIDDEN
        }
        "already-playing" | "seat-taken" | "one-seat-each" | "not-over" | "other-day" | "day-not-over"
        | "round-not-over" | "of-an-evening" | "thrown-out" => StatusCode::CONFLICT,
        "too-large" => StatusCode::PAYLOAD_TOO_LARGE,
        "not-json" => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        "no-upgrade" => StatusCode::UPGRADE_REQUIRED,
        "too-slow" => StatusCode::REQUEST_TIMEOUT,
        "too-fast"
        | "too-many-codes"
        | "too-many-tables"
        | "too-many-sockets"
        | "too-many-connections"
        | "table-full" => StatusCode::TOO_MANY_REQUESTS,
        "house-full" | "busy" | "closed-for-now" => StatusCode::SERVICE_UNAVAILABLE,
        "broken" | "broken-table" => StatusCode::INTERNAL_SERVER_ERROR,
        // An evening refuses in its own words.
        _ if code.starts_with("evening-refusal-") => StatusCode::CONFLICT,
        _ => StatusCode::BAD_REQUEST,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever is told "too much" is told when to come back.
    #[test]
    fn too_much_says_when_to_try_again() {
        let too_much = [
            "too-fast",
            "too-many-codes",
            "too-many-tables",
            "too-many-sockets",
            "too-many-connections",
            "table-full",
        ];
        for code in too_much {
            let answer = Sorry(problem(code, "later")).into_response();
            assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS, "{code}");
            let seconds = answer.headers()[header::RETRY_AFTER].to_str().unwrap().parse::<u32>();
            assert!(seconds.is_ok_and(|seconds| seconds > 0), "{code}");
        }
    }
}
