import { compileTower, type TowerRules } from '@manaus/core';
import { reverseTower } from '@manaus/kernels/internals';
import { type ClassesLayout, classesLayout } from '../../src/classes/layout.js';
import { plainRunner } from '../../src/classes/plain.js';
import type { ClassesPool } from '../../src/classes/pool.js';
import type { ClassRunner, ClassTask } from '../../src/classes/runner.js';

/** A pool that counts the searches begun. */
export interface CountedPool extends ClassesPool {
  begun: number;
}

/** A pool with some places that ends the search begun first, or last. */
export function poolOf(
  runner: ClassRunner,
  places: number,
  ends: 'first' | 'last' = 'first',
): CountedPool {
  const open: { slot: number; task: ClassTask }[] = [];
  const slots = Array.from({ length: places }, (_, slot) => slot);
  return {
    begun: 0,
    idle: () => slots.filter((slot) => open.every((other) => other.slot !== slot)),
    begin(slot, task) {
      open.push({ slot, task });
      this.begun++;
    },
    take() {
      const ended = ends === 'first' ? open.shift() : open.pop();
      if (ended === undefined) throw new Error('nothing was begun');
      return { slot: ended.slot, run: runner.run(ended.task), row: ended.task.row };
    },
    end() {},
  };
}

export const plainPool = (
  layout: ClassesLayout,
  places: number,
  ends: 'first' | 'last' = 'first',
): CountedPool => poolOf(plainRunner(layout), places, ends);

/** The layout of a search from the goals, against the moves. */
export function layoutOf(
  rules: TowerRules,
  small: number,
  options: { readonly staged?: boolean } = {},
): ClassesLayout {
  const tower = compileTower(rules);
  const layout = classesLayout(reverseTower(tower), tower.goalRanks, small, options);
  if (layout === null) throw new Error('no layout');
  return layout;
}
