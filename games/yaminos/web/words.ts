// What boxes are called, and what they are for.
import { t } from '@house/i18n.svelte';
import { soloOf, type Row } from './types';
import { BOX_NAMES } from './wire';

export function sayBox(row: Row): string {
  return t(BOX_NAMES[row]);
}

/** What a box is for. */
export function sayAbout(row: Row): string {
  const digit = soloOf(row);
  return digit === null ? t(`yaminos-about-${row}`) : t('yaminos-about-solo', { digit });
}
