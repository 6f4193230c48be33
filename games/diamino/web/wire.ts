// Generated from the Rust types by `cargo xtask types`. Do not edit.

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

export type BlockedWinner = "none" | "lowestHand";

/**
 * The first is the one that self-play chose (`docs/bench.md`); the second was there before it, the last tempts more.
 */
export type BoardName = "coins" | "diable" | "grande" | "bord";

export const CALLED = {"accept":"diamino-action-accept","ask":"diamino-action-ask","begin":"diamino-action-begin","challenge":"diamino-action-challenge","discard":"diamino-action-discard","exchange":"diamino-action-exchange","lay":"diamino-action-lay","lift":"diamino-action-lift","no":"diamino-action-no","pass":"diamino-action-pass","stop":"diamino-action-stop","yes":"diamino-action-yes"} as const;

export const CELLS = {"black":"diamino-cell-black","depart":"diamino-cell-depart","green":"diamino-cell-green","plain":"diamino-cell-plain","red":"diamino-cell-red"} as const;

export type Event = { "type": "lots", lots: Array<Lot>, } | { "type": "begins", seat: number, } | { "type": "dealt", each: number, } | { "type": "got", seat: number, tiles: string, } | { "type": "took", seat: number, count: number, } | { "type": "laid", seat: number, squares: Array<Shown>, 
/**
 * The word along the letters first, and then those that cross it.
 */
words: Array<string>, 
/**
 * Where the first of them begins, and which way it goes.
 */
at: string, down: boolean, } | { "type": "accepted", seat: number, } | { "type": "challenged", seat: number, } | { "type": "began", seat: number, } | { "type": "stands", words: Array<string>, } | { "type": "withdrawn", seat: number, words: Array<Fault>, } | { "type": "covered", seat: number, greens: number, reds: number, black: boolean, } | { "type": "scored", seat: number, points: number, } | { "type": "exchanged", seat: number, count: number, } | { "type": "passed", seat: number, } | { "type": "skipped", seat: number, } | { "type": "discarded", seat: number, count: number, } | { "type": "asked", seat: number, word: string, } | { "type": "voted", seat: number, } | { "type": "decided", word: string, admitted: boolean, } | { "type": "lifted", cells: Array<number>, } | { "type": "turn", seat: number, } | { "type": "ended", how: How, } | { "type": "hands", hands: Array<string>, values: Array<number>, } | { "type": "nextGame", game: number, };

export type FailedChallenge = "none" | "loseTurn";

/**
 * A word that does not count, and why.
 */
export type Fault = { word: string, why: Wrong, };

/**
 * Without marks, with marks (DIAMINO-P5), or alone (DIAMINO-S1).
 */
export type Formula = "one" | "two" | "patience";

/**
 * How a game ends.
 */
export type How = { "type": "out", seat: number, black: boolean, } | { "type": "blocked" } | { "type": "stopped" };

/**
 * What was laid last, and what its words mean.
 */
export type Last = { seat: number, cells: Array<number>, words: Array<Said>, };

/**
 * What a seat has drawn for the start.
 */
export type Lot = { seat: number, 
/**
 * From 0 for A; nothing before she has drawn.
 */
letter: number | null, };

/**
 * A whole number between two bounds.
 */
export type Number = number;

export type Options = { formula: Formula, board: BoardName, wordCheck: WordCheck, 
/**
 * How long others may think about a word; 0: as long as they like.
 */
challengeSeconds: Number, failedChallengePenalty: FailedChallenge, verbsOnly: boolean, subject: Subject, headwordsOnly: boolean, childrensTable: boolean, 
/**
 * A player may ask the others to let a word in.
 */
vote: boolean, wordScore: boolean, passOnlyIfNoExchange: boolean, blockedWinner: BlockedWinner, greenBlocksExit: boolean, 
/**
 * How many games make a match (formula one), at most if there is a target.
 */
games: Number, 
/**
 * Points that end a match; 0: none do. A match with a target and one game has as many as it takes.
 */
target: Number, 
/**
 * Patience with twelve squares drawn blind.
 */
drawnHand: boolean, 
/**
 * Patience in small: so many squares lie open, and the others stay in the box; 0: all of them lie open.
 */
squares: Number, };

