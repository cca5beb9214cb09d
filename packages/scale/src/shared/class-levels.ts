import type { ClassSearch } from '@manaus/graph/internals';

/** The first and the last level with states of each class; -1 for a class without states. */
export interface ClassLevels {
  readonly nearest: Int32Array;
  readonly farthest: Int32Array;
}

export const emptyLevels = (classes: number): ClassLevels => ({
  nearest: new Int32Array(classes),
  farthest: new Int32Array(classes),
});

/** Notes that a class has states of a level. */
export function noteClass({ nearest, farthest }: ClassLevels, cls: number, level: number): void {
  if (nearest[cls] < 0) nearest[cls] = level;
  farthest[cls] = level;
}

/** Takes level after level; `note` notes the classes in each. `null` where it was stopped. */
export function searchLevels(
  { nearest, farthest }: ClassLevels,
  advance: (level: number) => number,
  note: (level: number) => void,
  shouldStop: () => boolean = () => false,
): (ClassSearch & { readonly reached: number }) | null {
  nearest.fill(-1);
  farthest.fill(-1);
  let reached = 0;
  let level = 0;
  for (let width = advance(level); width > 0; width = advance(++level)) {
    reached += width;
    note(level);
    if (shouldStop()) return null;
  }
  return { eccentricity: level - 1, nearest, farthest, reached };
}
