import { escapeXml } from '@manaus/graph/internals';
import type { Figure, LineMark, Mark, Point } from './figure.js';
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
  const { width, height, alt } = figure;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${c(width)}" height="${c(height)}" viewBox="0 0 ${c(width)} ${c(height)}" role="img" aria-label="${escapeXml(alt)}" font-family="${fontFamily}">`;
  const paper = `<rect width="${c(width)}" height="${c(height)}" fill="#ffffff"/>`;
  return `${[head, paper, ...grouped(merged(drawnMarks(figure))), '</svg>'].join('\n')}\n`;
}

/**
 * Joins neighboring lines that look the same and say nothing on hover.
 *
 * Polygons stay apart: rings of opposite directions in one path cancel where they overlap.
 */
export function merged(marks: readonly Mark[]): Mark[] {
  const out: Growing[] = [];
  for (const mark of marks) {
    const last = out.at(-1);
    if (mark.kind === 'line' && last?.kind === 'line' && alike(mark, last))
      last.lines.push(...mark.lines);
    else out.push(mark.kind === 'line' ? { ...mark, lines: [...mark.lines] } : mark);
  }
  return out;
}

/** A mark whose list of lines may grow, so that joining is linear. */
type Growing =
  | Exclude<Mark, LineMark>
  | (Omit<LineMark, 'lines'> & { lines: (readonly Point[])[] });

function alike(a: LineMark, b: LineMark): boolean {
  return a.hover === undefined && b.hover === undefined && look(a) === look(b);
}

const look = ({ group, opacity, color, width, dash }: LineMark): string =>
  JSON.stringify([group, opacity, color, width, dash]);

/** One `<g>` for each run of marks of one group. */
const grouped = (marks: readonly Mark[]): string[] =>
  runsOf(marks).flatMap((run) => inGroup(run[0].group, run.map(markText)));

function runsOf(marks: readonly Mark[]): Mark[][] {
  const runs: Mark[][] = [];
  for (const mark of marks) {
    const run = runs.at(-1);
    if (run !== undefined && run[0].group === mark.group) run.push(mark);
    else runs.push([mark]);
  }
  return runs;
}

const inGroup = (group: string | undefined, lines: readonly string[]): readonly string[] =>
  group === undefined ? lines : [`<g class="${escapeXml(group)}">`, ...lines, '</g>'];

const markText = (mark: Mark): string => written(markNode(mark));

/** An element as text; what has no value is left out. */
function written(node: SvgNode | string): string {
  if (typeof node === 'string') return escapeXml(node);
  const { tag, attributes, children } = node;
  const start = `<${tag}${Object.entries(attributes).map(attributeText).join('')}`;
  return children.length === 0
    ? `${start}/>`
    : `${start}>${children.map(written).join('')}</${tag}>`;
}

const attributeText = ([name, value]: readonly [string, string | undefined]): string =>
  value === undefined ? '' : ` ${name}="${escapeXml(value)}"`;
