import { type Arrangement, formatLabel } from '@manaus/core';
import { colors } from '../../colors.js';
import type { TextMark } from '../../figure.js';
import type { BoardPlace } from '../../marks/board.js';
import { capsule, type VertexStyle } from '../../marks/capsule.js';
import { clamp } from '../../numbers.js';

const plain: VertexStyle = { fill: colors.vertex, shape: 'capsule' };
const yellow: VertexStyle = { fill: colors.path, shape: 'capsule', stroke: colors.pathOutline };

/** The label of a state under its board, as large as fits; yellow where a play begins or ends. */
export function stateName(
  state: Arrangement,
  { x, base, width }: BoardPlace,
  marked = false,
): TextMark {
  const label = formatLabel(state);
  const at = { x: x + width / 2, y: base + 30 };
  const fitting = Math.floor((1.25 * width) / (0.62 * label.length + 0.8));
  const size = clamp(fitting, 9, 14);
  return capsule(label, at, size, marked ? yellow : plain, undefined, 'names');
}
