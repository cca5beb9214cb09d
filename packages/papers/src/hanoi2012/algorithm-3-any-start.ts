import {
  type Board,
  type Disc,
  hanoi,
  otherMove,
  type Peg,
  pegsOfDiscs,
  play,
  type TowerState,
} from '@manaus/core';
import { discsOf, type TowerAlgorithm, trial, wrongTrial } from '../algorithm.js';
import { differ, finite, firstWrong, general, range } from '../legacy/check.js';
import type { Cell, Item, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import {
  after,
  allStarts,
  downhill,
  letter,
  lettersOf,
  movesFrom,
  pegsAt,
  pegsOf,
  rankOf,
  stateOf,
  toStack,
} from './evidence/iterative.js';
import { complete, emptyTable, firstUnequal, type Table } from './table.js';

/** Forms the tower 1...n on Z, steps 1 to 5. */
function form(board: Board, n: number, z: Peg): void {
  board.call();
  if (n === 0) return;
  const x = board.pegOf(n);
  if (x === z) {
    form(board, n - 1, z);
    return;
  }
  const y = [0, 1, 2].find((peg) => peg !== z && peg !== x) as Peg;
  form(board, n - 1, y);
  board.moveFrom(n, x, z);
  form(board, n - 1, z);
}

/** The table of two columns for the goal C: filled once, then from the row of each move on downwards, until it is all C. */
function byTable(board: Board): void {
  const table = emptyTable(board.discs);
  complete(table, board, board.discs, allOnC(board.discs));
  for (;;) {
    board.loop();
    const disc = firstUnequal(table);
    if (disc === undefined) return;
    board.moveFrom(disc, table[disc].is, table[disc].goes);
    complete(table, board, disc, allOnC(board.discs));
  }
}

const allOnC = (discs: number): Peg[] => new Array<Peg>(discs).fill(2);

/** The table at the start, without a move. */
function filled(pegs: readonly Peg[]): Table {
  const table = emptyTable(pegs.length);
  complete(table, { pegOf: (disc: Disc) => pegs[disc - 1] }, pegs.length, allOnC(pegs.length));
  return table;
}

/** Where disc 1 goes by its preferences: the smallest even disc, an empty peg, the largest odd disc. */
function preferred(board: Board): Peg {
  const places = [0, 1, 2]
    .filter((peg) => peg !== board.pegOf(1))
    .map((peg) => ({ peg, top: board.top(peg) }));
  const rank = (top: Disc | undefined) =>
    top === undefined ? board.discs + 1 : top % 2 === 0 ? top : 3 * board.discs - top;
  const [first, second] = places.sort((a, b) => rank(a.top) - rank(b.top));
  if (rank(first.top) === rank(second.top)) return board.halt('both other pegs are empty');
  return first.peg;
}

/** The first move by the table; then disc 1 by its preferences and the only other move, in turn. */
function byPreference(board: Board): void {
  const table = filled(range(1, board.discs).map((disc) => board.pegOf(disc)));
  const first = firstUnequal(table);
  if (first !== undefined) board.moveFrom(first, table[first].is, table[first].goes);
  let smallest = first === 1;
  while (board.height(2) < board.discs) {
    board.loop(String(smallest));
    const other = smallest ? otherMove(board) : undefined;
    if (!smallest) board.move(1, preferred(board));
    else if (other === undefined) board.halt('not exactly one move of another disc is possible');
    else board.moveFrom(other.disc, other.from, other.to);
    smallest = !smallest;
  }
}

const named = (id: string, title: string, program: (board: Board) => void): TowerAlgorithm => ({
  id: `hanoi2012/${id}`,
  title,
  towers: (discs) => hanoi(discs),
  starts: allStarts,
  literal: (start) => play(hanoi(discsOf(start)), start, program),
});

export const algorithms: readonly TowerAlgorithm[] = [
  named('any-start-recursive', 'Tower of Hanoi from any start, recursive', (board) =>
    form(board, board.discs, 2),
  ),
  named('any-start-table', 'Tower of Hanoi from any start, table of two columns', byTable),
  named('disc1-preference', 'Tower of Hanoi from any start, preferences of disc 1', byPreference),
];

const statements: Readonly<Record<string, Pick<Item, 'statement'> & Partial<Item>>> = {
  'any-start-recursive': {
    statement:
      'For every n >= 1 and every state: to form the tower 1...n on Z, with disc n on X, form 1...n - 1 on Z if X = Z, else on the third peg, move disc n to Z and form 1...n - 1 on Z. This brings all discs to C, by the rules, in the least number of moves.',
  },
  'any-start-table': {
    statement:
      'For every n >= 1 and every state: in a table with a row a disc, larger discs above, the first column holds the peg of the disc; the second holds C in the first row, and below the letter of the row above if its two agree, else the missing one. Move by the lowest row whose letters differ, fill in again from that row downwards, and repeat until all letters are C. Every move is by the rules, and it takes the least number of moves.',
    uses: ['hanoi2012/any-start-recursive'],
  },
  'disc1-preference': {
    statement:
      'For every n >= 1 and every state: make the first move by the table; then, until all discs are on C, after a move of disc 1 make the only possible move of another disc, and after any other move disc 1 onto the smallest even disc, else to an empty peg, else onto the largest odd disc. The choices are always determined, and this takes the least number of moves.',
    departs: 'A start with all discs on C has no first move and needs none.',
    uses: ['hanoi2012/any-start-table', 'hanoi2012/alternation-any-start'],
  },
};

const solvers: readonly Item[] = algorithms.map(
  (algorithm): Item => ({
    id: algorithm.id,
    kind: 'statement',
    uses: [],
    recorded: 'holds-in-range',
    ...statements[algorithm.id.slice('hanoi2012/'.length)],
    check: (effort) => {
      const most = effort === 'quick' ? 6 : 8;
      const wrong = (discs: number) => {
        const { distance } = toStack(discs);
        const least = (start: TowerState) => distance[rankOf(pegsOfDiscs(start))];
        return wrongTrial(
          trial({ discs, starts: algorithm.starts(discs), run: algorithm.literal, least }),
        );
      };
      return general(range(1, most), wrong, {
        checked: `played from all 3^n states by the rules, the moves against the distance by search, n = 1 to ${most}`,
        methods: 2,
      });
    },
  }),
);

/** On every shortest path to C: after each move but the last, of the moves that lead on the next is of disc 1 exactly if this one was not. */
function wrongAlternation(discs: number): string | null {
  const { distance } = toStack(discs);
  for (let rank = 0; rank < 3 ** discs; rank++)
    for (const move of movesFrom(rank, discs)) {
      const next = after(rank, move);
      if (distance[next] !== distance[rank] - 1) continue;
      const then = movesFrom(next, discs).find(
        (step) => distance[after(next, step)] === distance[next] - 1,
      );
      if (then !== undefined && (then.disc === 1) === (move.disc === 1))
        return `n = ${discs}, from ${lettersOf(pegsAt(rank, discs))}: discs ${move.disc} and ${then.disc} move in turn`;
    }
  return null;
}

const alternation: Item = {
  id: 'hanoi2012/alternation-any-start',
  kind: 'statement',
  statement:
    'For every n >= 1 and every state, in an optimal solution to all discs on C moves of disc 1 and of other discs alternate from the first move on; when another disc has its turn, exactly one move of such a disc is possible.',
  uses: ['hanoi2012/any-start-recursive', 'hanoi2012/other-move-forced'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    const forced = (discs: number) => {
      const turn = range(0, 3 ** discs - 1).find((rank) => !unforcedOnlyWhenStacked(rank, discs));
      return turn === undefined
        ? null
        : `n = ${discs}, from ${lettersOf(pegsAt(turn, discs))}: not exactly one move of another disc`;
    };
    const played = (discs: number) =>
      discs > 5
        ? null
        : firstWrong(
            ...[...allStarts(discs)].map((start) =>
              notInTurn(algorithms[0].literal(start).moves.map(({ disc }) => disc)),
            ),
          );
    return general(
      range(1, most),
      (discs) => firstWrong(wrongAlternation(discs), forced(discs), played(discs)),
      {
        checked: `every step of every shortest path by search, n = 1 to ${most}; the plays of the recursive algorithm from all states, n = 1 to 5`,
        methods: 2,
      },
    );
  },
};

const notInTurn = (discs: readonly Disc[]): string | null => {
  const bad = discs.findIndex((disc, i) => i > 0 && (disc === 1) === (discs[i - 1] === 1));
  return bad < 0 ? null : `moves ${bad} and ${bad + 1} of ${discs} are not in turn`;
};

/** Where a move of another disc leads on towards C, it is the only move of another disc. */
function unforcedOnlyWhenStacked(rank: number, discs: number): boolean {
  const { distance } = toStack(discs);
  const others = movesFrom(rank, discs).filter(({ disc }) => disc !== 1);
  return (
    others.length === 1 || !others.some((move) => distance[after(rank, move)] < distance[rank])
  );
}

const start = 'BCAA';

/** The cells of table 2, and the first three moves that the text reads off it. */
function tableCells(): Cell[] {
  const table = filled(pegsOf(start));
  const cells = printed('hanoi2012/table-2').flatMap(({ disc, is, goes }): Cell[] => [
    { place: [`disc ${disc}`, 'is on'], printed: is, computed: letter(table[Number(disc)].is) },
    {
      place: [`disc ${disc}`, 'goes to'],
      printed: goes,
      computed: letter(table[Number(disc)].goes),
    },
  ]);
  const { moves } = algorithms[1].literal(stateOf(pegsOf(start)));
  const told = moves
    .slice(0, 3)
    .map(
      ({ disc, from, to }, i) =>
        `disc ${disc}${i < 2 ? ` from ${letter(from)} to ${letter(to)}` : ''}`,
    );
  const stated = ['disc 1 from B to C', 'disc 3 from A to B', 'disc 1'];
  return [
    ...cells,
    ...stated.map(
      (text, i): Cell => ({ place: [`move ${i + 1}`, 'of'], printed: text, computed: told[i] }),
    ),
  ];
}

/** After the first move only the row of disc 1 changes; after the second all rows but the first. */
function wrongUpdates(): string | null {
  const path = downhill(4, rankOf(pegsOf(start)), toStack(4));
  const tables = path.ranks.slice(0, 3).map((rank) => filled(pegsAt(rank, 4)));
  const changed = (step: number) =>
    range(1, 4).filter(
      (disc) =>
        tables[step][disc].is !== tables[step + 1][disc].is ||
        tables[step][disc].goes !== tables[step + 1][disc].goes,
    );
  return firstWrong(
    differ('rows that the first move changes', '1', changed(0).join()),
    differ('the row of disc 4 changed by the second', false, changed(1).includes(4)),
    differ(
      'first moves by search',
      '1,3,1',
      path.moves
        .slice(0, 3)
        .map(({ disc }) => disc)
        .join(),
    ),
  );
}

const table2: TableItem = {
  id: 'hanoi2012/table-bcaa',
  kind: 'table',
  statement:
    'For BCAA the table has the rows 4: A, C; 3: A, B; 2: C, C; 1: B, C. So the first move takes disc 1 from B to C, after which only its row changes; the second takes disc 3 from A to B, after which the rows below the first are filled in again; the third is of disc 1.',
  departs:
    'The table itself is lost in our transcription; the letters are those that the text puts into it.',
  uses: ['hanoi2012/any-start-table'],
  recorded: 'holds',
  columns: ['where', 'what'],
  cells: tableCells,
  check: () =>
    finite(
      [
        ...tableCells().map(
          (cell) => () => differ(cell.place.join(', '), cell.printed, cell.computed),
        ),
        wrongUpdates,
      ],
      (wrong) => wrong(),
      {
        checked:
          'all eight letters and the first three moves by the table, the moves by search as well',
        methods: 2,
      },
    ),
};

const items: readonly Item[] = [...solvers, alternation, table2];
export default items;
