import { pegsOfDiscs } from '@manaus/core';
import { colors, scaleColor } from '../../colors.js';
import type { Mark, Point } from '../../figure.js';
import { message, numberText } from '../../language.js';
import { hanoiCorners, type TriangleFrame, trianglePoint } from '../../layouts/triangle.js';
import { edgeMarks } from '../../marks/graph-edges.js';
import { polygonMark } from '../../marks/kinds.js';
import { colorBar } from '../charts/color-bar.js';
import type { TowerGraphInput } from './input.js';

/** Discs whose pegs decide a small triangle: 2^6 - 1 units of 12 px are still told apart. */
const shownDiscs = 6;

interface Cell {
  readonly at: Point;
  sum: number;
  count: number;
}

/**
 * A graph too large for its states: one small triangle for each setting of the six largest discs, colored by the mean over its states
 * of the distance, or by the share of good ones; lines between triangles that some move joins.
 */
export function aggregateMarks(input: TowerGraphInput, size: number): Mark[] {
  const unit = (size - 110) / 790;
  const frame = { side: 780 * unit, center: size / 2, top: 85 + 15 * unit };
  const settings = input.states.map((state) => pegsOfDiscs(state).slice(-shownDiscs));
  const cells = cellsOf(input, settings, frame);
  const largest = largestMean(input, cells);
  const side = (0.85 * frame.side) / 63;
  return [
    ...joins(input, settings, cells),
    ...[...cells].map(([key, cell]) => triangle(key, cell, largest, side)),
    ...bar(input, Math.round(largest * 10) / 10, size),
  ];
}

/** The sums and counts of the values of the states of each setting. */
function cellsOf(
  input: TowerGraphInput,
  settings: readonly number[][],
  frame: TriangleFrame,
): ReadonlyMap<string, Cell> {
  const cells = new Map<string, Cell>();
  settings.forEach((setting, vertex) => {
    const key = setting.join('');
    const known = cells.get(key) ?? {
      at: trianglePoint(hanoiCorners(setting), shownDiscs, frame),
      sum: 0,
      count: 0,
    };
    const value = valueAt(input, vertex);
    if (value !== null) {
      known.sum += value;
      known.count++;
    }
    cells.set(key, known);
  });
  return cells;
}

/** The end of the scale: 1 for shares, the largest mean for distances. */
function largestMean({ classes }: TowerGraphInput, cells: ReadonlyMap<string, Cell>): number {
  if (classes !== undefined) return 1;
  return [...cells.values()].reduce(
    (most, { sum, count }) => (count > 0 ? Math.max(most, sum / count) : most),
    0,
  );
}

function bar({ classes, distance }: TowerGraphInput, largest: number, size: number): Mark[] {
  if (classes === undefined && distance === undefined) return [];
  const name = classes !== undefined ? 'share of good states' : 'mean moves to the goal';
  return colorBar(name, largest, size / 2, size - 34);
}

function valueAt({ classes, distance }: TowerGraphInput, vertex: number): number | null {
  if (classes !== undefined) return classes[vertex] === 'good' ? 1 : 0;
  const value = distance?.[vertex] ?? null;
  return value !== null && value >= 0 && Number.isFinite(value) ? value : null;
}

function joins(
  { edges }: TowerGraphInput,
  settings: readonly number[][],
  cells: ReadonlyMap<string, Cell>,
): Mark[] {
  const seen = new Set<string>();
  const lines: Point[][] = [];
  for (const [a, b] of edges) {
    const [from, to] = [settings[a].join(''), settings[b].join('')].sort();
    if (from === to || seen.has(`${from} ${to}`)) continue;
    seen.add(`${from} ${to}`);
    lines.push([(cells.get(from) as Cell).at, (cells.get(to) as Cell).at]);
  }
  return edgeMarks(lines.map((line) => ({ line, color: colors.edge, width: 1 })));
}

function triangle(key: string, cell: Cell, largest: number, side: number): Mark {
  const { at } = cell;
  const high = (side * Math.sqrt(3)) / 2;
  const ring = [
    { x: at.x, y: at.y - (2 / 3) * high },
    { x: at.x + side / 2, y: at.y + high / 3 },
    { x: at.x - side / 2, y: at.y + high / 3 },
  ];
  const hover = `${message('largest discs on')} ${[...key].map((peg) => `p${peg}`).join(' ')}: ${meanInWords(cell)}`;
  const look = { fill: fillOf(cell, largest), stroke: colors.quiet, strokeWidth: 0.4 };
  return polygonMark([ring], { ...look, hover, group: 'means' });
}

function fillOf({ sum, count }: Cell, largest: number): string {
  if (count === 0) return colors.faint;
  return largest === 0 ? colors.vertex : scaleColor(sum / count / largest);
}

const meanInWords = ({ sum, count }: Cell): string =>
  count === 0 ? message('no value') : `${message('mean')} ${numberText((sum / count).toFixed(2))}`;
