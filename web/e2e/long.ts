// What is tried in every run, and what only in the long one (`cargo xtask test --long`).

export const LONG = process.env.LUDO_LONG === '1';

/** All of them in the long run; those that tell most in every run. */
export const some = <T>(all: readonly T[], tellsMost: (one: T) => boolean): readonly T[] => (LONG ? all : all.filter(tellsMost));
