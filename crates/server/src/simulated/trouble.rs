//! What goes wrong by itself, and the one planted bug that is neither in the database nor on its disk.

use super::*;

impl Simulation<'_> {
    pub(super) fn goes_wrong(&mut self) {
        let newest = self.newest;
        match self.below(12) {
            0..=2 => {
                let page = self.below(self.pages.len() as u64) as usize;
                if let Some(link) = self.pages[page].link {
                    self.hangs_up(link);
                }
            }
            3 => {
                let page = self.below(self.pages.len() as u64) as usize;
                self.pages[page].each_way_ms = 5 + self.below(2_500);
            }
            4 => self.world.ground().mood = Mood::Well,
            5 | 6 => self.world.ground().mood = Mood::Shaky,
            7 => {
                let moods = [Mood::Full, Mood::Gone, Mood::Broken];
                self.world.ground().mood = moods[self.below(3) as usize];
            }
            8 => {
                self.kill(newest);
                let in_ms = self.below(3_000);
                self.opens_another(in_ms);
            }
            9 | 10 => self.freezes(newest),
            _ => {
                // Clocks run on, or are set, for those who open later, back.
                let ms = self.below(7_200_000) as i64;
                self.wall += ms - 3_600_000;
                if let Some(open) = self.open(newest) {
                    open.ahead += ms / 60;
                    open.rings = None;
                }
            }
        }
        let in_ms = 300 + self.below(2_500);
        self.later(in_ms, Happens::GoesWrong);
    }

    /// And mostly somebody takes its place, as soon as its lease is over.
    pub(super) fn freezes(&mut self, house: usize) {
        let until = self.now + 2_000 + self.below(14_000);
        let Some(open) = self.open(house).filter(|open| open.frozen_until.is_none()) else {
            return;
        };
        open.frozen_until = Some(until);
        self.at(until, Happens::Thaws(house));
        if self.below(4) > 0 {
            let in_ms = self.below(2_000);
            self.opens_another(in_ms);
        }
    }

    pub(super) fn goes_well(&mut self) {
        self.world.ground().mood = Mood::Well;
        self.happens.retain(|_, happens| !matches!(happens, Happens::GoesWrong));
        let there = &self.happens;
        self.queue.retain(|Reverse((_, number))| there.contains_key(number));
        for page in &mut self.pages {
            page.each_way_ms = page.each_way_ms.min(150);
        }
    }

    /// An act that came before is taken for a new one.
    pub(super) fn taken_for_new(&mut self, link: usize, message: Message) -> Message {
        let Message::Text(text) = &message else { return message };
        let Ok(ToHouse::Act { seat, after, what }) = serde_json::from_str(text) else {
            return message;
        };
        let page = self.links[link].page;
        let newest = self.logs[self.pages[page].table].seq();
        match self.again.get(&(page, seat, after)) {
            None => {
                self.again.insert((page, seat, after), after);
                message
            }
            Some(_) => {
                self.again.insert((page, seat, after), newest);
                let act = ToHouse::Act {
                    seat,
                    after: newest,
                    what,
                };
                Message::Text(serde_json::to_string(&act).expect("a frame").into())
            }
        }
    }

    /// And acknowledged as she knows it.
    pub(super) fn as_the_page_said_it(&self, link: usize, text: Utf8Bytes) -> Utf8Bytes {
        let Ok(frame) = serde_json::from_str::<Frame>(&text) else {
            return text;
        };
        let (Some(seat), Some(after), "ack") = (frame.seat, frame.after, frame.kind) else {
            return text;
        };
        let page = self.links[link].page;
        let known = self
            .again
            .iter()
            .find(|((of, by, _), told)| (*of, *by, **told) == (page, seat, after));
        let Some(((_, _, said), _)) = known.filter(|((_, _, said), _)| *said != after) else {
            return text;
        };
        let ack = FromHouse::Ack {
            seat,
            after: *said,
            seq: frame.seq,
        };
        serde_json::to_string(&ack).expect("a frame").into()
    }
}
