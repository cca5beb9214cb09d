import { sum } from '@manaus/core/internals';
import type { Levels, Watch } from '@manaus/graph/search';
import { renamedRank } from '@manaus/kernels/internals';
import { Agenda } from './agenda.js';
import type { ClassesLayout } from './layout.js';
import { type KeptTable, keptTable } from './memory.js';
import type { ClassesEngine, ClassesPool } from './pool.js';
import { withoutRepeats } from './repeats.js';
import { type ClassTask, UNKNOWN } from './runner.js';
import { runnerOf } from './runner-of.js';
import { seedsOf } from './seeds.js';
import { Settled } from './settled.js';
import { startPool } from './start-pool.js';
import { type BoundaryTable, emptyTable, rowOf, settle } from './table.js';

/** The levels of a search by classes, and the number of times that a class was searched. */
export interface ClassesSearch extends Levels {
  readonly searches: number;
}

/**
 * Breadth-first search of a size-ordered tower one class of placements at a time, with the boundary
 * distances of all classes in memory, along the digraph of the layout's rules.
 *
 * Call the k largest discs large and the others small. A large disc moves only if no smaller disc
 * is on its two pegs: then the small discs leave two pegs empty, and the state is one of
 * the *boundary*. While the large discs stand, the small ones play on one graph, the same for all
 * placements that leave them the same room. So every path is a sequence of paths within placements,
 * joined by moves between boundary states, and the distances within a placement follow from those
 * of its boundary states: a state's distance is the least sum of boundary distance and distance
 * within.
 *
 * The table starts unknown but for the sources. A class whose row improved is searched again, which
 * makes its row exact with respect to its own moves, and offers one more across each move of a
 * large disc. Every entry is the length of a path at any time, so never too small; when no row
 * improves any more, no entry is more than one above a neighbor's, so none is too large. Entries
 * only fall, so the search ends, in any order of classes; lowest first takes few searches.
 *
 * What stands in for a class must have distances that the class shares: see the two kinds of
 * `Placements`. The sources must be those that the layout was made for. In free-order towers
 * (London, Oxford) any disc may cover any other, so no set of discs stands still while the others
 * play.
 */
export function searchClasses(
  layout: ClassesLayout,
  sources: readonly number[],
  watch: Watch,
  engine: ClassesEngine,
): ClassesSearch {
  return new Searching(layout, sources, watch).search(engine);
}

/**
 * A class that is being searched, the level for which it was, and the classes that it may improve.
 */
interface Running {
  readonly cls: number;
  readonly level: number;
  readonly behind: ReadonlySet<number>;
  readonly row: Uint16Array;
}

class Searching {
  private readonly seeds: ReadonlyMap<number, readonly number[]>;
  private readonly table: BoundaryTable;
  private readonly memory: KeptTable;
  /** One for each stage. */
  private readonly agendas: readonly Agenda[];
  private readonly running = new Map<number, Running>();
  private readonly busy = new Set<number>();
  /** The number of searches now going on that may improve each class. */
  private readonly ahead: Uint32Array;
  /** Rows of searches that have ended, to be used again. */
  private readonly spare: Uint16Array[] = [];
  private searches = 0;

  constructor(
    private readonly layout: ClassesLayout,
    private readonly sources: readonly number[],
    private readonly watch: Watch,
  ) {
    const { stageOf, count } = layout.placements;
    this.seeds = seedsOf(layout, sources);
    this.table = emptyTable(layout);
    this.memory = keptTable(layout, this.table, sources);
    this.ahead = new Uint32Array(count);
    this.agendas = Array.from({ length: stageOf(count - 1) + 1 }, () => new Agenda());
  }

  search(engine: ClassesEngine): ClassesSearch {
    this.begin();
    this.pushImproved();
    const { layout, sources, table } = this;
    const complete = this.allStages(withoutRepeats(layout, startPool(layout, sources, engine)));
    if (!complete) this.reopen();
    else if (this.watch.keeper?.keepsTable) this.save();
    const spheres = spheresOf(layout, table);
    return {
      spheres,
      reached: sum(spheres),
      complete,
      farthest: { [Symbol.iterator]: () => this.farthest(spheres.length - 1, engine) },
      searches: this.searches,
    };
  }

  /** Searches stage after stage; false if it was stopped. */
  private allStages(pool: ClassesPool): boolean {
    try {
      return this.agendas.every((agenda) => this.stage(agenda, pool));
    } finally {
      pool.end();
    }
  }

  /** Begins where a stored search stopped, or else at the sources. */
  private begin(): void {
    const { table, memory, watch, seeds } = this;
    const kept = watch.keeper?.restore(memory.layout);
    if (kept) memory.load(kept.bytes);
    else for (const cls of seeds.keys()) table.improved[cls] = 0;
  }

