// Generated from the Rust types by `cargo xtask types`. Do not edit.

/**
 * The frame that a trouble answers: its type, the seat that it is about if there is one, and `after` if it is an act. It
 * can be read from most frames that are otherwise unreadable, too.
 */
export type About = { type: ToHouse['type'], seat: number | null, after: number | null, };

/**
 * Again: the same seats, the same or another game. Any seat's key will do.
 */
export type Again = { keys: Array<SeatKey>, game: string | null, };

/**
 * For whom it is, in years; [`GameInfo`](crate::GameInfo) has an example.
 */
export type Ages = { 
/**
 * From this age.
 */
from: number | null, 
/**
 * Up to this one, where a game is for children only.
 */
to: number | null, };

/**
 * Something a sentence needs to know.
 */
export type Arg = number | string | { 
/**
 * Where she sits.
 */
seat: number, } | { 
/**
 * What is listed.
 */
list: Array<Arg>, } | Said;

/**
 * What happens when a clock has run out.
 */
export type AtZero = "bot" | "nothing";

/**
 * What happens when somebody's line is lost and others wait for her. Who says that she leaves is stood in for at once.
 */
export type Away = { "kind": "wait" } | { "kind": "ask", seconds: number, } | { "kind": "bot", seconds: number, };

/**
 * I play today's challenge.
 */
export type BeginDaily = { 
/**
 * Which day the player has in mind: it may be over meanwhile.
 */
day: string, 
/**
 * By whose link I came.
 */
with?: string | null, 
/**
 * Who plays on this device: 1, or nothing, is the guest herself; 2 to 6 are others, once she has played.
 */
who?: number | null, 
/**
 * What she is called who plays beside the guest.
 */
guest?: Guest | null, };

/**
 * A bot of mine takes a free seat at a table that gathers.
 */
export type Bring = { 
/**
 * Of a person at that table: of mine.
 */
key: SeatKey, 
/**
 * Any free seat if none is named.
 */
seat: number | null, 
/**
 * 1 to 16 characters, as a guest's.
 */
name: string, };

/**
 * An action in notation and in words.
 */
export type Called = { what: string, said: Said, };

/**
 * What is known of the choices of a game ([`Review::mattered`] shows it).
 */
export type Choices = "weighed" | "unknown" | "none";

/**
 * A seat's key with the nonce that its device adds to the table's chance.
 */
export type Claim = { seat: number, token: string, 
/**
 * 32 hex digits drawn by the device after it has seen the commitment; the first one before the start counts.
 */
nonce: string, };

/**
 * The daily challenge: the same small game for everybody, with the same luck. Days are those of Greenwich.
 */
export type Daily = { today: DayInfo, yesterday: DayInfo, 
/**
 * So long it is still today.
 */
endsInMs: number, 
/**
 * What stands in the link by which friends come to play beside me.
 */
circle: string, };

export type DayInfo = { 
/**
 * As in 2026-11-18.
 */
day: string, game: string, options: { [key in string]: string }, 
/**
 * The message that says a score of it; its argument is `n`.
 */
saysScore: string, 
/**
 * SHA-256 of the day's seed, in hex.
 */
commitment: string, 
/**
 * The seed itself, once nobody can play with it any more: two hours after the end of the day.
 */
seed: string | null, 
/**
 * My table, if I have begun.
 */
mine: MyDay | null, 
/**
 * How many have played it to the end.
 */
played: number, 
/**
 * Scores, the lowest first, and how many have each; nothing as long as I can still play.
 */
curve: Array<[number, number]>, 
/**
 * Who plays beside me: those who came by my link, and by that by which I came.
 */
friends: Array<Friend>, };

/**
 * How a finished game stands.
 */
export type Ending = { 
/**
 * Rank of each seat, 1 is best; equal ranks share.
 */
ranks: Array<number>, scores: Array<number>, 
/**
 * The scores as people read them.
 */
words: Array<Said>, 
/**
 * How it ended: a word of the game.
 */
how: string, 
/**
 * The same in a sentence, where there is one.
 */
said: Said | null, };

