import type { ErratumWords } from '../words.js';

/** Subtraction games, their classifier, and Grundy values: sections 2.1 to 2.3 and chapter 3 of carvalho2013. */
export const subtraction: readonly ErratumWords[] = [
  {
    id: 'carvalho2013/table-3.2',
    certainty: 'print',
    en: {
      where: 'Chapter 3, example 2 (S = {2, 3, 5}), the line of G(14)',
      printed: 'G(14) = mex{1, 2, 2} = 3.',
      sure: 'The mex of {1, 2, 2} is 0, and the table below the lines has G(14) = 0.',
    },
    pt: {
      where: 'Capítulo 3, exemplo 2 (S = {2, 3, 5}), a linha de G(14)',
      printed: 'G(14) = mex{1, 2, 2} = 3.',
      holds:
        'Todas as células da tabela estão certas; das linhas calculadas antes dela, a de x = 14 dá 3 como mex de {1, 2, 2}, que é 0, como na tabela.',
      counterexample: '{differ} das {of} células difere.',
      found:
        'Todas as células da tabela e todas as linhas calculadas, pelas opções e por linhas de bits.',
      sure: 'O mex de {1, 2, 2} é 0, e a tabela depois das linhas tem G(14) = 0.',
    },
  },
];
