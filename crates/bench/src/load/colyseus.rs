//! A table of Colyseus, in its binary frames: the first byte says what follows.

use anyhow::{Context, Result, ensure};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio_tungstenite::tungstenite::Message;

use super::{
    Client, Heard,
    wire::{Socket, connect, post},
};

/// Somebody has joined; sent back, she is ready.
const JOINED: u8 = 10;
/// A message of the game: its name, then what it says.
const SAID: u8 = 13;
/// How it stands, when one comes.
const STATE: u8 = 14;

/// A name of five letters, as MessagePack writes it.
const THROW: &[u8] = &[SAID, 0xa5, b't', b'h', b'r', b'o', b'w'];
const NEWS: &[u8] = &[SAID, 0xa4, b'n', b'e', b'w', b's'];

#[derive(Debug)]
pub struct Colyseus {
    moves: usize,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Reserved {
    room_id: String,
    process_id: String,
    session_id: String,
}

impl Client for Colyseus {
    const ANSWERS: [usize; 2] = [1, 1];

    async fn sit(port: u16, _: usize) -> Result<(Colyseus, [Socket; 2])> {
        let first: Reserved = serde_json::from_str(&post(port, "/matchmake/create/dice", "{}").await?)?;
        let join = format!("/matchmake/joinById/{}", first.room_id);
        // One after the other, so that the first has the first seat.
        let one = enter(port, &first).await?;
        let two = enter(port, &serde_json::from_str(&post(port, &join, "{}").await?)?).await?;
        Ok((Colyseus { moves: 0 }, [one, two]))
    }

    fn next_move(&mut self) -> Option<(usize, Message)> {
        let seat = self.moves % 2;
        self.moves += 1;
        Some((seat, Message::binary(THROW)))
    }

    fn hear(&mut self, _: usize, _: &str) -> Result<Heard> {
        Ok(Heard::Nothing)
    }

    fn hear_bytes(&mut self, bytes: &[u8]) -> Heard {
        match bytes.starts_with(NEWS) {
            true => Heard::Answer,
            false => Heard::Nothing,
        }
    }
}

async fn enter(port: u16, seat: &Reserved) -> Result<Socket> {
    let Reserved {
        room_id,
        process_id,
        session_id,
    } = seat;
    let mut socket = connect(port, &format!("/{process_id}/{room_id}?sessionId={session_id}")).await?;
    wait_for(&mut socket, JOINED).await?;
    socket.send(Message::binary(vec![JOINED])).await?;
    wait_for(&mut socket, STATE).await?;
    Ok(socket)
}

async fn wait_for(socket: &mut Socket, kind: u8) -> Result<()> {
    loop {
        let frame = socket.next().await.context("the server has hung up")??;
        ensure!(!frame.is_close(), "the server has closed: {frame:?}");
        if matches!(frame, Message::Binary(bytes) if bytes.first() == Some(&kind)) {
            return Ok(());
        }
    }
}
