import type {
  CircleMark,
  Figure,
  ImageMark,
  LineMark,
  Mark,
  Point,
  PolygonMark,
  RectMark,
  TextMark,
} from './figure.js';
import { axesMarks, legendMarks, titleMarks } from './furniture.js';
import { coordinate as c } from './numbers.js';
import { pixelMarks } from './scales.js';

export const fontFamily = 'DejaVu Sans, Verdana, sans-serif';

/**
 * A figure as an SVG document: the same text for the same figure, always.
 *
 * Lines of one look that follow one another become one path; coordinates have at most two decimals; hover texts become `<title>`.
 * Linear in the number of marks. Throws for coordinates that are not finite.
 *
 * @example
 * ```ts
 * toSvg({ title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] }).startsWith('<svg'); // => true
 * ```
 */
export function toSvg(figure: Figure): string {
  const { width, height, alt } = figure;
  const marks = [
    ...axesMarks(figure),
    ...pixelMarks(figure),
    ...titleMarks(figure),
    ...legendMarks(figure),
  ];
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${c(width)}" height="${c(height)}" viewBox="0 0 ${c(width)} ${c(height)}" role="img" aria-label="${escaped(alt)}" font-family="${fontFamily}">`;
  const paper = `<rect width="${c(width)}" height="${c(height)}" fill="#ffffff"/>`;
  return `${[head, paper, ...grouped(merged(marks)), '</svg>'].join('\n')}\n`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 does not allow these
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * A text made safe inside XML, in elements and in quoted attributes; characters that XML forbids are dropped.
 *
 * @example
 * ```ts
 * escaped('a < "b"'); // => 'a &lt; &quot;b&quot;'
 * ```
 */
export function escaped(text: string): string {
  return text
    .replace(illegal, '')
    .replace(loneSurrogate, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Joins neighboring lines (and polygons) that look the same and say nothing on hover. */
export function merged(marks: readonly Mark[]): Mark[] {
  const out: Growing[] = [];
  for (const mark of marks) {
    const last = out[out.length - 1];
    if (mark.kind === 'line' && last?.kind === 'line' && alike(mark, last))
      last.lines.push(...mark.lines);
    else if (mark.kind === 'polygon' && last?.kind === 'polygon' && alike(mark, last))
      last.rings.push(...mark.rings);
    else out.push(growing(mark));
  }
  return out;
}

/** A mark whose lines or rings are a list of our own, so that joining is linear. */
type Growing =
  | Exclude<Mark, LineMark | PolygonMark>
  | (Omit<LineMark, 'lines'> & { lines: (readonly Point[])[] })
  | (Omit<PolygonMark, 'rings'> & { rings: (readonly Point[])[] });

function growing(mark: Mark): Growing {
  if (mark.kind === 'line') return { ...mark, lines: [...mark.lines] };
  return mark.kind === 'polygon' ? { ...mark, rings: [...mark.rings] } : mark;
}

function alike(a: LineMark | PolygonMark, b: LineMark | PolygonMark): boolean {
  return a.hover === undefined && b.hover === undefined && look(a) === look(b);
}

function look(mark: LineMark | PolygonMark): string {
  const own =
    mark.kind === 'line'
      ? [mark.color, mark.width, mark.dash]
      : [mark.fill, mark.stroke, mark.strokeWidth];
  return JSON.stringify([mark.group, mark.opacity, own]);
}

/** One `<g>` for each run of marks of one group. */
function grouped(marks: readonly Mark[]): string[] {
  const lines: string[] = [];
  let open: string | undefined;
  for (const mark of marks) {
    if (mark.group !== open) {
      if (open !== undefined) lines.push('</g>');
      if (mark.group !== undefined) lines.push(`<g class="${escaped(mark.group)}">`);
      open = mark.group;
    }
    lines.push(element(mark));
  }
  if (open !== undefined) lines.push('</g>');
  return lines;
}

function element(mark: Mark): string {
  if (mark.kind === 'line') return line(mark);
  if (mark.kind === 'circle') return circle(mark);
  if (mark.kind === 'rect') return rect(mark);
  if (mark.kind === 'polygon') return polygon(mark);
  if (mark.kind === 'text') return text(mark);
  return image(mark);
}

function titled(tag: string, attributes: string, mark: Mark): string {
  const opacity = mark.opacity === undefined ? '' : ` opacity="${c(mark.opacity)}"`;
  if (mark.hover === undefined) return `<${tag} ${attributes}${opacity}/>`;
  return `<${tag} ${attributes}${opacity}><title>${escaped(mark.hover)}</title></${tag}>`;
}

const path = (points: readonly Point[]) =>
  points.map((point, i) => `${i === 0 ? 'M' : 'L'}${c(point.x)} ${c(point.y)}`).join('');

function line(mark: LineMark): string {
  const dash = mark.dash === undefined ? '' : ` stroke-dasharray="${mark.dash.map(c).join(' ')}"`;
  const joins = ' stroke-linecap="round" stroke-linejoin="round"';
  return titled(
    'path',
    `d="${mark.lines.map(path).join('')}" fill="none" stroke="${escaped(mark.color)}" stroke-width="${c(mark.width)}"${dash}${mark.dash === undefined ? joins : ''}`,
    mark,
  );
}

function outlined({
  stroke,
  strokeWidth,
}: {
  stroke?: string | undefined;
  strokeWidth?: number | undefined;
}): string {
  return stroke === undefined
    ? ''
    : ` stroke="${escaped(stroke)}" stroke-width="${c(strokeWidth ?? 1)}"`;
}

function circle(mark: CircleMark): string {
  return titled(
    'circle',
    `cx="${c(mark.x)}" cy="${c(mark.y)}" r="${c(mark.radius)}" fill="${escaped(mark.fill)}"${outlined(mark)}`,
    mark,
  );
}

function rect(mark: RectMark): string {
  const corner = mark.corner === undefined ? '' : ` rx="${c(mark.corner)}"`;
  const y = Math.min(mark.y, mark.y + mark.height);
  return titled(
    'rect',
    `x="${c(mark.x)}" y="${c(y)}" width="${c(mark.width)}" height="${c(Math.abs(mark.height))}"${corner} fill="${escaped(mark.fill)}"${outlined(mark)}`,
    mark,
  );
}

function polygon(mark: PolygonMark): string {
  return titled(
    'path',
    `d="${mark.rings.map((ring) => `${path(ring)}Z`).join('')}" fill="${escaped(mark.fill)}"${outlined(mark)}`,
    mark,
  );
}

function image(mark: ImageMark): string {
  return titled(
    'image',
    `x="${c(mark.x)}" y="${c(mark.y)}" width="${c(mark.width)}" height="${c(mark.height)}" href="${escaped(mark.href)}"`,
    mark,
  );
}

const anchors = { start: '', middle: ' text-anchor="middle"', end: ' text-anchor="end"' };

function text(mark: TextMark): string {
  const weight = mark.weight === 'bold' ? ' font-weight="bold"' : '';
  const halo =
    mark.halo === undefined
      ? ''
      : ` stroke="${escaped(mark.halo)}" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke"`;
  const turn =
    mark.turn === undefined
      ? ''
      : ` transform="rotate(${c(-mark.turn)} ${c(mark.x)} ${c(mark.y)})"`;
  // Baselines are named differently by renderers; 0.36 of the size below the middle is where DejaVu digits sit centered.
  const place = `x="${c(mark.x)}" y="${c(mark.y + 0.36 * mark.size)}"`;
  const words = `<text ${place} font-size="${c(mark.size)}"${anchors[mark.anchor ?? 'middle']}${weight} fill="${escaped(mark.color)}"${halo}${turn}>${escaped(mark.text)}</text>`;
  const { box } = mark;
  if (box === undefined && mark.hover === undefined) return words;
  const hover = mark.hover === undefined ? '' : `<title>${escaped(mark.hover)}</title>`;
  if (box === undefined) return `<g>${hover}${words}</g>`;
  const behind = rect({
    kind: 'rect',
    x: mark.x - box.width / 2,
    y: mark.y - box.height / 2,
    ...box,
  });
  return `<g>${hover}${behind}${words}</g>`;
}
