// The paragraphs of the rules page and the rules that each one tells. Together they tell all of them.
import { gameInfo } from '@house/games';
import { t } from '@house/i18n.svelte';
import { defaultsOf } from '@house/options';
import type { RulesBook } from '@house/room';

export interface Paragraph {
  id: string; // texts: diamoniak-rules-<id> and diamoniak-rules-<id>-text
  rules: string[];
}

export const PARAGRAPHS: readonly Paragraph[] = [
  { id: 'aim', rules: ['8', '40'] },
  { id: 'box', rules: ['1', '2', '3', '4', '5', '6', '7'] },
  { id: 'start', rules: ['9', '10', '11', 'AMB-14', 'AMB-19', 'AMB-20'] },
  { id: 'turn', rules: ['12', '13', '14', '15', '22', 'AMB-1', 'AMB-3'] },
  { id: 'castle', rules: ['16', '17', '18', '19', '22', 'AMB-2', 'AMB-15', 'AMB-18', 'AMB-22'] },
  { id: 'right', rules: ['20', '21', 'AMB-17', 'AMB-21', 'AMB-23'] },
  { id: 'diamond', rules: ['25', '26', '27', '28'] },
  { id: 'buy', rules: ['27', '28', '29', '30', '31', 'AMB-3', 'AMB-4', 'AMB-5', 'AMB-6', 'AMB-7'] },
  { id: 'witch', rules: ['32', '33', '34', '35', 'AMB-8', 'AMB-9', 'AMB-10', 'AMB-24'] },
  { id: 'fairy', rules: ['23', '24', '36', '37', '38', 'AMB-11', 'AMB-12'] },
  { id: 'pile', rules: ['39', 'AMB-13'] },
  { id: 'win', rules: ['40', 'AMB-16'] },
];

export const book: RulesBook = {
  prefix: 'DIAMONIAK',
  paragraphs: () => PARAGRAPHS,
  title: (id) => t(`diamoniak-rules-${id}`),
  text: (id, options) => t(`diamoniak-rules-${id}-text`, { ...defaultsOf(gameInfo('diamoniak')), ...options }),
};
