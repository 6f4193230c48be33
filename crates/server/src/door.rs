//! The door: connections are counted before anything is read from them, so that nobody holds all of them by saying nothing.

use std::{
    io,
    net::SocketAddr,
    pin::Pin,
    task::{Context, Poll},
};

use axum::serve::Listener;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
};

use crate::{
    config::Config,
    crowd::{Crowd, Head},
};

#[derive(Debug)]
pub struct Door {
    listener: TcpListener,
    crowd: Crowd,
    most_per_address: usize,
}

/// A connection that was let in.
#[derive(Debug)]
pub struct Caller {
    stream: TcpStream,
    _head: Head,
}

impl Door {
    pub fn new(listener: TcpListener, config: &Config) -> Door {
        Door {
            listener,
            crowd: Crowd::default(),
            // A proxy brings everybody from one address; it has a door of its own.
            most_per_address: match config.behind_proxy {
                true => usize::MAX,
                false => config.limits.connections_per_address,
            },
        }
    }
}

impl Listener for Door {
    type Io = Caller;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Caller, SocketAddr) {
        loop {
            let (stream, from) = Listener::accept(&mut self.listener).await;
            // Moves are small and must not wait for company.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!("a socket that delays: {error}");
            }
            match self.crowd.admit(from.ip(), usize::MAX, self.most_per_address) {
                Ok(head) => return (Caller { stream, _head: head }, from),
                Err(_) => tracing::debug!(%from, "too many connections from this address"),
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl AsyncRead for Caller {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Caller {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
