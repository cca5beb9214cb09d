import { pegsOfDiscs } from '@manaus/core';
import { append, sum } from '@manaus/core/internals';
import { colors, scaleColor } from '../../colors.js';
import type { Mark, Point } from '../../figure.js';
import { message, numberText, type Tongue } from '../../language.js';
import { hanoiCorners, type TriangleFrame, trianglePoint } from '../../layouts/triangle.js';
import { edgeMarks } from '../../marks/graph-edges.js';
import { polygonMark } from '../../marks/kinds.js';
import { colorBar } from '../charts/color-bar.js';
import type { TowerGraphInput } from './input.js';
import { reachable } from './placed.js';

/** Discs whose pegs decide a small triangle: 2^6 - 1 units of 12 px are still told apart. */
const shownDiscs = 6;

/** A setting of the largest discs: its place, and the mean of the values of its states. */
interface Cell {
  readonly at: Point;
  /** `null` without values. */
  readonly mean: number | null;
}

/**
 * A graph too large for its states: one small triangle for each setting of the six largest discs,
 * colored by the mean over its states of the distance, or by the share of good ones; lines between
 * triangles that some move joins.
 */
export function aggregateMarks(language: Tongue, input: TowerGraphInput, size: number): Mark[] {
  const frame = frameOf(size);
  const keys = input.states.map((state) => pegsOfDiscs(state).slice(-shownDiscs).join(''));
  const cells = cellsOf(input, keys, frame);
  const largest = largestMean(input, cells);
  const side = (0.85 * frame.side) / 63;
  return [
    ...joins(input, keys, cells),
    ...[...cells].map(([key, cell]) => triangle(language, key, cell, largest, side)),
    ...bar(input, Math.round(largest * 10) / 10, size),
  ];
}

function frameOf(size: number): TriangleFrame {
  const unit = (size - 110) / 790;
  return { side: 780 * unit, center: size / 2, top: 85 + 15 * unit };
}

type Cells = ReadonlyMap<string, Cell>;

/** The settings by their pegs, from those of each state. */
function cellsOf(input: TowerGraphInput, keys: readonly string[], frame: TriangleFrame): Cells {
  const vertices = new Map<string, number[]>();
  for (const [vertex, key] of keys.entries()) append(vertices, key, vertex);
  const cells = [...vertices].map(([key, own]) => [key, cellOf(input, key, own, frame)] as const);
  return new Map(cells);
}

function cellOf(
  input: TowerGraphInput,
  key: string,
  vertices: readonly number[],
  frame: TriangleFrame,
): Cell {
  const at = trianglePoint(hanoiCorners([...key].map(Number)), shownDiscs, frame);
  const values = vertices.map((vertex) => valueAt(input, vertex)).filter((value) => value !== null);
  return { at, mean: values.length === 0 ? null : sum(values) / values.length };
}

/** The end of the scale: 1 for shares, the largest mean for distances. */
const largestMean = ({ classes }: TowerGraphInput, cells: Cells): number =>
  classes === undefined ? Math.max(0, ...[...cells.values()].map(({ mean }) => mean ?? 0)) : 1;

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

function joins({ edges }: TowerGraphInput, keys: readonly string[], cells: Cells): Mark[] {
  const pairs = edges.map((edge) => edge.map((vertex) => keys[vertex]).sort());
  const once = new Map(pairs.map((pair) => [pair.join(' '), pair]));
  const joined = [...once.values()].filter(([from, to]) => from !== to);
  return edgeMarks(joined.map((pair) => join(pair, cells)));
}

const join = (pair: readonly string[], cells: Cells) => ({
  line: pair.map((key) => (cells.get(key) as Cell).at),
  color: colors.edge,
  width: 1,
});

function triangle(language: Tongue, key: string, cell: Cell, largest: number, side: number): Mark {
  const pegs = [...key].map((peg) => `p${peg}`).join(' ');
  const hover = `${message(language, 'largest discs on')} ${pegs}: ${meanInWords(language, cell)}`;
  const look = { fill: fillOf(cell, largest), stroke: colors.quiet, strokeWidth: 0.4 };
  return polygonMark([corners(cell.at, side)], { ...look, hover, group: 'means' });
}

/** The corners of a regular triangle around its middle. */
function corners({ x, y }: Point, side: number): Point[] {
  const high = (side * Math.sqrt(3)) / 2;
  const left = { x: x - side / 2, y: y + high / 3 };
  return [{ x, y: y - (2 / 3) * high }, { x: x + side / 2, y: left.y }, left];
}

function fillOf({ mean }: Cell, largest: number): string {
  if (mean === null) return colors.faint;
  return largest === 0 ? colors.vertex : scaleColor(mean / largest);
}

const meanInWords = (language: Tongue, { mean }: Cell): string =>
  mean === null
    ? message(language, 'no value')
    : `${message(language, 'mean')} ${numberText(language, mean.toFixed(2))}`;
