import { bucharest } from '@manaus/core';
import type { Item } from '../../check/index.js';
import { misprintedPower, type PowerCase } from '../evidence/powers.js';

export default {
  id: 'martins2024/table-4.1/bucharest',
  statement: {
    en: 'Bucharest with n discs needs exactly 3^(n-1) moves, for every n >= 1.',
    pt: 'A Torre de Bucareste com n discos exige exatamente 3^(n-1) movimentos, para todo n >= 1.',
  },
  departs: {
    en: 'It needs 3^n - 1, as section 4.2 says. As an order of growth 3^(n-1) is right.',
    pt: 'São necessários 3^n - 1 movimentos, como diz a seção 4.2. Como ordem de crescimento, 3^(n-1) está certo.',
  },
  towers: ['bucharest'],
  uses: ['martins2024/table-4.2'],
  recorded: 'misprint',
  check: (effort) => misprintedPower(3, (n) => bucharest(n), effort === 'quick' ? 9 : 12),
  erratum: {
    certainty: 'reading',
    where: {
      en: 'Section 4.1, Table 4.1, complexity of the problem, column ToB',
      pt: 'Seção 4.1, Tabela 4.1, complexidade do problema, coluna ToB',
    },
    printed: { en: '3^(n-1).', pt: '3^(n-1).' },
    sure: {
      en: 'Section 4.2 has 3^n - 1. The "- 1" may have been raised into the exponent in the print or in the transcription; the column of Hanoi has the same slip.',
      pt: 'A seção 4.2 traz 3^n - 1. O "- 1" pode ter subido ao expoente na impressão ou na transcrição; a coluna de Hanói tem o mesmo lapso.',
    },
    counterexample: {
      en: ({ n, printed, computed }) =>
        `n = ${n}: printed 3^(n-1) = ${printed}, computed ${computed} = 3^n - 1`,
      pt: ({ n, printed, computed }) =>
        `n = ${n}: impresso 3^(n-1) = ${printed}, calculado ${computed} = 3^n - 1.`,
    },
    found: {
      pt: ({ most }) =>
        `Número mínimo de movimentos por busca, para n = 1 a ${most}, jogando pelas regras até n = 8, e pela recorrência do disco maior.`,
    },
  },
} satisfies Item<PowerCase>;
