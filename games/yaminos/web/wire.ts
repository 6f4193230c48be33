// Generated from the Rust types by `cargo xtask types`. Do not edit.

export const ABOUT = {"full":{"id":"yaminos-about-full"},"large":{"id":"yaminos-about-large"},"moins":{"id":"yaminos-about-moins"},"pairs":{"id":"yaminos-about-pairs"},"plus":{"id":"yaminos-about-plus"},"plus-moins":{"id":"yaminos-about-plus-moins"},"small":{"id":"yaminos-about-small"},"solo1":{"id":"yaminos-about-solo","args":{"digit":"1"}},"solo2":{"id":"yaminos-about-solo","args":{"digit":"2"}},"solo3":{"id":"yaminos-about-solo","args":{"digit":"3"}},"solo4":{"id":"yaminos-about-solo","args":{"digit":"4"}},"solo5":{"id":"yaminos-about-solo","args":{"digit":"5"}},"solo6":{"id":"yaminos-about-solo","args":{"digit":"6"}},"suite":{"id":"yaminos-about-suite"},"super":{"id":"yaminos-about-super"}} as const;

export const AIMS = {"base":"yaminos-aim-base","even":"yaminos-aim-even","highest":"yaminos-aim-highest","line":"yaminos-aim-line","longest":"yaminos-aim-longest","minimum":"yaminos-aim-minimum","more":"yaminos-aim-more","muggins":"yaminos-aim-muggins","prog":"yaminos-aim-prog","target":"yaminos-aim-target","throws":"yaminos-aim-throws","yam":"yaminos-aim-yam"} as const;

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

export const BOX_NAMES = {"full":"yaminos-box-full","large":"yaminos-box-large","moins":"yaminos-box-moins","pairs":"yaminos-box-pairs","plus":"yaminos-box-plus","plus-moins":"yaminos-box-plus-moins","small":"yaminos-box-small","solo1":"yaminos-box-solo1","solo2":"yaminos-box-solo2","solo3":"yaminos-box-solo3","solo4":"yaminos-box-solo4","solo5":"yaminos-box-solo5","solo6":"yaminos-box-solo6","suite":"yaminos-box-suite","super":"yaminos-box-super"} as const;

export const CALLED = {"lay":"yaminos-action-lay","take":"yaminos-action-take","throw":"yaminos-action-throw","throws":"yaminos-action-agree"} as const;

export const CHAINED = ["longest","minimum","base","muggins","more","prog","line","even"] as const;

/**
 * A box of the sheet.
 */
export type Cell = { row: Row, 
/**
 * What a turn for this box is for: one turn can fill both Plus and Moins (YAM-AMB-57).
 */
turn: Row, points: number | null, 
/**
 * What it would get from the faces on the table, if she can fill it now.
 */
offer: number | null, 
/**
 * It would get nothing although others are open, and nothing is not what one hopes for: a page asks once more.
 */
waste: boolean, 
/**
 * What it is called to fill it now, and to announce it.
 */
fills: Said | null, announces: Said | null, 
/**
 * What stands in it, or would, in words.
 */
said: Said, };

/**
 * What a game counts by.
 */
export type Counted = { said: Said, 
/**
 * It may change with every yamino that is laid, and is written large.
 */
strong: boolean, };

export const DEFAULTS = {"game":"yam","throws":0,"target":0,"goal":0,"fewestLeft":false,"minimum":4,"divideByThrows":false,"noSingleRethrow":false,"passScores":false,"carryPrevious":false,"branchingProgression":false,"linearOnly":false,"rounds":"2","separateSuites":false,"soloPairOnce":false,"suiteReading":"row","unusedCount":false,"plusMoins":"apart","tieBreak":false} as const;

/**
 * Free connections of a yamino with this digit.
 */
export type End = { yamino: number, digit: number, count: number, };

export type Event = { "type": "agreed", throws: number, } | { "type": "threw", seat: number, yaminos: Array<number>, } | { "type": "landed", seat: number, flat: Array<Fallen>, cocked: Array<number>, } | { "type": "laid", seat: number, yamino: number, 
/**
 * What it shows.
 */
face: [number, number], 
/**
 * At which one; null where it begins a chain.
 */
at: number | null, 
/**
 * What that one shows.
 */
touching: [number, number] | null, } | { "type": "tookBack", seat: number, yamino: number, 
/**
 * What it shows.
 */
face: [number, number], } | { "type": "passed", seat: number, } | { "type": "ends", seat: number, sum: number, } | { "type": "scored", seat: number, points: number, total: number, } | { "type": "left", seat: number, points: number, total: number, } | { "type": "lost", seat: number, points: number, } | { "type": "leads", seat: number, score: number, } | { "type": "announced", seat: number, row: Row, } | { "type": "filled", seat: number, row: Row, points: number, } | { "type": "sheets", round: number, } | { "type": "tieBreak", seats: Array<number>, } | { "type": "turn", seat: number, } | { "type": "won", seats: Array<number>, };

export const FORMS = ["highest","throws","target","longest","minimum","base","line","prog","even","more","muggins","yam"] as const;

/**
 * A yamino that lies flat, and what it shows.
 */
export type Fallen = { yamino: number, face: [number, number], 
/**
 * The same in words.
 */
said: Said, };

/**
 * The twelve games: five to begin with (YAM-G9), six with dominoes, and the Yam.
 */
export type Form = "highest" | "throws" | "target" | "longest" | "minimum" | "base" | "muggins" | "more" | "prog" | "line" | "even" | "yam";

