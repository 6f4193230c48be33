//! HTTPS: the house's certificate, read again when its files change or somebody says so with SIGHUP, and everybody sent there from http.

use std::{
    fs,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError, RwLock},
    time::{Duration, SystemTime},
};

use anyhow::{Context, Result, ensure};
use axum::{
    Router,
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse, Redirect},
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

/// Where the certificate is, with all that sign it, and its key: both as PEM.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tls {
    pub cert: PathBuf,
    pub key: PathBuf,
    /// Whoever comes to this port by http is sent to https.
    pub redirect_port: Option<u16>,
}

/// How often it is looked whether the files have changed.
const LOOK_EVERY: Duration = Duration::from_secs(10);

#[derive(Debug)]
pub struct Certificate {
    files: Tls,
    current: RwLock<Arc<CertifiedKey>>,
    /// When the files that were read last were written.
    written: Mutex<[Option<SystemTime>; 2]>,
}

impl Certificate {
    pub fn open(files: &Tls) -> Result<Arc<Certificate>> {
        Ok(Arc::new(Certificate {
            written: Mutex::new(written(files)),
            current: RwLock::new(Arc::new(read(files)?)),
            files: files.clone(),
        }))
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
        #[cfg(unix)]
        let mut hangups = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::hangup()).ok();
        loop {
            #[cfg(unix)]
            let asked = async {
                match &mut hangups {
                    Some(hangups) => hangups.recv().await.is_some(),
                    None => std::future::pending().await,
                }
            };
            #[cfg(not(unix))]
            let asked = std::future::pending::<bool>();
            let asked = tokio::select! {
                asked = asked => asked,
                () = tokio::time::sleep(LOOK_EVERY) => false,
            };
            let now = written(&self.files);
            let before = std::mem::replace(&mut *self.written.lock().unwrap_or_else(PoisonError::into_inner), now);
            if !asked && now == before {
                continue;
            }
            match read(&self.files) {
                Ok(read) => {
                    *self.current.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(read);
                    tracing::info!("the certificate was read again");
                }
                Err(error) => tracing::error!("the certificate stays what it was: {error:#}"),
            }
        }
    }
}

impl ResolvesServerCert for Certificate {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(self.current.read().unwrap_or_else(PoisonError::into_inner).clone())
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

/// Sends everybody to the same place by https.
pub fn redirects(port: u16) -> Router {
    let redirect = move |uri: Uri, headers: HeaderMap| async move {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let host = host.and_then(|host| host.parse::<axum::http::uri::Authority>().ok());
        let Some(host) = host else {
            return StatusCode::BAD_REQUEST.into_response();
        };
        let port = if port == 443 { String::new() } else { format!(":{port}") };
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        Redirect::permanent(&format!("https://{}{port}{path}", host.host())).into_response()
    };
    Router::new().fallback(redirect)
}
