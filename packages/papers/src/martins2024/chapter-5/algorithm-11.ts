import {
  formatLabel,
  hanoi,
  manaus,
  manausRecursive,
  type Peg,
  type Play,
  parseLabel,
  runProgram,
  type Stop,
  stopText,
  type TowerState,
} from '@manaus/core';
import {
  discsOf,
  type Faults,
  faultless,
  startAndStop,
  stoppedBy,
  type Trial,
  trialTable,
} from '../../algorithm.js';
import {
  type Found,
  general,
  type Item,
  inBoth,
  range,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import algorithm from '../algorithms/algorithm-11.js';
import { goalLabel, labelsWhere, onStates, storedStates } from '../evidence/manaus.js';
import {
  goodTrial,
  goodTrials,
  PRINTED,
  STAYS,
  STRICT_TEXT,
  solucaoManaus,
  solved,
  TEXT,
} from '../evidence/solucao-manaus.js';

type Case = {
  readonly discs: number;
  readonly start: string;
  readonly stopped: Stop<'full'>;
  /** A state one move from the goal, and why it is not solved. */
  readonly near: string;
  readonly stoppedNear: Stop<'full'>;
  readonly most: number;
};

type Run = (start: TowerState) => Play;

const repaired: Run = (start) => runProgram(manaus(discsOf(start)), start, manausRecursive);

/** Without capacities, as a mere sequence of calls. */
const free: Run = (start) => {
  const discs = discsOf(start);
  const rules = hanoi(discs, { goal: goalLabel(discs) });
  return runProgram(rules, parseLabel(rules, formatLabel(start)), (board) =>
    solucaoManaus(board, discs, [0, 1, 2], STAYS),
  );
};

const trials = (most: number, run: Run): Trial[] =>
  range(2, most).map((discs) => goodTrial(storedStates(discs), discs, run));

const total = (list: readonly Trial[], what: 'solved' | 'starts') =>
  list.reduce((sum, trial) => sum + trial[what], 0);

/** The reasons for which the first starts of each number of discs stop, without their numbers. */
function reasons(list: readonly Trial[]): Words {
  const pegs = [...new Set(list.map(fullPeg))];
  return {
    en: pegs.map((peg) => `p${peg} is full`).join(' or '),
    pt: pegs.map((peg) => `p${peg} está cheio`).join(' ou '),
  };
}

const fullPeg = ({ firstFailed }: Trial): Peg => stoppedBy(firstFailed?.stopped, 'full').peg;

const solving = (run: Run, instances: readonly number[], checked = inBoth('')) =>
  general<number, Faults>({
    checked,
    instances,
    stated: () => faultless,
    methods: goodTrials(run),
  });

/** Repaired, and as the text has line 6, it is right. */
function requireSolved(instances: readonly number[]): void {
  for (const run of [solved(TEXT), repaired]) requireHolds(solving(run, instances));
}

const isStoppedByFullPeg = ({ stopped }: Play): boolean =>
  stopped?.code === 'full' && stopped.peg === 2;

/** As printed a full p2 stops every run, even where a disc may be moved to where it is. */
function requireStopped(instances: readonly number[]): void {
  const methods = onStates((states) => ({
    others: labelsWhere(
      states,
      ({ good, state }) => good && !isStoppedByFullPeg(solved(STAYS)(state)),
    ),
  }));
  requireHolds(
    general({ checked: inBoth(''), instances, stated: () => ({ others: [] }), methods }),
  );
}

function checked(most: number): Words {
  const printed = trials(most, solved(PRINTED));
  const stopped = reasons(printed);
  const textSolved = total(trials(most, solved(STRICT_TEXT)), 'solved');
  const [unlimited, text] = [
    trialTable(trials(most, free)),
    trialTable(trials(most, solved(TEXT))),
  ];
  const [done, of] = [total(printed, 'solved'), total(printed, 'starts')];
  return {
    en: `every good state, n = 2 to ${most}: as printed ${done} of ${of} are solved (the first start of each n stops because ${stopped.en}), and none when a disc may be moved to where it is: a full p2 stops every run; as the text has line 6, but no disc moved to where it is, ${textSolved} are solved; without capacities ${unlimited.en}; as the text has line 6, ${text.en}`,
    pt: `cada estado bom, n = 2 a ${most}: como impresso, ${done} de ${of} são resolvidos (o primeiro início de cada n para porque ${stopped.pt}), e nenhum quando um disco pode ser movido para onde está: p2 cheio para toda execução; com a linha 6 como a diz o texto, mas sem mover um disco para onde está, ${textSolved} são resolvidos; sem capacidades, ${unlimited.pt}; com a linha 6 como a diz o texto, ${text.pt}`,
  };
}

const near = '2/1/';

const caseOf = ({ instance: discs, computed }: Found<number, Faults>, most: number): Case => ({
  discs,
  ...startAndStop(computed, 'full'),
  near,
  stoppedNear: stoppedBy(algorithm.literal(parseLabel(manaus(2), near)).stopped, 'full'),
  most,
});

function check(most: number) {
  const instances = range(2, most);
  requireSolved(instances);
  requireStopped(instances);
  return withValues(solving(algorithm.literal, instances, checked(most)), (found) =>
    caseOf(found, most),
  );
}

export default {
  id: algorithm.id,
  statement: {
    en: 'For every n >= 2 and every good state of Manaus, the recursive function brings all n discs to p0 by the rules.',
    pt: 'Para todo n >= 2 e todo estado bom de Manaus, a função recursiva leva todos os n discos a p0 segundo as regras.',
  },
  departs: {
    en: 'Line 6 calls only for disc n on p1, as the text before the algorithm has it, and moving a disc to where it is changes nothing: then it brings every good state to p0 in the least number of moves. As printed, line 6 wants all smaller discs on p2 too, which never has room for them.',
    pt: 'A linha 6 só deve fazer a chamada quando d_n está em p_1, como diz o texto que precede o algoritmo, e mover um disco para onde ele já está não altera nada. Assim, todo estado bom é levado a p_0 com o menor número de movimentos. Como impressa, a linha 6 quer também todos os discos menores em p_2, onde nunca cabem.',
  },
  towers: ['manaus'],
  uses: ['martins2024/definition-4', 'martins2024/algorithm-10'],
  recorded: 'fails',
  check: (effort) => check(effort === 'quick' ? 6 : 10),
  erratum: {
    where: { en: 'Section 5.2, Algorithm 11, line 6', pt: 'Seção 5.2, Algoritmo 11, linha 6' },
    printed: {
      en: 'If d_n is on p_1 or on p_0: solucaoManaus(n - 1, p_2, p_1, p_0).',
      pt: 'Se d_n está em p_1 ou em p_0: solucaoManaus(n - 1, p_2, p_1, p_0).',
    },
    sure: {
      en: 'The text before the algorithm asks in line 6 for d_n on p_1 only; text and listing differ. With the condition of the text, and a disc that is in its place left there, the algorithm is right and optimal.',
      pt: 'O texto que precede o algoritmo pede, na linha 6, apenas d_n em p_1; texto e listagem divergem. Com a condição do texto, e sem mover um disco que já está no lugar, o algoritmo está certo e é ótimo.',
    },
    counterexample: {
      en: ({ discs, start, stopped, near, stoppedNear }) =>
        `n = ${discs}, from ${start}: at move ${stopped.at}, ${stopText(stopped)} (line 7 wants disc 1 there); and from ${near}, one move from the goal: ${stopText(stoppedNear)}`,
      pt: ({ discs, start, stopped: { at, peg, capacity }, near }) =>
        `n = ${discs}, a partir de ${start}: no movimento ${at}, p_${peg} está cheio (capacidade ${capacity}), e a linha 7 quer d_1 ali. O mesmo a partir de ${near}, a um movimento do objetivo.`,
    },
    found: {
      en: ({ most }) =>
        `Run from every good state, n = 2 to ${most}, as printed and with line 6 as in the text.`,
      pt: ({ most }) =>
        `Execução a partir de todos os estados bons, para n = 2 a ${most}, como impresso e com a linha 6 do texto.`,
    },
  },
} satisfies Item<Case>;
