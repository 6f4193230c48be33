//! The door: connections are counted before anything is read from them, and closed when nothing moves on them, so that
//! nobody holds all of them by saying nothing.

use std::{
    io,
    net::SocketAddr,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::serve::Listener;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
    time::{Instant, Sleep, sleep},
};

use crate::{
    config::Config,
    crowd::{Crowd, Head},
};

#[derive(Debug)]
pub struct Door {
    listener: TcpListener,
    crowd: Crowd,
    most: usize,
    most_per_address: usize,
    idle: Duration,
}

/// A connection that was let in.
#[derive(Debug)]
pub struct Caller {
    stream: TcpStream,
    _head: Head,
    idle: Duration,
    /// When something was last read or written.
    moved: Instant,
    alarm: Pin<Box<Sleep>>,
}

impl Caller {
    fn new(stream: TcpStream, head: Head, idle: Duration) -> Caller {
        Caller {
            stream,
            _head: head,
            idle,
            moved: Instant::now(),
            alarm: Box::pin(sleep(idle)),
        }
    }

    /// What came of reading or writing; something moved, unless it has to wait.
    fn noted<T>(&mut self, outcome: Poll<T>) -> Poll<T> {
        if outcome.is_ready() {
            self.moved = Instant::now();
        }
        outcome
    }

    /// Ready when nothing has moved for too long. The alarm is put forward only when it rings, not with every byte.
    fn poll_idle(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        loop {
            ready!(self.alarm.as_mut().poll(cx));
            let due = self.moved + self.idle;
            if Instant::now() >= due {
                return Poll::Ready(());
            }
            self.alarm.as_mut().reset(due);
        }
    }
}

impl Door {
    pub fn new(listener: TcpListener, config: &Config) -> Door {
        Door {
            listener,
            crowd: Crowd::default(),
            most: config.limits.connections,
            idle: config.limits.idle,
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
            match self.crowd.admit(from.ip(), self.most, self.most_per_address) {
                Ok(head) => return (Caller::new(stream, head, self.idle), from),
                Err(full) => tracing::debug!(%from, ?full, "too many connections"),
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl AsyncRead for Caller {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(cx, buf);
        match self.noted(read) {
            Poll::Pending => self.poll_idle(cx).map(|()| Err(io::ErrorKind::TimedOut.into())),
            read => read,
        }
    }
}

impl AsyncWrite for Caller {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.noted(written)
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
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.noted(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
