import type { Tower } from '@manaus/core';
import type { PegImage } from '../symmetry/renamed-rank.js';
import type { ClassesLayout } from './layout.js';
import { tooDeep } from './plain.js';
import type { ClassesPool, FinishedClass } from './pool.js';
import { type RowShape, renamingBetween, shapeOf, smallSymmetries } from './row-shape.js';
import { type ClassRun, type ClassTask, UNKNOWN } from './runner.js';

/** A search that was begun, what it was begun from, and what it found when it has ended. */
interface Known extends RowShape {
  readonly small: Tower;
  readonly before: Uint16Array;
  readonly after: Uint16Array;
  run: ClassRun | null;
  /** Searches that need not be made, and wait for the end of this one. */
  readonly waiting: Repeat[];
}

/** A search whose result is that of another, shifted and renamed. */
interface Repeat {
  readonly slot: number;
  readonly shift: number;
  /** The place in its row of each place in the row of that search. */
  readonly images: Uint32Array;
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
  const places = layout.boundary.settings.length;
  const renamed = new Uint16Array(places);
  const recent: Known[] = [];
  const searching = new Map<number, { readonly slot: number; readonly known: Known | null }>();
  const ready: { readonly known: Known; readonly repeat: Repeat }[] = [];
  const groupOf = remembered((cls) => smallSymmetries(layout, cls), layout);
  let slots = 0;

  /** Keeps a search that begins, in the rows of the oldest one if that has ended. */
  const remember = ({ cls, row }: ClassTask, shape: RowShape): Known | null => {
    if (most === 0) return null;
    const oldest = recent.length === most ? recent.shift() : undefined;
    const before = oldest?.run ? oldest.before : new Uint16Array(places);
    const after = oldest?.run ? oldest.after : new Uint16Array(places);
    before.set(row);
    const small = layout.small(cls);
    const known: Known = { ...shape, small, before, after, run: null, waiting: [] };
    recent.push(known);
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
      const pair = { known: known.before, given: row, shift };
      const images = renamingBetween(pair, layout.boundary, groupOf(cls));
      if (images !== null) return { known, repeat: { slot, shift, images } };
    }
    return null;
  };

  return {
    idle: () => (ready.length > 0 ? [] : pool.idle().map((_, i) => slots + i)),
    begin(slot, task) {
      slots = slot + 1;
      // Sources within a class lie at level 0, which no shift may move.
      if (task.seeds.length > 0) return search(slot, task, null);
      const shape = shapeOf(task.row);
      const twin = find(slot, task, shape);
      if (twin === null) search(slot, task, remember(task, shape));
      else if (twin.known.run === null) twin.known.waiting.push(twin.repeat);
      else ready.push(twin);
    },
    take() {
      // Before the end of any search is noted, so what the ready results are made from is still kept.
      const first = ready.shift();
      if (first !== undefined) return repeated(layout, first.known, first.repeat, renamed);
      const { slot: inner, run, row } = pool.take();
      const { slot, known } = searching.get(inner) as { slot: number; known: Known | null };
      searching.delete(inner);
      if (known !== null) {
        known.run = run;
        known.after.set(row);
        for (const repeat of known.waiting.splice(0)) ready.push({ known, repeat });
      }
      return { slot, run, row };
    },
    end: () => pool.end(),
  };
}

/** The result of a search for its repeat, in the row `renamed`. */
function repeated(
  { rules }: ClassesLayout,
  { run, after }: Known,
  { slot, shift, images }: Repeat,
  renamed: Uint16Array,
): FinishedClass {
  const { first, widths } = run as ClassRun;
  if (first + shift + widths.length > UNKNOWN) throw tooDeep(rules);
  after.forEach((level, place) => {
    renamed[images[place]] = level === UNKNOWN ? UNKNOWN : level + shift;
  });
  return { slot, run: { first: first + shift, widths }, row: renamed };
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
