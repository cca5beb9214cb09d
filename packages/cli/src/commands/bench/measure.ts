import { sum } from '@manaus/core/internals';
import type { Contender } from './contenders.js';
import { type Run, runOnce } from './run-once.js';
import type { Watcher } from './watcher.js';

/** The measurements of one program. */
export interface Measured {
  readonly name: string;
  readonly version: string | null;
  /** The reason why it was not measured, in part or at all. */
  readonly skipped: string | null;
  /** The number of states and the median of the seconds, one pair per size. */
  readonly times: readonly (readonly [states: number, seconds: number])[];
  /** The largest size at which both it and ours were measured; `null` if none exists. */
  readonly discs: number | null;
  /** Its time relative to ours at that size. */
  readonly ratio: number | null;
  /**
   * Bytes per state at its largest size: in arrays, and of the whole process; `null` if unknown.
   */
  readonly bytes: number | null;
  readonly peak: number | null;
  /**
   * The exponent e of states^e, fitted to the sizes with non-zero times; `null` for fewer than two.
   */
  readonly exponent: number | null;
}

/** The parameters of a measurement. */
export interface MeasureOptions extends Watcher {
  readonly sizes: readonly number[];
  readonly rounds: number;
  /** The seconds after which no further round begins. */
  readonly budget: number;
  /** The seconds after which a single run is killed. */
  readonly patience: number;
  /** The fields of the output on which all programs must agree. */
  readonly agree: readonly string[];
}

/** The runs of one program, by size. */
type Runs = Map<number, Run[]>;

/** A program with its runs. */
interface Tried {
  readonly contender: Contender;
  readonly runs: Runs;
  /** The reason why it is not run again; `null` while it is. */
  dropped: string | null;
}

/**
 * Measures programs in turn, round by round; the first is ours. All must agree; a peer that fails
 * is dropped.
 */
export async function measure(
  contenders: readonly Contender[],
  options: MeasureOptions,
): Promise<{ rounds: number; measured: Measured[] }> {
  const begin = performance.now();
  const tried = contenders.map(
    (contender): Tried => ({ contender, runs: new Map(), dropped: contender.missing }),
  );
  let rounds = 0;
  const inTime = () => rounds === 0 || (performance.now() - begin) / 1000 < options.budget;
  for (; rounds < options.rounds && inTime(); rounds++) await runRound(tried, rounds, options);
  const [own, ...others] = tried;
  for (const other of others) requireAgreement(own, other, options.agree);
  return { rounds, measured: tried.map((each) => summary(each, own.runs)) };
}

/** Runs every program that is not dropped once with every size. */
async function runRound(
  tried: readonly Tried[],
  round: number,
  options: MeasureOptions,
): Promise<void> {
  const { sizes, rounds, onProgress } = options;
  for (const [index, discs] of sizes.entries())
    for (const each of tried.filter(({ contender: { most = discs } }) => discs <= most)) {
      if (each.dropped !== null) continue;
      const share = (round + index / sizes.length) / rounds;
      onProgress?.(`${each.contender.name}, ${discs} discs`, share);
      const run = await attempt(each.contender, discs, options, each === tried[0]);
      keep(each, discs, run);
    }
}

/** Adds a run to those of a program, or drops the program for a reason. */
function keep(tried: Tried, discs: number, run: Run | string): void {
  if (typeof run === 'string') tried.dropped = run;
  else tried.runs.set(discs, [...(tried.runs.get(discs) ?? []), run]);
}

/** A run, or why a contender has no result. Throws if the program of this library fails. */
async function attempt(
  contender: Contender,
  discs: number,
  { patience, onChild }: MeasureOptions,
  isOurs: boolean,
): Promise<Run | string> {
  const run = await runOnce(contender, discs, patience, onChild).catch((error: Error) =>
    isOurs ? Promise.reject(error) : error.message,
  );
  return run ?? `more than ${patience} s for ${discs} discs`;
}

function requireAgreement(own: Tried, other: Tried, keys: readonly string[]): void {
  const [name, ownName] = [other, own].map(({ contender }) => contender.name);
  for (const [discs, [theirs]] of other.runs) {
    const [ours = theirs] = own.runs.get(discs) ?? [];
    const key = keys.find((each) => ours[each] !== theirs[each]);
    if (key !== undefined)
      throw new Error(
        `${name} finds ${key} ${theirs[key]} with ${discs} discs, ${ownName} ${ours[key]}`,
      );
  }
}

function summary({ contender, runs, dropped }: Tried, own: Runs): Measured {
  const times = [...runs.values()].map((list) => [list[0].order, medianSeconds(list)] as const);
  const discs = [...runs.keys()].filter((size) => own.has(size)).at(-1) ?? null;
  const [mine, theirs] = [runs, own].map((of) => medianSeconds(of.get(discs ?? 0) ?? []));
  const last = [...runs.values()].at(-1)?.[0];
  return {
    name: contender.name,
    version: last?.version ?? null,
    skipped: dropped,
    times,
    discs,
    ratio: discs === null ? null : mine / theirs,
    bytes: last?.bytes ?? null,
    peak: last?.peak === undefined ? null : last.peak / last.order,
    exponent: fittedExponent(times),
  };
}

function medianSeconds(runs: readonly Run[]): number {
  const seconds = runs.map((run) => run.seconds).sort((a, b) => a - b);
  return mean(seconds.slice((seconds.length - 1) >> 1, (seconds.length >> 1) + 1));
}

type Point = readonly [x: number, y: number];

/**
 * The exponent e of the power c x^e that fits points best, by least squares of the logarithms;
 * `null` for fewer than two points. A time of 0, below the resolution of the clock, has no
 * logarithm.
 *
 * @example
 * ```ts
 * fittedExponent([[1, 5], [2, 20], [4, 80]]); // => 2
 * ```
 */
export function fittedExponent(points: readonly Point[]): number | null {
  const timed = points.filter(([, y]) => y > 0);
  const logs = timed.map(([x, y]): Point => [Math.log(x), Math.log(y)]);
  return logs.length < 2 ? null : slope(logs);
}

/** The slope of the line that fits points best, by least squares. */
function slope(points: readonly Point[]): number {
  const [xs, ys] = ([0, 1] as const).map((axis) => deviations(points.map((point) => point[axis])));
  return sum(xs.map((x, i) => x * ys[i])) / sum(xs.map((x) => x ** 2));
}

/** The differences of numbers from their mean. */
function deviations(numbers: readonly number[]): number[] {
  const middle = mean(numbers);
  return numbers.map((number) => number - middle);
}

const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
