import { type Contender, type Run, runOnce } from './contenders.js';

/** What one program needed. */
export interface Measured {
  readonly name: string;
  readonly version: string | null;
  /** Why it was not measured, in part or at all. */
  readonly skipped: string | null;
  /** The number of states and the median of the seconds, a pair a size. */
  readonly times: readonly (readonly [states: number, seconds: number])[];
  /** Times as long as ours at the largest size; `null` where that was not measured. */
  readonly ratio: number | null;
  /** The exponent e of states^e, fitted to the sizes that took longer than the clock can tell; `null` below two. */
  readonly exponent: number | null;
}

/** How to measure. */
export interface MeasureOptions {
  readonly sizes: readonly number[];
  readonly rounds: number;
  /** After so many seconds no further round begins. */
  readonly budget: number;
  /** A single run is given up after so many seconds. */
  readonly patience: number;
  readonly onProgress?: ((what: string, share: number) => void) | undefined;
}

/** Measures programs in turn, round by round; the first is ours. All must find the same. */
export async function measure(contenders: readonly Contender[], options: MeasureOptions): Promise<{ rounds: number; measured: Measured[] }> {
  const begin = performance.now();
  const runs = new Map<string, Run[]>();
  const givenUp = new Map<string, string>(contenders.flatMap(({ name, missing }) => (missing === null ? [] : [[name, missing]])));
  let round = 0;
  for (; round < options.rounds && (performance.now() - begin) / 1000 < (round === 0 ? Number.POSITIVE_INFINITY : options.budget); round++)
    for (const [index, discs] of options.sizes.entries())
      for (const contender of contenders) {
        if (givenUp.has(contender.name)) continue;
        options.onProgress?.(`${contender.name}, ${discs} discs`, (round + index / options.sizes.length) / options.rounds);
        const run = await runOnce(contender, discs, options.patience);
        if (run === null) givenUp.set(contender.name, `more than ${options.patience} s for ${discs} discs`);
        else runs.set(`${contender.name} ${discs}`, [...(runs.get(`${contender.name} ${discs}`) ?? []), run]);
      }
  const [own] = contenders;
  for (const discs of options.sizes) for (const { name } of contenders) requireAgreement(name, runs.get(`${own.name} ${discs}`)?.[0], runs.get(`${name} ${discs}`)?.[0]);
  const timesOf = (name: string) => options.sizes.flatMap((discs) => medianOf(runs.get(`${name} ${discs}`) ?? []));
  const measured = contenders.map(({ name }): Measured => {
    const times = timesOf(name);
    const last = times.length === options.sizes.length ? times[times.length - 1] : undefined;
    const reference = timesOf(own.name).at(-1);
    const ratio = last === undefined || reference === undefined ? null : last[1] / reference[1];
    const version = runs.get(`${name} ${options.sizes[0]}`)?.[0]?.version ?? null;
    return { name, version, skipped: givenUp.get(name) ?? null, times, ratio, exponent: fittedExponent(times.filter(([, seconds]) => seconds > 0)) };
  });
  return { rounds: round, measured };
}

function requireAgreement(name: string, ours: Run | undefined, theirs: Run | undefined): void {
  if (ours === undefined || theirs === undefined) return;
  for (const key of ['order', 'components', 'degree2', 'eccentricity', 'sum'] as const)
    if (ours[key] !== theirs[key]) throw new Error(`${name} finds ${key} ${theirs[key]}, manaus ${ours[key]}`);
}

function medianOf(runs: readonly Run[]): [states: number, seconds: number][] {
  if (runs.length === 0) return [];
  const seconds = runs.map((run) => run.seconds).sort((a, b) => a - b);
  const middle = seconds.length >> 1;
  return [[runs[0].order, seconds.length % 2 === 1 ? seconds[middle] : (seconds[middle - 1] + seconds[middle]) / 2]];
}

/**
 * The exponent e for which c x^e comes nearest to some points, by least squares of the logarithms; `null` for fewer than two.
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
