import { formatLabel, type Play, type Stop, stopText, type TowerState } from '@manaus/core';
import {
  atBorder,
  type Checks,
  type Finding,
  general,
  type ItemCheck,
  type Methods,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { firstMove } from '../evidence/first-move.js';
import type { Reading } from '../evidence/iterative.js';
import { firstMoveOnPegs } from '../evidence/iterative-on-pegs.js';
import { optimalStates, recursivePlay, statesOf } from '../evidence/optimal-play.js';

/**
 * A state of the path from which the algorithm does not make the next move: where it goes, or why
 * it stops.
 */
type Astray = {
  readonly start: string;
  readonly end: string | null;
  readonly stopped: Stop | null;
  readonly wanted: string;
};

/** The first such state, but for the goal. */
type Judged = { readonly astray: Astray | null };

type Case = Astray & { readonly discs: number; readonly most: number };

function along(path: readonly TowerState[], run: (start: TowerState) => Play, first = 0): Judged {
  for (const [step, start] of path.slice(first, -1).entries()) {
    const { end, stopped } = run(start);
    const wanted = formatLabel(path[first + step + 1]);
    const reached = stopped === null ? formatLabel(end) : null;
    if (reached !== wanted)
      return { astray: { start: formatLabel(start), end: reached, stopped, wanted } };
  }
  return { astray: null };
}

/** The states from one place of the path on. */
const methods = (line2: Reading, first = 0): Methods<number, Judged> => ({
  'played by the rules, against the path by search': (n) =>
    along(optimalStates(n), (start) => firstMove(start, line2), first),
  'followed on a list of pegs, against the path by recursion': (n) =>
    along(statesOf(recursivePlay(n)), firstMoveOnPegs(line2), first),
});

/** The result from the goal, where nothing is left to do. */
const fromGoal = (): string => formatLabel(firstMove(optimalStates(1)[1], 'may').end);

const making = (most: number, line2: Reading, first = 0) =>
  general<number, Judged>({
    checked: {
      en: `every state of the optimal path by search, n = 1 to ${most}: as printed it has no disc i at the start; with the milder reading it makes the next move of the path, and at the goal it moves disc 1 away to ${fromGoal()}`,
      pt: `cada estado do caminho mínimo por busca, n = 1 a ${most}: como impresso, não há disco i no início; com a leitura mais branda, faz o próximo movimento do caminho, e no objetivo move o disco 1 para ${fromGoal()}`,
    },
    instances: range(1, most),
    stated: () => ({ astray: null }),
    methods: methods(line2, first),
  });

function check(most: number): Finding<Case> {
  requireHolds(making(most, 'may'));
  return withValues(atBorder(making(most, 'must'), making(most, 'must', 1)), (found) => {
    if (found.computed.astray === null) throw new Error('it is right at every state');
    return { ...found.computed.astray, discs: found.instance, most };
  });
}

export default {
  'algorithm-3': {
    check: (effort) => check(effort === 'quick' ? 7 : 9),
    counterexample: {
      en: ({ discs, start, end, stopped, wanted }) =>
        stopped === null
          ? `n = ${discs}, from ${start}: it goes to ${end}, the first optimal move leads to ${wanted}`
          : `n = ${discs}, from ${start}: ${stopText(stopped)}; the first optimal move leads to ${wanted}`,
      pt: ({ discs, start, end, stopped, wanted }) =>
        stopped === null
          ? `n = ${discs}, estado ${start}: o algoritmo leva a ${end}. O primeiro movimento ótimo leva a ${wanted}.`
          : `n = ${discs}, estado ${start}: a linha 2 não encontra nenhum disco no topo além de d_1. O primeiro movimento ótimo leva a ${wanted}.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
