import { afterEach, describe, expect, it, vi } from 'vitest';
import { beForgotten } from './forget';
import { remember } from './prefs.svelte';

function aDevice() {
  for (const key of ['kiosk', 'prefs', 'lessons', 'tables', 'seats:abc', 'named', 'daily-with', 'evening:xyz', 'host:xyz']) remember(`ludogite:${key}`, 1);
  localStorage.setItem('of somebody else', '1');
}

const left = () => Object.keys(localStorage).sort();

describe('Who wants to be forgotten', () => {
  afterEach(() => {
    localStorage.clear();
    vi.restoreAllMocks();
  });

  const answers = (answer: Response) => vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);

  it('is forgotten by the house, and by the device, which stays bound to its place', async () => {
    const fetched = answers(new Response('{"tables":2,"evenings":1}'));
    const replaced = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    aDevice();
    await beForgotten(true);
    expect(fetched.mock.calls[0]?.slice(0, 2)).toMatchObject(['/api/me', { method: 'DELETE' }]);
    expect(left()).toEqual(['ludogite:kiosk', 'of somebody else']);
    expect(replaced).toHaveBeenCalledWith('/');
  });

  it('keeps what she has learnt where she likes, and nothing that says who she was', async () => {
    answers(new Response('{"tables":0,"evenings":0}'));
    vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    aDevice();
    await beForgotten(false);
    expect(left()).toEqual(['ludogite:host:xyz', 'ludogite:kiosk', 'ludogite:lessons', 'ludogite:prefs', 'of somebody else']);
  });

  it('keeps everything when the house does not forget her', async () => {
    answers(new Response('{"code":"busy","detail":"later"}', { status: 503 }));
    aDevice();
    const before = left();
    await expect(beForgotten(true)).rejects.toThrow('later');
    expect(left()).toEqual(before);
  });
});
