import { hanoi, towerPuzzle } from '@manaus/core';
import { components, storeGraph } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

/** One component by a search of the stored graph; for small n also by playing the rules on labels from the start. */
function wrong(discs: number): string | null {
  const { sizes } = components(storeGraph(towerGraph(hanoi(discs))));
  return firstWrong(
    differ(`components of H_3^${discs}`, 1, sizes.length),
    discs > 6
      ? null
      : differ(`states reached with ${discs} discs`, 3 ** discs, reachedByPlaying(discs)),
  );
}

function reachedByPlaying(discs: number): number {
  const { notation, moves, apply } = towerPuzzle(hanoi(discs));
  const reached = new Set([`${range(1, discs).join('')}//`]);
  for (const label of reached)
    for (const move of moves(notation.parse(label)))
      reached.add(notation.format(apply(notation.parse(label), move)));
  return reached.size;
}

const item: Item = {
  id: 'martins2024/lemma-1',
  kind: 'lemma',
  statement: 'For every n >= 1 there is a path in H_3^n between any two vertices.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 11 : 14;
    return general(range(1, most), wrong, {
      checked: `components of H_3^n, n = 1 to ${most}; to n = 6 also by playing from 1..n//`,
      methods: 2,
    });
  },
};
export default item;
