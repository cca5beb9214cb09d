import type { HanoiOptions } from './options.js';
import type { Tower } from './tower.js';

/**
 * A row of the registry of towers: a tower for each number of discs, with all that a command line,
 * a page or the reference needs to offer it.
 *
 * The words of help are English. A page may have words in its languages under the name of the
 * tower; without them it shows the name.
 */
export interface NamedTower {
  /** The name in commands and addresses, such as `manaus`. */
  readonly name: string;
  /** The rules in one line of help. */
  readonly rules: string;
  /** The tower for a number of discs; one on three pegs ignores the option `pegs`. */
  readonly tower: (discs: number, options?: HanoiOptions) => Tower;
  /** True if the number of pegs is an option; three pegs by default. */
  readonly takesPegs?: boolean;
  /** The number of pegs of a puzzle without the option; 3 by default. */
  readonly pegs?: number;
  /** The least number of discs; 1 by default. */
  readonly fewestDiscs?: number;
  /** The default capacities in help, such as `n,n-1,n-2,...`; no limit by default. */
  readonly capacities?: string;
  /** The place of all discs in the default goal, in help: `on the last peg`. */
  readonly goal: string;
  /** True if a goal stands for every order of the discs on each peg. */
  readonly anyOrder?: boolean;
}
