/**
 * {@include ../README.md}
 *
 * @module @manaus/core
 */

export { conditions } from './errors/numbers.js';
export { kinds } from './errors/texts.js';
export {
  type Fault,
  type FaultCode,
  type Faults,
  faultText,
  InputError,
  isInputError,
  requireInteger,
  type Spot,
} from './errors.js';
export { factorial, range } from './integers.js';
export { puzzleLaws } from './laws/puzzle-laws.js';
export type { Notation, Puzzle, StateCodec } from './puzzle.js';
export { seededRandom } from './random.js';
export { kindsOf, representative } from './towers/alike.js';
export { bucharest } from './towers/bucharest.js';
export { allowedHeights } from './towers/codec.js';
export { readTower } from './towers/file/read-tower.js';
export { hanoi } from './towers/hanoi.js';
export { london } from './towers/london.js';
export { manaus } from './towers/manaus.js';
export type { NamedTower } from './towers/named-tower.js';
export { findTower, namedTowers, towerRegistry } from './towers/named-towers.js';
export { formatLabel, parseLabel, towerState } from './towers/notation.js';
export type { HanoiOptions } from './towers/options.js';
export { oxford, oxford1 } from './towers/oxford.js';
export { withColors, withEqualStacking, withSizes } from './towers/pieces/discs.js';
export { withGoals } from './towers/pieces/goals.js';
export { withDiscMoves, withForbiddenMoves, withPermittedMoves } from './towers/pieces/moves.js';
export {
  withDiscsApart,
  withForbiddenStates,
  withPermittedStates,
  withStateCapacities,
} from './towers/pieces/states.js';
export {
  isDirected,
  isDirectedTower,
  type PegMoves,
  type PegPairs,
  pegMoves,
  pegPairs,
  regularState,
  violation,
} from './towers/rules.js';
export { bucharestIterative, bucharestRecursive } from './towers/solve/bucharest.js';
export { gatherDiscs, hanoiRecursive } from './towers/solve/gather.js';
export { playStates } from './towers/solve/given-play.js';
export { hanoiDistanceSum } from './towers/solve/hanoi-average.js';
export { hanoiMove, hanoiPosition } from './towers/solve/hanoi-by-number.js';
export { hanoiIterative } from './towers/solve/hanoi-iterative.js';
export {
  hanoiDistance,
  hanoiMoves,
  hanoiNextMove,
  hanoiPath,
} from './towers/solve/hanoi-shortest.js';
export { hanoiWorstMoves } from './towers/solve/hanoi-worst.js';
export { londonRecursive } from './towers/solve/london.js';
export { isGoodManaus, manausRecursive } from './towers/solve/manaus.js';
export { oxfordRecursive } from './towers/solve/oxford.js';
export { Board, type Play, runProgram, type TowerProgram } from './towers/solve/run-program.js';
export { type Stop, type StopCode, type StopReason, stopText } from './towers/solve/stop.js';
export {
  type Arrangement,
  type Disc,
  type Peg,
  pegsOfDiscs,
  stacked,
  type TowerMove,
  type TowerState,
} from './towers/state.js';
export { compileTower, type Tower, towerCodec } from './towers/tower.js';
export { isGoal, moveBetween, towerPuzzle } from './towers/tower-puzzle.js';
export type { PegDigraph, TowerFamily, TowerRules } from './towers/tower-rules.js';
