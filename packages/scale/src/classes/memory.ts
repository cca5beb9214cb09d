import type { Tower } from '@manaus/core';
import { bytesOf, pieces, reader, readNumbers } from '@manaus/graph/search';
import { searchName } from '../shared/search-name.js';
import type { ClassesLayout } from './layout.js';
import { type BoundaryTable, emptyTable, rowOf } from './table.js';

/** A boundary table as bytes; classes that are being searched are stored as not yet searched. */
export interface KeptTable {
  /** Names the rules, the sources and how the bytes lie. */
  readonly layout: string;
  save(running: readonly { readonly cls: number; readonly level: number }[]): Iterable<Uint8Array>;
  load(bytes: Iterable<Uint8Array>): void;
}

const HEAD = 4;

/** The name of a table, which needs no layout. */
export function tableName(rules: Tower, sources: readonly number[], smallDiscs: number): string {
  const large = rules.discs - smallDiscs;
  return searchName(`classes of ${smallDiscs}+${large} discs`, rules, sources);
}

/**
 * The table as bytes: for each class, in turn, a head (level to search from, 1 if it has a row,
 * first level and number of levels found), the row, and the widths.
 */
export function keptTable(
  layout: ClassesLayout,
  table: BoundaryTable,
  sources: readonly number[],
): KeptTable {
  const { rules, smallDiscs, placements } = layout;
  return {
    layout: tableName(rules, sources, smallDiscs),
    *save(running) {
      const open = table.improved.slice();
      for (const { cls, level } of running) open[cls] = Math.min(open[cls], level);
      for (let cls = 0; cls < placements.count; cls++) yield* savedClass(table, cls, open[cls]);
    },
    load(bytes) {
      const read = reader(bytes);
      Object.assign(table, emptyTable(layout));
      for (let cls = 0; cls < placements.count; cls++) loadClass(layout, table, cls, read);
    },
  };
}

function* savedClass(table: BoundaryTable, cls: number, open: number): Generator<Uint8Array> {
  const row = table.rows[cls];
  const run = table.runs[cls];
  yield bytesOf(Uint32Array.of(open, row ? 1 : 0, run?.first ?? 0, run?.widths.length ?? 0));
  if (row) yield* pieces(new Uint8Array(row.slice().buffer));
  if (run) yield* pieces(bytesOf(run.widths));
}

function loadClass(
  layout: ClassesLayout,
  table: BoundaryTable,
  cls: number,
  read: (target: Uint8Array) => void,
): void {
  const [level, hasRow, first, levels] = readNumbers(read, HEAD);
  table.improved[cls] = level;
  if (hasRow === 1) read(new Uint8Array(rowOf(layout, table, cls).buffer));
  if (levels > 0) table.runs[cls] = { first, widths: readNumbers(read, levels) };
}
