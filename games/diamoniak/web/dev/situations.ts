// Tables set up by hand, one for each moment of the game.
import { CARDS, isColour, type Card, type Colour, type Counts, type Pile, type Player, type View } from '../types';

const none: Counts = { rose: 0, blue: 0, green: 0, yellow: 0, diamond: 0, fairy: 0, witch: 0 };
const pile = (seat: number, card: Card, n: number): Pile => ({
  card,
  said: { id: `diamoniak-cards-${card}`, args: { n } },
  buy: isColour(card) ? { id: 'diamoniak-action-buy', args: { name: { seat }, colour: card } } : null,
});
const player = (colour: Colour | null, castle: number, right: Partial<Counts> = {}, seat = 1): Player => ({
  colour,
  castle,
  right: { ...none, ...right },
  said: [], // the rules' own words
  piles: CARDS.flatMap((card) => (right[card] ? [pile(seat, card, right[card])] : [])),
});

const players: Player[] = [
  player('rose', 3, { diamond: 4, fairy: 1, yellow: 1, green: 2 }),
  player('blue', 4, { diamond: 2, rose: 1, green: 1, fairy: 1 }, 2),
  player('green', 2, { diamond: 5, yellow: 2, rose: 2, blue: 1 }, 3),
  player('yellow', 1, { diamond: 1 }, 4),
];

const base: View = {
  options: { diamondsTo: 'seller', colourReleasedWhenEmpty: false, fairyProtected: false },
  first: 1,
  pile: 23,
  aside: { ...none, witch: 2, diamond: 2, blue: 1 },
  players,
  turn: 1,
  phase: 'start',
  owes: 0,
  enough: null,
  gifts: [],
  winner: null,
};

export interface Situation {
  view: View;
  legal: string[];
}

/** The named moment with so many players; seat 1 is at the bottom. */
export function situation(name: string, seats: number): Situation {
  const here = { ...base, players: players.slice(0, seats) };
  switch (name) {
    case 'opening': {
      const view = { ...here, pile: 54, aside: none, players: here.players.map(() => player(null, 0)) };
      return { view, legal: ['draw'] };
    }
    case 'full': {
      // Everybody holds every kind there is to hold.
      const all = { rose: 2, blue: 2, green: 1, yellow: 3, diamond: 12, fairy: 1 };
      const full = here.players.map(({ colour }) => player(colour, 5, colour ? { ...all, [colour]: 0 } : all));
      return { view: { ...here, players: [player(null, 0, all), ...full.slice(1)] }, legal: ['draw'] };
    }
    case 'more':
      return { view: { ...here, phase: 'more' }, legal: ['draw', 'stop'] };
    case 'witch': {
      const gifts = ['give rose rose rose', 'give yellow diamond fairy', 'give green green yellow', 'give diamond diamond diamond'];
      return { view: { ...here, phase: 'witch', owes: 3, enough: { id: 'diamoniak-prompt-witch-ready' }, gifts: CARDS.map((card) => ({ card, said: { id: `diamoniak-card-${card}` } })) }, legal: ['fairy', ...gifts] };
    }
    case 'theirs':
      return { view: { ...here, turn: 2, phase: 'more' }, legal: [] };
    case 'their-witch':
      return { view: { ...here, turn: 2, phase: 'witch', owes: 3, enough: { id: 'diamoniak-prompt-witch-ready' } }, legal: [] };
    case 'over': {
      const [mine, ...rest] = here.players;
      const view: View = { ...here, players: [{ ...(mine ?? player('rose', 0)), castle: 6 }, ...rest], phase: 'over', winner: 1 };
      return { view, legal: [] };
    }
    default: {
      const sellers = here.players.flatMap((other, i) => (i > 0 && other.right.rose > 0 ? [`buy ${i + 1}`] : []));
      return { view: here, legal: ['draw', ...sellers] };
    }
  }
}
