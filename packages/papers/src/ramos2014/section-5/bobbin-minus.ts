import type { BobbinLevel } from '@manaus/blocks';
import {
  type Checks,
  type Effort,
  general,
  type ItemCheck,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { bobbinLevel, solutionOf } from '../evidence/block-search.js';
import { BobbinGraph } from '../evidence/bobbin-graph.js';
import {
  bobbinCount,
  growingBobbins,
  type LevelWords,
  solvableOnce,
  wordsOf,
} from '../evidence/bobbin-levels.js';
import { leastPacked } from '../evidence/packed-search.js';

/**
 * True if a level can be won: where reaching a star as a cube starts its moves anew, and where it
 * changes nothing.
 */
type Solvable = { readonly anew: boolean; readonly once: boolean };
type Case = LevelWords & {
  /** For how many moves the star makes a cube. */
  readonly moves: number;
};

const layered = bobbinLevel('G#/*S', 'star * 1');

const methods = {
  'search by the rules': (level: BobbinLevel): Solvable => ({
    anew: solutionOf(level) !== null,
    once: solvableOnce(level),
  }),
  'search on place and moves left': (level: BobbinLevel): Solvable => ({
    anew: new BobbinGraph(level).leastMoves(true) !== null,
    once: new BobbinGraph(level).leastMoves(false) !== null,
  }),
  'search in numbers': (level: BobbinLevel): Partial<Solvable> => ({
    anew: leastPacked(level) !== null,
  }),
};

/**
 * With a layer for each place of each star, and where reaching it again changes nothing, the graph
 * is right.
 */
const requireLayers = (levels: readonly BobbinLevel[]) =>
  requireHolds(
    general<BobbinLevel, Solvable>({
      checked: {
        en: 'random levels with one or two * cells',
        pt: 'fases aleatórias com uma ou duas posições *',
      },
      instances: levels,
      stated: (level) => ({ once: new BobbinGraph(level).solvableByLayers('place') }),
      methods,
    }),
  );

function check(effort: Effort) {
  const levels = growingBobbins(bobbinCount(effort), (i) => 1 + (i % 2), 4);
  requireLayers(levels);
  return withValues(
    general<BobbinLevel, Solvable>({
      checked: {
        en: `${levels.length} random levels with one or two * cells, against searches with the number of moves that are left, in three simulators`,
        pt: `${levels.length} fases aleatórias com uma ou duas posições *, comparadas com buscas que guardam o número de movimentos que restam, em três simuladores`,
      },
      instances: [layered, ...levels],
      satisfies: ({ anew, once }, level) =>
        anew ||
        once ||
        (['one', 'star'] as const).some(
          (layers) => !new BobbinGraph(level).solvableByLayers(layers),
        ),
      methods,
    }),
    ({ instance }): Case => ({ ...wordsOf(instance), moves: instance.stars[0].moves }),
  );
}

export default {
  'bobbin-minus': {
    check,
    counterexample: {
      en: ({ rows, besides }) =>
        `${[rows, ...besides].join('; ')} (rows from the top): the layer gives a path, and no play reaches the goal standing, whether or not reaching * again restarts the count`,
      pt: ({ rows, moves }) =>
        `Linhas de cima para baixo: ${rows}, com * de ${moves} movimento. A camada dá um caminho, e nenhuma sequência deixa o cilindro em pé no buraco.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
