import { type Play, type Stop, stopText, type TowerState } from '@manaus/core';
import { type Faults, faultless, faultsOf, startAndStop } from '../../algorithm.js';
import {
  general,
  type Item,
  inBoth,
  type Methods,
  range,
  requireHolds,
  until,
  type Words,
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

/** Repaired it has no fault, and as printed every bad state gets the message. */
function requireRepair(instances: readonly number[]): void {
  const { literal, repaired = literal } = algorithm;
  requireHolds(answering(repaired, noFault, instances));
  requireHolds(answering(literal, { silent: null }, instances));
}

/** The range, and the number of good states that are solved as printed. */
function checkedFor(most: number): Words {
  const trials = range(2, most).map((n) => goodTrial(storedStates(n), n, algorithm.literal));
  const count = (what: 'solved' | 'starts') => trials.reduce((sum, trial) => sum + trial[what], 0);
  return {
    en: `every regular state, n = 2 to ${most}: as printed ${count('solved')} of ${count('starts')} good states are solved, every bad state gets the message; repaired, all are, in as few moves as the search`,
    pt: `cada estado regular, n = 2 a ${most}: como impresso, ${count('solved')} de ${count('starts')} estados bons são resolvidos, cada estado ruim recebe a mensagem; reparado, todos são, em tão poucos movimentos quanto a busca`,
  };
}

function check(most: number) {
  const instances = range(2, most);
  requireRepair(instances);
  const printed = answering(algorithm.literal, noFault, instances, checkedFor(most));
  return withValues(
    printed,
    ({ instance: discs, computed }): Case => ({ discs, ...startAndStop(computed, 'full'), most }),
  );
}

export default {
  id: algorithm.id,
  statement: {
    en: 'For every n >= 2 and every regular state of Manaus: when algorithm 10 says that it is good, algorithm 11 brings all discs to p0 by the rules; otherwise it is said to be impossible, and it is.',
    pt: 'Para todo n >= 2 e todo estado regular de Manaus: quando o Algoritmo 10 diz que ele é bom, o Algoritmo 11 leva todos os discos a p0 segundo as regras; caso contrário diz-se que é impossível, e de fato é.',
  },
  departs: {
    en: 'With algorithm 11 repaired (line 6 only for disc n on p1, and a disc moved to where it is left alone) every good state is brought to p0, in the least number of moves. The message is right as printed.',
    pt: 'Com o Algoritmo 11 corrigido (a linha 6 apenas para d_n em p_1, e sem mover um disco para onde ele já está), todo estado bom é levado a p_0 com o menor número de movimentos. A mensagem está certa como impressa.',
  },
  towers: ['manaus'],
  uses: ['martins2024/algorithm-10', 'martins2024/algorithm-11'],
  recorded: 'fails',
  check: (effort) => check(effort === 'quick' ? 6 : 10),
  erratum: {
    where: { en: 'Section 5.2, Algorithm 12', pt: 'Seção 5.2, Algoritmo 12' },
    printed: {
      en: 'Tests the state with Algorithm 10 and solves it with Algorithm 11, or prints "IMPOSSIVEL".',
      pt: 'Testa o estado com o Algoritmo 10 e o resolve com o Algoritmo 11, ou imprime "IMPOSSIVEL".',
    },
    sure: {
      en: 'Only a consequence of Algorithm 11: once that is repaired, nothing is to be changed here.',
      pt: 'É apenas consequência do Algoritmo 11: corrigido este, nada precisa mudar aqui.',
    },
    counterexample: {
      en: ({ discs, start, stopped }) =>
        `n = ${discs}, from ${start}: at move ${stopped.at}, ${stopText(stopped)}`,
      pt: ({ discs, start, stopped: { at, peg, capacity } }) =>
        `n = ${discs}, a partir de ${start}: no movimento ${at}, p_${peg} está cheio (capacidade ${capacity}).`,
    },
    found: {
      pt: ({ most }) =>
        `Todos os estados regulares, para n = 2 a ${most}: os bons, resolvidos e comparados com a busca; os ruins, com a mensagem.`,
    },
  },
} satisfies Item<Case>;
