//! One page's line to an evening: it says who it is for, and is told how the evening stands whenever that changes.

use std::{net::IpAddr, sync::Arc, time::Duration};

use axum::extract::ws::{Message, WebSocket};
use evening::{
    Device,
    wire::{EveningHello, EveningInfo},
};
use serde::Serialize;
use table::wire::Problem;
use tokio::time::{Instant, timeout, timeout_at};

use super::LiveEvening;
use crate::{
    crowd::Counted,
    house::House,
    limits::household,
    problem::problem,
    socket::{self, Socket},
};

/// Pages of one device: the hall, and the table's page beside it.
const PAGES_PER_DEVICE: usize = 4;
/// The host's pages; those of screens and of whoever is not in yet where somebody has come in; and as many from everywhere else.
const OTHER_PAGES: usize = 1_200;
/// So many of these last from one household.
const OUTSIDE: usize = 256;

/// A page, and the house's end of its socket.
#[derive(Debug)]
pub struct Page {
    pub socket: Arc<Socket>,
    pub role: Role,
    /// What it was last told, without what changes by itself.
    pub share: Option<u64>,
}

/// Whom a page is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    Host,
    Screen,
    Device(Device),
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "camelCase")]
enum FromEvening<'a> {
    Evening { info: &'a EveningInfo },
    Trouble { problem: &'a Problem },
}

pub fn told(info: &EveningInfo) -> Message {
    written(&FromEvening::Evening { info })
}

fn written(frame: &FromEvening) -> Message {
    Message::Text(serde_json::to_string(frame).expect("frames are plain data").into())
}

/// The evening is deleted: the page does not come back.
pub fn gone(socket: &Socket) {
    let problem = problem("no-such-evening", "this evening was deleted");
    socket.send(vec![written(&FromEvening::Trouble { problem: &problem })]);
    socket.let_go();
}

/// Serves a page until it is gone.
pub async fn serve(house: Arc<House>, live: Arc<LiveEvening>, mut page: WebSocket, counted: Counted) {
    let hello = timeout(house.limits().hello_within, page.recv()).await;
    let role = match hello {
        Ok(Some(Ok(Message::Text(text)))) => role_of(&house, &live, &text, counted.from),
        _ => Err(problem("hello-first", "a page says hello first")),
    };
    let socket = Socket::open(&house, counted.from, None);
    let joined = role.and_then(|role| house.join(&live, &socket, role));
    match joined {
        Ok(()) => {
            run(&house, &mut page, &socket).await;
            house.part(&live, &socket);
        }
        Err(problem) => socket.send(vec![written(&FromEvening::Trouble { problem: &problem })]),
    }
    // The page may be gone already.
    let _ = socket::deliver(&mut page, socket.take()).await;
}

fn role_of(house: &House, live: &LiveEvening, text: &str, from: IpAddr) -> Result<Role, Problem> {
    let hello: EveningHello = serde_json::from_str(text).map_err(|error| problem("unreadable", error.to_string()))?;
    match (hello.host, hello.device) {
        (Some(code), _) => house.is_host(live, &code, from).map(|()| Role::Host),
        (None, Some(key)) => house.device(live, &key, from).map(Role::Device),
        (None, None) => Ok(Role::Screen),
    }
}

/// Whatever the page says now only shows that it is there; who is silent for too long has gone.
async fn run(house: &House, page: &mut WebSocket, socket: &Socket) {
    let silence = house.limits().silence;
    let ping_after = (silence / 3).max(Duration::from_millis(1));
    let mut heard = Instant::now();
    loop {
        let quiet = Instant::now() + ping_after;
        tokio::select! {
            message = timeout_at(quiet, page.recv()) => match message {
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return,
                Ok(Some(Ok(_))) => heard = Instant::now(),
                Err(_) if heard.elapsed() > silence => return,
                Err(_) => socket.ping(),
            },
            parcel = socket.next() => {
                let last = socket::ends(&parcel);
                if socket::deliver(page, parcel).await.is_err() || last {
                    return;
                }
            }
        }
    }
}

impl House {
    pub(super) fn join(
        self: &Arc<House>,
        live: &Arc<LiveEvening>,
        socket: &Arc<Socket>,
        role: Role,
    ) -> Result<(), Problem> {
        let mut hall = live.lock();
        let home = household(socket.from);
        let outside = |socket: &Socket| role == Role::Screen && !hall.homes.contains(&household(socket.from));
        let is_outside = outside(socket);
        let most = match role {
            Role::Device(_) => PAGES_PER_DEVICE,
            Role::Host | Role::Screen => OTHER_PAGES,
        };
        // However many look on from outside, host and screens of the place find room.
        let alike = |page: &&Page| page.role == role && outside(&page.socket) == is_outside;
        let (mut all, mut beside) = (0, 0);
        for page in hall.pages.iter().filter(alike) {
            all += 1;
            beside += usize::from(household(page.socket.from) == home);
        }
        if all >= most || is_outside && beside >= OUTSIDE {
            return Err(problem("table-full", "too many pages look at this evening"));
        }
        hall.pages.push(Page {
            socket: socket.clone(),
            role,
            share: None,
        });
        let now = self.clock.now();
        self.tell_pages(live, &mut hall, now, |page| page.socket.conn == socket.conn);
        self.tell(live, &mut hall, now, false);
        Ok(())
    }

    fn part(self: &Arc<House>, live: &Arc<LiveEvening>, socket: &Arc<Socket>) {
        let mut hall = live.lock();
        hall.pages.retain(|page| page.socket.conn != socket.conn);
        self.tell(live, &mut hall, self.clock.now(), false);
    }
}
