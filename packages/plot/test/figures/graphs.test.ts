import { expect, test } from 'vitest';
import { edgeColoringFigure, labeledTriangulationFigure, toSvg } from '../../src/node.js';
import { overlaps } from '../helpers.js';

const square = [
  [-1, 0, 1, 2],
  [0, -1, 0, -1],
  [1, 0, -1, 1],
  [2, -1, 1, -1],
];
const points = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 0],
  [1, 1, 1],
];
const triangles = [
  [0, 3, 4],
  [3, 1, 4],
  [1, 2, 4],
  [0, 4, 2],
];
const labels = [0, 1, 2, 0, 1];

test('a coloring as stored: three looks, and what has no color is faint and below', async () => {
  const figure = edgeColoringFigure({
    title: 'Four points',
    coloring: square,
    names: ['red', 'blue', 'green'],
  });
  expect(overlaps(figure)).toEqual([]);
  expect(figure.alt).toBe(
    'Four points: 4 points; 1-2 red, 1-3 blue, 1-4 green, 2-3 red, 3-4 blue.',
  );
  await expect(`${toSvg(figure)}\n`).toMatchFileSnapshot('../svg/edge-coloring.svg');
});

test('one color alone, and no fourth', () => {
  expect(edgeColoringFigure({ title: 'Blue', coloring: square, only: 1 }).alt).toBe(
    'Blue: 4 points; 1-3, 3-4.',
  );
  expect(() =>
    edgeColoringFigure({
      title: 'Four',
      coloring: [
        [-1, 3],
        [3, -1],
      ],
    }),
  ).toThrow('plot/edge-coloring: coloring[0][1] must be an integer from -1 to 2 (got 3)');
  const names = ['one', 'two', 'three', 'four'];
  expect(() => edgeColoringFigure({ title: 'Four', coloring: square, names })).toThrow(
    'plot/edge-coloring: names must have at most 3 names (got ',
  );
});

test('a labeled triangulation with its doors as stored', async () => {
  const doors = [
    { ends: [1, 3], rooms: [-1, 1] },
    { ends: [3, 4], rooms: [0, 1] },
    { ends: [0, 4], rooms: [0, 3] },
  ] as const;
  const figure = labeledTriangulationFigure({
    title: 'Doors',
    points,
    triangles,
    labels,
    marked: [3],
    doors,
  });
  expect(overlaps(figure)).toEqual([]);
  expect(figure.marks.filter((mark) => mark.kind === 'polygon')).toHaveLength(1);
  await expect(`${toSvg(figure)}\n`).toMatchFileSnapshot('../svg/labeled-triangulation.svg');
});

test('points without a label are dots', () => {
  expect(
    labeledTriangulationFigure({
      title: 'Start',
      points,
      triangles,
      labels: [0, 1, 2, -1, -1],
    }).marks.filter((mark) => mark.kind === 'circle'),
  ).toHaveLength(2);
});
