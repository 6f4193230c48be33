//! A board of letters in characters, with the names of its columns and rows around it.

/// Every cell is one character.
pub fn numbered(rows: &[Vec<char>]) -> String {
    let columns: Vec<String> = (0..rows.len() as u8)
        .map(|i| char::from(b'a' + i).to_string())
        .collect();
    let mut lines = vec![format!("    {}", columns.join(" "))];
    lines.extend((1..).zip(rows).map(|(number, row)| {
        let cells: Vec<String> = row.iter().map(char::to_string).collect();
        format!(" {number:>2} {}", cells.join(" "))
    }));
    lines.join("\n")
}
