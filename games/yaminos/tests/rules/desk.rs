//! Throws of 7 Yaminos on the house's desk.

use yaminos::Yaminos;

pub type Desk = ludo::desk::Desk<Yaminos>;

pub trait Throws {
    /// She whose turn it is throws all seven, and Y0 to Y6 show these faces.
    fn throws(self, faces: &str) -> Self;
}

impl Throws for Desk {
    #[track_caller]
    fn throws(self, faces: &str) -> Desk {
        self.play(format!("throw; {}", all_seven(faces)))
    }
}

/// Seven faces for Y0 to Y6 as a throw.
pub fn all_seven(faces: &str) -> String {
    let words = faces.split(' ').enumerate().map(|(i, face)| format!("Y{i} {face}"));
    words.collect::<Vec<_>>().join(" ")
}

/// A throw without any doublet.
pub const NO_DOUBLET: &str = "1/4 0/5 0/3 0/1 0/6 0/4 0/2";
/// All seven doublets: nothing fits anything.
pub const ALL_DOUBLETS: &str = "0/0 1/1 2/2 3/3 4/4 5/5 6/6";
