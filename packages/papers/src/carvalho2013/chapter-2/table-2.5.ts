import type { TableItem } from '../../check/index.js';
import { outcomeTable } from '../evidence/outcome-table.js';
import { sureOfResidue } from '../evidence/residue-of-S3.js';

export default {
  ...outcomeTable(5, [1, 2, 4, 5, 6], 20),
  departs: {
    en: 'With the P-positions at 3 and 13 in place of 2 and 12, as Lemma 2.2.1 has them for i = 3 and M = 6, every cell is right.',
    pt: 'Com as P-posições em 3 e 13 em vez de 2 e 12, como no Lema 2.2.1 com i = 3 e M = 6, todas as células estão certas.',
  },
  uses: ['carvalho2013/case-S3'],
  recorded: 'fails',
  erratum: {
    where: {
      en: 'Section 2.2, Table 2.5 (S = {1, 2, 4, 5, 6})',
      pt: 'Seção 2.2, Tabela 2.5 (S = {1, 2, 4, 5, 6})',
    },
    printed: { en: 'P-positions at 0, 2, 10, 12 and 20.', pt: 'P-posições em 0, 2, 10, 12 e 20.' },
    sure: sureOfResidue,
    found: {
      pt: () =>
        'Pela definição de P- e N-posição e pelos valores de Grundy. De 2 retiram-se 2 blocos, e resta a P-posição 0.',
    },
  },
} satisfies TableItem;
