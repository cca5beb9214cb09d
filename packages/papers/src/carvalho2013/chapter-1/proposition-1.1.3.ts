import { sum } from '@manaus/core/internals';
import { type Checks, finite, range } from '../../check/index.js';
import { completeParts, edgesAt, numberIn } from '../evidence/ramsey.js';

/**
 * The properties of a coloring: triangles of one color, and three edges of one color at point 6.
 */
type Found = { readonly some: boolean; readonly triangles: number; readonly threeAtSix: boolean };

const { edges, triangles } = completeParts(6);
const sets = triangles.map((triangle) => triangle.reduce((set, e) => set | (1 << e), 0));
const atSix = edges.flatMap((ends, e) => (ends.includes(5) ? [e] : []));

function byTriangles(red: number): Found {
  const found = sets.filter((set) => (red & set) === set || (red & set) === 0).length;
  const reds = atSix.filter((e) => (red >> e) & 1).length;
  return { some: found > 0, triangles: found, threeAtSix: reds >= 3 || atSix.length - reds >= 3 };
}

/**
 * Counted from the red edges at each point: every other triangle has two points where its colors
 * meet.
 */
function byDegrees(red: number): Found {
  const degrees = range(0, 5).map((point) => numberIn(red, edgesAt(edges, point)));
  const mixed = sum(degrees.map((degree) => degree * (5 - degree))) / 2;
  const threeAtSix = degrees[5] >= 3 || degrees[5] <= 2;
  return { some: mixed < 20, triangles: 20 - mixed, threeAtSix };
}

export default {
  'proposition-1.1.3': () =>
    finite<number, Found>({
      checked: {
        en: 'all 32768 colorings: triangles looked for, and counted from the red edges at each point; and the proof’s step, three edges of one color at point 6',
        pt: 'todas as 32768 colorações: triângulos procurados, e contados pelas arestas vermelhas em cada ponto; e o passo da demonstração, três arestas de uma cor no ponto 6',
      },
      instances: range(0, 2 ** 15 - 1),
      stated: () => ({ some: true, threeAtSix: true }),
      methods: { 'every triangle': byTriangles, 'the red edges at each point': byDegrees },
    }),
} satisfies Checks;
