//! A whole game as one line of text.
//!
//! ```text
//! turn 2 lay / round 3 / 1 17 / 2 23 / table Y0:1/4 Y4:1/2@Y1+ Y1:1/1* / thrown Y0 Y4 casts 2
//! ```
//!
//! Parts between slashes. The turn and its phase (`agree`, `ready`, `throwing`, `lay`, `choose`, `announced BOX`,
//! `called BOX`, `over`) and each seat with its points always stand there; the rest only where it says something:
//! - `round N`: how often everybody has had a turn;
//! - of a seat: `placed N`, `survived N` (tie-breaks), and its boxes as `full=69`;
//! - `table`: what lies there, `Y0:1/4` loose, `Y1:1/1*` beginning a chain, `Y4:1/2@Y1` laid at Y1, with `+` if it was
//!   laid since the last throw;
//! - `thrown`: the yaminos of the last throw, and how many throws the turn has had;
//! - `agreed N` throws, `made N` points by whole chains of this turn, `leader SEAT` and the seats that have a last
//!   chance, `previous N`: the sum of the ends before, `fixed`: digits for a Super Yamino, `contenders` of a tie-break.
//!
//! Positions written by hand are held against the rules.

use ludo::{Enumerate, Illegible, Seat, SeatSet, Seats};

use crate::{
    MOST_AGREED, can_seat,
    notation::{number, read_digit, read_side},
    options::{Form, Options},
    piece::{Digits, Yamino, YaminoSet},
    state::{Phase, Yaminos},
    yam::{MOST_THROWS, Row, pairs, rows_of},
};

/// No total is beyond this.
const MOST_POINTS: i32 = 1_000_000;
const MOST_ROUNDS: u16 = 50_000;

pub(crate) fn write(state: &Yaminos) -> String {
    let mut parts = vec![format!("turn {} {}", state.turn, phase_text(state.phase))];
    let mut part = |says_something: bool, text: String| {
        if says_something {
            parts.push(text);
        }
    };
    part(state.round > 0, format!("round {}", state.round));
    for seat in state.seats.iter() {
        part(true, seat_text(state, seat));
    }
    part(!state.lying.is_empty(), format!("table {}", table_text(state)));
    part(
        !state.thrown.is_empty(),
        format!("thrown {} casts {}", state.thrown, state.casts),
    );
    part(state.agreed > 0, format!("agreed {}", state.agreed));
    part(state.made > 0, format!("made {}", state.made));
    if let Some(leader) = state.leader {
        part(
            true,
            format!("leader {leader} {}", seats_text(state.chances))
                .trim_end()
                .to_owned(),
        );
    }
    part(state.previous > 0, format!("previous {}", state.previous));
    let fixed: Vec<String> = state.fixed.iter().map(|digit| digit.to_string()).collect();
    part(!fixed.is_empty(), format!("fixed {}", fixed.join(" ")));
    part(
        !state.contenders.is_empty(),
        format!("contenders {}", seats_text(state.contenders)),
    );
    parts.join(" / ")
}

fn phase_text(phase: Phase) -> String {
    match phase {
        Phase::Agree => "agree".to_owned(),
        Phase::Ready => "ready".to_owned(),
        Phase::Throwing => "throwing".to_owned(),
        Phase::Lay => "lay".to_owned(),
        Phase::Choose => "choose".to_owned(),
        Phase::Announced(row) => format!("announced {row}"),
        Phase::Called(row) => format!("called {row}"),
        Phase::Over => "over".to_owned(),
    }
}

fn seat_text(state: &Yaminos, seat: Seat) -> String {
    let i = seat.index();
    let mut text = format!("{seat} {}", state.totals[i]);
    for (name, count) in [("placed", state.placed[i]), ("survived", state.survived[i].into())] {
        if count > 0 {
            text += &format!(" {name} {count}");
        }
    }
    for row in state.sheets[i].filled.iter() {
        text += &format!(" {row}={}", state.sheets[i].points[row.index()]);
    }
    text
}

