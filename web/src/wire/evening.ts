// Generated from the Rust types by `cargo xtask types`. Do not edit.

/**
 * What whoever is asked has done so far, before she has answered.
 */
export type Acts = { 
/**
 * Which question, by its number.
 */
question: number, 
/**
 * In notation. To be tried: what she would do next stands last.
 */
acts: Array<string>, };

/**
 * An answer that some have given.
 */
export type AnswerInfo = { 
/**
 * Act by act.
 */
acts: Array<Said>, 
/**
 * As good as the best.
 */
right: boolean, 
/**
 * What it is worth, and what it loses beside the best; null where it is right or not, and nothing else.
 */
worth: Said | null, 
/**
 * How many have given it.
 */
count: number, 
/**
 * Who has; for the host alone.
 */
who: Array<number>, 
/**
 * Somebody on this device has.
 */
mine: boolean, };

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
 * How the position lies there then.
 */
export type AskedMoment = { 
/**
 * How many sit there; who is asked has the first seat.
 */
seats: number, view: unknown, 
/**
 * Every action that is open, in notation; null where a game has too many to list.
 */
legal: Array<string> | null, prompt: Said | null, 
/**
 * What lies there, in words.
 */
rows: Array<Row>, };

/**
 * What the last act would do.
 */
export type AskedTry = { refusal: Refusal | null, would: unknown, called: Said | null, 
/**
 * It answers the question.
 */
answers: boolean, };

export type BestLuck = { score: number, 
/**
 * It is proved that nobody can do better.
 */
most: boolean, 
/**
 * The message that says a score of this game.
 */
saysScore: string, };

export type ChosenGame = { game: string, options: { [key in string]: string }, };

/**
 * What decides, from the left to the right.
 */
export type Column = "points" | "buchholz" | "wins" | "direct" | "survived" | "final" | "place" | "best";

/**
 * People on one device come in.
 */
export type ComeIn = { people: Array<Newcomer>, 
/**
 * Counted from 1.
 */
hall: number, 
/**
 * The device, if it has come in before.
 */
device: DeviceKey | null, };

/**
 * The right to act for the people on a device.
 */
export type DeviceKey = { device: number, token: string, };

/**
 * The first frame of a page: who it is for. Nobody in particular, if nothing is said: then it is a big screen.
 */
export type EveningHello = { host?: string, device?: DeviceKey, };

/**
 * An evening as a page sees it. A device is told of its own people, of those they sit with, and of the best.
 */
export type EveningInfo = { evening: string, word: string, name: string, form: Form, games: Array<ChosenGame>, seats: number, rounds: number | null, minutes: number | null, 
/**
 * When everybody goes home, in Unix milliseconds.
 */
until: number | null, 
/**
 * What a game counts that still goes on when the round is closed.
 */
unfinished: Unfinished, children: boolean, typed: boolean, halls: Array<string>, language: string, phase: EveningPhase, paused: boolean, 
/**
 * Nobody new comes in.
 */
shut: boolean, 
/**
 * The newest one, counted from 1.
 */
round: number, 
/**
 * Until the round is closed.
 */
closesInMs: number | null, announced: string | null, 
/**
 * Everybody who came, and how many are here.
 */
came: number, here: number, people: Array<PersonInfo>, 
/**
 * Of the newest round; all that are open, in a free evening.
 */
tables: Array<EveningTable>, byes: Array<number>, columns: Array<Column>, standings: Array<Standing>, 
/**
 * In a free evening: who is here and plays nowhere.
 */
free: Array<number>, 
/**
 * Where all have the same luck: that of the newest round.
 */
luck: RoundLuck | null, 
/**
 * What everybody is asked.
 */
question: QuestionInfo | null, 
/**
 * The people on this device.
 */
mine: Array<number>, 
/**
 * This page may do what the host does.
 */
hosts: boolean, };

export type EveningKey = { seat: number, token: string, };

export type EveningPhase = "gathering" | "playing" | "between" | "ended";

export type EveningTable = { number: number, 
/**
 * Counted from 1; null in a free evening.
 */
round: number | null, 
/**
 * In the house: where everybody may look on.
 */
table: string, game: string, 
/**
 * By seat; null is one of our players.
 */
sits: Array<number | null>, open: boolean, 
/**
 * Ranks by seat, once it has ended.
 */
ranks: Array<number> | null, scores: Array<number | null>, corrected: string | null, 
/**
 * The keys of the seats that this device holds, as `{seat, token}`.
 */
keys: Array<EveningKey>, };

export const FRIENDLY_NAMES = ["Bambou","Banjo","Bingo","Bongo","Cosmo","Disco","Fizz","Gogo","Jazz","Kiwi","Loulou","Lumi","Mambo","Mango","Momo","Nova","Panda","Pepito","Pico","Pixel","Polo","Rocky","Safari","Samba","Tango","Turbo","Vega","Yoyo","Zazou","Zen","Zigzag","Zoom"] as const;

