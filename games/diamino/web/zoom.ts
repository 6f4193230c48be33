// How large the board is shown: two fingers pull it open, one finger moves it (that is the browser's own scrolling).
export const MOST = 3; // times the size that it has by itself
export const CLOSE = 1.8; // what one touch of the button gives

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));
const apart = ([a, b]: readonly Touch[]) => (a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0);

interface Lens {
  scale: () => number;
  most: () => number;
  /** Shows the board at this scale, and keeps what lies at this point of the window where it is. */
  zoom: (scale: number, x: number, y: number) => void;
}

/** Two fingers, or a wheel with Ctrl. */
export function pinch(lens: Lens): (node: HTMLElement) => () => void {
  return (node) => {
    let start = { apart: 0, scale: 1 };
    const begin = (event: TouchEvent) => {
      if (event.touches.length === 2) start = { apart: apart([...event.touches]), scale: lens.scale() };
    };
    const move = (event: TouchEvent) => {
      const [a, b] = event.touches;
      if (!a || !b || start.apart === 0) return;
      event.preventDefault(); // the page itself stays as it is
      const scale = between(1, (start.scale * apart([a, b])) / start.apart, lens.most());
      lens.zoom(scale, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      lens.zoom(between(1, lens.scale() * Math.exp(-event.deltaY / 300), lens.most()), event.clientX, event.clientY);
    };
    node.addEventListener('touchstart', begin, { passive: true });
    node.addEventListener('touchmove', move, { passive: false });
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      node.removeEventListener('touchstart', begin);
      node.removeEventListener('touchmove', move);
      node.removeEventListener('wheel', wheel);
    };
  };
}
