// Generated from the Rust types by `cargo xtask types`. Do not edit.

export type HostAct = { at: number, 
/**
 * `came-in`, `left`, `closed`, `opened`, `threw-out` or `limit`.
 */
what: string, 
/**
 * Of a table that was thrown out its number and its game; of a limit what it is called, what it was, and what it is.
 */
about: Array<string>, };

export type HostBackups = { 
/**
 * When the newest was made.
 */
newest: number | null, 
/**
 * The last one that was tried failed.
 */
failed: boolean, };

/**
 * The house is to begin no games any more, or again.
 */
export type HostCloses = { closed: boolean, };

/**
 * In bytes.
 */
export type HostDisk = { database: number, 
/**
 * What is written and not yet folded into the database.
 */
log: number, free: number | null, };

/**
 * What goes on in the house. Nobody's name is in it.
 */
export type HostInfo = { 
/**
 * The house's clock. This and all other moments are milliseconds since 1970.
 */
now: number, opened: number, version: string, 
/**
 * Since when no game begins, if the house is closed for maintenance.
 */
closedSince: number | null, 
/**
 * Pages that are open, at tables and at evenings.
 */
pages: number, evenings: number, 
/**
 * Tables in memory that gather, are played at, and are over.
 */
gathering: number, playing: number, over: number, 
/**
 * Those of them at which something happened last.
 */
tables: Array<HostTable>, load: HostLoad, disk: HostDisk, 
/**
 * Null where the house does not back itself up.
 */
backups: HostBackups | null, 
/**
 * What the log warned of since the process began, the newest first.
 */
remarks: Array<HostRemark>, limits: Array<HostLimit>, 
/**
 * What was done on this page, the newest first.
 */
acts: Array<HostAct>, };

export type HostLimit = { 
/**
 * As the file of settings calls it.
 */
key: string, 
/**
 * A number, or a length of time (`20s`).
 */
value: string, 
/**
 * The least and the most that it may be made on this page; null where only the file of settings says it. Where a rate is meant, 0 is no limit, and may always be said.
 */
between: [number, number] | null, };

/**
 * A limit is to be another, until the house closes.
 */
export type HostLimits = { 
/**
 * As the file of settings calls it.
 */
key: string, value: number, };

/**
 * A browser comes in by a link that the terminal has printed.
 */
export type HostLink = { 
/**
 * What stands behind the `#` of the link.
 */
secret: string, };

export type HostLoad = { 
/**
 * What the machine has to do, as so many of its processors: the mean of a minute. Null where the system does not tell.
 */
machine: number | null, processors: number, 
/**
 * What waits for the disk.
 */
waiting: number, 
/**
 * The disk takes nothing at the moment, or the house is too far behind to take anything in.
 */
busy: boolean, };

export type HostRemark = { at: number, 
/**
 * An error, and not only a warning.
 */
grave: boolean, 
/**
 * As it stands in the log, in English.
 */
words: string, };

export type HostTable = { 
/**
 * As the log calls it.
 */
number: number, table: string, game: string, phase: Phase, 
/**
 * Anybody may sit down there.
 */
open: boolean, 
/**
 * It belongs to an evening, whose host decides over it.
 */
ofEvening: boolean, 
/**
 * People who sit there, and those of them who are here.
 */
people: number, here: number, bots: number, watching: number, 
/**
 * For how long nothing has happened.
 */
quietMs: number, };

/**
 * A table is to be gone, with all that was played there.
 */
export type HostThrowsOut = { table: string, };

export type Phase = "gathering" | "playing" | "over";
