// A table that is only looked at, in small (`Glimpse.svelte`): it asks nothing, and needs no depth.
import { getContext, setContext } from 'svelte';

const SMALL = Symbol('glimpse');

export const beGlimpse = () => setContext(SMALL, true);
/** Asked while a component is made. */
export const inGlimpse = (): boolean => getContext(SMALL) === true;
