import { expect, test } from 'vitest';
import {
  type Figure,
  labeledTowerFigure,
  moveStripFigure,
  toPlotly,
  toSvg,
} from '../../src/node.js';

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
  expect(toPlotly(strip()).frames).toHaveLength(2);
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
