// Generated from the Rust types by `cargo xtask types`. Do not edit.

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
right: Counts, };

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
owes: number, winner: number | null, };

export const WITCH_TAKES = 3 as const;
