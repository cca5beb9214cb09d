import { hanoi } from '@manaus/core';
import {
  type Checks,
  cellsOf,
  compared,
  conjunction,
  type PrintedCell,
  type PrintedTable,
  upTo,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { movesFromFirstPeg, waysWithoutSearch } from '../evidence/minimum-moves.js';

const bySearch = (discs: number): number => movesFromFirstPeg(hanoi(discs));

/** Twice the moves of one disc less, and one for the largest. */
const byRecurrence = (discs: number): number => (discs === 0 ? 0 : 2 * byRecurrence(discs - 1) + 1);

const table: PrintedTable<PrintedCell & { readonly discs: number }> = {
  checked: {
    en: 'the 5 printed values: by search, and by the recurrence',
    pt: 'os 5 valores impressos: por busca, e pela recorrência',
  },
  printed: () =>
    printed('martins2024/table-3.1').map(({ discs, moves }) => ({
      place: [`${discs} discs`],
      printed: moves,
      discs: Number(discs),
    })),
  methods: {
    'distance by search': ({ discs }) => String(bySearch(discs)),
    'recurrence of the largest disc': ({ discs }) => String(byRecurrence(discs)),
  },
};

/** The moves are 2^n - 1. */
const closedForm = upTo<number>({ from: 1, quick: 10, full: 14 }, (most) => ({
  checked: {
    en: `n = 1 to ${most}: distance by search and without search, and by the recurrence`,
    pt: `n = 1 a ${most}: a distância por busca e sem busca, e pela recorrência`,
  },
  stated: (n) => 2 ** n - 1,
  methods: {
    'distance by search': bySearch,
    'distance without search': (n) => waysWithoutSearch(n).moves,
    'recurrence of the largest disc': byRecurrence,
  },
}));

export default {
  'table-3.1': {
    cells: () => cellsOf(table),
    check: (effort) => conjunction<unknown>(compared(table), closedForm(effort)),
  },
} satisfies Checks;
