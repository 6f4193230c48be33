//! Builds `french.lex` from its tables.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::{
    MAGIC,
    entry::Packed,
    graph::{Builder, Symbol},
    tags::{Mark, Marks, PartOfSpeech, Refused, Theme, Themes},
    text,
};

/// A line of a table that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    pub line: String,
    pub why: &'static str,
}

impl std::fmt::Display for BadLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {:?}", self.why, self.line)
    }
}

impl std::error::Error for BadLine {}

/// The tables as text; their form stands in NOTICE.md.
#[derive(Clone, Copy, Debug)]
pub struct Tables<'a> {
    pub words: &'a str,
    pub refused: &'a str,
    pub unfit: &'a str,
    pub innocent: &'a str,
    pub guilty: &'a str,
    /// What the second edition has beside the first.
    pub second: Second<'a>,
}

/// The tables of the second edition: words that came in, and lemmas that are let off or condemned since.
#[derive(Clone, Copy, Debug)]
pub struct Second<'a> {
    pub added: &'a str,
    pub innocent: &'a str,
    pub guilty: &'a str,
}

pub fn compile(tables: Tables<'_>) -> Result<Vec<u8>, BadLine> {
    let first = lines(tables.words).map(Row::read).collect::<Result<Vec<_>, _>>()?;
    let added = added(tables.second.added, &first)?;
    let rows: Vec<&Row<'_>> = first.iter().chain(&added).collect();
    let graphs = [
        graph(&words(rows.iter().copied())),
        graph(&spellings(&rows)?),
        graph(&refused(tables.refused)?),
        graph(&unfit(rows.iter().copied(), &Filter::second(&tables))),
        graph(&words(&added)),
        graph(&unfit(&first, &Filter::first(&tables))),
    ];
    Ok([MAGIC.to_vec(), graphs.concat()].concat())
}

/// Words that came in later: the columns of a word, and behind them who attests it.
fn added<'a>(table: &'a str, first: &[Row<'_>]) -> Result<Vec<Row<'a>>, BadLine> {
    let known: HashSet<&str> = first.iter().map(|row| row.folded).collect();
    let read = |line: &'a str| {
        let bad = |why| BadLine {
            line: line.to_owned(),
            why,
        };
        let attested = line.rsplit_once('\t').filter(|(_, source)| !source.is_empty());
        let (word, _) = attested.ok_or_else(|| bad("a word that came in names who attests it"))?;
        let row = Row::read(word)?;
        match known.contains(row.folded) {
            true => Err(bad("it was there before")),
            false => Ok(row),
        }
    };
    lines(table).map(read).collect()
}

fn words<'a>(rows: impl IntoIterator<Item = &'a Row<'a>>) -> BTreeSet<Vec<Symbol>> {
    rows.into_iter()
        .map(|row| text::letters(row.folded).collect())
        .collect()
}

fn lines(table: &str) -> impl Iterator<Item = &str> {
    table.lines().filter(|line| !line.starts_with('#') && !line.is_empty())
}

fn graph(strings: &BTreeSet<Vec<Symbol>>) -> Vec<u8> {
    let mut builder = Builder::default();
    strings.iter().for_each(|string| builder.push(string));
    builder.finish()
}

/// A line of the table of words.
struct Row<'a> {
    folded: &'a str,
    spellings: Vec<&'a str>,
    packed: Packed,
    tags: (Themes, Marks),
}

