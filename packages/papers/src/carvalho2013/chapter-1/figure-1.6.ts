import type { Triangulation } from '@manaus/graph';
import { drawnGraphFigure, smallMultiples, type Tongue } from '@manaus/plot';
import { type Checks, finite } from '../../check/index.js';
import { combinations } from '../../shared/combinations.js';
import { byGraph } from '../evidence/door-degrees.js';
import { type Labeled, sidesOf } from '../evidence/sperner.js';
import { labelings } from '../evidence/triangulations.js';
import { example } from '../figures/sperner.js';

/** The degrees that occur, and whether degree 1 is that of the triangles with three labels. */
type Occurring = { readonly degrees: readonly number[]; readonly oneMeansThree: boolean };

const sorted = (degrees: readonly number[]): number[] => [...new Set(degrees)].sort();

/** All labelings of one triangle, its corners labeled in any way. */
const labelsOfOne = combinations([0, 1, 2].map(() => [0, 1, 2]));

/** The number of edges with labels 0 and 1. */
const doors = (labels: readonly number[]): number =>
  sidesOf(labels).filter((ends) => ends.includes(0) && ends.includes(1)).length;

const inOneTriangle = (): Occurring => ({
  degrees: sorted(labelsOfOne.map(doors)),
  oneMeansThree: labelsOfOne.every(
    (labels) => (doors(labels) === 1) === (new Set(labels).size === 3),
  ),
});

const one: Triangulation = { points: example.board.points.slice(0, 3), triangles: [[0, 1, 2]] };

/** In the graphs of one triangle and of the drawn board. */
function inGraphs(): Occurring {
  const all: Labeled[] = [
    ...[...labelings(one)].map((labels) => ({ triangulation: one, labels })),
    { triangulation: example.board, labels: example.labels },
  ];
  const found = all.map(byGraph);
  return {
    degrees: sorted(found.flatMap(({ degrees }) => degrees)),
    oneMeansThree: found.every(({ degrees, three }) =>
      degrees.every((degree, t) => (degree === 1) === three.includes(t)),
    ),
  };
}

const cornerFigure = (language: Tongue, corners: readonly number[], degree: number) =>
  drawnGraphFigure({
    title: `degree ${degree}`,
    width: 260,
    height: 290,
    vertices: corners.map((label, i) => ({
      x: [0, 1, 0.5][i],
      y: [0, 0, -0.87][i],
      label: String(label),
      fill: ['#d55e00', '#0072b2', '#f0e442'][label],
    })),
    edges: sidesOf([0, 1, 2]).map(([a, b]) => ({
      ends: [a, b],
      ...(corners[a] + corners[b] === 1 ? { color: '#c8362b', width: 5 } : {}),
    })),
    language,
  });

export default {
  'figure-1.6': {
    figure: (language) =>
      smallMultiples(
        [
          [0, 2, 2],
          [0, 1, 2],
          [0, 1, 1],
        ].map((corners, degree) => cornerFigure(language, corners, degree)),
        {
          title: 'Degrees that a triangle can have',
          subtitle: 'edges with labels 0 and 1 are thick',
          language,
        },
      ),
    check: () =>
      finite<number, Occurring>({
        checked: {
          en: 'all 27 labelings of a triangle, and the degrees that occur in the graph of the drawn example',
          pt: 'todas as 27 rotulações de um triângulo, e os graus que ocorrem no grafo do exemplo desenhado',
        },
        instances: [27],
        stated: () => ({ degrees: [0, 1, 2], oneMeansThree: true }),
        methods: {
          'all labelings of a triangle': inOneTriangle,
          'the graph of the proof': inGraphs,
        },
      }),
  },
} satisfies Checks;
