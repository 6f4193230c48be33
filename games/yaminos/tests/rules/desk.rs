//! A table to try rules on: everything in the notation that people read.

use std::sync::Arc;

use ludo::{Entry, Game, Seat, Seats, Settings, Tell, Violation};
use yaminos::{Action, Event, Options, Throw, Yaminos};

pub struct Desk {
    pub state: Yaminos,
    pub options: Options,
    /// What everybody was told by the last entry.
    pub told: Vec<Event>,
}

impl Desk {
    pub fn new(options: &str, seats: usize) -> Desk {
        let options = Options::from_text(options).unwrap();
        let state = Yaminos::new(&Arc::new(()), &options, Seats::new(seats));
        Desk {
            state,
            options,
            told: Vec::new(),
        }
    }

    /// In the middle of a game.
    pub fn at(options: &str, seats: usize, position: &str) -> Desk {
        let mut desk = Desk::new(options, seats);
        let state = Yaminos::set_up(&Arc::new(()), &desk.options, Seats::new(seats), position);
        desk.state = state.unwrap_or_else(|why| panic!("{position}: {why}"));
        desk
    }

    fn enter(&mut self, entry: Entry<Yaminos>) {
        let ruling = self.state.judge(&entry);
        let ruling = ruling.unwrap_or_else(|why| panic!("{entry:?}: {} in {}", why.refusal(), self.state.position()));
        let mut tell = Tell::listening();
        self.state.apply(ruling, &mut tell);
        self.told = tell.heard().into_iter().map(|(_, event)| event).collect();
    }

    pub fn seat(&self) -> Seat {
        self.state.awaits().who().iter().next().expect("somebody is awaited")
    }

    /// Whose turn it is.
    pub fn turn(&self) -> u8 {
        self.seat().number()
    }

    /// She whose turn it is does these things, one after the other.
    pub fn does(&mut self, actions: &[&str]) -> &mut Desk {
        for action in actions {
            let seat = self.seat();
            self.enter(Entry::act(0, seat, action.parse::<Action>().unwrap()));
        }
        self
    }

    /// What is in the air comes down so.
    pub fn falls(&mut self, throw: &str) -> &mut Desk {
        self.enter(Entry::chance(0, throw.parse::<Throw>().unwrap()));
        self
    }

    /// She throws all seven, and Y0 to Y6 show these faces.
    pub fn throws(&mut self, faces: &str) -> &mut Desk {
        self.does(&["throw"]).falls(&all_seven(faces))
    }

    /// Why she may not: the rule.
    pub fn refuses(&self, action: &str) -> &'static str {
        self.refuses_seat(self.turn(), action)
    }

    pub fn refuses_seat(&self, seat: u8, action: &str) -> &'static str {
        let entry = Entry::act(0, Seat::from_number(seat).unwrap(), action.parse::<Action>().unwrap());
        self.state.judge(&entry).expect_err(action).rule()
    }

    pub fn refuses_throw(&self, throw: &str) -> &'static str {
        let entry = Entry::chance(0, throw.parse::<Throw>().unwrap());
        self.state.judge(&entry).expect_err(throw).rule()
    }

    pub fn allows(&self, action: &str) -> bool {
        let entry = Entry::act(0, self.seat(), action.parse::<Action>().unwrap());
        self.state.judge(&entry).is_ok()
    }

    pub fn scores(&self) -> Vec<i32> {
        self.state.scores().to_vec()
    }

    pub fn is_over(&self) -> bool {
        self.state.outcome().is_some()
    }

    /// Everybody's rank in the end.
    pub fn ranks(&self) -> Vec<u8> {
        self.state.outcome().expect("it is over").ranks.to_vec()
    }

    /// Did she just get or lose this?
    pub fn heard(&self, event: &Event) -> bool {
        self.told.contains(event)
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
