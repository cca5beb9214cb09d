import { formatLabel, type Play, type Stop, stopText, type TowerState } from '@manaus/core';
import {
  atBorder,
  type Finding,
  type Found,
  general,
  type Item,
  type Methods,
  range,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import algorithm from '../algorithms/algorithm-3.js';
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

const checkedFor = (most: number): Words => ({
  en: `every state of the optimal path by search, n = 1 to ${most}: as printed it has no disc i at the start; with the milder reading it makes the next move of the path, and at the goal it moves disc 1 away to ${fromGoal()}`,
  pt: `cada estado do caminho mínimo por busca, n = 1 a ${most}: como impresso, não há disco i no início; com a leitura mais branda, faz o próximo movimento do caminho, e no objetivo move o disco 1 para ${fromGoal()}`,
});

const making = (most: number, line2: Reading, first = 0) =>
  general<number, Judged>({
    checked: checkedFor(most),
    instances: range(1, most),
    stated: () => ({ astray: null }),
    methods: methods(line2, first),
  });

function check(most: number): Finding<Case> {
  requireHolds(making(most, 'may'));
  return withValues(atBorder(making(most, 'must'), making(most, 'must', 1)), (found) =>
    caseOf(found, most),
  );
}

function caseOf({ instance: discs, computed }: Found<number, Judged>, most: number): Case {
  if (computed.astray === null) throw new Error('it is right at every state');
  return { ...computed.astray, discs, most };
}

export default {
  id: algorithm.id,
  statement: {
    en: 'For every n >= 1 and every state s of the optimal path of Hanoi: with i the smallest disc on top of a peg other than disc 1, moving i in its right direction (against disc 1 for even i, with it for odd i) if that is legal, and disc 1 in its right direction otherwise, is the first move of the optimal path from s to the goal.',
    pt: 'Para todo n >= 1 e todo estado s do caminho ótimo de Hanói: sendo i o menor disco no topo de um pino, exceto o disco 1, mover i na sua direção certa (contra a do disco 1 se i é par, a mesma se i é ímpar), se isso é legal, e senão mover o disco 1 na sua direção certa, é o primeiro movimento do caminho ótimo de s ao objetivo.',
  },
  departs: {
    en: 'Where no disc but 1 is on top, the condition counts as false. Then it is right at every state of the path but the goal, where no move is wanted and disc 1 is moved away.',
    pt: 'Quando não há outro disco no topo além de d_1, a condição deve ser tida por falsa. Assim o algoritmo acerta em todos os estados do caminho ótimo, exceto no objetivo, onde não se espera movimento algum e d_1 é retirado de lá.',
  },
  towers: ['hanoi'],
  uses: ['martins2024/algorithm-2'],
  recorded: 'fails',
  border: true,
  check: (effort) => check(effort === 'quick' ? 7 : 9),
  erratum: {
    certainty: 'reading',
    where: { en: 'Section 3.2, Algorithm 3, line 2', pt: 'Seção 3.2, Algoritmo 3, linha 2' },
    printed: {
      en: 'Let d_i be the smallest disc on top other than d_1; if its legal move is in the right direction, make it, and otherwise move d_1 in its right direction.',
      pt: 'Seja d_i o menor disco superior diferente de d_1; se o seu movimento legal está na direção certa, realizá-lo; senão, mover d_1 na direção certa.',
    },
    sure: {
      en: 'It is a border case that the print leaves open: perfect states, where no other disc is on top. Elsewhere on the path the algorithm is right.',
      pt: 'É um caso limite que o texto deixa em aberto: os estados perfeitos, em que nenhum outro disco está no topo. No restante do caminho o algoritmo está certo.',
    },
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
    found: {
      pt: ({ most }) =>
        `Todos os estados do caminho ótimo, obtido por busca, para n = 1 a ${most}.`,
    },
  },
} satisfies Item<Case>;
