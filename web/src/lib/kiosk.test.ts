import { afterEach, describe, expect, it, vi } from 'vitest';
import { bind, bound, goHome, mayShow, release } from './kiosk.svelte';
import { prefer, prefs, recall, remember } from './prefs.svelte';

const bindTo = (home: string) => bind({ home, minutes: 3, code: '4711' });

describe('A tablet of the place', () => {
  afterEach(() => {
    release('4711');
    vi.restoreAllMocks();
  });

  it('is let go by its code alone, and stays bound when the page comes anew', () => {
    bindTo('/');
    expect(release('0000')).toBe(false);
    expect(bound()?.home).toBe('/');
    expect(recall('ludogite:kiosk')).toEqual(bound());
    expect(release('4711')).toBe(true);
    expect(recall('ludogite:kiosk')).toBeNull();
  });

  it('shows the house without its desk, or what it is bound to and the tables there', () => {
    bindTo('/');
    expect(['/', '/game/domino', '/t/abc', '/e/xyz', '/daily'].every(mayShow)).toBe(true);
    expect(['/print/daily', '/kiosk'].some(mayShow)).toBe(false);
    bindTo('/game/domino');
    expect(['/game/domino', '/t/abc', '/r/abc'].every(mayShow)).toBe(true);
    expect(['/', '/game/diavolo', '/daily', '/e/xyz'].some(mayShow)).toBe(false);
  });

  it('remembers nobody once she has gone, but how the place wants it to look', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"name":"Fox 1","picture":"fox"}'));
    const replaced = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    prefer('theme', 'night');
    prefer('game', 'domino');
    remember('ludogite:tables', ['abc']);
    remember('ludogite:seats:abc', [{ seat: 1, token: 'secret' }]);
    bindTo('/game/domino');
    await goHome({ home: '/game/domino', minutes: 3, code: '4711' });
    expect(Object.keys(localStorage).sort()).toEqual(['ludogite:kiosk', 'ludogite:prefs']);
    expect([prefs.theme, prefs.game]).toEqual(['night', null]);
    expect(fetched.mock.calls[0]?.slice(0, 2)).toMatchObject(['/api/me', { method: 'POST' }]);
    expect(replaced).toHaveBeenCalledWith('/game/domino');
  });

  it('leaves only when the question whether anybody is there has left the history', async () => {
    const replaced = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    history.pushState({ sheet: true }, '');
    const home = goHome({ home: '/e/xyz', minutes: 3, code: '4711' });
    await new Promise((later) => setTimeout(later));
    expect(replaced).not.toHaveBeenCalled();
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
    await home;
    expect(replaced).toHaveBeenCalledWith('/e/xyz');
  });

  it('keeps the people of an evening, who come back to it', async () => {
    vi.spyOn(location, 'replace').mockImplementation(() => undefined);
    remember('ludogite:evening:xyz', 'her key');
    bindTo('/e/xyz');
    await goHome({ home: '/e/xyz', minutes: 3, code: '4711' });
    expect(recall('ludogite:evening:xyz')).toBe('her key');
  });
});
