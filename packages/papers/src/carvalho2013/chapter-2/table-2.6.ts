import { heapGame } from '@manaus/games';
import {
  type Checks,
  cellsOf,
  compared,
  type PrintedCell,
  type PrintedTable,
  range,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { byRules, halvingOutcomes, leftByHalving } from '../evidence/halving-outcomes.js';

const id = 'carvalho2013/table-2.6';

interface HeapCell extends PrintedCell {
  readonly heap: number;
}

/**
 * True if a play from a heap of 2 or more comes to a heap; a dash stands for one to which none
 * does.
 */
const comes = (heap: number, movesFrom: (heap: number) => readonly number[]): boolean =>
  heap >= 2 || range(2, 2 * heap + 2).some((from) => movesFrom(from).includes(heap));

const table: PrintedTable<HeapCell> = {
  checked: {
    en: 'every cell, by looking at all that can follow and by the last P-position below',
    pt: 'todas as células, olhando tudo o que pode vir a seguir e pela última P-posição abaixo',
  },
  printed: () =>
    printed(id).map(({ x, outcome }) => ({
      place: [`x = ${x}`],
      printed: outcome,
      heap: Number(x),
    })),
  methods: {
    'all that can follow': ({ heap }) =>
      comes(heap, (from) => heapGame('halving').options([from]).flat())
        ? byRules('misere')(heap)
        : '-',
    'the last P-position below': ({ heap }) =>
      comes(heap, leftByHalving) ? halvingOutcomes(heap, 'misere')[heap] : '-',
  },
};

export default {
  'table-2.6': {
    cells: () => cellsOf(table),
    check: () => compared(table),
  },
} satisfies Checks;
