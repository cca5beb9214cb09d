import { type Arrangement, formatLabel } from '@manaus/core';
import { colors } from '../../colors.js';
import type { TextMark } from '../../figure.js';
import type { BoardPlace } from '../../marks/board.js';
import { capsule, type VertexStyle } from '../../marks/capsule.js';

const plain: VertexStyle = { fill: colors.vertex, shape: 'capsule' };
const yellow: VertexStyle = { fill: colors.path, shape: 'capsule', stroke: colors.pathOutline };

/** The label of a state under its board, as large as fits; yellow where a play begins or ends. */
export function stateName(
  state: Arrangement,
  { x, base, width }: BoardPlace,
  marked: boolean,
): TextMark {
  const label = formatLabel(state);
  const fitting = Math.floor((1.25 * width) / (0.62 * label.length + 0.8));
  const size = Math.max(9, Math.min(14, fitting));
  const at = { x: x + width / 2, y: base + 30 };
  return capsule(label, at, size, marked ? yellow : plain, undefined, 'names');
}
