import { InputError } from '@manaus/core';

/** Bytes that the rows may take together. */
const MOST_BYTES = 2 ** 30;
/** Rows that a map of the engine holds with room to spare. */
const MOST_ROWS = 2 ** 23;

/**
 * The memory of a level, such as which bridges are closed: rows of entries from 0 to 3, numbered so
 * that equal rows have one number.
 */
export interface Memories {
  /** The number of a row, a new one where it is new. */
  numberOf(row: Uint8Array): number;
  /** An entry of the row with a number. */
  at(memory: number, entry: number): number;
  /** A copy of the row with a number. */
  row(memory: number): Uint8Array;
}

/** Numbers rows of one length in the order in which they come, up to a limit. */
export function memories(length: number, most: number): Memories {
  const numbers = new Map<string, number>();
  let rows = new Uint8Array(Math.max(64, length * 16));
  const numberOf = (row: Uint8Array) => {
    const key = keyOf(row);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const memory = numbers.size;
    if (memory >= Math.min(most, MOST_ROWS) || (memory + 1) * length > MOST_BYTES)
      throw new InputError('blocks/packed', 'states of switches and floor', 'moreStates', {
        most: memory,
      });
    if ((memory + 1) * length > rows.length) rows = grown(rows);
    rows.set(row, memory * length);
    numbers.set(key, memory);
    return memory;
  };
  return {
    numberOf,
    at: (memory, entry) => rows[memory * length + entry],
    row: (memory) => rows.slice(memory * length, (memory + 1) * length),
  };
}

/** Eight entries a character. */
function keyOf(row: Uint8Array): string {
  let key = '';
  for (let from = 0; from < row.length; from += 8) {
    let code = 0;
    for (let i = from; i < from + 8; i++) code = (code << 2) | (row[i] ?? 0);
    key += String.fromCharCode(code & 0xffff);
  }
  return key;
}

function grown(rows: Uint8Array): Uint8Array<ArrayBuffer> {
  const longer = new Uint8Array(rows.length * 2);
  longer.set(rows);
  return longer;
}
