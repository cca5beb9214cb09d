import { visible } from '../visible.js';

/** The values of a code that needs none. */
export type NoValues = Readonly<Record<string, never>>;

/** The English sentences of some codes: each from its values and the name of what is wrong. */
export type Sentences<F> = {
  readonly [C in keyof F]: (values: F[C], what: string) => string;
};

/** A sentence of the common form: a name, a bound, the value. */
export const must =
  <V extends { readonly got: unknown }>(bound: (values: V) => string) =>
  (values: V, what: string): string =>
    `${what} must ${bound(values)} (got ${shown(values.got)})`;

const LONGEST_VALUE = 60;
const LONGEST_LIST = 200;

/** A value as one short line: texts in quotes, nothing for `undefined`. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return cut(visible(text), LONGEST_VALUE);
}

/**
 * The beginning of a value as JSON, numbers of typed arrays as a list: what stands behind the first
 * characters is not looked at, as a value in the wrong place may be a graph of millions of
 * vertices, or go round in a circle.
 */
export function jsonStart(value: unknown, most: number): string {
  let text = '';
  try {
    for (const piece of jsonPieces(value, most)) {
      text += piece;
      if (text.length >= most) break;
    }
  } catch {
    // A field that cannot be read ends the text.
  }
  return text.slice(0, most);
}

function* jsonPieces(value: unknown, most: number): Generator<string> {
  if (typeof value === 'string') yield JSON.stringify(value.slice(0, most));
  else if (typeof value !== 'object' || value === null) yield String(value);
  else if (Array.isArray(value) || ArrayBuffer.isView(value)) yield* listPieces(value, most);
  else yield* objectPieces(value, most);
}

function* listPieces(list: object, most: number): Generator<string> {
  const { length } = list as ArrayLike<unknown>;
  yield '[';
  for (let i = 0; i < length; i++) {
    if (i > 0) yield ',';
    yield* jsonPieces((list as ArrayLike<unknown>)[i], most);
  }
  yield ']';
}

function* objectPieces(value: object, most: number): Generator<string> {
  yield '{';
  let between = '';
  for (const name in value) {
    if (!Object.hasOwn(value, name)) continue;
    yield `${between}${JSON.stringify(name)}:`;
    yield* jsonPieces((value as Record<string, unknown>)[name], most);
    between = ',';
  }
  yield '}';
}

/** The first half of a character that a cut has divided. */
const HALF = /[\ud800-\udbff]$/;

/** The text itself, or its beginning and three dots. */
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 3).replace(HALF, '')}...` : text;

/** Names separated by commas; of a long list the first ones and how many there are. */
export function listed(names: readonly string[]): string {
  const whole = names.join(', ');
  if (whole.length <= LONGEST_LIST) return whole;
  let fitting = 0;
  for (let length = 0; length < LONGEST_LIST; fitting++) length += names[fitting].length + 2;
  const first = names.slice(0, Math.max(1, fitting - 1));
  return cut(`${first.join(', ')}, ... (${names.length} in all)`, LONGEST_LIST + 30);
}

/** A large number in short: powers of two and of ten as such, others by three digits. */
export function short(number: number): string {
  if (number > Number.MAX_VALUE) return 'more than 1e308';
  const [two, ten] = [Math.log2(number), Math.log10(number)];
  if (number < 1e6) return String(number);
  if (Number.isInteger(two)) return `2^${two}`;
  return Number.isInteger(ten) ? `10^${ten}` : number.toPrecision(3).replace('e+', 'e');
}

/**
 * The size of memory in GiB, with three digits.
 *
 * @example
 * ```ts
 * gibibytes(3 * 2 ** 29); // => '1.50 GiB'
 * ```
 */
export function gibibytes(bytes: number): string {
  if (bytes > Number.MAX_VALUE) return 'more than 1e299 GiB';
  return `${(bytes / 2 ** 30).toPrecision(3).replace('e+', 'e')} GiB`;
}

/** An amount and what is counted, as `30 discs`; an option of a command line goes first. */
export const amount = (what: string, got: unknown): string =>
  what.startsWith('-') ? `${what} ${shown(got)}` : `${shown(got)} ${what}`;
