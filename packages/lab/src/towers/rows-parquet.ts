import { columnsOf, parquetOf } from './columns.js';
import type { MoveRow, StateRow } from './state-table.js';

/**
 * Rows of states or of moves as a Parquet file, which pandas, R, DuckDB and Arrow read; a `null` is
 * no value there.
 *
 * @example
 * ```ts
 * (await rowsParquet(stateRows(storeTower(hanoi(1))))).subarray(0, 4); // => Uint8Array.of(80, 65, 82, 49)
 * ```
 */
export const rowsParquet = (rows: readonly (StateRow | MoveRow)[]): Promise<Uint8Array> =>
  parquetOf(columnsOf(rows.map((row) => ({ ...row }))), {});
