import type { Mark, Point, RectMark, TextMark } from './figure.js';
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
  const children = titles(mark);
  const opacity = optional(mark.opacity);
  switch (mark.kind) {
    case 'line': {
      const { lines, color, width, dash } = mark;
      const attributes = {
        d: lines.map(path).join(''),
        fill: 'none',
        stroke: color,
        'stroke-width': c(width),
        ...(dash === undefined
          ? { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
          : { 'stroke-dasharray': dash.map(c).join(' ') }),
        opacity,
      };
      return { tag: 'path', attributes, children };
    }
    case 'circle': {
      const { x, y, radius, fill } = mark;
      const attributes = { cx: c(x), cy: c(y), r: c(radius), fill, ...outline(mark), opacity };
      return { tag: 'circle', attributes, children };
    }
    case 'rect':
      return { tag: 'rect', attributes: { ...rectAttributes(mark), opacity }, children };
    case 'polygon': {
      const { rings, fill } = mark;
      const d = rings.map((ring) => `${path(ring)}Z`).join('');
      return { tag: 'path', attributes: { d, fill, ...outline(mark), opacity }, children };
    }
    case 'image': {
      const { x, y, width, height, href } = mark;
      const box = { x: c(x), y: c(y), width: c(width), height: c(height) };
      return { tag: 'image', attributes: { ...box, href, opacity }, children };
    }
    case 'text':
      return textNode(mark);
  }
}

type Attributes = SvgNode['attributes'];

const optional = (value: number | undefined) => (value === undefined ? undefined : c(value));

const titles = ({ hover }: Mark): SvgNode[] =>
  hover === undefined ? [] : [{ tag: 'title', attributes: {}, children: [hover] }];

const path = (points: readonly Point[]) =>
  points.map((point, i) => `${i === 0 ? 'M' : 'L'}${c(point.x)} ${c(point.y)}`).join('');

function outline({ stroke, strokeWidth }: { stroke?: string; strokeWidth?: number }): Attributes {
  return stroke === undefined ? {} : { stroke, 'stroke-width': c(strokeWidth ?? 1) };
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

/** A text with its hover and its box, if it has them. */
function textNode(mark: TextMark): SvgNode {
  const { x, y, text, size, color, anchor, weight, turn, halo, box } = mark;
  const around = titles(mark);
  if (box !== undefined) {
    const rect = { ...box, x: x - box.width / 2, y: y - box.height / 2 };
    around.push({ tag: 'rect', attributes: rectAttributes(rect), children: [] });
  }
  const outline = { stroke: halo, 'stroke-width': '3.5', 'stroke-linejoin': 'round' };
  const words: SvgNode = {
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
      ...(halo === undefined ? {} : { ...outline, 'paint-order': 'stroke' }),
      transform: turn === undefined ? undefined : `rotate(${c(-turn)} ${c(x)} ${c(y)})`,
    },
    children: [text],
  };
  return around.length === 0 ? words : { tag: 'g', attributes: {}, children: [...around, words] };
}
