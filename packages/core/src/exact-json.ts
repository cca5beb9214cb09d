const [QUOTE, MINUS, ZERO, NINE, BACKSLASH] = [34, 45, 48, 57, 92];

/** Numbers that may lose digits, or have no value, as floating-point numbers. */
const LONG_NUMBER = /\d{16}|[eE]\+?\d{3}/;
const NUMBER = /-?\d[\d.eE+-]*/y;

/**
 * Escapes of characters that JSON cannot hold otherwise: one that a text does not contain begins no
 * string of it.
 */
const MARKS = Array.from({ length: 8 }, (_, i) => [`\\u000${i}`, `\\u001${i}`]).flat();

/**
 * The value of a JSON text in which no whole number changes: those beyond 2^53 - 1 in size are of
 * the type bigint. Numbers with a point or an exponent are floating-point numbers, as ever.
 *
 * Time and memory O(length).
 *
 * Throws a `SyntaxError` for a text that is not JSON, and a `RangeError` for a number of 10^309 or
 * more.
 *
 * @example
 * ```ts
 * exactJson('[9007199254740993, 1e3]'); // => [9007199254740993n, 1000]
 * ```
 */
export function exactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!LONG_NUMBER.test(text)) return value;
  const large = largeNumbersIn(text);
  if (large.length === 0) return value;
  const mark = markFor(text);
  const first = characterOf(mark);
  return JSON.parse(withMarked(text, large, mark), (_, each) =>
    typeof each === 'string' && each[0] === first ? BigInt(each.slice(1)) : each,
  );
}

/**
 * The text that {@link exactJson} reads as this value: JSON in which numbers of the type bigint
 * have all their digits. Time and memory O(length).
 *
 * Throws a `TypeError` or a `RangeError` for what JSON does not have, or what is nested too deeply.
 *
 * @example
 * ```ts
 * exactJsonText([9007199254740993n, 'a']); // => '[9007199254740993,"a"]'
 * ```
 */
export function exactJsonText(value: unknown): string {
  let isExact = true;
  const text = JSON.stringify(value, (_, each) => {
    if (typeof each !== 'bigint') return each;
    isExact = false;
    return 0;
  });
  if (isExact) return text;
  const mark = markFor(text);
  const first = characterOf(mark);
  const marked = JSON.stringify(value, (_, each) =>
    typeof each === 'bigint' ? `${first}${each}` : each,
  );
  return marked.replaceAll(new RegExp(`"\\\\${mark.slice(1)}(-?\\d+)"`, 'g'), '$1');
}

function markFor(text: string): string {
  const mark = MARKS.find((each) => !text.includes(each));
  if (mark !== undefined) return mark;
  throw new RangeError('it has large numbers beside control characters');
}

const characterOf = (mark: string): string => JSON.parse(`"${mark}"`);

/** A number and its place in a text. */
type Placed = readonly [at: number, number: string];

/** The large whole numbers of a JSON text. */
function largeNumbersIn(text: string): readonly Placed[] {
  const large: Placed[] = [];
  for (let at = 0; at < text.length; ) {
    const unit = text.charCodeAt(at);
    const number = isInNumber(unit) ? numberAt(text, at) : '';
    if (isLarge(number)) large.push([at, number]);
    at = unit === QUOTE ? stringEnd(text, at) : at + Math.max(1, number.length);
  }
  return large;
}

/** The text with these numbers as strings that begin with the mark. */
function withMarked(text: string, large: readonly Placed[], mark: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (const [at, number] of large) {
    pieces.push(text.slice(from, at), `"${mark}${number}"`);
    from = at + number.length;
  }
  return pieces.join('') + text.slice(from);
}

const isInNumber = (unit: number): boolean => unit === MINUS || (unit >= ZERO && unit <= NINE);

function numberAt(text: string, at: number): string {
  NUMBER.lastIndex = at;
  return NUMBER.exec(text)?.[0] ?? '';
}

function isLarge(number: string): boolean {
  if (!Number.isFinite(Number(number)))
    throw new RangeError(`it has a number of 10^309 or more: ${number.slice(0, 20)}...`);
  return /^-?\d+$/.test(number) && !Number.isSafeInteger(Number(number));
}

/** The place behind the string that begins at this one. */
function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === BACKSLASH) at++;
    else if (unit === QUOTE) return at + 1;
  }
  return text.length;
}

/**
 * The depth of the lists and objects of a JSON text; of another text, a bound of the depth that a
 * reader would meet. Time O(length).
 *
 * @example
 * ```ts
 * jsonDepth('[{"a": "[["}]'); // => 2
 * ```
 */
export function jsonDepth(text: string): number {
  let [depth, most] = [0, 0];
  for (let at = 0; at < text.length; ) {
    const unit = text[at];
    if (unit === '[' || unit === '{') most = Math.max(most, ++depth);
    else if (unit === ']' || unit === '}') depth--;
    at = unit === '"' ? stringEnd(text, at) : at + 1;
  }
  return most;
}

/** True for a JSON object; false for a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
