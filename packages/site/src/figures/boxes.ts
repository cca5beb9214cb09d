import { range } from '@manaus/core';
import { colors, type Mark, type Point } from '@manaus/plot';
import { columnsOf, type Resting } from './layered.js';

const [ROW, BOX, GAP, MARGIN, TOP, LETTER] = [24, 18, 56, 16, 76, 6.7] as const;
/** The room of the legend. */
const FOOT = 52;
/** The room of the title. */
const LEAST_WIDTH = 720;

/** A box of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
  readonly width: number;
}

/**
 * The boxes of items and the size of the drawing: columns from left to right, centered vertically,
 * what rests on something to the right of it.
 */
export function inBoxes(items: readonly Resting[], nameOf: (id: string) => string) {
  const columns = columnsOf(items);
  const tallest = Math.max(...columns.map((ids) => ids.length));
  const boxes = new Map<string, Box>();
  let left: number = MARGIN;
  for (const ids of columns) {
    const width = Math.max(...ids.map((id) => nameOf(id).length)) * LETTER + 14;
    const column = { left, right: left + width, x: left + width / 2, width };
    for (const [i, id] of ids.entries())
      boxes.set(id, { ...column, y: TOP + ROW * ((tallest / ids.length) * (i + 0.5)) });
    left += width + GAP;
  }
  const boxOf = (id: string) => boxes.get(id) as Box;
  const width = Math.max(Math.ceil(left - GAP + MARGIN), LEAST_WIDTH);
  return { boxOf, size: { width, height: TOP + ROW * tallest + FOOT } };
}

/** An arrow as a curve from the right side of a box to the left side of another. */
export const curve = ({ right, y }: Box, { left, y: end }: Box): Point[] =>
  range(0, 12).map((i) => {
    const t = i / 12;
    // Level at both ends: the smooth step 3t² − 2t³.
    return { x: right + ((left - right) * i) / 12, y: y + (end - y) * (t * t * (3 - 2 * t)) };
  });

/** The look of a box. */
export interface BoxLook {
  readonly stroke: string;
  readonly fill: string;
  readonly hover: string;
  readonly isBold: boolean;
}

/** A name in its box. */
export const boxText = (
  name: string,
  { x, y, width }: Box,
  { stroke, fill, hover, isBold }: BoxLook,
): Mark => ({
  kind: 'text',
  x,
  y,
  text: name,
  size: 11,
  color: colors.text,
  weight: isBold ? 'bold' : 'normal',
  hover,
  box: { width, height: BOX, corner: 4, fill, stroke, strokeWidth: isBold ? 2 : 1 },
});
