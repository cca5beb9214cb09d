import { colors } from '../colors.js';
import type { LineMark, Mark, Point } from '../figure.js';
import { lineMark, textMark } from './kinds.js';

/** The measures of an arrow: its center, half its length, and the distance of the text above. */
export interface ArrowMeasures extends Point {
  readonly reach: number;
  readonly above: number;
}

/** An arrow to the right around its center. */
export function arrowLine({ x, y }: Point, reach: number): LineMark {
  const point = (dx: number, dy: number) => ({ x: x + dx, y: y + dy });
  const lines = [
    [point(-reach, 0), point(reach, 0)],
    [point(reach - 6, -5), point(reach, 0), point(reach - 6, 5)],
  ];
  return lineMark(lines, { color: colors.text, width: 2, group: 'moves' });
}

/** An arrow to the right for a move, with a text above and another below. */
export const moveArrow = (
  { x, y, reach, above }: ArrowMeasures,
  [upper, lower]: readonly [string, string],
): Mark[] => [
  arrowLine({ x, y }, reach),
  textMark(upper, { x, y: y - above }, bold),
  textMark(lower, { x, y: y + 17 }, { size: 11, color: colors.quiet, group: 'moves' }),
];

const bold = { size: 12, weight: 'bold', color: colors.text, group: 'moves' } as const;
