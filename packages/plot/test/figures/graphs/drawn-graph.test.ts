import { expect, test } from 'vitest';
import { drawnGraphFigure, toSvg } from '../../../src/node.js';
import { boxesOf, overlaps } from '../../helpers.js';

const square = [0, 1, 2, 3].map((i) => ({ x: i % 2, y: Math.floor(i / 2), label: 'abcd'[i] }));

test('a vertex with one letter is a circle', () => {
  const vertices = [
    { x: 0, y: 0, label: 'a' },
    { x: 1, y: 1, label: '123//' },
  ];
  const { marks } = drawnGraphFigure({ title: '', width: 300, height: 300, vertices, edges: [] });
  const [letter, label] = marks.flatMap((mark) =>
    mark.kind === 'text' && mark.box !== undefined ? [mark.box] : [],
  );
  expect([letter.width, letter.corner]).toEqual([letter.height, letter.height / 2]);
  expect(label.width).toBeGreaterThan(label.height);
});

test('a graph keeps its proportions and its vertices stay apart', () => {
  const figure = drawnGraphFigure({
    title: 'A square',
    width: 500,
    height: 300,
    vertices: square,
    edges: [{ ends: [0, 1] }, { ends: [1, 3], dashed: true }],
  });
  const [a, b, c] = boxesOf(figure);
  expect(b.x - a.x).toBeCloseTo(c.y - a.y);
  expect(overlaps(figure)).toEqual([]);
  expect(toSvg(figure)).toContain('stroke-dasharray');
});

test('an edge and a region need their ends', () => {
  const bare = { title: 'A square', width: 500, height: 300, vertices: square, edges: [] };
  expect(() => drawnGraphFigure({ ...bare, edges: [{ ends: [0, 4] }] })).toThrow(
    'plot/drawn-graph: vertex must be an integer from 0 to 3 (got 4)',
  );
  expect(() =>
    drawnGraphFigure({ ...bare, regions: [{ vertices: [-1], color: '#0072b2' }] }),
  ).toThrow('(got -1)');
});
