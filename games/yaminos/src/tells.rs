//! What 7 Yaminos says: what happened, what can be done, what is awaited and what lies there, as sentences.

use ludo::{Arg, Moment, Outcome, Said, Seat, Setting, Step, Tells, Viewer};

use crate::{
    Action, Event, Form, Lying, Options, Stage, View, Yamino, YaminoSet, Yaminos, moments,
    view::{Counted, seen},
    yam::{MOST_THROWS, Row, score},
};

impl Tells for Yaminos {
    fn told(event: &Event) -> Option<Said> {
        Some(match event {
            Event::Agreed { throws } => Said::new("yaminos-event-agreed").with("n", *throws),
            Event::Threw { seat, yaminos } => Said::about("yaminos-event-threw", *seat).with("n", count(yaminos)),
            Event::Landed { flat, cocked, .. } => {
                let faces = Arg::list(flat.iter().map(|fallen| fallen.said.clone()));
                match (&flat[..], &cocked[..]) {
                    ([], _) => Said::new("yaminos-event-cocked").with("n", count(cocked)),
                    (_, []) => Said::new("yaminos-event-landed").with("faces", faces),
                    _ => Said::new("yaminos-event-landed-cocked")
                        .with("faces", faces)
                        .with("n", count(cocked)),
                }
            }
            Event::Laid {
                seat, face, touching, ..
            } => match touching {
                None => Said::about("yaminos-event-laid-first", *seat).with("face", piece(*face)),
                Some(at) => Said::about("yaminos-event-laid", *seat)
                    .with("face", piece(*face))
                    .with("at", piece(*at)),
            },
            Event::TookBack { seat, face, .. } => {
                Said::about("yaminos-event-took-back", *seat).with("face", piece(*face))
            }
            Event::Passed { seat } => Said::about("yaminos-event-passed", *seat),
            Event::Ends { sum, .. } => Said::new("yaminos-event-ends").with("sum", *sum),
            Event::Scored { seat, points: 0, total } => {
                Said::about("yaminos-event-scored-nothing", *seat).with("total", *total)
            }
            Event::Scored { seat, points, total } => Said::about("yaminos-event-scored", *seat)
                .with("n", *points)
                .with("total", *total),
            Event::Left { seat, points, .. } => Said::about("yaminos-event-left", *seat).with("n", *points),
            Event::Lost { seat, points: 0 } => Said::about("yaminos-event-lost-nothing", *seat),
            Event::Lost { seat, points } => Said::about("yaminos-event-lost", *seat).with("n", *points),
            Event::Leads { seat, score } => Said::about("yaminos-event-leads", *seat).with("score", *score),
            Event::Announced { seat, row } => Said::about("yaminos-event-announced", *seat).with("box", named(*row)),
            Event::Filled { seat, row, points } => Said::about("yaminos-event-filled", *seat)
                .with("box", named(*row))
                .with("points", *points),
            Event::Sheets { round } => Said::new("yaminos-event-sheets").with("round", i32::from(*round)),
            Event::TieBreak { seats } => {
                Said::new("yaminos-event-tie-break").with("names", Arg::list(seats.iter().copied()))
            }
            Event::Turn { seat } => Said::turn(*seat),
            Event::Won { seats } => won(seats),
        })
    }

    fn called(view: &View, action: &Action) -> Said {
        let face = |yamino: Yamino| view.shown(yamino);
        match *action {
            Action::Agree(throws) => Said::new("yaminos-action-agree").with("n", throws),
            Action::Throw(yaminos) => throwing(view, yaminos),
            Action::Lay(yamino, None) => Said::new("yaminos-action-lay-first").with("face", face(yamino)),
            Action::Lay(yamino, Some(at)) => Said::new("yaminos-action-lay")
                .with("face", face(yamino))
                .with("at", face(at)),
            Action::Take(yamino) => Said::new("yaminos-action-take").with("face", face(yamino)),
            Action::Stop => stopping(view),
            Action::Announce(row) => announcing(row),
            Action::Fill(row) => {
                let state = seen(view);
                filling(row, score(&view.options, row, state.faces, state.fixed))
            }
        }
    }

