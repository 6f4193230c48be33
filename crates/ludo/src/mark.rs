//! Marks tie a rule to the branch that keeps it, and a test to both: a rule counts as proved when a test has run the branch.
//!
//! `rule!("DIAMONIAK-10")` stands in the branch; a test that says `proves!["DIAMONIAK-10"]` fails unless the branch was
//! run while it lasted. A refusal names its rule already: what a [`Desk`](crate::desk::Desk) is refused counts as run
//! without a mark. In release there are no marks, and nothing is proved.
//!
//! ```
//! fn next(turn: usize) -> usize {
//!     ludo::rule!("NIM-2");
//!     (turn + 1) % 2
//! }
//!
//! let _proof = ludo::proves!["NIM-2"];
//! assert_eq!(next(1), 0);
//! ```

use std::{
    cell::{Cell, RefCell},
    collections::BTreeSet,
    panic::Location,
    thread,
};

/// Marks are kept with the other checks that release leaves out.
pub const ON: bool = cfg!(debug_assertions);

thread_local! {
    /// How many proofs this thread waits for. Nearly always none, and then a mark costs no more than this look.
    static WAITING: Cell<usize> = const { Cell::new(0) };
    static PROOFS: RefCell<Vec<Missing>> = const { RefCell::new(Vec::new()) };
    static RUN: RefCell<Option<BTreeSet<String>>> = const { RefCell::new(None) };
}

/// The rules whose branches this thread runs while it does this, and what came of it.
///
/// ```
/// use ludo::mark;
///
/// let (run, sum) = mark::run_by(|| {
///     ludo::rule!("NIM-4");
///     3 + 4
/// });
/// assert_eq!((run.contains("NIM-4"), sum), (mark::ON, 7));
/// ```
pub fn run_by<T>(work: impl FnOnce() -> T) -> (BTreeSet<String>, T) {
    RUN.set(Some(BTreeSet::new()));
    WAITING.set(WAITING.get() + 1);
    let done = work();
    WAITING.set(WAITING.get() - 1);
    (RUN.take().unwrap_or_default(), done)
}

/// What a proof still lacks.
struct Missing {
    asked: &'static Location<'static>,
    rules: BTreeSet<&'static str>,
}

/// The branch that keeps this rule has been run.
///
/// ```
/// use ludo::mark;
///
/// // A rule that is known only now; where it stands in the code, `rule!` says it.
/// let rule = format!("NIM-{}", 2 + 2);
/// let (run, ()) = mark::run_by(|| mark::hit(&rule));
/// assert!(run.contains("NIM-4"));
/// ```
#[inline]
pub fn hit(rule: &str) {
    if WAITING.get() > 0 {
        note(rule);
    }
}

#[cold]
fn note(rule: &str) {
    RUN.with_borrow_mut(|run| {
        if let Some(run) = run {
            run.insert(rule.to_owned());
        }
    });
    PROOFS.with_borrow_mut(|proofs| {
        for missing in proofs {
            missing.rules.remove(rule);
        }
    });
}

/// As long as it lives, the rules it names are to be kept on this thread. Made by [`proves!`](crate::proves).
///
/// ```
/// use ludo::mark::Proof;
///
/// let proof = Proof::of(&["NIM-4"]);
/// ludo::rule!("NIM-4");
/// drop(proof); // here it would panic if nothing had run that branch
/// ```
#[derive(Debug)]
#[must_use = "a proof lasts as long as it has a name: let _proof = proves![…]"]
pub struct Proof(&'static Location<'static>);

impl Proof {
    /// That these rules are kept while it lives.
    ///
    /// # Panics
    /// Not here but where it ends: if a branch of theirs was not run meanwhile.
    #[track_caller]
    pub fn of(rules: &[&'static str]) -> Proof {
        let asked = Location::caller();
        let rules = rules.iter().copied().filter(|_| ON).collect();
        PROOFS.with_borrow_mut(|proofs| proofs.push(Missing { asked, rules }));
        WAITING.set(WAITING.get() + 1);
        Proof(asked)
    }
}

impl Drop for Proof {
    fn drop(&mut self) {
        WAITING.set(WAITING.get() - 1);
        let missing = PROOFS.with_borrow_mut(|proofs| {
            let mine = proofs.iter().rposition(|missing| missing.asked == self.0);
            proofs.remove(mine.expect("a proof ends once")).rules
        });
        if !thread::panicking() {
            assert!(
                missing.is_empty(),
                "{}: nothing has run the branch of {missing:?}",
                self.0
            );
        }
    }
}

/// This branch keeps these rules.
///
/// ```
/// fn half(n: u32) -> Option<u32> {
///     if n % 2 == 1 {
///         ludo::rule!("SHARE-3"); // what is odd cannot be shared
///         return None;
///     }
///     Some(n / 2)
/// }
/// assert_eq!((half(4), half(5)), (Some(2), None));
/// ```
#[macro_export]
macro_rules! rule {
    ($($id:literal),+ $(,)?) => {
        if $crate::mark::ON {
            $($crate::mark::hit($id);)+
        }
    };
}

/// From here to the end of the block, branches that keep these rules are run, or the test fails.
///
/// ```
/// fn win() {
///     ludo::rule!("NIM-9");
/// }
///
/// let _proof = ludo::proves!["NIM-9"];
/// win(); // without it the proof panics where it ends
/// ```
#[macro_export]
macro_rules! proves {
    ($($id:literal),+ $(,)?) => {
        $crate::mark::Proof::of(&[$($id),+])
    };
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;

    #[test]
    fn a_proof_holds_if_its_branches_were_run() {
        let _both = proves!["A-1", "A-2"];
        rule!("A-1");
        {
            let _inner = proves!["A-2"];
            rule!("A-2", "A-3");
        }
    }

    #[cfg(debug_assertions)]
    #[test]
    fn what_was_run_is_known() {
        rule!("D-1");
        let (run, seven) = super::run_by(|| {
            rule!("D-2", "D-3");
            7
        });
        rule!("D-4");
        assert_eq!(
            (run.iter().map(String::as_str).collect::<Vec<_>>(), seven),
            (vec!["D-2", "D-3"], 7)
        );
    }

    #[cfg(debug_assertions)]
    #[test]
    fn a_branch_run_before_or_on_another_thread_proves_nothing() {
        rule!("B-1");
        let proof = catch_unwind(|| {
            let _proof = proves!["B-1"];
            std::thread::spawn(|| rule!("B-1")).join().unwrap();
        });
        let why = proof.unwrap_err().downcast::<String>().unwrap();
        assert!(why.contains("B-1") && why.contains("mark.rs"), "{why}");
    }

    #[test]
    fn a_test_that_fails_by_itself_fails_as_itself() {
        let failed = catch_unwind(|| {
            let _proof = proves!["C-1"];
            panic!("another reason");
        });
        assert_eq!(*failed.unwrap_err().downcast::<&str>().unwrap(), "another reason");
    }
}
