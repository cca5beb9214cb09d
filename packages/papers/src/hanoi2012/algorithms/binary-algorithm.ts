import type { Board } from '@manaus/core';
import { fromStack } from '../evidence/alternating.js';
import { left, right } from '../evidence/iterative.js';

/** For m = 1 to 2^n - 1: the disc of the lowest 1 of m, in its direction. */
function byNumbers(board: Board): void {
  for (let m = 1; m <= 2 ** board.discs - 1; m++) {
    const k = m.toString(2).length - m.toString(2).lastIndexOf('1');
    const d = (board.discs - k) % 2 === 0 ? left : right;
    board.move(k, d(board.pegOf(k)));
  }
}

export default fromStack(
  'binary-algorithm',
  'Tower of Hanoi, iterative: binary numbers',
  byNumbers,
);
