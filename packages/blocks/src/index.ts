/**
 * {@include ../README.md}
 *
 * @module @manaus/blocks
 */

export * from './packed/bloxorz.js';
export * from './packed/bobbin.js';
export * from './packed/on-the-edge.js';
export type { PackedGame } from './packed/packed-game.js';
export * from './packed/packed-games.js';
export * from './rules/block-game.js';
export * from './rules/block-games.js';
export * from './rules/bloxorz.js';
export * from './rules/bobbin.js';
export type { Cell, Direction, Grid, Letter } from './rules/grid.js';
export * from './rules/level.js';
export * from './rules/on-the-edge.js';
export * from './search/shortest-play.js';
export * from './search/shortest-solution.js';
export * from './text/format-level.js';
export * from './text/parse-level.js';
