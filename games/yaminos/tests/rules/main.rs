//! Every rule by its number. A test is named after the rule it proves; where a number has two parts right at the front
//! (YAM-S4-3) the name begins with `s4_3` and the number stands beside it.

mod base;
mod desk;
mod endless;
mod general;
mod open_ends;
mod open_ends_rulings;
mod prog_and_line;
mod starter;
mod yam;
mod yam_rulings;
