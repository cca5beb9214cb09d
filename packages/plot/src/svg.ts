import { escapeXml } from '@manaus/graph/internals';
import { type Figure, type LineMark, type Mark, requireFigure } from './figure.js';
import { drawnMarks } from './furniture.js';
import { coordinate as c } from './numbers.js';
import { markNode, type SvgNode } from './svg-nodes.js';

export const fontFamily = 'DejaVu Sans, Verdana, sans-serif';

/**
 * A figure as an SVG document: the same text for the same figure, always.
 *
 * Lines of one look that follow one another become one path; coordinates have at most two decimals;
 * hover texts become `<title>`. Linear in the number of marks. Throws for coordinates that are not
 * finite.
 *
 * @example
 * ```ts
 * toSvg({ title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] }).startsWith('<svg'); // => true
 * ```
 */
export function toSvg(figure: Figure): string {
  requireFigure('plot/svg', figure);
  const start = [headOf(figure), paperOf(figure)];
  return `${[...start, ...grouped(merged(drawnMarks(figure))), '</svg>'].join('\n')}\n`;
}

const headOf = ({ width, height, alt }: Figure): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${c(width)}" height="${c(height)}" viewBox="0 0 ${c(width)} ${c(height)}" role="img" aria-label="${escapeXml(alt)}" font-family="${fontFamily}">`;

const paperOf = ({ width, height }: Figure): string =>
  `<rect width="${c(width)}" height="${c(height)}" fill="#ffffff"/>`;

/**
 * Joins neighboring lines that look the same and say nothing on hover.
 *
 * Polygons stay apart: rings of opposite directions in one path cancel where they overlap.
 */
export function merged(marks: readonly Mark[]): Mark[] {
  return runsOf(marks, areJoined).map(joined);
}

/** A run of lines of one look as one mark; a run of another mark is that mark alone. */
function joined(run: readonly Mark[]): Mark {
  const [first] = run;
  if (first.kind !== 'line') return first;
  return { ...first, lines: run.flatMap((mark) => (mark.kind === 'line' ? mark.lines : [])) };
}

const areJoined = (a: Mark, b: Mark): boolean =>
  a.kind === 'line' && b.kind === 'line' && alike(a, b);

function alike(a: LineMark, b: LineMark): boolean {
  return a.hover === undefined && b.hover === undefined && look(a) === look(b);
}

const look = ({ group, opacity, color, width, dash }: LineMark): string =>
  JSON.stringify([group, opacity, color, width, dash]);

/** One `<g>` for each run of marks of one group. */
const grouped = (marks: readonly Mark[]): string[] =>
  runsOf(marks, inOneGroup).flatMap((run) => inGroup(run[0].group, run.map(markText)));

const inOneGroup = (a: Mark, b: Mark): boolean => a.group === b.group;

/** Neighbors that belong to the first of them, together. */
function runsOf(marks: readonly Mark[], belong: (a: Mark, b: Mark) => boolean): Mark[][] {
  const runs: Mark[][] = [];
  for (const mark of marks) {
    const run = runs.at(-1);
    if (run !== undefined && belong(run[0], mark)) run.push(mark);
    else runs.push([mark]);
  }
  return runs;
}

const inGroup = (group: string | undefined, lines: readonly string[]): readonly string[] =>
  group === undefined ? lines : [`<g class="${escapeXml(group)}">`, ...lines, '</g>'];

const markText = (mark: Mark): string => written(markNode(mark));

/** An element as text; what has no value is left out. */
function written(node: SvgNode | string): string {
  return typeof node === 'string' ? escapeXml(node) : elementText(node);
}

function elementText({ tag, attributes, children }: SvgNode): string {
  const start = `<${tag}${attributesText(attributes)}`;
  if (children.length === 0) return `${start}/>`;
  return `${start}>${children.map(written).join('')}</${tag}>`;
}

const attributesText = (attributes: SvgNode['attributes']): string =>
  Object.entries(attributes).map(attributeText).join('');

const attributeText = ([name, value]: readonly [string, string | undefined]): string =>
  value === undefined ? '' : ` ${name}="${escapeXml(value)}"`;
