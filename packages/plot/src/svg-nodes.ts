import type {
  CircleMark,
  ImageMark,
  LineMark,
  Mark,
  Point,
  PolygonMark,
  RectMark,
  TextMark,
} from './figure.js';
import { coordinate as c } from './numbers.js';

/**
 * An element of SVG: its attributes in the order in which they are written, and what stands inside.
 */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly (SvgNode | string)[];
}

/**
 * One of the six marks as an element of SVG, to be serialized or handed to a renderer; coordinates
 * have at most two decimals.
 *
 * Throws for coordinates that are not finite.
 *
 * @example
 * ```ts
 * markNode({ kind: 'circle', x: 1, y: 2, radius: 3, fill: '#ffffff' }).attributes.cx; // => '1'
 * ```
 */
export function markNode(mark: Mark): SvgNode {
  switch (mark.kind) {
    case 'line':
      return shape('path', lineAttributes(mark), mark);
    case 'circle':
      return shape('circle', circleAttributes(mark), mark);
    case 'rect':
      return shape('rect', rectAttributes(mark), mark);
    case 'polygon':
      return shape('path', polygonAttributes(mark), mark);
    case 'image':
      return shape('image', imageAttributes(mark), mark);
    case 'text':
      return textNode(mark);
  }
}

type Attributes = SvgNode['attributes'];

const optional = (value: number | undefined) => (value === undefined ? undefined : c(value));

function shape(tag: string, attributes: Attributes, { opacity, hover }: Mark): SvgNode {
  return {
    tag,
    attributes: { ...attributes, opacity: optional(opacity) },
    children: titles(hover),
  };
}

const titles = (hover: string | undefined): SvgNode[] =>
  hover === undefined ? [] : [{ tag: 'title', attributes: {}, children: [hover] }];

const path = (points: readonly Point[]) =>
  points.map((point, i) => `${i === 0 ? 'M' : 'L'}${c(point.x)} ${c(point.y)}`).join('');

const lineAttributes = ({ lines, color, width, dash }: LineMark): Attributes => ({
  d: lines.map(path).join(''),
  fill: 'none',
  stroke: color,
  'stroke-width': c(width),
  ...(dash === undefined ? roundEnds : { 'stroke-dasharray': dash.map(c).join(' ') }),
});

const roundEnds = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

function outline({ stroke, strokeWidth }: { stroke?: string; strokeWidth?: number }): Attributes {
  return stroke === undefined ? {} : { stroke, 'stroke-width': c(strokeWidth ?? 1) };
}

function circleAttributes(mark: CircleMark): Attributes {
  const { x, y, radius, fill } = mark;
  return { cx: c(x), cy: c(y), r: c(radius), fill, ...outline(mark) };
}

const rectAttributes = (mark: Omit<RectMark, 'kind'>): Attributes => ({
  x: c(mark.x),
  y: c(Math.min(mark.y, mark.y + mark.height)),
  width: c(mark.width),
  height: c(Math.abs(mark.height)),
  rx: optional(mark.corner),
  fill: mark.fill,
  ...outline(mark),
});

function polygonAttributes(mark: PolygonMark): Attributes {
  const { rings, fill } = mark;
  return { d: rings.map((ring) => `${path(ring)}Z`).join(''), fill, ...outline(mark) };
}

const imageAttributes = ({ x, y, width, height, href }: ImageMark): Attributes => ({
  x: c(x),
  y: c(y),
  width: c(width),
  height: c(height),
  href,
});

/** A text with its hover and its box, if it has them. */
function textNode(mark: TextMark): SvgNode {
  const around = [...titles(mark.hover), ...boxNodes(mark)];
  const words = wordsNode(mark);
  return around.length === 0 ? words : { tag: 'g', attributes: {}, children: [...around, words] };
}

function boxNodes({ x, y, box }: TextMark): SvgNode[] {
  if (box === undefined) return [];
  const rect = { ...box, x: x - box.width / 2, y: y - box.height / 2 };
  return [{ tag: 'rect', attributes: rectAttributes(rect), children: [] }];
}

function wordsNode(mark: TextMark): SvgNode {
  const { x, y, text, size, color, anchor, weight, turn } = mark;
  return {
    tag: 'text',
    attributes: {
      x: c(x),
      // Baselines are named differently by renderers; 0.36 of the size below the middle is where
      // DejaVu digits sit centered.
      y: c(y + 0.36 * size),
      'font-size': c(size),
      'text-anchor': anchor === 'start' ? undefined : (anchor ?? 'middle'),
      'font-weight': weight === 'bold' ? 'bold' : undefined,
      fill: color,
      ...haloAttributes(mark),
      transform: turn === undefined ? undefined : `rotate(${c(-turn)} ${c(x)} ${c(y)})`,
    },
    children: [text],
  };
}

function haloAttributes({ halo }: TextMark): Attributes {
  if (halo === undefined) return {};
  const round = { 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
  return { stroke: halo, 'stroke-width': '3.5', ...round };
}
