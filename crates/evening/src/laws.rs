//! What must be true of every evening after every line, found out by other means than those by which it was brought about.

use std::collections::BTreeSet;

use rustworkx_core::petgraph::{algo::maximum_matching, graph::UnGraph};

use crate::{Evening, Form, Group, Line, Log, Person, Question, Seating, What, mixing, pairing::Known};

/// What is wrong after the newest line; `before` is the evening without it.
///
/// # Errors
/// Names the law.
pub fn check(before: &Evening, after: &Evening) -> Result<(), String> {
    let Some(line) = after.lines().last() else {
        return Ok(());
    };
    let read = line.to_string().parse::<Line>();
    hold(read.as_ref() == Ok(line), "a line is written and read again")?;
    if let What::Round(seating) = &line.what {
        everybody_once(before, seating)?;
        byes_go_round(before, seating)?;
        nobody_meets_again(before, seating)?;
        who_began_least_begins(before, seating)?;
        no_change_of_two_is_better(before, seating)?;
    }
    if matches!(line.what, What::Swap(..)) {
        let (mut then, mut now) = (places_of(before), places_of(after));
        then.sort_unstable();
        now.sort_unstable();
        hold(then == now, "who changes places stays in the round")?;
    }
    hold(
        after.is_playing() == after.open_tables().next().is_some(),
        "a round lasts as long as a table is open",
    )?;
    results_stay(before, after, &line.what)?;
    answers_are_hers(before, after, &line.what)?;
    a_draw_is_no_win(after)?;
    points_add_up(after)
}

/// A house that was killed here finds the same evening again.
///
/// # Errors
/// Names the law.
pub fn survives(evening: &Evening) -> Result<(), String> {
    let read: Log = evening
        .log()
        .to_string()
        .parse()
        .map_err(|error| format!("it cannot be read again: {error}"))?;
    let again = Evening::replay(&read).map_err(|fault| format!("line {}: {}", fault.line, fault.refusal))?;
    hold(again == *evening, "the same lines make the same evening")?;
    hold(again.pair() == evening.pair(), "the same lines pair alike")?;
    let told = Evening::replay(&evening.told()).map_err(|fault| format!("as it is told, line {}", fault.line))?;
    hold(
        told.standings() == evening.standings() && told.pair() == evening.pair(),
        "an evening goes on alike without what was answered",
    )?;
    hold(
        told.question().is_none_or(|question| question.who().next().is_none()),
        "what was answered is in no log that is told",
    )
}

/// An answer is given to an open question, once by each, by nobody for another, and told when it is revealed.
fn answers_are_hers(before: &Evening, after: &Evening, what: &What) -> Result<(), String> {
    let Some(question) = after.question() else {
        return Ok(());
    };
    hold(
        question.told().is_some() != question.is_open(),
        "nobody is told what was answered before it is revealed",
    )?;
    let Some(earlier) = before.question().filter(|earlier| earlier.number == question.number) else {
        return hold(question.who().next().is_none(), "a new question has no answers");
    };
    hold(
        earlier.is_open() || !question.is_open(),
        "what was told is not hidden again",
    )?;
    let hers = match what {
        What::Answer(person, answer) => {
            hold(earlier.is_open(), "who answers is asked")?;
            hold(question.of(*person) == Some(answer), "her newest answer counts")?;
            Some(*person)
        }
        _ => None,
    };
    let others = |question: &Question| {
        let who = question.who().filter(|person| Some(*person) != hers);
        who.map(|person| (person, question.of(person).map(str::to_owned)))
            .collect::<Vec<_>>()
    };
    hold(others(earlier) == others(question), "nobody answers for anybody else")
}

fn hold(fits: bool, law: &str) -> Result<(), String> {
    if fits {
        Ok(())
    } else {
        Err(format!("it is not so that {law}"))
    }
}

fn everybody_once(before: &Evening, seating: &Seating) -> Result<(), String> {
    let mut seen = BTreeSet::new();
    for person in seating
        .tables
        .iter()
        .flat_map(Group::persons)
        .chain(seating.byes.iter().copied())
    {
        hold(seen.insert(person), "nobody sits twice in a round")?;
        let guest = before.guest(person).ok_or("who sits has not come")?;
        hold(guest.here && !guest.absent, "who is absent is not seated")?;
    }
    let missing = (1..)
        .zip(before.people())
        .find(|(person, guest)| guest.here && !guest.absent && !seen.contains(person));
    hold(
        missing.is_none() || before.header().form == Form::Knockout,
        "everybody who is here is seated",
    )
}

