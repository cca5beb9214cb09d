import {
  applyMove,
  discOrder,
  furtherRule,
  type Peg,
  requireRules,
  type TowerRules,
  towerCodec,
  towerPuzzle,
} from '@manaus/core';
import type { ImplicitGraph } from '@manaus/graph';
import { freeTowerGraph } from './free-tower.js';
import { permittedGraph } from './permitted.js';
import { sortedTowerGraph } from './sorted-tower.js';
import { stateGraph } from './state-graph.js';

/**
 * The state graph of a tower by the fastest way its rules allow: integers for size-ordered and free-order towers, these without the states
 * that are not permitted, the plain adapter else.
 *
 * Vertices are the ranks of `towerCodec(rules)`. Throws where a rank would pass 2^53.
 *
 * @example
 * ```ts
 * size(storeGraph(towerGraph(hanoi(3)))); // => 39
 * ```
 */
export function towerGraph(rules: TowerRules): ImplicitGraph {
  requireRules(rules);
  const codec = towerCodec(rules);
  const whole = rules.permitsMove === undefined ? integerGraph(rules) : null;
  if (whole === null) return stateGraph(towerPuzzle(rules));
  const further = furtherRule(rules);
  return further === null ? whole : permittedGraph(whole, (rank) => further(codec.unrank(rank)));
}

/** The graph of all states and moves that capacities, stacking and the digraph of pegs allow, on integers; `null` where there is none. */
function integerGraph(rules: TowerRules): ImplicitGraph | null {
  const order = discOrder(rules);
  if (order === 'sorted' && rules.capacities.length <= 31) return sortedTowerGraph(rules);
  return order === 'free' && rules.discs <= 20 ? freeTowerGraph(rules) : null;
}

/**
 * The rules with every arrow of the peg digraph turned round, and a move permitted where the move back was: its state graph is the reverse
 * of the tower's, which distances to a goal need.
 *
 * @example
 * ```ts
 * backwards(hanoi(3, { moves: 'cyclic' })).moves[0]; // => [false, false, true]
 * ```
 */
export function backwards(rules: TowerRules): TowerRules {
  const moves = rules.moves.map((row, from: Peg) => row.map((_, to: Peg) => rules.moves[to][from]));
  const { permitsMove } = rules;
  if (permitsMove === undefined) return { ...rules, moves };
  const back: typeof permitsMove = (move, state) => {
    const before = applyMove(rules, state, move);
    return permitsMove({ disc: before[move.to][0], from: move.to, to: move.from }, before, rules);
  };
  return { ...rules, moves, permitsMove: back };
}

/**
 * The ranks of the goals of a tower, increasing; a goal given as a predicate is looked for in the whole space.
 *
 * @example
 * ```ts
 * goalRanks(hanoi(3)); // => [26]
 * ```
 */
export function goalRanks(rules: TowerRules): number[] {
  const codec = towerCodec(rules);
  const { goals } = rules;
  if (typeof goals !== 'function') return [...new Set(goals.map(codec.rank))].sort((a, b) => a - b);
  const found: number[] = [];
  for (let rank = 0; rank < codec.space; rank++)
    if (codec.has(rank) && goals(codec.unrank(rank))) found.push(rank);
  return found;
}
