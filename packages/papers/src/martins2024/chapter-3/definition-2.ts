import { formatLabel, hanoi, isGoal, type TowerState, violation } from '@manaus/core';
import { type Checks, upTo } from '../../check/index.js';
import { arrangements } from '../../shared/arrangements.js';
import { hanoiStates } from '../../shared/hanoi-graph.js';
import { perfectLabel } from '../evidence/minimum-moves.js';

/** The labels of the perfect states, in alphabetical order, and those of them that are the goal. */
type Perfect = { readonly perfect: readonly string[]; readonly goals: readonly string[] };

function perfectAmong(discs: number, regular: Iterable<TowerState>): Perfect {
  const perfect = [...regular].filter((state) => state.some(({ length }) => length === discs));
  const goals = perfect.filter((state) => isGoal(hanoi(discs), state));
  return { perfect: perfect.map(formatLabel).sort(), goals: goals.map(formatLabel) };
}

function* regularArrangements(discs: number): Generator<TowerState> {
  for (const state of arrangements(discs))
    if (violation(hanoi(discs), state) === null) yield state as TowerState;
}

export default {
  'definition-2': upTo<Perfect>({ from: 1, quick: 6, full: 7 }, (most) => ({
    checked: {
      en: `all arrangements of n = 1 to ${most} discs, and all ranks, against the three sorted stacks`,
      pt: `todos os arranjos de n = 1 a ${most} discos, e todas as ordens, comparados com as três pilhas ordenadas`,
    },
    stated: (n) => ({
      perfect: [0, 1, 2].map((peg) => perfectLabel(hanoi(n), peg)).sort(),
      goals: [perfectLabel(hanoi(n), 2)],
    }),
    methods: {
      'all arrangements, by the rules': (n) => perfectAmong(n, regularArrangements(n)),
      'all ranks, by the codec': (n) => perfectAmong(n, hanoiStates(n)),
    },
  })),
} satisfies Checks;
