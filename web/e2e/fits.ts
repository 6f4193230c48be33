// Whether a page fits its window: nothing sideways, nothing too small for a finger, nothing cut, nothing covered.
import { expect, type Page } from '@playwright/test';

/** Everything that can be pressed. */
const PRESSED = 'button, a[href], select, input:not([type=radio], [type=checkbox], [type=range])';

export async function expectFits(page: Page): Promise<void> {
  await stillness(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  expect(await tooSmall(page), 'big enough for a finger').toEqual([]);
  expect(await cutChoices(page), 'choices that can be read').toEqual([]);
  expect(await outOfReach(page), 'nothing over it, nothing of it cut off').toEqual([]);
}

/** Nothing moves any more, except what always does. What never stops is named. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const after = (ms: number) => new Promise((enough) => setTimeout(enough, ms));
    // A table that has just changed its size measures itself when it is drawn, and is right when it is drawn once more. A browser in which
    // nothing changes may draw no picture at all, and then nothing is measured either.
    for (let drawn = 0; drawn < 3; drawn++) await Promise.race([new Promise(requestAnimationFrame), after(1_000)]);
    const moving = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    const still = Promise.allSettled(moving.map((animation) => animation.finished)); // one that is cancelled has stopped as well
    const names = () => moving.filter(({ playState }) => playState !== 'finished').map((one) => `${one.playState} ${(one.effect as KeyframeEffect | null)?.target?.className ?? ''}`);
    await Promise.race([still, after(30_000).then(() => Promise.reject(new Error(`still moving: ${names().join(', ')}`)))]);
  });
}

function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(
    (pressed) =>
      [...document.querySelectorAll<HTMLElement>(pressed)]
        .filter((element) => element.checkVisibility() && !element.closest('.unseen, [inert]') && element.tabIndex >= 0)
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${Math.round(box.width)}×${Math.round(box.height)}`),
    PRESSED,
  );
}

/** A chooser does not scroll: what is too long for it is cut. */
function cutChoices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const arrow = 20;
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return ['no canvas to measure with'];
    return [...document.querySelectorAll('select')]
      .filter((select) => select.checkVisibility())
      .flatMap((select) => {
        const style = getComputedStyle(select);
        pen.font = style.font;
        const room = select.clientWidth - parseFloat(style.paddingLeft) - arrow;
        return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
      });
  });
}

/**
 * What can be pressed but is partly under something else, beyond an edge that does not scroll, or too narrow for its words.
 * A sheet that is open covers everything behind it, and notes go away by themselves: neither counts.
 */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate((pressed) => {
    const SLACK = 1.5; // pixels: borders and halves of them
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const ancestors = (element: Element): Element[] => (element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : []);
    const overflow = (element: Element) => getComputedStyle(element).overflow;
    const outside = (box: DOMRect, edge: DOMRect) =>
      box.left < edge.left - SLACK || box.right > edge.right + SLACK || box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK;
    const sees = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit || hit.closest('.notes')) return true;
      return element.contains(hit) || hit.contains(element) || (element.closest('label')?.contains(hit) ?? false);
    };
    const wordsOf = (element: Element): DOMRect[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !node.textContent?.trim() || parent.closest('.unseen, svg') || getComputedStyle(parent).textOverflow === 'ellipsis') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const words = range.getBoundingClientRect();
        if (words.width > 0) boxes.push(words); // some are shown only in a wider window
      }
      return boxes;
    };
    const problem = (element: Element): string | null => {
      const box = element.getBoundingClientRect();
      const around = ancestors(element);
      const scrolls = around.find((one) => /auto|scroll/.test(overflow(one)) && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1));
      const sheet = document.scrollingElement;
      const moves = scrolls !== undefined || (sheet !== null && sheet.scrollHeight > sheet.clientHeight + 1);
      const edges = around.filter((one) => /hidden|clip/.test(overflow(one))).map((one) => one.getBoundingClientRect());
      if (element.matches('.button') && wordsOf(element).some((words) => outside(words, box))) return 'too narrow for its words';
      if (moves) return null; // it can be brought into sight
      if ([...edges, new DOMRect(0, 0, innerWidth, innerHeight)].some((edge) => outside(box, edge))) return 'cut off';
      const points = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]] as const;
      return points.every(([x, y]) => sees(element, box.left + x * box.width, box.top + y * box.height)) ? null : 'covered';
    };
    return [...top.querySelectorAll(pressed)]
      .filter((element) => element.checkVisibility() && !element.closest('.unseen, [inert]') && element.getBoundingClientRect().width > 0)
      .flatMap((element) => {
        const found = problem(element);
        return found === null ? [] : [`${found}: ${element.outerHTML.slice(0, 140)}`];
      });
  }, PRESSED);
}

/** No words are cut off, and none lie on top of others. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('.passing'), 'what passes by by itself').toHaveCount(0);
  expect(await unreadable(page), 'words that can be read').toEqual([]);
}

function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 3; // pixels: letters are lower than their lines
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    const seen: { words: string; of: Element; box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!of || !words || !of.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || of.closest('.unseen, svg, option, .notes, [data-testid=celebration]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      let [scrolls, hidden] = [false, false];
      for (let around: Element | null = of; around && !scrolls; around = around.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        // A name may be shortened, and says so: of it, only that is seen.
        if (textOverflow === 'ellipsis') {
          box = new DOMRect(edge.x, box.y, Math.min(box.width, edge.width), box.height);
          break;
        }
        scrolls = /auto|scroll/.test(overflowY + overflowX);
        // What scrolls one way is cut the other way only.
        const [cutsX, cutsY] = [overflowX, overflowY].map((overflow) => /hidden|clip/.test(overflow));
        if (!cutsX && !cutsY) continue;
        hidden ||= box.right < edge.left || box.left > edge.right || box.bottom < edge.top || box.top > edge.bottom;
        const cut = (cutsX && (box.left < edge.left - SLACK || box.right > edge.right + SLACK)) || (cutsY && (box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK));
        if (cut && !hidden) found.push(`cut: ${words} in ${around.className}`);
      }
      if (!hidden && !scrolls) seen.push({ words, of, box });
    }
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2 * SLACK;
    seen.forEach((one, i) => {
      for (const other of seen.slice(i + 1)) if (one.of !== other.of && overlap(one.box, other.box)) found.push(`over each other: ${one.words} / ${other.words}`);
    });
    return found;
  });
}
