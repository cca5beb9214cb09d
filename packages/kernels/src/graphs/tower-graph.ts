import {
  compileTower,
  isDirected,
  type Peg,
  type Tower,
  type TowerRules,
  towerPuzzle,
} from '@manaus/core';
import { applyMove } from '@manaus/core/internals';
import type { ImplicitGraph } from '@manaus/graph';
import { freeTowerGraph } from './free-tower.js';
import { permittedGraph } from './permitted.js';
import { sortedTowerGraph } from './sorted-tower.js';
import { stateGraph } from './state-graph.js';

/**
 * The state graph of a tower by the fastest way its rules allow: integers for size-ordered and
 * free-order towers, without the states that are not permitted; otherwise the plain adapter.
 *
 * Vertices are the ranks of `towerCodec(rules)`. Throws where a rank would pass 2^53.
 *
 * @example
 * ```ts
 * size(toCsr(towerGraph(hanoi(3)))); // => 39
 * ```
 */
export function towerGraph(rules: TowerRules): ImplicitGraph {
  const tower = compileTower(rules);
  const { codec, furtherRule } = tower;
  const whole = tower.permitsMove === undefined ? integerGraph(tower) : null;
  if (whole === null) return stateGraph(towerPuzzle(tower));
  return furtherRule === null
    ? whole
    : permittedGraph(whole, (rank) => furtherRule(codec.unrank(rank)));
}

/**
 * The graph of all states and moves that capacities, stacking and the digraph of pegs allow, on
 * integers; `null` if no kernel supports the rules.
 */
function integerGraph(tower: Tower): ImplicitGraph | null {
  if (tower.discOrder === 'free') return freeTowerGraph(tower);
  if (tower.discOrder === 'sorted' && tower.capacities.length <= 31) return sortedTowerGraph(tower);
  return null;
}

/**
 * The tower with every arrow of the peg digraph turned round, and a move permitted where the move
 * back was: its state graph is the reverse of the tower's, which distances to a goal need. A tower
 * whose moves are those of its digraph, which is undirected, is its own reverse.
 *
 * @example
 * ```ts
 * reverseTower(hanoi(3, { moves: 'cyclic' })).moves[0]; // => [false, false, true]
 * ```
 */
export function reverseTower(rules: TowerRules): Tower {
  const tower = compileTower(rules);
  const { permitsMove } = tower;
  if (permitsMove === undefined && !isDirected(tower.moves)) return tower;
  const moves = tower.moves.map((row, from: Peg) => row.map((_, to: Peg) => tower.moves[to][from]));
  if (permitsMove === undefined) return compileTower({ ...tower, moves });
  // A move is permitted where the one back, from the state after it, is.
  const permitsBack: typeof permitsMove = (move, state) => {
    const before = applyMove(tower, state, move);
    const returning = { disc: before[move.to][0], from: move.to, to: move.from };
    return tower.moveConditions.every(({ holds }) => holds(returning, before));
  };
  return compileTower({ ...tower, moves, permitsMove: permitsBack });
}

/**
 * The ranks of the goals of a tower, increasing; a goal given as a predicate is looked for in the
 * whole space.
 *
 * @example
 * ```ts
 * goalRanks(hanoi(3)); // => [26]
 * ```
 */
export function goalRanks(rules: TowerRules): number[] {
  return [...compileTower(rules).goalRanks];
}
