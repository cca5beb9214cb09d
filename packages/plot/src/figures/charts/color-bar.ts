import { colors, scaleColor } from '../../colors.js';
import type { Mark } from '../../figure.js';
import { rectMark, textMark } from '../../marks/kinds.js';

/** A horizontal bar of the scale from 0 to the largest value, with its name; centered on x. */
export function colorBar(name: string, largest: number, x: number, y: number): Mark[] {
  const [width, steps] = [240, 48];
  const left = x - width / 2;
  const cell = width / steps;
  const group = 'scale';
  // Each cell reaches under the next one, so that no seams show.
  const cells = Array.from({ length: steps }, (_, i) => {
    const reach = Math.min(cell + 1, left + width - (left + i * cell));
    const box = { x: left + i * cell, y: y - 6, width: reach, height: 12 };
    return rectMark(box, { fill: scaleColor(i / (steps - 1)), group });
  });
  const text = { size: 12, color: colors.text, group } as const;
  const end = String(Math.round(largest * 100) / 100);
  return [
    ...cells,
    textMark('0', { x: left - 8, y }, { ...text, anchor: 'end' }),
    textMark(end, { x: left + width + 8, y }, { ...text, anchor: 'start' }),
    textMark(name, { x, y: y + 18 }, { ...text, color: colors.quiet }),
  ];
}
