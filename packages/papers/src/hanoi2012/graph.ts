import { formatLabel, hanoi, hanoiDistance, towerCodec, violation } from '@manaus/core';
import { components, edgesOf } from '@manaus/graph';
import { hanoiCorners, triangleLayout } from '@manaus/plot';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { arrangements } from '../shared/arrangements.js';
import { hanoiGraph, plainHanoiGraph } from '../shared/hanoi-graph.js';
import {
  after,
  lettersOf,
  movesFrom,
  pegsAt,
  rankOf,
  searched,
  stateOf,
  toStack,
} from './evidence/iterative.js';

const discsText = (discs: number): string => `${discs} ${discs === 1 ? 'disc' : 'discs'}`;

function wrongStates(discs: number): string | null {
  const regular =
    discs > 6
      ? []
      : [...arrangements(discs)].filter((state) => violation(hanoi(discs), state) === null);
  const unreached = range(0, discs > 5 ? 0 : 3 ** discs - 1).find((source) =>
    searched(discs, source).distance.includes(-1),
  );
  return firstWrong(
    discs > 6
      ? null
      : differ(`regular arrangements of ${discsText(discs)}`, 3 ** discs, regular.length),
    differ(
      `states of the stored graph with ${discsText(discs)}`,
      3 ** discs,
      plainHanoiGraph(discs).order,
    ),
    differ(
      `components with ${discsText(discs)}`,
      1,
      components(plainHanoiGraph(discs)).sizes.length,
    ),
    unreached === undefined
      ? null
      : `n = ${discs}: from ${lettersOf(pegsAt(unreached, discs))} not all states can be reached`,
  );
}

const states: Item = {
  id: 'hanoi2012/states',
  kind: 'statement',
  statement:
    'For every n >= 1 there are 3^n states, and every state can be reached from every other.',
  departs: 'The exponent of 3^n is lost in our transcription.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 8;
    return general(range(1, most), wrongStates, {
      checked: `states counted among all arrangements of the discs (n = 1 to 6) and in the graph, searches from every state (n = 1 to 5), components, n = 1 to ${most}`,
      methods: 2,
    });
  },
};

/** The moves of disc n, and all others as moves of n - 1 discs within the part where disc n lies. */
function wrongConstruction(discs: number): string | null {
  const codec = towerCodec(hanoi(discs));
  const part = 3 ** (discs - 1);
  const joins: string[] = [];
  const within: number[][] = [[], [], []];
  const pegsOfVertex = range(0, 3 ** discs - 1).map((v) => rankOf(pegsIn(codec.unrank(v))));
  for (const [a, b] of edgesOf(hanoiGraph(discs)).map(([x, y]) =>
    [pegsOfVertex[x], pegsOfVertex[y]].sort((x, y) => x - y),
  )) {
    const [on, other] = [Math.floor(a / part), Math.floor(b / part)];
    if (on === other) within[on].push((a % part) * part + (b % part));
    else joins.push(`${lettersOf(pegsAt(a, discs))}-${lettersOf(pegsAt(b, discs))}`);
  }
  const smaller = range(0, part - 1).flatMap((rank) =>
    movesFrom(rank, discs - 1).flatMap((move) =>
      after(rank, move) > rank ? [rank * part + after(rank, move)] : [],
    ),
  );
  const sorted = (list: readonly number[]) => [...list].sort((x, y) => x - y).join();
  return firstWrong(
    differ(`n = ${discs}, lines between the parts`, expectedJoins(discs), joins.sort().join()),
    ...[0, 1, 2].map((on) =>
      differ(
        `n = ${discs}, the part with disc n on ${'ABC'[on]} is the graph of order n - 1`,
        true,
        sorted(within[on]) === sorted(smaller),
      ),
    ),
  );
}

const pegsIn = (state: readonly (readonly number[])[]): number[] =>
  range(1, state.flat().length).map((disc) => state.findIndex((peg) => peg.includes(disc)));

