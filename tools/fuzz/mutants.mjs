import fc from 'fast-check';

const PIECES = [
  '\0',
  '\u202e',
  '\u001b[2J',
  '💥',
  '\ud800',
  '999999999999',
  '-1',
  '1e309',
  '9007199254740993',
  '[[[[',
  '{',
  '"',
  '__proto__',
  '\n',
  '\r\n',
  '/',
  ',',
  ' ',
  '\t',
  '~~~~~~~',
  '\ufeff',
  'null',
  'constructor',
  '#',
  'S',
  'G',
  'n',
];

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 0, max: 20 }),
  kind: fc.constantFrom('insert', 'remove', 'cut', 'repeat', 'replace'),
  piece: fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 4 })),
});

function changed(text, { at, length, kind, piece }) {
  const place = Math.floor(at * text.length);
  const [before, after] = [text.slice(0, place), text.slice(place)];
  if (kind === 'insert') return before + piece + after;
  if (kind === 'remove') return before + after.slice(length);
  if (kind === 'cut') return before;
  if (kind === 'repeat') return before + after.slice(0, length) + after;
  return before + piece + after.slice(piece.length);
}

/**
 * Texts that are nearly right: one of some good ones after up to three changes.
 *
 * @param {readonly string[]} good
 */
export const mutants = (good) =>
  fc
    .tuple(fc.constantFrom(...good), fc.array(change, { maxLength: 3 }))
    .map(([text, changes]) => changes.reduce(changed, text));

/**
 * The result of a function, `null` if it refuses by an `InputError` of one line; any other error
 * passes.
 *
 * @template T
 * @param {() => T} read
 * @returns {T | null}
 */
export function readOrRefused(read) {
  try {
    return read();
  } catch (error) {
    const isRefused = error instanceof Error && error.name === 'InputError';
    if (isRefused && /^[^\p{Cc}\u2028\u2029]{1,300}$/u.test(error.message)) return null;
    throw error;
  }
}
