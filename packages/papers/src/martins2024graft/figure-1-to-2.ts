import { hanoi } from '@manaus/core';
import { drawTower, storeTower } from '@manaus/lab';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { drawParts, wrongCycles } from '../shared/figures/hanoi-cycles.js';
import { wrongGraph } from '../shared/figures/tower-figures.js';

/** Every label X/Y/Z, read as the discs on p0, p1, p2: each disc once, in order, and all 27 ways; an edge moves one disc. */
function wrongLabels(): string | null {
  const { labels, graph } = storeTower(hanoi(3));
  const read = labels.map((label) => label.split('/').map((held) => [...held].map(Number)));
  const whole = read.filter(
    (pegs) =>
      pegs.length === 3 &&
      pegs.flat().sort().join() === '1,2,3' &&
      pegs.every((held) => held.join() === [...held].sort().join()),
  );
  const pegOf = read.map((pegs) =>
    [1, 2, 3].map((disc) => pegs.findIndex((held) => held.includes(disc))),
  );
  const moved = labels.flatMap((_, v) =>
    [...graph.targets.subarray(graph.offsets[v], graph.offsets[v + 1])].map(
      (u) => pegOf[v].filter((peg, i) => peg !== pegOf[u][i]).length,
    ),
  );
  return firstWrong(
    wrongGraph(hanoi(3), { order: 27, size: 39, degrees: { 2: 3, 3: 24 } }),
    differ('labels of the form X/Y/Z', 27, whole.length),
    differ('different labels', 27, new Set(labels).size),
    differ('discs that an edge moves', '1', [...new Set(moved)].join()),
  );
}

const labelled: FigureItem = {
  id: 'martins2024graft/figure-1',
  kind: 'figure',
  statement:
    'H_3 has 27 vertices and 39 edges; a label X/Y/Z lists the discs on p0, p1 and p2 from the top, each state has one and an edge moves one disc.',
  caption: 'H_3 with its vertices labelled X/Y/Z',
  uses: [],
  recorded: 'holds',
  figure: () => drawTower(storeTower(hanoi(3)), { title: 'H₃ with labels X/Y/Z' }),
  check: () =>
    finite([3], wrongLabels, {
      checked:
        'order, size and degrees of the graph built in two ways and by every arrangement; all labels read back',
      methods: 2,
    }),
};

const parts: FigureItem = {
  id: 'martins2024graft/figure-2',
  kind: 'figure',
  statement:
    'H_3 has nine inner triangles C_3, three outer triangular structures, cycles through nine vertices, and three hexagons C_6.',
  departs:
    'The marks of the print are lost: all cycles C_3, C_9 and C_6 are drawn. The outer structures are cycles as subgraphs, with three chords each; the hexagons are induced.',
  caption: 'H_3: its inner triangles, outer triangular structures and hexagons',
  uses: ['martins2024/figure-6.1'],
  recorded: 'holds',
  figure: () =>
    drawParts(['inner triangles', 'outer triangular structures', 'hexagons'], 'Structures in H₃'),
  check: () =>
    finite([3], wrongCycles, {
      checked:
        'all cycles of lengths 3, 6 and 9 by search; what they and the three copies of H_2 induce, by verified isomorphisms',
      methods: 2,
    }),
};

const items: readonly FigureItem[] = [labelled, parts];
export default items;
