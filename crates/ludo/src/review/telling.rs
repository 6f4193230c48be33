//! A review in sentences, for page and terminal alike.

use super::{Choices, Remark, Review, Sum, least};
use crate::{
    Arg, Measure, Said, Seat,
    said::{figure, signed},
};

impl Review {
    /// Once everything is known, it is put into words.
    pub(super) fn tell(&mut self) {
        for remark in &mut self.remarks {
            remark.said = remark.told();
        }
        let chosen = self.seats.iter().any(|seat| !seat.moments.is_empty());
        for (number, hers) in (0..).zip(&mut self.seats) {
            let flawless = hers.sum.is_some_and(|sum| sum.lost < least(Measure::Expected));
            if chosen && flawless {
                hers.said.push(Said::about("review-perfect", Seat::from_index(number)));
            }
        }
        self.about = match self.choices {
            _ if chosen => self.measured(),
            Choices::Weighed => vec![Said::new("review-nothing")],
            Choices::Unknown => vec![Said::new("review-unknown")],
            Choices::None => vec![Said::new("review-luck")],
        };
        self.about
            .extend(self.extra_turns.then(|| Said::new("review-extra-turns")));
    }

    /// In what the figures are measured, each measure once.
    fn measured(&self) -> Vec<Said> {
        let mut said = vec![Said::new("review-about")];
        for id in self.remarks.iter().filter_map(|remark| figures_are(remark.measure?)) {
            if said.iter().all(|before| before.id != id) {
                said.push(Said::new(id));
            }
        }
        said
    }
}

/// Whose game it was; with the sum, luck and skill apart.
pub(super) fn title(seat: Seat, sum: Option<&Sum>) -> Said {
    let Some(sum) = sum else {
        return Said::about("review-name", seat);
    };
    Said::about("review-sum", seat)
        .with("score", sum.end.round() as i32)
        .with("value", figure(sum.start, 1))
        .with("luck", signed(sum.luck, 1))
        .with("skill", signed(-sum.lost, 1))
}

impl Remark {
    fn told(&self) -> Vec<Said> {
        let Some(best) = &self.best else { return Vec::new() };
        let chosen = self.choice("review-chosen", self.called.as_ref(), self.after);
        if *best == self.what {
            return vec![Said::new("review-well"), chosen];
        }
        let better = self.choice("review-best", self.best_called.as_ref(), self.before);
        self.verdict().into_iter().chain([chosen, better]).collect()
    }

    /// What it cost. What has no measure is nobody's fault.
    fn verdict(&self) -> Option<Said> {
        let measure = self.measure?;
        Some(match (measure, worth(measure, self.cost())) {
            (Measure::Stands, Some(loss)) => Said::new("review-loss-stands").with("loss", loss),
            (_, Some(loss)) => Said::new("review-loss").with("loss", loss),
            (_, None) => Said::new("review-loss-only"),
        })
    }

    /// With its figure, where there is one.
    fn choice(&self, id: &str, called: Option<&Said>, value: f64) -> Said {
        let figure = self.measure.and_then(|measure| worth(measure, value));
        let said = match figure {
            Some(figure) => Said::new(id.to_owned()).with("value", figure),
            None => Said::new(format!("{id}-plain")),
        };
        called
            .iter()
            .fold(said, |said, &called| said.with("action", called.clone()))
    }
}

/// What is said of figures of this kind, where there is something to explain.
fn figures_are(measure: Measure) -> Option<&'static str> {
    match measure {
        Measure::Expected => Some("review-in-expected"),
        Measure::Points => Some("review-in-points"),
        Measure::Squares => Some("review-in-squares"),
        Measure::Chance => Some("review-in-chance"),
        Measure::Stands => Some("review-in-stands"),
        Measure::Won | Measure::Only | Measure::All => None,
    }
}

/// As it is read. Where it is only right or wrong there is no figure.
fn worth(measure: Measure, worth: f64) -> Option<Arg> {
    match measure {
        Measure::Expected => Some(figure(worth, 1).into()),
        Measure::Points | Measure::Squares | Measure::All => Some((worth.round() as i32).into()),
        Measure::Chance | Measure::Stands => {
            let percent = Said::new("figure-percent").with("n", (100.0 * worth).round() as i32);
            Some(percent.into())
        }
        Measure::Won | Measure::Only => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Hindsight;

    fn ids(said: &[Said]) -> Vec<&str> {
        said.iter().map(|said| &*said.id).collect()
    }

    fn review(choices: Choices, remarks: Vec<Remark>) -> Review {
        let moments = remarks.iter().map(|remark| remark.line).collect();
        let seat = Seat::from_index(0);
        let mut review = Review {
            choices,
            extra_turns: remarks.is_empty(),
            about: Vec::new(),
            seats: vec![Hindsight {
                sum: None,
                title: title(seat, None),
                said: Vec::new(),
                moments,
            }],
            remarks,
        };
        review.tell();
        review
    }

    /// Somebody stopped where drawing was worth more.
    fn stopped(line: u32, measure: Option<Measure>) -> Remark {
        Remark {
            line,
            seat: Seat::from_index(0),
            what: "stop".to_owned(),
            best: Some("draw".to_owned()),
            called: Some(Said::new("shop-stop")),
            best_called: Some(Said::new("shop-draw")),
            measure,
            before: 0.75,
            after: 0.5,
            gain: 0.0,
            said: Vec::new(),
            also: Vec::new(),
        }
    }

    #[test]
    fn where_nothing_is_told_it_is_said_why() {
        let whys = [
            (Choices::Weighed, "review-nothing"),
            (Choices::Unknown, "review-unknown"),
            (Choices::None, "review-luck"),
        ];
        for (choices, why) in whys {
            assert_eq!(ids(&review(choices, Vec::new()).about), [why, "review-extra-turns"]);
        }
    }

    #[test]
    fn each_measure_is_explained_once_and_has_its_own_figures() {
        let measures = [Measure::Chance, Measure::Stands, Measure::Chance, Measure::Only];
        let remarks = (1..)
            .zip(measures.map(Some))
            .map(|(line, measure)| stopped(line, measure));
        let review = review(Choices::Weighed, remarks.collect());
        assert_eq!(
            ids(&review.about),
            ["review-about", "review-in-chance", "review-in-stands"]
        );
        let said = |index: usize| -> Vec<String> { review.remarks[index].said.iter().map(Said::to_string).collect() };
        assert_eq!(said(0)[0], "review-loss loss=(figure-percent n=25)");
        assert_eq!(said(0)[2], "review-best action=(shop-draw) value=(figure-percent n=75)");
        assert_eq!(said(1)[0], "review-loss-stands loss=(figure-percent n=25)");
        assert_eq!(
            said(3),
            [
                "review-loss-only",
                "review-chosen-plain action=(shop-stop)",
                "review-best-plain action=(shop-draw)"
            ]
        );
    }
}
