//! A table of ours: Diamoniak for two, each on her own socket, playing actions that the house says are open to her.

use std::borrow::Cow;

use anyhow::{Context, Result, bail};
use futures_util::SinkExt;
use serde::{Deserialize, de::IgnoredAny};
use serde_json::{json, value::RawValue};
use tokio_tungstenite::tungstenite::Message;

use super::{
    Client, Heard,
    wire::{Socket, connect, post, text},
};

#[derive(Debug)]
pub struct House {
    port: u16,
    table: String,
    tokens: [String; 2],
    seq: u32,
    next: Option<(usize, String)>,
    over: bool,
}

#[derive(Deserialize)]
struct Seated {
    table: String,
    keys: Vec<SeatKey>,
}

#[derive(Deserialize)]
struct SeatKey {
    token: String,
}

/// What the generator reads of the news; it skips the rest.
#[derive(Deserialize)]
struct News<'a> {
    seq: u32,
    #[serde(borrow)]
    eyes: Vec<Eyes<'a>>,
    result: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Eyes<'a> {
    #[serde(borrow)]
    legal: Vec<Cow<'a, str>>,
    #[serde(borrow)]
    view: &'a RawValue,
}

#[derive(Deserialize)]
struct View<'a> {
    #[serde(borrow)]
    players: Vec<Player<'a>>,
}

#[derive(Deserialize)]
struct Player<'a> {
    colour: Option<&'a str>,
}

impl Client for House {
    /// The news and the acknowledgement; the news.
    const ANSWERS: [usize; 2] = [2, 1];

    async fn sit(port: u16, _: usize) -> Result<(House, [Socket; 2])> {
        let plan = json!({
            "game": "diamoniak",
            "seats": [{"kind": "me"}, {"kind": "here", "guest": {"name": "Anna", "picture": "owl"}}],
            "first": 1,
        });
        let seated: Seated = serde_json::from_str(&post(port, "/api/tables", &plan.to_string()).await?)?;
        let keys: [SeatKey; 2] = seated.keys.try_into().ok().context("two seats have two keys")?;
        let mut house = House {
            port,
            table: seated.table,
            tokens: keys.map(|key| key.token),
            seq: 0,
            next: None,
            over: false,
        };
        let sockets = house.open().await?;
        Ok((house, sockets))
    }

    fn next_move(&mut self) -> Option<(usize, Message)> {
        let (seat, what) = self.next.take().filter(|_| !self.over)?;
        let (seq, number) = (self.seq, seat + 1);
        let act = format!(r#"{{"type":"act","seat":{number},"after":{seq},"what":"{what}"}}"#);
        Some((seat, Message::text(act)))
    }

    fn hear(&mut self, seat: usize, text: &str) -> Result<Heard> {
        if text.starts_with(r#"{"type":"news""#) {
            self.read_news(seat, text)?;
            Ok(Heard::Answer)
        } else if text.starts_with(r#"{"type":"ack""#) {
            Ok(Heard::Answer)
        } else if text.starts_with(r#"{"type":"table""#) {
            Ok(Heard::Nothing)
        } else {
            bail!("the house says {text}");
        }
    }

    async fn again(&mut self) -> Result<[Socket; 2]> {
        let key = json!({"keys": [{"seat": 1, "token": self.tokens[0]}, {"seat": 2, "token": self.tokens[1]}]});
        let path = format!("/api/tables/{}/again", self.table);
        let seated: Seated = serde_json::from_str(&post(self.port, &path, &key.to_string()).await?)?;
        self.table = seated.table;
        self.over = false;
        self.open().await
    }
}

impl House {
    /// Both seats say hello; the game begins.
    async fn open(&mut self) -> Result<[Socket; 2]> {
        let path = format!("/ws/{}", self.table);
        let mut sockets = [connect(self.port, &path).await?, connect(self.port, &path).await?];
        for (socket, (token, seat)) in sockets.iter_mut().zip(self.tokens.iter().zip(1..)) {
            let claim = json!({"seat": seat, "token": token, "nonce": format!("{seat:032x}")});
            let hello = json!({"type": "hello", "since": null, "claims": [claim]});
            socket.send(Message::text(hello.to_string())).await?;
        }
        for (seat, socket) in sockets.iter_mut().enumerate() {
            while !matches!(self.hear(seat, &text(socket).await?)?, Heard::Answer) {}
        }
        Ok(sockets)
    }

    fn read_news(&mut self, seat: usize, text: &str) -> Result<()> {
        let News { seq, eyes, result } = serde_json::from_str(text).context("news cannot be read")?;
        let eyes = eyes.first().context("news are for somebody's eyes")?;
        self.seq = seq;
        self.over |= result.is_some();
        if !eyes.legal.is_empty() {
            self.next = Some((seat, choose(seat, eyes)?));
        }
        Ok(())
    }
}

/// Draws as long as it may, and gives the stones of its own castle to the witch: so a game lasts long, and what is
/// measured are moves and not the setting up of tables.
fn choose(seat: usize, eyes: &Eyes) -> Result<String> {
    let open = |what: &str| eyes.legal.iter().find(|legal| *legal == what);
    if let Some(draw) = open("draw") {
        return Ok(draw.to_string());
    }
    let view: View = serde_json::from_str(eyes.view.get()).context("a view cannot be read")?;
    let own = view
        .players
        .get(seat)
        .and_then(|player| player.colour)
        .unwrap_or("none");
    let stones = |what: &str| what.split(' ').filter(|card| *card == own).count();
    let gives = eyes.legal.iter().filter(|what| what.starts_with("give"));
    let best = gives.max_by_key(|what| stones(what)).or(eyes.legal.first());
    Ok(best.context("somebody to move can move")?.to_string())
}
