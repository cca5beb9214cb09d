import { colors, scaleColor } from '../../colors.js';
import type { Mark } from '../../figure.js';

/** A horizontal bar of the scale from 0 to the largest value, with its name; centered on x. */
export function colorBar(name: string, largest: number, x: number, y: number): Mark[] {
  const [width, steps] = [240, 48];
  const left = x - width / 2;
  const cell = width / steps;
  const group = 'scale';
  // Each cell reaches under the next one, so that no seams show.
  const cells = Array.from(
    { length: steps },
    (_, i): Mark => ({
      kind: 'rect',
      x: left + i * cell,
      y: y - 6,
      width: Math.min(cell + 1, left + width - (left + i * cell)),
      height: 12,
      fill: scaleColor(i / (steps - 1)),
      group,
    }),
  );
  const text = { kind: 'text', size: 12, color: colors.text, group } as const;
  const end = String(Math.round(largest * 100) / 100);
  return [
    ...cells,
    { ...text, x: left - 8, y, text: '0', anchor: 'end' },
    { ...text, x: left + width + 8, y, text: end, anchor: 'start' },
    { ...text, x, y: y + 18, text: name, color: colors.quiet },
  ];
}
