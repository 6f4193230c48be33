//! `ludogite solve patience`: as many squares as possible, drawn as text and as a picture.

use std::{
    fmt::Write,
    fs,
    path::PathBuf,
    process::ExitCode,
    time::{Duration, Instant},
};

use anyhow::{Context, Result};
use diamino::{
    BOX, Formula, Kit, Options,
    bot::patience::{Layout, Solver},
    piece::{Board, Print, Square},
};
use indicatif::{ProgressBar, ProgressStyle};
use ludo::Settings;
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use serde::Serialize;

use diamino::drawing;

use crate::{harmless::harmless_json, print, texts::Texts, word::read_options};

/// Patience of Diamino: a layout of as many of the 112 squares as can be found
#[derive(Debug, clap::Args)]
pub struct Patience {
    /// Another number, another layout
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    /// Stop after so many seconds at the latest
    #[arg(long, value_name = "N", default_value = "60")]
    seconds: u64,
    /// Stop after so many steps, whatever the time: the same seed and steps give the same layout anywhere
    #[arg(long, value_name = "N")]
    steps: Option<u64>,
    /// Change one option of the table; can be given several times
    #[arg(long = "option", short, value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Also write a picture
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// One JSON object for programs
    #[arg(long)]
    pub json: bool,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    options: String,
    seed: u64,
    steps: u64,
    laid: usize,
    of: u8,
    left: String,
    /// Row by row: a small letter is a joker.
    rows: Vec<String>,
    seconds: f64,
}

impl Patience {
    pub fn solve(&self, texts: &Texts) -> Result<ExitCode> {
        let options = Options {
            formula: Formula::Patience,
            ..read_options(&self.options)?
        };
        let begun = Instant::now();
        let solver = self.search(&options, begun, texts);
        let layout = solver.best();
        if let Some(file) = &self.svg {
            fs::write(file, drawn(options.board(), layout)).with_context(|| file.display().to_string())?;
        }
        let report = Report {
            game: "patience",
            options: options.to_text(),
            seed: self.seed,
            steps: solver.steps(),
            laid: layout.laid(),
            of: BOX.tiles.total(),
            left: layout.hand.to_string(),
            rows: rows(options.board(), layout),
            seconds: begun.elapsed().as_secs_f64(),
        };
        print(if self.json {
            harmless_json(&serde_json::to_string(&report)?)
        } else {
            report.in_words(texts)
        })?;
        Ok(ExitCode::SUCCESS)
    }

    /// Until all lies there, or the steps or the time are used up.
    fn search(&self, options: &Options, begun: Instant, texts: &Texts) -> Solver {
        let all = usize::from(BOX.tiles.total());
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        let mut solver = Solver::new(&Kit::default(), options);
        let bar = progress_bar(all, texts);
        let in_time = || begun.elapsed() < Duration::from_secs(self.seconds);
        let goes_on = |steps: u64| self.steps.map_or_else(in_time, |most| steps < most);
        while solver.best().laid() < all && goes_on(solver.steps()) {
            solver.step(&mut rng);
            bar.set_position(solver.best().laid() as u64);
            bar.set_message(solver.steps().to_string());
        }
        bar.finish_and_clear();
        solver
    }
}

impl Report {
    fn in_words(&self, texts: &Texts) -> String {
        let rows: Vec<Vec<char>> = self.rows.iter().map(|row| row.chars().collect()).collect();
        let laid = texts.say(
            "solve-patience",
            &[
                ("laid", self.laid.to_string().as_str().into()),
                ("of", self.of.to_string().as_str().into()),
                ("seed", self.seed.to_string().as_str().into()),
                ("steps", self.steps.to_string().as_str().into()),
            ],
        );
        let left = match self.left.as_str() {
            "-" => String::new(),
            left => format!("\n{}", texts.say("solve-left", &[("squares", left.into())])),
        };
        let seconds = texts.decimal(self.seconds);
        format!("{}\n\n{laid}{left}\n({seconds} s)", drawing::numbered(&rows))
    }
}

/// Squares where they lie, the print of the board elsewhere.
fn rows(board: &Board, layout: &Layout) -> Vec<String> {
    let sign = |at: usize| match layout.squares[at] {
        Some(square) => square.to_char(),
        None if board.cells[at] == Print::Black => '#',
        None => '.',
    };
    let cells: Vec<char> = (0..layout.squares.len()).map(sign).collect();
    cells.chunks(board.width).map(|row| row.iter().collect()).collect()
}

/// How wide a cell is drawn.
const SIDE: usize = 40;

/// The board as an SVG picture: wooden squares with letter and number, black cells, and nothing else.
fn drawn(board: &Board, layout: &Layout) -> String {
    let size = board.width * SIDE;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" font-family=\"sans-serif\" \
         text-anchor=\"middle\">\n<rect width=\"{size}\" height=\"{size}\" fill=\"#e8dcc4\"/>\n"
    );
    for (at, square) in layout.squares.iter().enumerate() {
        let (x, y) = (at % board.width * SIDE, at / board.width * SIDE);
        match square {
            Some(square) => draw_square(&mut svg, x, y, *square),
            None => {
                let fill = if board.cells[at] == Print::Black {
                    "#3a332b"
                } else {
                    "#f6efdf"
                };
                draw_cell(&mut svg, x, y, fill);
            }
        }
    }
    svg + "</svg>\n"
}

fn draw_cell(svg: &mut String, x: usize, y: usize, fill: &str) {
    let side = SIDE - 2;
    let (x, y) = (x + 1, y + 1);
    let _ = writeln!(
        svg,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" rx=\"4\" fill=\"{fill}\"/>"
    );
}

fn draw_square(svg: &mut String, x: usize, y: usize, square: Square) {
    draw_cell(svg, x, y, if square.joker { "#d98f7a" } else { "#e0b46c" });
    let (letter, value) = (square.to_char().to_ascii_uppercase(), BOX.values[square.kind()]);
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{}\" font-size=\"22\" font-weight=\"bold\">{letter}</text>\
         <text x=\"{}\" y=\"{}\" font-size=\"9\">{value}</text>",
        x + SIDE / 2,
        y + 28,
        x + SIDE - 8,
        y + SIDE - 5
    );
}

/// On stderr, and only if somebody is looking.
fn progress_bar(all: usize, texts: &Texts) -> ProgressBar {
    let squares = texts.say("solve-progress-squares", &[]);
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {squares}  {{msg}}  {{elapsed}}"))
        .expect("the template is ours");
    ProgressBar::new(all as u64).with_style(style)
}
