//! The contract between a game and the house, and the laws that every game must pass.
//!
//! A tour, in the order in which things happen:
//! - [`Game`]: pure rules. `judge` may refuse but cannot change; `apply` may change but cannot refuse.
//! - [`Entry`]: one thing that happens to a game: a seat acts, chance answers, the time is up.
//! - [`Record`]: a game as a text file: a [`Header`] and one [`Line`] per thing that happened. The only truth.
//! - [`Play`]: a game being played or replayed: the lines so far and the state that follows from them.
//! - [`fair`]: a seed that is committed to before the game and revealed after it, so that chance can be checked.
//! - [`Review`]: a finished game with hindsight: what each choice lost, and what luck changed.
//! - [`Lesson`]: a game that goes as it is written for a while, so that somebody learns it.
//! - [`Puzzle`]: a moment of a game, and a question whose best answer is proved.
//! - [`Room`]: a game whose type has been forgotten, so that tables and servers can hold any of them.
//! - [`laws`]: what must be true of every game, checked on thousands of random games.
//! - [`desk`]: one desk for the tests of every game's own rules; [`mark`]: which of them a test has really tried.

#![warn(missing_docs)]

mod capability;
pub mod desk;
pub mod fair;
mod game;
mod hosted;
mod in_text;
pub mod laws;
mod lesson;
mod luck;
pub mod mark;
mod moments;
mod place;
mod play;
mod playing;
mod playout;
mod puzzle;
mod read;
mod record;
mod refusal;
mod review;
mod room;
mod said;
mod same_luck;
mod seat;
mod settings;
mod shared;
mod tells;
pub mod text;
pub mod types;
mod verdict;

pub use capability::{Arrival, Asked, Care, Coach, Flight, Preview, Puzzles, Race, Resolve, Weighed};
pub use fair::{Commitment, Nonce, Nonces, Seed};
pub use game::{Audience, Awaits, Deed, Entry, Enumerate, Expect, Game, Imagine, Millis, Outcome, Sample, Tell, open};
pub use hosted::{Ages, Choice, Form, FormInfo, Hosted, Manifest, Strength, list};
pub use in_text::{InText, Ink, LISTED, Reader};
pub use lesson::{LEARNER, Lesson, LessonInfo, LessonStep, Scripted, Stage};
pub use luck::{Luck, Rng};
pub use moments::{Moment, Moments, Step};
pub use place::{Fault, Part, Place};
pub use play::{MOST_UNDOS, Play, TIME_UP};
pub use playing::{Addressed, HouseEvent, Playing, SealedDraw, Seen, Thought, Throw, Thrown, Told, json};
pub use playout::{How, Player, Playout, playout, playout_as};
pub use puzzle::{GRADES, Measure, Proof, Puzzle, PuzzleInfo, PuzzleKind, TRIES, is_as_good};
pub use record::{Header, LATEST, Line, Note, Record, RecordError, Sitter, Start, Unvouched, What, Who};
pub use refusal::{Common, ParseError, Refusal, Refused, Violation, is_printed, odd_part, part_of, printed, shortened};
pub use review::{Choices, Hindsight, REVIEW_EDITION, Remark, Review, Sum, review};
pub use room::{GameInfo, Room, RoomOf, Shapes};
pub use said::{Arg, Said};
pub use same_luck::{Lot, Lots, SameLuck};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Seats, Viewer};
pub use settings::{BadOption, Number, OptionSpec, Preset, Setting, Settings, Values};
pub use shared::Shared;
pub use tells::{Row, Tells};
pub use verdict::Verdict;
