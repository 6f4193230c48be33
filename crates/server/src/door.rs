//! The door: connections are counted before anything is read from them, and closed when nothing moves on them, or too little,
//! so that nobody holds all of them by saying nothing, by whispering, or by not listening.

use std::{
    convert::Infallible,
    io,
    net::SocketAddr,
    pin::{Pin, pin},
    sync::{Arc, Mutex, PoisonError},
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{Router, body::Body, extract::ConnectInfo, http::header};
use hyper::{
    Request, Response,
    body::Incoming,
    server::conn::{http1, http2},
    service::{Service, service_fn},
};
use hyper_util::{
    rt::{TokioExecutor, TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use table::wire::Problem;
use tokio::{
    io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf},
    net::{TcpListener, TcpStream},
    sync::{Semaphore, mpsc, watch},
    time::{Instant, Sleep, sleep, timeout},
};
use tokio_rustls::TlsAcceptor;

use crate::{
    closed,
    config::{Config, Limits},
    crowd::{Crowd, Full, Head},
    gate::Encrypted,
    problem::{problem, retry_after, status},
    streams::Streams,
};

/// Bytes that a request may say about itself.
const LONGEST_HEAD: usize = 32 * 1024;
/// Requests that one HTTP/2 connection may have going.
const MOST_STREAMS: u32 = 32;
/// Bytes of one answer that wait there to be taken.
const MOST_UNSENT: usize = 64 * 1024;
/// Bytes a second that who reads slowly has to read.
pub const SLOWEST: u64 = 1000;
/// So many are told at once why they cannot come in, and so quickly; beyond that they are sent away without a word.
const TOLD_AT_ONCE: usize = 32;
const TOLD_WITHIN: Duration = Duration::from_secs(1);
/// How often it is written down that somebody was sent away.
const LOGGED_EVERY: Duration = Duration::from_secs(10);
/// When the machine has no descriptors left, the next one who goes leaves one.
const NO_DESCRIPTORS: Duration = Duration::from_millis(100);

pub struct Door {
    listener: TcpListener,
    tls: Option<TlsAcceptor>,
    crowd: Crowd,
    config: Config,
    told: Arc<Semaphore>,
    turned_away: Mutex<TurnedAway>,
}

#[derive(Debug, Default)]
struct TurnedAway {
    count: u64,
    logged: Option<Instant>,
}

impl std::fmt::Debug for Door {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Door")
            .field("listener", &self.listener)
            .finish_non_exhaustive()
    }
}

impl Door {
    pub fn new(listener: TcpListener, config: &Config, tls: Option<TlsAcceptor>) -> Door {
        Door {
            listener,
            tls,
            crowd: Crowd::default(),
            config: config.clone(),
            told: Arc::new(Semaphore::new(TOLD_AT_ONCE)),
            turned_away: Mutex::default(),
        }
    }

    /// Lets people in until the house closes, and waits until all have had their answer.
    pub async fn serve(self, app: Router, closes: watch::Receiver<bool>) {
        let app = TowerToHyperService::new(app);
        let talk = Talk::new(&self.config);
        // Every connection has one of these: when all are gone, so are they.
        let (here, mut all_gone) = mpsc::channel::<()>(1);
        loop {
            let (caller, from) = tokio::select! {
                caller = self.accept() => caller,
                () = closed(closes.clone()) => break,
            };
            let (app, talk, tls) = (app.clone(), talk.clone(), self.tls.clone());
            let encrypted = tls.is_some();
            let service = service_fn(move |request| app.call(greeted(request, from, encrypted)));
            let (closes, here) = (closes.clone(), here.clone());
            tokio::spawn(async move {
                let _here = here;
                let ended = match tls {
                    None => talk.http1(caller, service, closes).await,
                    Some(tls) => talk.by_tls(&tls, caller, service, closes).await,
                };
                if let Err(error) = ended {
                    tracing::debug!("a connection ended: {error}");
                }
            });
        }
        drop((self.listener, here));
        all_gone.recv().await;
    }

    async fn accept(&self) -> (Caller, SocketAddr) {
        loop {
            let (stream, from) = match self.listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    self.log(format!("a connection could not be taken: {error}"));
                    sleep(NO_DESCRIPTORS).await;
                    continue;
                }
            };
            // Moves are small and must not wait for company.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!("a socket that delays: {error}");
            }
            match self.admit(from) {
                Ok(head) => return (Caller::new(stream, head, &self.config), from),
                Err(why) => {
                    self.log(format!("somebody was turned away: {}", why.detail));
                    self.turn_away(stream, why);
                }
            }
        }
    }

    /// Whoever connects most leaves three quarters to the others; but a proxy brings everybody from one address, and has a
    /// door of its own.
    fn admit(&self, from: SocketAddr) -> Result<Head, Problem> {
        let limits = &self.config.limits;
        let ip = from.ip().to_canonical();
        let is_proxy = self.config.trusted_proxies.iter().any(|proxy| proxy.contains(&ip));
        let hers = match is_proxy {
            true => usize::MAX,
            false => limits.connections_per_address.min(limits.connections.div_ceil(4)),
        };
        self.crowd
            .admit(ip, limits.connections, hers)
            .map_err(|full| match full {
                Full::House => problem("house-full", "too many people are at the door; try again later"),
                Full::Host => problem("too-many-connections", "too many connections are open at your address"),
            })
    }

    /// In words, if she reads them soon; who wants to speak by https first is not spoken to.
    fn turn_away(&self, mut stream: TcpStream, why: Problem) {
        if self.tls.is_some() {
            return;
        }
        let Ok(told) = self.told.clone().try_acquire_owned() else {
            return;
        };
        tokio::spawn(async move {
            let _told = told;
            let tell = async {
                stream.write_all(refusal(&why).as_bytes()).await?;
                stream.shutdown().await?;
                // What she sends is heard out, or she would be cut off before she has read why.
                let mut heard = [0; 1024];
                while stream.read(&mut heard).await? > 0 {}
                io::Result::Ok(())
            };
            // She may have gone.
            let _ = timeout(TOLD_WITHIN, tell).await;
        });
    }

    /// Once in a while, however many it was.
    fn log(&self, what: String) {
        let mut turned_away = self.turned_away.lock().unwrap_or_else(PoisonError::into_inner);
        turned_away.count += 1;
        if turned_away.logged.is_none_or(|logged| logged.elapsed() >= LOGGED_EVERY) {
            tracing::warn!(times = turned_away.count, "{what}");
            *turned_away = TurnedAway {
                count: 0,
                logged: Some(Instant::now()),
            };
        }
    }
}

