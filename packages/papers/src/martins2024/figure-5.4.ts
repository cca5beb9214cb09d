import { manaus } from '@manaus/core';
import { degreeDistribution } from '@manaus/graph';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { graphsFigure, wrongGraph } from '../shared/figures/tower-figures.js';
import { manausStates, manausTower } from './evidence/manaus-states.js';

/** The stated order, good and bad states, and extreme degrees. */
function wrong([discs, order, good, least, most]: readonly number[]): string | null {
  const states = manausStates(discs);
  const degrees = degreeDistribution(manausTower(discs).graph);
  return firstWrong(
    wrongGraph(manaus(discs), { order }),
    differ(`good states of M_3^${discs}`, good, states.filter((state) => state.good).length),
    differ(
      `bad states of M_3^${discs}`,
      order - good,
      states.filter((state) => !state.good).length,
    ),
    differ(
      `least degree of M_3^${discs}`,
      least,
      degrees.findIndex((count) => count > 0),
    ),
    differ(`largest degree of M_3^${discs}`, most, degrees.length - 1),
  );
}

const item: FigureItem = {
  id: 'martins2024/figure-5.4',
  kind: 'figure',
  statement:
    'M_3^2 has order 3 and degrees from 0 to 1; M_3^3 has order 19, ten good and nine bad vertices, and degrees from 1 to 3; M_3^4 has degrees from 1 to 3 as well.',
  caption: 'M_3^2 and M_3^3, good states green, bad states red',
  uses: ['martins2024/theorem-8', 'martins2024/theorem-9', 'martins2024/corollary-2'],
  recorded: 'holds',
  figure: () => graphsFigure([manaus(2), manaus(3)], 'Graphs of the Tower of Manaus'),
  check: () =>
    finite(
      [
        [2, 3, 2, 0, 1],
        [3, 19, 10, 1, 3],
        [4, 71, 36, 1, 3],
      ],
      wrong,
      {
        checked:
          'order, good and bad states and degrees of the graphs built in two ways, and every arrangement tried',
        methods: 2,
      },
    ),
};
export default item;
