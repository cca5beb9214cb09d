import { alternating, fromStack } from '../evidence/alternating.js';
import { left, right } from '../evidence/iterative.js';

export default fromStack('buneman-levy', 'Tower of Hanoi, iterative: Buneman and Levy', (board) =>
  alternating(board, () => (board.discs % 2 === 0 ? right : left)(board.pegOf(1))),
);
