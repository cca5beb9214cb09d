import type { Puzzle, StateCodec } from '../puzzle.js';
import { representative } from './alike.js';
import { towerCodec } from './codec.js';
import { towerNotation } from './notation.js';
import {
  isDirectedTower,
  mayRest,
  requireRules,
  type StateRules,
  type TowerRules,
} from './rules.js';
import type { Arrangement, TowerMove, TowerState } from './state.js';

/**
 * A tower as a puzzle: the plain reading of its rules, and the specification of every fast graph of it.
 *
 * A move takes the top disc of one peg to another peg that the digraph allows, that has room, and whose top disc it may rest on, if the
 * rules permit the move and the state that it leads to.
 * The codec is made when first asked for, so rules with more discs than ranks can number still play.
 *
 * @example
 * ```ts
 * const puzzle = towerPuzzle(bucharest(2));
 * const start = puzzle.notation.parse('12//');
 * puzzle.moves(start); // => [{ disc: 1, from: 0, to: 1 }]
 * puzzle.notation.format(puzzle.apply(start, { disc: 1, from: 0, to: 1 })); // => '2/1/'
 * ```
 */
export function towerPuzzle(rules: TowerRules): Puzzle<TowerState, TowerMove> {
  requireRules(rules);
  const pegs = rules.capacities.length;
  let codec: StateCodec<TowerState> | undefined;
  return {
    name: rules.name,
    get codec() {
      codec ??= towerCodec(rules);
      return codec;
    },
    notation: towerNotation(rules),
    maxMoves: rules.moves.flat().filter(Boolean).length,
    directed: isDirectedTower(rules),
    moves(state) {
      const moves: TowerMove[] = [];
      for (let from = 0; from < pegs; from++)
        for (let to = 0; to < pegs; to++) {
          if (!mayMove(rules, state, from, to)) continue;
          const move = { disc: state[from][0], from, to };
          if (isPermitted(rules, state, move)) moves.push(move);
        }
      return moves;
    },
    apply: (state, move) => applyMove(rules, state, move),
  };
}

function mayMove(rules: TowerRules, state: TowerState, from: number, to: number): boolean {
  if (
    !rules.moves[from][to] ||
    state[from].length === 0 ||
    state[to].length >= rules.capacities[to]
  )
    return false;
  return state[to].length === 0 || mayRest(rules, state[from][0], state[to][0]);
}

function isPermitted(rules: TowerRules, state: TowerState, move: TowerMove): boolean {
  const { permits, permitsMove } = rules;
  if (permitsMove !== undefined && !permitsMove(move, state, rules)) return false;
  return permits === undefined || permits(applyMove(rules, state, move), rules);
}

/**
 * The state after a move; where discs are alike, its representative.
 *
 * The move must be one that the rules allow. Time O(discs).
 *
 * @example
 * ```ts
 * applyMove(hanoi(2), [[1, 2], [], []], { disc: 1, from: 0, to: 2 }); // => [[2], [], [1]]
 * ```
 */
export function applyMove(
  rules: StateRules,
  state: Arrangement,
  { disc, from, to }: TowerMove,
): TowerState {
  const moved = state.map((discs, peg) =>
    peg === from ? discs.slice(1) : peg === to ? [disc, ...discs] : discs,
  );
  return representative(rules, moved) as TowerState;
}
