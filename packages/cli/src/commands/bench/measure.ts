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

/**
 * Measures programs in turn, round by round; the first is ours. All must agree; a peer that fails
 * is dropped.
 */
export async function measure(
  contenders: readonly Contender[],
  options: MeasureOptions,
): Promise<{ rounds: number; measured: Measured[] }> {
  const begin = performance.now();
  const runs = new Map(contenders.map(({ name }): [string, Runs] => [name, new Map()]));
  const dropped = new Map<string, string>(
    contenders.flatMap(({ name, missing }) => (missing === null ? [] : [[name, missing]])),
  );
  let round = 0;
  for (
    ;
    round < options.rounds && (round === 0 || (performance.now() - begin) / 1000 < options.budget);
    round++
  )
    for (const [index, discs] of options.sizes.entries())
      for (const contender of contenders) {
        const { name, most = Number.POSITIVE_INFINITY } = contender;
        if (dropped.has(name) || discs > most) continue;
        options.onProgress?.(
          `${name}, ${discs} discs`,
          (round + index / options.sizes.length) / options.rounds,
        );
        const run = await runOnce(contender, discs, options.patience, options.onChild).catch(
          (error: Error) => (contender === contenders[0] ? Promise.reject(error) : error.message),
        );
        if (run === null) dropped.set(name, `more than ${options.patience} s for ${discs} discs`);
        else if (typeof run === 'string') dropped.set(name, run);
        else runs.get(name)?.set(discs, [...(runs.get(name)?.get(discs) ?? []), run]);
      }
  const [own, ...others] = contenders.map(({ name }) => ({ name, runs: runs.get(name) as Runs }));
  for (const other of others) requireAgreement(own, other, options.agree);
  return {
    rounds: round,
    measured: [own, ...others].map((each) =>
      summary(each, own.runs, dropped.get(each.name) ?? null),
    ),
  };
}

function requireAgreement(
  own: { name: string; runs: Runs },
  other: { name: string; runs: Runs },
  keys: readonly string[],
): void {
  for (const [discs, [theirs]] of other.runs) {
    const [ours] = own.runs.get(discs) ?? [];
    for (const key of ours === undefined ? [] : keys)
      if (ours[key] !== theirs[key])
        throw new Error(
          `${other.name} finds ${key} ${theirs[key]} with ${discs} discs, ${own.name} ${ours[key]}`,
        );
  }
}

function summary(
  { name, runs }: { name: string; runs: Runs },
  own: Runs,
  skipped: string | null,
): Measured {
  const times = [...runs.values()].map((list) => [list[0].order, medianSeconds(list)] as const);
  const discs = [...runs.keys()].filter((size) => own.has(size)).at(-1) ?? null;
  const [mine, theirs] = [runs, own].map((of) => medianSeconds(of.get(discs ?? 0) ?? []));
  const last = [...runs.values()].at(-1)?.[0];
  return {
    name,
    version: last?.version ?? null,
    skipped,
    times,
    discs,
    ratio: discs === null ? null : mine / theirs,
    bytes: last?.bytes ?? null,
    peak: last?.peak === undefined ? null : last.peak / last.order,
    exponent: fittedExponent(times.filter(([, seconds]) => seconds > 0)),
  };
}

function medianSeconds(runs: readonly Run[]): number {
  const seconds = runs.map((run) => run.seconds).sort((a, b) => a - b);
  const middle = seconds.length >> 1;
  return seconds.length % 2 === 1 ? seconds[middle] : (seconds[middle - 1] + seconds[middle]) / 2;
}

/**
 * The exponent e of the power c x^e that fits points best, by least squares of the logarithms;
 * `null` for fewer than two points.
 *
 * @example
 * ```ts
 * fittedExponent([[1, 5], [2, 20], [4, 80]]); // => 2
 * ```
 */
export function fittedExponent(points: readonly (readonly [number, number])[]): number | null {
  if (points.length < 2) return null;
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  const mean = (axis: 0 | 1) => logs.reduce((sum, point) => sum + point[axis], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const covariance = logs.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return covariance / logs.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
