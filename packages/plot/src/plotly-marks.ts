import { escapeXml } from '@manaus/graph/internals';
import type { CircleMark, Mark, PolygonMark, RectMark } from './figure.js';
import { around, type Box, centerOf, meanPoint } from './marks/kinds.js';
import { coordinate as c, roundCoordinate } from './numbers.js';

/** Plain JSON values, as Plotly reads them. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** An object of plain JSON. */
export type JsonObject = { readonly [key: string]: Json };

/** The logarithmic axes: Plotly wants the logarithm for labels, the value elsewhere. */
interface LogAxes {
  readonly x: boolean;
  readonly y: boolean;
}

/** From this many markers on Plotly draws with WebGL. */
const manyMarkers = 1000;

/** A text that Plotly shows as it is: no tags, line ends as breaks. */
export function markup(text: string): string {
  return escapeXml(text).replaceAll('\n', '<br>');
}

// Values of charts may be small or large, so only pixels are rounded; a NaN must not pass either
// way.
const place = (value: number) =>
  Math.abs(value) < 1 ? value + 0 * roundCoordinate(value) : roundCoordinate(value);

/** The traces: a line trace for each look, then all markers and hover texts as one. */
export function traces(marks: readonly Mark[]): JsonObject[] {
  const markers = marks.map(markerOf).filter((marker) => marker !== undefined);
  const type = markers.length >= manyMarkers ? 'scattergl' : 'scatter';
  const lines = marks.filter((mark) => mark.kind === 'line');
  const lineTraces = lines.map((mark): JsonObject => {
    const { lines, group, color, width, dash, opacity, hover } = mark;
    // A gap stands between one line and the next.
    const points = lines.flatMap((line, i) => [...(i === 0 ? [] : [null]), ...line]);
    return {
      type,
      mode: 'lines',
      name: group ?? 'lines',
      x: points.map((point) => point && place(point.x)),
      y: points.map((point) => point && place(point.y)),
      line: { color, width, dash: dash === undefined ? 'solid' : 'dash' },
      opacity: opacity ?? 1,
      ...(hover === undefined ? { hoverinfo: 'skip' } : { hoverinfo: 'text', text: markup(hover) }),
    };
  });
  if (markers.length === 0) return lineTraces;
  const markerTrace = {
    type,
    mode: 'markers',
    name: 'vertices',
    x: markers.map(({ x }) => place(x)),
    y: markers.map(({ y }) => place(y)),
    text: markers.map(({ text }) => text),
    hoverinfo: markers.some(({ text }) => text !== '') ? 'text' : 'skip',
    hoverlabel: { font: { family: 'DejaVu Sans Mono, monospace' }, align: 'left' },
    marker: {
      size: oneOrAll(markers.map(({ size }) => roundCoordinate(size))),
      symbol: oneOrAll(markers.map(({ symbol }) => symbol)),
      color: oneOrAll(markers.map(({ color }) => color)),
      opacity: oneOrAll(markers.map(({ opacity }) => opacity)),
      line: {
        color: oneOrAll(markers.map(({ edge }) => edge)),
        width: oneOrAll(markers.map(({ edgeWidth }) => edgeWidth)),
      },
    },
  };
  return [...lineTraces, markerTrace];
}

/** One value instead of a list of the same: half the file. */
function oneOrAll(values: readonly Json[]): Json {
  return values.every((value) => value === values[0]) ? values[0] : values;
}

interface Marker {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly symbol: string;
  readonly color: string;
  readonly opacity: number;
  readonly edge: string;
  readonly edgeWidth: number;
  readonly text: string;
}

/**
 * A circle is a marker; so is a small square; other marks with a hover text have an unseen one in
 * their middle.
 */
function markerOf(mark: Mark): Marker | undefined {
  const text = markup(mark.hover ?? '');
  if (mark.kind === 'circle') {
    const { x, y, radius, fill: color, opacity = 1 } = mark;
    return { x, y, size: 2 * radius, symbol: 'circle', color, opacity, text, ...edgeOf(mark) };
  }
  if (mark.kind === 'rect' && isDot(mark)) {
    const { width: size, fill: color } = mark;
    return { ...centerOf(mark), size, symbol: 'square', color, opacity: 1, text, ...edgeOf(mark) };
  }
  if (mark.hover === undefined || mark.kind === 'line') return undefined;
  const middle =
    mark.kind === 'polygon'
      ? meanPoint(mark.rings[0])
      : mark.kind === 'text'
        ? { x: mark.x, y: mark.y }
        : centerOf(mark);
  const white = '#ffffff';
  const unseen = { symbol: 'circle', color: white, opacity: 0, edge: white, edgeWidth: 0 };
  return { ...middle, size: 14, ...unseen, text };
}

