import { visible } from '@manaus/core/internals';
import { STYLES } from './style.js';

/**
 * Lines of text for a terminal: what others wrote (names, messages) cannot move its cursor or clear
 * its screen. Only line ends pass, and with color the styles of tables.
 *
 * @example
 * ```ts
 * shownLines('a\u001b[2J\n', true); // => 'a\\u001b[2J\n'
 * ```
 */
export const shownLines = (text: string, color: boolean): string =>
  text
    .split('\n')
    .map((line) => (color ? line.split(STYLES).map(piece).join('') : visible(line)))
    .join('\n');

/** Split at a group that is captured, every other piece is a style. */
const piece = (text: string, place: number): string => (place % 2 === 1 ? text : visible(text));
