// Names in boxes, in columns from left to right, joined by curves.
import { colors } from '@manaus/plot';

const [ROW, BOX, GAP, MARGIN, TOP, LETTER] = [24, 18, 56, 16, 76, 6.7];
/** The room of the legend. */
const FOOT = 52;

/** A box for each id, columns from left to right and centered vertically. */
export function placed(columns, nameOf) {
  const tallest = Math.max(...columns.map((ids) => ids.length));
  const boxes = new Map();
  let left = MARGIN;
  for (const ids of columns) {
    const width = Math.max(...ids.map((id) => nameOf(id).length)) * LETTER + 14;
    ids.forEach((id, i) => {
      const y = TOP + ROW * ((tallest / ids.length) * (i + 0.5));
      boxes.set(id, { x: left + width / 2, y, left, right: left + width, width });
    });
    left += width + GAP;
  }
  return { boxes, width: Math.ceil(left - GAP + MARGIN), height: TOP + ROW * tallest + FOOT };
}

/** An arrow as a curve from the right side of a box to the left side of another. */
export function curve({ right, y }, { left, y: end }) {
  const at = (t) => t * t * (3 - 2 * t);
  return Array.from({ length: 13 }, (_, i) => ({
    x: right + ((left - right) * i) / 12,
    y: y + (end - y) * at(i / 12),
  }));
}

/** A name in its box. */
export function boxText(name, { x, y, width }, { stroke, fill, hover, isBold }) {
  return {
    kind: 'text',
    x,
    y,
    text: name,
    size: 11,
    color: colors.text,
    weight: isBold ? 'bold' : 'normal',
    hover,
    box: { width, height: BOX, corner: 4, fill, stroke, strokeWidth: isBold ? 2 : 1 },
  };
}
