import type { TowerProgram, TowerRules } from '@manaus/core';
import { differ, firstWrong, range } from '../check.js';
import type { Finding } from '../item.js';
import { asPrinted, assess, crossCheck, type Reading, readings, wordsOf, wordsOfFailure, wordsOfLonger, wordsOfMeasure } from './random-start.js';

/** An algorithm of the work that starts anywhere: literally in any reading, and repaired. */
export interface RandomStart {
  tower(discs: number): TowerRules;
  literal(reading: Reading): TowerProgram;
  readonly repaired: TowerProgram;
  /** The numbers of discs that the print admits, and those for which the repair solves: from these on. */
  readonly least: number;
  readonly repairedFrom: number;
}

/** How far a check goes: as printed, in all readings, and repaired. */
export interface Depth {
  readonly printed: number;
  readonly readings: number;
  readonly repaired: number;
}

/** The literal algorithm must bring every state to the goal; what is found of the readings and of the repair is told. */
export function checkRandomStart(algorithm: RandomStart, depth: Depth): Finding {
  const { tower, least, repairedFrom } = algorithm;
  const sizes = range(least, depth.printed);
  for (const n of range(least, 4)) for (const program of [algorithm.literal(asPrinted), algorithm.repaired]) crossCheck(tower(n), program);
  const printed = sizes.map((n) => ({ n, found: assess(tower(n), algorithm.literal(asPrinted)) }));
  const measured = range(repairedFrom, depth.repaired).map((n) => ({ n, found: assess(tower(n), algorithm.repaired) }));
  const solving = readings.filter((reading) => range(repairedFrom, depth.readings).every((n) => solvesAll(tower(n), algorithm.literal(reading))));
  const repaired = firstWrong(...measured.map(({ n, found }) => differ(`states solved by the repair with ${n} discs`, found.states, found.solved)));
  const tried = {
    checked: [
      `As printed: every state, n = ${least} to ${depth.printed} (${printed.map(({ n, found }) => `n = ${n}: ${found.solved} of ${found.states} solved`).join('; ')})`,
      `All ${readings.length} readings, n = ${repairedFrom} to ${depth.readings}: every state is solved only with ${solving.map(wordsOf).join('; or ') || 'none'}`,
      `Repaired, against distances by search: ${repaired ?? measured.map(({ n, found }) => wordsOfMeasure(n, found)).join('; ')}`,
      `The first longer play: ${firstLonger(measured.map(({ found }) => found))}`,
    ].join('. '),
    methods: 2,
  };
  const failed = printed.filter(({ found }) => found.firstUnsolved !== null).slice(0, 2);
  if (failed.length === 0) return { verdict: 'holds-in-range', ...tried };
  return {
    verdict: 'fails',
    ...tried,
    counterexample: failed.map(({ n, found }) => `n = ${n}: ${found.firstUnsolved === null ? '' : wordsOfFailure(found.firstUnsolved)}`).join('. '),
  };
}

/** Whether a program brings every state to the goal. */
function solvesAll(rules: TowerRules, program: TowerProgram): boolean {
  const { states, solved } = assess(rules, program);
  return solved === states;
}

function firstLonger(found: readonly ReturnType<typeof assess>[]): string {
  const first = found.find((assessment) => assessment.firstLonger !== null)?.firstLonger ?? null;
  return first === null ? 'none' : wordsOfLonger(first);
}

/** Whether every play of the literal algorithm is a shortest path; what is found of the repair is told. */
export function checkOptimality(algorithm: RandomStart, sizes: readonly number[], depth: Pick<Depth, 'printed' | 'repaired'>): Finding {
  const upTo = (most: number) => sizes.filter((n) => n <= most);
  const printed = upTo(depth.printed).map((n) => ({ n, found: assess(algorithm.tower(n), algorithm.literal(asPrinted)) }));
  const repaired = upTo(depth.repaired).map((n) => ({ n, found: assess(algorithm.tower(n), algorithm.repaired) }));
  for (const { n } of printed) if (n <= 4) crossCheck(algorithm.tower(n), algorithm.repaired);
  const wrong = printed.find(({ found }) => found.optimal < found.states);
  const longer = firstLonger(repaired.map(({ found }) => found));
  const tried = {
    checked: `every state against distances by search: as printed ${printed.map(({ n, found }) => `n = ${n}: ${found.optimal} of ${found.states} optimal`).join('; ')}; repaired ${repaired.map(({ n, found }) => wordsOfMeasure(n, found)).join('; ')}`,
    methods: 2,
  };
  if (wrong === undefined && longer === 'none') return { verdict: 'holds', ...tried };
  const literal = wrong === undefined || wrong.found.firstUnsolved === null ? '' : `As printed, n = ${wrong.n}: ${wordsOfFailure(wrong.found.firstUnsolved)}. `;
  return { verdict: 'fails', ...tried, counterexample: `${literal}Repaired: ${longer}` };
}
