import type { SearchCase } from './cases.js';
import type { Measured } from './measure.js';
import type { Reach } from './reach.js';

/** The times of several programs for the same work. */
export interface Comparison {
  readonly work: string;
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly results: readonly Measured[];
}

/** The parts of a bench. */
export const partNames = [
  'explicit',
  'implicit',
  'classes',
  'reach',
  'diameter',
  'all-starts',
] as const;
export type PartName = (typeof partNames)[number];

/** The puzzles whose diameters are computed. */
export type DiameterCase = 'oxford' | 'london' | 'four';

/** The measurements by part; parts that were not requested are absent. */
export interface Results {
  readonly explicit?: Comparison;
  readonly implicit?: Readonly<Record<SearchCase, Comparison>>;
  /** All states of Hanoi on 4 pegs, one class at a time beside bit planes. */
  readonly classes?: Comparison;
  readonly reach?: Readonly<Record<SearchCase, Reach>>;
  /** The run on 4 pegs with the most discs that fit in 20 GiB by prediction. */
  readonly memory?: Reach;
  readonly diameter?: Readonly<Record<DiameterCase, Reach>>;
  readonly 'all-starts'?: Comparison;
}

/** A row of the table of targets. */
export interface Target {
  readonly id: string;
  readonly work: string;
  /** The unit of the numbers. */
  readonly unit:
    | 'times as long'
    | 'times as fast'
    | 'bytes per state'
    | 'MB'
    | 'discs'
    | 'states per second';
  /** The value to reach. */
  readonly target: number;
  /** The value to aim for; `null` if none is set. */
  readonly goFor: number | null;
  /** `null` if it was not measured. */
  readonly measured: number | null;
  /** The number of discs of the measurement. */
  readonly discs: number | null;
  /** `null` if it was not measured. */
  readonly verdict: 'beyond' | 'reached' | 'missed' | null;
}

/** The machine, its software, the date. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly node: string;
  readonly compiler: string | null;
  readonly platform: string;
  readonly date: string;
}

/** The document that `--json` prints. */
export interface Report {
  readonly machine: Machine;
  readonly parts: Results;
  readonly targets: readonly Target[];
  readonly out: string | null;
}