/// Everybody who has a place in the newest round, or a bye.
fn places_of(evening: &Evening) -> Vec<Person> {
    let newest = evening.tables().iter().filter(|table| evening.is_newest(table));
    let byes = evening
        .rounds()
        .last()
        .into_iter()
        .flat_map(|round| round.byes.iter().copied());
    newest.flat_map(|table| table.group.persons()).chain(byes).collect()
}

/// Who has no game in this round, or one with our players alone.
fn left_over(seating: &Seating) -> BTreeSet<Person> {
    let alone = |group: &&Group| group.sits.len() > 1 && group.persons().count() == 1;
    let alone = seating.tables.iter().filter(alone).flat_map(Group::persons);
    alone.chain(seating.byes.iter().copied()).collect()
}

/// Who can be seated with whom: all, or those of one hall.
fn circles(before: &Evening, seating: &Seating) -> Vec<Vec<Person>> {
    let all = || before.eligible().into_iter();
    match before.header().form {
        Form::Heats if !before.header().is_final(seating.round) => {
            let in_hall = |hall| {
                all()
                    .filter(|person| before.people()[usize::from(*person) - 1].coming.hall == hall)
                    .collect()
            };
            (1..=before.header().halls() as u8).map(in_hall).collect()
        }
        _ => vec![all().collect()],
    }
}

/// Nobody is left over a second time before everybody was; where everybody meets everybody, who has met all rests.
fn byes_go_round(before: &Evening, seating: &Seating) -> Result<(), String> {
    if matches!(before.header().form, Form::Everybody | Form::Luck) {
        return Ok(());
    }
    let (left, known) = (left_over(seating), Known::of(before));
    for circle in circles(before, seating) {
        let byes = |person: &Person| known.of_person(*person).byes;
        let most = circle.iter().filter(|person| left.contains(person)).map(byes).max();
        let fewest = circle.iter().filter(|person| !left.contains(person)).map(byes).min();
        if let (Some(most), Some(fewest)) = (most, fewest) {
            hold(most <= fewest, "nobody is left over again before everybody was")?;
        }
    }
    Ok(())
}

/// At tables of two, nobody meets anybody again while all can meet somebody new; where everybody meets everybody, never.
fn nobody_meets_again(before: &Evening, seating: &Seating) -> Result<(), String> {
    let known = Known::of(before);
    if before.header().seats != 2 || before.header().is_final(seating.round) {
        return Ok(());
    }
    let again = |group: &&Group| matches!(*group.sits, [Some(one), Some(other)] if known.met(one, other) > 0);
    let met_again: BTreeSet<Person> = seating.tables.iter().filter(again).flat_map(Group::persons).collect();
    if before.header().form == Form::Everybody {
        return hold(met_again.is_empty(), "everybody meets everybody once");
    }
    let left = left_over(seating);
    for circle in circles(before, seating)
        .into_iter()
        .filter(|circle| circle.iter().any(|one| met_again.contains(one)))
    {
        let byes = circle.iter().filter(|person| left.contains(person)).count();
        hold(
            !all_can_be_new(&circle, byes, &known),
            "nobody meets again while all can meet somebody new",
        )?;
    }
    Ok(())
}

/// Another algorithm than that which pairs.
fn all_can_be_new(circle: &[Person], byes: usize, known: &Known) -> bool {
    let mut graph = UnGraph::<(), ()>::default();
    let nodes: Vec<_> = (0..circle.len() + byes).map(|_| graph.add_node(())).collect();
    let fewest = circle.iter().map(|person| known.of_person(*person).byes).min();
    for (i, one) in circle.iter().enumerate() {
        for (j, other) in circle.iter().enumerate().skip(i + 1) {
            if known.met(*one, *other) == 0 {
                graph.add_edge(nodes[i], nodes[j], ());
            }
        }
        if Some(known.of_person(*one).byes) == fewest {
            for bye in &nodes[circle.len()..] {
                graph.add_edge(nodes[i], *bye, ());
            }
        }
    }
    maximum_matching(&graph).is_perfect()
}

