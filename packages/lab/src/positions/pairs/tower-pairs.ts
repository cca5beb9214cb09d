import {
  InputError,
  isGoodManaus,
  moveBetween,
  requireInteger,
  seededRandom,
  type TowerRules,
} from '@manaus/core';
import { hasManausRules, requireOptions, requireShape } from '@manaus/core/internals';
import type { Csr } from '@manaus/graph';
import { breadthFirstSearch, reverse } from '@manaus/graph/search';
import { verticesDown } from '../../towers/from-goals.js';
import { type StoredTower, storeTower } from '../../towers/store-tower.js';
import { drawEvenly, shuffled } from '../draw-evenly.js';
import { playText } from '../play-notation.js';
import type { DrawOptions } from '../position.js';
import { canonicalPair } from './canonical-pair.js';
import {
  discsInPlace,
  goalShape,
  type Hierarchy,
  type PairFacts,
  pairFacts,
} from './pair-facts.js';

/** Two states, and what is true of the way from one to the other. */
export interface TowerPair extends PairFacts {
  readonly from: string;
  readonly goal: string;
  readonly solvable: boolean;
  /** The least number of moves; `null` if there is no way. */
  readonly moves: number | null;
  /** A shortest play, `0>2 1>2`; `null` if there is no way. */
  readonly play: string | null;
  readonly hierarchy: Hierarchy;
  /** The ambiguity of the goal: the orders in which its discs can come to their places. */
  readonly orders: string;
  /** The reason that there is no way; `null` if there is one. */
  readonly certificate: PairCertificate | null;
}

/**
 * The reason that no way leads from a state to another one. `side`: one state of Manaus is good and
 * one bad, and no move changes that (theorem 4 of the work). `from`: the states are all that can be
 * reached; no move leads out, and the goal is none of them. `to`: the states are all from which the
 * goal can be reached; no move leads in, and the start is none of them.
 */
interface PairCertificate {
  readonly kind: 'side' | 'from' | 'to';
  /** At most 1,000; empty for `side`. */
  readonly states: readonly string[];
}

/** Options of a draw of pairs. */
export interface PairOptions extends DrawOptions {
  /** The least and the greatest number of moves. Default: from 1 on. */
  readonly least?: readonly [from: number, to: number] | undefined;
  /** The share of pairs without a way, 0 to 1. Default: 0. */
  readonly unsolvable?: number | undefined;
}

const place = 'lab/pairs';

/** The most goals that are looked at, and the most distances in all. */
const MOST_GOALS = 100;
const MOST_DISTANCES = 2e7;

/** Starts that are looked at for a goal and a distance. */
const STARTS = 6;

/** The most states of a certificate. */
const MOST_CERTIFIED = 1000;

/**
 * Pairs of a start and a goal, drawn evenly over the least number of moves, the shape of the goal
 * and the forced detours, then without a way, as many as their share. No two are equal under a
 * symmetry of the tower; see `canonicalPair`. The same for one seed on every machine.
 *
 * Of pairs without a way only those are drawn that look as if there were one: discs can move from
 * the start, and into the goal; and whose certificate is short enough to be checked.
 *
 * Time O(goals times (order + size)), for at most 100 goals; at most 10^6 ranks. Pairs are fewer
 * than `count` where no more are found. Throws an `InputError` for a larger tower, and for options
 * out of range.
 *
 * @example
 * ```ts
 * const [easy] = towerPairs(london(3), { count: 8, seed: 1 });
 * [easy.moves, easy.detours]; // => [1, 0]
 * const [bad] = towerPairs(manaus(4), { count: 1, seed: 1, unsolvable: 1 });
 * [bad.solvable, bad.certificate?.kind]; // => [false, 'side']
 * ```
 */
