import {
  type Checks,
  general,
  type Methods,
  notTried,
  requireHolds,
  type Words,
} from '../../check/index.js';
import { ramseyNumber, searchedColoring, triangleFree } from '../evidence/ramsey.js';

type Sizes = readonly number[];

/** Positive sizes, smallest first, whose numbers a search finds fast. */
const positive: readonly Sizes[] = [
  [1],
  [2],
  [3],
  [4],
  [5],
  [1, 1],
  [1, 4],
  [2, 2],
  [2, 3],
  [2, 4],
  [2, 5],
  [3, 3],
  [3, 4],
  [2, 2, 2],
  [2, 2, 3],
  [2, 3, 3],
  [2, 2, 4],
];

/**
 * The number, or a bound that is reached, without any coloring: 1 with a size 1; a color of size 2
 * can be given to no edge; one size alone is itself; else R(p, q) <= R(p - 1, q) + R(p, q - 1),
 * less by one where both are even.
 */
function withoutColoring(sizes: Sizes): number {
  if (sizes.includes(1)) return 1;
  const [p, q, ...others] = sizes.filter((size) => size > 2);
  if (others.length > 0) throw new Error(`no bound for R(${sizes.join(', ')})`);
  if (q === undefined) return p ?? 2;
  const [first, second] = [withoutColoring([p - 1, q]), withoutColoring([p, q - 1])];
  return first + second - (first % 2 === 0 && second % 2 === 0 ? 1 : 0);
}

/** The least number of points on which all colorings have a triangle of one color. */
const amongAll = (colors: number): number => {
  let points = 1;
  while (triangleFree(points, colors).length > 0) points++;
  return points;
};

const methods: Methods<Sizes, number> = {
  'a complete search': ramseyNumber,
  'without coloring': withoutColoring,
  'all colorings': (sizes) =>
    sizes.every((size) => size === 3) ? amongAll(sizes.length) : notTried,
};

const checked: Words = {
  en: `${positive.length} lists of positive integers, k = 1 to 3: each number by a search, and that one point more does not undo it, and without search or by a bound that the verified colorings reach; two or three colors of size 3 by all colorings`,
  pt: `${positive.length} listas de inteiros positivos, k = 1 a 3: cada número por uma busca, e que um ponto a mais não o desfaz, e sem busca ou por um limite que as colorações verificadas atingem; duas ou três cores de tamanho 3 por todas as colorações`,
};

const requireOneMore = () =>
  requireHolds(
    general<Sizes, boolean>({
      checked,
      instances: positive,
      stated: () => true,
      methods: {
        'a complete search': (sizes) => searchedColoring(ramseyNumber(sizes) + 1, sizes) === null,
      },
    }),
  );

/** The number, and that one point more does not undo it. */
function check() {
  requireOneMore();
  return general<Sizes, number>({
    checked,
    instances: positive,
    satisfies: (number) => number >= 1,
    methods,
  });
}

export default {
  'theorem-1.1.4-ramsey': {
    check,
  },
} satisfies Checks;
