import { type BrokenRule, ruleSentence } from './rules.js';
import { must, type Sentences } from './sentence.js';

/** Faults of towers, their states and moves. */
export interface TowerFaults {
  regular: {
    readonly tower: string;
    readonly discs: number;
    readonly why: BrokenRule;
    readonly got: unknown;
  };
  room: { readonly n: number; readonly got: unknown };
  goalRoom: { readonly n: number; readonly peg: number; readonly got: unknown };
  solvable: { readonly got: unknown };
  digraph: { readonly pegs: number; readonly got: unknown };
  /** Pairs of pegs as text. */
  pegPairs: { readonly most: number; readonly got: unknown };
  alike: { readonly disc: number; readonly on: number };
  sizeOrdered: { readonly got: unknown };
  noGoal: { readonly tower: string; readonly discs: number };
  oneMoveApart: { readonly got: unknown };
  /** `at`: the number of the first letter that is not a legal move. */
  illegalMove: { readonly at: number; readonly got: unknown };
}

export const towerSentences: Sentences<TowerFaults> = {
  regular: must(
    ({ tower, discs, why }) =>
      `be a regular state of ${tower} with ${discs} discs: ${ruleSentence(why)}`,
  ),
  room: must(({ n }) => `be enough for ${n} discs`),
  solvable: must(() => 'be a state from which the goal can be reached'),
  goalRoom: must(({ n, peg }) => `be at least ${n} on p${peg}, where the goal is`),
  digraph: must(({ pegs }) => `be a ${pegs} x ${pegs} table without loops`),
  pegPairs: must(({ most }) => `be pairs of two pegs from 0 to ${most}`),
  alike: ({ disc, on }, what) =>
    `${what} must not tell alike discs apart, as disc ${disc} on disc ${on}`,
  sizeOrdered: must(() => 'be size-ordered'),
  noGoal: ({ tower, discs }, what) =>
    `${what} must be met by a state: ${tower} with ${discs} discs has none`,
  oneMoveApart: must(() => 'be one move apart'),
  illegalMove: must(({ at }) => `be legal up to its end, not at letter ${at}`),
};
