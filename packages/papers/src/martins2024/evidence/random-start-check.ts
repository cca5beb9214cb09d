import type { TowerProgram, TowerRules } from '@manaus/core';
import { requireReading, type Trial, trialTable } from '../../algorithm.js';
import { range } from '../../legacy/check.js';
import type { Finding } from '../../legacy/item.js';
import {
  asPrinted,
  crossCheck,
  fromEveryState,
  type Reading,
  readings,
  wordsOf,
  wordsOfPlay,
} from './random-start.js';

/** An algorithm of the work that starts anywhere: literally in any reading, and repaired. */
export interface RandomStart {
  tower(discs: number): TowerRules;
  literal(reading: Reading): TowerProgram;
  readonly repaired: TowerProgram;
  /** The fewest discs that the print admits, and the fewest for which every state can be solved. */
  readonly least: number;
  readonly solvable: number;
  /** Which lines make the first play of the print fail. */
  readonly why: string;
}

/** How far a check goes: as printed, in all readings, and repaired. */
export interface Depth {
  readonly printed: number;
  readonly readings: number;
  readonly repaired: number;
}

const trials = ({ tower }: RandomStart, program: TowerProgram, sizes: readonly number[]): Trial[] =>
  sizes.map((n) => fromEveryState(tower(n), program));

const solvesAll = ({ solved, starts }: Trial): boolean => solved === starts;

/** The readings under which every state is solved. */
function solving(algorithm: RandomStart, most: number): readonly Reading[] {
  const sizes = range(algorithm.solvable, most);
  return readings.filter((reading) =>
    sizes.every((n) => solvesAll(fromEveryState(algorithm.tower(n), algorithm.literal(reading)))),
  );
}

/** The literal algorithm must bring every state to the goal; what is found of the readings and of the repair is told. */
export function checkRandomStart(algorithm: RandomStart, depth: Depth): Finding {
  const { tower, literal, least, solvable } = algorithm;
  for (const n of range(least, 4))
    for (const program of [literal(asPrinted), algorithm.repaired]) crossCheck(tower(n), program);
  const printed = trials(algorithm, literal(asPrinted), range(least, depth.printed));
  const repaired = trials(algorithm, algorithm.repaired, range(solvable, depth.repaired));
  const taken = solving(algorithm, depth.readings);
  requireReading(
    taken.length === 1 && repaired.every(solvesAll)
      ? null
      : `${taken.length} readings solve every state`,
  );
  const tried = {
    checked: [
      `As printed, from every state: ${trialTable(printed)}`,
      `All ${readings.length} readings, n = ${solvable} to ${depth.readings}: every state is solved only with ${taken.map(wordsOf).join('; or ')}`,
      `Repaired, against distances by search: ${trialTable(repaired)}`,
      `The first play that is too long: ${firstLonger(algorithm, repaired)}`,
      'To n = 4 each move of each play is looked up among the legal ones, and distances are found a second time by playing on labels',
    ].join('. '),
    methods: 2,
  };
  const failed = printed.filter((trial) => !solvesAll(trial)).slice(0, 2);
  if (failed.length === 0) return { verdict: 'holds-in-range', ...tried };
  return {
    verdict: 'fails',
    ...tried,
    counterexample: [...failed.map((trial) => firstFailed(algorithm, trial)), algorithm.why].join(
      '. ',
    ),
  };
}

function firstFailed(
  { tower, literal }: RandomStart,
  { discs, firstFailed: failed }: Trial,
): string {
  return failed === null
    ? ''
    : `n = ${discs}: the play goes ${wordsOfPlay(tower(discs), failed.start, literal(asPrinted))}`;
}

function firstLonger({ tower, repaired }: RandomStart, list: readonly Trial[]): string {
  for (const { discs, firstLonger: longer } of list)
    if (longer !== null)
      return `${wordsOfPlay(tower(discs), longer.start, repaired)}: ${longer.moves} moves, where ${longer.least} suffice`;
  return 'none';
}

/** Whether every play of the literal algorithm is a shortest path; what is found of the repair is told. */
export function checkOptimality(
  algorithm: RandomStart,
  sizes: readonly number[],
  depth: Pick<Depth, 'printed' | 'repaired'>,
): Finding {
  for (const n of sizes) if (n <= 4) crossCheck(algorithm.tower(n), algorithm.repaired);
  const upTo = (most: number) => sizes.filter((n) => n <= most);
  const printed = trials(algorithm, algorithm.literal(asPrinted), upTo(depth.printed));
  const repaired = trials(algorithm, algorithm.repaired, upTo(depth.repaired));
  const tried = {
    checked: `every state against distances by search: as printed ${trialTable(printed)}. Repaired ${trialTable(repaired)}`,
    methods: 2,
  };
  const wrong = printed.find(({ shortest, starts }) => shortest < starts);
  if (wrong === undefined) return { verdict: 'holds', ...tried };
  return {
    verdict: 'fails',
    ...tried,
    counterexample: `As printed, ${firstFailed(algorithm, wrong)} (${algorithm.why}). Repaired: ${firstLonger(algorithm, repaired)}`,
  };
}
