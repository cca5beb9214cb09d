import { attacked, type Chance, replaced } from '@manaus/testing/attacked';
import {
  type EdgeColoring,
  ramseyColoring,
  residueColoring,
  verifyColoring,
} from '../../src/index.js';

interface Certificate {
  readonly coloring: EdgeColoring;
  readonly sizes: readonly number[];
}

const known = [
  { coloring: residueColoring(5), sizes: [3, 3] },
  { coloring: residueColoring(16), sizes: [3, 3, 3] },
  ...[
    [8, 3, 4],
    [11, 3, 5],
    [3, 4, 2],
  ].flatMap(([points, ...sizes]) => ({ coloring: ramseyColoring(points, sizes) ?? [], sizes })),
];

/** One of them with its points in another order. */
function honest({ of, shuffled }: Chance): Certificate {
  const { coloring, sizes } = of(known);
  const order = shuffled([...coloring.keys()]);
  return { coloring: order.map((a) => order.map((b) => coloring[a][b])), sizes };
}

/** With other colors in some places, given by row and column. */
const recolored = (
  { coloring, sizes }: Certificate,
  at: (a: number, b: number) => boolean,
  color: number,
): Certificate => ({
  coloring: coloring.map((row, a) => row.map((old, b) => (at(a, b) ? color : old))),
  sizes,
});

attacked<Certificate>(honest, ({ coloring, sizes }) => verifyColoring(coloring, sizes), {
  'a complete subgraph of one color': (one, { below, shuffled }) => {
    const color = below(one.sizes.length);
    const points = shuffled([...one.coloring.keys()]).slice(0, one.sizes[color]);
    const inside = (a: number, b: number) => a !== b && points.includes(a) && points.includes(b);
    return points.length < one.sizes[color] ? null : recolored(one, inside, color);
  },
  'a size less': (one, { below }) => {
    const color = below(one.sizes.length);
    const seen = one.coloring.some((row) => row.includes(color));
    return seen ? { ...one, sizes: replaced(one.sizes, color, 2) } : null;
  },
  'an edge of two colors': (one, { below }) => {
    const a = below(one.coloring.length - 1);
    const color = (one.coloring[a][a + 1] + 1) % one.sizes.length;
    return recolored(one, (x, y) => x === a && y === a + 1, color);
  },
  'a color that is none': (one, { below, of }) => {
    const a = below(one.coloring.length - 1);
    const none = of([-1, one.sizes.length, 0.5, Number.NaN]);
    return recolored(one, (x, y) => Math.min(x, y) === a && Math.max(x, y) === a + 1, none);
  },
  'an edge from a point to itself': (one, { below }) => {
    const a = below(one.coloring.length);
    return recolored(one, (x, y) => x === a && y === a, below(one.sizes.length));
  },
  'a color too few in a row': (one, { below }) => {
    const at = below(one.coloring.length);
    return { ...one, coloring: one.coloring.map((row, a) => (a === at ? row.slice(0, -1) : row)) };
  },
  'a row too few': (one) => ({ ...one, coloring: one.coloring.slice(1) }),
  'a row too many': (one) => ({ ...one, coloring: [...one.coloring, one.coloring[0]] }),
});
