import { hanoi } from '@manaus/core';
import { type Faults, faultless, stackOnFirst } from '../../algorithm.js';
import { type Checks, until, upTo } from '../../check/index.js';
import algorithm from '../algorithms/algorithm-1.js';
import {
  faultsFrom,
  type Least,
  leastByPlaying,
  leastBySearch,
  leastWithoutSearch,
} from '../evidence/hanoi-oracles.js';

type Judged = Faults & { readonly moves: number };

/** The play, and its moves against the least number. */
const played = (discs: number, least: Least): Judged => ({
  ...faultsFrom(algorithm.starts(discs), algorithm.literal, least),
  moves: algorithm.literal(stackOnFirst(hanoi(discs))).moves.length,
});

/** T(n) as printed. */
const byRecurrence = (discs: number): number => (discs === 1 ? 1 : 2 * byRecurrence(discs - 1) + 1);

export default {
  'algorithm-1': upTo<Judged>({ from: 1, quick: 10, full: 12 }, (most) => ({
    checked: {
      en: `the play by the rules, its moves against the closed form, the recurrence and the distance by search and without search, n = 1 to ${most}; to n = 7 also by playing`,
      pt: `o jogo pelas regras, os seus movimentos comparados com a fórmula, com a recorrência e com a distância por busca e sem busca, n = 1 a ${most}; até n = 7 também jogando`,
    },
    stated: (n) => ({ ...faultless, moves: 2 ** n - 1 }),
    methods: {
      'played, against the distance by search': (n) => played(n, leastBySearch(n)),
      'played, against the distance without search': (n) => played(n, leastWithoutSearch),
      'played, against play backwards by the plain rules': until(7, (n) =>
        played(n, leastByPlaying(n)),
      ),
      'the recurrence': (n) => ({ moves: byRecurrence(n) }),
    },
  })),
} satisfies Checks;
