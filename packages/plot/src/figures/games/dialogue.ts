import { formOf, listOf, oneOf, someOf, text } from '@manaus/core/schemas';
import { colors } from '../../colors.js';
import type { Figure, Mark, Point } from '../../figure.js';
import { message, type Tongue } from '../../language.js';
import { rectMark, textMark } from '../../marks/kinds.js';
import { sessionLanguage } from '../../notebook/session.js';
import { textWidth } from '../../numbers.js';
import { fullRows } from '../../rows.js';
import { requireInput, titles } from '../input.js';
import { pageWidth } from '../page.js';

/** A line of a dialogue, by one of two speakers. */
interface DialogueLine {
  readonly who: 'user' | 'program';
  readonly text: string;
}

/** One window of a dialogue. */
interface DialogueWindow {
  readonly heading: string;
  readonly lines: readonly DialogueLine[];
}

/** Windows side by side, in rows that fit the width of a page. */
interface DialogueInput {
  readonly title: string;
  readonly subtitle?: string;
  readonly windows: readonly DialogueWindow[];
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

const form = formOf<DialogueInput>({
  ...titles,
  windows: someOf(
    formOf<DialogueWindow>({
      heading: text,
      lines: listOf(formOf<DialogueLine>({ who: oneOf(['user', 'program']), text })),
    }),
  ),
});

const line = 18;
const top = 78;

/**
 * A dialogue with a program as windows of text side by side; what the user typed is yellow and bold
 * behind a `>`.
 *
 * @example
 * ```ts
 * const lines = [{ who: 'program', text: 'Limit?' }, { who: 'user', text: '21' }] as const;
 * dialogueFigure({ title: 'A session', windows: [{ heading: 'limit', lines }] }).alt; // => 'A session. limit: Limit? / > 21.'
 * ```
 */
export function dialogueFigure(input: DialogueInput): Figure {
  requireInput('plot/dialogue', form, input);
  const language = input.language ?? sessionLanguage();
  const { title, subtitle, windows } = input;
  const rows = fullRows(windows, (row) => spanOf(row) <= pageWidth);
  const width = Math.max(480, ...rows.map(spanOf), textWidth(title, 20, 'bold') + 32);
  const marks: Mark[] = [];
  let y = top;
  for (const row of rows) {
    let x = (width - spanOf(row)) / 2 + gap;
    const lines = Math.max(...row.map((window) => window.lines.length));
    for (const window of row) {
      marks.push(...windowMarks(window, { x, y }, lines));
      x += windowWidth(window) + gap;
    }
    y += 22 + lines * line + 38;
  }
  const inWords = windows.map(({ heading, lines }) => {
    const texts = lines.map(({ who, text }) => promptText({ who, text: message(language, text) }));
    return `${message(language, heading)}: ${texts.join(' / ')}`;
  });
  const alt = `${message(language, title)}. ${inWords.join('; ')}.`;
  return { title, subtitle, width, height: y, alt, marks };
}

const gap = 14;

const windowWidth = ({ heading, lines }: DialogueWindow) =>
  28 +
  Math.max(
    110,
    textWidth(heading, 14, 'bold'),
    ...lines.map((each) => textWidth(promptText(each), 13, weight(each))),
  );

const spanOf = (row: readonly DialogueWindow[]) =>
  row.reduce((sum, window) => sum + windowWidth(window) + gap, gap);

/** A window with its heading above, as high as its lines need. */
function windowMarks(window: DialogueWindow, { x, y }: Point, rows: number): Mark[] {
  const look = { size: 14, weight: 'bold', color: colors.text } as const;
  const box = { x, y: y + 22, width: windowWidth(window), height: rows * line + 20 };
  return [
    textMark(window.heading, { x: x + 2, y: y + 6 }, { ...look, anchor: 'start', group: 'names' }),
    rectMark(box, { corner: 6, fill: colors.dark, group: 'windows' }),
    ...window.lines.map((each, row) =>
      textMark(
        promptText(each),
        { x: x + 14, y: y + 22 + 19 + row * line },
        {
          size: 13,
          weight: weight(each),
          color: each.who === 'user' ? colors.path : colors.paper,
          anchor: 'start',
          group: each.who,
        },
      ),
    ),
  ];
}

/** A line as it stands in its window: what the user typed is behind a prompt, and bold. */
const promptText = ({ who, text }: DialogueLine) => (who === 'user' ? `> ${text}` : text);
const weight = ({ who }: DialogueLine) => (who === 'user' ? 'bold' : 'normal');
