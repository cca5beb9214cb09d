import { sum } from '@manaus/core/internals';
import { smallMultiples } from '@manaus/plot';
import { type Checks, range, upTo } from '../../check/index.js';
import { leftAfter, oddEntries } from '../evidence/sierpinski-triangles.js';
import { drawLevel } from '../figures/sierpinski.js';

/**
 * The triangles that are left, those taken out in the last round, the area in small triangles, and
 * the places.
 */
type Left = {
  readonly left: number;
  readonly taken: number;
  readonly area: number;
  readonly places: readonly string[];
};

/** Each round cuts a triangle in four: those before, four times, less those that are left. */
const taken = (round: number, left: (round: number) => number): number =>
  round === 0 ? 0 : 4 * left(round - 1) - left(round);

function byCutting(round: number): Left {
  const left = leftAfter(round);
  return {
    left: left.length,
    taken: taken(round, (k) => leftAfter(k).length),
    area: sum(left.map(({ side }) => side * side)),
    places: left.map(({ x, y }) => `${x},${y}`).sort(),
  };
}

/** Each odd entry stands for one small triangle. */
function byPascal(round: number): Left {
  const places = oddEntries(2 ** round).sort();
  return {
    left: places.length,
    taken: taken(round, (k) => oddEntries(2 ** k).length),
    area: places.length,
    places,
  };
}

export default {
  'figure-C.1': {
    figure: (language) =>
      smallMultiples(
        range(0, 4).map((round) => drawLevel(language, round)),
        {
          title: 'The Sierpinski triangle, level by level',
          language,
        },
      ),
    check: upTo<Left>({ from: 0, quick: 7, full: 9 }, (most) => ({
      checked: {
        en: `k = 0 to ${most}: the triangles by cutting, in whole numbers, and their places as the odd entries of Pascal’s triangle, made by addition`,
        pt: `k = 0 a ${most}: os triângulos por recorte, em números inteiros, e os seus lugares como os elementos ímpares do triângulo de Pascal, feito por adição`,
      },
      // The whole triangle is 4^k small ones.
      stated: (k) => ({
        left: 3 ** k,
        taken: k === 0 ? 0 : 3 ** (k - 1),
        area: (3 / 4) ** k * 4 ** k,
      }),
      methods: {
        'cutting, in whole numbers': byCutting,
        "Pascal's triangle by addition": byPascal,
      },
    })),
  },
} satisfies Checks;
