// Sentences of the house and of the games, for whoever reads them: the house sends message ids and arguments.
import type { Arg, Said } from '@wire';
import { knows, list, t } from './i18n.svelte';

/** Who reads, and what people are called. */
export interface Reader {
  me: number | null;
  name: (seat: number) => string;
}

/**
 * A sentence, in the form that speaks to the reader where it is about her: `<id>-you` where `name` is her seat,
 * `<id>-<argument>-you` where another argument is. One that has only that form is for her alone: nothing for others.
 */
export function sentence({ id, args = {} }: Said, reader: Reader): string {
  const hers = Object.entries(args).filter(([, arg]) => reader.me !== null && isSeat(arg) && arg.seat === reader.me);
  const forms = hers.map(([key]) => (key === 'name' ? `${id}-you` : `${id}-${key}-you`));
  const form = forms.find(knows) ?? id;
  if (!knows(form) && knows(`${id}-you`)) return '';
  return t(form, Object.fromEntries(Object.entries(args).map(([key, arg]) => [key, resolve(arg, reader)])));
}

function resolve(arg: Arg, reader: Reader): string | number {
  if (typeof arg !== 'object') return arg;
  if (isSeat(arg)) return reader.name(arg.seat);
  if ('list' in arg) return list(arg.list.map((item) => String(resolve(item, reader))));
  return sentence(arg, reader);
}

const isSeat = (arg: Arg): arg is { seat: number } => typeof arg === 'object' && 'seat' in arg;
