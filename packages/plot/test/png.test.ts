import { createHash } from 'node:crypto';
import { manaus } from '@manaus/core';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { scaleColor } from '../src/internals.js';
import { boardFigure, colors, type Figure, toPng } from '../src/node.js';
import { toPalettePng } from '../src/png.js';

const shades: Figure = {
  title: 'Shades and a dot, 1.5',
  width: 240,
  height: 90,
  alt: 'shades',
  marks: [
    ...Array.from(
      { length: 200 },
      (_, i) =>
        ({
          kind: 'rect',
          x: 20 + i,
          y: 50,
          width: 1,
          height: 20,
          fill: scaleColor(i / 199),
        }) as const,
    ),
    { kind: 'circle', x: 30, y: 80, radius: 5, fill: colors.bad },
  ],
};

const channelsOf = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

test('a palette PNG has at most 64 colors, and is twice as large as the figure', () => {
  const image = decode(toPalettePng(shades));
  expect([image.width, image.height, image.depth]).toEqual([480, 180, 8]);
  const counted = image.palette?.length ?? 0;
  expect(counted).toBeGreaterThan(32);
  expect(counted).toBeLessThanOrEqual(64);
});

test('flat colors stay exact, and no pixel is far from the full picture', () => {
  const palette = decode(toPalettePng(shades));
  const full = decode(toPng(shades, { scale: 2 }));
  for (const color of [colors.paper, colors.bad])
    expect(palette.palette).toContainEqual(channelsOf(color));
  const far = Array.from(palette.data, (index, pixel) =>
    Math.max(
      ...[0, 1, 2].map((at) =>
        Math.abs((palette.palette?.[index][at] ?? 0) - full.data[4 * pixel + at]),
      ),
    ),
  );
  expect(Math.max(...far)).toBeLessThan(64);
  expect(far.reduce((sum, each) => sum + each, 0) / far.length).toBeLessThan(1);
});

test('a figure of few colors keeps each of them', () => {
  const square = { kind: 'rect', x: 4, y: 44, width: 8, height: 8, fill: '#123456' } as const;
  const few = { title: '', width: 40, height: 60, alt: '', marks: [square] };
  expect(decode(toPalettePng(few)).palette).toEqual([channelsOf('#123456'), [255, 255, 255]]);
});

test('the bytes are the same on every machine', () => {
  const board = boardFigure({ rules: manaus(3), state: [[1, 2], [3], []] });
  const digests = [shades, board].map((figure) =>
    createHash('sha256').update(toPalettePng(figure)).digest('hex').slice(0, 16),
  );
  expect(digests).toEqual(['6a801546cdbe65e9', '1832c39ce4d09ff0']);
});
