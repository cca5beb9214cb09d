import { type Csr, edgesOf } from '@manaus/graph';
import { type Checks, general, range, requireHolds } from '../../check/index.js';
import { degreesOf } from '../../shared/degrees.js';
import { areIsomorphic } from '../../shared/hanoi-graph.js';
import { graphsOfOrder, orders } from '../evidence/small-graphs.js';

/** Two graphs with the same number of vertices. */
type Pair = readonly [Csr, Csr];

/**
 * Whether two graphs are isomorphic, and whether their edges and degrees are the same in number.
 */
type Compared = { readonly isomorphic: boolean; readonly alike: boolean };

const degrees = (graph: Csr): number[] => degreesOf(graph).sort((a, b) => a - b);

const areAlike = ([a, b]: Pair): boolean => degrees(a).join() === degrees(b).join();

const namesOf = (graph: Csr, names: readonly number[]): string =>
  edgesOf(graph)
    .map(([a, b]) => [names[a], names[b]].sort().join('-'))
    .sort()
    .join();

/** By renaming the vertices in every way. */
const byRenaming = ([a, b]: Pair): boolean => {
  const names = range(0, b.order - 1);
  const wanted = namesOf(b, names);
  return orders(names).some((renamed) => namesOf(a, renamed) === wanted);
};

/** A graph of each kind, but for those that differ by names alone. */
function kindsOfOrder(order: number): Csr[] {
  const kinds: Csr[] = [];
  for (const graph of graphsOfOrder(order))
    if (!kinds.some((kind) => areAlike([kind, graph]) && areIsomorphic(kind, graph)))
      kinds.push(graph);
  return kinds;
}

const methods = {
  'renaming in every way': (pair: Pair) => ({
    isomorphic: byRenaming(pair),
    alike: areAlike(pair),
  }),
  'a verified map or a proof that none exists': (pair: Pair) => ({
    isomorphic: areIsomorphic(...pair),
    alike: areAlike(pair),
  }),
};

const judged = (
  most: number,
  instances: readonly Pair[],
  satisfies: (compared: Compared) => boolean,
) =>
  general<Pair, Compared>({
    checked: {
      en: `all pairs of graphs with 1 to ${most} vertices, one graph per kind: renamed in every way, and by verified maps; alike in degrees but not isomorphic are first two graphs with 5 vertices, the path P_5 and C_3 with K_2`,
      pt: `todos os pares de grafos com 1 a ${most} vértices, um grafo por tipo: renomeados de todas as maneiras, e por aplicações verificadas; os primeiros iguais em graus mas não isomorfos são dois grafos com 5 vértices, o caminho P_5 e C_3 com K_2`,
    },
    instances,
    satisfies,
    methods,
  });

export default {
  'section-2.2/isomorphic': () => {
    const pairs = range(1, 5)
      .map(kindsOfOrder)
      .flatMap((kinds) => kinds.flatMap((a, i) => kinds.slice(i).map((b): Pair => [a, b])));
    const small = pairs.filter(([a]) => a.order <= 4);
    requireHolds(judged(5, small, ({ isomorphic, alike }) => isomorphic === alike));
    return judged(5, pairs, ({ isomorphic, alike }) => !isomorphic || alike);
  },
} satisfies Checks;
