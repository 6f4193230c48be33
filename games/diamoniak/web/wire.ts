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

export const CALLED = {"draw":"diamoniak-action-draw","fairy":"diamoniak-action-fairy","give":"diamoniak-action-give","stop":"diamoniak-action-stop"} as const;

export const CASTLE = 6 as const;

/**
 * What a card shows (DIAMONIAK-15).
 */
export type Card = "rose" | "blue" | "green" | "yellow" | "diamond" | "fairy" | "witch";

/**
 * The colour of a castle (DIAMONIAK-4).
 */
export type Colour = "rose" | "blue" | "green" | "yellow";

/**
 * How many of each card.
 */
export type Counts = { rose: number, blue: number, green: number, yellow: number, diamond: number, fairy: number, witch: number, };

/**
 * Where the price of a castle card goes (DIAMONIAK-AMB-6).
 */
export type DiamondsTo = "seller" | "discard";

export type Event = { "type": "shuffled", cards: number, } | { "type": "drew", seat: number, card: Card, to: Place, 
/**
 * It is the first card of her castle.
 */
starts: boolean, } | { "type": "stopped", seat: number, } | { "type": "bought", buyer: number, seller: number, colour: Colour, } | { "type": "gave", seat: number, cards: Array<Card>, } | { "type": "countered", seat: number, } | { "type": "released", seat: number, colour: Colour, } | { "type": "moved", seat: number, colour: Colour, cards: number, } | { "type": "turn", seat: number, } | { "type": "won", seat: number, colour: Colour, };

/**
 * A card, and what it is called.
 */
export type Named = { card: Card, said: Said, };

export type Options = { diamondsTo: DiamondsTo, 
/**
 * A castle lost to the last card frees its colour, and its builder begins anew.
 */
colourReleasedWhenEmpty: boolean, 
/**
 * The witch does not take fairies, nor count them.
 */
fairyProtected: boolean, };

export const PRICE = 3 as const;

/**
 * How far the turn has come.
 */
export type Phase = "start" | "drawing" | "more" | "witch" | "over";

/**
 * All of a kind that lies on somebody's right.
 */
export type Pile = { card: Card, 
/**
 * "2 diamonds".
 */
said: Said, 
/**
 * What it is called to buy one of them, where it belongs to a castle.
 */
buy: Said | null, };

/**
 * Where a drawn card goes.
 */
export type Place = "castle" | "right" | "witch";

export type Player = { colour: Colour | null, 
/**
 * Cards of her colour that stand, 0 to 6.
 */
castle: number, 
/**
 * The cards on her right.
 */
right: Counts, 
/**
 * Her castle, and what lies on her right, in words.
 */
said: Array<Said>, 
/**
 * The same on her right kind by kind.
 */
piles: Array<Pile>, };

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

export type View = { options: Options, 
/**
 * Who began.
 */
first: number, 
/**
 * How many cards are left in the pile. Which ones follows from all that lie open.
 */
pile: number, aside: Counts, players: Array<Player>, turn: number, phase: Phase, 
/**
 * Cards due to the witch.
 */
owes: number, 
/**
 * What is said to her who has chosen as many.
 */
enough: Said | null, 
/**
 * What one card is called of each kind that she may give.
 */
gifts: Array<Named>, winner: number | null, };