/** Disc n goes from one peg to another while all others stand on the third. */
const expectedJoins = (discs: number): string =>
  ['ABC', 'ACB', 'BCA']
    .map(([from, to, third]) => `${third.repeat(discs - 1)}${from}-${third.repeat(discs - 1)}${to}`)
    .sort()
    .join();

const construction: Item = {
  id: 'hanoi2012/graph-construction',
  kind: 'statement',
  statement:
    'For every n >= 1, the graph of order n consists of three graphs of order n - 1, one for each peg of disc n, joined pairwise by three lines, which are moves of disc n (order 0 is one point).',
  uses: ['hanoi2012/states'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 8;
    return general(range(1, most), wrongConstruction, {
      checked: `the lines of the library’s graph, split by the peg of disc n, against the moves of n - 1 discs by the rules, n = 1 to ${most}`,
      methods: 2,
    });
  },
};

/** All paths from a state to another that repeat no state, counted by length. */
export function pathsByLength(discs: number, from: number, to: number): Map<number, number> {
  const found = new Map<number, number>();
  const used = new Uint8Array(3 ** discs);
  const walk = (rank: number, length: number): void => {
    if (rank === to) {
      found.set(length, (found.get(length) ?? 0) + 1);
      return;
    }
    used[rank] = 1;
    for (const move of movesFrom(rank, discs))
      if (used[after(rank, move)] === 0) walk(after(rank, move), length + 1);
    used[rank] = 0;
  };
  walk(from, 0);
  return found;
}

/** The orders in which a path can go through the three parts, from A to C and through all, if each line between parts is used at most once. */
export function partOrders(): string[] {
  const found: string[] = [];
  const walk = (order: string, lines: ReadonlySet<string>): void => {
    if (order.endsWith('C') && new Set(order).size === 3) found.push(order);
    for (const next of 'ABC') {
      const line = [order.at(-1) ?? '', next].sort().join('');
      if (next !== order.at(-1) && !lines.has(line)) walk(order + next, new Set([...lines, line]));
    }
  };
  walk('A', new Set());
  return found;
}

/**
 * Paths from corner to corner through all states, part by part: the only order is A, B, C, each part is crossed once, from corner to corner,
 * and so the number of order n is the cube of that of order n - 1.
 */
function throughAll(discs: number): bigint {
  if (discs === 0) return 1n;
  const orders = partOrders().filter((order) => order.length === 3);
  if (orders.join() !== 'ABC' || partOrders().some((order) => order.length !== 3))
    throw new Error(`the parts may be crossed in the orders ${partOrders()}`);
  const wrong = wrongConstruction(Math.min(discs, 8));
  if (wrong !== null) throw new Error(wrong);
  return throughAll(discs - 1) ** 3n;
}

/** From each corner to each other there are as many paths through all states. */
function wrongCorners(discs: number): string | null {
  const corners = [0, 1, 2].map((on) => rankOf(new Array(discs).fill(on)));
  const counts = corners.flatMap((from) =>
    corners.flatMap((to) =>
      from === to ? [] : [pathsByLength(discs, from, to).get(3 ** discs - 1)],
    ),
  );
  return differ(
    `n = ${discs}, paths through all states from corner to corner`,
    '1,1,1,1,1,1',
    counts.join(),
  );
}

function wrongLongest(discs: number): string | null {
  const counted = discs > 3 ? null : pathsByLength(discs, 0, 3 ** discs - 1);
  const longest = counted === null ? 0 : Math.max(...counted.keys());
  return firstWrong(
    counted === null
      ? null
      : differ(`n = ${discs}, moves of the longest path`, 3 ** discs - 1, longest),
    counted === null ? null : differ(`n = ${discs}, longest paths`, 1, counted.get(longest)),
    discs > 3 ? null : wrongCorners(discs),
    differ(`n = ${discs}, paths through all states by parts`, 1, throughAll(discs)),
  );
}

