import { sum } from '@manaus/core/internals';
import { type Checks, upTo } from '../../check/index.js';
import { leftAfter, oddEntries } from '../evidence/sierpinski-triangles.js';

/** The area left after a round, in small triangles of which the whole has 4^k. */
const byCutting = (round: number): number => sum(leftAfter(round).map(({ side }) => side * side));

export default {
  'section-3.4/sierpinski-area': upTo<number>({ from: 0, quick: 7, full: 9 }, (most) => ({
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
} satisfies Checks;
