//! A certificate that the house fetches itself (ACME, RFC 8555), and renews long before it ends. Whoever hands it out asks by http whether
//! the name leads here (`http-01`); that is answered on the port that sends everybody else to https. The house is open meanwhile, with the
//! certificate that there is; where there is none yet, nobody comes in by https, and by http one is told so.

mod client;

use std::{
    collections::HashMap,
    fs,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use anyhow::{Context, Result, anyhow, bail};
use axum::http::Uri;
use instant_acme::{
    Account, AccountCredentials, AuthorizationStatus, ChallengeType, Error, Identifier, LetsEncrypt, NewAccount,
    NewOrder, Order, OrderStatus, RetryPolicy,
};
use ludo::Luck;
use serde::{Deserialize, Serialize};
use tokio::time::{sleep, timeout};
use tokio_rustls::rustls::{
    client::verify_server_name, pki_types::ServerName, server::ParsedCertificate, sign::CertifiedKey,
};
use x509_cert::{Certificate as Parsed, der::Decode};

use self::client::Client;
use crate::{
    config::DAY,
    folder::{self, ACCOUNT, FETCHED},
    house::House,
    secrets,
    tls::{Certificate, Hangups},
};

pub const LETS_ENCRYPT: &str = LetsEncrypt::Production.url();

/// Which names, and from whom. Whoever names one agrees to the terms of whoever hands the certificate out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acme {
    pub domains: Vec<String>,
    pub directory: String,
    /// Where she is written to who keeps the house.
    pub contact: Option<String>,
    /// Who signs for the directory, beside those whom the system trusts.
    pub ca: Option<PathBuf>,
}

/// One attempt takes no longer, however slow the others are.
const ATTEMPT_WITHIN: Duration = Duration::from_secs(300);
/// So long it is asked whether they are done, with longer and longer rests.
const CONFIRMED_WITHIN: RetryPolicy = RetryPolicy::new().timeout(Duration::from_secs(120));
/// What failed is tried again after so long, then after twice as long, and so on, or a little later. That is five times in the first hour,
/// the first time among them: Let's Encrypt refuses a name after more than that.
const FIRST_PAUSE: Duration = Duration::from_secs(120);
const LONGEST_PAUSE: Duration = Duration::from_secs(12 * 60 * 60);
/// The house's clock may be put forward.
const LOOK_AGAIN: Duration = Duration::from_secs(5);

/// A name that the house can show to be its own.
pub fn domain(text: &str) -> Result<String, String> {
    let name = text.to_ascii_lowercase();
    match ServerName::try_from(name.as_str()) {
        Ok(ServerName::DnsName(_)) if !name.ends_with('.') => Ok(name),
        _ => Err(
            "a name such as play.example: no address, no port, no https:// and no *; other letters than a to z as xn--…"
                .to_owned(),
        ),
    }
}

pub fn directory(text: &str) -> Result<String, String> {
    match text.parse::<Uri>() {
        Ok(uri) if uri.scheme_str() == Some("https") && uri.host().is_some() => Ok(text.to_owned()),
        _ => Err(format!("an address that begins with https://, such as {LETS_ENCRYPT}")),
    }
}

pub fn contact(text: &str) -> Result<String, String> {
    let (who, place) = text.split_once('@').unwrap_or_default();
    let plain = |part: &str| !part.is_empty() && !part.contains(|c: char| c.is_whitespace() || "@:,".contains(c));
    match plain(who) && plain(place) {
        true => Ok(text.to_owned()),
        false => Err("an e-mail address, such as host@play.example".to_owned()),
    }
}

/// What is answered to whoever asks whether the name leads here.
#[derive(Debug, Default)]
pub struct Answers(Mutex<HashMap<String, String>>);

impl Answers {
    pub fn to(&self, token: &str) -> Option<String> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .get(token)
            .cloned()
    }

    fn set(&self, token: &str, answer: &str) {
        let mut answers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        answers.insert(token.to_owned(), answer.to_owned());
    }

    fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// For ever: there is a certificate, and it is renewed in time.
pub async fn keep(house: Arc<House>, plan: Acme, certificate: Arc<Certificate>, answers: Arc<Answers>) {
    let keeper = Keeper {
        house,
        plan,
        certificate,
        answers,
    };
    let (mut failures, mut hangups) = (0, Hangups::listen());
    let mut due = keeper.due();
    loop {
        keeper.wait(due, failures > 0, &mut hangups).await;
        let fetched = timeout(ATTEMPT_WITHIN, keeper.fetch()).await;
        keeper.answers.clear();
        match fetched.unwrap_or_else(|_| Err(anyhow!("it took longer than {} seconds", ATTEMPT_WITHIN.as_secs()))) {
            Ok(()) => {
                failures = 0;
                // Whatever the clock says: nobody is asked again and again.
                due = keeper.due().max(keeper.now() + keeper.life() / 3);
                tracing::info!("a certificate for {} was fetched", keeper.names());
            }
            Err(error) => {
                failures += 1;
                let pause = pause(failures);
                due = keeper.now() + pause.as_millis() as u64;
                let (names, until, minutes) = (keeper.names(), keeper.until(), pause.as_secs() / 60);
                tracing::error!(
                    "no certificate for {names} could be fetched: {error:#}. {until} It is tried again in {minutes} minutes, \
                    and at once on SIGHUP (systemctl reload ludogite)"
                );
            }
        }
    }
}