/**
 * What one pair of eyes gets to know.
 */
export type Eyes = { 
/**
 * A seat held by this page, or none for someone looking on.
 */
seat: number | null, 
/**
 * What happened in the lines `from`..=`seq`, as told to these eyes.
 */
events: unknown[], 
/**
 * The events in words, one for each; null where it goes without saying.
 */
said: Array<Said | null>, 
/**
 * What they see after `seq`.
 */
view: unknown, 
/**
 * Every action open to this seat now, in notation; null where a game has too many to list.
 */
legal: Array<string> | null, 
/**
 * What they are asked to do, or wait for.
 */
prompt: Said | null, };

/**
 * Was it fair? Every chance line recomputed from the revealed seed and the nonces.
 */
export type Fairness = { fair: boolean, 
/**
 * `fair`, `unfair`, `forged`, `otherSeed`, `noSeed` or `noCommitment`.
 */
verdict: string, 
/**
 * Chance lines that were recomputed and found right.
 */
checked: number, 
/**
 * As the record has them; a game of the house has both once it is over.
 */
commitment: string | null, seed: string | null, 
/**
 * What each seat's device added, as the record has it: compare it with what yours sent.
 */
nonces: Array<string>, 
/**
 * It starts from a position that somebody set up: nothing vouches for what came before.
 */
fromPosition: boolean, 
/**
 * Seats of persons whose device added nothing: for them it rests on the house's seed alone.
 */
addedNothing: Array<number>, 
/**
 * Seats with a hand that counted earlier than it came, because the house noted so beside it: her line was so long, or one
 * of its own players moved it. Nothing else vouches for that.
 */
notedStamps: Array<number>, 
/**
 * The first line that is not what the seed gives, or whose stamp is not what the house gives, and why.
 */
firstWrong: WrongLine | null, };

/**
 * What was found of a guest who wanted to be forgotten, and has no name any more.
 */
export type Forgotten = { tables: number, evenings: number, };

/**
 * A form of play as the shelf shows it ([`GameInfo`](crate::GameInfo)).
 */
export type FormInfo = { 
/**
 * Its name in the texts.
 */
id: string, 
/**
 * What makes it this form: only what differs from the defaults.
 */
settings: { [key: string]: string }, 
/**
 * For so many at least.
 */
minSeats: number, 
/**
 * And so many at most.
 */
maxSeats: number, 
/**
 * The options that mean something in it, by their keys.
 */
options: Array<string>, 
/**
 * Nobody is stronger in it than anybody else.
 */
luckAlone: boolean, 
/**
 * Those who play it alone can all have the same luck.
 */
alike: boolean, };

/**
 * The table that a code leads to.
 */
export type FoundTable = { table: string, };

export type Friend = { guest: Guest, 
/**
 * Null as long as she, or I, can still play.
 */
score: number | null, };

/**
 * From the house to a page.
 */
export type FromHouse = { "type": "table", info: TableInfo, mine: Array<number>, } | { "type": "news", from: number, seq: number, eyes: Array<Eyes>, 
/**
 * Seats that may act now.
 */
awaits: Array<number>, 
/**
 * Milliseconds until the clock decides or a window closes, if one runs.
 */
dueInMs: number | null, 
/**
 * The persons' clocks, where the whole game is timed.
 */
clocks: Array<SeatClock>, 
/**
 * Seats whose last move may be taken back (if the others agree).
 */
undo: Array<number>, 
/**
 * Whether hints are given as things stand, to those who may ask for them.
 */
hints: boolean, result: Ending | null, 
/**
 * What is being learnt, where it is a lesson.
 */
lesson?: LessonStep, 
/**
 * What is asked, and what was answered, where it is a puzzle.
 */
puzzle?: PuzzleStep, } | { "type": "sealed", seq: number, box: string, opensInMs: number, } | { "type": "key", seq: number, key: string, } | { "type": "ack", seat: number, after: number, seq: number, } | { "type": "refused", seat: number, after: number | null, refusal: Refusal, } | { "type": "tried", seat: number, after: number, what: string, refusal: Refusal | null, would: unknown, 
/**
 * What the act is called, where it was not refused.
 */
called: Said | null, } | { "type": "described", seat: number | null, after: number, rows: Array<Row>, actions: Array<Called>, 
/**
 * How an action is written, where there are too many to list and the game says so.
 */
how: Said | null, } | { "type": "hint", seat: number, what: string, 
/**
 * The same in words.
 */
called: Said | null, 
/**
 * What is told of it before all of it, one each time she asks.
 */
bits: Array<Said>, 
/**
 * Why, in a sentence.
 */
why: Said | null, 
/**
 * The message of that sentence.
 */
reason: string | null, 
/**
 * The figures that it names, in tenths.
 */
figures: Record<string, number>, } | { "type": "asked", about: Matter, seat: number, ask: Array<number>, } | { "type": "answered", about: Matter, seat: number, granted: boolean, } | { "type": "greeting", seat: number, greeting: string, } | { "type": "pong", n: number, } | { "type": "trouble", problem: Problem, about: About | null, closing: boolean, };

