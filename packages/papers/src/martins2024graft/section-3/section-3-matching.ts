import { cycleGraph, edgesOf } from '@manaus/graph';
import { type Checks, finite, range } from '../../check/index.js';

/**
 * The maximum matchings of a cycle: their edges, how many there are, the vertices of all, the edges
 * that are left beside one.
 */
type Matchings = {
  readonly edges: number;
  readonly number: number;
  readonly vertices: number;
  readonly left: number;
};

type Edge = readonly [number, number];

/** Every set of edges is tried. */
function bySets(length: number): Matchings {
  const edges = edgesOf(cycleGraph(length));
  const sets = setsOf(edges).filter((set) => new Set(set.flat()).size === 2 * set.length);
  const most = Math.max(...sets.map((set) => set.length));
  const largest = sets.filter((set) => set.length === most);
  return described(largest, edges.length);
}

const setsOf = <T>(things: readonly T[]): T[][] =>
  range(0, 2 ** things.length - 1).map((code) => things.filter((_, i) => (code >> i) & 1));

/** Every second edge, from the first one or from the second. */
const byTurns = (length: number): Matchings =>
  described(
    [0, 1].map((first) =>
      range(0, length / 2 - 1).map((i): Edge => {
        const at = first + 2 * i;
        return [at, (at + 1) % length];
      }),
    ),
    length,
  );

const described = (all: readonly (readonly Edge[])[], size: number): Matchings => ({
  edges: all[0].length,
  number: all.length,
  vertices: new Set(all.flat(2)).size,
  left: size - all[0].length,
});

export default {
  'section-3/matching': () =>
    finite<number, Matchings>({
      checked: {
        en: 'all 64 sets of edges of C_6, and every second edge',
        pt: 'todos os 64 conjuntos de arestas de C_6, e uma aresta sim, outra não',
      },
      instances: [6],
      stated: () => ({ edges: 3, number: 2, vertices: 6, left: 3 }),
      methods: { 'all sets of edges': bySets, 'every second edge': byTurns },
    }),
} satisfies Checks;
