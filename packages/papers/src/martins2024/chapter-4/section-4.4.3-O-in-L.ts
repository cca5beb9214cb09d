import { london, oxford } from '@manaus/core';
import { type Item, upTo } from '../../check/index.js';
import { fitsByLabels, fitsWithFixedDiscs } from '../evidence/fixed-discs.js';
import { plainTower, storedTower } from '../evidence/towers.js';

export default {
  id: 'martins2024/section-4.4.3/O-in-L',
  statement: {
    en: 'For every n >= 1, fixing two discs at the base of p0 makes O_3^n a subgraph of L_3^{n+2} (capacities n+2, n+1, n).',
    pt: 'Para todo n >= 1, fixar dois discos na base de p0 faz de O_3^n um subgrafo de L_3^{n+2} (capacidades n+2, n+1, n).',
  },
  departs: {
    en: 'Subgraph up to the names of the states: X/Y/Z goes to X with n+1 and n+2 below it, Y, Z. It is even an induced one.',
    pt: 'Subgrafo a menos dos nomes dos estados: X/Y/Z vai a X com n+1 e n+2 por baixo, Y, Z. É até um subgrafo induzido.',
  },
  wider: true,
  towers: ['london', 'oxford'],
  recorded: 'holds-in-range',
  check: upTo<boolean>({ from: 1, quick: 4, full: 5 }, (most) => ({
    checked: {
      en: `n = 1 to ${most}: the map verified as one of an induced subgraph in the stored graphs, and state by state by the plain rules`,
      pt: `n = 1 a ${most}: a aplicação verificada como a de um subgrafo induzido nos grafos armazenados, e estado a estado pelas regras`,
    },
    stated: () => true,
    methods: {
      'the map verified in the stored graphs': (n) =>
        fitsWithFixedDiscs(storedTower(oxford(n)), storedTower(london(n + 2))),
      'plain rules on labels': (n) =>
        fitsByLabels(plainTower(oxford(n)), plainTower(london(n + 2)), [n + 1, n + 2]),
    },
  })),
} satisfies Item;