fn who_began_least_begins(before: &Evening, seating: &Seating) -> Result<(), String> {
    let known = Known::of(before);
    for group in &seating.tables {
        let least = group.persons().map(|person| known.of_person(person).lean()).min();
        let first = group.sits[0].map(|person| known.of_person(person).lean());
        hold(first == least, "who began least begins")?;
    }
    Ok(())
}

fn no_change_of_two_is_better(before: &Evening, seating: &Seating) -> Result<(), String> {
    let (header, known) = (before.header(), Known::of(before));
    if header.seats < 3 || header.is_final(seating.round) {
        return Ok(());
    }
    let standing = matches!(header.form, Form::Swiss | Form::Heats);
    for circle in circles(before, seating) {
        let tables: Vec<Vec<Person>> = seating
            .tables
            .iter()
            .map(|group| group.persons().filter(|person| circle.contains(person)).collect())
            .filter(|table: &Vec<Person>| !table.is_empty())
            .collect();
        for (number, one) in tables.iter().enumerate() {
            for other in &tables[number + 1..] {
                for (i, j) in (0..one.len()).flat_map(|i| (0..other.len()).map(move |j| (i, j))) {
                    let gained = mixing::gain(one, i, other, j, &known, standing);
                    hold(gained <= 0, "no two could change places for the better")?;
                }
            }
        }
    }
    Ok(())
}

/// A result changes only by a correction, and a correction has its reason.
fn results_stay(before: &Evening, after: &Evening, what: &What) -> Result<(), String> {
    let mut changed = (1..).zip(before.tables().iter().zip(after.tables()));
    let changed = changed.find(|(_, (then, now))| then.result != now.result);
    match (changed, what) {
        (None, _) => Ok(()),
        (Some((number, (then, _))), What::Result(table, _)) => {
            hold(number == *table && then.result.is_none(), "a result comes once")
        }
        (Some((number, (_, now))), What::Correct(table, _, why)) => {
            let reasoned = now.corrected.as_ref() == Some(why) && !why.is_empty();
            hold(number == *table && reasoned, "a correction has its reason")
        }
        _ => hold(false, "results change by results and corrections alone"),
    }
}

/// A table gives one win, to who was ahead of everybody else there, or none.
fn a_draw_is_no_win(evening: &Evening) -> Result<(), String> {
    let won = |table: &&crate::Table| {
        let places = table.result.as_deref().unwrap_or_default();
        let mut first = places
            .iter()
            .zip(&table.group.sits)
            .filter(|(place, _)| place.rank == 1);
        let is_person = first.next().is_some_and(|(_, sits)| sits.is_some());
        places.len() > 1 && is_person && first.next().is_none()
    };
    let tables = evening.tables().iter().filter(won).count() as i64;
    let wins: i64 = Known::of(evening).tallies.iter().map(|tally| tally.wins).sum();
    hold(wins == tables, "a table gives one win or none")
}

/// A table of so many gives so much, however it ends, and the standings have all of it.
fn points_add_up(evening: &Evening) -> Result<(), String> {
    let header = evening.header();
    let known = Known::of(evening);
    let with_bots = evening.tables().iter().any(|table| table.group.sits.contains(&None));
    if matches!(header.form, Form::Luck | Form::Free) || with_bots {
        return Ok(());
    }
    let counts = |table: &&crate::Table| {
        let nothing = header.unfinished == crate::Unfinished::Nothing;
        table.result.is_some() || (table.closed && !nothing)
    };
    let of_table = |table: &crate::Table| {
        let (sits, seats) = (table.group.sits.len() as i64, i64::from(header.seats));
        sits * (sits - 1) + sits * (seats - sits)
    };
    let tables: i64 = evening.tables().iter().filter(counts).map(of_table).sum();
    let byes: usize = evening.rounds().iter().map(|round| round.byes.len()).sum();
    let all: i64 = known.tallies.iter().map(|tally| tally.points).sum();
    hold(all == tables + evening.bye_points() * byes as i64, "the points add up")?;
    let standings = evening.standings();
    hold(
        standings.len() == evening.people().len(),
        "everybody who came stands somewhere",
    )?;
    hold(
        standings.windows(2).all(|two| two[0].values >= two[1].values),
        "the best come first",
    )
}
