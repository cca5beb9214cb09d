/**
 * The faults of input. Another package adds its codes to them where it throws them, and gives the
 * sentence of a code to the error:
 *
 * ```ts
 * declare module '@manaus/core/faults' {
 *   interface Faults {
 *     tooSweet: { readonly got: number };
 *   }
 * }
 * ```
 *
 * @module @manaus/core/faults
 */

import type { GraphFaults } from './errors/graphs.js';
import type { ListFaults } from './errors/lists.js';
import type { NumberFaults } from './errors/numbers.js';
import type { SizeFaults } from './errors/sizes.js';
import type { TextFaults } from './errors/texts.js';
import type { TowerFaults } from './errors/towers.js';

/** The faults that this package words. */
export interface WordedFaults
  extends GraphFaults,
    ListFaults,
    NumberFaults,
    SizeFaults,
    TextFaults,
    TowerFaults {}

/** The faults of input: each code with its values. */
export interface Faults extends WordedFaults {}
