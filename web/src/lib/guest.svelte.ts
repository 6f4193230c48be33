// Who I am tonight: a name and a picture, kept by the house in a signed cookie. No account.
import type { Guest } from '@wire';
import { api } from './api';
import { t } from './i18n.svelte';
import { recall, remember } from './prefs.svelte';

export const NAME_MAX = 16;
const NAMED = 'ludogite:named'; // she has chosen her name herself

let guest: Guest | null = $state.raw(null);

export function me(): Guest | null {
  return guest;
}

/**
 * Asks the house who I am; a newcomer is given a name and a picture. Who asks meanwhile waits for the same answer:
 * asked twice, the house would see two newcomers. `asGiven`: her name is not put into the language of the page, for she plays under
 * another one.
 */
export function meet({ asGiven = false } = {}): Promise<void> {
  return (meeting ??= introduce(asGiven).finally(() => (meeting = null)));
}

let meeting: Promise<void> | null = null;

async function introduce(asGiven: boolean): Promise<void> {
  if (guest) return;
  guest = await api.me();
  if (!asGiven) await translateName();
}

export async function rename(wish: Guest): Promise<void> {
  guest = await api.rename({ ...wish, name: wish.name.trim() });
  remember(NAMED, true);
}

/** A name that the house gave ("Fox 12") follows the language of the page; one that somebody chose stays. */
export async function translateName(): Promise<void> {
  if (!guest || recall<boolean>(NAMED)) return;
  const name = givenName(guest, t(`picture-${guest.picture}`));
  if (name === null || name === guest.name) return;
  guest = await api.rename({ ...guest, name }).catch(() => guest); // then she keeps the old one a little longer
}

/** The name that the house would have given in another language; null for any other name. */
export function givenName({ name }: Guest, animal: string): string | null {
  const [, number] = /^\p{L}+ (\d{1,2})$/u.exec(name) ?? [];
  const given = `${animal} ${number}`;
  return number === undefined || given.length > NAME_MAX ? null : given;
}
