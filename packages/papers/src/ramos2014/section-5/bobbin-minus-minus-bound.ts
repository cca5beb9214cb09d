import type { BobbinLevel } from '@manaus/blocks';
import {
  type Checks,
  type Effort,
  general,
  type ItemCheck,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { bobbinLevel, sizeOf, solutionOf } from '../evidence/block-search.js';
import { BobbinGraph } from '../evidence/bobbin-graph.js';
import {
  bobbinCount,
  growingBobbins,
  type LevelWords,
  wordsOf,
} from '../evidence/bobbin-levels.js';
import { leastByRules, leastMoves, tooLongInPortuguese } from '../evidence/long-ways.js';
import { leastPacked } from '../evidence/packed-search.js';
import { smallBobbins } from '../evidence/random-bobbin.js';

type Case = LevelWords & { readonly cells: number; readonly path: string };

const inGraph = (level: BobbinLevel): number | null => new BobbinGraph(level).leastMoves();

/** A level that takes more moves than it has cells. */
const long = bobbinLevel('S#^^/###G/####');

/**
 * Without the bound of |f| moves, shortest paths in the graph and shortest solutions are equally
 * long.
 */
const requireUnbounded = (count: number) =>
  requireHolds(
    general({
      checked: { en: 'random levels without the bound', pt: 'fases aleatórias sem o limite' },
      instances: growingBobbins(count),
      stated: inGraph,
      methods: leastMoves,
    }),
  );

const within = (level: BobbinLevel, moves: number | null) =>
  moves !== null && moves < sizeOf(level);

function check(effort: Effort) {
  requireUnbounded(bobbinCount(effort));
  const small = [...smallBobbins(effort === 'full' ? 8 : 5)];
  return withValues(
    general<BobbinLevel, boolean>({
      checked: {
        en: `all ${small.length} levels of ${effort === 'full' ? 'up to eight' : 'up to five'} cells that start standing, one of 12, and ${bobbinCount(effort)} random ones without the bound; by the graph, by the rules and in numbers`,
        pt: `todas as ${small.length} fases de ${effort === 'full' ? 'até oito' : 'até cinco'} posições que começam em pé, uma de 12, e ${bobbinCount(effort)} aleatórias sem o limite; pelo grafo, pelas regras e em números`,
      },
      instances: [...small, long],
      stated: (level) => inGraph(level) !== null,
      methods: {
        'search by the rules': (level) => within(level, leastByRules(level)),
        'search in numbers': (level) => within(level, leastPacked(level)),
      },
    }),
    ({ instance }) => ({
      ...wordsOf(instance),
      cells: sizeOf(instance),
      path: solutionOf(instance) ?? '',
    }),
  );
}

export default {
  'bobbin-minus-minus-bound': {
    check,
    counterexample: {
      en: ({ rows, besides, cells, path }) =>
        `${[rows, ...besides].join('; ')} (rows from the top): |f| = ${cells}, and a shortest solution has ${path.length} moves, ${path}`,
      pt: tooLongInPortuguese,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
