// One event, shown: what flies where, and how it sounds. Everything here only moves pictures; the table itself
// changes when the flight is over.
import { mount, unmount } from 'svelte';
import { calm, findPlace, fly, inside, pause, smallness, type Flight } from '@house/motion';
import { play } from '@house/sound';
import CardFace from './art/CardFace.svelte';
import type { Turning } from './Middle.svelte';
import { CASTLE_PARTS, isColour, PRICE, type Card, type Event, type View } from './types';

export interface Stage {
  root: Element;
  turn: (turning: Turning | null) => void; // the card that is being shown to everybody
  shuffle: (on: boolean) => void;
  fairy: (seat: number) => void; // she appears at a seat, and goes by herself
}

const CARD = 5 / 7; // width to height
type Drew = Extract<Event, { type: 'drew' }>;

/** Shows one event. `after` is the table as it will stand when the whole step is over. */
export async function perform(event: Event, after: View, stage: Stage, ms: () => number): Promise<void> {
  switch (event.type) {
    case 'drew':
      return drew(event, after, stage, ms);
    case 'bought':
      return bought(event.buyer, event.seller, event.colour, after, stage, ms());
    case 'gave':
      return gave(event.seat, event.cards, stage, ms());
    case 'countered':
      return countered(event.seat, stage, ms());
    case 'shuffled':
      play('paper');
      stage.shuffle(true);
      await pause(ms());
      return stage.shuffle(false);
    case 'moved': {
      const from = findPlace(stage.root, right(event.seat, event.colour), `right-${event.seat}`);
      return carry(event.colour, 0, from, castle(stage, event.seat), stage, ms());
    }
    default:
      return;
  }
}

/** Which of the six parts the newest card of a kind shows. */
function partOf(card: Card, seat: number, to: Drew['to'], after: View): number {
  const player = after.players[seat - 1];
  if (!player || !isColour(card)) return 0;
  const count = to === 'castle' ? player.castle : player.right[card];
  return Math.min(CASTLE_PARTS, Math.max(1, count)) - 1;
}

const right = (seat: number, card: Card) => `right-${seat}-${card}`;
const castle = (stage: Stage, seat: number) => findPlace(stage.root, `castle-${seat}`);

/** Turned over, looked at, laid where it belongs: shorter than the time our players take to think. */
async function drew(event: Drew, after: View, stage: Stage, ms: () => number): Promise<void> {
  const { card, seat, to } = event;
  const part = partOf(card, seat, to, after);
  play('paper');
  if (card === 'witch') play('witch');
  if (!calm()) {
    const spot = findPlace(stage.root, 'turned');
    const pile = findPlace(stage.root, 'pile');
    const small = smallness(stage.root);
    const dx = (pile.x + pile.width / 2 - spot.x - spot.width / 2) / small;
    const dy = (pile.y + pile.height / 2 - spot.y - spot.height / 2) / small;
    const turning = { card, part, dx, dy, ms: ms() * 0.7 };
    stage.turn(turning);
    await pause(turning.ms + ms() * 0.4);
    stage.turn(null);
    await flyCard(card, part, spot, inside(goal(event, stage), spot.width, CARD), { ms: ms(), arc: 30, over: stage.root });
  }
  play(landing(card));
}

function goal(event: Drew, stage: Stage): DOMRect {
  if (event.to === 'witch') return findPlace(stage.root, 'aside');
  if (event.to === 'castle') return castle(stage, event.seat);
  return findPlace(stage.root, right(event.seat, event.card), `right-${event.seat}`);
}

function landing(card: Card): 'wood' | 'glass' | 'fairy' | 'whoosh' {
  if (isColour(card)) return 'wood';
  return card === 'diamond' ? 'glass' : card === 'fairy' ? 'fairy' : 'whoosh';
}

/** The card goes one way, three diamonds the other. */
async function bought(buyer: number, seller: number, colour: Card, after: View, stage: Stage, ms: number): Promise<void> {
  play('glass');
  const purse = findPlace(stage.root, right(buyer, 'diamond'), `right-${buyer}`);
  const till =
    after.options.diamondsTo === 'seller'
      ? findPlace(stage.root, right(seller, 'diamond'), `right-${seller}`)
      : findPlace(stage.root, 'aside');
  const shelf = findPlace(stage.root, right(seller, colour), `right-${seller}`);
  const part = partOf(colour, buyer, 'castle', after);
  const coins = Array.from({ length: PRICE }, (_, i) => carry('diamond', 0, purse, till, stage, ms, i * 70));
  await Promise.all([...coins, carry(colour, part, shelf, castle(stage, buyer), stage, ms, 140)]);
  play('wood');
}

async function gave(seat: number, cards: Card[], stage: Stage, ms: number): Promise<void> {
  play('whoosh');
  const heap = findPlace(stage.root, 'aside');
  const flights = cards.map((card, i) => {
    // A castle card that does not lie on her right comes out of her castle.
    const from = findPlace(stage.root, right(seat, card), `${isColour(card) ? 'castle' : 'right'}-${seat}`);
    return carry(card, i % CASTLE_PARTS, from, heap, stage, ms, i * 80);
  });
  await Promise.all(flights);
}

async function countered(seat: number, stage: Stage, ms: number): Promise<void> {
  play('fairy');
  stage.fairy(seat);
  const from = findPlace(stage.root, right(seat, 'fairy'), `right-${seat}`);
  await carry('fairy', 0, from, findPlace(stage.root, 'aside'), stage, ms);
}

function carry(card: Card, part: number, from: DOMRect, to: DOMRect, stage: Stage, ms: number, delay = 0): Promise<void> {
  const widest = findPlace(stage.root, 'pile').width;
  return flyCard(card, part, inside(from, widest, CARD), inside(to, widest, CARD), { ms, delay, arc: 40, turn: 8, over: stage.root });
}

async function flyCard(card: Card, part: number, from: DOMRect, to: DOMRect, flight: Flight): Promise<void> {
  const carrier = document.createElement('div');
  const face = mount(CardFace, { target: carrier, props: { card, part } });
  try {
    await fly(carrier, from, to, flight);
  } finally {
    void unmount(face);
  }
}
