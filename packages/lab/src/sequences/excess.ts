import {
  compileTower,
  formatLabel,
  type Peg,
  type Play,
  range,
  regularState,
  requireInteger,
  runProgram,
  type TowerProgram,
  type TowerRules,
  type TowerState,
} from '@manaus/core';
import { requireKind } from '@manaus/core/internals';
import { rankOf, toCsr } from '@manaus/graph/search';
import { towerGraph } from '@manaus/kernels/graphs';
import { searchFromGoals } from '../towers/from-goals.js';
import { estimateMemory, requireMemory } from '../towers/memory.js';

/** The excess of an algorithm over the optimum, over all solvable starts. */
export interface Excess {
  readonly discs: number;
  readonly starts: number;
  /** Starts that it does not solve. */
  readonly unsolved: number;
  /** Starts that it solves in as few moves as can be. */
  readonly shortest: number;
  /** Moves beyond the shortest. */
  readonly mean: number;
  readonly most: number;
  /** The starts with the most moves beyond the shortest. */
  readonly worst: readonly string[];
  /** The most moves from any start. */
  readonly mostMoves: number;
}

/**
 * Plays an algorithm from every state that can be solved and compares it with the distance to the
 * goal, found by breadth-first search.
 *
 * @example
 * ```ts
 * const { starts, shortest, most, worst } = excessOf(oxford(3), oxfordRecursive);
 * [starts, shortest, most, worst[0]]; // => [60, 56, 1, '231//']
 * ```
 */
export function excessOf(rules: TowerRules, program: TowerProgram): Excess {
  const tower = compileTower(rules);
  requireKind('lab/excess', 'program', 'function', program);
  requireMemory('lab/excess', tower, estimateMemory(tower).explicit);
  const graph = toCsr(towerGraph(tower));
  const { distance, visited } = searchFromGoals(graph, tower.goalRanks);
  const stateOf = (vertex: number) => tower.codec.unrank(rankOf(graph, vertex));
  const found = tallied(visited.sort(), distance, (vertex) =>
    runProgram(tower, stateOf(vertex), program),
  );
  const { unsolved, shortest, total, most, worst, mostMoves } = found;
  return {
    discs: tower.discs,
    starts: visited.length,
    unsolved,
    shortest,
    mean: total / (visited.length - unsolved),
    most,
    worst: worst.map((vertex) => formatLabel(stateOf(vertex))),
    mostMoves,
  };
}

/**
 * The counts of an excess over some vertices, and the worst of them; `total` is the sum of all
 * moves beyond the shortest.
 */
function tallied(vertices: Uint32Array, distance: Int32Array, playFrom: (vertex: number) => Play) {
  let [unsolved, shortest, total, most, mostMoves] = [0, 0, 0, 0, 0];
  let worst: number[] = [];
  for (const vertex of vertices) {
    const { solved, stopped, moves } = playFrom(vertex);
    if (!solved || stopped !== null) {
      unsolved++;
      continue;
    }
    const beyond = moves.length - distance[vertex];
    if (beyond === 0) shortest++;
    if (beyond > most) worst = [];
    most = Math.max(most, beyond);
    if (beyond === most) worst.push(vertex);
    total += beyond;
    mostMoves = Math.max(mostMoves, moves.length);
  }
  return { unsolved, shortest, total, most, worst, mostMoves };
}

/** A start and a way from it to the goal. */
export interface Way {
  readonly start: TowerState;
  readonly moves: readonly { readonly from: Peg; readonly to: Peg }[];
}

/**
 * A start from which algorithm 7, repaired, goes n(n - 1) moves too far, with a way of 2n - 3
 * moves; for n >= 4 balls in London.
 *
 * Ball 1 is on p2, the others on p1 in order, but for the two lowest, which are exchanged:
 * /2..(n-2) n (n-1)/1. So the balls 2 to n - 2 step aside onto p2, n and n - 1 go home, and the
 * others follow. Source: found by search for n = 4 to 9.
 *
 * @example
 * ```ts
 * const { start, moves } = shortWay(london(5));
 * [formatLabel(start), moves.length]; // => ['/2354/1', 7]
 * runProgram(london(5), start, londonRecursive).moves.length - moves.length; // => 20
 * ```
 */
export function shortWay(rules: TowerRules): Way {
  const tower = compileTower(rules);
  const n = requireInteger('lab/formulas', 'discs', tower.discs, 4);
  const middle = range(2, n - 2);
  const start = regularState(tower, [[], [...middle, n, n - 1], [1]]);
  const move = (from: Peg, to: Peg) => ({ from, to });
  return {
    start,
    moves: [
      ...middle.map(() => move(1, 2)),
      move(1, 0),
      move(1, 0),
      ...middle.map(() => move(2, 0)),
      move(2, 0),
    ],
  };
}