struct Keeper {
    house: Arc<House>,
    plan: Acme,
    certificate: Arc<Certificate>,
    answers: Arc<Answers>,
}

/// To whom the house is known, and as whom.
#[derive(Serialize, Deserialize)]
struct Known {
    directory: String,
    contact: Option<String>,
    credentials: AccountCredentials,
}

impl Keeper {
    fn now(&self) -> u64 {
        self.house.clock.now()
    }

    fn names(&self) -> String {
        self.plan.domains.join(", ")
    }

    /// Until this moment; what failed may be asked for sooner.
    async fn wait(&self, due: u64, may_be_asked: bool, hangups: &mut Hangups) {
        // The clock is read once, for it goes on.
        while let rest @ 1.. = due.saturating_sub(self.now()) {
            tokio::select! {
                () = sleep(Duration::from_millis(rest).min(LOOK_AGAIN)) => {}
                () = hangups.next() => if may_be_asked { return },
            }
        }
    }

    /// When two thirds of its life are over, more or less, because not all houses shall come at once; now, if it is none for all our names.
    fn due(&self) -> u64 {
        let current = self.certificate.current().filter(|current| self.is_for_all(current));
        let lives = current.and_then(|current| lives(&current));
        lives.map_or(0, |(from, until)| until - (until - from) / 1000 * (300 + below(60)))
    }

    fn life(&self) -> u64 {
        let lives = self.certificate.current().and_then(|current| lives(&current));
        lives.map_or(0, |(from, until)| until - from)
    }

    fn is_for_all(&self, current: &CertifiedKey) -> bool {
        let Some(Ok(parsed)) = current.cert.first().map(ParsedCertificate::try_from) else {
            return false;
        };
        let mut names = self.plan.domains.iter().map(|name| ServerName::try_from(name.as_str()));
        names.all(|name| name.is_ok_and(|name| verify_server_name(&parsed, &name).is_ok()))
    }

    /// How it stands while it is not renewed.
    fn until(&self) -> String {
        let lives = self.certificate.current().and_then(|current| lives(&current));
        let left = lives.map(|(_, until)| until.saturating_sub(self.now()));
        match left {
            None => "There is none yet, and nobody comes in by https.".to_owned(),
            Some(0) => "The one that there is has ended, and browsers let nobody in.".to_owned(),
            Some(left) => format!(
                "The one that there is lasts {} more days.",
                left / DAY.as_millis() as u64
            ),
        }
    }

    async fn fetch(&self) -> Result<()> {
        let names: Vec<Identifier> = self.plan.domains.iter().cloned().map(Identifier::Dns).collect();
        let order = NewOrder::new(&names);
        let mut order = match self.account().await?.new_order(&order).await {
            // They have forgotten us.
            Err(Error::Api(problem))
                if problem
                    .r#type
                    .as_deref()
                    .is_some_and(|of| of.ends_with(":accountDoesNotExist")) =>
            {
                self.new_account().await?.new_order(&order).await?
            }
            order => order?,
        };
        self.answer(&mut order).await?;
        let key = order.finalize().await?;
        let chain = order.poll_certificate(&CONFIRMED_WITHIN).await?;
        let file = self.house.config.data.join(FETCHED);
        let written = folder::write_private(&file, &format!("{chain}\n{key}"));
        written.with_context(|| format!("{} cannot be written", file.display()))?;
        self.certificate.read_again()
    }

    /// Shows that each name leads here.
    async fn answer(&self, order: &mut Order) -> Result<()> {
        let mut asked = order.authorizations();
        while let Some(asked) = asked.next().await {
            let mut asked = asked?;
            match asked.status {
                AuthorizationStatus::Valid => continue,
                AuthorizationStatus::Pending => {}
                status => bail!("{} is {status:?}", asked.identifier()),
            }
            let mut challenge = asked
                .challenge(ChallengeType::Http01)
                .context("they do not ask by http (http-01), and nothing else is answered here")?;
            self.answers
                .set(&challenge.token, challenge.key_authorization().as_str());
            challenge.set_ready().await?;
        }
        match order.poll_ready(&CONFIRMED_WITHIN).await {
            Ok(OrderStatus::Ready) => Ok(()),
            Ok(_) | Err(Error::Api(_)) => bail!(
                "{}. http://{}/ has to lead to this house from outside, by port 80: to its --http-redirect-port, and --listen has to let it in",
                why_not(order)
                    .await
                    .unwrap_or_else(|| "it was not confirmed".to_owned()),
                self.plan.domains[0],
            ),
            Err(error) => Err(error.into()),
        }
    }

