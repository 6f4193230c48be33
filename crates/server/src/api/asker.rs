//! What every route reads of a request: which table, who asks, and from where.

use std::{convert::Infallible, net::IpAddr, sync::Arc};

use axum::{
    extract::{FromRequestParts, Query, RawPathParams},
    http::{HeaderMap, header, request::Parts},
    response::AppendHeaders,
};
use serde::Deserialize;

use crate::{
    finished::Retold,
    gate,
    guests::{self, Known},
    house::House,
    live::Live,
    problem::{Sorry, problem},
};

/// The table of the path.
pub(super) struct At(pub Arc<Live>);

impl FromRequestParts<Arc<House>> for At {
    type Rejection = Sorry;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<At, Sorry> {
        let path = RawPathParams::from_request_parts(parts, house).await.ok();
        let id = path
            .as_ref()
            .and_then(|path| path.iter().find(|(name, _)| *name == "table"));
        let (_, id) = id.ok_or_else(|| problem("no-such-table", "there is no such table"))?;
        Ok(At(house.find(id).await?))
    }
}

/// How a game is to be told again, as the query says.
pub(super) struct Retelling(pub Retold);

impl FromRequestParts<Arc<House>> for Retelling {
    type Rejection = Sorry;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Result<Retelling, Sorry> {
        let query = Query::try_from_uri(&parts.uri);
        let Query(retold) = query.map_err(|error| problem("unreadable", error.body_text()))?;
        Ok(Retelling(retold))
    }
}

/// By whose link somebody came, and which of those who play on this device she is, as the query says.
pub(super) struct With {
    pub with: Option<String>,
    pub who: u8,
}

impl FromRequestParts<Arc<House>> for With {
    type Rejection = Sorry;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Result<With, Sorry> {
        #[derive(Deserialize)]
        struct Asked {
            with: Option<String>,
            who: Option<u8>,
        }
        let query = Query::try_from_uri(&parts.uri);
        let Query(Asked { with, who }) = query.map_err(|error| problem("unreadable", error.body_text()))?;
        let who = who.unwrap_or(1);
        Ok(With { with, who })
    }
}

/// In which language something is wished, as the query says.
pub(super) struct InLanguage(pub Option<String>);

impl FromRequestParts<Arc<House>> for InLanguage {
    type Rejection = Sorry;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<House>) -> Result<InLanguage, Sorry> {
        #[derive(Deserialize)]
        struct Asked {
            language: Option<String>,
        }
        let query = Query::try_from_uri(&parts.uri);
        let Query(Asked { language }) = query.map_err(|error| problem("unreadable", error.body_text()))?;
        Ok(InLanguage(language))
    }
}

/// The languages that somebody understands, as her browser says.
pub fn languages(headers: &HeaderMap) -> &str {
    let languages = headers.get(header::ACCEPT_LANGUAGE);
    languages.and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// The address that a request comes from.
pub struct Address(pub IpAddr);

impl FromRequestParts<Arc<House>> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Address, Infallible> {
        let caller = gate::Caller::new(&house.config, &parts.headers, &parts.extensions);
        Ok(Address(caller.address()))
    }
}

/// The guest of the cookie; a newcomer if there is none, or none of ours.
pub struct Me {
    pub known: Known,
    pub set_cookie: Option<String>,
    pub https: bool,
    pub from: IpAddr,
}

impl Me {
    pub fn cookie(&self) -> AppendHeaders<Option<(header::HeaderName, String)>> {
        AppendHeaders(self.set_cookie.clone().map(|cookie| (header::SET_COOKIE, cookie)))
    }
}

impl FromRequestParts<Arc<House>> for Me {
    type Rejection = Sorry;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Me, Sorry> {
        let caller = gate::Caller::new(&house.config, &parts.headers, &parts.extensions);
        let (https, from) = (caller.is_https(), caller.address());
        let mut cookies = parts.headers.get_all(header::COOKIE).iter();
        let known = cookies.find_map(|header| house.guests.read(header.to_str().ok()?));
        if let Some(known) = known {
            return Ok(Me {
                known,
                set_cookie: None,
                https,
                from,
            });
        }
        let known = guests::newcomer(languages(&parts.headers))?;
        Ok(Me {
            set_cookie: Some(house.guests.write(&known, https)),
            known,
            https,
            from,
        })
    }
}
