import { type Play, type Stop, stopText, type TowerState } from '@manaus/core';
import { type Faults, faultless, faultsOf, startAndStop } from '../../algorithm.js';
import {
  type Checks,
  general,
  type ItemCheck,
  inBoth,
  type Methods,
  range,
  requireHolds,
  until,
  withValues,
} from '../../check/index.js';
import algorithm from '../algorithms/algorithm-12.js';
import { type ManausState, playedStates, storedStates } from '../evidence/manaus.js';
import { goodTrial } from '../evidence/solucao-manaus.js';

/**
 * The faults from the good states, and the first bad one that does not get the message before any
 * move.
 */
type Answered = Faults & { readonly silent: string | null };

const noFault: Answered = { ...faultless, silent: null };

type Case = {
  readonly discs: number;
  readonly start: string;
  readonly stopped: Stop<'full'>;
  readonly most: number;
};

type Run = (start: TowerState) => Play;

const isRefused = ({ stopped, moves }: Play): boolean =>
  stopped?.code === 'program' && stopped.says === 'IMPOSSIVEL' && moves.length === 0;

/** From all states of a list. */
const tried =
  (statesOf: (discs: number) => ManausState[], run: Run) =>
  (discs: number): Answered => {
    const states = statesOf(discs);
    const silent = states.find(({ state, good }) => !good && !isRefused(run(state)));
    return { ...faultsOf(goodTrial(states, discs, run)), silent: silent?.label ?? null };
  };

const methods = (run: Run): Methods<number, Answered> => ({
  'played, against the distances in the stored graph': tried(storedStates, run),
  'played, against play backwards by the plain rules': until<Answered>(8, tried(playedStates, run)),
});

const answering = (
  run: Run,
  stated: Partial<Answered>,
  instances: readonly number[],
  checked = inBoth(''),
) => general<number, Answered>({ checked, instances, stated: () => stated, methods: methods(run) });

function check(most: number) {
  const instances = range(2, most);
  const { literal, repaired = literal } = algorithm;
  // Repaired it has no fault, and as printed every bad state gets the message.
  requireHolds(answering(repaired, noFault, instances));
  requireHolds(answering(literal, { silent: null }, instances));
  const trials = range(2, most).map((n) => goodTrial(storedStates(n), n, algorithm.literal));
  const count = (what: 'solved' | 'starts') => trials.reduce((sum, trial) => sum + trial[what], 0);
  const printed = answering(algorithm.literal, noFault, instances, {
    en: `every regular state, n = 2 to ${most}: as printed ${count('solved')} of ${count('starts')} good states are solved, every bad state gets the message; repaired, all are, in as few moves as the search`,
    pt: `cada estado regular, n = 2 a ${most}: como impresso, ${count('solved')} de ${count('starts')} estados bons são resolvidos, cada estado ruim recebe a mensagem; reparado, todos são, em tão poucos movimentos quanto a busca`,
  });
  return withValues(
    printed,
    ({ instance: discs, computed }): Case => ({ discs, ...startAndStop(computed, 'full'), most }),
  );
}

export default {
  'algorithm-12': {
    check: (effort) => check(effort === 'quick' ? 6 : 10),
    counterexample: {
      en: ({ discs, start, stopped }) =>
        `n = ${discs}, from ${start}: at move ${stopped.at}, ${stopText(stopped)}`,
      pt: ({ discs, start, stopped: { at, peg, capacity } }) =>
        `n = ${discs}, a partir de ${start}: no movimento ${at}, p_${peg} está cheio (capacidade ${capacity}).`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
