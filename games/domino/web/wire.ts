// Generated from the Rust types by `cargo xtask types`. Do not edit.

/**
 * How four players alternate in quincunx (DOMINO-AMB-23).
 */
export type Alternation = "global" | "perPlayer";

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
 * Along which axis a domino lies: `h` towards the next square in x, `v` in y.
 */
export type Axis = "h" | "v";

export const CALLED = {"deal":"domino-action-deal","draw":"domino-action-draw","pass":"domino-action-pass","place":"domino-action-place"} as const;

/**
 * What is counted in the end: dots, or with young children dominoes (DOMINO-T12, DOMINO-H19, DOMINO-AMB-31).
 */
export type Count = "dots" | "dominoes";

/**
 * An end of the chain. Only there may a domino be laid (DOMINO-T5, DOMINO-AMB-1).
 */
export type End = "left" | "right";

export type Event = { "type": "mixed", game: number, } | { "type": "drew", seat: number, tile: [number, number] | null, 
/**
 * It is one of a hand that is being dealt.
 */
dealt: boolean, } | { "type": "dealt", seat: number, count: number, tiles: Array<[number, number]> | null, } | { "type": "opened", seat: number, tile: [number, number], } | { "type": "laid", seat: number, tile: [number, number], end: End, 
/**
 * The number with which it touches.
 */
joins: number, } | { "type": "letGo", seat: number, piece: Piece, } | { "type": "stood", seat: number, piece: Piece, } | { "type": "missed", seat: number, tile: [number, number], 
/**
 * How many more may be before the game is blocked.
 */
left: number, } | { "type": "collapsed", seat: number, tiles: Array<[number, number]>, } | { "type": "passed", seat: number, } | { "type": "turn", seat: number, } | { "type": "out", seat: number, } | { "type": "blocked" };

export type Falling = { piece: Piece, hand: Hand | null, };

/**
 * The three games of the box.
 */
export type Form = "traditional" | "challenge" | "quincunx";

/**
 * How a domino was held as it was let go, in whole numbers between bounds: what goes beyond them is cut.
 */
export type Hand = { 
/**
 * Tenths of a millimetre off the place, along x and y.
 */
x: number, y: number, 
/**
 * Tenths of a degree, turned flat.
 */
yaw: number, 
/**
 * Tenths of a degree, tilted about x and y of the table.
 */
roll: number, pitch: number, 
/**
 * Tenths of a millimetre above where it belongs.
 */
drop: number, 
/**
 * Millimetres per second, sideways.
 */
speed: number, };

/**
 * Whose hand puts a domino down: the player's own, or one that never trembles (DOMINO-AMB-18).
 */
export type HandOf = "own" | "steady";

/**
 * Of the dominoes with these numbers she holds at most so many.
 */
export type Lacking = { numbers: Array<number>, 
/**
 * Those, too, that would have begun the game.
 */
begun: boolean, most: number, };

/**
 * How strongly the dominoes hold together (DOMINO-AMB-18).
 */
export type Magnets = "none" | "weak" | "normal" | "strong";

/**
 * The two ways of quincunx (DOMINO-Q1).
 */
export type Mode = "flat" | "height";

/**
 * What happens if nobody was dealt a double (DOMINO-AMB-10).
 */
export type NoDouble = "highestSum" | "redeal";

/**
 * A whole number between two bounds.
 */
export type Number = number;

export type Options = { game: Form, count: Count, 
/**
 * How many games a match has.
 */
games: Number, 
/**
 * A match goes on until somebody has noted so much instead; 0: it does not.
 */
limit: Number, voluntaryDraw: boolean, blockedOnlyWhenStockEmpty: boolean, tieBreak: TieBreak, noDouble: NoDouble, colourCheck: boolean, extremitiesOnly: boolean, secondParallel: boolean, liftTower: boolean, missedCountsAsCollapse: boolean, magnets: Magnets, hand: HandOf, fourPlayerAlternation: Alternation, keepModeMemory: boolean, };

/**
 * A domino in its place: the first number lies on the square (x, y), the second on the next along the axis.
 */
export type Piece = { numbers: [number, number], x: number, y: number, level: number, axis: Axis, };

export type Player = { 
/**
 * Who she is and what she holds, and has noted where there is a match, in words.
 */
said: Said, 
/**
 * What she has noted, in words; null where there is no match.
 */
noted: Said | null, 
/**
 * How many she holds.
 */
count: number, 
/**
 * Which, if the viewer may know.
 */
hand: Array<[number, number]> | null, 
/**
 * What each of them is called, by its name in the notation.
 */
called: { [key in string]: Said }, 
/**
 * What she is left with when a game is over, in words.
 */
left: Said | null, 
/**
 * Those that everybody has seen her take.
 */
known: Array<[number, number]>, 
/**
 * What everybody can conclude that she lacks.
 */
lacks: Array<Lacking>, 
/**
 * Points noted in this match.
 */
total: number, 
/**
 * How she must play next, in quincunx.
 */
due: Mode, 
/**
 * The same in words; null where that does not alternate.
 */
plays: Said | null, };

/**
 * Where a domino that does not lie exactly in its place really lies: how far its middle is off, in micrometres, so that a
 * tower can be lifted with all its pieces; and how it is turned, a quaternion x, y, z, w in parts of 32 767, in which a
 * domino along x is not turned at all.
 */
export type Pose = { off: [number, number, number], turn: [number, number, number, number], };

export const SET = 28 as const;

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
 * What the table waits for.
 */
export type Stage = "dealing" | "noDouble" | "opening" | "turn" | "drawing" | "falling" | "between" | "over";

export type Stand = { piece: Piece, 
/**
 * Where it really lies; null: exactly in its place.
 */
pose: Pose | null, 
/**
 * It is an end of the construction: which of its squares is open.
 */
open: [boolean, boolean], };

/**
 * A domino was laid at an end of the chain.
 */
export type Step = { tile: [number, number], right: boolean, };

/**
 * Who wins a blocked game in which several have the least (DOMINO-AMB-7).
 */
export type TieBreak = "shared" | "fewestDominoes";

export type View = { options: Options, 
/**
 * Who was dealt to first.
 */
first: number, turn: number, stage: Stage, players: Array<Player>, 
/**
 * How many are left to draw.
 */
stock: number, 
/**
 * The domino that began, or must begin now.
 */
opening: [number, number] | null, 
/**
 * The chain from left to right, each domino as it lies.
 */
chain: Array<[number, number]>, 
/**
 * The order in which it was laid, the first one left out.
 */
laid: Array<Step>, 
/**
 * The construction in the order of attachment.
 */
built: Array<Stand>, 
/**
 * The domino that was let go, until nature has answered.
 */
falling: Falling | null, 
/**
 * Turns passed in a row.
 */
passes: number, 
/**
 * How many more may be missed before the game counts as blocked (DOMINO-AMB-18).
 */
missesLeft: number, 
/**
 * The game of the match that is being played, counted from 1.
 */
game: number, 
/**
 * Which game of how many, or up to which total, in words; null where there is no match.
 */
matchSoFar: Said | null, 
/**
 * Who has won the game that is just over.
 */
winners: Array<number>, };
