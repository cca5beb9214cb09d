import { hanoi, range } from '@manaus/core';
import { type SearchCase, searchCases, searchContenders } from './cases.js';
import { type Contender, ours, type PeerName, peer, yardstick } from './contenders.js';
import { type MeasureOptions, measure } from './measure.js';
import { type Reach, reach } from './reach.js';
import { diameterDiscs, minuteDiscs } from './targets.js';
import {
  type Comparison,
  type DiameterCase,
  type PartName,
  partNames,
  type Results,
} from './types.js';
import type { Watcher } from './watcher.js';

/** The extent of a bench: the largest sizes, and times in seconds. */
export interface Effort {
  readonly explicit: number;
  readonly four: number;
  readonly three: number;
  readonly classes: number;
  readonly oxford: number;
  readonly starts: number;
  /** The time limit of `reach`. */
  readonly limit: number;
  /** The time after which no round begins. */
  readonly budget: number;
  /** The time after which a run is killed. */
  readonly patience: number;
  /** True if the run with the most discs in memory is made too. */
  readonly memory: boolean;
}

/** The extents: `quick` takes seconds and means little; `full` fills the table of targets. */
export const efforts = {
  quick: {
    explicit: 8,
    four: 9,
    three: 10,
    classes: 10,
    oxford: 6,
    starts: 10,
    limit: 1,
    budget: 5,
    patience: 20,
    memory: false,
  },
  usual: {
    explicit: 12,
    four: 15,
    three: 17,
    classes: 16,
    oxford: 9,
    starts: 14,
    limit: 60,
    budget: 60,
    patience: 100,
    memory: false,
  },
  full: {
    explicit: 14,
    four: 16,
    three: 18,
    classes: 18,
    oxford: 10,
    starts: 16,
    limit: 60,
    budget: Number.POSITIVE_INFINITY,
    patience: 300,
    memory: true,
  },
} as const satisfies Readonly<Record<string, Effort>>;

/** The request: parts, extent, peers, rounds. */
export interface Asked {
  readonly parts: readonly PartName[];
  readonly effort: Effort;
  readonly peers: readonly PeerName[];
  readonly rounds: number;
}

/** The time limit of a diameter, in limits of `reach`. */
const DIAMETER_TIMES = 5;
const MEMORY = 20 * 2 ** 30;

/** The measurements of a part. */
type Measuring = (asked: Asked, watcher: Watcher) => Promise<Results>;

const searches = ['four', 'three', 'oxford'] as const;
const diameters = ['oxford', 'london', 'four'] as const;

const measuring: Readonly<Record<PartName, Measuring>> = {
  explicit: async (...asked) => ({ explicit: await explicit(...asked) }),
  implicit: async (...asked) => ({
    implicit: await each(searches, (name) => implicit(name, ...asked)),
  }),
  classes: async (...asked) => ({ classes: await classes(...asked) }),
  reach: reachWithMemory,
  diameter: async ({ effort }, watcher) => ({
    diameter: await each(diameters, (name) => diameterReach(name, effort.limit, watcher)),
  }),
  'all-starts': async (...asked) => ({ 'all-starts': await allStarts(...asked) }),
};

/** Measures the requested parts, one after the other. */
export async function measureParts(asked: Asked, watcher: Watcher): Promise<Results> {
  let results: Results = {};
  for (const part of partNames.filter((name) => asked.parts.includes(name)))
    results = { ...results, ...(await measuring[part](asked, watcher)) };
  return results;
}

async function explicit(asked: Asked, watcher: Watcher): Promise<Comparison> {
  const peers = await Promise.all(asked.peers.map((name) => peer(name, watcher)));
  return compared('the stored graph of Hanoi on 3 pegs', [ours('explicit.mjs'), ...peers], {
    ...extentOf(asked, watcher),
    sizes: upTo(asked.effort.explicit, 4),
    agree: ['order', 'components', 'degree2', 'eccentricity', 'sum'],
  });
}

async function implicit(name: SearchCase, asked: Asked, watcher: Watcher): Promise<Comparison> {
  const contenders = await searchContenders(name, asked.peers.includes('cpp'), watcher);
  return compared(searchCases[name].work, contenders, {
    ...extentOf(asked, watcher),
    sizes: upTo(asked.effort[name], 3),
    agree: ['order', 'eccentricity', 'sum'],
  });
}

