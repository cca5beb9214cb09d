import { hanoi } from '@manaus/core';
import { neighborsOf } from '@manaus/graph';
import { drawTower, storeTower } from '@manaus/lab';
import { type Checks, finite } from '../../check/index.js';
import { played } from '../../shared/played.js';
import {
  factsByRanks,
  factsByRules,
  type GraphFacts,
  orderByArrangements,
} from '../../shared/tower-graph.js';

/** The content of the figure: H_3 and its labels. */
type Shown = GraphFacts & {
  /** Labels that read as every disc once, in order, on p0, p1, p2. */
  readonly readable: number;
  readonly different: number;
  /** The number of discs that the edges move. */
  readonly moved: readonly number[];
};

/**
 * The pegs of the discs 1, 2, 3 in a label X/Y/Z; `null` where it does not name each once, in
 * order.
 */
function pegsIn(label: string): number[] | null {
  const pegs = label.split('/').map((held) => [...held].map(Number));
  const ordered = pegs.every((held) => held.join() === [...held].sort().join());
  if (pegs.length !== 3 || !ordered || pegs.flat().sort().join() !== '1,2,3') return null;
  return [1, 2, 3].map((disc) => pegs.findIndex((held) => held.includes(disc)));
}

const labelFacts = (labels: readonly string[], edges: readonly (readonly [string, string])[]) => ({
  readable: labels.filter((label) => pegsIn(label) !== null).length,
  different: new Set(labels).size,
  moved: [
    ...new Set(
      edges.map(([a, b]) => pegsIn(a)?.filter((peg, i) => peg !== pegsIn(b)?.[i]).length ?? -1),
    ),
  ],
});

function storedLabels() {
  const { labels, graph } = storeTower(hanoi(3));
  const edges = labels.flatMap((label, v) =>
    neighborsOf(graph, v).map((u) => [label, labels[u]] as const),
  );
  return labelFacts(labels, edges);
}

function playedLabels() {
  const moves = played(hanoi(3));
  const edges = [...moves].flatMap(([label, list]) => list.map(({ to }) => [label, to] as const));
  return labelFacts([...moves.keys()], edges);
}

export default {
  'figure-1': {
    figure: (language) =>
      drawTower(storeTower(hanoi(3)), { title: 'H₃ with labels X/Y/Z', language }),
    check: () =>
      finite<number, Shown>({
        checked: {
          en: 'order, size and degrees of the graph built in two ways and by every arrangement; all labels read back',
          pt: 'ordem, tamanho e graus do grafo construído de duas maneiras e por todos os arranjos; todos os rótulos lidos de volta',
        },
        instances: [3],
        stated: () => ({
          order: 27,
          size: 39,
          degrees: { 2: 3, 3: 24 },
          readable: 27,
          different: 27,
          moved: [1],
        }),
        methods: {
          'the stored graph': (discs) => ({ ...factsByRanks(hanoi(discs)), ...storedLabels() }),
          'the plain rules': (discs) => ({ ...factsByRules(hanoi(discs)), ...playedLabels() }),
          'all arrangements': (discs) => ({ order: orderByArrangements(hanoi(discs)) }),
        },
      }),
  },
} satisfies Checks;
