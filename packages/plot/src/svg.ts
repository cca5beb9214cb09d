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
  const { width, height, alt } = figure;
  const sides = `width="${c(width)}" height="${c(height)}"`;
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${sides} viewBox="0 0 ${c(width)} ${c(height)}" role="img" aria-label="${escapeXml(alt)}" font-family="${fontFamily}">`,
    `<rect ${sides} fill="#ffffff"/>`,
  ];
  // One `<g>` for each run of marks of one group.
  for (const run of runsOf(mergeLines(drawnMarks(figure)), (a, b) => a.group === b.group)) {
    const [{ group }] = run;
    if (group !== undefined) lines.push(`<g class="${escapeXml(group)}">`);
    for (const mark of run) lines.push(nodeText(markNode(mark)));
    if (group !== undefined) lines.push('</g>');
  }
  return `${[...lines, '</svg>'].join('\n')}\n`;
}

/**
 * Joins neighboring lines that look the same and say nothing on hover.
 *
 * Polygons stay apart: rings of opposite directions in one path cancel where they overlap.
 */
export function mergeLines(marks: readonly Mark[]): Mark[] {
  const look = ({ group, opacity, color, width, dash }: LineMark): string =>
    JSON.stringify([group, opacity, color, width, dash]);
  const alike = (a: Mark, b: Mark): boolean =>
    a.kind === 'line' &&
    b.kind === 'line' &&
    a.hover === undefined &&
    b.hover === undefined &&
    look(a) === look(b);
  return runsOf(marks, alike).map((run) => {
    const [first] = run;
    if (first.kind !== 'line') return first;
    return { ...first, lines: run.flatMap((mark) => (mark.kind === 'line' ? mark.lines : [])) };
  });
}

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

/** An element as text; what has no value is left out. */
function nodeText(node: SvgNode | string): string {
  if (typeof node === 'string') return escapeXml(node);
  const { tag, attributes, children } = node;
  const given = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escapeXml(value)}"`],
  );
  const start = `<${tag}${given.join('')}`;
  return children.length === 0
    ? `${start}/>`
    : `${start}>${children.map(nodeText).join('')}</${tag}>`;
}
