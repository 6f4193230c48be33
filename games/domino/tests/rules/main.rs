//! Every rule and ruling, by its number. `RULES.md` says what they are.

mod challenge;
mod desk;
mod general;
mod quincunx;
mod traditional;
