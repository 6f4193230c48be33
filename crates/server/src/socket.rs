//! One socket of a page: frames in, frames out, and nothing that waits without end.

use std::{
    cell::RefCell,
    future::poll_fn,
    mem,
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    task::Poll,
    time::Duration,
};

use axum::{
    body::Bytes,
    extract::ws::{CloseFrame, Message, WebSocket, close_code},
};
use futures_util::{SinkExt, task::AtomicWaker};
use table::{
    Conn, Measured, Trips,
    wire::{About, FromHouse, Problem, ToHouse},
};
use tokio::time::timeout;

use crate::{
    clock::Clock,
    config::WAITING_FRAMES,
    crowd::Counted,
    house::House,
    limits::{Bucket, Rate},
    live::Live,
    problem::problem,
};

/// Frames that came too fast, less those that did not, before the socket is closed.
const MOST_STRIKES: u32 = 60;

/// A greeting every two seconds, and one more when it bursts out of you.
const GREETINGS: Rate = Rate {
    per_second_milli: 500,
    burst: 2,
};

/// How long a page may take to read what it is sent, or to hear why its socket is closed.
const READ_WITHIN: Duration = Duration::from_secs(5);

const HEARD_OUT: Duration = Duration::from_secs(1);

/// Bytes of frames that wait for the next one, to be written together: an answer and the news behind it.
const SHORT: usize = 512;

/// Frames that travel together: one write, one awakening.
pub type Parcel = Vec<Message>;

/// The house's end of a socket.
#[derive(Debug)]
pub struct Socket {
    pub conn: Conn,
    pub from: IpAddr,
    /// Why she may not look on here.
    pub shut: Option<Problem>,
    /// What is to be sent. Nothing follows a farewell.
    waiting: Mutex<Parcel>,
    sender: AtomicWaker,
    heard: AtomicU64,
    clock: Arc<Clock>,
    trips: Mutex<Trips>,
}

impl Socket {
    pub fn open(house: &House, from: IpAddr, shut: Option<Problem>) -> Arc<Socket> {
        Arc::new(Socket {
            conn: house.next_conn(),
            from,
            shut,
            waiting: Mutex::default(),
            sender: AtomicWaker::new(),
            heard: AtomicU64::new(house.clock.now()),
            clock: house.clock.clone(),
            trips: Mutex::default(),
        })
    }

    /// Never waits: who cannot keep up is let go, and comes back by herself.
    pub fn send(&self, parcel: Parcel) {
        for message in &parcel {
            if let Message::Ping(payload) = message {
                self.trips().left(payload, self.clock.now());
            }
        }
        let mut waiting = self.waiting();
        if ends(&waiting) {
            return;
        }
        if waiting.len() >= WAITING_FRAMES {
            *waiting = vec![close(close_code::AGAIN, "come back")];
        } else if waiting.is_empty() {
            *waiting = parcel;
        } else {
            waiting.extend(parcel);
        }
        drop(waiting);
        self.sender.wake();
    }

    /// All that is to be sent now.
    pub fn take(&self) -> Parcel {
        mem::take(&mut *self.waiting())
    }

    /// The same, once there is something.
    pub async fn next(&self) -> Parcel {
        let take = |cx: &mut std::task::Context| {
            self.sender.register(cx.waker());
            match self.take() {
                nothing if nothing.is_empty() => Poll::Pending,
                parcel => Poll::Ready(parcel),
            }
        };
        poll_fn(take).await
    }

