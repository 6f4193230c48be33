//! HTTPS: the house's certificate, read again when its files change or somebody says so with SIGHUP, and everybody sent there from http.
//! The house may also fetch it itself: `acme`.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError, RwLock},
    time::{Duration, SystemTime},
};

use anyhow::{Context, Result, ensure};
use axum::{
    Router, extract,
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse, Redirect, Response},
    routing::get,
};
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        ServerConfig,
        crypto::ring,
        pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
        server::{ClientHello, ResolvesServerCert},
        sign::CertifiedKey,
    },
};

use crate::{
    acme::{Acme, Answers},
    folder,
};

/// Where the certificate is, with all that sign it, and its key: both as PEM.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tls {
    pub cert: PathBuf,
    pub key: PathBuf,
    /// Whoever comes to this port by http is sent to https.
    pub redirect_port: Option<u16>,
    /// The house fetches and renews it itself.
    pub acme: Option<Acme>,
}

impl Tls {
    /// With a certificate that the house fetches. It and its key are one file in the data folder, so that one never stands there without the other.
    pub fn fetched(acme: Acme, data: &Path, redirect_port: u16) -> Tls {
        Tls {
            cert: data.join(folder::FETCHED),
            key: data.join(folder::FETCHED),
            redirect_port: Some(redirect_port),
            acme: Some(acme),
        }
    }
}

/// How often it is looked whether the files have changed.
const LOOK_EVERY: Duration = Duration::from_secs(10);

#[derive(Debug)]
pub struct Certificate {
    files: Tls,
    /// None until the first one has been fetched: meanwhile nobody comes in by https.
    current: RwLock<Option<Arc<CertifiedKey>>>,
    /// When the files that were read last were written.
    written: Mutex<[Option<SystemTime>; 2]>,
}

impl Certificate {
    pub fn open(files: &Tls) -> Result<Arc<Certificate>> {
        let written = written(files);
        let current = match read(files) {
            Ok(read) => Some(Arc::new(read)),
            Err(error) if files.acme.is_some() => {
                tracing::info!("a certificate has to be fetched: {error:#}");
                None
            }
            Err(error) => return Err(error),
        };
        Ok(Arc::new(Certificate {
            files: files.clone(),
            current: RwLock::new(current),
            written: Mutex::new(written),
        }))
    }

    pub fn current(&self) -> Option<Arc<CertifiedKey>> {
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub fn acceptor(self: &Arc<Certificate>) -> Result<TlsAcceptor> {
        let builder = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let mut config = builder
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_cert_resolver(self.clone());
        // A browser opens sockets by HTTP/1.1, whatever the page came by.
        config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
        Ok(TlsAcceptor::from(Arc::new(config)))
    }

    /// For ever. A certificate that cannot be read leaves the one that there is.
    pub async fn keep_fresh(self: Arc<Certificate>) {
        let mut hangups = Hangups::listen();
        loop {
            let asked = tokio::select! {
                () = hangups.next() => true,
                () = tokio::time::sleep(LOOK_EVERY) => false,
            };
            let now = written(&self.files);
            let before = std::mem::replace(&mut *self.written.lock().unwrap_or_else(PoisonError::into_inner), now);
            if !asked && now == before {
                continue;
            }
            match self.read_again() {
                Ok(()) => tracing::info!("the certificate was read again"),
                Err(error) => tracing::error!("the certificate stays what it was: {error:#}"),
            }
        }
    }

    pub fn read_again(&self) -> Result<()> {
        let read = Arc::new(read(&self.files)?);
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = Some(read);
        Ok(())
    }
}

impl ResolvesServerCert for Certificate {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        self.current()
    }
}

/// Somebody says SIGHUP, on systems that have it.
#[derive(Debug)]
pub struct Hangups {
    #[cfg(unix)]
    heard: Option<tokio::signal::unix::Signal>,
}

impl Hangups {
    pub fn listen() -> Hangups {
        Hangups {
            #[cfg(unix)]
            heard: tokio::signal::unix::signal(tokio::signal::unix::SignalKind::hangup()).ok(),
        }
    }

    pub async fn next(&mut self) {
        #[cfg(unix)]
        if let Some(heard) = &mut self.heard
            && heard.recv().await.is_some()
        {
            return;
        }
        std::future::pending().await
    }
}

fn written(files: &Tls) -> [Option<SystemTime>; 2] {
    [&files.cert, &files.key].map(|file| fs::metadata(file).and_then(|about| about.modified()).ok())
}

fn read(files: &Tls) -> Result<CertifiedKey> {
    let (cert, key) = (files.cert.display(), files.key.display());
    let chain = CertificateDer::pem_file_iter(&files.cert).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let chain = chain.with_context(|| format!("the certificate {cert} cannot be read"))?;
    ensure!(!chain.is_empty(), "there is no certificate in {cert}");
    let private = PrivateKeyDer::from_pem_file(&files.key).with_context(|| format!("the key {key} cannot be read"))?;
    CertifiedKey::from_der(chain, private, &ring::default_provider())
        .with_context(|| format!("the key {key} and the certificate {cert} do not belong together"))
}

/// Sends everybody to the same place by https, but for whoever asks whether the house's name leads here.
pub fn redirects(port: u16, certificate: Arc<Certificate>, answers: Arc<Answers>) -> Router {
    let answer = move |extract::Path(token): extract::Path<String>| async move {
        answers.to(&token).ok_or(StatusCode::NOT_FOUND)
    };
    let redirect = move |uri: Uri, headers: HeaderMap| async move {
        if certificate.current().is_none() {
            return not_yet();
        }
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let host = host.and_then(|host| host.parse::<axum::http::uri::Authority>().ok());
        let Some(host) = host else {
            return StatusCode::BAD_REQUEST.into_response();
        };
        let port = if port == 443 { String::new() } else { format!(":{port}") };
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        Redirect::permanent(&format!("https://{}{port}{path}", host.host())).into_response()
    };
    Router::new()
        .route("/.well-known/acme-challenge/{token}", get(answer))
        .fallback(redirect)
}

/// Https would be closed without a word.
fn not_yet() -> Response {
    let words = "This house has no certificate for https yet. If that lasts, its log says why.\n";
    (StatusCode::SERVICE_UNAVAILABLE, [(header::RETRY_AFTER, "30")], words).into_response()
}
