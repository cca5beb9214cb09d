import type { WasmMemory } from './load.js';

type Table = Int32Array | Uint32Array | Uint8Array;

/** The address of the header, and that of the tables after it. */
const HEADER = 1024;
const TABLES = 2048;

/** The next address at which something may begin. */
export const aligned = (bytes: number): number => Math.ceil(bytes / 64) * 64;

/** The addresses of tables that lie one after another, and where they end. */
export function tableAddresses(tables: readonly Table[]): { offsets: number[]; end: number } {
  const offsets: number[] = [];
  let end = TABLES;
  for (const table of tables) {
    offsets.push(end);
    end = aligned(end + table.byteLength);
  }
  return { offsets, end };
}

/** Writes the header of a kernel, and its tables at their addresses. */
export function writeTables(
  { buffer }: WasmMemory,
  header: readonly number[],
  tables: readonly Table[],
  offsets: readonly number[],
): void {
  tables.forEach((table, i) => {
    new Uint8Array(buffer, offsets[i], table.byteLength).set(
      new Uint8Array(table.buffer, table.byteOffset, table.byteLength),
    );
  });
  new Uint32Array(buffer, HEADER, 256).set(header);
}
