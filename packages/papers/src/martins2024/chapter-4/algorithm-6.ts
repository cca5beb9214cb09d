import {
  bucharest,
  bucharestRecursive,
  hanoi,
  type Play,
  runProgram,
  type Stop,
  stopText,
  type TowerRules,
  type TowerState,
} from '@manaus/core';
import {
  type Faults,
  faultless,
  stackOnFirst,
  startAndStop,
  trial,
  wrongTrial,
} from '../../algorithm.js';
import {
  type Checks,
  type Finding,
  general,
  type ItemCheck,
  range,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import { asPrinted, type SixCalls, sixCalls } from '../evidence/bucharest-six-calls.js';
import { movesFromFirstPeg } from '../evidence/minimum-moves.js';
import { fromFirstPeg } from '../evidence/two-oracles.js';

type Case = {
  readonly discs: number;
  readonly start: string;
  /** No disc may go where one would have to. */
  readonly stopped: Stop<'barred'>;
  readonly most: number;
};

/** The result for two discs in another reading. */
const inReading = (rules: TowerRules, reading: Partial<SixCalls>): Words =>
  wrongTrial(
    trial({
      discs: rules.discs,
      starts: [stackOnFirst(rules)],
      run: () => sixCalls(rules, { ...asPrinted, ...reading }),
      least: () => movesFromFirstPeg(rules),
    }),
  ) ?? { en: 'it is right', pt: 'está certa' };

function otherReadings(): Words {
  const real = inReading(bucharest(2), { names: 'real' });
  const exchanged = inReading(bucharest(2), { lines: 'exchanged' });
  const any = inReading(hanoi(2), {});
  const both = inReading(hanoi(2), { lines: 'exchanged' });
  return {
    en: `lines 5 and 8 on the pegs of the game: ${real.en}; lines 7 and 10 exchanged: ${exchanged.en}; any move between pegs allowed: ${any.en}; both: ${both.en}`,
    pt: `linhas 5 e 8 nos pinos do jogo: ${real.pt}; linhas 7 e 10 trocadas: ${exchanged.pt}; permitido qualquer movimento entre pinos: ${any.pt}; ambas: ${both.pt}`,
  };
}

const rightBy = (most: number, run: (rules: TowerRules, start: TowerState) => Play) =>
  general<number, Faults>({
    checked: {
      en: `n = 1 to ${most} as printed, and in other readings with n = 2 (${otherReadings().en}); with three calls, as few moves as the search, n = 1 to ${most}`,
      pt: `n = 1 a ${most} como impresso, e em outras leituras com n = 2 (${otherReadings().pt}); com três chamadas, em tão poucos movimentos quanto a busca, n = 1 a ${most}`,
    },
    instances: range(1, most),
    stated: () => faultless,
    methods: fromFirstPeg((discs) => bucharest(discs), run, 8),
  });

function check(most: number): Finding<Case> {
  requireHolds(rightBy(most, (rules, start) => runProgram(rules, start, bucharestRecursive)));
  return withValues(
    rightBy(most, (rules) => sixCalls(rules, asPrinted)),
    ({ instance: discs, computed }) => ({ discs, ...startAndStop(computed, 'barred'), most }),
  );
}

export default {
  'algorithm-6': {
    check: (effort) => check(effort === 'quick' ? 8 : 12),
    counterexample: {
      en: ({ discs, start, stopped }) =>
        `n = ${discs}, from ${start}: at move ${stopped.at}, ${stopText(stopped)}`,
      pt: ({ discs, start, stopped: { at, from, to } }) =>
        `n = ${discs}, a partir de ${start}: já no movimento ${at} um disco teria de ir de p_${from} para p_${to}, pinos que não são adjacentes.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
