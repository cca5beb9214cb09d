import { remembered } from '@manaus/core/internals';
import { gameSolver, type Heaps, heapGame } from '@manaus/games';
import { type Checks, general } from '../../check/index.js';
import { sumIsZero } from '../evidence/digits.js';
import { lowerings, positionsUpTo, unordered, upToOrder } from '../evidence/heap-positions.js';
import { boutonMoves } from '../evidence/nim-strategies.js';

const large = (heaps: Heaps): number => heaps.filter((heap) => heap > 1).length;

/**
 * True if the player comes to a turn with one large heap whatever is replied; by recursion, with
 * the moves of the library.
 */
function byLibrary(): (heaps: Heaps) => boolean {
  const comes = remembered((heaps: Heaps): boolean => {
    if (large(heaps) < 2) return large(heaps) === 1;
    const replies = [...winningMoves(heaps)].flatMap((left) => [...game.options(left)]);
    return replies.length > 0 && replies.every((reply) => comes(reply));
  }, unordered);
  return comes;
}

const game = upToOrder(heapGame('nim'));
const { winningMoves } = gameSolver(game);

/**
 * The same by listing all turns that can be met, by plain rules and the printed step of the
 * strategy.
 */
function byListing(heaps: Heaps): boolean {
  const met = new Map([[unordered(heaps), heaps]]);
  for (const turn of met.values()) {
    if (large(turn) === 1) continue;
    const moves = boutonMoves(turn);
    if (large(turn) === 0 || moves.length === 0) return false;
    for (const left of moves) {
      const replies = lowerings(left);
      if (replies.length === 0) return false;
      for (const reply of replies) met.set(unordered(reply), reply);
    }
  }
  return true;
}

export default {
  'section-2.5/one-large-heap': (effort) => {
    const blocks = effort === 'quick' ? 12 : 16;
    return general<Heaps, boolean>({
      checked: {
        en: `all N-positions of at most ${blocks} blocks with two or more heaps of more than one: every winning move of Nim against every reply, by recursion and by listing all turns`,
        pt: `todas as N-posições de no máximo ${blocks} blocos com duas ou mais pilhas de mais de um: toda jogada vencedora do Nim contra toda resposta, por recursão e listando todos os turnos`,
      },
      instances: positionsUpTo(blocks).filter((heaps) => large(heaps) >= 2 && !sumIsZero(heaps, 2)),
      stated: () => true,
      methods: {
        'the library, by recursion': byLibrary(),
        'plain rules, all turns listed': byListing,
      },
    });
  },
} satisfies Checks;