fn table_text(state: &Yaminos) -> String {
    let word = |yamino: Yamino| {
        let place = match state.chains.at(yamino) {
            _ if !state.chains.laid().has(yamino) => String::new(),
            None => "*".to_owned(),
            Some(host) => format!("@{host}"),
        };
        let fresh = if state.fresh.has(yamino) { "+" } else { "" };
        format!("{yamino}:{}{place}{fresh}", state.faces.face(yamino))
    };
    state.lying.iter().map(word).collect::<Vec<_>>().join(" ")
}

fn seats_text(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

pub(crate) fn read(options: Options, seats: Seats, text: &str) -> Result<Yaminos, Illegible> {
    if !can_seat(options.game, seats) {
        return Err(Illegible::new("2 to 6 players", text).by("YAM-G1"));
    }
    let mut state = Yaminos::opening(options, seats);
    let (mut known, mut seats_known) = (Vec::new(), SeatSet::NONE);
    for part in text.split(" / ") {
        let (key, rest) = part.split_once(' ').unwrap_or((part, ""));
        if known.contains(&key) {
            return Err(Illegible::new("each part of a position once", part));
        }
        known.push(key);
        match key.parse::<Seat>() {
            Ok(seat) if seats.contains(seat) => {
                read_seat(&mut state, seat, rest)?;
                seats_known = seats_known.with(seat);
            }
            _ => read_part(&mut state, key, rest)?,
        }
    }
    if !known.contains(&"turn") || seats_known.len() != seats.count() {
        return Err(Illegible::new("turn SEAT PHASE, and for each seat: SEAT POINTS", text));
    }
    match why_impossible(&state) {
        Some((rule, why)) => Err(Illegible::new(why, text).by(rule)),
        None => Ok(state),
    }
}

fn read_part(state: &mut Yaminos, key: &str, rest: &str) -> Result<(), Illegible> {
    let wrong = |expected: &str| Illegible::new(expected, &format!("{key} {rest}"));
    let count = || {
        number::<i32>(rest)
            .filter(|n| (0..=MOST_POINTS).contains(n))
            .ok_or_else(|| wrong("a number"))
    };
    match key {
        "turn" => {
            let (seat, phase) = rest.split_once(' ').ok_or_else(|| wrong("turn SEAT PHASE"))?;
            state.turn = seat.parse()?;
            state.phase = read_phase(phase)?;
        }
        "round" => {
            let round = number(rest).filter(|&round| round <= MOST_ROUNDS);
            state.round = round.ok_or_else(|| wrong("round NUMBER"))?;
        }
        "table" => read_table(state, rest)?,
        "thrown" => {
            let (thrown, casts) = rest
                .split_once(" casts ")
                .ok_or_else(|| wrong("thrown YAMINOS casts NUMBER"))?;
            state.thrown = thrown.parse()?;
            state.casts = number(casts).ok_or_else(|| wrong("thrown YAMINOS casts NUMBER"))?;
        }
        "agreed" => state.agreed = number(rest).ok_or_else(|| wrong("agreed THROWS"))?,
        "made" => state.made = count()?,
        "previous" => state.previous = count()?,
        "leader" => {
            let (leader, chances) = rest.split_once(' ').unwrap_or((rest, ""));
            state.leader = Some(leader.parse()?);
            state.chances = read_seats(chances)?;
        }
        "fixed" => {
            let digits = rest.split(' ').map(read_digit).collect::<Option<Vec<u8>>>();
            let digits = digits.ok_or_else(|| wrong("fixed DIGITS"))?;
            state.fixed = digits
                .into_iter()
                .fold(Digits::NONE, |set, digit| set.or(Digits::one(digit)));
        }
        "contenders" => state.contenders = read_seats(rest)?,
        _ => {
            return Err(wrong(
                "a part of a position: turn, round, a seat, table, thrown, agreed, made, leader, …",
            ));
        }
    }
    Ok(())
}

fn read_phase(text: &str) -> Result<Phase, Illegible> {
    Ok(match text.split_once(' ') {
        None if text == "agree" => Phase::Agree,
        None if text == "ready" => Phase::Ready,
        None if text == "throwing" => Phase::Throwing,
        None if text == "lay" => Phase::Lay,
        None if text == "choose" => Phase::Choose,
        None if text == "over" => Phase::Over,
        Some(("announced", row)) => Phase::Announced(row.parse()?),
        Some(("called", row)) => Phase::Called(row.parse()?),
        _ => {
            let known = "agree, ready, throwing, lay, choose, announced BOX, called BOX or over";
            return Err(Illegible::new(known, text));
        }
    })
}

fn read_seats(text: &str) -> Result<SeatSet, Illegible> {
    text.split_whitespace().map(str::parse::<Seat>).collect()
}

fn read_seat(state: &mut Yaminos, seat: Seat, text: &str) -> Result<(), Illegible> {
    let wrong = || Illegible::new("a seat is: NUMBER POINTS [placed N] [survived N] [BOX=POINTS …]", text);
    let mut words = text.split(' ');
    let total = words
        .next()
        .and_then(number::<i32>)
        .filter(|total| total.abs() <= MOST_POINTS);
    state.totals[seat.index()] = total.ok_or_else(wrong)?;
    while let Some(word) = words.next() {
        let mut count = || words.next().and_then(number::<u16>).ok_or_else(wrong);
        match word {
            "placed" => state.placed[seat.index()] = count()?,
            "survived" => state.survived[seat.index()] = count()?.try_into().map_err(|_| wrong())?,
            _ => {
                let (row, points) = word.split_once('=').ok_or_else(wrong)?;
                let row: Row = row.parse()?;
                let sheet = &mut state.sheets[seat.index()];
                if sheet.filled.has(row) {
                    return Err(wrong());
                }
                sheet.filled = sheet.filled.with(row);
                sheet.points[row.index()] = number::<i16>(points).ok_or_else(wrong)?;
            }
        }
    }
    Ok(())
}

/// Yaminos that are laid wait until the one they lie on is there.
fn read_table(state: &mut Yaminos, text: &str) -> Result<(), Illegible> {
    let mut waiting = Vec::new();
    for word in text.split(' ') {
        let (rest, fresh) = word.strip_suffix('+').map_or((word, false), |rest| (rest, true));
        let (rest, at) = match (rest.strip_suffix('*'), rest.split_once('@')) {
            (Some(rest), _) => (rest, Some(None)),
            (None, Some((rest, host))) => (rest, Some(Some(host.parse::<Yamino>()?))),
            (None, None) => (rest, None),
        };
        let wrong = || {
            Illegible::new(
                "what lies on the table is like Y0:1/4, Y0:1/4* or Y0:1/4@Y1, each once",
                word,
            )
        };
        let (yamino, face) = rest.split_once(':').ok_or_else(wrong)?;
        let yamino: Yamino = yamino.parse()?;
        if state.lying.has(yamino) || fresh && at.is_none() {
            return Err(wrong());
        }
        state.lying = state.lying.or(YaminoSet::one(yamino));
        state.faces = state.faces.with(yamino, read_side(yamino, face)?);
        if fresh {
            state.fresh = state.fresh.or(YaminoSet::one(yamino));
        }
        waiting.extend(at.map(|at| (yamino, at)));
    }
    let apart = || Illegible::new("chains in which equal halves touch", text).by("YAM-BASE-1");
    lay_all(state, waiting).ok_or_else(apart)
}

fn lay_all(state: &mut Yaminos, mut waiting: Vec<(Yamino, Option<Yamino>)>) -> Option<()> {
    while !waiting.is_empty() {
        let next = waiting
            .iter()
            .position(|&(yamino, at)| at.is_none_or(|host| state.chains.fits(state.digits(yamino), host)));
        let (yamino, at) = waiting.swap_remove(next?);
        state.chains.lay(yamino, state.digits(yamino), at);
    }
    Some(())
}

/// A rule, and what should be there by it.
type Objection = (&'static str, &'static str);

/// What the rules have against it, if anything.
fn why_impossible(state: &Yaminos) -> Option<Objection> {
    let seats: SeatSet = state.seats.iter().collect();
    let at_the_table = |others: SeatSet| others.iter().all(|seat| seats.contains(seat));
    let leader = state.leader.map_or(SeatSet::NONE, SeatSet::one);
    if !at_the_table(SeatSet::one(state.turn)) || !at_the_table(state.contenders) || !at_the_table(state.chances) {
        return Some(("YAM-G1", "only seats that are at the table"));
    }
    if !at_the_table(leader) || !state.in_play(state.turn) || state.contenders.len() == 1 {
        return Some(("YAM-AMB-4", "only seats that are at the table and still play"));
    }
    why_impossible_table(state)
        .or_else(|| why_impossible_phase(state))
        .or_else(|| why_impossible_points(state))
        .or_else(|| why_impossible_extras(state))
        .or_else(|| why_impossible_end(state))
}

/// Yaminos and chains.
fn why_impossible_table(state: &Yaminos) -> Option<Objection> {
    let (form, laid) = (state.form(), state.chains.laid());
    let has_chains = form == Form::Base || form.has_open_ends() || form.is_arranged();
    if !has_chains && !laid.is_empty() {
        return Some(("YAM-G9", "no chains in this game"));
    }
    let beginners: YaminoSet = laid
        .iter()
        .filter(|&yamino| state.chains.at(yamino).is_none())
        .collect();
    if beginners.len() > 1 && form != Form::Line {
        return Some((form.one_chain_rule(), "one chain"));
    }
    let with_doublet = form == Form::Base || form.has_open_ends();
    if with_doublet && !state.faces.doublets().contains(beginners) {
        return Some((form.beginning_rule(), "a chain that begins with a doublet"));
    }
    let airborne = state.airborne();
    if state.lying.or(airborne) != YaminoSet::ALL && !(state.lying.is_empty() && state.thrown.is_empty()) {
        return Some(("YAM-G3", "all seven yaminos on the table or in the air"));
    }
    if state.phase != Phase::Lay && !state.fresh.is_empty() || form.has_open_ends() && !state.fresh.is_empty() {
        return Some(("YAM-BASE-24", "nothing to take back now"));
    }
    if state.phase == Phase::Lay && !form.has_open_ends() && !state.fresh.contains(laid.and(state.thrown)) {
        return Some(("YAM-BASE-24", "what was laid of this throw marked as such"));
    }
    if !airborne.is_empty() && !airborne.and(laid).is_empty() {
        return Some(("YAM-BASE-23", "no laid yamino in the air"));
    }
    None
}

/// What the game waits for.
fn why_impossible_phase(state: &Yaminos) -> Option<Objection> {
    let (form, casts) = (state.form(), state.casts);
    let fits = match state.phase {
        Phase::Agree => form == Form::Throws && state.agreed == 0 && state.round == 0 && state.lying.is_empty(),
        Phase::Ready if form.has_open_ends() => state.fitting().is_empty() && casts == 0,
        Phase::Ready => casts == 0,
        Phase::Throwing => {
            // A chain begins with a throw of all seven (YAM-BASE-6).
            let begins = state.chains.laid().is_empty() == (state.thrown == YaminoSet::ALL);
            let throws = !state.airborne().is_empty() && casts > 0 && (form != Form::Yam || casts < MOST_THROWS);
            throws && (form != Form::Base || begins)
        }
        Phase::Lay => {
            let mut legal = Vec::new();
            state.legal(state.turn, &mut legal);
            let thrown = casts > 0 || form.has_open_ends();
            let lies = state.lying == YaminoSet::ALL && !legal.is_empty() && thrown;
            lies && match form {
                Form::Base => is_throw_in_order(state),
                _ => form.has_open_ends() || form.is_arranged(),
            }
        }
        Phase::Choose => form == Form::Yam && state.lying == YaminoSet::ALL && (1..MOST_THROWS).contains(&casts),
        Phase::Announced(row) => {
            let open = state.open_rows(state.turn).has(row);
            form == Form::Yam && open && state.lying == YaminoSet::ALL && casts + 1 == MOST_THROWS
        }
        Phase::Called(row) => {
            let open = state.open_rows(state.turn).has(row);
            form == Form::Yam && open && !state.airborne().is_empty() && casts == MOST_THROWS
        }
        Phase::Over => true,
    };
    (!fits).then_some((form.throw_rule(), "a phase that this game can be in here"))
}

/// In the basic game a throw that fits nowhere is lost at once (YAM-BASE-13), and who has beaten the leader is done
/// (YAM-AMB-17). A chain begins with a throw of all seven.
fn is_throw_in_order(state: &Yaminos) -> bool {
    let mut before = *state;
    while let Some(yamino) = before.takeable().iter().next() {
        before.chains.take(yamino);
        before.fresh = before.fresh.without(YaminoSet::one(yamino));
    }
    let begins = before.chains.laid().is_empty();
    let beaten = state.score_to_beat().is_some_and(|score| state.standing() >= score);
    before.fresh.is_empty()
        && !before.has_laid()
        && before.throw_fits()
        && begins == (state.thrown == YaminoSet::ALL)
        && !(state.has_laid() && beaten)
}

/// Muggins counts in fives, EVEN in twos, and only LINE and the Yam know less than nothing.
fn why_impossible_points(state: &Yaminos) -> Option<Objection> {
    let all = |possible: fn(i32) -> bool| state.totals.iter().all(|&total| possible(total));
    let (fits, rule) = match state.form() {
        Form::Muggins => (all(|total| total >= 0 && total % 5 == 0), "YAM-MUGGINS-14"),
        Form::Even => (all(|total| total >= 0 && total % 2 == 0), "YAM-EVEN-10"),
        Form::Line => (true, "YAM-AMB-40"),
        Form::Yam => (true, "YAM-YAM-9"),
        form => (all(|total| total >= 0), form.end_rule()),
    };
    (!fits).then_some((rule, "points as this game counts them"))
}

/// What only some games know.
fn why_impossible_extras(state: &Yaminos) -> Option<Objection> {
    let form = state.form();
    let agreed = match (form, state.options.throws()) {
        (Form::Throws, 0) => state.agreed <= MOST_AGREED && (state.agreed == 0) == (state.phase == Phase::Agree),
        (_, throws) => state.agreed == throws,
    };
    if !agreed {
        return Some(("YAM-S2-1", "as many throws as the table has agreed on"));
    }
    let base_only = state.made > 0 || state.leader.is_some() || !state.chances.is_empty();
    if base_only && form != Form::Base || form == Form::Base && (state.round > 0 || !state.contenders.is_empty()) {
        return Some((
            "YAM-BASE-26",
            "a leader and chains of one turn only in the basic game, and there no rounds",
        ));
    }
    if state.previous > 0 && form != Form::More {
        return Some(("YAM-MORE-4", "a sum before only at MORE"));
    }
    let can_have_placed = |seat: Seat| match form {
        Form::Minimum => 7 * state.throws_made(seat),
        _ => 0,
    };
    if state
        .seats
        .iter()
        .any(|seat| state.placed[seat.index()] > can_have_placed(seat))
    {
        return Some((
            "YAM-S5-3",
            "placed yaminos only with a minimum, seven at most in a turn",
        ));
    }
    let rows = rows_of(&state.options);
    let sheets = || state.sheets.iter().map(|sheet| sheet.filled);
    if sheets().any(|filled| {
        if form == Form::Yam {
            !rows.contains(filled)
        } else {
            !filled.is_empty()
        }
    }) {
        return Some(("YAM-YAM-1", "the boxes that a sheet of this table has"));
    }
    if form == Form::Yam
        && state.phase != Phase::Over
        && !state.seats.iter().all(|seat| has_filled_its_share(state, seat))
    {
        return Some(("YAM-YAM-2", "one box filled for every turn of the round"));
    }
    let fixed = match state.phase {
        Phase::Choose if state.casts == 1 => state.fixed == pairs(state.faces),
        Phase::Choose | Phase::Announced(_) => !state.fixed.is_empty() || pairs(state.faces).is_empty(),
        // Nothing has come down in this turn yet.
        Phase::Ready => state.fixed.is_empty(),
        Phase::Throwing if state.casts == 1 => state.fixed.is_empty(),
        _ => form == Form::Yam || state.fixed.is_empty(),
    };
    (!fixed).then_some(("YAM-YAM-SUPER-2", "the digits that the first pairs have fixed"))
}

/// One box for each turn that this seat has had on its sheet. A tie is broken with one turn on an empty one.
fn has_filled_its_share(state: &Yaminos, seat: Seat) -> bool {
    let filled = state.sheets[seat.index()].filled.len() as u16;
    let from_first =
        |seat: Seat| (seat.index() + state.seats.count() - state.seats.first().index()) % state.seats.count();
    let played = u16::from(from_first(seat) < from_first(state.turn));
    match state.contenders {
        SeatSet::NONE => filled == state.round % state.turns_per_round() + played,
        contenders => !contenders.contains(seat) || filled == played,
    }
}

/// Over when it must be, and not before.
fn why_impossible_end(state: &Yaminos) -> Option<Objection> {
    if !is_tie_break_in_order(state) {
        return Some((
            "YAM-AMB-4",
            "tie-breaks come through by those who still play, and by nobody without a tie",
        ));
    }
    let over = state.phase == Phase::Over;
    let fits = match (state.form(), state.fixed_rounds()) {
        (Form::Base, _) => is_last_chance_in_order(state),
        _ if state.phase == Phase::Agree => true,
        (_, Some(rounds)) => are_rounds_in_order(state, rounds),
        _ if !state.contenders.is_empty() => true,
        _ if over => state.is_last_round(),
        // Within a round the goal may have been reached by somebody who has already played in it.
        _ => state.turn != state.first_in_play() || state.round == 0 || !state.is_last_round(),
    };
    (!fits).then_some((
        state.form().end_rule(),
        "a game that is over when all turns are played, and not before",
    ))
}

/// All agreed rounds are played in the end, and one more for each tie.
fn are_rounds_in_order(state: &Yaminos, agreed: u16) -> bool {
    let ties = state.survived.iter().max().map_or(0, |&most| u16::from(most));
    match state.phase {
        Phase::Over => state.round == agreed + ties,
        _ if ties == 0 => state.round < agreed,
        _ => state.round + 1 == agreed + ties,
    }
}

/// The contenders have come through one tie-break more than anybody else (YAM-AMB-4).
fn is_tie_break_in_order(state: &Yaminos) -> bool {
    let survived = |seat: Seat| state.survived[seat.index()];
    let most = state.seats.iter().map(survived).max().unwrap_or(0);
    let furthest: SeatSet = state
        .seats
        .iter()
        .filter(|&seat| most > 0 && survived(seat) == most)
        .collect();
    state.contenders == furthest && (most == 0 || state.options.tie_break)
}

/// Nobody is level with the leader or above her (YAM-BASE-26), and those who still have a last chance sit side by side
/// from her whose turn it is to the one before the first leader (YAM-AMB-17). They have not reached the goal.
fn is_last_chance_in_order(state: &Yaminos) -> bool {
    let (over, goal) = (state.phase == Phase::Over, state.options.goal());
    let Some(leader) = state.leader else {
        return !over && state.chances.is_empty() && state.totals.iter().all(|&total| total < goal);
    };
    let mut first_leader = if over {
        state.seats.after(state.turn)
    } else {
        state.turn
    };
    let mut run = SeatSet::NONE;
    while state.chances.contains(first_leader) && !run.contains(first_leader) {
        run = run.with(first_leader);
        first_leader = state.seats.after(first_leader);
    }
    let mut others = state.seats.iter().filter(|&seat| seat != leader);
    run == state.chances
        && run.is_empty() == over
        && !run.contains(leader)
        && state.total(first_leader) >= goal
        && run.iter().all(|seat| state.total(seat) < goal)
        && others.all(|seat| state.total(seat) < state.total(leader))
}
