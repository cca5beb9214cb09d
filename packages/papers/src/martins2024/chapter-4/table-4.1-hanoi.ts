import { hanoi } from '@manaus/core';
import type { Item } from '../../check/index.js';
import { misprintedPower, type PowerCase } from '../evidence/powers.js';

export default {
  id: 'martins2024/table-4.1/hanoi',
  statement: {
    en: 'Hanoi with n discs on three pegs needs exactly 2^(n-1) moves, for every n >= 1.',
    pt: 'A Torre de Hanói com n discos em três pinos exige exatamente 2^(n-1) movimentos, para todo n >= 1.',
  },
  departs: {
    en: 'It needs 2^n - 1, as section 3.1 says. As an order of growth 2^(n-1) is right.',
    pt: 'São necessários 2^n - 1 movimentos, como diz a seção 3.1. Como ordem de crescimento, 2^(n-1) está certo.',
  },
  towers: ['hanoi'],
  uses: ['martins2024/table-3.1'],
  recorded: 'misprint',
  check: (effort) => misprintedPower(2, (n) => hanoi(n), effort === 'quick' ? 9 : 12),
  erratum: {
    certainty: 'reading',
    where: {
      en: 'Section 4.1, Table 4.1, complexity of the problem, column ToH',
      pt: 'Seção 4.1, Tabela 4.1, complexidade do problema, coluna ToH',
    },
    printed: { en: '2^(n-1).', pt: '2^(n-1).' },
    sure: {
      en: 'Section 3.1 has 2^n - 1. The "- 1" may have been raised into the exponent in the print or in the transcription; the column of Bucharest has the same slip.',
      pt: 'A seção 3.1 traz 2^n - 1. O "- 1" pode ter subido ao expoente na impressão ou na transcrição; a coluna de Bucareste tem o mesmo lapso.',
    },
    counterexample: {
      en: ({ n, printed, computed }) =>
        `n = ${n}: printed 2^(n-1) = ${printed}, computed ${computed} = 2^n - 1`,
      pt: ({ n, printed, computed }) =>
        `n = ${n}: impresso 2^(n-1) = ${printed}, calculado ${computed} = 2^n - 1.`,
    },
    found: {
      pt: ({ most }) =>
        `Número mínimo de movimentos por busca, para n = 1 a ${most}, jogando pelas regras até n = 8, e pela recorrência do disco maior.`,
    },
  },
} satisfies Item<PowerCase>;
