import { expect, test } from 'vitest';
import { schemeFigure } from '../../src/internals.js';

test('an arrow of a scheme runs from edge to edge', () => {
  const boxes = [50, 250].map((x) => ({
    x,
    y: 50,
    width: 40,
    height: 20,
    lines: ['a box', 'of two lines'],
  }));
  const { marks } = schemeFigure({
    title: 'A scheme',
    alt: 'two boxes',
    width: 300,
    height: 100,
    boxes,
    arrows: [[0, 1, 'then']],
  });
  expect(marks[0]).toMatchObject({
    kind: 'line',
    lines: [
      [
        { x: 70, y: 50 },
        { x: 227, y: 50 },
      ],
      expect.anything(),
    ],
  });
  expect(marks[1]).toMatchObject({ kind: 'text', text: 'then', anchor: 'middle' });
});

test('an arrow needs its ends', () => {
  const box = { x: 50, y: 50, width: 40, height: 20, lines: ['a box'] };
  expect(() =>
    schemeFigure({
      title: 'A scheme',
      alt: 'a box',
      width: 100,
      height: 100,
      boxes: [box],
      arrows: [[0, 1]],
    }),
  ).toThrow('plot/scheme: arrows must be an integer from 0 to 0 (got 1)');
});
