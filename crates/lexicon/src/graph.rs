//! A set of strings as a word graph: the smallest automaton that reads them, laid out as one run of numbers.
//!
//! Strings are of symbols from 0 to 63. An arrow is 32 bits: its symbol, whether a string may end after it, whether it is
//! the last that leaves its node, and where the arrows of the node it leads to begin. Arrows of a node lie side by side
//! in the order of their symbols. Arrow 0 leads nowhere: a node at 0 has no arrows.

use std::{collections::HashMap, fmt};

/// What a string is made of; below 64.
pub type Symbol = u8;

/// Where the arrows of a node begin; 0 for a node without.
pub type Node = u32;

const TARGET_BITS: u32 = 24;
const LAST: u32 = 1 << 24;
const ENDS: u32 = 1 << 25;
const SYMBOL_SHIFT: u32 = 26;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow(u32);

impl Arrow {
    #[inline]
    pub fn symbol(self) -> Symbol {
        (self.0 >> SYMBOL_SHIFT) as Symbol
    }

    /// A string may end here.
    #[inline]
    pub fn ends(self) -> bool {
        self.0 & ENDS != 0
    }

    #[inline]
    fn is_last(self) -> bool {
        self.0 & LAST != 0
    }

    #[inline]
    pub fn target(self) -> Node {
        self.0 & (LAST - 1)
    }
}

/// A graph inside a file: four bytes an arrow, after the root's place.
#[derive(Clone, Copy)]
pub struct Graph<'a> {
    bytes: &'a [u8],
    root: Node,
}

impl fmt::Debug for Graph<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Graph({} arrows)", self.bytes.len() / 4)
    }
}

impl<'a> Graph<'a> {
    /// Takes a graph from the front of these bytes, and gives what is left.
    pub fn open(bytes: &'a [u8]) -> Option<(Graph<'a>, &'a [u8])> {
        let (count, rest) = bytes.split_first_chunk()?;
        let (root, rest) = rest.split_first_chunk()?;
        let (bytes, rest) = rest.split_at_checked(u32::from_le_bytes(*count) as usize * 4)?;
        let root = u32::from_le_bytes(*root);
        Some((Graph { bytes, root }, rest))
    }

    pub fn root(self) -> Node {
        self.root
    }

    #[inline]
    fn arrow(self, at: u32) -> Arrow {
        let bytes = self.bytes[at as usize * 4..].first_chunk();
        Arrow(u32::from_le_bytes(*bytes.expect("a graph has whole arrows")))
    }

    /// The arrows that leave a node, in the order of their symbols.
    #[inline]
    pub fn arrows(self, node: Node) -> impl Iterator<Item = Arrow> + use<'a> {
        let mut at = node;
        std::iter::from_fn(move || {
            if at == 0 {
                return None;
            }
            let arrow = self.arrow(at);
            at = if arrow.is_last() { 0 } else { at + 1 };
            Some(arrow)
        })
    }

    #[inline]
    pub fn follow(self, node: Node, symbol: Symbol) -> Option<Arrow> {
        self.arrows(node).find(|arrow| arrow.symbol() == symbol)
    }

    /// Where a string leads, if it is the beginning of one; its last arrow.
    pub fn walk(self, symbols: impl IntoIterator<Item = Symbol>) -> Option<Arrow> {
        let mut node = self.root;
        let mut last = None;
        for symbol in symbols {
            let arrow = self.follow(node, symbol)?;
            node = arrow.target();
            last = Some(arrow);
        }
        last
    }

    pub fn contains(self, symbols: impl IntoIterator<Item = Symbol>) -> bool {
        self.walk(symbols).is_some_and(Arrow::ends)
    }

    /// Every string, in order.
    pub fn each(self, visit: &mut impl FnMut(&[Symbol])) {
        self.each_from(self.root, &mut Vec::new(), visit);
    }

    fn each_from(self, node: Node, string: &mut Vec<Symbol>, visit: &mut impl FnMut(&[Symbol])) {
        for arrow in self.arrows(node) {
            string.push(arrow.symbol());
            if arrow.ends() {
                visit(string);
            }
            self.each_from(arrow.target(), string, visit);
            string.pop();
        }
    }
}

