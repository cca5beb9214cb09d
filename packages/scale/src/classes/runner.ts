/** No distance known. */
export const UNKNOWN = 65535;

/** A class to be searched: the distances known on its boundary, and sources within it. */
export interface ClassTask {
  readonly cls: number;
  /**
   * A distance for each place of the boundary; `UNKNOWN` where none is known. Made exact within the
   * class.
   */
  readonly row: Uint16Array;
  /** The settings that are sources of the whole search. */
  readonly seeds: readonly number[];
}

/** The distances in a class, given those on its boundary. */
export interface ClassRun {
  /** The least distance, and the number of settings at each from there on. */
  readonly first: number;
  readonly widths: Uint32Array;
}

/** Searches classes, one at a time. */
export interface ClassRunner {
  run(task: ClassTask): ClassRun;
  /** The settings of a class at one distance. */
  at(task: ClassTask, level: number): Iterable<number>;
}
