import { expect, test } from 'vitest';
import { logTicks } from '../../src/figures/charts/chart.js';
import { categoryMapFigure, lineFigure } from '../../src/node.js';

test('a logarithmic axis has one notation', () => {
  const labels = (most: number) => logTicks(1, most).map(({ label }) => label);
  expect(labels(1e4)).toEqual(['1', '10', '100', '1,000', '10,000']);
  expect(labels(1e6)).toEqual(['10⁰', '10¹', '10²', '10³', '10⁴', '10⁵', '10⁶']);
});

test('a legend of two rows makes a chart higher', () => {
  const heightOf = (name: string) =>
    lineFigure({
      title: 'Lines',
      series: [1, 2, 3].map((i) => ({ name: `${name} ${i}`, points: [[i, i]] })),
    }).height;
  expect(heightOf('a name that is long enough to wrap the legend')).toBe(heightOf('line') + 22);
});

test('a map needs a cell or null for each place', () => {
  expect(() =>
    categoryMapFigure({
      title: 'x',
      rows: ['0'],
      columns: ['0', '1'],
      cells: [[null]],
      categories: [],
    }),
  ).toThrow('plot/category-map: cells must be a table of 1 rows and 2 columns (got 1)');
});

test('a logarithmic axis takes positive numbers only', () => {
  expect(() =>
    lineFigure({ title: '', yScale: 'log', series: [{ name: '', points: [[0, 0]] }] }),
  ).toThrow('y on a log axis must be a number > 0');
});
