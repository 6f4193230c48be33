// Sitting down: the keys of our seats are kept, and the page goes to the table.
import type { Seated } from '@wire';
import { me } from './guest.svelte';
import { keepKeys } from './keys';
import { go } from './router.svelte';

export function goToTable({ table, keys }: Seated): void {
  keepKeys(table, keys, me());
  go(`/t/${table}`);
}
