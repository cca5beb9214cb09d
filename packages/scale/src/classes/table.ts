import type { ClassesLayout } from './layout.js';
import { type ClassRun, UNKNOWN } from './runner.js';

/**
 * The boundary distances of all classes, each an upper bound that some path has, and what the last
 * search of each class found.
 */
export interface BoundaryTable {
  readonly rows: (Uint16Array | null)[];
  /** The lowest entry of a class that improved since its last search; `UNKNOWN` if none did. */
  readonly improved: Uint16Array;
  readonly runs: (ClassRun | null)[];
}

export function emptyTable({ placements: { count } }: ClassesLayout): BoundaryTable {
  return {
    rows: new Array<null>(count).fill(null),
    improved: new Uint16Array(count).fill(UNKNOWN),
    runs: new Array<null>(count).fill(null),
  };
}

/** The row of a class, which is made when it is first asked for. */
export function rowOf({ boundary }: ClassesLayout, table: BoundaryTable, cls: number): Uint16Array {
  const row = table.rows[cls] ?? new Uint16Array(boundary.settings.length).fill(UNKNOWN);
  table.rows[cls] = row;
  return row;
}

/**
 * Takes over what a search of a class found, and offers one move more to every class behind its
 * doors; `onImproved` is called with each that gained.
 */
export function settle(
  layout: ClassesLayout,
  table: BoundaryTable,
  cls: number,
  found: Uint16Array,
  onImproved: (cls: number) => void,
): void {
  const { boundary, placements } = layout;
  const row = rowOf(layout, table, cls);
  for (let place = 0; place < row.length; place++) row[place] = Math.min(row[place], found[place]);
  for (const { pegs, target, image } of placements.doorsOf(cls)) {
    const low = offer(
      row,
      boundary.avoiding(...pegs),
      boundary.renamed(image),
      rowOf(layout, table, target),
    );
    if (low >= table.improved[target]) continue;
    table.improved[target] = low;
    onImproved(target);
  }
}

/** Lowers entries of a row to one more than those of another; the lowest that it changed. */
function offer(
  from: Uint16Array,
  places: Uint32Array,
  renamed: Uint32Array,
  to: Uint16Array,
): number {
  let low = UNKNOWN;
  for (let i = 0; i < places.length; i++) {
    const level = from[places[i]] + 1;
    const there = renamed[places[i]];
    if (level >= to[there]) continue;
    to[there] = level;
    low = Math.min(low, level);
  }
  return low;
}
