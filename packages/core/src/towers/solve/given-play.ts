import { InputError, isInputError, requireKind } from '../../errors.js';
import { formatLabel, parseLabel } from '../notation.js';
import type { Arrangement, Peg, TowerState } from '../state.js';
import { compileTower, type Tower } from '../tower.js';
import { topMoveBetween } from '../tower-puzzle.js';
import type { TowerRules } from '../tower-rules.js';
import { type Board, type Play, runProgram } from './run-program.js';

/**
 * Plays moves that someone has written, such as `0>2 1>2`: from the top of one peg to another.
 *
 * The play stops at the first illegal move, with its number and the reason. Throws an `InputError`
 * for a text of another form, and where the start is not regular. Time O(moves), and with
 * conditions on states O(moves * discs).
 *
 * @example
 * ```ts
 * playMoves(hanoi(2), [[1, 2], [], []], '0>1 0>2 1>2').solved; // => true
 * playMoves(hanoi(2), [[1, 2], [], []], '0>1 0>1').stopped; // => { code: 'rests', disc: 2, on: 1, at: 2 }
 * playMoves(hanoi(2), [[1, 2], [], []], 'left'); // throws play must have the form 0>2 1>2 ...
 * ```
 */
export function playMoves(rules: TowerRules, start: Arrangement, text: string): Play {
  const moves = wordsOf(text).map(readMove);
  return runProgram(rules, start, (board) => {
    for (const [from, to] of moves) board.moveTop(from, to);
  });
}

/**
 * Plays from state to state, by labels separated by blanks, such as `12// 2/1/ /1/2`.
 *
 * The play stops at the first state that no legal move leads to, with the number of the move and
 * the reason. Throws an `InputError` where the first label names no state. Time
 * O(labels * discs).
 *
 * @example
 * ```ts
 * playStates(hanoi(2), '12// 2/1/ /1/2 //12').moves.length; // => 3
 * playStates(hanoi(2), '12// 2/1/ //12').stopped; // => { code: 'apart', from: '2/1/', to: '//12', at: 2 }
 * ```
 */
export function playStates(rules: TowerRules, text: string): Play {
  const tower = compileTower(rules);
  const [first = '', ...rest] = wordsOf(text);
  return runProgram(tower, parseLabel(tower, first), (board) => {
    for (const label of rest) goTo(board, tower, label);
  });
}

const wordsOf = (text: string): string[] =>
  requireKind('core/play', 'play', 'text', text)
    .split(/\s+/)
    .filter((word) => word !== '');

function readMove(word: string): [from: Peg, to: Peg] {
  const pegs = /^p?(\d{1,6})>p?(\d{1,6})$/.exec(word);
  if (pegs === null)
    throw new InputError('core/play', 'play', 'form', { form: '0>2 1>2 ...', got: word });
  return [Number(pegs[1]), Number(pegs[2])];
}

/**
 * Makes the move that leads to a state; a missing or illegal one ends the play.
 */
function goTo(board: Board, tower: Tower, label: string): void {
  const wanted = stateIn(board, tower, label);
  const here = board.state();
  const move = topMoveBetween(tower, here, wanted);
  if (move === null)
    board.halt({ code: 'apart', from: formatLabel(here), to: formatLabel(wanted) });
  else board.moveTop(move.from, move.to);
}

/** The state that a label names; one that breaks a rule ends the play. */
function stateIn(board: Board, tower: Tower, label: string): TowerState {
  try {
    return parseLabel(tower, label);
  } catch (error) {
    if (!isInputError(error) || !('why' in error.values)) throw error;
    return board.halt({ code: 'breaks', rule: error.values.why });
  }
}
