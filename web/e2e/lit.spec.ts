// What is lit does what it says: at every decision of the first moves of every form, whatever looks as if it could be pressed
// is not refused; and what is greyed says why, asks for nothing else, and moves nothing.
import { expect, type Locator, type Page } from '@playwright/test';
import { heard, listen, nextQuestion, playNth, settle } from './ears';
import { FORMS, OPENINGS } from './forms';
import { some } from './long';
import { lineOn } from './play';
import { withoutWebGl } from './solid';
import { sitDown } from './tables';
import { test } from './test';

const PLIES = 3;
const UNLIKE = ['diamoniak castles', 'yaminos yam', 'yaminos muggins', 'domino challenge', 'diamino two'];
const PRESSES = 3; // what is lit may only take something in hand: then there is more to press

const lit = (page: Page): Locator => page.locator('main button[aria-disabled="false"]:visible');
const greyed = (page: Page): Locator => page.locator('main button.button[aria-disabled="true"]:visible');
const refusals = (page: Page): Locator => page.locator('.notes .refusal, .notes .trouble');

/** Presses one of them, another one each time, the same in every run; tells which, or null where there is none. */
const press = (which: Locator, nth: number): Promise<string | null> =>
  which.evaluateAll((all, nth) => {
    const one = all[nth % all.length] as HTMLElement | undefined;
    if (!one) return null;
    one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    one.click();
    return one.outerHTML.slice(0, 160);
  }, nth);

/** From the beginning it is another game: every run looks at one of each kind, the long run at all. */
const BEGINNINGS = some(OPENINGS, ([form]) => UNLIKE.includes(form)).map(([form, plan]) => [`${form} from its beginning`, plan] as const);

for (const [i, [form, plan]] of [...FORMS, ...BEGINNINGS].entries()) {
  test(`${form}: what is lit is not refused, and what is greyed says why`, async ({ device }) => {
    const context = await device();
    await withoutWebGl(context);
    await listen(context);
    const page = await sitDown(context, plan);
    for (let ply = 0; ply < PLIES && (await nextQuestion(page)) !== null; ply++) {
      const hint = page.locator('header').getByRole('button', { name: 'Un conseil' });
      if (ply === 0 && (await hint.and(page.locator('[aria-disabled="false"]')).count()) > 0) {
        await hint.click();
        await page.waitForFunction(() => ears.hint !== null);
        await settle(page); // that it was asked may be a line of its own
        await nextQuestion(page);
      }
      const [before, said] = [await lineOn(page), (await heard(page)).length];
      const grey = await press(greyed(page), ply);
      await settle(page);
      if (grey !== null) {
        await expect.poll(async () => (await heard(page)).length, `silence from ${grey}`).toBeGreaterThan(said); // a busy page says it later
        expect(await lineOn(page), `${grey} has moved something`).toBe(before);
        await expect(page.getByRole('dialog'), `${grey} asks for something else`).toHaveCount(0);
      }
      await page.locator('.notes').getByRole('button', { name: 'Fermer' }).evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
      for (let pressed = 0; pressed < PRESSES && (await lineOn(page)) === before; pressed++) {
        const name = await press(lit(page), i + ply + pressed); // with each form another one first
        await settle(page);
        expect(await refusals(page).allTextContents(), `refused: ${name}`).toEqual([]);
        if (name === null || (await page.locator('.frame').getAttribute('data-line')) === null) break;
      }
      // Whatever has been taken in hand, the game goes on.
      if ((await nextQuestion(page)) !== null && (await lineOn(page)) === before) await playNth(page, ply);
    }
  });
}