/// A request with all that is known of whoever sends it. By HTTP/2 the name of the house stands elsewhere.
fn greeted(mut request: Request<Incoming>, from: SocketAddr, encrypted: bool) -> Request<Incoming> {
    request.extensions_mut().insert(ConnectInfo(from));
    if encrypted {
        request.extensions_mut().insert(Encrypted);
    }
    let host = request.uri().authority().and_then(|host| host.as_str().parse().ok());
    if let Some(host) = host {
        request.headers_mut().entry(header::HOST).or_insert(host);
    }
    request
}

/// How connections are spoken to.
#[derive(Clone)]
struct Talk {
    http1: http1::Builder,
    http2: http2::Builder<TokioExecutor>,
    limits: Limits,
}

type Ended = Result<(), Box<dyn std::error::Error + Send + Sync>>;

/// Serves a connection to its end; when the house closes, what was asked for is still answered.
macro_rules! until_closed {
    ($connection:expr, $closes:expr) => {{
        let mut connection = pin!($connection);
        tokio::select! {
            ended = connection.as_mut() => ended,
            () = closed($closes) => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        }
    }};
}

impl Talk {
    fn new(config: &Config) -> Talk {
        let mut http1 = http1::Builder::new();
        http1
            .timer(TokioTimer::new())
            .header_read_timeout(config.limits.request_within)
            .max_buf_size(LONGEST_HEAD);
        let mut http2 = http2::Builder::new(TokioExecutor::new());
        http2
            .timer(TokioTimer::new())
            .max_header_list_size(LONGEST_HEAD as u32)
            .max_concurrent_streams(MOST_STREAMS)
            .max_send_buf_size(MOST_UNSENT);
        Talk {
            http1,
            http2,
            limits: config.limits.clone(),
        }
    }

    /// Who says hello too slowly is let go like who asks too slowly.
    async fn by_tls<S: Answers>(
        self,
        tls: &TlsAcceptor,
        caller: Caller,
        service: S,
        closes: watch::Receiver<bool>,
    ) -> Ended
    where
        S::Future: Send,
    {
        let stream = timeout(self.limits.request_within, tls.accept(caller)).await??;
        match stream.get_ref().1.alpn_protocol() {
            Some(b"h2") => self.http2(stream, service, closes).await,
            _ => self.http1(stream, service, closes).await,
        }
    }

