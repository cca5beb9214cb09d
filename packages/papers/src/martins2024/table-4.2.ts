import { bucharest } from '@manaus/core';
import { compared, differ, firstWrong, general, range } from '../legacy/check.js';
import type { Cell, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { movesFromFirstPeg } from './evidence/minimum-moves.js';

const moves = (discs: number): number => movesFromFirstPeg(bucharest(discs));

const cells = (): Cell[] =>
  printed('martins2024/table-4.2').map((row) => ({
    place: [`${row.discs} discs`],
    printed: row.moves,
    computed: String(moves(Number(row.discs))),
  }));

/** The last row, for every n: against the search, and against the two moves of the largest disc between three tasks with n - 1 discs. */
function wrong(discs: number): string | null {
  const found = moves(discs);
  return firstWrong(
    differ(`moves with ${discs} discs`, 3 ** discs - 1, found),
    discs === 1
      ? null
      : differ(
          `three times the moves of ${discs - 1} discs and two`,
          3 * moves(discs - 1) + 2,
          found,
        ),
  );
}

const item: TableItem = {
  id: 'martins2024/table-4.2',
  kind: 'table',
  statement:
    'Bucharest needs 2, 8, 26, 80, 242 moves for 1 to 5 discs, and 3^n - 1 for every n >= 1.',
  uses: [],
  recorded: 'holds-in-range',
  columns: ['discs'],
  cells,
  check: (effort) => {
    const most = effort === 'quick' ? 10 : 13;
    const tried = {
      checked: `the 5 printed values, and n = 1 to ${most}: distance by search, and by the recurrence`,
      methods: 2,
    };
    const finding = compared(cells(), tried);
    return finding.verdict === 'holds' ? general(range(1, most), wrong, tried) : finding;
  },
};
export default item;
