import { readFileSync } from 'node:fs';

/** Times of searches by classes on one machine, in seconds of processor time. */
export interface Measured {
  /** One search of a class, and what it takes beside that. */
  readonly single: readonly { smallDiscs: number; search: number; keeping: number }[];
  /** Whole searches with worker processes. */
  readonly whole: readonly WholeSearch[];
  readonly savings: readonly Saving[];
  /** Ideas that were left out, with the work that they take, in times of the method as it is. */
  readonly left: readonly { idea: string; n: number; largeDiscs: number; cost: number }[];
}

/**
 * A whole search with worker processes: their time, and that of the process that keeps the table.
 */
export interface WholeSearch {
  readonly n: number;
  readonly workers: number;
  readonly searches: number;
  readonly working: number;
  readonly keeping: number;
}

/** A search with or without the two savings. */
export interface Saving {
  readonly n: number;
  readonly largeDiscs: number;
  /** Whether the largest disc away from the goal moves only once. */
  readonly stages: boolean;
  /** Whether searches that repeat another are left out. */
  readonly repeats: boolean;
  readonly classes: number;
  readonly searches: number;
  readonly seconds: number;
}

/** The measurements that a file keeps. */
export const readMeasured = (file: string): Measured => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The rows of a table of savings: each search with the factor in time against the search without
 * any saving, and against the one without repeats alone; empty where that one was not measured.
 *
 * @example
 * ```ts
 * const search = { n: 15, largeDiscs: 5, classes: 187, searches: 443 };
 * const plain = { ...search, stages: false, repeats: false, seconds: 3 };
 * savingRows([plain, { ...plain, stages: true, seconds: 2 }])[1]?.['factor in all']; // => '1.50'
 * ```
 */
export const savingRows = (savings: readonly Saving[]) =>
  savings.map((saving) => ({
    n: saving.n,
    'large discs': saving.largeDiscs,
    'largest disc moves once': saving.stages ? 'yes' : '',
    'no repeats': saving.repeats ? 'yes' : '',
    classes: saving.classes,
    searches: saving.searches,
    seconds: saving.seconds,
    'factor in all': factor(savings, saving, false),
    'of no repeats': saving.repeats ? factor(savings, saving, saving.stages) : '',
  }));

function factor(savings: readonly Saving[], saving: Saving, stages: boolean): string {
  const base = savings.find(
    (other) =>
      other.n === saving.n &&
      other.largeDiscs === saving.largeDiscs &&
      other.stages === stages &&
      !other.repeats,
  );
  return base === undefined || base === saving ? '' : (base.seconds / saving.seconds).toFixed(2);
}
