import { LANGUAGES, loadGameTexts, speakLanguage, t } from '@house/i18n.svelte';
import { beforeAll, expect, it } from 'vitest';

beforeAll(() => loadGameTexts('diamoniak'));

it.each(Object.keys(LANGUAGES))('the box says for whom it is, in %s (DIAMONIAK-1)', async (lang) => {
  await speakLanguage(lang);
  expect(t('diamoniak-rules-box-text')).toMatch(/\b5 \S+ 9\b/);
});