/**
 * Who plays whom.
 */
export type Form = "everybody" | "swiss" | "knockout" | "heats" | "free" | "luck";

export type FoundEvening = { evening: string, };

/**
 * A game of an evening, so that anybody can check it.
 */
export type GameRecord = { 
/**
 * The number of its table.
 */
number: number, 
/**
 * As `docs/record.md` has it.
 */
record: string, };

/**
 * A table at a glance, for the host: who is waited for.
 */
export type Glance = { number: number, lines: number, 
/**
 * It has begun.
 */
begun: boolean, 
/**
 * Whom it waits for, and for how long nothing has happened.
 */
awaits: Array<number>, stillMs: number, 
/**
 * People whose device is not there.
 */
away: Array<number>, };

/**
 * What the host needs: the evening, the word by which people come, and the code that makes her the host.
 */
export type Hosted = { evening: string, word: string, host: string, };

/**
 * How far an open table has come, for whoever chooses which one to look at.
 */
export type Motion = { number: number, lines: number, 
/**
 * For how long nothing has happened there.
 */
stillMs: number, };

export type MoveCode = { person: number, code: string, };

/**
 * Somebody goes on on another device, with the code that the host showed.
 */
export type MoveHere = { person: number, code: string, device: DeviceKey | null, };

export type MyAnswer = { person: number, 
/**
 * Act by act.
 */
acts: Array<Said>, };

/**
 * An evening to be set up.
 */
export type NewEvening = { name: string, games: Array<ChosenGame>, form: Form, seats: number, rounds: number | null, 
/**
 * For a round; null where nobody looks at the clock.
 */
minutes: number | null, 
/**
 * For the whole evening, from now on: a round that would take longer does not begin.
 */
lasts?: number, 
/**
 * Who takes the seats that are left; null for a bye.
 */
bots: Strength | null, unfinished: Unfinished, 
/**
 * Pictures instead of names.
 */
children: boolean, 
/**
 * Names may be typed.
 */
typed: boolean, halls: Array<string>, 
/**
 * In which friendly names are given.
 */
language: string, };

export type Newcomer = { picture: string, 
/**
 * Empty for that of her picture; where names are not typed, one of `FRIENDLY_NAMES`.
 */
name: string, };

export type PersonInfo = { person: number, picture: string, 
/**
 * As it is shown: her own, or a friendly one.
 */
name: string, hall: number, here: boolean, absent: boolean, 
/**
 * Her device is connected; only the host is told if it is not.
 */
connected: boolean, };

/**
 * *What would you do?* Before it is revealed, nobody is told what others have answered.
 */
export type QuestionInfo = { 
/**
 * Counted from 1, through the whole evening.
 */
number: number, game: string, 
/**
 * Its kind and number.
 */
puzzle: string, 
/**
 * How hard it is, 1 to 5.
 */
grade: number, 
/**
 * What is asked.
 */
said: Said, 
/**
 * How many have answered.
 */
answered: number, 
/**
 * Who has; for the host alone.
 */
who: Array<number>, 
/**
 * What the people on this device have answered.
 */
mine: Array<MyAnswer>, revealed: Revealed | null, };

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
 * What everybody has answered.
 */
export type Revealed = { 
/**
 * The best answer, act by act: it is proved that nothing is better.
 */
best: Array<Said>, 
/**
 * The best come first.
 */
answers: Array<AnswerInfo>, };

/**
 * The luck that all have in a round.
 */
export type RoundLuck = { 
/**
 * Counted from 1.
 */
round: number, game: string, 
/**
 * To its seed, from before anybody has played.
 */
commitment: string, 
/**
 * Once the last has played.
 */
seed: string | null, 
/**
 * And then, once it is worked out, how our strongest player does with it.
 */
best: BestLuck | null, };

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
 * One row of the standings.
 */
export type Standing = { person: number, 
/**
 * 1 is best; who is equal in all columns shares.
 */
rank: number, 
/**
 * In the order of [`Evening::columns`].
 */
values: number[], };

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
 * What a table counts that has not ended when its round is closed.
 */
export type Unfinished = "draw" | "standing" | "nothing";

/**
 * All that is kept of an evening.
 */
export type WholeEvening = { info: EveningInfo, 
/**
 * Every table there was.
 */
games: Array<EveningTable>, 
/**
 * As `docs/evening.md` has it.
 */
log: string, 
/**
 * Of every game that was played to its end.
 */
records: Array<GameRecord>, };

/**
 * Something is to happen: a line without its time, in the words of `docs/evening.md`. `round` alone lets the house pair.
 */
export type Wish = { what: string, 
/**
 * The host's code; or
 */
host?: string, 
/**
 * a device, for the people on it.
 */
device?: DeviceKey, };
