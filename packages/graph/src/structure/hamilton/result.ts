/**
 * The vertices in order, or the answer that none exist, or that the limit was reached. `nodes`:
 * the choices tried.
 *
 * For `none`, `cut` is a set of vertices that leaves too many components for one walk to visit them
 * all, which `verifyNoHamilton` counts; null where an exhaustive search found none.
 */
export type Hamilton =
  | { readonly answer: 'found'; readonly path: number[]; readonly nodes: number }
  | { readonly answer: 'none'; readonly cut: number[] | null; readonly nodes: number }
  | { readonly answer: 'unknown'; readonly nodes: number };

/** The walk that is asked for: a cycle, or a path, perhaps with one or both ends given. */
export interface HamiltonWalk {
  readonly closed: boolean;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/**
 * The most components that the rest of a graph may fall into without `taken` vertices, if it has
 * the walk: a cycle is cut into at most `taken` paths, a path into one more, less one for each of
 * its ends among them.
 */
export const mostComponents = (walk: HamiltonWalk, taken: number, endsTaken: number): number =>
  walk.closed ? Math.max(1, taken) : taken + 1 - endsTaken;
