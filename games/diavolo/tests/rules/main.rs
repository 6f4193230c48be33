//! Every rule by its number.

mod desk;
mod ending;
mod grabbing;
mod orders;