    async fn account(&self) -> Result<Account> {
        let kept = fs::read_to_string(self.house.config.data.join(ACCOUNT)).unwrap_or_default();
        match serde_json::from_str::<Known>(&kept) {
            Ok(known) if known.directory == self.plan.directory && known.contact == self.plan.contact => {
                let known = Account::builder_with_http(self.client()?).from_credentials(known.credentials);
                known.await.with_context(|| self.unheard())
            }
            _ => self.new_account().await,
        }
    }

    async fn new_account(&self) -> Result<Account> {
        let contact = self.plan.contact.as_ref().map(|mail| format!("mailto:{mail}"));
        let asked = NewAccount {
            contact: &contact.as_deref().into_iter().collect::<Vec<_>>(),
            terms_of_service_agreed: true,
            only_return_existing: false,
        };
        let builder = Account::builder_with_http(self.client()?);
        let made = builder.create(&asked, self.plan.directory.clone(), None).await;
        let (account, credentials) = made.with_context(|| self.unheard())?;
        let known = Known {
            directory: self.plan.directory.clone(),
            contact: self.plan.contact.clone(),
            credentials,
        };
        let file = self.house.config.data.join(ACCOUNT);
        let written = folder::write_private(&file, &serde_json::to_string(&known)?);
        written.with_context(|| format!("{} cannot be written", file.display()))?;
        Ok(account)
    }

    fn client(&self) -> Result<Box<Client>> {
        Ok(Box::new(Client::new(self.plan.ca.as_deref())?))
    }

    fn unheard(&self) -> String {
        format!("{} does not let us in (--acme-directory)", self.plan.directory)
    }
}

/// What was found when they looked whether the names lead here.
async fn why_not(order: &mut Order) -> Option<String> {
    let mut asked = order.authorizations();
    while let Some(asked) = asked.next().await {
        let mut asked = asked.ok()?;
        let asked = asked.refresh().await.ok()?;
        let error = asked.challenges.iter().find_map(|challenge| challenge.error.as_ref());
        if let Some(error) = error {
            let detail = error.detail.as_deref().unwrap_or("no reason was given");
            return Some(format!("{}: {detail}", asked.identifier()));
        }
    }
    None
}

/// From when until when it is good, in Unix milliseconds.
fn lives(current: &CertifiedKey) -> Option<(u64, u64)> {
    let parsed = Parsed::from_der(current.cert.first()?).ok()?;
    let validity = parsed.tbs_certificate.validity;
    let [from, until] = [validity.not_before, validity.not_after].map(|at| at.to_unix_duration().as_millis() as u64);
    (from <= until).then_some((from, until))
}

/// After so many failures one after the other; up to a fifth longer, because not all houses shall come at once, and never shorter.
fn pause(failures: u32) -> Duration {
    let usual = FIRST_PAUSE * (1 << (failures - 1).min(16));
    usual.min(LONGEST_PAUSE) / 1000 * (1000 + below(200) as u32)
}

/// Any number below this one; none, if the system has no random numbers.
fn below(most: u32) -> u64 {
    secrets::rng().map_or(0, |mut rng| u64::from(rng.below(most)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_name_address_or_mail_is_refused() {
        assert_eq!(domain("Play.Example").as_deref(), Ok("play.example"));
        assert!(domain("xn--ludogte-8va.example").is_ok());
        for wrong in [
            "",
            "*.example",
            "192.0.2.1",
            "::1",
            "https://play.example",
            "play.example:443",
            "play.example.",
            "a b",
            "ludogîte.example",
        ] {
            assert!(domain(wrong).is_err(), "{wrong}");
        }
        assert!(directory(LETS_ENCRYPT).is_ok() && directory("https://localhost:14000/dir").is_ok());
        for wrong in ["", "http://play.example/", "play.example", "https://"] {
            assert!(directory(wrong).is_err(), "{wrong}");
        }
        assert!(contact("host@play.example").is_ok());
        for wrong in [
            "",
            "host",
            "@play.example",
            "host@",
            "mailto:host@play.example",
            "a@b,c@d",
            "a @b",
        ] {
            assert!(contact(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_fails_is_tried_again_later_and_later() {
        for failures in 1..40 {
            let pause = pause(failures);
            let usual = FIRST_PAUSE
                .saturating_mul(2u32.saturating_pow(failures - 1))
                .min(LONGEST_PAUSE);
            assert!(pause >= usual && pause <= usual.mul_f64(1.2), "{failures}: {pause:?}");
        }
        // The fifth time within the first hour, and the sixth after it, whatever is drawn.
        let shortest = |failures: u32| {
            (0..failures)
                .map(|before| FIRST_PAUSE * (1 << before))
                .sum::<Duration>()
        };
        let hour = Duration::from_secs(60 * 60);
        assert!(shortest(4).mul_f64(1.2) < hour && shortest(5) > hour);
    }
}
