import { append } from '@manaus/core/internals';
import type { ClassesLayout } from './layout.js';

/** The sources by class, as settings of the small discs of the stored placement. */
export function seedsOf(
  { placements, settings }: ClassesLayout,
  sources: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const seeds = new Map<number, number[]>();
  for (const rank of sources) {
    const placement = Math.floor(rank / settings);
    const { cls } = placements.locate(placement);
    if (placements.placementOf(cls) === placement) append(seeds, cls, rank - placement * settings);
  }
  return seeds;
}