    fn prompt(view: &View, viewer: Viewer) -> Option<Said> {
        Some(match view.stage {
            Stage::Over => won(&view.winners),
            _ if viewer != Viewer::Seat(view.turn) => Said::turn(view.turn),
            Stage::Agree => Said::new("yaminos-prompt-agree"),
            Stage::Ready => ready(view),
            Stage::Throwing | Stage::Called => Said::new("yaminos-prompt-throwing"),
            Stage::Lay => laying(view),
            Stage::Choose if view.casts + 1 < MOST_THROWS => Said::new("yaminos-prompt-choose"),
            Stage::Choose => Said::new("yaminos-prompt-choose-last"),
            Stage::Announced => {
                let row = view.announced.expect("a box was announced");
                Said::new("yaminos-prompt-announced").with("box", named(row))
            }
        })
    }

    /// The game with what counts in it now, everybody's points and boxes, and what lies there.
    fn rows(view: &View) -> Vec<ludo::Row> {
        let mut rows = vec![ludo::Row::new(
            game(&view.options),
            view.counting.iter().map(|now| now.said.clone()),
        )];
        rows.extend(view.players.iter().map(|player| {
            let boxes = player.sheet.iter().map(|cell| cell.said.clone());
            ludo::Row::new(player.said.clone(), boxes)
        }));
        for (id, laid) in [("yaminos-chain", true), ("yaminos-on-table", false)] {
            let lying = view.table.iter().filter(|lying| lying.laid == laid);
            let lying: Vec<Said> = lying.map(called_by_name).collect();
            if !lying.is_empty() {
                rows.push(ludo::Row::new(Said::new(id), lying));
            }
        }
        rows
    }

    fn moments(steps: &mut dyn Iterator<Item = Step<Yaminos>>) -> Vec<Moment> {
        moments::moments(steps)
    }

    fn ending(outcome: &Outcome) -> Option<Said> {
        Some(match outcome.how {
            "short" => Said::new("yaminos-end-short"),
            how => Said::new(format!("yaminos-end-{how}")).with("name", outcome.names()),
        })
    }

    /// Where points are divided they come in hundredths (YAM-S5-3), and are said with as many digits as they need.
    fn score(options: &Options, score: i32) -> Said {
        let points = |n: i32| Said::new("yaminos-points").with("n", n);
        match (options.game, score / 100, score % 100) {
            (Form::Minimum, whole, 0) => points(whole),
            (Form::Minimum, whole, part) => Said::new("yaminos-average")
                .with("whole", whole)
                .with("digits", format!("{part:02}").trim_end_matches('0')),
            _ => points(score),
        }
    }
}

impl View {
    fn shown(&self, yamino: Yamino) -> Said {
        let lying = self.table.iter().find(|lying| lying.yamino == yamino.number());
        lying.map_or_else(|| piece([0, 0]), |lying| lying.said.clone())
    }
}

fn count(yaminos: &[u8]) -> i32 {
    yaminos.len() as i32
}

/// "1-4", "the double 3".
pub(crate) fn piece([low, high]: [u8; 2]) -> Said {
    if low == high {
        Said::new("yaminos-piece-doublet").with("n", low)
    } else {
        Said::new("yaminos-piece").with("low", low).with("high", high)
    }
}

/// "Y0 1-4", as actions name it.
pub(crate) fn called_by_name(lying: &Lying) -> Said {
    Said::new("yaminos-lying")
        .with("yamino", lying.yamino)
        .with("face", lying.said.clone())
}

/// What one of the games is about. It needs to know the `goal`, where there is one.
pub fn aim(game: Form) -> Said {
    Said::new(format!("yaminos-aim-{}", game.to_word()))
}

/// What a box is for.
pub fn about(row: Row) -> Said {
    match row.to_string().strip_prefix("solo") {
        Some(digit) => Said::new("yaminos-about-solo").with("digit", digit),
        None => Said::new(format!("yaminos-about-{row}")),
    }
}

/// What a box is called.
pub fn named(row: Row) -> Said {
    Said::new(format!("yaminos-box-{row}"))
}

pub(crate) fn announcing(row: Row) -> Said {
    Said::new("yaminos-action-announce").with("box", named(row))
}

pub(crate) fn filling(row: Row, points: i32) -> Said {
    let said = Said::new("yaminos-action-fill").with("box", named(row));
    said.with("points", points)
}

