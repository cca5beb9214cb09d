/** Control characters, invisible ones, line ends and halves of characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/**
 * A text in one line in which everything can be seen: characters that would move the cursor, change
 * the direction of writing or show nothing are escaped as `\uXXXX`.
 *
 * Whatever others wrote goes to a terminal through this; of JSON it makes the same document.
 *
 * @example
 * ```ts
 * visible('a\nb\u001b[2J'); // => 'a\\u000ab\\u001b[2J'
 * ```
 */
export const visible = (text: string): string => text.replace(INVISIBLE, escaped);

/** Each unit of UTF-16 by itself, as JSON has it. */
const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');
