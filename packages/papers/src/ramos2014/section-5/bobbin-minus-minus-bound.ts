import type { BobbinLevel } from '@manaus/blocks';
import { type Effort, general, type Item, requireHolds, withValues } from '../../check/index.js';
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
import { bobbinRules } from '../evidence/rules.js';

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

const solvedWithin = (effort: Effort, small: readonly BobbinLevel[]) =>
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
  });

function check(effort: Effort) {
  requireUnbounded(bobbinCount(effort));
  const small = [...smallBobbins(effort === 'full' ? 8 : 5)];
  return withValues(solvedWithin(effort, small), ({ instance }) => caseOf(instance));
}

const caseOf = (level: BobbinLevel): Case => ({
  ...wordsOf(level),
  cells: sizeOf(level),
  path: solutionOf(level) ?? '',
});

export default {
  id: 'ramos2014/bobbin-minus-minus-bound',
  statement: {
    en: 'For every level f of BOBBIN-- whose cylinder stands at the start: the directed graph has a path from the start to standing on the goal if and only if f has a solution of fewer than |f| moves.',
    pt: 'Para toda fase f do BOBBIN-- cujo cilindro está em pé no início: o grafo direcionado tem um caminho do início até em pé no buraco se e somente se f tem uma solução de menos de |f| movimentos.',
  },
  rules: bobbinRules,
  departs: {
    en: 'Without the bound of |f| moves it holds on all levels tried. Where the cylinder may lie at the start, which the work does not say, it fails on smaller levels too.',
    pt: 'Sem o limite de |f| movimentos, vale em todas as fases examinadas. Se o cilindro pode estar deitado no início, o que a obra não diz, falha também em fases menores.',
  },
  uses: ['ramos2014/bobbin-minus-minus-graph'],
  recorded: 'fails',
  check,
  erratum: {
    where: {
      en: 'Section 5.3, algorithm for BOBBIN--',
      pt: 'Seção 5.3, algoritmo para o BOBBIN--',
    },
    printed: {
      en: 'A shortest path in the directed graph decides BOBBIN--; the argument is that of BLOXORZ--.',
      pt: 'Um caminho mínimo no grafo direcionado decide o BOBBIN--; o argumento é o do BLOXORZ--.',
    },
    sure: {
      en: 'Section 5.1 asks for a sequence smaller than the level.',
      pt: 'A seção 5.1 pede uma sequência de jogadas menor do que a fase.',
    },
    counterexample: {
      en: ({ rows, besides, cells, path }) =>
        `${[rows, ...besides].join('; ')} (rows from the top): |f| = ${cells}, and a shortest solution has ${path.length} moves, ${path}`,
      pt: tooLongInPortuguese,
    },
    found: {
      pt: () =>
        'Todas as fases pequenas, e fases aleatórias sem o limite; pelo grafo e pelas regras.',
    },
  },
} satisfies Item<Case>;
