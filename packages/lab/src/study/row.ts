import type { Analysis } from '../towers/analysis.js';

/** What is known of a tower with one number of discs. Fields that would take too long, and notions that do not apply, are `null`. */
export interface StudyRow extends Analysis {
  /** Aligned with `components`: whether their states reach a goal. */
  readonly reaching: readonly boolean[] | null;
  /** How many states are goals. */
  readonly goals: number | null;
  /** The diameter of the component that holds `goal`; of the strong one, when directed. */
  readonly diameter: number | null;
  /** The least eccentricity in the component that holds `goal`; `null` when directed. */
  readonly radius: number | null;
  /** Whether two colors are enough; of the graph without directions, when directed. */
  readonly bipartite: boolean | null;
  /** Whether the component that holds `goal` has a Hamilton path: one was found, or all was searched; `null` when directed. */
  readonly hamiltonPath: boolean | null;
  /** How many states are farthest. */
  readonly worstStarts: number | null;
  /** How many shortest solutions the worst starts have, all together. */
  readonly solutions: bigint | null;
  /** All discs on p0 in order of size, where that is a state and no goal; `moves` is `null` where no goal can be reached. */
  readonly fromFirstPeg: {
    readonly label: string;
    readonly moves: number | null;
    readonly solutions: bigint;
  } | null;
  /** How long it took. */
  readonly seconds: number;
}

/** How much to spend on each field that may be left open, in visits of vertices and edges, and who listens. */
export interface RowOptions {
  readonly effort?: number;
  /** Hears what is being done, and the share done where it is known. */
  readonly onProgress?: (what: string, share: number | null) => void;
}

/** Visits of vertices and edges. */
export const EFFORT = 3e8;
