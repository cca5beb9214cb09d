import { hanoi, london } from '@manaus/core';
import { expect, test } from 'vitest';
import {
  boardGraphFigure,
  type Figure,
  type Layout,
  londonLayout,
  toSvg,
} from '../../../src/node.js';
import { graphOf, route } from '../../helpers.js';

const l3 = graphOf(london(3));
const rings = () =>
  boardGraphFigure({ ...l3, layout: londonLayout(), path: route(l3, '/13/2', '123//') });
const boxes = ({ marks }: Figure) =>
  marks.flatMap((mark) => (mark.kind === 'rect' && mark.group === 'states' ? [mark] : []));

test('the boards of London are the stored drawing', async () => {
  await expect(toSvg(rings())).toMatchFileSnapshot('../../svg/boards-london-3.svg');
});

test.each([
  ['rings', rings],
  ['by stress', () => boardGraphFigure(l3)],
  ['four pegs', () => boardGraphFigure(graphOf(hanoi(2, { pegs: 4 })))],
] as const)('%s: boards stand apart, on the drawing and below its title', (_, draw) => {
  const figure = draw();
  const all = boxes(figure);
  const apart = all.every((a, i) =>
    all.slice(i + 1).every((b) => Math.abs(a.x - b.x) > a.width || Math.abs(a.y - b.y) > a.height),
  );
  expect([all.length > 0, apart]).toEqual([true, true]);
  expect(
    all.every(
      ({ x, y, width, height }) =>
        x >= 0 && y >= 60 && x + width <= figure.width && y + height <= figure.height,
    ),
  ).toBe(true);
});

test('too many states and two in one place are refused', () => {
  const heap: Layout = { name: 'heap', labelSize: 10, place: () => ({ x: 0, y: 0 }) };
  expect(() => boardGraphFigure(graphOf(hanoi(5)))).toThrow(
    'plot/board-graph: states must have at most 120 entries (got 243)',
  );
  expect(() => boardGraphFigure({ ...l3, layout: heap })).toThrow(
    'layout must not give two states one place',
  );
});
