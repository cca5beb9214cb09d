import { cellsOf, compared, requireHolds, type TableItem } from '../../check/index.js';
import { printed } from '../../printed.js';
import { grundyTable } from '../evidence/grundy-tables.js';

const id = 'carvalho2013/table-3.2';
const set = [2, 3, 5];
const table = grundyTable(id, set);

/** The table without the lines that lead to it. */
const withoutLines = () =>
  grundyTable(id, set, () => printed(id).filter(({ where }) => where === 'table'));

export default {
  id,
  statement: {
    en: 'In the subtraction game of S = {2, 3, 5} the heaps x = 0 to 20 have the Grundy values of the table, and the 21 worked lines that lead to it name the values of the options and their mex.',
    pt: 'No jogo de subtração com S = {2, 3, 5}, as pilhas x = 0 a 20 têm os valores de Grundy da tabela, e as 21 linhas calculadas que levam a ela indicam os valores das opções e o seu mex.',
  },
  departs: {
    en: 'Every cell of the table is right; of the worked lines above it, the one of x = 14 gives 3 as mex of {1, 2, 2}, which is 0, as the table has it.',
    pt: 'Todas as células da tabela estão certas; das linhas calculadas antes dela, a de x = 14 dá 3 como mex de {1, 2, 2}, que é 0, como na tabela.',
  },
  uses: ['carvalho2013/mex-examples'],
  recorded: 'misprint',
  columns: ['where', 'value'],
  cells: () => cellsOf(table),
  check: () => {
    requireHolds(compared(withoutLines()));
    return compared(table, { misprints: ['worked line, G(14)'] });
  },
  erratum: {
    where: {
      en: 'Chapter 3, example 2 (S = {2, 3, 5}), the line of G(14)',
      pt: 'Capítulo 3, exemplo 2 (S = {2, 3, 5}), a linha de G(14)',
    },
    printed: { en: 'G(14) = mex{1, 2, 2} = 3.', pt: 'G(14) = mex{1, 2, 2} = 3.' },
    sure: {
      en: 'The mex of {1, 2, 2} is 0, and the table below the lines has G(14) = 0.',
      pt: 'O mex de {1, 2, 2} é 0, e a tabela depois das linhas tem G(14) = 0.',
    },
    found: {
      pt: () =>
        'Todas as células da tabela e todas as linhas calculadas, pelas opções e por linhas de bits.',
    },
    names: { 'worked line': { en: 'worked line', pt: 'linha calculada' } },
  },
} satisfies TableItem;