  private pushImproved(): void {
    this.table.improved.forEach((level, cls) => {
      if (level !== UNKNOWN) this.push(cls);
    });
  }

  /** Searches classes until none of a stage waits; false if it was stopped. */
  private stage(agenda: Agenda, pool: ClassesPool): boolean {
    const settled = new Settled(this.layout, this.table);
    const onImproved = (cls: number) => {
      this.push(cls);
      settled.update(cls);
    };
    for (;;) {
      this.fill(agenda, pool);
      if (this.running.size === 0) return true;
      const { cls, level } = this.finish(pool, onImproved);
      settled.update(cls);
      this.watch.onLevel?.(settled.states, level);
      if (this.watch.keeper?.due()) this.save();
      if (this.watch.shouldStop?.()) return false;
    }
  }

  /** Starts a search in every free place, as long as classes wait. */
  private fill(agenda: Agenda, pool: ClassesPool): void {
    const { table, busy, ahead } = this;
    const isDue = (cls: number, level: number) => table.improved[cls] === level && !busy.has(cls);
    // What a class that is being searched may improve had better wait.
    const isFree = (cls: number) => ahead[cls] === 0;
    // Again and again: the search of a class may turn out to need no place.
    for (let slots = pool.idle(); slots.length > 0; slots = pool.idle())
      for (const slot of slots) {
        const cls = agenda.take(isDue, isFree);
        if (cls === null) return;
        this.start(slot, cls, pool);
      }
  }

  private start(slot: number, cls: number, pool: ClassesPool): void {
    const doors = this.layout.placements.doorsOf(cls);
    const behind = new Set(doors.map(({ target }) => target));
    const task = this.taskOf(cls);
    this.running.set(slot, { cls, level: this.table.improved[cls], behind, row: task.row });
    this.busy.add(cls);
    for (const other of behind) this.ahead[other]++;
    this.table.improved[cls] = UNKNOWN;
    pool.begin(slot, task);
  }

  private finish(pool: ClassesPool, onImproved: (cls: number) => void): Running {
    const { slot, run, row } = pool.take();
    const ended = this.running.get(slot) as Running;
    this.running.delete(slot);
    this.busy.delete(ended.cls);
    for (const other of ended.behind) this.ahead[other]--;
    this.searches++;
    this.table.runs[ended.cls] = run;
    settle(this.layout, this.table, ended.cls, row, onImproved);
    this.spare.push(ended.row);
    // What improved while it was searched was passed over.
    if (this.table.improved[ended.cls] !== UNKNOWN) this.push(ended.cls);
    return ended;
  }

  private push(cls: number): void {
    this.agendas[this.layout.placements.stageOf(cls)].push(cls, this.table.improved[cls]);
  }

  /** The search of a class from what the table knows of it. */
  private taskOf(cls: number): ClassTask {
    const row = this.spare.pop() ?? new Uint16Array(this.layout.boundary.settings.length);
    row.set(rowOf(this.layout, this.table, cls));
    return { cls, row, seeds: this.seeds.get(cls) ?? [] };
  }

  private save(): void {
    const { memory, running, watch } = this;
    watch.keeper?.save(memory.layout, [], memory.save([...running.values()]));
  }

  /** Classes whose search was broken off wait again. */
  private reopen(): void {
    const { improved } = this.table;
    for (const { cls, level } of this.running.values())
      improved[cls] = Math.min(improved[cls], level);
  }

  /** The ranks at a distance, found by searching again the classes that have some. */
  private *farthest(level: number, { engine }: ClassesEngine): Generator<number> {
    const { placements, settings, smallDiscs } = this.layout;
    const runner = runnerOf(this.layout, engine);
    for (const [cls, run] of this.table.runs.entries()) {
      if (run === null || !(run.widths[level - run.first] > 0)) continue;
      const found = [...runner.at(this.taskOf(cls), level)];
      for (const { placement, image } of placements.membersOf(cls))
        for (const setting of found)
          yield placement * settings + renamedRank(setting, smallDiscs, image);
    }
  }
}

/** The number of states at each distance, up to the first that classes to come may change. */
function spheresOf({ placements }: ClassesLayout, { runs, improved }: BoundaryTable): number[] {
  const spheres: number[] = [];
  runs.forEach((run, cls) => {
    run?.widths.forEach((width, i) => {
      const level = run.first + i;
      while (spheres.length <= level) spheres.push(0);
      spheres[level] += width * placements.sizeOf(cls);
    });
  });
  const open = improved.reduce((least, level) => Math.min(least, level), UNKNOWN);
  return spheres.slice(0, open);
}
