import {
  type Board,
  bucharest,
  bucharestRecursive,
  hanoi,
  type Peg,
  play,
  type TowerRules,
} from '@manaus/core';
import { solve } from '@manaus/lab';
import {
  discsOf,
  requireReading,
  stackOnFirst,
  type TowerAlgorithm,
  trial,
  wrongTrial,
} from '../algorithm.js';
import { firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

/** The pegs of lines 5 and 8: those that the call was given, or the three of the game. */
type Names = 'formal' | 'real';

/** The third calls of lines 7 and 10 as printed, or changed for each other. */
type Lines7And10 = 'printed' | 'exchanged';

/** Lines 1 to 12. */
function torre(
  board: Board,
  n: number,
  [p0, p1, p2]: readonly [Peg, Peg, Peg],
  names: Names,
  lines: Lines7And10,
): void {
  board.call();
  if (n === 0) return;
  const call = (...pegs: [Peg, Peg, Peg]) => torre(board, n - 1, pegs, names, lines);
  const [a, b, c] = names === 'formal' ? [p0, p1, p2] : [0, 1, 2];
  call(p0, p2, p1);
  call(p1, p0, p2);
  board.moveTop(a, b);
  call(p2, p0, p1);
  if (lines === 'printed') call(p1, p0, p2);
  else call(p1, p2, p0);
  board.moveTop(b, c);
  call(p0, p2, p1);
  if (lines === 'printed') call(p1, p2, p0);
  else call(p1, p0, p2);
}

export const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-6',
  title: 'Tower of Bucharest, recursive',
  towers: (discs) => bucharest(discs),
  starts: (discs) => [stackOnFirst(bucharest(discs))],
  literal: (start) => run(bucharest(discsOf(start)), 'formal', 'printed'),
  repaired: (start) => play(bucharest(discsOf(start)), start, bucharestRecursive),
};

const run = (rules: TowerRules, names: Names, lines: Lines7And10) =>
  play(rules, stackOnFirst(rules), (board) => torre(board, rules.discs, [0, 1, 2], names, lines));

function wrong(rules: TowerRules, names: Names, lines: Lines7And10): string | null {
  const least = () => solve(rules, stackOnFirst(rules), { count: true }).moves as number;
  return wrongTrial(
    trial({
      discs: rules.discs,
      starts: [stackOnFirst(rules)],
      run: () => run(rules, names, lines),
      least,
    }),
  );
}

function wrongRepaired(discs: number): string | null {
  const rules = bucharest(discs);
  const least = () => solve(rules, stackOnFirst(rules), { count: true }).moves as number;
  return wrongTrial(
    trial({
      discs,
      starts: [stackOnFirst(rules)],
      run: (start) => play(rules, start, bucharestRecursive),
      least,
    }),
  );
}

const item: Item = {
  id: algorithm.id,
  kind: 'algorithm',
  statement:
    'For every n >= 1, the recursive function with six calls and two moves of a top disc brings n discs in Bucharest from p0 to p2 by the rules in 3^n - 1 moves.',
  departs:
    'It holds with three calls for the six: B(n-1; p0, p1, p2), move p0 to p1, B(n-1; p2, p1, p0), move p1 to p2, B(n-1; p0, p1, p2).',
  uses: ['martins2024/table-4.2', 'martins2024/proposition-3'],
  recorded: 'fails',
  check: (effort) => {
    const most = effort === 'quick' ? 8 : 12;
    requireReading(firstWrong(...range(1, most).map(wrongRepaired)));
    const readings = [
      `lines 5 and 8 on the pegs of the game: ${wrong(bucharest(2), 'real', 'printed')}`,
      `lines 7 and 10 exchanged: ${wrong(bucharest(2), 'formal', 'exchanged')}`,
      `any move between pegs allowed: ${wrong(hanoi(2), 'formal', 'printed')}`,
      `both: ${wrong(hanoi(2), 'formal', 'exchanged')}`,
    ];
    const checked = `n = 1 to ${most} as printed, and in other readings with n = 2 (${readings.join('; ')}); with three calls, as few moves as the search, n = 1 to ${most}`;
    return general(range(1, most), (discs) => wrong(bucharest(discs), 'formal', 'printed'), {
      checked,
      methods: 2,
    });
  },
};
export default item;
