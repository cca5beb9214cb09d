import { type Peg, pegsOfDiscs, type TowerMove } from '@manaus/core';
import {
  type Checks,
  cellsOf,
  compared,
  conjunction,
  finite,
  type PrintedTable,
  range,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import algorithm from '../algorithms/any-start-table.js';
import {
  downhill,
  letter,
  pegsAt,
  pegsOf,
  rankOf,
  stateOf,
  toStack,
} from '../evidence/iterative.js';
import { filled } from '../evidence/table.js';

const start = 'BCAA';

/**
 * The peg of each disc and the one to which the table sends it, from disc 1 on, and the moves to
 * all discs on C.
 */
interface Filled {
  readonly rows: readonly { readonly is: Peg; readonly goes: Peg }[];
  readonly moves: readonly TowerMove[];
}

const byTable = (pegs: readonly Peg[]): Filled => ({
  rows: filled(pegs).slice(1),
  moves: algorithm.literal(stateOf(pegs)).moves,
});

/**
 * By the shortest path: a disc goes to where it is when a larger one moves for the first time, or
 * at the end.
 */
function bySearch(pegs: readonly Peg[]): Filled {
  const discs = pegs.length;
  const { ranks, moves } = downhill(discs, rankOf(pegs), toStack(discs));
  const rows = pegs.map((is, i) => {
    const at = moves.findIndex(({ disc }) => disc > i + 1);
    return { is, goes: pegsAt(ranks[at < 0 ? moves.length : at], discs)[i] };
  });
  return { rows, moves };
}

/** A letter of the table, or a move of which the text speaks. */
interface Cell {
  readonly place: readonly string[];
  readonly printed: string;
  computed(table: Filled): string;
}

const letterCell = (disc: string, column: 'is' | 'goes', printed: string): Cell => ({
  place: [`disc ${disc}`, column === 'is' ? 'is on' : 'goes to'],
  printed,
  computed: ({ rows }) => letter(rows[Number(disc) - 1][column]),
});

const cells = (): Cell[] => [
  ...printed('hanoi2012/table-2').flatMap(({ disc, is, goes }) => [
    letterCell(disc, 'is', is),
    letterCell(disc, 'goes', goes),
  ]),
  ...['disc 1 from B to C', 'disc 3 from A to B', 'disc 1'].map(
    (text, i): Cell => ({
      place: [`move ${i + 1}`, 'of'],
      printed: text,
      computed: ({ moves }) => {
        const { disc, from, to } = moves[i];
        return `disc ${disc}${i < 2 ? ` from ${letter(from)} to ${letter(to)}` : ''}`;
      },
    }),
  ),
];

const table: PrintedTable<Cell> = {
  checked: {
    en: 'all eight letters and the first three moves, by the table and by the shortest path',
    pt: 'todas as oito letras e os três primeiros movimentos, pela tabela e pelo caminho mínimo',
  },
  printed: cells,
  methods: {
    'the table': ({ computed }) => computed(byTable(pegsOf(start))),
    'the shortest path by search': ({ computed }) => computed(bySearch(pegsOf(start))),
  },
};

/** The rows that the first move changes, and whether the second changes that of disc 4. */
type Updates = { readonly byFirst: readonly number[]; readonly fourthBySecond: boolean };

function updates(
  states: readonly (readonly Peg[])[],
  fill: (pegs: readonly Peg[]) => Filled,
): Updates {
  const tables = states.slice(0, 3).map((pegs) => fill(pegs).rows);
  const changed = (step: number) =>
    range(1, 4).filter((disc) => {
      const [before, now] = [tables[step][disc - 1], tables[step + 1][disc - 1]];
      return before.is !== now.is || before.goes !== now.goes;
    });
  return { byFirst: changed(0), fourthBySecond: changed(1).includes(4) };
}

export default {
  'table-bcaa': {
    cells: () => cellsOf(table),
    check: () =>
      conjunction<unknown>(
        compared(table),
        finite<string, Updates>({
          checked: {
            en: 'the rows that the first two moves change',
            pt: 'as linhas que os dois primeiros movimentos mudam',
          },
          instances: [start],
          stated: () => ({ byFirst: [1], fourthBySecond: false }),
          methods: {
            'the table': () =>
              updates(algorithm.literal(stateOf(pegsOf(start))).states.map(pegsOfDiscs), byTable),
            'the shortest path by search': () =>
              updates(
                downhill(4, rankOf(pegsOf(start)), toStack(4)).ranks.map((rank) => pegsAt(rank, 4)),
                bySearch,
              ),
          },
        }),
      ),
  },
} satisfies Checks;
