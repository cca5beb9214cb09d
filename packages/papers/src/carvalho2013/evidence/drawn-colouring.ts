import { type EdgeColouring, residueColouring, verifyColouring } from '@manaus/graph';
import { type Finding, finite, range } from '../../check/index.js';
import { completeParts, searchedColouring, threes } from './ramsey.js';

/** The colors in words. */
export const colourNames = ['red', 'blue', 'green'];

/** What a drawn coloring of K_v shows. */
type Shown = {
  /** Whether a coloring without a triangle of one color exists. */
  readonly exists: boolean;
  /** Whether the one that is drawn has none. */
  readonly none: boolean;
  /** How many edges each color has. */
  readonly edges: readonly number[];
};

const numbers = (colouring: EdgeColouring): number[] => range(0, Math.max(...colouring[0]));

function byVerifier(colouring: EdgeColouring): Shown {
  const none = verifyColouring(colouring, threes(numbers(colouring).length));
  const ends = colouring.flat();
  return {
    exists: none,
    none,
    edges: numbers(colouring).map((colour) => ends.filter((c) => c === colour).length / 2),
  };
}

/** By going through all edges and through all three points. */
function byTriangles(colouring: EdgeColouring): Partial<Shown> {
  const { edges, triangles } = completeParts(colouring.length);
  const colours = edges.map(([a, b]) => colouring[a][b]);
  return {
    none: triangles.every(([a, b, c]) => colours[a] !== colours[b] || colours[b] !== colours[c]),
    edges: numbers(colouring).map((colour) => colours.filter((c) => c === colour).length),
  };
}

/** That the coloring of K_v by residues has so many edges of each color and no triangle of one. */
export const drawnStands = (
  points: number,
  edges: readonly number[],
  checked: string,
): Finding<unknown> =>
  finite<EdgeColouring, Shown>({
    checked,
    instances: [residueColouring(points)],
    stated: () => ({ exists: true, none: true, edges }),
    methods: {
      'the verifier': byVerifier,
      'every triangle': byTriangles,
      'a complete search': () => ({
        exists: searchedColouring(points, threes(edges.length)) !== null,
      }),
    },
  });
