import type { Tower } from '@manaus/core';
import { remembered } from '@manaus/core/internals';
import type { PegImage } from '@manaus/kernels/internals';
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

/** A repeat, and the search whose result it takes. */
interface Twin {
  readonly known: Known;
  readonly repeat: Repeat;
}

/**
 * The most searches that are kept, and the classes for each: they take an eighth of the table at
 * most.
 */
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
 * whose rows differ by a shift of all levels and a renaming of pegs that this graph admits thus
 * differ by the same in all that they find: distances are sums of a level of the row and a distance
 * in the graph. The other sources need not be the same, nor the goal. So the second takes the
 * result of the first. The rows are compared in full, so no digest is trusted.
 *
 * The slots are numbered anew, as a repeat takes none in the pool.
 */
export const withoutRepeats = (layout: ClassesLayout, pool: ClassesPool): ClassesPool =>
  new RepeatFree(layout, pool);

/** A search that goes on in the pool: its slot here, and what is kept of it. */
interface Searching {
  readonly slot: number;
  readonly known: Known | null;
}

class RepeatFree implements ClassesPool {
  private readonly most: number;
  private readonly places: number;
  private readonly renamed: Uint16Array;
  private readonly recent: Known[] = [];
  private readonly searching = new Map<number, Searching>();
  private readonly ready: Twin[] = [];
  /** The renamings by class, found once for each tower of small discs. */
  private readonly groupOf: (cls: number) => readonly PegImage[];
  private slots = 0;

  constructor(
    private readonly layout: ClassesLayout,
    private readonly pool: ClassesPool,
  ) {
    this.most = keptSearches(layout.placements.count);
    this.places = layout.boundary.settings.length;
    this.renamed = new Uint16Array(this.places);
    this.groupOf = remembered((cls) => smallSymmetries(layout, cls), layout.small);
  }

  idle(): number[] {
    return this.ready.length > 0 ? [] : this.pool.idle().map((_, i) => this.slots + i);
  }

  begin(slot: number, task: ClassTask): void {
    this.slots = slot + 1;
    // Sources within a class lie at level 0, which no shift may move.
    const shape = task.seeds.length > 0 ? null : shapeOf(task.row);
    const twin = shape && this.find(slot, task, shape);
    if (twin === null) this.search(slot, task, shape && this.remember(task, shape));
    else if (twin.known.run === null) twin.known.waiting.push(twin.repeat);
    else this.ready.push(twin);
  }

  take(): FinishedClass {
    // Before the end of any search is noted, so what the ready results are made from is still kept.
    const first = this.ready.shift();
    if (first !== undefined) return repeated(this.layout, first, this.renamed);
    const { slot: inner, run, row } = this.pool.take();
    const { slot, known } = this.searching.get(inner) as Searching;
    this.searching.delete(inner);
    if (known !== null) this.note(known, run, row);
    return { slot, run, row };
  }

  end(): void {
    this.pool.end();
  }

  private search(slot: number, task: ClassTask, known: Known | null): void {
    const [inner] = this.pool.idle();
    this.searching.set(inner, { slot, known });
    this.pool.begin(inner, task);
  }

  private find(slot: number, { cls, row }: ClassTask, { low, digest }: RowShape): Twin | null {
    const { boundary, small } = this.layout;
    for (const known of this.recent) {
      if (known.digest !== digest || known.small !== small(cls)) continue;
      const shift = low - known.low;
      const pair = { known: known.before, given: row, shift };
      const images = renamingBetween(pair, boundary, this.groupOf(cls));
      if (images !== null) return { known, repeat: { slot, shift, images } };
    }
    return null;
  }

  /** Keeps a search that begins, in the rows of the oldest one if that has ended. */
  private remember({ cls, row }: ClassTask, shape: RowShape): Known | null {
    const { most, places, recent } = this;
    if (most === 0) return null;
    const oldest = recent.length === most ? recent.shift() : undefined;
    const before = oldest?.run ? oldest.before : new Uint16Array(places);
    const after = oldest?.run ? oldest.after : new Uint16Array(places);
    before.set(row);
    const small = this.layout.small(cls);
    const known: Known = { ...shape, small, before, after, run: null, waiting: [] };
    recent.push(known);
    return known;
  }

  /** Notes the end of a search; those that waited for it are ready. */
  private note(known: Known, run: ClassRun, row: Uint16Array): void {
    known.run = run;
    known.after.set(row);
    for (const repeat of known.waiting.splice(0)) this.ready.push({ known, repeat });
  }
}

/** The result of a search for its repeat, in the row `renamed`. */
function repeated(
  { rules }: ClassesLayout,
  { known: { run, after }, repeat: { slot, shift, images } }: Twin,
  renamed: Uint16Array,
): FinishedClass {
  const { first, widths } = run as ClassRun;
  if (first + shift + widths.length > UNKNOWN) throw tooDeep(rules);
  after.forEach((level, place) => {
    renamed[images[place]] = level === UNKNOWN ? UNKNOWN : level + shift;
  });
  return { slot, run: { first: first + shift, widths }, row: renamed };
}