const longest: Item = {
  id: 'hanoi2012/longest-path',
  kind: 'statement',
  statement:
    'For every n >= 1 there is exactly one longest path from all discs on A to all discs on C that repeats no state, and it goes through all 3^n states.',
  departs: 'Said for one and for two discs, asked for all.',
  uses: ['hanoi2012/graph-construction', 'hanoi2012/worst-recursive'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 8;
    return general(range(1, most), wrongLongest, {
      checked: `all paths without a repeated state between any two corners, n = 1 to 3; for n = 1 to ${most} part by part: three parts joined by one line each, so every path through all states crosses them in the order A, B, C, from corner to corner`,
      methods: 2,
    });
  },
};

function wrongMaximum(discs: number): string | null {
  const { distance } = toStack(discs);
  const without = hanoiDistance(new Array(discs).fill(0), new Array(discs).fill(2)).moves;
  return firstWrong(
    differ(
      `n = ${discs}, the largest distance to the goal`,
      2 ** discs - 1,
      distance.reduce((most, value) => Math.max(most, value), 0),
    ),
    differ(`n = ${discs}, the distance from all discs on A`, 2 ** discs - 1, distance[0]),
    differ(
      `n = ${discs}, the distance from all discs on A without search`,
      2 ** discs - 1,
      without,
    ),
  );
}

const maximum: Item = {
  id: 'hanoi2012/max-distance',
  kind: 'statement',
  statement:
    'For every n >= 1, the largest distance of a state to all discs on C is 2^n - 1, and all discs on A are that far.',
  departs: 'The exponent is lost in our transcription.',
  uses: ['hanoi2012/optimal-unique'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 9 : 11;
    return general(range(1, most), wrongMaximum, {
      checked: `the distances of all states by search, and that of the start without search, n = 1 to ${most}`,
      methods: 2,
    });
  },
};

/** Height above the corner of all discs on one peg when the drawing stands on it: by its coordinate, and by turning the drawn points. */
function heights(
  discs: number,
  on: number,
): { readonly coordinate: number[]; readonly drawn: number[] } {
  const layout = triangleLayout(discs);
  const all = range(0, 3 ** discs - 1).map((rank) => pegsAt(rank, discs));
  const points = all.map((pegs) => layout.place(stateOf(pegs)));
  const [top, one, two] = [0, 1, 2].map(
    (step) => points[rankOf(new Array(discs).fill((on + step) % 3))],
  );
  // Perpendicular to the side between the two other corners, in units of one line of the drawing.
  const across = { x: two.x - one.x, y: two.y - one.y };
  const level = (point: { x: number; y: number }) =>
    Math.abs(across.x * (point.y - one.y) - across.y * (point.x - one.x));
  const unit = level(top) / (2 ** discs - 1);
  return {
    coordinate: all.map((pegs) => 2 ** discs - 1 - hanoiCorners(pegs)[on]),
    drawn: points.map((point) => 2 ** discs - 1 - Math.round((1000 * level(point)) / unit) / 1000),
  };
}

function wrongLevels(discs: number): string | null {
  for (const on of [2, 0, 1]) {
    const { distance } = toStack(discs, on);
    const { coordinate, drawn } = heights(discs, on);
    const bad = range(0, 3 ** discs - 1).find(
      (rank) => coordinate[rank] !== distance[rank] || drawn[rank] !== distance[rank],
    );
    if (bad !== undefined)
      return `n = ${discs}, turned so that ${'ABC'[on].repeat(discs)} is lowest: ${lettersOf(pegsAt(bad, discs))} (${formatLabel(stateOf(pegsAt(bad, discs)))}) is at height ${drawn[bad]}, its distance is ${distance[bad]}`;
  }
  return null;
}

const levels: Item = {
  id: 'hanoi2012/distance-levels',
  kind: 'statement',
  statement:
    'For every n >= 1, in the graph drawn with all lines of one length and turned until the goal is the lowest corner, all points at one height have the same distance to the goal.',
  departs:
    'The height, in units of a level, is the distance itself; so it is for each of the three corners as the goal.',
  uses: ['hanoi2012/graph-construction'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    return general(range(1, most), wrongLevels, {
      checked: `the heights of all points, by coordinates and by the drawn places, against the distances by search, for each of three turns, n = 1 to ${most}`,
      methods: 2,
    });
  },
};

const items: readonly Item[] = [states, construction, longest, maximum, levels];
export default items;
