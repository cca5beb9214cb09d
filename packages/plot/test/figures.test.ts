import { describe, expect, test } from 'vitest';
import { type Figure, toSvg } from '../src/node.js';
import { labeled, others } from './drawings.js';
import { boxesOf, overlaps, strikes } from './helpers.js';

describe.each(Object.keys(labeled))('%s', (name) => {
  const figure = labeled[name]();

  test('is the stored drawing', async () => {
    await expect(toSvg(figure)).toMatchFileSnapshot(`svg/${name}.svg`);
  });

  test('has a label for every state, none on another, none struck by an edge', () => {
    expect(boxesOf(figure).length).toBeGreaterThanOrEqual(name === 'london-2' ? 12 : 19);
    expect(overlaps(figure)).toEqual([]);
    expect(strikes(figure)).toEqual([]);
  });

  test('keeps everything on the paper', () => {
    for (const { label, x, y, halfWidth, halfHeight } of boxesOf(figure))
      expect([
        label,
        x > halfWidth + 5 &&
          x < figure.width - halfWidth - 5 &&
          y > 60 + halfHeight &&
          y < figure.height - halfHeight - 5,
      ]).toEqual([label, true]);
  });
});

test('the checks of labels can fail', () => {
  const box = {
    width: 40,
    height: 20,
    corner: 10,
    fill: '#000000',
    stroke: '#000000',
    strokeWidth: 1,
  };
  const label = (text: string, x: number) =>
    ({ kind: 'text', x, y: 50, text, size: 10, color: '#ffffff', box }) as const;
  const line = {
    kind: 'line',
    lines: [
      [
        { x: 0, y: 50 },
        { x: 200, y: 50 },
      ],
    ],
    color: '#000000',
    width: 1,
    group: 'edges',
  } as const;
  const figure: Figure = {
    title: '',
    width: 200,
    height: 100,
    alt: '',
    marks: [line, label('a', 50), label('b', 80)],
  };
  expect([overlaps(figure), strikes(figure)]).toEqual([['b on a'], ['a', 'b']]);
});

test.each(Object.keys(others))('%s is the stored drawing', async (name) => {
  await expect(toSvg(others[name]())).toMatchFileSnapshot(`svg/${name}.svg`);
});