export const PRINTS = {"#":"black",".":"plain","D":"depart","g":"green","r":"red"} as const;

/**
 * How far the game has come. It holds no secret.
 */
export type Phase = { "type": "starting", letters: Array<Lot>, } | { "type": "dealing" } | { "type": "turn", asked: boolean, } | { "type": "window", cells: Array<number>, accepted: Array<number>, challenged: Array<number>, until: number | null, } | { "type": "vote", word: string, yes: Array<number>, no: Array<number>, until: number | null, } | { "type": "drawing", count: number, why: Why, } | { "type": "discarding", count: number, } | { "type": "showing", how: How, } | { "type": "over", how: How, };

export type Player = { score: number, tiles: number, 
/**
 * What she holds, if you may see it.
 */
hand: string | null, 
/**
 * What each kind of square that she holds is called.
 */
called: { [key in string]: Said }, 
/**
 * She loses her next turn.
 */
skips: boolean, 
/**
 * What she holds, and has scored where points count, in words.
 */
said: Said, };

/**
 * If the words stand: the cells and words of a move, and what they bring.
 */
export type Preview = { 
/**
 * The cells that would be covered.
 */
cells: Array<number>, 
/**
 * The word and then those that cross it.
 */
words: Array<string>, 
/**
 * What they are, where the house has looked at them (`wordCheck=refuse`); empty where that is for others to say.
 */
glosses: Array<Said>, greens: number, reds: number, black: boolean, 
/**
 * Points for her, and for each of the others.
 */
points: number, others: number, 
/**
 * Squares she takes from the reserve, and squares she then gets rid of.
 */
takes: number, sheds: number, 
/**
 * Squares left in her hand after all that.
 */
left: number, 
/**
 * It is her last move. (A square that red devils leave her to shed may be her last as well: then `left` is 0.)
 */
out: boolean, 
/**
 * All that in words, one part after the other.
 */
said: Array<Said>, };

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
 * A square on the board.
 */
export type Shown = { cell: number, letter: string, joker: boolean, };

/**
 * The subject that all words must be about (DIAMINO-V3, DIAMINO-AMB-43).
 */
export type Subject = "any" | "histoire" | "chasse" | "sport" | "mode" | "musique" | "cuisine" | "marine" | "animaux" | "plantes" | "religion" | "droit" | "arts" | "medecine" | "sciences" | "politique" | "informatique" | "armee" | "peche";

export const TAKEN = {"joker":"diamino-cell-joker","letter":"diamino-cell-letter"} as const;

export type View = { options: Options, 
/**
 * The board row by row: D # g r and . as in its picture.
 */
board: Array<string>, 
/**
 * What is printed on the squares: A to Z, then the joker.
 */
values: Array<number>, squares: Array<Shown>, players: Array<Player>, reserve: number, 
/**
 * How many squares are on their way back to the reserve, and which, if they are yours.
 */
returning: number, returningTiles: string | null, game: number, 
/**
 * Which game of how many, and towards which total, in words; none where there is no match.
 */
matchSoFar: Said | null, first: number, turn: number, passes: number, idle: number, admitted: Array<string>, turnedDown: Array<string>, 
/**
 * The last move whose words stand.
 */
last: Last | null, 
/**
 * All of them, where the question names only some.
 */
doubted: Said | null, 
/**
 * What whoever's turn it is may do now, by the first word of the action. None while others answer or letters are drawn.
 */
verbs: ('lay' | 'exchange' | 'pass' | 'ask' | 'lift' | 'stop' | 'discard')[], phase: Phase, };

export type Why = { "type": "refill" } | { "type": "exchange" } | { "type": "green", reds: number, } | { "type": "penalty" };

/**
 * Who looks after the words (DIAMINO-AMB-37); `auto` leaves it to who sits there.
 */
export type WordCheck = "auto" | "challenge" | "refuse" | "penalise";

/**
 * Why a word does not count: `diamino-refusal-<name>` is its message.
 */
export type Wrong = "unknown-word" | "proper-noun" | "foreign-word" | "abbreviation" | "no-verb" | "off-subject" | "no-headword" | "unfit-word";
