import { escapeXml } from '@manaus/graph/internals';
import type {
  CircleMark,
  LineMark,
  Mark,
  Point,
  PolygonMark,
  RectMark,
  TextMark,
} from './figure.js';
import { coordinate as c, rounded } from './numbers.js';

/** Plain JSON values, as Plotly reads them. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** An object of plain JSON. */
export type JsonObject = { readonly [key: string]: Json };

/** The logarithmic axes: Plotly wants the logarithm for labels, the value elsewhere. */
export interface LogAxes {
  readonly x: boolean;
  readonly y: boolean;
}

/** From this many markers on Plotly draws with WebGL. */
const manyMarkers = 1000;

/** A text that Plotly shows as it is: no tags, line ends as breaks. */
export function markup(text: string): string {
  return escapeXml(text).replaceAll('\n', '<br>');
}

/** The traces: a line trace for each look, then all markers and hover texts as one. */
export function traces(marks: readonly Mark[]): JsonObject[] {
  const spots = marks.flatMap(spot);
  const type = spots.length >= manyMarkers ? 'scattergl' : 'scatter';
  const lines = marks.filter((mark) => mark.kind === 'line').map((mark) => lineTrace(mark, type));
  return spots.length === 0 ? lines : [...lines, markerTrace(spots, type)];
}

function lineTrace(mark: LineMark, type: string): JsonObject {
  const broken = <T>(read: (point: Point) => T): (T | null)[] =>
    mark.lines.flatMap((line, i) => [...(i === 0 ? [] : [null]), ...line.map(read)]);
  const dash = mark.dash === undefined ? 'solid' : 'dash';
  const hover: JsonObject =
    mark.hover === undefined
      ? { hoverinfo: 'skip' }
      : { hoverinfo: 'text', text: markup(mark.hover) };
  return {
    type,
    mode: 'lines',
    name: mark.group ?? 'lines',
    x: broken((point) => place(point.x)),
    y: broken((point) => place(point.y)),
    line: { color: mark.color, width: mark.width, dash },
    opacity: mark.opacity ?? 1,
    ...hover,
  };
}

// Values of charts may be small or large, so only pixels are rounded; a NaN must not pass either way.
const place = (value: number) =>
  Math.abs(value) < 1 ? value + 0 * rounded(value) : rounded(value);

interface Spot {
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

const unseen = {
  size: 14,
  symbol: 'circle',
  color: '#ffffff',
  opacity: 0,
  edge: '#ffffff',
  edgeWidth: 0,
};

/** A circle is a marker; so is a small square; other marks with a hover text have an unseen one in their middle. */
function spot(mark: Mark): Spot[] {
  const text = markup(mark.hover ?? '');
  if (mark.kind === 'circle') return [circleSpot(mark, text)];
  if (mark.kind === 'rect' && isDot(mark))
    return [
      {
        ...outlineOf(mark),
        x: mark.x + mark.width / 2,
        y: mark.y + mark.height / 2,
        size: mark.width,
        symbol: 'square',
        color: mark.fill,
        opacity: 1,
        text,
      },
    ];
  if (mark.hover === undefined || mark.kind === 'line') return [];
  if (mark.kind === 'polygon') return [{ ...unseen, ...middle(mark), text }];
  if (mark.kind === 'text') return [{ ...unseen, x: mark.x, y: mark.y, text }];
  return [{ ...unseen, x: mark.x + mark.width / 2, y: mark.y + mark.height / 2, text }];
}

const isDot = (mark: RectMark) => mark.hover !== undefined && mark.group === 'vertices';
const outlineOf = (mark: CircleMark | RectMark) => ({
  edge: mark.stroke ?? mark.fill,
  edgeWidth: mark.stroke === undefined ? 0 : (mark.strokeWidth ?? 1),
});
const circleSpot = (mark: CircleMark, text: string): Spot => ({
  ...outlineOf(mark),
  x: mark.x,
  y: mark.y,
  size: 2 * mark.radius,
  symbol: 'circle',
  color: mark.fill,
  opacity: mark.opacity ?? 1,
  text,
});

function middle({ rings: [ring] }: PolygonMark): Point {
  const sum = ring.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / ring.length, y: sum.y / ring.length };
}

