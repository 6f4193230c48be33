// A square under a finger or a mouse, on its way from one place to another.
export interface Way {
  move: (x: number, y: number, under: Element | null) => void;
  drop: (under: Element | null) => void;
  /** It was a touch and nothing more, or the way was broken off. */
  stay: () => void;
}

const FAR = 7; // pixels before a touch becomes a way
export const ABOVE = 46; // a finger would hide what it carries

/** Follows the pointer that has just gone down until it goes up. */
export function carry(start: PointerEvent, way: Way): void {
  if (start.button !== 0 || !start.isPrimary) return;
  const lift = start.pointerType === 'touch' ? ABOVE : 0;
  const under = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY - lift);
  let going = false;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    going ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > FAR;
    if (going) way.move(event.clientX, event.clientY - lift, under(event));
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    stop();
    if (!going) return way.stay();
    // The click that ends a way is no touch. Only a mouse makes one: a finger's next touch counts.
    if (start.pointerType === 'mouse') {
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    }
    way.drop(under(event));
  };
  const cancel = () => {
    stop();
    way.stay();
  };
  const stop = () => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** The cell that an element belongs to. */
export function cellUnder(element: Element | null): number | null {
  const cell = element?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  return cell === undefined ? null : Number(cell);
}

/** The square of the rack under it (null: at its end), or nothing if it is not the rack. */
export function rackUnder(element: Element | null): { before: number | null } | null {
  if (!element?.closest('[data-rack]')) return null;
  const tile = element.closest<HTMLElement>('[data-tile]')?.dataset.tile;
  return { before: tile === undefined ? null : Number(tile) };
}
