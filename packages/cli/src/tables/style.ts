import { styleText } from 'node:util';
import { visible } from '@manaus/core/internals';
import { wrapped } from './text.js';

const formats = { bold: 'bold', faint: 'dim', bar: 'cyan' } as const;

/** The codes of the styles, and of their ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a code begins with a control character.
const STYLES = /(\u001b\[(?:1|2|22|36|39)m)/;

/** A text in a style, if color is wanted. */
export const styled = (text: string, style: keyof typeof formats, color: boolean): string =>
  // A worker thread has no terminal, so Node cannot decide for itself.
  color ? styleText(formats[style], text, { validateStream: false }) : text;

/** The lines of a bold title. */
export const titled = (title: string, color: boolean): string[] =>
  wrapped(title).map((line) => styled(line, 'bold', color));

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of a length in characters, to an eighth; non-zero lengths show at least one eighth. */
export function bar(length: number): string {
  const eighths = Math.max(length > 0 ? 1 : 0, Math.round(length * 8));
  return '█'.repeat(eighths >> 3) + EIGHTHS[eighths & 7];
}

/**
 * Lines of text for a terminal: what others wrote (names, messages) cannot move its cursor or clear
 * its screen. Only line ends pass, and with color the styles of tables.
 *
 * @example
 * ```ts
 * terminalText('a\u001b[2J\n', true); // => 'a\\u001b[2J\n'
 * ```
 */
export const terminalText = (text: string, color: boolean): string =>
  text
    .split('\n')
    .map((line) => {
      if (!color) return visible(line);
      // Split at a group that is captured, every other piece is a style.
      const pieces = line.split(STYLES);
      return pieces.map((piece, place) => (place % 2 === 1 ? piece : visible(piece))).join('');
    })
    .join('\n');
