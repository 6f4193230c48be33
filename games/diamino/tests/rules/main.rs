//! Every rule by its id.

mod desk;
mod devils;
mod ending;
mod laying;
mod opening;
mod patience;
mod words;
