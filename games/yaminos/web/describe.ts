// What happened and what can be done, as sentences: message ids with their arguments.
import { list } from '@house/i18n.svelte';
import type { Said } from '@house/room';
import { thrown } from './offers';
import { offerFor, YAMINOS, type Event, type Row, type View } from './types';
import { sayBox, sayFace } from './words';

type Name = (seat: number) => string;


/** The sentence about a seat, or the one that speaks to the player herself. */
function about(event: string, seat: number, name: Name, me: number | null, args: Said['args'] = {}): Said {
  const id = `yaminos-event-${event}`;
  return seat === me ? { id: `${id}-you`, args } : { id, args: { name: name(seat), ...args } };
}

export function describe(event: Event, name: Name, me: number | null): Said | null {
  switch (event.type) {
    case 'agreed':
      return { id: 'yaminos-event-agreed', args: { n: event.throws } };
    case 'threw':
      return about('threw', event.seat, name, me, { n: event.yaminos.length });
    case 'landed':
      return landed(event.flat.map(({ face }) => sayFace(face)), event.cocked.length);
    case 'laid':
      if (event.touching === null) return about('laid-first', event.seat, name, me, { face: sayFace(event.face) });
      return about('laid', event.seat, name, me, { face: sayFace(event.face), at: sayFace(event.touching) });
    case 'tookBack':
      return about('took-back', event.seat, name, me, { face: sayFace(event.face) });
    case 'ends':
      return { id: 'yaminos-event-ends', args: { sum: event.sum } };
    case 'scored':
      if (event.points === 0) return about('scored-nothing', event.seat, name, me, { total: event.total });
      return about('scored', event.seat, name, me, { n: event.points, total: event.total });
    case 'left':
      return about('left', event.seat, name, me, { n: event.points });
    case 'lost':
      return event.points === 0 ? about('lost-nothing', event.seat, name, me) : about('lost', event.seat, name, me, { n: event.points });
    case 'leads':
      return about('leads', event.seat, name, me, { score: event.score });
    case 'announced':
      return about('announced', event.seat, name, me, { box: sayBox(event.row) });
    case 'filled':
      return about('filled', event.seat, name, me, { box: sayBox(event.row), points: event.points });
    case 'sheets':
      return { id: 'yaminos-event-sheets', args: { round: event.round } };
    case 'tieBreak':
      return { id: 'yaminos-event-tie-break', args: { names: list(event.seats.map(name)) } };
    case 'passed':
    case 'turn':
      return about(event.type, event.seat, name, me);
    case 'won':
      return won(event.seats, name, me);
  }
}

/** What has come down flat, and how many are thrown again. */
function landed(faces: string[], cocked: number): Said {
  if (faces.length === 0) return { id: 'yaminos-event-cocked', args: { n: cocked } };
  if (cocked === 0) return { id: 'yaminos-event-landed', args: { faces: list(faces) } };
  return { id: 'yaminos-event-landed-cocked', args: { faces: list(faces), n: cocked } };
}

function won(seats: number[], name: Name, me: number | null): Said | null {
  const [seat, ...others] = seats;
  if (seat === undefined) return { id: 'yaminos-end-short' };
  if (others.length > 0) return { id: 'yaminos-event-won-shared', args: { names: list(seats.map(name)) } };
  return about('won', seat, name, me);
}

export function sayAction(action: string, view: View): Said {
  const [verb = '', what = '', , at] = action.split(' ');
  const face = (word: string) => sayFace(view.table.find((lying) => `Y${lying.yamino}` === word)?.face ?? [0, 0]);
  const id = `yaminos-action-${verb}`;
  switch (verb) {
    case 'throws':
      return { id: 'yaminos-action-agree', args: { n: Number(what) } };
    case 'throw':
      return sayThrow(action, view);
    case 'lay':
      return at ? { id, args: { face: face(what), at: face(at) } } : { id: `${id}-first`, args: { face: face(what) } };
    case 'take':
      return { id, args: { face: face(what) } };
    case 'stop':
      return { id, args: { n: view.worth } };
    case 'box':
      return { id: 'yaminos-action-fill', args: { box: sayBox(what as Row), points: offerFor(what as Row, view) } };
    default:
      return { id, args: { box: sayBox(what as Row) } };
  }
}

/** All seven, those that are left, these ones, or all but those that are kept. */
function sayThrow(action: string, view: View): Said {
  const again = thrown(action);
  const loose = view.table.filter(({ laid }) => !laid);
  const kept = loose.filter(({ yamino }) => !again.includes(yamino));
  if (again.length === YAMINOS) return { id: 'yaminos-action-throw-all' };
  if (kept.length === 0) return { id: 'yaminos-action-throw-rest' };
  if (view.options.game === 'yam') return { id: 'yaminos-action-keep', args: { faces: list(kept.map(({ face }) => sayFace(face))) } };
  const faces = loose.filter(({ yamino }) => again.includes(yamino)).map(({ face }) => sayFace(face));
  return { id: 'yaminos-action-throw', args: { faces: list(faces) } };
}
