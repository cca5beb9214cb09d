import { gameSolver, type Heaps, misere, nim } from '@manaus/games';
import { firstWrong, general } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { positionsUpTo, tuple, upToOrder } from './evidence/heap-positions.js';
import { boutonMoves, misereNimMoves } from './evidence/nim-strategies.js';
import { judgeStrategy } from './evidence/strategies.js';

const game = upToOrder(misere(nim()));
const large = (heaps: Heaps): number => heaps.filter((heap) => heap > 1).length;

/** Where all heaps have one block the strategy says nothing, and there is nothing to choose. */
const player = (heaps: Heaps): readonly Heaps[] =>
  large(heaps) === 0 ? game.options(heaps) : misereNimMoves(heaps);

/** The two reasons given: Nim never asks to leave exactly one large heap, and no move leads from two large heaps to none. */
function wrongReason(heaps: Heaps): string | null {
  if (large(heaps) < 2) return null;
  const one = boutonMoves(heaps).find((next) => large(next) === 1);
  const none = game.options(heaps).find((next) => large(next) === 0);
  return firstWrong(
    one === undefined ? null : `the strategy of Nim leads from ${tuple(heaps)} to ${tuple(one)}`,
    none === undefined ? null : `${tuple(heaps)} can become ${tuple(none)}`,
  );
}

function judge(): (heaps: Heaps) => string | null {
  const { outcome } = gameSolver(game);
  const losesAt = judgeStrategy(game, player);
  return (heaps) => {
    const wrong = outcome(heaps) === 'N' ? losesAt(heaps) : null;
    return firstWrong(wrong === null ? null : `from ${tuple(heaps)}: ${wrong}`, wrongReason(heaps));
  };
}

const item: Item = {
  id: 'carvalho2013/misere-nim-strategy',
  kind: 'statement',
  statement:
    'In misère Nim, who moves at an N-position wins by any winning move of Nim while two or more heaps have more than one block, and by reducing the only such heap to 0 or 1 so that an odd number of heaps of one block is left. A winning move of Nim never leaves exactly one heap of more than one block, and no move leads from two or more of them to none.',
  departs:
    'Of N-positions with heaps of one block only the strategy does not speak: there all moves are alike. That the player comes to move with exactly one larger heap is meant of plays that start with such heaps.',
  uses: ['carvalho2013/misere-nim-rules', 'carvalho2013/theorem-2.4.1-bouton'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const blocks = effort === 'quick' ? 13 : 18;
    const positions = positionsUpTo(blocks);
    return general(positions, judge(), {
      checked: `as a player from every N-position of at most ${blocks} blocks, every move that it leaves open against every reply; N-positions by looking at all that can follow`,
      methods: 2,
    });
  },
};
export default item;
