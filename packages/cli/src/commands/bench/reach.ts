import type { Contender } from './contenders.js';
import { fittedExponent } from './measure.js';
import { type Run, runOnce } from './run-once.js';
import type { Watcher } from './watcher.js';

/** The most discs that a program does within a time. */
export interface Reach {
  readonly name: string;
  /** The time limit in seconds. */
  readonly limit: number;
  /** The most discs within the time; `null` if the first run took too long. */
  readonly discs: number | null;
  /** The last run within the time. */
  readonly last: Run | null;
  /** The number of states and the seconds, one pair per size. */
  readonly times: readonly (readonly [states: number, seconds: number])[];
  readonly exponent: number | null;
  /** The reason why no larger size was run. */
  readonly stopped: string;
}

/** The first size, the time limit in seconds, and callbacks. */
export interface ReachOptions extends Watcher {
  readonly from: number;
  readonly limit: number;
}

/** The seconds beyond the limit that a process may take to start. */
const START = 5;

/** Runs a program with one disc more each time, until it takes longer than the limit or fails. */
export async function reach(contender: Contender, options: ReachOptions): Promise<Reach> {
  const { from, limit } = options;
  const runs: Run[] = [];
  const stopped = contender.missing ?? (await runUpwards(contender, options, runs));
  const times = runs.map(({ order, seconds }) => [order, seconds] as const);
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
async function runUpwards(
  contender: Contender,
  { from, limit, onProgress, onChild }: ReachOptions,
  runs: Run[],
): Promise<string> {
  for (let discs = from; ; discs++) {
    if (discs > (contender.most ?? Number.POSITIVE_INFINITY)) return 'no more were asked for';
    onProgress?.(`${contender.name}, ${discs} discs`, null);
    const run = await attempt(contender, discs, limit, onChild);
    if (typeof run === 'string') return run;
    runs.push(run);
  }
}

async function attempt(
  contender: Contender,
  discs: number,
  limit: number,
  onChild: Watcher['onChild'],
): Promise<Run | string> {
  try {
    const run = await runOnce(contender, discs, limit + START, onChild);
    return run === null || run.seconds > limit ? `more than ${limit} s for ${discs} discs` : run;
  } catch (error) {
    return (error as Error).message;
  }
}
