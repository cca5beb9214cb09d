/**
 * The parts of this package that others of this repository use; not a public API: it may change in
 * any release.
 *
 * @module @manaus/core/internals
 */

export { type Bounds, faultCodes } from './errors/english.js';
export { edits } from './errors/nearest.js';
export { type Noun, nouns } from './errors/nouns.js';
export { type BrokenRule, ruleCodes } from './errors/rules.js';
export { cut, gibibytes, listed, must, type Sentences, short, shown } from './errors/sentence.js';
export { documents } from './errors/texts.js';
export {
  faultMaker,
  requireBound,
  requireCallbacks,
  requireKind,
  requireNumber,
  requireOneOf,
  requireOptions,
  requireShape,
} from './errors.js';
export { exactJson, exactJsonText, isObject, jsonDepth } from './exact-json.js';
export { append, tally } from './keyed.js';
export { once } from './once.js';
export { requirePuzzle } from './puzzle.js';
export { remembered } from './remembered.js';
export { sum } from './sum.js';
export { rankPermutation, unrankPermutation } from './towers/codec.js';
export { comparableGoal } from './towers/comparable-goal.js';
export { discsInLabel } from './towers/notation.js';
export { pegBounds } from './towers/options.js';
export { predicateText } from './towers/predicate.js';
export {
  brokenRule,
  misplaced,
  pegDigraph,
  pegMoveNames,
  pegMovesName,
  readPegMoves,
} from './towers/rules.js';
export { playMoves } from './towers/solve/given-play.js';
export { otherMove } from './towers/solve/hanoi-iterative.js';
export { hasManausRules } from './towers/solve/manaus.js';
export { applyMove, topMoveBetween } from './towers/tower-puzzle.js';
export { visible } from './visible.js';
