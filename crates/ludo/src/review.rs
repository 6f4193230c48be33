//! A finished game with hindsight: the moments that mattered, what would have been best, and what it cost; and luck apart from
//! skill, where that is known.
//!
//! Nothing here depends on time or on the machine: the same record gives the same review.

use std::{collections::BTreeSet, sync::Arc};

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use schemars::JsonSchema;
use serde::Serialize;
use ts_rs::TS;

use crate::{
    Asked, Care, Coach, Fault, Hosted, Line, Measure, Note, Play, Record, Said, Seat, Strength, Viewer, Weighed, What,
    Who, moments, room::form_of,
};

mod telling;

/// Differences below this are rounding.
const NOTHING: f64 = 1e-9;

/// So many moments of each seat are told.
const TOLD: usize = 3;
/// So many of each seat are looked at with care: of those that seem to matter at a glance.
const CAREFUL: usize = 4;
/// So many choices of a game are glanced at; of more, as many of them from beginning to end.
const GLANCES: usize = 300;

/// Grows when the same record is told something else: what was kept of an older one is made anew.
pub const REVIEW_EDITION: u32 = 3;

/// A game beside the best that could have been done.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// What is known of the choices that were made.
    pub choices: Choices,
    /// Extra turns broke a tie, and no sum counts them: nobody has worked them out.
    pub extra_turns: bool,
    /// In what everything is measured; or why there is nothing to say.
    pub about: Vec<Said>,
    /// By seat.
    pub seats: Vec<Hindsight>,
    /// In the order of the lines; lines that changed nothing, and those taken back, are left out. Where luck and skill are
    /// told apart that is every line that counts, otherwise those that were looked at with care.
    pub remarks: Vec<Remark>,
}

/// What is known of the choices of a game ([`Review::mattered`] shows it).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub enum Choices {
    /// Some were weighed: where nothing is told of them, there is nothing to find fault with.
    Weighed,
    /// There were some, and nobody can tell what they were worth.
    Unknown,
    /// There was nothing to choose, or nothing that mattered: luck alone decided.
    None,
}

/// One seat's game as a whole ([`Review::mattered`] shows one).
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Hindsight {
    /// Luck and skill apart, where that is known.
    pub sum: Option<Sum>,
    /// Whose game it is, and the sum where it is known.
    pub title: Said,
    /// What there is to say of it.
    pub said: Vec<Said>,
    /// The moments that mattered, by their lines: each has a remark about this seat.
    pub moments: Vec<u32>,
}

/// Points at the end, on average: `end` is `start` and `luck` without what was `lost`.
///
/// ```
/// let sum = ludo::Sum { start: 320.5, luck: -12.5, lost: 8.0, end: 300.0 };
/// assert_eq!(sum.end, sum.start + sum.luck - sum.lost);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Sum {
    /// What could be expected at the start.
    pub start: f64,
    /// What chance gave, or took where it is negative.
    pub luck: f64,
    /// What choices cost; never negative.
    pub lost: f64,
    /// What it came to.
    pub end: f64,
}

/// What one line changed for a seat ([`Review::mattered`] finds those that matter).
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct Remark {
    /// Counted from 1.
    pub line: u32,
    /// For whom.
    #[ts(as = "u8")]
    pub seat: Seat,
    /// As it stands in the record.
    pub what: String,
    /// For a choice, what would have been best, in notation, several acts parted by `; `; none for chance.
    pub best: Option<String>,
    /// The choice in words.
    pub called: Option<Said>,
    /// The best one in words.
    pub best_called: Option<Said>,
    /// In what it is measured; none where there are no figures.
    pub measure: Option<Measure>,
    /// What could be expected before, which is what the best choice is worth.
    pub before: f64,
    /// What could be expected after it.
    pub after: f64,
    /// By how much it was better than all else that could have been done; 0 where it was not.
    pub gain: f64,
    /// What it cost, what was chosen, and what would have been better; nothing of chance.
    pub said: Vec<Said>,
    /// What else could have been known or done.
    pub also: Vec<Said>,
}

impl Remark {
    /// What the choice cost; nothing where it was the best, or chance's.
    pub fn cost(&self) -> f64 {
        if self.best.is_some() {
            self.before - self.after
        } else {
            0.0
        }
    }

    /// It cost more than what is not worth a word. What has no measure is nobody's fault.
    fn is_fault(&self) -> bool {
        self.measure.is_some_and(|measure| self.cost() >= least(measure))
    }

    /// It was better than anything else by more than that.
    fn is_well_done(&self) -> bool {
        self.gain >= self.measure.map_or(NOTHING, least)
    }
}

