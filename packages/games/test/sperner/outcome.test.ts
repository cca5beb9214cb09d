import { seededRandom } from '@manaus/core';
import { expect, test } from 'vitest';
import {
  gameSolver,
  type SpernerBoard,
  sperner,
  spernerOutcome,
  triangularBoard,
} from '../../src/index.js';

type Triple = readonly [number, number, number];

/** A triangle into whose small triangles points are put, one after another. */
function subdivided(added: number, seed: number): SpernerBoard {
  const random = seededRandom(seed);
  const points: Triple[] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const triangles: Triple[] = [[0, 1, 2]];
  for (let i = 0; i < added; i++) {
    const [[a, b, c]] = triangles.splice(Math.floor(random() * triangles.length), 1) as [Triple];
    const sum = (axis: 0 | 1 | 2) => [a, b, c].reduce((all, at) => all + points[at][axis], 0);
    const point = points.push([sum(0), sum(1), sum(2)]) - 1;
    triangles.push([a, b, point], [b, c, point], [c, a, point]);
  }
  return { points, triangles };
}

test('the fast search agrees with the plain one', () => {
  const boards = [1, 2, 3].map(triangularBoard);
  for (let seed = 0; seed < 30; seed++) boards.push(subdivided(1 + (seed % 5), seed));
  for (const board of boards) {
    const start = board.points.map((_, point) => (point < 3 ? point : -1));
    const { outcome, winningMoves } = gameSolver(sperner(board));
    const fast = spernerOutcome(board);
    expect(fast.outcome).toBe(outcome(start));
    const moves = winningMoves(start).map(
      (next) => next.flatMap((color, point) => (color === start[point] ? [] : [[point, color]]))[0],
    );
    expect(fast.winningMoves).toEqual(moves);
  }
});

/**
 * The positions that are looked at if every move from the start is, and elsewhere one that wins is
 * enough.
 */
function lookedAt(board: SpernerBoard): number {
  const game = sperner(board);
  const looked = new Map<string, boolean>();
  const wins = (position: readonly number[]): boolean => {
    const label = game.notation.format(position);
    const known = looked.get(label);
    if (known !== undefined) return known;
    const won = going(position).some((next) => !wins(next));
    looked.set(label, won);
    return won;
  };
  const going = (position: readonly number[]) =>
    game.options(position).filter((next) => game.options(next).length > 0);
  for (const next of going(board.points.map((_, point) => (point < 3 ? point : -1)))) wins(next);
  return looked.size + 1;
}

test('it says how many positions it looked at', () => {
  for (const side of [1, 2, 3]) {
    const board = triangularBoard(side);
    expect(spernerOutcome(board).positions).toBe(lookedAt(board));
  }
});

test('outcomes of triangular boards, and the largest board', () => {
  const outcomes = [1, 2, 3, 4].map((side) => spernerOutcome(triangularBoard(side)).outcome);
  expect(outcomes.join('')).toBe('NPPN');
  expect(() => spernerOutcome(triangularBoard(6))).toThrow(
    'games/sperner: board must have at most 268435456 colorings',
  );
});
