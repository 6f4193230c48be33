// A picture, never a judgement: what lies there while a step is being told, event by event. When all is told the rules' own
// view takes over; nobody acts on what is shown here.
import { YAMINOS, type Event, type Lying, type View } from './types';

export function advance(view: View, event: Event): View {
  switch (event.type) {
    case 'turn':
      return { ...view, turn: event.seat };
    case 'threw':
      return { ...view, turn: event.seat, stage: 'throwing', thrown: event.yaminos, table: taken(view.table, event.yaminos) };
    case 'landed': {
      const fallen = event.flat.map((one) => ({ ...one, laid: false, at: null, fresh: false }));
      return { ...view, table: sorted([...view.table, ...fallen]) };
    }
    case 'laid':
      return { ...view, table: change(view.table, event.yamino, { laid: true, at: event.at, fresh: true }) };
    case 'tookBack':
      return { ...view, table: change(view.table, event.yamino, { laid: false, at: null, fresh: false }) };
    case 'scored':
    case 'left':
      return { ...view, players: view.players.map((player, i) => (i === event.seat - 1 ? { ...player, total: event.total } : player)) };
    default:
      return view;
  }
}

/** Whoever takes all seven takes the chains too. */
function taken(table: Lying[], yaminos: number[]): Lying[] {
  return yaminos.length === YAMINOS ? [] : table.filter((lying) => !yaminos.includes(lying.yamino));
}

function sorted(table: Lying[]): Lying[] {
  return table.sort((a, b) => a.yamino - b.yamino);
}

function change(table: Lying[], yamino: number, to: Partial<Lying>): Lying[] {
  return table.map((lying) => (lying.yamino === yamino ? { ...lying, ...to } : lying));
}
