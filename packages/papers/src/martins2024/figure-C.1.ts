import { colors, type Figure, smallMultiples } from '@manaus/plot';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { leftAfter, oddEntries } from './figures/sierpinski.js';

/** Triangles left, triangles taken out and the area left, against the rule, and their places against the odd entries of Pascal's triangle. */
function wrong(round: number): string | null {
  const left = leftAfter(round);
  const places = left.map(({ x, y }) => `${x},${y}`).sort();
  const before = round === 0 ? 1 : leftAfter(round - 1).length;
  const area = left.reduce((sum, { side }) => sum + side * side, 0);
  return firstWrong(
    differ(`triangles after ${round} rounds`, 3 ** round, left.length),
    differ(
      'taken out in the last round',
      round === 0 ? 0 : 3 ** (round - 1),
      round === 0 ? 0 : 4 * before - left.length,
    ),
    differ('area left, in small triangles', 3 ** round, area),
    differ('area at the start, in small triangles', 4 ** round, (2 ** round) ** 2),
    differ(
      `odd entries of ${2 ** round} rows of Pascal's triangle`,
      oddEntries(2 ** round)
        .sort()
        .join(' '),
      places.join(' '),
    ),
  );
}

const across = 240;
const tall = (across * Math.sqrt(3)) / 2;

function level(round: number): Figure {
  const unit = across / 2 ** round;
  const rings = leftAfter(round).map(({ x, y, side }) => {
    const point = (dx: number, dy: number) => ({
      x: 30 + (x + dx + (y + dy) / 2) * unit,
      y: 90 + tall - ((y + dy) * unit * Math.sqrt(3)) / 2,
    });
    return [point(0, 0), point(side, 0), point(0, side)];
  });
  const left = rings.length;
  return {
    title: `level ${round}`,
    subtitle: `${left} ${left === 1 ? 'triangle' : 'triangles'}, area ${left}/${4 ** round}`,
    width: 300,
    height: 330,
    alt: `Level ${round}: ${left} triangles.`,
    marks: [{ kind: 'polygon', rings, fill: colors.vertex, group: 'triangles' }],
  };
}

const item: FigureItem = {
  id: 'martins2024/figure-C.1',
  kind: 'figure',
  statement:
    'After k rounds of cutting each triangle at the midpoints of its sides and taking out the middle, 3^k triangles of (3/4)^k of the area are left, for every k >= 0.',
  departs: 'The number of levels of the print is lost; five are drawn.',
  caption: 'The first levels of the construction of the Sierpinski triangle',
  uses: [],
  recorded: 'holds-in-range',
  figure: () =>
    smallMultiples(range(0, 4).map(level), { title: 'The Sierpinski triangle, level by level' }),
  check: (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    return general(range(0, most), wrong, {
      checked: `k = 0 to ${most}: the triangles by cutting, in whole numbers, and their places as the odd entries of Pascal’s triangle, made by addition`,
      methods: 2,
    });
  },
};
export default item;
