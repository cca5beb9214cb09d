/**
 * {@include ../README.md}
 *
 * @module @manaus/core
 */

export * from './errors.js';
export * from './integers.js';
export * from './laws/puzzle-laws.js';
export type { Notation, Puzzle, StateCodec } from './puzzle.js';
export * from './random.js';
export { kindsOf, representative } from './towers/alike.js';
export { bucharest } from './towers/bucharest.js';
export { allowedHeights, rankPermutation, unrankPermutation } from './towers/codec.js';
export * from './towers/file/read-tower.js';
export { type HanoiOptions, hanoi } from './towers/hanoi.js';
export { london } from './towers/london.js';
export { type ManausOptions, manaus } from './towers/manaus.js';
export type * from './towers/named-tower.js';
export * from './towers/named-towers.js';
export { formatLabel, parseLabel } from './towers/notation.js';
export type { TowerOptions } from './towers/options.js';
export { oxford, oxford1 } from './towers/oxford.js';
export * from './towers/pieces/discs.js';
export * from './towers/pieces/goals.js';
export * from './towers/pieces/moves.js';
export {
  withDiscsApart,
  withForbiddenStates,
  withPermittedStates,
  withStateCapacities,
} from './towers/pieces/states.js';
export { predicateText } from './towers/predicate.js';
export {
  isDirected,
  isDirectedTower,
  isGoal,
  mayRest,
  type PegMoves,
  pegMoveNames,
  pegMoves,
  pegMovesName,
  regularState,
  requireDigraph,
  violation,
} from './towers/rules.js';
export * from './towers/solve/bucharest.js';
export { gatherDiscs, hanoiRecursive } from './towers/solve/gather.js';
export * from './towers/solve/hanoi-average.js';
export * from './towers/solve/hanoi-by-number.js';
export * from './towers/solve/hanoi-iterative.js';
export * from './towers/solve/hanoi-shortest.js';
export * from './towers/solve/hanoi-worst.js';
export * from './towers/solve/london.js';
export * from './towers/solve/manaus.js';
export * from './towers/solve/oxford.js';
export * from './towers/solve/run-program.js';
export { type Stop, type StopCode, type StopReason, stopText } from './towers/solve/stop.js';
export * from './towers/state.js';
export { compileTower, type Tower, towerCodec } from './towers/tower.js';
export * from './towers/tower-puzzle.js';
export type {
  PegDigraph,
  Predicate,
  StateRules,
  TowerFacts,
  TowerFamily,
  TowerRules,
} from './towers/tower-rules.js';
