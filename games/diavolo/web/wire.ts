// Generated from the Rust types by `cargo xtask types`. Do not edit.

/**
 * Which devil to grab, and what decided it.
 */
export type Answer = { devil: Devil, 
/**
 * Which one it is, in words.
 */
said: Said, 
/**
 * What the order compares, for black, white and red: a sum, a gap, a number of odd dice, a highest die, or a
 * distance in tenths of a millimetre.
 */
worth: [number, number, number], 
/**
 * How each came to it, in figures: `2 + 3 + 6 = 11`.
 */
sums: [string, string, string], 
/**
 * Black, white and red: best by the order, or one of those that share the best.
 */
best: [boolean, boolean, boolean], 
/**
 * Of each die, as in the throw: its colour's figure comes from it.
 */
counts: Array<boolean>, };

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

export const CALLED = {"leave":"diavolo-action-leave","throw":"diavolo-action-throw"} as const;

/**
 * A colour of dice.
 */
export type Colour = "black" | "white" | "red";

/**
 * What one grabs: three of each colour and a grey one (DIAVOLO-8, DIAVOLO-47).
 */
export type Devil = "black" | "white" | "red" | "grey";

export type Die = { colour: Colour, value: number, spot: Spot, };

export type Event = { "type": "threw", seat: number, } | { "type": "ordered", order: Order, } | { "type": "shown", throw: Lying, 
/**
 * What is asked of all who may grab, until each has been asked herself.
 */
asks: Said, } | { "type": "reached", seat: number, devil: Devil | null, at: number, } | { "type": "answered", seat: number, } | { "type": "settled", seats: Array<number>, 
/**
 * The same in words, for the receipt.
 */
said: Said, } | { "type": "counted", answer: Answer, results: Array<Tally>, } | { "type": "out", seat: number, } | { "type": "fewer", each: number, } | { "type": "turn", seat: number, } | { "type": "won", seat: number, } | { "type": "nobodyWon" };

/**
 * A throw as everybody is shown it.
 */
export type Lying = { 
/**
 * The dice in words, for who cannot see them.
 */
said: Said, order: Order, 
/**
 * Where the order die lies.
 */
spot: Spot, 
/**
 * By colour, then value, then place.
 */
dice: Array<Die>, };

/**
 * A whole number between two bounds.
 */
export type Number = number;

export const ORDER_NAMES = {"gap":"diavolo-order-gap","high":"diavolo-order-high","least":"diavolo-order-least","most":"diavolo-order-most","near":"diavolo-order-near","odd":"diavolo-order-odd"} as const;

export type Options = { 
/**
 * For the youngest: two dice of each colour instead of three.
 */
twoDice: boolean, 
/**
 * In so many first turns the order die is thrown before the others.
 */
orderFirst: Number, 
/**
 * How long one may look and grab.
 */
seconds: Number, 
/**
 * Nobody is hurried: the turn ends when everybody has answered.
 */
untimed: boolean, 
/**
 * On a tie nobody loses a gem.
 */
tieForgiving: boolean, };

/**
 * A face of the order die: which group of dice is meant.
 */
export type Order = "most" | "least" | "gap" | "odd" | "high" | "near";

export type Player = { 
/**
 * How many gems she has and whether the dice are hers, in words.
 */
said: Said, gems: number, 
/**
 * The turn in which she was out of gems; 0 while she plays.
 */
fell: number, 
/**
 * She has reached for something, or will have none.
 */
answered: boolean, 
/**
 * Dice that lie there, or that are falling, are hers to grab for: a page that sees them before the list of actions
 * has come lets her.
 */
grabs: boolean, 
/**
 * What it was, as far as it lies open.
 */
grab: Reach | null, };

/**
 * What somebody reached for, and when.
 */
export type Reach = { devil: Devil | null, at: number, said: number, lag: number, };

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
 * A place on the tray, in tenths of a millimetre from its middle.
 */
export type Spot = { x: number, y: number, };

/**
 * How far the turn has come.
 */
export type Stage = "ready" | "orderFalls" | "ordered" | "falls" | "open" | "covered" | "level" | "over";

/**
 * What a turn brought a player, and why.
 */
export type Tally = { seat: number, 
/**
 * What she reached for.
 */
devil: Devil | null, 
/**
 * When it counts, what her device said, and what her line can have held up; none if she never reached for one.
 */
at: number | null, said: number | null, lag: number | null, verdict: Verdict, change: number, gems: number, };

export const VERDICT_NAMES = {"right":"diavolo-verdict-right","wrong":"diavolo-verdict-wrong","late":"diavolo-verdict-late","nothing":"diavolo-verdict-nothing"} as const;

export type Verdict = "right" | "wrong" | "late" | "nothing";

export type View = { options: Options, first: number, players: Array<Player>, 
/**
 * Who has the dice.
 */
roller: number, 
/**
 * Counted from 1.
 */
turn: number, phase: Stage, 
/**
 * As far as it is known.
 */
order: Order | null, throw: Lying | null, 
/**
 * When the dice could be seen, and when the turn closes at the latest.
 */
shown: number | null, until: number | null, 
/**
 * How many black, white, red and grey devils there are.
 */
devils: [number, number, number, number], winner: number | null, };