impl<'a> Row<'a> {
    fn read(line: &'a str) -> Result<Row<'a>, BadLine> {
        let bad = |why| BadLine {
            line: line.to_owned(),
            why,
        };
        let columns: Vec<&str> = line.split('\t').collect();
        let &[folded, spellings, parts, lemmas, themes, marks] = columns.as_slice() else {
            return Err(bad("a word has six columns"));
        };
        let parts = tags(parts, PartOfSpeech::named).ok_or_else(|| bad("unknown part of speech"))?;
        let themes = tags(themes, Theme::named).ok_or_else(|| bad("unknown theme"))?;
        let marks = tags(marks, mark).ok_or_else(|| bad("unknown mark"))?;
        let spellings: Vec<&str> = spellings.split(',').collect();
        if spellings
            .iter()
            .any(|spelling| text::fold(spelling).as_deref() != Some(folded))
        {
            return Err(bad("a spelling is not that of the word"));
        }
        let packed = Packed {
            parts: parts.into_iter().collect(),
            lemmas: lemmas.split(',').map(str::to_owned).collect(),
            tags: None,
        };
        let spellings = spellings
            .into_iter()
            .filter(|spelling| !packed.is_inverted(spelling))
            .collect();
        let tags = (themes.into_iter().collect(), marks.into_iter().collect());
        Ok(Row {
            folded,
            spellings,
            packed,
            tags,
        })
    }

    fn folded_lemmas(&self) -> impl Iterator<Item = String> {
        self.packed.lemmas.iter().filter_map(|lemma| text::fold(lemma))
    }

    fn is_own_lemma(&self) -> bool {
        self.folded_lemmas().any(|lemma| lemma == self.folded)
    }
}

impl Packed {
    /// A spelling that only stands before *je*, as in « mariè-je » or « puissé-je »: nobody writes it on its own.
    fn is_inverted(&self, spelling: &str) -> bool {
        let ending = spelling.ends_with('è') || (spelling.ends_with('é') && !self.parts.has(PartOfSpeech::Participle));
        ending && self.parts.has(PartOfSpeech::Verb) && !self.lemmas.iter().any(|lemma| lemma == spelling)
    }
}

fn tags<T>(column: &str, named: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    column.split(',').filter(|word| !word.is_empty()).map(named).collect()
}

/// The table has two words for slang.
fn mark(name: &str) -> Option<Mark> {
    Mark::named(if name == "argot" { "arg" } else { name })
}

/// Every spelling; what is known of the word stands behind the first.
fn spellings(rows: &[&Row<'_>]) -> Result<BTreeSet<Vec<Symbol>>, BadLine> {
    let by_word: HashMap<&str, &Row<'_>> = rows.iter().map(|row| (row.folded, *row)).collect();
    let mut strings = BTreeSet::new();
    for row in rows {
        let bad = || BadLine {
            line: row.folded.to_owned(),
            why: "a lemma has a letter that no French word has",
        };
        let packed = Packed {
            tags: own_tags(row, &by_word),
            ..row.packed.clone()
        };
        for (spelling, at) in row.spellings.iter().zip(0..) {
            let spelling = text::spelled(spelling).ok_or_else(bad)?;
            strings.insert(if at == 0 {
                packed.pack(&spelling).ok_or_else(bad)?
            } else {
                spelling
            });
        }
    }
    Ok(strings)
}

/// A lemma has its themes and marks with it; a form only where it differs from what its lemmas say together.
fn own_tags(row: &Row<'_>, by_word: &HashMap<&str, &Row<'_>>) -> Option<(Themes, Marks)> {
    let none = (Themes::default(), Marks::default());
    let expected = if row.is_own_lemma() {
        Some(none)
    } else {
        row.folded_lemmas().try_fold(none, |(themes, marks), lemma| {
            let lemma = by_word.get(lemma.as_str()).filter(|row| row.is_own_lemma())?;
            Some((themes.and(lemma.tags.0), marks.and(lemma.tags.1)))
        })
    };
    (expected != Some(row.tags)).then_some(row.tags)
}

/// Refused forms, each with its reason behind it.
fn refused(table: &str) -> Result<BTreeSet<Vec<Symbol>>, BadLine> {
    let read = |line: &str| {
        let (word, reason) = line.split_once('\t')?;
        let reason = match reason {
            "abréviation" => Refused::Abbreviation,
            "mot étranger ou fragment" => Refused::Foreign,
            reason => Refused::named(reason)?,
        };
        Some(
            text::letters(word)
                .chain([text::AFTER_SIGNS, reason as Symbol])
                .collect(),
        )
    };
    let bad = |line: &str| BadLine {
        line: line.to_owned(),
        why: "a refused form has a reason that is known",
    };
    lines(table).map(|line| read(line).ok_or_else(|| bad(line))).collect()
}

/// What a children's table refuses: forms that were caught, lemmas that were caught by mistake, and lemmas or forms that were
/// missed.
struct Filter<'a> {
    caught: BTreeSet<&'a str>,
    innocent: BTreeSet<&'a str>,
    guilty: BTreeSet<&'a str>,
}

impl<'a> Filter<'a> {
    fn first(tables: &Tables<'a>) -> Filter<'a> {
        let [caught, innocent, guilty] =
            [tables.unfit, tables.innocent, tables.guilty].map(|table| lines(table).collect());
        Filter {
            caught,
            innocent,
            guilty,
        }
    }

    /// Whom the second edition lets off is not guilty any more.
    fn second(tables: &Tables<'a>) -> Filter<'a> {
        let mut filter = Filter::first(tables);
        for innocent in lines(tables.second.innocent) {
            filter.guilty.remove(innocent);
            filter.innocent.insert(innocent);
        }
        filter.guilty.extend(lines(tables.second.guilty));
        filter
    }

    /// One innocent lemma lets a form off, while only lemmas that are all guilty condemn it: VIOLONS are of "violon", too.
    fn refuses(&self, row: &Row<'_>) -> bool {
        let mut lemmas = row.packed.lemmas.iter().map(String::as_str);
        let let_off = self.innocent.contains(row.folded) || lemmas.clone().any(|lemma| self.innocent.contains(lemma));
        let condemned = self.guilty.contains(row.folded) || lemmas.all(|lemma| self.guilty.contains(lemma));
        condemned || (self.caught.contains(row.folded) && !let_off)
    }
}

fn unfit<'a>(rows: impl IntoIterator<Item = &'a Row<'a>>, filter: &Filter<'_>) -> BTreeSet<Vec<Symbol>> {
    words(rows.into_iter().filter(|row| filter.refuses(row)))
}