/// Differences below this are not worth a word.
fn least(measure: Measure) -> f64 {
    match measure {
        Measure::Points | Measure::Squares | Measure::All => 1.0,
        Measure::Expected | Measure::Won | Measure::Only | Measure::Chance => 0.05,
        // How daring it was is told however little that is.
        Measure::Stands => 0.005,
    }
}

impl Review {
    /// So many moments of this seat that mattered most, in the order of the game: what cost her most; and where there is
    /// little of that, what she did best.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use diamoniak::Diamoniak;
    /// use ludo::{Choices, Seat, review};
    ///
    /// let last_part = "pile b3 g6 y6 d17 f3 w6 / aside w1 / 1 rose 5 d3 / 2 blue 3 r1 / turn 1 start";
    /// let record = format!("ludo 1\ngame diamoniak 1\nseats 2\nposition {last_part}\n\n0 1 buy 2\n");
    /// let review = review::<Diamoniak>(Arc::new(()), &record.parse().unwrap(), &mut || {}).unwrap().expect("it is over");
    /// assert_eq!(review.choices, Choices::Weighed);
    /// assert_eq!(review.seats[0].sum, None, "nobody has worked out what is luck here");
    /// let remark = review.mattered(Seat::from_index(0), 3)[0];
    /// assert_eq!((remark.line, remark.best.as_deref(), remark.cost()), (1, Some("buy 2"), 0.0), "well done");
    /// assert_eq!((&*remark.said[0].id, &*remark.said[1].id), ("review-well", "review-chosen-plain"), "page and terminal say it");
    /// assert!(review.mattered(Seat::from_index(1), 3).is_empty(), "she had nothing to do");
    /// ```
    pub fn mattered(&self, seat: Seat, most: usize) -> Vec<&Remark> {
        mattered(&self.remarks, seat, most)
    }
}

fn mattered(remarks: &[Remark], seat: Seat, most: usize) -> Vec<&Remark> {
    let hers = || remarks.iter().filter(|remark| remark.seat == seat);
    let mut told: Vec<&Remark> = hers().filter(|remark| remark.is_fault()).collect();
    told.sort_by(|a, b| b.cost().total_cmp(&a.cost()));
    told.truncate(most);
    if told.len() < most.min(2) {
        let well_done = hers().filter(|remark| remark.is_well_done() && !remark.is_fault());
        told.extend(well_done.rev().max_by(|a, b| a.gain.total_cmp(&b.gain)));
    }
    told.sort_by_key(|remark| remark.line);
    told
}

/// Goes through a record once more. None where the game was not played to its end. It may take seconds: `rest` is called
/// between its choices. [`Review::mattered`] has one that was.
///
/// # Errors
/// As [`Play::replay`].
///
/// ```
/// use std::sync::Arc;
///
/// use diamoniak::Diamoniak;
/// use ludo::review;
///
/// let record = "ludo 1\ngame diamoniak 1\nseats 2\n\n0 1 draw\n".parse().unwrap();
/// assert_eq!(review::<Diamoniak>(Arc::new(()), &record, &mut || {}), Ok(None), "it is not over");
/// let wrong = "ludo 1\ngame diamoniak 1\nseats 8\n".parse().unwrap();
/// assert!(review::<Diamoniak>(Arc::new(()), &wrong, &mut || {}).is_err(), "it is for four at most");
/// ```
pub fn review<G: Hosted>(kit: Arc<G::Kit>, record: &Record, rest: &mut dyn FnMut()) -> Result<Option<Review>, Fault> {
    let play = Play::<G>::replay(kit, record)?;
    if play.state().outcome().is_none() {
        return Ok(None);
    }
    let mut weighed = false;
    let (sums, remarks) = match G::COACH {
        None => (None, Vec::new()),
        Some(coach) => {
            coach.prepare(play.state(), rest);
            match summed_up(&play, coach, &mut weighed, rest) {
                Some((sums, remarks)) => (Some(sums), remarks),
                None => (None, thought_over(&play, coach, &mut weighed, rest)),
            }
        }
    };
    let ends = sums.iter().flatten().map(|sum| sum.end.round() as i32);
    let (finest, whole) = (
        moments::moments(&play).seats,
        G::COACH.map_or_else(Vec::new, |coach| moments::retold(&play, |steps| coach.whole(steps))),
    );
    let mut review = Review {
        choices: match weighed {
            // Whatever was chosen comes to the same.
            _ if G::LUCK_ALONE.contains(&form_of::<G>(&play.header().options)) => Choices::None,
            true => Choices::Weighed,
            false if could_choose(&play) => Choices::Unknown,
            false => Choices::None,
        },
        extra_turns: ends.zip(play.state().scores().iter()).any(|(end, &score)| end != score),
        about: Vec::new(),
        seats: Vec::new(),
        remarks,
    };
    for seat in play.state().seats().iter() {
        let of_her = whole.iter().filter(|(whose, _)| *whose == seat);
        let said = finest[seat.index()].iter().chain(of_her.map(|(_, said)| said));
        let moments = review.mattered(seat, TOLD).iter().map(|remark| remark.line).collect();
        let sum = sums.as_ref().map(|sums| sums[seat.index()]);
        review.seats.push(Hindsight {
            sum,
            title: telling::title(seat, sum.as_ref()),
            said: said.cloned().collect(),
            moments,
        });
    }
    review.tell();
    Ok(Some(review))
}