export function towerPairs(rules: TowerRules, options: PairOptions): TowerPair[] {
  requireShape(place, 'options', options, ['count', 'seed']);
  requireOptions(place, ['count', 'seed', 'least', 'unsolvable'], options);
  const { count, seed, least = [1, Number.MAX_SAFE_INTEGER], unsolvable = 0 } = options;
  requireInteger(place, 'count', count, 1);
  requireInteger(place, 'least', least[0], 1);
  requireInteger(place, 'least', least[1], least[0]);
  if (!(unsolvable >= 0 && unsolvable <= 1))
    throw new InputError(place, 'unsolvable', 'form', {
      form: 'a share from 0 to 1',
      got: unsolvable,
    });
  const tower = storeTower(rules);
  const random = seededRandom(seed);
  const key = canonicalPair(tower.rules);
  const backward = reverse(tower.graph);
  const { order } = tower.graph;
  const goals = shuffled([...Array(order).keys()], random).slice(
    0,
    Math.max(2, Math.min(MOST_GOALS, Math.floor(MOST_DISTANCES / order))),
  );
  const seen = new Set<string>();
  const isNew = (start: number, goal: number) => {
    const text = key(tower.states[start], tower.states[goal]);
    return !seen.has(text) && seen.add(text) !== undefined;
  };
  const solvable = new Map<string, TowerPair[]>();
  const without: TowerPair[] = [];
  for (const goal of goals) {
    const { distance, visited } = breadthFirstSearch(backward, [goal]);
    for (const starts of byMoves(distance, least))
      for (const start of shuffled(starts, random).slice(0, STARTS)) {
        if (!isNew(start, goal)) continue;
        const pair = solvablePair(tower, distance, start, goal);
        const group = `${pair.moves} ${pair.hierarchy} ${pair.detours}`;
        solvable.set(group, [...(solvable.get(group) ?? []), pair]);
      }
    if (unsolvable === 0 || degreeOf(backward, goal) === 0) continue;
    const others = shuffled([...distance.keys()], random).filter(
      (start) => distance[start] < 0 && degreeOf(tower.graph, start) > 0,
    );
    for (const start of others.slice(0, STARTS)) {
      const certificate = certificateOf(tower, start, goal, visited);
      if (certificate !== null && isNew(start, goal))
        without.push(unsolvablePair(tower, start, goal, certificate));
    }
  }
  const lacking = Math.round(count * unsolvable);
  const groups = [...solvable].sort(([a], [b]) => compareGroups(a, b)).map(([, pairs]) => pairs);
  return [
    ...drawEvenly(groups, count - lacking, random),
    ...shuffled(without, random).slice(0, lacking),
  ];
}

/** Vertices by their distances, those within the bounds. */
function byMoves(distance: Int32Array, [from, to]: readonly [number, number]): number[][] {
  const groups: number[][] = [];
  for (const [vertex, moves] of distance.entries()) {
    if (moves < from || moves > to) continue;
    groups[moves - from] ??= [];
    groups[moves - from].push(vertex);
  }
  return groups;
}

/** By the number of moves, then by the shape, then by the detours. */
function compareGroups(a: string, b: string): number {
  const [[moves, shape, detours], [otherMoves, otherShape, otherDetours]] = [a, b].map((group) =>
    group.split(' '),
  );
  if (moves !== otherMoves) return Number(moves) - Number(otherMoves);
  if (shape !== otherShape) return shape < otherShape ? -1 : 1;
  return Number(detours) - Number(otherDetours);
}

const degreeOf = ({ offsets }: Csr, vertex: number): number =>
  offsets[vertex + 1] - offsets[vertex];

function solvablePair(
  tower: StoredTower,
  distance: Int32Array,
  start: number,
  goal: number,
): TowerPair {
  const { rules, graph, states, labels } = tower;
  const kindOf = (disc: number) => rules.kinds?.[disc - 1] ?? disc;
  const inPlace = (vertex: number) => discsInPlace(states[vertex], states[goal], kindOf);
  const path = Array.from(verticesDown(graph, distance, start), (vertex) => states[vertex]);
  const moves = path.slice(1).map((after, i) => moveBetween(rules, path[i], after));
  return {
    ...{ from: labels[start], goal: labels[goal], solvable: true, moves: distance[start] },
    ...pairFacts(graph, distance, start, inPlace),
    ...goalShape(states[goal]),
    play: playText(moves),
    certificate: null,
  };
}

const unsolvablePair = (
  { states, labels }: StoredTower,
  start: number,
  goal: number,
  certificate: PairCertificate,
): TowerPair => ({
  ...{ from: labels[start], goal: labels[goal], solvable: false, moves: null },
  ...{ plays: '0', choices: 0, detours: 0, depth: 0 },
  ...goalShape(states[goal]),
  ...{ play: null, certificate },
});

/** The shortest reason; `null` if all are long. */
function certificateOf(
  { rules, graph, states, labels }: StoredTower,
  start: number,
  goal: number,
  toGoal: ArrayLike<number>,
): PairCertificate | null {
  if (hasManausRules(rules) && isGoodManaus(states[start]) !== isGoodManaus(states[goal]))
    return { kind: 'side', states: [] };
  const of = (vertices: ArrayLike<number>) => Array.from(vertices, (vertex) => labels[vertex]);
  if (toGoal.length <= MOST_CERTIFIED) return { kind: 'to', states: of(toGoal) };
  const fromStart = breadthFirstSearch(graph, [start]).visited;
  return fromStart.length <= MOST_CERTIFIED ? { kind: 'from', states: of(fromStart) } : null;
}
