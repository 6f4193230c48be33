// Is there room for a panel beside the table?
const query = globalThis.matchMedia?.('(min-width: 1000px)');
let wide = $state(query?.matches ?? false);
query?.addEventListener('change', () => (wide = query.matches));

export function isWide(): boolean {
  return wide;
}
