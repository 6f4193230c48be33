import { describe, expect, it, vi } from 'vitest';
import { pace, STEP_MS, Story, Watch } from './watch';

describe('the pace', () => {
  it('gives each movement its time, and never more than half a second', () => {
    expect(pace(0, false)).toBe(STEP_MS);
    expect(pace(6, false)).toBe(STEP_MS);
    expect(STEP_MS).toBeLessThanOrEqual(500);
  });

  it('quickens when more than six things wait, and when somebody plays on', () => {
    expect(pace(7, false)).toBeLessThan(STEP_MS);
    expect(pace(12, false)).toBeLessThan(pace(7, false));
    expect(pace(0, true)).toBeLessThan(pace(1000, false));
  });
});

/** A watch whose items last until they are let go, one by one. */
function stepped() {
  const shown: string[] = [];
  const pending: (() => void)[] = [];
  const speeds: number[] = [];
  const watch = new Watch<string>((item, ms) => {
    shown.push(item);
    speeds.push(ms());
    return new Promise((done) => pending.push(done));
  });
  const go = async () => {
    pending.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { watch, shown, speeds, go };
}

describe('the watch', () => {
  it('shows everything, in order, one after the other', async () => {
    const { watch, shown, go } = stepped();
    for (const item of ['a', 'b', 'c']) watch.push(item);
    expect(shown).toEqual(['a']);
    await go();
    await go();
    expect(shown).toEqual(['a', 'b', 'c']);
    expect(watch.idle).toBe(false);
    await go();
    expect(watch.idle).toBe(true);
  });

  it('hurries but skips nothing when somebody plays on', async () => {
    const { watch, shown, speeds, go } = stepped();
    watch.push('a');
    watch.push('b');
    watch.hurry();
    await go();
    await go();
    expect(shown).toEqual(['a', 'b']);
    expect(speeds[1]).toBeLessThan(speeds[0] ?? 0);
    watch.push('c'); // calm again
    expect(speeds[2]).toBe(STEP_MS);
  });

  it('goes by quickly for as long as somebody wants it to', async () => {
    const { watch, speeds, go } = stepped();
    watch.hurrying = true;
    watch.push('a');
    await go();
    watch.push('b'); // nothing waited in between, and it is still quick
    await go();
    watch.hurrying = false;
    watch.push('c');
    expect(speeds).toEqual([pace(0, true), pace(0, true), STEP_MS]);
  });

  it('goes on after something that could not be shown', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const shown: string[] = [];
    const watch = new Watch<string>(async (item) => {
      shown.push(item);
      if (item === 'a') throw new Error('torn');
    });
    watch.push('a');
    watch.push('b');
    await vi.waitFor(() => expect(watch.idle).toBe(true));
    expect(shown).toEqual(['a', 'b']);
    expect(report).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('forgets what waits when the table jumps', async () => {
    const { watch, shown, go } = stepped();
    for (const item of ['a', 'b', 'c']) watch.push(item);
    watch.clear();
    watch.push('z');
    await go();
    await go();
    expect(shown).toEqual(['a', 'z']);
  });
});

describe('the story of a room', () => {
  const step = (seq: number, ...events: string[]) => ({ seq, events, said: events.map(() => null) });

  function told() {
    const seen: string[] = [];
    const tell = vi.fn();
    const show = async ({ view, events }: { view: string; events: string[] }) => {
      if (events.includes('stumbled')) throw new Error('it cannot be shown');
      seen.push(`${events.join('+')}>${view}`);
    };
    const story = new Story<string, string>('opening', step(4), show, tell);
    return { story, seen, tell };
  }

  it('tells what follows, and shows a jump as it is', async () => {
    const { story, seen } = told();
    expect(story.arrived('opening', step(4))).toBe(false);
    expect(story.arrived('one', step(5, 'drew'))).toBe(true);
    await vi.waitFor(() => expect(story.idle).toBe(true));
    story.arrived('nine', step(9, 'bought'));
    await vi.waitFor(() => expect(story.idle).toBe(true));
    story.arrived('three', step(3, 'stopped')); // stepping back through a finished game
    await vi.waitFor(() => expect(story.idle).toBe(true));
    expect(seen).toEqual(['drew>one', '>nine', '>three']);
  });

  it('says what has been seen, the opening too, and what could not be shown', async () => {
    const { story, tell } = told();
    vi.stubGlobal('reportError', () => undefined);
    await vi.waitFor(() => expect(tell.mock.calls).toEqual([[4]]));
    story.arrived('one', step(5, 'stumbled'));
    story.arrived('two', step(6, 'drew'));
    expect(tell).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(tell.mock.calls).toEqual([[4], [5], [6]]));
    vi.unstubAllGlobals();
  });

  it('shows other eyes at the same table without telling it again', async () => {
    const { story, seen } = told();
    expect(story.arrived('for another', step(4))).toBe(true);
    await vi.waitFor(() => expect(story.idle).toBe(true));
    expect(seen).toEqual(['>for another']);
  });
});
