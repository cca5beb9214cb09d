import { manaus } from '@manaus/core';
import { components, degreeDistribution } from '@manaus/graph';
import { drawTower } from '@manaus/lab';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { wrongGraph } from '../shared/figures/tower-figures.js';
import { manausStates, manausTower } from './evidence/manaus-states.js';

/** Like M_3^3, as the text says: two components, one of good and one of bad states, degrees from 1 to 3. */
function wrong(): string | null {
  const { graph } = manausTower(4);
  const { component, sizes } = components(graph);
  const degrees = degreeDistribution(graph);
  const good = new Set(
    manausStates(4).flatMap((state, vertex) => (state.good ? [component[vertex]] : [])),
  );
  return firstWrong(
    wrongGraph(manaus(4), { order: 71 }),
    differ('components of M_3^4', 2, sizes.length),
    differ('components with a good state', 1, good.size),
    differ(
      'degrees of M_3^4',
      '1 to 3',
      `${degrees.findIndex((count) => count > 0)} to ${degrees.length - 1}`,
    ),
  );
}

const item: FigureItem = {
  id: 'martins2024/figure-5.5',
  kind: 'figure',
  statement:
    'M_3^4 has 71 vertices in two components, the good and the bad states, with degrees from 1 to 3 as M_3^3.',
  caption: 'M_3^4, good states green, bad states red; hollow: what the capacities forbid',
  uses: ['martins2024/theorem-5', 'martins2024/theorem-8'],
  recorded: 'holds',
  figure: () => drawTower(manausTower(4)),
  check: () =>
    finite([4], wrong, {
      checked: 'components and degrees of the graph built in two ways, and every arrangement tried',
      methods: 2,
    }),
};
export default item;