/// Builds the smallest graph of strings that come in order (after Daciuk and others, 2000): what lies behind the newest
/// string can no longer change, so it is shared at once with an equal node that is already laid out.
#[derive(Debug)]
pub struct Builder {
    arrows: Vec<u32>,
    register: HashMap<Vec<u32>, Node>,
    /// The newest string, as nodes that still may grow: each with its arrows so far.
    open: Vec<Vec<u32>>,
    newest: Vec<Symbol>,
}

impl Default for Builder {
    fn default() -> Builder {
        Builder {
            arrows: vec![LAST], // arrow 0 is nobody's
            register: HashMap::new(),
            open: vec![Vec::new()],
            newest: Vec::new(),
        }
    }
}

impl Builder {
    /// Adds a string that comes after all before it.
    pub fn push(&mut self, string: &[Symbol]) {
        assert!(self.newest.as_slice() < string, "strings come in order, each once");
        let common = self.newest.iter().zip(string).take_while(|(a, b)| a == b).count();
        self.close(common);
        for &symbol in &string[common..] {
            assert!(symbol < 64, "symbols are below 64");
            let node = self.open.last_mut().expect("the root is always open");
            node.push(u32::from(symbol) << SYMBOL_SHIFT);
            self.open.push(Vec::new());
        }
        // The arrow into the last node is the newest of the node before it.
        let into_last = self.open.len() - 2;
        *self.open[into_last].last_mut().expect("it was just followed") |= ENDS;
        self.newest = string.to_vec();
    }

    /// Lays out the nodes of the newest string that lie deeper than this.
    fn close(&mut self, depth: usize) {
        while self.open.len() > depth + 1 {
            let node = self.open.pop().expect("deeper than the root");
            let place = self.place(node);
            let into = self.open.last_mut().and_then(|node| node.last_mut());
            *into.expect("every node but the root is led to") |= place;
        }
    }

    fn place(&mut self, mut node: Vec<u32>) -> Node {
        let Some(last) = node.last_mut() else { return 0 };
        *last |= LAST;
        let fresh = self.arrows.len() as Node;
        assert!(fresh < 1 << TARGET_BITS, "the graph is too large for its arrows");
        let arrows = &mut self.arrows;
        *self.register.entry(node).or_insert_with_key(|node| {
            arrows.extend_from_slice(node);
            fresh
        })
    }

    /// The graph as bytes.
    pub fn finish(mut self) -> Vec<u8> {
        self.close(0);
        let root = self.open.pop().expect("the root is always open");
        let root = self.place(root);
        let numbers = [self.arrows.len() as u32, root];
        numbers
            .iter()
            .chain(&self.arrows)
            .flat_map(|n| n.to_le_bytes())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn built(words: &[&str]) -> Vec<u8> {
        let mut builder = Builder::default();
        for word in words {
            builder.push(&word.bytes().map(|c| c - b'a').collect::<Vec<_>>());
        }
        builder.finish()
    }

    #[test]
    fn a_graph_holds_its_strings_and_no_others() {
        let words = ["ab", "abc", "abcd", "bbcd", "cd"];
        let bytes = built(&words);
        let (graph, rest) = Graph::open(&bytes).unwrap();
        assert!(rest.is_empty());
        let mut found = Vec::new();
        graph.each(&mut |string| found.push(string.iter().map(|s| char::from(s + b'a')).collect::<String>()));
        assert_eq!(found, words);
        for not in ["a", "b", "abcde", "bbc", "d", "abd"] {
            assert!(!graph.contains(not.bytes().map(|c| c - b'a')), "{not}");
        }
    }

    #[test]
    fn equal_endings_are_shared() {
        let (apart, shared) = (built(&["ab", "cd"]).len(), built(&["ab", "cb"]).len());
        assert_eq!(apart - shared, 4);
    }

    #[test]
    fn an_empty_graph_holds_nothing() {
        let bytes = built(&[]);
        let (graph, _) = Graph::open(&bytes).unwrap();
        assert!(!graph.contains([0]) && !graph.contains([]));
        assert!(Graph::open(&bytes[..7]).is_none());
    }
}
