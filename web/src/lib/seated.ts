// Sitting down: the keys of our seats are kept, and the page goes to the table.
import type { Seated } from '@wire';
import { keepKeys } from './keys';
import { go } from './router.svelte';

export function goToTable({ table, keys }: Seated): void {
  keepKeys(table, keys);
  go(`/t/${table}`);
}
