import type { SearchCase } from './cases.js';
import type { Measured } from './measure.js';
import type { Reach } from './reach.js';
import type { Target } from './targets.js';

/** Programs beside each other on the same work. */
export interface Comparison {
  readonly work: string;
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly results: readonly Measured[];
}

/** The parts of a bench. */
export const partNames = ['explicit', 'implicit', 'reach', 'diameter', 'all-starts'] as const;
export type PartName = (typeof partNames)[number];

/** The puzzles whose diameters are found. */
export type DiameterCase = 'oxford' | 'london' | 'four';

/** What was measured; parts that were not asked for are absent. */
export interface Results {
  readonly explicit?: Comparison;
  readonly implicit?: Readonly<Record<SearchCase, Comparison>>;
  readonly reach?: Readonly<Record<SearchCase, Reach>>;
  /** The most discs on 4 pegs that were predicted to fit in 20 GiB. */
  readonly memory?: Reach;
  readonly diameter?: Readonly<Record<DiameterCase, Reach>>;
  readonly 'all-starts'?: Comparison;
}

/** The machine, its programs, the day. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly node: string;
  readonly compiler: string | null;
  readonly platform: string;
  readonly date: string;
}

/** The whole, as `--json` prints it. */
export interface Report {
  readonly machine: Machine;
  readonly parts: Results;
  readonly targets: readonly Target[];
  readonly out: string | null;
}
