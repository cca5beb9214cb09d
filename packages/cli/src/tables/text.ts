import { sum } from '@manaus/core/internals';
/** The width of tables and help, in characters. */
export const WIDTH = 80;

/**
 * A whole number with its digits in groups of three.
 *
 * @example
 * ```ts
 * grouped(1234567); // => '1,234,567'
 * ```
 */
export function grouped(value: number | string): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A number and its noun in singular or plural: `1 disc`, `1,000 states`. */
export const counted = (value: number, noun: string): string =>
  `${grouped(value)} ${noun}${value === 1 ? '' : 's'}`;

/** The line under the first `shown` of some rows; none where they are all. */
export const andMore = (rows: number, shown: number, where = ''): string[] =>
  rows > shown ? [`… and ${grouped(rows - shown)} more${where}`] : [];

/** An answer that is yes or no. */
export const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

/** Lines as a text, each with its end. */
export const inLines = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** The text itself, or its beginning and a mark that more follows. */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, Math.max(0, most - 1))}…` : text;

/** Words as a list in a sentence: `hanoi, oxford and manaus`. */
export const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2
    ? words.join()
    : `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;

/** Lines of at most `width` characters, broken between words; longer words stay whole. */
export function wrapped(text: string, width = WIDTH, indent = ''): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    const longer = line === indent ? line + word : `${line} ${word}`;
    if (longer.length > width && line !== indent) {
      lines.push(line);
      line = indent + word;
    } else line = longer;
  }
  return [...lines, line];
}

/**
 * A list in words: runs of equal values with their length, the end of a long list as a number.
 *
 * @example
 * ```ts
 * runs([9, 9, 9, null, 1000]); // => '9 (3 times), ?, 1,000'
 * ```
 */
export function runs(values: Values, most = 8): string {
  const found = runsOf(values);
  const shown = found.slice(0, most).map(({ value, times }) => {
    const text = value === null ? '?' : grouped(value);
    return times > 1 ? `${text} (${grouped(times)} times)` : text;
  });
  const left = sum(found.slice(most).map(({ times }) => times));
  return (left > 0 ? [...shown, `and ${grouped(left)} more`] : shown).join(', ');
}

/** Neighboring values that are equal. */
interface Run {
  readonly value: number | null;
  times: number;
}

type Values = readonly (number | null)[];

function runsOf(values: Values): Run[] {
  const found: Run[] = [];
  for (const value of values) {
    const last = found.at(-1);
    if (last?.value === value) last.times++;
    else found.push({ value, times: 1 });
  }
  return found;
}
