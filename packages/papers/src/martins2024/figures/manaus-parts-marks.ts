import { hanoi, pegsOfDiscs } from '@manaus/core';
import { storeTower } from '@manaus/lab';
import { colors, hanoiCorners, type Mark, type Point, trianglePoint } from '@manaus/plot';
import { canvasToDrawing, meanPoint, pageWidth } from '@manaus/plot/internals';
import { words } from '../../shared/figures/marks.js';
import { missingFromPart } from '../evidence/manaus-corners.js';

/**
 * The names of the parts are the work's, as in the text beside the figures: ESQ is left, DIR right.
 */
const names = ['TOP', 'ESQ', 'DIR'];
const toDrawing = canvasToDrawing(pageWidth);
const fills = ['#0072b2', '#d55e00', '#009e73'];

/**
 * The sub-triangle of Hanoi with the largest disc on a peg, with its name beside it and the labels
 * of what is missing.
 */
export function partMarks(peg: number): Mark[] {
  const { states, vertex } = storeTower(hanoi(4));
  const place = (label: string) =>
    toDrawing(trianglePoint(hanoiCorners(pegsOfDiscs(states[vertex(label)])), 4));
  const ring = [0, 1, 2].map((other) =>
    place([0, 1, 2].map((at) => `${at === other ? '123' : ''}${at === peg ? '4' : ''}`).join('/')),
  );
  const missing = missingFromPart(4, peg).filter(({ corner }) => corner !== null);
  const { x, y } = meanPoint(ring);
  return [
    { kind: 'polygon', rings: [ring], fill: fills[peg], opacity: 0.15, group: 'regions' },
    words(x, y, names[peg], nameLook),
    ...missing.map(({ label }) => missingLabel(label, place(label))),
  ];
}

const nameLook = {
  size: 17,
  weight: 'bold',
  color: colors.text,
  halo: colors.paper,
  group: 'regions',
} as const;

/** The label of a state that is missing, above its place and within the page. */
const missingLabel = (label: string, { x, y }: Point): Mark =>
  words(Math.min(Math.max(x - 8, 32), pageWidth - 32), y - 15, label, {
    size: 12,
    color: colors.quiet,
    anchor: 'middle',
    halo: colors.paper,
    group: 'missing',
  });
