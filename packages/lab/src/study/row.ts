import type { TowerFamily, TowerRules } from '@manaus/core';
import type { Analysis } from '../towers/analysis.js';

/**
 * The numbers of a tower with one number of discs. Fields that would take too long, or do not
 * apply, are `null`.
 */
export interface StudyRow extends Analysis {
  /** Aligned with `connectedComponents`: whether their states reach a goal. */
  readonly reaching: readonly boolean[] | null;
  /** The number of goals. */
  readonly goals: number | null;
  /** The diameter of the component that holds `goal`; of the strong one, when directed. */
  readonly diameter: number | null;
  /** The least eccentricity in the component that holds `goal`; `null` when directed. */
  readonly radius: number | null;
  /** True if the graph, without directions, is bipartite. */
  readonly bipartite: boolean | null;
  /**
   * True if the component that holds `goal` has a Hamilton path, false if a complete search found
   * none; `null` if directed.
   */
  readonly hamiltonPath: boolean | null;
  /** The total number of shortest solutions of the worst starts. */
  readonly solutions: bigint | null;
  /**
   * All discs on p0 in order of size, where that is a state and no goal; `moves` is `null` where no
   * goal can be reached.
   */
  readonly fromFirstPeg: {
    readonly label: string;
    readonly moves: number | null;
    readonly solutions: bigint;
  } | null;
  /** The time taken, in seconds. */
  readonly seconds: number;
}

/**
 * Options of a row: the effort per field that may be left open, in visits of vertices and edges,
 * and a callback.
 */
export interface RowOptions {
  readonly effort?: number;
  /** Called with the current activity, and the fraction done if it is known. */
  readonly onProgress?: (what: string, share: number | null) => void;
}

/** The rules of a studied tower with the numbers of discs of its rows. */
export const familyOf = ({ rows, tower }: StudiedRows): TowerRules[] =>
  rows.map(({ parameters }) => tower(parameters.discs));

interface StudiedRows {
  readonly rows: readonly StudyRow[];
  readonly tower: TowerFamily;
}

/** Visits of vertices and edges. */
export const EFFORT = 3e8;
