//! What is under way on one connection by HTTP/2, where a client says herself how much of each answer she takes: who takes nothing,
//! or too little, is let go, however lively she is otherwise.

use std::{
    collections::HashMap,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use tokio::time::{Instant, sleep_until};

use crate::{config::Limits, door::SLOWEST};

/// Answers are handed out in pieces of so many bytes, so that it is seen how they are taken.
const PIECE: usize = 4 * 1024;

#[derive(Clone, Debug)]
pub struct Streams {
    under_way: Arc<Mutex<UnderWay>>,
    idle: Duration,
    read_within: Duration,
}

#[derive(Debug)]
struct UnderWay {
    /// When something was last begun, or taken.
    moved: Instant,
    /// Bytes that were taken, of all answers.
    taken: u64,
    /// Answers that were begun, and how many.
    answers: HashMap<u64, Answer>,
    begun: u64,
}

#[derive(Debug)]
struct Answer {
    since: Instant,
    moved: Instant,
    /// Bytes that had been taken before.
    taken_before: u64,
}

impl Streams {
    pub fn new(limits: &Limits) -> Streams {
        let under_way = UnderWay {
            moved: Instant::now(),
            taken: 0,
            answers: HashMap::new(),
            begun: 0,
        };
        Streams {
            under_way: Arc::new(Mutex::new(under_way)),
            idle: limits.idle,
            read_within: limits.read_within,
        }
    }

    /// Something has been asked.
    pub fn asked(&self) {
        self.under_way().moved = Instant::now();
    }

    /// An answer that is followed until its last byte has been taken.
    pub fn follow(&self, body: Body) -> Body {
        let now = Instant::now();
        let mut under_way = self.under_way();
        let (no, taken_before) = (under_way.begun, under_way.taken);
        under_way.begun += 1;
        under_way.moved = now;
        under_way.answers.insert(
            no,
            Answer {
                since: now,
                moved: now,
                taken_before,
            },
        );
        let followed = Arc::new(Followed {
            no,
            streams: self.clone(),
        });
        Body::new(InPieces {
            body,
            rest: Bytes::new(),
            followed,
        })
    }

    /// When somebody has taken too little for too long.
    pub async fn stalled(&self) {
        loop {
            let (now, due) = (Instant::now(), self.due());
            if due <= now {
                return;
            }
            // What is begun meanwhile is not due sooner than this.
            let soonest = self.read_within.max(Duration::from_millis(100));
            sleep_until(due.min(now + soonest)).await;
        }
    }

    /// Nothing stands still for longer than an idle connection may, no answer does, and the slowest who is waited for takes so many bytes a second.
    fn due(&self) -> Instant {
        let under_way = self.under_way();
        let of_answer = |answer: &Answer| {
            let taken = Duration::from_millis(1000 * (under_way.taken - answer.taken_before) / SLOWEST);
            (answer.since + self.read_within + taken).min(answer.moved + self.idle)
        };
        let answers = under_way.answers.values().map(of_answer);
        answers.fold(under_way.moved + self.idle, Instant::min)
    }

    fn under_way(&self) -> MutexGuard<'_, UnderWay> {
        self.under_way.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An answer is under way as long as anybody has this: its body, or a piece of it that was not taken yet.
#[derive(Debug)]
struct Followed {
    no: u64,
    streams: Streams,
}

impl Drop for Followed {
    fn drop(&mut self) {
        self.streams.under_way().answers.remove(&self.no);
    }
}

#[derive(Debug)]
struct Piece {
    bytes: Bytes,
    followed: Arc<Followed>,
}

impl AsRef<[u8]> for Piece {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl Drop for Piece {
    fn drop(&mut self) {
        let mut under_way = self.followed.streams.under_way();
        let now = Instant::now();
        under_way.moved = now;
        under_way.taken += self.bytes.len() as u64;
        if let Some(answer) = under_way.answers.get_mut(&self.followed.no) {
            answer.moved = now;
        }
    }
}

#[derive(Debug)]
struct InPieces {
    body: Body,
    /// What is left of what the body gave.
    rest: Bytes,
    followed: Arc<Followed>,
}

impl HttpBody for InPieces {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.rest.is_empty() {
            let Some(frame) = ready!(Pin::new(&mut self.body).poll_frame(cx)?) else {
                return Poll::Ready(None);
            };
            match frame.into_data() {
                Ok(data) => self.rest = data,
                Err(trailers) => return Poll::Ready(Some(Ok(trailers))),
            }
        }
        let length = self.rest.len().min(PIECE);
        let piece = Piece {
            bytes: self.rest.split_to(length),
            followed: self.followed.clone(),
        };
        Poll::Ready(Some(Ok(Frame::data(Bytes::from_owner(piece)))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let (body, rest) = (self.body.size_hint(), self.rest.len() as u64);
        let mut hint = SizeHint::new();
        hint.set_lower(body.lower() + rest);
        if let Some(upper) = body.upper() {
            hint.set_upper(upper + rest);
        }
        hint
    }
}
