// Places in words: whoever only hears them must be able to tell them apart.
import { LANGUAGES, loadGameTexts, speakLanguage } from '@house/i18n.svelte';
import { beforeAll, expect, it } from 'vitest';
import { situation } from './dev/situations';
import { saySpot } from './spots';
import { cellsOf, nameOf, same, type Axis, type Form, type Piece, type Squares, type View } from './types';
import { sayPieces } from './words';

type Built = View['built'];
type Stand = Built[number];

const SET = Array.from({ length: 7 }, (_, low) => Array.from({ length: 7 - low }, (_, i): Squares => [low, low + i])).flat();
const FIRST: Piece = { numbers: [6, 6], x: 0, y: 0, level: 0, axis: 'h' };
const stand = (piece: Piece): Stand => ({ piece, pose: null, open: [true, true] });

/** Everything around a construction where this domino could touch it with equal squares: more than any rules allow. */
function placesFor([low, high]: Squares, built: Built): Piece[] {
  const taken = new Map(built.flatMap(({ piece }) => cellsOf(piece)).map(({ x, y, level, number }) => [`${x},${y},${level}`, number]));
  const at = (x: number, y: number, level: number) => taken.get(`${x},${y},${level}`);
  const fits = (piece: Piece) => {
    const squares = cellsOf(piece);
    const contacts = squares.flatMap(({ x, y, level, number }) => [at(x, y, level + 1), at(x, y, level - 1)].filter((n) => n !== undefined).map((n) => n === number));
    const follows = squares.some(({ x, y, level, number }) => level === 0 && [at(x + 1, y, 0), at(x - 1, y, 0), at(x, y + 1, 0), at(x, y - 1, 0)].includes(number));
    return squares.every(({ x, y, level }) => at(x, y, level) === undefined) && contacts.every(Boolean) && (contacts.length > 0 || follows);
  };
  const around = new Set([...taken.keys()].flatMap((key) => {
    const [x = 0, y = 0, level = 0] = key.split(',').map(Number);
    const near = [-2, -1, 0, 1, 2];
    return near.flatMap((dx) => near.flatMap((dy) => [-1, 0, 1].map((up) => `${x + dx},${y + dy},${level + up}`)));
  }));
  return [...around].flatMap((key) => {
    const [x = 0, y = 0, level = 0] = key.split(',').map(Number);
    const ways: [Squares, Axis][] = [[[low, high], 'h'], [[low, high], 'v'], ...(low === high ? [] : [[[high, low], 'h'], [[high, low], 'v']] as [Squares, Axis][])];
    return ways.map(([numbers, axis]): Piece => ({ numbers, x, y, level, axis })).filter((piece) => level >= -1 && fits(piece));
  });
}

/** A construction of some dominoes that were put anywhere. */
function grown(seed: number, most: number): Built {
  let state = seed * 7919 + 17;
  const next = (n: number) => (state = (state * 48271) % 2147483647) % n;
  const built = [stand(FIRST)];
  for (let tries = 0; tries < 60 && built.length < most; tries++) {
    const tile = SET[next(SET.length)] ?? [6, 6];
    if (built.some(({ piece }) => same(piece.numbers, tile))) continue;
    const places = placesFor(tile, built).filter(({ level }) => level >= 0);
    const place = places[next(Math.max(1, places.length))];
    if (place) built.push(stand(place));
  }
  return built;
}

const GROWN = Array.from({ length: 6 }, (_, seed) => grown(seed + 1, 4 + 2 * seed));
const BUILT = [[stand(FIRST)], ...GROWN, ...(['challenge', 'quincunx'] as Form[]).map((form) => situation(form, '', 2).view.built)];

beforeAll(() => loadGameTexts('domino'));

it.each(Object.keys(LANGUAGES))('every place of a domino has a name of its own in %s', async (language) => {
  await speakLanguage(language);
  let most = 0;
  for (const built of BUILT) {
    const rest = SET.filter((tile) => !built.some(({ piece }) => same(piece.numbers, tile)));
    for (const tile of rest) {
      const places = placesFor(tile, built);
      const names = places.map((place) => saySpot(place, built));
      const twice = names.filter((name, i) => names.indexOf(name) !== i);
      expect(twice, nameOf(tile)).toEqual([]);
      most = Math.max(most, places.length);
    }
  }
  expect(most).toBeGreaterThan(30); // there was something to tell apart
});

it('a bridge names both that carry it', async () => {
  await speakLanguage('fr');
  const [{ view }, bridge]: [{ view: View }, Piece] = [situation('challenge', '', 2), { numbers: [0, 5], x: 1, y: 1, level: 3, axis: 'h' }];
  expect(saySpot(bridge, view.built.slice(0, 5))).toBe('en pont sur le 0 de droite du double 0 et le 5 de 2-5, vers la droite, étage 3');
});

it('the whole construction is told, domino by domino, and its ends where only they count', async () => {
  await speakLanguage('fr');
  expect(sayPieces(situation('quincunx', '', 2).view)).toEqual([
    'le double 6 : sur la table, bout libre 6',
    '2-6 : à droite du 6 de droite du double 6, vers la droite, sur la table',
    '2-5 : sur le 2 de 2-6, vers la droite, étage 1',
    '1-5 : sous le 5 de 2-5, vers le fond, sur la table, bout libre 1',
  ]);
  const tower = sayPieces(situation('challenge', '', 2).view);
  expect(tower).toHaveLength(8);
  expect(tower.join()).not.toContain('bout libre');
});
