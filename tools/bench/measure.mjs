import { sum } from '@manaus/core/internals';
import { runOnce } from './programs.mjs';

/**
 * Measures programs in turn, round by round; the first is ours. All must agree; a peer that fails
 * is dropped.
 */
export async function measure(contenders, options) {
  const begin = performance.now();
  const tried = contenders.map((contender) => ({
    contender,
    runs: new Map(),
    dropped: contender.missing,
  }));
  let rounds = 0;
  const inTime = () => rounds === 0 || (performance.now() - begin) / 1000 < options.budget;
  for (; rounds < options.rounds && inTime(); rounds++) await runRound(tried, rounds, options);
  const [own, ...others] = tried;
  for (const other of others) requireAgreement(own, other, options.agree);
  return { rounds, measured: tried.map((each) => summary(each, own.runs)) };
}

/** Runs every program that is not dropped once with every size. */
async function runRound(tried, round, options) {
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
function keep(tried, discs, run) {
  if (typeof run === 'string') tried.dropped = run;
  else tried.runs.set(discs, [...(tried.runs.get(discs) ?? []), run]);
}

/** A run, or why a contender has no result. Throws if the program of this library fails. */
async function attempt(contender, discs, { patience, onChild }, isOurs) {
  const run = await runOnce(contender, discs, patience, onChild).catch((error) =>
    isOurs ? Promise.reject(error) : error.message,
  );
  return run ?? `more than ${patience} s for ${discs} discs`;
}

function requireAgreement(own, other, keys) {
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

function summary({ contender, runs, dropped }, own) {
  const times = [...runs.values()].map((list) => [list[0].order, medianSeconds(list)]);
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

function medianSeconds(runs) {
  const seconds = runs.map((run) => run.seconds).sort((a, b) => a - b);
  return mean(seconds.slice((seconds.length - 1) >> 1, (seconds.length >> 1) + 1));
}

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
export function fittedExponent(points) {
  const timed = points.filter(([, y]) => y > 0);
  const logs = timed.map(([x, y]) => [Math.log(x), Math.log(y)]);
  return logs.length < 2 ? null : slope(logs);
}

/** The slope of the line that fits points best, by least squares. */
function slope(points) {
  const [xs, ys] = [0, 1].map((axis) => deviations(points.map((point) => point[axis])));
  return sum(xs.map((x, i) => x * ys[i])) / sum(xs.map((x) => x ** 2));
}

/** The differences of numbers from their mean. */
function deviations(numbers) {
  const middle = mean(numbers);
  return numbers.map((number) => number - middle);
}

const mean = (numbers) => sum(numbers) / numbers.length;
