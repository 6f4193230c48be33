// What is printed, measured.
import type { Page } from '@playwright/test';

/** How many pages Chromium prints, on this paper. */
export async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What does not fit on its sheet, in words. */
export function cutOf(page: Page): Promise<string[]> {
  return page.locator('.sheet-of-paper').evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      const edge = sheet.getBoundingClientRect();
      const texts = [...sheet.querySelectorAll('p, h2, h3, figcaption, th, li')].filter((one) => !one.closest('[aria-hidden="true"]'));
      const out = texts.filter((one) => {
        const box = one.getBoundingClientRect();
        return box.bottom > edge.bottom + 1 || box.right > edge.right + 1 || one.scrollWidth > one.clientWidth + 1;
      });
      return out.map((one) => one.textContent ?? '');
    }),
  );
}
