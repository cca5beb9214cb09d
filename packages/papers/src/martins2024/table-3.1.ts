import { hanoi } from '@manaus/core';
import { compared, differ, firstWrong, general, range } from '../legacy/check.js';
import type { Cell, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { movesFromFirstPeg } from './evidence/minimum-moves.js';

const moves = (discs: number): number => movesFromFirstPeg(hanoi(discs));

const cells = (): Cell[] =>
  printed('martins2024/table-3.1').map((row) => ({
    place: [`${row.discs} discs`],
    printed: row.moves,
    computed: String(moves(Number(row.discs))),
  }));

/** The last row, for every n: against the search, and against moving the largest disc once between two tasks with n - 1 discs. */
function wrong(discs: number): string | null {
  const found = moves(discs);
  return firstWrong(
    differ(`moves with ${discs} discs`, 2 ** discs - 1, found),
    discs === 1
      ? null
      : differ(`twice the moves of ${discs - 1} discs and one`, 2 * moves(discs - 1) + 1, found),
  );
}

const item: TableItem = {
  id: 'martins2024/table-3.1',
  kind: 'table',
  statement: 'Hanoi needs 1, 3, 7, 15, 31 moves for 1 to 5 discs, and 2^n - 1 for every n >= 1.',
  uses: [],
  recorded: 'holds-in-range',
  columns: ['discs'],
  cells,
  check: (effort) => {
    const most = effort === 'quick' ? 10 : 14;
    const tried = {
      checked: `the 5 printed values, and n = 1 to ${most}: distance by search, and by the recurrence`,
      methods: 2,
    };
    const finding = compared(cells(), tried);
    return finding.verdict === 'holds' ? general(range(1, most), wrong, tried) : finding;
  },
};
export default item;