    fn waiting(&self) -> MutexGuard<'_, Parcel> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn ping(&self) {
        self.send(vec![Message::Ping(Bytes::new())]);
    }

    /// A ping to be sent behind what left the house now, so that its answer says how long such things are on their way.
    pub fn measuring(&self, now: u64) -> Message {
        Message::Ping(Bytes::copy_from_slice(&self.trips().ping(now)))
    }

    /// How slow this line is, as the house measured it.
    pub fn measured(&self) -> Measured {
        self.trips().measured()
    }

    fn trips(&self) -> MutexGuard<'_, Trips> {
        self.trips.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The house closes; the page should come back.
    pub fn restart(&self) {
        self.send(vec![close(close_code::RESTART, "the house will be back in a moment")]);
    }

    /// Nothing was heard for too long; if there is a page, it should come back.
    pub fn let_go(&self) {
        self.send(vec![close(close_code::AGAIN, "come back")]);
    }

    /// Something is wrong that only coming back can mend.
    pub fn tell_and_let_go(&self, last_word: &FromHouse) {
        self.send(vec![written(last_word), close(close_code::AGAIN, "come back")]);
    }

    /// There is nothing here any more to come back to.
    pub fn tell_and_send_away(&self, last_word: &FromHouse) {
        self.send(vec![
            written(last_word),
            close(close_code::POLICY, "this table is closed"),
        ]);
    }

    /// Its seat is open on too many pages that were heard of later.
    pub fn turn_away(&self) {
        self.send(vec![close(close_code::POLICY, "this seat is open on too many pages")]);
    }

    pub fn heard(&self) -> u64 {
        self.heard.load(Ordering::Relaxed)
    }
}

/// Serves a socket until it is gone.
pub async fn serve(house: Arc<House>, live: Arc<Live>, mut page: WebSocket, counted: Counted, shut: Option<Problem>) {
    let mut visit = Visit::new(house.clone(), live, Socket::open(&house, counted.from, shut));
    let within = house.limits().hello_within;
    let mut end = timeout(within, visit.run(&mut page, true))
        .await
        .unwrap_or_else(|_| Next::Close(close(close_code::POLICY, "a page says hello first")));
    if matches!(end, Next::Stay) {
        end = visit.run(&mut page, false).await;
    }
    visit.end();
    // The page may be gone already, or not listening.
    let _ = timeout(READ_WITHIN, last_words(&mut page, visit.socket.take(), end)).await;
}

/// What is left to say, and why the socket is closed.
async fn last_words(page: &mut WebSocket, mut parcel: Parcel, end: Next) -> Result<(), axum::Error> {
    if let Next::Close(reason) = end {
        parcel.push(reason);
    }
    deliver(page, parcel).await?;
    // Whoever still talks is heard out for a moment, or she would be cut off before she has read our reason.
    let heard_out = async { while let Some(Ok(_)) = page.recv().await {} };
    let _ = timeout(HEARD_OUT, heard_out).await;
    Ok(())
}

async fn tell(page: &mut WebSocket, parcel: Parcel) -> Next {
    let last = ends(&parcel);
    match timeout(READ_WITHIN, deliver(page, parcel)).await {
        Ok(Ok(())) if !last => Next::Stay,
        _ => Next::Gone,
    }
}

/// Sends a parcel with few writes.
pub async fn deliver(page: &mut WebSocket, parcel: Parcel) -> Result<(), axum::Error> {
    let mut fed = 0;
    for message in parcel {
        // A socket keeps the memory of the most that it ever held: what is long goes by itself.
        if fed > SHORT {
            page.flush().await?;
            fed = 0;
        }
        fed += length(&message);
        page.feed(message).await?;
    }
    page.flush().await
}

/// The last of these is a farewell.
pub fn ends(parcel: &Parcel) -> bool {
    matches!(parcel.last(), Some(Message::Close(_)))
}

fn length(message: &Message) -> usize {
    match message {
        Message::Text(text) => text.len(),
        Message::Binary(bytes) | Message::Ping(bytes) | Message::Pong(bytes) => bytes.len(),
        Message::Close(_) => 0,
    }
}

#[derive(Debug)]
pub enum Next {
    Stay,
    Gone,
    Close(Message),
}

/// A page at a table, from its hello on.
pub struct Visit {
    house: Arc<House>,
    live: Arc<Live>,
    pub socket: Arc<Socket>,
    greeted: bool,
    rate: Rate,
    bucket: Bucket,
    greetings: Bucket,
    too_fast: u32,
    /// Somebody has come in to the table's evening from this address.
    at_home: bool,
}

