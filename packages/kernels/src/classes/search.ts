import type { Levels, Watch } from '@manaus/graph/kernel-support';
import { renamedRank } from '../planes/classes.js';
import { Agenda } from './agenda.js';
import type { ClassesLayout } from './layout.js';
import { keptTable } from './memory.js';
import { type ClassesEngine, runnerOf, startPool } from './pool.js';
import { type ClassTask, UNKNOWN } from './runner.js';
import { type BoundaryTable, emptyTable, rowOf, settle } from './table.js';

/** The levels of a search, and the boundary table at its end. */
export interface ClassesSearch extends Levels {
  readonly table: BoundaryTable;
  /** The number of times that a class was searched. */
  readonly searches: number;
}

/** A class that is being searched, the level for which it was, and the classes that it may improve. */
interface Running {
  readonly cls: number;
  readonly level: number;
  readonly behind: ReadonlySet<number>;
}

/**
 * Breadth-first search of a size-ordered tower one class of placements at a time, with the boundary
 * distances of all classes in memory, along the digraph of the layout's rules.
 *
 * Call the k largest discs large and the others small. A large disc moves only if no smaller disc is
 * on its two pegs: then the small discs leave two pegs empty, and the state is one of the
 * *boundary*. While the large discs stand, the small ones play on one graph, the same for all
 * placements that leave them the same room. So every path is a sequence of paths within placements,
 * joined by moves between boundary states, and the distances within a placement follow from those of
 * its boundary states: a state's distance is the least of boundary distance plus distance within.
 *
 * The table starts unknown but for the sources. A class whose row improved is searched again, which
 * makes its row exact with respect to its own moves, and offers one more across each move of a large
 * disc. Every entry is the length of a path at any time, so never too small; when no row improves any
 * more, no entry is more than one above a neighbor's, so none is too large. Entries only fall, so the
 * search ends, in any order of classes; lowest first takes few searches.
 *
 * What stands in for a class must have distances that the class shares: see the two kinds of
 * {@link Placements}. The sources must be those that the layout was made for.
 */
export function searchClasses(
  layout: ClassesLayout,
  sources: readonly number[],
  { onLevel, shouldStop, keeper }: Watch,
  engine: ClassesEngine,
): ClassesSearch {
  const { placements, settings } = layout;
  const seeds = seedsOf(layout, sources);
  const table = emptyTable(layout);
  const stages = placements.count === 0 ? 0 : placements.stageOf(placements.count - 1) + 1;
  const agendas = Array.from({ length: stages }, () => new Agenda());
  const push = (cls: number) => agendas[placements.stageOf(cls)].push(cls, table.improved[cls]);
  const memory = keptTable(layout, table, sources);
  const kept = keeper?.restore(memory.layout) ?? null;
  if (kept !== null) memory.load(kept.bytes);
  else for (const cls of seeds.keys()) table.improved[cls] = 0;
  table.improved.forEach((level, cls) => {
    if (level !== UNKNOWN) push(cls);
  });
  const running = new Map<number, Running>();
  const busy = new Set<number>();
  const isDue = (cls: number, level: number) => table.improved[cls] === level && !busy.has(cls);
  /** What a class that is being searched may improve had better wait. */
  const isFree = (cls: number) => ![...running.values()].some(({ behind }) => behind.has(cls));
  const pool = startPool(layout, engine);
  let searches = 0;
  let known = 0;
  let complete = true;
  try {
    for (let stage = 0; stage < stages; ) {
      for (const slot of pool.idle()) {
        const cls = agendas[stage].take(isDue, isFree);
        if (cls === null) break;
        const level = table.improved[cls];
        table.improved[cls] = UNKNOWN;
        const behind = new Set(placements.doorsOf(cls).map(({ target }) => target));
        running.set(slot, { cls, level, behind });
        busy.add(cls);
        pool.begin(slot, taskOf(layout, table, seeds, cls));
      }
      if (running.size === 0) {
        stage++;
        continue;
      }
      const { slot, run, row } = pool.take();
      const { cls, level } = running.get(slot) as Running;
      running.delete(slot);
      busy.delete(cls);
      searches++;
      if (table.runs[cls] === null) known += settings * placements.sizeOf(cls);
      table.runs[cls] = run;
      settle(layout, table, cls, row, push);
      // What improved while it was searched was passed over.
      if (table.improved[cls] !== UNKNOWN) push(cls);
      onLevel?.(known, level);
      const stopped = shouldStop?.() ?? false;
      if (!stopped && !keeper?.due()) continue;
      if (keeper?.due()) keeper.save(memory.layout, [], memory.save([...running.values()]));
      if (!stopped) continue;
      complete = false;
      for (const { cls: open, level: at } of running.values())
        table.improved[open] = Math.min(table.improved[open], at);
      break;
    }
  } finally {
    pool.end();
  }
  const spheres = spheresOf(layout, table);
  return {
    spheres,
    reached: spheres.reduce((sum, width) => sum + width, 0),
    complete,
    farthest: {
      [Symbol.iterator]: () => farthest(layout, table, seeds, spheres.length - 1, engine.engine),
    },
    table,
    searches,
  };
}

/** The sources by class, as settings of the small discs of the stored placement. */
export function seedsOf(
  { placements, settings }: ClassesLayout,
  sources: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const seeds = new Map<number, number[]>();
  for (const rank of sources) {
    const placement = Math.floor(rank / settings);
    const { cls } = placements.locate(placement);
    if (placements.placementOf(cls) !== placement) continue;
    const known = seeds.get(cls) ?? [];
    known.push(rank - placement * settings);
    seeds.set(cls, known);
  }
  return seeds;
}

/** The search of a class from what the table knows of it. */
export const taskOf = (
  layout: ClassesLayout,
  table: BoundaryTable,
  seeds: ReadonlyMap<number, readonly number[]>,
  cls: number,
): ClassTask => ({ cls, row: rowOf(layout, table, cls).slice(), seeds: seeds.get(cls) ?? [] });

/** The states at each distance, of which those below the lowest entry to come are final. */
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

/** The ranks at a distance, found by searching again the classes that have some. */
function* farthest(
  layout: ClassesLayout,
  table: BoundaryTable,
  seeds: ReadonlyMap<number, readonly number[]>,
  level: number,
  engine: 'ts' | 'wasm',
): Generator<number> {
  const { placements, settings, smallDiscs } = layout;
  const runner = runnerOf(layout, engine);
  for (const [cls, run] of table.runs.entries()) {
    if (run === null || !(run.widths[level - run.first] > 0)) continue;
    const found = [...runner.at(taskOf(layout, table, seeds, cls), level)];
    for (const { placement, image } of placements.membersOf(cls))
      for (const setting of found)
        yield placement * settings + renamedRank(setting, smallDiscs, image);
  }
}
