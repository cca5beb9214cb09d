import { hanoi, pegsOfDiscs, towerCodec } from '@manaus/core';
import { edgesOf } from '@manaus/graph';
import { range, source } from '../../check/index.js';
import { hanoiGraph } from '../../shared/hanoi-graph.js';
import { lettersOf, nextTo, pegsAt, rankOf } from './iterative.js';

/** The lines of a graph, as pairs of states by their numbers, the smaller first. */
export type Lines = readonly (readonly [number, number])[];

/** The lines of the library's graph; order 0 is one point. */
export const storedLines = source('lines of the library’s graph', (discs: number): Lines => {
  if (discs === 0) return [];
  const codec = towerCodec(hanoi(discs));
  const number = (v: number) => rankOf(pegsOfDiscs(codec.unrank(v)));
  return edgesOf(hanoiGraph(discs)).map(([a, b]): [number, number] => {
    const [x, y] = [number(a), number(b)];
    return x < y ? [x, y] : [y, x];
  });
});

/** The lines by the moves of the rules on numbers. */
export const movedLines = (discs: number): Lines =>
  range(0, 3 ** discs - 1).flatMap((rank) =>
    nextTo(rank, discs)
      .filter((next) => next > rank)
      .map((next): [number, number] => [rank, next]),
  );

/** The construction of a graph from three of one order less. */
export type Construction = {
  /** The lines between the parts. */
  readonly joins: readonly string[];
  /** True if each part is the graph of order n - 1. */
  readonly parts: readonly boolean[];
};

/** A graph split by the peg of disc n, each part against the graph of order n - 1. */
export function construction(lines: (discs: number) => Lines, discs: number): Construction {
  const part = 3 ** (discs - 1);
  const on = (rank: number) => Math.floor(rank / part);
  const all = lines(discs);
  const whole = inOrder(lines(discs - 1));
  return {
    joins: all
      .filter(([a, b]) => on(a) !== on(b))
      .map((line) => line.map((rank) => lettersOf(pegsAt(rank, discs))).join('-'))
      .sort(),
    parts: [0, 1, 2].map((peg) => {
      const within = all.filter((line) => line.every((rank) => on(rank) === peg));
      return inOrder(within.map(([a, b]) => [a % part, b % part])) === whole;
    }),
  };
}

const inOrder = (lines: Lines): string => lines.map(String).sort().join(' ');

/** As stated: disc n goes from one peg to another while all others stand on the third. */
export const statedConstruction = (discs: number): Construction => ({
  joins: ['ABC', 'ACB', 'BCA']
    .map(([from, to, third]) => `${third.repeat(discs - 1)}${from}-${third.repeat(discs - 1)}${to}`)
    .sort(),
  parts: [true, true, true],
});

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
    for (const next of nextTo(rank, discs)) if (used[next] === 0) walk(next, length + 1);
    used[rank] = 0;
  };
  walk(from, 0);
  return found;
}

/**
 * The orders in which a path can go through the three parts, from A to C and through all, if each
 * line between parts is used at most once.
 */
export const partOrders = (): string[] => ordersFrom('A', new Set());

/** The orders that begin with what has been gone through, itself included if it is one. */
function ordersFrom(order: string, lines: ReadonlySet<string>): string[] {
  const last = order.at(-1) ?? '';
  const further = [...'ABC'.replace(last, '')].flatMap((next) => {
    const line = [last, next].sort().join('');
    return lines.has(line) ? [] : ordersFrom(order + next, new Set([...lines, line]));
  });
  return last === 'C' && new Set(order).size === 3 ? [order, ...further] : further;
}

/**
 * The number of paths from corner to corner through all states, part by part; 0 where the parts do
 * not fit together so.
 *
 * The only order is A, B, C, each part is crossed once, from corner to corner, and so the number of
 * order n is the cube of that of order n - 1.
 */
export function throughAll(discs: number): number {
  if (discs === 0) return 1;
  const { joins, parts } = construction(storedLines, discs);
  const isMade = joins.length === 3 && parts.every((part) => part);
  return isMade && partOrders().join() === 'ABC' ? throughAll(discs - 1) ** 3 : 0;
}

/**
 * The longest paths from all discs on A to all on C that repeat no state, and the paths through all
 * states from each corner to each other.
 */
export type Longest = {
  readonly moves: number;
  readonly paths: number;
  readonly corners: readonly number[];
};

/** By counting all paths. */
export function countedPaths(discs: number): Longest {
  const all = 3 ** discs - 1;
  const corners = [0, 1, 2].map((on) => rankOf(new Array(discs).fill(on)));
  const counted = pathsByLength(discs, 0, all);
  const moves = Math.max(...counted.keys());
  return {
    moves,
    paths: counted.get(moves) ?? 0,
    corners: corners.flatMap((from) =>
      corners.flatMap((to) => (from === to ? [] : [pathsByLength(discs, from, to).get(all) ?? 0])),
    ),
  };
}

/** Part by part; a path through all states is a longest one. */
export function pathsByParts(discs: number): Longest {
  const paths = throughAll(discs);
  if (paths === 0) throw new Error('no path goes through all states');
  return { moves: 3 ** discs - 1, paths, corners: new Array<number>(6).fill(paths) };
}
