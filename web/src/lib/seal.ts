// A line that is drawn already while nobody may see it: it comes early and sealed, and its key comes to all pages in one go
// (docs/protocol.md, section 6).

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** What is inside: the events of the line. Null where this page cannot open it; then the news tell them a moment later. */
export async function unseal(box: string, key: string): Promise<unknown[] | null> {
  try {
    const raw = await crypto.subtle.importKey('raw', bytes(key), 'AES-GCM', false, ['decrypt']);
    // Every key opens one box, so the nonce can be the same for all.
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: new Uint8Array(12) }, raw, bytes(box));
    return JSON.parse(new TextDecoder().decode(opened)) as unknown[];
  } catch {
    return null; // no `crypto.subtle` without https, or a box that is none
  }
}
