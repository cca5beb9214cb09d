import type { ClassSearch } from '@manaus/graph/internals';

/**
 * Searches of a tower that answer by classes: sets of states that automorphisms take to each other.
 */
export interface ClassSearcher {
  /** The number of classes. */
  readonly classes: number;
  /** The class of a rank. */
  classOf(rank: number): number;
  /**
   * Searches from a member of a class; `null` where `shouldStop` ended it. The arrays of the answer
   * are used again by the next search.
   */
  search(
    cls: number,
    shouldStop?: () => boolean,
  ): (ClassSearch & { readonly reached: number }) | null;
}
