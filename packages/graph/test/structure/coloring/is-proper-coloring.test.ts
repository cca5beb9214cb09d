import { attacked, type Chance, replaced } from '@manaus/testing/attacked';
import { type Csr, chromaticNumber, isProperColoring, neighborsOf } from '../../../src/index.js';
import { randomGraph } from '../forged.js';

interface Certificate {
  readonly graph: Csr;
  readonly colors: readonly number[];
}

const honest = (from: Chance): Certificate => {
  const graph = randomGraph(from, 9, 3);
  return { graph, colors: [...chromaticNumber(graph).colors] };
};

attacked<Certificate>(honest, ({ graph, colors }) => isProperColoring(graph, colors), {
  'a vertex of the color of its neighbor': (one, { below, of }) => {
    const at = below(one.graph.order);
    const near = neighborsOf(one.graph, at);
    return near.length === 0
      ? null
      : { ...one, colors: replaced(one.colors, at, one.colors[of(near)]) };
  },
  'a color too few': (one) => ({ ...one, colors: one.colors.slice(1) }),
  'a color too many': (one) => ({ ...one, colors: [...one.colors, 0] }),
  'a color that is none': (one, { below, of }) => ({
    ...one,
    colors: replaced(one.colors, below(one.colors.length), of([Number.NaN, 0.5])),
  }),
  // No number is unlike another more than this one is unlike itself.
  'no colors at all': (one) => ({ ...one, colors: one.colors.map(() => Number.NaN) }),
});
