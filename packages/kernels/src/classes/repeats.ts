import type { Tower } from '@manaus/core';
import type { PegImage } from '../planes/classes.js';
import type { ClassesLayout } from './layout.js';
import { tooDeep } from './plain.js';
import type { ClassesPool, FinishedClass } from './pool.js';
import { type RowShape, renamingBetween, shapeOf, smallSymmetries } from './row-shape.js';
import { type ClassTask, UNKNOWN } from './runner.js';

/** A search that was begun, what it was begun from, and what it found when it has ended. */
interface Known extends RowShape {
  readonly small: Tower;
  readonly row: Uint16Array;
  found: FinishedClass | null;
  /** Searches that need not be made, and wait for the end of this one. */
  readonly waiting: Repeat[];
}

/** A search whose result is that of another, shifted and renamed. */
interface Repeat {
  readonly slot: number;
  readonly shift: number;
  readonly places: Uint32Array;
}

/** The most searches that are kept, and the classes for each: they take an eighth of the table at most. */
const MOST_KEPT = 64;
const CLASSES_A_SEARCH = 16;

/** The number of searches whose results are kept. */
const keptSearches = (classes: number): number =>
  Math.min(MOST_KEPT, Math.floor(classes / CLASSES_A_SEARCH));

/** The bytes of the searches that are kept: of each the row before and the row after. */
export const repeatsBytes = (classes: number, places: number): number =>
  keptSearches(classes) * 4 * places;

/**
 * A pool that does not search again what was searched a short time ago, or is being searched.
 *
 * The small discs of all classes that leave them the same room play on one graph. Two searches
 * whose rows differ by a shift of all levels and a renaming of pegs that this graph admits thus differ by
 * the same in all that they find: distances are sums of a level of the row and a distance in
 * the graph. The other sources need not be the same, nor the goal. So the second takes the result of the first.
 * The rows are compared in full, so no digest is trusted.
 *
 * The slots are numbered anew, as a repeat takes none in the pool.
 */
export function withoutRepeats(layout: ClassesLayout, pool: ClassesPool): ClassesPool {
  const most = keptSearches(layout.placements.count);
  const recent: Known[] = [];
  const searching = new Map<number, { readonly slot: number; readonly known: Known | null }>();
  const ready: FinishedClass[] = [];
  const groupOf = remembered((cls) => smallSymmetries(layout, cls), layout);
  let slots = 0;

  const remember = (known: Known): Known => {
    recent.push(known);
    if (recent.length > most) recent.shift();
    return known;
  };
  const search = (slot: number, task: ClassTask, known: Known | null): void => {
    const [inner] = pool.idle();
    searching.set(inner, { slot, known });
    pool.begin(inner, task);
  };
  const find = (slot: number, { cls, row }: ClassTask, { low, digest }: RowShape) => {
    for (const known of recent) {
      if (known.digest !== digest || known.small !== layout.small(cls)) continue;
      const shift = low - known.low;
      const pair = { known: known.row, given: row, shift };
      const places = renamingBetween(pair, layout.boundary, groupOf(cls));
      if (places !== null) return { known, repeat: { slot, shift, places } };
    }
    return null;
  };
  const answer = ({ found }: Known, repeat: Repeat): void => {
    if (found !== null) ready.push(repeated(layout, found, repeat));
  };

  return {
    idle: () => (ready.length > 0 ? [] : pool.idle().map((_, i) => slots + i)),
    begin(slot, task) {
      slots = slot + 1;
      // Sources within a class lie at level 0, which no shift may move.
      if (task.seeds.length > 0) return search(slot, task, null);
      const shape = shapeOf(task.row);
      const twin = find(slot, task, shape);
      if (twin === null) {
        const start = { small: layout.small(task.cls), row: task.row.slice() };
        search(slot, task, remember({ ...shape, ...start, found: null, waiting: [] }));
      } else if (twin.known.found === null) twin.known.waiting.push(twin.repeat);
      else answer(twin.known, twin.repeat);
    },
    take() {
      const first = ready.shift();
      if (first !== undefined) return first;
      const found = pool.take();
      const { slot, known } = searching.get(found.slot) as { slot: number; known: Known | null };
      searching.delete(found.slot);
      if (known !== null) {
        known.found = found;
        for (const repeat of known.waiting.splice(0)) answer(known, repeat);
      }
      return { ...found, slot };
    },
    end: () => pool.end(),
  };
}

/** The result of a search for its repeat. */
function repeated(
  { rules }: ClassesLayout,
  { run, row }: FinishedClass,
  { slot, shift, places }: Repeat,
): FinishedClass {
  const first = run.first + shift;
  if (first + run.widths.length > UNKNOWN) throw tooDeep(rules);
  const renamed = new Uint16Array(row.length).fill(UNKNOWN);
  row.forEach((level, place) => {
    if (level !== UNKNOWN) renamed[places[place]] = level + shift;
  });
  return { slot, run: { first, widths: run.widths }, row: renamed };
}

/** The renamings by class, found once for each tower of small discs. */
function remembered(
  groupOf: (cls: number) => readonly PegImage[],
  layout: ClassesLayout,
): (cls: number) => readonly PegImage[] {
  const known = new Map<Tower, readonly PegImage[]>();
  return (cls) => {
    const small = layout.small(cls);
    const group = known.get(small) ?? groupOf(cls);
    known.set(small, group);
    return group;
  };
}
