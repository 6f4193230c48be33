//! What a service manager wants to hear (`man sd_notify`): that the house is open, that it lives, that it closes.
//!
//! One datagram each, to the socket that `NOTIFY_SOCKET` names; where there is none, nobody asks.

use std::{env, time::Duration};

pub const READY: &str = "READY=1";
pub const STOPPING: &str = "STOPPING=1";
const ALIVE: &str = "WATCHDOG=1";

/// Tells it; whoever does not listen any more is not waited for.
pub fn tell(what: &str) {
    #[cfg(unix)]
    if let Some(socket) = env::var_os("NOTIFY_SOCKET").filter(|name| !name.is_empty()) {
        let told = (|| {
            let from = std::os::unix::net::UnixDatagram::unbound()?;
            from.connect_addr(&address(&socket)?)?;
            from.send(what.as_bytes())
        })();
        if let Err(error) = told {
            eprintln!("ludogite: the service manager does not listen: {error}");
        }
    }
}

/// A path, or with @ before it a name that is no file.
#[cfg(unix)]
fn address(socket: &std::ffi::OsStr) -> std::io::Result<std::os::unix::net::SocketAddr> {
    use std::os::unix::{ffi::OsStrExt, net::SocketAddr};
    #[cfg(target_os = "linux")]
    if let Some(name) = socket.as_bytes().strip_prefix(b"@") {
        return <SocketAddr as std::os::linux::net::SocketAddrExt>::from_abstract_name(name);
    }
    SocketAddr::from_pathname(socket)
}

/// Says again and again that the house lives, if anybody wants to hear it: twice as often as it has to.
pub async fn live() {
    let micros = env::var("WATCHDOG_USEC").ok().and_then(|micros| micros.parse().ok());
    let Some(within) = micros.filter(|micros| *micros > 0).map(Duration::from_micros) else {
        return std::future::pending().await;
    };
    loop {
        tell(ALIVE);
        tokio::time::sleep(within / 2).await;
    }
}
