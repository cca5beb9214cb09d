import { styleText } from 'node:util';
import { wrapped } from './text.js';

const formats = { bold: 'bold', faint: 'dim', bar: 'cyan' } as const;

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
