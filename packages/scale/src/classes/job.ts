import { compileTower, InputError, requireInteger, type TowerRules } from '@manaus/core';
import { requireOneOf, requireShape } from '@manaus/core/internals';
import { requireRanks } from '@manaus/graph/search';
import { classesLayout } from './layout.js';
import type { ClassRunner } from './runner.js';
import { runnerOf } from './runner-of.js';

const place = 'scale/class-runner';

/** A search by classes as data, from which another process can search a class. */
export interface ClassesJob {
  readonly discs: number;
  readonly capacities: readonly number[];
  /** The digraph along which the search goes. */
  readonly moves: readonly (readonly boolean[])[];
  readonly sources: readonly number[];
  readonly smallDiscs: number;
  readonly engine: 'ts' | 'wasm';
  /** The settings of the small discs in a class. */
  readonly settings: number;
  /** The length of a row. */
  readonly places: number;
  /** The number of classes. */
  readonly classes: number;
  /** The memory that the search of a class takes, in bytes. */
  readonly bytes: number;
}

/**
 * The searcher of the classes of a job. It holds no state between two classes: a class searched
 * twice, here or elsewhere, gives the same twice.
 *
 * @example
 * ```ts
 * const moves = [0, 1, 2, 3].map((from) => [0, 1, 2, 3].map((to) => from !== to));
 * const rules = { discs: 3, capacities: [3, 3, 3, 3], moves, sources: [0] };
 * const sizes = { settings: 16, places: 16, classes: 2, bytes: 32 };
 * const runner = classRunner({ ...rules, ...sizes, smallDiscs: 2, engine: 'ts' });
 * [...runner.run({ cls: 0, row: new Uint16Array(16).fill(65535), seeds: [0] }).widths]; // => [1, 3, 6, 6]
 * ```
 */
export function classRunner(job: ClassesJob): ClassRunner {
  const { discs, capacities, moves, sources, smallDiscs, engine } = requireShape(
    place,
    'job',
    job,
    ['discs', 'capacities', 'moves', 'sources', 'smallDiscs', 'engine'],
  );
  const rules: TowerRules = {
    name: 'Classes',
    symbol: 'C',
    discs,
    capacities,
    moves,
    stacking: 'sorted',
    goals: [],
  };
  const tower = compileTower(rules);
  requireRanks(place, 'sources', tower.codec, sources);
  requireInteger(place, 'smallDiscs', smallDiscs, 1, discs - 1);
  requireOneOf(place, 'engine', ['ts', 'wasm'], engine);
  const layout = classesLayout(tower, sources, smallDiscs);
  if (layout === null)
    throw new InputError(place, 'pegs', 'between', { least: 3, most: 8, got: capacities.length });
  return runnerOf(layout, engine);
}
