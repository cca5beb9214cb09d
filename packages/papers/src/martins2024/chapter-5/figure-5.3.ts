import {
  type Checks,
  cellsOf,
  compared,
  conjunction,
  type ItemCheck,
  withValues,
} from '../../check/index.js';
import { statesFigure } from '../../shared/figures/tower-figures.js';
import { manausTower, mostMoves, storedStates } from '../evidence/manaus.js';
import { movesTable, printedMoves, unsolvable } from '../evidence/manaus-figures.js';
import { shortestLabels } from '../evidence/shortest-plays.js';

/**
 * Shorter to check by hand than any distance: the states with disc 4 at home need few moves; and
 * the farthest state with a shortest solution.
 */
type Case = {
  readonly atHome: number;
  readonly most: number;
  /** The number of printed numbers that are at most `most`: too few. */
  readonly few: number;
  readonly play: readonly string[];
};

const table = movesTable('figure-5.3', 4);

function values(): Case {
  const home = storedStates(4).filter(({ pegOf }) => pegOf[3] === 0);
  const most = mostMoves(home);
  const few = printedMoves('figure-5.3').filter((moves) => moves <= most).length;
  return { atHome: home.length, most, few, play: longestSolution() };
}

function longestSolution(): string[] {
  const { rules, labels, distances } = manausTower(4);
  const from = labels[distances.indexOf(Math.max(...distances))];
  return shortestLabels({ rules, from, to: labels[distances.indexOf(0)] });
}

export default {
  'figure-5.3': {
    cells: () => cellsOf(table),
    figure: (language) =>
      statesFigure(
        language,
        manausTower(4),
        `Manaus, 4 discs: the ${manausTower(4).graph.order} states`,
      ),
    check: () => conjunction(withValues(unsolvable(4, 35), values), compared(table, { values })),
    counterexample: {
      en: ({ atHome, most, few, play }) =>
        `${atHome} states have disc 4 on p0 and need at most ${most} moves, but only ${few} numbers of the figure are at most ${most}. The farthest state, ${play[0]}, needs ${play.length - 1} moves: ${play.join(', ')}`,
      pt: ({ atHome, most, few, play }) =>
        `Há ${atHome} estados com o disco 4 em p_0, que precisam de no máximo ${most} movimentos, mas só ${few} dos números são no máximo ${most}. O estado mais distante, ${play[0]}, precisa de ${play.length - 1} movimentos: ${play.join(', ')}.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
