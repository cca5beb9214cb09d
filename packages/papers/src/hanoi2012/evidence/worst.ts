import {
  type Board,
  formatLabel,
  hanoi,
  hanoiWorstMoves,
  type Play,
  pegsOfDiscs,
  stopText,
  type TowerMove,
  towerPuzzle,
} from '@manaus/core';
import { stackOnFirst } from '../../algorithm.js';
import { type Methods, source } from '../../check/index.js';
import { run } from './alternating.js';
import { after, lettersOf, movesFrom, pegsAt, pegsOf, stateOf } from './iterative.js';
import { toAndFro } from './worst-iterative.js';
import { worst } from './worst-recursive.js';

type Moves = readonly Pick<TowerMove, 'disc' | 'to'>[];

/** The result of a list of moves from all discs on A. */
export type Visits = {
  /** The moves, as disc and peg. */
  readonly sequence: string;
  readonly moves: number;
  readonly legal: boolean;
  /** Different states visited. */
  readonly visited: number;
  readonly end: string;
};

/** As stated: through all states, each once, to all discs on C. */
export const throughAllStates = (discs: number) => ({
  moves: 3 ** discs - 1,
  legal: true,
  visited: 3 ** discs,
  end: 'C'.repeat(discs),
});

const told = (moves: Moves): string => moves.map(({ disc, to }) => `${disc}${'ABC'[to]}`).join(' ');

/** Replayed on numbers. */
function onNumbers(discs: number, moves: Moves): Visits {
  const seen = new Set([0]);
  let [rank, legal] = [0, true];
  for (const { disc, to } of moves) {
    const move = movesFrom(rank, discs).find((step) => step.disc === disc && step.to === to);
    if (move === undefined) legal = false;
    else rank = after(rank, move);
    seen.add(rank);
  }
  const end = lettersOf(pegsAt(rank, discs));
  return { sequence: told(moves), moves: moves.length, legal, visited: seen.size, end };
}

/** Replayed on labels by the plain rules. */
function onLabels(discs: number, moves: Moves): Visits {
  const puzzle = towerPuzzle(hanoi(discs));
  let [state, legal] = [stackOnFirst(hanoi(discs)), true];
  const seen = new Set([formatLabel(state)]);
  for (const { disc, to } of moves) {
    const move = puzzle.moves(state).find((step) => step.disc === disc && step.to === to);
    if (move === undefined) legal = false;
    else state = puzzle.apply(state, move);
    seen.add(formatLabel(state));
  }
  const end = lettersOf(pegsOfDiscs(state));
  return { sequence: told(moves), moves: moves.length, legal, visited: seen.size, end };
}

/** The play of an algorithm of the page, by its id, from all discs on A. */
const played = (id: string, program: (board: Board) => void) =>
  source(`play of ${id}`, (discs: number): Play => {
    const play = run(program)(stackOnFirst(hanoi(discs)));
    if (play.stopped !== null) throw new Error(`${id} stops: ${stopText(play.stopped)}`);
    return play;
  });

const playedRecursive = played('hanoi2012/worst-recursive', (board) =>
  worst(board, board.discs, 0, 2, 1),
);
const playedIterative = played('hanoi2012/worst-iterative', toAndFro);

/** The states of the worst solution, as letters. */
export const worstStates = (discs: number): string[] =>
  playedRecursive(discs).states.map((state) => lettersOf(pegsOfDiscs(state)));

/** The states of the worst solution, as labels. */
export const worstLabels = (discs: number): string[] =>
  worstStates(discs).map((state) => formatLabel(stateOf(pegsOf(state))));

/** The moves of the recursive algorithm. */
export const recursiveMoves = (discs: number): string => told(playedRecursive(discs).moves);

/**
 * The four steps of the iterative algorithm on numbers, without a board: there must be exactly one
 * move of another disc.
 */
export function stepsOnNumbers(discs: number): TowerMove[] {
  const moves: TowerMove[] = [];
  let rank = 0;
  const make = (move: TowerMove | undefined): void => {
    if (move === undefined) throw new Error('the next move is not determined');
    rank = after(rank, move);
    moves.push(move);
  };
  const first = (to: number) =>
    make(movesFrom(rank, discs).find((move) => move.disc === 1 && move.to === to));
  const other = () => {
    const others = movesFrom(rank, discs).filter(({ disc }) => disc !== 1);
    make(others.length === 1 ? others[0] : undefined);
  };
  for (;;) {
    first(1);
    first(2);
    if (rank === 3 ** discs - 1) return moves;
    other();
    first(1);
    first(0);
    other();
  }
}

/** The recursive algorithm, the library's worst solution, and the iterative one. */
export const recursiveMethods: Methods<number, Visits> = {
  'the recursive algorithm, replayed on numbers': (discs) =>
    onNumbers(discs, playedRecursive(discs).moves),
  'the library’s worst solution, replayed on labels': (discs) =>
    onLabels(discs, [...hanoiWorstMoves(discs)]),
  'the iterative steps on numbers': (discs) => onNumbers(discs, stepsOnNumbers(discs)),
};

/** The iterative algorithm on a board, and on numbers. */
export const iterativeMethods: Methods<number, Visits> = {
  'the iterative algorithm on a board, replayed on labels': (discs) =>
    onLabels(discs, playedIterative(discs).moves),
  'its steps on numbers': (discs) => onNumbers(discs, stepsOnNumbers(discs)),
};
