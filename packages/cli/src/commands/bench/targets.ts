import { type SearchCase, singleThread } from './cases.js';
import type { Measured } from './measure.js';
import type { Reach } from './reach.js';
import type { Comparison, DiameterCase, Results, Target } from './types.js';

/** The numbers of discs to reach within a minute and to aim for; no more are tried. */
export const minuteDiscs: Readonly<Record<SearchCase, readonly [number, number]>> = {
  four: [17, 18],
  three: [20, 21],
  oxford: [10, 11],
};

/** The numbers of discs whose diameter is to be found within five minutes, and to aim for. */
export const diameterDiscs: Readonly<Record<DiameterCase, readonly [number, number]>> = {
  oxford: [9, 10],
  london: [9, 10],
  four: [9, 12],
};

/** A measured value with its number of discs; `null` if it was not measured. */
type Found = readonly [measured: number, discs: number | null] | null;

/**
 * The table of targets with the measured values.
 *
 * @example
 * ```ts
 * targetsOf({}).every(({ verdict }) => verdict === null); // => true
 * ```
 */
export function targetsOf(results: Results): Target[] {
  const { explicit, implicit, reach, memory, diameter } = results;
  const stored = 'stored graph of Hanoi: build, degrees, components, distances';
  const peers: [string, string, number, number][] = [
    ['igraph-c', "igraph's C core", 4, 6],
    ['igraph', 'python-igraph', 20, 40],
    ['networkx', 'networkx', 90, 150],
    ['graphology', 'graphology', 110, 150],
  ];
  const searched = {
    four: 'Hanoi on 4 pegs',
    three: 'Hanoi on 3 pegs',
    oxford: 'Oxford',
    london: 'London',
  } as const;
  const rate = results['all-starts']?.results[0];
  return [
    row(
      'explicit-cpp',
      `${stored}; against C++`,
      'times as long',
      [2, 1.3],
      slower(explicit, 'manaus', 'cpp'),
    ),
    ...peers.map(([peer, title, target, go]) =>
      row(
        `explicit-${peer}`,
        `the same, against ${title}`,
        'times as fast',
        [target, go],
        slower(explicit, peer, 'manaus'),
      ),
    ),
    row(
      'explicit-arrays',
      'memory of the stored graph, with all that the work finds, in arrays',
      'bytes per state',
      [35, 28],
      arraysOf(explicit),
    ),
    row(
      'explicit-bytes',
      'the same, the whole process at its peak',
      'bytes per state',
      [35, 28],
      peakOf(explicit),
    ),
    row(
      'implicit-ts',
      'all states of Hanoi on 4 pegs, TypeScript on 1 thread, against C++',
      'times as long',
      [1.6, 1],
      slower(implicit?.four, singleThread.ts, 'cpp'),
    ),
    row(
      'implicit-wasm',
      'the same in WebAssembly',
      'times as long',
      [1.2, 1],
      slower(implicit?.four, singleThread.wasm, 'cpp'),
    ),
    ...(['four', 'three', 'oxford'] as const).map((name: SearchCase) =>
      row(
        `reach-${name}`,
        `all states of ${searched[name]} within a minute`,
        'discs',
        minuteDiscs[name],
        far(reach?.[name]),
      ),
    ),
    row(
      'memory-four',
      'all states of Hanoi on 4 pegs within 20 GiB',
      'discs',
      [18, 19],
      far(memory),
    ),
    ...(['oxford', 'london', 'four'] as const).map((name: DiameterCase) =>
      row(
        `diameter-${name}`,
        `exact diameter of ${searched[name]} within 5 minutes`,
        'discs',
        diameterDiscs[name],
        far(diameter?.[name]),
      ),
    ),
    row(
      'all-starts',
      'an algorithm checked from all starts',
      'states per second',
      [1e8, null],
      rate === undefined ? null : rateOf(rate),
    ),
  ];
}

function row(
  id: string,
  work: string,
  unit: Target['unit'],
  [target, goFor]: readonly [number, number | null],
  found: Found,
): Target {
  const less = unit === 'times as long' || unit === 'bytes per state';
  const meets = (value: number, bound: number) => (less ? value <= bound : value >= bound);
  const [measured, discs] = found ?? [null, null];
  const verdict =
    measured === null
      ? null
      : goFor !== null && meets(measured, goFor)
        ? 'beyond'
        : meets(measured, target)
          ? 'reached'
          : 'missed';
  return { id, work, unit, target, goFor, measured, discs, verdict };
}

/** The time of one program relative to another, at the largest size of both. */
function slower(comparison: Comparison | undefined, name: string, than: string): Found {
  const [one, other] = [name, than].map((wanted) =>
    comparison?.results.find((result) => result.name === wanted),
  );
  const discs = Math.min(one?.discs ?? 0, other?.discs ?? 0);
  const [mine, theirs] = [one, other].map((result) => secondsAt(comparison, result, discs));
  return mine === null || theirs === null || theirs === 0 ? null : [mine / theirs, discs];
}

function secondsAt(
  comparison: Comparison | undefined,
  result: Measured | undefined,
  discs: number,
): number | null {
  return result?.times[comparison?.sizes.indexOf(discs) ?? -1]?.[1] ?? null;
}

/** The bytes per state in arrays, rounded up to a tenth: a graph has one entry more than states. */
function arraysOf(comparison: Comparison | undefined): Found {
  const own = comparison?.results[0];
  return own === undefined || own.bytes === null
    ? null
    : [Math.ceil(own.bytes * 10) / 10, own.discs];
}

function peakOf(comparison: Comparison | undefined): Found {
  const own = comparison?.results[0];
  return own === undefined || own.peak === null ? null : [own.peak, own.discs];
}

function far(reach: Reach | undefined): Found {
  return reach === undefined || reach.discs === null ? null : [reach.discs, reach.discs];
}

function rateOf({ times, discs }: Measured): Found {
  const last = times.at(-1);
  return last === undefined || last[1] === 0 ? null : [last[0] / last[1], discs];
}
