import { InputError, range } from '@manaus/core';
import { faultMaker, shown } from '@manaus/core/internals';
import { EdgeList } from '../edge-list.js';
import { fileText } from './text.js';

declare module '@manaus/core/faults' {
  interface Faults {
    /** Of graph6 and sparse6; `at` counts from 1. */
    codeCharacter: { readonly at: number; readonly got: unknown };
  }
}

const fault = faultMaker({
  codeCharacter: ({ at, got }, what) =>
    `${what} must be a whole code of characters from ? to ~ (got ${shown(got)} at ${at})`,
});

/**
 * The order as bytes 63 to 126, as graph6 and sparse6 begin: one byte to 62, four to 258,047, eight
 * to 2^36 - 1.
 */
export function orderBytes(order: number): number[] {
  if (order <= 62) return [order + 63];
  return order <= 258_047 ? [126, ...digitBytes(order, 3)] : [126, 126, ...digitBytes(order, 6)];
}

/** The bytes of the digits in base 64, the most significant first. */
const digitBytes = (number: number, digits: number): number[] =>
  range(1, digits).map((i) => (Math.floor(number / 64 ** (digits - i)) % 64) + 63);

/**
 * A code without white space around it: where it begins after its header, its order, and where the
 * rest begins.
 */
export interface Code {
  readonly code: string;
  readonly start: number;
  readonly order: number;
  readonly next: number;
}

/** Reads the beginning of a code: its header, which may be missing, and the sign of its format. */
export function openCode(place: string, text: string, header: string, sign = ''): Code {
  const code = fileText(place, text).trim();
  const lines = code.split(/\r?\n/).length;
  if (lines > 1) throw new InputError(place, 'text', 'exactly', { n: 1, of: 'lines', got: lines });
  const start = code.startsWith(header) ? header.length : 0;
  if (!code.startsWith(sign, start))
    throw new InputError(place, 'text', 'form', { form: `${sign}CODE`, got: code });
  return { code, start, ...readOrder(place, code, start + sign.length) };
}

/** Throws an {@link InputError} unless a code has as many bits after its order as it needs. */
function requireBits(place: string, { code, start, next }: Code, bits: number): void {
  const n = next + Math.ceil(bits / 6) - start;
  const got = code.length - start;
  if (got !== n) throw new InputError(place, 'text', 'exactly', { n, of: 'characters', got });
}

/**
 * Reads the edges of a code, one for each bit that is set; an {@link InputError} for another number
 * of bits, for one beyond the last, and for more edges than there is room for.
 */
export function readOnes(
  place: string,
  whole: Code,
  bits: number,
  edgeAt: (bit: number) => readonly [number, number],
): EdgeList {
  requireBits(place, whole, bits);
  const { code, next } = whole;
  const edges = new EdgeList(place);
  edges.requireRoomFor(countOnes(place, whole));
  for (let at = next, bit = 0; at < code.length; at++) {
    const six = sixBits(place, code, at);
    for (let mask = 32; mask > 0; mask >>= 1, bit++) {
      if ((six & mask) === 0) continue;
      if (bit >= bits) throw strange(place, code, at);
      edges.add(...edgeAt(bit));
    }
  }
  return edges;
}

/** The number of bits that are set. */
function countOnes(place: string, { code, next }: Code): number {
  let ones = 0;
  for (let at = next; at < code.length; at++)
    for (let six = sixBits(place, code, at); six > 0; six &= six - 1) ones++;
  return ones;
}

/** The order that a code begins with, and the place where the rest begins. */
function readOrder(place: string, text: string, start: number): { order: number; next: number } {
  const digits = text[start] !== '~' ? 1 : text[start + 1] !== '~' ? 3 : 6;
  const first = start + Math.floor(digits / 3);
  let order = 0;
  for (let i = first; i < first + digits; i++) order = 64 * order + sixBits(place, text, i);
  return { order, next: first + digits };
}

/** The six bits of a character. */
export function sixBits(place: string, text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 63 && code <= 126) return code - 63;
  throw strange(place, text, at);
}

/** The error for a character that does not belong where it stands. */
const strange = (place: string, text: string, at: number): InputError =>
  fault(place, 'text', 'codeCharacter', { at: at + 1, got: text[at] });
