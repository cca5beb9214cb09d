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

/** An element of SVG: its attributes in the order in which they are written, and what stands inside. */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly children: readonly (SvgNode | string)[];
}

/**
 * One of the six marks as an element of SVG, to be serialized or handed to a renderer; coordinates have at most two decimals.
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

function lineAttributes({ lines, color, width, dash }: LineMark): Attributes {
  const ends =
    dash === undefined
      ? { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
      : { 'stroke-dasharray': dash.map(c).join(' ') };
  return {
    d: lines.map(path).join(''),
    fill: 'none',
    stroke: color,
    'stroke-width': c(width),
    ...ends,
  };
}

function outline({ stroke, strokeWidth }: { stroke?: string; strokeWidth?: number }): Attributes {
  return stroke === undefined ? {} : { stroke, 'stroke-width': c(strokeWidth ?? 1) };
}

function circleAttributes(mark: CircleMark): Attributes {
  const { x, y, radius, fill } = mark;
  return { cx: c(x), cy: c(y), r: c(radius), fill, ...outline(mark) };
}

function rectAttributes(mark: Omit<RectMark, 'kind'>): Attributes {
  const { x, y, width, height, corner, fill } = mark;
  return {
    x: c(x),
    y: c(Math.min(y, y + height)),
    width: c(width),
    height: c(Math.abs(height)),
    rx: optional(corner),
    fill,
    ...outline(mark),
  };
}

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
  const words = wordsNode(mark);
  const { x, y, box, hover } = mark;
  if (box === undefined && hover === undefined) return words;
  const behind =
    box === undefined
      ? []
      : [{ ...box, x: x - box.width / 2, y: y - box.height / 2 }].map((rect) => ({
          tag: 'rect',
          attributes: rectAttributes(rect),
          children: [],
        }));
  return { tag: 'g', attributes: {}, children: [...titles(hover), ...behind, words] };
}

function wordsNode(mark: TextMark): SvgNode {
  const { x, y, text, size, color, anchor, weight, turn } = mark;
  return {
    tag: 'text',
    attributes: {
      x: c(x),
      // Baselines are named differently by renderers; 0.36 of the size below the middle is where DejaVu digits sit centered.
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
