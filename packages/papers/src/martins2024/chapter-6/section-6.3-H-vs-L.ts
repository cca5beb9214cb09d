import { hanoi, london, manaus } from '@manaus/core';
import { type Csr, findSubgraph, maximumDisjoint, trianglesOf } from '@manaus/graph';
import { finite, type Item } from '../../check/index.js';
import {
  isInside,
  type LabeledGraph,
  lacks,
  playedLabels,
  storedLabels,
  withoutLabels,
} from '../evidence/labeled-graphs.js';

/** What H_3^3 and L_3^3 have in common, and whether the first is in the second, and the second in the first. */
type Compared = {
  readonly states: number;
  readonly moves: number;
  /** Whether these are the states and moves of M_3^3. */
  readonly areManaus: boolean;
  readonly inside: readonly [boolean, boolean];
  /** The same under any other names. */
  readonly renamed: readonly [boolean, boolean];
};

function byLabels(h: LabeledGraph, l: LabeledGraph, m: LabeledGraph): Omit<Compared, 'renamed'> {
  const only = lacks(h, l);
  return {
    states: h.states.length - only.states.length,
    moves: h.moves.length - only.moves.length,
    areManaus:
      isInside(m, h) &&
      isInside(m, l) &&
      m.states.length === h.states.length - only.states.length &&
      m.moves.length === h.moves.length - only.moves.length,
    inside: [isInside(h, l), isInside(l, h)],
  };
}

const isFound = (inner: Csr, outer: Csr): boolean => findSubgraph(inner, outer).answer === 'found';

/** A subgraph has no more vertices than the whole, and no more disjoint triangles. */
function canBe(inner: Csr, outer: Csr): boolean {
  const apart = (graph: Csr) => maximumDisjoint(trianglesOf(graph)).chosen.length;
  return inner.order <= outer.order && apart(inner) <= apart(outer);
}

const compared =
  (graph: typeof storedLabels, inside: (inner: Csr, outer: Csr) => boolean) => (): Compared => {
    const [h, l, m] = [hanoi(3), london(3), manaus(3)].map(graph);
    const [one, other] = [withoutLabels(h), withoutLabels(l)];
    return { ...byLabels(h, l, m), renamed: [inside(one, other), inside(other, one)] };
  };

const item: Item = {
  id: 'martins2024/section-6.3/H-vs-L',
  kind: 'statement',
  statement: {
    en: 'H_3^3 and L_3^3 have many states and moves in common, but neither is a subgraph of the other.',
    pt: 'H_3^3 e L_3^3 têm muitos estados e movimentos em comum, mas nenhum é subgrafo do outro.',
  },
  departs: {
    en: 'No number is printed for the common part; it has 19 states and 22 moves, all of M_3^3. Neither graph is in the other under any other names either.',
    pt: 'Não se imprime número para a parte comum; ela tem 19 estados e 22 movimentos, todos os de M_3^3. Também com quaisquer outros nomes nenhum dos grafos está no outro.',
  },
  uses: ['martins2024/section-6.3/M-in-H'],
  recorded: 'holds',
  check: () =>
    finite<number, Compared>({
      checked:
        'states and moves compared by their labels, in the stored graphs and by playing the rules: 19 states and 22 moves in common; and a search for either graph in the other under other names, which orders and disjoint triangles exclude too',
      instances: [3],
      stated: () => ({
        states: 19,
        moves: 22,
        areManaus: true,
        inside: [false, false],
        renamed: [false, false],
      }),
      methods: {
        'stored graphs, and a search for subgraphs': compared(storedLabels, isFound),
        'playing the plain rules, and disjoint triangles': compared(playedLabels, canBe),
      },
    }),
};
export default item;
