import { escapeXml } from '@manaus/graph/internals';
import type {
  CircleMark,
  ImageMark,
  LineMark,
  Mark,
  Point,
  PolygonMark,
  RectMark,
  TextBox,
  TextMark,
} from './figure.js';
import { around, type Box, centerOf, meanPoint } from './marks/kinds.js';
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
  return [...lineTraces(marks, type), ...markerTraces(spots, type)];
}

const lineTraces = (marks: readonly Mark[], type: string): JsonObject[] =>
  marks.filter((mark) => mark.kind === 'line').map((mark) => lineTrace(mark, type));

const lineTrace = (mark: LineMark, type: string): JsonObject => ({
  type,
  mode: 'lines',
  name: mark.group ?? 'lines',
  x: broken(mark, (point) => place(point.x)),
  y: broken(mark, (point) => place(point.y)),
  line: { color: mark.color, width: mark.width, dash: mark.dash === undefined ? 'solid' : 'dash' },
  opacity: mark.opacity ?? 1,
  ...hoverOf(mark),
});

/** The coordinates of lines, with a gap between one and the next. */
const broken = <T>({ lines }: LineMark, read: (point: Point) => T): (T | null)[] =>
  lines.flatMap((line, i) => [...(i === 0 ? [] : [null]), ...line.map(read)]);

const hoverOf = ({ hover }: LineMark): JsonObject =>
  hover === undefined ? { hoverinfo: 'skip' } : { hoverinfo: 'text', text: markup(hover) };

// Values of charts may be small or large, so only pixels are rounded; a NaN must not pass either
// way.
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

/**
 * A circle is a marker; so is a small square; other marks with a hover text have an unseen one in
 * their middle.
 */
function spot(mark: Mark): Spot[] {
  if (mark.kind === 'circle') return [circleSpot(mark)];
  if (mark.kind === 'rect' && isDot(mark)) return [squareSpot(mark)];
  return mark.hover === undefined || mark.kind === 'line' ? [] : [unseenSpot(mark)];
}

const hoverText = ({ hover = '' }: Mark): string => markup(hover);

/** A mark with a middle: any but a line. */
type Middled = RectMark | ImageMark | PolygonMark | TextMark;

const unseenSpot = (mark: Middled): Spot => ({
  ...unseen,
  ...middleOf(mark),
  text: hoverText(mark),
});

/** The middle of a mark: of its box, or of the corners of a polygon. */
function middleOf(mark: Middled): Point {
  if (mark.kind === 'polygon') return meanPoint(mark.rings[0]);
  return mark.kind === 'text' ? { x: mark.x, y: mark.y } : centerOf(mark);
}

const isDot = (mark: RectMark) => mark.hover !== undefined && mark.group === 'vertices';
const outlineOf = (mark: CircleMark | RectMark | PolygonMark) => ({
  edge: mark.stroke ?? mark.fill,
  edgeWidth: mark.stroke === undefined ? 0 : (mark.strokeWidth ?? 1),
});
const circleSpot = (mark: CircleMark): Spot => ({
  ...outlineOf(mark),
  x: mark.x,
  y: mark.y,
  size: 2 * mark.radius,
  symbol: 'circle',
  color: mark.fill,
  opacity: mark.opacity ?? 1,
  text: hoverText(mark),
});
const squareSpot = (mark: RectMark): Spot => ({
  ...outlineOf(mark),
  ...middleOf(mark),
  size: mark.width,
  symbol: 'square',
  color: mark.fill,
  opacity: 1,
  text: hoverText(mark),
});

const markerTraces = (spots: readonly Spot[], type: string): JsonObject[] =>
  spots.length === 0 ? [] : [markerTrace(spots, type)];

const markerTrace = (spots: readonly Spot[], type: string): JsonObject => ({
  type,
  mode: 'markers',
  name: 'vertices',
  x: spots.map((spot) => place(spot.x)),
  y: spots.map((spot) => place(spot.y)),
  text: spots.map((spot) => spot.text),
  hoverinfo: spots.some((spot) => spot.text !== '') ? 'text' : 'skip',
  hoverlabel: { font: { family: 'DejaVu Sans Mono, monospace' }, align: 'left' },
  marker: markerLook(spots),
});

