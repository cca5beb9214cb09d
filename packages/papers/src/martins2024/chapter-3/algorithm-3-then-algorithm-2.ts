import {
  hanoi,
  hanoiIterative,
  type Play,
  runProgram,
  type Stop,
  stopText,
  type TowerState,
} from '@manaus/core';
import {
  discsOf,
  type Faults,
  faultless,
  stoppedPlay,
  type Trial,
  trial,
  trialTable,
} from '../../algorithm.js';
import {
  type Checks,
  type Finding,
  general,
  type ItemCheck,
  inBoth,
  type Methods,
  range,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import { firstMoveThenIterate } from '../evidence/first-move.js';
import { faultsFrom, leastBySearch, leastWithoutSearch } from '../evidence/hanoi-oracles.js';
import type { Reading } from '../evidence/iterative.js';
import { bothOnPegs } from '../evidence/iterative-on-pegs.js';
import { optimalStates, recursivePlay, statesOf } from '../evidence/optimal-play.js';

type Unsolved = NonNullable<Faults['unsolved']>;
type Longer = NonNullable<Faults['longer']>;

/**
 * The state where the print stops; with the milder readings a detour, and a start from which it
 * cycles.
 */
type Case = {
  readonly discs: number;
  readonly start: string;
  readonly stopped: NonNullable<Unsolved['stopped']>;
  readonly detour: Longer & { readonly discs: number };
  readonly loop: {
    readonly discs: number;
    readonly start: string;
    readonly stopped: Stop<'repeats'>;
  };
  readonly most: number;
};

/** Both algorithms in one reading, from every state of the solution. */
const methods = (reading: Reading): Methods<number, Faults> => ({
  'played by the rules, from the path by search': (n) =>
    faultsFrom(optimalStates(n), (start) => firstMoveThenIterate(start, reading), leastBySearch(n)),
  'followed on a list of pegs, from the path by recursion': (n) =>
    faultsFrom(statesOf(recursivePlay(n)), bothOnPegs(reading), leastWithoutSearch),
});

const repaired = (start: TowerState): Play =>
  runProgram(hanoi(discsOf(start)), start, hanoiIterative);

/** Repaired, it is optimal from every state of the solution. */
const reading = (most: number) =>
  general<number, Faults>({
    checked: {
      en: `every state of the optimal path, n = 1 to ${most}`,
      pt: `cada estado do caminho mínimo, n = 1 a ${most}`,
    },
    instances: range(1, most),
    stated: () => faultless,
    methods: {
      'repaired, against the distance by search': (n) =>
        faultsFrom(optimalStates(n), repaired, leastBySearch(n)),
      'repaired, against the distance without search': (n) =>
        faultsFrom(statesOf(recursivePlay(n)), repaired, leastWithoutSearch),
    },
  });

const solving = (line: Reading, instances: readonly number[], checked: Words) =>
  general<number, Faults>({ checked, instances, stated: () => faultless, methods: methods(line) });

/** The faults of the milder readings. */
function milderFaults(discs: number): Faults {
  const finding = solving('may', [discs], inBoth(`n = ${discs}`));
  if (finding.verdict !== 'fails') throw new Error(`the milder readings hold for n = ${discs}`);
  return finding.values.computed;
}

/** The results of the milder readings with 1 disc and with 2, in both directions. */
function milder(): Pick<Case, 'detour' | 'loop'> {
  const [{ longer }, { unsolved }] = [milderFaults(1), milderFaults(2)];
  if (longer === null || unsolved?.stopped?.code !== 'repeats')
    throw new Error('the milder readings make no detour, or do not go round');
  const { start, stopped } = unsolved;
  return { detour: { discs: 1, ...longer }, loop: { discs: 2, start, stopped } };
}

/** The trials of a reading from every state of the optimal path. */
const trials = (most: number, reading: Reading): Trial[] =>
  range(1, most).map((discs) =>
    trial({
      discs,
      starts: optimalStates(discs),
      run: (start) => firstMoveThenIterate(start, reading),
      least: leastBySearch(discs),
    }),
  );

function checkedOf(most: number): Words {
  const printed = trials(most, 'must');
  const solved = printed.reduce((sum, { solved }) => sum + solved, 0);
  const mild = trialTable(trials(most, 'may'));
  return {
    en: `every state of the optimal path, n = 1 to ${most}: as printed ${solved} are solved; with the milder readings of both algorithms ${mild.en}; repaired, all are, by a shortest way`,
    pt: `cada estado do caminho mínimo, n = 1 a ${most}: como impresso, ${solved} são resolvidos; com as leituras mais brandas dos dois algoritmos, ${mild.pt}; reparado, todos o são, por um caminho mínimo`,
  };
}

function check(most: number): Finding<Case> {
  requireHolds(reading(most));
  const printed = solving('must', range(1, most), checkedOf(most));
  return withValues(printed, (found) => {
    const { start, stopped } = stoppedPlay(found.computed);
    return { discs: found.instance, start, stopped, ...milder(), most };
  });
}

export default {
  'algorithm-3/then-algorithm-2': {
    check: (effort) => check(effort === 'quick' ? 6 : 9),
    counterexample: {
      en: ({ discs, start, stopped, detour, loop }) =>
        `n = ${discs}, from ${start}: at move ${stopped.at}, ${stopText(stopped)}; with the milder readings, n = ${detour.discs}, from ${detour.start}: ${detour.moves} moves, and the least number is ${detour.least}; n = ${loop.discs}, from ${loop.start}: at move ${loop.stopped.at}, ${stopText(loop.stopped)}`,
      pt: ({ detour, loop }) =>
        `Mesmo quando os dois algoritmos são lidos da forma mais favorável: n = ${detour.discs}, a partir de ${detour.start}, são ${detour.moves} movimentos, e ${detour.least} basta; n = ${loop.discs}, a partir de ${loop.start}, o procedimento não termina, pois no movimento ${loop.stopped.at} tudo está como depois do movimento ${loop.stopped.after}.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
