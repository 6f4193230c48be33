//! How the house's files are read, for whoever writes others in the same manner: row by row, each complaint with its place.

pub use crate::{
    read::rows,
    record::{is_text, number},
    refusal::printed,
};
