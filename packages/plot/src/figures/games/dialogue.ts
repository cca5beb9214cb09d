import { InputError } from '@manaus/core';
import { colors } from '../../colors.js';
import type { Figure, Mark } from '../../figure.js';
import { textWidth } from '../../numbers.js';

/** A line of a dialogue, by one of two speakers. */
interface DialogueLine {
  readonly who: 'user' | 'program';
  readonly text: string;
}

/** Windows side by side. */
interface DialogueInput {
  readonly title: string;
  readonly subtitle?: string;
  readonly windows: readonly {
    readonly heading: string;
    readonly lines: readonly DialogueLine[];
  }[];
}

const line = 18;
const top = 78;

/**
 * A dialogue with a program as windows of text side by side; what the user typed is yellow and bold behind a `>`.
 *
 * @example
 * ```ts
 * const lines = [{ who: 'program', text: 'Limit?' }, { who: 'user', text: '21' }] as const;
 * dialogueFigure({ title: 'A session', windows: [{ heading: 'limit', lines }] }).alt; // => 'A session. limit: Limit? / > 21.'
 * ```
 */
export function dialogueFigure({ title, subtitle, windows }: DialogueInput): Figure {
  if (windows.length === 0) throw new InputError('plot/dialogue', 'windows', 'empty', {});
  const widths = windows.map(
    ({ heading, lines }) =>
      28 +
      Math.max(
        110,
        textWidth(heading, 14, 'bold'),
        ...lines.map((each) => textWidth(shown(each), 13, weight(each))),
      ),
  );
  const total = widths.reduce((sum, width) => sum + width + 14, 14);
  const width = Math.max(480, total, textWidth(title, 20, 'bold') + 32);
  const rows = Math.max(...windows.map(({ lines }) => lines.length));
  const lefts = widths.map(
    (_, i) =>
      (width - total) / 2 + 14 + widths.slice(0, i).reduce((sum, each) => sum + each + 14, 0),
  );
  const marks = windows.flatMap(({ heading, lines }, i): Mark[] => [
    {
      kind: 'text',
      x: lefts[i] + 2,
      y: top + 6,
      text: heading,
      size: 14,
      weight: 'bold',
      color: colors.text,
      anchor: 'start',
      group: 'names',
    },
    {
      kind: 'rect',
      x: lefts[i],
      y: top + 22,
      width: widths[i],
      height: rows * line + 20,
      corner: 6,
      fill: colors.dark,
      group: 'windows',
    },
    ...lines.map((each, row): Mark => lineMark(each, lefts[i] + 14, top + 22 + 19 + row * line)),
  ]);
  const alt = `${title}. ${windows.map(({ heading, lines }) => `${heading}: ${lines.map(shown).join(' / ')}`).join('; ')}.`;
  return { title, subtitle, width, height: top + 22 + rows * line + 38, alt, marks };
}

const shown = ({ who, text }: DialogueLine) => (who === 'user' ? `> ${text}` : text);
const weight = ({ who }: DialogueLine) => (who === 'user' ? 'bold' : 'normal');
const lineMark = (each: DialogueLine, x: number, y: number): Mark => ({
  kind: 'text',
  x,
  y,
  text: shown(each),
  size: 13,
  weight: weight(each),
  color: each.who === 'user' ? colors.path : colors.paper,
  anchor: 'start',
  group: each.who,
});
