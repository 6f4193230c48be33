//! Building in height is a race: who lays one domino a turn and never brings anything down is done first if she began. Who
//! lies behind can only hope that somebody ahead of her makes everything fall.

/// A player in the race.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Racer {
    /// How many dominoes she still has to lay.
    pub left: u32,
    /// How likely she brings everything down at each of them; None: nothing fits, and she has to draw first.
    pub risk: Option<f64>,
}

/// After a fall half as many left to lay are worth two to the power of this.
const LEAD: i32 = 6;

#[derive(Clone, Debug)]
pub(crate) struct Race {
    pub racers: Vec<Racer>,
    /// Whose turn it is.
    pub turn: usize,
    /// How many dominoes stand.
    pub built: u32,
}

impl Race {
    /// My chance to be the first who has laid everything, if each takes her risk at every turn until something falls.
    pub fn chance(mut self, me: usize) -> f64 {
        let (mut stands, mut won) = (1.0, 0.0);
        loop {
            match self.racers[self.turn].risk {
                None => {
                    self.racers[self.turn].left += 1;
                    self.racers[self.turn].risk = Some(0.0);
                }
                Some(risk) => {
                    won += stands * risk * self.chance_after_fall(me);
                    stands *= 1.0 - risk;
                    self.racers[self.turn].left = self.racers[self.turn].left.saturating_sub(1);
                    self.built += 1;
                }
            }
            if self.racers[self.turn].left == 0 {
                return won + if self.turn == me { stands } else { 0.0 };
            }
            self.turn = (self.turn + 1) % self.racers.len();
        }
    }

    /// My chance after she whose turn it is has made everything fall, and holds it all. Much can happen then; but the fewer
    /// one has left, the better.
    pub fn chance_after_fall(&self, me: usize) -> f64 {
        let weight = |seat: usize| {
            let fallen = if seat == self.turn { self.built } else { 0 };
            let left = f64::from((self.racers[seat].left + fallen).max(1));
            left.powi(-LEAD)
        };
        weight(me) / (0..self.racers.len()).map(weight).sum::<f64>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn race(turn: usize, racers: &[(u32, Option<f64>)]) -> Race {
        let racer = |&(left, risk)| Racer { left, risk };
        Race {
            racers: racers.iter().map(racer).collect(),
            turn,
            built: 10,
        }
    }

    #[test]
    fn without_risk_she_wins_who_is_first() {
        let even = race(1, &[(3, Some(0.0)); 3]);
        assert_eq!([0, 1, 2].map(|me| even.clone().chance(me)), [0.0, 1.0, 0.0]);
        let behind = race(0, &[(3, Some(0.0)), (2, Some(0.0))]);
        assert_eq!(behind.chance(1), 1.0);
    }

    #[test]
    fn who_lies_behind_lives_on_the_risk_of_others() {
        // One domino each: the first has won unless it falls, and then the others share what she loses.
        let risky = race(0, &[(1, Some(0.2)), (1, Some(0.0)), (1, Some(0.0))]);
        let [first, second, third] = [0, 1, 2].map(|me| risky.clone().chance(me));
        assert!((0.8..0.81).contains(&first) && second > 0.09, "{first} {second}");
        assert_eq!(second, third);
    }

    #[test]
    fn a_greater_fall_costs_more() {
        let small = race(0, &[(2, Some(0.0)); 2]);
        let great = Race {
            built: 20,
            ..small.clone()
        };
        assert!(great.chance_after_fall(0) < small.chance_after_fall(0));
        assert!(small.chance_after_fall(0) < small.chance_after_fall(1));
    }

    #[test]
    fn who_has_to_draw_loses_a_turn_and_has_one_more() {
        assert_eq!(race(0, &[(1, None), (2, Some(0.0))]).chance(0), 0.0);
        assert_eq!(race(0, &[(1, None), (3, Some(0.0))]).chance(0), 1.0);
    }
}
