import { seededRandom } from '@manaus/core';
import { gameSolver, type Heaps, nim } from '@manaus/games';
import { firstWrong, general } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { sumIsZero } from './evidence/digits.js';
import {
  positionsUpTo,
  randomPositions,
  tuple,
  tuples,
  upToOrder,
} from './evidence/heap-positions.js';
import { boutonMoves } from './evidence/nim-strategies.js';

const game = upToOrder(nim());

/** The step of the proof: each move that it names takes blocks from one heap only and leads to sum 0; it names one exactly where the sum is not 0. */
function wrongStep(heaps: Heaps): string | null {
  const moves = boutonMoves(heaps);
  if ((moves.length === 0) !== sumIsZero(heaps, 2))
    return `${tuple(heaps)}: the step names ${moves.length} moves`;
  const wrong = moves.find(
    (next) =>
      !sumIsZero(next, 2) ||
      next.filter((heap, i) => heap !== heaps[i]).length !== 1 ||
      next.some((heap, i) => heap > heaps[i]),
  );
  return wrong === undefined ? null : `${tuple(heaps)}: the step names ${tuple(wrong)}`;
}

function judge(): (heaps: Heaps) => string | null {
  const { outcome } = gameSolver(game);
  return (heaps) => {
    const zero = sumIsZero(heaps, 2);
    const found = outcome(heaps);
    const leaves = zero ? game.options(heaps).find((next) => sumIsZero(next, 2)) : undefined;
    return firstWrong(
      (found === 'P') === zero
        ? null
        : `${tuple(heaps)} is a ${found}-position, and its nim-sum is ${zero ? '' : 'not '}0`,
      leaves === undefined ? null : `${tuple(heaps)} to ${tuple(leaves)} keeps the nim-sum 0`,
      wrongStep(heaps),
    );
  };
}

const item: Item = {
  id: 'carvalho2013/theorem-2.4.1-bouton',
  kind: 'theorem',
  statement:
    'In Nim with any number of heaps of any size, a position is a P-position if and only if the nim-sum of its heaps is 0. From a sum other than 0, every heap with a 1 in the leftmost column of sum 1 can be lowered to make it 0; no move leads from sum 0 to sum 0.',
  departs:
    'All binary digits take part, digit 0 too: the printed definition of the nim-sum leaves it out (see nim-properties), and so do the indices of x_i in the proof.',
  uses: ['carvalho2013/nim-properties'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const [blocks, most] = effort === 'quick' ? [14, 9] : [26, 20];
    const finding = general([...positionsUpTo(blocks), ...tuples(3, most)], judge(), {
      checked: `all positions of at most ${blocks} blocks, and three heaps of at most ${most}, by looking at all that can follow; the step of the proof there and at 2000 random positions of up to 12 heaps of fewer than 2^50 blocks (random numbers from 1)`,
      methods: 2,
    });
    return finding.counterexample === undefined
      ? general(randomPositions(2000, 12, 50, seededRandom(1)), wrongStep, finding)
      : finding;
  },
};
export default item;
