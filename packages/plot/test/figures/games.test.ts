import { describe, expect, test } from 'vitest';
import { dialogueFigure } from '../../src/internals.js';
import { type Figure, stripFigure, toSvg } from '../../src/node.js';

const nim21 = {
  name: '{1, 2, 3}',
  values: [...'PNNNPNNNPNNN'] as ('P' | 'N')[],
  repeats: { preperiod: 0, period: 4 },
};
const grundy = {
  name: '{1, 4, 6}, Grundy',
  values: [0, 1, 0, 1, 2, 0, 1, 3, 2, 0, 1, 0],
  repeats: { preperiod: 2, period: 5 },
};
const rows = () =>
  stripFigure({
    title: 'Rows of two games',
    subtitle: 'brackets: periods; dots: what comes before',
    rows: [nim21, grundy],
  });
const session = () =>
  dialogueFigure({
    title: 'A session',
    subtitle: 'yellow: typed',
    windows: [
      {
        heading: 'limit',
        lines: [
          { who: 'program', text: 'Up to which value?' },
          { who: 'user', text: '2' },
        ],
      },
      { heading: 'list', lines: [{ who: 'program', text: '0 -> P' }] },
    ],
  });
const marksOf = ({ marks }: Figure, group: string) => marks.filter((mark) => mark.group === group);

test.each([
  ['strip', rows],
  ['dialogue', session],
] as const)('%s is the stored drawing', async (name, draw) => {
  await expect(toSvg(draw())).toMatchFileSnapshot(`../svg/${name}.svg`);
});

describe('a strip', () => {
  test('has a cell and a letter each, and a bracket for every full period', () => {
    expect([
      marksOf(rows(), 'P').length,
      marksOf(rows(), 'N').length,
      marksOf(rows(), 'values').length,
    ]).toEqual([6, 18, 24]);
    expect(
      marksOf(rows(), 'periods').map((mark) => mark.kind === 'line' && mark.lines.length),
    ).toEqual([3, 2]);
    expect(marksOf(rows(), 'preperiod')).toHaveLength(1);
  });

  test('numbers its columns unless told not to', () => {
    const texts = (figure: Figure) =>
      marksOf(figure, 'names').flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    expect(texts(stripFigure({ title: '', rows: [{ values: ['P', 'N'] }], from: 7 }))).toEqual([
      '7',
      '8',
    ]);
    expect(texts(stripFigure({ title: '', rows: [{ values: ['P', 'N'] }], from: null }))).toEqual(
      [],
    );
  });

  test('says all in words, and names bad input', () => {
    expect(rows().alt).toBe(
      'Rows of two games. {1, 2, 3}: PNNNPNNNPNNN, period 4; {1, 4, 6}, Grundy: 0 1 0 1 2 0 1 3 2 0 1 0, preperiod 2, period 5.',
    );
    expect(() => stripFigure({ title: '', rows: [] })).toThrow(
      'plot/strip: rows must not be empty',
    );
    expect(() => dialogueFigure({ title: '', windows: [] })).toThrow(
      'plot/dialogue: windows must not be empty',
    );
  });
});

test('nothing stands outside the picture', () => {
  for (const figure of [rows(), session()])
    for (const mark of figure.marks)
      if (mark.kind === 'rect') {
        expect(mark.x).toBeGreaterThan(0);
        expect(mark.x + mark.width).toBeLessThan(figure.width);
        expect(mark.y + mark.height).toBeLessThan(figure.height);
      }
});