const isDot = (mark: RectMark) => mark.hover !== undefined && mark.group === 'vertices';

const edgeOf = (mark: CircleMark | RectMark | PolygonMark) => ({
  edge: mark.stroke ?? mark.fill,
  edgeWidth: mark.stroke === undefined ? 0 : (mark.strokeWidth ?? 1),
});

/** Rectangles, polygons and the boxes of labels, in the order of the marks. */
export const shapes = (marks: readonly Mark[]): JsonObject[] =>
  marks.map(shapeOf).filter((shape) => shape !== undefined);

function shapeOf(mark: Mark): JsonObject | undefined {
  switch (mark.kind) {
    case 'rect': {
      if (isDot(mark)) return undefined;
      const { x, y, width, height, corner } = mark;
      const [x0, y0, x1, y1] = [x, y, x + width, y + height].map(place);
      if (corner === undefined) return { type: 'rect', x0, y0, x1, y1, ...shapeLook(mark) };
      // A corner is no larger than half a side.
      const path = roundedPath(mark, Math.min(corner, width / 2, height / 2));
      return { type: 'path', path, ...shapeLook(mark) };
    }
    case 'polygon': {
      const rings = mark.rings.map((points) => points.map(({ x, y }) => `${c(x)},${c(y)}`));
      const path = rings.map((points) => `M${points.join('L')}Z`).join('');
      return { type: 'path', path, ...shapeLook(mark) };
    }
    case 'text': {
      if (mark.box === undefined) return undefined;
      const { width, height, corner, fill, stroke, strokeWidth } = mark.box;
      // A label's box keeps its size in pixels when the picture is zoomed, as its text does.
      return {
        type: 'path',
        xsizemode: 'pixel',
        ysizemode: 'pixel',
        xanchor: place(mark.x),
        yanchor: place(mark.y),
        path: roundedPath(around({ x: 0, y: 0 }, width, height), corner),
        fillcolor: fill,
        line: { color: stroke, width: strokeWidth },
      };
    }
    default:
      return undefined;
  }
}

function shapeLook(mark: RectMark | PolygonMark): JsonObject {
  const { edge, edgeWidth } = edgeOf(mark);
  return {
    fillcolor: mark.fill,
    line: { color: edge, width: edgeWidth },
    opacity: mark.opacity ?? 1,
  };
}

function roundedPath({ x, y, width, height }: Box, corner: number): string {
  const [right, bottom] = [x + width, y + height];
  const at = (px: number, py: number) => `${c(px)},${c(py)}`;
  const turn = (px: number, py: number, qx: number, qy: number) => `Q${at(px, py)} ${at(qx, qy)}`;
  const top = `M${at(x + corner, y)}L${at(right - corner, y)}${turn(right, y, right, y + corner)}`;
  const foot = `L${at(right, bottom - corner)}${turn(right, bottom, right - corner, bottom)}L${at(x + corner, bottom)}${turn(x, bottom, x, bottom - corner)}`;
  return `${top}${foot}L${at(x, y + corner)}${turn(x, y, x + corner, y)}Z`;
}

const anchors = { start: 'left', middle: 'center', end: 'right' };

/** The labels, above everything else. */
export const annotations = (marks: readonly Mark[], log?: LogAxes): JsonObject[] =>
  marks
    .filter((mark) => mark.kind === 'text')
    .map(({ x, y, text, size, color, weight, anchor = 'middle', turn, box }) => ({
      x: place(log?.x ? Math.log10(x) : x),
      y: place(log?.y ? Math.log10(y) : y),
      text: weight === 'bold' ? `<b>${markup(text)}</b>` : markup(text),
      showarrow: false,
      xanchor: anchors[anchor],
      yanchor: 'middle',
      borderpad: 0,
      font: { size, color },
      ...(turn === undefined ? {} : { textangle: -turn }),
      ...(box === undefined ? {} : { bgcolor: box.fill }),
    }));
