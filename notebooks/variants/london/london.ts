import {
  type Arrangement,
  compileTower,
  factorial,
  formatLabel,
  InputError,
  pegMoves,
  requireInteger,
  type Tower,
  type TowerState,
} from '@manaus/core';
import { type Csr, edgesOf, graphFromEdges } from '@manaus/graph';
import { type Census, heightCensus } from '@manaus/lab';

const place = 'lab/london';

/**
 * London with any number of balls on any pegs: n different balls, any on any; goal: 1, 2, ..., n as
 * read, with p0 as full as it can be, then p1, and so on.
 *
 * London itself has the capacities n, n - 1, n - 2, Oxford n, n, n. Time and space O(n). Throws an
 * `InputError` where the pegs do not hold all balls.
 *
 * @example
 * ```ts
 * ballTower(3, [3, 2, 1]).goals; // => [[[1, 2, 3], [], []]]
 * ballTower(4, [2, 2, 2]).goals; // => [[[1, 2], [3, 4], []]]
 * ```
 */
export function ballTower(balls: number, capacities: readonly number[]): Tower {
  requireInteger(place, 'balls', balls, 1);
  const moves = pegMoves('any', capacities.length);
  const rules = compileTower({
    name: 'London',
    symbol: 'L',
    discs: balls,
    capacities,
    moves,
    stacking: 'free',
    goals: [],
  });
  let next = 1;
  const goal: Arrangement = capacities.map((capacity) =>
    Array.from({ length: Math.min(capacity, balls + 1 - next) }, () => next++),
  );
  return compileTower({ ...rules, goals: [goal as TowerState] });
}

/**
 * The census of a tower of balls that all pegs may exchange, `alike[i]` of them of the i-th color:
 * heights times the multinomial coefficient.
 *
 * The degree of a state depends on its heights alone, and forgetting names joins no two neighbors
 * of a state: so every count is that of different balls over the product of `alike[i]!`. Exact.
 * Time as `heightCensus`. Throws an `InputError` as `ballTower`.
 *
 * @example
 * ```ts
 * ballCensus([3, 2, 1], [1, 1, 1]); // => { order: 36n, size: 54n, degrees: { 2: 12n, 3: 12n, 4: 12n } }
 * ballCensus([3, 2, 1], [2, 1]); // => { order: 18n, size: 27n, degrees: { 2: 6n, 3: 6n, 4: 6n } }
 * ```
 */
export function ballCensus(capacities: readonly number[], alike: readonly number[]): Census {
  const different = heightCensus(ballTower(ballsOf(alike), capacities));
  const fold = alike.reduce((product, count) => product * factorial(count), 1n);
  const degrees = Object.entries(different.degrees).map(
    ([degree, count]) => [degree, count / fold] as const,
  );
  return {
    order: different.order / fold,
    size: different.size / fold,
    degrees: Object.fromEntries(degrees),
  };
}

/**
 * True if every state of a tower of balls, `alike[i]` of them of the i-th color, reaches every
 * other one.
 *
 * So it is exactly when all balls are alike, or else three pegs have room and each of them can be
 * emptied: n <= sum of the capacities less the largest. Proof in the notebook on variants of
 * London. Time O(pegs).
 *
 * @example
 * ```ts
 * ballsConnected([3, 2, 1], [1, 1, 1]); // => true
 * ballsConnected([2, 1, 0], [1, 1]); // => false
 * ballsConnected([4, 2, 1], [2, 2]); // => false
 * ```
 */
export function ballsConnected(capacities: readonly number[], alike: readonly number[]): boolean {
  const balls = ballsOf(alike);
  ballTower(balls, capacities);
  if (alike.filter((count) => count > 0).length === 1) return true;
  const room = capacities.reduce((sum, capacity) => sum + capacity, 0);
  return (
    capacities.filter((capacity) => capacity > 0).length >= 3 &&
    balls <= room - Math.max(...capacities)
  );
}

function ballsOf(alike: readonly number[]): number {
  for (const count of alike) requireInteger(place, 'alike', count, 0);
  return alike.reduce((sum, count) => sum + count, 0);
}

/** The graph of a tower whose balls have colors in place of names. */
export interface ColorQuotient {
  readonly graph: Csr;
  /** Entry v is the state at vertex v: one letter per ball, top first, pegs separated by `/`. */
  readonly labels: readonly string[];
  /** The vertex of this graph that each vertex of the tower's graph goes to. */
  readonly classOf: readonly number[];
}

/**
 * Forgets the names of discs and keeps their colors, one letter each: states that look the same
 * become one.
 *
 * The quotient graph: two classes are joined where some of their states are. Time O(order + size).
 * Throws an `InputError` unless there is a letter for each disc, and for directed moves.
 *
 * @example
 * ```ts
 * const { graph, labels } = forgetNames(storeTower(ballTower(3, [3, 2, 1])), 'RRB');
 * graph.order; // => 18
 * labels[0]; // => 'RRB//'
 * ```
 */
export function forgetNames(
  tower: {
    readonly rules: Tower;
    readonly graph: Csr;
    readonly states: readonly Arrangement[];
  },
  colors: string,
): ColorQuotient {
  if (colors.length !== tower.rules.discs)
    throw new InputError(place, 'colors', 'onePer', {
      n: tower.rules.discs,
      of: 'letters',
      per: 'discs',
      got: colors,
    });
  if (tower.graph.directed) throw new InputError(place, 'moves', 'undirected', {});
  const vertices = new Map<string, number>();
  const classOf = tower.states.map((state) => {
    const label = coloredLabel(state, colors);
    if (!vertices.has(label)) vertices.set(label, vertices.size);
    return vertices.get(label) as number;
  });
  const edges = new Map<number, [number, number]>();
  for (const [a, b] of edgesOf(tower.graph)) {
    const [low, high] = [classOf[a], classOf[b]].sort((x, y) => x - y);
    if (low !== high) edges.set(low * vertices.size + high, [low, high]);
  }
  return {
    graph: graphFromEdges(vertices.size, [...edges.values()]),
    labels: [...vertices.keys()],
    classOf,
  };
}

/**
 * The label of an arrangement with the colors of its discs in place of their names, a letter each.
 *
 * @example
 * ```ts
 * coloredLabel([[2, 3], [1], []], 'RRB'); // => 'RB/R/'
 * ```
 */
export function coloredLabel(state: Arrangement, colors: string): string {
  return state.map((discs) => discs.map((disc) => colors[disc - 1]).join('')).join('/');
}

/**
 * One state for every way to share the balls over the pegs: the balls read 1, 2, ..., n. Renaming
 * balls takes every other state to one of these.
 *
 * @example
 * ```ts
 * goalsByHeights(storeTower(ballTower(3, [3, 2, 1]))); // => ['123//', '12/3/', '12//3', '1/23/', '1/2/3', '/12/3']
 * ```
 */
export function goalsByHeights({ states }: { readonly states: readonly Arrangement[] }): string[] {
  return states
    .filter((state) => state.flat().every((disc, index) => disc === index + 1))
    .map(formatLabel);
}
