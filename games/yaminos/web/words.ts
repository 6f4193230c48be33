// What yaminos and boxes are called.
import { t } from '@house/i18n.svelte';
import { isDoublet, type Cell, type Face, type Row } from './types';

/** "1-4", "double 3" */
export function sayFace(face: Face): string {
  return isDoublet(face) ? t('yaminos-piece-doublet', { n: face[0] }) : t('yaminos-piece', { low: face[0], high: face[1] });
}

export function sayBox(row: Row): string {
  return t(`yaminos-box-${row}`);
}

/** A box of the sheet for whoever cannot see it. */
export function sayCell({ row, points, offer }: Cell, mayFill: boolean): string {
  const box = sayBox(row);
  if (points !== null) return t('yaminos-cell-filled', { box, points });
  if (offer !== null && mayFill) return t('yaminos-cell-offer', { box, points: offer });
  return t('yaminos-cell-open', { box });
}
