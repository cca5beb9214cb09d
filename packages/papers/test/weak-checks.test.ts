import { describe, expect, test } from 'vitest';
import { compared, finite, inBoth, inPart, range, unchecked } from '../src/check/index.js';
import { drawnLines } from '../src/hanoi2012/figures/drawn-lines.js';
import { drawnLabel, drawnPieces } from '../src/hanoi2012/figures/drawn-pieces.js';
import figure12 from '../src/hanoi2012/graph/figure-12.js';
import figure16 from '../src/hanoi2012/graph/figure-16.js';
import figure1 from '../src/hanoi2012/iterative/figure-1.js';
import {
  type Bounds,
  boundsOfHanoi,
  requirePotential,
} from '../src/martins2024/evidence/bounds-of-hanoi.js';
import { arrangements } from '../src/shared/arrangements.js';

describe('the bounds of Hanoi', () => {
  const claim = (moves: (n: number) => bigint) =>
    finite<number, Bounds>({
      checked: inBoth('n = 1 to 20'),
      instances: range(1, 20),
      stated: (n) => ({ atMost: String(moves(n)), atLeast: String(moves(n)) }),
      methods: boundsOfHanoi(String),
    });

  test('meet at 2^n - 1, and at nothing else', () => {
    expect(claim((n) => 2n ** BigInt(n) - 1n).verdict).toBe('holds');
    for (const wrong of [(n: number) => 2n ** BigInt(n), (n: number) => 2n ** BigInt(n) - 2n])
      expect(claim(wrong).verdict).toBe('fails');
  });

  test('the potential is the distance of every state', () => {
    expect(requirePotential().instances).toBe(6);
  });
});

describe('a picture is read back', () => {
  test('the state of a board, and the color of a piece', () => {
    expect(drawnLabel(figure12['figure-12'].figure('en'))).toBe('/1/23');
    const pieces = drawnPieces(figure1['figure-1'].figure('en'));
    expect(pieces.map(({ number }) => number)).toEqual(range(1, 11));
    expect(pieces[0].fill).not.toBe(pieces[1].fill);
  });

  test('the lines of a graph by the colors of the discs', () => {
    const figure = figure16['figure-16'].figure('en');
    expect(drawnLines(figure, 4)).toEqual([81, 27, 9, 3]);
    const [first] = figure.marks.flatMap((mark) => (mark.kind === 'line' ? [mark.color] : []));
    const marks = figure.marks.map((mark) =>
      mark.kind === 'line' ? { ...mark, color: first } : mark,
    );
    expect(drawnLines({ ...figure, marks }, 4)).toEqual([120, 0, 0, 0]);
  });

  test('another picture has another label', () => {
    const { marks, ...figure } = figure12['figure-12'].figure('en');
    const shifted = marks.map((mark) =>
      mark.kind === 'text' && mark.text === '1' ? { ...mark, x: mark.x - 100 } : mark,
    );
    expect(drawnLabel({ ...figure, marks: shifted })).toBe('1//23');
  });
});

test('all arrangements are there once', () => {
  for (const [discs, orders] of [
    [1, 1],
    [2, 2],
    [3, 6],
    [4, 24],
  ]) {
    const all = [...arrangements(discs)].map((state) => JSON.stringify(state));
    expect([all.length, new Set(all).size]).toEqual(
      new Array(2).fill((orders * (discs + 1) * (discs + 2)) / 2),
    );
  }
});

describe('verdicts that are lowered', () => {
  const table = {
    checked: inBoth('two cells'),
    printed: () => [
      { place: ['a', 'x'], printed: '1' },
      { place: ['b', 'x'], printed: '2' },
    ],
    methods: {
      'by hand': ({ place }: { readonly place: readonly string[] }) =>
        place[0] === 'a' ? '1' : '3',
    },
  };

  test('only the cells that the work has otherwise elsewhere are misprints', () => {
    expect(compared(table, { misprints: ['b, x'] }).verdict).toBe('misprint');
    expect(compared(table, { misprints: ['a, x'] }).verdict).toBe('fails');
    expect(compared(table).verdict).toBe('fails');
  });

  test('what is lost in part holds in a range, and nothing else changes', () => {
    const one = { checked: inBoth('one'), instances: [2], methods: { 'by hand': () => 2 } };
    expect(inPart(finite({ ...one, stated: () => 2 })).verdict).toBe('holds-in-range');
    expect(inPart(finite({ ...one, stated: () => 3 })).verdict).toBe('fails');
    expect(inPart(unchecked({ en: 'lost', pt: 'perdido' })).verdict).toBe('unchecked');
  });
});
