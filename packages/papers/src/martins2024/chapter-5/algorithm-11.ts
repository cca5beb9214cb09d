import {
  formatLabel,
  hanoi,
  manaus,
  manausRecursive,
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
  type Checks,
  general,
  type ItemCheck,
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
  const pegs = [
    ...new Set(list.map(({ firstFailed }) => stoppedBy(firstFailed?.stopped, 'full').peg)),
  ];
  return {
    en: pegs.map((peg) => `p${peg} is full`).join(' or '),
    pt: pegs.map((peg) => `p${peg} está cheio`).join(' ou '),
  };
}

const solving = (run: Run, instances: readonly number[], checked = inBoth('')) =>
  general<number, Faults>({
    checked,
    instances,
    stated: () => faultless,
    methods: goodTrials(run),
  });

const isStoppedByFullPeg = ({ stopped }: Play): boolean =>
  stopped?.code === 'full' && stopped.peg === 2;

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

function check(most: number) {
  const instances = range(2, most);
  // Repaired, and as the text has line 6, it is right.
  for (const run of [solved(TEXT), repaired]) requireHolds(solving(run, instances));
  // As printed a full p2 stops every run, even where a disc may be moved to where it is.
  const methods = onStates((states) => ({
    others: labelsWhere(
      states,
      ({ good, state }) => good && !isStoppedByFullPeg(solved(STAYS)(state)),
    ),
  }));
  requireHolds(
    general({ checked: inBoth(''), instances, stated: () => ({ others: [] }), methods }),
  );
  return withValues(solving(algorithm.literal, instances, checked(most)), (found) => ({
    discs: found.instance,
    ...startAndStop(found.computed, 'full'),
    near,
    stoppedNear: stoppedBy(algorithm.literal(parseLabel(manaus(2), near)).stopped, 'full'),
    most,
  }));
}

export default {
  'algorithm-11': {
    check: (effort) => check(effort === 'quick' ? 6 : 10),
    counterexample: {
      en: ({ discs, start, stopped, near, stoppedNear }) =>
        `n = ${discs}, from ${start}: at move ${stopped.at}, ${stopText(stopped)} (line 7 wants disc 1 there); and from ${near}, one move from the goal: ${stopText(stoppedNear)}`,
      pt: ({ discs, start, stopped: { at, peg, capacity }, near }) =>
        `n = ${discs}, a partir de ${start}: no movimento ${at}, p_${peg} está cheio (capacidade ${capacity}), e a linha 7 quer d_1 ali. O mesmo a partir de ${near}, a um movimento do objetivo.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
