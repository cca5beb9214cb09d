import { colors } from '../colors.js';
import type { Mark, Point } from '../figure.js';

/** The measures of an arrow: its center, half its length, and the distance of the text above. */
export interface ArrowMeasures extends Point {
  readonly reach: number;
  readonly above: number;
}

/** An arrow to the right for a move, with a text above and another below. */
export function moveArrow(
  { x, y, reach, above }: ArrowMeasures,
  [upper, lower]: readonly [string, string],
): Mark[] {
  const group = 'moves';
  const point = (dx: number, dy: number) => ({ x: x + dx, y: y + dy });
  const lines = [
    [point(-reach, 0), point(reach, 0)],
    [point(reach - 6, -5), point(reach, 0), point(reach - 6, 5)],
  ];
  const bold = { size: 12, weight: 'bold', color: colors.text } as const;
  return [
    { kind: 'line', lines, color: colors.text, width: 2, group },
    { kind: 'text', x, y: y - above, text: upper, ...bold, group },
    { kind: 'text', x, y: y + 17, text: lower, size: 11, color: colors.quiet, group },
  ];
}
