// What boxes are called, and what they are for.
import { t } from '@house/i18n.svelte';
import { soloOf, type Row } from './types';

export function sayBox(row: Row): string {
  return t(`yaminos-box-${row}`);
}

/** What a box is for. */
export function sayAbout(row: Row): string {
  const digit = soloOf(row);
  return digit === null ? t(`yaminos-about-${row}`) : t('yaminos-about-solo', { digit });
}
