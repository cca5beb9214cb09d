import { classesKernel } from '../wasm/load.js';
import { closeClass, makeCell } from './cell.js';
import type { ClassesLayout } from './layout.js';
import { tooDeep } from './plain.js';
import { type ClassRunner, type ClassTask, UNKNOWN } from './runner.js';

/** The search of a class in WebAssembly, 64 states a word. */
export function compiledRunner(layout: ClassesLayout): ClassRunner {
  const cell = makeCell(layout, false);
  const kernel = classesKernel(cell.memory, false);
  const search = ({ cls, row, seeds }: ClassTask, until: number): void => {
    kernel.clear();
    closeClass(layout, cls, cell.planes);
    for (const setting of seeds)
      kernel.seed(Math.floor(setting / cell.wordSize) * 64 + (setting % cell.wordSize));
    cell.row.set(row);
    if (kernel.run(until) !== 0) throw tooDeep(layout.rules);
  };
  return {
    run(task) {
      search(task, UNKNOWN);
      task.row.set(cell.row);
      return {
        first: kernel.firstLevel(),
        widths: cell.widths.slice(0, kernel.levelCount()),
      };
    },
    *at(task, level) {
      search(task, level);
      const [a, b] = level % 2 === 0 ? [0, -1] : [-1, 0];
      const { planes, wordSize } = cell;
      for (let word = 0, at = 0; at < planes.length; word++, at += 4)
        for (const half of [0, 1]) {
          const states = (planes[at + half] ^ a) & (planes[at + 2 + half] ^ b);
          for (let bits = states; bits !== 0; bits &= bits - 1)
            yield word * wordSize + 32 * half + 31 - Math.clz32(bits & -bits);
        }
    },
  };
}
