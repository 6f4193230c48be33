// Chains as somebody might lay them who takes whatever fits: for tests.
import { LAYOUT } from '../art/layout';
import type { Link } from '../chain';

/** Small, and the same on every machine. */
export function dice(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** Is a connection of a yamino free for this digit? */
function room(link: Link, digit: number, chain: Link[], sides: 2 | 4): boolean {
  if (!link.face.includes(digit)) return false;
  const touching = chain.filter((other) => other.at === link.yamino || link.at === other.yamino);
  if (link.face[0] === link.face[1]) return touching.length < sides;
  return !touching.some((other) => other.face.includes(digit));
}

/** A chain from one throw, and what does not fit any more. */
export function someChain(seed: number, sides: 2 | 4): { chain: Link[]; loose: Omit<Link, 'at'>[] } {
  const below = dice(seed);
  const loose = LAYOUT.map((faces, yamino) => ({ yamino, face: faces[below(4)] ?? [0, 0] }) as Omit<Link, 'at'>);
  const chain: Link[] = loose.splice(below(7), 1).map((first) => ({ ...first, at: null }));
  for (;;) {
    const ways = loose.flatMap((piece) =>
      chain
        .filter((host) => piece.face.some((digit) => room(host, digit, chain, sides)))
        .map((host) => ({ ...piece, at: host.yamino })),
    );
    const next = ways[below(ways.length)];
    if (!next) return { chain, loose };
    chain.push(next);
    loose.splice(loose.findIndex((piece) => piece.yamino === next.yamino), 1);
  }
}
