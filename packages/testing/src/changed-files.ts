import fc from 'fast-check';

/** The number of changed files that each kind of file is tried with. */
export const CHANGED = 1000;

/**
 * A file that differs from another: cut short, or with a byte changed, added or gone, or a piece
 * twice.
 */
export const changed = (whole: Uint8Array): fc.Arbitrary<Uint8Array> => {
  const at = fc.nat(whole.length - 1);
  const byte = fc.integer({ min: 0, max: 255 });
  const spliced = (from: number, to: number, ...bytes: number[]) =>
    Buffer.concat([whole.subarray(0, from), Buffer.from(bytes), whole.subarray(to)]);
  return fc
    .oneof(
      at.map((length) => Buffer.from(whole.subarray(0, length))),
      fc.tuple(at, byte).map(([i, value]) => spliced(i, i + 1, value)),
      fc.tuple(at, byte).map(([i, value]) => spliced(i, i, value)),
      at.map((i) => spliced(i, i + 1)),
      fc.tuple(at, at).map(([i, j]) => Buffer.concat([whole.subarray(0, i), whole.subarray(j)])),
      digits(whole),
    )
    .filter((bytes) => !Buffer.from(whole).equals(bytes));
};

/** Another digit in place of one: what still reads as a number. */
const digits = (whole: Uint8Array): fc.Arbitrary<Buffer> => {
  const places = [...whole.keys()].filter((i) => whole[i] >= 48 && whole[i] < 58);
  return fc.tuple(fc.constantFrom(...places), fc.integer({ min: 1, max: 9 })).map(([i, more]) => {
    const bytes = Buffer.from(whole);
    bytes[i] = 48 + ((whole[i] - 48 + more) % 10);
    return bytes;
  });
};
