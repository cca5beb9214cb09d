import { InputError } from '@manaus/core';

/** The most levels of a search: an array holds a few more numbers. */
const MOST_LEVELS = 100_000_000;

/** Adds the width of a level; throws an {@link InputError} where there are too many. */
export function addLevel(place: string, widths: number[], width: number, most = MOST_LEVELS): void {
  if (widths.length === most)
    throw new InputError(place, 'levels', 'atMostOf', { n: most, of: 'numbers', got: 'more' });
  widths.push(width);
}

/** The result of a kernel: the width of every level, and the ranks of the last one, each once. */
export interface Levels {
  readonly spheres: readonly number[];
  readonly reached: number;
  /** True if the search was completed. */
  readonly complete: boolean;
  readonly farthest: Iterable<number>;
}

/** The callbacks of a search. */
export interface Watch {
  /** Called after every level with the number of states reached and the level. */
  readonly onLevel?: (reached: number, level: number) => void;
  /**
   * Asked after every level, and by some kernels within a long one; `true` ends the search with
   * that level.
   */
  readonly shouldStop?: () => boolean;
  /** Keeps the search between two levels, so that it can go on after it was killed. */
  readonly keeper?: Keeper;
}

/** A store of unfinished searches. */
export interface Keeper {
  /**
   * The stored search with this layout; `null` if nothing is stored. Throws if a search with
   * another layout is stored.
   */
  restore(
    layout: string,
  ): { readonly spheres: readonly number[]; readonly bytes: Iterable<Uint8Array> } | null;
  /** True if the search should be stored now; called after every level. */
  due(): boolean;
  /** True if a boundary table is stored at the end of the search too. */
  readonly keepsTable?: boolean;
  /** Keeps a search; the pieces are taken one by one, each before the next is made. */
  save(layout: string, spheres: readonly number[], bytes: Iterable<Uint8Array>): void;
}

/** A search that goes level by level. */
export interface LevelKernel {
  /** Finds the next level and returns its width; 0 after the last one. */
  advance(): number;
  /** The search as data that can be stored, and its continuation from them. */
  readonly memory?: KernelMemory;
}

/** All that a kernel holds between two levels, the last level found included, as bytes. */
export interface KernelMemory {
  /** Names the kernel, the rules, the sources and how the bytes lie. */
  readonly layout: string;
  save(): Iterable<Uint8Array>;
  load(bytes: Iterable<Uint8Array>): void;
}

/**
 * Takes level after level until one is empty or `shouldStop` returns true; a stored search is
 * continued.
 */
export function watchLevels(
  { advance, memory }: LevelKernel,
  { onLevel, shouldStop, keeper }: Watch,
): Omit<Levels, 'farthest'> {
  const kept = memory === undefined ? null : (keeper?.restore(memory.layout) ?? null);
  if (kept !== null) memory?.load(kept.bytes);
  const spheres = [...(kept?.spheres ?? [])];
  let reached = spheres.reduce((sum, width) => sum + width, 0);
  for (let width = advance(); width > 0; width = advance()) {
    addLevel('graph/levels', spheres, width);
    reached += width;
    onLevel?.(reached, spheres.length - 1);
    if (memory !== undefined && keeper?.due()) keeper.save(memory.layout, spheres, memory.save());
    if (shouldStop?.()) return { spheres, reached, complete: false };
  }
  return { spheres, reached, complete: true };
}
