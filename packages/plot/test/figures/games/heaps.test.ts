import { describe, expect, test } from 'vitest';
import { type Figure, heapsFigure, toSvg } from '../../../src/node.js';

const steps = [
  {
    heaps: [3, 5, 7],
    taken: [0, 0, 1],
    heading: 'start',
    columns: { rows: ['011', '101', '111'], sum: '001' },
    notes: ['an N-position'],
  },
  {
    heaps: [3, 5, 6],
    mover: 'A',
    columns: { rows: ['011', '101', '110'], sum: '000' },
    notes: ['a P-position'],
  },
  { heaps: [], mover: 'B', notes: ['nothing left'] },
];
const play = () =>
  heapsFigure({
    title: 'A play of Nim',
    subtitle: 'hollow: what the next move takes',
    steps,
    perRow: 2,
  });
const blocks = ({ marks }: Figure, group: string) =>
  marks.filter((mark) => mark.kind === 'rect' && mark.group === group).length;
const texts = ({ marks }: Figure, group: string) =>
  marks.flatMap((mark) => (mark.kind === 'text' && mark.group === group ? [mark] : []));

test('a play is the stored drawing', async () => {
  await expect(toSvg(play())).toMatchFileSnapshot('../../svg/heaps-play.svg');
});

describe('what a strip of heaps says', () => {
  test('a block each, hollow where it is taken, and a ground for each position', () => {
    expect([blocks(play(), 'heaps'), blocks(play(), 'taken')]).toEqual([15 + 14 - 1 + 3, 1]);
  });

  test('digits stand in columns, and what is not 0 in a sum is bold', () => {
    const [first] = [texts(play(), 'digits').slice(0, 9)];
    expect(first.map(({ text }) => text).join('')).toBe('011101111');
    expect([first[3].x, first[6].x]).toEqual([first[0].x, first[0].x]);
    expect(texts(play(), 'sum').map(({ text, weight }) => `${text} ${weight}`)).toEqual([
      '0 normal',
      '0 normal',
      '1 bold',
      '0 normal',
      '0 normal',
      '0 normal',
    ]);
  });

  test('who moved, and all in words', () => {
    expect(texts(play(), 'moves').map(({ text }) => text)).toEqual(['A', 'B']);
    expect(play().alt).toBe(
      'A play of Nim: 3, 5, 7, an N-position; 3, 5, 6, a P-position; no heap, nothing left.',
    );
  });

  test('nothing stands outside the picture, also with many high heaps', () => {
    for (const figure of [
      play(),
      heapsFigure({
        title: 'Many',
        steps: [{ heaps: Array.from({ length: 20 }, (_, i) => 3 * i) }],
      }),
    ])
      for (const mark of figure.marks)
        if (mark.kind === 'rect') {
          expect(mark.x).toBeGreaterThan(0);
          expect(mark.x + mark.width).toBeLessThan(figure.width);
          expect(mark.y).toBeGreaterThan(60);
          expect(mark.y + mark.height).toBeLessThan(figure.height);
        }
  });

  test('bad input is named', () => {
    expect(() => heapsFigure({ title: '', steps: [] })).toThrow(
      'plot/heaps: steps must not be empty',
    );
    expect(() => heapsFigure({ title: '', steps: [{ heaps: [3, -1] }] })).toThrow(
      'plot/heaps: steps[0].heaps[1] must be an integer from 0 to 64 (got -1)',
    );
  });
});