const markerLook = (spots: readonly Spot[]): JsonObject => ({
  size: oneOrAll(spots.map(({ size }) => rounded(size))),
  symbol: oneOrAll(spots.map(({ symbol }) => symbol)),
  color: oneOrAll(spots.map(({ color }) => color)),
  opacity: oneOrAll(spots.map(({ opacity }) => opacity)),
  line: {
    color: oneOrAll(spots.map(({ edge }) => edge)),
    width: oneOrAll(spots.map(({ edgeWidth }) => edgeWidth)),
  },
});

/** One value instead of a list of the same: half the file. */
function oneOrAll(values: readonly Json[]): Json {
  return values.every((value) => value === values[0]) ? values[0] : values;
}

/** Rectangles, polygons and the boxes of labels, in the order of the marks. */
export const shapes = (marks: readonly Mark[]): JsonObject[] => marks.flatMap(shapesOf);

function shapesOf(mark: Mark): JsonObject[] {
  if (mark.kind === 'rect' && !isDot(mark)) return [rectShape(mark)];
  if (mark.kind === 'polygon') return [polygonShape(mark)];
  return mark.kind === 'text' ? boxShapes(mark) : [];
}

function look(mark: RectMark | PolygonMark): JsonObject {
  const { edge, edgeWidth } = outlineOf(mark);
  return {
    fillcolor: mark.fill,
    line: { color: edge, width: edgeWidth },
    opacity: mark.opacity ?? 1,
  };
}

function rectShape(mark: RectMark): JsonObject {
  if (mark.corner === undefined) return { type: 'rect', ...oppositeCorners(mark), ...look(mark) };
  return { type: 'path', path: rectPath(mark, mark.corner), ...look(mark) };
}

/** The path of a rectangle whose corners are no larger than half a side. */
const rectPath = (rect: Box, corner: number): string =>
  roundedPath(rect, Math.min(corner, rect.width / 2, rect.height / 2));

const oppositeCorners = ({ x, y, width, height }: Box): JsonObject => ({
  x0: place(x),
  y0: place(y),
  x1: place(x + width),
  y1: place(y + height),
});

function polygonShape(mark: PolygonMark): JsonObject {
  return { type: 'path', path: mark.rings.map(ringPath).join(''), ...look(mark) };
}

const ringPath = (points: readonly Point[]): string =>
  `M${points.map((point) => `${c(point.x)},${c(point.y)}`).join('L')}Z`;

const boxShapes = (mark: TextMark): JsonObject[] =>
  mark.box === undefined ? [] : [boxShape(mark, mark.box)];

/** A label's box keeps its size in pixels when the picture is zoomed, as its text does. */
const boxShape = ({ x, y }: Point, box: TextBox): JsonObject => ({
  type: 'path',
  xsizemode: 'pixel',
  ysizemode: 'pixel',
  xanchor: place(x),
  yanchor: place(y),
  path: roundedPath(around({ x: 0, y: 0 }, box.width, box.height), box.corner),
  fillcolor: box.fill,
  line: { color: box.stroke, width: box.strokeWidth },
});

function roundedPath({ x, y, width, height }: Box, corner: number): string {
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

const annotation = (mark: TextMark, log: LogAxes): JsonObject => ({
  x: place(log.x ? Math.log10(mark.x) : mark.x),
  y: place(log.y ? Math.log10(mark.y) : mark.y),
  text: mark.weight === 'bold' ? `<b>${markup(mark.text)}</b>` : markup(mark.text),
  showarrow: false,
  xanchor: anchors[mark.anchor ?? 'middle'],
  yanchor: 'middle',
  borderpad: 0,
  font: { size: mark.size, color: mark.color },
  ...(mark.turn === undefined ? {} : { textangle: -mark.turn }),
  ...(mark.box === undefined ? {} : { bgcolor: mark.box.fill }),
});
