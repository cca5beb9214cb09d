import { sum } from '@manaus/core/internals';
import { type Item, upTo } from '../../check/index.js';
import { leftAfter, oddEntries } from '../evidence/sierpinski-triangles.js';

/** The area left after a round, in small triangles of which the whole has 4^k. */
const byCutting = (round: number): number => sum(leftAfter(round).map(({ side }) => side * side));

export default {
  id: 'martins2024/section-3.4/sierpinski-area',
  statement: {
    en: 'The area of the Sierpinski triangle is zero: for every k >= 0, after k rounds no more than (3/4)^k of the area of the whole is left.',
    pt: 'A área do triângulo de Sierpinski é nula: para todo k >= 0, após k rodadas não resta mais que (3/4)^k da área do todo.',
  },
  departs: {
    en: 'Checked are the rounds; that (3/4)^k tends to zero is known.',
    pt: 'Verificam-se as rodadas; que (3/4)^k tende a zero é conhecido.',
  },
  uses: ['martins2024/figure-C.1'],
  recorded: 'holds-in-range',
  check: upTo<number>({ from: 0, quick: 7, full: 9 }, (most) => ({
    checked: {
      en: `k = 0 to ${most}: the area left by cutting, in whole numbers, and the odd entries of Pascal's triangle`,
      pt: `k = 0 a ${most}: a área que resta do recorte, em números inteiros, e os elementos ímpares do triângulo de Pascal`,
    },
    stated: (k) => 3 ** k,
    methods: {
      'cutting, in whole numbers': byCutting,
      "Pascal's triangle by addition": (k) => oddEntries(2 ** k).length,
    },
  })),
} satisfies Item;
