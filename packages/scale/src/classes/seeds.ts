import { append } from '@manaus/core/internals';
import { type ClassesLayout, placeOf } from './layout.js';

/** The sources by class, as settings of the small discs of the stored placement. */
export function seedsOf(
  layout: ClassesLayout,
  sources: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const { placements } = layout;
  const seeds = new Map<number, number[]>();
  for (const rank of sources) {
    const { placement, setting } = placeOf(layout, rank);
    const { cls } = placements.locate(placement);
    if (placements.placementOf(cls) === placement) append(seeds, cls, setting);
  }
  return seeds;
}
