import { hanoi, pegsOfDiscs } from '@manaus/core';
import { storeTower } from '@manaus/lab';
import { colors, hanoiCorners, type Mark, trianglePoint } from '@manaus/plot';
import { canvasToDrawing, pageWidth } from '@manaus/plot/internals';
import { missingFromPart } from './manaus-missing.js';

/** The names of the parts are the work's, as in the text beside the figures: ESQ is left, DIR right. */
const names = ['TOP', 'ESQ', 'DIR'];
const toDrawing = canvasToDrawing(pageWidth);
const fills = ['#0072b2', '#d55e00', '#009e73'];

/** The sub-triangle of Hanoi with the largest disc on a peg, with its name beside it and the labels of what is missing. */
export function partMarks(peg: number): Mark[] {
  const { states, vertex } = storeTower(hanoi(4));
  const place = (label: string) =>
    toDrawing(trianglePoint(hanoiCorners(pegsOfDiscs(states[vertex(label)])), 4));
  const ring = [0, 1, 2].map((other) =>
    place([0, 1, 2].map((at) => `${at === other ? '123' : ''}${at === peg ? '4' : ''}`).join('/')),
  );
  const middle = {
    x: ring.reduce((sum, { x }) => sum + x, 0) / 3,
    y: ring.reduce((sum, { y }) => sum + y, 0) / 3,
  };
  const missing = missingFromPart(4, peg).filter(({ corner }) => corner !== null);
  return [
    { kind: 'polygon', rings: [ring], fill: fills[peg], opacity: 0.15, group: 'regions' },
    {
      kind: 'text',
      x: middle.x,
      y: middle.y,
      text: names[peg],
      size: 17,
      weight: 'bold',
      color: colors.text,
      halo: colors.paper,
      group: 'regions',
    },
    ...missing.map(({ label }): Mark => {
      const at = place(label);
      return {
        kind: 'text',
        x: Math.min(Math.max(at.x - 8, 32), pageWidth - 32),
        y: at.y - 15,
        text: label,
        size: 12,
        color: colors.quiet,
        anchor: 'middle',
        halo: colors.paper,
        group: 'missing',
      };
    }),
  ];
}
