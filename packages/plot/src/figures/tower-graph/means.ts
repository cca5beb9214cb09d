import { pegsOfDiscs } from '@manaus/core';
import { append, sum } from '@manaus/core/internals';
import { colors, scaleColor } from '../../colors.js';
import type { Mark, Point } from '../../figure.js';
import { message, numberText, type Tongue } from '../../language.js';
import { hanoiCorners, trianglePoint } from '../../layouts/triangle.js';
import { edgeMarks } from '../../marks/graph-edges.js';
import { polygonMark } from '../../marks/kinds.js';
import { colorBar } from '../charts/color-bar.js';
import type { TowerGraphInput } from './input.js';
import { reachable } from './scene.js';

/** Discs whose pegs decide a small triangle: 2^6 - 1 units of 12 px are still told apart. */
const shownDiscs = 6;

/**
 * A graph too large for its states: one small triangle for each setting of the six largest discs,
 * colored by the mean over its states of the distance, or by the share of good ones; lines between
 * triangles that some move joins.
 */
export function aggregateMarks(language: Tongue, input: TowerGraphInput, size: number): Mark[] {
  const { states, edges, classes, distance } = input;
  const unit = (size - 110) / 790;
  const frame = { side: 780 * unit, center: size / 2, top: 85 + 15 * unit };

  // The settings by the pegs of their discs, each with its place and its mean, if it has values.
  const keys = states.map((state) => pegsOfDiscs(state).slice(-shownDiscs).join(''));
  const values = new Map<string, number[]>(keys.map((key) => [key, []]));
  for (const [vertex, key] of keys.entries()) {
    const moves = distance?.[vertex] ?? null;
    if (classes !== undefined) append(values, key, classes[vertex] === 'good' ? 1 : 0);
    else if (reachable(moves)) append(values, key, moves);
  }
  const cells = [...values].map(([key, own]) => {
    const at = trianglePoint(hanoiCorners([...key].map(Number)), shownDiscs, frame);
    return { key, at, mean: own.length === 0 ? null : sum(own) / own.length };
  });
  // The end of the scale: 1 for shares, the largest mean for distances.
  const largest = classes === undefined ? Math.max(0, ...cells.map(({ mean }) => mean ?? 0)) : 1;

  const places = new Map(cells.map(({ key, at }) => [key, at]));
  const pairs = edges.map((edge) => edge.map((vertex) => keys[vertex]).sort());
  const joins = [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()]
    .filter(([from, to]) => from !== to)
    .map((pair) => ({
      line: pair.map((key) => places.get(key) as Point),
      color: colors.edge,
      width: 1,
    }));

  const side = (0.85 * frame.side) / 63;
  const triangles = cells.map(({ key, at, mean }) => {
    const pegs = [...key].map((peg) => `p${peg}`).join(' ');
    const inWords =
      mean === null
        ? message(language, 'no value')
        : `${message(language, 'mean')} ${numberText(language, mean.toFixed(2))}`;
    const scaled = largest === 0 ? colors.vertex : scaleColor((mean ?? 0) / largest);
    return polygonMark([triangleAround(at, side)], {
      fill: mean === null ? colors.faint : scaled,
      stroke: colors.quiet,
      strokeWidth: 0.4,
      hover: `${message(language, 'largest discs on')} ${pegs}: ${inWords}`,
      group: 'means',
    });
  });

  const name = classes === undefined ? 'mean moves to the goal' : 'share of good states';
  const bar = colorBar(name, Math.round(largest * 10) / 10, size / 2, size - 34);
  const hasValues = classes !== undefined || distance !== undefined;
  return [...edgeMarks(joins), ...triangles, ...(hasValues ? bar : [])];
}

/** The corners of a regular triangle around its middle. */
function triangleAround({ x, y }: Point, side: number): Point[] {
  const high = (side * Math.sqrt(3)) / 2;
  const left = { x: x - side / 2, y: y + high / 3 };
  return [{ x, y: y - (2 / 3) * high }, { x: x + side / 2, y: left.y }, left];
}
