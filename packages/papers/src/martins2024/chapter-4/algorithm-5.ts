import { bucharest, runProgram, type Stop, stopText } from '@manaus/core';
import { type Faults, faultless, stoppedPlay } from '../../algorithm.js';
import {
  type Checks,
  type Finding,
  type Found,
  general,
  type ItemCheck,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { bucharestLoop, type Line4 } from '../evidence/bucharest-loop.js';
import { fromFirstPeg } from '../evidence/two-oracles.js';

/** The state where a play stops. */
type Stopped = {
  readonly discs: number;
  readonly start: string;
  readonly stopped: Stop;
  /** The peg of disc 1 then. */
  readonly peg: number;
};

type Case = Stopped & { readonly ifAny: Stopped; readonly most: number };

const stopOf = ({ instance, computed }: Found<number, Faults>): Stopped => {
  const { start, stopped, end } = stoppedPlay(computed);
  const peg = end.split('/').findIndex((pile) => pile.startsWith('1'));
  return { discs: instance, start, stopped, peg };
};

const claim = (most: number, line4: Line4) => ({
  checked: {
    en: `n = 1 to ${most}: as printed it does not end on p2 in ${most} of ${most} cases, whether line 4 may move disc 1 or not; passing line 4 over at the end, it reaches p2 in as few moves as the search`,
    pt: `n = 1 a ${most}: como impresso, não termina em p2 em ${most} de ${most} casos, quer a linha 4 possa mover o disco 1, quer não; passando por cima da linha 4 no fim, chega a p2 em tão poucos movimentos quanto a busca`,
  },
  instances: range(1, most),
  methods: fromFirstPeg(
    (discs) => bucharest(discs),
    (rules, start) => runProgram(rules, start, (board) => bucharestLoop(board, line4)),
    8,
  ),
});

const isRight = (most: number, line4: Line4) =>
  general<number, Faults>({ ...claim(most, line4), stated: () => faultless });

function check(most: number): Finding<Case> {
  requireHolds(isRight(most, 'skip'));
  for (const line4 of ['other', 'any'] as const)
    requireHolds(
      general<number, Faults>({
        ...claim(most, line4),
        satisfies: ({ unsolved }) => unsolved !== null,
      }),
    );
  const ifAny = stopIfAny(most);
  return withValues(isRight(most, 'other'), (found) => ({ ...stopOf(found), ifAny, most }));
}

function stopIfAny(most: number): Stopped {
  const any = withValues(isRight(most, 'any'), stopOf);
  if (!('values' in any)) throw new Error('moving disc 1 is no way out');
  return any.values;
}

export default {
  'algorithm-5': {
    check: (effort) => check(effort === 'quick' ? 9 : 12),
    counterexample: {
      en: ({ discs, start, stopped, ifAny }) =>
        `n = ${discs}, from ${start}: at move ${stopped.at}, ${stopText(stopped)} (disc 1 is on p2 and all is done, but the test comes after line 4); if line 4 may move disc 1: n = ${ifAny.discs}, from ${ifAny.start}: at move ${ifAny.stopped.at}, ${stopText(ifAny.stopped)}`,
      pt: ({ discs, start, stopped: { at }, ifAny }) =>
        `n = ${discs}, a partir de ${start}: no movimento ${at}, a linha 4 não encontra nenhum disco além de d_1 que possa ser movido. Todos os discos já estão em p_2, mas o teste só vem depois da linha 4. Se a linha 4 puder mover d_1, então, no movimento ${ifAny.stopped.at}, a linha 3 não encontra como mover d_1 duas posições a partir de p_${ifAny.peg}.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
