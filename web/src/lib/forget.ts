// Somebody wants to be forgotten: by the house, and, if she likes, by this device.
import { api } from './api';
import { forgetDevice } from './prefs.svelte';

/** The page comes anew: nothing in its memory knows her any more, and the house meets somebody new. */
export async function beForgotten(andHere: boolean): Promise<void> {
  await api.forget();
  forgetDevice(andHere);
  location.replace('/');
}