export const GREETINGS = ["hello","good-luck","well-played","bravo","wow","oops","thanks","again","bye"] as const;

/**
 * The time that each person has for the whole game.
 */
export type GameClock = { seconds: number, 
/**
 * Seconds that are added at the end of each of her turns.
 */
increment: number, };

/**
 * What the shelf says about a game.
 *
 * ```
 * use diamoniak::Diamoniak;
 * use ludo::{Room, RoomOf, Values};
 *
 * let room = RoomOf::<Diamoniak>::new();
 * let info = room.info();
 * assert_eq!((info.ages.from, info.min_seats, info.forms[0].id), (Some(5), 2, "castles"));
 * assert_eq!((info.lessons[0].id, info.lessons[0].form), ("first", "castles"));
 * let gentle = info.presets.iter().find(|preset| preset.id == "gentle").unwrap();
 * assert_eq!(gentle.settings, [("fairyProtected", "on")]);
 * let option = info.options.iter().find(|option| option.key == "fairyProtected").unwrap();
 * assert_eq!((&option.values, option.default.as_str()), (&Values::Flag, "off"));
 * assert!(info.puzzles.is_empty(), "nothing is asked in it");
 * ```
 */
export type GameInfo = { 
/**
 * Stands in records.
 */
id: string, 
/**
 * Of its rules.
 */
edition: number, 
/**
 * Belongs to its owner and is the same in every language.
 */
name: string, 
/**
 * For whom it is.
 */
ages: Ages, 
/**
 * About how long a game takes, where anybody says so.
 */
minutes: number | null, 
/**
 * The colours of its box: lid and side.
 */
colours: [string, string], 
/**
 * The ways to play it; the first is the usual one.
 */
forms: Array<FormInfo>, 
/**
 * The rules themselves find out who begins.
 */
drawsLots: boolean, 
/**
 * Several people act at the same moment, and the fastest hand counts.
 */
race: boolean, 
/**
 * For so many at least, in any form.
 */
minSeats: number, 
/**
 * And so many at most.
 */
maxSeats: number, 
/**
 * Nothing is hidden from anyone.
 */
open: boolean, 
/**
 * What can be chosen.
 */
options: Array<OptionSpec>, 
/**
 * Options under a name.
 */
presets: Array<Preset>, 
/**
 * How well our players can play it, weakest first.
 */
strengths: Array<Strength>, 
/**
 * How it can be learnt, from the simplest on.
 */
lessons: Array<LessonInfo>, 
/**
 * What can be asked in it.
 */
puzzles: Array<PuzzleInfo>, };

export type Games = { games: Array<GameInfo>, };

/**
 * A guest: a name and one of our pictures. There are no accounts.
 */
export type Guest = { 
/**
 * 1 to 16 characters, printed as it is.
 */
name: string, 
/**
 * One of `PICTURES`.
 */
picture: string, 
/**
 * She says that she is a child: where help is for children only, she may have it.
 */
child?: boolean, };

