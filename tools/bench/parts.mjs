import { hanoi, range } from '@manaus/core';
import { ours, peer, searchCases, searchContenders, yardstick } from './contenders.mjs';
import { measure } from './measure.mjs';
import { reach } from './reach.mjs';
import { diameterDiscs, minuteDiscs } from './targets.mjs';

/** The parts of a bench. */
export const partNames = ['explicit', 'implicit', 'classes', 'reach', 'diameter', 'all-starts'];

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
};

/** The time limit of a diameter, in limits of `reach`. */
const DIAMETER_TIMES = 5;
const MEMORY = 20 * 2 ** 30;

const searches = ['four', 'three', 'oxford'];
const diameters = ['oxford', 'london', 'four'];

const measuring = {
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
export async function measureParts(asked, watcher) {
  let results = {};
  for (const part of partNames.filter((name) => asked.parts.includes(name)))
    results = { ...results, ...(await measuring[part](asked, watcher)) };
  return results;
}

async function explicit(asked, watcher) {
  const peers = await Promise.all(asked.peers.map((name) => peer(name, watcher)));
  return compared('the stored graph of Hanoi on 3 pegs', [ours('explicit.mjs'), ...peers], {
    ...extentOf(asked, watcher),
    sizes: upTo(asked.effort.explicit, 4),
    agree: ['order', 'components', 'degree2', 'eccentricity', 'sum'],
  });
}

async function implicit(name, asked, watcher) {
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
function classes(asked, watcher) {
  const contenders = ['classes', 'planes'].map((method) =>
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

const extentOf = ({ effort, rounds }, watcher) => ({
  ...effort,
  rounds,
  ...watcher,
});

/** The measurements of programs that do the same work. */
async function compared(work, contenders, options) {
  const { rounds, measured } = await measure(contenders, options);
  return { work, sizes: options.sizes, rounds, results: measured };
}

/** The most discs within the time, and with enough effort within the memory. */
async function reachWithMemory({ effort }, watcher) {
  const reach = await each(searches, (name) => searchReach(name, effort.limit, watcher));
  return effort.memory
    ? { reach, memory: await memoryReach(effort, reach.four, watcher) }
    : { reach };
}

function searchReach(name, limit, watcher) {
  const { work, from } = searchCases[name];
  const [, most] = minuteDiscs[name];
  return reach({ ...ours('implicit.mjs', [name]), name: work, most }, { from, limit, ...watcher });
}

/** The most discs of Hanoi on 4 pegs whose search fits in memory by prediction. */
async function mostInMemory() {
  const { estimateSearch } = await import('@manaus/scale');
  const bytes = (discs) => estimateSearch(hanoi(discs, { pegs: 4 }), { method: 'planes' }).bytes;
  let discs = searchCases.four.from;
  while (bytes(discs + 1) <= MEMORY) discs++;
  return discs;
}

/** A run with the most discs that fit in memory by prediction, unless `within` contains it. */
async function memoryReach({ patience }, within, watcher) {
  const discs = await mostInMemory();
  if ((within.discs ?? 0) >= discs) return within;
  const run = await reach(
    { ...ours('implicit.mjs', ['four']), name: within.name, most: discs },
    { from: discs, limit: 4 * patience, ...watcher },
  );
  return run.discs === null ? { ...within, stopped: run.stopped } : run;
}

function diameterReach(name, limit, watcher) {
  const [, most] = diameterDiscs[name];
  const contender = { ...ours('diameter.mjs', [name]), name: `the diameter of ${name}`, most };
  return reach(contender, { from: 8, limit: DIAMETER_TIMES * limit, ...watcher });
}

async function allStarts(asked, watcher) {
  const cpp = asked.peers.includes('cpp') ? [await yardstick('all-starts', watcher)] : [];
  const work = 'an algorithm checked from all starts of Hanoi on 3 pegs';
  return compared(work, [ours('all-starts.mjs'), ...cpp], {
    ...extentOf(asked, watcher),
    sizes: upTo(asked.effort.starts, 3),
    agree: ['order', 'optimal'],
  });
}

/** The last `count` sizes up to the largest. */
const upTo = (largest, count) => range(largest - count + 1, largest);

/** The results by name, computed one after the other so that they do not disturb each other. */
async function each(names, make) {
  const made = {};
  for (const name of names) made[name] = await make(name);
  return made;
}
