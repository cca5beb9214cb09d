import { bucharest } from '@manaus/core';
import { smallMultiples } from '@manaus/plot';
import { finite } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { drawPlay, shortestPlay, wrongPlay } from '../shared/figures/plays.js';

const ends = { 2: ['12//', '//12'], 3: ['123//', '//123'] } as const;
const solution = (discs: 2 | 3) => shortestPlay(bucharest(discs), ends[discs][0], ends[discs][1]);

const item: FigureItem = {
  id: 'martins2024/figure-4.1',
  kind: 'figure',
  statement:
    'Bucharest is solved from all discs on p0 to all on p2 by moves that obey its rules: least 8 with 2 discs, 26 with 3.',
  departs:
    'The boards of the print are lost. Its caption says 3 discs, section 4.2 says 2 of the same figure: both are played.',
  caption: 'Bucharest: the board, and the solutions with 2 and with 3 discs',
  uses: ['martins2024/table-4.2', 'martins2024/figure-4.3'],
  recorded: 'holds',
  figure: () => {
    const strip = (discs: 2 | 3) =>
      drawPlay(
        bucharest(discs),
        solution(discs),
        `${discs} discs: ${solution(discs).length - 1} moves`,
      );
    return smallMultiples([strip(2), strip(3)], {
      title: 'Bucharest: solutions from p0 to p2',
      columns: 1,
    });
  },
  check: () =>
    finite(
      [
        [2, 8],
        [3, 26],
      ] as const,
      ([discs, moves]) =>
        wrongPlay(bucharest(discs), solution(discs), {
          from: ends[discs][0],
          to: ends[discs][1],
          moves,
        }),
      {
        checked:
          'every step of both solutions by the plain rules, their lengths by a search of the graph and by playing',
        methods: 2,
      },
    ),
};
export default item;