/**
 * Who may ask the house for hints. Whoever does, all are told.
 */
export type Help = "none" | "children" | "all";

/**
 * One seat's game as a whole ([`Review::mattered`] shows one).
 */
export type Hindsight = { 
/**
 * Luck and skill apart, where that is known.
 */
sum: Sum | null, 
/**
 * Whose game it is, and the sum where it is known.
 */
title: Said, 
/**
 * What there is to say of it.
 */
said: Array<Said>, 
/**
 * The moments that mattered, by their lines: each has a remark about this seat.
 */
moments: Array<number>, };

/**
 * What the house knows about itself.
 */
export type HouseInfo = { 
/**
 * Where others on the network find it, for pages that have come by an address of this machine alone; null where nobody
 * else can come.
 */
address: string | null, };

/**
 * A lesson as the shelf shows it ([`GameInfo`](crate::GameInfo)); `<game>-lesson-<id>` is its title.
 */
export type LessonInfo = { 
/**
 * Its name.
 */
id: string, 
/**
 * The form of play that it teaches.
 */
form: string, 
/**
 * About how long it takes.
 */
minutes: number, 
/**
 * The rules that it teaches, by their ids.
 */
rules: Array<string>, };

/**
 * One step of a lesson.
 */
export type LessonStep = { 
/**
 * From 1.
 */
step: number, 
/**
 * Of so many; in the last one she plays as she likes.
 */
steps: number, 
/**
 * What is to be learnt, and done.
 */
said: Said, 
/**
 * What is pointed at while it is for her to act: an action, as a hint has it.
 */
point: string | null, };

/**
 * What people at a table are asked to agree to.
 */
export type Matter = "undo" | "standIn" | "swap";

/**
 * In what choices are measured: `puzzle-<measure>-right` and `-wrong` say how good an answer was.
 */
export type Measure = "expected" | "points" | "squares" | "won" | "only" | "chance" | "stands" | "all";

/**
 * The moments of a finished game that are told ([`Playing::moments`](crate::Playing::moments)).
 */
export type Moments = { 
/**
 * The greatest of all; none if nothing stands out.
 */
game: Said | null, 
/**
 * The greatest of each seat.
 */
seats: Array<Said | null>, };

export type MyDay = { table: string, keys: Array<SeatKey>, 
/**
 * Null as long as it is not over.
 */
score: number | null, };

/**
 * What sets a table up.
 */
export type NewTable = { game: string, 
/**
 * Only what differs from the defaults, as `key: value` (the keys of `GameInfo::options`).
 */
options: { [key in string]: string }, seats: Array<SeatPlan>, 
/**
 * The seat that begins where a rule says "the youngest begins".
 */
first: number, 
/**
 * Shown in the lobby, so that anyone may sit down.
 */
open: boolean, 
/**
 * At an open table, too, somebody may take more than one seat, for people on the same device.
 */
several?: boolean, 
/**
 * Who may ask for hints. If nothing is said, nobody where people come from elsewhere, and everybody on one device.
 */
help?: Help, 
/**
 * What happens when somebody is away. If nothing is said, friends who came by the link wait five minutes and are asked;
 * elsewhere a bot stands in after 20 seconds.
 */
away?: Away, 
/**
 * Seconds for each decision. None: no such clock, but for an open table without any, which gives 90.
 */
moveSeconds: number | null, 
/**
 * Time for the whole game.
 */
clock?: GameClock, 
/**
 * What happens when a clock has run out.
 */
atZero?: AtZero, 
/**
 * The lesson of the game that is learnt there: it says how everything else is set up.
 */
lesson?: string, 
/**
 * The puzzle that is solved there (`keep/17`): it says how everything else is set up, too.
 */
puzzle?: string, 
/**
 * In a house that rehearses: the table's seed, as a record reveals it.
 */
seed?: string, 
/**
 * In a house that rehearses: how it stands, as a record's header says it.
 */
position?: string, };

/**
 * One option as people choose it ([`GameInfo`](crate::GameInfo)).
 */
