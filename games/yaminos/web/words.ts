// What yaminos and boxes are called.
import { t } from '@house/i18n.svelte';
import type { Said } from '@house/room';
import { isDoublet, soloOf, type Face, type Row } from './types';

/** "1-4", "double 3" */
export function face([low, high]: Face): Said {
  return isDoublet([low, high]) ? { id: 'yaminos-piece-doublet', args: { n: low } } : { id: 'yaminos-piece', args: { low, high } };
}

export function sayBox(row: Row): string {
  return t(`yaminos-box-${row}`);
}

/** What a box is for. */
export function sayAbout(row: Row): string {
  const digit = soloOf(row);
  return digit === null ? t(`yaminos-about-${row}`) : t('yaminos-about-solo', { digit });
}
