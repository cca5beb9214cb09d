import { hanoi } from '@manaus/core';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { drawPlay, shortestPlay, wrongPlay } from '../shared/figures/plays.js';

const solution = () => shortestPlay(hanoi(3), '123//', '//123');

/** The solution by the recursion: all but the largest aside, the largest across, the others on top of it. */
function recursive(
  discs: number,
  from: number,
  to: number,
  pegOf: readonly number[],
): (readonly number[])[] {
  if (discs === 0) return [pegOf];
  const aside = recursive(discs - 1, from, 3 - from - to, pegOf);
  const moved = aside[aside.length - 1].map((peg, i) => (i === discs - 1 ? to : peg));
  return [...aside, ...recursive(discs - 1, 3 - from - to, to, moved)];
}

const labelOf = (pegOf: readonly number[]) =>
  [0, 1, 2].map((peg) => pegOf.flatMap((at, i) => (at === peg ? [i + 1] : [])).join('')).join('/');

const item: FigureItem = {
  id: 'martins2024/figure-3.2',
  kind: 'figure',
  statement:
    'Hanoi with 3 discs on 3 pegs is solved from 123// to //123 by 7 legal moves, and by no fewer.',
  departs: 'The boards of the print are lost: what is drawn is the one solution of least length.',
  caption: 'Hanoi: the board with 3 pegs, and the solution with 3 discs from p0 to p2',
  uses: ['martins2024/table-3.1', 'martins2024/algorithm-1'],
  recorded: 'holds',
  figure: () => drawPlay(hanoi(3), solution(), 'Hanoi, 3 discs: the solution from p0 to p2'),
  check: () =>
    finite(
      [3],
      () =>
        firstWrong(
          wrongPlay(hanoi(3), solution(), { from: '123//', to: '//123', moves: 7 }),
          differ(
            'the solution by recursion',
            solution().join(' '),
            recursive(3, 0, 2, [0, 0, 0]).map(labelOf).join(' '),
          ),
        ),
      {
        checked:
          'every step by the plain rules, the length by two searches, and the states by the recursion',
        methods: 3,
      },
    ),
};
export default item;
