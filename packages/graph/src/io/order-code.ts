import { InputError } from '@manaus/core';

/** The order as bytes 63 to 126, as graph6 and sparse6 begin: one byte to 62, four to 258,047, eight to 2^36 - 1. */
export function orderBytes(order: number): number[] {
  if (order <= 62) return [order + 63];
  const digits = order <= 258_047 ? 3 : 6;
  const bytes = Array.from(
    { length: digits },
    (_, i) => (Math.floor(order / 64 ** (digits - 1 - i)) % 64) + 63,
  );
  return digits === 3 ? [126, ...bytes] : [126, 126, ...bytes];
}

/** The order that a code begins with, and the place where the rest begins. */
export function readOrder(
  place: string,
  text: string,
  start: number,
): { order: number; next: number } {
  const digits = text[start] !== '~' ? 1 : text[start + 1] !== '~' ? 3 : 6;
  const first = digits === 1 ? start : digits === 3 ? start + 1 : start + 2;
  let order = 0;
  for (let i = first; i < first + digits; i++) order = 64 * order + sixBits(place, text, i);
  return { order, next: first + digits };
}

/** The six bits of a character. */
export function sixBits(place: string, text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 63 && code <= 126) return code - 63;
  throw new InputError(place, 'text', 'codeCharacter', { at: at + 1, got: text[at] });
}
