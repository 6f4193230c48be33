//! What is known of an outcome.

/// What the rest of the game brings to whose turn it is, by how much more than to the other: for certain at least and at
/// most, and likely.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Bounds {
    pub least: i32,
    pub likely: i32,
    pub most: i32,
}

impl Bounds {
    pub fn exactly(value: i32) -> Bounds {
        Bounds {
            least: value,
            likely: value,
            most: value,
        }
    }

    pub fn is_exact(self) -> bool {
        self.least == self.most
    }

    /// The same for the other player.
    pub fn for_the_other(self) -> Bounds {
        Bounds {
            least: -self.most,
            likely: -self.likely,
            most: -self.least,
        }
    }

    pub fn plus(self, gain: i32) -> Bounds {
        Bounds {
            least: self.least + gain,
            likely: self.likely + gain,
            most: self.most + gain,
        }
    }

    /// Whichever of two moves is better.
    pub fn or(self, other: Bounds) -> Bounds {
        Bounds {
            least: self.least.max(other.least),
            likely: self.likely.max(other.likely),
            most: self.most.max(other.most),
        }
    }

    /// Both are certain.
    pub fn and(self, least: i32, most: i32) -> Bounds {
        let (least, most) = (self.least.max(least), self.most.min(most));
        Bounds {
            least,
            likely: self.likely.clamp(least, most),
            most,
        }
    }
}
