// A sealed line is opened by its key and by no other.
import { webcrypto } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import { unseal } from './seal';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const key = new Uint8Array(32).fill(7);

/** As the house seals it: AES-256-GCM, a nonce of twelve zero bytes, the tag at the end. */
async function sealed(text: string): Promise<string> {
  const raw = await webcrypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  return hex(new Uint8Array(await webcrypto.subtle.encrypt({ name: 'AES-GCM', iv: new Uint8Array(12) }, raw, new TextEncoder().encode(text))));
}

beforeAll(() => {
  vi.stubGlobal('crypto', webcrypto);
});

it('tells its events', async () => {
  const events = [{ type: 'shown', throw: 'é' }];
  expect(await unseal(await sealed(JSON.stringify(events)), hex(key))).toEqual(events);
});

it('stays shut for another key, a broken box, and where a browser has no lock', async () => {
  const box = await sealed('[]');
  expect(await unseal(box, hex(key.map((byte) => byte + 1)))).toBeNull();
  expect(await unseal(box.slice(2), hex(key))).toBeNull();
  vi.stubGlobal('crypto', {});
  expect(await unseal(box, hex(key))).toBeNull();
});
