//! A table to try rules on: everything in the notation that people read.

use std::sync::Arc;

use domino::{Action, Chance, Domino, Event, Options, View};
use ludo::{Awaits, Entry, Enumerate, Game, Sample, Seat, Seats, Settings, Tell, Viewer, Violation};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

pub struct Desk {
    pub state: Domino,
    /// What was told by the last entry, to anybody.
    pub told: Vec<Event>,
}

impl Desk {
    pub fn new(options: &str, seats: usize) -> Desk {
        let options = Options::from_text(options).unwrap();
        Desk {
            state: Domino::new(&Arc::new(()), &options, Seats::new(seats)),
            told: Vec::new(),
        }
    }

    /// In the middle of a game: whose turn, the hands, what lies there.
    pub fn at(options: &str, turn: u8, hands: &[&str], layout: &str) -> Desk {
        let seats: Vec<String> = (1..)
            .zip(hands)
            .map(|(seat, hand)| format!("{seat} 0 {hand}"))
            .collect();
        let position = format!(
            "turn {turn} play / {} / {layout} / passes 0 / played 0",
            seats.join(" / ")
        );
        Desk::set(options, hands.len(), &position)
    }

    pub fn set(options: &str, seats: usize, position: &str) -> Desk {
        let state = Domino::set_up(
            &Arc::new(()),
            &Options::from_text(options).unwrap(),
            Seats::new(seats),
            position,
        );
        Desk {
            state: state.unwrap_or_else(|why| panic!("{position}: {why}")),
            told: Vec::new(),
        }
    }

    /// Seats are dealt these hands, seat 1 first.
    pub fn dealt(options: &str, hands: &[&str]) -> Desk {
        let mut desk = Desk::new(options, hands.len());
        for tile in hands.iter().flat_map(|hand| hand.split(' ')) {
            desk.chance(tile);
        }
        desk
    }

    /// The end of a game at random that was blocked.
    pub fn blocked(options: &str, seats: usize, seed: u64) -> Desk {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..20_000 {
            let mut desk = Desk::new(options, seats);
            loop {
                let entry = match desk.state.awaits() {
                    Awaits::Nothing => break,
                    Awaits::Chance => Entry::chance(0, desk.state.quick_draw(&mut rng)),
                    Awaits::Seats { .. } => Entry::act(0, desk.seat(), desk.state.sample(desk.seat(), &mut rng)),
                };
                desk.enter(entry);
            }
            if desk.heard(&Event::Blocked) {
                return desk;
            }
        }
        panic!("no game of {options} was blocked");
    }

    /// What each has left in the end.
    pub fn left(&self, count: impl Fn(&[[u8; 2]]) -> u32) -> Vec<u32> {
        let players = self.view().players;
        players
            .iter()
            .map(|player| count(player.hand.as_ref().unwrap()))
            .collect()
    }

    fn enter(&mut self, entry: Entry<Domino>) {
        let ruling = self.state.judge(&entry);
        let ruling = ruling.unwrap_or_else(|why| panic!("{entry:?}: {} in {}", why.refusal(), self.state.position()));
        let mut tell = Tell::listening();
        self.state.apply(ruling, &mut tell);
        self.told = tell.heard().into_iter().map(|(_, event)| event).collect();
    }

    pub fn seat(&self) -> Seat {
        self.state.awaits().who().first().expect("somebody is awaited")
    }

    /// Whose turn it is.
    pub fn turn(&self) -> u8 {
        self.seat().number()
    }

    /// She whose turn it is does this.
    pub fn does(&mut self, action: &str) -> &mut Desk {
        let seat = self.seat();
        self.enter(Entry::act(0, seat, action.parse::<Action>().unwrap()));
        self
    }

    pub fn chance(&mut self, chance: &str) -> &mut Desk {
        self.enter(Entry::chance(0, chance.parse::<Chance>().unwrap()));
        self
    }

    /// She puts a domino there, and it stands.
    pub fn stands(&mut self, action: &str) -> &mut Desk {
        self.does(action).chance("stands")
    }

    /// Why she may not: the rule.
    pub fn refuses(&self, action: &str) -> &'static str {
        self.refuses_seat(self.turn(), action)
    }

    pub fn refuses_seat(&self, seat: u8, action: &str) -> &'static str {
        let entry = Entry::act(0, Seat::from_number(seat).unwrap(), action.parse::<Action>().unwrap());
        self.state.judge(&entry).expect_err(action).rule()
    }

    pub fn refuses_chance(&self, chance: &str) -> &'static str {
        let entry = Entry::chance(0, chance.parse::<Chance>().unwrap());
        self.state.judge(&entry).expect_err(chance).rule()
    }

    pub fn allows(&self, action: &str) -> bool {
        let entry = Entry::act(0, self.seat(), action.parse::<Action>().unwrap());
        self.state.judge(&entry).is_ok()
    }

    /// Everything she may do.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.state.legal(self.seat(), &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// What those see who look on.
    pub fn view(&self) -> View {
        self.state.view(Viewer::Spectator)
    }

    /// What a seat sees of its own hand.
    pub fn hand(&self, seat: u8) -> Vec<[u8; 2]> {
        let seat = Seat::from_number(seat).unwrap();
        self.state.view(Viewer::Seat(seat)).players[seat.index()]
            .hand
            .clone()
            .unwrap()
    }

    pub fn is_over(&self) -> bool {
        self.state.outcome().is_some()
    }

    pub fn ranks(&self) -> Vec<u8> {
        self.state.outcome().expect("it is over").ranks.to_vec()
    }

    pub fn scores(&self) -> Vec<i32> {
        self.state.scores().to_vec()
    }

    pub fn heard(&self, event: &Event) -> bool {
        self.told.contains(event)
    }
}
