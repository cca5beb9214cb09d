import { fittedExponent } from './measure.mjs';
import { runOnce } from './programs.mjs';

/** The seconds beyond the limit that a process may take to start. */
const START = 5;

/** Runs a program with one disc more each time, until it takes longer than the limit or fails. */
export async function reach(contender, options) {
  const { from, limit } = options;
  const runs = [];
  const stopped = contender.missing ?? (await runUpwards(contender, options, runs));
  const times = runs.map(({ order, seconds }) => [order, seconds]);
  return {
    name: contender.name,
    limit,
    discs: runs.length === 0 ? null : from + runs.length - 1,
    last: runs.at(-1) ?? null,
    times,
    exponent: fittedExponent(times),
    stopped,
  };
}

/** Adds runs of more and more discs, and says why they ended. */
async function runUpwards(contender, { from, limit, onProgress, onChild }, runs) {
  for (let discs = from; ; discs++) {
    if (discs > (contender.most ?? Number.POSITIVE_INFINITY)) return 'no more were asked for';
    onProgress?.(`${contender.name}, ${discs} discs`, null);
    const run = await attempt(contender, discs, limit, onChild);
    if (typeof run === 'string') return run;
    runs.push(run);
  }
}

async function attempt(contender, discs, limit, onChild) {
  try {
    const run = await runOnce(contender, discs, limit + START, onChild);
    return run === null || run.seconds > limit ? `more than ${limit} s for ${discs} discs` : run;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
