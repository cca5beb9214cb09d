const PIECE = 2 ** 20;

/** The bytes of a list, where they lie. */
export const bytesOf = (list: Uint32Array | Int32Array): Uint8Array =>
  new Uint8Array(list.buffer, list.byteOffset, list.byteLength);

/** Bytes in pieces of at most 1 MiB. */
export function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

/** Reads as many numbers as are asked for. */
export function readNumbers(read: (target: Uint8Array) => void, count: number): Uint32Array {
  const numbers = new Uint32Array(count);
  read(bytesOf(numbers));
  return numbers;
}

/** Fills one list after another from pieces, however these are cut. */
export function reader(bytes: Iterable<Uint8Array>): (target: Uint8Array) => void {
  const iterator = bytes[Symbol.iterator]();
  let rest: Uint8Array = new Uint8Array(0);
  return (target) => {
    for (let filled = 0; filled < target.length; ) {
      if (rest.length === 0) rest = iterator.next().value as Uint8Array;
      const part = rest.subarray(0, target.length - filled);
      target.set(part, filled);
      filled += part.length;
      rest = rest.subarray(part.length);
    }
  };
}
