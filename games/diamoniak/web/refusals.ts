// Why something that was touched may not be done now. What is allowed comes from the rules themselves (`legal`);
// this only finds the sentence and the rule for the rest, so that no touch is answered by silence.
import { PRICE, WITCH_TAKES, type Card, type View } from './types';

export interface Refusal {
  id: string;
  rule: string;
  args?: Record<string, string | number>;
}

function refusal(name: string, rule: string, args?: Refusal['args']): Refusal {
  return { id: `diamoniak-refusal-${name}`, rule: `DIAMONIAK-${rule}`, args };
}

/** What stops any action whatever: the end, somebody else's turn, a card in the air, the witch. */
function general(view: View, me: number | null): Refusal | null {
  if (view.phase === 'over') return refusal('game-over', '40');
  if (view.turn !== me) return refusal('not-your-turn', '10');
  if (view.phase === 'drawing') return refusal('card-comes', '12');
  return null;
}

export function whyNotDraw(view: View, me: number | null): Refusal {
  return general(view, me) ?? refusal('witch-waits', '32');
}

export function whyNotStop(view: View, me: number | null): Refusal {
  const why = general(view, me);
  if (why) return why;
  return view.phase === 'witch' ? refusal('witch-waits', '32') : refusal('must-draw-first', '13');
}

/** `touched` is the card under the finger; without it, the question is whether to buy from her at all. */
export function whyNotBuy(view: View, me: number | null, seller: number, touched?: Card): Refusal {
  const why = general(view, me);
  if (why) return why;
  if (view.phase === 'witch') return refusal('witch-waits', '32');
  if (view.phase === 'more') return refusal('buy-replaces-draw', '30');
  const buyer = view.players[view.turn - 1];
  const other = view.players[seller - 1];
  if (!buyer || !other || seller === me) return refusal('no-such-seller', '27');
  if (buyer.colour === null) return refusal('no-castle-yet', 'AMB-5');
  if (touched && touched !== buyer.colour) return refusal('other-colour', 'AMB-4');
  if (other.right[buyer.colour] === 0) return refusal('seller-lacks-colour', 'AMB-4');
  return refusal('not-enough-diamonds', '28', { n: buyer.right.diamond, price: PRICE });
}

export function whyNotFairy(view: View, me: number | null): Refusal {
  const why = general(view, me);
  if (why) return why;
  return view.phase === 'witch' ? refusal('no-fairy', '36') : refusal('no-witch', '32');
}

/** Also answers for a single card that is touched while cards are being chosen for the witch. */
export function whyNotGive(view: View, me: number | null, cards: readonly Card[]): Refusal {
  const why = general(view, me);
  if (why) return why;
  if (view.phase !== 'witch') return refusal('no-witch', '32');
  if (view.options.fairyProtected && cards.includes('fairy')) return refusal('fairy-protected', 'AMB-10');
  if (cards.length !== view.owes) return refusal('wrong-number', view.owes < WITCH_TAKES ? '35' : '32', { n: view.owes });
  return refusal('not-yours', '33');
}
