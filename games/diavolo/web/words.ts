import { language } from '@house/i18n.svelte';

/** Seconds with two digits, as the language writes them. */
export const seconds = (ms: number) => (ms / 1000).toLocaleString(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
