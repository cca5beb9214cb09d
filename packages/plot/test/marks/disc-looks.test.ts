import {
  hanoi,
  london,
  representative,
  withColors,
  withEqualStacking,
  withSizes,
} from '@manaus/core';
import { expect, test } from 'vitest';
import { boardMarks, pieceStyle } from '../../src/internals.js';
import { discLooks } from '../../src/marks/disc-looks.js';
import { layoutFor, playFigure } from '../../src/node.js';

test('discs that are alike look alike, and others differ in more than the fill', () => {
  const rules = withColors(london(5), ['red', 'red', 'blue', 'green', 'blue']);
  const looks = discLooks(rules);
  expect(looks.map(({ text }) => text)).toEqual(['R', 'R', 'B', 'G', 'B']);
  expect([looks[0], looks[2]]).toEqual([looks[1], looks[4]]);
  expect(new Set(looks.map(({ fill }) => fill)).size).toBe(3);
});

test('letters are as short as they can be, and fills differ where names are none of the palette', () => {
  const text = (...colors: string[]) =>
    discLooks({
      discs: 2 * colors.length,
      sizes: new Array<number>(2 * colors.length).fill(1),
      colors: [...colors, ...colors],
    });
  expect(
    text('green', 'grey')
      .slice(0, 2)
      .map((look) => look.text),
  ).toEqual(['A', 'B']);
  expect(
    text('black', 'blue')
      .slice(0, 2)
      .map((look) => look.text),
  ).toEqual(['A', 'B']);
  expect(
    text('gold', 'grape')
      .slice(0, 2)
      .map((look) => look.text),
  ).toEqual(['GO', 'GR']);
  const [a, b, c] = text('#102030', 'mauve', 'red');
  expect([a.fill, new Set([a.fill, b.fill, c.fill]).size, a.text]).toEqual(['#102030', 3, 'A']);
});

test('sizes are widths, and stand on discs of a size without a color', () => {
  const rules = withSizes(withEqualStacking(hanoi(4)), [1, 1, 2, 3]);
  expect(discLooks(rules).map(({ text, size }) => [text, size])).toEqual([
    ['1', 0],
    ['1', 0],
    ['2', 0.5],
    ['3', 1],
  ]);
  expect(pieceStyle(rules)).toBe('discs');
  const widths = boardMarks(rules, [[1, 2, 3, 4], [], []], 'discs', {
    x: 0,
    base: 90,
    width: 300,
    disc: 15,
  }).flatMap((mark) => (mark.kind === 'rect' && mark.stroke ? [mark.width] : []));
  expect(widths[0]).toBe(widths[1]);
  expect([...new Set(widths)]).toEqual([...new Set(widths)].sort((x, y) => x - y));
});

test('a play with alike discs is drawn, and its moves name what moves', () => {
  const rules = withColors(london(3), ['red', 'blue', 'red']);
  const states = [
    [[2, 1], [3], []],
    [[1, 2, 3], [], []],
  ].map((state) => representative(rules, state));
  const texts = playFigure({ rules, states }).marks.flatMap((mark) =>
    mark.kind === 'text' ? [mark.text] : [],
  );
  expect(texts.filter((text) => text === 'R' || text === 'B').length).toBe(7);
});

test('a graph of states with alike discs takes no layout that was made for different discs', () => {
  const rules = withSizes(withEqualStacking(hanoi(2)), [1, 1]);
  expect(
    layoutFor(
      rules,
      [
        [[1, 2], [], []],
        [[1], [2], []],
      ],
      [[0, 1]],
    )?.name,
  ).toBe('stress');
  expect(layoutFor(hanoi(2), [[[1, 2], [], []]], [])?.name).toBe('triangle');
});
