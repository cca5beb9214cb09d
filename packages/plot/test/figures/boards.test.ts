import { hanoi, parseLabel } from '@manaus/core';
import { expect, test } from 'vitest';
import { labeledTowerFigure, toPlotly } from '../../src/internals.js';
import { boardsFigure, type Figure, moveStripFigure, toSvg } from '../../src/node.js';
import { boxesOf } from '../helpers.js';

const texts = ({ marks }: Figure, group: string) =>
  marks.flatMap((mark) => (mark.kind === 'text' && mark.group === group ? [mark.text] : []));
const rows = [
  { label: 'disc 2', discs: [null, 2, null] },
  { label: 'and disc 1', discs: [1, 2, 1] },
];
const strip = () => moveStripFigure({ title: 'Two discs', subtitle: 'three moves', rows });
const piece = (text: string) => ({ text, fill: '#0072b2' });
const tower = () =>
  labeledTowerFigure({
    title: 'Two discs',
    discs: [piece('1 →'), piece('2 ←')],
    bases: [piece('A'), piece('B'), piece('C')],
  });

test('a strip of moves and a labeled tower are the stored drawings', async () => {
  await expect(toSvg(strip())).toMatchFileSnapshot('../svg/move-strip.svg');
  await expect(toSvg(tower())).toMatchFileSnapshot('../svg/labeled-tower.svg');
});

test('a strip shows what is known, and its slider a row each', () => {
  expect([texts(strip(), 'strip'), texts(strip(), 'numbers')]).toEqual([
    ['2', '1', '2', '1'],
    ['1', '2', '3'],
  ]);
  expect(strip().frames?.steps.map(({ name }) => name)).toEqual(['disc 2', 'and disc 1']);
  expect(toPlotly(strip(), 'en').frames).toHaveLength(2);
});

test('a tower has its words from the top down, then its bases', () => {
  expect(texts(tower(), 'board')).toEqual(['1 →', '2 ←', 'A', 'B', 'C']);
});

test('bad input is named', () => {
  expect(() => moveStripFigure({ title: '', rows: [] })).toThrow(
    'plot/move-strip: rows must not be empty',
  );
  expect(() => labeledTowerFigure({ title: '', discs: [], bases: [] })).toThrow(
    'plot/labeled-tower: discs must not be empty',
  );
});

test('a sheet of boards has its words and arrows, in rows', () => {
  const boards = ['12//', '2/1/', '/1/2'].map((label) => ({
    state: parseLabel(hanoi(2), label),
    notes: ['one', 'two'],
    arrow: ['1', 'move'] as const,
    heading: 'a board',
  }));
  const figure = boardsFigure({ rules: hanoi(2), boards, title: 'Boards', columns: 2 });
  expect(boxesOf(figure).map((box) => box.label)).toEqual(['12//', '2/1/', '/1/2']);
  expect(boxesOf(figure)[2].y).toBeGreaterThan(boxesOf(figure)[0].y);
  expect(figure.alt).toBe('Boards: 12//, one, two; 2/1/, one, two; /1/2, one, two.');
  expect(() => boardsFigure({ rules: hanoi(2), boards: [], title: 'Boards' })).toThrow(
    'plot/boards: boards must not be empty',
  );
});
