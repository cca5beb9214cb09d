import { type EdgeColoring, residueColoring, verifyColoring } from '@manaus/graph';
import { type Finding, finite, range, type Words } from '../../check/index.js';
import { completeParts, isMixed, searchedColoring, threes } from './ramsey.js';

/** The colors in words. */
export const colorNames = ['red', 'blue', 'green'];

/** The content of a drawn coloring of K_v. */
type Shown = {
  /** True if a coloring without a triangle of one color exists. */
  readonly exists: boolean;
  /** True if the one that is drawn has none. */
  readonly none: boolean;
  /** The number of edges of each color. */
  readonly edges: readonly number[];
};

const numbers = (coloring: EdgeColoring): number[] => range(0, Math.max(...coloring[0]));

function byVerifier(coloring: EdgeColoring): Shown {
  const none = verifyColoring(coloring, threes(numbers(coloring).length));
  const twice = countsOf(coloring.flat(), coloring);
  return { exists: none, none, edges: twice.map((count) => count / 2) };
}

/** By going through all edges and through all three points. */
function byTriangles(coloring: EdgeColoring): Partial<Shown> {
  const { edges, triangles } = completeParts(coloring.length);
  const colors = edges.map(([a, b]) => coloring[a][b]);
  const none = triangles.every((triangle) => isMixed(triangle, colors));
  return { none, edges: countsOf(colors, coloring) };
}

const countsOf = (colors: readonly number[], coloring: EdgeColoring): number[] =>
  numbers(coloring).map((color) => colors.filter((c) => c === color).length);

/**
 * The check that the coloring of K_v by residues has the printed number of edges of each color and
 * no triangle of one.
 */
export const drawnStands = (
  points: number,
  edges: readonly number[],
  checked: Words,
): Finding<unknown> =>
  finite<EdgeColoring, Shown>({
    checked,
    instances: [residueColoring(points)],
    stated: () => ({ exists: true, none: true, edges }),
    methods: {
      'the verifier': byVerifier,
      'every triangle': byTriangles,
      'a complete search': () => ({
        exists: searchedColoring(points, threes(edges.length)) !== null,
      }),
    },
  });
