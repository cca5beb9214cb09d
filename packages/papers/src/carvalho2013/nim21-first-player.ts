import { gameSolver, nim21 } from '@manaus/games';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

/** The first play that the first player loses from a heap by always moving to a multiple of 4, every reply tried; `null` where there is none. */
function lostPlay(heap: number): string | null {
  const after = heap - (heap % 4);
  if (after === heap) return `${heap}: no move to a multiple of 4`;
  if (after === 0) return null;
  return firstWrong(
    ...[1, 2, 3]
      .filter((taken) => taken <= after)
      .map((taken) =>
        after === taken
          ? `${after}: the second player takes the last block`
          : lostPlay(after - taken),
      ),
  );
}

const item: Item = {
  id: 'carvalho2013/nim21-first-player',
  kind: 'statement',
  statement:
    'In Nim 21 (one heap of 21 blocks, S = {1, 2, 3}, who takes the last block wins) the first player has a winning strategy: take 1, and then always move to a P-position.',
  uses: ['carvalho2013/lemma-2.1.1'],
  recorded: 'holds',
  check: () => {
    const { outcome, winningMoves } = gameSolver(nim21());
    const wrong = () =>
      firstWrong(
        differ('outcome of 21', 'N', outcome([21])),
        differ('winning moves', '20', winningMoves([21]).join(' ')),
        lostPlay(21),
      );
    return finite([21], wrong, {
      checked:
        'all winning moves from 21 by looking at all that can follow; the strategy played against every reply',
      methods: 2,
    });
  },
};
export default item;
