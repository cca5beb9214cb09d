/**
 * {@include ../README.md}
 *
 * @module @manaus/blocks
 */

export { exportLevels, importLevels, levelFormats } from './foreign/formats.js';
export type { PackedGame } from './packed/packed-game.js';
export { type BlockGame, checkPath } from './rules/block-game.js';
export { type BlockState, blockGame } from './rules/block-games.js';
export { type BloxorzState, bloxorz } from './rules/bloxorz.js';
export { type BobbinState, bobbin } from './rules/bobbin.js';
export type { Cell, Letter } from './rules/grid.js';
export type {
  Axis,
  BloxorzLevel,
  BloxorzRules,
  BobbinLevel,
  EdgeLevel,
  Level,
} from './rules/level.js';
export { type EdgeState, onTheEdge } from './rules/on-the-edge.js';
export { withRules } from './rules/with-rules.js';
export { shortestPlay } from './search/shortest-play.js';
export { type SolutionOptions, shortestSolution } from './search/shortest-solution.js';
export { formatLevel } from './text/format-level.js';
export { parseLevel } from './text/parse-level.js';