impl Visit {
    pub fn new(house: Arc<House>, live: Arc<Live>, socket: Arc<Socket>) -> Visit {
        let limits = house.limits();
        let rate = Rate::per_second(limits.frames_per_second, limits.frame_burst);
        let now = house.clock.now();
        Visit {
            house,
            live,
            socket,
            greeted: false,
            rate,
            bucket: rate.full(now),
            greetings: GREETINGS.full(now),
            too_fast: 0,
            at_home: false,
        }
    }

    /// Does what she says count for the table's evening? Not where nobody has come in to it.
    fn at_home(&mut self) -> bool {
        if let (false, Some(evening)) = (self.at_home, &self.live.evening) {
            self.at_home = self.house.evenings.is_home(evening, self.socket.from);
        }
        self.at_home
    }

    /// Until the socket ends, or only until the page has said hello: then `Stay`.
    async fn run(&mut self, page: &mut WebSocket, hello_only: bool) -> Next {
        loop {
            let next = tokio::select! {
                message = page.recv() => match message {
                    Some(Ok(message)) => self.hear(message),
                    Some(Err(error)) => wrong(&error),
                    None => Next::Gone,
                },
                parcel = self.socket.next() => tell(page, parcel).await,
            };
            match next {
                Next::Stay if hello_only && self.greeted => return Next::Stay,
                Next::Stay => {}
                end => return end,
            }
        }
    }

    pub fn hear(&mut self, message: Message) -> Next {
        let now = self.house.clock.now();
        self.socket.heard.store(now, Ordering::Relaxed);
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Next::Gone,
            Message::Ping(_) | Message::Pong(_) | Message::Binary(_) if !self.bucket.take(self.rate, 1, now) => {
                return self.too_fast(None);
            }
            Message::Ping(_) => return Next::Stay, // answered below us
            Message::Pong(payload) => {
                self.socket.trips().pong(&payload, now);
                return Next::Stay;
            }
            Message::Binary(_) => return self.trouble(None, problem("unreadable", "frames are text")),
        };
        self.house.observed.frames.increment(1);
        let frame = serde_json::from_str::<ToHouse>(&text);
        // What cannot be used may still say what it is, so that whoever sent it knows what is answered.
        let about = match &frame {
            Ok(frame) => Some(frame.about()),
            Err(_) => serde_json::from_str::<About>(&text).ok(),
        };
        let cost = frame.as_ref().map_or(1, cost);
        if !self.bucket.take(self.rate, cost, now) {
            return self.too_fast(about);
        }
        // Others at her address have used up what it has: that is not held against this page.
        let at_home = self.at_home();
        let some_left = match self.live.evening.as_ref().filter(|_| at_home) {
            Some(evening) => self.house.evenings.allows_frames(evening, cost, now),
            None => self.house.frames.allows_so_much(self.socket.from, cost, now),
        };
        if !some_left {
            return self.trouble(
                about,
                problem("too-fast", "too many frames from your address; wait a moment"),
            );
        }
        // One by one: nobody buys sixty frames that come too fast with one that does not.
        self.too_fast = self.too_fast.saturating_sub(1);
        match frame {
            Err(error) => self.trouble(about, problem("unreadable", format!("this is no frame: {error}"))),
            Ok(ToHouse::Ping { n }) => self.answer(&FromHouse::Pong { n }),
            Ok(frame) => self.pass_on(frame),
        }
    }

    fn pass_on(&mut self, frame: ToHouse) -> Next {
        let about = Some(frame.about());
        let busy = || problem("busy", "the house is too busy; try again in a moment");
        let heard = match frame {
            // Whom nobody can welcome has no reason to wait here: she comes back.
            ToHouse::Hello { .. } if self.house.is_busy() => Err(busy()),
            _ if self.house.is_busy() => return self.trouble(about, busy()),
            ToHouse::Hello { since, claims } => {
                let welcome = self.house.hello(&self.live, &self.socket, since, &claims);
                self.greeted |= welcome.is_ok();
                welcome
            }
            _ if !self.greeted => return self.trouble(about, problem("hello-first", "a page says hello first")),
            ToHouse::Greet { .. } if !self.greetings.take(GREETINGS, 1, self.socket.heard()) => {
                return self.trouble(about, problem("too-fast", "one greeting every two seconds"));
            }
            frame => self.house.frame(&self.live, self.socket.conn, frame),
        };
        match heard {
            Ok(()) => Next::Stay,
            Err(problem) => {
                let farewell = match self.socket.shut.as_ref() == Some(&problem) {
                    true => close(close_code::POLICY, "not for her to see"),
                    false => close(close_code::AGAIN, "come back"),
                };
                self.answer(&FromHouse::Trouble {
                    problem,
                    about,
                    closing: true,
                });
                Next::Close(farewell)
            }
        }
    }

    fn too_fast(&mut self, about: Option<About>) -> Next {
        self.too_fast += 1;
        if self.too_fast < MOST_STRIKES {
            return self.trouble(about, problem("too-fast", "too many frames; wait a moment"));
        }
        Next::Close(close(close_code::POLICY, "too many frames"))
    }

    fn trouble(&mut self, about: Option<About>, problem: Problem) -> Next {
        self.house.observed.troubles.increment(1);
        self.answer(&FromHouse::Trouble {
            problem,
            about,
            closing: false,
        })
    }

    /// An answer that says nothing about the game need not wait for the disk.
    fn answer(&mut self, frame: &FromHouse) -> Next {
        self.socket.send(vec![written(frame)]);
        Next::Stay
    }

    pub fn end(&self) {
        if self.greeted {
            self.house.bye(&self.live, self.socket.conn);
        }
    }
}

