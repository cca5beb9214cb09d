import { colors, type Mark, type Point } from '@manaus/plot';

const [ROW, BOX, GAP, MARGIN, TOP, LETTER] = [24, 18, 56, 16, 76, 6.7] as const;
/** The room of the legend. */
const FOOT = 52;

/** A box of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
  readonly width: number;
}

/** A box for each id, columns from left to right and centered vertically. */
export function placed(columns: readonly (readonly string[])[], nameOf: (id: string) => string) {
  const tallest = Math.max(...columns.map((ids) => ids.length));
  const boxes = new Map<string, Box>();
  let left: number = MARGIN;
  for (const ids of columns) {
    const width = Math.max(...ids.map((id) => nameOf(id).length)) * LETTER + 14;
    for (const [i, id] of ids.entries()) {
      const y = TOP + ROW * ((tallest / ids.length) * (i + 0.5));
      boxes.set(id, { x: left + width / 2, y, left, right: left + width, width });
    }
    left += width + GAP;
  }
  return { boxes, width: Math.ceil(left - GAP + MARGIN), height: TOP + ROW * tallest + FOOT };
}

/** An arrow as a curve from the right side of a box to the left side of another. */
export function curve({ right, y }: Box, { left, y: end }: Box): Point[] {
  const at = (t: number): number => t * t * (3 - 2 * t);
  return Array.from({ length: 13 }, (_, i) => ({
    x: right + ((left - right) * i) / 12,
    y: y + (end - y) * at(i / 12),
  }));
}

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
