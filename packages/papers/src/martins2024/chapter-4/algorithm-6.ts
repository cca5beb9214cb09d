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
  type Finding,
  general,
  type Item,
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

const checkedFor = (most: number): Words => ({
  en: `n = 1 to ${most} as printed, and in other readings with n = 2 (${otherReadings().en}); with three calls, as few moves as the search, n = 1 to ${most}`,
  pt: `n = 1 a ${most} como impresso, e em outras leituras com n = 2 (${otherReadings().pt}); com três chamadas, em tão poucos movimentos quanto a busca, n = 1 a ${most}`,
});

const rightBy = (most: number, run: (rules: TowerRules, start: TowerState) => Play) =>
  general<number, Faults>({
    checked: checkedFor(most),
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
  id: 'martins2024/algorithm-6',
  statement: {
    en: 'For every n >= 1, the recursive function with six calls and two moves of a top disc brings n discs in Bucharest from p0 to p2 by the rules in 3^n - 1 moves.',
    pt: 'Para todo n >= 1, a função recursiva com seis chamadas e dois movimentos de um disco do topo leva n discos, na Torre de Bucareste, de p0 a p2 pelas regras em 3^n - 1 movimentos.',
  },
  departs: {
    en: 'It holds with three calls for the six: B(n-1; p0, p1, p2), move p0 to p1, B(n-1; p2, p1, p0), move p1 to p2, B(n-1; p0, p1, p2).',
    pt: 'Funciona com três chamadas no lugar de seis: B(n-1; p_0, p_1, p_2), mover de p_0 para p_1, B(n-1; p_2, p_1, p_0), mover de p_1 para p_2, B(n-1; p_0, p_1, p_2).',
  },
  towers: ['bucharest'],
  uses: ['martins2024/table-4.2', 'martins2024/proposition-3'],
  recorded: 'fails',
  check: (effort) => check(effort === 'quick' ? 8 : 12),
  erratum: {
    where: {
      en: 'Section 4.2.1, Algorithm 6, lines 3 to 10',
      pt: 'Seção 4.2.1, Algoritmo 6, linhas 3 a 10',
    },
    printed: {
      en: 'Six recursive calls with n - 1 discs and two moves of a top disc.',
      pt: 'Seis chamadas recursivas com n - 1 discos e dois movimentos de um disco do topo.',
    },
    sure: {
      en: 'Several garbled lines would be needed: no exchange of two lines, and no other reading of the parameters that we tried, repairs it. With six calls there would also be more than 3^n - 1 moves.',
      pt: 'Seria preciso que várias linhas tivessem sido alteradas: nenhuma das trocas de linhas nem das outras leituras dos parâmetros que testamos o corrige. Além disso, com seis chamadas haveria mais de 3^n - 1 movimentos.',
    },
    counterexample: {
      en: ({ discs, start, stopped }) =>
        `n = ${discs}, from ${start}: at move ${stopped.at}, ${stopText(stopped)}`,
      pt: ({ discs, start, stopped: { at, from, to } }) =>
        `n = ${discs}, a partir de ${start}: já no movimento ${at} um disco teria de ir de p_${from} para p_${to}, pinos que não são adjacentes.`,
    },
    found: {
      en: ({ most }) =>
        `Run as printed and in other readings (lines exchanged, other pegs, moves between any two pegs); with three calls it takes as few moves as the search, n = 1 to ${most}.`,
      pt: ({ most }) =>
        `O algoritmo foi executado como impresso e em outras leituras (linhas trocadas, outros pinos, movimentos sem restrição); com três chamadas, dá tão poucos movimentos quanto a busca, para n = 1 a ${most}.`,
    },
  },
} satisfies Item<Case>;