export type OptionSpec = { 
/**
 * Its name in records and in the texts.
 */
key: string, 
/**
 * The rule or ruling that allows it.
 */
rule: string, 
/**
 * What can be chosen.
 */
values: Values, 
/**
 * What is played where nobody chooses.
 */
default: string, };

export const PICTURES = ["fox","owl","hedgehog","frog","cat","bear","rabbit","snail","whale","ladybird","mouse","dragon"] as const;

export type Phase = "gathering" | "playing" | "over";

/**
 * Options under a name, for people who do not want to choose one by one ([`GameInfo`](crate::GameInfo)).
 */
export type Preset = { 
/**
 * Its name in the texts.
 */
id: string, 
/**
 * Only what differs from the defaults.
 */
settings: { [key: string]: string }, };

/**
 * Every HTTP error has this body.
 */
export type Problem = { 
/**
 * A word for programs; `problem-<code>` is its message for people.
 */
code: string, 
/**
 * The same in English, for logs and people with curl.
 */
detail: string, 
/**
 * Of a record that cannot be read or played: where in its text.
 */
place?: TextPlace, };

/**
 * The puzzles of one kind as the shelf shows them ([`GameInfo`](crate::GameInfo)).
 */
export type PuzzleInfo = { 
/**
 * Its name: a puzzle is asked for as `<id>/<number>`.
 */
id: string, 
/**
 * The form of play it is from.
 */
form: string, 
/**
 * How many there are of each grade: numbers go on from grade to grade.
 */
grades: [number, number, number, number, number], };

/**
 * A puzzle that is being solved.
 */
export type PuzzleStep = { 
/**
 * Its kind and number, as it was asked for.
 */
puzzle: string, 
/**
 * How hard it is, 1 to 5.
 */
grade: number, 
/**
 * The question.
 */
said: Said, 
/**
 * Null until she has answered; gone again when she takes her answer back.
 */
verdict: PuzzleVerdict | null, };

/**
 * What an answer was worth beside the best.
 */
export type PuzzleVerdict = { 
/**
 * The line that answered.
 */
seq: number, 
/**
 * As good as the best.
 */
right: boolean, 
/**
 * What hers is worth, in the measure of its kind.
 */
mine: number, 
/**
 * What the best is worth: it is proved that nothing is worth more.
 */
best: number, 
/**
 * What the best of all that is worth less is worth.
 */
next: number, 
/**
 * The same in a sentence, with figures.
 */
said: Said, 
/**
 * The best answer, act by act.
 */
answer: Array<Called>, 
/**
 * All that she could have answered, the best first, with what each is worth and loses; none where nobody would read them.
 */
choices: Array<Said>, };

/**
 * A refusal on its way to a person: which rule, and a message that says why in her language.
 */
export type Refusal = { 
/**
 * `DIAMONIAK-13`, or a law of the house: `HOUSE-TIME`.
 */
rule: string, 
/**
 * The message, in the texts of the game or the house.
 */
id: string, 
/**
 * What the message needs to know.
 */
args: { [key in string]: Arg }, };

/**
 * What one line changed for a seat ([`Review::mattered`] finds those that matter).
 */
export type Remark = { 
/**
 * Counted from 1.
 */
line: number, 
/**
 * For whom.
 */
seat: number, 
/**
 * As it stands in the record.
 */
what: string, 
/**
 * For a choice, what would have been best, in notation, several acts parted by `; `; none for chance.
 */
best: string | null, 
/**
 * The choice in words.
 */
called: Said | null, 
/**
 * The best one in words.
 */
bestCalled: Said | null, 
/**
 * In what it is measured; none where there are no figures.
 */
measure: Measure | null, 
/**
 * What could be expected before, which is what the best choice is worth.
 */
before: number, 
/**
 * What could be expected after it.
 */
after: number, 
/**
 * By how much it was better than all else that could have been done; 0 where it was not.
 */
gain: number, 
/**
 * What it cost, what was chosen, and what would have been better; nothing of chance.
 */
said: Array<Said>, 
/**
 * What else could have been known or done.
 */
also: Array<Said>, };

