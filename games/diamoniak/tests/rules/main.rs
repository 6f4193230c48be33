//! Every rule and ruling, by its number. `RULES.md` says what they are.

mod box_and_turn;
mod buying;
mod castle;
mod desk;
mod ending;
mod witch;
