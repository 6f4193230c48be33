//! Builds `french.lex` from the tables beside it: `cargo run -p lexicon --example compile`.

use std::{error::Error, fs, io::Read, path::Path};

fn main() -> Result<(), Box<dyn Error>> {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let table = home.join("table");
    let bytes = lexicon::compile(lexicon::Tables {
        words: &unpacked(&table.join("words.tsv.xz"))?,
        refused: &unpacked(&table.join("refused.tsv.xz"))?,
        unfit: &unpacked(&table.join("unfit.txt.xz"))?,
        innocent: &fs::read_to_string(table.join("innocent.txt"))?,
        guilty: &fs::read_to_string(table.join("guilty.txt"))?,
        second: lexicon::Second {
            added: &fs::read_to_string(table.join("second/added.tsv"))?,
            innocent: &fs::read_to_string(table.join("second/innocent.txt"))?,
            guilty: &fs::read_to_string(table.join("second/guilty.txt"))?,
        },
    })?;
    fs::write(home.join("french.lex"), &bytes)?;
    println!("french.lex: {} bytes", bytes.len());
    Ok(())
}

fn unpacked(file: &Path) -> Result<String, Box<dyn Error>> {
    let mut text = String::new();
    lzma_rust2::XzReader::new(fs::File::open(file)?, true).read_to_string(&mut text)?;
    Ok(text)
}
