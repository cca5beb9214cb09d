import { type Cell, fillCell, foundIn, makeCell } from './cell.js';
import type { ClassesLayout } from './layout.js';
import { tooDeep } from './plain.js';
import { type ClassRunner, type ClassTask, UNKNOWN } from './runner.js';

/** The search of a class in WebAssembly, up to 64 states a word, in this thread. */
export function compiledRunner(layout: ClassesLayout): ClassRunner {
  const cell = makeCell(layout, false);
  const search = (task: ClassTask, until: number): void => {
    const seeded = fillCell(layout, cell, task);
    if (cell.kernel.run(until, Number(seeded)) !== 0) throw tooDeep(layout.rules);
  };
  return {
    run(task) {
      search(task, UNKNOWN);
      task.row.set(cell.row);
      return foundIn(cell);
    },
    *at(task, level) {
      search(task, level);
      yield* statesOf(cell, level);
    },
  };
}

/** The settings on the plane of a level alone. */
function* statesOf({ planes, wordSize }: Cell, level: number): Generator<number> {
  const [a, b] = level % 2 === 0 ? [0, -1] : [-1, 0];
  for (let word = 0, at = 0; at < planes.length; word++, at += 4)
    for (const half of [0, 1]) {
      const states = (planes[at + half] ^ a) & (planes[at + 2 + half] ^ b);
      for (let bits = states; bits !== 0; bits &= bits - 1)
        yield word * wordSize + 32 * half + 31 - Math.clz32(bits & -bits);
    }
}