/// A choice that somebody made: which line, what stood there before it, and what she did.
struct Chosen<'a, G: Hosted> {
    number: u32,
    seat: Seat,
    before: &'a G,
    done: G::Action,
}

impl<G: Hosted> Chosen<'_, G> {
    /// The same line is always thought about alike.
    fn weighed(&self, kit: &Arc<G::Kit>, coach: &dyn Coach<G>, care: Care) -> Option<Weighed<G::Action>> {
        let asked = Asked {
            kit,
            view: &self.before.view(Viewer::Seat(self.seat)),
            seat: self.seat,
            done: &self.done,
            care,
        };
        coach.weigh(&asked, &mut ChaCha8Rng::seed_from_u64(self.number.into()))
    }

    fn remark(&self, weighed: Weighed<G::Action>) -> Remark {
        let view = self.before.view(Viewer::Seat(self.seat));
        let best: Vec<String> = weighed.best.iter().map(ToString::to_string).collect();
        let called = |said: Option<Said>, act: Option<&G::Action>| said.or_else(|| Some(G::called(&view, act?)));
        Remark {
            line: self.number,
            seat: self.seat,
            what: self.done.to_string(),
            best: Some(best.join("; ")),
            called: called(weighed.called, Some(&self.done)),
            best_called: called(weighed.best_called, weighed.best.last()),
            measure: weighed.measure,
            before: weighed.most,
            after: weighed.done,
            gain: (weighed.done - weighed.other).max(0.0),
            said: Vec::new(),
            also: weighed.also,
        }
    }
}

