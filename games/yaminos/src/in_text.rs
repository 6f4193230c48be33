//! 7 Yaminos in a terminal, for all its twelve games: what everybody has, the sheets of the Yam, and what lies there.

mod tiles;

use ludo::{Enumerate, InText, LISTED, Reader, Said, Seat};

use crate::{
    Action, Lying, View, YaminoSet, Yaminos,
    options::Form,
    tells::{aim, called_by_name, game, named},
    view::seen,
};

const CELL_WIDTH: usize = 10;

impl InText for Yaminos {
    fn table(view: &View, reader: &dyn Reader) -> String {
        let aim = aim(view.options.game);
        // Alone, these have a goal too, but it is not what they are about.
        let is_about_it = !matches!(view.options.game, Form::Yam | Form::Prog);
        let aim = match view.goal.filter(|_| is_about_it) {
            Some(goal) => aim.with("goal", goal),
            None => aim,
        };
        let mut rows = vec![format!("{} — {}", reader.say(&game(&view.options)), reader.say(&aim))];
        rows.extend(sheets(view, reader));
        rows.extend((0..view.players.len()).map(|i| marked_place(view, Seat::from_index(i), reader)));
        rows.extend(standing(view, reader));
        rows.join("\n")
    }

    fn desk(view: &View, reader: &dyn Reader) -> Option<String> {
        let rows = standing(view, reader);
        (!rows.is_empty()).then(|| rows.join("\n"))
    }

    /// Laying and filling first, then stopping, then throwing, many before few; taking back comes last.
    fn arranged(_: &View, mut actions: Vec<Action>) -> Vec<Action> {
        actions.sort_by_key(|action| match action {
            Action::Stop => (1, 0),
            Action::Throw(yaminos) => (2, YaminoSet::ALL.len() - yaminos.len()),
            Action::Take(_) => (3, 0),
            _ => (0, 0),
        });
        actions
    }

    /// Every box that can be filled or announced, and throwing all: only the very many ways to throw some are left out.
    fn listed(actions: &[Action]) -> usize {
        let single = actions.iter().filter(|action| !throws_some(action));
        single.count().max(LISTED)
    }

    /// Of very many ways to throw only a few are listed, so here is how to write one.
    fn how_to_write(view: &View) -> Option<Said> {
        let mut legal = Vec::new();
        seen(view).legal(view.turn, &mut legal);
        legal.retain(throws_some);
        let of_two = |action: &&Action| matches!(action, Action::Throw(yaminos) if yaminos.len() == 2);
        let example = legal.iter().find(of_two)?;
        (legal.len() > 2).then(|| Said::new("yaminos-write-throw").with("example", example.to_string()))
    }
}

fn throws_some(action: &Action) -> bool {
    matches!(action, Action::Throw(yaminos) if *yaminos != YaminoSet::ALL)
}

/// "> Léa: 23 points."
fn marked_place(view: &View, seat: Seat, reader: &dyn Reader) -> String {
    let mark = match view.winners[..] {
        [] if view.turn == seat => '>',
        _ if view.winners.contains(&seat) => '*',
        _ => ' ',
    };
    format!("{mark} {}", reader.say(&view.players[seat.index()].said))
}

/// The sheets of the Yam side by side: what is filled, and in brackets what could be.
fn sheets(view: &View, reader: &dyn Reader) -> Vec<String> {
    let Some(first) = view.players.first().filter(|player| !player.sheet.is_empty()) else {
        return Vec::new();
    };
    let boxes: Vec<String> = first.sheet.iter().map(|cell| reader.say(&named(cell.row))).collect();
    let width = boxes.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let heads = (0..view.players.len()).map(|i| {
        let name: String = reader.name(Seat::from_index(i)).chars().take(CELL_WIDTH).collect();
        format!("  {name:>CELL_WIDTH$}")
    });
    let mut rows = vec![String::new(), format!("{:width$}{}", "", heads.collect::<String>())];
    rows.extend(boxes.iter().enumerate().map(|(i, name)| {
        let cells = view.players.iter().map(|player| {
            let cell = &player.sheet[i];
            let shown = match (cell.points, cell.offer) {
                (Some(points), _) => points.to_string(),
                (None, Some(offer)) => format!("({offer})"),
                (None, None) => "·".to_owned(),
            };
            format!("  {shown:>CELL_WIDTH$}")
        });
        format!("{name:width$}{}", cells.collect::<String>())
    }));
    rows.push(String::new());
    rows
}

/// What lies there, and what counts right now.
fn standing(view: &View, reader: &dyn Reader) -> Vec<String> {
    let now: Vec<String> = view.counting.iter().map(|now| reader.say(&now.said)).collect();
    let mut rows: Vec<String> = if now.is_empty() { vec![] } else { vec![now.join(" · ")] };
    let (laid, loose): (Vec<Lying>, Vec<Lying>) = view.table.iter().cloned().partition(|lying| lying.laid);
    if reader.drawings() {
        let draw = |face| tiles::face(face, reader);
        for chain in tiles::chains(&laid, &draw) {
            rows.push(String::new());
            rows.extend(chain.into_iter().map(|row| format!("    {row}")));
        }
        if !loose.is_empty() {
            rows.push(String::new());
            rows.extend(tiles::row(&loose, &draw).into_iter().map(|row| format!("  {row}")));
        }
    } else {
        for (id, lying) in [("yaminos-chain", &laid), ("yaminos-on-table", &loose)] {
            let words: Vec<String> = lying.iter().map(|one| reader.say(&called_by_name(one))).collect();
            if !words.is_empty() {
                rows.push(format!("{} {}", reader.say(&Said::new(id)), reader.list(&words)));
            }
        }
    }
    rows
}
