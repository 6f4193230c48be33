// The host's page: what the house is asked, and how moments and sizes are said.
import type { HostAct, HostInfo } from '@wire/host';
import { ask } from './api';
import { language } from './i18n.svelte';

const at = (what = '') => `/api/host${what}`;

export const host = {
  look: () => ask<HostInfo>('GET', at()),
  /** `secret`: what stands behind the # of a link that works once. */
  enter: (secret: string) => ask<HostInfo>('POST', at('/enter'), { secret }),
  close: (closed: boolean) => ask<HostInfo>('POST', at('/close'), { closed }),
  throwOut: (table: string) => ask<HostInfo>('POST', at('/throw-out'), { table }),
  limit: (key: string, value: number) => ask<HostInfo>('POST', at('/limit'), { key, value }),
  leave: () => ask<HostAct>('POST', at('/leave'), {}),
};

/** Asks the house for something, and shows what came of it; false where it refused. */
export type Does = (what: () => Promise<HostInfo>) => Promise<boolean>;

const MINUTE = 60_000;
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [['day', 24 * 60 * MINUTE], ['hour', 60 * MINUTE], ['minute', MINUTE]];

/** "3 hours ago"; "now" within the last minute. */
export function ago(ms: number): string {
  const [unit, length] = UNITS.find(([, length]) => ms >= length) ?? ['second', Infinity];
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-Math.floor(ms / length) || 0, unit);
}

export function moment(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'short', timeStyle: 'short' }).format(at);
}

export function number(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
}

const SIZES = ['megabyte', 'gigabyte', 'terabyte'] as const;

/** Of bytes: "12 MB". */
export function size(bytes: number): string {
  let [value, unit] = [bytes / 1e6, 0];
  while (value >= 1000 && unit < SIZES.length - 1) [value, unit] = [value / 1000, unit + 1];
  return new Intl.NumberFormat(language(), { style: 'unit', unit: SIZES[unit] ?? 'megabyte', maximumFractionDigits: 1 }).format(value);
}