/**
 * A finished game, step by step, as someone looking on saw it.
 */
export type Replay = { info: TableInfo, result: Ending | null, 
/**
 * The opening comes first, with seq 0 and no events.
 */
steps: Array<ReplayStep>, 
/**
 * What it is remembered by.
 */
moments: Moments, };

export type ReplayStep = { seq: number, at: number, 
/**
 * `1`..`8`, `*` for chance, `-` for the clock.
 */
who: string, what: string, events: unknown[], 
/**
 * The events in words, one for each; null where it goes without saying.
 */
said: Array<Said | null>, view: unknown, 
/**
 * What lies there in words, where it was asked for.
 */
rows?: Array<Row>, };

/**
 * A game beside the best that could have been done.
 */
export type Review = { 
/**
 * What is known of the choices that were made.
 */
choices: Choices, 
/**
 * Extra turns broke a tie, and no sum counts them: nobody has worked them out.
 */
extraTurns: boolean, 
/**
 * In what everything is measured; or why there is nothing to say.
 */
about: Array<Said>, 
/**
 * By seat.
 */
seats: Array<Hindsight>, 
/**
 * In the order of the lines; lines that changed nothing, and those taken back, are left out. Where luck and skill are
 * told apart that is every line that counts, otherwise those that were looked at with care.
 */
remarks: Array<Remark>, };

/**
 * A row of things: what they are, and each of them as a word or two.
 */
export type Row = { 
/**
 * What they are.
 */
said: Said, 
/**
 * Each of them.
 */
pieces: Array<Said>, };

/**
 * A sentence: the id of a message, and its arguments.
 *
 * Whoever reads is spoken to as *you*: a sentence whose argument `name` is the reader's own seat is said in the form
 * `<id>-you`, one in which another argument is her seat in the form `<id>-<argument>-you`, where the texts have it.
 * So a game says a thing once, and everybody reads it as it concerns her.
 *
 * ```
 * use ludo::{Arg, Said, Seat};
 *
 * let seller = Seat::from_index(1);
 * let bought = Said::about("shop-event-bought", Seat::from_index(0)).with("seller", seller).with("n", 3);
 * assert_eq!(bought.to_string(), "shop-event-bought n=3 name=seat 1 seller=seat 2");
 * assert_eq!(bought.args["seller"], Arg::from(seller));
 * ```
 */
export type Said = { 
/**
 * The message.
 */
id: string, 
/**
 * What it needs to know, by name.
 */
args?: { [key in string]: Arg }, };

/**
 * How much of the game's time a person has left.
 */
export type SeatClock = { seat: number, leftMs: number, 
/**
 * It is running.
 */
runs: boolean, };

/**
 * The right to act for a seat. The token cannot be guessed; who has it holds the seat.
 */
export type SeatKey = { seat: number, token: string, };

/**
 * How a seat is to be filled when a table is set up.
 */
export type SeatPlan = { "kind": "me" } | { "kind": "here", guest: Guest, } | { "kind": "person" } | { "kind": "bot", strength: Strength, };

export type Seated = { table: string, keys: Array<SeatKey>, };

/**
 * Sitting down at a table that gathers. `guest` is for another person on the same device; without it, the guest of the cookie.
 */
export type SitDown = { 
/**
 * Any free seat if none is named.
 */
seat: number | null, guest: Guest | null, };

export type SitterInfo = { seat: number, 
/**
 * None: nobody sits here yet. At an open table the name is empty: there, strangers know each other by picture.
 */
guest: Guest | null, 
/**
 * A bot sits here for good.
 */
bot: Strength | null, 
/**
 * A bot that somebody brought along: the seat of who gave it its key. `guest` has its name.
 */
brought?: number, 
/**
 * Her page is connected.
 */
here: boolean, 
/**
 * The person has left, lost the line or run out of time; a bot stands in until she is back.
 */
away: boolean, 
/**
 * A bot has acted for her, and she has not acted herself since.
 */
stoodIn: boolean, };

