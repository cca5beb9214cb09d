import { singleThread } from './contenders.mjs';

/** The numbers of discs to reach within a minute and to aim for; no more are tried. */
export const minuteDiscs = {
  four: [17, 18],
  three: [20, 21],
  oxford: [10, 11],
};

/** The numbers of discs whose diameter is to be found within five minutes, and to aim for. */
export const diameterDiscs = {
  oxford: [9, 10],
  london: [9, 10],
  four: [9, 12],
};

/**
 * The table of targets with the measured values.
 *
 * @example
 * ```ts
 * targetsOf({}).every(({ verdict }) => verdict === null); // => true
 * ```
 */
export const targetsOf = (results) => [
  ...storedTargets(results),
  ...singleThreadTargets(results),
  ...classesTargets(results),
  ...reachTargets(results),
  ...diameterTargets(results),
  allStartsTarget(results),
];

/** The other programs on a stored graph: how many times as fast ours is to be, and to aim for. */
/** @type {[name: string, title: string, must: number, aim: number][]} */
const peers = [
  ['igraph-c', "igraph's C core", 4, 6],
  ['igraph', 'python-igraph', 20, 40],
  ['networkx', 'networkx', 90, 150],
  ['graphology', 'graphology', 110, 150],
];

/** The time and the memory of a stored graph. */
function storedTargets({ explicit }) {
  const work = 'stored graph of Hanoi: build, degrees, components, distances';
  const arrays = 'memory of the stored graph, with all that the work finds, in arrays';
  const process = 'the same, the whole process at its peak';
  const unit = 'bytes per state';
  const cpp = slower(explicit, 'manaus', 'cpp');
  return [
    row('explicit-cpp', `${work}; against C++`, 'times as long', [2, 1.3], cpp),
    ...peers.map(([peer, title, ...aims]) => {
      const faster = slower(explicit, peer, 'manaus');
      return row(`explicit-${peer}`, `the same, against ${title}`, 'times as fast', aims, faster);
    }),
    row('explicit-arrays', arrays, unit, [35, 28], arraysOf(explicit)),
    row('explicit-bytes', process, unit, [35, 28], peakOf(explicit)),
  ];
}

/** The time of a search on one thread, per back end. */
function singleThreadTargets({ implicit }) {
  const work = 'all states of Hanoi on 4 pegs, TypeScript on 1 thread, against C++';
  const [ts, wasm] = [singleThread.ts, singleThread.wasm].map((name) =>
    slower(implicit?.four, name, 'cpp'),
  );
  return [
    row('implicit-ts', work, 'times as long', [1.6, 1], ts),
    row('implicit-wasm', 'the same in WebAssembly', 'times as long', [1.2, 1], wasm),
  ];
}

/** The time and the memory of a search one class at a time. */
function classesTargets({ classes }) {
  const work = 'all states of Hanoi on 4 pegs, one class at a time, against bit planes';
  const peak = 'memory of the same, the whole process at its peak';
  const time = slower(classes, 'classes', 'planes');
  return [
    row('classes-time', work, 'times as long', [2.5, null], time),
    row('classes-peak', peak, 'MB', [150, null], megabytesOf(classes)),
  ];
}

const titles = {
  four: 'Hanoi on 4 pegs',
  three: 'Hanoi on 3 pegs',
  oxford: 'Oxford',
  london: 'London',
};

/** The numbers of discs whose states are all found within a minute, or within 20 GiB. */
const reachTargets = ({ reach, memory }) => [
  ...['four', 'three', 'oxford'].map((name) => {
    const work = `all states of ${titles[name]} within a minute`;
    return row(`reach-${name}`, work, 'discs', minuteDiscs[name], far(reach?.[name]));
  }),
  row('memory-four', `all states of ${titles.four} within 20 GiB`, 'discs', [18, 19], far(memory)),
];

/** The numbers of discs whose diameter is found within five minutes. */
const diameterTargets = ({ diameter }) =>
  ['oxford', 'london', 'four'].map((name) => {
    const work = `exact diameter of ${titles[name]} within 5 minutes`;
    return row(`diameter-${name}`, work, 'discs', diameterDiscs[name], far(diameter?.[name]));
  });

/** The rate of the check of an algorithm from all starts. */
function allStartsTarget(results) {
  const work = 'an algorithm checked from all starts';
  const found = rateOf(results['all-starts']);
  return row('all-starts', work, 'states per second', [1e8, null], found);
}

function row(id, work, unit, [target, goFor], found) {
  const [measured, discs] = found ?? [null, null];
  const verdict = measured === null ? null : judged(measured, unit, target, goFor);
  return { id, work, unit, target, goFor, measured, discs, verdict };
}

function judged(measured, unit, target, goFor) {
  if (goFor !== null && meets(measured, unit, goFor)) return 'beyond';
  return meets(measured, unit, target) ? 'reached' : 'missed';
}

/** The units of which less is better. */
const COSTS = ['times as long', 'bytes per state', 'MB'];

const meets = (measured, unit, bound) =>
  COSTS.includes(unit) ? measured <= bound : measured >= bound;

/** The time of one program relative to another, at the largest size of both. */
function slower(part, name, than) {
  const found = [name, than].map((wanted) => part?.results.find((each) => each.name === wanted));
  const discs = Math.min(...found.map((result) => result?.discs ?? 0));
  const [mine, theirs] = found.map((result) => secondsAt(part, result, discs));
  return mine === null || theirs === null || theirs === 0 ? null : [mine / theirs, discs];
}

const secondsAt = (part, result, discs) =>
  result?.times[part?.sizes.indexOf(discs) ?? -1]?.[1] ?? null;

/** The bytes per state in arrays, rounded up to a tenth: a graph has one entry more than states. */
function arraysOf(part) {
  const { bytes = null, discs = null } = part?.results[0] ?? {};
  return bytes === null ? null : [Math.ceil(bytes * 10) / 10, discs];
}

function peakOf(part) {
  const { peak = null, discs = null } = part?.results[0] ?? {};
  return peak === null ? null : [peak, discs];
}

function megabytesOf(part) {
  const [states] = part?.results[0].times[0] ?? [0];
  const found = peakOf(part);
  return states === 0 || found === null ? null : [Math.ceil((found[0] * states) / 1e6), found[1]];
}

function far(reach) {
  return reach === undefined || reach.discs === null ? null : [reach.discs, reach.discs];
}

function rateOf(part) {
  const { times = [], discs = null } = part?.results[0] ?? {};
  const [states, seconds] = times.at(-1) ?? [0, 0];
  return seconds === 0 ? null : [states / seconds, discs];
}
