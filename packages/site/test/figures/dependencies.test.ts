import { expect, test } from 'vitest';
import { dependencyFigure } from '../../src/figures/dependencies.js';
import { columnsOf } from '../../src/figures/layered.js';

const items = [
  { id: 'w/a', uses: [] },
  { id: 'w/b', uses: ['w/a'] },
  { id: 'w/c', uses: ['w/b', 'v/z'] },
  { id: 'w/alone', uses: [] },
  { id: 'v/z', uses: [] },
];
const marks =
  dependencyFigure('en', items, 'w', (id) => (id === 'w/a' ? 'fails' : 'holds'))?.marks ?? [];
const arrows = marks.flatMap((mark) => (mark.kind === 'line' ? [mark.lines] : []));

test('columns stand in the order of use', () => {
  expect(columnsOf(items.slice(0, 3).map(({ id, uses }) => ({ id, uses })))).toContainEqual([
    'w/b',
  ]);
});

test('a box per item with a use, and arrows that go to the right', () => {
  expect(marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))).toEqual([
    'v/z',
    'a',
    'b',
    'c',
  ]);
  for (const line of arrows.flat()) expect(line[0].x).toBeLessThan(line[line.length - 1].x);
});

test('all that rests on a broken item is red, nothing else is', () => {
  expect(arrows.map((lines) => lines.length)).toEqual([1, 2]);
  expect(dependencyFigure('en', items, 'v', () => 'holds')).toBeNull();
});
