/** What a kernel finds: the width of every level, and the ranks of the last one, each once. */
export interface Levels {
  readonly spheres: readonly number[];
  readonly reached: number;
  /** Whether the search came to its end. */
  readonly complete: boolean;
  readonly farthest: Iterable<number>;
}

/** Who watches a search. */
export interface Watch {
  /** Hears the number of states reached, and the level, after every level. */
  readonly onLevel?: ((reached: number, level: number) => void) | undefined;
  /** Asked after every level; `true` ends the search there. */
  readonly shouldStop?: (() => boolean) | undefined;
}

/** Takes level after level until one is empty, or until somebody says stop. */
export function watchLevels(advance: () => number, { onLevel, shouldStop }: Watch): Omit<Levels, 'farthest'> {
  const spheres: number[] = [];
  let reached = 0;
  for (let width = advance(); width > 0; width = advance()) {
    spheres.push(width);
    reached += width;
    onLevel?.(reached, spheres.length - 1);
    if (shouldStop?.()) return { spheres, reached, complete: false };
  }
  return { spheres, reached, complete: true };
}
