import { hanoi } from '@manaus/core';
import { finite } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { statesAndGraph, wrongGraph } from '../shared/figures/tower-figures.js';

/** Figures 3.3 to 3.5: all states of Hanoi with a number of discs, and its graph. */
function statesOfHanoi(id: string, discs: number, size: number): FigureItem {
  const count = 3 ** discs;
  return {
    id: `martins2024/${id}`,
    kind: 'figure',
    statement: `Hanoi with ${discs} ${discs === 1 ? 'disc has 3 states' : `discs has ${count} states`}; H_3^${discs} has them as vertices, three of degree 2 and the others of degree 3.`,
    caption: `Hanoi, ${discs} ${discs === 1 ? 'disc' : 'discs'}: all states with the least number of moves M, and the graph H_3^${discs}`,
    uses: ['martins2024/definition-1'],
    recorded: 'holds',
    figure: () =>
      statesAndGraph(hanoi(discs), `Hanoi with ${discs} ${discs === 1 ? 'disc' : 'discs'}`),
    check: () =>
      finite(
        [discs],
        () =>
          wrongGraph(hanoi(discs), {
            order: count,
            size,
            degrees: discs === 1 ? { 2: 3 } : { 2: 3, 3: count - 3 },
          }),
        {
          checked:
            'order, size and degrees of the graph built in two ways, and every arrangement tried',
          methods: 2,
        },
      ),
  };
}

const items: readonly FigureItem[] = [
  statesOfHanoi('figure-3.3', 1, 3),
  statesOfHanoi('figure-3.4', 2, 12),
  statesOfHanoi('figure-3.5', 3, 39),
];
export default items;
