import { type PegDigraph, requireInteger } from '@manaus/core';

/** The strongly connected digraphs on three pegs, up to the names of the pegs. */
export type ThreePegs = 'complete' | 'all but one' | 'cycle and back' | 'cycle' | 'line';

/**
 * The five strongly connected digraphs on three pegs. `all but one` lacks p2 to p1;
 * `cycle and back` has p1 to p0 beside the cycle; the `line` is also the star with two rays.
 *
 * Source: [sapir2004]; that there are no others, `strongDigraphs` counts.
 */
export const threePegDigraphs: Readonly<Record<ThreePegs, PegDigraph>> = {
  complete: digraph(3, [0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]),
  'all but one': digraph(3, [0, 1], [1, 0], [0, 2], [2, 0], [1, 2]),
  'cycle and back': digraph(3, [0, 1], [1, 2], [2, 0], [1, 0]),
  cycle: digraph(3, [0, 1], [1, 2], [2, 0]),
  line: digraph(3, [0, 1], [1, 0], [1, 2], [2, 1]),
};

function digraph(pegs: number, ...arcs: (readonly [number, number])[]): PegDigraph {
  const rows = Array.from({ length: pegs }, () => new Array<boolean>(pegs).fill(false));
  for (const [from, to] of arcs) rows[from][to] = true;
  return rows;
}

/**
 * All strongly connected digraphs on 1 to 4 pegs, one for each way but for the names of the pegs;
 * with the fewest arcs first.
 *
 * Where the digraph of pegs is strongly connected, every state of Hanoi on three pegs or more
 * reaches every other; where it is not, some disc cannot come back. Time O(2^(p(p-1)) p! p^2).
 *
 * @example
 * ```ts
 * [1, 2, 3].map((pegs) => strongDigraphs(pegs).length); // => [1, 1, 5]
 * ```
 */
export function strongDigraphs(pegs: number): PegDigraph[] {
  requireInteger('lab/strong-digraphs', 'pegs', pegs, 1, 4);
  const pairs = Array.from({ length: pegs * pegs }, (_, i): [number, number] => [
    Math.floor(i / pegs),
    i % pegs,
  ]).filter(([from, to]) => from !== to);
  const renamings = permutations(pegs);
  const found = new Map<string, PegDigraph>();
  for (let mask = 0; mask < 2 ** pairs.length; mask++) {
    const moves = digraph(pegs, ...pairs.filter((_, i) => (mask >> i) & 1));
    if (isStrong(moves)) found.set(canonical(moves, renamings), moves);
  }
  const arcs = (moves: PegDigraph) => moves.flat().filter(Boolean).length;
  return [...found.values()].sort((a, b) => arcs(a) - arcs(b));
}

/** True if p0 reaches all pegs and all pegs reach p0. */
function isStrong(moves: PegDigraph): boolean {
  const reached = (joined: (from: number, to: number) => boolean) => {
    const seen = new Set([0]);
    for (const from of seen) for (const to of moves.keys()) if (joined(from, to)) seen.add(to);
    return seen.size;
  };
  return (
    reached((from, to) => moves[from][to]) === moves.length &&
    reached((from, to) => moves[to][from]) === moves.length
  );
}

/** The least of its names: two digraphs are the same but for the names of pegs when these agree. */
function canonical(moves: PegDigraph, renamings: readonly (readonly number[])[]): string {
  const names = renamings.map((order) =>
    order.flatMap((from) => order.map((to) => Number(moves[from][to]))).join(''),
  );
  return names.sort()[0];
}

function permutations(length: number): number[][] {
  if (length === 0) return [[]];
  return permutations(length - 1).flatMap((order) =>
    Array.from({ length }, (_, at) => [...order.slice(0, at), length - 1, ...order.slice(at)]),
  );
}
