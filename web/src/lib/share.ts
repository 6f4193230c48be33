// Handing somebody an address: the device's own way to share, or a copy.
import { t } from './i18n.svelte';
import { note } from './tell.svelte';

export const addressOf = (path: string) => new URL(path, location.href).href;

export async function share(title: string, path: string): Promise<void> {
  const url = addressOf(path);
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) await navigator.share({ title, url });
    else {
      await navigator.clipboard.writeText(url);
      note(() => t('link-copied'));
    }
  } catch (error) {
    // Changing one's mind is no trouble; a browser that forbids copying shows the address instead.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    note(() => url);
  }
}
