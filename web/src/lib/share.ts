// Handing somebody an address: the device's own way to share, or a copy.
import { t } from './i18n.svelte';
import { offer } from './offered.svelte';
import { note } from './tell.svelte';

/** Nobody else can come by the address of this page. */
export const isOnlyHere = () => /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

/** `house`: where the house says that others find it. */
export const addressOf = (path: string, house: string | null = null) => new URL(path, house ?? location.href).href;

export async function share(title: string, path: string, house: string | null = null): Promise<void> {
  const url = addressOf(path, house);
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) return await navigator.share({ title, url });
  } catch (error) {
    // Changing one's mind is no trouble.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  if (await copyText(url)) note(() => t('link-copied'));
  else offer(url); // to be copied by hand
}

/** A file: handed on by the device, or kept on it. */
export async function shareFile(file: File): Promise<void> {
  try {
    if (navigator.canShare?.({ files: [file] }) && matchMedia('(pointer: coarse)').matches) return await navigator.share({ files: [file] });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Without https, as in a network at home, a browser has no clipboard; most still know the old way. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (!clipboard) return copySelected(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  const focus = document.activeElement;
  field.value = text;
  field.className = 'unseen';
  (focus?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
  }
}
