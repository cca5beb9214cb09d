import {
  type Checks,
  type Effort,
  general,
  type ItemCheck,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { bloxorzLevel, solutionOf } from '../evidence/block-search.js';
import { type Corridor, corridors, movesAlong } from '../evidence/corridors.js';

type Case = {
  readonly level: string;
  readonly X: number;
  readonly path: string;
  readonly mostInShapes: number;
};

const rowOf = (X: number): string => `S${'#'.repeat(X)}G`;
const pathAlong = (X: number): string | null => solutionOf(bloxorzLevel(rowOf(X)));

/** In corridors of every shape X cells between the ends take at least 2(X + 1)/3 moves. */
const requireTwoThirds = (most: number) =>
  requireHolds(
    general<Corridor, number | null>({
      checked: {
        en: `corridors of every shape with up to ${most} cells between their ends`,
        pt: `corredores de todas as formas com até ${most} posições entre as suas pontas`,
      },
      instances: range(1, most).flatMap((X) => [...corridors(X + 2)]),
      satisfies: (moves, corridor) => moves === null || 3 * moves >= 2 * (corridor.length - 1),
      methods: { 'on the board': movesAlong },
    }),
  );

function check(effort: Effort) {
  const mostInShapes = effort === 'quick' ? 8 : 11;
  requireTwoThirds(mostInShapes);
  return withValues(
    general<number, number | null>({
      checked: {
        en: `straight paths of 1 to 60 cells by the rules and on the board, and corridors of every shape with up to ${mostInShapes} cells between their ends, on the board`,
        pt: `caminhos retos de 1 a 60 posições pelas regras e no tabuleiro, e corredores de todas as formas com até ${mostInShapes} posições entre as suas pontas, no tabuleiro`,
      },
      instances: range(1, 60),
      satisfies: (moves, X) => moves === null || moves >= X,
      methods: {
        'search by the rules': (X) => pathAlong(X)?.length ?? null,
        'on the board': (X) => movesAlong(range(0, X + 1).map((x) => [x, 0] as const)),
      },
    }),
    ({ instance: X }) => ({
      level: rowOf(X),
      X,
      path: pathAlong(X) ?? '',
      mostInShapes,
    }),
  );
}

export default {
  'theorem-3.2-outer-path': {
    check,
  } satisfies ItemCheck<Case>,
} satisfies Checks;
