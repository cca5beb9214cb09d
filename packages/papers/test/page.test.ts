import { type Figure, toSvg } from '@manaus/plot';
import { pageWidth } from '@manaus/plot/internals';
import { describe, expect, test } from 'vitest';
import { works } from '../src/index.js';
import { isFigureItem, loadItems } from '../src/internals.js';

const figures = (await Promise.all(works().map((key) => loadItems(key))))
  .flat()
  .filter(isFigureItem);

/** The sizes of all texts of a figure, those of its title, legend and axes too. */
const textSizes = (figure: Figure) =>
  [...toSvg(figure).matchAll(/<text[^>]* font-size="([\d.]+)"/g)].map(([, size]) => Number(size));

describe('a figure on the page of a notebook', () => {
  test.each(figures.map((item) => [item.id, item] as const))('%s', (_, item) => {
    const figure = item.figure('en');
    expect(figure.width).toBeLessThanOrEqual(pageWidth);
    expect(figure.frames?.width ?? 0).toBeLessThanOrEqual(pageWidth);
    expect(Math.min(...textSizes(figure))).toBeGreaterThanOrEqual(9);
  });
});
