import {
  ERROR_LENGTH,
  listener,
  NAP,
  startAll,
  startWorker,
  terminateAll,
  textOf,
} from '../planes/crew.js';
import { classesModule } from '../wasm/load.js';
import { workClasses } from '../wasm/work-classes.js';
import { type Cell, fillCell, foundIn, makeCell } from './cell.js';
import type { ClassesLayout } from './layout.js';
import { tooDeep } from './plain.js';
import type { ClassesPool } from './pool.js';

/** The orders to a worker and its answers. */
const ORDER = { search: 1, searchWithSources: 2, quit: 3 };
const ANSWER = { none: 0, done: 1, tooDeep: 2, failed: 3 };

/**
 * Workers that search a class each, in a memory that this thread shares with each of them. The
 * caller waits, asleep; nothing here needs its event loop.
 */
export function crewPool(layout: ClassesLayout, workers: number): ClassesPool {
  const cells = Array.from({ length: workers }, () => makeCell(layout, true));
  const lists = {
    flags: new Int32Array(new SharedArrayBuffer(4 * (1 + 2 * workers))),
    words: new Uint16Array(new SharedArrayBuffer(2 * ERROR_LENGTH * workers)),
  };
  const { flags } = lists;
  const module = classesModule(true);
  const crew = startAll(cells, ({ memory }, me) =>
    startWorker(workClasses, { module, memory, me, ...lists }),
  );
  const busy = new Set<number>();
  return {
    idle: () => cells.flatMap((_, slot) => (busy.has(slot) ? [] : [slot])),
    begin(slot, task) {
      const seeded = fillCell(layout, cells[slot], task);
      busy.add(slot);
      flags[2 + 2 * slot] = ANSWER.none;
      give(flags, slot, seeded ? ORDER.searchWithSources : ORDER.search);
    },
    take() {
      const slot = awaitOne(flags, cells, busy);
      const answer = flags[2 + 2 * slot];
      if (answer === ANSWER.tooDeep) throw tooDeep(layout.rules);
      if (answer === ANSWER.failed)
        throw new Error(`scale/search-tower: ${textOf(lists.words, slot)}`);
      busy.delete(slot);
      return { slot, run: foundIn(cells[slot]), row: cells[slot].row };
    },
    end() {
      for (const slot of cells.keys()) give(flags, slot, ORDER.quit);
      terminateAll(crew);
    },
  };
}

/** Gives a worker an order. */
function give(flags: Int32Array, slot: number, order: number): void {
  Atomics.store(flags, 1 + 2 * slot, order);
  Atomics.notify(flags, 1 + 2 * slot);
}

/** Blocks until one of the busy workers has answered. */
function awaitOne(flags: Int32Array, cells: readonly Cell[], busy: ReadonlySet<number>): number {
  const hear = listener();
  for (;;) {
    const ended = Atomics.load(flags, 0);
    for (const slot of busy)
      if (Atomics.load(flags, 2 + 2 * slot) !== ANSWER.none && flags[1 + 2 * slot] === 0)
        return slot;
    if (Atomics.wait(flags, 0, ended, NAP) !== 'timed-out') continue;
    hear(cells.reduce((sum, { told }) => (sum + told[0]) | 0, ended));
  }
}
