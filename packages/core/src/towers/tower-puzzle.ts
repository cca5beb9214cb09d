import { InputError } from '../errors.js';
import type { Puzzle } from '../puzzle.js';
import { stateOf } from './alike.js';
import { formatLabel } from './notation.js';
import { areEqual, isAmongGoals, mayRest, regularState } from './rules.js';
import type { Arrangement, TowerMove, TowerState } from './state.js';
import { compileTower, type Tower } from './tower.js';
import type { StateRules, TowerRules } from './tower-rules.js';

/**
 * A tower as a puzzle: the plain reading of its rules, and the specification of every fast graph of
 * it.
 *
 * A move takes the top disc of one peg to another peg that the digraph allows, that has room, and
 * whose top disc it may rest on, if the rules permit the move and the state that it leads to. The
 * codec is made when first asked for, so rules with more discs than ranks can number still play.
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
  const tower = compileTower(rules);
  const pegs = tower.capacities.length;
  const isPermitted = permission(tower);
  return {
    name: tower.name,
    get codec() {
      return tower.codec;
    },
    notation: tower.notation,
    maxMoves: tower.maxMoves,
    directed: tower.directed,
    moves(state) {
      const moves: TowerMove[] = [];
      for (let from = 0; from < pegs; from++)
        for (let to = 0; to < pegs; to++) {
          if (!mayMove(tower, state, from, to)) continue;
          const move = { disc: state[from][0], from, to };
          if (isPermitted(state, move)) moves.push(move);
        }
      return moves;
    },
    apply: (state, move) => applyMove(tower, state, move),
  };
}

function mayMove(tower: Tower, state: Arrangement, from: number, to: number): boolean {
  if (
    !tower.moves[from][to] ||
    state[from].length === 0 ||
    state[to].length >= tower.capacities[to]
  )
    return false;
  return state[to].length === 0 || mayRest(tower, state[from][0], state[to][0]);
}

/** The verdict of the conditions on moves and states about a move. */
function permission(tower: Tower): (state: TowerState, move: TowerMove) => boolean {
  const { moveConditions, stateConditions } = tower;
  return (state, move) => {
    if (!moveConditions.every(({ holds }) => holds(move, state))) return false;
    if (stateConditions.length === 0) return true;
    const after = applyMove(tower, state, move);
    return stateConditions.every(({ holds }) => holds(after));
  };
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
export function applyMove(rules: StateRules, state: Arrangement, move: TowerMove): TowerState {
  return stateOf(rules, afterMove(state, move));
}

/** The arrangement after a move, with the discs as they were numbered. */
export const afterMove = (state: Arrangement, { disc, from, to }: TowerMove): Arrangement =>
  state.map((discs, peg) =>
    peg === from ? discs.slice(1) : peg === to ? [disc, ...discs] : discs,
  );

/**
 * True if a state is one of the goals.
 *
 * @example
 * ```ts
 * const rules = hanoi(2);
 * isGoal(rules, regularState(rules, [[], [], [1, 2]])); // => true
 * ```
 */
export function isGoal(rules: TowerRules, state: TowerState): boolean {
  const tower = compileTower(rules);
  return isAmongGoals(tower, regularState(tower, state));
}

/**
 * The move that leads from a state to the next one; where discs are alike, with the disc that lies
 * on top in the state before.
 *
 * No two moves lead to one state, so the heights of the pegs tell which it is. Throws an
 * `InputError` where no move that the rules allow leads from the one to the other. Time O(discs);
 * rules that are not compiled are compiled each time.
 *
 * @example
 * ```ts
 * moveBetween(hanoi(2), [[1, 2], [], []], [[2], [1], []]); // => { disc: 1, from: 0, to: 1 }
 * moveBetween(hanoi(2), [[1, 2], [], []], [[], [], [1, 2]]); // throws states must be one move apart
 * ```
 */
export function moveBetween(rules: TowerRules, before: Arrangement, after: Arrangement): TowerMove {
  const tower = compileTower(rules);
  for (const state of [before, after]) regularState(tower, state);
  const move = topMoveBetween(tower, before, after);
  if (move !== null && mayMove(tower, before, move.from, move.to)) {
    const { from, to } = move;
    const state = stateOf(tower, before);
    if (permission(tower)(state, { disc: state[from][0], from, to })) return move;
  }
  const got = `${formatLabel(before)} ${formatLabel(after)}`;
  throw new InputError('core/move', 'states', 'oneMoveApart', { got });
}

/**
 * The move of a top disc, allowed or not, that leads from an arrangement to another; `null` if none
 * does.
 */
export function topMoveBetween(
  rules: StateRules,
  before: Arrangement,
  after: Arrangement,
): TowerMove | null {
  if (before.length !== after.length) return null;
  const from = before.findIndex((discs, peg) => discs.length > after[peg].length);
  const to = before.findIndex((discs, peg) => discs.length < after[peg].length);
  if (from < 0 || to < 0) return null;
  const move = { disc: before[from][0], from, to };
  return areEqual(applyMove(rules, before, move), stateOf(rules, after)) ? move : null;
}
