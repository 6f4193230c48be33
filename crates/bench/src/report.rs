//! Tables that read well in a terminal and in Markdown.

use std::fmt;

/// Columns with a heading each; the first column names the row.
#[derive(Debug)]
pub struct Sheet {
    rows: Vec<Vec<String>>,
}

impl Sheet {
    pub fn new<'a>(heads: impl IntoIterator<Item = &'a str>) -> Sheet {
        Sheet {
            rows: vec![heads.into_iter().map(str::to_owned).collect()],
        }
    }

    pub fn row(&mut self, name: &str, cells: impl IntoIterator<Item = String>) {
        self.rows.push([name.to_owned()].into_iter().chain(cells).collect());
    }

    fn widths(&self) -> Vec<usize> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        (0..columns).map(width).collect()
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let widths = self.widths();
        for (number, row) in self.rows.iter().enumerate() {
            for (column, width) in widths.iter().enumerate() {
                let cell = row.get(column).map_or("", String::as_str);
                match column {
                    0 => write!(f, "| {cell:<width$} |")?,
                    _ => write!(f, " {cell:>width$} |")?,
                }
            }
            writeln!(f)?;
            if number == 0 {
                for (column, width) in widths.iter().enumerate() {
                    match column {
                        0 => write!(f, "|{}|", "-".repeat(width + 2))?,
                        _ => write!(f, "{}:|", "-".repeat(width + 1))?,
                    }
                }
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

/// A figure with about three digits that count, or a dash where nothing was measured.
pub fn figure(value: Option<f64>) -> String {
    match value {
        None => "–".to_owned(),
        Some(value) if value.abs() >= 1000.0 => thousands(value.round() as i64),
        Some(value) if value.abs() >= 100.0 => format!("{value:.0}"),
        Some(value) if value.abs() >= 10.0 => format!("{value:.1}"),
        Some(value) => format!("{value:.2}"),
    }
}

/// 1234567 → 1 234 567
fn thousands(number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut text = String::from(if number < 0 { "-" } else { "" });
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}

/// A ratio beside what we aim at.
pub fn aim(value: Option<f64>, at_least: Option<f64>, at_most: Option<f64>) -> String {
    let Some(value) = value else {
        return "not measured".to_owned();
    };
    let reached = at_least.is_none_or(|least| value >= least) && at_most.is_none_or(|most| value <= most);
    if reached { "reached" } else { "missed" }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_three_digits_or_groups_of_three() {
        let shown = [0.123, 12.34, 123.4, 1234.5, 1_234_567.0].map(|value| figure(Some(value)));
        assert_eq!(shown, ["0.12", "12.3", "123", "1 235", "1 234 567"]);
        assert_eq!(figure(None), "–");
    }

    #[test]
    fn a_sheet_is_markdown() {
        let mut sheet = Sheet::new(["", "ours"]);
        sheet.row("moves/s", ["20 000".to_owned()]);
        let lines = [
            "|         |   ours |",
            "|---------|-------:|",
            "| moves/s | 20 000 |",
            "",
        ];
        assert_eq!(sheet.to_string(), lines.join("\n"));
    }

    #[test]
    fn an_aim_is_reached_missed_or_unknown() {
        assert_eq!(aim(Some(0.6), Some(0.5), None), "reached");
        assert_eq!(aim(Some(2.1), None, Some(2.0)), "missed");
        assert_eq!(aim(None, Some(0.5), None), "not measured");
    }
}