/// Plays it through once more, up to each choice that stood; a bot's own are looked at where only bots play.
fn choices<G: Hosted>(play: &Play<G>, mut each: impl FnMut(Chosen<'_, G>)) {
    let mut again = Play::<G>::begin(play.kit().clone(), play.header().clone()).expect("it was opened before");
    let undone: BTreeSet<u32> = play.lines().iter().filter_map(moments::undone).collect();
    let people = play
        .header()
        .sitters
        .iter()
        .any(|sitter| sitter.bot.is_none() && !sitter.brought);
    for (line, number) in play.lines().iter().zip(1..) {
        if let (Who::Seat(seat), What::Game(text)) = (line.who, &line.what)
            && !undone.contains(&number)
            && (!people || again.is_person_here(seat))
        {
            each(Chosen {
                number,
                seat,
                before: again.state(),
                done: text.parse().unwrap_or_else(|_| panic!("{text} was played before")),
            });
        }
        again.replay_line(line).expect("it was played before");
    }
}

/// Somebody had more than one thing to do.
fn could_choose<G: Hosted>(play: &Play<G>) -> bool {
    let mut could = false;
    choices(play, |Chosen { before, seat, .. }| {
        could = could || before.open_actions(seat).is_none_or(|actions| actions.len() > 1);
    });
    could
}

/// What seemed to matter at a glance, thought over with care.
fn thought_over<G: Hosted>(
    play: &Play<G>,
    coach: &dyn Coach<G>,
    any: &mut bool,
    rest: &mut dyn FnMut(),
) -> Vec<Remark> {
    let mut all = 0;
    choices(play, |_| all += 1);
    let mut glanced = Vec::new();
    let mut place = 0;
    choices(play, |chosen| {
        // Of many, as many from each part of the game.
        let taken = place * GLANCES / all.max(GLANCES) != (place + 1) * GLANCES / all.max(GLANCES);
        place += 1;
        if taken && let Some(weighed) = chosen.weighed(play.kit(), coach, Care::Glance) {
            glanced.push(chosen.remark(weighed));
        }
        rest();
    });
    *any = !glanced.is_empty();
    let seats = play.state().seats().iter();
    let mattered = seats.flat_map(|seat| mattered(&glanced, seat, CAREFUL));
    let lines: BTreeSet<u32> = mattered.map(|remark| remark.line).collect();
    let mut remarks = Vec::new();
    choices(play, |chosen| {
        if lines.contains(&chosen.number)
            && let Some(weighed) = chosen.weighed(play.kit(), coach, Care::Thorough)
        {
            remarks.push(chosen.remark(weighed));
            rest();
        }
    });
    remarks
}

/// Luck and skill apart, from where it is known what things are worth; None where nobody ever knows.
fn summed_up<G: Hosted>(
    play: &Play<G>,
    coach: &dyn Coach<G>,
    weighed: &mut bool,
    rest: &mut dyn FnMut(),
) -> Option<(Vec<Sum>, Vec<Remark>)> {
    let mut again = Play::<G>::begin(play.kit().clone(), play.header().clone()).expect("it was opened before");
    let mut start = worths(again.state(), coach);
    let mut remarks: Vec<Remark> = Vec::new();
    let (mut now, mut silent) = (start.clone(), false);
    for (line, number) in play.lines().iter().zip(1..) {
        let before = again.state().clone();
        again.replay_line(line).expect("it was played before");
        rest();
        if silent || matches!(&line.what, What::House(note) if !matches!(note, Note::Undo(_))) {
            continue;
        }
        let after = worths(again.state(), coach);
        let Some(worth) = &now else {
            (start, now) = (after.clone(), after);
            continue;
        };
        // Where it cannot be told any more what is to come, as in an extra turn, what she has is what it came to.
        let after = after.unwrap_or_else(|| {
            silent = true;
            again.state().scores().iter().map(|&score| score.into()).collect()
        });
        match line.what {
            What::House(Note::Undo(undone)) => remarks.retain(|remark| remark.line != undone),
            _ => remarks.extend(remarks_on(
                play,
                coach,
                &before,
                (line, number),
                [worth, &after],
                weighed,
            )),
        }
        now = Some(after);
    }
    Some((sums(&start?, &now?, &remarks), remarks))
}

fn worths<G: Hosted>(state: &G, coach: &dyn Coach<G>) -> Option<Vec<f64>> {
    state
        .seats()
        .iter()
        .map(|seat| coach.expected_score(state, seat))
        .collect()
}

/// What a line of the game changed: for her who chose, or for all whom chance met.
fn remarks_on<G: Hosted>(
    play: &Play<G>,
    coach: &dyn Coach<G>,
    state: &G,
    (line, number): (&Line, u32),
    [before, after]: [&[f64]; 2],
    any: &mut bool,
) -> Vec<Remark> {
    let what = line.what.to_string();
    let figures = |seat: Seat, remark: Remark| Remark {
        measure: Some(Measure::Expected),
        before: before[seat.index()],
        after: after[seat.index()],
        ..remark
    };
    if let Who::Seat(seat) = line.who {
        let chosen = Chosen {
            number,
            seat,
            before: state,
            done: what.parse().unwrap_or_else(|_| panic!("{what} was played before")),
        };
        let changed = before[seat.index()] - after[seat.index()] > NOTHING;
        let weighed = chosen.weighed(play.kit(), coach, Care::Thorough);
        *any = *any || changed || weighed.is_some();
        let weighed = weighed.unwrap_or_else(|| advised(play, &chosen, changed));
        return vec![figures(seat, chosen.remark(weighed))];
    }
    let changed = |seat: &Seat| (before[seat.index()] - after[seat.index()]).abs() > NOTHING;
    let by_chance = |seat: Seat| Remark {
        line: number,
        seat,
        what: what.clone(),
        best: None,
        called: None,
        best_called: None,
        measure: None,
        before: 0.0,
        after: 0.0,
        gain: 0.0,
        said: Vec::new(),
        also: Vec::new(),
    };
    let met = state.seats().iter().filter(changed);
    met.map(|seat| figures(seat, by_chance(seat))).collect()
}

/// What our strongest player would have done, if something else was better.
fn advised<G: Hosted>(play: &Play<G>, chosen: &Chosen<'_, G>, better: bool) -> Weighed<G::Action> {
    let view = chosen.before.view(Viewer::Seat(chosen.seat));
    let mut whims = ChaCha8Rng::seed_from_u64(0);
    let advice = better.then(|| G::advise(play.kit(), &view, chosen.seat, Strength::Strong, &mut whims));
    Weighed {
        best: vec![advice.flatten().map_or(chosen.done.clone(), |choice| choice.action)],
        measure: None,
        done: 0.0,
        most: 0.0,
        other: 0.0,
        called: None,
        best_called: None,
        also: Vec::new(),
    }
}

fn sums(start: &[f64], end: &[f64], remarks: &[Remark]) -> Vec<Sum> {
    let sum = |seat: usize, chosen: bool| {
        let hers = remarks
            .iter()
            .filter(|remark| remark.seat.index() == seat && remark.best.is_some() == chosen);
        hers.map(|remark| remark.after - remark.before).sum::<f64>()
    };
    let seats = start.iter().zip(end).enumerate();
    seats
        .map(|(seat, (&start, &end))| Sum {
            start,
            luck: sum(seat, false),
            lost: -sum(seat, true),
            end,
        })
        .collect()
}
