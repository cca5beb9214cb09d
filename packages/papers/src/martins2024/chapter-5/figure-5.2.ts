import {
  cellsOf,
  compared,
  conjunction,
  type FigureItem,
  type TableItem,
} from '../../check/index.js';
import { statesFigure } from '../../shared/figures/tower-figures.js';
import { manausTower } from '../evidence/manaus.js';
import { movesTable, unsolvable } from '../evidence/manaus-figures.js';

const table = movesTable('figure-5.2', 3);

const item: FigureItem & TableItem = {
  id: 'martins2024/figure-5.2',
  statement: {
    en: 'M_3^3 has 19 states: ten with M = 0, 1, 1, 2, 2, 3, 3, 3, 4, 5 and nine unsolvable.',
    pt: 'M_3^3 tem 19 estados: dez com M = 0, 1, 1, 2, 2, 3, 3, 3, 4, 5 e nove sem solução.',
  },
  departs: {
    en: 'The boards are lost in the transcription: the numbers are compared by how often each occurs.',
    pt: 'Os tabuleiros se perderam na transcrição: os números são comparados pela frequência de cada um.',
  },
  caption:
    'Manaus, 3 discs: all regular states with the least number of moves M, or marked unsolvable',
  towers: ['manaus'],
  uses: ['martins2024/theorem-7', 'martins2024/theorem-9', 'martins2024/corollary-2'],
  rebuilt: true,
  recorded: 'holds',
  columns: ['value'],
  cells: () => cellsOf(table),
  figure: () =>
    statesFigure(manausTower(3), `Manaus, 3 discs: the ${manausTower(3).graph.order} states`),
  check: () => conjunction<unknown>(unsolvable(3, 9), compared(table)),
};
export default item;
