import { LANGUAGES, loadGameTexts, speakLanguage, t } from '@house/i18n.svelte';
import { beforeAll, expect, it } from 'vitest';

const MOST_COMPETITIVE =
  /Le plus disputé des jeux|The most competitive of the games|Das spannendste der Spiele|El más reñido de los juegos|O mais disputado dos jogos|Il più combattuto dei giochi|Het spannendste van de spellen|Det mest spännande av spelen|Det mest spændende af spillene/;

beforeAll(() => loadGameTexts('yaminos'));

it.each(Object.keys(LANGUAGES))('says for whom it is (YAM-G2), and which game is the hardest fought (YAM-MUGGINS-1), in %s', async (lang) => {
  await speakLanguage(lang);
  // Two to six, from six years on.
  expect(t('yaminos-rules-throw-text').match(/\d+/g)).toEqual(['2', '6', '6']);
  expect(t('yaminos-rules-muggins-text')).toMatch(MOST_COMPETITIVE);
});