/// What is played.
pub(crate) fn game(options: &Options) -> Said {
    Said::new(format!("yaminos-game-{}", options.game.to_word()))
}

/// A box and what stands in it, or would.
pub(crate) fn boxed(row: Row, points: Option<i16>, offer: Option<i32>, announced: bool) -> Said {
    let said = |id: &'static str| Said::new(id).with("box", named(row));
    match (points, offer) {
        (Some(points), _) => said("yaminos-cell-filled").with("points", i32::from(points)),
        (None, Some(offer)) => said("yaminos-cell-offer").with("points", offer),
        (None, None) if announced => said("yaminos-cell-announced"),
        (None, None) => said("yaminos-cell-open"),
    }
}

/// Her points, or her average where that is what is compared in the end.
pub(crate) fn place(options: &Options, seat: Seat, score: i32) -> Said {
    Said::about("yaminos-place", seat).with("score", Yaminos::score(options, score))
}

/// Nobody has won where a player alone fell short.
fn won(seats: &[Seat]) -> Said {
    match *seats {
        [] => Said::new("yaminos-end-short"),
        [seat] => Said::about("yaminos-event-won", seat),
        _ => Said::new("yaminos-event-won-shared").with("names", Arg::list(seats.iter().copied())),
    }
}

/// All seven, those that are left, these ones, or all but those that are kept.
pub(crate) fn throwing(view: &View, yaminos: YaminoSet) -> Said {
    let is_thrown = |lying: &&Lying| yaminos.iter().any(|yamino| yamino.number() == lying.yamino);
    let loose = view.table.iter().filter(|lying| !lying.laid);
    let (again, kept): (Vec<&Lying>, Vec<&Lying>) = loose.partition(is_thrown);
    let faces = |some: &[&Lying]| Arg::list(some.iter().map(|lying| lying.said.clone()));
    match view.options.game {
        _ if yaminos == YaminoSet::ALL => Said::new("yaminos-action-throw-all"),
        _ if kept.is_empty() => Said::new("yaminos-action-throw-rest").with("n", again.len() as i32),
        Form::Yam => Said::new("yaminos-action-keep").with("faces", faces(&kept)),
        _ => Said::new("yaminos-action-throw").with("faces", faces(&again)),
    }
}

/// Who stops keeps her points; who lines up has done what she could with her throw, and the longest line counts yaminos.
pub(crate) fn stopping(view: &View) -> Said {
    let id = match view.options.game {
        Form::Longest if !view.options.fewest_left => "yaminos-action-count-placed",
        form if form.is_arranged() => "yaminos-action-count",
        _ => "yaminos-action-stop",
    };
    Said::new(id).with("n", view.worth)
}

fn ready(view: &View) -> Said {
    match view.leader {
        Some(leader) => Said::about("yaminos-prompt-last-chance", leader).with("goal", view.goal.unwrap_or_default()),
        None if seen(view).next_throw() != YaminoSet::ALL => Said::new("yaminos-prompt-ready-rest"),
        None => Said::new("yaminos-prompt-ready"),
    }
}

fn laying(view: &View) -> Said {
    let state = seen(view);
    let begun = !state.chains.laid().is_empty();
    let fits = || !state.fitting().or(state.beginners()).is_empty();
    match view.options.game {
        Form::Muggins => Said::new("yaminos-prompt-muggins"),
        Form::More => Said::new("yaminos-prompt-more").with("sum", view.previous),
        Form::Even => Said::new("yaminos-prompt-even"),
        Form::Base if !begun => Said::new("yaminos-prompt-doublet"),
        Form::Base => going_on(view, &state),
        _ if !fits() => Said::new("yaminos-prompt-count"),
        Form::Longest if view.options.fewest_left => Said::new("yaminos-prompt-left").with("n", view.worth),
        Form::Prog => Said::new("yaminos-prompt-prog")
            .with("digit", view.digit.unwrap_or_default())
            .with("n", view.worth),
        Form::Line => Said::new("yaminos-prompt-line").with("n", view.worth),
        _ if begun => Said::new("yaminos-prompt-line-more").with("n", view.worth),
        _ => Said::new("yaminos-prompt-arrange").with("n", view.worth),
    }
}