    /// The client says herself how much she takes, so it is watched whether she does.
    async fn http2<I, S: Answers>(self, io: I, service: S, closes: watch::Receiver<bool>) -> Ended
    where
        I: AsyncRead + AsyncWrite + Unpin + Send + 'static,
        S::Future: Send,
    {
        let streams = Streams::new(&self.limits);
        let followed = streams.clone();
        let service = service_fn(move |request| {
            followed.asked();
            let (answer, followed) = (service.call(request), followed.clone());
            async move { Ok::<_, Infallible>(answer.await?.map(|body| followed.follow(body))) }
        });
        let connection = self.http2.serve_connection(TokioIo::new(io), service);
        let served = async { Ended::Ok(until_closed!(connection, closes)?) };
        tokio::select! {
            ended = served => ended,
            () = streams.stalled() => Err(io::Error::from(io::ErrorKind::TimedOut).into()),
        }
    }

    async fn http1<I, S: Answers>(self, io: I, service: S, closes: watch::Receiver<bool>) -> Ended
    where
        I: AsyncRead + AsyncWrite + Unpin + Send + 'static,
        S::Future: Send,
    {
        let connection = self.http1.serve_connection(TokioIo::new(io), service).with_upgrades();
        Ok(until_closed!(connection, closes)?)
    }
}

/// What answers requests.
trait Answers:
    Service<Request<Incoming>, Response = Response<Body>, Error = Infallible, Future: Send> + Send + 'static
{
}
impl<S: Service<Request<Incoming>, Response = Response<Body>, Error = Infallible, Future: Send> + Send + 'static>
    Answers for S
{
}

/// An answer before anything was asked.
fn refusal(why: &Problem) -> String {
    let body = serde_json::to_string(why).expect("a problem is plain data");
    let (status, later) = (status(&why.code), retry_after(&why.code).unwrap_or("60"));
    format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nretry-after: {later}\r\n\
        connection: close\r\n\r\n{body}",
        body.len()
    )
}

/// A connection that was let in.
#[derive(Debug)]
struct Caller {
    stream: TcpStream,
    _head: Head,
    /// Nothing may stand still for longer.
    idle: Duration,
    /// When something was last read or written.
    moved: Instant,
    alarm: Pin<Box<Sleep>>,
    read_within: Duration,
    unread: Option<Unread>,
}

/// Somebody does not read what she is sent.
#[derive(Debug)]
struct Unread {
    since: Instant,
    /// Bytes that she has read since.
    read: u64,
    alarm: Pin<Box<Sleep>>,
}

impl Caller {
    fn new(stream: TcpStream, head: Head, config: &Config) -> Caller {
        let idle = config.limits.idle;
        Caller {
            stream,
            _head: head,
            idle,
            moved: Instant::now(),
            alarm: Box::pin(sleep(idle)),
            read_within: config.limits.read_within,
            unread: None,
        }
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

    /// What came of writing. Who keeps us waiting has to read at a certain pace.
    fn wrote(&mut self, cx: &mut Context<'_>, outcome: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        let now = Instant::now();
        if let Poll::Ready(written) = &outcome {
            self.moved = now;
            let bytes = *written.as_ref().unwrap_or(&0) as u64;
            if let Some(unread) = &mut self.unread {
                unread.read += bytes;
            }
            return outcome;
        }
        let within = self.read_within;
        // Long ago she was slow once: that is forgotten.
        self.unread.take_if(|unread| now >= unread.since + 2 * within);
        let unread = self.unread.get_or_insert_with(|| Unread {
            since: now,
            read: 0,
            alarm: Box::pin(sleep(within)),
        });
        while unread.alarm.as_mut().poll(cx).is_ready() {
            if unread.read < SLOWEST * within.as_secs().max(1) {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            (unread.since, unread.read) = (now, 0);
            unread.alarm.as_mut().reset(now + within);
        }
        Poll::Pending
    }
}

impl AsyncRead for Caller {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(cx, buf);
        if read.is_ready() {
            self.moved = Instant::now();
            return read;
        }
        self.poll_idle(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncWrite for Caller {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.wrote(cx, written)
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
        self.wrote(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
