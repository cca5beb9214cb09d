import { type Checks, cellsOf, compared, conjunction } from '../../check/index.js';
import { statesFigure } from '../../shared/figures/tower-figures.js';
import { manausTower } from '../evidence/manaus.js';
import { movesTable, unsolvable } from '../evidence/manaus-figures.js';

const table = movesTable('figure-5.2', 3);

export default {
  'figure-5.2': {
    cells: () => cellsOf(table),
    figure: (language) =>
      statesFigure(
        language,
        manausTower(3),
        `Manaus, 3 discs: the ${manausTower(3).graph.order} states`,
      ),
    check: () => conjunction<unknown>(unsolvable(3, 9), compared(table)),
  },
} satisfies Checks;
