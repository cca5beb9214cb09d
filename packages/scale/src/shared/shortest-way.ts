/** A shortest way from a state to the nearest goal. */
export interface ShortestWay {
  readonly moves: number;
  /** The ranks from the state to a goal, the least possible one at every step. */
  path(): Iterable<number>;
}

/** Options of a search for a shortest way. */
export interface ShortestWayOptions {
  /** Have only the number of moves. */
  readonly count?: boolean | undefined;
  readonly onLevel?: ((reached: number) => void) | undefined;
}

/** A search that can tell the way from a state to the nearest goal. */
export interface WaySearch {
  /** `null` if no goal can be reached. */
  from(start: number, options?: ShortestWayOptions): ShortestWay | null;
}
