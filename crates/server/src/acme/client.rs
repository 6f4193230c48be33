//! The way to whoever hands out certificates: https, one connection for each request, for there are few.

use std::{future::Future, path::Path, pin::Pin, sync::Arc, time::Duration};

use anyhow::{Context, Result};
use axum::http::{HeaderValue, Request, Uri, header};
use hyper::{body::Bytes, client::conn::http1};
use hyper_util::rt::TokioIo;
use instant_acme::{BodyWrapper, BytesResponse, Error, HttpClient};
use tokio::{net::TcpStream, time::timeout};
use tokio_rustls::{
    TlsConnector,
    rustls::{
        ClientConfig, RootCertStore,
        crypto::ring,
        pki_types::{CertificateDer, ServerName, pem::PemObject},
    },
};

/// Who does not answer within this time is not there.
const ANSWERS_WITHIN: Duration = Duration::from_secs(30);

pub struct Client(TlsConnector);

impl Client {
    /// Trusts whom the system trusts, and whoever else is named.
    pub fn new(ca: Option<&Path>) -> Result<Client> {
        let mut trusted = RootCertStore::empty();
        trusted.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        if let Some(ca) = ca {
            let named = CertificateDer::pem_file_iter(ca).and_then(Iterator::collect::<Result<Vec<_>, _>>);
            let named = named.with_context(|| format!("{} cannot be read (--acme-ca)", ca.display()))?;
            trusted.add_parsable_certificates(named);
        }
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let config = config.with_safe_default_protocol_versions()?;
        let config = config.with_root_certificates(trusted).with_no_client_auth();
        Ok(Client(TlsConnector::from(Arc::new(config))))
    }
}

impl HttpClient for Client {
    fn request(
        &self,
        request: Request<BodyWrapper<Bytes>>,
    ) -> Pin<Box<dyn Future<Output = Result<BytesResponse, Error>> + Send>> {
        let tls = self.0.clone();
        Box::pin(async move {
            let asked = timeout(ANSWERS_WITHIN, ask(tls, request)).await;
            let answer = asked.unwrap_or_else(|_| Err(anyhow::anyhow!("it does not answer")));
            answer.map_err(|why| Error::Other(format!("{why:#}").into()))
        })
    }
}

async fn ask(tls: TlsConnector, mut request: Request<BodyWrapper<Bytes>>) -> Result<BytesResponse> {
    let uri = request.uri().clone();
    let host = uri.host().context("an address without a host")?;
    let port = uri.port_u16().unwrap_or(443);
    let stream = TcpStream::connect((host.trim_matches(['[', ']']), port)).await;
    let stream = stream.with_context(|| format!("{host}:{port} cannot be reached"))?;
    let name = ServerName::try_from(host.to_owned())?;
    let stream = tls.connect(name, stream).await;
    let stream = stream.with_context(|| format!("{host}:{port} cannot be trusted"))?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    tokio::spawn(connection); // how it ends is told to whoever reads the answer
    let authority = uri.authority().context("an address without a host")?;
    request
        .headers_mut()
        .insert(header::HOST, HeaderValue::from_str(authority.as_str())?);
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    *request.uri_mut() = path.parse::<Uri>()?;
    Ok(BytesResponse::from(sender.send_request(request).await?))
}
