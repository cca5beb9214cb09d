import { pegsOfDiscs } from '@manaus/core';
import { colors, scaleColor } from '../../colors.js';
import type { Mark, Point } from '../../figure.js';
import { message, numberText } from '../../language.js';
import { hanoiCorners, type TriangleFrame, trianglePoint } from '../../layouts/triangle.js';
import { edgeMarks } from '../../marks/graph-edges.js';
import { polygonMark } from '../../marks/kinds.js';
import { colorBar } from '../charts/color-bar.js';
import type { TowerGraphInput } from './input.js';
import { reachable } from './placed.js';

/** Discs whose pegs decide a small triangle: 2^6 - 1 units of 12 px are still told apart. */
const shownDiscs = 6;

interface Cell {
  readonly at: Point;
  sum: number;
  count: number;
}

/**
 * A graph too large for its states: one small triangle for each setting of the six largest discs,
 * colored by the mean over its states of the distance, or by the share of good ones; lines between
 * triangles that some move joins.
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
    const known = cells.get(setting.join('')) ?? emptyCell(setting, frame);
    const value = valueAt(input, vertex);
    known.sum += value ?? 0;
    known.count += value === null ? 0 : 1;
    cells.set(setting.join(''), known);
  });
  return cells;
}

const emptyCell = (setting: readonly number[], frame: TriangleFrame): Cell => ({
  at: trianglePoint(hanoiCorners(setting), shownDiscs, frame),
  sum: 0,
  count: 0,
});

/** The end of the scale: 1 for shares, the largest mean for distances. */
const largestMean = ({ classes }: TowerGraphInput, cells: ReadonlyMap<string, Cell>): number =>
  classes === undefined ? Math.max(0, ...[...cells.values()].map(meanOf)) : 1;

/** The mean of a cell; 0 without values. */
const meanOf = ({ sum, count }: Cell): number => (count === 0 ? 0 : sum / count);

function bar({ classes, distance }: TowerGraphInput, largest: number, size: number): Mark[] {
  if (classes === undefined && distance === undefined) return [];
  const name = classes === undefined ? 'mean moves to the goal' : 'share of good states';
  return colorBar(name, largest, size / 2, size - 34);
}

function valueAt({ classes, distance }: TowerGraphInput, vertex: number): number | null {
  if (classes !== undefined) return classes[vertex] === 'good' ? 1 : 0;
  const value = distance?.[vertex] ?? null;
  return reachable(value) ? value : null;
}

function joins(
  { edges }: TowerGraphInput,
  settings: readonly number[][],
  cells: ReadonlyMap<string, Cell>,
): Mark[] {
  const keys = settings.map((setting) => setting.join(''));
  const pairs = edges.map((edge) => edge.map((vertex) => keys[vertex]).sort());
  const once = new Map(pairs.map((pair) => [pair.join(' '), pair]));
  const lines = [...once.values()].filter(([from, to]) => from !== to);
  const line = (pair: readonly string[]) => pair.map((key) => (cells.get(key) as Cell).at);
  return edgeMarks(lines.map((pair) => ({ line: line(pair), color: colors.edge, width: 1 })));
}

function triangle(key: string, cell: Cell, largest: number, side: number): Mark {
  const pegs = [...key].map((peg) => `p${peg}`).join(' ');
  const hover = `${message('largest discs on')} ${pegs}: ${meanInWords(cell)}`;
  const look = { fill: fillOf(cell, largest), stroke: colors.quiet, strokeWidth: 0.4 };
  return polygonMark([corners(cell.at, side)], { ...look, hover, group: 'means' });
}

/** The corners of a regular triangle around its middle. */
function corners({ x, y }: Point, side: number): Point[] {
  const high = (side * Math.sqrt(3)) / 2;
  const left = { x: x - side / 2, y: y + high / 3 };
  return [{ x, y: y - (2 / 3) * high }, { x: x + side / 2, y: left.y }, left];
}

function fillOf({ sum, count }: Cell, largest: number): string {
  if (count === 0) return colors.faint;
  return largest === 0 ? colors.vertex : scaleColor(sum / count / largest);
}

const meanInWords = ({ sum, count }: Cell): string =>
  count === 0 ? message('no value') : `${message('mean')} ${numberText((sum / count).toFixed(2))}`;
