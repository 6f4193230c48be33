import { LANGUAGES, loadGameTexts, speakLanguage, t } from '@house/i18n.svelte';
import { beforeAll, expect, it } from 'vitest';

const BAR_IN_HELL: Record<string, RegExp> = {
  fr: /bar de l’enfer.* paie la tournée/,
  en: /bar in hell.* pays for the round/,
  de: /Bar in der Hölle.* die Runde zahlt/,
  es: /bar del infierno.* paga la ronda/,
  pt: /bar do inferno.* paga a rodada/,
  it: /bar dell’inferno.* paga il giro/,
  nl: /bar in de hel.* het rondje betaalt/,
  sv: /bar i helvetet.* betalar rundan/,
  da: /bar i helvede.* betaler omgangen/,
};

const ANY_AGE = /tout âge|any age|jedem Alter|cualquier edad|qualquer idade|ogni età|elke leeftijd|alla åldrar|alle aldre/;

beforeAll(() => loadGameTexts('diavolo'));

it.each(Object.keys(LANGUAGES))('says what it is about (DIAVOLO-1) and for whom (DIAVOLO-AMB-21), in %s', async (lang) => {
  await speakLanguage(lang);
  expect(t('diavolo-rules-aim-text')).toMatch(BAR_IN_HELL[lang] ?? /$^/);
  // No number but those of the players.
  const box = t('diavolo-rules-box-text', { twoDice: 'off' });
  expect(box).toMatch(ANY_AGE);
  expect((box.match(/\d+/g) ?? []).every((number) => number === '2' || number === '6')).toBe(true);
});