export const GOALS = {"base":40,"even":200,"highest":200,"line":200,"longest":200,"minimum":200,"more":200,"muggins":100,"prog":200,"target":200,"throws":200,"yam":200} as const;

export type Lying = { yamino: number, face: [number, number], 
/**
 * What it shows, in words.
 */
said: Said, laid: boolean, 
/**
 * At which one it is laid; null where it begins a chain.
 */
at: number | null, 
/**
 * It was laid since the last throw.
 */
fresh: boolean, };

export const MOST_THROWS = 3 as const;

/**
 * A whole number between two bounds.
 */
export type Number = number;

export const OPEN_ENDED = ["muggins","more","even"] as const;

/**
 * Where a number can be 0, that means: as the book says.
 */
export type Options = { game: Form, 
/**
 * How many throws each has; 0: the first player says it, or 3 for a target, or 2 for a minimum.
 */
throws: Number, 
/**
 * The score to come near to; 0: 40 for each throw.
 */
target: Number, 
/**
 * The score that brings on the end; 0: the 40, 100 or 200 of the book.
 */
goal: Number, fewestLeft: boolean, minimum: Number, divideByThrows: boolean, noSingleRethrow: boolean, passScores: boolean, carryPrevious: boolean, branchingProgression: boolean, linearOnly: boolean, rounds: Rounds, separateSuites: boolean, soloPairOnce: boolean, suiteReading: SuiteReading, unusedCount: boolean, plusMoins: PlusMoins, 
/**
 * Those who are level at the top play an extra turn, until they are not.
 */
tieBreak: boolean, };

export const POINTS_A_THROW = 40 as const;

export type Player = { total: number, 
/**
 * Yaminos placed in all throws (minimum).
 */
placed: number, 
/**
 * What is compared in the end where points are divided, in hundredths (minimum).
 */
average: number | null, 
/**
 * Tie-breaks come through.
 */
survived: number, 
/**
 * Her boxes (Yam).
 */
sheet: Array<Cell>, 
/**
 * How she stands, in words.
 */
said: Said, };

/**
 * The two ways of Plus and Moins (YAM-YAM-PM-1): a turn for each (YAM-YAM-PM-2), or one turn for both
 * (YAM-YAM-PM-3).
 */
export type PlusMoins = "apart" | "together";

export type Preview = { 
/**
 * Points at once, or what the turn would be worth more than now.
 */
points: number, 
/**
 * What it makes: the free ends added up, where they count, and what the turn would be worth elsewhere.
 */
makes: number, 
/**
 * Both, in words.
 */
said: Said, };

/**
 * How many rounds of the Yam are played (YAM-YAM-6, YAM-YAM-7, YAM-YAM-9, YAM-AMB-43).
 */
export type Rounds = "1" | "2" | "4";

/**
 * A box of the sheet.
 */
export type Row = "solo1" | "solo2" | "solo3" | "solo4" | "solo5" | "solo6" | "plus" | "moins" | "full" | "suite" | "pairs" | "super" | "small" | "large" | "plus-moins";

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
 * What the game waits for.
 */
export type Stage = "agree" | "ready" | "throwing" | "lay" | "choose" | "announced" | "called" | "over";

/**
 * How the digits of a suite are read (YAM-AMB-51).
 */
export type SuiteReading = "row" | "pick";

export const THROWING = {"id":"yaminos-prompt-throwing"} as const;

export const THROWS = {"base":0,"even":0,"highest":0,"line":0,"longest":0,"minimum":2,"more":0,"muggins":0,"prog":0,"target":3,"throws":0,"yam":0} as const;

export const TURN = "event-turn" as const;

export type View = { options: Options, 
/**
 * Who began.
 */
first: number, turn: number, stage: Stage, 
/**
 * The box that was announced for the third throw.
 */
announced: Row | null, 
/**
 * How often everybody has had a turn.
 */
round: number, players: Array<Player>, 
/**
 * Every yamino that lies on the table, in their order.
 */
table: Array<Lying>, 
/**
 * Those of the last throw.
 */
thrown: Array<number>, 
/**
 * How many throws this turn has had.
 */
casts: number, 
/**
 * How many throws each has, where that counts; 0 if it is not yet said.
 */
agreed: number, 
/**
 * The free ends of the chains.
 */
ends: Array<End>, 
/**
 * They add up to this.
 */
sum: number, 
/**
 * What she would get if her turn ended now with what is laid.
 */
worth: number, 
/**
 * Of that, what whole chains have made before (basic game).
 */
made: number, 
/**
 * The sum of the ends before (De plus en plus).
 */
previous: number, 
/**
 * The digit that counts in this phase (Progression).
 */
digit: number | null, 
/**
 * The score to reach (alone at PROG and the Yam too), to come near to, or to beat.
 */
goal: number | null, 
/**
 * Which round of the Yam this is, from 1.
 */
sheetRound: number | null, 
/**
 * In so many turns (alone at Tous en ligne).
 */
turns: number | null, leader: number | null, 
/**
 * Who still has a last chance.
 */
chances: Array<number>, 
/**
 * The digits of which a Super Yamino can still be made in this turn.
 */
fixed: Array<number>, 
/**
 * Who breaks a tie.
 */
contenders: Array<number>, winners: Array<number>, 
/**
 * The goal, the phase, which throw it is, the free ends: what this game counts by now, in words.
 */
counting: Array<Counted>, 
/**
 * What it is called to throw all that she may, and to stop here.
 */
throws: Said, stops: Said, };

export const YAMINOS = 7 as const;
