import { csvFormatRows } from 'd3-dsv';

/** A cell of a merged sweep. */
type Cell = string | number | boolean | null;

/** A column of a merged sweep: its cells are of one type, or `null`. */
export interface Column {
  readonly name: string;
  readonly type: 'STRING' | 'BOOLEAN' | 'INT64' | 'DOUBLE';
  readonly cells: readonly Cell[];
}

/**
 * Rows as columns, in the order in which their names first appear; lists and objects become JSON
 * text.
 */
export function columnsOf(rows: readonly Row[]): Column[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.map((name) => {
    const cells = rows.map((row) => {
      const value = row[name];
      if (value === undefined || value === null) return null;
      return typeof value === 'object' ? JSON.stringify(value) : (value as Cell);
    });
    const type = typeOf(cells);
    return { name, type, cells: type === 'STRING' ? known(cells, String) : cells };
  });
}

type Row = Readonly<Record<string, unknown>>;

/** The cells with their values converted; those that are `null` stay. */
const known = <T>(cells: readonly Cell[], convert: (cell: NonNullable<Cell>) => T) =>
  cells.map((cell) => (cell === null ? null : convert(cell)));

function typeOf(cells: readonly Cell[]): Column['type'] {
  const present = cells.filter((cell) => cell !== null);
  const all = (test: (cell: Cell) => boolean) => present.length > 0 && present.every(test);
  if (all((cell) => typeof cell === 'boolean')) return 'BOOLEAN';
  if (all((cell) => Number.isSafeInteger(cell))) return 'INT64';
  return all((cell) => typeof cell === 'number') ? 'DOUBLE' : 'STRING';
}

/** Columns as comma-separated values (RFC 4180, line feeds); `null` is an empty cell. */
export function csvOf(columns: readonly Column[]): string {
  const lists = columns.map(({ name, cells }) => [
    name,
    ...cells.map((cell) => String(cell ?? '')),
  ]);
  return `${csvFormatRows(transposed(lists))}\n`;
}

/** Lists of one length as rows: the first entries of all, the second ones and so on. */
const transposed = (lists: readonly string[][]): string[][] =>
  (lists[0] ?? []).map((_, row) => lists.map((list) => list[row]));

/** Columns as a Parquet file, with the names and values to be stored beside them. */
export async function parquetOf(
  columns: readonly Column[],
  about: Readonly<Record<string, string>>,
): Promise<Uint8Array> {
  // Loaded here, because only this needs it.
  const { parquetWriteBuffer } = await import('hyparquet-writer');
  const columnData = columns.map(({ name, type, cells }) => ({
    name,
    type,
    data: type === 'INT64' ? known(cells, BigInt) : [...cells],
  }));
  const kvMetadata = Object.entries(about).map(([key, value]) => ({ key, value }));
  return new Uint8Array(parquetWriteBuffer({ columnData, kvMetadata, createdBy: 'manaus' }));
}