/// In the basic game, once a chain is begun: who has a leader to beat does not stop (YAM-BASE-28), and where a single
/// yamino is never thrown she may have to take one back (YAM-AMB-10).
fn going_on(view: &View, state: &Yaminos) -> Said {
    let may_throw = state.loose().len() != 1 || !view.options.no_single_rethrow;
    match view.leader {
        _ if !state.has_laid() => Said::new("yaminos-prompt-lay-one"),
        None if may_throw => Said::new("yaminos-prompt-base").with("n", view.worth),
        None => Said::new("yaminos-prompt-stop").with("n", view.worth),
        Some(_) if !may_throw && state.can_do_without().is_some() => Said::new("yaminos-prompt-take-back"),
        Some(_) => Said::new("yaminos-prompt-beat").with("goal", view.goal.unwrap_or_default()),
    }
}

/// Goal, phase, which throw it is, free ends: what a game counts by.
pub(crate) fn counting(view: &View) -> Vec<Counted> {
    if view.stage == Stage::Over {
        return Vec::new();
    }
    let (options, goal) = (&view.options, view.goal.unwrap_or_default());
    let plain = |said| Counted { said, strong: false };
    let strong = |said| Counted { said, strong: true };
    let throw_of = |n: i32, of: i32| plain(Said::new("yaminos-throw-of").with("n", n).with("of", of));
    let turn_of = |of: u16| throw_of(i32::from(view.round + 1).min(of.into()), of.into());
    let mut now = match options.game {
        Form::Base if view.leader.is_some() => vec![plain(Said::new("yaminos-board-beat").with("n", goal))],
        Form::Target => vec![plain(Said::new("yaminos-goal-near").with("n", goal))],
        Form::Minimum => vec![plain(
            Said::new("yaminos-board-minimum").with("n", options.minimum.get()),
        )],
        _ if view.goal.is_some() => vec![plain(Said::new("yaminos-goal").with("n", goal))],
        _ => vec![],
    };
    match options.game {
        Form::Target | Form::Throws | Form::Minimum if view.agreed > 0 => now.push(turn_of(view.agreed.into())),
        Form::Line | Form::Base => now.extend(view.turns.map(turn_of)),
        Form::Prog => now.push(strong(
            Said::new("yaminos-phase").with("digit", view.digit.unwrap_or_default()),
        )),
        Form::Yam => {
            let round = view.sheet_round.filter(|_| options.rounds() > 1).map(|round| {
                let round = Said::new("yaminos-sheet-round").with("round", i32::from(round));
                plain(round.with("of", i32::from(options.rounds())))
            });
            now.extend(round);
            if view.casts > 0 {
                now.push(throw_of(view.casts.into(), MOST_THROWS.into()));
            }
            if !view.fixed.is_empty() {
                let digits: Vec<String> = view.fixed.iter().map(u8::to_string).collect();
                now.push(plain(Said::new("yaminos-super-for").with("digits", digits.join(", "))));
            }
        }
        form if form.has_open_ends() && !view.ends.is_empty() => {
            if form == Form::More {
                now.push(plain(Said::new("yaminos-ends-before").with("sum", view.previous)));
            }
            now.push(strong(Said::new("yaminos-ends").with("sum", added_up(view))));
        }
        _ => {}
    }
    if view.stage == Stage::Lay && matches!(options.game, Form::Base | Form::Prog | Form::Line | Form::Minimum) {
        now.push(strong(Said::new("yaminos-worth").with("n", view.worth)));
    }
    now
}

/// So many free ends are said one by one.
const MOST_ENDS: usize = 6;

/// "0 + 1 + 5 + 5 = 11", and where there are many "3×1 + 3×5 + 6 = 24".
fn added_up(view: &View) -> String {
    let ends = view.ends.iter();
    let mut digits: Vec<u8> = ends
        .flat_map(|end| std::iter::repeat_n(end.digit, end.count.into()))
        .collect();
    digits.sort_unstable();
    let alike = digits.chunk_by(|one, next| one == next && digits.len() > MOST_ENDS);
    let terms = alike.map(|some| match some {
        [digit] => digit.to_string(),
        _ => format!("{}×{}", some.len(), some[0]),
    });
    format!("{} = {}", terms.collect::<Vec<_>>().join(" + "), view.sum)
}
