//! One live game, driven in memory: what pages send, and what they are told.

mod again;
mod asking;
mod brought;
mod clocks;
mod forms;
mod gathering;
mod house;
mod playing;
mod presence;
mod same_luck;
mod taking_back;
mod throwing;
