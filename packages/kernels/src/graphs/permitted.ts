import type { ImplicitGraph } from '@manaus/graph';

/**
 * The part of a graph whose vertices are permitted; each vertex is asked about once, and the
 * answers take two bits a rank.
 */
export function permittedGraph(
  graph: ImplicitGraph,
  permits: (rank: number) => boolean,
): ImplicitGraph {
  const permitted = askOnce(graph.space, permits);
  return {
    space: graph.space,
    maxDegree: graph.maxDegree,
    directed: graph.directed,
    has: (rank) => graph.has(rank) && permitted(rank),
    neighbors(rank, out) {
      const all = graph.neighbors(rank, out);
      let degree = 0;
      for (let i = 0; i < all; i++) if (permitted(out[i])) out[degree++] = out[i];
      return degree;
    },
  };
}

function askOnce(space: number, permits: (rank: number) => boolean): (rank: number) => boolean {
  let answers: Uint8Array | undefined;
  return (rank) => {
    answers ??= new Uint8Array(Math.ceil(space / 4));
    const [at, shift] = [Math.floor(rank / 4), 2 * (rank % 4)];
    const known = (answers[at] >> shift) & 3;
    if (known !== 0) return known === 1;
    const answer = permits(rank);
    answers[at] |= (answer ? 1 : 2) << shift;
    return answer;
  };
}
