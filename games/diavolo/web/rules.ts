// The paragraphs of the rules page and the rules that each one tells. Together they tell all of them.
import { gameInfo } from '@house/games';
import { t } from '@house/i18n.svelte';
import { defaultsOf } from '@house/options';
import type { RulesBook } from '@house/room';
import { ORDERS, type Order } from './types';

export interface Paragraph {
  id: string; // texts: diavolo-rules-<id>-text, and diavolo-rules-<id> or the name of the order
  rules: string[];
}

export const PARAGRAPHS: readonly Paragraph[] = [
  { id: 'aim', rules: ['1', '2', '3', '6'] },
  { id: 'start', rules: ['8', '9', '10', '11'] },
  { id: 'turn', rules: ['12', '13', '46', 'AMB-18'] },
  { id: 'most', rules: ['14', '24'] },
  { id: 'least', rules: ['15', '25'] },
  { id: 'gap', rules: ['16', '26'] },
  { id: 'odd', rules: ['17', '27', 'AMB-5'] },
  { id: 'high', rules: ['18', '28'] },
  { id: 'near', rules: ['19', '29', 'AMB-6'] },
  { id: 'tie', rules: ['20', '33', '34', 'AMB-3', 'AMB-4', 'AMB-7', 'AMB-8'] },
  { id: 'grab', rules: ['21', '22', '23', 'AMB-9', 'AMB-20', 'AMB-22'] },
  { id: 'time', rules: ['5', 'AMB-10', 'AMB-11'] },
  { id: 'gems', rules: ['4', '5', '30', '31', '32', '34', 'AMB-13'] },
  { id: 'next', rules: ['35', 'AMB-15', 'AMB-16'] },
  { id: 'out', rules: ['7', '36', '37', '38', '39', '42', '43', '44', 'AMB-2', 'AMB-14'] },
  { id: 'win', rules: ['6', '40', '41', 'AMB-12'] },
  { id: 'box', rules: ['45', '47', 'AMB-1', 'AMB-17', 'AMB-19', 'AMB-21'] },
];

const isOrder = (id: string): id is Order => (ORDERS as readonly string[]).includes(id);

/** The table's options as the texts want them. */
function told(options: Readonly<Record<string, string>>): Record<string, string | number> {
  const chosen = { ...defaultsOf(gameInfo('diavolo')), ...options };
  return { ...chosen, orderFirst: Number(chosen.orderFirst), seconds: Number(chosen.seconds) };
}

export const book: RulesBook = {
  prefix: 'DIAVOLO',
  paragraphs: () => PARAGRAPHS,
  title: (id) => t(isOrder(id) ? `diavolo-order-${id}` : `diavolo-rules-${id}`),
  text: (id, options) => t(`diavolo-rules-${id}-text`, told(options)),
};
