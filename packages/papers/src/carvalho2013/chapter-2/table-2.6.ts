import { heapGame } from '@manaus/games';
import {
  cellsOf,
  compared,
  type PrintedCell,
  type PrintedTable,
  range,
  type TableItem,
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
  id,
  statement: {
    en: 'In the halving game (Nim 2^k) in misère play, the heaps x = 2 to 20 are P-positions where the printed row has P (at 3, 6 and 12) and N-positions elsewhere; 0 and 1 have no entry.',
    pt: 'No Nim 2^k na versão misère, as pilhas x = 2 a 20 são P-posições onde a linha impressa tem P (em 3, 6 e 12) e N-posições nas demais; 0 e 1 não têm entrada.',
  },
  departs: {
    en: 'The dashes stand for heaps to which no play from a heap of 2 or more comes. As starts 0 and 1 would be N-positions, being terminal.',
    pt: 'Os traços indicam pilhas às quais nenhuma partida com início em 2 ou mais blocos chega. Como inícios, 0 e 1 seriam N-posições, por serem terminais.',
  },
  uses: ['carvalho2013/lemma-2.7.1'],
  recorded: 'holds',
  columns: ['x'],
  value: 'outcome',
  cells: () => cellsOf(table),
  check: () => compared(table),
} satisfies TableItem;
