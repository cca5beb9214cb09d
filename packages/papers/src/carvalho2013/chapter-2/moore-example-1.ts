import { cellsOf, compared, type TableItem } from '../../check/index.js';
import { mooreExample } from '../evidence/moore-examples.js';

const id = 'carvalho2013/moore-example-1';
const table = mooreExample(id, 1, null);

export default {
  id,
  statement: {
    en: 'In Nim_1, (2, 7, 11, 14) has the binary forms 0010, 0111, 1011 and 1110, whose columns add up to 0 0 0 0 modulo 2; it is a P-position.',
    pt: 'No Nim_1, (2, 7, 11, 14) tem as formas binárias 0010, 0111, 1011 e 1110, cujas colunas somam 0 0 0 0 módulo 2; é uma P-posição.',
  },
  uses: ['carvalho2013/theorem-2.9.1-moore'],
  recorded: 'holds',
  columns: ['what'],
  cells: () => cellsOf(table),
  check: () => compared(table),
} satisfies TableItem;
