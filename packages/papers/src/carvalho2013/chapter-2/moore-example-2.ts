import { cellsOf, compared, type TableItem } from '../../check/index.js';
import { mooreExample } from '../evidence/moore-examples.js';

const id = 'carvalho2013/moore-example-2';
const table = mooreExample(id, 2, [2, 7, 7, 5]);

export default {
  id,
  statement: {
    en: 'In Nim_2, the columns of (2, 7, 11, 14) add up to 2 2 1 2 modulo 3, and it is an N-position; taking 4 from the heap of 11 and 9 from that of 14 leads to (2, 7, 7, 5), whose rows, as printed below each other, add up to 0 0 0 0.',
    pt: 'No Nim_2, as colunas de (2, 7, 11, 14) somam 2 2 1 2 módulo 3, e é uma N-posição; retirar 4 da pilha de 11 e 9 da de 14 leva a (2, 7, 7, 5), cujas linhas, como impressas umas debaixo das outras, somam 0 0 0 0.',
  },
  departs: {
    en: 'The rows of the last two heaps stand in the other order: 7 is 0111 and 5 is 0101. The sum is the same, and all else is as printed.',
    pt: '7 é 0111 e 5 é 0101: a terceira e a quarta linha estão trocadas. A soma é a mesma, e todo o resto está certo.',
  },
  uses: ['carvalho2013/theorem-2.9.1-moore'],
  recorded: 'misprint',
  columns: ['what'],
  cells: () => cellsOf(table),
  check: () => compared(table, { misprints: ['row 3 after', 'row 4 after'] }),
  erratum: {
    where: { en: 'Section 2.9, example 2, second sum', pt: 'Seção 2.9, exemplo 2, segunda soma' },
    printed: {
      en: 'The rows of (2, 7, 7, 5) are 0010, 0111, 0101 and 0111.',
      pt: 'As linhas de (2, 7, 7, 5) são 0010, 0111, 0101 e 0111.',
    },
    sure: {
      en: 'The third and the fourth row stand in the other order; the sum does not change.',
      pt: 'A terceira e a quarta linha estão trocadas; a soma não muda.',
    },
    found: {
      pt: () =>
        'Todas as formas binárias, as somas coluna a coluna, os resultados pela busca de tudo o que pode vir a seguir.',
    },
    names: {
      'row 3 after': { en: 'row 3 after', pt: 'linha 3, depois da jogada' },
      'row 4 after': { en: 'row 4 after', pt: 'linha 4, depois da jogada' },
    },
  },
} satisfies TableItem;
