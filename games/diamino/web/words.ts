// Sentences about how things stand: a cell, a word and what it means, what a word would do, and what is to be done now.
import { language, t } from '@house/i18n.svelte';
import { looseAt, type Draft } from './draft';
import { cellName, gridOf, wordsAt, type Grid } from './grid';
import { valueOf, type Fault, type Gloss, type How, type Options, type Preview, type View } from './types';

type Name = (seat: number) => string;

/** What the player is choosing squares for. */
export type Mode = 'lay' | 'exchange' | 'discard' | 'lift' | 'stop';

export const list = (words: readonly string[]) => new Intl.ListFormat(language(), { type: 'conjunction' }).format(words);

export function sayTile(kind: string, values: readonly number[]): string {
  return kind === '?' ? t('diamino-tile-joker') : t('diamino-tile', { letter: kind, n: valueOf(values, kind) });
}

/** So many words that a question can still be read; whoever asks shows all of them elsewhere. */
const FEW = 2;

export function sayWords(words: readonly string[]): string {
  const [word = ''] = words;
  return words.length <= FEW ? list(words) : t('diamino-words-more', { word, n: words.length - 1 });
}

/** All the words that others are looking at, where a question names only some of them; else nothing. */
export function sayDoubted(view: View): string {
  const words = view.phase.type === 'window' ? wordsAt(gridOf(view), view.phase.cells) : [];
  return words.length > FEW ? list(words) : '';
}

/** Which game of how many, and towards which total (DIAMINO-AMB-40); null where there is no match. */
export function sayMatch({ options: { formula, games, target }, game }: Pick<View, 'options' | 'game'>): string | null {
  if (formula !== 'one') return null;
  const limits = [games > 1 && 'of', target > 0 && 'until'].filter((limit) => limit !== false);
  return limits.length === 0 ? null : t(`diamino-game-${limits.join('-')}`, { game, of: games, target });
}

/** A cell for whoever cannot see it. */
export function sayCell(grid: Grid, draft: Draft, lifted: readonly number[], at: number): string {
  const cell = cellName(at, grid.width).toUpperCase();
  const loose = looseAt(draft, at);
  const square = grid.letters.get(at);
  if (loose) return t('diamino-cell-draft', { cell, letter: loose.letter });
  if (!square) return t(`diamino-cell-${grid.prints[at] ?? 'plain'}`, { cell });
  const how = lifted.includes(at) ? 'lifted' : square.joker ? 'joker' : 'letter';
  return t(`diamino-cell-${how}`, { cell, letter: square.letter });
}

/** Devils and black cells that a word covers: "a red devil and a black cell". Empty if none. */
export function sayCovered({ greens, reds, black }: Pick<Preview, 'greens' | 'reds' | 'black'>): string {
  const what = [greens > 0 && t('diamino-greens', { n: greens }), reds > 0 && t('diamino-reds', { n: reds }), black && t('diamino-black')];
  return list(what.filter((some) => some !== false));
}

/** What laying the draft would do. */
export function sayPreview(preview: Preview, { formula }: Pick<Options, 'formula'>): string {
  const [words, what] = [list(preview.words), sayCovered(preview)];
  const said = what === '' ? t('diamino-preview', { words }) : t('diamino-preview-covers', { words, what });
  const one = formula === 'one'; // elsewhere squares are taken after every word
  const brings = [
    preview.points > 0 && t('diamino-would-points', { n: preview.points }),
    preview.others > 0 && t('diamino-would-others', { n: preview.others }),
    one && preview.takes > 0 && t('diamino-would-takes', { n: preview.takes }),
    preview.sheds > 0 && t('diamino-would-sheds', { n: preview.sheds }),
    preview.left === 0 && t('diamino-would-out'),
  ];
  return [said, ...brings.filter((some) => some !== false)].join(' · ');
}

/** Why a word does not count. */
export const sayFault = ({ word, why }: Fault) => t(`diamino-refusal-${why}`, { word });

/** What a word is, and why it does not count here; in no list and yet fine is what the table voted in. */
export function sayGloss(gloss: Gloss): string {
  const { word, why } = gloss;
  const said = [sayEntry(gloss), why && sayFault({ word, why })].filter((some) => some !== null);
  return said.length > 0 ? said.join(' · ') : t('diamino-definition-none', { word });
}

/** A word as the dictionary has it: how it is written, what kind of word, under which headword it stands, and about what. */
function sayEntry({ spellings, parts, lemmas, themes }: Gloss): string | null {
  if (spellings.length === 0) return null;
  const spelling = spellings.join(' / ');
  const what = parts.map((part) => t(`diamino-part-${part}`)).join(', ');
  const others = lemmas.filter((lemma) => !spellings.includes(lemma));
  const said = others.length > 0 ? t('diamino-definition-of', { spelling, what, lemma: others.join(' / ') }) : t('diamino-definition', { spelling, what });
  return themes.length === 0 ? said : `${said} (${themes.map((theme) => t(`diamino-option-subject-${theme}`)).join(', ')})`;
}

/** What is to be done now, in one short sentence; a question only where there are buttons to answer it (`asked`). */
export function sayPrompt(view: View, me: number | null, mode: Mode, name: Name, asked: boolean): string {
  const { phase } = view;
  switch (phase.type) {
    case 'starting':
    case 'dealing':
      return t('diamino-prompt-draw');
    case 'window':
      return sayWindow(view, me, [...phase.accepted, ...phase.challenged], name, asked);
    case 'vote':
      if (view.turn === me) return t('diamino-prompt-vote-wait', { word: phase.word });
      if (me !== null && [...phase.yes, ...phase.no].includes(me)) return t('diamino-prompt-answered');
      if (!asked) return t('diamino-prompt-vote-wait', { word: phase.word });
      return t('diamino-prompt-vote', { name: name(view.turn), word: phase.word });
    case 'drawing':
    case 'showing':
      return t('diamino-prompt-drawing');
    case 'over':
      return sayEnd(phase.how, me, name);
    case 'discarding':
      return view.turn === me ? t('diamino-prompt-discard', { n: phase.count }) : t('diamino-prompt-other', { name: name(view.turn) });
    case 'turn':
      return view.turn === me ? sayTurn(view, mode) : t('diamino-prompt-other', { name: name(view.turn) });
  }
}

/** Who went out is named; who has won is told when all is counted (DIAMINO-M7). */
function sayEnd(how: How, me: number | null, name: Name): string {
  if (how.type !== 'out') return t(`diamino-end-${how.type}`);
  const id = `diamino-event-out${how.black ? '-black' : ''}`;
  return how.seat === me ? t(`${id}-you`) : t(id, { name: name(how.seat) });
}

function sayWindow(view: View, me: number | null, answered: readonly number[], name: Name, asked: boolean): string {
  if (view.turn === me) return t('diamino-prompt-window-wait');
  if (me !== null && answered.includes(me)) return t('diamino-prompt-answered');
  const cells = view.phase.type === 'window' ? view.phase.cells : [];
  return t(asked ? 'diamino-prompt-window' : 'diamino-prompt-window-others', { name: name(view.turn), words: sayWords(wordsAt(gridOf(view), cells)) });
}

function sayTurn(view: View, mode: Mode): string {
  if (mode === 'exchange' || mode === 'lift' || mode === 'stop') return t(`diamino-prompt-${mode}`);
  const bare = view.squares.length === 0;
  if (view.options.formula !== 'patience') return t(bare ? 'diamino-prompt-open' : 'diamino-prompt-turn');
  return bare ? t('diamino-prompt-alone') : t('diamino-prompt-alone-more', { n: view.squares.length });
}