function markerTrace(spots: readonly Spot[], type: string): JsonObject {
  const all = <T extends Json>(read: (spot: Spot) => T): Json => oneOrAll(spots.map(read));
  const line = { color: all((spot) => spot.edge), width: all((spot) => spot.edgeWidth) };
  const marker = {
    size: all((spot) => rounded(spot.size)),
    symbol: all((spot) => spot.symbol),
    color: all((spot) => spot.color),
    opacity: all((spot) => spot.opacity),
    line,
  };
  return {
    type,
    mode: 'markers',
    name: 'vertices',
    x: spots.map((spot) => place(spot.x)),
    y: spots.map((spot) => place(spot.y)),
    text: spots.map((spot) => spot.text),
    hoverinfo: spots.some((spot) => spot.text !== '') ? 'text' : 'skip',
    hoverlabel: { font: { family: 'DejaVu Sans Mono, monospace' }, align: 'left' },
    marker,
  };
}

/** One value instead of a list of the same: half the file. */
function oneOrAll(values: readonly Json[]): Json {
  return values.every((value) => value === values[0]) ? values[0] : values;
}

/** Rectangles, polygons and the boxes of labels, in the order of the marks. */
export function shapes(marks: readonly Mark[]): JsonObject[] {
  return marks.flatMap((mark): JsonObject[] => {
    if (mark.kind === 'rect' && !isDot(mark)) return [rectShape(mark)];
    if (mark.kind === 'polygon') return [polygonShape(mark)];
    return mark.kind === 'text' && mark.box !== undefined ? [boxShape(mark)] : [];
  });
}

function look({ fill, stroke, strokeWidth, opacity }: RectMark | PolygonMark): JsonObject {
  return {
    fillcolor: fill,
    line: { color: stroke ?? fill, width: stroke === undefined ? 0 : (strokeWidth ?? 1) },
    opacity: opacity ?? 1,
  };
}

function rectShape(mark: RectMark): JsonObject {
  const { x, y, width, height, corner } = mark;
  if (corner === undefined)
    return {
      type: 'rect',
      x0: place(x),
      y0: place(y),
      x1: place(x + width),
      y1: place(y + height),
      ...look(mark),
    };
  return {
    type: 'path',
    path: roundedPath(x, y, width, height, Math.min(corner, width / 2, height / 2)),
    ...look(mark),
  };
}

function polygonShape(mark: PolygonMark): JsonObject {
  const ring = (points: readonly Point[]) =>
    `M${points.map((point) => `${c(point.x)},${c(point.y)}`).join('L')}Z`;
  return { type: 'path', path: mark.rings.map(ring).join(''), ...look(mark) };
}

/** A label's box keeps its size in pixels when the picture is zoomed, as its text does. */
function boxShape({ x, y, box }: TextMark): JsonObject {
  if (box === undefined) return {};
  const { width, height, corner, fill, stroke, strokeWidth } = box;
  const path = roundedPath(-width / 2, -height / 2, width, height, corner);
  return {
    type: 'path',
    xsizemode: 'pixel',
    ysizemode: 'pixel',
    xanchor: place(x),
    yanchor: place(y),
    path,
    fillcolor: fill,
    line: { color: stroke, width: strokeWidth },
  };
}

function roundedPath(x: number, y: number, width: number, height: number, corner: number): string {
  const [right, bottom] = [x + width, y + height];
  const at = (px: number, py: number) => `${c(px)},${c(py)}`;
  const turn = (px: number, py: number, qx: number, qy: number) => `Q${at(px, py)} ${at(qx, qy)}`;
  const top = `M${at(x + corner, y)}L${at(right - corner, y)}${turn(right, y, right, y + corner)}`;
  const foot = `L${at(right, bottom - corner)}${turn(right, bottom, right - corner, bottom)}L${at(x + corner, bottom)}${turn(x, bottom, x, bottom - corner)}`;
  return `${top}${foot}L${at(x, y + corner)}${turn(x, y, x + corner, y)}Z`;
}

/** The labels, above everything else. */
export function annotations(marks: readonly Mark[], log: LogAxes): JsonObject[] {
  return marks.filter((mark) => mark.kind === 'text').map((mark) => annotation(mark, log));
}

const anchors = { start: 'left', middle: 'center', end: 'right' };

function annotation(mark: TextMark, log: LogAxes): JsonObject {
  const words = mark.weight === 'bold' ? `<b>${markup(mark.text)}</b>` : markup(mark.text);
  const [x, y] = [log.x ? Math.log10(mark.x) : mark.x, log.y ? Math.log10(mark.y) : mark.y].map(
    place,
  );
  const shared = {
    x,
    y,
    text: words,
    showarrow: false,
    xanchor: anchors[mark.anchor ?? 'middle'],
    yanchor: 'middle',
    borderpad: 0,
    font: { size: mark.size, color: mark.color },
  };
  const turned = mark.turn === undefined ? shared : { ...shared, textangle: -mark.turn };
  return mark.box === undefined ? turned : { ...turned, bgcolor: mark.box.fill };
}