/// What a frame costs of the bucket: some make the house work harder.
fn cost(frame: &ToHouse) -> u32 {
    match frame {
        ToHouse::Hint { .. } => 10,
        ToHouse::Hello { .. } | ToHouse::Undo { .. } => 5,
        ToHouse::Describe { .. } => 3, // everything that can be done is named
        ToHouse::Try { .. } => 2,
        _ => 1,
    }
}

pub fn written(frame: &FromHouse) -> Message {
    thread_local! {
        /// Written here first and copied in its exact size: one short piece of memory per frame, and none that grows.
        static DESK: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    }
    let json = DESK.with_borrow_mut(|desk| {
        desk.clear();
        serde_json::to_writer(&mut *desk, frame).expect("frames are plain data");
        desk.to_vec()
    });
    Message::Text(String::from_utf8(json).expect("JSON is UTF-8").into())
}

/// What we can still say about a socket that broke a rule of the protocol.
fn wrong(error: &axum::Error) -> Next {
    let said = error.to_string();
    if said.contains("too long") || said.contains("too big") {
        return Next::Close(close(close_code::SIZE, "a frame has at most 4096 bytes"));
    }
    Next::Gone
}

fn close(code: u16, reason: &'static str) -> Message {
    Message::Close(Some(CloseFrame {
        code,
        reason: reason.into(),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trial::{Page, Trial, table};

    #[tokio::test]
    async fn who_cannot_keep_up_is_let_go() {
        let trial = Trial::new().await;
        let (oak, keys) = table("oak", "diamoniak");
        let oak = trial.house.place(oak, None);
        let page = Page::at(&trial.house, &oak, &keys);
        let ping = |times| (0..times).for_each(|_| page.socket.ping());
        ping(WAITING_FRAMES);
        assert_eq!(page.socket.take().len(), WAITING_FRAMES, "so much may wait");
        ping(WAITING_FRAMES + 2);
        let waiting = page.socket.take();
        assert!(
            ends(&waiting) && waiting.len() == 1,
            "nothing follows a farewell: {waiting:?}"
        );
        trial.end().await;
    }
}
