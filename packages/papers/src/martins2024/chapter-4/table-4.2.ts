import { bucharest } from '@manaus/core';
import {
  type Checks,
  cellsOf,
  compared,
  conjunction,
  type PrintedTable,
  until,
  upTo,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { walkWithoutReturn } from '../evidence/bucharest-walk.js';
import { movesFromFirstPeg } from '../evidence/minimum-moves.js';

interface Row {
  readonly place: readonly string[];
  readonly printed: string;
  readonly discs: number;
}

const bySearch = (discs: number): number => movesFromFirstPeg(bucharest(discs));

/** The only way there is, followed by the plain rules. */
const byWalking = (discs: number): number =>
  walkWithoutReturn(discs).findIndex((label) => label.startsWith('//'));

const table: PrintedTable<Row> = {
  checked: { en: 'the 5 printed values', pt: 'os 5 valores impressos' },
  printed: () =>
    printed('martins2024/table-4.2').map((row) => ({
      place: [`${row.discs} discs`],
      printed: row.moves,
      discs: Number(row.discs),
    })),
  methods: {
    'distance by search': ({ discs }) => String(bySearch(discs)),
    'the walk by the plain rules': ({ discs }) => String(byWalking(discs)),
  },
};

/** The moves are 3^n - 1. */
const closedForm = upTo<number>({ from: 1, quick: 10, full: 13 }, (most) => ({
  checked: {
    en: `n = 1 to ${most}: distance by search, and (to n = 10) the only way there is, followed by the plain rules`,
    pt: `n = 1 a ${most}: a distância por busca, e (até n = 10) o único caminho que existe, seguido pelas regras`,
  },
  stated: (n) => 3 ** n - 1,
  methods: {
    'distance by search': bySearch,
    'the walk by the plain rules': until(10, byWalking),
  },
}));

export default {
  'table-4.2': {
    cells: () => cellsOf(table),
    check: (effort) => conjunction<unknown>(compared(table), closedForm(effort)),
  },
} satisfies Checks;