/**
 * Searches by two methods on all cores; at most four times as patient, as one run may take minutes.
 */
function classes(asked: Asked, watcher: Watcher): Promise<Comparison> {
  const contenders = (['classes', 'planes'] as const).map((method) =>
    ours('implicit.mjs', ['four'], [method], method),
  );
  const work = 'all states of Hanoi on 4 pegs, one class at a time and by bit planes';
  return compared(work, contenders, {
    ...extentOf(asked, watcher),
    patience: 4 * asked.effort.patience,
    sizes: [asked.effort.classes],
    agree: ['order', 'eccentricity', 'sum'],
  });
}

const extentOf = ({ effort, rounds }: Asked, watcher: Watcher) => ({
  ...effort,
  rounds,
  ...watcher,
});

/** The measurements of programs that do the same work. */
async function compared(
  work: string,
  contenders: readonly Contender[],
  options: MeasureOptions,
): Promise<Comparison> {
  const { rounds, measured } = await measure(contenders, options);
  return { work, sizes: options.sizes, rounds, results: measured };
}

/** The most discs within the time, and with enough effort within the memory. */
async function reachWithMemory({ effort }: Asked, watcher: Watcher): Promise<Results> {
  const reach = await each(searches, (name) => searchReach(name, effort.limit, watcher));
  return effort.memory
    ? { reach, memory: await memoryReach(effort, reach.four, watcher) }
    : { reach };
}

function searchReach(name: SearchCase, limit: number, watcher: Watcher): Promise<Reach> {
  const { work, from } = searchCases[name];
  const [, most] = minuteDiscs[name];
  return reach({ ...ours('implicit.mjs', [name]), name: work, most }, { from, limit, ...watcher });
}

/** The most discs of Hanoi on 4 pegs whose search fits in memory by prediction. */
async function mostInMemory(): Promise<number> {
  const { estimateSearch } = await import('@manaus/kernels');
  const bytes = (discs: number) =>
    estimateSearch(hanoi(discs, { pegs: 4 }), { method: 'planes' }).bytes;
  let discs = searchCases.four.from;
  while (bytes(discs + 1) <= MEMORY) discs++;
  return discs;
}

/** A run with the most discs that fit in memory by prediction, unless `within` contains it. */
async function memoryReach({ patience }: Effort, within: Reach, watcher: Watcher): Promise<Reach> {
  const discs = await mostInMemory();
  if ((within.discs ?? 0) >= discs) return within;
  const run = await reach(
    { ...ours('implicit.mjs', ['four']), name: within.name, most: discs },
    { from: discs, limit: 4 * patience, ...watcher },
  );
  return run.discs === null ? { ...within, stopped: run.stopped } : run;
}

function diameterReach(name: DiameterCase, limit: number, watcher: Watcher): Promise<Reach> {
  const [, most] = diameterDiscs[name];
  const contender = { ...ours('diameter.mjs', [name]), name: `the diameter of ${name}`, most };
  return reach(contender, { from: 8, limit: DIAMETER_TIMES * limit, ...watcher });
}

async function allStarts(asked: Asked, watcher: Watcher): Promise<Comparison> {
  const cpp = asked.peers.includes('cpp') ? [await yardstick('all-starts', watcher)] : [];
  const work = 'an algorithm checked from all starts of Hanoi on 3 pegs';
  return compared(work, [ours('all-starts.mjs'), ...cpp], {
    ...extentOf(asked, watcher),
    sizes: upTo(asked.effort.starts, 3),
    agree: ['order', 'optimal'],
  });
}

/** The last `count` sizes up to the largest. */
const upTo = (largest: number, count: number) => range(largest - count + 1, largest);

/** The results by name, computed one after the other so that they do not disturb each other. */
async function each<K extends string, T>(
  names: readonly K[],
  make: (name: K) => Promise<T>,
): Promise<Record<K, T>> {
  const made = {} as Record<K, T>;
  for (const name of names) made[name] = await make(name);
  return made;
}
