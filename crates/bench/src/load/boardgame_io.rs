//! A table of boardgame.io, in socket.io's frames over a plain WebSocket.
//!
//! A frame begins with a digit of the line (`0` opens, `2` asks for a sign of life, `3` gives it, `4` is a message) and
//! a digit of socket.io (`0` joins a game's namespace, `2` is an event).

use anyhow::Result;
use futures_util::SinkExt;
use tokio_tungstenite::tungstenite::Message;

use super::{
    Client, Heard,
    wire::{Socket, connect, text},
};

#[derive(Debug)]
pub struct BoardgameIo {
    table: usize,
    moves: u64,
}

impl Client for BoardgameIo {
    const ANSWERS: [usize; 2] = [1, 1];

    async fn sit(port: u16, number: usize) -> Result<(BoardgameIo, [Socket; 2])> {
        let sockets = [sit(port, number, 0).await?, sit(port, number, 1).await?];
        Ok((
            BoardgameIo {
                table: number,
                moves: 0,
            },
            sockets,
        ))
    }

    fn next_move(&mut self) -> Option<(usize, Message)> {
        let (table, state, seat) = (self.table, self.moves, self.moves % 2);
        self.moves += 1;
        let action = format!(
            r#"{{"type":"MAKE_MOVE","payload":{{"type":"throw","args":[],"playerID":"{seat}","credentials":null}}}}"#
        );
        let event = format!(r#"42/dice,["update",{action},{state},"t{table}","{seat}"]"#);
        Some((seat as usize, Message::text(event)))
    }

    fn hear(&mut self, _: usize, text: &str) -> Result<Heard> {
        Ok(match text {
            "2" => Heard::Heartbeat("3"),
            _ if text.starts_with(r#"42/dice,["update""#) => Heard::Answer,
            _ => Heard::Nothing,
        })
    }
}

async fn sit(port: u16, table: usize, seat: usize) -> Result<Socket> {
    let mut socket = connect(port, "/socket.io/?EIO=4&transport=websocket").await?;
    wait_for(&mut socket, "0").await?;
    socket.send(Message::text("40/dice,")).await?;
    wait_for(&mut socket, "40/dice").await?;
    let sync = format!(r#"42/dice,["sync","t{table}","{seat}",null,2]"#);
    socket.send(Message::text(sync)).await?;
    wait_for(&mut socket, r#"42/dice,["sync""#).await?;
    Ok(socket)
}

async fn wait_for(socket: &mut Socket, beginning: &str) -> Result<()> {
    while !text(socket).await?.starts_with(beginning) {}
    Ok(())
}