/**
 * How our strongest player plays with the luck of a day.
 */
export type Solution = { score: number, 
/**
 * It is known that nobody can do better.
 */
most: boolean, 
/**
 * A `.ludo` file; null as long as somebody can still play.
 */
record: string | null, };

/**
 * A way to a table that gathers, to be said: a word and a number.
 */
export type SpokenCode = { code: string, livesMs: number, };

/**
 * How well a bot plays: six steps, as far from each other as the game allows (`docs/bench.md`).
 *
 * ```
 * use ludo::Strength;
 *
 * assert_eq!("good".parse(), Ok(Strength::Good));
 * assert!(Strength::Gentle < Strength::Strong);
 * assert!("unbeatable".parse::<Strength>().is_err());
 * ```
 */
export type Strength = "gentle" | "easy" | "fair" | "middle" | "good" | "strong";

/**
 * Points at the end, on average: `end` is `start` and `luck` without what was `lost`.
 *
 * ```
 * let sum = ludo::Sum { start: 320.5, luck: -12.5, lost: 8.0, end: 300.0 };
 * assert_eq!(sum.end, sum.start + sum.luck - sum.lost);
 * ```
 */
export type Sum = { 
/**
 * What could be expected at the start.
 */
start: number, 
/**
 * What chance gave, or took where it is negative.
 */
luck: number, 
/**
 * What choices cost; never negative.
 */
lost: number, 
/**
 * What it came to.
 */
end: number, };

/**
 * What anyone who knows the link may know about a table.
 */
export type TableInfo = { table: string, game: string, edition: number, options: { [key in string]: string }, phase: Phase, open: boolean, first: number, sitters: Array<SitterInfo>, 
/**
 * The seats that may act, as the game stands at this moment.
 */
awaits: Array<number>, moveSeconds: number | null, clock: GameClock | null, atZero: AtZero, help: Help, away: Away, 
/**
 * The lesson that is learnt there.
 */
lesson?: string, 
/**
 * The puzzle that is solved there.
 */
puzzle?: string, 
/**
 * Pages that look on.
 */
watching: number, 
/**
 * SHA-256 of the table's seed, in hex, known before anyone adds her nonce.
 */
commitment: string, 
/**
 * The seed itself, once the game is over, or was given up because nobody came for days: then there is no result.
 */
seed: string | null, 
/**
 * The table that was set up by "again?", once there is one.
 */
next: string | null, 
/**
 * A table of the daily challenge.
 */
challenge?: boolean, 
/**
 * The evening to which it belongs.
 */
evening?: string, };

/**
 * A place in a text, counted from 1.
 */
export type TextPlace = { row: number, 
/**
 * In characters.
 */
column: number, };

/**
 * From a page to the house. `hello` comes first.
 */
export type ToHouse = { "type": "hello", since: number | null, claims: Array<Claim>, } | { "type": "act", seat: number, after: number, what: string, } | { "type": "try", seat: number, what: string, } | { "type": "hint", seat: number, mine: string | null, } | { "type": "describe", seat: number | null, rows: boolean, } | { "type": "undo", seat: number, } | { "type": "consent", seat: number, yes: boolean, about?: Matter, whose?: number | null, } | { "type": "swap", seat: number, with: number, } | { "type": "greet", seat: number, greeting: string, } | { "type": "hurry", seat: number, } | { "type": "fill", strength: Strength, } | { "type": "dismiss", bot: number, } | { "type": "leave", seat: number, } | { "type": "quit", seat: number, } | { "type": "ping", n: number, };

/**
 * What can be chosen for an option ([`Setting`] says it).
 */
export type Values = { "type": "flag" } | { "type": "choice", 
/**
 * The words.
 */
values: Array<string>, } | { "type": "number", 
/**
 * The least.
 */
min: number, 
/**
 * The most.
 */
max: number, };

export type WrongLine = { line: number, 
/**
 * The row of the file, where it was read from one.
 */
fileLine?: number, found: string, expected: string, };
